"""The wish list beside the plans: planned buildings in order, with price and month; built, moved, dropped."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ...document.document import Document
from ...engine.actions import Action
from ...engine.actions.build import BuildPlanned, Demolish
from ...engine.actions.plan import OrderWishes
from ...engine.wishes import Wish, WishList, cheapest, reordered, wish_list
from ..blocks import link, muted, plain_tip
from ..icons import icon
from . import phrases
from .wish_rows import BARRED, PRICE, UNDER, WISH, WishDelegate, name_of, price_of, under, why

MOST_COMPARED = 200  # wishes among which the cheapest order is sought while one waits
BUTTONS = {"done": "build", "up": "earlier", "down": "later", "delete": "drop"}  # by icon


class WishRows(QListWidget):
    """The list itself. `moved` gives the row's old and new place, `wanted` what a key asks for."""

    moved = Signal(int, int)
    wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(WishDelegate(self))
        self.model().rowsMoved.connect(self._rows_moved)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        alone = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if alone and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.wanted.emit("earlier" if event.key() == Qt.Key.Key_Up else "later")
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentItem() is not None:
            self.wanted.emit("build")
        elif event.key() == Qt.Key.Key_Delete and self.currentItem() is not None:
            self.wanted.emit("drop")
        else:
            super().keyPressEvent(event)

    def _rows_moved(self, _from: QModelIndex, start: int, _end: int, _to: QModelIndex, row: int) -> None:
        self.moved.emit(start, row - 1 if row > start else row)


