"""The moments of an open campaign: its months, the session's steps, now."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from kingdom_gui.assets import asset
from kingdom_gui.document.document import Document
from kingdom_gui.document.files import example_path
from kingdom_gui.document.moments import MOST_STEPS, moments_of
from kingdom_gui.engine.actions.found import AdvanceMonth
from kingdom_gui.engine.actions.gm import Grant, WriteJournal
from kingdom_gui.engine.history import at
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.store.campaign_file import load_campaign
from kingdom_gui.store.rulefiles import load_rules


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return load_rules(asset("rules"))


@pytest.fixture
def document(qapp: QApplication, rules: Ruleset) -> Document:
    return Document(rules, load_campaign(example_path(), rules))


def keys(document: Document) -> list[str]:
    return [moment.key for moment in moments_of(document)]


def test_months_come_first_and_now_last(document: Document) -> None:
    found = moments_of(document)
    assert [moment.key for moment in found] == [*(f"start:{month}" for month in range(2, 14)), "now"]
    assert found[-1].campaign() is document.campaign
    assert found[2].campaign() == at(document.campaign, 4)
    assert (found[2].month, found[2].code, found[2].parameters) == (4, "moment_start", {"month": 4})


def test_each_step_of_the_session_is_a_moment_the_last_is_now(document: Document) -> None:
    kingdom = document.campaign.at_table
    document.do(Grant(kingdom=kingdom, treasury=3, note="a chest"))
    after = document.campaign
    assert "step:1" not in keys(document)
    document.do(WriteJournal(kingdom=kingdom, note="Rain"))
    step = moments_of(document)[-2]
    assert (step.key, step.code) == ("step:1", "granted")
    assert step.campaign() is after
    document.undo_stack.undo()
    assert "step:1" not in keys(document)


def test_a_long_session_tells_of_its_last_steps(document: Document) -> None:
    kingdom = document.campaign.at_table
    for number in range(MOST_STEPS + 5):
        document.do(WriteJournal(kingdom=kingdom, note=f"Line {number}"))
    steps = [key for key in keys(document) if key.startswith("step")]
    assert steps == [f"step:{number}" for number in range(5, MOST_STEPS + 5)]


def test_a_new_month_is_a_new_moment(document: Document) -> None:
    document.do(AdvanceMonth(kingdom=document.campaign.at_table))
    assert "start:14" in keys(document)


def test_a_campaign_in_which_nobody_reigns_has_only_now(qapp: QApplication, rules: Ruleset) -> None:
    assert keys(Document(rules)) == ["now"]
