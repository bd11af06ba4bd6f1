"""A kingdom's totals, each a ledger of where it comes from (IT L30, Terminologia del Regno)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from .leadership import is_vacant, leader_blocks, vacancy_unrest
from .ledger import EMPTY, Block, Entry, Ledger, Source
from .memo import remembered
from .printed import as_played
from .realm import Reach, realm_blocks, realm_hexes
from .rule_effects import (
    FarmBonus,
    HalvePromotionConsumption,
    HalveTaxationLoyaltyPenalty,
    MineBonus,
    VacancyStopsHolidays,
    VacancyStopsTaxes,
)
from .ruleset import EdictLevel, Ruleset
from .settlement_totals import SettlementNumbers, settlement_numbers
from .state import ATTRIBUTES, Building, Campaign, Kingdom, Stock

NAMES = (
    "economy",
    "loyalty",
    "stability",
    "unrest",
    "consumption",
    "consumption_raw",
    "treasury",
    "control_dc",
    "size",
    "districts",
    "population",
    "fame",
    "infamy",
    "tax_bonus",
    "defense",
    "granary",
    "granary_capacity",
    "vacancy_unrest",
)
CARRIED = ("economy", "loyalty", "stability", "consumption_raw", "control_dc", "size", "districts",
"population", "fame", "infamy", "tax_bonus", "defense")  # fmt: skip
PAPER_NAMES = {"consumption": "consumption_raw"}
CONTROL_DC_BASE = 20


class Numbers:
    """All totals of one kingdom in one campaign; each ledger is made when it is first asked for."""

    names = NAMES

    def __init__(self, campaign: Campaign, kingdom: str, rules: Ruleset) -> None:
        self.campaign = campaign
        self.kingdom: Kingdom = campaign.kingdoms[kingdom]
        self.rules = rules
        self.realm = realm_hexes(campaign.claims, kingdom)
        self.settlements: list[SettlementNumbers] = [
            settlement_numbers(campaign, s.id, rules) for s in campaign.settlements_of(kingdom)
        ]
        self._ledgers: dict[str, Ledger] = {}
        self._hex_blocks: dict[str, Block] | None = None

    def ledger(self, name: str) -> Ledger:
        """The ledger of a total; an unknown name raises `KeyError`."""
        found = self._ledgers.get(name)
        if found is None:
            found = self._ledgers[name] = self._make(name)
        return found

    def total(self, name: str) -> int:
        """The number itself."""
        return self.ledger(name).total

    def _make(self, name: str) -> Ledger:
        kingdom = self.kingdom
        if name in ("treasury", "unrest", "granary"):
            return Ledger.of(name, stock_entries(getattr(kingdom, name)))
        if name == "consumption":
            return self._consumption_due()
        blocks = list(SOURCES[name](self))
        blocks.append(Block(tuple(self._modifiers(name))))
        carried = self._carried(name, sum(block.total for block in blocks))
        if carried:
            blocks.append(Block((carried,)))
        if name in ("fame", "infamy", "size", "districts", "population"):
            blocks.append(_floored(name, blocks))
        return Ledger(name, blocks)

    # Blocks that several totals share

    @property
    def hex_blocks(self) -> dict[str, Block]:
        """What claimed hexes give, by number; `bp` is what they add to collected taxes."""
        if self._hex_blocks is None:
            campaign = self.campaign
            self._hex_blocks = realm_blocks(
                campaign.hexes,
                campaign.claims,
                self.kingdom.id,
                tuple(s.settlement.hex for s in self.settlements),
                tuple(reach for s in self.settlements for reach in _reaching(s, self.rules)),
                self._ruling("pool_roads_and_highways") == "on",
                self.rules,
            )
        return self._hex_blocks

    def settled(self, name: str) -> Iterator[Block]:
        """What each settlement gives the kingdom of one number."""
        for settlement in self.settlements:
            block = settlement.kingdom_blocks().get(name)
            if block is not None:
                yield block

    def attribute(self, name: str) -> Iterator[Block]:
        """Economy, Loyalty or Stability without modifiers: alignment, leaders, edicts, hexes, settlements."""
        kingdom, rules = self.kingdom, self.rules
        alignment = rules.alignments[kingdom.alignment]
        amount: int = getattr(alignment, name)
        if amount:
            yield Block((Entry(amount, Source("alignment", alignment.id), alignment.ref),))
        founding = kingdom.stage == "founding"
        yield leader_blocks(kingdom.leaders, founding, self.total("size"), rules).get(name, EMPTY)
        yield Block(tuple(self._edicts(name)))
        if name in self.hex_blocks:
            yield self.hex_blocks[name]
        yield from self.settled(name)

    def consumption(self) -> Iterator[Block]:
        """Consumption as it is reckoned, before it is kept from falling below 0 (IT L36, rulings D01,
        D02).
        """
        size, districts = self.total("size"), self.total("districts")
        yield Block((Entry(size, Source("size"), "IT L36"),))
        if districts:
            counted = self._ruling("consumption_counts_districts") == "on"
            reason = "" if counted else "ruling"
            yield Block((Entry(districts, Source("district"), "D01", counted, reason),))
        yield Block(tuple(self._edicts("consumption")))
        if "consumption" in self.hex_blocks:
            yield self.hex_blocks["consumption"]
        yield from self.settled("consumption")

    def control_dc(self) -> Iterator[Block]:
        """20 + Size + districts (IT L35)."""
        yield Block((
            Entry(CONTROL_DC_BASE, Source("rule", "control_dc"), "IT L35"),
            Entry(self.total("size"), Source("size"), "IT L35"),
            Entry(self.total("districts"), Source("district"), "IT L35"),
        ))  # fmt: skip

    def size(self) -> Iterator[Block]:
        """Claimed hexes (IT L37); a setting leaves open water out (dispute D52)."""
        if not self.realm:
            return
        yield Block((Entry(len(self.realm), Source("hex"), "IT L37"),))
        if self._ruling("water_hexes_count_in_size") == "off":
            hexes, terrain = self.campaign.hexes, self.rules.terrain
            water = sum(not terrain[hexes[hex_id].terrain].land for hex_id in self.realm)
            if water:
                yield Block((Entry(-water, Source("ruling", "water_hexes_count_in_size")),))

    def plain(self, name: str) -> Iterator[Block]:
        """A number that only settlements and hexes give."""
        if name in self.hex_blocks:
            yield self.hex_blocks[name]
        yield from self.settled(name)

    def per_settlement(self, name: str) -> Iterator[Block]:
        """One entry a settlement: its districts or its people."""
        for settlement in self.settlements:
            amount = settlement.total(name)
            if amount:
                yield Block((Entry(amount, Source("settlement", settlement.settlement.id)),))

    # Single entries

    def _consumption_due(self) -> Ledger:
        raw = self.ledger("consumption_raw")
        blocks = [*raw.blocks]
        if raw.total < 0:
            blocks.append(Block((Entry(-raw.total, Source("floor", "consumption"), "IT L36"),)))
        return Ledger("consumption", blocks)

    def _edicts(self, name: str) -> Iterator[Entry]:
        edicts = self.kingdom.edicts
        for kind, level in (
            ("holiday", edicts.holiday),
            ("promotion", edicts.promotion),
            ("taxation", edicts.taxation),
        ):
            if level is not None:
                yield from self._edict(kind, self.rules.edicts[kind][level], name)

    def _edict(self, kind: str, level: EdictLevel, name: str) -> Iterator[Entry]:
        amount: int = getattr(level, name)
        source = Source("edict", kind, level.id)
        if kind == "taxation":
            forced = self._forced_taxation()
            if forced is not None and forced.id != level.id:
                if amount:
                    yield Entry(amount, source, level.ref, False, "role_vacant")
                amount, source, level = getattr(forced, name), Source("edict", kind, forced.id), forced
        if not amount:
            return
        stopped = (
            kind == "holiday" and name == "loyalty" and amount > 0 and self._vacant(VacancyStopsHolidays)
        )
        yield Entry(amount, source, level.ref, not stopped, "role_vacant" if stopped else "")
        if kind == "promotion" and name == "consumption":
            yield from self._halved(amount, HalvePromotionConsumption, "D64")
        if kind == "taxation" and name == "loyalty" and amount < 0:
            yield from self._halved(amount, HalveTaxationLoyaltyPenalty, "D65")

    def _halved(self, amount: int, effect: type[object], ref: str) -> Iterator[Entry]:
        """What a building that halves a cost or penalty takes off, once; what is left is rounded toward 0.

        The setting `halving_rounds` makes a halved penalty the larger half instead (dispute D24).
        """
        for settlement in self.settlements:
            building = _with_effect(settlement, effect, self.rules)
            if building is not None:
                down = amount < 0 and self._ruling("halving_rounds") == "down"
                less = abs(amount) // 2 if down else abs(amount) - abs(amount) // 2
                place = f"{settlement.settlement.id}#{building.id}"
                yield Entry(-less if amount > 0 else less, Source("building", building.kind, place), ref)
                return

    def _forced_taxation(self) -> EdictLevel | None:
        for role in self.rules.roles.values():
            for effect in role.effects_of(VacancyStopsTaxes):
                if is_vacant(self.kingdom, role.id, self.rules):
                    return self.rules.edicts["taxation"][effect.level]
        return None

    def _vacant(self, effect: type[object]) -> bool:
        return any(
            role.effects_of(effect) and is_vacant(self.kingdom, role.id, self.rules)
            for role in self.rules.roles.values()
        )

    def _modifiers(self, name: str) -> Iterator[Entry]:
        for modifier in self.kingdom.modifiers:
            if PAPER_NAMES.get(modifier.target, modifier.target) == name and not modifier.settlement:
                active = modifier.active(self.campaign.month)
                reason = "" if active else "not_in_this_month"
                yield Entry(modifier.amount, modifier.source, "", active, reason, note=modifier.note)

    def _carried(self, name: str, explained: int) -> Entry | None:
        """What a paper sheet's number holds beyond what is entered; fixed once adopting has ended."""
        if name not in CARRIED:
            return None
        rows = self.kingdom.paper if self.kingdom.stage == "adopting" else self.kingdom.carried
        for paper, amount in rows:
            if PAPER_NAMES.get(paper, paper) == name:
                rest = amount - explained if self.kingdom.stage == "adopting" else amount
                return Entry(rest, Source("carried", name)) if rest else None
        return None

    def _ruling(self, name: str) -> str:
        return self.campaign.ruling(name, self.rules.rulings[name].default)


