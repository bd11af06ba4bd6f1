"""Buttons that stay down: a screen reader presses them as a click does, and not only changes their state."""

from __future__ import annotations

import re
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QCheckBox

Role, Text = QAccessible.Role, QAccessible.Text


class Pressed(QAccessibleWidget):
    """A checkable button: a radio button where it is one of several, else a check box.

    Qt's own interface toggles it in a way of which whoever waits for a click hears nothing.
    """

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button, Role.RadioButton if button.autoExclusive() else Role.CheckBox, "")

    @property
    def _button(self) -> QAbstractButton:
        return cast(QAbstractButton, self.widget())

    def text(self, t: QAccessible.Text) -> str:
        said = super().text(t)
        if t == Text.Name and not said:
            return re.sub(r"&(.)", r"\1", self._button.text())
        return said

    def state(self) -> QAccessible.State:
        state, button = super().state(), self._button
        state.checkable = 1
        state.checked = int(button.isChecked())
        state.pressed = int(button.isDown())
        if isinstance(button, QCheckBox) and button.checkState() == Qt.CheckState.PartiallyChecked:
            state.checkStateMixed = 1
        return state

    def actionNames(self) -> list[str]:
        return [self.toggleAction(), self.pressAction(), *super().actionNames()]

    def doAction(self, actionName: str) -> None:
        if actionName in (self.toggleAction(), self.pressAction()):
            if self._button.isEnabled():
                self._button.animateClick()  # returns at once, also where a dialog follows
        else:
            super().doAction(actionName)
