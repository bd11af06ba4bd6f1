"""`make soak`: the real window driven at random, ten minutes offscreen and ten under Xvfb.

`python -m tests.soak [--seconds N] [--steps N] [--seed N] [--collect N] [--on offscreen|xvfb]`
The same seed draws the same steps; they are printed into `build/soak/<seed>-<platform>.steps`. Exit code 1
where there was a fault: a crash, an exception, a warning of Qt, a window that hung.
"""

from __future__ import annotations

import argparse
import sys

from .outcome import PLATFORMS, soak


def main(arguments: list[str]) -> int:
    """Run, and print what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak")
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--steps", type=int, default=0, help="0: as many as there is time for")
    parser.add_argument("--seed", type=int, default=None, help="of the day where none is given")
    parser.add_argument(
        "--collect", type=int, default=10, help="collect garbage before each Nth step; 0 never"
    )
    parser.add_argument("--on", choices=PLATFORMS, action="append")
    given = parser.parse_args(arguments)
    faulty = 0
    for platform in given.on or PLATFORMS:
        outcome = soak(platform, given.seconds, given.seed, given.steps, given.collect)
        print(outcome.report(), flush=True)
        faulty += bool(outcome.faults)
    return 1 if faulty else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
