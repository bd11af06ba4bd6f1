"""The tools of the map as a narrow strip beside it, and the terrains a tool gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from .blocks import rule
from .icons import icon
from .keys.book import book
from .keys.table import TOOL
from .later import after_painting
from .map.map_view import MapView
from .map_texts import GROUPS, tool_hint, tool_name
from .modal import ask
from .text_size import by_text
from .touch.sized import FINGER, sizes

if TYPE_CHECKING:
    from ..engine.hexes import HexId
    from .layers_panel import LayersPanel
    from .query_form import QueryForm
    from .tool_options import ToolOptions

BUTTON = 32
COLUMNS = 2
STRIP = COLUMNS * (BUTTON + 2) + 10
# Where a tool's own icon is another tool's as well.
ICONS = {"highway": "highway", "clear": "clear", "remove": "remove-hex"}
WITH_TERRAIN = ("brush",)
GROUP_ROOM = 6  # pixels between groups of tools
OPTIONS = 36  # pixels that the options row takes before it is there


class ToolStrip(QWidget):
    """The tools in hand's reach, two abreast; they come once the window has been painted."""

    def __init__(self, view: MapView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.buttons: dict[str, QToolButton] = {}
        self.panel: LayersPanel | None = None
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self._box = QHBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(0)
        self._box.addSpacing(STRIP)
        after_painting(self, self.build)

    def build(self) -> None:
        """Put the tools in place, once."""
        if self.buttons:
            return
        from .claimants_panel import ClaimantsPanel
        from .terrain_panel import TerrainPanel

        self._box.takeAt(0)
        self._group = QButtonGroup(self)
        self.buttons = {name: self._tool_button(name) for group in GROUPS for name in group}
        self.zoom_in, self.zoom_out, self.fit, self.layers = (self._button() for _ in range(4))
        self.terrain = TerrainPanel(self._view, self)
        self.claimants = ClaimantsPanel(self._view, self)
        self._arrange()
        self._view.tool_changed.connect(self._tool_changed)
        self._tool_changed(self._view.tool.id)
        self.retranslate()
        self._draw()

    def retranslate(self) -> None:
        """Name everything in the language in force."""
        self.setAccessibleName(self.tr("Tools"))
        for name, button in self.buttons.items():
            button.setAccessibleName(tool_name(name))
            button.setAccessibleDescription(tool_hint(name))
            key = book().first(TOOL + name)
            letter = f" ({key})" if key else ""
            button.setToolTip(f"<qt><b>{tool_name(name)}</b>{letter}<br>{tool_hint(name)}")
        for button, name, id_ in (
            (self.zoom_in, self.tr("Zoom in"), "map.nearer"),
            (self.zoom_out, self.tr("Zoom out"), "map.farther"),
            (self.fit, self.tr("Show the whole map"), "map.fit"),
            (self.layers, self.tr("What the map shows"), "map.layers"),
        ):
            button.setAccessibleName(name)
            button.setToolTip(book().named(name, id_))
        self.terrain.retranslate()
        self.claimants.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self.buttons:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange and self.buttons:
            QTimer.singleShot(0, self, self._draw)
        super().changeEvent(event)

    def _arrange(self) -> None:
        column = QWidget(self)
        column.setObjectName("page")
        grid = QGridLayout(column)
        grid.setContentsMargins(6, 8, 6, 8)
        grid.setSpacing(2)
        row = 0
        for group in GROUPS:
            for number, name in enumerate(group):
                grid.addWidget(self.buttons[name], row + number // COLUMNS, number % COLUMNS)
            row += -(-len(group) // COLUMNS)
            grid.setRowMinimumHeight(row, GROUP_ROOM)
            row += 1
        grid.setRowStretch(row, 1)
        last = row + 1
        for number, button in enumerate((self.zoom_in, self.zoom_out, self.fit, self.layers)):
            grid.addWidget(button, last + number // COLUMNS, number % COLUMNS)
        scroll = QScrollArea(self)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        by_text(scroll, fixed_width=STRIP)
        self._scroll = scroll
        sizes.changed.connect(self._make_room)
        self._make_room()
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(column)
        edge = rule()
        edge.setFixedSize(1, 16777215)
        self._box.addWidget(scroll)
        self._box.addWidget(self.terrain)
        self._box.addWidget(self.claimants)
        self._box.addWidget(edge)
        self.zoom_in.clicked.connect(lambda: self._view.zoom_by(1))
        self.zoom_out.clicked.connect(lambda: self._view.zoom_by(-1))
        self.fit.clicked.connect(self._view.fit)
        self.layers.clicked.connect(self.show_layers)
        self._view.layers_wanted.connect(self.show_layers)

    def _make_room(self) -> None:
        """As wide as its buttons are now."""
        by_text(self._scroll, fixed_width=STRIP)
        if sizes.on:
            self._scroll.setFixedWidth(max(self._scroll.maximumWidth(), COLUMNS * (FINGER + 2) + 22))

    def show_layers(self) -> None:
        """Open the panel of what the map shows."""
        from .layers_panel import LayersPanel

        if self.panel is None:
            self.panel = LayersPanel(self._view, self)
        self.panel.open_beside(self.layers)

    def _tool_button(self, name: str) -> QToolButton:
        button = self._button()
        button.setCheckable(True)
        button.setAutoExclusive(True)  # one of several, to a screen reader; the group sees to it anyway
        button.clicked.connect(lambda: self._view.set_tool(name))
        self._group.addButton(button)
        return button

    def _button(self) -> QToolButton:
        button = QToolButton(self)
        button.setAutoRaise(True)
        by_text(button, fixed_width=BUTTON, fixed_height=BUTTON, icon=20)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return button

    def _tool_changed(self, name: str) -> None:
        button = self.buttons.get(name)
        if button is not None:
            button.setChecked(True)
        self.terrain.setVisible(name in WITH_TERRAIN)
        self.terrain.show_chosen()
        self.claimants.setVisible(self.claimants.wanted)

    def _draw(self) -> None:
        for name, button in self.buttons.items():
            button.setIcon(icon(ICONS.get(name, self._view.tools[name].icon)))
        for name, button in (
            ("zoom-in", self.zoom_in),
            ("zoom-out", self.zoom_out),
            ("fit", self.fit),
            ("layers", self.layers),
        ):
            button.setIcon(icon(name))


class MapPage(QWidget):
    """The map with its tools beside it, and the options of the one in hand above it.

    `built` tells that all of it is there, which is after the first painting.
    """

    built = Signal()

    def __init__(self, view: MapView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = view
        self.tools = ToolStrip(view, self)
        self.options: ToolOptions | None = None
        self.query: QueryForm | None = None
        self._above = QVBoxLayout()
        self._above.setContentsMargins(0, 0, 0, 0)
        self._above.setSpacing(0)
        self._above.addSpacing(OPTIONS)
        self._above.addWidget(rule())
        self._above.addWidget(view, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.tools)
        row.addLayout(self._above, 1)
        self.setFocusProxy(view)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        view.written_wanted.connect(self.ask_written)
        view.query_wanted.connect(self.ask_query)
        after_painting(self, self.build)

    def build(self) -> None:
        """Put the options row in place, once."""
        if self.options is not None:
            return
        from .tool_options import ToolOptions

        self.options = ToolOptions(self.view, self)
        self.options.query_wanted.connect(self.ask_query)
        self._above.takeAt(0)
        self._above.insertWidget(0, self.options)
        self.options.retranslate()
        self.tools.build()
        self.options.show_tool()
        self.built.emit()

    def take_focus(self) -> None:
        """Give the map the keyboard."""
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def panes(self) -> list[QWidget]:
        """What F6 goes through: the map, its tools, and how the one in hand is set."""
        return [self.view, self.tools, *([self.options] if self.options is not None else [])]

    def ask_written(self, kind: str, hex_id: HexId, number: int | None) -> None:
        """Open the form of a label or a pin: of a new one on a hex, or the one of a number."""
        from .dialogs.written import written_dialog

        ask(written_dialog(self.view.document, kind, hex_id, number, self.window()))

    def forget(self) -> None:
        """Another campaign is open: what was asked of the one before is gone."""
        if self.query is not None:
            self.query.close()
            self.query.deleteLater()
            self.query = None
        if self.tools.panel is not None:
            self.tools.panel.close()

    def ask_query(self) -> None:
        """Open the form that selects hexes by what they are."""
        from .query_form import QueryForm

        if self.query is None:
            self.query = QueryForm(self.view, self.window())
        self.query.show()
        self.query.raise_()
        self.query.search()
