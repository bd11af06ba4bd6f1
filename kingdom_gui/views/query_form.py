"""Select hexes by what they are: "claimed plains without a farm". What is found is selected at once."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ..engine.neighbours import neighbours, played
from ..engine.queries import STATES, UNCLAIMED, WATERS, Query, matching_hexes
from . import speech
from .blocks import muted, rule, spin_box, title
from .fitting import FittingDialog
from .map.map_view import MapView
from .map_texts import state_name
from .text_size import by_text

FARTHEST = 50
Rows = list[tuple[str, str]]


class QueryForm(FittingDialog):
    """A form beside the map; each choice selects what it finds."""

    def __init__(self, view: MapView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.setWindowTitle(self.tr("Select by…"))
        self.owner, self.terrain, self.have, self.lack, self.special, self.state, self.near = (
            QComboBox(self) for _ in range(7)
        )
        self.within = spin_box(0, FARTHEST, 2, self)
        self.within.setAccessibleName(self.tr("Hexes from the settlement"))
        self.found = muted("")
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(8)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.addRow(self.tr("&Realm"), self.owner)
        form.addRow(self.tr("&Terrain"), self.terrain)
        form.addRow(self.tr("&With"), self.have)
        form.addRow(self.tr("With&out"), self.lack)
        form.addRow(self.tr("S&pecial"), self.special)
        form.addRow(self.tr("&State"), self.state)
        nearness = QHBoxLayout()
        nearness.addWidget(self.near, 1)
        nearness.addWidget(self.within)
        near = QLabel(self.tr("&Near"), self)
        near.setBuddy(self.near)
        form.addRow(near, nearness)
        for box in self._boxes():
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.button(QDialogButtonBox.StandardButton.Close).setText(self.tr("Close"))
        buttons.rejected.connect(self.reject)
        self.clear = buttons.addButton(self.tr("Reset"), QDialogButtonBox.ButtonRole.ResetRole)
        self.clear.setAutoDefault(False)
        self.clear.clicked.connect(self.ask_nothing)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 16)
        column.setSpacing(12)
        column.addWidget(title(self.tr("Select by what hexes are")))
        column.addLayout(form)
        column.addWidget(rule())
        column.addWidget(self.found)
        column.addStretch()
        column.addWidget(buttons)
        by_text(self, least_width=360)
        self._fill()
        for box in self._boxes():
            box.currentIndexChanged.connect(self.search)
        self.within.valueChanged.connect(self.search)
        view.document.changed.connect(self._changed)

    def query(self) -> Query:
        """What the fields ask for."""
        state = self.state.currentData()
        near = self.near.currentData()
        return Query(
            owner=self.owner.currentData() or "",
            terrain=self.terrain.currentData() or "",
            have=self.have.currentData() or "",
            lack=self.lack.currentData() or "",
            special=self.special.currentData() or "",
            state=next((one for one in STATES if one == state), None),
            near="" if near in (None, "*") else near,
            within=self.within.value() if near else None,
            level=self._view.options.level,
        )

    def search(self) -> None:
        """Select what is asked for, and say how many hexes that are."""
        self.within.setEnabled(bool(self.near.currentData()))
        asked = self.query()
        if asked == Query(level=asked.level):
            self.found.setText(self.tr("Nothing is asked for yet."))
            return
        hexes = matching_hexes(self._view.document.campaign, asked)
        self._view.select(hexes)
        self.found.setText(self.tr("%n hex(es) found and selected.", "", len(hexes)))

    def ask_nothing(self) -> None:
        """Empty every field; what was selected stays so."""
        for box in self._boxes():
            box.blockSignals(True)
            box.setCurrentIndex(0)
            box.blockSignals(False)
        self.search()

    def _boxes(self) -> tuple[QComboBox, ...]:
        return self.owner, self.terrain, self.have, self.lack, self.special, self.state, self.near

    def _changed(self, _patch: object) -> None:
        """Settlements and kingdoms may have come or gone."""
        if self.isVisible():
            self._fill()
            self.search()

    def _fill(self) -> None:
        document = self._view.document
        campaign, rules = document.campaign, document.rules
        kingdoms = [(kingdom.name, kingdom.id) for kingdom in [*played(campaign), *neighbours(campaign)]]
        waters = {"river": self.tr("river"), "lake": self.tr("lake"), "coast": self.tr("coast")}
        built = [(speech.capital(waters[name]), name) for name in WATERS]
        built += [(speech.capital(speech.term("improvement", name)), name) for name in rules.improvements]
        special = [
            (speech.capital(speech.term("special_terrain", name)), name) for name in rules.special_terrain
        ]
        terrain = [
            (speech.capital(speech.term("terrain", name)), name)
            for name, kind in rules.terrain.items()
            if not kind.inland
        ]
        towns = [(settlement.name, settlement.id) for settlement in campaign.settlements.values()]
        anything = self.tr("any")
        rows: tuple[Rows, ...] = (
            [(self.tr("unclaimed"), UNCLAIMED), *kingdoms],
            _by_name(terrain),
            built,
            built,
            [row for row in _by_name(special) if row[1] != "river"],
            [(speech.capital(state_name(state)), state) for state in STATES],
            [(self.tr("any settlement"), "*"), *_by_name(towns)],
        )
        for box, choices in zip(self._boxes(), rows, strict=True):
            chosen = box.currentData()
            box.blockSignals(True)
            box.clear()
            box.addItem(anything if box is not self.lack else "—", "")
            for text, key in choices:
                box.addItem(text, key)
            box.setCurrentIndex(max(0, box.findData(chosen, Qt.ItemDataRole.UserRole)))
            box.blockSignals(False)
        self.search()


def _by_name(rows: Rows) -> Rows:
    return sorted(rows, key=lambda row: (speech.bare(row[0]), row))
