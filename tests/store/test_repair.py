"""A damaged campaign never locks its owner out: what is sound is read, the rest is told, nothing is worse."""

from __future__ import annotations

import json
import time
import tracemalloc
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingdom_gui.engine.state import Hex
from kingdom_gui.store import repair as repairing
from kingdom_gui.store.codec import decode, encode
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.repair import Repaired, read_keeping, repair
from kingdom_gui.store.sentences import told_line
from kingdom_gui.words import LANGUAGES

from ..torture.mutations import mutated
from .samples import DATA, RULES, full_campaign
from .test_bad_files import FILE, one_sentence, plain_json

SOUND = encode(full_campaign())
EXAMPLE = (DATA.parents[2] / "resources/examples/brindlemark.kingdom.json").read_bytes()


def whole_again(data: bytes) -> Repaired:
    """What can be read; it must be a campaign that can be saved and opened."""
    found = repair(data, RULES, FILE)
    assert decode(encode(found.campaign), RULES, FILE) == found.campaign
    return found


def changed(*swaps: tuple[str, str], data: bytes = EXAMPLE) -> bytes:
    text = data.decode()
    for old, new in swaps:
        assert old in text
        text = text.replace(old, new, 1)
    return text.encode()


@pytest.mark.parametrize("data", [SOUND, EXAMPLE], ids=["full", "example"])
@pytest.mark.parametrize("indent", [None, -1, 2], ids=["ours", "one line", "pretty"])
def test_of_a_sound_file_everything_is_read(data: bytes, indent: int | None) -> None:
    found = repair(data if indent is None else msgspec.json.format(data, indent=indent), RULES, FILE)
    assert found.campaign == decode(data, RULES, FILE)
    assert found.told == ()
    assert found.kept == ()


def test_of_a_cut_file_all_whole_records_before_the_cut_are_there() -> None:
    """Each place of the cut gives a prefix of the hexes and of the journal, never half a record."""
    sound = decode(EXAMPLE, RULES, FILE)
    hexes = json.loads(EXAMPLE)["hexes"]
    for cut in range(EXAMPLE.index(b'"hexes"') + 20, EXAMPLE.index(b'"journal"'), 997):
        found = whole_again(EXAMPLE[:cut])
        lines = EXAMPLE[:cut].split(b'"hexes": [\n')[1].count(b"},\n")
        there = [tuple(row["hex"]) for row in hexes[:lines]]
        assert {key: sound.hexes[key] for key in there}.items() <= dict(found.campaign.hexes).items()
        assert found.campaign.kingdoms == sound.kingdoms
        assert found.campaign.settlements == sound.settlements
        assert any(told.fault.code == "truncated" for told in found.told)
        # Of hexes beyond the cut only those on which settlements lie are put back, empty.
        beyond = set(found.campaign.hexes) - set(there)
        assert beyond <= {s.hex for s in sound.settlements.values()} | {tuple(hexes[lines]["hex"])}


def test_a_damaged_line_costs_that_line_alone() -> None:
    lines = EXAMPLE.split(b"\n")
    places = [n for n, line in enumerate(lines) if line.startswith((b'{"hex"', b'{"month"'))]
    sound = decode(EXAMPLE, RULES, FILE)
    settled = {settlement.hex for settlement in sound.settlements.values()}
    for place in Random(3).sample(places, 25):
        row = json.loads(lines[place].rstrip(b","))
        bad = b"\n".join(
            [*lines[:place], lines[place][:9] + b"\0" * 8 + lines[place][17:], *lines[place + 1 :]]
        )
        found = whole_again(bad)
        assert [told.fault.line for told in found.told if told.fault.code == "damaged"] == [place + 1]
        if "hex" not in row:
            assert len(found.campaign.hexes) == len(sound.hexes)
            assert sum(map(len, found.campaign.journal.values())) == 178
        elif tuple(row["hex"]) not in settled:
            assert len(found.campaign.hexes) == len(sound.hexes) - 1


def test_what_was_left_out_is_told_with_path_line_and_what_was_expected() -> None:
    bad = changed(('"alignment": "NG"', '"alignment": "XX"'), ('"terrain":"forest"', '"terrain":7'))
    told = {one.fault.where: one for one in whole_again(bad).told}
    hex_line = bad[: bad.index(b'"terrain":7')].count(b"\n") + 1
    missing = next(one for where, one in told.items() if where.endswith("terrain"))
    assert missing.what == "left_out"
    assert missing.fault.line == hex_line
    assert "text in double quotes is expected" in told_line(missing.fault, missing.now)
    for language in LANGUAGES:
        for one in told.values():
            assert one.fault.code not in told_line(one.fault, one.now, language)


