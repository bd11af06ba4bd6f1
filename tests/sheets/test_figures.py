"""What stands on the sheets, with the arithmetic visible."""

from __future__ import annotations

import pytest
from immutables import Map
from msgspec.structs import replace

from kingdom_gui.engine.settlement_totals import settlement_numbers
from kingdom_gui.engine.state import ATTRIBUTES, Leader, Use
from kingdom_gui.engine.totals import numbers
from kingdom_gui.sheets.figures import blank_figures, kingdom_figures
from kingdom_gui.sheets.labels import labels
from kingdom_gui.sheets.posts import kingdom_posts
from kingdom_gui.sheets.town import town

from . import realms

EN = labels("en")
MINUS = "\N{MINUS SIGN}"


@pytest.fixture
def figures(rules):
    return kingdom_figures(realms.plain(), "k", rules, EN)


def sum_of(figures, label):
    row = next(row for row in figures.attributes if row.label == label)
    return dict(zip(figures.attribute_columns, row.parts, strict=True)), row.total


def line_of(account, label):
    return next((line.amount for line in (*account.lines, *account.closing) if line.label == label), None)


def test_economy_is_the_sum_of_its_columns(figures, rules):
    # Lawful +2; Treasurer's Intelligence +3; heavy taxes +3; Castle +2 and Inn +1.
    # Vacant: Magister, Marshal and Spymaster, 4 Economy each.
    parts, total = sum_of(figures, "Economy")
    assert parts["Leaders"] == "3"
    assert parts["Edicts"] == "3"
    assert parts["Buildings"] == "3"
    assert total == str(2 + 3 + 3 + 3 - 12).replace("-", MINUS)


def test_loyalty_counts_leadership_and_both_edicts(figures):
    # Ruler's Charisma +5, Leadership +1; heavy taxes -4; of six holidays nothing, as there is no Councilor;
    # Castle +2, Inn +1.
    parts, _ = sum_of(figures, "Loyalty")
    assert parts["Leaders"] == "6"
    assert parts["Edicts"] == f"{MINUS}4"
    holiday, promotion, taxation = figures.edicts
    assert (holiday.level, holiday.numbers) == ("6 a year", ("0", "0", "0", "+2"))
    assert (promotion.level, promotion.numbers) == ("Standard", ("0", "0", "+2", "+2"))
    assert taxation.numbers == ("+3", f"{MINUS}4", "0", "0")
    assert parts["Buildings"] == "3"


def test_a_check_is_lowered_by_unrest(figures, rules):
    totals = numbers(realms.plain(), "k", rules)
    row = figures.attributes[1]
    assert totals.total("unrest") == 2 - 1 + 2
    assert row.note == f"check d20 {EN.signed(totals.total('loyalty') - 3)}"


def test_control_dc_is_20_and_size_and_districts(figures):
    assert figures.control_dc.parts[:3] == ("20", "3", "1")
    assert figures.control_dc.total == "24"


def test_the_treasury_brings_forward_what_the_month_opened_with(figures):
    treasury, _, unrest = figures.accounts
    assert line_of(treasury, "Brought forward") == "+28"  # 40 - 12
    assert line_of(treasury, "Spent") == f"{MINUS}8"
    assert line_of(treasury, "In the Treasury (BP)") == "20"
    assert line_of(unrest, "Vacant roles") == "+2"
    assert line_of(unrest, "Unrest now") == "3"


def test_consumption_shows_what_was_reckoned_only_where_it_is_not_what_is_due(figures, campaigns, rules):
    # Size 3, one district, six holidays 2, standard promotion 2.
    consumption = figures.accounts[1]
    assert line_of(consumption, "Due each month (BP)") == "8"
    assert line_of(consumption, "Reckoned") is None
    hostile = kingdom_figures(campaigns["hostile"], "k", rules, EN).accounts[1]
    assert line_of(hostile, "Due each month (BP)") == "0"
    assert line_of(hostile, "Reckoned").startswith(MINUS)


