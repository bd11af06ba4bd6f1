"""The plans of a settlement as tables for a screen reader: districts hold rows, rows hold lots."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import isValid

from ...engine.state import LOTS_PER_SIDE

if TYPE_CHECKING:
    from ..district.plan_view import PlanView

Role, Text = QAccessible.Role, QAccessible.Text


class PlanInterface(QAccessibleWidget):
    """All districts of the settlement shown; its value is what is at the cursor."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view, Role.LayeredPane, "")
        self._districts: dict[int, Part] = {}

    @property
    def view(self) -> PlanView:
        """The plans themselves."""
        return cast("PlanView", self.widget())

    def text(self, t: QAccessible.Text) -> str:
        return self.view.spoken_value() if t == Text.Value else super().text(t)

    def childCount(self) -> int:
        return len(self.view.parts)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        if not 0 <= index < self.childCount():
            return None
        if index not in self._districts:
            self._districts[index] = Part(self, None, index, (index,))
        return self._districts[index]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return child.index if isinstance(child, Part) and len(child.path) == 1 else -1

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return self.at_cursor() if self.view.hasFocus() else None

    def at_cursor(self) -> QAccessibleInterface | None:
        """The lot that the keyboard's cursor is on; None beyond the lots."""
        cursor = self.view.keys.cursor
        district = self.child(cursor.district)
        if district is None or cursor.side is not None:
            return None
        row, column = divmod(cursor.lot, LOTS_PER_SIDE)
        return cast(Part, cast(Part, district).child(row)).child(column)


class Part(QAccessibleInterface):
    """A district, a row of its lots, or one lot; `path` are their numbers from the plans down."""

    def __init__(self, plan: PlanInterface, above: Part | None, index: int, path: tuple[int, ...]) -> None:
        super().__init__()
        self._plan, self._above, self.index, self.path = plan, above, index, path
        self._parts: dict[int, Part] = {}
        QAccessible.registerAccessibleInterface(self)

    def isValid(self) -> bool:
        return isValid(self._plan) and self._plan.isValid() and self.path[0] < len(self._plan.view.parts)

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self._plan.window() if self.isValid() else None

    def parent(self) -> QAccessibleInterface:
        return self._above if self._above is not None else self._plan

    def role(self) -> QAccessible.Role:
        return (Role.Table, Role.Row, Role.Cell)[len(self.path) - 1]

    def text(self, t: QAccessible.Text) -> str:
        from .plan_words import district_name, lot_facts, lot_name, row_name

        if not self.isValid():
            return ""
        view, district = self._plan.view, self.path[0]
        if len(self.path) < 3:
            name = district_name(district) if len(self.path) == 1 else row_name(self.index)
            return name if t == Text.Name else ""
        lot = self.path[1] * LOTS_PER_SIDE + self.path[2]
        if t == Text.Name:
            return lot_name(view, district, lot)
        return lot_facts(view, district, lot) if t == Text.Description else ""

    def setText(self, t: QAccessible.Text, text: str) -> None:
        pass

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if not self.isValid():
            state.invalid = 1
            return state
        state.readOnly = 1
        if len(self.path) == 3:
            state.selectable = 1
            cursor = self._plan.view.keys.cursor
            here = (cursor.district, *divmod(cursor.lot, LOTS_PER_SIDE)) == self.path and cursor.side is None
            state.focusable = 1
            state.focused = state.active = int(here and self._plan.view.hasFocus())
            state.selected = int(here)
        return state

    def childCount(self) -> int:
        return LOTS_PER_SIDE if len(self.path) < 3 else 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        if not 0 <= index < self.childCount():
            return None
        if index not in self._parts:
            self._parts[index] = Part(self._plan, self, index, (*self.path, index))
        return self._parts[index]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return child.index if isinstance(child, Part) and child.path[:-1] == self.path else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        parts = (self.child(number) for number in range(self.childCount()))
        return next((part for part in parts if part is not None and part.rect().contains(x, y)), None)

    def rect(self) -> QRect:
        if not self.isValid():
            return QRect()
        view = self._plan.view
        layout = view.arrangement.layouts[self.path[0]]
        first, last = 0, LOTS_PER_SIDE * LOTS_PER_SIDE - 1
        if len(self.path) > 1:
            first = self.path[1] * LOTS_PER_SIDE
            last = first + LOTS_PER_SIDE - 1
        if len(self.path) > 2:
            first = last = first + self.path[2]
        whole = layout.lot_rect(first).united(layout.lot_rect(last)).translated(-view.offset())
        shown = whole.toRect()
        return QRect(view.viewport().mapToGlobal(QPoint(shown.x(), shown.y())), shown.size())
