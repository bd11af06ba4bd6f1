"""A screen of 1280 x 800 at twice the scale, 640 x 400 points: the window fits it, and all in it is reached.

Dialogs are looked at in `test_every_text`, which opens each of them anyway.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.document.settings import LANGUAGES, Preferences
from kingdom_gui.views import fitting
from kingdom_gui.views.district.page import SettlementPage
from kingdom_gui.views.language import Translators
from kingdom_gui.views.main_window import MainWindow

from .clipping import clipped
from .conftest import made_window
from .small_screen import ROOM, SCREEN

PAGES = ("map", "settlement", "kingdom", "journal", "tables")


def at_rest() -> None:
    for _ in range(6):
        QApplication.processEvents()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_needs_more(window: MainWindow, speak: Translators, language: str) -> None:
    speak.speak(language)
    window.resize(ROOM)
    at_rest()
    window.turn.panel().show_open(True, focus=False)  # then there is least room
    faults = []
    for page in PAGES:
        window.show_page(page)
        at_rest()
        faults += [f"{page}: {fault}" for fault in clipped(window)]
        least = window.minimumSizeHint()
        if least.boundedTo(ROOM) != least or window.size() != ROOM:
            faults.append(f"{page}: the window needs {least.width()} x {least.height()}")
    assert not faults, "\n".join(faults)


def test_a_low_window_folds_the_month_away_until_it_is_asked_for(window: MainWindow) -> None:
    at_rest()
    panel = window.turn.panel()
    assert panel.is_open
    window.resize(ROOM)
    at_rest()
    assert not panel.is_open
    window.turn.focus_panel()
    assert panel.is_open
    window.resize(ROOM + QSize(40, 10))
    at_rest()
    assert panel.is_open  # still asked for
    panel.show_open(False)
    window.resize(1280, 800)
    at_rest()
    assert panel.is_open  # as it was left where there is room
    panel.show_open(False)
    window.resize(ROOM)
    window.resize(1280, 800)
    at_rest()
    assert not panel.is_open


def test_the_palette_scrolls_where_it_has_no_room(window: MainWindow) -> None:
    window.resize(ROOM)
    window.show_page("settlement")
    at_rest()
    page = window.pages.page("settlement")
    assert isinstance(page, SettlementPage)
    palette = page.palette_panel
    for part in (palette.search, palette.list, palette.terms_box):
        part.setFocus()
        area: QWidget | None = part
        while not isinstance(area, QScrollArea):
            assert area is not None
            area = area.parentWidget()
        area.ensureWidgetVisible(part)
        assert part.height() >= part.minimumSizeHint().height()
        inside = area.viewport().rect()
        left, right = (part.mapTo(area.viewport(), QPoint(x, 1)).x() for x in (0, part.width() - 1))
        assert inside.left() <= left < right <= inside.right()


def test_it_opens_no_larger_than_the_screen(
    qtbot: QtBot,
    qapp: QApplication,
    document: Document,
    preferences: Preferences,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from kingdom_gui.views.help.desk import Desk

    monkeypatch.setattr(fitting, "screen_size", lambda: SCREEN)
    window = made_window(qapp, document, preferences)
    qtbot.addWidget(window)
    window._restore()
    assert window.size() == ROOM
    book = Desk(window).window()
    assert book.size().boundedTo(ROOM) == book.size()
    assert book.minimumSizeHint().boundedTo(ROOM) == book.minimumSizeHint()
