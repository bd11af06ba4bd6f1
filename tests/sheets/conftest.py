"""What the tests of the sheets share: the rules, an application, and the campaigns they print."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot  # noqa: F401  (the plugin makes the application)

from kingdom_gui.assets import asset
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.engine.state import Campaign
from kingdom_gui.store.campaign_file import load_campaign
from kingdom_gui.store.rulefiles import load_rules

from . import realms


@pytest.fixture(scope="session")
def rules() -> Ruleset:
    return load_rules(asset("rules"))


@pytest.fixture(autouse=True)
def _application(qapp: QApplication) -> None:
    """Fonts need an application."""


@pytest.fixture(scope="session")
def campaigns(rules: Ruleset) -> dict[str, Campaign]:
    return {
        "empty": realms.empty(),
        "plain": realms.plain(),
        "busy": realms.busy(),
        "example": load_campaign(asset("examples/brindlemark.kingdom.json"), rules),
        "hostile": realms.hostile(rules),
    }
