"""The selection: one thing at a time, and never what is no longer there."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_gui.assets import asset
from kingdom_gui.document.document import Document
from kingdom_gui.document.selection import Selection
from kingdom_gui.engine.actions.world import PaintTerrain, RemoveHexes
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.store.rulefiles import load_rules

A, B = (0, 0, 0), (0, 1, 0)


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return load_rules(asset("rules"))


@pytest.fixture
def document(qapp: QApplication, rules: Ruleset) -> Document:
    document = Document(rules)
    document.do(PaintTerrain(hexes=(A, B), terrain="plains"))
    return document


def test_one_kind_at_a_time(document: Document) -> None:
    selection = Selection(document)
    assert selection.empty
    selection.select_hexes([A, B])
    assert selection.hexes == (A, B)
    selection.select_role("ruler")
    assert (selection.hexes, selection.role) == ((), "ruler")
    selection.select_settlement("ashford")
    assert (selection.role, selection.settlement) == ("", "ashford")
    selection.clear()
    assert selection.empty


def test_it_tells_only_when_it_is_another(qtbot: QtBot, document: Document) -> None:
    selection = Selection(document)
    selection.select_hexes([A])
    with qtbot.assertNotEmitted(selection.changed):
        selection.select_hexes([A])


def test_what_is_gone_is_not_selected(qtbot: QtBot, document: Document) -> None:
    selection = Selection(document)
    selection.select_hexes([A, B])
    with qtbot.waitSignal(selection.changed):
        document.do(RemoveHexes(hexes=(B,)))
    assert selection.hexes == (A,)
