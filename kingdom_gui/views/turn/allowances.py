"""What is left of the month's allowances, and the way to where they are used."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QLabel, QWidget

from ...document.document import Document
from ...engine.printed import as_played
from ...engine.privileges import special_edicts
from ..blocks import link, muted
from ..flow import FlowLayout

PAGES = {
    "leaders": "kingdom",
    "hexes": "map",
    "improvements": "map",
    "settlements": "settlement",
    "armies": "settlement",
    "edicts": "kingdom",
}
translate = QCoreApplication.translate


class Allowance(NamedTuple):
    """One allowance: its name, how much of it is used, and how much there is (None: no limit)."""

    name: str
    used: int
    most: int | None

    @property
    def text(self) -> str:
        """Such as "Claims: 2 of 4 left"."""
        if self.most is None:
            return translate("Allowances", "{what}: no limit").format(what=self.name)
        left = max(0, self.most - self.used)
        return translate("Allowances", "{what}: {left} of {most} left").format(
            what=self.name, left=left, most=self.most
        )


def allowances(document: Document) -> list[Allowance]:
    """The allowances of the kingdom at the table."""
    kingdom = document.kingdom
    if kingdom is None:
        return []
    rules = as_played(document.rules, document.campaign)
    row, use = rules.limits(kingdom.use.size), kingdom.use
    numbers = document.numbers()
    special = special_edicts(numbers.settlements, rules).total if numbers is not None else None
    return [
        Allowance(translate("Allowances", "Claims"), use.claims, row.claims),
        Allowance(translate("Allowances", "Improvements"), use.improvements, row.improvements),
        Allowance(translate("Allowances", "Settlements and armies"), use.settlements, row.settlements),
        Allowance(translate("Allowances", "Buildings"), use.buildings, row.buildings),
        Allowance(translate("Allowances", "Free house or the like"), int(use.free_residential), 1),
        Allowance(translate("Allowances", "Special edicts"), len(use.special), special),
    ]


class AllowanceRow(QWidget):
    """The allowances in a line, and a link to the page of the step. `page_wanted(name)` asks for it."""

    page_wanted = Signal(str)

    def __init__(self, document: Document, step: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        flow = FlowLayout(self, 14, line_gap=2)
        names = {
            "map": self.tr("Open the map"),
            "settlement": self.tr("Open the settlement"),
            "kingdom": self.tr("Open the kingdom"),
        }
        page = PAGES.get(step, "map")
        self.link = link(names[page])
        self.link.clicked.connect(lambda: self.page_wanted.emit(page))
        flow.addWidget(self.link)
        self.labels: list[QLabel] = []
        for one in allowances(document):
            label = muted(one.text)
            label.setWordWrap(False)
            self.labels.append(label)
            flow.addWidget(label)
