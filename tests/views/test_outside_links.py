"""Links in a hex's note (fault B75): found in the text, shown with where they go, opened only then."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

import kingdom_gui
from kingdom_gui.engine.actions.world import NoteHex
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.outside_links import links_in, open_after_asking, written

from .modal import answer
from .realm import place

PAGE = "https://example.org/maps?hex=0807&lang=en"


@pytest.mark.parametrize(
    ("text", "links"),
    [
        ("", []),
        ("See https://example.org.", ["https://example.org"]),
        ("(http://example.org/a_(b))", ["http://example.org/a_(b)"]),
        (f"{PAGE}, and {PAGE} again", [PAGE]),
        ("HTTPS://Example.org/X", ["HTTPS://Example.org/X"]),
        ("file:///etc/passwd javascript:alert(1) ftp://example.org mailto:a@example.org", []),
        ("https:// http://", []),
        ("“https://example.org/a”", ["https://example.org/a"]),
    ],
)
def test_only_addresses_of_the_web_are_links(text: str, links: list[str]) -> None:
    assert links_in(text) == links


def test_an_address_is_shown_as_it_is_sent() -> None:
    """A letter that only looks like another is written out."""
    assert written(QUrl("https://ex\u0430mple.org/")) == "https://xn--exmple-4nf.org/"


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that were opened; none really is."""
    found: list[str] = []

    def open_it(url: QUrl) -> bool:
        found.append(url.toString())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", open_it)
    return found


def link_on_the_card(window: MainWindow) -> QPushButton:
    window.document.do(NoteHex(hex=place(8, 7), note=f"The old tower, see {PAGE}."))
    window.selection.select_hexes((place(8, 7),))
    for _ in range(5):
        QApplication.processEvents()
    return next(b for b in window.inspector.findChildren(QPushButton) if b.accessibleName() == PAGE)


def press(box: QMessageBox, text: str) -> None:
    assert "example.org" in box.text()
    assert box.informativeText() == PAGE
    next(button for button in box.buttons() if button.text() == text).click()


def test_fault_b75_a_link_of_a_hex_opens_once_it_is_said_where_it_goes(
    qtbot: QtBot, window: MainWindow, opened: list[str]
) -> None:
    button = link_on_the_card(window)
    answer(qtbot, QMessageBox, lambda box: press(box, "Open"), button.click)
    assert opened == [PAGE]


def test_a_link_that_is_not_wanted_is_not_opened(qtbot: QtBot, window: MainWindow, opened: list[str]) -> None:
    button = link_on_the_card(window)

    def cancel(box: QMessageBox) -> None:
        assert box.defaultButton() is not None
        assert box.defaultButton().text() == "Cancel"
        press(box, "Cancel")

    answer(qtbot, QMessageBox, cancel, button.click)
    assert opened == []


def test_another_kind_of_address_is_never_opened(window: MainWindow, opened: list[str]) -> None:
    assert not open_after_asking("file:///etc/passwd", window)
    assert opened == []


def test_nothing_else_opens_a_link_by_itself() -> None:
    """One place asks; a browser of texts, or a label, that followed links itself would open files too."""
    sources = {
        path: path.read_text(encoding="utf-8") for path in Path(kingdom_gui.__file__).parent.rglob("*.py")
    }
    opening = [path.name for path, text in sources.items() if "openUrl(" in text]
    assert opening == ["outside_links.py"]
    assert not [path for path, text in sources.items() if "setOpenExternalLinks" in text]
    for path, text in sources.items():
        if "QTextBrowser(" in text and "import" in text:
            assert "setOpenLinks(False)" in text, path
