"""What each building does beyond its columns, played: every effect has a test that names its building.

`proves("granary:stores_surplus")` says what a test would fail without. The last test counts them.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec.structs import replace

from kingdom_gui.engine import hexes
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.dice import Seeded
from kingdom_gui.engine.events.strike import Strike
from kingdom_gui.engine.patch import Draft
from kingdom_gui.engine.privileges import (
    army_tactics,
    skill_modifier,
    skills_using,
    special_edict_checks,
    special_edicts,
    trade_percent,
)
from kingdom_gui.engine.settlement_totals import SettlementNumbers, settlement_numbers
from kingdom_gui.engine.state import Exhibit, Side
from kingdom_gui.engine.turn.event_phase import possible
from kingdom_gui.engine.turn.found_items import roller
from kingdom_gui.engine.turn.play import Play

from .table import HOME, RULES
from .test_building_lines import tag
from .town import Town, buying

HERE = Path(__file__).parent
PROVED: set[str] = set()
TestT = TypeVar("TestT", bound=Callable[..., None])


def proves(*effects: str) -> Callable[[TestT], TestT]:
    """Note that a test proves effects, each as `building:effect`, of events as `building:effect:event`."""
    PROVED.update(effects)
    return lambda test: test


# Proved by the tests of events, which name the building and count what it does.
IN_TESTS_OF_EVENTS = {
    "test_noblesse_oblige_builds_for_nothing": (
        "monument:event_gift:noblesse_oblige", "park:event_gift:noblesse_oblige",
    ),
    "test_wealthy_immigrant": (
        "mansion:event_gift:wealthy_immigrant", "noble_villa:event_gift:wealthy_immigrant",
    ),
    "test_squatters_housed": ("house:event_remedy:squatters", "tenement:event_remedy:squatters"),
}  # fmt: skip
# Proved by the tests of trade, likewise.
LUXURY = ("alchemist", "exotic_artisan", "herbalist", "luxury_store", "magic_shop", "casters_tower")
IN_TESTS_OF_TRADE = {
    "test_goods_count_ten_to_one": tuple(
        f"{kind}:trade_counts" for kind in ("shop", "smithy", "trade_shop", "guildhall", "tannery")
    ),
    "test_each_of_the_six_kinds_counts_for_luxury_goods": tuple(f"{kind}:trade_counts" for kind in LUXURY),
    "test_mines_count_only_with_a_foundry": ("foundry:trade_enables",),
    "test_what_a_kind_needs_in_the_settlement": tuple(
        f"{kind}:trade_needs" for kind in ("luxury_store", "guildhall", "granary", "stockyard")
    ),
    "test_buildings_open_the_waters": ("pier:trade_passage", "waterfront:trade_passage"),
}
# Rules that are not played yet wait for these: war, and the optional rule of deities. Embassies are tested
# with agreements (tests/engine/diplomacy).
WAITING = frozenset({"embassy", "holy_site", "siege_proof"})


def town_of(*kinds: str, water: tuple[Side, ...] = ("n",)) -> Town:
    """A town with these buildings, each granted on ground of its own; works at the east side."""
    town = Town(water=water)
    taken = 0
    for kind in kinds:
        record = RULES.buildings[kind]
        lots = {0: (), 1: (taken,), 2: (taken, taken + 1), 4: (taken, taken + 1, taken + 6, taken + 7)}
        build = actions.Build(
            settlement="a", building=kind, lots=lots[record.lots], granted=True, override="put there"
        )
        town.do(build)
        taken += {0: 0, 1: 2, 2: 2, 4: 2}[record.lots]
    return town


def play_of(town: Town) -> Play:
    return Play(Draft(town.campaign), "k", RULES, Seeded(1, 1))


# Edicts


@proves("cathedral:halve_promotion_consumption")
@pytest.mark.parametrize(("level", "due"), [("none", 0), ("token", 0), ("standard", 1), ("expansionist", 4)])
def test_a_cathedral_halves_what_promotion_consumes(level: str, due: int) -> None:
    """Ruling D64; a second Cathedral, in another town, changes nothing."""
    town = town_of("cathedral")
    before = town.total("consumption")
    town.do(actions.SetEdict(edict="promotion", level=level))
    assert town.total("consumption") - before == due
    ledger = town.numbers.ledger("consumption")
    assert sum(e.source.id == "cathedral" for e in ledger) == (1 if level != "none" else 0)


@proves("waterfront:halve_taxation_loyalty_penalty")
@pytest.mark.parametrize(
    ("level", "loyalty"), [("none", 1), ("light", 0), ("normal", -1), ("overwhelming", -4)]
)
def test_a_waterfront_halves_the_penalty_of_taxes(level: str, loyalty: int) -> None:
    town = town_of("waterfront")
    before = town.total("loyalty")
    town.do(actions.SetEdict(edict="taxation", level=level))
    assert town.total("loyalty") - before == loyalty
    (port,) = [b for b in town.district.buildings if b.kind == "waterfront"]
    town.do(actions.SetBuilding(settlement="a", number=port.id, damaged=True))
    full: int = RULES.edicts["taxation"][level].loyalty
    assert town.total("loyalty") - before == full


@proves("palace:special_edicts")
def test_a_palace_allows_two_special_edicts_with_worse_checks() -> None:
    """One a turn for everybody (IT L1324), two with a Palace, then -2 to the checks of each (IT L988)."""
    plain, court = town_of("mint"), town_of("palace")
    assert special_edicts(plain.numbers.settlements, RULES).total == 1
    assert special_edicts(court.numbers.settlements, RULES).total == 2
    assert special_edict_checks(court.numbers.settlements, 2, RULES).total == -2
    assert special_edict_checks(court.numbers.settlements, 1, RULES).total == 0
    assert special_edict_checks(plain.numbers.settlements, 2, RULES).total == 0
    court.do(actions.SetBuilding(settlement="a", number=court.last.id, damaged=True))
    assert special_edicts(court.numbers.settlements, RULES).total == 1


# The land around


def farmland(town: Town, *around: hexes.HexId) -> None:
    for hex_id in around:
        town.do(actions.SetWater(hexes=(hex_id,), lake=True))
        town.do(actions.Improve(hexes=(hex_id,), improvement="farm", granted=True, override="a farm"))


@proves("stockyard:farm_bonus")
def test_a_stockyard_betters_farms_of_its_hex_and_those_beside_it() -> None:
    """Consumption -3 instead of -2 in its hex and the six around, -2 two hexes off (IT L1025)."""
    town = Town()
    ring = hexes.disk(HOME, 1)
    beside = [h for h in ring if h != HOME][:2]
    far = next(h for h in hexes.disk(HOME, 2) if hexes.distance(h, HOME) == 2)
    town.put("park", 35)
    farmland(town, HOME, *beside, far)
    before = town.total("consumption_raw")
    town.put("stockyard", 14, 15, 20, 21)
    assert town.total("consumption_raw") == before - 3
    town.put("stockyard", 2, 3, 8, 9)  # a second one betters no farm twice
    assert town.total("consumption_raw") == before - 3


@proves("foundry:mine_bonus")
def test_a_foundry_smelts_for_a_mine_it_is_joined_to_by_road_or_river() -> None:
    """Economy and taxes +1 for one Mine joined to the settlement by road or river (IT L767, ruling E10)."""
    town = Town(water=("n",), terrain="hills")
    mine, beside = (0, 2, 0), (0, 0, 1)
    town.put("foundry", 0, 1)
    bare = town.total("tax_bonus")
    town.do(actions.Improve(hexes=(mine, beside), improvement="mine", granted=True))
    apart = town.totals("economy", "tax_bonus")
    assert apart["tax_bonus"] == bare + 2  # the mines' own, though one lies beside the settlement
    town.do(actions.RemoveImprovement(hexes=(beside,), improvement="mine"))
    apart = town.totals("economy", "tax_bonus")
    town.do(actions.Improve(hexes=((0, 1, 0),), improvement="road", granted=True))
    joined = town.totals("economy", "tax_bonus")
    assert joined == {"economy": apart["economy"] + 1, "tax_bonus": apart["tax_bonus"] + 1}
    (line,) = [e for e in town.numbers.ledger("tax_bonus") if e.source.id == "foundry"]
    assert line.source.place == hexes.place_of(mine)
    town.do(actions.RemoveImprovement(hexes=((0, 1, 0),), improvement="road"))
    assert town.totals("economy", "tax_bonus") == apart
    for pair in ((HOME, (0, 1, 0)), ((0, 1, 0), mine)):
        town.do(actions.DrawRiver(path=pair))
    assert town.total("tax_bonus") == apart["tax_bonus"] + 1


@proves("granary:stores_surplus")
def test_a_granary_keeps_five_points_and_only_while_it_works() -> None:
    town = town_of("granary", "granary")
    assert town.total("granary_capacity") == 10
    town.do(actions.SetBuilding(settlement="a", number=town.last.id, abandoned=True))
    assert town.total("granary_capacity") == 5


# What it holds


@proves("menagerie:loyalty_from_cr")
@pytest.mark.parametrize(("cr", "loyalty"), [(0, 0), (3, 0), (4, 1), (11, 2), (20, 5)])
def test_a_menagerie_by_its_best_challenge_rating(cr: int, loyalty: int) -> None:
    town = town_of("menagerie")
    before = town.total("loyalty")
    town.do(actions.SetBuilding(settlement="a", number=town.last.id, figure=cr))
    assert town.total("loyalty") - before == loyalty


@proves("museum:exhibits", "museum:event_site:archaeological_find")
def test_a_museum_by_the_price_of_what_it_shows() -> None:
    """Fame +1 for each full 10,000 gp of a piece, at most +5, and +1 for the kingdom's history (IT L925)."""
    town = town_of("museum")
    number, own = town.last.id, town.total("fame")

    def fame(*shown: Exhibit) -> int:
        town.do(actions.SetExhibits(settlement="a", number=number, exhibits=shown))
        return town.total("fame") - own

    assert fame(Exhibit("a crown", 9_999)) == 0
    assert fame(Exhibit("a crown", 10_000)) == 1
    assert fame(Exhibit("a crown", 15_000), Exhibit("a sceptre", 15_000)) == 2  # by piece, not by their sum
    assert fame(Exhibit("a colossus", 90_000)) == 5
    assert fame(Exhibit("the first banner", 10, historic=True)) == 1
    assert fame(Exhibit("a colossus", 90_000, historic=True), Exhibit("a banner", 1, historic=True)) == 6
    assert fame() == 0
    Strike(play := play_of(town), RULES.events["archaeological_find"], "1").show("a", number, 10_000)
    shown = settlement_numbers(play.campaign, "a", RULES)
    assert shown.total("fame") - own == 1
    assert town.refused(actions.SetExhibits(settlement="a", number=town.put("jail", 35).id)) == [
        "shows_nothing"
    ]
    bad = actions.SetExhibits(settlement="a", number=number, exhibits=(Exhibit("x", -1),))
    assert town.refused(bad) == ["number_out_of_range"]


