"""The seeds' worked example, as a script anyone can play: it holds to its last number (IT L252-284)."""

from __future__ import annotations

import pytest

from kingdom_gui.assets import asset
from kingdom_gui.cli import main

SCRIPT = asset("examples/worked-month.script.json")


def test_the_worked_month_plays_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", str(SCRIPT)]) == 0
    assert "42 steps" in capsys.readouterr().out


def test_another_die_is_told_at_the_first_difference(tmp_path, capsys: pytest.CaptureFixture[str]) -> None:
    """10 for 9 on the taxes: 61 // 3 is 20 as well, so 12 is what shows: 63 // 3 = 21."""
    wrong = tmp_path / "wrong.json"
    wrong.write_text(
        SCRIPT.read_text(encoding="utf-8").replace('"income.taxes": [9]', '"income.taxes": [12]')
    )
    assert main(["run", str(wrong)]) == 1
    told = capsys.readouterr().err
    assert "27" in told
    assert "28" in told
