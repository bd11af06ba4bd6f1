"""A number opened: every entry with source, amount and rule; what does not apply struck through, and why."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QItemSelectionModel, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QGuiApplication, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ..engine.ledger import Ledger
from ..engine.ruleset import Ruleset
from ..engine.state import Campaign
from . import labels, rule_marks
from .blocks import headroom, link, plain_tip
from .help.places import HELP_ROLE
from .help.terms import explained_items
from .ledger_lines import Line, as_text, grouped
from .screens import screen_of
from .text_size import scaled
from .theme import colours, serif, sized

WIDTH = 520
MOST_ROWS = 16
TEXT_MARGINS = 24  # left and right of the text in a cell


class LedgerPopup(QFrame):
    """The ledger of one number, under the button that opened it. Esc or a click elsewhere closes it."""

    def __init__(
        self,
        title: str,
        ledger: Ledger,
        campaign: Campaign,
        parent: QWidget | None = None,
        rules: Ruleset | None = None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("ledger")
        self.setAccessibleName(title)
        self.setFrameShape(QFrame.Shape.NoFrame)
        c = colours()
        self.setStyleSheet(f"#ledger {{ background: {c.paper}; border: 1px solid {c.line}; }}")
        self.title = title
        self.groups = grouped(ledger, campaign, rules)
        self.total = ledger.total
        self._highest = 400
        self.tree = self._tree()
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 10)
        column.setSpacing(8)
        column.addLayout(self._head())
        column.addWidget(self.tree)
        self._column = column
        column.addLayout(self._foot())
        self._fill(self.tree)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Copy), self, self.copy)
        self.tree.setFocus()

    def show_under(self, widget: QWidget) -> None:
        """Open below a widget, moved to stay on its screen."""
        screen = screen_of(widget).availableGeometry()
        self.setFixedWidth(min(scaled(WIDTH), screen.width() - 16))
        self._highest = screen.height() // 2
        self.show()
        corner = widget.mapToGlobal(QPoint(0, widget.height() + 2))
        x = min(max(corner.x(), screen.left() + 8), screen.right() - self.width() - 8)
        y = min(corner.y(), screen.bottom() - self.height() - 8)
        self.move(x, max(y, screen.top()))

    def showEvent(self, event: QShowEvent) -> None:
        """Not seen yet, but laid out: the columns are as wide as they will be."""
        super().showEvent(event)
        self._wrap()
        self.tree.setFixedHeight(min(self._rows_height(), self._highest))
        self.adjustSize()

    def offer(self, text: str, follow: Callable[[], object]) -> None:
        """Put a link below the entries; it closes the ledger and leads on."""
        self.link = link(text)
        self.link.clicked.connect(self.close)
        self.link.clicked.connect(lambda: follow())
        self._column.insertWidget(self._column.count() - 1, self.link)

    def copy(self) -> None:
        """Put the whole ledger on the clipboard as lines of text, columns apart by tabs."""
        QGuiApplication.clipboard().setText(as_text(self.title, self.total, self.groups))
        self.copied.setText(self.tr("Copied"))

    def _head(self) -> QHBoxLayout:
        name, total = QLabel(self.title), QLabel(labels.grouped(self.total))
        name.setWordWrap(True)
        name.setFont(serif(sized(1.3).pointSizeF()))
        name.setContentsMargins(0, headroom(name.font()), 0, 0)
        total.setFont(sized(1.5))
        row = QHBoxLayout()
        row.addWidget(name, 1)
        row.addWidget(total)
        return row

    def _foot(self) -> QHBoxLayout:
        copy = QPushButton(self.tr("&Copy"))
        copy.setProperty("quiet", True)
        copy.clicked.connect(self.copy)
        self.copied = QLabel()
        self.copied.setForegroundRole(self.foregroundRole())
        close = QPushButton(self.tr("Close"))
        close.setProperty("quiet", True)
        close.clicked.connect(self.close)
        row = QHBoxLayout()
        row.addWidget(copy)
        row.addWidget(self.copied, 1)
        row.addWidget(close)
        return row

    def _tree(self) -> QTreeWidget:
        tree = QTreeWidget(self)
        tree.setColumnCount(3)
        tree.setHeaderLabels([self.tr("Amount"), self.tr("From"), self.tr("Rule")])
        tree.headerItem().setTextAlignment(0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        tree.setAccessibleName(self.title)
        explained_items(tree)
        tree.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        tree.setUniformRowHeights(False)
        tree.setWordWrap(True)
        tree.setTextElideMode(Qt.TextElideMode.ElideNone)
        tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        tree.header().setStretchLastSection(False)
        tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        for column in (0, 2):
            tree.header().setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        return tree

    def _fill(self, tree: QTreeWidget) -> None:
        nested = any(group.title for group in self.groups)
        tree.setRootIsDecorated(nested)
        tree.setIndentation(14 if nested else 0)
        for group in self.groups:
            if not group.title:
                tree.addTopLevelItems([_item(line) for line in group.lines])
                continue
            head = _row([labels.signed(group.total), group.title, ""])
            head.addChildren([_item(line) for line in group.lines])
            tree.addTopLevelItem(head)
        if not self.groups:
            tree.addTopLevelItem(QTreeWidgetItem(["", self.tr("Nothing adds to it yet."), ""]))
        first = tree.topLevelItem(0)
        if first is not None:
            tree.setCurrentItem(first, 0, QItemSelectionModel.SelectionFlag.NoUpdate)

    def _wrap(self) -> None:
        """Make each row as high as its text in the second column needs; a tree does not do so by itself."""
        room = QRect(0, 0, self.tree.columnWidth(1) - TEXT_MARGINS, 10_000)
        tops = [self.tree.topLevelItem(row) for row in range(self.tree.topLevelItemCount())]
        for item in [row for top in tops if top is not None for row in (top, *_children(top))]:
            metrics = QFontMetrics(item.font(1))
            height = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), item.text(1)).height()
            item.setSizeHint(1, QSize(0, height + 6))

    def _rows_height(self) -> int:
        self.tree.doItemsLayout()
        items = [self.tree.topLevelItem(row) for row in range(self.tree.topLevelItemCount())]
        heights = [self.tree.visualItemRect(item).height() for item in items if item is not None]
        shown = sum(heights[:MOST_ROWS]) + min(heights)
        return self.tree.header().sizeHint().height() + shown + 4


def _children(item: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    return [child for row in range(item.childCount()) if (child := item.child(row)) is not None]


def _item(line: Line) -> QTreeWidgetItem:
    text = line.source if not line.why else f"{line.source} — {line.why}"
    item = _row([labels.signed(line.amount), text, rule_marks.shown(line.ref)])
    item.setData(0, HELP_ROLE, line.page)
    item.setToolTip(1, plain_tip(text))
    item.setToolTip(2, rule_marks.told(line.ref))
    c = colours()
    item.setForeground(2, QColor(c.muted))
    if not line.applies:
        struck = QCoreApplication.translate("Spoken", "{amount}, does not count")
        spoken = struck.format(amount=labels.signed(line.amount))
        item.setData(0, Qt.ItemDataRole.AccessibleTextRole, spoken)
        font = item.font(0)
        font.setStrikeOut(True)
        item.setFont(0, font)
        for column in (0, 1):
            item.setForeground(column, QColor(c.muted))
    return item


def _row(texts: list[str]) -> QTreeWidgetItem:
    """A row with its amount to the right, as high as any other."""
    item = QTreeWidgetItem(texts)
    item.setTextAlignment(0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    item.setSizeHint(0, QSize(0, QFontMetrics(QApplication.font()).height() + 6))
    return item
