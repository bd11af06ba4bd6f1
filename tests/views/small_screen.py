"""A screen of 1280 x 800 at twice the scale, and whether a dialog can be used on it."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QDialogButtonBox

from kingdom_gui.views.fitting import FRAME, FittingDialog

SCREEN = QSize(640, 400)
ROOM = SCREEN - FRAME


def too_large_for_it(dialog: QDialog) -> list[str]:
    """What is wrong with a dialog that is shown once its screen is so small."""
    if not isinstance(dialog, FittingDialog):
        return [f"{type(dialog).__name__} does not look at its screen"]
    dialog.screen_room = lambda: ROOM  # type: ignore[method-assign]
    dialog.fit_screen()
    size = dialog.size()
    found = [] if size.boundedTo(ROOM) == size else [f"{size.width()} x {size.height()} on a small screen"]
    feet = [dialog.foot] if dialog.foot is not None else dialog.findChildren(QDialogButtonBox)
    for foot in feet:
        if foot.isVisible() and not dialog.rect().contains(foot.mapTo(dialog, foot.rect().center())):
            found.append("its buttons are out of sight on a small screen")
    return found
