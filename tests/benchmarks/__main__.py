"""`python -m tests.benchmarks`: measures every figure, prints one line a figure and writes build/bench.json.

A benchmark is a module `<what>_bench.py` in this folder with `def figures()`, which gives `Figure` records.
Names given on the command line choose among them. Exit code 1 when a figure is short of its bound.
"""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from .figure import Figure

FOLDER = Path(__file__).parent
OUT = FOLDER.parent.parent / "build" / "bench.json"


def modules(chosen: Iterable[str] = ()) -> list[str]:
    """The names of the benchmarks, without their ending; those that are chosen, or all."""
    there = sorted(path.stem.removesuffix("_bench") for path in FOLDER.glob("*_bench.py"))
    wanted = list(chosen)
    return [name for name in there if not wanted or name in wanted]


def measure(names: Iterable[str]) -> Iterator[Figure]:
    """The figures of these benchmarks, one module after the other."""
    for name in names:
        module = importlib.import_module(f"{__package__}.{name}_bench")
        yield from module.figures()


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


def main(arguments: list[str]) -> int:
    """Measure, print, write; 1 when a figure is short."""
    names = modules(arguments)
    if not names:
        print(f"No benchmark of that name; there are {', '.join(modules())}.", file=sys.stderr)
        return 2
    found = []
    for figure in measure(names):
        found.append(figure)
        print(line(figure), flush=True)
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(json.dumps([record(figure) for figure in found], indent=1) + "\n", encoding="utf-8")
    return 0 if all(figure.ok for figure in found) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
