"""The Event phase: what continues, what the GM has put ahead, what chance brings (IT L280, L1141-1219)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ..events import kingdom_bad, kingdom_good, settlement_bad, settlement_good  # noqa: F401 - they register
from ..events.own import resolver
from ..events.strike import POSSIBLE, SITES, Strike, leave
from ..hexes import HexId, hex_at, place_of
from ..ruleset import Event, EventRow, Ruleset
from ..state import Ahead, Campaign, Kingdom, Ongoing
from .exploration import expeditions
from .play import Play
from .slots import take_finds_away

CHOOSES_HEX = frozenset({"monster_attack"})  # from a settlement's table, yet a hex is struck (ruling E11)
CHANCE = 25  # in 100 (IT L282)
CHANCE_AFTER_A_QUIET_MONTH = 75
MOST_ROLLS = 20  # of a table, before an invalid result is given up


class Drawn(msgspec.Struct, frozen=True):
    """An event that a table gave: its id, and the scope the table makes it strike, where it says one."""

    event: str
    scope: str = ""


def continuous(play: Play) -> None:
    """Changes that last until this Event phase end; then what continues is resolved again (IT L1216).

    Explorers have their month before it (IT L1371).
    """
    expeditions(play)
    take_finds_away(play)
    month = play.campaign.month
    left = tuple(
        m
        for m in play.kingdom.modifiers
        if not (m.ends == "event" and m.until is not None and m.until <= month)
    )
    if len(left) != len(play.kingdom.modifiers):
        play.change(modifiers=left)
    for ongoing in play.kingdom.events:
        if ongoing.since >= month:
            continue
        record = play.rules.events[ongoing.event]
        strike = Strike(play, record, str(ongoing.id), ongoing.settlement, ongoing.hex, ongoing)
        if _still_ours(play, ongoing):
            play.log("event_continues", event=ongoing.event, **_where(ongoing.settlement, ongoing.hex))
            resolver(ongoing.event)(strike)
        else:
            leave(play, ongoing)
            strike.ends()


def _still_ours(play: Play, ongoing: Ongoing) -> bool:
    """Whether what a continuing event struck still belongs to the kingdom (ruling E11)."""
    if ongoing.settlement:
        return _is_ours(play, ongoing.settlement)
    return ongoing.hex is None or play.campaign.claims.get(ongoing.hex) == play.id


def ahead(play: Play) -> None:
    """Events the GM has put ahead for this month (or left over from an earlier one)."""
    month = play.campaign.month
    due = [a for a in play.kingdom.ahead if a.month <= month]
    if not due:
        return
    play.change(ahead=tuple(a for a in play.kingdom.ahead if a.month > month))
    for number, entry in enumerate(due, 1):
        _occur(play, Drawn(entry.event), f"ahead.{number}", entry)


def event(play: Play) -> None:
    """25 in 100 that something happens, 75 after a month without an event (IT L282; rulings D37, E12)."""
    chance = event_chance(play.campaign, play.kingdom, play.rules)
    if not chance:
        return
    natural = play.dice("event.chance", "event_chance", 100)
    due = natural <= chance
    play.log(
        "event_due" if due else "quiet_month",
        natural=natural,
        chance=chance,
        dice=play.dice_by("event.chance"),
        request="event.chance",
    )
    if not due:
        return
    for number, drawn in enumerate(list(_drawn(play)), 1):
        _occur(play, drawn, str(number))


def event_chance(campaign: Campaign, kingdom: Kingdom, rules: Ruleset) -> int:
    """How likely an event is this month, in percent; the first month of a reign has a ruling of its own."""
    if campaign.month <= max(kingdom.began, 1):
        return int(
            campaign.ruling("first_turn_event_chance", rules.rulings["first_turn_event_chance"].default)
        )
    quiet = campaign.month - kingdom.event_month > 1
    return CHANCE_AFTER_A_QUIET_MONTH if quiet else CHANCE


def _drawn(play: Play) -> Iterator[Drawn]:
    """What the tables give: one event, or one at once and another roll (IT L1145-1157, notes 1 and 2)."""
    first = _row(play, "event_type", "event.type")
    if not first.again:
        yield from _from_table(play, first, "event.table")
        return
    yield Drawn(first.event, first.scope or "")
    second = _row(play, "event_type", "event.type.again")
    if second.again and second.event == first.event:
        if first.same == "elsewhere":
            yield Drawn(second.event, second.scope or "")
        return
    if second.again:
        yield Drawn(second.event, second.scope or "")
        return
    yield from _from_table(play, second, "event.table")


def _from_table(play: Play, row: EventRow, request: str) -> Iterator[Drawn]:
    """Roll on the table named; what makes no sense in this kingdom is rolled again (IT L1143)."""
    for attempt in range(1, MOST_ROLLS + 1):
        key = request if attempt == 1 else f"{request}.{attempt}"
        found = _row(play, row.table, key)
        if possible(play, found.event, found.scope):
            yield Drawn(found.event, found.scope or "")
            return
        play.log("event_invalid", event=found.event)


def _row(play: Play, table: str, request: str) -> EventRow:
    """The row of a table that a d100 gives."""
    rows = play.rules.event_tables[table]
    names = [row_name(row) for row in rows]
    drawn = play.draw(request, table, "row", names, upto=(row.high for row in rows))
    return rows[names.index(drawn)]


def row_name(row: EventRow) -> str:
    """What a row of a table is, as an option of a roll: `event.plague`, `event_table.dangerous_kingdom`."""
    return f"event.{row.event}" if row.event else f"event_table.{row.table}"


def possible(play: Play, name: str, table_scope: str | None = None) -> bool:
    """Whether an event makes sense in this kingdom, struck as its record says or as a table makes it."""
    scope = table_scope or play.rules.events[name].scope
    if scope == "settlement" and not play.numbers.settlements:
        return False
    if scope == "hex" and not play.numbers.realm:
        return False
    return _makes_sense(play, name, "")


def _occur(play: Play, drawn: Drawn, number: str, entry: Ahead | None = None) -> None:
    record = play.rules.events[drawn.event]
    scope = drawn.scope or record.scope
    settlement, hex_id = (entry.settlement, entry.hex) if entry else ("", None)
    if drawn.event in CHOOSES_HEX:
        scope, settlement = "kingdom", ""
    if scope == "settlement" and not settlement and hex_id is None:
        settlement = _settlement(play, drawn.event, number)
    if scope == "hex" and hex_id is None:
        hex_id = _hex(play, drawn.event, number)
    if hex_id is not None:
        lost = play.campaign.claims.get(hex_id) != play.id
    else:
        lost = bool(settlement or scope == "settlement") and not _is_ours(play, settlement)
    if lost or (scope == "hex" and hex_id is None) or not _makes_sense(play, drawn.event, settlement):
        play.log("event_invalid", event=drawn.event)
        return
    play.change(event_month=play.campaign.month)
    play.log("event_occurs", event=drawn.event, **_where(settlement, hex_id))
    strike = Strike(play, record, number, settlement, hex_id)
    resolver(drawn.event)(strike)


def _where(settlement: str, hex_id: HexId | None) -> dict[str, str]:
    """Where an event strikes, for the journal; nothing for the whole kingdom."""
    if settlement:
        return {"settlement": settlement}
    return {"hex": place_of(hex_id)} if hex_id is not None else {}


def strikes_hex(record: Event) -> bool:
    """Whether an event can be put ahead for a hex."""
    return "hex" in (record.scope, record.also_scope) or record.id in CHOOSES_HEX


def _makes_sense(play: Play, name: str, settlement: str) -> bool:
    rule = POSSIBLE.get(name)
    return rule is None or rule(play, settlement)


def _is_ours(play: Play, settlement: str) -> bool:
    return any(s.settlement.id == settlement for s in play.numbers.settlements)


def _settlement(play: Play, name: str, number: str) -> str:
    """A settlement by chance among those in which the event makes sense (IT L1217)."""
    rule = POSSIBLE.get(name)
    found = [s.settlement.id for s in play.numbers.settlements if rule is None or rule(play, s.settlement.id)]
    found = found or [s.settlement.id for s in play.numbers.settlements]
    return play.draw(f"event.settlement.{number}", "event_settlement", "settlement", found, event=name)


def _hex(play: Play, name: str, number: str) -> HexId | None:
    """A claimed hex by chance, among those the event can strike (IT L1217)."""
    sites = SITES.get(name)
    realm = sites(play) if sites is not None else [place_of(hex_id) for hex_id in play.numbers.realm]
    drawn = play.draw(f"event.hex.{number}", "event_hex", "hex", realm, event=name)
    return hex_at(drawn) if drawn else None
