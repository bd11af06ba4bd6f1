"""Rules that do not bind before the reign are told as such, not as if nothing had been done."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kingdom_gui.engine
from kingdom_gui.engine.actions import Reason
from kingdom_gui.words import Speaker
from kingdom_gui.words.waived import WAIVED, is_waived

ENGINE = Path(kingdom_gui.engine.__file__ or "").parent
WAIVING = re.compile(r'refuse_unless_(?:starting|adopting)\(\s*"(\w+)"')


def test_every_refusal_that_is_waived_is_known() -> None:
    found = set[str]()
    for path in ENGINE.rglob("*.py"):
        found.update(WAIVING.findall(path.read_text("utf-8")))
    assert found
    assert found - WAIVED == set(), "say them as waived: words/waived.py"
    assert is_waived("needs_water")
    assert not is_waived("realm_split")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Before the reign begins"),
        ("it", "Prima dell’inizio del governo"),
        ("fr", "Avant le début du règne"),
        ("de", "Vor Beginn der Herrschaft"),
    ],
)
def test_it_is_said_why_it_is_done_all_the_same(language: str, said: str) -> None:
    reason = Reason("role_needed", {"role": "ruler"}, "IT L70")
    assert said in Speaker(language).warning(reason)
    assert said not in Speaker(language).reason(reason)
