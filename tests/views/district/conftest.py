"""Fixtures of the settlement screen."""

from __future__ import annotations

import pytest

from kingdom_gui.views.district.page import SettlementPage

from .towns import Town


@pytest.fixture
def town() -> Town:
    """Ashford with a house on A1, and 500 BP."""
    made = Town()
    made.build("house", "A1")
    return made


@pytest.fixture
def page(town: Town, qtbot) -> SettlementPage:
    """The screen of Ashford, shown, with all prices known."""
    made = SettlementPage(town.document)
    qtbot.addWidget(made)
    made.resize(1280, 680)
    made.show()
    made.palette_panel.model.find_all()
    return made
