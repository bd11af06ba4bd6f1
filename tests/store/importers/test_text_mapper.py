"""Maps as text: places, words, labels, lines, levels; nothing outside the file is read."""

from __future__ import annotations

import pytest

from kingdom_gui.engine.hexes import label
from kingdom_gui.store.importers.mapping import guess
from kingdom_gui.store.importers.placing import Placing, to_campaign

from .made import MAPS, RULES, read, refused

VALE = (MAPS / "vale.txt").read_bytes()


def test_hexes_lie_where_our_labels_say():
    """`0203` of text-mapper is the hex that we label 0203: flat-topped, even columns half a hex lower."""
    foreign = read(VALE, "vale.txt")
    campaign, _ = to_campaign(foreign, guess(foreign), Placing(), RULES)
    settings = campaign.settings
    assert (settings.orientation, settings.stagger) == ("flat", "odd")
    named = {
        label(hex_id, "xxyy", settings.orientation, settings.stagger): there
        for hex_id, there in campaign.hexes.items()
    }
    assert named["0101"].terrain == "mountains"
    assert named["0101"].name == "Grey Horn"
    assert named["0104"].terrain == "marsh"
    assert named["0203"].terrain == "water"
    assert named["-1.1"].terrain == "jungle"
    assert named["-1.12"].name == "Far Sands"
    assert named["0102'"].terrain == "cavern"
    assert len(named) == 15


def test_a_colour_gives_way_to_the_symbol_on_it():
    foreign = read("0101 light-grey\n0102 light-grey forest\n0103 dark-green mountain\n", "m.txt")
    campaign, _ = to_campaign(foreign, guess(foreign), Placing(), RULES)
    assert [campaign.hexes[0, 0, r].terrain for r in range(3)] == ["hills", "forest", "mountains"]


def test_labels_in_either_quotes_with_sizes_and_tags():
    foreign = read(
        '0101 hill “Old Watch” 20 name="Watch" domain="Elves" 30 "second" translate(1,2)\n', "m.txt"
    )
    assert foreign.cells[0, 0, 0] == ("hill",)
    told = {(label.text, label.size, label.note) for label in foreign.labels}
    assert told == {
        ("Watch", 0, False),
        ("domain: Elves", 30, True),
        ("Old Watch", 20, False),
        ("second", 0, False),
    }


def test_rivers_and_roads_run_from_hex_to_hex():
    foreign = read(VALE, "vale.txt")
    campaign, _ = to_campaign(foreign, guess(foreign), Placing(), RULES)
    # The river from 0202 to 0204 crosses the side between each two of the three hexes.
    assert [campaign.hexes[0, 1, r].river for r in (1, 2, 3)] == [1 << 5, 1 << 5 | 1 << 2, 1 << 2]
    assert "road" in campaign.hexes[0, 1, 0].improvements
    assert "road" not in campaign.hexes[0, 0, 1].improvements


def test_an_include_is_told_and_never_followed(monkeypatch):
    monkeypatch.setattr("pathlib.Path.open", lambda *a, **k: pytest.fail("a file was opened"))
    remarks = [remark for remark in read(VALE, "vale.txt").remarks if remark.code == "map_include_left"]
    assert [remark.parameters["address"] for remark in remarks] == [
        "https://example.org/default.txt",
        "default.txt",
    ]


def test_comments_and_drawing_are_passed_over_and_what_is_neither_is_told_with_its_line():
    remarks = {remark.code: remark for remark in read(VALE, "vale.txt").remarks}
    assert remarks["map_lines_not_read"].parameters == {"count": 1, "more": 0, "line": 26}


def test_a_hex_told_twice_is_both():
    assert read("0101 grass\n0101 tower\n", "m.txt").cells == {(0, 0, 0): ("grass", "tower")}


def test_utf_16_is_read():
    assert read('0101 hill "Höhe"\n'.encode("utf-16"), "m.txt").labels[0].text == "Höhe"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "is empty"),
        ("# only this\n", "cannot be imported"),
        ("0101-0102 river\n", "has no hex"),
        ("999999999.01 hill\n0101 hill\n", "line 1: The hex 999999999.01 lies too far out"),
        ("0101 hill\n600000.01 hill\n", "line 2: The hex 600000.01 lies too far out"),
        ("0101 hill \0\n", "line 1, column 11: There is a NUL character"),
        (b"0101 hill\n0102 h\xfcgel\n", "line 2, column 7: The byte 0xFC is no UTF-8"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(text, says):
    assert says in refused(text, "my.txt")


def test_more_hexes_than_a_map_may_have_are_refused():
    lines = "\n".join(f"{c}.{r} hill" for c in range(10, 511) for r in range(10, 411))
    assert "more than 200,000 hexes" in refused(lines, "my.txt")
