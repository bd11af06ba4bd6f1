"""Beneficial events of the settlement table (IT L1187-1198)."""

from __future__ import annotations

from msgspec.structs import replace

from ..items.sources import Wanted
from ..rule_effects import EventGift, EventSite
from ..state import Item
from ..turn.found_items import find_item, price_bound
from ..turn.play import Play
from ..turn.slots import put_items, vacant
from .gifts import build_gift, gift_sites
from .strike import Strike, event

TIER_ABOVE = {"minor": "medium", "medium": "major", "major": "major"}  # ruling D53b


@event("boomtown")
def boomtown(strike: Strike) -> None:
    """Trade flourishes until the next Event phase, by the buildings that add to Economy (IT L1244, D46b)."""
    rules = strike.play.rules
    trading = sum(rules.buildings[b.kind].economy > 0 for b in strike.here.effective_buildings())
    strike.change("economy", trading, until_event=True)
    strike.apply("until_next_event", until_event=True)


@event("discovery")
def discovery(strike: Strike) -> None:
    """Scholars find something of note (IT L1252)."""
    strike.apply("occurs")


@event("justice_prevails")
def justice_prevails(strike: Strike) -> None:
    """A plot is foiled (IT L1257)."""
    strike.apply("occurs")


@event("noblesse_oblige")
def noblesse_oblige(strike: Strike) -> None:
    """A noble family builds at its own cost (IT L1239)."""
    _gift(strike)


@event("outstanding_success")
def outstanding_success(strike: Strike) -> None:
    """A masterpiece brings renown and easier Economy checks until the next Event phase (IT L1253)."""
    strike.apply("occurs")
    strike.apply("until_next_event", until_event=True)


def _has_shrine(play: Play, settlement: str) -> bool:
    """Whether a settlement (or any, for an empty id) has a place to go on pilgrimage to."""
    for numbers in play.numbers.settlements:
        if settlement and numbers.settlement.id != settlement:
            continue
        for building in numbers.effective_buildings():
            effects = play.rules.buildings[building.kind].effects_of(EventSite)
            if any(e.event == "pilgrimage" for e in effects):
                return True
    return False


@event("pilgrimage", _has_shrine)
def pilgrimage(strike: Strike) -> None:
    """Pilgrims hold a feast that costs the kingdom nothing (IT L1241, ruling D51b)."""
    strike.play.log("pilgrims_came", settlement=strike.settlement_id)


@event("remarkable_treasure")
def remarkable_treasure(strike: Strike) -> None:
    """A vacant slot holds something better than usual at once; with none, a find (IT L1256, ruling D53b)."""
    here = strike.here
    slots = [pair for n in range(len(here.parts)) for pair in vacant(here, n)]
    if not slots:
        unexpected_find(strike)
        return
    names = [f"{slot.building}.{number}" for slot, number in slots]
    slot, number = slots[names.index(strike.draw("slot", "slot", names))]
    value = here.total("base_value") * (100 + strike.figure("occurs", "base_value_percent")) // 100
    most, tier = price_bound(strike.play, value), TIER_ABOVE[slot.tier]
    wanted = Wanted(strike.key(), strike.settlement_id, slot.kind, tier, slot.kinds, most)
    item = find_item(strike.play, wanted)
    if item is not None:
        put_items(strike.play, strike.settlement_id, [replace(item, building=slot.building, slot=number)])


@event("unexpected_find")
def unexpected_find(strike: Strike) -> None:
    """A find: a slot of its own, filled in the next Upkeep, gone at the Event phase after it (IT L1249).

    The slot is no building's (number 0); until Upkeep its item has no name.
    """
    finds = strike.play.rules.events["unexpected_find"].changes["occurs"]
    limit = finds["minor_to"]
    tier = strike.draw("tier", "term.item_tier", ("minor", "medium"), (int(limit), 100))
    month = strike.play.campaign.month
    record = strike.settlement
    used = [item.slot for item in record.items if item.building == 0]
    find = Item(0, max(used, default=-1) + 1, "", until=month + 1, tier=tier)
    strike.play.draft.put("settlements", record.id, replace(record, items=(*record.items, find)))
    strike.play.log("find_made", settlement=record.id, tier=tier)


@event("visiting_celebrity")
def visiting_celebrity(strike: Strike) -> None:
    """A famous guest draws a crowd (IT L1259)."""
    strike.apply("occurs")


@event("wealthy_immigrant")
def wealthy_immigrant(strike: Strike) -> None:
    """Somebody rich asks to build at their own expense, and may be let (IT L1236)."""
    if strike.play.confirm(strike.key("let"), "let_immigrant_build", event=strike.record.id):
        _gift(strike)


def _gift(strike: Strike) -> None:
    rules = strike.play.rules
    rows = sorted(
        (effect.high, kind.id)
        for kind in rules.buildings.values()
        for effect in kind.effects_of(EventGift)
        if effect.event == strike.record.id
    )
    drawn = strike.draw("gift", "term.building", (name for _, name in rows), (high for high, _ in rows))
    if not drawn:
        return
    kind = rules.buildings[drawn]
    site = strike.choose("site", "lots", gift_sites(strike, kind), building=kind.id)
    if site:
        build_gift(strike, kind, site)
    else:
        strike.play.log("no_room_for_gift", building=kind.id, settlement=strike.settlement_id)
