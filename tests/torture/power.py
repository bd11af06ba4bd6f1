"""The power fails at every call of an evening's work, and the disk refuses each: counted."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from kingdom_gui.store import disk, recovery
from kingdom_gui.store.errors import StoreError

from ..store.model_disk import ModelDisk
from ..store.test_power_cut import ERRORS, Evening, found_in


class Cut(NamedTuple):
    """How many calls the work took, states of the disk were looked at, and calls refused."""

    calls: int
    states: int
    refused: int


def cut_everywhere(folder: Path, step: int = 1) -> Cut:
    """Look at all that a power cut may leave after each call; then let each call, or one of so many, fail in
    each way.

    What is lost raises `AssertionError`.
    """
    work, after = folder / "work", folder / "after"
    with mock.patch.object(recovery, "LONGEST", 3000):  # so that logs give way to snapshots
        calls, states = _cut(work, after)
        refused = 0
        for number in ERRORS:
            for lasting in (1, 12):
                for first in range(1 + refused % step, calls + 1, step):
                    _refuse(_anew(work), range(first, first + lasting), number)
                    refused += 1
    return Cut(calls, states, refused)


def _anew(work: Path) -> Path:
    work.mkdir(parents=True, exist_ok=True)
    for file in sorted(work.rglob("*"), reverse=True):
        file.rmdir() if file.is_dir() else file.unlink()
    return work / "kay.kingdom.json"


def _cut(work: Path, after: Path) -> tuple[int, int]:
    path = _anew(work)
    after.mkdir(parents=True, exist_ok=True)
    evening, model = Evening(path), ModelDisk(work)
    model.take(path)
    states = 0
    counted = model._count

    def look() -> None:
        nonlocal states
        counted()
        for _ in model.left_after(after):
            states += 1
            assert found_in(after, path) in evening.allowed(), (states, model.calls)

    model._count = look  # type: ignore[method-assign]
    with mock.patch.object(disk, "os", model):
        for _ in evening.go():
            look()
    return model.calls, states


def _refuse(path: Path, calls: range, number: int) -> None:
    evening, model = Evening(path), ModelDisk(path.parent)
    model.take(path)
    model.fail_at = {call: OSError(number, errno.errorcode[number]) for call in calls}
    with mock.patch.object(disk, "os", model):
        try:
            for _ in evening.go():
                assert found_in(path.parent, path) in evening.allowed(), (calls, model.calls)
        except StoreError:  # the lock, which is asked for before there is anything to lose
            assert len(evening.states) == 1
    assert found_in(path.parent, path) in evening.allowed()
