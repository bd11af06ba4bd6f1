"""The program starts whole from a folder of any name, with a home and a campaign in such folders too.

A path can hold every sign that means something in a style sheet, in HTML or in an address; so no path goes
into any of them. A copy of the program is started in a process of its own, as what it warns of at its start
is said before any test could listen.
"""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtGui import QImage

ROOT = Path(__file__).parents[2]
OFFSCREEN_SAYS = "This plugin does not support "
# On Windows some of them cannot be in a name.
ODD = "é´ it's a&b 50%20 #1 (x) {y}; \N{MATHEMATICAL DOUBLE-STRUCK CAPITAL X}"
ODD += "" if os.name == "nt" else ' "q" <b>: a\\b'

EVENING = """
import json, sys
from pathlib import Path
folder, shots = Path(sys.argv[1]), Path(sys.argv[2])
from PySide6.QtGui import QFontInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QLabel
import kingdom_gui
from kingdom_gui.document.settings import Preferences
from kingdom_gui.drawing.picture.making import make_tiles
from kingdom_gui.views.help.desk import Desk
from kingdom_gui.views.starting import make_application, make_window, program_icon
from kingdom_gui.views.theme import serif
preferences = Preferences()
preferences.language = "de"
app = make_application(preferences)
window = make_window(preferences)
window.resize(1280, 800)
window.files.open_example()
window.selection.select_settlement(next(iter(window.document.campaign.settlements)))
window.show()
window.show_page("map")
def labels():
    return [one for one in window.inspector.findChildren(QLabel) if one.isVisible() and one.text()]
for _ in range(100):
    QTest.qWait(20)
    if labels():
        break
shown = len(labels())
box = QCheckBox("")
box.setChecked(True)
box.grab().save(str(shots / "ticked.png"))
campaign = folder / "Königreich & 'Mark' #1.kingdom.json"
assert window.files.save(campaign) is None
window.files.open(campaign)
helped = Desk(window).show("founding")
app.processEvents()
print(json.dumps({
    "from": str(Path(kingdom_gui.__file__).parent.parent),
    "labels": shown,
    "serif": QFontInfo(serif(12)).family(),
    "menu": window.menuBar().actions()[0].text(),
    "icon": not program_icon().isNull() and not program_icon().pixmap(32).isNull(),
    "recent": [str(path) for path in preferences.recent],
    "campaign": str(campaign),
    "help": helped.view.toPlainText(),
    "tiles": make_tiles(shots / "ticked.png", "ticked").width,
}))
window.document.undo_stack.setClean()
window.close()
"""


def test_the_program_starts_whole(tmp_path: Path) -> None:
    for part in ("program", "home", "campaigns", "shots"):
        (tmp_path / ODD / part).mkdir(parents=True)
    place = tmp_path / ODD
    for part in ("kingdom_gui", "resources"):
        shutil.copytree(ROOT / part, place / "program" / part)
    homes = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "APPDATA")
    surroundings = {**os.environ, **dict.fromkeys(homes, str(place / "home"))}
    surroundings |= {"PYTHONPATH": str(place / "program"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", EVENING, str(place / "campaigns"), str(place / "shots")],
        cwd=place / "program",
        env=surroundings,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    warnings = [line for line in done.stderr.splitlines() if not line.startswith(OFFSCREEN_SAYS)]
    assert (done.returncode, warnings) == (0, [])
    told = json.loads(done.stdout)
    assert told["from"] == str(place / "program")
    assert told["labels"] > 10
    assert told["serif"] == "Kingdom Serif"
    assert told["menu"] == "&Kampagne"
    assert told["icon"]
    assert told["recent"] == [told["campaign"]]
    assert "Regeln" in told["help"]
    box = QImage(str(place / "shots" / "ticked.png"))
    assert told["tiles"] == box.width()
    # Ground and sign; where Qt finds no picture for the sign, it leaves it out and says so above.
    assert len({box.pixel(x, y) for x in range(box.width()) for y in range(box.height())}) > 3
    left = {path.name for path in place.rglob("*") if path.is_file() and "program" not in path.parts}
    assert {"ticked.png"} < left


# A picture of a style sheet is found by its name; one of a page lies in the page itself.
MADE_OF_A_PATH = {"as_uri", "fromLocalFile", "pathname2url"}
READS_THEM = {"svg_check.py"}  # what others have drawn
TAKES_MARKUP = re.compile(r"(setStyleSheet|setHtml|setDefaultStyleSheet|insertHtml)\(")
FROM_A_PATH = re.compile(
    r"url\((?!\{pictures\}:)|\bsrc=.(?!data:)|\bfile:/|@import|@font-face|" + "|".join(MADE_OF_A_PATH)
)


def suspects(path: Path) -> Iterator[str]:
    """Where in a module a path may go into a style sheet, a page or an address."""
    source = path.read_text(encoding="utf-8")
    if not (FROM_A_PATH.search(source) or TAKES_MARKUP.search(source)):
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and FROM_A_PATH.search(node.value):
            yield f"{path.name}:{node.lineno}: {node.value[:60]!r}"
        elif isinstance(node, ast.Attribute) and node.attr in MADE_OF_A_PATH:
            yield f"{path.name}:{node.lineno}: {node.attr}"
        elif isinstance(node, ast.Call) and TAKES_MARKUP.search(ast.unparse(node.func) + "("):
            names = {getattr(one, "id", getattr(one, "attr", "")) for one in ast.walk(node)}
            if names & {"asset", "as_posix", "Path", "path", "folder"}:
                yield f"{path.name}:{node.lineno}: a path in what is set"


def test_no_path_goes_into_a_style_sheet_a_page_or_an_address() -> None:
    modules = [path for path in (ROOT / "kingdom_gui").rglob("*.py") if path.name not in READS_THEM]
    assert len(modules) > 500
    found = [one for path in sorted(modules) for one in suspects(path)]
    assert not found, "\n".join(found)
