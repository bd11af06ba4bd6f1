"""The rule data against the reading of the Italian text, and against the rulings that correct it.

`tests/data/seed-reading.tsv` is what `tests/data/read_seed.py` reads in the text. Every column of every
record must say the same, unless the record names the ruling that corrects it and keeps the printed value.
"""

import csv
import json
from collections import defaultdict
from pathlib import Path

import msgspec
import pytest

from kingdom_gui.assets import asset
from kingdom_gui.engine.rule_effects import ChoosesAttributes, EventGift, TradeWay, VacancyBars
from kingdom_gui.engine.rule_faults import faults
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.store.rulefiles import load_rules, rules_as_json

DATA = Path(__file__).parents[1] / "data"
RULES = asset("rules")


def _table(name):
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def _reading():
    found = defaultdict(dict)
    for row in _table("seed-reading.tsv"):
        found[row["kind"], row["id"]][row["field"]] = row["value"]
    return dict(found)


READING = _reading()


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return load_rules(RULES)


@pytest.fixture(scope="module")
def plain(rules):
    return rules_as_json(rules)


def _text(value):
    """A value of the files as the reading writes it."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, float) and value == int(value):
        return str(int(value))
    if isinstance(value, list):
        if value and isinstance(value[0], dict) and "tier" in value[0]:
            return ";".join(sorted(f"{g['count']} {g['tier']} {' '.join(sorted(g['kinds']))}" for g in value))
        return " ".join(sorted(map(str, value)))
    return str(value)


def _flat(record):
    """A record's columns as texts; parts of nested ones and of effects by dotted name."""
    flat = {}
    for field, value in record.items():
        if field in ("effects", "requires"):
            for part in value:
                tag = part.get("effect") or part.get("need")
                flat[f"{field}.{tag}"] = ""
                for name, parameter in part.items():
                    # Of two effects of a kind the one that names a number speaks for it.
                    if name not in ("effect", "need") and flat.get(f"{field}.{tag}.{name}", "0") == "0":
                        flat[f"{field}.{tag}.{name}"] = _text(parameter)
        elif field == "cost_from":
            doubles = value and ("yes" if value["river_doubles"] else "no")
            flat[field] = f"{value['column']} {value['multiplier']} {doubles}" if value else ""
        elif isinstance(value, dict):
            flat |= {f"{field}.{name}": _text(part) for name, part in value.items()}
        else:
            flat[field] = _text(value)
    return flat


def _same_groups(value):
    """Groups of magic items compare whatever their order and that of their kinds."""
    groups = (group.split() for group in value.split(";"))
    return sorted((g[0], g[1], tuple(sorted(g[2:]))) for g in groups if g)


SILENT = {"magic_items", "discounts", "upgrades_to", "adjacent_any", "not_adjacent", "settlement_counts_as"}
TRUTHS = {"water_border", "land_border", "shares_hex", "inland", "per_district_only", "continuous"}


def _default(field):
    """What the text means by not naming a column."""
    if field in TRUTHS:
        return "false"
    if field in SILENT or field in ("per_settlement", "per_district", "terrain", "requires", "speed_as"):
        return ""
    if field.startswith(("effects.", "requires.")) or field in ("cost", "cost_from", "not_below", "skill"):
        return ""
    return "0"


def _differences(record, read, columns):
    """Columns in which the text and a record with its printed values in place differ."""
    printed = _flat({**record, **record.get("printed", {})})
    wrong = {}
    for column in columns:
        says, reads = printed.get(column, _default(column)), read.get(column, _default(column))
        same = _same_groups(says) == _same_groups(reads) if column == "magic_items" else says == reads
        if not same:
            wrong[column] = f"file says {says!r}, text reads {reads!r}"
    return wrong


def _idle(record):
    """Printed values that are no correction, since the record says the same."""
    return [field for field, value in record.get("printed", {}).items() if record[field] == value]


# Columns that the text does not print as such: they say how a note or a shape is to be understood.
NOT_PRINTED = {
    "terrain": {"land", "speed_adjusted", "underground", "trade_length"},
    "improvements": {"cost_from.column", "requires.in_hex.on_terrain", "requires.in_or_beside.on_terrain"},
    "roles": {"required"},
}
SIMPLE = ("buildings", "terrain", "improvements", "special_terrain", "roles", "governments", "milestones")


def _records(plain, kind):
    if kind == "milestones":
        return plain["milestone_marks"]
    if isinstance(plain[kind], dict):
        return plain[kind]
    return {str(row.get("id") or row["size_min"]): row for row in plain[kind]}


