"""Forms for what the GM writes on the map: a label, and a pin."""

from __future__ import annotations

from typing import get_args

from PySide6.QtWidgets import QCheckBox, QComboBox, QDialogButtonBox, QLineEdit, QPlainTextEdit, QWidget

from ...document.document import Document
from ...engine.actions import Action
from ...engine.actions.annotate import (
    EditLabel,
    EditPin,
    PlaceLabel,
    PlacePin,
    RemoveLabel,
    RemovePin,
)
from ...engine.hexes import HexId
from ...engine.state import LARGEST_SIZE, LEAST_SIZE, STEEPEST, MapLabel, Pin, PinSymbol
from ..blocks import spin_box
from ..map_texts import symbol_name
from ..pin_icons import pin_icon
from ..text_size import by_text
from .action_dialog import ActionDialog

SYMBOLS: tuple[PinSymbol, ...] = get_args(PinSymbol)


class LabelDialog(ActionDialog):
    """Write a new label on a hex, or change the one of a number."""

    needs = "name"

    def __init__(
        self, document: Document, hex_id: HexId, number: int | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(document, "", "", parent)
        old = document.campaign.labels.get(number) if number is not None else None
        self._hex, self._number = hex_id, old.id if old else None
        old = old or MapLabel(0, hex_id, "")
        _head(self, self.tr("Change a label") if self._number else self.tr("Write a label"))
        self.do_button.setText(self.tr("Keep") if self._number else self.tr("Write"))
        self.text = QLineEdit(old.text, self)
        self.size_box = spin_box(LEAST_SIZE, LARGEST_SIZE, old.size, self)
        self.angle = spin_box(-STEEPEST, STEEPEST, old.angle, self)
        self.angle.setSingleStep(5)
        self.angle.setSuffix("°")
        self.shared = QCheckBox(self.tr("The players see it"), self)
        self.shared.setChecked(old.shared)
        self.form.addRow(self.tr("&Text"), self.text)
        self.form.addRow(self.tr("&Size"), self.size_box)
        self.form.addRow(self.tr("&Angle"), self.angle)
        self.form.addRow("", self.shared)
        self.text.textChanged.connect(self.refresh)
        self.size_box.valueChanged.connect(self.refresh)
        self.angle.valueChanged.connect(self.refresh)
        self.shared.toggled.connect(self.refresh)
        if self._number is not None:
            _may_remove(self, self.tr("Remove"), RemoveLabel(number=self._number))

    def action(self) -> Action | None:
        text = self.text.text().strip()
        if not text:
            return None
        size, angle, shared = self.size_box.value(), self.angle.value(), self.shared.isChecked()
        if self._number is None:
            return PlaceLabel(hex=self._hex, text=text, size=size, angle=angle, shared=shared)
        return EditLabel(number=self._number, text=text, size=size, angle=angle, shared=shared)

    def missing(self) -> str:
        return self.tr("It needs a text.")


class PinDialog(ActionDialog):
    """Put a new pin on a hex, or change the one of a number."""

    def __init__(
        self, document: Document, hex_id: HexId, number: int | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(document, "", "", parent)
        old = document.campaign.pins.get(number) if number is not None else None
        self._hex, self._number = hex_id, old.id if old else None
        old = old or Pin(0, hex_id)
        _head(self, self.tr("Change a pin") if self._number else self.tr("Put a pin"))
        self.do_button.setText(self.tr("Keep") if self._number else self.tr("Put"))
        self.symbol = QComboBox(self)
        by_text(self.symbol, icon=18)
        for symbol in SYMBOLS:
            self.symbol.addItem(pin_icon(symbol, old.shared), symbol_name(symbol), symbol)
        self.symbol.setCurrentIndex(SYMBOLS.index(old.symbol))
        self.text = QPlainTextEdit(old.text, self)
        self.text.setTabChangesFocus(True)
        by_text(self.text, fixed_height=80)
        self.shared = QCheckBox(self.tr("The players see it"), self)
        self.shared.setChecked(old.shared)
        self.form.addRow(self.tr("&Symbol"), self.symbol)
        self.form.addRow(self.tr("&Text"), self.text)
        self.form.addRow("", self.shared)
        self.symbol.currentIndexChanged.connect(self.refresh)
        self.text.textChanged.connect(self.refresh)
        self.shared.toggled.connect(self.refresh)
        if self._number is not None:
            _may_remove(self, self.tr("Remove"), RemovePin(number=self._number))

    def action(self) -> Action | None:
        text, symbol = self.text.toPlainText().strip(), SYMBOLS[max(0, self.symbol.currentIndex())]
        if self._number is None:
            return PlacePin(hex=self._hex, text=text, symbol=symbol, shared=self.shared.isChecked())
        return EditPin(number=self._number, text=text, symbol=symbol, shared=self.shared.isChecked())


def written_dialog(
    document: Document, kind: str, hex_id: HexId, number: int | None, parent: QWidget | None = None
) -> ActionDialog:
    """The form for a label or a pin: a new one on a hex, or the one of a number; or for special terrain."""
    if kind == "special":
        from .special_terrain import SpecialTerrainDialog

        return SpecialTerrainDialog(document, hex_id, parent)
    return (LabelDialog if kind == "label" else PinDialog)(document, hex_id, number, parent)


def _head(dialog: ActionDialog, text: str) -> None:
    dialog.setWindowTitle(text)
    dialog.head.setText(text)


def _may_remove(dialog: ActionDialog, text: str, action: Action) -> None:
    """A button that takes it off the map."""
    button = dialog.buttons.addButton(text, QDialogButtonBox.ButtonRole.DestructiveRole)
    button.setAutoDefault(False)

    def remove() -> None:
        dialog.document.do(action)
        dialog.reject()

    button.clicked.connect(remove)
