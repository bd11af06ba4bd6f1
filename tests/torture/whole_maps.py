"""Maps, plans and the players' window driven at random on screens of several scales: is anything stale shown?

Each run is a process of its own, as the scale is set before the program starts.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCALES = ("1", "1.5", "2", "1.25")
STEPS = 60  # of a run; about every fourth is followed by a comparison


def drive_maps(seeds: int) -> tuple[str, bool]:
    """The part of `make torture`: what to print, and whether all was whole."""
    compared, stale = 0, []
    with tempfile.TemporaryDirectory(prefix="whole-maps-") as folder:
        for seed in range(1, seeds + 1):
            scale, what = SCALES[seed % len(SCALES)], "window" if seed % 2 else "map"
            home = Path(folder) / f"{seed}"
            home.mkdir()
            environment = {
                **os.environ, **dict.fromkeys(("HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"), str(home)),
                "QT_SCALE_FACTOR": scale, "QT_QPA_PLATFORM": "offscreen",
            }  # fmt: skip
            words = [sys.executable, "-m", "tests.whole", str(seed), str(STEPS), str(home), what]
            run = subprocess.run(
                words, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
            )
            if run.returncode:
                told = run.stderr.strip().splitlines()
                stale.append(f"seed {seed}, {what} at {scale}: {told[-1] if told else run.returncode}")
            else:
                compared += int(run.stdout.split()[-1])
    said = f"{seeds} runs of {STEPS} steps, {compared} comparisons, {len(stale)} stale"
    return "\n".join([said, *stale]), not stale
