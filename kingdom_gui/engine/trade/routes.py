"""A trade route as it is reckoned: length, days, modifiers, DC (IT L1312-1314, ruling D40)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from ..hexes import HexId
from ..ledger import Entry, Ledger, Source
from ..options import expanded_modifiers
from ..privileges import special_edict_checks, trade_percent
from ..requests import Roll
from ..ruleset import Ruleset
from ..settlement_totals import SettlementNumbers
from ..state import ATTRIBUTES, Campaign, Route
from ..totals import Numbers, numbers
from ..turn.play import check_modifiers
from .counts import cargo_entries
from .ways import (
    END,
    END_HALVES,
    HALVES,
    LAWLESS,
    LAWLESS_HALVES,
    QUARTERS,
    Way,
    best_way,
    passages,
    quarters,
)

DAYS_A_TURN = 30  # a turn is a month
LEAST_INVESTED = 5  # BP; and each full 5 of them pay (IT L1312, L1316, ruling D40)
ROUTE_DIVISOR = 10
MONTHS = 12  # that an established route lasts (IT L1316)
REF, DC_REF = "IT L1312", "IT L1314"
# What the checks bring by how many of the three succeed: Economy, Fame, Unrest (IT L1316).
RESULTS = {0: (0, -1, 1), 1: (0, 0, 0), 2: (1, 0, 0), 3: (2, 1, 0)}
SALE_DICE, INCOME_DICE, SIDES = 1, 2, 4  # 1d4 where one check succeeds, RM + 2d4 where two or three do
LM_ERRATA = "trade_lm_errata"  # long routes are the hard ones, as the rule's author is thought to have meant


class Survey:
    """A path as a route of a kingdom would be: every number of it as a ledger.

    `opened` are the waters that the settlement of departure opens. A route may pass where the rules bar it
    only by the GM's word; such hexes count as open country.
    """

    def __init__(
        self,
        campaign: Campaign,
        kingdom: str,
        settlement: str,
        path: Sequence[HexId],
        rules: Ruleset,
        downstream: bool = False,
    ) -> None:
        self.now: Numbers = numbers(campaign, kingdom, rules)
        self.departure: SettlementNumbers = next(
            one for one in self.now.settlements if one.settlement.id == settlement
        )
        opened = passages(self.departure)
        self.downstream = downstream
        self.ways: list[Way] = []
        for place, hex_id in enumerate(path[1:], 1):
            there = campaign.hexes.get(hex_id)
            way = best_way(there, opened, rules, downstream) if there is not None else None
            end = place == len(path) - 1
            barred = Way("trade", END, END_HALVES, REF) if end else Way("trade", LAWLESS, LAWLESS_HALVES, REF)
            self.ways.append(way or barred)
        self._errata = campaign.ruling(LM_ERRATA, rules.rulings[LM_ERRATA].default) == "on"

    @property
    def days(self) -> int:
        """Days of travel, a part of a day as a whole one."""
        total = sum(quarters(way, self.downstream) for way in self.ways)
        return -(-total // QUARTERS)

    @property
    def turns(self) -> int:
        """Turns until the merchants arrive; 0: in the turn in which they leave."""
        return self.days // DAYS_A_TURN

    @property
    def length(self) -> Ledger:
        """The route's length (TRL) in whole hexes; what is over half a hex is dropped at the end (D40)."""
        return Ledger.of("trade_length", self._lengths())

    @property
    def route_modifier(self) -> Ledger:
        """RM: a tenth of the length, rounded down."""
        length = self.length.total
        counts = (("length", length), ("per", ROUTE_DIVISOR))
        entry = Entry(length // ROUTE_DIVISOR, Source("trade", "length"), f"{REF}, D40", counts=counts)
        return Ledger.of("trade_rm", (entry,))

    @property
    def length_modifier(self) -> Ledger:
        """LM: Size less the length, by a setting the length less Size; never below 0 (D40, dispute D45)."""
        size, length = self.now.total("size"), self.length.total
        sign = -1 if self._errata else 1
        entries = [
            Entry(sign * size, Source("size"), REF),
            Entry(-sign * length, Source("trade", "length"), f"{REF}, D40"),
        ]
        if self._errata:
            entries.reverse()
        total = sum(entry.amount for entry in entries)
        if total < 0:
            entries.append(Entry(-total, Source("floor", "trade_lm"), REF))
        return Ledger.of("trade_lm", entries)

    @property
    def more_dc(self) -> tuple[Entry, ...]:
        """What is added to the Control DC: Corruption, RM and LM, less Productivity (IT L1314).

        With expanded modifiers the kingdom's own count where they are higher (IT L1434).
        """
        here = self.departure.settlement.id
        corruption, productivity = (
            expanded_modifiers.in_settlement(self.departure, self.now, name).total
            for name in ("corruption", "productivity")
        )
        return tuple(
            Entry(amount, Source(kind, name, here if kind == "settlement_modifier" else ""), DC_REF)
            for kind, name, amount in (
                ("settlement_modifier", "corruption", corruption),
                ("trade", "rm", self.route_modifier.total),
                ("trade", "lm", self.length_modifier.total),
                ("settlement_modifier", "productivity", -productivity),
            )
            if amount
        )

    @property
    def dc(self) -> Ledger:
        """The DC of each of the three checks."""
        control = Entry(self.now.total("control_dc"), Source("trade", "control_dc"), DC_REF)
        return Ledger.of("trade_dc", (control, *self.more_dc))

    @property
    def percent(self) -> Ledger:
        """By how many percent the BP of an established route are raised (IT L1016, ruling E06)."""
        return trade_percent(self.departure, self.now.rules)

    def cargo(self, route: Route) -> Ledger:
        """What the cargo adds to Economy while the route lasts."""
        now = self.now
        return Ledger.of(
            "trade_cargo",
            cargo_entries(
                route, self.departure, now.settlements, now.realm, now.campaign.hexes,
                now.total("consumption_raw"), now.rules,
            ),
        )  # fmt: skip

    def pays(self, dice: Iterable[int]) -> int:
        """BP of an established route: RM + 2d4 for each full 5 BP invested, `dice` being each one's 2d4."""
        base = sum(self.route_modifier.total + rolled for rolled in dice)
        return base * (100 + self.percent.total) // 100

    def chances(self, edicts: int) -> tuple[float, float, float, float]:
        """The chances that none, one, two and all three of the checks succeed, as things stand now."""
        campaign, kingdom, rules = self.now.campaign, self.now.kingdom, self.now.rules
        found = (1.0, 0.0, 0.0, 0.0)
        for name in ATTRIBUTES:
            added = check_modifiers(campaign, kingdom.id, rules, name, self.checks(edicts))
            roll = Roll("trade", "trade_edict", modifiers=added, target=self.dc.total)
            one = 0.0 if kingdom.anarchy else roll.chance or 0.0
            none, single, double, triple = found
            found = (
                none * (1 - one),
                none * one + single * (1 - one),
                single * one + double * (1 - one),
                double * one + triple,
            )
        return found

    def checks(self, edicts: int) -> Ledger:
        """What is added to the checks because so many special edicts were issued in its turn (IT L988)."""
        return special_edict_checks(self.now.settlements, edicts, self.now.rules)

    def _lengths(self) -> Iterator[Entry]:
        """A line for each kind of hex; half hexes are carried on from line to line."""
        kinds = Counter((way.kind, way.id, way.halves, way.ref) for way in self.ways)
        over = 0
        for (kind, name, halves, _ref), count in sorted(kinds.items()):
            whole, over = divmod(count * halves + over, HALVES)
            counts = (("hexes", count), ("halves", halves))
            yield Entry(whole, Source(kind, name), REF, counts=counts)


def survey_of(campaign: Campaign, kingdom: str, route: Route, rules: Ruleset) -> Survey | None:
    """A route as it is reckoned now; None where its settlement of departure is the kingdom's no longer."""
    settlement = campaign.settlements.get(route.settlement)
    if settlement is None or campaign.claims.get(settlement.hex) != kingdom:
        return None
    return Survey(campaign, kingdom, route.settlement, route.path, rules, route.downstream)
