"""Hexagonal maps of Tiled: every packing, tilesets in files of their own, chunks, objects."""

from __future__ import annotations

import json
import os

import pytest

from kingdom_gui.engine.hexes import from_offset
from kingdom_gui.store.importers.mapping import guess
from kingdom_gui.store.importers.placing import Placing, place
from kingdom_gui.store.importers.reading import read_map

from .made import MAPS, PACK, RULES, TERRAINS, packed, read, refused, tile, tmj, tmx

VALE = MAPS / "vale.tmx"


@pytest.mark.parametrize(
    ("encoding", "compression"), [("csv", ""), ("", ""), *(("base64", how) for how in PACK)]
)
def test_every_way_of_packing_tiles_gives_the_same_map(encoding, compression):
    plain = {(0, c, r): (TERRAINS[tile(c, r) - 1],) for r in range(5) for c in range(7)}
    assert read(tmx(7, 5, encoding, compression), "m.tmx").cells == plain
    if encoding:
        assert read(tmj(7, 5, encoding, compression), "m.tmj").cells == plain


@pytest.mark.parametrize("axis", ["x", "y"])
@pytest.mark.parametrize("index", ["odd", "even"])
def test_stagger_axis_and_index(axis, index):
    """Columns staggered (axis x) are flat-topped hexes, rows staggered pointed ones."""
    foreign = read(tmx(3, 3, staggeraxis=axis, staggerindex=index), "m.tmx")
    assert (foreign.orientation, foreign.stagger) == ("flat" if axis == "x" else "pointy", index)
    placed = place(foreign, guess(foreign), Placing(), RULES)
    assert set(placed.hexes) == {
        from_offset(c, r, foreign.orientation, foreign.stagger) for c in range(3) for r in range(3)
    }


def test_bits_that_turn_a_tile_do_not_count():
    turned = [1 | bits for bits in (0x80000000, 0x40000000, 0x20000000, 0x10000000, 0xF0000000)]
    plain = json.loads(tmj(5, 1))
    plain["layers"][0]["data"] = turned
    assert set(read(json.dumps(plain), "m.tmj").cells.values()) == {(TERRAINS[0],)}


def test_a_tile_is_called_by_class_property_picture_or_set():
    foreign = read_map(VALE, RULES)
    assert foreign.cells[0, 0, 0] == ("plains", "village_01")
    assert foreign.cells[0, 1, 1] == ("Hills", "ruin")
    assert foreign.cells[0, 2, 2] == ("Snowfield",)  # told by the terrain of its corners, as older files do
    assert foreign.cells[0, 3, 2] == ("Wald",)
    assert (0, 1, 2) not in foreign.cells  # no tile, no hex


def test_without_its_folder_a_tileset_goes_by_numbers():
    foreign = read(VALE.read_bytes(), "vale.tmx")
    assert foreign.cells[0, 3, 0] == ("land#3",)
    assert "map_tileset_missing" in {remark.code for remark in foreign.remarks}


def test_hidden_layers_and_pictures_are_left_and_told():
    codes = [remark.code for remark in read_map(VALE, RULES).remarks]
    assert codes == ["map_layer_hidden", "map_layer_picture"]


def test_objects_are_labels_notes_and_lines():
    foreign = read_map(VALE, RULES)
    told = {label.text: label for label in foreign.labels}
    assert told["Alder"].place == (0, 0, 0)
    assert told["Grey Horn"].size == 20
    assert told["Two wolves."].note
    assert told["Two wolves."].secret
    (brook,) = foreign.rivers
    assert brook.places == ((0, 0, 0), (0, 1, 0), (0, 1, 1))
    placed = place(foreign, guess(foreign), Placing(secrets=False), RULES)
    assert "wolves" not in "".join(there.note for there in placed.hexes.values())


@pytest.mark.parametrize("kind", ["tmx", "tmj"])
@pytest.mark.parametrize("compression", ["", "zlib"])
def test_endless_maps_come_in_chunks(kind, compression):
    chunks = [(-16, 0, [1, 2, 0, 4]), (32, -8, [5, 0, 0, 6])]
    if kind == "tmj":
        plain = json.loads(tmj(1, 1, infinite=True))
        plain["layers"][0] = {
            "type": "tilelayer", "name": "g", "encoding": "base64", "compression": compression,
            "chunks": [
                {"x": x, "y": y, "width": 2, "height": 2, "data": packed(n, compression)}
                for x, y, n in chunks
            ],
        }  # fmt: skip
        text = json.dumps(plain)
    else:
        inside = "".join(
            f'<chunk x="{x}" y="{y}" width="2" height="2">{packed(n, compression)}</chunk>'
            for x, y, n in chunks
        )
        how = f' compression="{compression}"' if compression else ""
        text = tmx(1, 1, "base64", infinite=1)
        before, _, rest = text.partition("<data")
        text = f'{before}<data encoding="base64"{how}>{inside}</data>{rest.partition("</data>")[2]}'
    foreign = read(text, f"m.{kind}")
    assert foreign.cells == {
        (0, -16, 0): (TERRAINS[0],), (0, -15, 0): (TERRAINS[1],), (0, -15, 1): (TERRAINS[3],),
        (0, 32, -8): (TERRAINS[4],), (0, 33, -7): (TERRAINS[5],),
    }  # fmt: skip
    assert (foreign.columns, foreign.rows) == (50, 10)


def test_a_layer_below_the_surface():
    text = tmx(2, 1).replace("<data", '<properties><property name="level" value="-1"/></properties><data')
    assert set(read(text, "m.tmx").cells) == {(-1, 0, 0), (-1, 1, 0)}


