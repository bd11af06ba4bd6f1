"""A box of the colours that kingdoms may have on the map."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QIcon, QPixmap
from PySide6.QtWidgets import QComboBox, QWidget

from .marking import QT_TRANSLATE_NOOP

COLOURS = {
    "#8c2f1b": QT_TRANSLATE_NOOP("ColoursBox", "Brick"),
    "#2f5d7c": QT_TRANSLATE_NOOP("ColoursBox", "Blue"),
    "#4d6b2f": QT_TRANSLATE_NOOP("ColoursBox", "Moss"),
    "#7a5b1f": QT_TRANSLATE_NOOP("ColoursBox", "Ochre"),
    "#5c3a73": QT_TRANSLATE_NOOP("ColoursBox", "Violet"),
    "#2b6b64": QT_TRANSLATE_NOOP("ColoursBox", "Teal"),
    "#8a3b5a": QT_TRANSLATE_NOOP("ColoursBox", "Rose"),
    "#4a4a4a": QT_TRANSLATE_NOOP("ColoursBox", "Slate"),
}


def colours_box(parent: QWidget, chosen: str) -> QComboBox:
    """The colours by name, that of `chosen` in hand; first what the program gives where nobody chooses."""
    box = QComboBox(parent)
    translate = QCoreApplication.translate
    box.addItem(translate("ColoursBox", "By itself, unlike the others’"), "")
    for colour, name in COLOURS.items():
        box.addItem(_swatch(colour), translate("ColoursBox", name), colour)
    if chosen and box.findData(chosen) < 0:
        box.addItem(_swatch(chosen), translate("ColoursBox", "As it is"), chosen)
    box.setCurrentIndex(max(box.findData(chosen), 0))
    return box


def _swatch(colour: str) -> QIcon:
    swatch = QPixmap(16, 16)
    swatch.fill(QColor(colour))
    return QIcon(swatch)
