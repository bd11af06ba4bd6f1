"""Every kind of broken file gives one sentence that names file, place and what would be right."""

from __future__ import annotations

import csv
import json
import time
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingdom_gui.store.codec import decode, encode
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.sentences import fault_line

from .samples import DATA, RULES, full_campaign

GOOD = encode(full_campaign()).decode()
FILE = "my.kingdom.json"
ROW = GOOD[: GOOD.index('"counter"')].count("\n") + 1  # the line of the counter


def refused(data: bytes | str) -> StoreError:
    with pytest.raises(StoreError) as caught:
        decode(data.encode() if isinstance(data, str) else data, RULES, FILE)
    return caught.value


def one_sentence(error: StoreError) -> str:
    text = str(error)
    assert FILE in text
    assert "\n" not in text
    assert "Traceback" not in text
    assert text.rstrip(")?.")[-1] not in ".?"
    return text


def edited(old: str, new: str) -> str:
    assert GOOD.count(old) >= 1, old
    return GOOD.replace(old, new, 1)


def changed(change: Callable[[dict], object]) -> str:
    """The good file with its plain data changed."""
    plain = json.loads(GOOD)
    change(plain)
    return json.dumps(plain)


# --- what is no campaign at all -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "file_empty"),
        (b" \n\n ", "file_empty"),
        (b"PK\x03\x04rest", "file_foreign"),
        (b"%PDF-1.7", "file_foreign"),
        (b"\x89PNG\r\n", "file_foreign"),
        (b"<!DOCTYPE html><p>", "file_foreign"),
        (b'<?xml version="1.0"?>', "file_foreign"),
        (GOOD.encode("utf-16"), "file_wide_text"),
        (b"{}", "format_missing"),
        (b'{"Format": "kingdom-campaign"}', "format_missing"),
        (b'{"format": "kingdom-script", "version": 1, "steps": []}', "format_other"),
        (b'{"format": "tiled", "version": 1}', "format_unknown"),
        (b'{"format": null}', "format_unknown"),
        (b'{"format": "kingdom-campaign"}', "version_missing"),
        (b'{"format": "kingdom-campaign", "version": "1"}', "version_missing"),
        (b'{"format": "kingdom-campaign", "version": 0}', "version_missing"),
        (b'{"format": "kingdom-campaign", "version": true}', "version_missing"),
        (b'{"format": "kingdom-campaign", "version": 1.0}', "version_missing"),
        (b'{"format": "kingdom-campaign", "version": 2}', "version_newer"),
        (b'{"format": "kingdom-campaign", "version": 99, "what": "ever"}', "version_newer"),
    ],
)
def test_what_is_no_campaign_is_told_apart(data, code):
    error = refused(data)
    assert error.code == code
    one_sentence(error)


def test_a_newer_file_is_refused_in_plain_words_even_where_its_content_is_strange():
    text = one_sentence(refused(edited('"version": 1', '"version": 7')))
    assert "newer" in text
    assert "7" in text


