"""Reports of the program's faults: few, small, and without a word of a campaign."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from kingdom_gui import __version__
from kingdom_gui.store.reports import KEPT, LARGEST, NATIVE, keep_report, native_report, report_text


def test_a_report_names_version_system_and_last_actions(tmp_path: Path) -> None:
    text = report_text("it broke here", ["granted", "undone"])
    assert __version__ in text
    assert "granted, undone" in text
    assert keep_report(text, tmp_path).read_text(encoding="utf-8") == text


def test_reports_are_few_and_small(tmp_path: Path) -> None:
    for number in range(KEPT + 5):
        last = keep_report(f"{number} " + "x" * 2 * LARGEST, tmp_path)
    files = list(tmp_path.iterdir())
    assert len(files) == KEPT
    assert last in files
    assert all(file.stat().st_size <= LARGEST for file in files)


def test_a_native_crash_is_found_by_the_next_start_once(tmp_path: Path) -> None:
    file = tmp_path / NATIVE
    crash = f"import faulthandler; faulthandler.enable(open({str(file)!r}, 'w')); faulthandler._sigsegv()"
    subprocess.run([sys.executable, "-c", crash], check=False)
    assert "Segmentation fault" in native_report(tmp_path)
    assert native_report(tmp_path) == ""
    (kept,) = tmp_path.glob("fault-*.txt")
    assert "Segmentation fault" in kept.read_text(encoding="utf-8")
