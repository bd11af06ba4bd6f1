"""A name with an ampersand is shown whole, and makes no key of the letter behind it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from immutables import Map
from msgspec.structs import replace
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QTabBar, QWidget

from kingdom_gui.engine.state import Army, Campaign
from kingdom_gui.views.main_window import MainWindow

from .dialogs import dialogs

NAME = "Salt &Sea"
PAGES = ("map", "settlement", "kingdom", "journal")


def named(campaign: Campaign) -> Campaign:
    """The realm with the name everywhere."""
    kingdoms = {
        key: replace(
            kingdom,
            name=NAME,
            leaders=tuple(replace(leader, name=NAME) for leader in kingdom.leaders),
            armies=(Army(1, NAME),),
        )
        for key, kingdom in campaign.kingdoms.items()
    }
    towns = {key: replace(town, name=NAME) for key, town in campaign.settlements.items()}
    return replace(campaign, kingdoms=Map(kingdoms), settlements=Map(towns))


def keys_made(top: QWidget) -> Iterator[str]:
    """What would be a key, and so not shown."""
    for widget in [top, *top.findChildren(QWidget)]:
        texts: list[str] = []
        if isinstance(widget, QAbstractButton) or (isinstance(widget, QLabel) and widget.buddy() is not None):
            texts = [widget.text()]
        elif isinstance(widget, QTabBar):
            texts = [widget.tabText(number) for number in range(widget.count())]
        elif isinstance(widget, QMenu):
            texts = [action.text() for action in widget.actions()]
        yield from (text for text in texts if re.search("(?<!&)&Sea", text))


def test_pages(window: MainWindow) -> None:
    window.document.open(named(window.document.campaign), None)
    found: set[str] = set()
    for page in PAGES:
        window.show_page(page)
        QApplication.processEvents()
        found.update(keys_made(window))
    window.show_page("map")
    window.selection.select_hexes((next(iter(window.document.campaign.settlements.values())).hex,))
    QApplication.processEvents()
    assert found | {*keys_made(window)} == set()
    assert window.strip.title.name == NAME


@pytest.mark.parametrize("name", ["independence", "union", "neighbour"])
def test_dialogs(window: MainWindow, name: str) -> None:
    window.document.open(named(window.document.campaign), None)
    dialog = dialogs()[name](window)
    dialog.show()
    QApplication.processEvents()
    assert list(keys_made(dialog)) == []
    dialog.close()
