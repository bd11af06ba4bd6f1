"""What a kingdom's totals come to, but for what is stored (IT L30, Terminologia del Regno)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property, partial
from operator import attrgetter

from .armies import army_consumption
from .diplomacy.contributions import NAMES as FROM_ABROAD
from .diplomacy.contributions import relation_entries
from .edict_blocks import edict_blocks
from .leadership import IN_FORCE, Leadership, idle_now, leadership
from .ledger import EMPTY, Block, Entry, Ledger, Source
from .memo import remembered
from .options import expanded_modifiers, registry
from .realm import realm_blocks, realm_hexes
from .rule_effects import (
    HalvePromotionConsumption,
    HalveTaxationLoyaltyPenalty,
    VacancyStopsHolidays,
    VacancyStopsTaxes,
)
from .ruleset import Role, Ruleset
from .settlement_totals import MODIFIERS, SettlementNumbers, counted
from .state import ATTRIBUTES, Campaign, Kingdom, Turn
from .trade.economy import TRADE_HELPS, route_entries
from .viceroys import office, with_office

CARRIED = ("economy", "loyalty", "stability", "consumption_raw", "control_dc", "size", "districts",
"population", "fame", "infamy", "tax_bonus", "defense")  # fmt: skip
# A sheet shows what is due of a number that is kept from falling below 0.
PAPER_NAMES = {"consumption": "consumption_raw"}
# What of a campaign, and of a kingdom, the totals that are not stored rest on.
OF_CAMPAIGN = ("hexes", "claims", "settlements", "settings")
OF_KINGDOM = ("id", "alignment", "stage", "leaders", "handover", "edicts", "modifiers", "paper", "carried",
"armies", "government", "renown", "routes", "relations")  # fmt: skip
NEVER_BELOW_0 = ("fame", "infamy", "size", "districts", "population", "granary_capacity")
CONTROL_DC_BASE = 20


class Reckoning:
    """The totals of one kingdom that rest on `rests_on` alone; each ledger is made when it is asked for.

    Nothing else is kept of the campaign and the kingdom, so that nothing else can have a say in them.
    """

    def __init__(self, campaign: Campaign, kingdom: Kingdom, rules: Ruleset) -> None:
        land = dict(zip(OF_CAMPAIGN, _of_campaign(campaign), strict=True))
        self.campaign = Campaign(month=_month(campaign, kingdom), **land)
        turn = Turn("upkeep" if idle_now(kingdom) else "edict")
        people = dict(zip(OF_KINGDOM, _of_kingdom(kingdom), strict=True))
        self.kingdom = Kingdom(name="", turn=turn, **people)
        self.rules = rules
        self.office = office(campaign, kingdom, rules)
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
        if self.rules.played:
            blocks.append(registry.of_kingdom(self, name, self.rules.played))
        if kingdom.relations and name in FROM_ABROAD:
            blocks.append(Block(tuple(relation_entries(self, name))))
        if name in self.modified:
            blocks.append(self.modified[name])
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
    def modified(self) -> dict[str, Block]:
        """What events, rulings and the GM have changed in the whole kingdom, by number."""
        found: dict[str, list[Entry]] = {}
        for modifier in self.kingdom.modifiers:
            if not modifier.settlement:
                active = modifier.active(self.campaign.month)
                reason = "" if active else "not_in_this_month"
                entry = Entry(modifier.amount, modifier.source, "", active, reason, note=modifier.note)
                found.setdefault(PAPER_NAMES.get(modifier.target, modifier.target), []).append(entry)
        if expanded_modifiers.SETTING not in self.rules.played:
            waiting = [name for name in MODIFIERS if name in found]
            found |= {name: expanded_modifiers.without_effect(found[name]) for name in waiting}
        return {name: Block(tuple(entries)) for name, entries in found.items()}

    @cached_property
    def leadership(self) -> Leadership:
        """What leaders give and empty roles take, and which roles are empty.

        By settings short absences are softened, and a young kingdom's vacancies spared (disputes D26, D27).
        """
        kingdom = self.kingdom
        softened = self._ruling("short_absence") == "softened"
        grace = self._ruling("vacancy_grace") == "one_role_per_hex"
        size, upkeep = self.total("size"), idle_now(kingdom)
        found = leadership(
            kingdom.leaders, kingdom.handover, kingdom.stage, size, softened, grace, upkeep, self.rules
        )
        if self.office is None:
            return found
        return with_office(found, self.office, kingdom, size, upkeep, self.rules)

    @cached_property
    def edict_blocks(self) -> dict[str, Block]:
        """What the edicts in force change, by number."""
        rules = self.rules
        forced = (effect.level for role, effect in rules.roles_with(VacancyStopsTaxes) if self._misses(role))
        return edict_blocks(
            self.kingdom.edicts,
            any(self._misses(role) for role, _ in rules.roles_with(VacancyStopsHolidays)),
            next(forced, ""),
            (self._first_with(HalvePromotionConsumption), self._first_with(HalveTaxationLoyaltyPenalty)),
            self._ruling("halving_rounds") == "down",
            rules,
        )

    def attribute(self, name: str) -> Iterator[Block]:
        """Economy, Loyalty or Stability without modifiers: alignment, leaders, edicts, hexes, settlements."""
        kingdom, rules = self.kingdom, self.rules
        alignment = rules.alignments[kingdom.alignment]
        amount: int = getattr(alignment, name)
        if amount:
            yield Block((Entry(amount, Source("alignment", alignment.id), alignment.ref),))
        yield self.leadership.blocks.get(name, EMPTY)
        yield self.edict_blocks[name]
        yield from self.plain(name)
        if name == TRADE_HELPS and kingdom.routes:
            yield Block(tuple(route_entries(self)))

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
        yield self.edict_blocks["consumption"]
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

    def _misses(self, role: Role) -> bool:
        return self.leadership.vacancies.get(role.id) == IN_FORCE

    def _first_with(self, effect: type[object]) -> Source | None:
        """The first working building of the kingdom with an effect of this kind."""
        for settlement in self.settlements:
            for building, _ in settlement.with_effect(effect):
                place = f"{settlement.settlement.id}#{building.id}"
                return Source("building", building.kind, place)
        return None

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
    "vacancy_unrest": lambda one: (one.leadership.blocks.get("unrest", EMPTY),),
    **dict.fromkeys(MODIFIERS, lambda _: ()),  # the kingdom's own, by an optional rule alone
}
_of_campaign = attrgetter(*OF_CAMPAIGN)
_of_kingdom = attrgetter(*OF_KINGDOM)


def _month(campaign: Campaign, kingdom: Kingdom) -> int:
    """The month, where there are modifiers that may begin or end with it."""
    return campaign.month if kingdom.modifiers else 0


def rests_on(campaign: Campaign, kingdom: Kingdom, rules: Ruleset) -> tuple[object, ...]:
    """All that a kingdom's totals come from, but for what is stored."""
    month, idle = _month(campaign, kingdom), idle_now(kingdom)
    governed = office(campaign, kingdom, rules)
    return (rules, month, idle, governed, *_of_campaign(campaign), *_of_kingdom(kingdom))


@remembered(64, rests_on)
def reckoned(campaign: Campaign, kingdom: Kingdom, rules: Ruleset) -> Reckoning:
    """The totals of a kingdom as the rules are played; the same object while nothing they rest on changes."""
    return Reckoning(campaign, kingdom, rules)