def test_ids_that_lead_nowhere_go_and_numbers_come_into_their_range() -> None:
    bad = changed(('"capital": "hallowick"', '"capital": "hellowick"'), ('"counter": 42', '"counter": 2'))
    found = whole_again(bad)
    told = {one.fault.where: (one.what, one.now) for one in found.told}
    assert told["kingdoms[0].capital"] == ("left_out", "")
    assert told["counter"] == ("changed", "42")
    assert found.campaign.kingdoms["brindlemark"].capital in ("", None)
    assert len(found.campaign.settlements) == 2


def test_a_settlement_keeps_its_place_though_its_hex_is_lost() -> None:
    sound = decode(EXAMPLE, RULES, FILE)
    town = next(iter(sound.settlements.values()))
    row = next(line for line in EXAMPLE.split(b"\n") if line.startswith(b'{"hex":[%d,%d,%d]' % town.hex))
    found = whole_again(EXAMPLE.replace(row + b"\n", b"", 1))
    assert found.campaign.settlements[town.id] == town
    assert found.campaign.hexes[town.hex] == Hex()
    assert found.campaign.claims[town.hex] == "brindlemark"


def test_a_month_that_is_gone_is_that_of_the_history() -> None:
    found = whole_again(EXAMPLE.replace(b'"month": 13,\n"at_table"', b'"mon\0h": 13,\n"at_table"'))
    assert found.campaign.month == 13
    assert len(found.campaign.past) == 11
    assert found.campaign.kingdoms == decode(EXAMPLE, RULES, FILE).kingdoms


def test_history_stays_as_far_back_as_it_leads() -> None:
    """A way back in the middle is damaged: the months before it go, those after it stay."""
    at = EXAMPLE.index(b'"past"')
    ways = [n for n in range(at, len(EXAMPLE)) if EXAMPLE.startswith(b'\n "month": ', n)]
    bad = bytearray(EXAMPLE)
    bad[ways[6] + 2 : ways[6] + 9] = b"\0" * 7
    found = whole_again(bytes(bad))
    assert 0 < len(found.campaign.past) < 11
    assert found.campaign.opened is not None
    assert any(told.fault.code == "past_cut" for told in found.told)


FOREIGN = changed(
    ('"settings": {', '"weather": [1, {"a": null}],\n"settings": {\n "wind": 1.5,'),
    ('"alignment": "NG"', '"mood": "glum", "alignment": "NG"'),
    ('"role":"ruler"', '"role":"ruler","age":44'),
    ('"terrain":"forest"', '"terrain":"forest","elevation":3'),
    ('"code":"', '"colour":"red","code":"'),
)  # fmt: skip


def test_unknown_fields_come_out_again_as_they_went_in() -> None:
    with pytest.raises(StoreError, match="There is no field"):
        decode(FOREIGN, RULES, FILE)
    found = repair(FOREIGN, RULES, FILE)
    assert found.campaign == decode(EXAMPLE, RULES, FILE)
    assert {told.what for told in found.told} == {"kept"}
    assert sorted(told.fault.path[-1] for told in found.told) == sorted(
        ["weather", "wind", "mood", "age", "elevation", "colour"]
    )
    saved = encode(found.campaign, found.kept)
    assert json.loads(saved) == json.loads(FOREIGN)
    again, kept = read_keeping(saved, RULES, FILE)
    assert again == found.campaign
    assert sorted(kept, key=str) == sorted(found.kept, key=str)


def test_an_unknown_field_goes_with_its_record() -> None:
    found = repair(FOREIGN, RULES, FILE)
    fewer = msgspec.structs.replace(
        found.campaign, hexes=full_campaign().hexes, journal=full_campaign().journal
    )
    saved = json.loads(encode(fewer, found.kept))
    assert "elevation" not in json.dumps(saved)
    assert saved["weather"] == [1, {"a": None}]


def test_what_is_read_with_its_unknown_fields_is_otherwise_as_strict() -> None:
    with pytest.raises(StoreError, match="nowhere"):
        read_keeping(FOREIGN.replace(b'"capital": "hallowick"', b'"capital": "nowhere"'), RULES, FILE)
    with pytest.raises(StoreError, match="newer"):
        read_keeping(FOREIGN.replace(b'"version": 1', b'"version": 2'), RULES, FILE)


