"""`make torture`: the long runs, each in a process of its own, and a table of what came of them.

A share of the full counts can be asked for, and parts by words of their names: `python -m tests.torture
0.1 kills logs`. The exit code is 1 where anything was lost or a part did not come to its end, 2 where no part
has such a name. A figure over its bound is named and changes nothing of the exit code.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from .alone import Report, run_alone
from .parts import PARTS

WHAT_IS_LOST = (
    "lost: edits told as kept, or files that could be read, and were not found again as they were; 0 is\n"
    "      right. An assertion that fails counts as one, with its traceback above. FAILED: a part did not\n"
    "      come to its end. OVER: a figure (memory, the longest file) is over its bound; that loses nothing."
)


def main(words: Sequence[str]) -> int:
    """Run all parts, or those whose names have one of the words; a line for each, then the table."""
    shares = [float(word) for word in words if word.replace(".", "", 1).isdigit()]
    share = shares[0] if shares else 1.0
    wanted = [word for word in words if not word.replace(".", "", 1).isdigit()] or [""]
    names = [part.name for part in PARTS if any(word in part.name for word in wanted)]
    if not names:
        print(f"No part of that name; there are: {', '.join(part.name for part in PARTS)}.", file=sys.stderr)
        return 2
    reports = []
    for name in names:
        report = run_alone(name, share)
        reports.append(report)
        print(f"{name:<22} {report.said}  [{verdict(report)}, {report.seconds:.0f} s]", flush=True)
    print("\n".join(table(reports)))
    return 1 if any(report.lost or not report.ended for report in reports) else 0


def verdict(report: Report) -> str:
    """A word for what came of a part: LOST and FAILED are faults, OVER is a figure over its bound."""
    if report.lost:
        return "LOST"
    if not report.ended:
        return "FAILED"
    return "OVER" if report.over else "ok"


def table(reports: Sequence[Report]) -> list[str]:
    """The lines at the end: one a part, the sum, what 'lost' means, and each figure over its bound."""
    lines = ["", f"{'part':<22} {'runs':>9} {'lost':>6} {'memory':>9} {'seconds':>8}"]
    for one in reports:
        memory = f"{one.memory / 2**20:.0f} MB"
        row = f"{one.name:<22} {one.runs:>9,} {one.lost:>6} {memory:>9} {one.seconds:>8.0f}"
        lines.append(f"{row}  {verdict(one)}")
    runs, lost = sum(one.runs for one in reports), sum(one.lost for one in reports)
    most, seconds = max(one.memory for one in reports), sum(one.seconds for one in reports)
    lines.append(f"{'in all':<22} {runs:>9,} {lost:>6} {f'{most / 2**20:.0f} MB':>9} {seconds:>8.0f}")
    lines += ["", WHAT_IS_LOST]
    return lines + [f"OVER  {one.name}: {one.over}" for one in reports if one.over]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
