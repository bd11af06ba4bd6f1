"""Everything that can be opened over the window and closed again, by name; and what is alive at a moment."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QTimer
from PySide6.QtWidgets import QApplication, QDialog
from shiboken6 import Object, getAllValidWrappers, isValid

from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.modal import open_beside
from kingdom_gui.views.strip import NUMBERS
from kingdom_gui.views.tool_strip import MapPage

from .dialogs import Open, dialogs
from .realm import place

PAGES = ("map", "settlement", "kingdom", "journal", "tables")
OpenAndClose = Callable[[MainWindow], None]


def openings(look: Callable[[], object] = lambda: None) -> dict[str, OpenAndClose]:
    """Open and close each dialog, popup, menu, panel, page and window once; `look` while a dialog is open."""
    made: dict[str, OpenAndClose] = {name: partial(_dialog, make, look) for name, make in dialogs().items()}
    made |= {f"number_{name}": partial(_number, name) for name in NUMBERS}
    return made | {
        "pages": _pages,
        "panels": _panels,
        "question": _question,
        "shortcuts": partial(_dialog, _shortcuts, look),
        "layers": _layers,
        "map_menu": _map_menu,
        "players": _players,
        "help": _help,
    }


def settled() -> None:
    """Let all that is due happen: what was closed is gone for good afterwards."""
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def living() -> Counter[str]:
    """The widgets that Qt has now and the objects of our own classes that Python has, counted by class."""
    alive = Counter(f"widget {type(widget).__name__}" for widget in QApplication.allWidgets())
    ours = [made for made in getAllValidWrappers() if type(made).__module__.startswith("kingdom_gui.")]
    return alive + Counter(type(made).__name__ for made in ours)


def shells() -> Counter[str]:
    """The objects of our own classes that Python keeps though Qt has freed them, counted by class."""
    kept = Counter[str]()
    for found in gc.get_objects():
        if (
            isinstance(found, Object)
            and type(found).__module__.startswith("kingdom_gui.")
            and not isValid(found)
        ):
            kept[f"shell {type(found).__name__}"] += 1
    return kept


def loose() -> Counter[str]:
    """Collect all garbage; the objects of Qt that nothing but the collector would have freed, by class.

    There must be none: the collector may run in any thread, and frees things in no order.
    """
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    gc.set_debug(0)
    living_garbage = [found for found in gc.garbage if isinstance(found, QObject) and isValid(found)]
    counted = Counter(f"garbage {type(found).__name__}" for found in living_garbage)
    del living_garbage
    gc.garbage.clear()
    gc.collect()
    return counted


def growing(window: MainWindow, opened: dict[str, OpenAndClose], times: int) -> dict[str, int]:
    """Open and close everything so often; what there is more of at the end than after the second time.

    Widgets and living objects are counted before any garbage is collected: what is closed goes without the
    collector. Only what Python keeps of freed objects may wait for it; no living object of Qt may.
    """
    campaign = window.document.campaign
    before: Counter[str] = Counter()
    for number in range(times):
        for opening in opened.values():
            window.document.open(campaign, None)
            opening(window)
            settled()
        if number == 1:
            before = living()
            gc.collect()
            before += shells()
    after = living() + loose()
    return dict(after + shells() - before)


def _dialog(make: Open, look: Callable[[], object], window: MainWindow) -> None:
    dialog = make(window)
    open_beside(dialog)
    QApplication.processEvents()
    look()
    dialog.close()


def _shortcuts(window: MainWindow) -> QDialog:
    from kingdom_gui.views.keys.dialog import ShortcutsDialog

    return ShortcutsDialog(window)


def _close_popup() -> None:
    QApplication.processEvents()
    popup = QApplication.activePopupWidget()
    assert popup is not None
    popup.close()


def _number(name: str, window: MainWindow) -> None:
    window.wiring.show_number(name, window.strip)
    _close_popup()


def _map(window: MainWindow) -> MapPage:
    window.show_page("map")
    page = window.pages.page("map")
    assert isinstance(page, MapPage)
    return page


def _layers(window: MainWindow) -> None:
    _map(window).tools.show_layers()
    _close_popup()


def _map_menu(window: MainWindow) -> None:
    _map(window).view.open_menu(place(7, 7), QPoint(200, 200))
    _close_popup()


def _pages(window: MainWindow) -> None:
    for name in (*PAGES, "map"):
        window.show_page(name)
        QApplication.processEvents()


def _panels(window: MainWindow) -> None:
    for show in (window.commands.play_months, window.commands.what_changed):
        show()
        QApplication.processEvents()
        window.panes.show_beside(None)


def _question(window: MainWindow) -> None:
    from kingdom_gui.views.questions import confirm

    def close() -> None:
        box = QApplication.activeModalWidget()
        assert box is not None
        box.close()

    QTimer.singleShot(0, close)
    confirm(window, "Really?", "Yes")


def _players(window: MainWindow) -> None:
    window.commands.player_window(True)
    QApplication.processEvents()
    window.commands.player_window(False)


def _help(window: MainWindow) -> None:
    for page in ("rules/unrest", "tour/first-evening"):
        window.commands.desk().show(page)
        QApplication.processEvents()
    window.commands.desk().window().close()
