"""What is fetched ahead is there, and is fetched once the window has nothing to do."""

from __future__ import annotations

from importlib.util import find_spec

import pytest
from pytestqt.qtbot import QtBot

from kingdom_gui.views import warming
from kingdom_gui.views.warming import WANTED, Warming
from kingdom_gui.words import speaker


@pytest.mark.parametrize("name", WANTED)
def test_what_is_fetched_ahead_exists(name: str) -> None:
    assert find_spec(name) is not None


def test_messages_are_read_when_all_is_fetched(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "WANTED", ("fluent.syntax", "not.there.at.all"))
    speaker._messages.cache_clear()
    window = Warming(None)
    qtbot.waitUntil(lambda: speaker._messages.cache_info().currsize > 0)
    assert not window.busy
