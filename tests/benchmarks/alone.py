"""A benchmark in a process of its own: none is slower or larger by what another one left behind."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Callable

import msgspec

from .figure import Figure


def measured(name: str, short: bool, told: Callable[[Figure], None]) -> int:
    """Measure a benchmark's figures, and tell each as it comes; the exit code, 0 where all was measured."""
    words = [sys.executable, "-m", __name__, name]
    environment = {**os.environ, "BENCH": "short" if short else ""}
    with subprocess.Popen(words, stdout=subprocess.PIPE, env=environment) as process:
        assert process.stdout is not None
        for line in process.stdout:
            told(msgspec.json.decode(line, type=Figure))
    return process.returncode


def main(name: str) -> int:
    """Measure the figures of one benchmark here, and write each as a line of JSON."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    out, sys.stdout = sys.stdout, sys.stderr  # whatever else is printed is no figure
    module = importlib.import_module(f"{__package__}.{name}_bench")
    for figure in module.figures():
        print(msgspec.json.encode(figure).decode(), file=out, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
