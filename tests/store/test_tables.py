"""Tables, the journal and the map for other programs, and the table of hexes back again."""

from __future__ import annotations

import csv
import io
import itertools
import json
import math
import re

import pytest
from immutables import Map
from msgspec.structs import replace

from kingdom_gui.engine.state import Campaign, Hex, JournalEntry, Kingdom
from kingdom_gui.engine.totals import NAMES, numbers
from kingdom_gui.store import tables
from kingdom_gui.store.campaign_file import load_campaign
from kingdom_gui.store.codec import decode, encode
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.importing import import_campaign
from kingdom_gui.store.journal_text import as_markdown, as_text, journal
from kingdom_gui.store.map_geojson import map_geojson

from .samples import EXAMPLES, RULES, full_campaign

EXAMPLE = load_campaign(EXAMPLES / "brindlemark.kingdom.json", RULES)


def rows(table: tables.Table) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(table.csv.decode(), newline=""), strict=True))


def test_a_table_of_hexes_has_a_row_a_hex_with_its_owner():
    found = rows(tables.hexes(EXAMPLE))
    assert len(found) == len(EXAMPLE.hexes)
    assert sum(row["owner"] == "brindlemark" for row in found) == 29


def test_quotes_commas_and_line_breaks_survive():
    found = rows(tables.hexes(full_campaign()))
    home = next(row for row in found if (row["level"], row["q"], row["r"]) == ("0", "0", "0"))
    assert home["note"] == 'Two\nlines, a "quote" and a \\'
    assert home["special"] == "resource;ruin:watchtower"


@pytest.mark.parametrize("note", ["=1+1", "+1", "-1", "@x", "\tx"])
def test_a_note_that_a_spreadsheet_would_run_is_marked_as_text(note):
    campaign = Campaign(hexes=Map({(0, -1, 0): Hex(note=note)}))
    (row,) = rows(tables.hexes(campaign))
    assert row["note"] == f"'{note}"
    assert row["q"] == "-1"


def test_the_rows_of_a_total_that_apply_add_up_to_it():
    sums = dict.fromkeys(NAMES, 0)
    for row in rows(tables.totals(EXAMPLE, RULES)):
        sums[row["total"]] += int(row["amount"]) * int(row["applies"])
    totals = numbers(EXAMPLE, "brindlemark", RULES)
    assert sums == {name: totals.total(name) for name in NAMES}


def test_settlements_buildings_and_leaders():
    assert [row["id"] for row in rows(tables.settlements(EXAMPLE, RULES))] == ["hallowick", "saltrey"]
    built = rows(tables.buildings(EXAMPLE))
    assert {"settlement": "hallowick", "building": "castle", "lots": "28;29;34;35"}.items() <= next(
        row for row in built if row["building"] == "castle"
    ).items()
    ruler = next(row for row in rows(tables.leaders(EXAMPLE)) if row["role"] == "ruler")
    assert (ruler["name"], ruler["cha"], ruler["attributes"]) == ("Maerwyn Tolle", "5", "economy;stability")


def test_an_empty_table_has_its_heading():
    assert tables.leaders(Campaign()).csv.startswith(b"kingdom,role,name,str,")
    assert rows(tables.leaders(Campaign())) == []


def test_the_journal_as_text_has_its_months_and_the_gms_words():
    campaign = replace(
        Campaign(month=2),
        journal=Map(
            {
                1: (JournalEntry("month_begun", {"month": 1}, note="at last"),),
                2: (JournalEntry("note", {}, note="A quiet month."),),
            }
        ),
    )
    assert as_text(campaign, "en") == (
        "Month 1\n-------\n- Begin month 1 – at last\n\nMonth 2\n-------\n- A quiet month.\n"
    )
    assert rows(journal(campaign, "en"))[1]["note"] == "A quiet month."


def test_the_journal_as_markdown_has_months_numbers_phases_and_quoted_notes():
    text = as_markdown(EXAMPLE, "en", RULES).replace("\N{NO-BREAK SPACE}", " ")
    assert text.startswith("# Journal: The March of Brindlemark\n\n## Lambing 412\n\n- 143 hexes painted")
    assert "\n## Longgrass 412\n" in text
    assert "- Build a Cistern in Hallowick · *Stability 44 → 45 · Treasury 20 → 17*\n" in text
    assert "\n> The charter was read aloud at the ford." in text
    assert "\n### Upkeep\n" in text
    assert text.index("Lambing 412") < text.index("Longgrass 412") < text.index("Lambing 413")
    assert not re.search(r"\n\n\n|[ \t]\n", text)


def test_what_means_something_to_markdown_is_written_as_it_is():
    noted = JournalEntry("note", {}, note="A *star* and a [link](x)\n# no heading")
    campaign = replace(Campaign(), journal=Map({1: (noted,)}))
    assert "> A \\*star\\* and a \\[link\\](x)\n> \\# no heading\n" in as_markdown(campaign, "en", RULES)
    assert as_markdown(Campaign(), "en", RULES).endswith("\n\nNothing has been written yet.\n")


