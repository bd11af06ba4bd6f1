"""Terms on the screen that the book explains: pointed at they show a card, F1 then opens the page.

What has the property `help_page` (`places.helped`), or is an item of a view with `HELP_ROLE`, keeps the tool
tip it has; the card adds the first paragraph of the page and the key. Where a widget has no context menu of
its own, it gets one with "About …". One filter serves all; it loads the book when a card is first shown.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QCursor, QHelpEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QMenu, QToolTip, QWidget
from shiboken6 import isValid

from ..modal import pop_up
from .places import helped, own_page, page_of_index

if TYPE_CHECKING:
    from ..commands import Commands
    from .desk import Desk

WidgetT = TypeVar("WidgetT", bound=QWidget)
LONGEST = 420  # letters of a card's text
WIDE = 340  # pixels at the usual size of text
translate = QCoreApplication.translate


class _Now:
    """Whose desk gives the cards, the filter, and the term whose card is shown."""

    commands: Commands | None = None
    filter: _Cards | None = None
    pointed = ""


def cards_from(commands: Commands) -> None:
    """Take the cards from the desk of this main window's commands."""
    _Now.commands = commands


def _desk() -> Desk | None:
    """The desk of the main window, made when it is first asked for; None where there is no window."""
    commands = _Now.commands
    return commands.desk() if commands is not None and isValid(commands) else None


def explained(widget: WidgetT, page: str) -> WidgetT:
    """Let a widget be explained by a page or term: as a card, by F1, and in a menu; gives it back."""
    helped(widget, page)
    if not widget.property("help_cards"):
        widget.setProperty("help_cards", True)
        widget.installEventFilter(_filter())
    return widget


def explained_items(view: QAbstractItemView) -> None:
    """Let the items of a view be explained by what they have under `HELP_ROLE`."""
    viewport = view.viewport()
    if not viewport.property("help_cards"):
        viewport.setProperty("help_cards", True)
        viewport.installEventFilter(_filter())


def add_about(menu: QMenu, page: str) -> None:
    """Add an entry "About …" that opens the page of a page or term, where there is one."""
    desk = _desk()
    card = desk.card(page) if desk is not None else None
    if desk is None or card is None:
        return
    text = translate("HelpTerms", "About {name}").format(name=card.title).replace("&", "&&")
    menu.addAction(text).triggered.connect(lambda: desk.show(card.page))


def show_term(page: str) -> None:
    """Open the page of a page or term."""
    desk = _desk()
    if desk is not None:
        desk.show(page)


def pointed_at() -> str:
    """The page or term whose card is shown now; "" while none is."""
    return _Now.pointed if QToolTip.isVisible() else ""


def term_under_pointer() -> str:
    """The page or term of what the pointer is on."""
    widget = QApplication.widgetAt(QCursor.pos())
    return _term_at(widget, widget.mapFromGlobal(QCursor.pos())) if widget is not None else ""


def show_card(at: QPoint, tip: str, page: str, widget: QWidget) -> None:
    """Show the card of a page or term at a place of the screen: for what is painted on a widget."""
    _Now.pointed = page
    QToolTip.showText(at, card_html(tip, page) if page else tip, widget)


def card_html(tip: str, page: str) -> str:
    """What is shown of a page or term below the tool tip there is; the tip alone where it has no page."""
    desk = _desk()
    card = desk.card(page) if desk is not None and page else None
    own = tip if tip.startswith("<qt>") else escape(tip).replace("\n", "<br>")
    if card is None:
        return own
    text = card.text if len(card.text) <= LONGEST else f"{card.text[: LONGEST - 1].rsplit(' ', 1)[0]}…"
    key = escape(translate("HelpTerms", "F1: more"))
    title = (
        "" if tip and tip.casefold().startswith(card.title.casefold()) else f"<b>{escape(card.title)}</b><br>"
    )
    from ..text_size import scaled
    from ..theme import colours

    parts = [f"{own}<hr>" if own else "", f"{title}{escape(text)}"]
    foot = f"<br><span style='color: {colours().muted}'>{key}</span>"
    return f"<qt><table width='{scaled(WIDE)}'><tr><td>{''.join(parts)}{foot}</td></tr></table></qt>"


class _Cards(QObject):
    """Shows cards and menus for all widgets that are explained."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.ToolTip and isinstance(watched, QWidget) and isinstance(event, QHelpEvent):
            return self._show_card(watched, event)
        if kind == QEvent.Type.ContextMenu and isinstance(watched, QWidget):
            return isinstance(event, QContextMenuEvent) and self._show_menu(watched, event)
        return False

    def _show_card(self, widget: QWidget, event: QHelpEvent) -> bool:
        page = _term_at(widget, event.pos())
        if not page:
            return False
        view = _view_of(widget)
        index = view.indexAt(event.pos()) if view is not None else None
        tip = str(index.data(Qt.ItemDataRole.ToolTipRole) or "") if index is not None else widget.toolTip()
        html = card_html(tip, page)
        if not html:
            return False
        _Now.pointed = page
        rect = view.visualRect(index) if view is not None and index is not None else widget.rect()
        QToolTip.showText(event.globalPos(), html, widget, rect)
        return True

    def _show_menu(self, widget: QWidget, event: QContextMenuEvent) -> bool:
        view = _view_of(widget)
        owner = view or widget
        if owner.contextMenuPolicy() != Qt.ContextMenuPolicy.DefaultContextMenu:
            return False
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        page, at = _term_at(widget, event.pos()), event.globalPos()
        if by_key and view is not None:
            page = page_of_index(view.currentIndex())
            at = widget.mapToGlobal(view.visualRect(view.currentIndex()).center())
        if not page:
            return False
        menu = QMenu(owner)
        add_about(menu, page)
        offers = bool(menu.actions())
        pop_up(menu, at)
        return offers


def _term_at(widget: QWidget, at: QPoint) -> str:
    view = _view_of(widget)
    if view is not None:
        return page_of_index(view.indexAt(at))
    return own_page(widget) if widget.property("help_cards") else ""


def _view_of(widget: QWidget) -> QAbstractItemView | None:
    """The view whose viewport a widget is."""
    parent = widget.parentWidget()
    return parent if isinstance(parent, QAbstractItemView) and parent.viewport() is widget else None


def _filter() -> _Cards:
    if _Now.filter is None or not isValid(_Now.filter):
        _Now.filter = _Cards(QApplication.instance())
    return _Now.filter