# --- broken JSON ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "code", "line", "says"),
    [
        ("\ufeff" + GOOD, "byte_order_mark", 1, "byte-order mark"),
        (GOOD[:1], "truncated", 1, "ends in the middle"),
        (GOOD[: GOOD.index('"month": 4') + 5], "truncated", ROW - 2, "ends in the middle"),
        (GOOD[: GOOD.index("Two\\n")], "truncated", None, "ends in the middle"),
        (GOOD + "x", "not_json", None, "end of the file"),
        (edited('"counter": 5', '"counter": 5,'), "not_json", ROW, "name in double quotes"),
        (edited('"counter": 5', "'counter': 5"), "not_json", ROW, "double quotes"),
        (edited('"counter": 5', '"counter" 5'), "not_json", ROW, "colon"),
        (edited('"counter": 5,', '"counter": 5'), "not_json", ROW + 1, "comma"),
        (edited('"counter": 5', '"counter": five'), "not_json", ROW, "value"),
        (edited('"counter": 5', '// five\n"counter": 5'), "not_json", ROW, "name"),
        (edited('"counter": 5', '"counter": NaN'), "no_number", ROW, "NaN"),
        (edited('"counter": 5', '"counter": Infinity'), "no_number", ROW, "Infinity"),
        (edited('"counter": 5', '"counter": -Infinity'), "no_number", ROW, "-Infinity"),
        (edited('"counter": 5', '"counter": ' + "9" * 5000), "no_number", ROW, "whole number"),
        (edited("By the ford", "By\tthe ford"), "not_json", None, "control character"),
        (edited("By the ford", "By \\the \\x ford"), "not_json", None, "escape"),
        (edited("By the ford", "By \\ud83d ford"), "lone_surrogate", None, "half of a character"),
        (edited('"counter": 5', '"counter": 5, "counter": 6'), "duplicate_key", ROW, "counter"),
        (edited('"id":1,', '"id":1,"id":1,'), "duplicate_key", None, "twice"),
        (edited('"hex":[0,0,0]', '"hex":[0,0,0],"hex":[0,0,0]'), "duplicate_key", None, "twice"),
        (edited('"hex":[0,0,0]', '"hex":[0,0,0],"h\\u0065x":[0,0,0]'), "duplicate_key", None, "twice"),
        ("[" * 200_000, "too_deep", 1, "deep"),
        ('{"a":' * 5_000 + "1" + "}" * 5_000, "too_deep", 1, "deep"),
        ("[1, 2]", "no_object", 1, "curly brackets"),
        ("null", "no_object", 1, "curly brackets"),
    ],
)
def test_broken_json_is_shown_at_its_place(data, code, line, says):
    error = refused(data)
    assert error.faults[0].code == code
    if line is not None:
        assert error.faults[0].line == line
    assert says in one_sentence(error)


def test_a_valid_pair_of_surrogates_is_a_character():
    text = edited("By the ford", "By \\ud83d\\ude00 the \\\\ud83d ford")
    assert decode(text.encode(), RULES, FILE).settlements["ford"].note == "By 😀 the \\ud83d ford"


def test_a_byte_that_is_no_utf_8_is_shown_at_its_place():
    error = refused(GOOD.encode().replace("Ættirð".encode(), b"\xc6ttir"))
    fault = error.faults[0]
    row = next(n for n, line in enumerate(GOOD.split("\n"), start=1) if "Ættirð" in line)
    assert (fault.code, fault.line) == ("not_utf8", row)
    assert "0xC6" in one_sentence(error)


# --- the wrong shape, and what does not fit together ----------------------------------------------------

