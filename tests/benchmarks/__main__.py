"""`python -m tests.benchmarks`: measures every figure, prints one line a figure and writes build/bench.json.

A benchmark is a module `<what>_bench.py` in this folder with `def figures()`, which gives `Figure` records.
Each runs in a process of its own. Names given on the command line choose among them. Exit code 1 when a
figure is short of its bound or a benchmark fails.

`short` among the names shows whether all benchmarks still run: smaller maps, one round, as many at once as
there are processors. Its figures are told and not judged, and build/bench.json is left alone.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from .alone import measured
from .figure import Figure

FOLDER = Path(__file__).parent
OUT = FOLDER.parent.parent / "build" / "bench.json"
SHORT = "short"


def modules(chosen: Iterable[str] = ()) -> list[str]:
    """The names of the benchmarks, without their ending; those that are chosen, or all."""
    there = sorted(path.stem.removesuffix("_bench") for path in FOLDER.glob("*_bench.py"))
    wanted = list(chosen)
    return [name for name in there if not wanted or name in wanted]


def line(figure: Figure) -> str:
    """A figure as it is printed: name, value, unit, bound, ok or short."""
    bound = "-" if figure.bound is None else f"{figure.bound:g}"
    verdict = "ok" if figure.ok else "short"
    return f"{figure.name:<48} {figure.value:>12.4g} {figure.unit:<14} {bound:>10} {verdict}"


def record(figure: Figure) -> dict[str, object]:
    """A figure as it stands in bench.json."""
    return {
        "name": figure.name,
        "value": figure.value,
        "unit": figure.unit,
        "bound": figure.bound,
        "ok": figure.ok,
    }


def main(words: list[str]) -> int:
    """Measure, print, write; 1 when a benchmark fails or, unless it is the short form, a figure is short."""
    short = SHORT in words
    chosen = [word for word in words if word != SHORT]
    names = modules(chosen)
    if len(names) < len(set(chosen)) or not names:
        print(f"There is no such benchmark; there are: {', '.join(modules())}.", file=sys.stderr)
        return 2
    found: list[Figure] = []

    def told(figure: Figure) -> None:
        found.append(figure)
        print(line(figure), flush=True)

    with ThreadPoolExecutor((os.cpu_count() or 1) if short else 1) as pool:
        codes = dict(zip(names, pool.map(lambda name: measured(name, short, told), names), strict=True))
    failed = [name for name, code in codes.items() if code]
    for name in failed:
        print(f"The benchmark {name} FAILED with exit code {codes[name]}; see above.", file=sys.stderr)
    if not short:
        OUT.parent.mkdir(parents=True, exist_ok=True)
        OUT.write_text(json.dumps([record(figure) for figure in found], indent=1) + "\n", encoding="utf-8")
    return 1 if failed or not (short or all(figure.ok for figure in found)) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
