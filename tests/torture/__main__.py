"""`make torture`: the long runs, with one line a figure; the exit code is 1 where anything was lost.

A share of the full counts can be asked for, and one run alone: `python -m tests.torture 0.1 kills`.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QApplication

from tests.engine.table import RULES

from ..store.test_kill import begun, kill_again_and_again
from .cold_starts import cold_starts
from .fight import fight
from .long_evening import most_resident, play_long
from .mutations import read_mutated
from .power import cut_everywhere
from .readers import Reader, every_torn_log, readers
from .real_disks import fill_and_take_away
from .sessions import Session
from .test_sessions import realm, realms
from .whole_maps import drive_maps

SESSION_STEPS, KILLS, MUTATIONS, FIGHT_SECONDS, EDITS = 10_000, 1_000, 100_000, 60.0, 4_000
DISK_ROUNDS, KILLS_A_FILE = 60, 50
MAP_SEEDS, COLD_STARTS = 24, 50
MOST_AN_EDIT = 4096  # bytes that undo may keep of an edit


def main(share: float, only: str = "") -> int:
    """Run them all, or those whose name has this word, and print what came of each."""
    folder = Path(tempfile.mkdtemp(prefix="torture-"))
    short = 0

    def run(name: str, deed: Callable[[], tuple[str, bool]]) -> None:
        nonlocal short
        if only not in name:
            return
        start = time.perf_counter()
        said, fine = deed()
        short += not fine
        took = time.perf_counter() - start
        print(f"{name:<22} {said}  [{'ok' if fine else 'LOST'}, {took:.0f} s]", flush=True)

    def sessions() -> tuple[str, bool]:
        told = Session(folder, RULES, realms(), 1).go(round(SESSION_STEPS * share))
        return f"{told.steps} steps, {told.done} edits, {told.saves} saves, {told.crashes} crashes", True

    def kills() -> tuple[str, bool]:
        count, kept, lost = max(round(KILLS * share), 1), 0, 0
        for first in range(0, count, KILLS_A_FILE):  # a file that has grown large is saved less often
            path = begun(folder / f"killed-{first}.kingdom.json")
            told = kill_again_and_again(path, min(KILLS_A_FILE, count - first), seed=11 + first)
            kept, lost = kept + told[0], lost + told[1]
        return f"{count} kills, {kept} edits kept, {lost} lost", not lost

    def mutations(reader: Reader) -> tuple[str, bool]:
        told = read_mutated(reader, max(round(MUTATIONS * share * reader.share), 1), seed=3)
        found = f"{told.sound} sound, {told.learnt} learnt from, longest {told.longest:.2f} s"
        most = most_resident() / 2**30
        return f"{told.tried} files, {found}, at most {most:.2f} GiB so far", told.longest < 5 and most < 1

    def torn_logs() -> tuple[str, bool]:
        count = sum(1 for _ in every_torn_log(folder, RULES))
        return f"{count} bytes, each changed and cut at: 0 files lost", True

    def power_cuts() -> tuple[str, bool]:
        told = cut_everywhere(folder / "power", RULES)
        return f"{told.states} states after {told.calls} calls, {told.refused} refused calls, 0 lost", True

    def real_disks() -> tuple[str, bool]:
        told = fill_and_take_away(folder, round(DISK_ROUNDS * share) or 1)
        tried = f"{told.rounds} rounds on {told.disk}, {told.refused} saves refused"
        return f"{tried}, {told.kept} edits kept in memory, {told.lost} lost", not told.lost

    def fights() -> tuple[str, bool]:
        saved, there, refused = fight(begun(folder / "fought.kingdom.json"), FIGHT_SECONDS * share)
        return f"{saved} edits saved, {there} there, {refused} times refused", saved == there

    def evening() -> tuple[str, bool]:
        told = play_long(folder, RULES, realm(), round(EDITS * share))
        each = f"{told.python_an_edit:.0f} bytes each, {told.process_an_edit:.0f} of the process"
        return f"{told.edits} edits to undo, {each}", told.python_an_edit <= MOST_AN_EDIT

    run("random evenings", sessions)
    run("real kills", kills)
    for reader in readers(folder, RULES):
        run(f"mutated {reader.name}", partial(mutations, reader))
    run("torn recovery logs", torn_logs)
    run("power cuts", power_cuts)
    run("real disks", real_disks)
    run("two on one file", fights)
    run("a long evening", evening)
    run("maps shown whole", lambda: drive_maps(round(MAP_SEEDS * share) or 1))
    run("cold starts", lambda: cold_starts(round(COLD_STARTS * share) or 1))
    return 1 if short else 0


if __name__ == "__main__":
    application = QApplication(sys.argv[:1])
    sys.exit(main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0, "".join(sys.argv[2:3])))
