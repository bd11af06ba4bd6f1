"""What changed? Two moments, and every number that is another, with the sources that make the difference."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ..document.document import Document
from ..document.moments import NOW, Moment, moments_of
from ..engine.history import moments, unknown_month
from . import speech
from .blocks import link, muted, plain_tip, quiet
from .changes_lines import Part, as_text, parts
from .changes_tree import ChangesTree
from .flow import FlowLayout
from .stale_panel import StalePanel
from .text_size import scaled

WIDTH = 400
QUICK = ("month", "last", "all")  # this month, the last month, from the start


class ChangesPanel(StalePanel):
    """Compares two moments: the start of a month, a step of this session, now.

    A quick choice holds until another moment is chosen, so that "this month" stays so when the month turns.
    `rewind_wanted(month)` asks to go back to the start of a month.
    """

    rewind_wanted = Signal(int)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self._moments: list[Moment] = []
        self._quick = "month"
        self.found: list[Part] = []
        self.before, self.after = QComboBox(self), QComboBox(self)
        for chooser in (self.before, self.after):
            chooser.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            chooser.setMinimumContentsLength(12)
            chooser.activated.connect(self._chosen)
        self._names = {self.before: QLabel(self), self.after: QLabel(self)}
        for chooser, label in self._names.items():
            label.setBuddy(chooser)
        self.quick = {name: link("") for name in QUICK}
        for name, button in self.quick.items():
            button.clicked.connect(lambda _=False, name=name: self.choose(name))
        self.tree = ChangesTree(self)
        self.said = muted("")
        self.copy_button, self.rewind_button = quiet(""), quiet("")
        self.copied = muted("")
        self.copy_button.clicked.connect(self.copy)
        self.rewind_button.clicked.connect(self._rewind)
        self._lay_out()
        QShortcut(
            QKeySequence(QKeySequence.StandardKey.Copy),
            self,
            self.copy,
            context=Qt.ShortcutContext.WidgetWithChildrenShortcut,
        )
        self.retranslate()

    # What is chosen

    def choose(self, quick: str) -> None:
        """Compare by a quick choice: `month` this one so far, `last` the one before, `all` from the start."""
        self._quick = quick
        self.refresh()

    def show_between(self, before: str, after: str = NOW, number: str = "") -> None:
        """Compare two moments by their keys (`start:<month>`, `step:<number>`, `now`); open one number."""
        self._quick = ""
        self._read()
        self._select(before, after)
        self._compare()
        if number:
            self.tree.reveal(number)

    def refresh(self) -> None:
        """Offer the moments there are now, and compare those chosen."""
        self._stale = False
        before, after = self.before.currentData(), self.after.currentData()
        self._read()
        keys = [moment.key for moment in self._moments]
        if not self._quick and not {before, after} <= set(keys):
            self._quick = "month"  # a moment has been undone
        if self._quick:
            before, after = self._keys(self._quick) or (keys[0], NOW)
        self._select(str(before), str(after))
        self._compare()

    def copy(self) -> None:
        """Put all of it on the clipboard as lines of text."""
        title = f"{self.before.currentText()} → {self.after.currentText()}"
        QGuiApplication.clipboard().setText(as_text(title, self.found))
        self.copied.setText(self.tr("Copied"))

    # What it says

    def retranslate(self) -> None:
        """Write the fixed texts in the language in force."""
        self.setAccessibleName(self.tr("What changed?"))
        texts = {self.before: self.tr("&From"), self.after: self.tr("&To")}
        for chooser, text in texts.items():
            self._names[chooser].setText(text)
            chooser.setAccessibleName(text.replace("&", ""))
        quick = {
            "month": self.tr("This month"),
            "last": self.tr("Last month"),
            "all": self.tr("Since the start"),
        }
        for name, button in self.quick.items():
            button.setText(quick[name])
        self.copy_button.setText(self.tr("&Copy"))
        self.rewind_button.setText(self.tr("&Rewind…"))
        self.tree.retranslate()
        self._changed(None)

    def sizeHint(self) -> QSize:
        """As wide as the names of most sources, where the window has that room."""
        return QSize(scaled(WIDTH), super().sizeHint().height())

    def _lay_out(self) -> None:
        choosers = QGridLayout()
        choosers.setHorizontalSpacing(12)
        choosers.setVerticalSpacing(6)
        choosers.setColumnStretch(1, 1)
        for row, (chooser, label) in enumerate(self._names.items()):
            choosers.addWidget(label, row, 0)
            choosers.addWidget(chooser, row, 1)
        quick = FlowLayout(gap=14)
        for button in self.quick.values():
            quick.addWidget(button)
        foot = QHBoxLayout()
        foot.addWidget(self.copy_button)
        foot.addWidget(self.copied, 1)
        foot.addWidget(self.rewind_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 8, 16, 12)
        column.setSpacing(10)
        column.addLayout(choosers)
        column.addLayout(quick)
        column.addWidget(self.said)
        column.addWidget(self.tree, 1)
        column.addLayout(foot)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)

    def _read(self) -> None:
        """Offer the moments there are, the latest first."""
        self._moments = moments_of(self._document)
        for chooser in (self.before, self.after):
            chooser.clear()
            for moment in reversed(self._moments):
                chooser.addItem(self._name(moment), moment.key)

    def _name(self, moment: Moment) -> str:
        said = speech.capital(speech.speaker(self._document.campaign).say(moment.code, moment.parameters))
        return self.tr("After: {what}").format(what=said) if moment.key.startswith("step:") else said

    def _keys(self, quick: str) -> tuple[str, str] | None:
        """The moments of a quick choice, or None where there are no such moments."""
        known = moments(self._document.campaign)
        if not known or (quick == "last" and len(known) < 2):
            return None
        if quick == "last":
            return f"start:{known[-2]}", f"start:{known[-1]}"
        return f"start:{known[0] if quick == 'all' else known[-1]}", NOW

    def _select(self, before: str, after: str) -> None:
        for chooser, key in ((self.before, before), (self.after, after)):
            chooser.setCurrentIndex(max(chooser.findData(key), 0))
            chooser.setToolTip(plain_tip(chooser.currentText()))

    def _compare(self) -> None:
        by_key = {moment.key: moment for moment in self._moments}
        before = by_key[self.before.currentData()].campaign()
        after = by_key[self.after.currentData()].campaign()
        campaign = self._document.campaign
        self.found = parts(before, after, campaign.at_table, self._document.rules)
        self.tree.fill(self.found)
        self.said.setText(self._nothing() or ("" if self.found else self.tr("Nothing is different.")))
        self.said.setVisible(bool(self.said.text()))
        self.copy_button.setEnabled(bool(self.found))
        self.copied.setText("")
        self.rewind_button.setEnabled(bool(moments(campaign)))
        for name, button in self.quick.items():
            button.setEnabled(self._keys(name) is not None)

    def _nothing(self) -> str:
        """Why there is no month to compare with, where there is none."""
        campaign = self._document.campaign
        if moments(campaign):
            return ""
        kingdom = self._document.kingdom
        if kingdom is None or kingdom.stage != "reigning":
            return self.tr("How months began is kept once the reign has begun.")
        return speech.speaker(campaign).say(*unknown_month(campaign, campaign.month))

    def _chosen(self) -> None:
        self._quick = ""
        self._select(str(self.before.currentData()), str(self.after.currentData()))
        self._compare()

    def _rewind(self) -> None:
        kind, _, number = str(self.before.currentData()).partition(":")
        self.rewind_wanted.emit(int(number) if kind == "start" else self._document.campaign.month)
