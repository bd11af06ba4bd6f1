"""Which magic item turns up: made by chance, from the GM's own list, or named by the GM (IT L506)."""

from __future__ import annotations

from collections.abc import Sequence

from ..items.made import offered, typed
from ..items.sources import Wanted, by_chance, named_item
from ..requests import Roll, Write
from ..rule_effects import SlotsRolledBy
from ..state import Item
from .play import Play

NO_BOUND = 0  # told as the highest price where there is none


class TableDice:
    """The dice of one item, rolled at the table; what nobody rolls falls to the program unless `by_hand`."""

    def __init__(self, play: Play, wanted: Wanted) -> None:
        self._play = play
        self._key = wanted.key
        self._waits = play.campaign.settings.items_from == "by_hand"
        self._by = roller(play, wanted.building)

    def face(self, part: str, sides: int) -> int:
        """The natural face of a die; a part of its own each time it is rolled again."""
        roll = Roll(f"{self._key}.{part}", _purpose(part), sides, by=self._by, offered=not self._waits)
        return self._ask(roll)

    def pick(self, part: str, kind: str, options: Sequence[str], flourish: bool = False) -> str:
        """One of several; a single one is not rolled for."""
        if len(options) == 1:
            return options[0]
        roll = Roll(
            f"{self._key}.{part}",
            _purpose(part),
            len(options),
            by=self._by,
            kind=kind,
            options=tuple(options),
            offered=flourish or not self._waits,
        )
        return options[self._ask(roll) - 1]

    def _ask(self, roll: Roll) -> int:
        answer = self._play.table.ask(roll)
        return answer[0] if isinstance(answer, tuple) else 1


def _purpose(part: str) -> str:
    return f"item_{part.partition('.')[0]}"


def roller(play: Play, building: str) -> str:
    """The role that by custom rolls for a building's items: the High Priest for holy ones (IT L100-102)."""
    kind = play.rules.buildings.get(building)
    effects = kind.effects_of(SlotsRolledBy) if kind is not None else ()
    return effects[0].role if effects else play.roller("items")


def price_bound(play: Play, base_value: int) -> int | None:
    """The most an item may cost in a place of this base value; None where the setting sets no bound."""
    return base_value if play.ruling("slot_price_cap") == "base_value" else None


def find_item(play: Play, wanted: Wanted) -> Item | None:
    """The item that turns up, in no slot yet; None where there is nothing at such a price (ruling D32).

    What chance or the list gives is offered: the GM may write another, with its price after a comma.
    """
    settings = play.campaign.settings
    dice = TableDice(play, wanted)
    standing, kind = None, ""
    if settings.items_from != "typed":
        standing = by_chance(play.rules, settings.item_list, settings.items_from, wanted, dice)
        kind = standing.kind if standing is not None else ""
    elif wanted.most is None or wanted.most > 0:
        kind = dice.pick("kind", "term.item_kind", wanted.kinds)
    if not kind:
        play.log("no_item_found", settlement=wanted.settlement, tier=wanted.tier)
        return None
    asked = Write(
        f"{wanted.key}.item",
        "name_item",
        parameters={
            "settlement": wanted.settlement,
            "building": wanted.building,
            "tier": wanted.tier,
            "kind": kind,
            "most": NO_BOUND if wanted.most is None else wanted.most,
        },
        default=None if standing is None else offered(standing.name, standing.price),
    )
    answer = str(play.table.ask(asked))
    if standing is not None and answer == asked.default:
        # Its price is known: a name that itself ends in a comma and a number would be read as more of it.
        return Item(0, 0, standing.name, standing.price, None, wanted.tier, standing.kind)
    written = typed(answer)
    return named_item(settings.item_list, wanted.tier, kind, written.name, written.price)
