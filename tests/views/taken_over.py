"""What Python wrongly thinks it owns: objects whose owner for Python is not one of their owners for Qt."""

from __future__ import annotations

import re

from PySide6.QtCore import QObject
from shiboken6 import dump, getAllValidWrappers

OWNER = re.compile(r"^parent\.+ <(?P<name>.*?)(?:\(.*)? at (?P<place>0x[0-9a-f]+)>$", re.MULTILINE)


def taken_over() -> set[str]:
    """Objects of Qt that go with an owner on Python's side who is none for Qt, as "screen of dialog"."""
    found: set[str] = set()
    for made in getAllValidWrappers():
        if isinstance(made, QObject) and (owner := OWNER.search(dump(made))) is not None:
            above, owners = made, set()
            while (above := QObject.parent(above)) is not None:  # type: ignore[assignment]
                owners.add(hex(id(above)))
            if owner["place"] not in owners:
                found.add(f"{type(made).__name__} of {owner['name']}")
    return found
