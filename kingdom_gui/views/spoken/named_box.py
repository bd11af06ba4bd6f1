"""A box to choose in, under its own name: Qt's own interface gives what is chosen as its name."""

from __future__ import annotations

from typing import cast

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QComboBox, QWidget

Text = QAccessible.Text


class NamedBox(QAccessibleWidget):
    """Name, value, state and list of a `QComboBox`; it can be opened."""

    def __init__(self, box: QComboBox) -> None:
        super().__init__(box, QAccessible.Role.ComboBox, "")

    @property
    def _box(self) -> QComboBox:
        return cast(QComboBox, self.widget())

    def text(self, t: QAccessible.Text) -> str:
        return self._box.currentText() if t == Text.Value else super().text(t)

    def state(self) -> QAccessible.State:
        state = super().state()
        state.expandable = state.hasPopup = 1
        state.expanded = int(self._box.view().isVisible())
        state.editable = int(self._box.isEditable())
        return state

    def childCount(self) -> int:
        return 2 if self._box.isEditable() else 1

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        inside: list[QWidget] = [self._box.view()]
        if (line := self._box.lineEdit()) is not None:
            inside.append(line)
        return QAccessible.queryAccessibleInterface(inside[index]) if 0 <= index < len(inside) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        thing = child.object()
        if self._box.isEditable() and thing is self._box.lineEdit():
            return 1
        return 0 if thing is self._box.view() else -1

    def actionNames(self) -> list[str]:
        return [self.showMenuAction(), self.pressAction(), *super().actionNames()]

    def doAction(self, actionName: str) -> None:
        if actionName in (self.showMenuAction(), self.pressAction()):
            if self._box.view().isVisible():
                self._box.hidePopup()
            else:
                self._box.showPopup()
        else:
            super().doAction(actionName)
