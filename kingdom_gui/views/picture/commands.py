"""What the window does with pictures under the grid: brings them in, adjusts them, tells how they fare."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ...store.errors import StoreError
from .. import speech
from ..modal import ask
from .shelf import PictureShelf

if TYPE_CHECKING:
    from ..main_window import MainWindow
    from ..map.map_view import MapView
    from .adjust_panel import AdjustPanel

PANEL = "picture"


class PictureCommands(QObject):
    """The pictures of one window's campaign."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._document = window.document
        self.shelf = PictureShelf(window.document, self)
        self.shelf.ready.connect(self._ready)
        self.shelf.percent.connect(self._tell_percent)
        self.shelf.problem.connect(self._tell_problem)

    def show(self) -> None:
        """Adjust the picture of the level that the map shows; where there is none, ask for one."""
        view = self._map()
        if view is None:
            return
        if view.options.level in self._document.campaign.pictures or self.bring_in():
            self.adjust()

    def bring_in(self, source: Path | None = None) -> bool:
        """Ask for a picture for the level that the map shows, beginning with a file that is known already;
        whether one was laid there.
        """
        return self._ask(fitted=False, source=source)

    def fit(self) -> bool:
        """Ask for hex centres of the picture; whether it was fitted."""
        return self._ask(fitted=True)

    def adjust(self) -> AdjustPanel | None:
        """Show the panel that adjusts the picture, beside the map."""
        from .adjust_panel import AdjustPanel

        view = self._map()
        if view is None:
            return None

        def make() -> AdjustPanel:
            panel = AdjustPanel(self._document, view, self.shelf, self._window)
            panel.fit_wanted.connect(self.fit)
            panel.other_wanted.connect(lambda: self.bring_in())
            return panel

        panel = self._window.sides.show(PANEL, make)
        assert isinstance(panel, AdjustPanel)
        panel.refresh()
        view.setFocus()  # so that the arrow keys move the picture at once
        return panel

    def _ask(self, fitted: bool, source: Path | None = None) -> bool:
        from .dialog import PictureDialog

        view = self._map()
        if view is None:
            return False
        level = view.options.level
        picture = self._document.campaign.pictures.get(level) if fitted else None
        dialog = PictureDialog(self._document, level, view.extent(), self._window, picture)
        if source is not None:
            dialog.take(source)
        done = ask(dialog)
        if done and not view.options.picture:
            view.set_options(view.options._replace(picture=True))
        return done

    def _map(self) -> MapView | None:
        from ..tool_strip import MapPage

        self._window.show_page("map")
        page = self._window.pages.page("map")
        return page.view if isinstance(page, MapPage) else None

    def _ready(self) -> None:
        from .redraw import redraw_pictures

        redraw_pictures()

    def _tell_percent(self, name: str, percent: int) -> None:
        told = self.tr("Unpacking the picture {name}: {percent}%").format(name=name, percent=percent)
        self._window.status.hint(told if percent < 100 else "")

    def _tell_problem(self, error: StoreError) -> None:
        self._window.status.reason(error.sentence(speech.language()))
