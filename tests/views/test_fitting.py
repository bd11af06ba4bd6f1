"""A dialog that grows as it is shown does not grow beyond the screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialogButtonBox, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from kingdom_gui.views.fitting import FittingDialog
from kingdom_gui.views.screens import screen_of


def test_what_has_grown_over_the_edge_is_moved_back(qtbot: QtBot) -> None:
    dialog = FittingDialog()
    qtbot.addWidget(dialog)
    content = QWidget(dialog)
    content.setMinimumSize(500, 400)
    QVBoxLayout(dialog).addWidget(content)
    screen = screen_of(dialog).availableGeometry()
    dialog.resize(100, 100)
    dialog.move(screen.right() - 120, screen.bottom() - 120)  # in sight at this size
    dialog.show()
    qtbot.waitExposed(dialog)
    assert dialog.width() >= 500
    assert screen.contains(dialog.frameGeometry())


def test_where_it_scrolls_the_first_field_still_has_the_focus_and_tab_comes_to_the_buttons_last(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FittingDialog, "screen_room", lambda _dialog: QSize(400, 200))
    dialog = FittingDialog()
    qtbot.addWidget(dialog)
    column = QVBoxLayout(dialog)
    fields = [QLineEdit(dialog) for _ in range(12)]
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, parent=dialog)
    for part in (*fields, buttons):
        column.addWidget(part)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    close = buttons.button(QDialogButtonBox.StandardButton.Close)
    assert dialog.focusWidget() is fields[0]
    assert close.isVisible()
    for field in fields:
        assert dialog.focusWidget() is field
        dialog.focusNextChild()
    assert dialog.focusWidget() is close
