"""`python -m tests.shots`: draws every screen, dialog and sheet into build/shots/, to be looked at.

Screens are drawn light and dark, at 1280x800 and 1920x1080 and as a 1280x800 screen at twice the scale has
them, in each language; dialogs light and dark in each language; sheets as pictures in each language. Words
on the command line choose among them: languages, light, dark, 1280x800 ..., screens, dialogs, sheets, names
of them, and `short`, which draws each name once. As many processes draw as there are processors.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby

import msgspec

from .choosing import every_word, wanted
from .drawing import DIALOG_SIZE, OUT, Shot

MOST_A_PROCESS = 40


def main(words: list[str]) -> int:
    """Draw what was asked for; 1 where a picture could not be drawn, 2 where a word is not known."""
    unknown = sorted(set(words) - every_word())
    if unknown:
        print(
            f"Not known: {', '.join(unknown)}. There are: {', '.join(sorted(every_word()))}.", file=sys.stderr
        )
        return 2
    start = time.monotonic()
    shots = wanted(words)
    before = time.time()
    failed = 0
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for told, group, faults in pool.map(drawn, batches(shots)):
            failed += bool(faults)
            first, last = group[0].stem, group[-1].stem
            print(f"{told} pictures, {first} to {last}{': FAILED' if faults else ''}", flush=True)
            if faults:
                print(faults, file=sys.stderr, flush=True)
    there = [path for path in OUT.glob("*.png") if path.stat().st_mtime >= before]
    print(f"{len(there)} pictures in {OUT}, {time.monotonic() - start:.0f} s")
    if failed:
        print("Some could not be drawn; see above.", file=sys.stderr)
    return 1 if failed else 0


def batches(shots: list[Shot]) -> Iterator[list[Shot]]:
    """The pictures by language, theme and size of the screen, so many for one process."""
    for _, group in groupby(sorted(shots, key=_looks), _looks):
        alike = list(group)
        yield from (alike[at : at + MOST_A_PROCESS] for at in range(0, len(alike), MOST_A_PROCESS))


def _looks(shot: Shot) -> tuple[str, str, str]:
    return shot.language, shot.theme, shot.size or DIALOG_SIZE


def drawn(shots: list[Shot]) -> tuple[int, list[Shot], str]:
    """Draw them in a process of their own: how many, which, and what it said where it failed."""
    command = [sys.executable, "-m", "tests.shots.drawing"]
    done = subprocess.run(command, input=msgspec.json.encode(shots), capture_output=True, check=False)
    if done.returncode == 0:
        return len(shots), shots, ""
    said = done.stderr.decode(errors="replace").strip()
    return len(shots), shots, f"{said}\n(exit code {done.returncode})"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
