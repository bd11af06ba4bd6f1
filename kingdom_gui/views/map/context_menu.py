"""The menu of a hex: what can be done there now with its price, and what cannot, with the reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import QMenu, QWidget

LONGEST_REASON = 58  # letters of a reason shown beside its entry; all of it is in the tip


class MenuOffer(NamedTuple):
    """One entry: `run` does it; None means that it cannot be done, for the reason given.

    `note` is what stands on the right where it can be done: its price.
    """

    group: str
    name: str
    run: Callable[[], object] | None
    note: str = ""
    reason: str = ""
    icon: QIcon | None = None


def build_menu(offers: Sequence[MenuOffer], parent: QWidget) -> QMenu:
    """A menu of these offers in their groups; those that cannot be done stand disabled with their reason."""
    menu = QMenu(parent)
    menu.setToolTipsVisible(True)
    group = ""
    for offer in offers:
        if offer.group != group:
            group = offer.group
            if menu.actions():
                menu.addSeparator()
        # A tab puts what follows to the right edge, as with keys.
        right = offer.note if offer.run is not None else _shortened(offer.reason)
        name = offer.name.replace("&", "&&")
        action = QAction(f"{name}\t{right}" if right else name, menu)
        if offer.icon is not None:
            action.setIcon(offer.icon)
        if offer.run is None:
            action.setEnabled(False)
            action.setToolTip(offer.reason)
        else:
            action.triggered.connect(lambda _checked=False, run=offer.run: run())
        menu.addAction(action)
    return menu


def _shortened(reason: str) -> str:
    """The first line of a reason, cut at a word if it is long."""
    first = reason.strip().splitlines()[0] if reason.strip() else ""
    if len(first) <= LONGEST_REASON:
        return first
    return first[:LONGEST_REASON].rsplit(" ", 1)[0] + " …"