SOURCES: dict[str, Callable[[Numbers], Iterable[Block]]] = {
    **{name: partial(Numbers.attribute, name=name) for name in ATTRIBUTES},
    "consumption_raw": Numbers.consumption,
    "control_dc": Numbers.control_dc,
    "size": Numbers.size,
    "districts": partial(Numbers.per_settlement, name="districts"),
    "population": partial(Numbers.per_settlement, name="population"),
    "fame": partial(Numbers.plain, name="fame"),
    "infamy": partial(Numbers.plain, name="infamy"),
    "tax_bonus": partial(Numbers.plain, name="bp"),
    "defense": partial(Numbers.plain, name="defense"),
    "granary_capacity": partial(Numbers.plain, name="granary_capacity"),
    "vacancy_unrest": lambda numbers: (Block(tuple(vacancy_unrest(numbers.kingdom, numbers.rules))),),
}


@remembered(64)
def numbers(campaign: Campaign, kingdom: str, rules: Ruleset) -> Numbers:
    """The totals of one kingdom; asked for the same campaign again, the same object.

    :raises KeyError: for a kingdom the campaign does not have.
    """
    return Numbers(campaign, kingdom, as_played(rules, campaign))


def stock_entries(stock: Stock) -> tuple[Entry, ...]:
    """A stored number as ledger lines: the month's opening by kind of source, then what came and went."""
    opening = (Entry(amount, Source("opening", kind)) for kind, amount in stock.opening)
    return (*opening, *stock.entries)


@remembered(1024)
def _with_effect(settlement: SettlementNumbers, effect: type[object], rules: Ruleset) -> Building | None:
    """The first working building of a settlement with an effect of this kind."""
    working = settlement.effective_buildings()
    return next((b for b in working if rules.buildings[b.kind].has(effect)), None)


@remembered(1024)
def _reaching(settlement: SettlementNumbers, rules: Ruleset) -> tuple[Reach, ...]:
    """A settlement's buildings that change the hexes around it."""
    return tuple(
        (settlement.settlement.hex, building.kind, effect)
        for building in settlement.effective_buildings()
        for effect in rules.buildings[building.kind].effects
        if isinstance(effect, FarmBonus | MineBonus)
    )


def _floored(name: str, blocks: list[Block]) -> Block:
    total = sum(block.total for block in blocks)
    return Block((Entry(-total, Source("floor", name)),) if total < 0 else ())
