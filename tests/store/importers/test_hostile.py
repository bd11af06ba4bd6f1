"""Whatever is done to a file, it is read or refused in one sentence, soon and in little memory."""

from __future__ import annotations

import gzip
import time
import tracemalloc

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kingdom_gui.store.codec import decode, encode
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.importers.foreign import ForeignMap
from kingdom_gui.store.importers.mapping import guess
from kingdom_gui.store.importers.placing import Placing, to_campaign
from kingdom_gui.store.importers.reading import read_map_bytes
from kingdom_gui.store.tables import hexes
from kingdom_gui.words import LANGUAGES, say
from tests.store.samples import full_campaign

from .made import MAPS, RULES, refused, text_map, tmj, tmx, uvtt, wxx, wxx_text

GOOD: dict[str, bytes] = {
    "m.txt": (MAPS / "vale.txt").read_bytes(),
    "m.tmx": (MAPS / "vale.tmx").read_bytes(),
    "packed.tmx": tmx(4, 3, "base64", "zlib").encode(),
    "zstd.tmx": tmx(4, 3, "base64", "zstd").encode(),
    "m.tmj": tmj(4, 3).encode(),
    "packed.tmj": tmj(4, 3, "base64", "gzip").encode(),
    "m.wxx": wxx(wxx_text(4, 3)),
    "plain.wxx": wxx_text(4, 3).encode("utf-16"),
    "m.dd2vtt": uvtt().encode(),
    "m.csv": hexes(full_campaign()).csv,
    "m.json": encode(full_campaign()),
}
# What tends to hurt, put in anywhere.
NASTY = (
    b"", b"\0", b"\xff", b"\xfe\xff", b"<", b">", b"&lol;", b"]]>", b"<!DOCTYPE x>", b"<!--", b"\"",
    b"{", b"[" * 500, b"-1", b"1e999", b"99999999999999999999", b"NaN", b"null", b"../", b"\x1f\x8b",
    b",", b"=", b"0", b"\xe2\x80\xae", b"\\ud800", b"&#x0;", b"<a>" * 80, b"\n",
)  # fmt: skip


def tried(data: bytes, name: str) -> None:
    """Read, map, lay out and save; or refuse in one sentence of each language."""
    try:
        found = read_map_bytes(data, name, RULES, MAPS)
    except StoreError as error:
        for language in LANGUAGES:
            text = error.sentence(language)
            assert "\n" not in text
            assert len(text) < 1_500
        return
    if isinstance(found, ForeignMap):
        campaign, remarks = to_campaign(found, guess(found), Placing(flip_y=True), RULES)
        assert decode(encode(campaign), RULES, "x") == campaign
        for remark in remarks:
            assert "\n" not in say(remark.code, {"file": name, **remark.parameters}, "de")


@pytest.mark.parametrize("name", GOOD)
def test_the_files_before_they_are_hurt_are_read(name):
    assert read_map_bytes(GOOD[name], name, RULES, MAPS)


@pytest.mark.parametrize("name", GOOD)
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_a_hurt_file_is_read_or_refused_in_a_sentence(name, data):
    hurt = bytearray(GOOD[name])
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(hurt)))
        match data.draw(st.sampled_from(["cut", "drop", "put", "flip", "twice"])):
            case "cut":
                del hurt[at:]
            case "drop":
                del hurt[at : at + data.draw(st.integers(1, 40))]
            case "put":
                hurt[at:at] = data.draw(st.sampled_from(NASTY))
            case "flip" if hurt:
                hurt[min(at, len(hurt) - 1)] ^= 1 << data.draw(st.integers(0, 7))
            case "twice":
                hurt[at:at] = hurt[at : at + 30]
    tried(bytes(hurt), name)


@settings(max_examples=150, deadline=None)
@given(text=st.text(max_size=300), name=st.sampled_from([*GOOD, "noending"]))
def test_any_text_is_read_or_refused(text, name):
    tried(text.encode("utf-8", "surrogatepass"), name)


