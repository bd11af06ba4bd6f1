"""The menu of a hex: what can be done there now with its price, and what cannot, with the reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import QLabel, QMenu, QVBoxLayout, QWidget, QWidgetAction

from ..blocks import muted, plain_tip
from ..text_size import by_text

LONGEST_BESIDE = 40  # letters of a reason that stand beside its entry
WIDTH_BELOW = 380


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
        menu.addAction(_impossible(offer, menu) if offer.run is None else _possible(offer, menu))
    return menu


def _possible(offer: MenuOffer, menu: QMenu) -> QAction:
    action = QAction(_beside(offer.name, offer.note), menu)
    if offer.icon is not None:
        action.setIcon(offer.icon)
    action.triggered.connect(lambda _checked=False: offer.run and offer.run())
    return action


def _impossible(offer: MenuOffer, menu: QMenu) -> QAction:
    """A short reason stands to the right of the name, a long one below it on as many lines as it needs."""
    reason = offer.reason.strip()
    if len(reason) <= LONGEST_BESIDE and "\n" not in reason:
        action = QAction(_beside(offer.name, reason), menu)
        if offer.icon is not None:
            action.setIcon(offer.icon)
    else:
        action = QWidgetAction(menu)
        action.setText(_beside(offer.name, ""))
        action.setDefaultWidget(_told_below(offer, menu))
    action.setToolTip(plain_tip(reason))
    action.setEnabled(False)
    return action


def _beside(name: str, right: str) -> str:
    """A tab puts what follows to the right edge, as with keys."""
    name = name.replace("&", "&&")
    return f"{name}\t{right}" if right else name


def _told_below(offer: MenuOffer, menu: QMenu) -> QWidget:
    box = QWidget(menu)
    box.setAccessibleName(f"{offer.name}: {offer.reason}")
    column = QVBoxLayout(box)
    column.setContentsMargins(28, 4, 24, 4)  # in line with the names of entries that have icons
    column.setSpacing(0)
    name, why = QLabel(offer.name, box), muted(offer.reason.strip())
    name.setTextFormat(Qt.TextFormat.PlainText)
    by_text(why, fixed_width=WIDTH_BELOW)
    why.setFixedHeight(why.heightForWidth(WIDTH_BELOW))
    column.addWidget(name)
    column.addWidget(why)
    return box
