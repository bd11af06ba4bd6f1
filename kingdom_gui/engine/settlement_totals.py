"""A settlement's own numbers, each a ledger of where it comes from (IT L467-485, L555-561)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import TypeVar

from .district_part import MODIFIERS as MODIFIERS
from .district_part import ItemSlot, district_part
from .hex_defense import hex_defense
from .ledger import EMPTY, Block, Entry, Ledger, Source
from .memo import remembered
from .options import every as every  # registers what optional rules add
from .options import governments, registry
from .printed import as_played
from .realm import Reach
from .ruleset import Ruleset, SettlementSize
from .state import Building, Campaign, Hex, Kingdom, Modifier, Settlement

EffectT = TypeVar("EffectT")
PEOPLE_PER_LOT = 250  # IT L472
GIVEN = ("economy", "loyalty", "stability", "fame", "infamy", "granary_capacity")
NAMES = (
    "lots",
    "population",
    "districts",
    "base_value",
    "base_value_cap",
    "defense",
    *MODIFIERS,
    "danger",
    *GIVEN,
)
# What a settlement passes on to the totals of its kingdom.
PASSED_ON = frozenset((*GIVEN, "defense"))
COUNTED = ("districts", "population")  # as one number each
NEVER_BELOW_0 = ("lots", "population", "districts", "base_value", "base_value_cap", "granary_capacity")


class SettlementNumbers:
    """All numbers of one settlement; each ledger is made when it is first asked for.

    `settlement` is its record, `parts` what its districts add, in order, `rules` are the rules as played and
    `government` its kingdom's form of government, where that counts.
    """

    names = NAMES

    def __init__(
        self,
        settlement: Settlement,
        there: Hex | None,
        modifiers: tuple[Modifier, ...],
        month: int,
        rules: Ruleset,
        government: str = "",
    ) -> None:
        self.settlement = settlement
        self.rules = rules
        self.government = government
        self.parts = tuple([district_part(d, settlement.id, rules) for d in settlement.districts])
        self._there = there
        self._modifiers = modifiers
        self._month = month
        self._ledgers: dict[str, Ledger] = {}

    def ledger(self, name: str) -> Ledger:
        """The ledger of a number; an unknown name raises `KeyError`."""
        found = self._ledgers.get(name)
        if found is None:
            found = _SOURCES[name](self, name)
            if found.total < 0 and name in NEVER_BELOW_0:
                floor = Entry(-found.total, Source("floor", name))
                found = Ledger(name, (*found.blocks, Block((floor,))))
            self._ledgers[name] = found
        return found

    def total(self, name: str) -> int:
        """The number itself: points, lots, people, or gp for `base_value` and `base_value_cap`."""
        return self.ledger(name).total

    @property
    def size(self) -> str:
        """Id of the settlement's size by its population (IT L477-485)."""
        return self._size.id

    @property
    def item_slots(self) -> tuple[ItemSlot, ...]:
        """The slots for magic items of all working buildings, district by district."""
        return tuple(slot for part in self.parts for slot in part.slots)

    def with_effect(self, kind: type[EffectT]) -> Iterator[tuple[Building, EffectT]]:
        """The working buildings with an effect of this kind, each with that effect."""
        for part in self.parts:
            yield from part.with_effects.get(kind, ())

    def effective_buildings(self) -> tuple[Building, ...]:
        """The buildings that are paid for and undamaged."""
        return tuple(building for part in self.parts for building in part.effective)

    @cached_property
    def kingdom_blocks(self) -> dict[str, Block]:
        """What the settlement gives its kingdom, by name of the total; what its hex gives is left out."""
        found: dict[str, list[Block]] = {}
        for part in self.parts:
            for name, block in part.blocks.items():
                if name in PASSED_ON:
                    found.setdefault(name, []).append(block)
        for name in {m.target for m in self._modifiers} & PASSED_ON:
            found.setdefault(name, []).append(self._modified(name))
        for name in COUNTED:
            if amount := self.total(name):
                found[name] = [Block((Entry(amount, Source("settlement", self.settlement.id)),))]
        return {name: Block.joined(blocks) for name, blocks in found.items()}

    @cached_property
    def reach(self) -> tuple[Reach, ...]:
        """Its buildings that change the hexes around it."""
        return tuple(
            [(self.settlement.hex, kind, effect) for part in self.parts for kind, effect in part.reach]
        )

    # How each ledger is made

    @property
    def _size(self) -> SettlementSize:
        return self.rules.settlement_size(self.total("population"))

    def _blocks(self, name: str) -> Iterator[Block]:
        for part in self.parts:
            yield part.blocks.get(name, EMPTY)

    def _modified(self, name: str) -> Block:
        """What events and the GM have changed in this settlement alone."""
        if not self._modifiers:
            return EMPTY
        entries = []
        for modifier in self._modifiers:
            if modifier.target == name:
                active = modifier.active(self._month)
                reason = "" if active else "not_in_this_month"
                entries.append(
                    Entry(modifier.amount, modifier.source, "", active, reason, note=modifier.note)
                )
        return Block(tuple(entries)) if entries else EMPTY

    @property
    def lots(self) -> int:
        """Lots that finished buildings cover, in all districts."""
        return max(0, sum(part.lots for part in self.parts) + self._modified("lots").total)

    def _lots(self, name: str) -> Ledger:
        return Ledger(name, (*(part.lots_block for part in self.parts), self._modified(name)))

    def _plain(self, name: str) -> Ledger:
        return Ledger(name, (*self._blocks(name), self._modified(name)))

    def _modifier(self, name: str) -> Ledger:
        optional = registry.of_settlement(self, name, self.rules.played)
        return Ledger(name, (*self._blocks(name), optional, self._modified(name)))

    def _population(self, name: str) -> Ledger:
        lots = self.lots
        counts = (("lots", lots), ("people_per_lot", PEOPLE_PER_LOT))
        source = Source("rule", "population", self.settlement.id)
        entries = (Entry(lots * PEOPLE_PER_LOT, source, "IT L472, D23", counts=counts),) if lots else ()
        return Ledger(name, (Block(entries), self._modified(name)))

    def _districts(self, name: str) -> Ledger:
        """Its districts; they count once its first building has stood, which founds it (IT L495)."""
        built = any(d.wrecks or any(not b.planned for b in d.buildings) for d in self.settlement.districts)
        reason = "" if built else "no_building_yet"
        entries = tuple(
            Entry(1, Source("district", str(number), self.settlement.id), "IT L35, L495", built, reason)
            for number in range(1, len(self.settlement.districts) + 1)
        )
        return Ledger(name, (Block(entries), self._modified(name)))

    def _cap(self, name: str) -> Ledger:
        """The most its base value can be; the GM may raise it in special circumstances (IT L473)."""
        size = self._size
        cap = Block((Entry(size.base_value, Source("cap", size.id), size.ref),))
        return Ledger(name, (cap, self._modified(name)))

    def _base_value(self, name: str) -> Ledger:
        """The sum of what buildings add, and what the cap of the settlement's size takes off (ruling D24)."""
        blocks = [*self._blocks(name), self._modified(name)]
        over = sum(block.total for block in blocks) - self.total("base_value_cap")
        if over > 0:
            size = self._size
            blocks.append(Block((Entry(-over, Source("cap", size.id), f"{size.ref}, D24"),)))
        return Ledger(name, blocks)

    def _defense(self, name: str) -> Ledger:
        """Buildings and works, and the fort or watchtower of the hex, which counts once (ruling D58)."""
        here = () if self._there is None else hex_defense(self.settlement.hex, self._there, self.rules)
        return Ledger(name, (*self._blocks(name), Block(tuple(here)), self._modified(name)))