# --- tilesets in files of their own ---------------------------------------------------------------------


def with_tileset(source: str) -> str:
    text = tmx(2, 1)
    start, end = text.index("<tileset"), text.index("</tileset>") + len("</tileset>")
    return text[:start] + f'<tileset firstgid="1" source="{source}"/>' + text[end:]


def test_a_tileset_in_json_beside_the_map(tmp_path):
    (tmp_path / "sets").mkdir()
    (tmp_path / "sets" / "land.tsj").write_text('{"name": "land", "tiles": [{"id": 0, "type": "Sumpf"}]}')
    foreign = read(with_tileset("sets/land.tsj"), "m.tmx", tmp_path)
    assert foreign.cells[0, 0, 0] == ("Sumpf",)


@pytest.mark.parametrize(
    "source",
    ["../land.tsx", "sets/../../land.tsx", "/etc/passwd", r"..\land.tsx", "C:/land.tsx", r"\\host\land.tsx",
     "file:///etc/passwd", "https://example.org/land.tsx"],
)  # fmt: skip
def test_a_tileset_outside_the_folder_is_never_read(tmp_path, source):
    (tmp_path / "maps").mkdir()
    (tmp_path / "land.tsx").write_text('<tileset name="secret"><tile id="0" type="secret"/></tileset>')
    says = refused(with_tileset(source), "m.tmx", tmp_path / "maps")
    assert "lies outside the map’s folder" in says
    assert "line 3" in says


def test_a_link_out_of_the_folder_is_not_followed(tmp_path):
    (tmp_path / "maps").mkdir()
    (tmp_path / "land.tsx").write_text('<tileset name="secret"/>')
    os.symlink(tmp_path / "land.tsx", tmp_path / "maps" / "land.tsx")
    assert "lies outside" in refused(with_tileset("land.tsx"), "m.tmx", tmp_path / "maps")
    os.symlink(tmp_path, tmp_path / "maps" / "up")
    assert "lies outside" in refused(with_tileset("up/land.tsx"), "m.tmx", tmp_path / "maps")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no such files")
def test_what_is_no_plain_file_is_not_opened(tmp_path):
    os.mkfifo(tmp_path / "land.tsx")
    assert "is no plain file" in refused(with_tileset("land.tsx"), "m.tmx", tmp_path)


def test_a_broken_tileset_is_named(tmp_path):
    (tmp_path / "land.tsx").write_text("<tileset name='x'>")
    assert "land.tsx, line 1" in refused(with_tileset("land.tsx"), "m.tmx", tmp_path)


# --- what is wrong --------------------------------------------------------------------------------------


def changed(old: str, new: str, **attributes: object) -> str:
    text = tmx(3, 2, **attributes)
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (tmx(3, 2, orientation="orthogonal"), 'orientation is "orthogonal"; "hexagonal" is expected'),
        (tmx(3, 2, orientation="staggered"), 'orientation is "staggered"; "hexagonal" is expected'),
        (tmx(3, 2, staggeraxis="z"), '"z" is not one of the choices. Known: x, y'),
        (tmx(3, 2, staggerindex="both"), "Known: odd, even"),
        (
            changed('width="3"', 'width="1000000000"'),
            "said to have 1000000000 columns and 2 rows; at most 200,000",
        ),
        (changed('width="3"', 'width="-3"'), "-3 is out of range"),
        (changed('width="3"', 'width="many"'), '"many" stands here; a whole number is expected'),
        (changed('width="3"', f'width="{"9" * 5000}"'), "a whole number is expected"),
        (
            changed('<layer name="ground" width="3"', '<layer name="ground" width="4"'),
            "6 tiles are here; 8 are",
        ),
        (changed("1,", "x,"), '"x" is out of range'),
        (changed("<data", "<data x"), "This is no XML here"),
        (
            changed('encoding="csv"', 'encoding="rot13"'),
            '"rot13" is not one of the choices. Known: csv, base64',
        ),
        (changed('firstgid="1"', 'firstgid="9"'), "belongs to no tileset"),
        (changed("</map>", ""), "The XML ends in the middle"),
        (changed("<map", "<!DOCTYPE map>\n<map"), "line 2: A document type (<!DOCTYPE>) is never read"),
    ],
)
def test_what_is_wrong_is_told(text, says):
    assert says in refused(text, "my.tmx")


def with_data(data: str, compression: str) -> str:
    text = tmx(3, 2, "base64", compression)
    start, end = text.index(">", text.index("<data")) + 1, text.index("</data>")
    return text[:start] + data + text[end:]


@pytest.mark.parametrize("compression", ["zlib", "gzip", "zstd"])
def test_packed_tiles_that_are_damaged_short_or_too_many(compression):
    whole = packed([1] * 6, compression)
    assert "is not packed as" in refused(with_data(packed([1] * 6, ""), compression), "my.tmx")
    assert "no base64" in refused(with_data("!" + whole, compression), "my.tmx")
    says = refused(with_data(packed([1] * 5, compression), compression), "my.tmx")
    assert "5 tiles are here; 6 are expected" in says
    bomb = packed([0] * 3_000_000, compression)
    assert len(bomb) < 40_000
    assert "unpacks to more than" in refused(with_data(bomb, compression), "my.tmx")
    import base64

    short = base64.b64encode(base64.b64decode(whole)[:-6]).decode()
    assert refused(with_data(short, compression), "my.tmx")
