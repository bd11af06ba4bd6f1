"""What a kingdom's totals come to but for what is stored: a ledger of each (IT L30, Terminologia del Regno)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property, partial

from .armies import army_consumption
from .leadership import IN_FORCE, idle_now, leader_blocks, vacancies
from .ledger import EMPTY, Block, Entry, Ledger, Source
from .memo import remembered
from .realm import realm_blocks, realm_hexes
from .rule_effects import (
    HalvePromotionConsumption,
    HalveTaxationLoyaltyPenalty,
    VacancyStopsHolidays,
    VacancyStopsTaxes,
)
from .ruleset import EdictLevel, Ruleset
from .settlement_totals import SettlementNumbers, counted
from .state import ATTRIBUTES, Building, Campaign, Kingdom

CARRIED = ("economy", "loyalty", "stability", "consumption_raw", "control_dc", "size", "districts",
"population", "fame", "infamy", "tax_bonus", "defense")  # fmt: skip
# A sheet shows what is due of a number that is kept from falling below 0.
PAPER_NAMES = {"consumption": "consumption_raw"}
NEVER_BELOW_0 = ("fame", "infamy", "size", "districts", "population", "granary_capacity")
CONTROL_DC_BASE = 20


class Reckoning:
    """The totals of one kingdom that rest on `rests_on` alone; each ledger is made when it is asked for."""

    def __init__(self, campaign: Campaign, kingdom: Kingdom, rules: Ruleset) -> None:
        self.campaign = campaign
        self.kingdom = kingdom
        self.rules = rules
        self.realm = realm_hexes(campaign.claims, kingdom.id)
        self.settlements: list[SettlementNumbers] = [
            counted(campaign, s, kingdom, rules) for s in campaign.settlements_of(kingdom.id)
        ]
        self._ledgers: dict[str, Ledger] = {}

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
        if name == "consumption":
            return self._consumption_due()
        blocks = list(SOURCES[name](self))
        if kingdom.modifiers:
            blocks.append(Block(tuple(self._modifiers(name))))
        if kingdom.paper or kingdom.carried:
            blocks.append(Block(tuple(self._carried(name, sum([block.total for block in blocks])))))
        ledger = Ledger(name, blocks)
        if ledger.total < 0 and name in NEVER_BELOW_0:
            ledger = Ledger(name, (*blocks, Block((Entry(-ledger.total, Source("floor", name)),))))
        return ledger

    # Blocks that several totals share

    @cached_property
    def hex_blocks(self) -> dict[str, Block]:
        """What claimed hexes give, by number; `bp` is what they add to collected taxes."""
        campaign = self.campaign
        return realm_blocks(
            campaign.hexes,
            campaign.claims,
            self.kingdom.id,
            tuple([s.settlement.hex for s in self.settlements]),
            tuple([reach for s in self.settlements for reach in s.reach]),
            self._ruling("pool_roads_and_highways") == "on",
            self.rules,
        )

    @cached_property
    def settled(self) -> dict[str, list[Block]]:
        """What the settlements give the kingdom, by number: a block of each that gives any."""
        found: dict[str, list[Block]] = {}
        for settlement in self.settlements:
            for name, block in settlement.kingdom_blocks.items():
                found.setdefault(name, []).append(block)
        return found

    @cached_property
    def leader_blocks(self) -> dict[str, Block]:
        """What leaders give and empty roles take, by number."""
        kingdom, upkeep = self.kingdom, idle_now(self.kingdom)
        softened, grace = self._lenience
        return leader_blocks(
            kingdom.leaders, kingdom.handover, kingdom.stage, self.total("size"), softened, grace, upkeep,
            self.rules,
        )  # fmt: skip

    @cached_property
    def vacancies(self) -> dict[str, str]:
        """The empty roles, each with why its penalty is not in force; an empty reason where it is."""
        size, upkeep = self.total("size"), idle_now(self.kingdom)
        return vacancies(self.kingdom, size, *self._lenience, upkeep, self.rules)

    @property
    def _lenience(self) -> tuple[bool, bool]:
        """Whether short absences are softened, and a young kingdom's vacancies spared (disputes D26, D27)."""
        softened = self._ruling("short_absence") == "softened"
        return softened, self._ruling("vacancy_grace") == "one_role_per_hex"

    def attribute(self, name: str) -> Iterator[Block]:
        """Economy, Loyalty or Stability without modifiers: alignment, leaders, edicts, hexes, settlements."""
        kingdom, rules = self.kingdom, self.rules
        alignment = rules.alignments[kingdom.alignment]
        amount: int = getattr(alignment, name)
        if amount:
            yield Block((Entry(amount, Source("alignment", alignment.id), alignment.ref),))
        yield self.leader_blocks.get(name, EMPTY)
        yield Block(tuple(self._edicts(name)))
        yield from self.plain(name)

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
        if self.kingdom.armies:
            yield Block(tuple(army_consumption(self.kingdom)))
        yield from self.plain("consumption")

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
        """What hexes and settlements give of a number."""
        if name in self.hex_blocks:
            yield self.hex_blocks[name]
        yield from self.settled.get(name, ())

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
        stopped = self._holiday_stopped() if (kind, name) == ("holiday", "loyalty") and amount > 0 else ""
        note = self.kingdom.edicts.why if stopped == "holidays_suspended" else ""
        yield Entry(amount, source, level.ref, not stopped, stopped, note=note)
        if kind == "promotion" and name == "consumption":
            yield from self._halved(amount, HalvePromotionConsumption, "D64")
        if kind == "taxation" and name == "loyalty" and amount < 0:
            yield from self._halved(amount, HalveTaxationLoyaltyPenalty, "D65")

    def _holiday_stopped(self) -> str:
        """Why Holidays bring no Loyalty: the GM has suspended them (IT L302), or nobody sees to them."""
        if self.kingdom.edicts.suspended:
            return "holidays_suspended"
        return "role_vacant" if self._vacant(VacancyStopsHolidays) else ""

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
                if self._is_vacant(role.id):
                    return self.rules.edicts["taxation"][effect.level]
        return None

    def _is_vacant(self, role: str) -> bool:
        return self.vacancies.get(role) == IN_FORCE

    def _vacant(self, effect: type[object]) -> bool:
        return any(
            role.effects_of(effect) and self._is_vacant(role.id)
            for role in self.rules.roles.values()
        )

    def _modifiers(self, name: str) -> Iterator[Entry]:
        for modifier in self.kingdom.modifiers:
            if PAPER_NAMES.get(modifier.target, modifier.target) == name and not modifier.settlement:
                active = modifier.active(self.campaign.month)
                reason = "" if active else "not_in_this_month"
                yield Entry(modifier.amount, modifier.source, "", active, reason, note=modifier.note)

    def _carried(self, name: str, explained: int) -> Iterator[Entry]:
        """What a paper sheet's number holds beyond what is entered; fixed once adopting has ended."""
        if name not in CARRIED:
            return
        rows = self.kingdom.paper if self.kingdom.stage == "adopting" else self.kingdom.carried
        for paper, amount in rows:
            if PAPER_NAMES.get(paper, paper) == name:
                rest = amount
                if self.kingdom.stage == "adopting":
                    due = explained if paper == name else max(explained, 0)
                    rest = 0 if amount == due else amount - explained
                if rest:
                    yield Entry(rest, Source("carried", name))
                return

    def _ruling(self, name: str) -> str:
        return self.campaign.ruling(name, self.rules.rulings[name].default)