def test_milestones_are_ticked_when_reached_or_noted(figures):
    reached = {mark.name: mark.reached for mark in figures.milestones}
    assert reached["Kingdom founded"]
    assert reached["Capital founded"]
    assert reached["4 lots built in a settlement"]  # castle 4, house 1, inn 1
    assert not reached["Size 11"]


def test_the_allowance_goes_by_the_size_the_month_began_with(rules):
    campaign = realms.plain()
    kingdom = replace(campaign.kingdoms["k"], use=Use(size=11, buildings=1))
    figures = kingdom_figures(replace(campaign, kingdoms=Map(k=kingdom)), "k", rules, EN)
    limits = {a.name: (a.used, a.limit) for a in figures.allowances}
    assert limits["Claims"] == (0, 2)  # IT L311
    assert limits["Buildings"] == (1, 2)


def test_months_have_the_names_of_the_campaign(figures):
    fields = {field.label: field.value for row in figures.fields for field in row}
    assert fields["Month"] == "Bloom 4713"  # month 5 of a year of three
    assert fields["Ruler"] == "Isolde"


def test_a_blank_sheet_has_the_same_boxes_and_nothing_in_them(figures, rules):
    blank = blank_figures(rules, EN)
    assert blank.attribute_columns == figures.attribute_columns
    assert [row.label for row in blank.attributes] == [row.label for row in figures.attributes]
    assert {part for row in blank.attributes for part in (*row.parts, row.total)} == {""}
    assert blank.name == ""
    assert all(field.value == "" for row in blank.fields for field in row)


def test_every_role_has_its_holder_and_what_he_adds(rules):
    posts = {post.role: post for post in kingdom_posts(realms.plain(), "k", rules, EN).rows}
    assert len(posts) == 14
    ruler = posts["Ruler"].holders[0]
    assert (ruler.name, ruler.ability, ruler.bonuses) == ("Isolde", "Cha +5", ("", "+6", ""))
    assert "Leadership +1" in ruler.remark
    assert posts["Magister"].holders == ()
    assert posts["Magister"].vacancy_counts
    assert f"Economy\N{NO-BREAK SPACE}{MINUS}4" in posts["Magister"].vacancy
    assert not posts["Treasurer"].vacancy_counts
    assert "no taxes" in posts["Treasurer"].vacancy


def test_the_leaders_page_adds_up_to_the_leaders_column(rules):
    posts = kingdom_posts(realms.plain(), "k", rules, EN)
    totals = numbers(realms.plain(), "k", rules)
    assert posts.totals == tuple(EN.number(totals.ledger(name).sum_of("leader")) for name in ATTRIBUTES)


def test_a_bonus_that_does_not_count_stands_in_brackets(rules):
    campaign = realms.plain()
    idle = Leader("treasurer", "Osric", (0, 0, 0, 3, 1, 0), days=2)
    kingdom = replace(campaign.kingdoms["k"], leaders=(idle,))
    posts = kingdom_posts(replace(campaign, kingdoms=Map(k=kingdom)), "k", rules, EN)
    holder = next(post for post in posts.rows if post.role == "Treasurer").holders[0]
    assert holder.bonuses == ("(+3)", "", "")
    assert not holder.counts
    assert "only 2 days of duty" in holder.remark


def test_a_settlement_lists_its_buildings_by_kind_with_what_they_give(rules):
    page = town(realms.plain(), "weirmouth", rules, EN)
    lines = {line.name: line for line in page.lines}
    # lots, then Economy, Loyalty, Stability, Fame, Infamy, Defense, base value
    assert lines["Castle"].lots == "4"
    assert lines["Castle"].amounts == ("+2", "+2", "+2", "+1", "", "+8", "")
    assert [(work.name, work.place) for work in page.works] == [("City Wall", "south side")]
    assert page.note.startswith("Capital")


def test_slots_for_items_are_gathered_by_what_they_take(campaigns, rules):
    page = town(campaigns["hostile"], "s", rules, EN)
    numbers_of_slots = sum(slots.number for slots in page.slots)
    assert numbers_of_slots == len(settlement_numbers(campaigns["hostile"], "s", rules).item_slots)
    assert len({slots.item for slots in page.slots}) == len(page.slots)