class WishPanel(QWidget):
    """Shows the wishes of one settlement or of all. `wanted` gives an action to be tried, `shown` the
    settlement, district and number of the planned building that is selected.
    """

    wanted = Signal(object)
    shown = Signal(str, int, int)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.settlement_id = ""
        self.wishes = WishList((), document.campaign.month)
        self._best: WishList | None = None
        self._stale = True
        self.scope = QComboBox(self)
        self.rows = WishRows(self)
        self.empty = muted("")
        self.total, self.months, self.saving = muted("", 1.0), muted(""), muted("")
        self.order_button = link("")
        self.buttons = {name: QToolButton(self) for name in BUTTONS.values()}
        self._arrange()
        self.scope.currentIndexChanged.connect(self.renew)
        self.rows.currentRowChanged.connect(self._row_chosen)
        self.rows.moved.connect(self._moved)
        self.rows.wanted.connect(self.do)
        self.order_button.clicked.connect(self._order_best)
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, name=name: self.do(name))
        document.changed.connect(self._changed)
        document.reset.connect(self._changed)
        self._retranslate()

    def show_settlement(self, settlement: str) -> None:
        """Show the wishes of another settlement."""
        self.settlement_id = settlement
        self._retranslate()
        self._changed()

    def do(self, name: str) -> None:
        """Do to the wish selected what a button or key asks for: build, earlier, later or drop."""
        row, wish = self.rows.currentRow(), self._current()
        if wish is None:
            return
        kingdom = self.document.campaign.at_table
        if name == "build":
            action = BuildPlanned(kingdom=kingdom, settlement=wish.settlement, number=wish.number)
            self.wanted.emit(action)
        elif name == "drop":
            self.wanted.emit(Demolish(kingdom=kingdom, settlement=wish.settlement, number=wish.number))
        else:
            goal = row + (-1 if name == "earlier" else 1)
            if 0 <= goal < len(self.wishes.wishes):
                self._moved(row, goal)

    def renew(self) -> None:
        """Reckon the list anew and show it."""
        self._stale = False
        campaign, kingdom = self.document.campaign, self.document.kingdom
        before = self._current()
        only = "" if self.scope.currentData() == "all" else self.settlement_id
        if kingdom is None or not self.settlement_id:
            self.wishes = WishList((), campaign.month)
            self._best = None
        else:
            self.wishes = wish_list(campaign, kingdom.id, self.document.rules, only)
            few = len(self.wishes.wishes) <= MOST_COMPARED
            self._best = cheapest(campaign, kingdom.id, self.document.rules, only) if few else None
        self._fill(before.number if before is not None else 0)

    def sizeHint(self) -> QSize:
        return QSize(236, 300)

    def minimumSizeHint(self) -> QSize:
        return QSize(140, 100)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self.renew()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._changed()
        elif event.type() == QEvent.Type.PaletteChange:
            self._draw_icons()
        super().changeEvent(event)

    # Made of the list

    def _current(self) -> Wish | None:
        row = self.rows.currentRow()
        return self.wishes.wishes[row] if 0 <= row < len(self.wishes.wishes) else None

    def _changed(self) -> None:
        self._stale = True
        if self.isVisible():
            self.renew()

    def _fill(self, chosen: int) -> None:
        with QSignalBlocker(self.rows):
            self.rows.clear()
            everywhere = self.scope.currentData() == "all"
            for place, wish in enumerate(self.wishes.wishes, 1):
                item = QListWidgetItem(self.rows)
                head, below = name_of(wish, place), under(self.document, wish, everywhere)
                item.setData(WISH, head)
                item.setData(UNDER, below)
                item.setData(PRICE, price_of(wish))
                item.setData(BARRED, bool(wish.reasons))
                reasons = why(self.document, wish)
                item.setToolTip(plain_tip(reasons or below))
                spoken = f"{head}, {price_of(wish)}, {below}"
                item.setData(
                    Qt.ItemDataRole.AccessibleTextRole, f"{spoken}. {reasons}" if reasons else spoken
                )
                if wish.number == chosen:
                    self.rows.setCurrentItem(item)
        there = bool(self.wishes.wishes)
        for part in (self.rows, self.total, self.months):
            part.setVisible(there)
        self.empty.setVisible(not there)
        self._enable()
        self._sum_up()

    def _sum_up(self) -> None:
        wishes, best = self.wishes, self._best
        total = self.tr("Together {price}").format(price=phrases.bp(wishes.total))
        if wishes.list_total != wishes.total:
            total = self.tr("Together {price} (list price {list})").format(
                price=phrases.bp(wishes.total), list=phrases.bp(wishes.list_total)
            )
        self.total.setText(total)
        self.months.setText(self._how_long())
        better = best is not None and best.total < wishes.total
        if best is not None and better:
            self.saving.setText(
                self.tr(
                    "In the cheapest order {price}: what halves a price comes before what it halves."
                ).format(price=phrases.bp(best.total))
            )
        self.saving.setVisible(better)
        self.order_button.setVisible(better)

    def _how_long(self) -> str:
        kingdom = self.document.kingdom
        if kingdom is None or kingdom.stage != "reigning":
            return ""
        months = self.tr("Built in %n month(s), from the top to the end", "", self.wishes.months)
        allowed = self.document.rules.limits(kingdom.use.size).buildings
        if allowed is None:
            return months
        limit = self.tr("at {count} a month and one home besides").format(count=allowed)
        return f"{months} ({limit})"

    def _row_chosen(self, _row: int) -> None:
        self._enable()
        wish = self._current()
        if wish is not None:
            self.shown.emit(wish.settlement, wish.district, wish.number)

    def _enable(self) -> None:
        row, last = self.rows.currentRow(), len(self.wishes.wishes) - 1
        for button in self.buttons.values():
            button.setVisible(last >= 0)
            button.setEnabled(row >= 0)
        self.buttons["earlier"].setEnabled(row > 0)
        self.buttons["later"].setEnabled(0 <= row < last)

    def _moved(self, start: int, goal: int) -> None:
        order = list(self.wishes.order)
        order.insert(goal, order.pop(start))
        # A drop ends after this: only then may the rows be made anew.
        QTimer.singleShot(0, self, lambda: self._order(tuple(order)))

    def _order_best(self) -> None:
        if self._best is not None:
            self._order(self._best.order)

    def _order(self, order: tuple[int, ...]) -> None:
        kingdom = self.document.kingdom
        if kingdom is None:
            return
        whole = wish_list(self.document.campaign, kingdom.id, self.document.rules).order
        action: Action = OrderWishes(kingdom=kingdom.id, numbers=reordered(whole, order))
        self.wanted.emit(action)

    # Made once

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 10)
        column.setSpacing(6)
        column.addWidget(self.scope)
        column.addWidget(self.rows, 1)
        column.addWidget(self.empty)
        row = QHBoxLayout()
        row.setSpacing(2)
        for button in self.buttons.values():
            button.setAutoRaise(True)
            row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
        for part in (self.total, self.months, self.saving, self.order_button):
            column.addWidget(part)
        column.addStretch(0)
        self.setFocusProxy(self.rows)
        self._draw_icons()

    def _draw_icons(self) -> None:
        for drawing, name in BUTTONS.items():
            self.buttons[name].setIcon(icon(drawing))

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Wish list"))
        self.rows.setAccessibleName(self.tr("Wish list"))
        self.scope.setAccessibleName(self.tr("Whose wishes"))
        there = self.document.campaign.settlements.get(self.settlement_id)
        with QSignalBlocker(self.scope):
            chosen = max(self.scope.currentIndex(), 0)
            self.scope.clear()
            self.scope.addItem(there.name if there is not None else self.tr("This settlement"), "one")
            self.scope.addItem(self.tr("The whole kingdom"), "all")
            self.scope.setCurrentIndex(chosen)
        self.empty.setText(
            self.tr(
                "Nothing is planned. Choose “Draw as planned” below the palette and place buildings, or lay "
                "out a kept plan."
            )
        )
        self.order_button.setText(self.tr("Put them in this order"))
        for name, text in {
            "build": self.tr("Build it now (Enter)"), "earlier": self.tr("Earlier (Alt+Up)"),
            "later": self.tr("Later (Alt+Down)"), "drop": self.tr("Take it off the plan (Del)"),
        }.items():  # fmt: skip
            self.buttons[name].setToolTip(text)
            self.buttons[name].setAccessibleName(text)