# Checks of skills, armies, trade


@proves("academy:skill_bonus", "magical_academy:skill_bonus", "museum:skill_bonus", "university:skill_bonus")
@pytest.mark.parametrize(
    ("kind", "skill", "more"),
    [
        ("academy", "knowledge", 2),
        ("academy", "knowledge_nature", 2),
        ("academy", "profession", 2),
        ("academy", "appraise_art", 0),
        ("magical_academy", "knowledge_arcana", 2),
        ("magical_academy", "knowledge_history", 0),
        ("museum", "knowledge_history", 2),
        ("university", "profession", 4),
    ],
)
def test_places_of_learning_help_some_skills_more(kind: str, skill: str, more: int) -> None:
    here = town_of(kind).here
    found = skill_modifier(here, "lore", skill, RULES)
    assert found.total == here.total("lore") + more == sum(e.amount for e in found if e.applies)


@proves("museum:skill_uses")
def test_lore_helps_to_appraise_art_where_there_is_a_museum() -> None:
    assert skills_using(town_of("museum").here, "lore", RULES) == ("appraise_art",)
    assert skills_using(town_of("museum").here, "law", RULES) == ()
    assert skills_using(town_of("university").here, "lore", RULES) == ()


@proves("military_academy:army_tactic")
def test_armies_of_a_military_academy_know_one_tactic_more() -> None:
    assert army_tactics(town_of("military_academy").here, RULES).total == 1
    assert army_tactics(town_of("barracks").here, RULES).total == 0


