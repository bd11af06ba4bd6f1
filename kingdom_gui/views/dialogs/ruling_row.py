"""One setting of the rules: what it does, how it is played, where it comes from and who disputes it."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QWidget

from ...document.document import Document
from ...engine.actions import Change
from ...engine.actions.gm import SetRuling
from ...engine.ruleset import Ruling
from .. import speech
from ..blocks import muted, plain
from ..flow import FlowLayout
from ..help.places import helped
from ..help.terms import explained
from ..keys.link_label import links_by_keyboard
from ..outside_links import open_after_asking
from ..text_size import by_text, factor
from ..theme import sized
from .ruling_preview import RulingPreview

# Terms for the tables whose values a campaign may take as printed.
CATEGORIES = {
    "buildings": "building",
    "improvements": "improvement",
    "roles": "role",
    "settlement_sizes": "settlement_size",
    "special_terrain": "special_terrain",
    "terrain": "terrain",
    "events": "event",
    "event_tables": "event",
}


STACKED_FROM = 1.75  # times the usual size of text, from which the choice stands under its words
NARROWEST = 150  # so that most of the boxes end where they begin, one under the other


class RulingRow(QWidget):
    """A choice that is made shows first what it would change; only then it is played.

    `told` carries what came of it, or why it cannot be looked at. `words` are what a search finds.
    """

    told = Signal(object)

    def __init__(self, document: Document, ruling: Ruling, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.ruling = ruling
        said = speech.speaker(document.campaign)
        self.name = speech.capital(speech.term("ruling", ruling.id))
        about = said.say(f"about_{ruling.id}") if said.has(f"about_{ruling.id}") else ""
        self.words = speech.bare(
            f"{self.name} {about} {ruling.id} {ruling.ruling} {' '.join(ruling.disputes)}"
        )
        helped(self, f"ruling.{ruling.id}")
        head = explained(plain(self.name), f"ruling.{ruling.id}")
        head.setFont(sized(1.0, bold=True))
        self.box: QComboBox | None = None
        self.checks: dict[str, QCheckBox] = {}
        self.preview = RulingPreview(document, self)
        self.preview.taken.connect(self._take)
        self.preview.left.connect(self._leave)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 10)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        grid.addWidget(head, 0, 0)
        grid.addWidget(muted(about), 1, 0)
        grid.addWidget(self._source(), 2, 0)
        if ruling.many:
            grid.addWidget(self._many(), 3, 0, 1, 2)
        elif factor() >= STACKED_FROM:
            grid.addWidget(self._choice(), 3, 0, 1, 2)
        else:
            grid.addWidget(self._choice(), 0, 1, 3, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.preview, 4, 0, 1, 2)

    @property
    def chosen(self) -> str:
        """What the fields say, whether it is played or not."""
        if self.box is not None:
            return str(self.box.currentData())
        return " ".join(key for key, box in self.checks.items() if box.isChecked())

    @property
    def played(self) -> str:
        """What the campaign plays."""
        return self._document.campaign.ruling(self.ruling.id, self.ruling.default)

    def _choice(self) -> QComboBox:
        ruling, box = self.ruling, QComboBox(self)
        by_text(box, least_width=NARROWEST)
        for choice in ruling.choices:
            shown = speech.capital(speech.term("choice", f"{ruling.id}.{choice}"))
            if choice == ruling.default:
                shown = self.tr("{choice} (default)").format(choice=shown)
            box.addItem(shown, choice)
        box.setAccessibleName(self.name)
        self.box = box
        self._show_played()
        box.currentIndexChanged.connect(self._look)
        return box

    def _many(self) -> QWidget:
        box = QWidget(self)
        flow = FlowLayout(box, gap=10)
        for choice in self.ruling.choices:
            table, _, key = choice.partition(".")
            term = speech.term(CATEGORIES[table], key.rpartition(".")[2])
            check = self.checks[choice] = QCheckBox(speech.capital(term), box)
            flow.addWidget(check)
        self._show_played()
        for check in self.checks.values():
            check.toggled.connect(self._look)
        return box

    def _source(self) -> QLabel:
        """Its ids and the lines of the rules, and the talks about it as numbered links."""
        parts = [part.strip() for part in self.ruling.source.split(";")]
        seeds = [part for part in parts if not part.startswith("http")]
        talks = [part for part in parts if part.startswith("http")]
        disputes = [self.tr("dispute {id}").format(id=one) for one in self.ruling.disputes]
        text = escape(", ".join(part for part in (self.ruling.ruling, *seeds, *disputes) if part))
        if talks:
            links = " ".join(
                f'<a href="{escape(one)}" title="{escape(one)}">{n}</a>' for n, one in enumerate(talks, 1)
            )
            talk = self.tr("talked about:")
            text = f"{text}; {escape(talk)} {links}"
        label = muted("")
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setText(text)
        if talks:
            label.linkActivated.connect(lambda link: open_after_asking(link, self))
            links_by_keyboard(label)
            label.setToolTip("\n".join(talks))
        return label

    def _look(self, _value: object = None) -> None:
        """Show what the choice would change; nothing where it is what is played."""
        if self.chosen.split() == self.played.split():
            self.preview.hide()
            return
        outcome = self._document.check(self._action())
        self.told.emit(outcome)
        if isinstance(outcome, Change):
            self.preview.show_change(outcome)

    def _take(self) -> None:
        self.told.emit(self._document.do(self._action()))
        self._leave()

    def _leave(self) -> None:
        """The fields say again what is played."""
        self._show_played()
        self.preview.hide()
        (self.box or next(iter(self.checks.values()))).setFocus()

    def _show_played(self) -> None:
        if self.box is not None:
            with QSignalBlocker(self.box):
                self.box.setCurrentIndex(self.box.findData(self.played))
        taken = self.played.split()
        for choice, check in self.checks.items():
            with QSignalBlocker(check):
                check.setChecked(choice in taken)

    def _action(self) -> SetRuling:
        table = self._document.campaign.at_table
        return SetRuling(kingdom=table, ruling=self.ruling.id, choice=self.chosen)


class FixedRow(QWidget):
    """A ruling that leaves no choice: what it says, and where it rests."""

    def __init__(self, ruling: Ruling, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        name = speech.capital(speech.term("ruling", ruling.id))
        seeds = (part.strip() for part in ruling.source.split(";"))
        source = ", ".join((ruling.id, *(part for part in seeds if not part.startswith("http"))))
        self.words = speech.bare(f"{name} {ruling.id}")
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 2)
        grid.setHorizontalSpacing(18)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 1)
        helped(self, f"ruling.{ruling.id}")
        grid.addWidget(explained(plain(name), f"ruling.{ruling.id}"), 0, 0)
        grid.addWidget(muted(source), 0, 1)