def _columns(kind, record, read):
    own = {field for field in _flat(record) if not field.startswith(("effects", "requires", "printed"))}
    own -= {"ref", "ruling", "rolls", "id", "mark", "at", *NOT_PRINTED.get(kind, set())}
    if kind != "roles":
        own -= {"multiplier"}
    named = {field for field in read if field not in ("named", "none", "vacancy_named", "upgrades_from")}
    return own | {field for field in named if not field.startswith("effects.chooses_attributes")}


TABLES = (
    *SIMPLE,
    "improvement_limits",
    "exchange_rates",
    "settlement_sizes",
    "settlement_modifiers_by_size",
)


@pytest.mark.parametrize("kind", TABLES)
def test_every_column_says_what_the_text_says(plain, kind):
    records = _records(plain, kind)
    read = {record: fields for (of, record), fields in READING.items() if of == kind}
    assert set(records) == set(read) - {"ambassador"}  # a skill of a role that does not exist (ruling A35)
    wrong = {}
    for name, record in records.items():
        columns = _columns(kind, record, read[name])
        if kind in ("improvement_limits", "exchange_rates"):
            columns -= {"size_min"}  # the rows are named by it
        found = _differences(record, read[name], columns)
        if found:
            wrong[name] = found
    assert wrong == {}


@pytest.mark.parametrize("kind", ["holiday", "promotion", "taxation"])
def test_every_edict_level_says_what_the_text_says(plain, kind):
    levels = plain["edicts"][kind]
    read = {record: fields for (of, record), fields in READING.items() if of == f"edicts.{kind}"}
    assert list(levels) == list(read)
    columns = ("economy", "loyalty", "stability", "consumption")
    assert {n: w for n, level in levels.items() if (w := _differences(level, read[n], columns))} == {}


def test_every_printed_value_is_a_correction_by_a_known_ruling(plain, rules):
    known = set(rules.rulings) | {ruling.ruling for ruling in rules.rulings.values()}
    corrected = {path: record for path, record in rules.records() if record.printed}
    for path, record in corrected.items():
        assert record.rulings, path
        assert set(record.rulings) <= known, path
        assert _idle(msgspec.to_builtins(record, str_keys=True)) == [], path
    assert set(rules.rulings["printed_values"].choices) == set(corrected)
    assert rules.rulings["printed_values"].default == ""


def test_effects_read_in_the_text_are_all_there_and_no_others(plain):
    """Effects of the Special lines: those the reading knows stand in the file, and in no other building."""
    read = defaultdict(set)
    for (kind, building), fields in READING.items():
        if kind == "buildings":
            for field in fields:
                if field.startswith("effects."):
                    read[field.split(".")[1]].add(building)
    assert len(read) == 26
    for tag, holders in read.items():
        if tag == "event_check":
            continue  # counted in the events' own test; here the Hospital's line
        have = {
            name for name, b in plain["buildings"].items() if any(e["effect"] == tag for e in b["effects"])
        }
        assert have == holders, tag


def test_upgrades_are_named_at_both_ends(plain):
    """The text names each upgrade at the lesser building and at the better one; the file at the lesser."""
    pairs = {(old, new) for old, b in plain["buildings"].items() for new in b["upgrades_to"]}
    read = set()
    for (kind, building), fields in READING.items():
        if kind == "buildings":
            read |= {(old, building) for old in fields.get("upgrades_from", "").split()}
            read |= {(building, new) for new in fields.get("upgrades_to", "").split()}
    assert pairs == read
    one_end = {
        (old, new)
        for old, new in pairs
        if new not in READING["buildings", old].get("upgrades_to", "").split()
        or old not in READING["buildings", new].get("upgrades_from", "").split()
    }
    assert one_end == set()


def test_vacancies_that_cost_nothing_are_those_the_text_calls_none(plain):
    free = {i for (kind, i), fields in READING.items() if fields.get("vacancy_named") == "no"}
    assert free == {"consort", "heir", "royal_enforcer"}
    for name in free:
        assert set(plain["roles"][name]["vacancy"].values()) == {0}


def test_the_ruler_adds_to_more_attributes_as_the_kingdom_grows(rules):
    (choice,) = rules.roles["ruler"].effects_of(ChoosesAttributes)
    assert [(row.size_min, row.count) for row in choice.counts] == [(1, 1), (26, 2), (101, 3)]
    read = READING["roles", "ruler"]
    assert read["effects.chooses_attributes.from_26"] == "2"
    assert read["effects.chooses_attributes.from_101"] == "3"


