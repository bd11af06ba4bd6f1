"""A settlement's own numbers, each a ledger of where it comes from (IT L467-485, L555-561)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property, partial
from typing import NamedTuple

import msgspec

from .ledger import EMPTY, Block, Entry, Ledger, Source
from .memo import remembered
from .printed import as_played
from .realm import Reach
from .realm import place as place_of_hex
from .rule_effects import Exhibits, FarmBonus, LoyaltyFromCr, MineBonus, StoresSurplus, WithImprovement
from .ruleset import Building as Kind
from .ruleset import Ruleset, SettlementSize
from .standing import place, takes_lots
from .state import Building, Campaign, District, Hex, Kingdom, Modifier, Settlement

PEOPLE_PER_LOT = 250  # IT L472
MODIFIERS = ("corruption", "crime", "law", "lore", "productivity", "society")
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
# The columns of a building that add to a number of its settlement or its kingdom.
COLUMNS = ("economy", "loyalty", "stability", "fame", "infamy", "base_value", "defense", *MODIFIERS)
# What a settlement passes on to the totals of its kingdom.
PASSED_ON = frozenset((*GIVEN, "defense"))
COUNTED = ("districts", "population")  # as one number each
NEVER_BELOW_0 = ("lots", "population", "districts", "base_value", "base_value_cap", "granary_capacity")


class ItemSlot(msgspec.Struct, frozen=True):
    """A slot for a magic item: the building's number and kind, the tier, and the kinds of item (IT L505)."""

    building: int
    kind: str
    tier: str
    kinds: tuple[str, ...]


class DistrictPart:
    """What one district adds to each number, and the buildings that work in it.

    `blocks` are its entries by name of the number; `lots` counts the lots its buildings cover; `reach` are
    the effects of its buildings on hexes around, with the building's kind. What is rarely looked at line by
    line is made when it is asked for.
    """

    def __init__(self, district: District, settlement: str, rules: Ruleset) -> None:
        self._district = district
        self._settlement = settlement
        self._rules = rules
        self.effective = tuple([b for b in district.buildings if not b.planned and not b.damaged])
        self.reach: list[tuple[str, FarmBonus | MineBonus]] = []
        gifts = gifts_of(rules)
        totals: dict[str, int] = {}
        covered = 0
        for building in district.buildings:
            gift = gifts[building.kind]
            works = not building.planned and not building.damaged
            for name, amount in gift.columns:
                totals[name] = totals.get(name, 0) + (amount if works else 0)
            if gift.effects:
                for given in _by_figure(building, gift):
                    totals[given.name] = totals.get(given.name, 0) + (given.amount if works else 0)
            if not building.planned and not gift.lotless:
                for lot in building.lots:
                    covered |= 1 << lot
            if gift.reach and works:
                self.reach += [(building.kind, effect) for effect in gift.reach]
        self.blocks = {name: Block.later(total, partial(self._lines, name)) for name, total in totals.items()}
        self.lots = covered.bit_count()

    def _lines(self, name: str) -> list[Entry]:
        return self._entries[name]

    @cached_property
    def _entries(self) -> dict[str, list[Entry]]:
        """An entry for each building and number it adds to, and those of planned or damaged ones."""
        found: dict[str, list[Entry]] = {}
        gifts = gifts_of(self._rules)
        for building in self._district.buildings:
            gift = gifts[building.kind]
            reason = "planned" if building.planned else "damaged" if building.damaged else ""
            source = Source("building", building.kind, place(self._settlement, building.id))
            for name, amount in gift.columns:
                found.setdefault(name, []).append(Entry(amount, source, gift.ref, not reason, reason))
            for given in _by_figure(building, gift):
                entry = Entry(given.amount, source, given.ref, not reason, reason, given.counts)
                found.setdefault(given.name, []).append(entry)
        return found

    @cached_property
    def lots_block(self) -> Block:
        """An entry for each building that covers lots of its own (ruling D23)."""
        return Block(tuple(_lots(self._district, self._settlement, gifts_of(self._rules))))

    @cached_property
    def slots(self) -> tuple[ItemSlot, ...]:
        """The slots for magic items of its working buildings."""
        return tuple(_slots(self.effective, self._rules))


