"""Small matters of how things look: swatches keep their colour, dialog buttons carry no icons."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QProxyStyle,
    QRadioButton,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QStyleOptionButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from kingdom_gui.views.terrain_panel import _swatch
from kingdom_gui.views.theme import LIGHT, apply_theme


class WithIcons(QProxyStyle):
    """A style of a desktop that gives the buttons of dialogs icons."""

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: QStyleHintReturn | None = None,
    ) -> int:
        if hint == QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons:
            return 1
        return super().styleHint(hint, option, widget, returnData)


def test_the_swatch_of_the_terrain_in_hand_keeps_its_colour(qapp: QApplication) -> None:
    icon = _swatch("forest")
    size = QSize(22, 22)
    chosen, other = (icon.pixmap(size, mode).toImage() for mode in (QIcon.Mode.Selected, QIcon.Mode.Normal))
    assert chosen.pixelColor(6, 11) == other.pixelColor(6, 11)


def test_no_button_of_a_dialog_has_an_icon(qtbot: QtBot, qapp: QApplication) -> None:
    qapp.setStyle(WithIcons("Fusion"))
    apply_theme(qapp, "light")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel | QDialogButtonBox.StandardButton.Save)
    qtbot.addWidget(box)
    box.show()
    bare = [button.icon().isNull() for button in box.buttons()]
    qapp.setStyle("Fusion")
    assert bare == [True, True]


def test_the_choice_keeps_its_dot_while_it_has_the_focus(qtbot: QtBot, qapp: QApplication) -> None:
    apply_theme(qapp, "light")
    button = QRadioButton("Onto the open map")
    qtbot.addWidget(button)
    button.setChecked(True)
    button.show()
    for focus in (button.setFocus, button.clearFocus):
        focus()
        option = QStyleOptionButton()
        option.initFrom(button)
        spot = button.style().subElementRect(QStyle.SubElement.SE_RadioButtonIndicator, option, button)
        assert button.grab().toImage().pixelColor(spot.center()).name() == LIGHT.accent


def test_a_list_in_hand_opens_to_all_its_rows(qtbot: QtBot, qapp: QApplication) -> None:
    apply_theme(qapp, "light")
    board = QWidget()
    qtbot.addWidget(board)
    box = QComboBox(board)
    box.addItems(["unclaimed", "Thornmarch"])
    board.show()
    board.activateWindow()
    box.setFocus()
    qtbot.waitUntil(box.hasFocus)
    box.showPopup()
    rows = box.view()
    qtbot.waitUntil(rows.isVisible)
    assert rows.viewport().height() >= 2 * rows.sizeHintForRow(0)
    box.hidePopup()
