"""The campaigns that benchmarks make are such as can be saved and opened again."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingdom_gui.assets import asset
from kingdom_gui.store.campaign_file import load_campaign, save_bytes
from kingdom_gui.store.codec import encode
from kingdom_gui.store.rulefiles import load_rules
from tests.benchmarks.made_map import made_map


@pytest.mark.parametrize(("columns", "rows"), [(12, 8), (60, 40)])
def test_a_made_map_can_be_opened_again(tmp_path: Path, columns: int, rows: int) -> None:
    rules = load_rules(asset("rules"))
    made = made_map(columns, rows)
    path = tmp_path / "made.kingdom.json"
    save_bytes(path, encode(made))
    assert load_campaign(path, rules) == made
    assert made.counter
