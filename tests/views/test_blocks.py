"""The small pieces of the window: what is set in the serif is seen whole."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from kingdom_gui.views.blocks import title
from kingdom_gui.views.theme import apply_theme


def inked_rows(label: QLabel) -> int:
    """How many rows of pixels the text of a label takes."""
    image = label.grab().toImage()
    ground = image.pixelColor(image.width() - 1, image.height() - 1)
    rows = range(image.height())
    return sum(any(image.pixelColor(x, y) != ground for x in range(image.width())) for y in rows)


def test_accents_on_capitals_are_not_cut_off(qtbot: QtBot, qapp: QApplication) -> None:
    apply_theme(qapp, "light")
    plain, accented = title("E", 2.0), title("É", 2.0)
    for label in (plain, accented):
        qtbot.addWidget(label)
        label.resize(label.sizeHint())
    assert inked_rows(accented) >= inked_rows(plain) + 5
