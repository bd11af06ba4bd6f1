"""Numbers and distances as each language writes them."""

from __future__ import annotations

import pytest

from kingdom_gui.words import LANGUAGES, distances, say
from kingdom_gui.words.numbers import measure, number, signed


@pytest.fixture(autouse=True)
def _by_the_language():
    yield
    distances.measure_in("language")


@pytest.mark.parametrize(
    ("language", "written"),
    [("en", "−1,234.5"), ("it", "−1.234,5"), ("fr", "−1\u202f234,5"), ("de", "−1.234,5")],
)
def test_thousands_and_fraction(language, written):
    assert number(-1234.5, language, 1) == written


def test_what_rounds_to_nothing_has_no_minus():
    assert number(-0.04, "en", 1) == "0.0"
    assert number(-1, "en") == "−1"


def test_a_bonus_has_its_sign():
    assert [signed(amount, "de") for amount in (1250, 0, -2)] == ["+1.250", "+0", "−2"]


def test_a_measure_has_no_more_decimals_than_it_needs():
    assert [measure(amount, "fr") for amount in (3.0, 0.25, 1.5, 2.999)] == ["3", "0,25", "1,5", "3"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("amount", [0, 7, 1234, 65432, 7654321])
def test_messages_write_numbers_alike(language, amount):
    """Fluent's numbers, which take babel, and ours, which do not."""
    assert number(amount, language) in say("treasury_short", {"need": amount, "have": 5}, language)


@pytest.mark.parametrize(
    ("language", "length"),
    [("en", "36\u00a0miles"), ("it", "54\u00a0km"), ("fr", "54\u00a0km"), ("de", "54\u00a0km")],
)
def test_distances_go_by_the_language(language, length):
    """Three hexes: of 12 miles each, or of 18 km (IT L9)."""
    assert distances.length(3, language) == length


@pytest.mark.parametrize(
    ("language", "miles", "speed"),
    [
        ("en", "1,200\u00a0miles", "30\u00a0feet"),
        ("it", "1.200\u00a0miglia", "30\u00a0piedi"),
        ("fr", "1\u202f200\u00a0milles", "30\u00a0pieds"),
        ("de", "1.200\u00a0Meilen", "30\u00a0Fuß"),
    ],
)
def test_distances_are_told_in_the_units_chosen(language, miles, speed):
    distances.measure_in("miles")
    assert distances.length(100, language) == miles
    assert distances.speed(language) == speed
    distances.measure_in("kilometres")
    assert distances.length(1, language) == "18\u00a0km"
