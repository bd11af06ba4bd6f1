"""The journal to read: the latest month on top, filtered by month, by kind and by words; and notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection

from PySide6.QtCore import QUrl, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ...document.document import Document
from ...engine.actions.gm import WriteJournal
from ...engine.neighbours import played
from ...engine.patch import Patch
from .. import speech
from ..field_undo import yield_undo
from ..help.terms import show_term
from ..stale_panel import StalePanel
from ..text_size import by_text
from ..theme import colours
from .exporting import copy_month, export_journal
from .months import DRAWN, Filter, Months
from .rich_text import month_html, style_sheet

AT_ONCE = 24  # months that are set at first; more on wish
WIDEST = 1000  # pixels; longer lines are hard to read


class Chronicle(StalePanel):
    """`changes_wanted(month)` asks what changed since the start of a month, `rewind_wanted(month)` to go back
    to it; `told(text)` says what was done. `offered` gives which of the two there is an answer to.
    """

    changes_wanted = Signal(int)
    rewind_wanted = Signal(int)
    told = Signal(str)

    def __init__(
        self,
        document: Document,
        parent: QWidget | None = None,
        offered: Callable[[], Collection[str]] = lambda: ("changes", "rewind"),
    ) -> None:
        super().__init__(document, parent)
        self._offered = offered
        self.months = Months(document)
        self._most = AT_ONCE
        self._unfolded: set[int] = set()
        self._unrolled: Counter[int] = Counter()  # how many times more is shown of a long month
        self.month, self.kind, self.whose = QComboBox(self), QComboBox(self), QComboBox(self)
        self.search, self.note = QLineEdit(self), QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        for line in (self.search, self.note):
            yield_undo(line)
        self.export = QToolButton(self)
        self.export.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self.export)  # the same in every language: it may be open while another is chosen
        self.as_markdown, self.as_pdf = menu.addAction(""), menu.addAction("")
        self.as_markdown.triggered.connect(lambda: self.save_as("md"))
        self.as_pdf.triggered.connect(lambda: self.save_as("pdf"))
        self.export.setMenu(menu)
        self.write = QPushButton(self)
        self.text = QTextBrowser(self)
        self.text.setOpenLinks(False)
        self.text.document().setDocumentMargin(0)
        self.text.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.text.setViewportMargins(0, 0, 10, 0)  # beside the scroll bar
        self._arrange()
        self.month.currentIndexChanged.connect(self.refresh)
        self.kind.currentIndexChanged.connect(self.refresh)
        self.whose.currentIndexChanged.connect(self.refresh)
        self.search.textChanged.connect(self.refresh)
        self.note.returnPressed.connect(self.keep_note)
        self.write.clicked.connect(self.keep_note)
        self.text.anchorClicked.connect(self._follow)
        self.retranslate()

    def _arrange(self) -> None:
        top, bottom = QHBoxLayout(), QHBoxLayout()
        for row in (top, bottom):
            row.setSpacing(8)
        for widget in (self.month, self.kind, self.whose):
            widget.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            top.addWidget(widget)
        self.search.setMinimumWidth(40)  # it takes what is left, and gives it up to large text
        top.addWidget(self.search, 1)
        top.addWidget(self.export)
        bottom.addWidget(self.note, 1)
        bottom.addWidget(self.write)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 12, 24, 18)
        column.setSpacing(12)
        column.addLayout(top)
        column.addWidget(self.text, 1)
        column.addLayout(bottom)
        by_text(self, most_width=WIDEST)

    def retranslate(self) -> None:
        """Write the fixed texts in the language in force."""
        self._fill(
            self.kind,
            (
                (self.tr("All that happened"), ""),
                (self.tr("Phases and events"), "month"),
                (self.tr("Land"), "land"),
                (self.tr("Settlements"), "settlements"),
                (self.tr("Kingdom"), "kingdom"),
                (self.tr("Game master"), "gm"),
                (self.tr("Map drawing"), DRAWN),
            ),
        )
        self.kind.setAccessibleName(self.tr("Show"))
        self.whose.setAccessibleName(self.tr("Whose"))
        self.month.setAccessibleName(self.tr("Month"))
        self.search.setPlaceholderText(self.tr("Find in the journal"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.note.setPlaceholderText(self.tr("Write a note for this month"))
        self.note.setAccessibleName(self.note.placeholderText())
        self.write.setText(self.tr("Write"))
        self.text.setAccessibleName(self.tr("Journal"))
        self.export.setText(self.tr("Export…"))
        self.as_markdown.setText(self.tr("As Markdown…"))
        self.as_pdf.setText(self.tr("As PDF…"))
        self._changed(None)

    def refresh(self) -> None:
        """Show the months that pass the filter, the latest first."""
        self._stale = False
        self._fill_months()
        self._fill_whose()
        chosen = Filter(
            self.month.currentData(),
            self.kind.currentData() or "",
            self.search.text(),
            bool(self.whose.currentData()),
        )
        said = speech.speaker(self._document.campaign)
        links = {
            "copy": self.tr("Copy"),
            "changes": self.tr("What changed?"),
            "rewind": self.tr("Rewind to here"),
            "earlier": self.tr("Earlier this month…"),
        }
        always = ("copy", "earlier")
        links = {name: text for name, text in links.items() if name in always or name in self._offered()}
        found, more = self.months.shown(chosen, self._most, self._unrolled)
        parts = []
        for month in found:
            open_ = month.drawn and month.number in self._unfolded
            parts.append(month_html(month, said, links, self.months.drawing(month.number) if open_ else None))
        if more:
            earlier = self.tr("Earlier months…")
            parts.append(f"<p style='margin-top: 18px'><a href='more:'>{earlier}</a></p>")
        filtered = chosen != Filter()
        nothing = self.tr("Nothing to show.") if filtered else self.tr("Nothing yet.")
        self.text.document().setDefaultStyleSheet(style_sheet(colours()))
        self.text.setHtml("".join(parts) or f"<p class='note'>{nothing}</p>")

    def show_month(self, month: int) -> None:
        """Show one month alone, if it has lines."""
        place = self.month.findData(month)
        if place >= 0:
            self.month.setCurrentIndex(place)

    def keep_note(self) -> None:
        """Write the note into this month's journal."""
        text = self.note.text().strip()
        if text:
            self._document.do(WriteJournal(kingdom=self._document.campaign.at_table, note=text))
            self.note.clear()

    def save_as(self, ending: str) -> None:
        """Ask where to, and write the whole journal as `md` or `pdf`."""
        path = export_journal(self._document, ending, self.window())
        if path is not None:
            self.told.emit(self.tr("Exported {name}").format(name=path.name))

    def _changed(self, patch: Patch | None) -> None:
        self.months.changed(patch)
        super()._changed(patch)

    def _renew(self) -> None:
        place = self.text.verticalScrollBar().value()
        self.refresh()
        self.text.verticalScrollBar().setValue(place)

    def _fill_months(self) -> None:
        every = [(self.tr("All months"), None)]
        self._fill(self.month, (*every, *((self.months.name(n), n) for n in self.months.numbers())))

    def _fill_whose(self) -> None:
        """Offer the kingdom at the table alone, or all, where there are several that are played."""
        campaign, kingdom = self._document.campaign, self._document.kingdom
        several = kingdom is not None and len(played(campaign)) > 1
        name = kingdom.name if kingdom is not None else ""
        rows: tuple[tuple[str, object], ...] = ((name, False), (self.tr("All kingdoms"), True))
        self._fill(self.whose, rows if several else rows[:1])
        self.whose.setVisible(several)

    def _fill(self, box: QComboBox, rows: tuple[tuple[str, object], ...]) -> None:
        """Offer these choices, and keep the one that was chosen if it is still there."""
        kept = box.currentData()
        box.blockSignals(True)
        box.clear()
        for text, data in rows:
            box.addItem(text, data)
        box.setCurrentIndex(max(0, next((i for i, (_, data) in enumerate(rows) if data == kept), 0)))
        box.blockSignals(False)

    def _follow(self, link: QUrl) -> None:
        what, _, number = link.toString().partition(":")
        place = self.text.verticalScrollBar().value()
        if what == "help":
            show_term(number)
        elif what == "more":
            self._most += AT_ONCE
            self.refresh()
        elif what == "earlier":
            self._unrolled[int(number)] += 1
            self.refresh()
        elif what == DRAWN:
            self._unfolded.add(int(number))
            self.refresh()
        elif what == "copy":
            copy_month(self._document, int(number))
            self.told.emit(self.tr("Copied {name}").format(name=self.months.name(int(number))))
        elif what == "changes":
            self.changes_wanted.emit(int(number))
        elif what == "rewind":
            self.rewind_wanted.emit(int(number))
        self.text.verticalScrollBar().setValue(place)