SOURCES: dict[str, Callable[[Reckoning], Iterable[Block]]] = {
    **{name: partial(Reckoning.attribute, name=name) for name in ATTRIBUTES},
    **{
        name: partial(Reckoning.plain, name=name)
        for name in ("districts", "population", "fame", "infamy", "defense", "granary_capacity")
    },
    "consumption_raw": Reckoning.consumption,
    "control_dc": Reckoning.control_dc,
    "size": Reckoning.size,
    "tax_bonus": partial(Reckoning.plain, name="bp"),
    "vacancy_unrest": lambda one: (one.leader_blocks.get("unrest", EMPTY),),
}


def rests_on(campaign: Campaign, kingdom: Kingdom, rules: Ruleset) -> tuple[object, ...]:
    """All that a kingdom's totals come from: its land, settlements, leaders, edicts, modifiers and stage.

    Stocks, the journal, the turn under way and what else stands in a campaign do not change them.
    """
    k = kingdom
    lasting = (k.id, k.alignment, k.stage, k.leaders, k.handover, k.edicts, k.modifiers, k.paper, k.carried,
    k.armies, idle_now(k))  # fmt: skip
    map_of = (campaign.hexes, campaign.claims, campaign.settlements, campaign.settings, campaign.month)
    return (rules, *map_of, *lasting)


@remembered(64, rests_on)
def reckoned(campaign: Campaign, kingdom: Kingdom, rules: Ruleset) -> Reckoning:
    """The totals of a kingdom as the rules are played; the same object while nothing they rest on changes."""
    return Reckoning(campaign, kingdom, rules)


@remembered(1024)
def _with_effect(settlement: SettlementNumbers, effect: type[object], rules: Ruleset) -> Building | None:
    """The first working building of a settlement with an effect of this kind."""
    working = settlement.effective_buildings()
    return next((b for b in working if rules.buildings[b.kind].has(effect)), None)
