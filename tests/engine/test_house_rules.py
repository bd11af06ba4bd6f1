"""House rules: a table's own records and changed numbers, checked, laid over the rules, used, taken back."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from kingdom_gui.engine.actions import Action, Change, Refusal, decide
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.house.apply import with_house
from kingdom_gui.engine.house.check import house_faults
from kingdom_gui.engine.house.tables import TABLES, standing
from kingdom_gui.engine.printed import as_played, printed_rules
from kingdom_gui.engine.requests import Answer, Roll
from kingdom_gui.engine.rule_records import HOUSE
from kingdom_gui.engine.state.house import HouseRule
from kingdom_gui.engine.totals import numbers
from kingdom_gui.store.codec import decode, encode

from .table import HOME, RULES, Table
from .test_events import FAIL, PASS, Stage

PRINTED_ROW = "event_tables.dangerous_settlement.drug_den"
DOVECOTE: dict[str, Any] = {"cost": 6, "lots": 1, "economy": 2}
LOCUSTS: dict[str, Any] = {
    "scope": "kingdom",
    "kind": "dangerous",
    "checks": ["stability"],
    "changes": {"failure": {"unrest": 3, "treasury": -5}, "success": {"loyalty": 1}, "occurs": {"fame": 1}},
}
ROW = {"from": 40, "to": 45, "event": "locusts"}


def faults(*rules: HouseRule) -> list[tuple[str, str]]:
    """Code and column of each fault."""
    found = house_faults(RULES, rules)
    return [(fault.code, ".".join(str(step) for step in fault.field)) for fault in found]


def own(record: dict[str, Any], key: str = "dovecote", table: str = "buildings") -> HouseRule:
    return HouseRule(table, key, "Dovecote", record=record)


def ask(table: Table, action: Action) -> Change | Refusal:
    """What would come of an action."""
    return decide(action, table.campaign, RULES)


def town() -> Table:
    """A kingdom with a settlement and money, and a dovecote among its rules."""
    table = Table().found(treasury=200)
    table.do(actions.FoundSettlement(kingdom="k", settlement="a", name="Ashford", hex=HOME))
    table.do(set_dovecote())
    return table


def set_dovecote(**changes: object) -> actions.SetHouseRule:
    record = {**DOVECOTE, **changes}
    return actions.SetHouseRule(kingdom="k", table="buildings", id="dovecote", name="Dovecote", record=record)


# What they are


def test_without_house_rules_the_rules_are_those_that_were_read() -> None:
    assert as_played(RULES, Table().campaign) is RULES


def test_the_rules_of_a_campaign_are_made_once_and_from_any_of_its_rules() -> None:
    campaign = town().campaign
    played = as_played(RULES, campaign)
    assert played is as_played(RULES, campaign)
    assert played is as_played(played, campaign)
    assert as_played(played, Table().campaign) is RULES
    assert "dovecote" in played.buildings
    assert "dovecote" not in RULES.buildings


def test_a_changed_record_keeps_the_columns_that_are_not_named() -> None:
    rules = with_house(RULES, [HouseRule("buildings", "bank", record={"economy": 9})])
    assert replace(rules.buildings["bank"], economy=RULES.buildings["bank"].economy, ref="") == replace(
        RULES.buildings["bank"], ref=""
    )
    assert rules.buildings["bank"].economy == 9
    assert rules.buildings["bank"].of_the_house
    assert not rules.buildings["inn"].of_the_house


def test_an_object_within_keeps_the_members_that_are_not_named() -> None:
    rules = with_house(RULES, [HouseRule("roles", "ruler", record={"vacancy": {"unrest": 9}})])
    before, after = RULES.roles["ruler"].vacancy, rules.roles["ruler"].vacancy
    assert after == replace(before, unrest=9)
    assert before.unrest != 9


@pytest.mark.parametrize("table", list(TABLES))
def test_every_record_of_every_table_can_be_named(table: str) -> None:
    """And says that it changes nothing where no column is given."""
    for key in standing(RULES, table):
        assert faults(HouseRule(table, key)) == [("changes_nothing", "record")]


def test_printed_values_stay_beneath_house_rules() -> None:
    table = town()
    table.do(actions.SetRuling(kingdom="k", ruling="printed_values", choice="buildings.bank"))
    table.do(actions.SetHouseRule(kingdom="k", table="buildings", id="bank", record={"loyalty": 4}))
    printed = printed_rules(RULES, table.campaign).buildings["bank"]
    assert printed != RULES.buildings["bank"]
    played = as_played(RULES, table.campaign).buildings["bank"]
    assert played == replace(printed, loyalty=4, ref=f"{printed.ref}, {HOUSE}")


# What is wrong


@pytest.mark.parametrize(
    ("rule", "code", "column"),
    [
        (own({**DOVECOTE, "econmy": 1}), "unknown_field", "record.econmy"),
        (own({"cost": 6}), "missing_field", "record.lots"),
        (own({**DOVECOTE, "cost": "six"}), "wrong_kind", "record.cost"),
        (own({**DOVECOTE, "cost": 5000}), "out_of_range", "record.cost"),
        (own({**DOVECOTE, "lots": 3}), "lots", "record.lots"),
        (own({**DOVECOTE, "lots": 0}), "lotless", "record.effects"),
        (own({**DOVECOTE, "discounts": ["bnak"]}), "unknown_id", "record.discounts"),
        (own({**DOVECOTE, "discounts": ["house"]}), "discount_odd", "record.discounts"),
        (own({**DOVECOTE, "upgrades_to": ["house"]}), "upgrade_smaller", "record.upgrades_to"),
        (own({**DOVECOTE, "upgrades_to": ["dovecote"]}), "upgrade_loop", "record.upgrades_to"),
        (own({**DOVECOTE, "adjacent_count": 1}), "adjacent_count", "record.adjacent_count"),
        (own(DOVECOTE, "Dove cote"), "bad_id", "id"),
        (HouseRule("buildings", "dovecote", record=DOVECOTE), "name_missing", "name"),
        (HouseRule("buildings", "bank", "Our bank", record={"cost": 3}), "name_printed", "name"),
        (HouseRule("buildngs", "bank", record={"cost": 3}), "unknown_id", "table"),
        (HouseRule("terrain", "moor", "Moor", record={"farm_cost": 3}), "unknown_id", "id"),
        (HouseRule("roles", "ruler", record={"rolls": []}), "unknown_field", "record.rolls"),
        (HouseRule("improvement_limits", "26", record={"size_max": 51}), "row_ends", ""),
        (HouseRule("edicts", "holyday.52", "Weekly", record={"loyalty": 5}), "unknown_id", "id"),
        (HouseRule("event_tables", "dangerous_kingdom.locusts", record=ROW), "unknown_id", "record.event"),
        (own({**LOCUSTS, "checks": []}, "locusts", "events"), "needs_check", "record.changes.failure"),
        (own({**LOCUSTS, "changes": {}}, "locusts", "events"), "event_does_nothing", "record.changes"),
    ],
)
def test_what_is_wrong_is_named_by_rule_and_column(rule: HouseRule, code: str, column: str) -> None:
    found = house_faults(RULES, [rule])
    assert (code, column) in [(f.code, ".".join(map(str, f.field))) for f in found]
    assert all(f.told["record"] for f in found)


def test_a_misspelt_id_brings_the_right_one_to_mind() -> None:
    (fault,) = house_faults(RULES, [own({**DOVECOTE, "discounts": ["bnak"]})])
    assert (fault.told["found"], fault.told["suggestion"]) == ("bnak", "bank")


def test_upgrades_that_lead_round_are_found_over_several_buildings() -> None:
    one = own({**DOVECOTE, "upgrades_to": ["tower"]})
    other = HouseRule("buildings", "tower", "Tower", record={**DOVECOTE, "upgrades_to": ["dovecote"]})
    assert faults(one, other) == [("upgrade_loop", "record.upgrades_to")] * 2


def test_two_rows_of_the_house_may_not_take_the_same_results() -> None:
    event = own(LOCUSTS, "locusts", "events")
    row = HouseRule("event_tables", "dangerous_kingdom.locusts", record=ROW)
    plague = HouseRule("event_tables", "dangerous_kingdom.plague", record={"from": 43})
    assert faults(event, row) == []
    assert faults(event, row, plague) == [("rows_overlap", "record.from")]


def test_a_printed_event_changes_only_numbers_that_its_rules_read() -> None:
    good = HouseRule("events", "plague", record={"changes": {"two_failures": {"unrest": 4}}})
    wide = HouseRule("events", "drug_den", record={"changes": {"spreads": {"same_to": 90}}})
    scope = HouseRule("events", "plague", record={"scope": "kingdom"})
    typo = HouseRule("events", "plague", record={"changes": {"two_failure": {"unrest": 4}}})
    dice = HouseRule("events", "large_disaster", record={"changes": {"failure": {"unrest": "1d4"}}})
    nothing = HouseRule("events", "food_surplus", record={"changes": {"occurs": {"consumption_divisor": 0}}})
    assert faults(good) == []
    assert faults(wide) == [("unknown_id", "record.changes.spreads.same_to")]
    assert faults(scope) == [("unknown_field", "record.scope")]
    assert faults(typo) == [("unknown_id", "record.changes.two_failure")]
    assert faults(dice) == [("wrong_kind", "record.changes.failure.unrest")]
    assert faults(nothing) == [("out_of_range", "record.changes.occurs.consumption_divisor")]


# What they do


def test_an_own_building_is_built_and_counts() -> None:
    table = town()
    before = numbers(table.campaign, "k", RULES).total("economy")
    table.do(actions.Build(kingdom="k", settlement="a", building="dovecote", lots=(3,)))
    now = numbers(table.campaign, "k", RULES)
    assert now.total("economy") == before + DOVECOTE["economy"]
    entry = next(e for e in now.ledger("economy").entries if e.source.id == "dovecote")
    assert entry.ref == HOUSE


def test_a_changed_price_is_what_building_costs() -> None:
    table = town()
    table.do(actions.SetHouseRule(kingdom="k", table="buildings", id="park", record={"cost": 2}))
    outcome = ask(table, actions.Build(kingdom="k", settlement="a", building="park", lots=(3,)))
    assert isinstance(outcome, Change)
    assert outcome.price.total == 2


def test_an_own_level_of_an_edict_is_issued() -> None:
    table = town()
    level = {"loyalty": 6, "consumption": 12}
    table.do(
        actions.SetHouseRule(kingdom="k", table="edicts", id="holiday.daily", name="Daily", record=level)
    )
    before = numbers(table.campaign, "k", RULES).total("loyalty")
    table.do(actions.SetEdict(kingdom="k", edict="holiday", level="daily"))
    assert numbers(table.campaign, "k", RULES).total("loyalty") == before + 6


def test_an_own_improvement_is_built() -> None:
    table = town()
    record = {"cost": 1, "economy": 1, "terrain": ["plains", "hills"]}
    table.do(
        actions.SetHouseRule(kingdom="k", table="improvements", id="hops", name="Hop field", record=record)
    )
    before = numbers(table.campaign, "k", RULES).total("economy")
    table.do(actions.Improve(kingdom="k", hexes=(HOME,), improvement="hops", override="the GM insists"))
    assert numbers(table.campaign, "k", RULES).total("economy") == before + 1


def test_rows_of_the_house_take_their_results_from_those_before() -> None:
    event = own(LOCUSTS, "locusts", "events")
    row = HouseRule("event_tables", "dangerous_kingdom.locusts", record=ROW)
    rows = with_house(RULES, [event, row]).event_tables["dangerous_kingdom"]
    spans = [(r.low, r.high, r.event) for r in rows if 29 <= r.low <= 51]
    assert spans == [(29, 39, "food_shortage"), (40, 45, "locusts"), (46, 51, "improvement_demand")]
    whole = HouseRule("event_tables", "dangerous_kingdom.locusts", record={**ROW, "from": 29, "to": 41})
    rows = with_house(RULES, [event, whole]).event_tables["dangerous_kingdom"]
    assert "food_shortage" not in {r.event for r in rows}
    assert sum(r.high - r.low + 1 for r in rows) == 100


# Taking back


def test_what_stands_somewhere_cannot_be_taken_back() -> None:
    table = town()
    take_back = actions.RemoveHouseRule(kingdom="k", table="buildings", id="dovecote")
    free = decide(take_back, table.campaign, RULES)
    assert isinstance(free, Change)
    table.do(actions.Build(kingdom="k", settlement="a", building="dovecote", lots=(3,)))
    refusal = ask(table, take_back)
    assert isinstance(refusal, Refusal)
    assert not refusal.overridable
    assert refusal.reasons[0].code == "house_in_use"
    assert refusal.reasons[0].parameters["place"] == "a"


def test_what_stands_keeps_its_lots() -> None:
    table = town()
    table.do(actions.Build(kingdom="k", settlement="a", building="dovecote", lots=(3,)))
    refusal = ask(table, set_dovecote(lots=2))
    assert isinstance(refusal, Refusal)
    assert refusal.reasons[0].code == "house_stands"
    assert isinstance(ask(table, set_dovecote(economy=5)), Change)


def test_what_a_month_gone_by_has_is_kept_for_rewinding() -> None:
    table = town()
    hops = {"cost": 1, "economy": 1, "terrain": ["plains"]}
    table.do(actions.SetHouseRule(kingdom="k", table="improvements", id="hops", name="Hops", record=hops))
    table.do(actions.Improve(kingdom="k", hexes=(HOME,), improvement="hops", override="the GM insists"))
    table.do(actions.BeginReign(kingdom="k"), actions.AdvanceMonth(kingdom="k"))
    table.do(actions.RemoveImprovement(kingdom="k", hexes=(HOME,), improvement="hops"))
    refusal = ask(table, actions.RemoveHouseRule(kingdom="k", table="improvements", id="hops"))
    assert isinstance(refusal, Refusal)
    assert refusal.reasons[0].code == "house_in_use_then"


def test_a_record_that_another_names_cannot_be_taken_back() -> None:
    table = town()
    record = {**DOVECOTE, "cost": 8, "upgrades_to": [], "adjacent_any": ["dovecote"], "adjacent_count": 1}
    table.do(actions.SetHouseRule(kingdom="k", table="buildings", id="loft", name="Loft", record=record))
    refusal = ask(table, actions.RemoveHouseRule(kingdom="k", table="buildings", id="dovecote"))
    assert isinstance(refusal, Refusal)
    assert refusal.reasons[0].code == "house_unknown_id"
    assert refusal.reasons[0].parameters["record"] == "Loft"


def test_an_event_goes_with_its_rows() -> None:
    table = town()
    event = own(LOCUSTS, "locusts", "events")
    row = HouseRule("event_tables", "dangerous_kingdom.locusts", record=ROW)
    table.do(actions.SetHouseRules(kingdom="k", rules=(event, row)))
    table.do(actions.RemoveHouseRule(kingdom="k", table="events", id="locusts"))
    assert [one.id for one in table.campaign.settings.house] == ["dovecote"]
    assert as_played(RULES, table.campaign).event_tables == RULES.event_tables


def test_all_rules_of_a_list_are_taken_or_none() -> None:
    table = Table().found()
    good, bad = own(DOVECOTE), HouseRule("buildings", "bank", record={"cost": 5000})
    refusal = ask(table, actions.SetHouseRules(kingdom="k", rules=(good, bad)))
    assert isinstance(refusal, Refusal)
    assert isinstance(ask(table, actions.SetHouseRules(kingdom="k", rules=(good,))), Change)


def test_a_house_rule_is_undone_and_told() -> None:
    table = Table().found()
    before = table.campaign
    change = ask(table, set_dovecote())
    assert isinstance(change, Change)
    assert change.patch.reverse().apply(change.campaign) == before
    line = change.campaign.journal[before.month][-1]
    assert (line.code, line.parameters["record"]) == ("house_rule_set", "Dovecote")


# Events


class HouseStage(Stage):
    """A kingdom whose rules have locusts, about to meet them."""

    def __init__(self, **changes: object) -> None:
        super().__init__()
        record = {**LOCUSTS, **changes}
        self.do(actions.SetHouseRule(table="events", id="locusts", name="Locusts", record=record))

    def meet(self, **answers: Answer) -> dict[str, int]:
        """Put the event ahead for this month and let it strike; what changed."""
        self.do(actions.PutAhead(event="locusts", month=self.campaign.month))
        self.go_to("event.ahead")
        return self.settle("locusts", "ahead.1", **answers)


def test_an_own_event_asks_its_check_and_changes_numbers_by_its_outcome() -> None:
    changed = HouseStage().meet(stability__1=FAIL)
    assert {k: changed[k] for k in ("unrest", "treasury", "fame")} == {"unrest": 3, "treasury": -5, "fame": 1}
    assert "loyalty" not in changed
    changed = HouseStage().meet(stability__1=PASS)
    assert changed == {"loyalty": 1, "fame": 1}


def test_dice_of_an_own_event_are_rolled_at_the_table() -> None:
    stage = HouseStage(changes={"failure": {"unrest": "1d6", "treasury": "-2d6"}})
    changed = stage.meet(stability__1=FAIL, failure__unrest=(4,), failure__treasury=(2, 5))
    assert changed == {"unrest": 4, "treasury": -7}


def test_what_lasts_until_the_next_event_phase_ends_there() -> None:
    stage = HouseStage(checks=[], changes={"until_next_event": {"economy": -4}})
    assert stage.meet() == {"economy": -4}
    (modifier,) = [m for m in stage.kingdom.modifiers if m.source.id == "locusts"]
    assert (modifier.ends, modifier.until) == ("event", stage.campaign.month + 1)


def test_a_continuing_event_goes_on_until_its_checks_pass() -> None:
    stage = HouseStage(continuous=True)
    stage.meet(stability__1=FAIL)
    (ongoing,) = stage.kingdom.events
    assert ongoing.event == "locusts"
    taken = decide(actions.RemoveHouseRule(table="events", id="locusts"), stage.campaign, RULES)
    assert isinstance(taken, Refusal)
    assert taken.reasons[0].code == "house_in_use"
    other = HouseStage(continuous=True)
    other.meet(stability__1=PASS)
    assert other.kingdom.events == ()


def test_a_bonus_to_the_check_counts() -> None:
    stage = HouseStage(check_bonus=-7)
    stage.do(actions.PutAhead(event="locusts", month=stage.campaign.month))
    stage.go_to("event.ahead")
    asked = stage.asked
    assert isinstance(asked, Roll)
    assert -7 in [entry.amount for entry in asked.modifiers]


def test_a_printed_event_changes_by_the_numbers_of_the_house() -> None:
    """Vandals damage as many as the house says: the die of the record, not one of the code."""
    stage = HouseStage().build("park", "park", "park", "park", "park")
    record = {"changes": {"two_failures": {"lot_unrest": 4, "damaged": 0}}}
    stage.do(actions.SetHouseRule(table="events", id="vandals", record=record))
    changed = stage.strike("vandals", loyalty__1=FAIL, stability__2=FAIL, destroyed=(1,))
    assert changed["unrest"] == 4
    assert not any(b.idle for d in stage.campaign.settlements["a"].districts for b in d.buildings)


@pytest.mark.parametrize(
    ("table", "key", "record", "printed"),
    [
        ("events", "smugglers", {"changes": {"one_failure": {"productivity": "-1d8"}}}, "events.smugglers"),
        ("event_tables", "dangerous_settlement.crop_failure", {"to": 34}, PRINTED_ROW),
    ],
)
def test_values_as_printed_are_refused_where_a_house_rule_could_not_lie_over_them(
    table: str, key: str, record: dict[str, Any], printed: str
) -> None:
    """Else the campaign could be saved and never be opened again."""
    there = Table().found()
    there.do(actions.SetHouseRule(kingdom="k", table=table, id=key, record=record))
    (code,) = there.refused(actions.SetRuling(ruling="printed_values", choice=printed))
    assert code.startswith("house_")
    there.do(actions.SetRuling(ruling="printed_values", choice="buildings.bank"))
    assert decode(encode(there.campaign), RULES, "any") == there.campaign
