"""The tasks whose effort is counted, each from where a user stands: a campaign open, its map in front,
nothing selected; founding from the welcome screen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from PySide6.QtWidgets import QFileDialog

from kingdom_gui.document.document import Document
from kingdom_gui.document.files import Files
from kingdom_gui.document.settings import Preferences
from kingdom_gui.engine.actions import Change
from kingdom_gui.engine.actions.improve import Improve
from kingdom_gui.engine.actions.land import Claim
from kingdom_gui.engine.actions.rule import Dismiss
from kingdom_gui.engine.hexes import HexId, neighbours
from kingdom_gui.engine.requests import Roll
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.sheets.preview import PreviewDialog
from kingdom_gui.views.dialogs.appoint import AppointDialog
from kingdom_gui.views.dialogs.founding.dialog import FoundingDialog
from kingdom_gui.views.district.page import SettlementPage
from kingdom_gui.views.kingdom_page import KingdomPage
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.map.map_view import MapView
from kingdom_gui.views.tool_strip import MapPage

from .hand import Hand, Script

ROAD = 5  # hexes
QUIET = {"event": "100", "items": "1"}  # by step: dice at which nothing happens
GOOD = "15"  # a check that holds


class Task(NamedTuple):
    """A task, how many inputs it may take, and how it is played; it checks that it was done."""

    name: str
    bound: int
    play: Callable[[Hand, MainWindow], Script]
    on_example: bool = True


def found(hand: Hand, window: MainWindow) -> Script:
    """From the welcome screen to a kingdom that reigns, with every default."""
    yield from hand.click_button("Found a kingdom")
    yield from hand.until(lambda: isinstance(hand.front, FoundingDialog), "the founding")
    for _ in range(5):
        yield from hand.press("Return")
    yield from hand.until(lambda: window.document.kingdom is not None and hand.front is window, "a kingdom")
    yield from hand.until(lambda: _says(window, "Begin the reign"), "the first steps")
    yield from hand.click_button("Begin the reign")
    kingdom = window.document.kingdom
    assert kingdom is not None
    assert kingdom.stage == "reigning"
    assert window.document.campaign.settlements


def claim(hand: Hand, window: MainWindow) -> Script:
    """A hex beside the realm, explored and cleared."""
    document, view = window.document, _map(window)
    there = _claimable(document)
    yield from hand.click(view.viewport(), view.point_of(there).toPoint())
    yield from hand.until(lambda: _says(window, "Claim"), "the hex's card")
    yield from hand.click_button("Claim")
    assert document.campaign.claims[there] == document.campaign.at_table


def road(hand: Hand, window: MainWindow) -> Script:
    """A road along five hexes of the realm that have none."""
    document, view = window.document, _map(window)
    way = _roadless_way(document)
    yield from hand.press("O")
    yield from hand.draw(view.viewport(), *_points(view, way))
    assert all("road" in document.campaign.hexes[h].improvements for h in way)


def place_building(hand: Hand, window: MainWindow) -> Script:
    """A building of the palette onto a lot of the capital."""
    yield from hand.press("Ctrl+2")
    page = window.pages.page("settlement")
    assert isinstance(page, SettlementPage)
    yield from hand.until(lambda: page.view.settlement is not None, "the capital")
    before = _buildings(window)
    palette, shown = page.palette_panel.list, page.view
    palette_row, spot = _affordable(page)
    yield from hand.carry(palette.viewport(), palette_row, shown.viewport(), spot)
    assert _buildings(window) == before + 1


def appoint(hand: Hand, window: MainWindow) -> Script:
    """A General with both abilities that the role may use: name, two modifiers."""
    yield from hand.press("Ctrl+3")
    page = window.pages.page("kingdom")
    assert isinstance(page, KingdomPage)
    table = page.leaders.table
    yield from hand.until(table.isVisible, "the leaders")
    row = next(n for n, one in enumerate(page.leaders.model.rows) if one.role == "general")
    vacant = table.visualRect(page.leaders.model.index(row, 1)).center()
    yield from hand.click(table.viewport(), vacant)
    yield from hand.until(lambda: isinstance(hand.front, AppointDialog), "the dialog")
    yield from hand.write("Marek")
    yield from hand.write(" +4")
    yield from hand.write(" +1")
    yield from hand.press("Return")
    kingdom = window.document.kingdom
    assert kingdom is not None
    marek = next(leader for leader in kingdom.leaders if leader.role == "general")
    assert (marek.name, marek.ability("cha"), marek.ability("str")) == ("Marek", 1, 4)


def quiet_month(hand: Hand, window: MainWindow) -> Script:
    """A month in which nothing happens, each die typed as the table rolled it, to the start of the next."""
    document, panel = window.document, window.turn.panel()
    month = document.campaign.month
    yield from hand.press("Ctrl+T")
    while document.campaign.month == month:
        asked = panel.player.pending()
        if asked is not None and asked.step.play is None:
            yield from hand.press("Shift+Return")
            continue
        if asked is not None and isinstance(asked.request, Roll) and asked.step.id in QUIET:
            yield from hand.write(" ".join([QUIET[asked.step.id]] * asked.request.count))
        elif asked is not None and isinstance(asked.request, Roll):
            yield from hand.write(" ".join([GOOD] * asked.request.count))
        yield from hand.press("Return")
        assert hand.count < 40, asked


def print_sheet(hand: Hand, window: MainWindow) -> Script:
    """The kingdom's sheet and what is printed with it, as a PDF."""
    yield from hand.press("Ctrl+P")
    yield from hand.until(lambda: isinstance(hand.front, PreviewDialog), "the print dialog")
    dialog = hand.front
    assert isinstance(dialog, PreviewDialog)
    assert "kingdom" in dialog.chosen_parts, dialog.chosen_parts
    saved: list[str] = []
    dialog.saved.connect(saved.append)
    yield from hand.press("Alt+S")
    yield from hand.until(lambda: isinstance(hand.front, QFileDialog), "where to save it")
    yield from hand.press("Return")
    yield from hand.until(lambda: saved, "the PDF")
    dialog.close()
    assert window.document.path is not None
    assert (window.document.path.parent / saved[0]).read_bytes().startswith(b"%PDF")


