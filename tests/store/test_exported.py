"""What is exported takes no campaign's place."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from kingdom_gui.assets import asset
from kingdom_gui.cli import main
from kingdom_gui.commands.export import WRITERS
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.exported import write_exported
from kingdom_gui.store.house_file import FORMAT as HOUSE

ROOT = Path(__file__).parents[2] / "kingdom_gui"
EXAMPLE = asset("examples") / "brindlemark.kingdom.json"
# Where a file is written under a name that no dialog asked for.
OWN_NAMES = ("store/", "drawing/picture/making.py", "drawing/picture/pyramid.py", "views/picture/taken_in.py")


@pytest.mark.parametrize("kind", [kind for kind, forms in WRITERS.items() if "json" in forms])
def test_an_export_over_its_campaign_is_refused(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = Path(shutil.copy(EXAMPLE, tmp_path))
    assert main(["export", kind, str(path), str(path)]) == 1
    assert path.read_bytes() == EXAMPLE.read_bytes()
    assert "campaign" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "there"),
    [
        ("a.json", b'{"version": 1, "format" :\n "kingdom-campaign"}'),
        ("a.pdf", b'{"format": "kingdom-campaign", "version": 1, "hexes": [cut off'),
        ("a.json", b'{"format": "kingdom-script"}'),
        ("a.json", b'{"format": "kingdom-house-rules"}'),
        ("a.kingdom.json", bytes(100)),
    ],
)
def test_what_is_ours_stays(name: str, there: bytes, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(there)
    with pytest.raises(StoreError) as caught:
        write_exported(path, b"new")
    assert caught.value.code == "export_over_ours"
    assert path.read_bytes() == there


def test_anything_else_gives_way(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    for there in (b"", b"{}", b'{"note": "\\"format\\": \\"kingdom-campaign\\""}', bytes(9)):
        path.write_bytes(there)
        write_exported(path, b"new")
        assert path.read_bytes() == b"new"
    path.write_bytes(b'{"format": "kingdom-house-rules"}')
    write_exported(path, b"rules", HOUSE)
    assert path.read_bytes() == b"rules"


def test_whatever_the_user_names_is_written_this_way() -> None:
    """A writer of a table, sheet or picture that goes around it could replace a campaign."""
    writers = [
        name
        for file in ROOT.rglob("*.py")
        if not (name := file.relative_to(ROOT).as_posix()).startswith(OWN_NAMES)
        and re.search(r"\b(write_file|write_bytes|write_text)\(", file.read_text(encoding="utf-8"))
    ]
    assert writers == []
