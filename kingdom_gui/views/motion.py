"""What moves by itself: nothing of ours; what Qt moves (menus, boxes, the caret) obeys the user here."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ..document.settings import Motion

EFFECTS = (
    Qt.UIEffect.UI_General,
    Qt.UIEffect.UI_AnimateMenu,
    Qt.UIEffect.UI_FadeMenu,
    Qt.UIEffect.UI_AnimateCombo,
    Qt.UIEffect.UI_AnimateTooltip,
    Qt.UIEffect.UI_FadeTooltip,
)
BLINK = 1060  # milliseconds between two flashes of the caret, where the system tells none


class _System:
    """What the system asked for when the program started."""

    told = False
    effects: tuple[bool, ...] = ()
    blink = BLINK


def apply_motion(app: QApplication, choice: Motion) -> None:
    """Let menus, boxes and tips appear at once and the caret stand still, or have it as usual, or as the
    system asked for at the program's start.
    """
    if not _System.told:
        _System.told = True
        _System.effects = tuple(app.isEffectEnabled(effect) for effect in EFFECTS)
        _System.blink = app.cursorFlashTime()
    reduced = is_reduced(choice)
    for effect, told in zip(EFFECTS, _System.effects, strict=True):
        app.setEffectEnabled(effect, False if reduced else told if choice == "system" else True)
    usual = _System.blink if choice == "system" else _System.blink or BLINK
    app.setCursorFlashTime(0 if reduced else usual)


def is_reduced(choice: Motion) -> bool:
    """Whether nothing is to move; a system without any effects and with a still caret asks for that."""
    if choice == "system":
        return _System.told and not any(_System.effects) and _System.blink <= 0
    return choice == "reduced"
