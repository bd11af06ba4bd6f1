"""How an imported map lies: orientation, stagger, mirrored or moved."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QHBoxLayout, QLabel, QWidget

from ...engine.hexes import Orientation, Stagger
from ...store.importers.foreign import ForeignMap
from ...store.importers.placing import Placing
from ..blocks import spin_box

FARTHEST = 9_999  # columns and rows


class LieFields(QWidget):
    """Fields that make a `Placing`. `changed` tells of each change."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._foreign: ForeignMap | None = None
        self._filling = False
        self.orientation = QComboBox(self)
        self.stagger = QComboBox(self)
        self.flip_x = QCheckBox(self.tr("Left to &right"), self)
        self.flip_y = QCheckBox(self.tr("&Top to bottom"), self)
        self.columns = spin_box(-FARTHEST, FARTHEST, 0, self)
        self.rows = spin_box(-FARTHEST, FARTHEST, 0, self)
        self.columns.setAccessibleName(self.tr("Columns to the right"))
        self.rows.setAccessibleName(self.tr("Rows down"))
        self.secrets = QCheckBox(self.tr("Take along what is marked as &secret"), self)
        self.secrets.setChecked(True)
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(8)
        form.addRow(self.tr("&Hexes"), self.orientation)
        form.addRow(self.tr("Shi&fted"), self.stagger)
        form.addRow(self.tr("Mirrored"), _row(self.flip_x, self.flip_y))
        moved = _row(self.columns, QLabel(self.tr("columns")), self.rows, QLabel(self.tr("rows")))
        form.addRow(self.tr("Moved by"), moved)
        form.addRow(self.secrets)
        for box in (self.orientation, self.stagger):
            box.currentIndexChanged.connect(self._tell)
        for tick in (self.flip_x, self.flip_y, self.secrets):
            tick.toggled.connect(self._tell)
        for number in (self.columns, self.rows):
            number.valueChanged.connect(self._tell)

    def show_map(self, foreign: ForeignMap) -> None:
        """Begin with how another map lies by itself."""
        self._filling = True
        self._foreign = foreign
        self._fill_orientation(foreign)
        self._fill_stagger()
        for tick in (self.flip_x, self.flip_y):
            tick.setChecked(False)
        for number in (self.columns, self.rows):
            number.setValue(0)
        self.secrets.setVisible(any(label.secret for label in foreign.labels))
        self._filling = False

    def turned(self, foreign: ForeignMap) -> None:
        """The same map, read anew with its hexes standing otherwise."""
        self._foreign = foreign
        self._fill_stagger()

    def let_stand(self, free: bool) -> None:
        """Whether it can be said how the hexes stand, or whether another map says so."""
        table = self._foreign is not None and self._foreign.format == "table"
        self.orientation.setEnabled(free)
        self.stagger.setEnabled(free and not table)

    @property
    def wanted(self) -> Orientation:
        """How the hexes shall stand."""
        return "flat" if self.orientation.currentData() == "flat" else "pointy"

    @property
    def placing(self) -> Placing:
        """What the fields say. Hexes of a table have coordinates of their own, and are read as they stand."""
        stagger: Stagger = "even" if self.stagger.currentData() == "even" else "odd"
        table = self._foreign is not None and self._foreign.format == "table"
        return Placing(
            None if table else self.wanted,
            None if table else stagger,
            self.flip_x.isChecked(),
            self.flip_y.isChecked(),
            (self.columns.value(), self.rows.value()),
            self.secrets.isChecked(),
        )

    def _fill_orientation(self, foreign: ForeignMap) -> None:
        self.orientation.clear()
        for orientation, text in (("pointy", self.tr("Points up")), ("flat", self.tr("Flat tops"))):
            as_it_is = orientation == foreign.orientation and foreign.format != "table"
            shown = self.tr("{text}, as the map has it").format(text=text) if as_it_is else text
            self.orientation.addItem(shown, orientation)
        self.orientation.setCurrentIndex(self.orientation.findData(foreign.orientation))

    def _fill_stagger(self) -> None:
        """Rows are pushed where hexes stand on their points, columns where they lie flat."""
        assert self._foreign is not None
        chosen = self.stagger.currentData() if self._filling is False else self._foreign.stagger
        self.stagger.blockSignals(True)
        self.stagger.clear()
        flat = self.wanted == "flat"
        # Counted from 1, as labels are: the second row is the first of those that are pushed.
        odd = self.tr("Columns 2, 4, 6 …") if flat else self.tr("Rows 2, 4, 6 …")
        even = self.tr("Columns 1, 3, 5 …") if flat else self.tr("Rows 1, 3, 5 …")
        self.stagger.addItem(odd, "odd")
        self.stagger.addItem(even, "even")
        self.stagger.setCurrentIndex(self.stagger.findData(chosen))
        self.stagger.setEnabled(self._foreign.format != "table")
        self.stagger.blockSignals(False)

    def _tell(self) -> None:
        if self._filling:
            return
        if self.sender() is self.orientation:
            self._fill_stagger()
        self.changed.emit()


def _row(*parts: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(10)
    for part in parts:
        row.addWidget(part)
    row.addStretch()
    return row