@proves("foreign_quarter:trade_income")
def test_foreign_quarters_better_trade_by_5_in_100_each_up_to_100() -> None:
    town = town_of("foreign_quarter", "foreign_quarter")
    assert trade_percent(town.here, RULES).total == 10
    district = replace(
        town.district,
        buildings=tuple(replace(town.last, id=n, lots=(0, 1, 6, 7)) for n in range(1, 24)),
    )
    crowded = SettlementNumbers(replace(town.a, districts=(district,)), None, (), 1, RULES)
    assert trade_percent(crowded, RULES).total == 100


@proves("cathedral:slots_rolled_by", "shrine:slots_rolled_by", "temple:slots_rolled_by")
def test_the_high_priest_rolls_for_holy_places() -> None:
    play = play_of(Town())
    assert {roller(play, kind) for kind in ("cathedral", "shrine", "temple")} == {"high_priest"}
    assert roller(play, "bank") != "high_priest"


# Events

EVENT_CHECKS = (
    # building, event, amount, and whether it reaches another hex (IT L1228, L1231, L1242, L1251)
    ("alchemist", "plague", 1, False), ("cathedral", "plague", 1, False), ("herbalist", "plague", 1, False),
    ("temple", "plague", 1, False), ("dance_hall", "plague", -1, False),
    ("foreign_quarter", "plague", -1, False), ("inn", "plague", -1, False), ("pier", "plague", -1, False),
    ("stable", "plague", -1, False), ("stockyard", "plague", -1, False), ("tenement", "plague", -1, False),
    ("waterfront", "plague", -1, False),
    ("dance_hall", "drug_den", -1, False), ("tenement", "drug_den", -1, False),
    ("waterfront", "drug_den", -1, False), ("dance_hall", "slavers", -1, False),
    ("tenement", "slavers", -1, False), ("waterfront", "slavers", -1, False),
    ("pier", "smugglers", -1, True), ("waterfront", "smugglers", -1, True),
)  # fmt: skip


