"""The options of the tool in hand: one row above the map, and what the tool has found on its right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from ..engine.shapes import BRUSHES
from .blocks import heading, muted, plain_tip, quiet
from .field_undo import yield_undo
from .flow import FlowLayout
from .icons import icon
from .keys.book import book
from .map.map_view import MapView
from .map.tools.every import ExploreStroke
from .map.tools.legs import FARTHEST_SIGHT, Measured, MeasureTool, ScoutTool
from .map.tools.selecting import SelectTool
from .map.tools.strokes import HexStroke, StrokeTool
from .map.tools.ways import Drawn
from .map_texts import shape_name, tool_hint, tool_name
from .measures import Measures
from .one_line import OneLine
from .text_size import by_text, scaled

SHAPE_ICONS = {
    "brush": "brush", "line": "shape-line", "rectangle": "shape-rectangle", "ring": "shape-ring",
    "fill": "fill", "path": "shape-path", "freehand": "shape-freehand",
}  # fmt: skip
SIZED = ("brush", "line")
BUTTON = 26
GAP = 5  # pixels between options
BESIDE = 8  # pixels to the right of what is said
FIELD, NARROW_FIELD = 170, 96  # the widest that a field is, and where there is little room


class ToolOptions(QWidget):
    """Shows how the tool in hand is set, and sets it. `query_wanted` asks for the selection by query."""

    query_wanted = Signal()

    def __init__(self, view: MapView, parent: QWidget | None = None) -> None:
        self._made_for = ""
        self._found: object = None  # what the tool in hand has told last
        super().__init__(parent)
        self._view = view
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self._box = QWidget(self)
        self._row = FlowLayout(self._box, GAP)
        self._row.setContentsMargins(10, 4, 6, 4)
        for widget in (self, self._box):
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
            policy.setHeightForWidth(True)
            widget.setSizePolicy(policy)
        self.buttons: dict[str, QToolButton] = {}
        self._measures = Measures(self)
        # It takes the room that is left, so that no hint ever makes a second row; all of it is in its tip.
        self.said = OneLine("", self)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(0, 0, BESIDE, 0)
        outer.setSpacing(0)
        outer.addWidget(self._box)
        outer.addWidget(self.said, 1)
        view.tool_changed.connect(self.show_tool)
        view.told.connect(self._told)
        view.selection_changed.connect(self._count)

    def show_tool(self) -> None:
        """Show the tool in hand; what belongs to the same tool stays and is only set anew."""
        tool = self._view.tool
        shape = tool.shape if isinstance(tool, StrokeTool) else ""
        made_for = f"{tool.id}/{shape in SIZED}"
        if made_for != self._made_for:
            self._made_for = made_for
            self._found = None
            self._fill()
        self._mark()

    def retranslate(self) -> None:
        """Say everything in the language and colours in force."""
        self.setAccessibleName(self.tr("How the tool is set"))
        self._made_for, found = "", self._found
        self.show_tool()
        self._told(found)
        self._count(self._view.selected())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Where the options would take a second row, the tool's name makes room (the strip shows which it
        is), and the field is as narrow as can be written in.
        """
        if not self._made_for:
            return
        need = 0
        fields = [w for w in self._items() if isinstance(w, QLineEdit)]
        for room in (FIELD, NARROW_FIELD):
            for field in fields:
                if field.maximumWidth() != scaled(room):
                    by_text(field, most_width=room)
            margins = self._row.contentsMargins()
            gaps = GAP * (self._row.count() - 1) + margins.left() + margins.right()
            need = gaps + sum(_laid_width(widget) for widget in self._items())
            if need <= self.width() - BESIDE:
                break
        if self.head.isHidden() != (need > self.width() - BESIDE):
            self.head.setHidden(need > self.width() - BESIDE)

    def _items(self) -> list[QWidget]:
        found = (self._row.itemAt(number) for number in range(self._row.count()))
        return [widget for item in found if item is not None and (widget := item.widget()) is not None]

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange) and self._made_for:
            QTimer.singleShot(0, self, self.retranslate)
        super().changeEvent(event)

    # What the row holds

    def _fill(self) -> None:
        tool = self._view.tool
        while (item := self._row.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.buttons = {}
        self.head = heading(tool_name(tool.id))
        self.head.setWordWrap(False)
        self._put(self.head)
        if isinstance(tool, StrokeTool):
            self._fill_stroke(tool)
        if isinstance(tool, HexStroke) and tool.reversible:
            self._check(self._taking_name(tool.id), tool.taking, lambda on: self._set(tool, "taking", on))
        if isinstance(tool, ExploreStroke):
            self._put(self._explorer(tool))
        if isinstance(tool, ScoutTool):
            self._put(muted(self.tr("Sight")))
            names = [(str(sight), self._sight_name(sight)) for sight in range(FARTHEST_SIGHT + 1)]
            self._choices("sight", names, lambda text: self._set(tool, "sight", int(text)))
        if isinstance(tool, MeasureTool):
            self._check(self.tr("The quickest way"), tool.quickest, partial(self._set_quickest, tool))
            back = quiet(self.tr("One stop back"))
            back.clicked.connect(lambda: tool.back(self._view))
            self._put(back)
        if isinstance(tool, SelectTool):
            self._check(self.tr("Add"), tool.adding, lambda on: setattr(tool, "adding", on))
        if tool.id == "select":
            button = quiet(self.tr("Select by…"))
            button.setIcon(icon("query"))
            button.setToolTip(book().named(self.tr("Select hexes by what they are"), "map.query"))
            button.clicked.connect(self.query_wanted)
            self._put(button)
        self._say("")
        if tool.id == "select":
            self._count(self._view.selected())
        self._fit()

    def _fill_stroke(self, tool: StrokeTool) -> None:
        if len(tool.shapes) > 1:
            group = QButtonGroup(self)
            for shape in tool.shapes:
                button = self._button(shape_name(shape), partial(self._set, tool, "shape", shape))
                button.setIcon(icon(SHAPE_ICONS[shape]))
                group.addButton(button)
                self.buttons[f"shape/{shape}"] = button
        if tool.shape in SIZED:
            names = [(str(count), self.tr("%n hex(es) at once", "", count)) for count in BRUSHES]
            self._choices("size", names, lambda text: self._set(tool, "size", BRUSHES.index(int(text))))

    def _choices(self, kind: str, names: list[tuple[str, str]], take: Callable[[str], None]) -> None:
        """Buttons with short texts, of which one is down."""
        group = QButtonGroup(self)
        for text, name in names:
            button = self._button(name, partial(take, text))
            button.setText(text)
            group.addButton(button)
            self.buttons[f"{kind}/{text}"] = button

    def _explorer(self, tool: ExploreStroke) -> QLineEdit:
        field = QLineEdit(tool.by, self)
        field.setPlaceholderText(self.tr("Explored by…"))
        field.setAccessibleName(self.tr("Who explored"))
        by_text(field, most_width=FIELD)
        yield_undo(field)
        field.textChanged.connect(lambda text: setattr(tool, "by", text.strip()))
        return field

    def _button(self, name: str, take: Callable[[], None]) -> QToolButton:
        button = QToolButton(self)
        button.setAutoRaise(True)
        button.setCheckable(True)
        button.setMinimumSize(BUTTON, BUTTON)
        by_text(button, icon=18)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setToolTip(plain_tip(name))
        button.setAccessibleName(name)
        button.clicked.connect(lambda: take())
        self._put(button)
        return button

    def _check(self, text: str, on: bool, take: Callable[[bool], None]) -> None:
        box = QCheckBox(text, self)
        box.setChecked(on)
        box.toggled.connect(take)
        self.buttons["check"] = box  # type: ignore[assignment]
        self._put(box)

    def _put(self, widget: QWidget) -> None:
        widget.setParent(self._box)
        if not isinstance(widget, QToolButton):
            by_text(widget, least_height=BUTTON)  # so that texts stand in the middle of the row
        self._row.addWidget(widget)
        widget.show()

    def _mark(self) -> None:
        """Press the buttons of what is chosen."""
        tool = self._view.tool
        chosen = []
        if isinstance(tool, StrokeTool):
            chosen = [f"shape/{tool.shape}", f"size/{BRUSHES[tool.size]}"]
        if isinstance(tool, ScoutTool):
            chosen = [f"sight/{tool.sight}"]
        for name in chosen:
            if name in self.buttons:
                self.buttons[name].setChecked(True)
        if isinstance(tool, HexStroke) and tool.reversible:
            self.buttons["check"].setChecked(tool.taking)

    # What is chosen

    def _set(self, tool: object, name: str, value: object) -> None:
        if getattr(tool, name) != value:
            setattr(tool, name, value)
            self._view.tool_set()

    def _set_quickest(self, tool: MeasureTool, on: bool) -> None:
        self._set(tool, "quickest", on)
        tool.again(self._view)

    # What is said

    def _told(self, told: object) -> None:
        self._found = told
        if isinstance(told, Measured):
            self._say(self._measures.measured(told), self._measures.reckoning())
        elif isinstance(told, Drawn):
            self._say(self._measures.drawn(told))
        elif told is None:
            self._say("")

    def _count(self, hexes: Sequence[object]) -> None:
        if self._view.tool.id == "select":
            self._say(self.tr("%n hex(es) selected", "", len(hexes)) if len(hexes) > 1 else "")

    def _say(self, text: str, more: str = "") -> None:
        """Show what the tool has found, or else what it does."""
        self.said.setText(text or tool_hint(self._view.tool.id))
        self.said.setToolTip(plain_tip("\n".join(filter(None, (self.said.text(), more)))))
        found = QPalette.ColorRole.WindowText if text else QPalette.ColorRole.PlaceholderText
        self.said.setForegroundRole(found)

    def _taking_name(self, tool: str) -> str:
        return self.tr("Hide again") if tool == "fog" else self.tr("Take away")

    def _sight_name(self, sight: int) -> str:
        if not sight:
            return self.tr("Only the hexes of the way")
        return self.tr("%n hex(es) to either side", "", sight)


def _laid_width(widget: QWidget) -> int:
    """As wide as the row lays it out, in pixels."""
    return widget.sizeHint().expandedTo(widget.minimumSize()).boundedTo(widget.maximumSize()).width()
