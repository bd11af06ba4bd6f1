"""A map view on a small made-up campaign, shown offscreen and painted."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.engine.state import Campaign
from kingdom_gui.views.map.map_view import MapView
from tests.benchmarks.made_map import made_map

Opener = Callable[..., MapView]


@pytest.fixture
def open_map(qtbot: QtBot, rules: Ruleset) -> Iterator[Opener]:
    """Opens a view of a campaign (by default 14 x 10 hexes, one realm) and waits until it is painted.

    Views are kept until the test is over: one that is collected while it paints would be gone under its feet.
    """
    kept: list[MapView] = []

    def opened(campaign: Campaign | None = None, width: int = 700, height: int = 500) -> MapView:
        view = MapView(Document(rules, campaign if campaign is not None else made_map(14, 10, seed=3)))
        qtbot.addWidget(view)
        view.resize(width, height)
        view.show()
        qtbot.waitExposed(view)
        view.setFocus()
        qtbot.waitUntil(lambda: view.tiles.complete)
        kept.append(view)
        return view

    yield opened
    kept.clear()


@pytest.fixture
def view(open_map: Opener) -> MapView:
    return open_map()
