"""What Python wrongly thinks it owns: objects whose owner for Python is not one of their owners for Qt."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLayout, QWidget
from shiboken6 import dump, getAllValidWrappers

OWNER = re.compile(r"^parent\.+ .* at (0x[0-9a-f]+)>$", re.MULTILINE)


def taken_over() -> set[str]:
    """Objects of Qt that go with an owner on Python's side who is none for Qt, as "QScreen of QDialog"."""
    made = {id(one): one for one in getAllValidWrappers() if isinstance(one, QObject)}
    found: set[str] = set()
    for one in made.values():
        told = OWNER.search(dump(one))
        owner = made.get(int(told[1], 16)) if told is not None else None
        if isinstance(owner, QLayout) or (isinstance(owner, QWidget) and not owner.isWindow()):
            owner = _around(owner)  # what goes together: a label and its field, what is laid out side by side
        if owner is not None and all(above is not owner for above in _owners(one)):
            found.add(f"{type(one).__name__} of {type(owner).__name__}")
    return found


def _around(owner: QObject) -> QObject | None:
    """The widget that a layout lays out, or that a widget stands in."""
    above = QObject.parent(owner)
    while isinstance(above, QLayout):
        above = QObject.parent(above)
    return above


def _owners(one: QObject) -> Iterator[QObject]:
    above = QObject.parent(one)
    while above is not None:
        yield above
        above = QObject.parent(above)
