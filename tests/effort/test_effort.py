"""Common tasks take no more inputs than they may, played by real keys and clicks."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from kingdom_gui.assets import asset
from kingdom_gui.store.rulefiles import load_rules
from kingdom_gui.views.theme import apply_theme

from .tasks import TASKS, Task, inputs_of

RULES = load_rules(asset("rules"))


@pytest.mark.parametrize("task", TASKS, ids=[task.name.replace(" ", "_") for task in TASKS])
def test_a_task_takes_no_more_inputs_than_it_may(qapp: QApplication, tmp_path: Path, task: Task) -> None:
    qapp.setStyle("Fusion")
    apply_theme(qapp, "light")
    inputs = inputs_of(task, RULES, tmp_path)
    assert len(inputs) <= task.bound, inputs
