"""The window on the example campaign, with its turn panel."""

from __future__ import annotations

import pytest

from kingdom_gui.assets import asset
from kingdom_gui.document.document import Document
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.engine.state import Campaign
from kingdom_gui.store.campaign_file import load_campaign
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.turn.panel import TurnPanel


@pytest.fixture(scope="session")
def example(rules: Ruleset) -> Campaign:
    """The example campaign: a kingdom of some thirty hexes at the start of a month."""
    return load_campaign(next(asset("examples").glob("*.kingdom.json")), rules)


@pytest.fixture
def played(empty_window: MainWindow, example: Campaign) -> MainWindow:
    """The main window on the example campaign, its turn panel ready."""
    empty_window.files.start(example)
    empty_window.turn.focus_panel()
    return empty_window


@pytest.fixture
def panel(played: MainWindow) -> TurnPanel:
    """The turn panel of that window, with the focus."""
    panel = played.turn.panel()
    panel.settle()
    panel.take_focus()
    return panel


@pytest.fixture
def paper(played: MainWindow) -> Document:
    """The document behind it."""
    return played.document