@settings(max_examples=100, deadline=None)
@given(text=st.text(max_size=200))
def test_a_hurt_packed_map_is_refused_too(text):
    whole = wxx_text(3, 2)
    tried(wxx(whole.replace("<tilerow>", "<tilerow>" + text, 1).encode("utf-8", "ignore").decode()), "m.wxx")


def deep(count: int) -> str:
    return '{"layers":' + '[{"layers":' * count + "1" + "}]" * count + ', "tilewidth": 1}'


def groups(count: int) -> str:
    before, _, rest = tmx(2, 2).partition("<layer")
    return before + "<group>" * count + "<layer" + rest.replace("</layer>", "</layer>" + "</group>" * count)


HOSTILE = {
    "laughs.tmx": '<!DOCTYPE l [<!ENTITY a "ha">' + "".join(
        f'<!ENTITY {chr(98 + i)} "{("&" + chr(97 + i) + ";") * 10}">' for i in range(9)
    ) + "]><map orientation='hexagonal'>&j;</map>",
    "outside.tmx": '<!DOCTYPE m [<!ENTITY x SYSTEM "file:///etc/passwd">]><map tilewidth="1">&x;</map>',
    "late.tmx": "<!-- x --><?pi y?>\n<!DOCTYPE m><map tilewidth='1'/>",
    "entity.tmx": "<map orientation='hexagonal' tilewidth='1'>&nbsp;</map>",
    "deep.tmx": "<map tilewidth='1'>" + "<group>" * 5_000,
    "groups.tmx": groups(40),
    "deep.tmj": deep(3_000),
    "deeper.tmj": '{"tilewidth":' + "[" * 200_000,
    "many.tmj": '{"tilewidth":1,"layers":[' + "{}," * 450_000 + "{}]}",
    "numbers.tmj": '{"tilewidth":1,"layers":[{"data":[' + "0," * 4_100_000 + "0]}]}",
    "wide.tmj": tmj(2, 2, width=10**9, height=10**9),
    "chunks.tmj": tmj(1, 1, infinite=True, layers=[{"type": "tilelayer", "chunks": [
        {"x": 0, "y": 0, "width": 10**9, "height": 10**9, "data": []}]}]),
    "far.tmj": tmj(1, 1, infinite=True, layers=[{"type": "tilelayer", "chunks": [
        {"x": 10**12, "y": 0, "width": 1, "height": 1, "data": [1]}]}]),
    "attributes.tmx": "<map tilewidth='1' " + " ".join(f"a{i}=''" for i in range(1_600_000)) + "/>",
    "elements.tmx": "<map tilewidth='1'>" + "<a/>" * 700_000 + "</map>",
    "bomb.wxx": gzip.compress(b"<map hexOrientation='ROWS'>" + b"<a/>" * (20 << 20)),
    "tall.wxx": wxx(wxx_text(2, 2).replace('tilesHigh="2"', 'tilesHigh="999999999"')),
    "nul.txt": "0101 hill\n0102 \0\n",
    "lines.txt": "0101 hill\n" + "0101-0102 river\n" * 21_000,
    "labels.txt": ("0101 hill " + '"a" ' * 200 + "\n") * 260,
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_soon_and_in_little_memory(name):
    data = HOSTILE[name]
    whole = data.encode() if isinstance(data, str) else data
    begun = time.process_time()
    assert len(refused(whole, name)) < 500
    assert time.process_time() - begun < 5
    tracemalloc.start()
    refused(whole, name)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 500 << 20, f"{peak >> 20} MiB"


def test_a_long_line_of_text_is_cut_and_a_long_river_ends():
    tried(b"0101 hill\n" + b"0101-" * 500_000 + b"0102 river\n", "m.txt")
    tried(b"0101 hill " + b"x" * 5_000_000, "m.txt")
    tried(b"0101 hill\n499999.499999-01.01-499999.01 river\n", "m.txt")


def test_text_beyond_the_bounds_of_maps_is_not_even_looked_through():
    assert "has 33 MiB; a map has at most 32" in refused(text_map(3, 2).encode() + b"#" * (33 << 20), "m.txt")
