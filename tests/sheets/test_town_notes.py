"""What a settlement's page tells besides its buildings."""

from __future__ import annotations

from msgspec.structs import replace

from kingdom_gui.engine.ledger import Source
from kingdom_gui.engine.state import Building, Campaign, District, Exhibit, Modifier
from kingdom_gui.engine.totals import numbers
from kingdom_gui.sheets.labels import Labels
from kingdom_gui.sheets.town import town

from .realms import LONG, busy


def test_wishes_with_prices_where_and_when(rules):
    """Library 6, Academy 52; the Academy comes after the Library, so it halves nothing: 58 BP."""
    shown = town(busy(), "weirmouth", rules, Labels("en"))
    assert [(row[0], row[1], row[2], row[4], row[5]) for row in shown.wishes] == [
        ("1.", "Library", "lot A3", "6", "6"),
        ("2.", "Academy", "lot C3, D3", "52", "52"),
    ]
    assert shown.wishes_note.startswith("together 58 BP (list price 58 BP)")


def test_losses_tell_month_and_why(rules):
    shown = town(busy(), "weirmouth", rules, Labels("en"))
    assert shown.losses[0][1:] == ("Jail", f"demolished, {LONG}")
    assert shown.losses[1][1:] == ("House", "destroyed, natural disaster")


def test_filled_slots_are_counted_and_items_listed_with_their_price(rules):
    shown = town(busy(), "weirmouth", rules, Labels("en"))
    assert [(slots.number, slots.filled) for slots in shown.slots] == [(1, 1)]
    assert ("Salve of the weir", "Shrine", "150") in shown.items
    assert (LONG, "", "4,200") in shown.items


def test_growth_market_and_sides(rules):
    """Castle 4, house, inn, shrine, park: 8 lots, 2,000 people, one too few for a large town."""
    shown = town(busy(), "weirmouth", rules, Labels("en"))
    assert shown.growth[1] == "Large town with one person more (one lot): base value up to 2,000 gp"
    assert "with a chance of 75%" in shown.growth[3]
    assert shown.growth[-1] == "Defense by side: south side\u00a0+1"


def test_an_abandoned_building_is_marked_in_the_list(rules):
    shown = town(busy(), "weirmouth", rules, Labels("en"))
    assert [line.more for line in shown.lines if line.name == "Park"] == ["1 abandoned"]


def test_what_buildings_allow_beyond_the_numbers(rules):
    """Palace (IT L988), Military Academy (IT L590), Foreign Quarter (IT L1016), Academy (IT L572), Museum
    (IT L928).
    """
    campaign = _with(
        Building(20, "palace", (0, 1, 6, 7)),
        Building(21, "military_academy", (2, 3)),
        Building(22, "foreign_quarter", (14, 15, 20, 21)),
        Building(23, "academy", (4, 5)),
        Building(24, "museum", (10, 11)),
    )
    assert town(campaign, "weirmouth", rules, Labels("en")).privileges == (
        "2 special edicts a turn; with more than one, all their checks at \u22122",
        "Armies and commanders recruited here know one tactic more",
        "Trade routes that depart from here bring in 5% more",
        "Lore +2 more for Knowledge checks or Profession checks",
        "Lore +2 more for Knowledge (history) checks",
        "Lore counts for Appraise checks on works of art as well",
    )


def test_the_kingdoms_own_modifiers_count_where_they_are_higher(rules):
    """Only with the rule of expanded modifiers (IT L1434), and the page says which they are."""
    campaign = busy()
    on = replace(campaign, settings=replace(campaign.settings, rulings=(("expanded_modifiers", "on"),)))
    kingdom = on.kingdoms[on.claims[on.settlements["weirmouth"].hex]]
    modifier = Modifier(900, "lore", 30, Source("gm", "test"))
    changed = replace(kingdom, modifiers=(*kingdom.modifiers, modifier))
    on = replace(on, kingdoms=on.kingdoms.set(kingdom.id, changed))
    totals = numbers(on, kingdom.id, rules)
    shown, before = (town(one, "weirmouth", rules, Labels("en")) for one in (on, campaign))
    lore = next(field.value for field in shown.strips[1] if field.label == "Lore")
    assert lore == f"+{totals.total('lore')}"
    assert f"Lore\u00a0{lore} (its own " in shown.privileges[0]
    assert not any("kingdom’s own modifiers" in line for line in before.privileges)


def test_buildings_that_do_not_work_allow_nothing(rules):
    campaign = _with(Building(20, "palace", (0, 1, 6, 7), damaged=True), Building(21, "house", (2,)))
    assert town(campaign, "weirmouth", rules, Labels("en")).privileges == ()


def test_what_is_on_show(rules):
    pieces = (Exhibit("Crown of the fords", 34_000, True), Exhibit(price=900))
    campaign = _with(Building(20, "museum", (0, 1), exhibits=pieces))
    assert town(campaign, "weirmouth", rules, Labels("en")).exhibits == (
        ("Crown of the fords", "Museum", "of the kingdom’s history", "34,000"),
        ("A find", "Museum", "", "900"),
    )


def _with(*buildings: Building) -> Campaign:
    """The busy realm's capital with these buildings alone."""
    campaign = busy()
    there = replace(campaign.settlements["weirmouth"], districts=(District(buildings=buildings),), items=())
    return replace(campaign, settlements=campaign.settlements.set("weirmouth", there))
