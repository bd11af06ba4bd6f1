"""The program speaks to no network: nothing of it can, and nothing of it does."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "kingdom_gui"
ROOT = PACKAGE.parent
REACHING_OUT = (
    "socket",
    "http",
    "urllib.request",
    "ftplib",
    "smtplib",
    "ssl",
    "requests",
    "asyncio",
    "xmlrpc",
)
QT_REACHING_OUT = ("QtNetwork", "QtWebEngine", "QtWebSockets", "QtHttpServer", "QtRemoteObjects")


def imported() -> list[tuple[str, str]]:
    """Every module that the package imports, and where."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found += [(alias.name, path.name) for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and not node.level:
                found += [(f"{node.module}.{alias.name}", path.name) for alias in node.names]
    return found


def test_nothing_that_reaches_out_is_imported() -> None:
    found = imported()
    assert len(found) > 1000
    for name, where in found:
        assert not any(name == one or name.startswith(f"{one}.") for one in REACHING_OUT), (name, where)
        assert not any(part.startswith(QT_REACHING_OUT) for part in name.split(".")), (name, where)


EVENING = """
import sys
seen = []
watched = ("socket.", "urllib.")
sys.addaudithook(lambda event, given: seen.append(event) if event.startswith(watched) else None)
from pathlib import Path
from kingdom_gui import cli
folder = Path(sys.argv[1])
example = "resources/examples/brindlemark.kingdom.json"
for words in (
    ["check", example], ["stats", example], ["export", "--help"],
    ["import", "tests/data/maps/vale.tmx", "--out", str(folder / "tiled.kingdom.json")],
    ["import", "tests/data/maps/vale.txt", "--out", str(folder / "text.kingdom.json")],
):
    cli.main(words)
from kingdom_gui.document.settings import Preferences
from kingdom_gui.views.starting import make_application, make_window
preferences = Preferences(folder / "settings.ini")
app = make_application(preferences)
window = make_window(preferences)
window.show()
window.file_commands.open(Path(example))
for page in ("map", "settlement", "kingdom", "journal", "tables"):
    window.show_page(page)
    app.processEvents()
window.files.save(folder / "saved.kingdom.json")
window.document.undo_stack.setClean()
window.close()
loaded = [name for name in sys.modules if name.startswith("PySide6.QtNetwork")]
print("REACHED OUT", seen, loaded)
"""


def test_an_evening_of_work_opens_no_socket(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", EVENING, str(tmp_path)],
        cwd=ROOT, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert "REACHED OUT [] []" in done.stdout, done.stdout[-2000:] + done.stderr[-2000:]
