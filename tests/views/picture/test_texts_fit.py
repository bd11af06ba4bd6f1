"""No text of the dialog and the panel is cut off, in any language."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from kingdom_gui.engine.actions.picture import PlacePicture
from kingdom_gui.geometry.layout import Rect
from kingdom_gui.views.language import Translators
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.picture.dialog import PictureDialog
from tests.views.clipping import clipped

LANGUAGES = ("en", "it", "fr", "de")
LYING = PlacePicture(
    file="vale.png", fingerprint="0" * 64, size=1, width=12_000, height=9_000, x=0.0, y=0.0, pitch=64.0
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dialog(qtbot: QtBot, window: MainWindow, speak: Translators, language: str) -> None:
    speak.speak(language)
    dialog = PictureDialog(window.document, 0, Rect(-5, -5, 5, 5), window)
    dialog.show()
    qtbot.waitExposed(dialog)
    assert clipped(dialog) == []
    dialog.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel(qtbot: QtBot, window: MainWindow, speak: Translators, language: str) -> None:
    speak.speak(language)
    window.document.do(LYING)
    panel = window.map_pictures.adjust()
    assert panel is not None
    qtbot.waitUntil(panel.isVisible)
    qtbot.wait(50)
    assert clipped(panel) == []
