"""A dialog in steps that stands beside the window: what would come of it is shown all the time."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ...document.document import Document
from ...engine.actions import Change, Refusal
from ...engine.patch import Patch
from ..blocks import quiet, rule
from ..text_size import by_text
from .action_dialog import ActionDialog
from .realm_preview import Realm, RealmPreview

STEP_HEIGHT = 260


class GuidedDialog(ActionDialog):
    """Subclasses add a page for each step and say which kingdoms to show before and after the deed.

    Steps may be gone through in any order, and the deed done from each of them. It blocks nothing, so that
    the map can be used meanwhile, and closes when the kingdoms it is about change under it.
    """

    def __init__(self, document: Document, name: str, verb: str, parent: QWidget | None = None) -> None:
        super().__init__(document, name, verb, parent)
        self.setModal(False)
        self.stack = QStackedWidget(self)
        self.step_buttons: list[QPushButton] = []
        self._row = QHBoxLayout()
        self._row.setSpacing(6)
        self._row.addStretch()
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.go_to)
        self.preview = RealmPreview(document.rules, self)
        self.form.addRow(self._row)
        self.form.addRow(self.stack)
        self.form.addRow(rule())
        self.form.addRow(self.preview)
        self.back, self.next = self._way(self.tr("Back"), -1), self._way(self.tr("Next"), 1)
        document.changed.connect(self._outdated)
        by_text(self, least_width=720)

    def add_step(self, name: str, page: QWidget) -> None:
        """Add a step with its page, which scrolls where it is long."""
        number = self.stack.count()
        button = QPushButton(f"{number + 1}  {name}", self)
        button.setCheckable(True)
        button.setAutoDefault(False)
        button.setChecked(number == 0)
        self._group.addButton(button, number)
        self.step_buttons.append(button)
        self._row.insertWidget(number, button)
        area = QScrollArea(self)
        area.setAccessibleName(name)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        by_text(area, least_height=STEP_HEIGHT)
        page.setObjectName("page")
        area.setWidget(page)
        self.stack.addWidget(area)
        self._tell_ways()

    def go_to(self, step: int) -> None:
        """Show a step, counted from 0."""
        self.stack.setCurrentIndex(step)
        self.step_buttons[step].setChecked(True)
        self._tell_ways()

    def realms(self, change: Change | None) -> list[Realm]:
        """The kingdoms to show, as they are and as they would be."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Show what would come of it; of what the GM must insist on, what would come of it then."""
        super().refresh()
        action = self.action()
        found = self.document.check(action) if action is not None else None
        if action is not None and isinstance(found, Refusal) and found.overridable:
            found = self.document.check(replace(action, override=True))
        self.preview.show_realms(self.realms(found if isinstance(found, Change) else None))
        layout = self.layout()
        if layout is not None:  # long names widen it
            layout.activate()
            self.resize(max(self.width(), layout.minimumSize().width()), self.height())

    def about(self) -> tuple[str, ...]:
        """The ids of the kingdoms that it is about."""
        raise NotImplementedError

    def _outdated(self, patch: Patch) -> None:
        """What is chosen here rests on the campaign as it was: after another change it is looked at anew."""
        kingdoms = self.document.campaign.kingdoms
        if not self.isVisible():
            return
        if not patch or any(key not in kingdoms for key in self.about()):
            self.reject()
        else:
            self.refresh()

    def _way(self, text: str, by: int) -> QPushButton:
        button = quiet(text)
        button.setAutoDefault(False)
        button.clicked.connect(lambda: self.go_to(self.stack.currentIndex() + by))
        self._row.addWidget(button)
        return button

    def _tell_ways(self) -> None:
        here, last = self.stack.currentIndex(), self.stack.count() - 1
        self.back.setEnabled(here > 0)
        self.next.setEnabled(here < last)


def page_of(*parts: QWidget | QLayout) -> QWidget:
    """A page of a step with these parts one below the other."""
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(12, 8, 12, 8)
    column.setSpacing(8)
    for part in parts:
        if isinstance(part, QWidget):
            column.addWidget(part)
        else:
            column.addLayout(part)
    column.addStretch()
    return page


__all__ = ["GuidedDialog", "page_of"]