@proves(*(f"{kind}:event_check:{event}" for kind, event, _, _ in EVENT_CHECKS))
@pytest.mark.parametrize(("kind", "event", "amount", "anywhere"), EVENT_CHECKS)
def test_what_stands_there_changes_the_checks_of_an_event(
    kind: str, event: str, amount: int, anywhere: bool
) -> None:
    play = play_of(with_second_town(town_of(kind)))
    struck = Strike(play, RULES.events[event], "1", settlement="a")
    assert [(e.amount, e.source.id) for e in struck.from_places()] == [(amount, kind)]
    elsewhere = Strike(play, RULES.events[event], "1", settlement="b")
    assert sum(e.amount for e in elsewhere.from_places()) == (amount if anywhere else 0)


@proves("hospital:event_check:plague")
def test_a_hospital_helps_against_a_plague_everywhere_and_once_more_where_it_stands() -> None:
    """+2 Stability in plagues (IT L979, ruling D68) wherever they rage, and +1 by the event's own list."""
    play = play_of(with_second_town(town_of("hospital")))
    plague = RULES.events["plague"]
    assert sum(e.amount for e in Strike(play, plague, "1", settlement="a").from_places()) == 3
    assert sum(e.amount for e in Strike(play, plague, "1", settlement="b").from_places()) == 2


def with_second_town(town: Town) -> Town:
    town.do(actions.FoundSettlement(settlement="b", name="Birch", hex=(0, 3, 0), granted=True))
    return town


@proves(
    "cathedral:event_site:pilgrimage", "shrine:event_site:pilgrimage", "temple:event_site:pilgrimage",
    "house:event_site:drug_den", "tenement:event_site:drug_den",
)  # fmt: skip
@pytest.mark.parametrize(
    ("event", "kind"),
    [
        ("pilgrimage", "cathedral"), ("pilgrimage", "shrine"), ("pilgrimage", "temple"),
        ("drug_den", "house"), ("drug_den", "tenement"),
    ],
)  # fmt: skip
def test_some_events_need_a_place_for_them(event: str, kind: str) -> None:
    assert not possible(play_of(town_of("bank")), event)
    assert possible(play_of(town_of(kind)), event)


