"""One run in a process of its own: `python -m tests.soak.run OUT SEED STEPS SECONDS COLLECT`.

The window is the program's own, on a copy of the example campaign in a home of its own. Each step is printed
before it is taken; what came of the run is written to OUT as JSON. A crash writes nothing, and says where on
stderr.
"""

from __future__ import annotations

import faulthandler
import os
import shutil
import sys
from pathlib import Path

import msgspec


class Told(msgspec.Struct):
    """What a run found. Memory in MiB and live widgets, each by the second it was looked at."""

    seed: int
    steps: int
    kinds: dict[str, int]
    stalls: list[dict[str, object]]
    faults: list[str]
    memory: list[tuple[int, float]]
    widgets: list[tuple[int, int]]


def resident() -> float:
    """MiB of memory that the process has now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def main(out: Path, seed: int, steps: int, seconds: float, collect: int) -> int:
    """Drive the window; 0 where there was no fault."""
    import gc

    gc.disable()
    from kingdom_gui.commands.window import load_qt

    load_qt()
    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtGui import QDesktopServices, QGuiApplication

    from kingdom_gui.document.files import example_path
    from kingdom_gui.document.settings import Preferences
    from kingdom_gui.views import native_crash
    from kingdom_gui.views.application import _started
    from kingdom_gui.views.later import after_painting
    from kingdom_gui.views.starting import make_application, make_window

    from . import hand
    from .driver import Driver
    from .faults import Faults
    from .steps import Steps
    from .watch import Watch

    class Stays(QObject):
        """The window is not closed before the run is over."""

        over = False

        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Close and not self.over:
                event.ignore()
                return True
            return False

    QDesktopServices.openUrl = lambda *_: True  # type: ignore[method-assign]
    native_crash.watch = lambda: ""  # a crash is told on stderr
    preferences = Preferences()
    preferences.theme, preferences.language = "light", "en"
    app = make_application(preferences)
    app.setQuitOnLastWindowClosed(False)
    watch = Watch()
    faults = Faults(lambda: watch.step)
    faults.install()
    window = make_window(preferences)
    campaign = Path.cwd() / "soak.kingdom.json"
    shutil.copy(example_path(), campaign)
    window.file_commands.open(campaign)
    after_painting(window, lambda: _started(window, campaign))
    stays = Stays()
    window.installEventFilter(stays)
    window.resize(1280, 800)
    window.show()
    memory: list[tuple[int, float]] = []
    widgets: list[tuple[int, int]] = []

    def look(at: float) -> None:
        memory.append((round(at), round(resident(), 1)))
        widgets.append((round(at), len(app.allWidgets())))

    def over() -> None:
        stays.over = True
        app.exit(0)  # quitting would ask about unsaved work

    carried = hand.Carried() if QGuiApplication.platformName() == "offscreen" else None
    driver = Driver(Steps(window, carried), watch, seed, steps, seconds, over, look, collect)
    look(0)
    driver.start()
    app.exec()
    look(driver.elapsed)
    watch.stop()
    stalls = [msgspec.to_builtins(stall) for stall in watch.stalls]
    told = Told(seed, driver.number, dict(watch.steps), stalls, faults.found, memory, widgets)
    out.write_bytes(msgspec.json.format(msgspec.json.encode(told)))
    sys.stdout.flush()
    os._exit(1 if faults.found else 0)  # what is left open is of no interest any more


if __name__ == "__main__":
    faulthandler.enable()
    given = sys.argv[1:]
    sys.exit(main(Path(given[0]), int(given[1]), int(given[2]), float(given[3]), int(given[4])))
