"""`kingdom-gui check --repair`: what of a damaged campaign can be read goes to a new file."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from kingdom_gui import cli
from kingdom_gui.assets import asset
from kingdom_gui.commands.base import DONE, INPUT_AT_FAULT
from kingdom_gui.store.backups import keep_backup

from .store.released import written_by

EXAMPLE = asset("examples/brindlemark.kingdom.json")


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    path = tmp_path / "damaged.kingdom.json"
    path.write_bytes(EXAMPLE.read_bytes()[:40_000].replace(b'"counter": 42', b'"counter": 2'))
    return path


def run(*words: object) -> int:
    return cli.main([str(word) for word in words])


def test_what_can_be_read_is_written_and_the_rest_is_told(
    damaged: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = damaged.read_bytes()
    out = damaged.with_name("out.kingdom.json")
    assert run("check", damaged) == INPUT_AT_FAULT
    capsys.readouterr()
    assert run("check", damaged, "--repair", out, "--language", "en") == DONE
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("Changed: counter (line 14)")
    assert said[0].endswith("Now 42.")
    assert said[1].startswith("Left out: journal[")
    assert "1 left out, 1 changed, 0 unknown kept" in said[-1]
    assert damaged.read_bytes() == before
    assert run("check", out) == DONE


@pytest.mark.parametrize("same", [True, False])
def test_nothing_that_is_there_is_replaced(
    damaged: Path, capsys: pytest.CaptureFixture[str], same: bool
) -> None:
    out = damaged if same else damaged.with_name("there.kingdom.json")
    if not same:
        out.write_bytes(b"mine")
    before = out.read_bytes()
    assert run("check", damaged, "--repair", out) == INPUT_AT_FAULT
    assert out.read_bytes() == before
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_where_nothing_can_be_read_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.json"
    other.write_bytes(b"hello")
    assert run("check", other, "--repair", tmp_path / "out.json") == INPUT_AT_FAULT
    assert not (tmp_path / "out.json").exists()
    assert "nothing of a campaign can be read" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "it", "fr", "de"])
def test_check_names_the_backups_of_a_file_it_refuses(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    """Zeros, as a power cut leaves them; the newest backup is of no use either."""
    path = tmp_path / "vale.kingdom.json"
    path.write_bytes(EXAMPLE.read_bytes())
    sound = keep_backup(path, now=datetime(2030, 5, 1, 12, tzinfo=UTC))
    path.write_bytes(bytes(4096))
    torn = keep_backup(path, now=datetime(2030, 5, 2, 12, tzinfo=UTC))
    assert sound is not None
    assert torn is not None
    for refused in (bytes(4096), b"", EXAMPLE.read_bytes()[:9000]):
        path.write_bytes(refused)
        assert run("check", path, "--language", language) == INPUT_AT_FAULT
        said = capsys.readouterr().err.splitlines()
        assert len(said) == 3
        assert str(torn.parent) in said[1]
        assert "2 " in said[1]
        assert sound.name in said[2]
        assert "2030" in said[2]
    path.unlink()
    assert run("check", path, "--language", language) == INPUT_AT_FAULT
    assert sound.name in capsys.readouterr().err


def test_check_of_a_newer_programs_file_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "new.kingdom.json"
    newer = written_by(EXAMPLE.read_bytes(), "99.0.0").replace(b'"month": ', b'"sky": 1,\n"month": ', 1)
    path.write_bytes(newer)
    assert run("check", path, "--language", "en") == INPUT_AT_FAULT
    said = capsys.readouterr()
    assert "99.0.0" in said.err
    assert "newer" in said.err
    assert said.out.startswith("sky")
