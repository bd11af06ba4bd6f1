"""What the map shows: its layers as switches, and which level."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from .blocks import heading, muted, rule
from .icons import icon
from .map.map_view import MapView
from .map_texts import LAYERS, STATES, layer_name, level_name, state_name
from .screens import screen_of
from .state_swatches import state_swatch


class LayersPanel(QFrame):
    """A panel that opens beside the tools and goes when something else is clicked."""

    def __init__(self, view: MapView, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._view = view
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.level_head, self.layer_head, self.state_head = heading(""), heading(""), heading("")
        self.up, self.down = QToolButton(self), QToolButton(self)
        for button, name, by in ((self.up, "up", 1), (self.down, "down", -1)):
            button.setAutoRaise(True)
            button.setIcon(icon(name))
            button.clicked.connect(partial(self._step, by))
        self.level = QLabel(self)
        self.boxes = {name: QCheckBox(self) for name in LAYERS}
        self.states = {name: (QLabel(self), muted("")) for name in STATES}
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 16, 12)
        column.setSpacing(5)
        column.addWidget(self.level_head)
        levels = QHBoxLayout()
        for widget in (self.down, self.level, self.up):
            levels.addWidget(widget, 1 if widget is self.level else 0)
        column.addLayout(levels)
        column.addWidget(rule())
        column.addWidget(self.layer_head)
        for name, box in self.boxes.items():
            box.toggled.connect(partial(self._show_layer, name))
            column.addWidget(box)
        column.addWidget(rule())
        column.addWidget(self.state_head)
        legend = QGridLayout()
        legend.setHorizontalSpacing(8)
        legend.setVerticalSpacing(3)
        legend.setColumnStretch(1, 1)
        for row, (swatch, text) in enumerate(self.states.values()):
            legend.addWidget(swatch, row, 0)
            legend.addWidget(text, row, 1)
        column.addLayout(legend)
        self.retranslate()

    def retranslate(self) -> None:
        """Name everything in the language in force."""
        self.setAccessibleName(self.tr("What the map shows"))
        self.level_head.setText(self.tr("Level"))
        self.layer_head.setText(self.tr("Layers"))
        self.state_head.setText(self.tr("What the players know"))
        for button, name in ((self.up, self.tr("One level up")), (self.down, self.tr("One level down"))):
            button.setAccessibleName(name)
            button.setToolTip(name)
        for name, box in self.boxes.items():
            box.setText(layer_name(name))
        for name, (_, text) in self.states.items():
            text.setText(state_name(name))
            text.setWordWrap(False)
        self.refresh()

    def refresh(self) -> None:
        """Show how the map is set now."""
        options = self._view.options
        self.level.setText(level_name(options.level))
        for name, box in self.boxes.items():
            box.blockSignals(True)
            box.setChecked(bool(getattr(options, name)))
            box.blockSignals(False)
        for name, (swatch, _) in self.states.items():
            swatch.setPixmap(state_swatch(name, self.devicePixelRatioF()))

    def open_beside(self, button: QWidget) -> None:
        """Open to the right of a button, its foot at the button's."""
        self.refresh()
        self.adjustSize()
        corner = button.mapToGlobal(QPoint(button.width() + 6, button.height()))
        screen = screen_of(button).availableGeometry()
        top = max(screen.top(), min(corner.y() - self.height(), screen.bottom() - self.height()))
        self.move(min(corner.x(), screen.right() - self.width()), top)
        self.show()
        next(iter(self.boxes.values())).setFocus(Qt.FocusReason.PopupFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _step(self, by: int) -> None:
        self._view.step_level(by)
        self.refresh()

    def _show_layer(self, name: str, shown: bool) -> None:
        chosen: dict[str, Any] = {name: shown}  # by name: one of the switches in LAYERS
        if name == self._view.lent_layer:
            self._view.lent_layer = ""  # it is chosen now
        self._view.set_options(self._view.options._replace(**chosen))