BREAKING = (
    "{name}\n# no heading\n\n- no item\n> none",
    "1. {name}\r\r```\rno code",
    "- {name}\n===",
    "{name}\u2028---\n\n<script>\x1b[2J</script>",
    "{name}\n\n\n| a | b |\n|---|---|\n[x]: file:///etc/passwd",
)


def marks(markdown: str) -> list[str]:
    """What a reader of Markdown makes of each line: a heading, an item, a quote or nothing."""
    lines = re.split(r"\r\n|\r|\n", markdown)
    return [re.match(r"(#+ |( *)- (?![-+] |\d+[.)] )|> |)", line)[0] for line in lines]


@pytest.mark.parametrize("form", BREAKING)
def test_no_name_breaks_out_of_its_place_in_a_text(form):
    """Names are edited in the file as well, where they may hold anything."""
    data = encode(EXAMPLE)
    for name in ("The March of Brindlemark", "Brindlemark", "Hallowick", "Saltrey", "Longgrass"):
        written = json.dumps(form.format(name=name), ensure_ascii=False)
        assert json.dumps(name).encode() in data
        data = data.replace(json.dumps(name).encode(), written.encode())
    hostile = decode(data, RULES, "hostile")
    for language in ("en", "de"):
        told = as_markdown(hostile, language, RULES)
        assert marks(told) == marks(as_markdown(EXAMPLE, language, RULES))
        assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029]|(?<!\\)<|(?<!\\)```", told)
        text = as_text(hostile, language)
        assert len(re.split(r"[\r\n\u2028]", text)) == len(as_text(EXAMPLE, language).split("\n"))


def test_the_map_as_geojson():
    plain = json.loads(map_geojson(EXAMPLE))
    kinds = [feature["properties"]["kind"] for feature in plain["features"]]
    assert kinds.count("hex") == len(EXAMPLE.hexes)
    assert kinds.count("realm") == 1
    areas = [f for f in plain["features"] if f["properties"]["kind"] in ("hex", "realm")]
    for feature in areas:
        rings = list(_rings(feature["geometry"]))
        assert all(ring[0] == ring[-1] and len(ring) >= 7 for ring in rings)
    realm = areas[-1]
    assert realm["geometry"]["type"] == "Polygon"
    # A hex of side 1 has the area 3/2 * sqrt(3) = 2.598; the realm has 29 of them.
    assert sum(map(_area, _rings(realm["geometry"]))) == pytest.approx(29 * 1.5 * 3**0.5, rel=1e-3)


def test_rivers_and_roads_are_lines_and_settlements_points_in_geojson():
    plain = json.loads(map_geojson(EXAMPLE))
    kinds = {}
    for feature in plain["features"]:
        kinds.setdefault(feature["properties"]["kind"], []).append(feature)
    assert {f["properties"]["name"] for f in kinds["settlement"]} == {
        settlement.name for settlement in EXAMPLE.settlements.values()
    }
    assert all(f["geometry"]["type"] == "Point" for f in kinds["settlement"])
    for kind in ("river", "road"):
        assert all(f["geometry"]["type"] == "LineString" for f in kinds[kind])
        length = sum(_length(f["geometry"]["coordinates"]) for f in kinds[kind])
        assert length > len(kinds[kind]) * 2  # each goes on through several hexes
    rivers = sum(1 for there in EXAMPLE.hexes.values() if there.river)
    assert len(kinds["river"]) < rivers / 2


def test_two_hexes_of_one_river_are_one_line_that_crosses_their_side_once():
    east, west = 1 << 0, 1 << 3
    campaign = Campaign(hexes=Map({(0, 0, 0): Hex(river=east), (0, 1, 0): Hex(river=west)}))
    lines = [f for f in json.loads(map_geojson(campaign))["features"] if f["properties"]["kind"] == "river"]
    (line,) = [line["geometry"]["coordinates"] for line in lines]
    middle = 3**0.5 / 2
    crossed = [(a, b) for a, b in itertools.pairwise(line) if min(a[0], b[0]) < middle <= max(a[0], b[0])]
    assert len(crossed) == 1


def test_kingdoms_without_land_on_the_map_are_not_in_geojson():
    campaign = Campaign(kingdoms=Map(far=Kingdom("far", "Farland")), hexes=Map({(0, 0, 0): Hex()}))
    assert b"Farland" not in map_geojson(campaign)


def _length(points):
    return sum(math.dist(a, b) for a, b in itertools.pairwise(points))


def _rings(geometry):
    parts = geometry["coordinates"] if geometry["type"] == "MultiPolygon" else [geometry["coordinates"]]
    return [ring for part in parts for ring in part]


def _area(ring):
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in itertools.pairwise(ring))) / 2


# --- import ---------------------------------------------------------------------------------------------


def test_a_table_of_hexes_makes_the_map_again():
    imported = import_campaign(tables.hexes(EXAMPLE).csv, "hexes.csv", RULES)
    same = {h: replace(there, road_double=None) for h, there in EXAMPLE.hexes.items()}
    assert dict(imported.campaign.hexes) == same
    assert imported.left_behind == ("import_owners_left",)
    assert imported.campaign.claims == Map()


def test_what_players_know_of_a_hex_goes_through_the_table():
    told = Hex(
        "forest", seen=True, explored=True, explored_in=7, explored_by="-the Foxes", note="x", shared=True
    )
    campaign = replace(EXAMPLE, hexes=EXAMPLE.hexes.set((0, 30, 30), told))
    again = import_campaign(tables.hexes(campaign).csv, "hexes.csv", RULES).campaign
    assert again.hexes[(0, 30, 30)] == told


def test_a_table_from_before_the_columns_of_what_players_know_is_read():
    old = b"level,q,r,terrain,explored,cleared,name,note\r\n0,0,0,plains,1,0,Here,secret\r\n"
    (there,) = import_campaign(old, "old.csv", RULES).campaign.hexes.values()
    assert there == Hex("plains", explored=True, name="Here", note="secret")


def test_a_short_table_is_enough_with_a_mark_as_spreadsheets_write_it():
    data = b"\xef\xbb\xbfq,r,terrain\r\n0,0,plains\r\n-1,2,forest\r\n"
    imported = import_campaign(data, "my.csv", RULES, title="My map", orientation="flat")
    assert dict(imported.campaign.hexes) == {(0, 0, 0): Hex("plains"), (0, -1, 2): Hex("forest")}
    assert (imported.campaign.settings.name, imported.campaign.settings.orientation) == ("My map", "flat")


def test_a_campaign_is_taken_as_it_is():
    data = (EXAMPLES / "brindlemark.kingdom.json").read_bytes()
    assert import_campaign(data, "a.json", RULES).campaign == EXAMPLE


@pytest.mark.parametrize(
    ("data", "line", "says"),
    [
        ("q,r,terain\n0,0,plains\n", 1, "Did you mean “terrain”?"),
        ("q,terrain\n0,plains\n", 1, "The column “r” is missing"),
        ("q,r,terrain\n0,0,plains\n0,1,planes\n", 3, "Did you mean “plains”?"),
        ("q,r,terrain\n0,0,plains\n0,0,forest\n", 3, "stands twice"),
        ("q,r,terrain\n0,x,plains\n", 2, "a whole number"),
        ("q,r,terrain\n0,,plains\n", 2, "a whole number"),
        ("q,r,terrain\n0,0,\n", 2, "“terrain” is missing"),
        ("q,r,terrain\n0,0\n", 2, "cells"),
        ("q,r,terrain\n0,0,plains,more\n", 2, "cells"),
        ("q,r,terrain,explored\n0,0,plains,maybe\n", 2, "1 or 0"),
        ("q,r,terrain,improvements\n0,0,plains,road;frm\n", 2, "Did you mean “farm”?"),
        ("q,r,terrain\n0,9999999,plains\n", 2, "out of range"),
        ("", 1, "The column “q” is missing"),
    ],
)
def test_a_bad_table_is_shown_at_its_line(data, line, says):
    with pytest.raises(StoreError) as caught:
        import_campaign(data.encode(), "my.csv", RULES)
    assert caught.value.faults[0].line == line
    assert says in str(caught.value)


@pytest.mark.parametrize("number", ["--2", "-", "²", "1-2", "٣٣٣٣٣٣٣٣٣٣٣٣٣"])
def test_what_only_looks_like_a_number_is_named(number):
    with pytest.raises(StoreError) as caught:
        import_campaign(f"level,q,r,terrain\n0,{number},0,plains\n".encode(), "odd.csv", RULES)
    assert number in str(caught.value)


@pytest.mark.parametrize("name", ["map.tmx", "map.wxx", "realm.hexographer", "noending", "map.png"])
def test_what_is_no_table_is_said_to_be_none(name):
    with pytest.raises(StoreError, match="cannot be imported: a map of"):
        import_campaign(b"anything", name, RULES)


def test_a_table_that_is_none():
    for data in (b'q,r,terrain\n"0,0,plains\n', b"q,r,terrain\n\xff,0,plains\n", b"q\x00,r\n"):
        with pytest.raises(StoreError):
            import_campaign(data, "my.csv", RULES)


def test_what_is_put_ahead_is_not_told_where_players_read_it():
    """The window and the table of rows keep it; Markdown and text go to the players."""
    line = JournalEntry("event_put_ahead", {"event": "plague", "month": "Highsun 413"}, "brindlemark")
    removed = JournalEntry("event_put_ahead_removed", {"event": "plague"}, "brindlemark")
    lines = (*EXAMPLE.journal[13], removed, line)
    campaign = replace(EXAMPLE, journal=EXAMPLE.journal.set(13, lines))
    assert "Plague" in [row["text"] for row in rows(journal(campaign, "en"))][-1]
    assert as_markdown(campaign, "en", RULES) == as_markdown(EXAMPLE, "en", RULES)
    assert as_text(campaign, "en") == as_text(EXAMPLE, "en")
