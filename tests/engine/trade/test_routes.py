"""Trade edicts played: the worked cases, the DC, the kinds, the year, cut ways, Palaces (IT L1312-1327)."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from kingdom_gui.engine import hexes
from kingdom_gui.engine.actions import decide
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.actions.every import EndRoute, EstablishRoute
from kingdom_gui.engine.calendar import due
from kingdom_gui.engine.events.kingdom_bad import _routes
from kingdom_gui.engine.events.strike import Strike
from kingdom_gui.engine.requests import Answer, Choose, Roll
from kingdom_gui.engine.state import Building, Hex, Route
from kingdom_gui.engine.trade.routes import Survey
from kingdom_gui.engine.turn.driver import pending

from ..table import DATA, HOME, RULES
from ..test_building_effects import play_of
from ..town import Town

CASES = {
    case["id"]: case for case in json.loads((DATA / "cases" / "worked.json").read_text("utf-8"))["cases"]
}
FAR: hexes.HexId = (0, 9, 0)  # nobody's, nine hexes of plains from home
GUILD = EstablishRoute(route="goods", settlement="a", to=FAR)


class Market(Town):
    """A town with room for many buildings, Size 20, plains all around, and a Guildhall to trade goods."""

    def __init__(self, *kinds: str, size: int = 20, goods: bool = True, roads: bool = False) -> None:
        super().__init__(size=size)
        self.stands(*(("guildhall",) if goods else ()), *kinds)
        if roads:
            for hex_id in hexes.line(HOME, FAR)[1:]:
                self.alter(hex_id, improvements=("road",))

    def stands(self, *kinds: str) -> None:
        """Buildings that simply stand there, wherever the lots may be."""
        here = self.a
        first = 100 + len(here.districts[0].buildings)
        more = tuple(Building(first + n, kind, (n % 36,)) for n, kind in enumerate(kinds))
        district = replace(here.districts[0], buildings=(*here.districts[0].buildings, *more))
        settlements = self.campaign.settlements.set("a", replace(here, districts=(district,)))
        self.campaign = replace(self.campaign, settlements=settlements, counter=1000)

    def alter(self, hex_id: hexes.HexId, **fields: object) -> None:
        there = self.campaign.hexes.get(hex_id, Hex())
        self.campaign = replace(
            self.campaign, hexes=self.campaign.hexes.set(hex_id, replace(there, **fields))
        )

    @property
    def route(self) -> Route:
        return self.kingdom.routes[0]

    def survey(self) -> Survey:
        return Survey(self.campaign, "k", "a", self.route.path, RULES)

    def to_taxes(self) -> None:
        """Play up to the taxes, without luck having a say in it."""
        for _ in range(20):
            found = pending(self.campaign, "k", RULES)
            assert found is not None
            if found.step.id == "taxes":
                return
            self.do(actions.PlayStep(roll=True))
        raise AssertionError(found)

    def arrive(self, *checks: int, dice: tuple[tuple[int, ...], ...] = (), kind: str = "income") -> None:
        """Play the taxes with these natural dice for Economy, Loyalty, Stability, then those for BP."""
        self.to_taxes()
        answers: dict[str, Answer] = {
            f"trade.{self.route.id}.{name}": (die,)
            for name, die in zip(("economy", "loyalty", "stability"), checks, strict=True)
        }
        for number, faces in enumerate(dice, 1):
            answers[f"trade.{self.route.id}.{kind}.{number}"] = faces
        before = self.kingdom
        self.do(actions.PlayStep(answers=answers | {"income.taxes": (1,)}))
        after = self.kingdom
        self.gained = (after.treasury.value - before.treasury.value, after.unrest.value - before.unrest.value)

    def next_month(self) -> None:
        for _ in range(20):
            if self.kingdom.turn.phase == "done":
                break
            asked = pending(self.campaign, "k", RULES)
            answers: dict[str, Answer] = {"event.chance": (100,)}
            if asked is not None and isinstance(asked.request, Choose):
                answers[asked.request.id] = asked.request.options[-1]
            self.do(actions.PlayStep(roll=True, answers=answers))
        self.do(actions.AdvanceMonth())


PASSED, FAILED = 20, 1


# The way, and what is reckoned from it


def test_the_length_of_nine_hexes_of_plains_is_18_and_rm_1() -> None:
    """8 x 2 and the end, plains too: 18; RM 18 / 10 = 1; LM 20 - 18 = 2 (ruling D40)."""
    market = Market()
    market.do(GUILD)
    survey = market.survey()
    assert (survey.length.total, survey.route_modifier.total, survey.length_modifier.total) == (18, 1, 2)
    assert survey.days == 9
    assert market.route.arrives == market.campaign.month


def test_roads_halve_the_length_and_half_hexes_are_summed_before_they_are_dropped() -> None:
    """9 hexes of road: 9. With 3 of them highways: 6 + 1.5 = 7.5, so 7 (ruling D40)."""
    market = Market(roads=True)
    market.do(GUILD)
    assert market.survey().length.total == 9
    for hex_id in hexes.line(HOME, FAR)[1:4]:
        market.alter(hex_id, improvements=("highway",))
    ledger = market.survey().length
    assert ledger.total == 7 == sum(entry.amount for entry in ledger if entry.applies)


@pytest.mark.parametrize(
    ("errata", "size", "lm"), [("off", 20, 2), ("off", 11, 0), ("on", 20, 0), ("on", 11, 7)]
)
def test_the_length_modifier_and_its_errata(errata: str, size: int, lm: int) -> None:
    """Size less length, never below 0; by the setting length less Size (D40, dispute D45). Length 18."""
    market = Market(size=size)
    market.do(actions.SetRuling(ruling="trade_lm_errata", choice=errata))
    market.do(GUILD)
    ledger = market.survey().length_modifier
    assert ledger.total == lm == sum(entry.amount for entry in ledger if entry.applies)


def test_the_dc_is_a_ledger_of_control_dc_corruption_rm_lm_and_productivity() -> None:
    """IT L1314."""
    market = Market("black_market")
    market.do(GUILD)
    survey, here = market.survey(), market.here
    control = market.total("control_dc")
    corruption, productivity = here.total("corruption"), here.total("productivity")
    assert corruption
    assert productivity
    assert survey.dc.total == control + corruption + 1 + 2 - productivity
    market.to_taxes()
    asked = pending(market.campaign, "k", RULES)
    assert asked is not None
    assert isinstance(asked.request, Roll)
    assert asked.request.target == survey.dc.total
    assert asked.request.by == "treasurer"


def test_with_expanded_modifiers_the_kingdoms_corruption_counts_where_it_is_higher() -> None:
    """IT L1434: a kingdom that is evil has Corruption 1 anywhere; the Productivity of 2 here is higher."""
    market = Market()
    market.do(GUILD, actions.EditKingdom(alignment="LE"))
    before = market.survey().dc.total
    market.do(actions.SetRuling(ruling="expanded_modifiers", choice="on"))
    assert market.survey().dc.total == before + 1
    assert [e.amount for e in market.survey().dc if e.source.id == "productivity"] == [-2]
    market.do(actions.AddModifier(target="corruption", amount=4, settlement="a", note="test"))
    assert market.survey().dc.total == before + 4


def test_the_days_decide_when_the_merchants_arrive() -> None:
    """60 days are two turns."""
    market = Market()
    market.do(replace(GUILD, travel_days=60))
    assert market.route.arrives == market.campaign.month + 2
    told = {d.code: d.month for d in due(market.campaign, "k", RULES)}
    assert told["due_merchants_arrive"] == market.route.arrives
    market.to_taxes()
    asked = pending(market.campaign, "k", RULES)
    assert asked is not None
    assert asked.request is not None
    assert asked.request.id == "income.taxes"


# What comes of the checks


@pytest.mark.parametrize("successes", ["0", "1", "2", "3"])
def test_what_so_many_successes_bring(successes: str) -> None:
    """Worked case: 5 BP, RM 1, 1d4 = 3, 2d4 = 5."""
    case = CASES["trade_results"]
    treasury, economy, fame, unrest = case["expect"][successes]
    market = Market()
    market.do(GUILD)
    assert market.survey().route_modifier.total == case["start"]["RM"]
    checks = [PASSED if n < int(successes) else FAILED for n in range(3)]
    before = market.totals("economy", "fame")
    dice = {"0": (), "1": ((3,),), "2": ((2, 3),), "3": ((2, 3),)}[successes]
    market.arrive(*checks, dice=dice, kind="sale" if successes == "1" else "income")
    after = market.totals("economy", "fame")
    assert market.gained == (treasury, unrest)
    assert after["economy"] - before["economy"] == economy
    assert after["fame"] - before["fame"] == max(fame, -before["fame"])
    assert len(market.kingdom.routes) == (1 if int(successes) >= 2 else 0)


def test_each_full_5_bp_pay_with_dice_of_their_own() -> None:
    """Worked case: 10 BP, RM 2, 3+4 and 1+2: (2+7)+(2+3) = 14, Economy +1."""
    case = CASES["trade_income"]
    market = Market(size=30)
    for q in range(10, 14):
        market.alter((0, q, 0))
    market.do(replace(GUILD, to=(0, 11, 0), bp=case["start"]["invested"]))
    assert market.survey().route_modifier.total == case["start"]["RM"]
    a, b, c, d = case["dice"]["d4"]
    before = market.total("economy")
    market.arrive(PASSED, PASSED, FAILED, dice=((a, b), (c, d)))
    assert market.gained[0] == case["expect"]["treasury_gain"]
    assert market.total("economy") - before == case["expect"]["economy"]


def test_two_foreign_quarters_raise_14_bp_to_15() -> None:
    """Worked case: 14 x 1.10 = 15.4."""
    case = CASES["trade_quarters"]
    market = Market("foreign_quarter", "foreign_quarter")
    market.do(GUILD)
    survey = market.survey()
    assert (
        survey.pays([case["start"]["base"] - survey.route_modifier.total]) == case["expect"]["treasury_gain"]
    )


def test_what_is_over_a_full_5_bp_pays_nothing() -> None:
    market = Market()
    market.do(replace(GUILD, bp=9))
    market.arrive(PASSED, PASSED, FAILED, dice=((1, 1),))
    assert market.gained[0] == 1 + 2


def test_the_investment_is_paid_when_the_edict_is_issued() -> None:
    market = Market()
    before = market.total("treasury")
    market.do(replace(GUILD, bp=7))
    assert before - market.total("treasury") == 7
    assert "investment_too_small" in Market().refused(replace(GUILD, bp=4))


def test_the_benefits_last_twelve_months() -> None:
    """IT L1316, ruling D40: the month of arrival and eleven more."""
    market = Market()
    without = market.total("economy")
    market.do(GUILD)
    market.arrive(PASSED, PASSED, PASSED, dice=((1, 1),))
    assert market.total("economy") == without + 2
    arrived = market.campaign.month
    assert market.route.until == arrived + 11
    found = next(d for d in due(market.campaign, "k", RULES) if d.code == "due_route_ends")
    assert found.month == arrived + 11
    for _ in range(11):
        market.next_month()
        assert market.kingdom.routes
    market.next_month()
    assert not market.kingdom.routes
    lines = [line.code for line in market.campaign.journal[market.campaign.month]]
    assert "route_year_over" in lines


@pytest.mark.parametrize(("choice", "amount"), [("off", 0), ("on", 3)])
def test_by_a_setting_a_route_pays_every_month(choice: str, amount: int) -> None:
    """Ruling E06, `trade_pays_monthly`: RM 1 + 2 each month."""
    market = Market()
    market.do(actions.SetRuling(ruling="trade_pays_monthly", choice=choice), GUILD)
    market.arrive(PASSED, PASSED, FAILED, dice=((1, 1),))
    market.next_month()
    market.to_taxes()
    before = market.total("treasury")
    market.do(actions.PlayStep(answers={"income.taxes": (1,)}))
    assert market.total("treasury") - before == amount


# The kinds


def stood(market: Market, route: Route) -> None:
    market.campaign = replace(
        market.campaign,
        kingdoms=market.campaign.kingdoms.set("k", replace(market.kingdom, routes=(route,))),
    )


def established(kind: str) -> Route:
    return Route(9, kind, "a", tuple(hexes.line(HOME, FAR)), 5, 1, 1, until=12, economy=1)  # type: ignore[arg-type]


def test_goods_count_ten_to_one() -> None:
    """Worked case: 4 Shops, 3 Smithies, 2 Trade Shops, 1 Guildhall, 1 Tannery: 11 / 10 = 1."""
    kinds = ["shop"] * 4 + ["smithy"] * 3 + ["trade_shop"] * 2 + ["tannery"]
    market = Market(*kinds)
    before = market.total("economy")
    stood(market, established("goods"))
    assert market.total("economy") - before == 1 + CASES["trade_types"]["expect"]["goods"]
    for kind in ("guildhall", *set(kinds)):  # each counts: the eleventh and tenth by turns
        entry = next(e for e in market.numbers.ledger("economy") if e.source.kind == "trade_cargo")
        assert dict(entry.counts)["counted"] == 11, kind


LUXURY = ("alchemist", "exotic_artisan", "herbalist", "luxury_store", "magic_shop", "casters_tower")


@pytest.mark.parametrize("kind", LUXURY)
def test_each_of_the_six_kinds_counts_for_luxury_goods(kind: str) -> None:
    """IT L1320."""
    market = Market(*[kind] * 10, goods=False)
    stood(market, established("luxury_goods"))
    entry = next(e for e in market.numbers.ledger("economy") if e.source.kind == "trade_cargo")
    assert (entry.amount, entry.applies) == (1, True)


def land_of(market: Market, **improvements: int) -> None:
    """So many hexes of the realm with each improvement, none with two."""
    own = iter(h for h in market.campaign.realm("k") if h != HOME)
    for kind, count in improvements.items():
        for _ in range(count):
            market.alter(next(own), improvements=(kind,))


def test_food_counts_farms_and_fisheries_of_the_whole_kingdom_while_there_is_surplus() -> None:
    """Worked case: 19 Farms and 1 Fishery: 2. Lost while Consumption is not below 0 (IT L1321)."""
    market = Market(goods=False, size=30)
    land_of(market, farm=19, fishery=1)
    assert market.total("consumption_raw") < 0
    before = market.total("economy")
    stood(market, established("food"))
    assert market.total("economy") - before == 1 + CASES["trade_types"]["expect"]["food"]
    market.do(actions.SetEdict(edict="promotion", level="expansionist"))
    market.do(actions.SetEdict(edict="holiday", level="24"))
    market.do(actions.RaiseArmy(name="the hungry", consumption=30, granted=True))
    assert market.total("consumption_raw") >= 0
    lost = next(e for e in market.numbers.ledger("economy") if e.source.kind == "trade_cargo")
    assert (lost.amount, lost.applies, lost.reason) == (2, False, "no_food_surplus")


def test_mines_count_only_with_a_foundry() -> None:
    """Worked case: 9 Mines without a Foundry and 11 Sawmills: 11 / 10 = 1; with one 20 / 10 = 2 (A34)."""
    market = Market(goods=False, size=30)
    land_of(market, mine=9, sawmill=11)
    before = market.total("economy")
    stood(market, established("raw_materials"))
    assert market.total("economy") - before == 1 + CASES["trade_types"]["expect"]["raw_materials"]
    assert any(e.reason == "not_counted_for_trade" for e in market.numbers.ledger("economy"))
    market.stands("foundry")
    entry = next(e for e in market.numbers.ledger("economy") if e.source.kind == "trade_cargo")
    assert entry.amount == 2


@pytest.mark.parametrize(
    ("route", "needed"),
    [("luxury_goods", ("luxury_store",)), ("goods", ("guildhall",)), ("food", ("granary", "stockyard")),
     ("raw_materials", ())],
)  # fmt: skip
def test_what_a_kind_needs_in_the_settlement(route: str, needed: tuple[str, ...]) -> None:
    market = Market(goods=False, size=30)
    land_of(market, farm=25)
    plan = EstablishRoute(route=route, settlement="a", to=FAR)  # type: ignore[arg-type]
    outcome = decide(replace(plan, kingdom="k"), market.campaign, RULES)
    reasons = getattr(outcome, "reasons", ())
    assert {r.parameters["building"] for r in reasons if r.code == "route_needs"} == set(needed)
    market.stands(*needed)
    market.do(plan)


def test_food_is_not_sent_out_of_a_hungry_kingdom() -> None:
    market = Market("granary", "stockyard", goods=False)
    assert "no_food_to_trade" in market.refused(EstablishRoute(route="food", settlement="a", to=FAR))


def test_one_route_of_each_kind() -> None:
    market = Market("luxury_store", "palace")
    market.do(GUILD)
    assert market.refused(GUILD) == ["route_of_kind_exists"]
    market.do(EstablishRoute(route="luxury_goods", settlement="a", to=FAR))


# Ways that are opened, and cut


def forest_but(market: Market, **fields: object) -> None:
    for hex_id in hexes.disk(HOME, 9):
        market.alter(hex_id, terrain="forest", coast=False)
    for hex_id in hexes.line(HOME, FAR):
        market.alter(hex_id, **fields)


@pytest.mark.parametrize(
    ("building", "fields"),
    [("pier", {"river": 9}), ("pier", {"coast": True}), ("waterfront", {"terrain": "water"})],
)
def test_buildings_open_the_waters(building: str, fields: dict[str, object]) -> None:
    market = Market()
    forest_but(market, **fields)
    assert market.refused(GUILD) == ["no_lawful_route"]
    market.stands(building)
    market.do(GUILD)
    assert market.survey().length.total == (9 if building == "pier" else 4)  # 9 x 1/2, dropped


def test_the_gm_may_let_a_route_pass_where_the_rules_bar_it() -> None:
    market = Market()
    forest_but(market)
    market.do(replace(GUILD, override="an old tunnel"))
    assert market.route.lawless
    market.arrive(PASSED, PASSED, FAILED, dice=((1, 1),))
    assert market.kingdom.routes


def test_a_route_that_is_cut_ends_in_income() -> None:
    market = Market(roads=True)
    market.do(GUILD)
    market.arrive(PASSED, PASSED, FAILED, dice=((1, 1),))
    market.alter((0, 5, 0), terrain="mountains", improvements=())
    market.next_month()
    market.to_taxes()
    market.do(actions.PlayStep(answers={"income.taxes": (1,)}))
    assert not market.kingdom.routes
    cut = next(li for li in market.campaign.journal[market.campaign.month] if li.code == "route_cut")
    assert cut.parameters["other_hex"] == "0,5,0"


def test_the_far_end_must_not_be_ones_own() -> None:
    market = Market()
    own = next(h for h in market.campaign.realm("k") if h != HOME)
    assert market.refused(replace(GUILD, to=own)) == ["route_within_kingdom"]
    assert market.refused(replace(GUILD, to=HOME)) == ["route_leads_nowhere"]
    assert market.refused(replace(GUILD, to=(0, 99, 0))) == ["no_such_hex"]
    done = market.do(GUILD)
    assert [w.code for w in done.warnings] == ["no_partner_known"]


def test_a_route_may_be_given_up() -> None:
    market = Market()
    market.do(GUILD)
    assert market.refused(EndRoute(number=77)) == ["no_such_route"]
    market.do(EndRoute(number=market.route.id))
    assert not market.kingdom.routes


# Special edicts


def test_one_special_edict_a_turn() -> None:
    market = Market("luxury_store")
    market.do(GUILD)
    more = EstablishRoute(route="luxury_goods", settlement="a", to=FAR)
    assert market.refused(more) == ["special_edicts_issued"]
    market.next_month()
    market.do(more)


def test_with_a_palace_two_at_minus_2_to_the_checks_of_each() -> None:
    """IT L988; whoever issues only one suffers nothing."""
    market = Market("luxury_store", "palace")
    market.do(GUILD)
    assert market.survey().checks(market.route.edicts).total == 0
    market.do(EstablishRoute(route="luxury_goods", settlement="a", to=FAR))
    assert [route.edicts for route in market.kingdom.routes] == [2, 2]
    market.to_taxes()
    asked = pending(market.campaign, "k", RULES)
    assert asked is not None
    assert isinstance(asked.request, Roll)
    assert [e.amount for e in asked.request.modifiers if e.source.kind == "building"] == [-2]


def test_smugglers_live_on_trade_routes() -> None:
    """IT L1228: -1 to the checks for each route."""
    market = Market()
    stood(market, established("goods"))
    strike = Strike(play_of(market), RULES.events["smugglers"], None)  # type: ignore[arg-type]
    assert [entry.amount for entry in _routes(strike)] == [-1]
