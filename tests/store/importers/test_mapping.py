"""Theirs to ours: guessed in four languages and for well-known makers of maps, and said by the user."""

from __future__ import annotations

import pytest

from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.importers.mapping import (
    check_pairs,
    guess,
    line_guess,
    ours_of,
    read_mapping,
    terrain_guess,
    words_of,
)
from kingdom_gui.store.importers.terrain_words import WORDS
from kingdom_gui.words import LANGUAGES, term

from .made import MAPS, RULES, read

KNOWN = ours_of(RULES)


@pytest.mark.parametrize(
    ("name", "ours"),
    [
        # Worldographer
        ("Flat Grassland", "plains"), ("Flat Forest Deciduous Heavy", "forest"),
        ("Hills Forest Evergreen", "hills"), ("Hills Forest Jungle", "jungle"),
        ("Mountains Forest Mixed", "mountains"), ("Mountain Volcano Dormant", "mountains"),
        ("Flat Swamp", "marsh"), ("Flat Forest Wetlands", "marsh"), ("Flat Desert Sandy", "desert"),
        ("Water Ocean", "water"), ("Water Shoals", "water"), ("Underdark Open", "cavern"),
        ("Blank", "none"), ("Classic/Flat Farmland Cultivated", "plains"), ("Other Badlands", "hills"),
        ("Flat Moss", "plains"),
        # text-mapper
        ("fir-forest", "forest"), ("forest-hill", "hills"), ("swamp2", "marsh"), ("bushes", "plains"),
        ("trees", "forest"), ("coast", "coastline"), ("empty", "none"), ("woodland", "forest"),
        # sets of tiles
        ("grass_05", "plains"), ("tileStoneMountain", "mountains"), ("DeepWater", "water"),
        ("terrain_sand_a", "desert"), ("hex-forest-pine-01", "forest"), ("tropical_forest", "jungle"),
        ("deep_forest", "forest"), ("Deep Elfwood", "forest"), ("Deep", "water"), ("shallow sea", "water"),
        ("Shallows", "water"), ("shallow marsh", "marsh"),
        # Italian, French, German
        ("Collina boscosa", "hills"), ("Palude", "marsh"), ("Pianura", "plains"),
        ("Foresta fitta", "forest"), ("Montagna innevata", "mountains"), ("Mare profondo", "water"),
        ("Deserto", "desert"), ("Giungla", "jungle"), ("Forêt", "forest"), ("Marécages", "marsh"),
        ("Désert de sable", "desert"), ("Côte", "coastline"), ("Collines", "hills"),
        ("Montagnes", "mountains"), ("Étang", "water"), ("Prairie", "plains"), ("Nadelwald", "forest"),
        ("Hügelland", "hills"), ("Hochgebirge", "mountains"), ("Sumpfgebiet", "marsh"), ("Wüste", "desert"),
        ("Dschungel", "jungle"), ("Küste", "coastline"), ("Tiefsee", "water"), ("Eichenwald", "forest"),
        ("Grasebene", "plains"), ("Vulkanlandschaft", "mountains"),
        # what stands there
        ("Old Ruins", "ruin"), ("ruine", "ruin"), ("cave", "lair"), ("Tana del drago", "lair"),
        ("village_01", "note"), ("Settlement City", "note"), ("Burg", "note"), ("torre", "note"),
        ("mine", "resource"), ("xyzzy", ""), ("", ""), ("12", ""),
    ],
)  # fmt: skip
def test_names_are_understood(name, ours):
    assert terrain_guess(name) == ours


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("terrain", sorted(WORDS))
def test_our_own_terms_are_understood_in_every_language(language, terrain):
    assert terrain_guess(term("terrain", terrain, language)) == terrain


def test_every_guess_is_something_of_the_rules():
    assert {terrain_guess(word) for words in WORDS.values() for word in words.split()} <= set(KNOWN)


def test_words_are_bare():
    assert words_of("Côte_d'Azur-02 deepWater") == ["cote", "d", "azur", "deep", "water"]


@pytest.mark.parametrize(
    ("kind", "ours"),
    [("river", "river"), ("Fiume", "river"), ("Rivière", "river"), ("Fluss", "river"), ("blue line", "river"),
     ("road", "road"), ("Straße", "road"), ("strada", "road"), ("trail", "none"), ("border", "none")],
)  # fmt: skip
def test_kinds_of_line(kind, ours):
    assert line_guess(kind) == ours


def test_the_user_has_the_last_word_on_every_name():
    foreign = read((MAPS / "vale.txt").read_bytes(), "vale.txt")
    said = check_pairs(
        [("Fir-Forest", "jungle"), ("trail", "road"), ("light-grey", "mountains")], foreign, "x", KNOWN
    )
    mapping = guess(foreign).with_terrain(said)
    assert mapping.ours_for("fir-forest") == "jungle"
    assert mapping.ours_for_line("trail") == "road"
    assert "light-grey" not in mapping.weak
    assert guess(foreign).ours_for("fir-forest") == "forest"


@pytest.mark.parametrize(
    ("pair", "says"),
    [
        (("fir-forrest", "jungle"), "no terrain, symbol or line “fir-forrest”. Did you mean “fir-forest”?"),
        (("fir-forest", "jungel"), "“jungel” is nothing that a terrain or line can be mapped to. Did you"),
    ],
)  # fmt: skip
def test_a_slip_of_the_finger_is_told_with_what_was_meant(pair, says):
    foreign = read((MAPS / "vale.txt").read_bytes(), "vale.txt")
    with pytest.raises(StoreError) as caught:
        check_pairs([pair], foreign, "vale.txt", KNOWN)
    assert says in str(caught.value)


def test_a_file_of_a_mapping():
    text = "# our woods\nDeep = Wood = forest  # odd name\n\n  trail=road\n#fir = marsh\nC# tile = lake\n"
    assert read_mapping(text.encode(), "m.txt", KNOWN) == {
        "Deep = Wood": "forest",
        "trail": "road",
        "C# tile": "lake",
    }
    assert read_mapping(b'{"Fir": "forest"}', "m.json", KNOWN) == {"Fir": "forest"}


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"fir forest\n", "line 1, column 1: \"fir forest\" maps nothing"),
        (b"fir = forest\n= hills\n", "line 2"),
        (b"fir = forrest\n", "Did you mean “forest”?"),
        (b'{"fir": 3}', "3 stands here; text in double quotes is expected"),
        (b'{"fir": "qqqqq"}', "m.txt, fir: “qqqqq” is nothing"),
        (b'{"fir": ', "The file ends in the middle"),
        (b"", "is empty"),
        (b"a = \xff", "is no UTF-8"),
        (b"a" * (2 << 20), "has 2 MiB; a map has at most 1"),
    ],
)  # fmt: skip
def test_a_wrong_file_of_a_mapping_is_told(data, says):
    with pytest.raises(StoreError) as caught:
        read_mapping(data, "m.txt", KNOWN)
    assert says in str(caught.value)
