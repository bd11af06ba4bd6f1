"""A map of another program brought in: seen at once as ours, its names mapped, laid, put where it goes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from immutables import Map
from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ...document.document import Document
from ...engine.actions import Change, Refusal
from ...engine.actions.place_map import PlaceMap
from ...engine.state import Campaign, Settings
from ...store.importers.foreign import ForeignMap, ForeignPicture, plain_text
from ...store.importers.mapping import guess
from ...store.importers.placing import PlacedMap, Placing, place, to_action
from ...store.importers.reading import read_map
from .. import labels
from ..blocks import heading, muted, plain, plain_tip, quiet, title
from ..fitting import FittingDialog
from ..refusal_line import RefusalLine
from ..text_size import by_text
from .buttons import do_or_cancel
from .import_map_lie import LieFields
from .import_map_names import NamesTable
from .import_map_preview import MapPreview
from .import_map_texts import format_name, remark_lines

LAY_AFTER = 30  # milliseconds after the last change until the map is laid anew
CHECK_AFTER = 250  # and until it is looked at what stands against it
SIDE = 436
NAMES_HEIGHT = 150
REMARKS_HEIGHT = 96


class ImportMapDialog(FittingDialog):
    """Reads one file after the other as they are chosen. Once accepted, `campaign` is the new campaign; where
    the map went onto the open one, it is None and all is done, in one step that one undo takes back.
    """

    def __init__(
        self,
        document: Document,
        path: Path,
        foreign: ForeignMap,
        onto: bool,
        parent: QWidget | None = None,
        choose: Callable[[], tuple[Path, ForeignMap] | None] | None = None,
    ) -> None:
        """`onto`: a campaign is open that can take the map. `choose` asks for another file and reads it."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Import a map"))
        self.campaign: Campaign | None = None
        self.may_leave: Callable[[], bool] = lambda: True  # asked before another campaign takes the place
        self._document, self._choose = document, choose
        self._path, self.foreign = path, foreign
        self.placed: PlacedMap | None = None
        self.preview = MapPreview(document.rules, self)
        self.names = NamesTable(document.rules, self)
        self.lie = LieFields(self)
        self._parts(onto)
        self._lay_out(onto)
        self._timers()
        self.show_file(path, foreign)
        self.resize(1080, 760)

    def show_file(self, path: Path, foreign: ForeignMap) -> None:
        """Begin anew with the map of another file."""
        self._path, self.foreign = path, foreign
        self.file_label.setText(
            self.tr("{file}: {kind}").format(file=path.name, kind=format_name(foreign.format))
        )
        self.file_label.setToolTip(plain_tip(str(path)))
        self.names.names.show(foreign, guess(foreign))
        self.lie.show_map(foreign)
        self.name.setText(plain_text(foreign.name) or path.name.partition(".")[0])
        self.lay()

    @property
    def goes_onto(self) -> bool:
        """Whether the map goes onto the open campaign's."""
        return self.onto.isChecked()

    def action(self) -> PlaceMap | None:
        """What puts the map onto the open campaign's; None before it is laid, or where it has no hex."""
        if self.placed is None or not self.placed.hexes:
            return None
        return to_action(self.placed, clear=self.clear.isChecked(), keep_layout=self.keep.isChecked())

    def lay(self) -> None:
        """Lay the map as the fields say, and show it."""
        self._waiting.stop()
        self.placed = place(self.foreign, self.names.names.mapping, self._placing(), self._document.rules)
        self.preview.show_map(self._as_it_will_be(self.placed))
        count = self.tr("%n hex(es)", "", len(self.placed.hexes))
        size = self.tr("{columns} × {rows} on their map").format(
            columns=labels.grouped(self.foreign.columns), rows=labels.grouped(self.foreign.rows)
        )
        self.caption.setText(f"{count}   ·   {size}")
        self._tell_remarks(self.placed)
        self._tell_names()
        self._checking.start()
        self._enable(None)

    def accept(self) -> None:
        if self._waiting.isActive():
            self.lay()
        placed = self.placed
        if placed is None or not placed.hexes:
            return
        if self.goes_onto:
            action = self.action()
            assert action is not None
            outcome = self._document.do(action)
            if not isinstance(outcome, Change):
                self.check()
                return
        elif not self.may_leave():
            return
        else:
            settings = Settings(
                name=plain_text(self.name.text()), orientation=placed.orientation, stagger=placed.stagger
            )
            self.campaign = Campaign(settings, hexes=Map(placed.hexes))
        super().accept()

    def check(self) -> None:
        """Say what stands against putting the map onto the open one."""
        self._checking.stop()
        action = self.action() if self.goes_onto else None
        outcome = self._document.check(action) if action is not None else None
        self.refused.show_outcome(outcome, self._document.campaign)
        self._enable(outcome)

    # Inner workings

    def _parts(self, onto: bool) -> None:
        self.file_label = plain("")
        self.other = quiet(self.tr("Another &file…"))
        self.other.setAutoDefault(False)
        self.other.clicked.connect(self._another)
        self.other.setVisible(self._choose is not None)
        self.caption = muted("")
        self.unsure = muted("")
        self.remarks = QLabel()
        self.remarks.setTextFormat(Qt.TextFormat.PlainText)
        self.remarks.setWordWrap(True)
        self.remarks.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.fresh = QRadioButton(self.tr("Into a &new campaign"), self)
        self.onto = QRadioButton(self.tr("Onto the &open map"), self)
        self.fresh.setChecked(True)
        self.onto.setVisible(onto)
        self.name = QLineEdit(self)
        self.name.setAccessibleName(self.tr("Name of the campaign"))
        self.name.setPlaceholderText(self.tr("Name of the campaign"))
        self.clear = QCheckBox(self.tr("Take all other hexes off"), self)
        self.keep = QCheckBox(self.tr("Hexes stand as they do on the open map"), self)
        self.keep.setChecked(True)
        self.refused = RefusalLine(self)
        self.refused.keep_room()
        self.buttons, self.do_button = do_or_cancel(self, self.tr("Import"), self.tr("Cancel"))

    def _lay_out(self, onto: bool) -> None:
        head = QHBoxLayout()
        head.addWidget(title(self.tr("Import a map")))
        head.addStretch()
        head.addWidget(self.file_label)
        head.addWidget(self.other)
        self.file_label.setWordWrap(False)
        left = QVBoxLayout()
        left.setSpacing(6)
        left.addWidget(self.preview, 1)
        left.addWidget(self.caption)
        left.addWidget(self._remarks_area())
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(heading(self.tr("What their names are")))
        right.addWidget(self.unsure)
        right.addWidget(self.names, 1)
        right.addWidget(heading(self.tr("How it lies")))
        right.addWidget(self.lie)
        right.addWidget(heading(self.tr("Where it goes")))
        right.addWidget(self.fresh)
        right.addLayout(_indented(self.name))
        right.addWidget(self.onto)
        for part in (self.clear, self.keep):
            right.addLayout(_indented(part))
            part.setVisible(onto)
        side = self._scrolled(right)
        body = QHBoxLayout()
        body.setSpacing(18)
        body.addLayout(left, 1)
        body.addWidget(side)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 14)
        column.setSpacing(12)
        column.addLayout(head)
        column.addLayout(body, 1)
        column.addWidget(self.refused)
        column.addWidget(self.buttons)

    def _scrolled(self, column: QVBoxLayout) -> QScrollArea:
        """The fields beside the map; on a low screen they scroll."""
        column.setContentsMargins(0, 0, 6, 0)
        by_text(self.names, least_height=NAMES_HEIGHT)
        inner = QWidget(self)
        inner.setLayout(column)
        area = QScrollArea(self)
        area.setWidget(inner)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        by_text(area, fixed_width=SIDE)
        area.setAccessibleName(self.tr("How it comes in"))
        return area

    def _remarks_area(self) -> QScrollArea:
        self.remarks_area = QScrollArea(self)
        self.remarks_area.setWidget(self.remarks)
        self.remarks_area.setWidgetResizable(True)
        self.remarks_area.setFrameShape(QFrame.Shape.NoFrame)
        by_text(self.remarks_area, most_height=REMARKS_HEIGHT)
        self.remarks_area.setAccessibleName(self.tr("What was left behind"))
        return self.remarks_area

    def _timers(self) -> None:
        self._waiting = QTimer(self, singleShot=True, interval=LAY_AFTER)
        self._waiting.timeout.connect(self.lay)
        self._checking = QTimer(self, singleShot=True, interval=CHECK_AFTER)
        self._checking.timeout.connect(self.check)
        self.names.names.mapped.connect(self._waiting.start)
        self.lie.changed.connect(self._turned)
        for tick in (self.onto, self.clear, self.keep):
            tick.toggled.connect(self._goes)
        self._goes()

    def _turned(self) -> None:
        """A table does not say how its hexes stand: it is read anew when that is said otherwise."""
        if self.foreign.format == "table" and self.lie.wanted != self.foreign.orientation:
            found = read_map(self._path, self._document.rules, self.lie.wanted)
            assert isinstance(found, ForeignMap)
            self.foreign = found
            self.lie.turned(found)
        self._waiting.start()

    def _goes(self) -> None:
        self.name.setEnabled(not self.goes_onto)
        self.clear.setEnabled(self.goes_onto)
        self.keep.setEnabled(self.goes_onto)
        self.lie.let_stand(not self._keeps)
        if self.placed is not None:
            self._waiting.start()

    @property
    def _keeps(self) -> bool:
        return self.goes_onto and self.keep.isChecked()

    def _placing(self) -> Placing:
        """How it is laid: on a map that keeps how its hexes stand, by that map's columns and rows."""
        placing = self.lie.placing
        if not self._keeps or self.foreign.format == "table":
            return placing
        now = self._document.campaign.settings
        return replace(placing, orientation=now.orientation, stagger=now.stagger)

    def _another(self) -> None:
        found = self._choose() if self._choose is not None else None
        if found is not None:
            self.show_file(*found)

    def _as_it_will_be(self, placed: PlacedMap) -> Campaign:
        """The map as the preview shows it: by itself, or with what the open one has around and on it."""
        settings = Settings(orientation=placed.orientation, stagger=placed.stagger)
        if not self.goes_onto:
            return Campaign(settings, hexes=Map(placed.hexes))
        now = self._document.campaign
        if not self.keep.isChecked():
            laid = {"orientation": placed.orientation, "stagger": placed.stagger}
            now = replace(now, settings=replace(now.settings, **laid))
        under = Map() if self.clear.isChecked() else now.hexes
        return replace(now, hexes=under.update(placed.hexes))

    def _tell_remarks(self, placed: PlacedMap) -> None:
        lines = remark_lines(placed.remarks, self._path.name)
        self.remarks.setText("\n".join(lines))
        self.remarks_area.setVisible(bool(lines))

    def _tell_names(self) -> None:
        unsure = sum(row.unsure for row in self.names.names.rows)
        self.unsure.setText(
            self.tr("%n name(s) were not understood and stand first; say what they are.", "", unsure)
            if unsure
            else self.tr("All names were understood; each can be changed.")
        )

    def _enable(self, outcome: Change | Refusal | None) -> None:
        some = self.placed is not None and bool(self.placed.hexes)
        self.do_button.setEnabled(some and not isinstance(outcome, Refusal))
        self.do_button.setToolTip(
            "" if some else self.tr("Every name is left out: there is no hex to import.")
        )


def _indented(part: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setContentsMargins(24, 0, 0, 0)
    row.addWidget(part)
    return row


def read_busily(path: Path, document: Document) -> ForeignMap | ForeignPicture:
    """Read a map with the busy pointer, which large ones take up to seconds for.

    :raises StoreError: in one sentence, when it cannot be.
    """
    QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        return read_map(path, document.rules, document.campaign.settings.orientation)
    finally:
        QApplication.restoreOverrideCursor()
