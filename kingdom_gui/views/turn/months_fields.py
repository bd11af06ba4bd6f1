"""Fields of the panel that plays several months: a bound that can be off, and a choice of roles."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QMenu, QPushButton, QSpinBox, QWidget

from ...document.document import Document
from .. import speech
from ..blocks import spin_box


class Bound(QWidget):
    """A bound that can be switched off: a box to tick and its number."""

    def __init__(self, low: int, high: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = QCheckBox(self)
        self.number: QSpinBox = spin_box(low, high, low, self)
        self.box.toggled.connect(self.number.setEnabled)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.box, 1)
        row.addWidget(self.number)

    def name(self, text: str) -> None:
        """Write what is bound."""
        self.box.setText(text)
        self.number.setAccessibleName(text)

    @property
    def value(self) -> int | None:
        """The bound, or None where it is off."""
        return self.number.value() if self.box.isChecked() else None

    def put(self, value: int | None, otherwise: int) -> None:
        """Show a bound; where it is off, `otherwise` is offered."""
        self.box.setChecked(value is not None)
        self.number.setValue(otherwise if value is None else value)
        self.number.setEnabled(value is not None)


class RolesButton(QPushButton):
    """Names the roles chosen; its menu chooses among all."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.chosen: tuple[str, ...] = ()
        menu = QMenu(self)
        menu.aboutToShow.connect(self._fill)
        self.setMenu(menu)

    def put(self, roles: tuple[str, ...]) -> None:
        """Choose these."""
        self.chosen = tuple(role for role in self._document.rules.roles if role in roles)
        names = [speech.capital(speech.term("role", role)) for role in self.chosen]
        more = f" +{len(names) - 1}" if len(names) > 1 else ""
        self.setText(names[0] + more if names else self.tr("Nobody"))
        self.setToolTip(", ".join(names))
        self.setAccessibleDescription(", ".join(names) or self.text())

    def _fill(self) -> None:
        menu = self.menu()
        menu.clear()
        for role in self._document.rules.roles:
            action = menu.addAction(speech.capital(speech.term("role", role)))
            action.setCheckable(True)
            action.setChecked(role in self.chosen)
            action.toggled.connect(lambda on, role=role: self._toggle(role, on))

    def _toggle(self, role: str, on: bool) -> None:
        self.put((*self.chosen, role) if on else tuple(one for one in self.chosen if one != role))