# Where it may stand, and what it counts as


@proves("tenement:counts_as")
def test_a_tenement_serves_as_a_house() -> None:
    town = Town()
    assert "needs_neighbours" in town.refused(buying("inn", 8))
    town.put("tenement", 7)
    town.buy("inn", 8)
    assert town.refused(buying("inn", 1)) == ["needs_neighbours"]  # it serves one alone


@proves(*(f"{kind}:free_residential" for kind in ("house", "mansion", "noble_villa", "tenement")))
@pytest.mark.parametrize("kind", ["house", "mansion", "noble_villa", "tenement"])
def test_the_first_home_of_a_month_is_outside_the_limit(kind: str) -> None:
    town = Town(size=1)
    lots = (0, 1) if kind == "noble_villa" else (0,)
    town.buy(kind, *lots)
    assert (town.kingdom.use.buildings, town.kingdom.use.free_residential) == (0, True)
    town.buy("brewery", 12)
    assert town.refused(buying("house", 14)) == ["limit_reached"]


@proves(*(f"{kind}:first_building" for kind in ("inn", "shrine", "monastery", "watchtower")))
@pytest.mark.parametrize("kind", ["inn", "shrine", "monastery", "watchtower"])
def test_a_first_settlement_begins_with_one_of_four(kind: str) -> None:
    town = Town(founded=False)
    town.campaign = founding()
    town.put("house", 0)
    lots = (1, 2) if kind == "monastery" else (1,)
    assert [w.code for w in town.buy(kind, *lots).warnings if w.code == "unusual_first_building"] == []
    other = Town(founded=False)
    other.campaign = founding()
    assert "unusual_first_building" in [w.code for w in other.buy("brewery", 5).warnings]


def founding() -> actions.base.Campaign:
    town = Town(founded=False)
    made = replace(town.kingdom, stage="founding", capital="a")
    town.campaign = replace(town.campaign, kingdoms=town.campaign.kingdoms.set("k", made))
    town.do(actions.FoundSettlement(settlement="a", name="Ashford", hex=HOME, granted=True))
    return town.campaign


@proves("bridge:shares_lot", "waterway:lots_up_to", "waterway:water_border_source")
def test_a_waterway_of_one_or_two_lots_bears_a_bridge_and_waters_its_neighbours() -> None:
    town = Town()
    assert town.refused(buying("bridge", 14)) == ["needs_host"]
    assert town.refused(buying("mill", 15)) == ["needs_water_or_gm"]
    town.buy("waterway", 14, 20)
    town.buy("bridge", 14)
    town.buy("mill", 15)
    assert town.here.total("lots") == 3


@proves("cistern:shares_lot", "magical_streetlamps:shares_lot", "magical_streetlamps:lotless")
@proves("magical_streetlamps:requires_any")
def test_cistern_and_lamps_share_a_lot_with_anything() -> None:
    town = Town()
    town.put("brewery", 7)
    town.buy("cistern", 7)
    assert town.refused(buying("cistern", 7)) == ["lot_has_one"]
    assert town.refused(buying("magical_streetlamps", 7)) == ["needs_building"]
    town.put("temple", 20, 21)
    town.buy("magical_streetlamps", 7)
    town.buy("magical_streetlamps", 20)
    assert town.here.total("lots") == 3
    assert town.here.total("crime") == -2


@proves(
    "everflowing_spring:lotless", "everflowing_spring:shares_lot", "everflowing_spring:requires_item_tier"
)
def test_a_spring_wants_a_noble_place_and_medium_magic() -> None:
    town = Town()
    town.put("park", 0)
    assert town.refused(buying("everflowing_spring", 0)) == ["needs_item_tier"]
    town.put("casters_tower", 5)
    assert town.refused(buying("everflowing_spring", 5)) == ["needs_host"]
    town.buy("everflowing_spring", 0)
    assert town.here.total("lots") == 2


