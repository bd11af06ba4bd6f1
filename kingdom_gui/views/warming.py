"""What the first edit, page, month and print would wait for is fetched while the window has nothing to do."""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module

from PySide6.QtCore import QObject, QTimer

PAUSE = 30  # milliseconds between two, in which input is answered
# In the order in which they are likely to be wanted, those that others stand on first: none shall take long.
WANTED = (
    "babel.localtime", "babel.core", "babel.dates", "babel.numbers", "fluent.syntax.ast", "fluent.syntax",
    "fluent.runtime", "kingdom_gui.drawing.map.terrain", "kingdom_gui.drawing.map.stamps",
    "kingdom_gui.drawing.map.ground", "kingdom_gui.drawing.map.painting", "kingdom_gui.views.ledger_popup",
    "kingdom_gui.views.turn.panel", "kingdom_gui.views.turn.on_place", "kingdom_gui.views.turn.step_forms",
    "kingdom_gui.views.turn.edicts_form", "kingdom_gui.views.turn.trade_form",
    "kingdom_gui.drawing.district", "kingdom_gui.views.district.plan_view",
    "kingdom_gui.views.district.palette", "kingdom_gui.views.district.wish_panel",
    "kingdom_gui.views.district.page", "kingdom_gui.views.leaders_panel",
    "kingdom_gui.views.relations_panel", "kingdom_gui.views.vassals_panel",
    "kingdom_gui.views.kingdom_page", "kingdom_gui.views.journal.chronicle",
    "kingdom_gui.views.journal_page", "kingdom_gui.views.calendar_panel",
    "kingdom_gui.views.tables.hex_table", "kingdom_gui.views.tables.page", "kingdom_gui.views.tool_options",
    "kingdom_gui.views.layers_panel", "kingdom_gui.views.finder", "kingdom_gui.views.dialogs.action_dialog",
    "kingdom_gui.views.dialogs.rulings", "PySide6.QtPrintSupport", "kingdom_gui.sheets.kingdom_sheet",
    "kingdom_gui.sheets.books", "kingdom_gui.sheets.preview", "kingdom_gui.book.book",
    "kingdom_gui.views.help.window",
)  # fmt: skip


class Warming(QObject):
    """Imports one after the other, and then reads the messages of the language in force."""

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self._left = list(reversed(WANTED))
        self._timer = QTimer(self)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self._next)
        self._timer.start()

    @property
    def busy(self) -> bool:
        """Whether there is something left to fetch."""
        return self._timer.isActive()

    def _next(self) -> None:
        if self._left:
            with suppress(ImportError):  # told where it is needed
                import_module(self._left.pop())
            return
        self._timer.stop()
        from ..words import say
        from .speech import language

        say("journal_nothing", language=language())
