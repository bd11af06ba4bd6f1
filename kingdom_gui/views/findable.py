"""What the finder finds, and how to go there: places, buildings, people, armies, kingdoms, rules, deeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from ..engine.hexes import HexId
from ..engine.leadership import holders
from ..engine.state import Building, Settlement
from . import speech
from .marking import QT_TRANSLATE_NOOP
from .modal import ask

if TYPE_CHECKING:
    from .main_window import MainWindow

_KINDS = {
    "army": QT_TRANSLATE_NOOP("Findable", "army"),
    "building": QT_TRANSLATE_NOOP("Findable", "building"),
    "deed": QT_TRANSLATE_NOOP("Findable", "to do"),
    "help": QT_TRANSLATE_NOOP("Findable", "help"),
    "hex": QT_TRANSLATE_NOOP("Findable", "hex"),
    "kingdom": QT_TRANSLATE_NOOP("Findable", "kingdom"),
    "label": QT_TRANSLATE_NOOP("Findable", "label"),
    "note": QT_TRANSLATE_NOOP("Findable", "note"),
    "pin": QT_TRANSLATE_NOOP("Findable", "pin"),
    "role": QT_TRANSLATE_NOOP("Findable", "role"),
    "rule": QT_TRANSLATE_NOOP("Findable", "rule"),
    "settlement": QT_TRANSLATE_NOOP("Findable", "settlement"),
}
LONGEST_NOTE = 60  # signs of a note that are shown


class Found(NamedTuple):
    """One thing to be found: what it is called, what it is, how to go there, and what else it is found by."""

    name: str
    kind: str
    go: Callable[[], object]
    also: str = ""


def everything(window: MainWindow) -> Iterator[Found]:
    """All that can be found by a name, as the campaign is now."""
    yield from _settlements(window)
    yield from _hexes(window)
    yield from _written(window)
    yield from _people(window)
    yield from _kingdoms(window)
    yield from _rules(window)
    for action in window.menus.actions.values():
        if action.isEnabled() and action.menu() is None:
            name = action.text().replace("&", "").replace("…", "")
            yield Found(name, kind("deed"), action.trigger)
    yield from _help(window)


def kind(name: str) -> str:
    """What a kind of thing is called in the list."""
    return QCoreApplication.translate("Findable", _KINDS[name])


def go_to_hex(window: MainWindow, hex_id: HexId) -> None:
    """Show the map with a hex in view and selected."""
    window.show_page("map")
    window.wiring.reveal(hex_id)


def _settlements(window: MainWindow) -> Iterator[Found]:
    for settlement in window.document.campaign.settlements.values():
        go = partial(window.wiring.wanted, "open_settlement", settlement.id)
        yield Found(settlement.name, kind("settlement"), go, settlement.note)
        yield from _buildings(window, settlement)


def _buildings(window: MainWindow, settlement: Settlement) -> Iterator[Found]:
    """The buildings of a settlement, like ones once, with how many there are."""
    first: dict[str, tuple[int, Building]] = {}
    counts: Counter[str] = Counter()
    for index, district in enumerate(settlement.districts):
        for building in district.buildings:
            first.setdefault(building.kind, (index, building))
            counts[building.kind] += 1
    for name, (index, building) in first.items():
        go = partial(_go_to_building, window, settlement.id, index, building)
        what = speech.capital(speech.term("building", name))
        counted = f"{what} ×{counts[name]}" if counts[name] > 1 else what
        yield Found(f"{counted}, {settlement.name}", kind("building"), go)


def _hexes(window: MainWindow) -> Iterator[Found]:
    for hex_id, there in window.document.campaign.hexes.items():
        go = partial(go_to_hex, window, hex_id)
        if there.name:
            yield Found(there.name, kind("hex"), go, there.note)
        elif there.note:
            yield Found(_line_of(there.note), kind("note"), go, there.note)


def _written(window: MainWindow) -> Iterator[Found]:
    """Labels over the land, and pins with words."""
    campaign = window.document.campaign
    for label in campaign.labels.values():
        yield Found(label.text, kind("label"), partial(go_to_hex, window, label.hex))
    for pin in campaign.pins.values():
        if pin.text:
            yield Found(_line_of(pin.text), kind("pin"), partial(go_to_hex, window, pin.hex), pin.text)


def _line_of(text: str) -> str:
    """A text on one line that is not too long."""
    line = " ".join(text.split())
    return line if len(line) <= LONGEST_NOTE else line[: LONGEST_NOTE - 1] + "…"


def _people(window: MainWindow) -> Iterator[Found]:
    kingdom = window.document.kingdom
    if kingdom is None:
        return
    for role in window.document.rules.roles:
        held = ", ".join(leader.name for leader in holders(kingdom, role))
        name = speech.capital(speech.term("role", role))
        shown = speech.explained(name, held) if held else name
        yield Found(shown, kind("role"), partial(_go_to_role, window, role))
    for army in kingdom.armies:
        yield Found(army.name, kind("army"), partial(window.show_page, "kingdom"), army.note)


def _kingdoms(window: MainWindow) -> Iterator[Found]:
    campaign = window.document.campaign
    for other in campaign.kingdoms.values():
        land = campaign.realm(other.id)
        go = partial(go_to_hex, window, land[0]) if land else partial(window.show_page, "kingdom")
        yield Found(other.name, kind("kingdom"), go, other.note)


def _rules(window: MainWindow) -> Iterator[Found]:
    for ruling in window.document.rules.rulings.values():
        name = speech.capital(speech.term("ruling", ruling.id))
        also = f"{ruling.id} {ruling.ruling} {' '.join(ruling.disputes)}"
        yield Found(name, kind("rule"), partial(_go_to_rule, window, name), also)


def _help(window: MainWindow) -> Iterator[Found]:
    """The pages of the help book; rulings are found as such."""
    desk = window.commands.desk()
    book = desk.book()
    for chapter in book.chapters():
        if chapter.id not in ("options", "rulings"):
            for page in chapter.pages:
                yield Found(book.title(page), kind("help"), partial(desk.show, page))


def _go_to_building(window: MainWindow, settlement: str, district: int, building: Building) -> None:
    from .district.hits import Hit
    from .district.page import SettlementPage

    window.wiring.wanted("open_settlement", settlement)
    page = window.pages.page("settlement")
    if isinstance(page, SettlementPage):
        lot = building.lots[0] if building.lots else None
        page.view.choose(Hit(district, lot, building.side or None, building.id))


def _go_to_role(window: MainWindow, role: str) -> None:
    window.show_page("kingdom")
    window.selection.select_role(role)


def _go_to_rule(window: MainWindow, name: str) -> None:
    from .dialogs.rulings import RulingsDialog

    dialog = RulingsDialog(window.document, window)
    dialog.filter.setText(name)
    ask(dialog)