@proves("city_wall:lotless", "moat:lotless", "watergate:lotless", "city_wall:unrest_once", "moat:unrest_once")
@proves("watergate:part_of", "watergate:free_with", "waterway:wall_needs_gate")
def test_walls_moats_and_gates_on_the_sides_of_a_district() -> None:
    town = Town(size=1, water=("w",))
    town.do(actions.Grant(unrest=10, note="a bad year"))
    town.put("waterway", 5)  # in the north-east corner
    assert town.refused(buying("watergate", side="e")) == ["needs_part"]
    assert town.refused(buying("city_wall", side="w")) == ["needs_land_side"]
    change = town.buy("city_wall", side="e")
    assert [w.code for w in change.warnings] == ["gate_due"]
    used = town.kingdom.use.buildings
    town.buy("watergate", side="e")
    assert town.kingdom.use.buildings == used  # built with its wall
    assert town.total("unrest") == 8
    town.put("city_wall", side="s")
    assert town.total("unrest") == 8  # once a settlement
    town.put("moat", side="s")
    town.put("moat", side="n")
    assert town.total("unrest") == 7
    wall = next(b for b in town.district.buildings if (b.kind, b.side) == ("city_wall", "e"))
    town.do(actions.Destroy(settlement="a", number=wall.id))
    assert not any(b.kind == "watergate" for b in town.district.buildings)
    assert town.total("unrest") == 7  # no lot is lost with it


@proves("sewer_system:lotless", "paved_streets:lotless")
@pytest.mark.parametrize("kind", ["sewer_system", "paved_streets"])
def test_works_of_the_whole_district_take_no_lot(kind: str) -> None:
    town = Town()
    town.buy(kind)
    assert town.here.total("lots") == 0
    assert town.refused(buying(kind)) == ["limit_per_district"]


@proves("mill:border_waiver")
def test_the_gm_may_allow_a_windmill_and_no_dry_pier() -> None:
    town = Town()
    assert town.refused(buying("mill", 14)) == ["needs_water_or_gm"]
    assert town.refused(buying("pier", 14)) == ["needs_water_border"]
    assert town.do(replace(buying("mill", 14), override="a windmill")).price.total == 6


@proves("waterway:natural_feature", "city_wall:natural_feature", "moat:natural_feature")
@pytest.mark.parametrize(("kind", "where"), [("waterway", (0,)), ("city_wall", ()), ("moat", ())])
def test_what_nature_provides_costs_nothing_and_is_outside_the_limit(
    kind: str, where: tuple[int, ...]
) -> None:
    town = Town(treasury=0, size=1)
    side: Side | None = None if where else "n"
    change = town.do(replace(buying(kind, *where, side=side), granted=True))
    assert change.price.total == 0
    assert (town.kingdom.use.buildings, town.last.kind) == (0, kind)


def test_a_fort_or_watchtower_counts_where_a_settlement_is_founded_later() -> None:
    """Ruling D58: Defense once, nothing doubled; ruling C03: one more over a Lair."""
    town = Town(founded=False)
    town.do(actions.Improve(hexes=(HOME,), improvement="watchtower", granted=True))
    town.do(actions.AddSpecial(hex=HOME, special="lair"))
    before = town.totals("stability", "defense")
    town.do(actions.FoundSettlement(settlement="a", name="Ashford", hex=HOME, granted=True))
    assert town.here.total("defense") == 2 + 1
    assert town.totals("stability", "defense") == before
    assert RULES.improvements["watchtower"].settlement_counts_as == ("watchtower",)


def test_every_effect_of_every_building_has_a_test_that_names_it() -> None:
    elsewhere = set()
    for path, tests in (("test_events.py", IN_TESTS_OF_EVENTS), ("trade/test_routes.py", IN_TESTS_OF_TRADE)):
        text = (HERE / path).read_text(encoding="utf-8")
        for name, effects in tests.items():
            body = text.partition(f"def {name}(")[2].partition("\ndef ")[0]
            assert body, name
            elsewhere.update(effects)
    there = set()
    for kind in RULES.buildings.values():
        for effect in kind.effects:
            event = getattr(effect, "event", "")
            if tag(effect) not in WAITING:
                there.add(":".join(part for part in (kind.id, tag(effect), event) if part))
    assert there - PROVED - elsewhere == set()
    assert (PROVED | elsewhere) - there == set()
