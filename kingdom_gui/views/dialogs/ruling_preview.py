"""What another choice of a rule would change, number by number, and the say-so that it is played."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ...document.document import Document
from ...engine.actions import Change
from .. import changes_lines, labels, speech
from ..blocks import muted, plain
from ..changes_lines import Part

MOST_PLACES = 6  # settlements told one by one


class RulingPreview(QWidget):
    """Hidden until there is a choice to look at; `taken` and `left` say what the table makes of it."""

    taken = Signal()
    left = Signal()

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.text = plain("")
        self.text.setAccessibleName(self.tr("What would change"))
        self.take_button = QPushButton(self.tr("Play it so"), self)
        self.leave_button = QPushButton(self.tr("Leave it as it was"), self)
        for button in (self.take_button, self.leave_button):
            button.setAutoDefault(False)
        self.take_button.clicked.connect(self.taken)
        self.leave_button.clicked.connect(self.left)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addWidget(self.take_button)
        buttons.addWidget(self.leave_button)
        buttons.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 4, 0, 8)
        column.setSpacing(6)
        self.head: QLabel = muted("")
        column.addWidget(self.head)
        column.addWidget(self.text)
        column.addLayout(buttons)
        self.hide()

    def show_change(self, change: Change) -> None:
        """Tell what the change would do to the kingdom at the table and its settlements."""
        before = self._document.campaign
        found = changes_lines.parts(before, change.campaign, before.at_table, self._document.rules)
        lines = [line for part in found if (line := self._line(part))]
        self.head.setText(self.tr("This would change:") if lines else self.tr("No number changes today."))
        over = len(lines) - MOST_PLACES - 1
        if over > 0:
            lines = [*lines[: MOST_PLACES + 1], self.tr("and in {count} settlements more").format(count=over)]
        self.text.setText("\n".join(lines))
        self.text.setVisible(bool(lines))
        self.show()

    def _line(self, part: Part) -> str:
        """ "Ashford: Danger 0 → −10, Lore 2 → 1"; the kingdom's own numbers stand without a name."""
        told = [f"{row.name} {row.before} → {row.after}" for row in part.rows if row.before != row.after]
        # A number is not parted from its name at the end of a line.
        text = ", ".join(labels.minus(one).replace(" ", "\u00a0") for one in told)
        return speech.explained(part.title, text) if part.title and text else text
