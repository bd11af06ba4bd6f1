"""Reads a window as a screen reader does, by Qt's accessibility interface alone, and finds what is amiss."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QFormLayout, QGraphicsView, QLabel, QScrollArea, QTabBar, QWidget

Role, Text = QAccessible.Role, QAccessible.Text
CELLS = (Role.Cell, Role.ListItem, Role.TreeItem, Role.ColumnHeader, Role.RowHeader, Role.Row)
MANY = 120  # children of a table, enough for each kind of row
BUTTONS = (Role.Button, Role.PushButton, Role.CheckBox, Role.RadioButton, Role.ButtonMenu, Role.Link)
VALUES = (Role.SpinBox, Role.Slider, Role.ProgressBar)
# What can be worked with. The rest is read.
OPERATED = (*BUTTONS, *VALUES, Role.ComboBox, Role.EditableText, Role.List, Role.Table, Role.Tree,
            Role.PageTabList, Role.PageTab, Role.Canvas)  # fmt: skip
NO_ROLES = (Role.Client, Role.NoRole, Role.Pane, Role.Window, Role.Border)
SCROLLED = (QScrollArea, QGraphicsView)  # Qt calls them panels; the keyboard comes to them to scroll
GROUPS = (Role.Grouping, Role.Dialog, Role.PopupMenu, Role.ToolBar, Role.PageTabList)


class Node(NamedTuple):
    """What a reader is told of one thing, and the names of the groups in which it stands."""

    interface: QAccessibleInterface
    role: QAccessible.Role
    name: str
    value: str
    description: str
    groups: tuple[str, ...]

    @property
    def kind(self) -> str:
        """The class of what it is, for messages."""
        thing = self.interface.object()
        return type(thing).__name__ if thing is not None else "child"

    def __str__(self) -> str:
        return f"{self.kind} {self.role.name} {self.name!r} in {'/'.join(self.groups)}"


def read(top: QObject) -> Iterator[Node]:
    """Everything that a reader finds under a widget, with the widget itself, in its order."""
    interface = QAccessible.queryAccessibleInterface(top)
    if interface is not None:
        yield from _below(interface, ())


def _below(interface: QAccessibleInterface, groups: tuple[str, ...]) -> Iterator[Node]:
    if not interface.isValid() or interface.state().invisible:
        return
    role, name = interface.role(), interface.text(Text.Name)
    yield Node(interface, role, name, interface.text(Text.Value), interface.text(Text.Description), groups)
    if role in GROUPS and name:
        groups = (*groups, name)
    for number in range(min(interface.childCount(), MANY)):
        child = interface.child(number)
        if child is not None:
            yield from _below(child, groups)


def faults(top: QWidget) -> list[str]:
    """A line for everything that a reader would be told wrongly, or not at all."""
    nodes = list(read(top))
    found = [f"{fault}: {node}" for node in nodes for fault in _faults(node)]
    twice = Counter(
        (node.role, node.name, node.groups)
        for node in nodes
        if node.role in OPERATED and node.name and node.interface.state().focusable
    )
    found += [f"{count} of the same name: {role.name} {name!r} in {'/'.join(groups)}"
              for (role, name, groups), count in twice.items() if count > 1]  # fmt: skip
    return found + [f"a label that belongs to nothing: {text!r}" for text in _lonely(top)]


def _faults(node: Node) -> Iterator[str]:
    state = node.interface.state()
    focusable = bool(state.focusable) and node.role not in CELLS
    if not node.name.strip() and (_by_tab(node) or node.role in BUTTONS):
        yield "no name"
    if re.search(r"\b[a-z]+(_[a-z0-9]+)+\b|^Q[A-Z]|^[A-Z][a-z]+[A-Z]", node.name):
        yield "an id for a name"
    if re.search(r"<[a-z/][^>]*>|&nbsp;", f"{node.name} {node.description} {node.value}"):
        yield "marks of layout are read out"
    if focusable and node.role in NO_ROLES and not isinstance(node.interface.object(), SCROLLED):
        yield "no role"
    grouped = node.role in (Role.Grouping, Role.ToolBar, Role.Canvas) and node.kind != "QDialogButtonBox"
    if grouped and not node.name:
        yield "a group without a name"
    if node.role in VALUES and node.interface.valueInterface() is None:
        yield "no value"
    if node.role == Role.ComboBox and not node.value and _entries(node):
        yield "no value"
    if node.role in (Role.CheckBox, Role.RadioButton) and not state.checkable:
        yield "no state"
    if node.role in BUTTONS and node.interface.actionInterface() is None:
        yield "cannot be pressed"


def _entries(node: Node) -> int:
    box = node.interface.object()
    return box.count() if box is not None and hasattr(box, "count") and box.currentIndex() >= 0 else 0


def _by_tab(node: Node) -> bool:
    """Whether the Tab key comes to it."""
    thing = node.interface.object()
    if isinstance(thing, QTabBar) and not thing.count():
        return False
    policy = thing.focusPolicy() if isinstance(thing, QWidget) else Qt.FocusPolicy.NoFocus
    return bool(policy & Qt.FocusPolicy.TabFocus) and not node.interface.state().disabled


def _lonely(top: QWidget) -> list[str]:
    """Labels of forms beside a field that takes the focus, without being known as its label."""
    lonely = []
    for form in top.findChildren(QFormLayout):
        for row in range(form.rowCount()):
            label = form.itemAt(row, QFormLayout.ItemRole.LabelRole)
            field = form.itemAt(row, QFormLayout.ItemRole.FieldRole)
            shown = label.widget() if label is not None else None
            inside = field.widget() if field is not None else None
            if not isinstance(shown, QLabel) or inside is None or not shown.isVisible() or not shown.text():
                continue
            if shown.buddy() is None and not isinstance(inside, QLabel) and _takes_focus(inside):
                lonely.append(shown.text())
    return lonely


def _takes_focus(widget: QWidget) -> bool:
    return bool(widget.focusPolicy().value)
