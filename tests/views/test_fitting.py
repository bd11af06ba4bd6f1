"""A dialog that grows as it is shown does not grow beyond the screen."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from kingdom_gui.views.fitting import FittingDialog


def test_what_has_grown_over_the_edge_is_moved_back(qtbot: QtBot) -> None:
    dialog = FittingDialog()
    qtbot.addWidget(dialog)
    content = QWidget(dialog)
    content.setMinimumSize(500, 400)
    QVBoxLayout(dialog).addWidget(content)
    screen = dialog.screen().availableGeometry()
    dialog.resize(100, 100)
    dialog.move(screen.right() - 120, screen.bottom() - 120)  # in sight at this size
    dialog.show()
    qtbot.waitExposed(dialog)
    assert dialog.width() >= 500
    assert screen.contains(dialog.frameGeometry())
