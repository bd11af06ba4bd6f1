"""Every window, panel, menu and dialog in every language: translated, whole, with a glyph for each letter.

Each place is opened once in English, which is what the others must not say, and then in each of them; a
dialog in two of them, by turns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QRawFont
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from kingdom_gui.document.settings import LANGUAGES
from kingdom_gui.engine.state import Campaign
from kingdom_gui.views.language import Translators
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.words import catalogue

from .clipping import clipped
from .dialogs import dialogs
from .realm import place
from .small_screen import too_large_for_it
from .spoken import every_character, faults, names_of, serif_files, spoken

PAGES = ("map", "settlement", "kingdom", "journal", "tables")
# Signs of the window and the map alone; paper never sets them in the bundled serif.
NOT_SET_IN_SERIF = set("→←↑↓✓✗⌂▸▾●○◆■□▲▼⚠☰⟳…")


def at_rest() -> None:
    for _ in range(6):
        QApplication.processEvents()


def in_every_language(
    window: MainWindow,
    speak: Translators,
    show: Callable[[], QWidget],
    let_go: Callable[[QWidget], None],
    languages: tuple[str, ...] = LANGUAGES,
) -> list[str]:
    """What is wrong with a place in any of these languages; English comes first, which others are held to."""
    found: list[str] = []
    english: set[str] = set()
    for language in languages:
        speak.speak(language)
        shown = show()
        at_rest()
        said = list(spoken(shown))
        if language == "en":
            english = {text for text, _ in said}
            assert english
        names = names_of(window.document.campaign)
        found += [
            f"{language}: {fault}" for fault in (*faults(said, english, language, names), *clipped(shown))
        ]
        let_go(shown)
    return found


@pytest.mark.parametrize("name", sorted(dialogs()))
def test_a_dialog(same_window: MainWindow, grown: Campaign, speak: Translators, name: str) -> None:
    def show() -> QWidget:
        same_window.document.open(grown, None)
        dialog = dialogs()[name](same_window)
        dialog.show()
        return dialog

    def let_go(dialog: QWidget) -> None:
        assert isinstance(dialog, QDialog)
        assert not too_large_for_it(dialog)
        dialog.close()
        dialog.deleteLater()

    # German has the longest words and is never left out; French and Italian take turns.
    turn = sorted(dialogs()).index(name) % 2
    found = in_every_language(same_window, speak, show, let_go, ("en", "de", ("fr", "it")[turn]))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("page", PAGES)
def test_a_page(window: MainWindow, speak: Translators, page: str) -> None:
    def show() -> QWidget:
        window.show_page(page)
        return window

    found = in_every_language(window, speak, show, lambda _: None)
    assert not found, "\n".join(found)


def test_the_menus(window: MainWindow, speak: Translators) -> None:
    found: list[str] = []
    english: set[str] = set()
    for language in LANGUAGES:
        speak.speak(language)
        at_rest()
        said = [one for menu in window.menuBar().findChildren(QMenu) for one in spoken(menu)]
        english = english or {text for text, _ in said}
        found += faults(said, english, language, names_of(window.document.campaign))
    assert len(english) > 50
    assert not found, "\n".join(found)


def test_the_inspector_and_the_month(window: MainWindow, speak: Translators) -> None:
    """A hex, a settlement, a leader, and the panel of the month before its first step."""

    def show(select: Callable[[], None]) -> Callable[[], QWidget]:
        def shown() -> QWidget:
            select()
            return window.inspector

        return shown

    window.show_page("map")
    places: tuple[Callable[[], None], ...] = (
        lambda: window.selection.select_hexes((place(7, 6),)),
        lambda: window.selection.select_hexes((place(15, 12),)),
        lambda: window.selection.select_hexes((place(7, 7), place(8, 7))),
        lambda: window.selection.select_settlement("ashford"),
        lambda: window.selection.select_role("ruler"),
        lambda: window.selection.select_role("spymaster"),
    )
    found = [fault for one in places for fault in in_every_language(window, speak, show(one), lambda _: None)]
    panel = window.turn.panel()
    panel.settle()
    found += in_every_language(window, speak, lambda: panel, lambda _: None)
    assert not found, "\n".join(found)


def test_the_welcome(empty_window: MainWindow, speak: Translators) -> None:
    found = in_every_language(empty_window, speak, lambda: empty_window, lambda _: None)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bundled_serif_has_every_letter(qapp: QApplication, language: str) -> None:
    """Names on maps, and all of the sheets, are set in it."""
    for file in serif_files():
        face = QRawFont(file, 12.0)
        assert face.isValid()
        missing = {one for one in every_character(language) if not face.supportsCharacter(ord(one))}
        assert missing - NOT_SET_IN_SERIF == set(), file


def test_the_check_itself_finds_what_is_wrong(window: MainWindow) -> None:
    from PySide6.QtWidgets import QLabel

    def of(text: str, language: str = "de") -> list[str]:
        return faults([(text, label)], {"Save the realm", "Name", text}, language, "")

    label = QLabel()
    assert of("Save the realm")
    assert of("{count} BP")
    assert of("Control control_dc", "en")
    assert of("123456 gp", "en")
    assert not of("Name")
    assert not of("12,345 gp", "en")


@pytest.fixture(autouse=True)
def _every_term_is_there(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What is asked for by an id that no language has a term for would be shown as the bare id."""
    asked: set[str] = set()
    found = catalogue._term

    def watched(category: str, term_id: str, language: str, count: int, form: str) -> str:
        if term_id.replace("_", "").isalpha() and f"{category}.{term_id}" not in catalogue.terms(language):
            asked.add(f"{category}.{term_id}")
        return found(category, term_id, language, count, form)

    monkeypatch.setattr(catalogue, "_term", watched)
    yield
    assert asked == set()
