"""Names of magic items composed from ids, in every language, wherever a sentence has one."""

from __future__ import annotations

import pytest

from kingdom_gui.engine.items.made import Made
from kingdom_gui.words import LANGUAGES, Speaker
from kingdom_gui.words.catalogue import terms
from tests.engine.table import RULES

POTION = Made("potion", "", 1, 1, "warm_hand")


@pytest.mark.parametrize(
    ("language", "made", "name"),
    [
        ("en", POTION, "Potion of the Warm Hand (spell level 1)"),
        ("it", POTION, "Pozione della Mano Calda (incantesimo di livello 1)"),
        ("fr", POTION, "Potion de la Main chaude (sort de niveau 1)"),
        ("de", POTION, "Trank der Warmen Hand (Zaubergrad 1)"),
        ("en", Made("scroll", "", 0, 1, "far_voice"), "Scroll of the Far Voice (spell level 0)"),
        ("en", Made("ring", "", 0, 0, "quiet_step"), "Ring of the Quiet Step"),
        ("it", Made("ring", "", 0, 0, "quiet_step"), "Anello del Passo Silenzioso"),
        ("fr", Made("wondrous_item", "boots", 0, 0, "long_road"), "Bottes de la Longue Route"),
        ("de", Made("wondrous_item", "cloak", 0, 0, "winter_sun"), "Umhang der Wintersonne"),
        ("en", Made("armor", "full_plate", 2), "Full plate +2"),
        ("de", Made("shield", "buckler", 1), "Tartsche +1"),
        ("it", Made("weapon", "longsword", 1, 1, "ember"), "Spada lunga +1 della Brace"),
        ("fr", Made("weapon", "longsword", 1, 1, "thorn"), "Épée longue +1 de l’Épine"),
    ],
)
def test_names(language: str, made: Made, name: str) -> None:
    assert Speaker(language).item(made.text) == name


def test_typed_names_stay_as_they_are() -> None:
    assert Speaker("it").item("A ring of small mercies") == "A ring of small mercies"
    assert Speaker("en").item("@home") == "@home"
    assert Speaker("en").item("") == "A find that the next Upkeep brings"


def test_sentences_name_items() -> None:
    found = {"settlement": "Ashford", "item": POTION.text, "price": 50}
    text = "Potion of the Warm Hand (spell level 1) turns up in Ashford, for 50 gp"
    assert Speaker("en").say("item_found", found) == text
    placed = {"settlement": "Ashford", "name": Made("ring", epithet="thorn").text}
    assert Speaker("de").say("item_placed", placed) == "Ring des Dorns in Ashford"
    assert (
        Speaker("en").say("item_found", {**found, "item": "A drum", "price": 0})
        == "A drum turns up in Ashford"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_generator_is_there(language: str) -> None:
    known = terms(language)
    for kind in RULES.items.values():
        assert [e for e in kind.epithets if f"item_epithet.{e}" not in known] == []
        assert [b for b in kind.bases if f"item_base.{b}" not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_words_are_alike(language: str) -> None:
    for category in ("item_base.", "item_epithet."):
        words = [term["one"] for key, term in terms(language).items() if key.startswith(category)]
        assert len(words) == len(set(words)) > 40
