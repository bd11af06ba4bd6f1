"""Random evenings end where the model says, through saves, openings and crashes."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.state import Campaign
from kingdom_gui.store.campaign_file import save_campaign
from tests.engine.realms import Realms
from tests.engine.table import RULES, Table

from .fight import fight
from .mutations import read_mutated
from .readers import every_torn_log, readers
from .real_disks import fill_and_take_away
from .sessions import Session


def realm() -> Campaign:
    """A founded kingdom on a small map."""
    return Table(radius=3).found(treasury=300, size=5).campaign


def realms() -> Campaign:
    """Two kingdoms that are played and a neighbour, with agreements between them."""
    table = Realms.two_towns(treasury=300).second(treasury=200)
    table.do(
        actions.FoundNeighbour(kingdom="n", name="North", economy=30, hexes=((0, 0, -5), (0, 0, -4))),
        actions.SetRelation(kingdom="k", to="w", embassy=True, treaty="favouring_us"),
        actions.SetRelation(kingdom="k", to="n", embassy=True, treaty="balanced", alliance="balanced"),
    )
    return table.campaign


@pytest.mark.parametrize("seed", range(3))
def test_an_evening_at_random_ends_where_the_model_says(
    qapp: QApplication, tmp_path: Path, seed: int
) -> None:
    told = Session(tmp_path, RULES, realms() if seed % 2 else realm(), seed).go(400)
    assert told.done > 20
    assert told.crashes


def test_changed_files_are_read_or_refused_with_a_sentence(qapp: QApplication, tmp_path: Path) -> None:
    """Campaigns, also read as far as they can be, scripts, house rules, item lists, maps, settings, logs."""
    for reader in readers(tmp_path, RULES):
        told = read_mutated(reader, max(round(600 * reader.share), 20), seed=5)
        assert told.longest < 5, reader.name


def test_what_is_torn_of_a_recovery_log_costs_neither_the_file_nor_what_came_before(tmp_path: Path) -> None:
    tried = sum(1 for _ in every_torn_log(tmp_path, RULES, 3))
    assert tried > 500


def test_disks_that_fail_and_come_back_lose_no_edit(qapp: QApplication, tmp_path: Path) -> None:
    told = fill_and_take_away(tmp_path, 12)
    assert told.refused
    assert told.lost == 0


def test_two_programs_that_want_one_file_lose_no_edit(tmp_path: Path) -> None:
    path = tmp_path / "fought.kingdom.json"
    save_campaign(path, Table(radius=1).found(treasury=0).campaign)
    saved, there, _refused = fight(path, 1.0)
    assert saved > 10
    assert there == saved
