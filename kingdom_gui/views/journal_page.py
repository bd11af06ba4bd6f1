"""The journal: what was done, month by month, to read, to search and to add a note to."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPalette, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from ..document.document import Document
from ..engine.actions.gm import WriteJournal
from ..engine.state import JournalEntry
from . import speech
from .calendar import month_name
from .theme import SERIF_FAMILIES, colours

if TYPE_CHECKING:
    from ..words import Speaker

# What was merely drawn is no news, and is shown only when asked for.
DRAWN = ("terrain_", "water_", "river_", "special_", "hexes_removed", "hex_noted", "road_", "settings_")
KINDS: dict[str, tuple[str, ...]] = {
    "land": ("explored", "hexes_", "hex_", "improvement_"),
    "settlements": ("settlement_", "building_", "district_", "capital_", "borders_", "lots_", "built"),
    "kingdom": ("kingdom_", "leader_", "edict_", "reign_", "month_", "paper_", "sat_", "anarchy"),
    "gm": ("granted", "modifier_", "ruling_", "note", "overridden"),
    "drawn": DRAWN,
}


class JournalPage(QWidget):
    """The latest month on top; a filter by kind and by words."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._stale = True
        self.kind = QComboBox(self)
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.note = QLineEdit(self)
        self.write = QPushButton(self)
        self.text = QTextBrowser(self)
        self.text.setOpenLinks(False)
        self.text.document().setDocumentMargin(0)
        self.text.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.kind.currentIndexChanged.connect(self.refresh)
        self.search.textChanged.connect(self.refresh)
        self.note.returnPressed.connect(self.keep_note)
        self.write.clicked.connect(self.keep_note)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.kind)
        top.addWidget(self.search, 1)
        bottom = QHBoxLayout()
        bottom.setSpacing(8)
        bottom.addWidget(self.note, 1)
        bottom.addWidget(self.write)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 18)
        column.setSpacing(12)
        column.addLayout(top)
        column.addWidget(self.text, 1)
        column.addLayout(bottom)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        document.changed.connect(self._changed)
        self.retranslate()

    def retranslate(self) -> None:
        """Write the fixed texts in the language in force."""
        kinds = (
            ("", self.tr("All that happened")),
            ("land", self.tr("Land")),
            ("settlements", self.tr("Settlements")),
            ("kingdom", self.tr("Kingdom")),
            ("gm", self.tr("Game master")),
            ("drawn", self.tr("Map drawing")),
        )
        chosen = self.kind.currentData() or ""
        self.kind.blockSignals(True)
        self.kind.clear()
        for key, text in kinds:
            self.kind.addItem(text, key)
        self.kind.setCurrentIndex(self.kind.findData(chosen))
        self.kind.blockSignals(False)
        self.kind.setAccessibleName(self.tr("Show"))
        self.search.setPlaceholderText(self.tr("Find in the journal"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.note.setPlaceholderText(self.tr("Write a note for this month"))
        self.note.setAccessibleName(self.note.placeholderText())
        self.write.setText(self.tr("Write"))
        self.text.setAccessibleName(self.tr("Journal"))
        self._changed(None)

    def refresh(self) -> None:
        """Show the entries that pass the filter, the latest month first."""
        self._stale = False
        campaign = self._document.campaign
        said = speech.speaker(campaign)
        words = speech.bare(self.search.text().strip())
        parts = []
        for month in sorted(campaign.journal, reverse=True):
            lines = [self._line(entry, said) for entry in campaign.journal[month] if self._shown(entry)]
            found = [line for line in lines if not words or words in speech.bare(line)]
            if found:
                name = month_name(campaign, self.tr("Month {number}"), month)
                items = "".join(f"<p style='margin: 0 0 4px 0'>{line}</p>" for line in found)
                parts.append(f"<h3 style='margin: 14px 0 6px 0'>{escape(name)}</h3>{items}")
        c = colours()
        nothing = self.tr("Nothing to show.") if words or self.kind.currentData() else self.tr("Nothing yet.")
        self.text.document().setDefaultStyleSheet(
            f"h3 {{ font-family: '{SERIF_FAMILIES[0]}', serif; font-weight: normal; }}"
            f".note {{ color: {c.muted}; font-style: italic; }}"
        )
        self.text.setHtml("".join(parts) or f"<p class='note'>{escape(nothing)}</p>")

    def keep_note(self) -> None:
        """Write the note into this month's journal."""
        text = self.note.text().strip()
        if text:
            self._document.do(WriteJournal(kingdom=self._document.campaign.at_table, note=text))
            self.note.clear()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self._changed(None)
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        if self._stale:
            self.refresh()
        super().showEvent(event)

    def _changed(self, _patch: object) -> None:
        self._stale = True
        if self.isVisible():
            self.refresh()

    def _shown(self, entry: JournalEntry) -> bool:
        kind = self.kind.currentData()
        drawn = entry.code.startswith(DRAWN)
        return (not kind and not drawn) or (bool(kind) and entry.code.startswith(KINDS[kind]))

    def _line(self, entry: JournalEntry, said: Speaker) -> str:
        if entry.code == "note":
            return f"<span class='note'>{escape(entry.note)}</span>"
        text = escape(speech.capital(said.say(entry.code, entry.parameters)))
        if entry.note:
            text += f" <span class='note'>— {escape(entry.note)}</span>"
        return text