class SettlementNumbers:
    """All numbers of one settlement; each ledger is made when it is first asked for.

    `settlement` is its record, `parts` what its districts add, in order.
    """

    names = NAMES

    def __init__(
        self,
        settlement: Settlement,
        there: Hex | None,
        modifiers: tuple[Modifier, ...],
        month: int,
        rules: Ruleset,
    ) -> None:
        self.settlement = settlement
        self.parts = tuple([district_part(d, settlement.id, rules) for d in settlement.districts])
        self._there = there
        self._modifiers = modifiers
        self._month = month
        self._rules = rules
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
        return self._rules.settlement_size(self.total("population"))

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
        return Ledger(name, (*self._blocks(name), self._by_size(name), self._modified(name)))

    def _by_size(self, name: str) -> Block:
        """The optional modifiers of the settlement's size (IT L1285-1299); they wait for that rule."""
        lots = self.lots
        row = self._rules.size_modifiers(lots, len(self.settlement.districts))
        amount = row.danger if name == "danger" else row.modifier
        if not amount or not lots:
            return EMPTY
        source = Source("settlement", "size", self.settlement.id)
        return Block((Entry(amount, source, "IT L1285", False, "optional_rule_off"),))

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
        there = Block(tuple(self._hex_defense()))
        return Ledger(name, (*self._blocks(name), there, self._modified(name)))

    def _hex_defense(self) -> Iterator[Entry]:
        there = self._there
        if there is None:
            return
        at = place_of_hex(self.settlement.hex)
        for improvement_id in there.improvements:
            improvement = self._rules.improvements[improvement_id]
            if improvement.defense:
                source = Source("improvement", improvement.id, at)
                yield Entry(improvement.defense, source, f"{improvement.ref}, D58")
        for special in there.special:
            record = self._rules.special_terrain[special.kind]
            for effect in record.effects_of(WithImprovement):
                if (
                    effect.defense
                    and not special.spent
                    and set(effect.improvements) & set(there.improvements)
                ):
                    yield Entry(effect.defense, Source("special_terrain", record.id, at), record.ref)


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
        modifiers = tuple(m for m in owner.modifiers if m.settlement == settlement.id)
    month = campaign.month if modifiers else 0
    return _numbers(settlement, campaign.hexes.get(settlement.hex), modifiers, month, rules)


@remembered(1024)
def _numbers(
    settlement: Settlement, there: Hex | None, modifiers: tuple[Modifier, ...], month: int, rules: Ruleset
) -> SettlementNumbers:
    return SettlementNumbers(settlement, there, modifiers, month, rules)


@remembered(2048)
def district_part(district: District, settlement: str, rules: Ruleset) -> DistrictPart:
    """What one district of a settlement adds; an edit counts only its own district anew."""
    return DistrictPart(district, settlement, rules)


class Gift(msgspec.Struct, frozen=True):
    """What a kind of building adds: its columns that are not 0, and effects that ask the building itself.

    `reach` are its effects on hexes around the settlement.
    """

    columns: tuple[tuple[str, int], ...]
    effects: tuple[StoresSurplus | LoyaltyFromCr | Exhibits, ...]
    reach: tuple[FarmBonus | MineBonus, ...]
    ref: str
    lotless: bool
    takes_lots: bool


@remembered(4)
def gifts_of(rules: Ruleset) -> dict[str, Gift]:
    """What each kind of building adds, by its id; gathered once, since every settlement asks for it."""
    return {kind.id: _gift(kind) for kind in rules.buildings.values()}


def _gift(kind: Kind) -> Gift:
    amounts = ((name, getattr(kind, name)) for name in COLUMNS)
    columns = tuple((name, amount) for name, amount in amounts if amount)
    effects = tuple(e for e in kind.effects if isinstance(e, StoresSurplus | LoyaltyFromCr | Exhibits))
    reach = tuple(e for e in kind.effects if isinstance(e, FarmBonus | MineBonus))
    return Gift(columns, effects, reach, kind.ref, kind.lotless, takes_lots(kind))


class _Given(NamedTuple):
    """What an effect of a building adds to the number `name`."""

    name: str
    amount: int
    ref: str
    counts: tuple[tuple[str, int], ...] = ()


def _by_figure(building: Building, gift: Gift) -> Iterator[_Given]:
    """What a building stores, or what the GM's figure for it brings: the best CR, the price of exhibits."""
    figure = building.figure
    for effect in gift.effects:
        if isinstance(effect, StoresSurplus):
            yield _Given("granary_capacity", effect.capacity, gift.ref)
        elif isinstance(effect, LoyaltyFromCr) and figure:
            counts = (("cr", figure), ("divisor", effect.divisor))
            yield _Given("loyalty", figure // effect.divisor, "D66", counts)
        elif isinstance(effect, Exhibits) and figure:
            fame = min(effect.fame_max, figure // effect.gp_per_fame)
            counts = (("gp", figure), ("gp_per_fame", effect.gp_per_fame))
            yield _Given("fame", fame, gift.ref, counts)


def _lots(district: District, settlement: str, gifts: dict[str, Gift]) -> list[Entry]:
    """Lots that buildings cover; a work that shares a lot adds one only where it stands alone (D23)."""
    found: list[Entry] = []
    covered: set[int] = set()
    for building in sorted(district.buildings, key=lambda b: not gifts[b.kind].takes_lots):
        new = set(building.lots) - covered
        if gifts[building.kind].lotless or not new:
            continue
        found.append(_covering(building, len(new), settlement))
        if not building.planned:
            covered |= new
    return found


def _covering(building: Building, lots: int, settlement: str) -> Entry:
    source = Source("building", building.kind, place(settlement, building.id))
    return Entry(lots, source, "D23", not building.planned, "planned" if building.planned else "")


def _slots(buildings: tuple[Building, ...], rules: Ruleset) -> Iterator[ItemSlot]:
    for building in buildings:
        for items in rules.buildings[building.kind].magic_items:
            for _ in range(items.count):
                yield ItemSlot(building.id, building.kind, items.tier, items.kinds)