TASKS = (
    Task("found a kingdom with defaults", 8, found, on_example=False),
    Task("claim a hex", 2, claim),
    Task("build a road on five hexes", 3, road),
    Task("place a building", 2, place_building),
    Task("appoint a leader with abilities", 6, appoint),
    Task("a quiet month", 15, quiet_month),
    Task("print the sheet", 3, print_sheet),
)


def inputs_of(task: Task, rules: Ruleset, folder: Path) -> list[str]:
    """Play a task in a window of its own, settings and files in `folder`, and name its inputs."""
    with _window(rules, folder) as window:
        if task.on_example:
            window.files.open_example()
            window.files.save(folder / "example.kingdom.json")  # what is printed is offered to go beside it
            if task.play is appoint:  # the example has no vacant seat but for a vassal's
                window.document.do(Dismiss(kingdom=window.document.campaign.at_table, role="general"))
        _settle(window)
        hand = Hand(window)
        hand.play(task.play(hand, window))
        return hand.inputs


@contextmanager
def _window(rules: Ruleset, folder: Path) -> Iterator[MainWindow]:
    preferences = Preferences(folder / "settings.ini")
    preferences.language = "en"
    document = Document(rules)
    window = MainWindow(document, Files(document, preferences, document), preferences)
    document.setParent(window)
    window.resize(1280, 800)
    window.show()
    window.activateWindow()
    try:
        yield window
    finally:
        document.undo_stack.setClean()
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _settle(window: MainWindow) -> None:
    """Until the window has painted what it paints at first."""
    hand = Hand(window)

    def ready() -> bool:
        if not window.files.has_campaign:
            return window.isActiveWindow()
        page = window.pages.page("map")
        return isinstance(page, MapPage) and page.options is not None and window.inspector.card is not None

    def wait() -> Script:
        yield from hand.until(ready, "the window")
        for _ in range(8):
            yield

    hand.play(wait())


def _points(view: MapView, way: list[HexId]) -> list[QPoint]:
    """Places along a way, a few between each two hexes as a hand passes them."""
    ends = [view.point_of(hex_id).toPoint() for hex_id in way]
    found = [ends[0]]
    for a, b in pairwise(ends):
        found += [a + (b - a) * (part / 4) for part in range(1, 5)]
    return found


def _map(window: MainWindow) -> MapView:
    page = window.pages.page("map")
    assert isinstance(page, MapPage)
    return page.view


def _says(window: MainWindow, text: str) -> bool:
    try:
        Hand(window).button(text)
    except AssertionError:
        return False
    return True


def _claimable(document: Document) -> HexId:
    campaign = document.campaign
    return next(
        h
        for h in sorted(campaign.hexes)
        if h not in campaign.claims
        and isinstance(document.check(Claim(kingdom=campaign.at_table, hexes=(h,))), Change)
    )


def _roadless_way(document: Document) -> list[HexId]:
    """Five hexes of the realm in a row, without a road, for which the Treasury pays."""
    campaign = document.campaign
    bare = {h for h in campaign.realm(campaign.at_table) if "road" not in campaign.hexes[h].improvements}

    def grow(way: list[HexId]) -> list[HexId] | None:
        if len(way) == ROAD:
            road = Improve(kingdom=campaign.at_table, hexes=tuple(way), improvement="road")
            return way if isinstance(document.check(road), Change) else None
        for near in neighbours(way[-1]):
            if near in bare and near not in way and (found := grow([*way, near])):
                return found
        return None

    return next(way for start in sorted(bare) if (way := grow([start])))


def _buildings(window: MainWindow) -> int:
    towns = window.document.campaign.settlements.values()
    return sum(len(district.buildings) for town in towns for district in town.districts)


def _affordable(page: SettlementPage) -> tuple[QPoint, QPoint]:
    """A row of the palette in sight whose building can be paid, and a lawful place on the plans."""
    from kingdom_gui.views.district.palette_model import Role

    palette = page.palette_panel.list
    model = palette.model()
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        area, kind = palette.visualRect(index), index.data(int(Role.KIND))
        if not kind or not palette.viewport().rect().contains(area):
            continue
        spot = place_on_plan(page, kind)
        if spot is not None:
            return area.center(), spot
    raise AssertionError("nothing of the palette that is in sight can be built")


def place_on_plan(page: SettlementPage, kind: str) -> QPoint | None:
    """Where on the plans a building of this kind may stand, in the viewport; None: nowhere in sight."""
    view = page.view
    view.take_up(kind)
    placement = view.holding.placement
    view.holding.hold(None)
    spots = placement.spots(0) if placement is not None else iter(())
    spot = next((one for one in spots if placement and isinstance(placement.outcome(one), Change)), None)
    if spot is None:
        return None
    layout = view.arrangement.layouts[spot.district]
    at = (layout.lots_rect(spot.lots).center() - view.offset()).toPoint()
    return at if view.viewport().rect().contains(at) else None


__all__ = ["TASKS", "Task", "inputs_of"]
