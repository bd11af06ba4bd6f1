"""Explorers in the Event phase: what they meet, explore and find, and how they return (IT L1371).

What the game master has for them is offered; where nothing is said, nothing is met and nothing hidden found.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from ..exploration.days import REF, Stay
from ..exploration.itinerary import DAYS_A_MONTH, Itinerary, itinerary_of
from ..hexes import HexId, hex_at, place_of
from ..ledger import Entry, Source
from ..patch import Draft
from ..privileges import special_edict_checks
from ..state import Expedition, JournalEntry, Kingdom
from .play import Play
from .skill import skill_check

PURPOSE = "exploration_edict"
BASE_DC = 10  # of the Stealth check, and twice the CR on top of it and of the Control DC
PER_CR = 2
CRS = range(1, 31)
DCS = range(15, 31)  # of what is hidden: from easy and known in folk tales to well concealed
GOES_ON, HELD_UP, TURNS_BACK = "goes_on", "held_up", "turns_back"
LOST_UNREST = 1


class Met(NamedTuple):
    """What an encounter leaves: the hex where they make no more progress this month, and whether they are
    dead or on their way home.
    """

    held_at: HexId | None = None
    dead: bool = False
    home: bool = False


def expeditions(play: Play) -> None:
    """A month of each expedition under way."""
    for sent in play.kingdom.expeditions:
        if sent.last >= play.campaign.month:
            _month(play, sent)


def _month(play: Play, sent: Expedition) -> None:
    ahead = itinerary_of(play.campaign, play.id, sent, play.rules)
    met = _encounter(play, sent, ahead)
    if met.dead:
        return
    finished, days = ahead.within(sent.days + DAYS_A_MONTH)
    if met.held_at is not None:
        place = next((n for n, stay in enumerate(finished) if stay.hex == met.held_at), len(finished))
        days = sent.days if place == 0 else 0
        finished = finished[:place]
    fresh = [stay for stay in finished if stay.explores]
    for stay in fresh:
        play.draft.hex(stay.hex, lambda there: replace(there, explored=True))
    done = sent.done + len(finished)
    _put(play, replace(sent, done=done, days=days, explored=sent.explored + len(fresh)))
    _tell(play, sent, ahead, finished)
    _see(play, list(_entered(sent, ahead, len(finished), days)))
    _search(play, sent, fresh)
    if met.home:
        _leave(play, sent)


def _tell(play: Play, sent: Expedition, ahead: Itinerary, finished: list[Stay]) -> None:
    """How far they have come."""
    at = finished[-1].hex if finished else sent.path[sent.done]
    count = sum(stay.explores for stay in finished)
    if count:
        play.log("expedition_explores", hex=place_of(at), count=count)
    elif ahead.stays:
        play.log("expedition_travels", hex=place_of(at))
    if ahead.barred is not None and len(finished) == len(ahead.stays):
        play.log("expedition_stopped", hex=place_of(at), other_hex=place_of(ahead.barred))


def _entered(sent: Expedition, ahead: Itinerary, finished: int, days: int) -> Iterator[Stay]:
    """The hexes in which they had their first day this month: not the one they were in, but the next one."""
    for stay in ahead.stays[1 if sent.days else 0 : finished + 1 if days else finished]:
        if stay.explores:
            yield stay


def _see(play: Play, entered: list[Stay]) -> None:
    """What lies open to see is noticed on the first day in a hex."""
    for stay in entered:
        for special in play.campaign.hexes[stay.hex].special:
            if not special.spent:
                play.log("expedition_sees", hex=place_of(stay.hex), special=special.kind)


# What they meet


def _encounter(play: Play, sent: Expedition, ahead: Itinerary) -> Met:
    """Whether something hostile is met, and what comes of it.

    Without the leaders the explorers hide and flee by their checks; with them the table plays it.
    """
    goal = _goal(sent)
    if not play.offer(_id(sent, "meets"), "expedition_meets", hex=goal):
        return Met()
    where = play.choose(_id(sent, "where"), "expedition_where", "hex", _places(sent, ahead), hex=goal)
    hex_id = hex_at(where)
    if sent.leaders:
        return _at_the_table(play, sent, hex_id)
    cr = int(play.choose(_id(sent, "cr"), "expedition_cr", "number", map(str, CRS), hex=goal))
    told: dict[str, str | int] = {"hex": where, "cr": cr}
    hidden = skill_check(
        play, _id(sent, "stealth"), "expedition_stealth", BASE_DC + PER_CR * cr,
        (Entry(sent.stealth, Source("expedition", "stealth"), REF),), play.roller(PURPOSE), about=told,
    )  # fmt: skip
    if hidden.success:
        play.log("expedition_unseen", hex=where, cr=cr)
        return Met()
    harder = special_edict_checks(play.numbers.settlements, sent.edicts, play.rules)
    fled = play.check(
        _id(sent, "stability"), "stability", "expedition_flight", play.roller(PURPOSE),
        more=tuple(harder), dc=PER_CR * cr, about=told,
    )  # fmt: skip
    if fled.success:
        play.log("expedition_scattered", hex=where, cr=cr)
        return Met(hex_id)
    _leave(play, sent)
    play.log("expedition_killed", hex=where, cr=cr, bp=_unspent(play, sent))
    play.add("unrest", LOST_UNREST, Source("expedition", "killed"), REF)
    return Met(dead=True)


def _at_the_table(play: Play, sent: Expedition, hex_id: HexId) -> Met:
    """An encounter that the leaders are in: no checks of the kingdom, but what came of it at the table."""
    came = play.choose(
        _id(sent, "came"), "expedition_came", "choice", (GOES_ON, HELD_UP, TURNS_BACK), hex=_goal(sent)
    )
    play.log("expedition_fought", hex=place_of(hex_id), choice=came)
    return Met() if came == GOES_ON else Met(hex_id, home=came == TURNS_BACK)


def _places(sent: Expedition, ahead: Itinerary) -> dict[str, None]:
    """The hexes that they come through this month, the one they are in at its end too."""
    finished, _ = ahead.within(sent.days + DAYS_A_MONTH)
    through = ahead.stays[: len(finished) + 1]
    places = dict.fromkeys(place_of(stay.hex) for stay in through)
    return places or {place_of(sent.path[sent.done]): None}


def _unspent(play: Play, sent: Expedition) -> int:
    """The BP for the months that were still to come, this one included, in even shares."""
    return sent.paid * (sent.last - play.campaign.month + 1) // sent.months


# What they find


def _search(play: Play, sent: Expedition, fresh: list[Stay]) -> None:
    """What is hidden in hexes just explored, as far as the game master says so: a die for each day there."""
    left = {place_of(stay.hex): stay.days for stay in fresh}
    number = 1
    while left:
        request = _id(sent, f"find.{number}")
        if not play.offer(f"{request}.search", "expedition_search", hex=_goal(sent)):
            return
        where = play.choose(f"{request}.where", "expedition_hidden", "hex", left, hex=_goal(sent))
        told: dict[str, str | int] = {"hex": where}
        dc = int(play.choose(f"{request}.dc", "expedition_dc", "number", map(str, DCS), hex=where))
        found = skill_check(
            play, f"{request}.survival", "expedition_survival", dc,
            (Entry(sent.survival, Source("expedition", "survival"), REF),), play.roller(PURPOSE),
            left.pop(where), told,
        )  # fmt: skip
        if found.success:
            _found(play, hex_at(where), play.write(f"{request}.what", "expedition_find", hex=where))
        number += 1


def _found(play: Play, hex_id: HexId, what: str) -> None:
    """Keep what was found with the hex."""
    play.log("expedition_finds", hex=place_of(hex_id), what=what)
    note = play.campaign.hexes[hex_id].note
    play.draft.hex(hex_id, lambda there: replace(there, note=f"{note}\n{what}" if note else what))


# The record


def _id(sent: Expedition, what: str) -> str:
    return f"expedition.{sent.id}.{what}"


def _goal(sent: Expedition) -> str:
    return place_of(sent.path[-1])


def _put(play: Play, sent: Expedition) -> None:
    play.change(
        expeditions=tuple(sent if other.id == sent.id else other for other in play.kingdom.expeditions)
    )


def _leave(play: Play, sent: Expedition) -> None:
    play.change(expeditions=tuple(other for other in play.kingdom.expeditions if other.id != sent.id))


def return_expeditions(draft: Draft, kingdom: Kingdom, month: int) -> None:
    """Bring the explorers of a kingdom home whose time is over when `month` begins (IT L1371)."""
    over = [sent for sent in kingdom.expeditions if sent.last < month]
    if not over:
        return
    left = tuple(sent for sent in kingdom.expeditions if sent not in over)
    draft.put("kingdoms", kingdom.id, replace(kingdom, expeditions=left))
    for sent in over:
        told: dict[str, str | int] = {"hex": place_of(sent.path[-1]), "count": sent.explored}
        draft.log(JournalEntry("expedition_returns", told, kingdom.id))
