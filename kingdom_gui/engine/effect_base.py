"""The base of every effect, and the effects that several kinds of record may carry: events and trade."""

# Annotations are values here, not text, which msgspec would have to compile when the program starts.

from typing import Literal

import msgspec

Attribute = Literal["economy", "loyalty", "stability"]
Scope = Literal["kingdom", "settlement", "hex"]
TradeRoute = Literal["food", "goods", "luxury_goods", "raw_materials"]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="effect"):
    """Base of every effect record; the tag stands in the file as `effect`."""


class EventCheck(Effect, frozen=True, tag="event_check"):
    """Each one in the kingdom, settlement or hex struck changes the checks of an event by `amount`."""

    event: str
    amount: int
    where: Scope


class EventSite(Effect, frozen=True, tag="event_site"):
    """An event of this kind happens at, or is about, such a place (IT L1229, L1230, L1241)."""

    event: str


class EventGift(Effect, frozen=True, tag="event_gift"):
    """An event has this built for nothing when its d100 falls within the range (IT L1236, L1239)."""

    event: str
    low: int = msgspec.field(name="from")
    high: int = msgspec.field(name="to")


class EventRemedy(Effect, frozen=True, tag="event_remedy"):
    """Building this on the spot settles what the event left behind (IT L1220)."""

    event: str


class TradeCounts(Effect, frozen=True, tag="trade_counts"):
    """Counted for the Economy bonus of a kind of trade route (IT L1320-1327)."""

    route: TradeRoute


class TradeNeeds(Effect, frozen=True, tag="trade_needs"):
    """A kind of trade route needs this many in the settlement of departure."""

    route: TradeRoute
    count: int


class TradeEnables(Effect, frozen=True, tag="trade_enables"):
    """Without one in the settlement of departure these improvements are not counted (IT L1326)."""

    route: TradeRoute
    improvements: tuple[str, ...]


class TradePassage(Effect, frozen=True, tag="trade_passage"):
    """Lets a route from this settlement pass such hexes; ids of terrain and special terrain (IT L1312)."""

    terrain: tuple[str, ...]


class TradeIncome(Effect, frozen=True, tag="trade_income"):
    """Raises the BP of trade by `percent` each, up to `percent_max` together (IT L1016, ruling E06)."""

    percent: int
    percent_max: int
