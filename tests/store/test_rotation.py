"""A long log gives way to a snapshot again and again; wherever that ends, all edits are found."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from kingdom_gui.assets import asset
from kingdom_gui.engine.actions import Change, decide
from kingdom_gui.engine.actions.found import FoundKingdom
from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.engine.state import Campaign
from kingdom_gui.store import disk, recovery
from kingdom_gui.store.codec import encode
from kingdom_gui.store.recovery import Keeper, find_kept
from kingdom_gui.store.recovery_log import fingerprint
from kingdom_gui.store.rulefiles import load_rules

from .model_disk import ModelDisk

RULES = load_rules(asset("rules"))


class _PowerCutError(BaseException):
    pass


@pytest.mark.parametrize("named", [True, False], ids=["with a file", "without a file"])
def test_a_cut_in_any_of_several_rotations_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, named: bool
) -> None:
    monkeypatch.setattr(recovery, "LONGEST", 700)
    snapshots = cut = 0
    while True:
        cut += 1
        folder = tmp_path / str(cut)
        folder.mkdir()
        path = folder / "kay.kingdom.json"
        states, ended = _play(path, cut, monkeypatch, named)
        found = find_kept(path, RULES)
        at_least = states[-2:] if ended else states[-1:]
        assert (states[0] if found is None else found.campaign) in at_least, cut
        if not ended:
            break
        snapshots += os.path.isfile(recovery.snapshot_path(path))
    assert cut > 60
    assert snapshots > 40


def _play(path: Path, cut: int, monkeypatch: pytest.MonkeyPatch, named: bool) -> tuple[list[Campaign], bool]:
    """Grants until the call of the disk that is cut; the campaigns there were, and whether it was cut."""
    founded = decide(FoundKingdom(kingdom="k", name="Kay", treasury=50), Campaign(), RULES)
    assert isinstance(founded, Change)
    states = [founded.campaign]
    base = ""
    if named:
        path.write_bytes(encode(states[0]))
        base = fingerprint(path.read_bytes())
    model = ModelDisk(path.parent)
    if named:
        model.take(path)
    counted = model._count

    def count() -> None:
        counted()
        if model.calls == cut:
            raise _PowerCutError

    model._count = count  # type: ignore[method-assign]
    with monkeypatch.context() as standing_in:
        standing_in.setattr(disk, "os", model)
        keeper = Keeper(path, base)
        try:
            for amount in range(1, 12):
                change = decide(Grant(kingdom="k", treasury=amount), states[-1], RULES)
                assert isinstance(change, Change)
                states.append(change.campaign)
                keeper.keep(change.patch, change.campaign, change.code, change.parameters)
        except _PowerCutError:
            return states, True
    return states, False
