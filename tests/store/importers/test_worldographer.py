"""Worldographer's maps of both generations: columns first, features and labels in their own space."""

from __future__ import annotations

import gzip

import pytest

from kingdom_gui.engine.hexes import from_offset
from kingdom_gui.store.importers.mapping import guess
from kingdom_gui.store.importers.placing import Placing, place

from .made import RULES, TERRAINS, read, refused, tile, wxx, wxx_text


def at(column: int, row: int) -> str:
    """The middle of a hex of a map of columns, in the space that features lie in."""
    return f'x="{150 + 225 * column}" y="{150 + 300 * row + 150 * (column & 1)}.0"'


MORE = f"""<features>
<feature type="Settlement City" isGMOnly="false"><location viewLevel="WORLD" {at(2, 1)} />
 <label isGMOnly="false">Alder<location viewLevel="WORLD" {at(2, 1)} /></label></feature>
<feature type="Military Ancient Ruin" isGMOnly="true"><location viewLevel="WORLD" {at(3, 2)} /></feature>
</features>
<labels>
<label isGMOnly="false"><location viewLevel="WORLD" {at(0, 0)} scale="12.5" />The Downs</label>
</labels>
<shapes>
<shape type="Path" tags="River" strokeColor="0.1,0.2,0.9,1.0"><p type="m" {at(0, 1)}/><p {at(1, 1)}/>
<p {at(2, 1)}/></shape>
<shape type="Path" tags="" strokeColor="0.1,0.2,0.9,1.0"><p type="m" {at(0, 2)}/><p {at(1, 2)}/></shape>
<shape type="Path" strokeColor="0.5,0.3,0.1,1.0"><p type="m" {at(0, 2)}/><p {at(1, 2)}/></shape>
<shape type="Polygon" tags="Nation"><p {at(0, 0)}/><p {at(3, 0)}/><p {at(3, 3)}/></shape>
</shapes>
<notes><note key="WORLD,1,1" title="Wolves"><notetext><![CDATA[<p>Two of <b>them</b>.</p>]]></notetext>
<location viewLevel="WORLD" {at(1, 1)} /></note></notes>
<informations><information type="Nation" title="x"><![CDATA[<h1>Lore</h1>]]></information></informations>
"""


@pytest.mark.parametrize("generation", ["2017", "2025"])
@pytest.mark.parametrize("order", ["be", "le"])
def test_both_generations_columns_first(generation, order):
    foreign = read(wxx(wxx_text(5, 3, generation), order), "m.wxx")
    assert foreign.cells == {(0, c, r): (TERRAINS[tile(c, r) - 1],) for c in range(5) for r in range(3)}
    assert (foreign.orientation, foreign.stagger, foreign.columns, foreign.rows) == ("flat", "odd", 5, 3)


def test_rows_are_pointed_hexes():
    foreign = read(wxx(wxx_text(5, 3, orientation="ROWS")), "m.wxx")
    assert (foreign.orientation, foreign.stagger) == ("pointy", "odd")
    assert foreign.cells[0, 4, 2] == (TERRAINS[tile(4, 2) - 1],)


def test_what_is_not_packed_is_read_too():
    assert read(wxx_text(2, 2), "m.wxx").columns == 2
    assert read(wxx_text(2, 2).encode("utf-16"), "m.wxx").columns == 2


def test_features_labels_notes_and_shapes():
    foreign = read(wxx(wxx_text(6, 4, more=MORE)), "m.wxx")
    assert foreign.cells[0, 2, 1][1:] == ("Settlement City",)
    told = {label.text: label for label in foreign.labels}
    assert told["Alder"].place == (0, 2, 1)
    assert told["The Downs"].place == (0, 0, 0)
    assert told["Wolves Two of them ."].place == (0, 1, 1)
    assert told["Wolves Two of them ."].note
    assert foreign.kinds_of_line() == {"River": 1, "blue line": 1, "line": 1}
    mapping = guess(foreign)
    placed = place(foreign, mapping, Placing(), RULES)
    assert placed.hexes[from_offset(3, 2, "flat", "odd")].has("ruin")
    assert placed.hexes[from_offset(2, 1, "flat", "odd")].name == "Alder"
    assert all(placed.hexes[from_offset(c, 1, "flat", "odd")].river for c in range(3))
    assert not placed.hexes[from_offset(3, 1, "flat", "odd")].river
    left = {remark.code: remark for remark in placed.remarks}["map_lines_left"]
    assert left.parameters == {"count": 1, "kinds": "line"}


def test_blank_hexes_are_left_out():
    text = wxx_text(2, 1).replace(f"{tile(0, 0)}\t12.0", "0\t12.0", 1)
    foreign = read(wxx(text), "m.wxx")
    assert foreign.cells[0, 0, 0] == ("Blank",)
    assert len(place(foreign, guess(foreign), Placing(), RULES).hexes) == 1


def test_of_several_scales_it_is_the_one_open_last():
    row = "<tilerow>\n2\t1\t0\t0\t0\tZ\n</tilerow>"
    other = f'<tiles viewLevel="KINGDOM" tilesWide="1" tilesHigh="1">{row}</tiles>'
    text = wxx_text(3, 2, more=other)
    assert read(wxx(text), "m.wxx").columns == 3
    foreign = read(wxx(text.replace('lastViewLevel="WORLD"', 'lastViewLevel="KINGDOM"')), "m.wxx")
    assert foreign.columns == 1
    assert foreign.remarks[0].code == "map_scales_left"


def changed(old: str, new: str) -> bytes:
    text = wxx_text(3, 2)
    assert old in text
    return wxx(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (changed('tilesWide="3"', 'tilesWide="1000000000"'), "said to have 1000000000 columns and 2 rows"),
        (changed('tilesWide="3"', 'tilesWide="4"'), "3 columns are here (“tilerow”); 4 are expected"),
        (changed('tilesHigh="2"', 'tilesHigh="5"'), "2 hexes are in this column; 5 are expected"),
        (changed('tilesHigh="2"', ""), "“tilesHigh” is missing; a whole number is expected"),
        (changed("\t12.0", "x\t12.0"), "is no terrain of the map"),
        (changed(f"{tile(0, 0)}\t12.0", "77\t12.0"), '"77" is no terrain of the map'),
        (changed('"COLUMNS"', '"RINGS"'), "Known: COLUMNS, ROWS"),
        (changed("<tiles ", "<tile "), "This is no XML here (mismatched tag), inside “tile”"),
        (changed("</map>", ""), "The XML ends in the middle"),
        (changed("<map", "<!DOCTYPE map [<!ENTITY a 'aa'>]>\n<map"), "A document type"),
        (wxx_text(3, 2).encode("utf-16-le")[:-1], "no UTF-16-LE"),
        (wxx(wxx_text(3, 2))[:-30], "ends in the middle"),
        (gzip.compress(b"\0" * (65 << 20)), "cannot be imported"),
        (gzip.compress(b"<map hexOrientation='ROWS'>" + b" " * (65 << 20)), "unpacks to more than 64 MiB"),
        (wxx_text(3, 2).replace("utf-16", "utf-7").encode(), '"utf-7" is not one of the choices'),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(data, says):
    assert says in refused(data, "my.bin")
