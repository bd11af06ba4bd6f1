"""The program is killed for real, at any moment of editing and saving: no edit that was kept is lost."""

from __future__ import annotations

import multiprocessing
import random
import time
from pathlib import Path

from kingdom_gui.engine.actions import Change, decide
from kingdom_gui.engine.actions.found import FoundKingdom
from kingdom_gui.engine.state import Campaign
from kingdom_gui.store.campaign_file import load_campaign, save_campaign

from .killed import RULES, found_again, treasury, work

KILLS = 30
LONGEST_LIFE = 0.06  # seconds of work before the kill, at most


def kill_again_and_again(path: Path, kills: int, seed: int) -> tuple[int, int]:
    """Let a worker go on with a campaign and kill it, so many times: edits told as kept, and edits lost."""
    chance = random.Random(seed)
    process = multiprocessing.get_context("forkserver")
    process.set_forkserver_preload(["tests.store.killed"])
    kept = lost = 0
    for _ in range(kills):
        before = treasury(found_again(path))
        listening, telling = process.Pipe(duplex=False)
        worker = process.Process(target=work, args=(path, telling), daemon=True)
        worker.start()
        telling.close()
        last = listening.recv()  # it works by now
        time.sleep(chance.uniform(0, LONGEST_LIFE))
        worker.kill()
        worker.join()
        try:
            while True:
                last = listening.recv()
        except EOFError:
            pass
        found = treasury(found_again(path))
        load_campaign(path, RULES)
        kept += last - before
        lost += max(last - found, 0)
        assert found - last in (0, 1)  # an edit may be kept and not told yet
    return kept, lost


def begun(path: Path) -> Path:
    """A campaign's file with a kingdom that has nothing yet."""
    founded = decide(FoundKingdom(kingdom="k", name="Kay", treasury=0), Campaign(), RULES)
    assert isinstance(founded, Change)
    save_campaign(path, founded.campaign)
    return path


def test_no_kept_edit_is_lost_to_a_kill(tmp_path: Path) -> None:
    kept, lost = kill_again_and_again(begun(tmp_path / "kay.kingdom.json"), KILLS, seed=7)
    assert kept > KILLS
    assert lost == 0
