"""The long runs beside `make test`: what they measure is their own, and what fails there is told."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog

import kingdom_gui.sheets
import kingdom_gui.views

from .benchmarks import __main__ as bench
from .benchmarks.figure import Figure
from .shots import __main__ as shots
from .shots.choosing import names, wanted
from .shots.drawing import Shot
from .torture import __main__ as torture
from .torture import alone, parts
from .torture.parts import Outcome, Part

LARGE = 200 * 2**20
MADE_BY_OTHERS = {"DeedDialog", "EmbassyDialog", "LabelDialog", "PinDialog"}  # that the list calls
SCREENS = {"ShortcutsDialog"}  # in all languages its keys have the same names, which tests of dialogs refuse


def test_the_most_memory_of_a_process_is_not_that_of_the_one_which_started_it() -> None:
    child = "from tests.memory import most_resident; print(most_resident())"
    parent = (
        "import subprocess, sys\n"
        f"held = bytearray(b'x') * {LARGE}\n"
        f"print(subprocess.run([sys.executable, '-c', {child!r}], capture_output=True, text=True).stdout)"
    )
    done = subprocess.run([sys.executable, "-c", parent], capture_output=True, text=True, check=True)
    assert 0 < int(done.stdout) < LARGE / 2


def test_a_part_of_the_torture_runs_alone_and_reports() -> None:
    report = alone.run_alone("torn recovery logs", 0.001)
    assert report.ended
    assert report.runs > 0
    assert report.lost == 0
    assert 0 < report.memory < 2**30
    assert torture.verdict(report) == "ok"


def test_a_part_that_dies_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", shutil.which("false"))
    report = alone.run_alone("torn recovery logs", 1.0)
    assert not report.ended
    assert torture.verdict(report) == "FAILED"


@pytest.mark.parametrize(
    ("came", "verdict", "code"),
    [
        (Outcome(3, 0, "fine"), "ok", 0),
        (Outcome(3, 0, "large", "memory 2000 MB, bound 1024 MB"), "OVER", 0),
        (Outcome(3, 1, "an edit"), "LOST", 1),
        (AssertionError("an edit"), "LOST", 1),
        (ValueError("broken"), "FAILED", 1),
    ],
)
def test_only_a_loss_or_a_failure_is_a_fault(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    came: Outcome | Exception,
    verdict: str,
    code: int,
) -> None:
    def run(folder: Path, share: float) -> Outcome:
        if isinstance(came, Exception):
            raise came
        return came

    monkeypatch.setattr(parts, "PARTS", (Part("a part", run),))
    monkeypatch.setattr(torture, "PARTS", parts.PARTS)
    monkeypatch.setattr(alone, "forget_most", lambda: None)
    monkeypatch.setattr(alone, "MOST_MEMORY", 2**60)
    monkeypatch.setattr(torture, "run_alone", alone.run_here)
    assert torture.main(["0.5"]) == code
    said = capsys.readouterr().out
    assert f"[{verdict}, " in said
    assert "lost: edits told as kept" in said
    assert torture.main(["nothing of that name"]) == 2


def test_a_benchmark_that_fails_is_a_fault_and_a_short_figure_one_only_in_full(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    figures = {"map": [Figure("slow", 9, "ms", 1)]}
    codes = {"map": 0, "store": 0}

    def measured(name: str, _short: bool, told: object) -> int:
        assert callable(told)
        for figure in figures.get(name, []):
            told(figure)
        return codes[name]

    monkeypatch.setattr(bench, "measured", measured)
    monkeypatch.setattr(bench, "OUT", tmp_path / "bench.json")
    assert bench.main(["short", "map", "store"]) == 0
    assert not bench.OUT.exists()
    assert bench.main(["map", "store"]) == 1
    assert '"name": "slow"' in bench.OUT.read_text()
    assert bench.main(["store"]) == 0
    codes["store"] = 1
    assert bench.main(["short", "map", "store"]) == 1
    assert bench.main(["stroe"]) == 2


def test_pictures_are_chosen_by_words() -> None:
    every = wanted([])
    there = names()
    ways = {"screens": 4 * 2 * 3, "dialogs": 4 * 2, "sheets": 4}
    assert len(every) == sum(ways[kind] * len(there[kind]) for kind in ways)
    assert len({shot.stem for shot in every}) == len(every)
    short = wanted(["short"])
    assert [(shot.kind, shot.name) for shot in short] == [(k, n) for k in ways for n in there[k]]
    assert {(shot.language, shot.theme) for shot in short} == {(s.language, s.theme) for s in every}
    assert wanted(["grant", "de", "dark"]) == [Shot("dialogs", "grant", "de", "dark")]
    assert shots.main(["gran"]) == 2


def test_a_picture_is_drawn_and_one_that_cannot_be_is_told() -> None:
    """A dialog over the realm that the tests have."""
    here = Shot("dialogs", "claim", "de", "dark")
    count, _, faults = shots.drawn([here, Shot("dialogs", "no_such", "de", "dark")])
    assert count == 2
    assert "de-dark-dialog-no_such could not be drawn" in faults
    assert "claim" not in faults
    assert (shots.OUT / f"{here.stem}.png").stat().st_size > 1000


def test_every_dialog_of_the_program_is_in_the_list_of_tests_and_pictures() -> None:
    for package in (kingdom_gui.views, kingdom_gui.sheets):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
    leaves = [kind for kind in _below(QDialog) if not kind.__subclasses__()]
    of_ours = {kind.__name__ for kind in leaves if kind.__module__.startswith("kingdom_gui.")}
    tree = ast.parse(inspect.getsource(importlib.import_module("tests.views.dialogs")))
    listed = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert of_ours - listed - MADE_BY_OTHERS - SCREENS == set()


def _below(kind: type[QDialog]) -> set[type[QDialog]]:
    found = set(kind.__subclasses__())
    return found.union(*(_below(one) for one in found))