BAD_CONTENT = [
    # (name, change, code, path, what the sentence says)
    ("month-text", lambda f: f.update(month="4"), "wrong_kind", "month", "whole number"),
    ("month-null", lambda f: f.update(month=None), "wrong_kind", "month", "null"),
    ("month-fraction", lambda f: f.update(month=4.5), "wrong_kind", "month", "4.5"),
    ("month-yes", lambda f: f.update(month=True), "wrong_kind", "month", "true"),
    ("month-zero", lambda f: f.update(month=0), "out_of_range", "month", "from 1"),
    ("kingdoms-object", lambda f: f.update(kingdoms={}), "wrong_kind", "kingdoms", "a list"),
    ("unknown-field", lambda f: f.update(hexs=f.pop("hexes")), "unknown_field", "hexs", "“hexes”"),
    (
        "misspelt-kingdom-field",
        lambda f: f["kingdoms"][0].update(aligment="N"),
        "unknown_field",
        "kingdoms[0].aligment",
        "There is no field “aligment”",
    ),
    (
        "misspelt-field-of-an-entry",
        lambda f: f["kingdoms"][0]["treasury"]["entries"][0].update(sorce=1),
        "unknown_field",
        "kingdoms[0].treasury.entries[0].sorce",
        "sorce",
    ),
    ("no-terrain", lambda f: f["hexes"][2].pop("terrain"), "missing_field", "hexes[2]", "“terrain”"),
    ("short-hex", lambda f: f["hexes"][2].update(hex=[0, 1]), "wrong_length", "hexes[2].hex", "3 are"),
    (
        "far-hex",
        lambda f: f["hexes"][2].update(hex=[0, 9**9, 1]),
        "out_of_range",
        "hexes[2].hex[1]",
        "1000000",
    ),
    ("river-bits", lambda f: f["hexes"][2].update(river=200), "out_of_range", "hexes[2].river", "127"),
    (
        "orientation",
        lambda f: f["settings"].update(orientation="flatt"),
        "not_a_choice",
        "settings.orientation",
        "“flat”",
    ),
    (
        "stage",
        lambda f: f["kingdoms"][0].update(stage="rain"),
        "not_a_choice",
        "kingdoms[0].stage",
        "adopting, founding, neighbour, reigning",
    ),
    (
        "parameter",
        lambda f: f["journal"][0].update(parameters={"count": [1]}),
        "wrong_kind",
        "journal[0].parameters.count",
        "text in double quotes or a whole number",
    ),
    (
        "building-acadamy",
        lambda f: f["settlements"][0]["districts"][0]["buildings"][0].update(kind="Acadamy"),
        "unknown_id",
        "settlements[0].districts[0].buildings[0].kind",
        "Did you mean “academy”?",
    ),
    (
        "terrain",
        lambda f: f["hexes"][1].update(terrain="Plain"),
        "unknown_id",
        "hexes[1].terrain",
        "Did you mean “plains”?",
    ),
    (
        "special",
        lambda f: f["hexes"][1].update(special=[{"kind": "landmarc"}]),
        "unknown_id",
        "hexes[1].special[0].kind",
        "“landmark”",
    ),
    (
        "improvement",
        lambda f: f["hexes"][1].update(improvements=["road", "fram"]),
        "unknown_id",
        "hexes[1].improvements[1]",
        "“farm”",
    ),
    (
        "improvement-twice",
        lambda f: f["hexes"][1].update(improvements=["road", "road"]),
        "twice",
        "hexes[1].improvements[1]",
        "stands twice",
    ),
    (
        "role",
        lambda f: f["kingdoms"][0]["leaders"][0].update(role="rular"),
        "unknown_id",
        "kingdoms[0].leaders[0].role",
        "“ruler”",
    ),
    (
        "alignment",
        lambda f: f["kingdoms"][0].update(alignment="XX"),
        "unknown_id",
        "kingdoms[0].alignment",
        "“XX”",
    ),
    (
        "edict",
        lambda f: f["kingdoms"][0]["edicts"].update(taxation="hevy"),
        "unknown_id",
        "kingdoms[0].edicts.taxation",
        "“heavy”",
    ),
    (
        "ruling",
        lambda f: f["settings"].update(rulings=[["alow_deficit_spending", "on"]]),
        "unknown_id",
        "settings.rulings[0][0]",
        "“allow_deficit_spending”",
    ),
    (
        "choice",
        lambda f: f["settings"].update(rulings=[["allow_deficit_spending", "onn"]]),
        "unknown_id",
        "settings.rulings[0][1]",
        "“on”",
    ),
    (
        "total",
        lambda f: f["kingdoms"][0]["modifiers"][0].update(target="econmy"),
        "unknown_id",
        "kingdoms[0].modifiers[0].target",
        "“economy”",
    ),
    ("owner", lambda f: f["hexes"][1].update(owner="marc"), "unknown_id", "hexes[1].owner", "“mark”"),
    ("at-table", lambda f: f.update(at_table="nobody"), "unknown_id", "at_table", "“nobody”"),
    (
        "capital",
        lambda f: f["kingdoms"][0].update(capital="frod"),
        "unknown_id",
        "kingdoms[0].capital",
        "“ford”",
    ),
    ("hex-twice", lambda f: f["hexes"].append(f["hexes"][3]), "twice", "hexes[13].hex", "stands twice"),
    (
        "kingdom-twice",
        lambda f: f["kingdoms"].append(f["kingdoms"][0]),
        "twice",
        "kingdoms[3].id",
        "“mark”",
    ),
    ("bad-id", lambda f: f["kingdoms"][1].update(id="Neigh bours"), "bad_id", "kingdoms[1].id", "small"),
    (
        "settlement-off-the-map",
        lambda f: f["settlements"][0].update(hex=[0, 99, 99]),
        "hex_off_map",
        "settlements[0].hex",
        "[0, 99, 99]",
    ),
    (
        "two-settlements-in-a-hex",
        lambda f: f["settlements"].append({"id": "two", "name": "Two", "hex": [0, 0, 0]}),
        "hex_taken",
        "settlements[1].hex",
        "“ford”",
    ),
    (
        "no-district",
        lambda f: f["settlements"][0].update(districts=[]),
        "no_district",
        "settlements[0].districts",
        "one or more",
    ),
    (
        "lot-36",
        lambda f: f["settlements"][0]["districts"][0]["buildings"][0].update(lots=[36]),
        "out_of_range",
        "settlements[0].districts[0].buildings[0].lots[0]",
        "from 0 to 35",
    ),
    (
        "lot-taken",
        lambda f: f["settlements"][0]["districts"][0]["buildings"][1].update(lots=[0]),
        "lot_taken",
        "settlements[0].districts[0].buildings[1].lots[0]",
        "Lot 0 is already taken",
    ),
    (
        "lot-count",
        lambda f: f["settlements"][0]["districts"][0]["buildings"][2].update(lots=[14]),
        "lot_count",
        "settlements[0].districts[0].buildings[2].lots",
        "4",
    ),
    (
        "building-number-twice",
        lambda f: f["settlements"][0]["districts"][0]["buildings"][1].update(id=1),
        "twice",
        "settlements[0].districts[0].buildings[1].id",
        "number 1",
    ),
    (
        "event",
        lambda f: f["kingdoms"][0]["events"][0].update(event="plauge"),
        "unknown_id",
        "kingdoms[0].events[0].event",
        "“plague”",
    ),
    (
        "event-off-the-map",
        lambda f: f["kingdoms"][0]["ahead"][0].update(hex=[0, 99, 99]),
        "hex_off_map",
        "kingdoms[0].ahead[0].hex",
        "[0, 99, 99]",
    ),
    ("counter", lambda f: f.update(counter=2), "counter_behind", "counter", "5 or more"),
    (
        "huge-amount",
        lambda f: f["kingdoms"][0]["treasury"].update(opening=[["gm", 10**12]]),
        "out_of_range",
        "kingdoms[0].treasury.opening[0][1]",
        "1000000000000",
    ),
    (
        "unrest-below-0",
        lambda f: f["kingdoms"][0]["unrest"].update(opening=[["gm", -9]]),
        "out_of_range",
        "kingdoms[0].unrest",
        "from 0",
    ),
    (
        "ability",
        lambda f: f["kingdoms"][0]["leaders"][0].update(abilities=[0, 0, 0, 0, 0, 900]),
        "out_of_range",
        "kingdoms[0].leaders[0].abilities[5]",
        "900",
    ),
    (
        "journal-of-the-future",
        lambda f: f["journal"][0].update(month=9),
        "out_of_range",
        "journal[0].month",
        "from 1 to 4",
    ),
]


