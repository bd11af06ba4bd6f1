"""Words of the window: how they are joined, searched and sorted in each language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from kingdom_gui.engine.actions import Reason
from kingdom_gui.engine.state import Campaign
from kingdom_gui.views import speech
from kingdom_gui.views.language import Translators


@pytest.mark.parametrize(
    ("text", "bare"),
    [
        ("Écurie", "ecurie"),
        ("Großstadt", "grossstadt"),
        ("Città Libera", "citta libera"),
        ("Tutore dell’Ordine Reale", "tutore dell'ordine reale"),
    ],
)
def test_a_keyboard_without_accents_finds_it(text: str, bare: str) -> None:
    assert speech.bare(text) == bare


@pytest.mark.parametrize(
    ("language", "joined"),
    [("en", "Inn: 10"), ("it", "Inn: 10"), ("fr", "Inn\u202f: 10"), ("de", "Inn: 10")],
)
def test_a_colon_is_set_as_the_language_does(speak: Translators, language: str, joined: str) -> None:
    speak.speak(language)
    assert speech.explained("Inn", "10") == joined


def test_terms_are_read_with_curled_apostrophes(speak: Translators) -> None:
    speak.speak("it")
    assert speech.term("role", "royal_enforcer") == "Tutore dell’Ordine Reale"


@pytest.mark.parametrize("system", ["C", "tr_TR", "ar_EG", "de_AT", "fr_CA"])
def test_a_language_that_is_not_ours_is_english(speak: Translators, system: str) -> None:
    QLocale.setDefault(QLocale(system))
    assert speech.language() == (system[:2] if system[:2] in ("de", "fr") else "en")
    assert speech.explained("Inn", "10").startswith("Inn")


def test_of_many_reasons_alike_the_first_few_are_told_and_the_rest_counted(speak: Translators) -> None:
    def why(count: int) -> list[str]:
        hexes = [f"0,{q},0" for q in range(count)]
        of = [Reason("not_explored", {"hex": hex_id}, "IT L259") for hex_id in hexes]
        return speech.reasons((*of, Reason("anarchy", {}, "IT L251")), Campaign()).split("\n")

    assert len(why(4)) == 5
    many = why(60)
    assert len(many) == 5
    assert many[3] == "… and 57 more like these."
    assert many[4].startswith("The kingdom") or "anarchy" in many[4].lower()
