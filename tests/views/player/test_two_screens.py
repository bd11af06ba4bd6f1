"""On two screens the players' window takes the other one, and comes back to it while it is there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
BOTH = (("one", 0, 1280, 800), ("two", 1280, 1920, 1080))


def stands(tmp_path: Path, screens: tuple[tuple[str, int, int, int], ...], deed: str) -> list[str]:
    """Where the window stands once opened on these screens (name, left edge, width, height)."""
    listed = [
        {"name": name, "x": left, "y": 0, "width": wide, "height": high, "dpr": 1,
         "logicalDpi": 96, "logicalBaseDpi": 96}
        for name, left, wide, high in screens
    ]  # fmt: skip
    config = tmp_path / "screens.json"
    config.write_text(json.dumps({"screens": listed}))
    done = subprocess.run(
        [sys.executable, "-m", "tests.views.player.two_screens", str(tmp_path / "settings.ini"), deed],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={config}"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_the_other_screen_and_back(tmp_path: Path) -> None:
    first = stands(tmp_path, BOTH, "open")
    assert first[:2] == ["two", "True"]
    moved = ["two", "True", "1500", "100", "900", "600"]
    assert stands(tmp_path, BOTH, "move") == moved
    assert stands(tmp_path, BOTH, "open") == moved
    screen, full, left, _, wide, _ = stands(tmp_path, BOTH[:1], "open")
    assert (screen, full) == ("one", "False")
    assert int(left) + int(wide) <= 1280 + 4