_SOURCES: dict[str, Callable[[SettlementNumbers, str], Ledger]] = {
    "lots": SettlementNumbers._lots,
    "population": SettlementNumbers._population,
    "districts": SettlementNumbers._districts,
    "base_value": SettlementNumbers._base_value,
    "base_value_cap": SettlementNumbers._cap,
    "defense": SettlementNumbers._defense,
    "danger": SettlementNumbers._modifier,
    **dict.fromkeys(MODIFIERS, SettlementNumbers._modifier),
    **dict.fromkeys(GIVEN, SettlementNumbers._plain),
}


def settlement_numbers(campaign: Campaign, settlement_id: str, rules: Ruleset) -> SettlementNumbers:
    """The numbers of one settlement; while nothing they rest on changes, the same object.

    :raises KeyError: for a settlement the campaign does not have.
    """
    settlement = campaign.settlements[settlement_id]
    owner = campaign.kingdoms.get(campaign.claims.get(settlement.hex, ""))
    return counted(campaign, settlement, owner, as_played(rules, campaign))


def counted(
    campaign: Campaign, settlement: Settlement, owner: Kingdom | None, rules: Ruleset
) -> SettlementNumbers:
    """The same for a settlement at hand, its hex claimed by `owner`, with the rules as played."""
    modifiers: tuple[Modifier, ...] = ()
    if owner is not None and owner.modifiers:
        modifiers = tuple([m for m in owner.modifiers if m.settlement == settlement.id])
    month = campaign.month if modifiers else 0
    counts = governments.SETTING in rules.played
    government = owner.government if counts and owner is not None else ""
    return _numbers(settlement, campaign.hexes.get(settlement.hex), modifiers, month, rules, government)


@remembered(1024)
def _numbers(
    settlement: Settlement,
    there: Hex | None,
    modifiers: tuple[Modifier, ...],
    month: int,
    rules: Ruleset,
    government: str,
) -> SettlementNumbers:
    return SettlementNumbers(settlement, there, modifiers, month, rules, government)