@pytest.mark.parametrize(
    ("change", "code", "path", "says"),
    [case[1:] for case in BAD_CONTENT],
    ids=[case[0] for case in BAD_CONTENT],
)
def test_bad_content_is_named_with_its_path_and_what_would_be_right(change, code, path, says):
    error = refused(changed(change))
    assert (error.faults[0].code, error.faults[0].where) == (code, path)
    sentence = one_sentence(error)
    assert path in sentence
    assert says in sentence


def test_the_line_of_a_fault_is_that_of_the_file():
    text = edited('"terrain":"hills"', '"terrain":"hils"')
    fault = refused(text).faults[0]
    line = text.split("\n")[fault.line - 1]
    assert line[fault.column - 1 :].startswith('"hils"')


def test_all_faults_are_told_up_to_a_limit_and_counted_in_the_sentence():
    def two(file):
        file["hexes"][1]["terrain"] = "planes"
        file["kingdoms"][0]["alignment"] = "LX"

    error = refused(changed(two))
    assert [fault.code for fault in error.faults] == ["unknown_id", "unknown_id"]
    assert "one more fault" in str(error)
    everywhere = refused(changed(lambda f: [row.update(terrain="planes") for row in f["hexes"]]))
    assert len(everywhere.faults) == 13


def test_a_report_has_one_line_a_fault_with_path_what_and_what_was_expected():
    error = refused(changed(lambda f: f["hexes"][1].update(terrain="planes")))
    assert fault_line(error.faults[0]) == (
        "hexes[1].terrain (line 1): There is no terrain “planes”. Did you mean “plains”?"
    )


