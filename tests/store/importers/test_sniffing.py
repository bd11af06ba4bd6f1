"""What a file is, by its content and not by its name."""

from __future__ import annotations

import pytest

from kingdom_gui.store.campaign_file import save_campaign
from kingdom_gui.store.codec import encode
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.importers.sniffing import sniff, sniff_bytes
from kingdom_gui.store.tables import hexes
from tests.store.samples import full_campaign

from .made import text_map, tmj, tmx, uvtt, wxx, wxx_text

KINDS = {
    "campaign": encode(full_campaign()),
    "table": hexes(full_campaign()).csv,
    "text_mapper": text_map(4, 3).encode(),
    "tmx": tmx(4, 3).encode(),
    "tmj": tmj(4, 3).encode(),
    "worldographer": wxx(wxx_text(4, 3)),
    "universal_vtt": uvtt().encode(),
}


@pytest.mark.parametrize("name", ["map", "map.txt", "map.json", "map.tmx", "map.csv.bak"])
@pytest.mark.parametrize("kind", KINDS)
def test_content_tells_whatever_the_name(kind, name):
    assert sniff_bytes(KINDS[kind], name) == kind


@pytest.mark.parametrize("kind", ["text_mapper", "tmx", "worldographer"])
def test_wide_text_too(kind):
    text = {"text_mapper": text_map(4, 3), "tmx": tmx(4, 3), "worldographer": wxx_text(4, 3)}[kind]
    assert sniff_bytes(text.encode("utf-16"), "x") == kind


@pytest.mark.parametrize(
    "data",
    [b"", b"\0", b"%PDF-1.7", b"\x1f\x8b", b"PK\x03\x04", b"hello", b"<html>", b"0101", b"1234 5678 90\n"],
)
def test_what_is_no_map_is_none(data):
    assert sniff_bytes(data, "x") is None


def test_a_file(tmp_path):
    save_campaign(tmp_path / "a.txt", full_campaign())
    assert sniff(tmp_path / "a.txt") == "campaign"
    with pytest.raises(StoreError, match="there is no such file"):
        sniff(tmp_path / "none")


@pytest.mark.parametrize(
    ("kind", "ending"), [("tmj", "tmj"), ("universal_vtt", "dd2vtt"), ("campaign", "json")]
)
def test_of_a_broken_file_it_is_said_what_it_seems_to_be(kind, ending):
    assert sniff_bytes(KINDS[kind][:-9], f"x.{ending}") == kind
