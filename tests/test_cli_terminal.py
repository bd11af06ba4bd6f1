"""Whatever stands in a file, no name in it does anything to the terminal, nor breaks a line of a report."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from kingdom_gui.assets import asset
from kingdom_gui.cli import main
from kingdom_gui.words.escaped import escaped, on_a_line

EXAMPLE = asset("examples") / "brindlemark.kingdom.json"
HOSTILE = "\x1b[31mRed\x1b[0m\x07\r\x9b31m\x7f\u202eback\nline\u2028two"
# Line breaks are ours; what moves the cursor, rings, colours or turns the line around is nobody's.
_DOES = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example, every name and note of which is hostile."""

    def renamed(value: object, key: str = "") -> object:
        if isinstance(value, dict):
            return {name: renamed(part, name) for name, part in value.items()}
        if isinstance(value, list):
            return [renamed(part) for part in value]
        return HOSTILE if key in ("name", "note") and isinstance(value, str) else value

    path = tmp_path_factory.mktemp("hostile") / "a.kingdom.json"
    path.write_text(json.dumps(renamed(json.loads(EXAMPLE.read_text(encoding="utf-8")))), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    "words",
    [(), ("--json",), ("--why", "economy"), ("--why", "economy", "--json"), ("--since", "2")],
    ids=str,
)
def test_stats_of_hostile_names(
    hostile: Path, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["stats", str(hostile), *words]) == 0
    told = capsys.readouterr()
    assert not _DOES.search(told.out + told.err)
    if "--json" in words:
        assert words[0] == "--why" or HOSTILE in json.loads(told.out)["kingdoms"]["brindlemark"].values()
    else:
        assert "line" not in [line[:4] for line in told.out.splitlines()], "a name breaks no line"


def test_faults_of_hostile_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Keys that are told back, and the file's own name."""
    path = tmp_path / "a\x1b[2J\nb.json"
    plain = json.loads(EXAMPLE.read_text(encoding="utf-8")) | {HOSTILE: 1}
    plain["hexes"][0]["terrain"] = HOSTILE
    path.write_text(json.dumps(plain), encoding="utf-8")
    for command in ("check", "stats"):
        assert main([command, str(path)]) == 1
        told = capsys.readouterr()
        assert not _DOES.search(told.out + told.err)
        assert told.err.count("\n") == 1


def test_the_text_of_a_sheet(hostile: Path, tmp_path: Path) -> None:
    out = tmp_path / "sheet.txt"
    assert main(["export", "sheet", str(hostile), str(out)]) == 0
    text = out.read_text(encoding="utf-8")
    assert not _DOES.search(text)
    assert "line" not in [line[:4] for line in text.splitlines()]


def test_what_is_read_as_it_is_stays() -> None:
    """Letters of every script, the marks that Arabic and Hebrew need, and line breaks of ours."""
    for text in ("Straße\tweiß\n", "\u200fשלום\u200e", "a\u0301 👩\u200d🌾 \u00a0\u202f"):
        assert escaped(text) == text
    assert on_a_line("a\nb\x1b") == "a b\\u001b"
    assert json.loads(escaped('"\x9b\x7f\u202e"')) == "\x9b\x7f\u202e"
