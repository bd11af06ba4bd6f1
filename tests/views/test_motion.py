"""What moves by itself obeys the user: menus, boxes and tips of Qt, and the caret."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import kingdom_gui
from kingdom_gui.views.motion import EFFECTS, apply_motion, is_reduced

MOVERS = ("QPropertyAnimation", "QVariantAnimation", "QTimeLine", "QParallelAnimationGroup", "QMovie")


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    apply_motion(qapp, "system")
    yield qapp
    apply_motion(qapp, "system")


def effects(app: QApplication) -> set[bool]:
    return {app.isEffectEnabled(effect) for effect in EFFECTS}


def test_reduced_and_full(app: QApplication) -> None:
    usual = [app.isEffectEnabled(effect) for effect in EFFECTS], app.cursorFlashTime()
    apply_motion(app, "reduced")
    assert (effects(app), app.cursorFlashTime()) == ({False}, 0)
    assert is_reduced("reduced")
    apply_motion(app, "full")
    assert effects(app) == {True}
    assert app.cursorFlashTime() > 0
    apply_motion(app, "system")
    assert ([app.isEffectEnabled(effect) for effect in EFFECTS], app.cursorFlashTime()) == usual


def test_nothing_of_ours_moves() -> None:
    """Whoever adds an animation must have it ask `is_reduced`, and name it here."""
    root = Path(kingdom_gui.__file__).parent
    moving = [
        path.relative_to(root).as_posix()
        for path in root.rglob("*.py")
        if any(mover in path.read_text(encoding="utf-8") for mover in MOVERS)
    ]
    assert moving == []
