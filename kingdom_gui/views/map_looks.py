"""How the map looks by the user's preferences: its style, the legend, and the line that tells the month."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from .later import after_painting

if TYPE_CHECKING:
    from .main_window import MainWindow
    from .map.canvas import MapCanvas
    from .map.legend_panel import LegendPanel
    from .map.month_line import MonthLine


class MapLooks(QObject):
    """Dresses the map of a window once it is made, and again when a preference is another."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._preferences = window, window.preferences
        self._canvas: MapCanvas | None = None
        self.legend: LegendPanel | None = None
        self.line: MonthLine | None = None
        window.pages.made.connect(self._page_made)
        self._preferences.changed.connect(self._obey)

    def show_legend(self, shown: bool) -> None:
        """Show the legend over the map or hide it, now and the next time."""
        self._preferences.legend = shown

    def _page_made(self, name: str, page: QWidget) -> None:
        if name == "map":
            from .map.canvas import MapCanvas

            found = getattr(page, "view", None)
            if isinstance(found, MapCanvas):
                self._canvas = found
                self._obey("map_style")
                after_painting(found, self._dress)

    def _dress(self) -> None:
        """Put over the map what its first painting does without."""
        if self._canvas is not None:
            from .map.month_line import MonthLine

            self.line = MonthLine(self._canvas)
            self._obey("legend")

    def _obey(self, name: str) -> None:
        canvas = self._canvas
        if name == "legend":
            self._window.menus.actions["legend"].setChecked(self._preferences.legend)
        if canvas is None:
            return
        if name == "map_style":
            canvas.set_style(self._preferences.map_style)
            for over in (self.line, self.legend):
                if over is not None:
                    over.refresh()
        elif name == "legend":
            self._show_legend(canvas, self._preferences.legend)

    def _show_legend(self, canvas: MapCanvas, shown: bool) -> None:
        if shown and self.legend is None:
            from .map.legend_panel import LegendPanel

            self.legend = LegendPanel(canvas)
            self.legend.show()
        elif not shown and self.legend is not None:
            self.legend.hide()
            self.legend.deleteLater()
            self.legend = None
