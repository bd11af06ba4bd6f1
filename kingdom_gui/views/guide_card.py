"""What the inspector shows while nothing is selected: the next steps of a young kingdom, or its few facts."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, SignalInstance
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ..document.document import Document
from ..engine.actions.found import BeginReign
from ..engine.state import Kingdom
from . import labels, speech
from .blocks import facts, heading, link, muted, plain, title, verbatim
from .founding_steps import ON_THE_MAP, Step, founding_steps
from .icons import icon
from .last_chance import notice
from .text_size import by_text
from .theme import colours, sized


class GuideCard(QWidget):
    """The card shown while nothing is selected."""

    def __init__(self, document: Document, wanted: SignalInstance, parent: QWidget) -> None:
        super().__init__(parent)
        self._document, self._wanted = document, wanted
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        kingdom = document.kingdom
        if kingdom is None:
            self._without_kingdom()
        elif kingdom.stage == "founding":
            self._founding(kingdom)
        elif kingdom.stage == "adopting":
            self._adopting()
        else:
            self._reigning(kingdom)

    def _without_kingdom(self) -> None:
        self._column.addWidget(title(self.tr("A land without a crown")))
        self._column.addWidget(muted(self.tr("Found a kingdom, or take over one that runs on paper.")))
        self._open(self.tr("Found a kingdom…"), "found_kingdom")
        self._open(self.tr("Adopt a running kingdom…"), "adopt_kingdom")

    def _founding(self, kingdom: Kingdom) -> None:
        self._column.addWidget(title(self.tr("First steps")))
        self._column.addWidget(
            muted(self.tr("Limits and empty roles do not count until the reign begins. Take your time."))
        )
        steps = founding_steps(self._document.campaign, kingdom)
        following = next((step for step in steps if not step.done), None)
        for step in steps:
            self._column.addWidget(self._step(step, step is following))
        self._column.addSpacing(6)
        begin = link(self.tr("Begin the reign"))
        begin.setFont(sized(1.0, bold=following is None))
        begin.clicked.connect(lambda: self._document.do(BeginReign(kingdom=kingdom.id)))
        self._column.addWidget(begin)
        if following is None:
            self._column.addWidget(muted(self.tr("All is ready: the first month follows, at the foot.")))

    def _step(self, step: Step, following: bool) -> QWidget:
        """A step with its mark; the one that follows stands out, those done are told by their names alone."""
        box = QWidget(self)
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 2, 0, 2)
        row.setSpacing(8)
        mark = QLabel(box)
        c = colours()
        mark.setPixmap(icon("done" if step.done else "todo", c.accent if step.done else c.muted).pixmap(18))
        by_text(mark, fixed_width=20)
        text = QVBoxLayout()
        text.setSpacing(0)
        go = link(step.name)
        go.setFont(sized(1.0, bold=following))
        done = self.tr("{step}, done").format(step=step.name)
        go.setAccessibleName(done if step.done else step.name)
        go.setAccessibleDescription(step.hint)
        wish = "first_step" if step.opens in ON_THE_MAP else "page"
        go.clicked.connect(lambda: self._wanted.emit(wish, step.opens))
        text.addWidget(go, 0, Qt.AlignmentFlag.AlignLeft)
        if step.done:
            go.setToolTip(step.hint)
        else:
            text.addWidget(muted(step.hint))
        row.addWidget(mark)
        row.addLayout(text, 1)
        mark.setMinimumSize(QSize(20, 20))
        return box

    def _adopting(self) -> None:
        self._column.addWidget(title(self.tr("Taking over a kingdom")))
        self._column.addWidget(
            muted(
                self.tr(
                    "Enter map, settlements and leaders as they stand: nothing is paid, and what they do not "
                    "explain yet is carried over from your sheet."
                )
            )
        )
        self._open(self.tr("Correct the sheet…"), "paper")
        self._open(self.tr("Begin the reign"), "begin_reign")

    def _reigning(self, kingdom: Kingdom) -> None:
        numbers = self._document.numbers()
        campaign = self._document.campaign
        self._column.addWidget(title(kingdom.name))
        government = speech.capital(speech.term("government", kingdom.government))
        self._column.addWidget(muted(f"{labels.alignment(kingdom.alignment)}, {government}"))
        beware = notice(campaign, kingdom)
        if beware:
            self._column.addWidget(plain(beware))
        if kingdom.fallen and kingdom.treasury.value > 0:
            self._open(self.tr("The Treasury that is left…"), "keep_treasury")
        if kingdom.fallen:
            self._open(self.tr("Found a kingdom…"), "found_kingdom")
        if numbers is not None:
            names = ("population", "districts", "fame", "infamy")
            pairs = [
                (labels.number(name), labels.grouped(numbers.total(name)))
                for name in names
                if numbers.total(name)
            ]
            self._column.addWidget(facts(pairs))
        self._column.addSpacing(6)
        settlements = campaign.settlements_of(kingdom.id)
        if settlements:
            self._column.addWidget(heading(self.tr("Settlements")))
            for settlement in settlements:
                go = link(verbatim(settlement.name))
                go.clicked.connect(
                    lambda _=False, key=settlement.id: self._wanted.emit("open_settlement", key)
                )
                self._column.addWidget(go)
        self._column.addSpacing(6)
        self._column.addWidget(muted(self.tr("Select a hex to see what can be done there.")))

    def _open(self, text: str, name: str) -> None:
        button = link(text)
        button.clicked.connect(lambda: self._wanted.emit(name, None))
        self._column.addWidget(button)
