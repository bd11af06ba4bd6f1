"""Numbers, moments and distances on screen follow the language, and distances the units chosen."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from kingdom_gui.document.settings import UNITS as OFFERED
from kingdom_gui.document.settings import Preferences
from kingdom_gui.views import labels, speech
from kingdom_gui.views.language import Translators
from kingdom_gui.words import LANGUAGES, distances
from kingdom_gui.words.numbers import number
from kingdom_gui.words.order import order


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("amount", [0, 999, 1234, -65432, 7654321])
def test_screen_and_paper_write_numbers_alike(speak: Translators, language: str, amount: int) -> None:
    speak.speak(language)
    assert labels.grouped(amount) == labels.minus(amount) == number(amount, language)
    assert labels.decimal(amount / 8, 1) == number(amount / 8, language, 1)


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", "3 Dec 2026, 19:05"),
        ("it", "3 dic 2026, 19:05"),
        ("fr", "3 déc. 2026, 19:05"),
        ("de", "3. Dez. 2026, 19:05"),
    ],
)
def test_a_moment_is_never_read_as_another_day(speak: Translators, language: str, written: str) -> None:
    speak.speak(language)
    assert speech.moment(datetime(2026, 12, 3, 19, 5).astimezone()) == written


def test_lists_stand_in_the_order_of_the_language() -> None:
    names = ["Zoo", "École", "Eau", "été", "Étable", "Œuvre", "Ode"]
    assert sorted(names, key=order) == ["Eau", "École", "Étable", "été", "Ode", "Œuvre", "Zoo"]
    assert sorted(["Zoll", "Straße", "Übel", "Strasse", "Uhr"], key=order)[-1] == "Zoll"


def test_units_are_the_same_everywhere() -> None:
    assert OFFERED == distances.UNITS


def test_the_units_are_kept(tmp_path: Path, qapp: QApplication) -> None:
    preferences = Preferences(tmp_path / "settings.ini")
    assert preferences.units == "language"
    preferences.units = "miles"
    assert Preferences(tmp_path / "settings.ini").units == "miles"
