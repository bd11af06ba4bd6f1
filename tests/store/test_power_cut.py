"""Whenever the power fails, the campaign that was there is there, and every flushed edit with it."""

from __future__ import annotations

import errno
import shutil
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from kingdom_gui.assets import asset
from kingdom_gui.engine.actions import Action, Change, decide
from kingdom_gui.engine.actions.found import AdvanceMonth, FoundKingdom
from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.engine.state import Campaign
from kingdom_gui.store import disk, recovery
from kingdom_gui.store.campaign_file import load_campaign, save_bytes
from kingdom_gui.store.codec import encode
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.lock import acquire
from kingdom_gui.store.recovery import Keeper, find_kept
from kingdom_gui.store.recovery_log import fingerprint
from kingdom_gui.store.rulefiles import load_rules

from .model_disk import ModelDisk

RULES = load_rules(asset("rules"))
ERRORS = (errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS)
OFTEN = 7  # one of so many calls is refused here


class Evening:
    """An evening's work on one file: edits, undo, saves, a long log, a campaign thrown away.

    `states` are the campaigns there have been; from number `safe` on one of them must be found again.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        founded = decide(FoundKingdom(kingdom="k", name="Kay", treasury=50), Campaign(), RULES)
        assert isinstance(founded, Change)
        self.states = [founded.campaign]
        self.safe = 0
        path.write_bytes(encode(founded.campaign))
        self.saved = founded.campaign

    def go(self) -> Iterator[str]:
        """The work, stopping after each part of it. What a part cannot do is told by its `StoreError`."""
        lock = acquire(self.path)
        yield "locked"
        keeper = Keeper(self.path, fingerprint(self.path.read_bytes()))
        for round_ in range(2):
            for step in range(4):
                yield from self.edit(keeper, Grant(kingdom="k", treasury=1 + step))
            yield from self.edit(keeper, AdvanceMonth(kingdom="k", override="so it is"))
            yield from self.undo(keeper)
            yield from self.edit(keeper, Grant(kingdom="k", treasury=90))
            yield from self.save(keeper, round_)
        yield from self.edit(keeper, Grant(kingdom="k", treasury=7))
        # Thrown away: what was saved last is all that is promised from here on.
        self.safe = self.states.index(self.saved)
        yield from self.tried(keeper.drop, "dropped")
        yield from self.tried(lock.release, "released")

    def edit(self, keeper: Keeper, action: Action) -> Iterator[str]:
        change = decide(action, self.states[-1], RULES)
        assert isinstance(change, Change)
        self.states.append(change.campaign)
        kept = self.do(lambda: keeper.keep(change.patch, change.campaign, change.code, change.parameters))
        yield "kept"
        if kept and self.do(keeper.flush):
            self.safe = len(self.states) - 1
        yield "flushed"
        self.last = change

    def undo(self, keeper: Keeper) -> Iterator[str]:
        self.states.append(self.states[-2])
        patch = self.last.patch.reverse()
        if self.do(lambda: keeper.keep(patch, self.states[-1], "undone", {})) and self.do(keeper.flush):
            self.safe = len(self.states) - 1
        yield "undone"

    def save(self, keeper: Keeper, round_: int) -> Iterator[str]:
        data = encode(self.states[-1])
        keeper.saving(data)
        yield "saving"
        if self.do(lambda: save_bytes(self.path, data, keep=2)):
            self.safe, self.saved = len(self.states) - 1, self.states[-1]
            yield "saved"
            yield from self.tried(lambda: keeper.saved(data), f"forgotten {round_}")

    def tried(self, deed: object, name: str) -> Iterator[str]:
        self.do(deed)
        yield name

    def do(self, deed: object) -> bool:
        """Whether it could be done; what cannot be is told to the user, and the work goes on."""
        try:
            deed()  # type: ignore[operator]
        except StoreError:
            return False
        return True

    def allowed(self) -> list[Campaign]:
        return self.states[self.safe :]


def found_in(folder: Path, path: Path) -> Campaign:
    """What the next start of the program finds: the unsaved work it offers, or else the file.

    Where it says that the file is the later one, that is what counts; both stay.
    """
    there = folder / path.name
    loaded = load_campaign(there, RULES)  # always readable, whatever else is found
    try:
        kept = find_kept(there, RULES)
    except StoreError as error:
        # A log given up and not to be taken away, while backups fail too: what it held is in the file.
        if error.code != "recovery_base_missing":
            raise
        return loaded
    return loaded if kept is None or kept.elsewhere else kept.campaign


@pytest.fixture
def work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "work"
    folder.mkdir()
    monkeypatch.setattr(recovery, "LONGEST", 3000)  # so that logs give way to snapshots
    return folder / "kay.kingdom.json"


def test_nothing_flushed_is_lost_wherever_the_power_fails(
    work: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(work)
    model = ModelDisk(work.parent)
    model.take(work)
    after = tmp_path / "after"
    after.mkdir()
    tried = 0
    counted = model._count

    def look() -> None:
        nonlocal tried
        counted()
        for _ in model.left_after(after):
            tried += 1
            found = found_in(after, work)
            assert found in evening.allowed(), (tried, model.calls)

    model._count = look  # type: ignore[method-assign]
    monkeypatch.setattr(disk, "os", model)
    for _ in evening.go():
        look()
    assert tried > 500


@pytest.mark.parametrize("lasting", [False, True], ids=["once", "for a while"])
@pytest.mark.parametrize("number", ERRORS, ids=[errno.errorcode[number] for number in ERRORS])
def test_nothing_flushed_is_lost_wherever_the_disk_refuses(
    work: Path, monkeypatch: pytest.MonkeyPatch, number: int, lasting: bool
) -> None:
    calls = _calls_of_an_evening(work, monkeypatch)
    assert calls > 50
    # Some of the calls, others each day; `make torture` lets each fail once with a full disk.
    for first in range(1 + date.today().toordinal() % OFTEN, calls + 1, OFTEN):
        shutil.rmtree(work.parent)
        work.parent.mkdir()
        evening = Evening(work)
        model = ModelDisk(work.parent)
        model.take(work)
        failing = range(first, first + (12 if lasting else 1))
        model.fail_at = {call: OSError(number, "no") for call in failing}
        monkeypatch.setattr(disk, "os", model)
        try:
            for _ in evening.go():
                assert found_in(work.parent, work) in evening.allowed(), (first, model.calls)
        except StoreError:  # the lock, which is asked for before there is anything to lose
            assert len(evening.states) == 1
        assert found_in(work.parent, work) in evening.allowed()


def _calls_of_an_evening(work: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    evening = Evening(work)
    model = ModelDisk(work.parent)
    model.take(work)
    with monkeypatch.context() as standing_in:
        standing_in.setattr(disk, "os", model)
        for _ in evening.go():
            pass
    return model.calls
