"""A file that somebody else has changed beside the campaign that is open: what is another in either."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QListWidget, QVBoxLayout, QWidget

from ...document.document import Document
from ...engine.patch import differing
from ...engine.state import Campaign, JournalEntry
from .. import speech
from ..blocks import heading, muted, title
from ..changes_lines import parts
from ..changes_tree import ChangesTree
from ..fitting import FittingDialog
from ..text_size import by_text

MOST_LINES = 200  # of the journal of either, the latest


class CompareFileDialog(FittingDialog):
    """`there` is the campaign as the file has it. Nothing is changed; closing it leads back to the choice."""

    def __init__(self, document: Document, there: Campaign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        here = document.campaign
        self.setWindowTitle(self.tr("Compare with the file"))
        self.numbers = ChangesTree(self)
        self.numbers.setHeaderLabels([self.tr("Number"), self.tr("In the file, here"), self.tr("Difference")])
        found = parts(there, here, here.at_table, document.rules)
        self.numbers.fill(found)
        self.only_there = self._lines(there, here, self.tr("Only in the file"))
        self.only_here = self._lines(here, there, self.tr("Only here"))
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 16)
        column.setSpacing(10)
        column.addWidget(title(self.tr("The file and what is open here")))
        for text in self.told(there, here):
            column.addWidget(muted(text, 1.0))
        if found:
            column.addWidget(heading(self.tr("Numbers")))
            column.addWidget(self.numbers, 3)
        else:
            self.numbers.hide()
            column.addWidget(muted(self.tr("No number of the kingdom differs."), 1.0))
        column.addWidget(heading(self.tr("Written down in the journal")))
        row = QHBoxLayout()
        for lines in (self.only_there, self.only_here):
            side = QVBoxLayout()
            side.addWidget(muted(lines.accessibleName()))
            side.addWidget(lines)
            row.addLayout(side)
        column.addLayout(row, 2)
        buttons = QDialogButtonBox(self)
        close = buttons.addButton(self.tr("Back"), QDialogButtonBox.ButtonRole.RejectRole)
        close.setDefault(True)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        by_text(self, least_width=560)
        self.resize(760, 600)

    def told(self, there: Campaign, here: Campaign) -> list[str]:
        """In sentences: the months both have reached, and how much of map and settlements is another."""
        texts = [
            self.tr("The file is at month {there}, what is open here at month {here}.").format(
                there=there.month, here=here.month
            )
        ]
        hexes = {key for table in ("hexes", "claims") for key in _other(there, here, table)}
        settlements, kingdoms = _other(there, here, "settlements"), _other(there, here, "kingdoms")
        drawn = sum(len(_other(there, here, table)) for table in ("labels", "pins", "pictures"))
        counts = [
            self.tr("%n hex(es)", "", len(hexes)) if hexes else "",
            self.tr("%n settlement(s)", "", len(settlements)) if settlements else "",
            self.tr("%n kingdom(s)", "", len(kingdoms)) if kingdoms else "",
            self.tr("%n label(s), pin(s) or picture(s)", "", drawn) if drawn else "",
            self.tr("the settings") if there.settings != here.settings else "",
        ]
        listed = ", ".join(count for count in counts if count)
        if listed:
            texts.append(self.tr("What differs: {what}.").format(what=listed))
        elif there.journal == here.journal:
            texts.append(self.tr("Both hold the same."))
        return texts

    def _lines(self, one: Campaign, other: Campaign, name: str) -> QListWidget:
        """The journal's lines of one campaign that the other has not, the latest first."""
        from ...words.journal import blocks

        shown = QListWidget(self)
        shown.setAccessibleName(name)
        shown.setWordWrap(True)
        shown.setTextElideMode(Qt.TextElideMode.ElideNone)
        told = blocks(_own_lines(one, other)[-MOST_LINES:], speech.speaker(one))
        shown.addItems([block.text for block in reversed(told)] or [self.tr("Nothing")])
        return shown


def _other(there: Campaign, here: Campaign, table: str) -> list[object]:
    """The keys of a table under which the two hold different records."""
    return [key for key, _, _ in differing(getattr(there, table), getattr(here, table))]


def _own_lines(one: Campaign, other: Campaign) -> list[JournalEntry]:
    """The lines of a campaign's journal that the other's has not in the same month, in their order."""
    own: list[JournalEntry] = []
    for _, theirs, mine in sorted(differing(other.journal, one.journal), key=lambda month: int(month[0])):
        shared = 0
        for line, other_line in zip(mine or (), theirs or (), strict=False):
            if line != other_line:
                break
            shared += 1
        left = list((theirs or ())[shared:])
        for line in (mine or ())[shared:]:
            if line in left:
                left.remove(line)
            else:
                own.append(line)
    return own