# --- committed files ------------------------------------------------------------------------------------


def committed() -> list[tuple[str, str]]:
    with (DATA / "broken" / "sentences.tsv").open(encoding="utf-8", newline="") as rows:
        return [(row["file"], row["sentence"]) for row in csv.DictReader(rows, delimiter="\t")]


@pytest.mark.parametrize(("name", "sentence"), committed())
def test_a_broken_file_gives_its_sentence(name, sentence):
    data = (DATA / "broken" / name).read_bytes()
    with pytest.raises(StoreError) as caught:
        decode(data, RULES, name)
    assert str(caught.value) == sentence


def test_every_broken_file_has_its_sentence():
    there = {path.name for path in (DATA / "broken").iterdir()} - {"sentences.tsv"}
    assert there == {name for name, _ in committed()}


# --- nothing but a StoreError, whatever comes -----------------------------------------------------------

BYTES = GOOD.encode()


def survives(data: bytes) -> None:
    start = time.monotonic()
    try:
        decode(data, RULES, FILE)
    except StoreError as error:
        one_sentence(error)
    assert time.monotonic() - start < 5


@given(st.binary(max_size=300))
def test_random_bytes(data):
    survives(data)


@settings(max_examples=300)
@given(st.data())
def test_a_good_file_with_bytes_changed(data):
    mutated = bytearray(BYTES)
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(mutated) - 1))
        match data.draw(st.integers(0, 3)):
            case 0:
                mutated[place] = data.draw(st.integers(0, 255))
            case 1:
                del mutated[place : place + data.draw(st.integers(1, 40))]
            case 2:
                mutated[place:place] = data.draw(
                    st.sampled_from(
                        [b"{", b"]", b'"', b"null", b"NaN", b"1e999", b"-", b"\\ud800", b"[" * 99]
                    )
                )
            case 3:
                other = data.draw(st.integers(0, len(mutated) - 1))
                mutated[place:place] = mutated[other : other + 30]
    survives(bytes(mutated))


plain_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=300)
@given(st.data())
def test_a_good_file_with_values_replaced(data):
    """Somewhere in the file stands any other JSON."""
    plain = json.loads(GOOD)
    node = plain
    while isinstance(node, dict | list) and node:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        key = data.draw(st.sampled_from(keys))
        inside = node[key]
        if not isinstance(inside, dict | list) or not inside or data.draw(st.booleans()):
            node[key] = data.draw(plain_json)
            break
        node = inside
    survives(json.dumps(plain).encode())


def test_a_large_wrong_file_is_answered_in_seconds():
    rows = ",\n".join(f'{{"hex":[0,{n},0],"terrain":"plains"}}' for n in range(100_000))
    text = (
        f'{{"format": "kingdom-campaign",\n"version": 1,\n"hexes": [\n{rows},\n{{"hex":[0,1],"terrain":7}}]}}'
    )
    start = time.monotonic()
    error = refused(text)
    assert time.monotonic() - start < 20
    assert [fault.where for fault in error.faults] == ["hexes[100000].hex", "hexes[100000].terrain"]
    assert error.faults[0].line == 100_004
