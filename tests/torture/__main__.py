"""`make torture`: the long runs, with one line a figure; the exit code is 1 where anything was lost.

A share of the full counts can be asked for: `python -m tests.torture 0.1`.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication

from tests.engine.table import RULES

from ..store.test_kill import begun, kill_again_and_again
from .fight import fight
from .long_evening import play_long
from .mutations import read_mutated
from .sessions import Session
from .test_sessions import realm, realms

SESSION_STEPS, KILLS, MUTATIONS, FIGHT_SECONDS, EDITS = 10_000, 1_000, 100_000, 60.0, 4_000
MOST_AN_EDIT = 4096  # bytes that undo may keep of an edit


def main(share: float) -> int:
    """Run them all and print what came of each."""
    folder = Path(tempfile.mkdtemp(prefix="torture-"))
    short = 0

    def run(name: str, deed: Callable[[], tuple[str, bool]]) -> None:
        nonlocal short
        start = time.perf_counter()
        said, fine = deed()
        short += not fine
        took = time.perf_counter() - start
        print(f"{name:<20} {said}  [{'ok' if fine else 'LOST'}, {took:.0f} s]", flush=True)

    def sessions() -> tuple[str, bool]:
        told = Session(folder, RULES, realms(), 1).go(round(SESSION_STEPS * share))
        return f"{told.steps} steps, {told.done} edits, {told.saves} saves, {told.crashes} crashes", True

    def kills() -> tuple[str, bool]:
        count = max(round(KILLS * share), 1)
        kept, lost = kill_again_and_again(begun(folder / "killed.kingdom.json"), count, seed=11)
        return f"{count} kills, {kept} edits kept, {lost} lost", not lost

    def mutations() -> tuple[str, bool]:
        seeds = [*Path("tests/data/campaigns").rglob("*.json"), *Path("resources/examples").glob("*.json")]
        told = read_mutated(seeds, RULES, round(MUTATIONS * share), seed=3)
        return f"{told.tried} files, {told.sound} sound, longest {told.longest:.2f} s", told.longest < 5

    def fights() -> tuple[str, bool]:
        saved, there, refused = fight(begun(folder / "fought.kingdom.json"), FIGHT_SECONDS * share)
        return f"{saved} edits saved, {there} there, {refused} times refused", saved == there

    def evening() -> tuple[str, bool]:
        told = play_long(folder, RULES, realm(), round(EDITS * share))
        each = f"{told.python_an_edit:.0f} bytes each, {told.process_an_edit:.0f} of the process"
        return f"{told.edits} edits to undo, {each}", told.python_an_edit <= MOST_AN_EDIT

    run("random evenings", sessions)
    run("real kills", kills)
    run("mutated files", mutations)
    run("two on one file", fights)
    run("a long evening", evening)
    return 1 if short else 0


if __name__ == "__main__":
    application = QApplication(sys.argv[:1])
    sys.exit(main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0))