def test_a_newer_file_is_read_as_far_as_it_is_understood() -> None:
    found = whole_again(FOREIGN.replace(b'"version": 1', b'"version": 7'))
    assert found.campaign == decode(EXAMPLE, RULES, FILE)
    assert [told.fault.where for told in found.told if told.what == "changed"] == ["version"]
    assert b'"version": 1' in encode(found.campaign, found.kept)


@pytest.mark.parametrize(
    "how",
    [
        lambda text: text.encode("utf-16"),
        lambda text: text.encode("utf-8-sig"),
        lambda text: text[1:].encode(),
    ],
    ids=["utf-16", "byte-order mark", "first bracket"],
)
def test_other_bytes_around_the_same_text(how) -> None:
    assert whole_again(how(EXAMPLE.decode())).campaign == decode(EXAMPLE, RULES, FILE)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "file_empty"),
        (b"\0" * 4096, "file_empty"),
        (b"PK\x03\x04rest", "file_foreign"),
        (b"hello", "nothing_readable"),
        (b"[1, 2]", "nothing_readable"),
        (b'{"format": "kingdom-campaign", "version": 1}', "nothing_readable"),
        (b'{"format": "kingdom-script", "version": 1, "steps": []}', "format_other"),
        (b"[" * 100_000, "nothing_readable"),
    ],
)
def test_where_nothing_can_be_read_one_sentence_says_why(data: bytes, code: str) -> None:
    with pytest.raises(StoreError) as caught:
        repair(data, RULES, FILE)
    assert caught.value.code == code
    assert "\n" not in str(caught.value)


def test_the_report_of_a_file_full_of_faults_is_bounded() -> None:
    bad = EXAMPLE.replace(b'"terrain":', b'"terain":').replace(b'"code":', b'"cod":')
    assert len(whole_again(bad).told) <= repairing.MOST_TOLD


# --- whatever comes -------------------------------------------------------------------------------------


def survives(data: bytes) -> None:
    """Read, or refused in one sentence; in bounded time."""
    start = time.monotonic()
    try:
        whole_again(data)
    except StoreError as error:
        if error.code not in ("nothing_readable", "file_empty", "file_foreign", "format_other"):
            raise
        one_sentence(error)
    assert time.monotonic() - start < 5


@settings(max_examples=100)
@given(st.randoms(use_true_random=False), st.sampled_from([1, 1, 2, 8]))
def test_any_bytes_changed(chance: Random, times: int) -> None:
    data = chance.choice([SOUND, EXAMPLE[: 1 << 15], msgspec.json.format(SOUND, indent=-1)])
    for _ in range(times):
        data = mutated(data, chance)
    survives(data)


@settings(max_examples=100)
@given(st.data())
def test_any_value_replaced(data) -> None:
    plain = json.loads(SOUND)
    node = plain
    while isinstance(node, dict | list) and node:
        key = data.draw(st.sampled_from(list(node) if isinstance(node, dict) else range(len(node))))
        if not isinstance(node[key], dict | list) or not node[key] or data.draw(st.booleans()):
            node[key] = data.draw(plain_json)
            break
        node = node[key]
    survives(json.dumps(plain).encode())


@given(st.binary(max_size=300))
def test_any_bytes(data: bytes) -> None:
    survives(data)


@pytest.mark.parametrize(
    "data",
    [
        b"[\n" * 300_000,
        b'{"hexes":[' + b"[\n" * 300_000,
        b'{"a":' * 200_000,
        b"{" + b"," * 2_000_000,
        b'{"hexes":[' + b"1x\n" * 200_000,
        b'{"hexes":[' + b'{"q":1x},' * 200_000,
        b'"' * 1_000_000,
        b'{"kingdoms":[' + b'{"id":"a","name":"b"},\n' * 20_000,
        b'{"hexes":[' + b'{"hex":[0,0,0],"terrain":"nowhere"},\n' * 20_000,
    ],
)
def test_hostile_files_take_seconds_at_most(data: bytes) -> None:
    survives(data)


def test_a_file_of_line_breaks_costs_little_memory() -> None:
    """50 MB of them took 2 GB."""
    data = b"{" + b"\n" * 200_000 + b"{"
    tracemalloc.start()
    try:
        with pytest.raises(StoreError):
            repair(data, RULES, "a.json")
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 16 * len(data), "some bytes a line"


def test_beyond_the_most_lines_a_file_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is whole before them is read; a sound file is read to its end, however many it has."""
    monkeypatch.setattr("kingdom_gui.store.salvage.MOST_LINES", 100)
    assert len(repair(EXAMPLE, RULES, "a").campaign.hexes) == len(decode(EXAMPLE, RULES, "a").hexes)
    assert repair(EXAMPLE[:-300], RULES, "a").campaign.hexes
