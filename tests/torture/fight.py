"""Two programs want one file at once: the lock lets one of them work at a time, and no edit is lost."""

from __future__ import annotations

import multiprocessing
import time
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

from kingdom_gui.engine.actions import Change, decide
from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.store.campaign_file import load_campaign, save_campaign
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.lock import acquire

from ..store.killed import RULES, treasury


def fight(path: Path, seconds: float, programs: int = 2) -> tuple[int, int, int]:
    """Let programs edit one campaign for a while: edits saved, edits there at the end, times refused."""
    process = multiprocessing.get_context("forkserver")
    process.set_forkserver_preload(["tests.torture.fight"])
    before = treasury(load_campaign(path, RULES))
    ends = []
    for seed in range(programs):
        listening, telling = process.Pipe(duplex=False)
        process.Process(target=_edit, args=(path, seconds, seed, telling), daemon=True).start()
        ends.append(listening)
    told = [end.recv() for end in ends]
    there = treasury(load_campaign(path, RULES)) - before
    return sum(saved for saved, _ in told), there, sum(refused for _, refused in told)


def _edit(path: Path, seconds: float, seed: int, told: Connection) -> None:
    chance, saved, refused = Random(seed), 0, 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            lock = acquire(path)
        except StoreError as error:
            if error.code != "locked":
                raise
            refused += 1
            time.sleep(chance.uniform(0, 0.004))
            continue
        change = decide(Grant(kingdom="k", treasury=1), load_campaign(path, RULES), RULES)
        assert isinstance(change, Change)
        save_campaign(path, change.campaign, keep=2)
        saved += 1
        lock.release()
    told.send((saved, refused))
