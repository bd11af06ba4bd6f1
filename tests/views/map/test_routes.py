"""Trade routes on the map: drawn on its tiles, told when pointed at, hidden with their layer."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent, QImage
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from kingdom_gui.drawing.map.routes import COLOURS, RouteLine, route_lines
from kingdom_gui.engine.hexes import HexId, line
from kingdom_gui.engine.state import Campaign, Route, Settlement
from kingdom_gui.views.map.map_view import MapView
from tests.benchmarks.made_map import made_map

Opener = Callable[..., MapView]


def with_routes(*kinds: str, until: int = 12) -> Campaign:
    """A made-up map with a settlement and a route of each of these kinds from it."""
    made = made_map(14, 10, seed=3)
    kingdom = made.kingdoms[made.at_table or next(iter(made.kingdoms))]
    start = made.realm(kingdom.id)[0]
    goals = sorted(made.hexes, key=lambda h: (abs(h[1] - start[1]) + abs(h[2] - start[2]), h))
    routes = tuple(
        Route(n, kind, "port", tuple(line(start, goals[-1 - n])), 5, 1, 2, until=until)  # type: ignore[arg-type]
        for n, kind in enumerate(kinds, 1)
    )
    return replace(
        made,
        at_table=kingdom.id,
        settlements=made.settlements.set("port", Settlement("port", "Port", start)),
        kingdoms=made.kingdoms.set(kingdom.id, replace(kingdom, stage="reigning", routes=routes)),
    )


def picture(view: MapView, qtbot: QtBot) -> QImage:
    qtbot.waitUntil(lambda: view.tiles.complete)
    return view.viewport().grab().toImage()


def coloured(image: QImage, kind: str) -> int:
    """How many pixels have the colour of a kind of route."""
    wanted = int(COLOURS[kind][0][1:], 16)
    return sum(
        image.pixel(x, y) & 0xFFFFFF == wanted for x in range(image.width()) for y in range(image.height())
    )


def middle(route: RouteLine) -> HexId:
    return route.path[len(route.path) // 2]


@pytest.mark.parametrize("kind", COLOURS)
def test_a_route_of_each_kind_has_a_colour_of_its_own(open_map: Opener, qtbot: QtBot, kind: str) -> None:
    view = open_map(with_routes(kind))
    shown = picture(view, qtbot)
    assert [other for other in COLOURS if coloured(shown, other) > 60] == [kind]


def test_a_standing_route_covers_more_than_one_under_way(open_map: Opener, qtbot: QtBot) -> None:
    first, second = open_map(with_routes("food")), open_map(with_routes("food", until=0))
    standing, under_way = (coloured(picture(view, qtbot), "food") for view in (first, second))
    assert 0 < under_way < 0.8 * standing


def test_the_layer_hides_them(open_map: Opener, qtbot: QtBot) -> None:
    view = open_map(with_routes("goods"))
    view.set_options(view.options._replace(routes=False))
    assert coloured(picture(view, qtbot), "goods") == 0


def test_a_route_given_up_is_painted_over(open_map: Opener, qtbot: QtBot) -> None:
    from kingdom_gui.engine.actions.trade import EndRoute

    view = open_map(with_routes("goods", "food"))
    assert coloured(picture(view, qtbot), "goods")
    document = view.document
    document.do(EndRoute(kingdom=document.campaign.at_table, number=1))
    assert route_lines(document.campaign) == view.atlas().routes
    after = picture(view, qtbot)
    assert coloured(after, "goods") == 0
    assert coloured(after, "food")
    document.undo_stack.undo()
    assert coloured(picture(view, qtbot), "goods")


def test_the_pointer_tells_what_goes_by(open_map: Opener, qtbot: QtBot) -> None:
    view = open_map(with_routes("goods", until=0))
    (route,) = view.atlas().routes
    at = view.point_of(middle(route)).toPoint()
    help_at = QHelpEvent(QEvent.Type.ToolTip, at, view.viewport().mapToGlobal(at))
    QApplication.sendEvent(view.viewport(), help_at)
    assert QToolTip.text().startswith("Goods: Port to ")
    assert "arrive" in QToolTip.text()
    off = QPoint(2, 2)
    QApplication.sendEvent(
        view.viewport(), QHelpEvent(QEvent.Type.ToolTip, off, view.viewport().mapToGlobal(off))
    )
    qtbot.waitUntil(lambda: not QToolTip.isVisible() or not QToolTip.text())