AXIS_LETTERS = {"L": "lawful", "C": "chaotic", "G": "good", "E": "evil"}


def test_alignments_are_the_sums_of_their_axes(plain):
    """IT L34 and L1434: each axis gives its share; Neutral once for each half, so twice for true Neutral."""
    for name, record in plain["alignments"].items():
        letters = "NN" if name == "N" else name
        sums = defaultdict(int)
        for letter in letters:
            for field, amount in READING["axes", AXIS_LETTERS.get(letter, "neutral")].items():
                sums[field] += int(amount)
        numbers = {k: v for k, v in record.items() if isinstance(v, int)}
        assert {k: v for k, v in numbers.items() if v} == dict(sums), name
        assert record["axes"] == ["LNC".index(letters[0]), "GNE".index(letters[1])]
    assert list(plain["alignments"]) == ["LG", "NG", "CG", "LN", "N", "CN", "LE", "NE", "CE"]


EVENT_TABLES = (
    "event_type",
    "beneficial_kingdom",
    "dangerous_kingdom",
    "beneficial_settlement",
    "dangerous_settlement",
)


@pytest.mark.parametrize("table", EVENT_TABLES)
def test_event_tables_say_what_the_text_says(plain, table):
    rows = {str(row["from"]): row for row in plain["event_tables"][table]}
    read = {record: fields for (of, record), fields in READING.items() if of == f"event_tables.{table}"}
    assert list(rows) == list(read)
    for low, fields in read.items():
        printed = {**rows[low], **rows[low].get("printed", {})}
        assert {k: str(v) for k, v in printed.items() if k in ("to", "event", "table", "same")} == fields
        assert printed.get("again", False) is ("same" in fields)


@pytest.mark.parametrize("table", EVENT_TABLES)
def test_event_tables_give_each_of_100_results_exactly_once(rules, table):
    results = [n for row in rules.event_tables[table] for n in range(row.low, row.high + 1)]
    assert results == list(range(1, 101))


def test_events_strike_and_last_as_the_text_says(plain):
    for name, event in plain["events"].items():
        printed = {**event, **event.get("printed", {})}
        scopes = [event["scope"], *([event["also_scope"]] if event["also_scope"] else [])]
        assert " ".join(scopes) == READING["events", name]["scope"], name
        assert _text(printed["continuous"]) == READING["events", name]["continuous"], name


def test_events_are_good_or_bad_as_their_tables_are(rules):
    for table, rows in rules.event_tables.items():
        if table == "event_type":
            continue
        kind = table.split("_")[0]
        for row in rows:
            assert rules.events[row.event].kind == kind, (table, row.event)


# Numbers that the text gives in words ("half"; neither check: none at all).
IN_WORDS = {("food_surplus", "consumption_divisor"), ("crop_failure", "farm_consumption")}


def test_numbers_of_events_stand_in_the_text(plain):
    """Each number and die an event moves is one its paragraph prints; demands share a paragraph."""
    for name, event in plain["events"].items():
        printed = {**event, **event.get("printed", {})}["changes"]
        read = READING["events", "building_demand" if name == "improvement_demand" else name][
            "numbers"
        ].split()
        for outcome, numbers in printed.items():
            for field, value in numbers.items():
                if (name, field) not in IN_WORDS:
                    token = str(value).lstrip("-").rstrip("!")
                    assert token in read, (name, outcome, field)
    for name, event in plain["events"].items():
        explodes = "!" in json.dumps(event["changes"])
        assert explodes == (
            name in ("bandit_activity", "economic_boom", "new_subjects", "visiting_celebrity")
        )


@pytest.mark.parametrize("event", ["plague", "smugglers", "drug_den", "slavers"])
def test_what_an_event_counts_is_what_the_text_lists(plain, event):
    counted = set()
    for table in ("buildings", "improvements"):
        for name, record in plain[table].items():
            printed = {**record, **record.get("printed", {})}
            for effect in printed["effects"]:
                own_line = event == "plague" and effect.get("where") == "kingdom"  # the Hospital's own line
                if effect["effect"] == "event_check" and effect["event"] == event and not own_line:
                    counted.add((name, str(effect["amount"])))
    read = READING["events", event].items()
    assert counted == {(f.removeprefix("counts."), v) for f, v in read if f.startswith("counts.")}


