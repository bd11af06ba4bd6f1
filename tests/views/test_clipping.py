"""No text is cut: pages in every language, light and dark, at 1280x800.

A screen at twice the scale is that of `test_small_screen`; dialogs are looked at in `test_every_text`, with
all else that may be wrong with a text.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_gui.document.settings import LANGUAGES
from kingdom_gui.views.language import Translators
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.theme import apply_theme

from .clipping import clipped
from .realm import place

SIZES = ((1280, 800), (640, 400))
OURS = ("map", "kingdom", "journal")


def at_rest() -> None:
    for _ in range(6):
        QApplication.processEvents()


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages(window: MainWindow, speak: Translators, language: str) -> None:
    speak.speak(language)
    faults = []
    for page in OURS:
        window.show_page(page)
        at_rest()
        faults += [f"{page}: {fault}" for fault in clipped(window)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_inspector(window: MainWindow, speak: Translators, language: str) -> None:
    speak.speak(language)
    window.show_page("map")
    faults = []
    for hexes in (
        (place(7, 6),),
        (place(8, 7),),
        (place(10, 6),),
        (place(15, 12),),
        (place(7, 7), place(8, 7)),
    ):
        window.selection.select_hexes(hexes)
        at_rest()
        faults += clipped(window.inspector)
    window.selection.select_settlement("ashford")
    at_rest()
    faults += clipped(window.inspector)
    for role in window.document.rules.roles:
        window.selection.select_role(role)
        at_rest()
        faults += clipped(window.inspector)
    assert not faults, "\n".join(faults)


def test_a_dialog_is_as_wide_as_a_long_name_needs(window: MainWindow, speak: Translators) -> None:
    from kingdom_gui.views.dialogs.neighbour import NeighbourDialog

    campaign = window.document.campaign
    named = replace(campaign.kingdoms[campaign.at_table], name="Le Due Corone d’Oltrefiume")
    window.document.open(replace(campaign, kingdoms=campaign.kingdoms.set(named.id, named)), None)
    speak.speak("it")
    dialog = NeighbourDialog(window.document, None, window)
    dialog.show()
    at_rest()
    assert clipped(dialog) == []
    dialog.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_welcome(empty_window: MainWindow, speak: Translators, language: str) -> None:
    speak.speak(language)
    for size in SIZES:
        empty_window.resize(*size)
        at_rest()
        assert not clipped(empty_window)


def test_dark_is_drawn_with_the_same_measures(qapp: QApplication, window: MainWindow) -> None:
    apply_theme(qapp, "dark")
    for page in OURS:
        window.show_page(page)
        at_rest()
        assert not clipped(window), page
    apply_theme(qapp, "light")


def test_the_check_itself_finds_what_is_cut(qtbot: QtBot) -> None:
    from PySide6.QtWidgets import QPushButton

    button = QPushButton("a text that needs some room")
    qtbot.addWidget(button)
    button.resize(40, 30)
    button.show()
    assert clipped(button)
