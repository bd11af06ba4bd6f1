"""The tools of the map as a narrow strip beside it, and the terrains a tool gives."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QMenu,
    QScrollArea,
    QToolButton,
    QWidget,
)

from .blocks import rule
from .icons import icon
from .later import after_painting
from .map.map_view import MapView
from .map_texts import LAYERS, TOOLS, layer_name, tool_hint, tool_name

BUTTON = 32
COLUMNS = 2
STRIP = COLUMNS * (BUTTON + 2) + 10
# Where a tool's own icon is another tool's as well.
ICONS = {"highway": "highway", "clear": "clear", "remove": "remove-hex"}
WITH_TERRAIN = ("brush", "fill")
AFTER = ("pan", "fill", "lake", "highway", "clear")  # a little room after these


class ToolStrip(QWidget):
    """The tools in hand's reach, two abreast; they come once the window has been painted."""

    def __init__(self, view: MapView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.buttons: dict[str, QToolButton] = {}
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
        self.buttons = {name: self._tool_button(name) for name in TOOLS if name in self._view.tools}
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
            button.setToolTip(f"<b>{tool_name(name)}</b><br>{tool_hint(name)}")
        for button, name in (
            (self.zoom_in, self.tr("Zoom in")),
            (self.zoom_out, self.tr("Zoom out")),
            (self.fit, self.tr("Show the whole map")),
            (self.layers, self.tr("What the map shows")),
        ):
            button.setAccessibleName(name)
            button.setToolTip(name)
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
        row = place = 0
        for name, button in self.buttons.items():
            grid.addWidget(button, row, place)
            row, place = (row + 1, 0) if place else (row, 1)
            if name in AFTER:
                row += 1 if place else 0
                grid.setRowMinimumHeight(row, 6)
                row, place = row + 1, 0
        grid.setRowStretch(row + 1, 1)
        last = row + 2
        for number, button in enumerate((self.zoom_in, self.zoom_out, self.fit, self.layers)):
            grid.addWidget(button, last + number // COLUMNS, number % COLUMNS)
        scroll = QScrollArea(self)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFixedWidth(STRIP)
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
        self.layers.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.layers.setMenu(self._layers_menu())

    def _tool_button(self, name: str) -> QToolButton:
        button = self._button()
        button.setCheckable(True)
        button.clicked.connect(lambda: self._view.set_tool(name))
        self._group.addButton(button)
        return button

    def _button(self) -> QToolButton:
        button = QToolButton(self)
        button.setAutoRaise(True)
        button.setFixedSize(BUTTON, BUTTON)
        button.setIconSize(QSize(20, 20))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return button

    def _layers_menu(self) -> QMenu:
        menu = QMenu(self)

        def fill() -> None:
            menu.clear()
            for name in LAYERS:
                action = menu.addAction(layer_name(name))
                action.setCheckable(True)
                action.setChecked(bool(getattr(self._view.options, name)))
                action.toggled.connect(partial(self._show_layer, name))
            menu.addSeparator()
            caverns = menu.addAction(self.tr("Caverns below"))
            caverns.setCheckable(True)
            caverns.setChecked(self._view.options.level < 0)
            caverns.toggled.connect(lambda on: self._view.set_level(-1 if on else 0))

        menu.aboutToShow.connect(fill)
        return menu

    def _show_layer(self, name: str, shown: bool) -> None:
        chosen: dict[str, Any] = {name: shown}  # by name: one of the switches in LAYERS
        self._view.set_options(self._view.options._replace(**chosen))

    def _tool_changed(self, name: str) -> None:
        button = self.buttons.get(name)
        if button is not None:
            button.setChecked(True)
        self.terrain.setVisible(name in WITH_TERRAIN)
        self.terrain.show_radius()
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
    """The map with its tools beside it."""

    def __init__(self, view: MapView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = view
        self.tools = ToolStrip(view, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.tools)
        row.addWidget(view, 1)
        self.setFocusProxy(view)