@pytest.mark.parametrize("route", ["luxury_goods", "food", "raw_materials", "goods"])
def test_what_a_trade_route_counts_and_needs_is_what_the_text_lists(plain, route):
    counts, needs = set(), {}
    for table in ("buildings", "improvements"):
        for name, record in plain[table].items():
            for effect in {**record, **record.get("printed", {})}["effects"]:
                if effect["effect"] == "trade_counts" and effect["route"] == route:
                    counts.add(name)
                if effect["effect"] == "trade_needs" and effect["route"] == route:
                    needs[name] = str(effect["count"])
    assert counts == set(READING["trade_counts", route])
    read = READING["trade_needs", route]
    if route == "raw_materials":  # only what lets Mines be counted, not what the route itself needs
        assert read == {"foundry": "1"}
        effects = plain["buildings"]["foundry"]["effects"]
        assert {"effect": "trade_enables", "route": route, "improvements": ["mine"]} in effects
    else:
        assert needs == read


def test_hexes_of_a_trade_route(rules):
    """IT L1312: roads and rivers as they are, plains and desert twice, water and highways half."""
    assert READING["trade_length", "plains"]["length"] == "2" == _text(rules.terrain["plains"].trade_length)
    assert READING["trade_length", "desert"]["length"] == "2" == _text(rules.terrain["desert"].trade_length)
    assert READING["trade_length", "water+highway"]["length"] == "0.5"
    assert rules.terrain["water"].trade_length == 0.5
    ways = {}
    for table in (rules.improvements, rules.special_terrain):
        for name, record in table.items():
            for effect in record.effects_of(TradeWay):
                ways[name] = effect.length
    assert ways == {"road": 1.0, "highway": 0.5, "river": 1.0}
    assert "A33" in rules.terrain["water"].rulings
    assert "A33" in rules.improvements["highway"].rulings


def test_counts(rules):
    assert len(rules.buildings) == 70
    assert len(rules.terrain) == 10
    assert len(rules.improvements) == 12
    assert len(rules.special_terrain) == 8
    assert len(rules.roles) == 14
    assert len(rules.events) == 40
    assert len(rules.governments) == 7
    assert len(rules.alignments) == 9
    assert len(rules.milestones) == 11
    assert len(rules.settlement_sizes) == 8
    assert [len(levels) for levels in rules.edicts.values()] == [5, 5, 5]


def test_ids_are_those_of_the_glossary(rules):
    known = defaultdict(set)
    for row in _table("ids.tsv"):
        known[row["category"]].add(row["id"])
    assert set(rules.buildings) == known["building"]
    assert set(rules.terrain) == known["terrain"]
    assert set(rules.improvements) == known["improvement"]
    assert set(rules.special_terrain) == known["special_terrain"]
    assert set(rules.roles) == known["role"]
    assert set(rules.events) == known["event"]
    assert set(rules.event_tables) == known["event_table"]
    assert set(rules.governments) == known["government"]
    assert {size.id for size in rules.settlement_sizes} == known["settlement_size"]
    for kind, prefix in (("promotion", "promotion_"), ("taxation", "tax_")):
        named = {i.removeprefix(prefix) for i in known["edict"] if i.startswith(prefix)} - {"edict"}
        assert set(rules.edicts[kind]) == named
    assert list(rules.edicts["holiday"]) == ["none", "1", "6", "12", "24"]


def test_each_record_names_its_line(rules):
    for path, record in rules.records():
        assert record.ref.startswith("IT L"), path


def test_no_faults(rules):
    assert faults(rules) == []


