"""The page of shortcuts: every command and every key of a place, to be looked up and changed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ..blocks import muted, title
from ..fitting import FittingDialog
from ..text_size import scaled
from .book import Fault, book, usable
from .rows import KeyRow, all_keys, context_of, name_of

KEYS_WIDE = 250  # pixels of the keys' column at the usual size of text
ID = Qt.ItemDataRole.UserRole
_NATIVE = QKeySequence.SequenceFormat.NativeText


class ShortcutsDialog(FittingDialog):
    """Looks keys up, gives others, and gives back the program's own. What is changed is in force at once."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Search what they do, or the keys"))
        self.search.setAccessibleName(self.tr("Search the shortcuts"))
        self.search.setClearButtonEnabled(True)
        self.search.installEventFilter(self)
        self.tree = QTreeWidget(self)
        self.tree.setAccessibleName(self.tr("Keyboard shortcuts"))
        self.tree.setColumnCount(2)
        self.tree.setHeaderLabels([self.tr("What it does"), self.tr("Keys")])
        self.tree.setRootIsDecorated(False)
        self.tree.setItemsExpandable(False)
        self.tree.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(1, scaled(KEYS_WIDE))
        self.name = muted("")
        self.edit = QKeySequenceEdit(self)
        self.edit.setMaximumSequenceLength(1)
        self.edit.setClearButtonEnabled(True)
        # Keys that leave the field, so that the keyboard does not stay in it.
        self.edit.setFinishingKeyCombinations(
            [QKeyCombination(Qt.Key.Key_Tab), QKeyCombination(Qt.Key.Key_Backtab)]
        )
        self.take = _button(self.tr("Use these keys"), self)
        self.none = _button(self.tr("No keys"), self)
        self.reset = _button(self.tr("As it was"), self)
        self.reset_all = _button(self.tr("Reset all"), self)
        self.letters = QCheckBox(self.tr("&Letter keys on the map and the lots"), self)
        self.letters.setToolTip(self.tr("Off: no letter, digit or sign does anything there by itself"))
        self.letters.setChecked(book().letters)
        self.told = muted("")
        self._lay_out()
        self._fill()
        self._tell_faults()
        self.search.textChanged.connect(self._narrow)
        self.tree.currentItemChanged.connect(lambda *_: self._show_current())
        self.tree.itemActivated.connect(lambda *_: self.edit.setFocus())
        self.edit.keySequenceChanged.connect(lambda _: self._weigh())
        self.take.clicked.connect(self._take)
        self.letters.toggled.connect(self._use_letters)
        self.none.clicked.connect(lambda: self._give(QKeySequence()))
        self.reset.clicked.connect(self._reset)
        self.reset_all.clicked.connect(self._reset_all)
        self._show_current()
        self.search.setFocus()

    @property
    def current(self) -> str:
        """The id of the row that is chosen, or ""."""
        item: QTreeWidgetItem | None = self.tree.currentItem()
        return str(item.data(0, ID) or "") if item is not None else ""

    def choose(self, id_: str) -> None:
        """Bring the row of an id to the front."""
        for item in self._items():
            if item.data(0, ID) == id_:
                self.tree.setCurrentItem(item)
                self.tree.scrollToItem(item)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Down leads from the search to what was found."""
        if watched is self.search and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Down:
                found = next((item for item in self._items() if not item.isHidden()), None)
                if found is not None:
                    self.tree.setCurrentItem(found)
                    self.tree.setFocus()
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                return True
        return super().eventFilter(watched, event)

    def _lay_out(self) -> None:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setText(self.tr("Close"))
        close.setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        label = QLabel(self.tr("New &keys"), self)
        label.setBuddy(self.edit)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(label)
        row.addWidget(self.edit, 1)
        for button in (self.take, self.none, self.reset):
            row.addWidget(button)
        foot = QHBoxLayout()
        foot.addWidget(self.reset_all)
        foot.addWidget(self.letters)
        foot.addStretch()
        foot.addWidget(buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 16)
        column.setSpacing(10)
        column.addWidget(title(self.tr("Keyboard shortcuts")))
        column.addWidget(self.search)
        column.addWidget(self.tree, 1)
        column.addWidget(self.name)
        column.addLayout(row)
        column.addWidget(self.told)
        column.addLayout(foot)
        self.resize(640, 620)

    def _fill(self) -> None:
        self.tree.clear()
        groups: dict[str, QTreeWidgetItem] = {}
        for row in all_keys():
            group = groups.get(row.context)
            if group is None:
                group = groups[row.context] = QTreeWidgetItem(self.tree, [row.context])
                font = group.font(0)
                font.setBold(True)
                group.setFont(0, font)
                group.setFirstColumnSpanned(True)
                group.setFlags(Qt.ItemFlag.ItemIsEnabled)
            _write(QTreeWidgetItem(group), row)
        self.tree.expandAll()
        self._groups = list(groups.values())

    def _items(self) -> list[QTreeWidgetItem]:
        return [item for group in self._groups for item in _children(group)]

    def _narrow(self, text: str) -> None:
        words = text.casefold().split()
        for group in self._groups:
            for item in _children(group):
                whole = f"{group.text(0)} {item.text(0)} {item.text(1)}".casefold()
                item.setHidden(not all(word in whole for word in words))
            group.setHidden(all(item.isHidden() for item in _children(group)))

    def _show_current(self) -> None:
        id_ = self.current
        can = bool(id_) and book().can_change(id_)
        self.name.setText(f"{context_of(id_)}: {name_of(id_)}" if id_ else self.tr("Choose a row above."))
        self.edit.setAccessibleName(self.tr("New keys for: {what}").format(what=name_of(id_) if id_ else "—"))
        if (inside := self.edit.findChild(QLineEdit)) is not None:
            inside.setAccessibleName(self.edit.accessibleName())
        self.edit.setEnabled(can)
        self.edit.clear()
        self.none.setEnabled(can and bool(book().keys(id_)))
        self.reset.setEnabled(can and book().is_chosen(id_))
        self.take.setText(self.tr("Use these keys"))
        self.take.setEnabled(False)
        if id_ and not can:
            self.told.setText(self.tr("These keys cannot be changed."))

    def _weigh(self) -> None:
        """Say whether the keys typed can be had, and who has them now."""
        id_, keys = self.current, self.edit.keySequence()
        shown = keys.toString(_NATIVE)
        told, can, holder = "", False, ""
        if id_ and not keys.isEmpty():
            holder = book().holder(id_, keys)
            if not usable(id_, keys):
                told = self.tr("{keys} writes in fields: take it with Ctrl or Alt, or a function key.")
            elif holder and not book().can_change(holder):
                told = self.tr("{keys} belongs to “{what}” and cannot be taken from it.")
            else:
                told, can = self.tr("{keys} belongs to “{what}”.") if holder else "", True
        self.told.setText(told.format(keys=shown, what=name_of(holder) if holder else ""))
        taking = can and bool(holder)
        self.take.setText(self.tr("Take them from there") if taking else self.tr("Use these keys"))
        self.take.setEnabled(can)  # only here: switched off on the way it would lose the focus

    def _use_letters(self, used: bool) -> None:
        book().use_letters(used)
        rows = {row.id: row for row in all_keys()}
        for item in self._items():
            _write(item, rows[item.data(0, ID)])
        self._show_current()

    def _take(self) -> None:
        self._give(self.edit.keySequence())

    def _give(self, keys: QKeySequence) -> None:
        if self.current:
            book().choose(self.current, keys)
            self._tell_now()

    def _tell_now(self) -> None:
        keys = book().text(self.current) or self.tr("no keys")
        self._renew(self.tr("{what}: {keys}").format(what=name_of(self.current), keys=keys))

    def _reset(self) -> None:
        book().reset([self.current])
        self._renew(
            self.tr("{what}: {keys}").format(what=name_of(self.current), keys=book().text(self.current))
        )

    def _reset_all(self) -> None:
        book().reset()
        self._renew(self.tr("All keys are as the program brings them."))

    def _renew(self, told: str) -> None:
        rows = {row.id: row for row in all_keys()}
        for item in self._items():
            _write(item, rows[item.data(0, ID)])
        self._show_current()
        self.told.setText(told)
        self.tree.setFocus()

    def _tell_faults(self) -> None:
        self.told.setText(" ".join(fault_sentence(fault) for fault in book().faults))


def fault_sentence(fault: Fault) -> str:
    """Why keys that were kept are not taken, in a sentence."""
    translate = QCoreApplication.translate
    if fault.why == "taken":
        text = translate(
            "ShortcutsDialog", "The keys {keys} kept for “{what}” belong to “{other}” and were left out."
        )
        return text.format(keys=fault.text, what=name_of(fault.id), other=name_of(fault.holder))
    text = translate(
        "ShortcutsDialog", "“{keys}”, kept for “{what}”, are no keys it can have; it has its usual ones."
    )
    return text.format(keys=fault.text, what=name_of(fault.id))


def _children(group: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    found = (group.child(number) for number in range(group.childCount()))
    return [item for item in found if item is not None]


def _write(item: QTreeWidgetItem, row: KeyRow) -> None:
    item.setText(0, row.text)
    item.setText(1, row.keys)
    item.setToolTip(1, row.keys)
    item.setData(0, ID, row.id)
    font = item.font(1)
    font.setBold(book().is_chosen(row.id))
    item.setFont(1, font)


def _button(text: str, parent: QWidget) -> QPushButton:
    button = QPushButton(text, parent)
    button.setAutoDefault(False)
    return button


__all__ = ["ShortcutsDialog", "fault_sentence"]
