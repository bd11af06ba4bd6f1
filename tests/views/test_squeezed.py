"""Every page and dialog at no size at all and at a monstrous one, empty and with monstrous numbers in it.

What is raised by C code inside a method that Qt calls back (a painting, a resize, a size hint) ends the
program, so none may be raised there: neither for a widget without room nor for a number beyond all reason.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from immutables import Map
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QGraphicsView, QWidget

from kingdom_gui.engine.bounds import FARTHEST
from kingdom_gui.engine.ledger import Entry, Source
from kingdom_gui.engine.state import Campaign, Hex, Kingdom, Settlement, Stock
from kingdom_gui.store.bounds import LARGEST
from kingdom_gui.store.codec import decode, encode
from kingdom_gui.views.main_window import MainWindow

from .dialogs import dialogs

PAGES = ("map", "settlement", "kingdom", "journal", "tables")
SIZES = ((0, 0), (1, 1), (8000, 2), (2, 8000))
CALLED_BY_QT = ("paintEvent", "resizeEvent", "sizeHint", "minimumSizeHint", "heightForWidth")


def ours(top: QWidget) -> Iterator[QWidget]:
    """The window or dialog and all in it that has methods of its own for Qt to call."""
    for widget in [top, *top.findChildren(QWidget)]:
        kind = type(widget)
        views = isinstance(widget, QAbstractItemView | QGraphicsView)
        if views or (
            kind.__module__.startswith("kingdom_gui") and any(name in vars(kind) for name in CALLED_BY_QT)
        ):
            yield widget


def squeeze(top: QWidget) -> None:
    """Give each of them every size, and have it painted, measured and pointed at."""
    image = QImage(QSize(48, 48), QImage.Format.Format_ARGB32)
    for widget in list(ours(top)):
        before = widget.size()
        for width, height in SIZES:
            widget.setMinimumSize(0, 0)
            widget.resize(width, height)
            with QPainter(image) as painter:
                QWidget.render(widget, painter, QPoint())
            for ask in (widget.sizeHint, widget.minimumSizeHint):
                ask()
            for given in (0, 1, width):
                widget.heightForWidth(given)
            for spot in (QPoint(0, 0), QPoint(width // 2, height // 2), QPoint(-5, -5)):
                QTest.mouseMove(widget, spot)
        wheel(widget)
        widget.resize(before)
    top.resize(0, 0)
    QApplication.processEvents()


def wheel(widget: QWidget) -> None:
    """Turned so far that zooming comes to its ends."""
    for turned in (120_000, -240_000):
        event = QWheelEvent(
            QPointF(3, 3), QPointF(3, 3), QPoint(), QPoint(0, turned), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.ControlModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(widget, event)


def monstrous(campaign: Campaign, window: MainWindow) -> Campaign:
    """The same realm with the largest numbers, the longest names and the farthest hexes a file may hold."""
    name = "Wrathgazebelle " * 60
    entry = Entry(LARGEST // 2, Source("gm"), note=name)
    kingdoms: dict[str, Kingdom] = {}
    for key, kingdom in campaign.kingdoms.items():
        stock = Stock(opening=((("gm"), LARGEST // 2),), entries=(entry,))
        kingdoms[key] = replace(kingdom, name=name, treasury=stock, unrest=stock)
    settlements: dict[str, Settlement] = {
        key: replace(settlement, name=name, note=name) for key, settlement in campaign.settlements.items()
    }
    hexes = campaign.hexes
    for far in ((0, FARTHEST, FARTHEST), (0, -FARTHEST, -FARTHEST), (0, FARTHEST, -FARTHEST)):
        hexes = hexes.set(far, Hex(name=name, note=name))
    made = replace(
        campaign,
        kingdoms=Map(kingdoms),
        settlements=Map(settlements),
        hexes=hexes,
        opened=None,
        past=Map(),
    )
    return decode(encode(made), window.document.rules, "monstrous")


CAMPAIGNS = {
    "empty": lambda grown, window: Campaign(),
    "realm": lambda grown, window: grown,
    "monstrous": monstrous,
}


@pytest.mark.parametrize("campaign", CAMPAIGNS)
@pytest.mark.parametrize("page", PAGES)
def test_pages(empty_window: MainWindow, grown: Campaign, page: str, campaign: str) -> None:
    window = empty_window
    window.files.start(CAMPAIGNS[campaign](grown, window))
    window.show_page(page)
    QApplication.processEvents()
    squeeze(window)


@pytest.mark.parametrize("name", sorted(dialogs()))
def test_dialogs(same_window: MainWindow, name: str) -> None:
    dialog = dialogs()[name](same_window)
    dialog.show()
    QApplication.processEvents()
    squeeze(dialog)
    dialog.close()


# Rewinding is offered only where the start of a month is known, which this realm has none of.
@pytest.mark.parametrize("name", sorted({*dialogs()} - {"rewind"}))
def test_dialogs_with_monstrous_numbers(same_window: MainWindow, grown: Campaign, name: str) -> None:
    same_window.document.open(monstrous(grown, same_window), None)
    dialog = dialogs()[name](same_window)
    dialog.show()
    QApplication.processEvents()
    squeeze(dialog)
    dialog.close()


def test_the_first_page(empty_window: MainWindow) -> None:
    squeeze(empty_window)
