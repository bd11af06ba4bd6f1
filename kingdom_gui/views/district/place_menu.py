"""The menu of a place on the plans: what can be done there, each with its price, or why not."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QMenu, QWidget

from ...document.document import Document
from ...engine.actions import Refusal
from ..blocks import plain_tip
from ..icons import icon
from .deeds import Deed, Group, why_not


def place_menu(
    groups: list[Group],
    document: Document,
    chosen: Callable[[Deed], None],
    hint: Callable[[str], None],
    parent: QWidget,
) -> QMenu:
    """A menu of groups of deeds. What the GM may insist on can be chosen too and ends in "…"; what cannot be
    done at all is greyed. While an entry is lit, `hint` is told its reasons.
    """
    menu = QMenu(parent)
    menu.setToolTipsVisible(True)
    for group in groups:
        into = menu
        if group.folded:
            into = menu.addMenu(group.heading)
            into.setToolTipsVisible(True)
        elif group.heading:
            if not menu.isEmpty():
                menu.addSeparator()
            head = menu.addAction(group.heading)
            head.setEnabled(False)
            font = head.font()
            font.setBold(True)
            head.setFont(font)
        else:
            menu.addSeparator()
        for deed in group.deeds:
            _add(into, deed, document, chosen, hint)
    return menu


def _add(
    menu: QMenu, deed: Deed, document: Document, chosen: Callable[[Deed], None], hint: Callable[[str], None]
) -> None:
    why = why_not(deed, document)
    insist = isinstance(deed.outcome, Refusal) and deed.outcome.overridable
    text = f"{deed.name}…" if insist else deed.name
    action = menu.addAction(f"{text}\t{deed.price}" if deed.price else text)
    if deed.icon:
        action.setIcon(icon("override" if insist else deed.icon))
    if deed.checked is not None:
        action.setCheckable(True)
        action.setChecked(deed.checked)
    action.setEnabled(deed.possible or insist)
    action.setToolTip(plain_tip(why or deed.name))
    action.setStatusTip(why)
    action.triggered.connect(lambda: chosen(deed))
    action.hovered.connect(lambda: hint(why))