# Effects that the text gives in other paragraphs than the building's own, with who has them.
ELSEWHERE = {
    ("buildings", "free_residential", ""): "house mansion noble_villa tenement",  # L261
    ("buildings", "first_building", ""): "inn monastery shrine watchtower",  # L495
    ("buildings", "embassy", ""): "mansion noble_villa",  # L1362
    ("buildings", "holy_site", ""): "cathedral shrine temple",  # L1308
    ("buildings", "slots_rolled_by", ""): "cathedral shrine temple",  # L100
    ("buildings", "event_site", "pilgrimage"): "cathedral shrine temple",  # L1241
    ("buildings", "event_site", "drug_den"): "house tenement",  # L1230
    ("buildings", "event_site", "archaeological_find"): "museum",  # L1248
    ("buildings", "event_gift", "wealthy_immigrant"): "mansion noble_villa",  # L1236
    ("buildings", "event_gift", "noblesse_oblige"): "monument park",  # L1239
    ("buildings", "event_remedy", "squatters"): "house tenement",  # L1220
    ("buildings", "trade_passage", ""): "pier waterfront",  # L1312
    ("buildings", "lotless", ""): (
        "city_wall everflowing_spring magical_streetlamps moat paved_streets sewer_system watergate"
    ),
    ("improvements", "event_site", "land_rush"): "farm mine quarry sawmill",  # L1229
    ("improvements", "stations_armies", ""): "fort watchtower",  # L1364
    ("improvements", "trade_way", ""): "highway road",  # L1312
    ("special_terrain", "trade_way", ""): "river",  # L1312
    ("special_terrain", "spares_river_cost", ""): "bridge",  # L462
    ("special_terrain", "doubles_road_cost", ""): "river",  # L530
    ("special_terrain", "found_building", ""): "building",  # L460
    ("special_terrain", "cavern_access", ""): "lair",  # L461
    ("special_terrain", "boosts_improvements", ""): "resource",  # L463
    ("roles", "stands_in_for", ""): "consort heir",  # L86, L126
    ("roles", "not_with_married", ""): "consort",  # L82
    ("roles", "may_marry", ""): "ruler",  # L76
    ("roles", "chooses_attributes", ""): "ruler spymaster",  # L74, L112
    ("roles", "lowers_unrest", ""): "royal_enforcer",  # L182
    ("roles", "vacancy_bars", ""): "grand_diplomat ruler",  # L78, L141
    ("roles", "vacancy_stops_holidays", ""): "councilor",  # L120
    ("roles", "vacancy_stops_taxes", ""): "treasurer",  # L176
    ("roles", "vassal_office", ""): "viceroy",  # L189
}


@pytest.mark.parametrize(("table", "tag", "event"), ELSEWHERE)
def test_effects_from_other_paragraphs(plain, table, tag, event):
    holders = {
        name
        for name, record in plain[table].items()
        for effect in record["effects"]
        if effect["effect"] == tag and effect.get("event", "") == event
    }
    assert holders == set(ELSEWHERE[table, tag, event].split())


def test_gifts_of_an_event_share_its_hundred_results(rules):
    """IT L1236: Mansion 1-75, Noble Villa 76-100; IT L1239: Monument 1-50, Park 51-100."""
    gifts = defaultdict(list)
    for building in rules.buildings.values():
        for gift in building.effects_of(EventGift):
            gifts[gift.event].append((gift.low, gift.high, building.id))
    assert {event: sorted(found) for event, found in gifts.items()} == {
        "wealthy_immigrant": [(1, 75, "mansion"), (76, 100, "noble_villa")],
        "noblesse_oblige": [(1, 50, "monument"), (51, 100, "park")],
    }


def test_water_is_no_land_and_caverns_lie_below(rules):
    assert {name for name, terrain in rules.terrain.items() if not terrain.land} == {"water"}
    assert {name for name, terrain in rules.terrain.items() if not terrain.speed_adjusted} == {"water"}
    assert {name for name, terrain in rules.terrain.items() if terrain.underground} == {"cavern"}
    passable = {name for name, terrain in rules.terrain.items() if terrain.trade_length is not None}
    assert passable == {"plains", "desert", "water", "coastline"}


def test_only_a_ruler_must_be(rules):
    assert [role.id for role in rules.roles.values() if role.required] == ["ruler"]


def test_without_a_ruler_four_things_are_barred(rules):
    """IT L78: no claims, no Farms, no roads of either kind, no districts."""
    (bars,) = rules.roles["ruler"].effects_of(VacancyBars)
    assert set(bars.actions) == {"claim", "district"}
    assert set(bars.improvements) == {"farm", "highway", "road"}


def test_milestones_stand_where_their_names_say(rules):
    marks = {name: (mark.mark, mark.at) for name, mark in rules.milestones.items()}
    assert marks.pop("found_kingdom") == ("kingdom_founded", 0)
    assert marks.pop("found_capital") == ("capital_founded", 0)
    kinds = {"size": "size", "lots": "settlement_lots"}
    named = {name: (kinds[name.split("_")[0]], int(name.split("_")[1])) for name in marks}
    assert named == marks
    assert len(marks) == 9


def test_every_die_roll_has_a_custom_roller(rules):
    """IT L93-106: who rolls what; nobody is forgotten and no roll belongs to two but the Holiday edict."""
    rolls = [roll for role in rules.roles.values() for roll in role.rolls]
    assert all(role.rolls for role in rules.roles.values())
    assert {roll for roll in rolls if rolls.count(roll) > 1} == {"holiday_edict"}
