"""Starts a run as a process of its own, and says what came of it."""

from __future__ import annotations

import datetime
import os
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import msgspec

from .run import Told
from .watch import TOO_LONG

ROOT = Path(__file__).parents[2]
OUT = ROOT / "build" / "soak"
PLATFORMS = ("offscreen", "xvfb")
MOST_GROWN = 1.2  # memory in the end, over that after a minute
IN_200 = 1.0  # steps in 200 that may stall
LAST_STEPS = 12


class Outcome(NamedTuple):
    """What a run came to; `faults` is empty where nothing was wrong."""

    platform: str
    seed: int
    told: Told | None
    faults: list[str]
    steps: Path

    def report(self) -> str:
        """Lines for whoever started it."""
        lines = [f"soak {self.platform}, seed {self.seed}: steps in {self.steps}"]
        if self.told is not None:
            lines += _figures(self.told)
        lines += [f"FAULT {fault}" for fault in self.faults]
        lines.append("FAULTY" if self.faults else "no fault")
        return "\n".join(lines)


def seed_of_the_day() -> int:
    """Another every day, so that the same steps are not taken for ever."""
    return datetime.date.today().toordinal()


def soak(platform: str, seconds: float, seed: int | None, steps: int = 0, collect: int = 10) -> Outcome:
    """Drive a window for so long on `offscreen` or `xvfb`; `steps` 0: as many as there is time for."""
    seed = seed_of_the_day() if seed is None else seed
    OUT.mkdir(parents=True, exist_ok=True)
    log, found = OUT / f"{seed}-{platform}.steps", OUT / f"{seed}-{platform}.json"
    found.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory(prefix="kingdom-gui-soak-") as home:
        command = [
            sys.executable,
            "-m",
            "tests.soak.run",
            str(found),
            *map(str, (seed, steps, seconds, collect)),
        ]
        if platform == "xvfb":
            command = ["xvfb-run", "--auto-servernum", "--server-args=-screen 0 1400x1000x24", *command]
        with log.open("w", encoding="utf-8") as steps_file:
            done = subprocess.run(
                command,
                cwd=home,
                env=_environment(platform, home),
                stdout=steps_file,
                stderr=subprocess.PIPE,
                text=True,
                errors="replace",
                timeout=seconds * 2 + 120,
                check=False,
            )
    told = msgspec.json.decode(found.read_bytes(), type=Told) if found.exists() else None
    return Outcome(platform, seed, told, _faults(told, done.returncode, done.stderr, log), log)


def _environment(platform: str, home: str) -> dict[str, str]:
    there = dict(os.environ)
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        there[name] = home
    there |= {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": "0"}
    # As where the program is installed: its code was compiled by an earlier start.
    there |= {"PYTHONPYCACHEPREFIX": str(OUT / "compiled"), "PYTHONDONTWRITEBYTECODE": ""}
    # Qt's own event loop says when it waits and when it works; that of GLib does not.
    there |= {"QT_QPA_PLATFORM": "xcb" if platform == "xvfb" else "offscreen", "QT_NO_GLIB": "1"}
    return there


def _faults(told: Told | None, code: int, said: str, log: Path) -> list[str]:
    if told is not None:
        return told.faults
    last = "\n  ".join(log.read_text(encoding="utf-8").splitlines()[-LAST_STEPS:])
    number = -code if code < 0 else code - 128
    name = signal.Signals(number).name if number in [*signal.Signals] else "no signal"
    return [f"the program ended itself with exit code {code} ({name}) after\n  {last}\n{said[-6000:]}"]


def _figures(told: Told) -> list[str]:
    stalled = {stall["step"]: stall for stall in told.stalls}
    longest = max((float(str(stall["ms"])) for stall in told.stalls), default=0.0)
    too_long = sum(float(str(stall["ms"])) > TOO_LONG for stall in told.stalls)
    share = len(stalled) * 200 / max(told.steps, 1)
    kinds = Counter(str(stall["kind"]) for stall in stalled.values())
    of = ", ".join(f"{kind} {count} of {told.kinds.get(kind, 0)}" for kind, count in kinds.most_common())
    early = next((mib for at, mib in told.memory if at >= 60), told.memory[0][1])
    lines = [
        f"{told.steps} steps; over 100 ms: {len(stalled)} ({share:.1f} in 200, at most {IN_200:g}), "
        f"over 300 ms: {too_long}, longest {longest:.0f} ms",
        f"memory in the end {told.memory[-1][1] / early:.2f} times that after a minute "
        f"(at most {MOST_GROWN}): " + ", ".join(f"{at} s {mib:.0f} MiB" for at, mib in told.memory),
        "live widgets: " + ", ".join(f"{at} s {count}" for at, count in told.widgets),
    ]
    return lines + ([f"stalls by kind of step: {of}"] if of else [])
