"""A campaign that cannot be opened as it is: what of it can be read, its earlier versions, and the choice."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDateTime
from PySide6.QtWidgets import (
    QCheckBox,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ...store.backups import Backup
from ...store.repair import Repaired, Told
from ...store.sentences import told_line
from .. import speech
from ..blocks import muted, plain_tip, title
from ..fitting import FittingDialog
from ..text_size import by_text

MOST_SHOWN = 300  # lines of each kind


class RepairDialog(FittingDialog):
    """Accepted: `chosen` is the version to open, or None for what can be read of the file, `keep_unknown`
    whether fields that this program does not know are kept.
    """

    def __init__(
        self,
        why: str,
        found: Repaired | None,
        versions: list[Backup],
        parent: QWidget | None = None,
        newer: bool = False,
    ) -> None:
        """`why` says why the file is not opened as it is, `found` what can be read of it; None: nothing.
        `newer`: it is sound, and a newer program wrote it.
        """
        super().__init__(parent)
        self.chosen: Path | None = None
        damaged, of_newer = self.tr("Open a damaged campaign"), self.tr("Open a campaign of a newer program")
        self.setWindowTitle(of_newer if newer else damaged)
        self.places = self._places(found)
        self.versions = self._versions(versions)
        self.keep = QCheckBox(self.tr("&Keep what this program does not know, and write it again"), self)
        self.keep.setToolTip(
            self.tr("A file that holds such fields is opened through this window each time.")
        )
        self.keep.setChecked(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 16)
        column.setSpacing(12)
        column.addWidget(title(self.tr("This campaign cannot be opened as it is")))
        column.addWidget(muted(why, 1.0))
        if found is not None:
            column.addWidget(muted(self._read(found), 1.0))
            column.addWidget(self.places, 3)
        if found is not None and found.kept:
            column.addWidget(self.keep)
        else:
            self.keep.hide()
        if versions:
            column.addWidget(muted(self.tr("Earlier versions of it that are kept:"), 1.0))
            column.addWidget(self.versions, 1)
        column.addWidget(
            muted(self.tr("The file itself stays as it is. What is opened is saved under another name."), 1.0)
        )
        column.addWidget(self._buttons(found is not None, bool(versions)))
        by_text(self, least_width=480)
        self.resize(780, 600)

    @property
    def keep_unknown(self) -> bool:
        """Whether unknown fields are to be kept."""
        return self.keep.isChecked()

    def _buttons(self, readable: bool, versions: bool) -> QDialogButtonBox:
        buttons = QDialogButtonBox(self)
        role = QDialogButtonBox.ButtonRole
        self.anyway = buttons.addButton(self.tr("Open what can be read"), role.AcceptRole)
        self.earlier = buttons.addButton(self.tr("Open the earlier version"), role.ActionRole)
        cancel = buttons.addButton(self.tr("Cancel"), role.RejectRole)
        self.anyway.setVisible(readable)
        self.earlier.setVisible(versions)
        self.earlier.setEnabled(self.versions.currentItem() is not None)
        (self.anyway if readable else self.earlier).setDefault(True)
        self.anyway.clicked.connect(self.accept)
        self.earlier.clicked.connect(self._choose)
        cancel.clicked.connect(self.reject)
        return buttons

    def _choose(self) -> None:
        item = self.versions.currentItem()
        if item is not None:
            self.chosen = self._files[self.versions.row(item)]
            self.accept()

    def _read(self, found: Repaired) -> str:
        """How much of the campaign can be read, in one sentence."""
        counts = found.counts
        parts = {
            "kingdoms": self.tr("%n kingdom(s)", "", counts.get("kingdoms", 0)),
            "settlements": self.tr("%n settlement(s)", "", counts.get("settlements", 0)),
            "hexes": self.tr("%n hex(es)", "", counts.get("hexes", 0)),
            "journal": self.tr("%n line(s) of the journal", "", counts.get("journal", 0)),
            "past": self.tr("%n month(s) to go back to", "", counts.get("past", 0)),
        }
        what = ", ".join(part for table, part in parts.items() if table in counts)
        return self.tr("Can be read: {what}.").format(what=what or self.tr("nothing of the realm"))

    def _places(self, found: Repaired | None) -> QTreeWidget:
        tree = QTreeWidget(self)
        tree.setAccessibleName(self.tr("What cannot be read or was changed"))
        tree.setHeaderHidden(True)
        tree.setWordWrap(True)
        by_text(tree, least_height=110)
        told = found.told if found is not None else ()
        for what, name in (
            ("left_out", self.tr("Left out")),
            ("changed", self.tr("Changed")),
            ("kept", self.tr("Kept, though unknown")),
        ):
            self._add_group(tree, name, [one for one in told if one.what == what])
        tree.setVisible(bool(told))
        return tree

    def _add_group(self, tree: QTreeWidget, name: str, told: list[Told]) -> None:
        if not told:
            return
        group = QTreeWidgetItem(tree, [f"{name} ({len(told)})"])
        for one in told[:MOST_SHOWN]:
            line = told_line(one.fault, one.now, speech.language())
            QTreeWidgetItem(group, [line]).setToolTip(0, plain_tip(line))
        group.setExpanded(True)

    def _versions(self, versions: list[Backup]) -> QListWidget:
        shown = QListWidget(self)
        shown.setAccessibleName(self.tr("Earlier versions"))
        by_text(shown, least_height=70)
        self._files = [version.file for version in versions]
        for version in versions:
            item = QListWidgetItem(self._version(version), shown)
            item.setToolTip(plain_tip(str(version.file)))
        if versions:
            shown.setCurrentRow(0)
        shown.setVisible(bool(versions))
        shown.itemActivated.connect(self._choose)
        return shown

    def _version(self, version: Backup) -> str:
        when = QDateTime.fromSecsSinceEpoch(int(version.when.timestamp()))
        time = speech.moment(version.when)
        month = self.tr("month {number}").format(number=version.month) if version.month else ""
        return ", ".join(part for part in (time, self._age(when), month, self._name(version)) if part)

    def _name(self, version: Backup) -> str:
        """Why a version was kept that is no common backup."""
        return {
            "recovered": self.tr("unsaved work that was recovered"),
            "mine": self.tr("as it was here when another program had changed the file"),
            "month": self.tr("kept before going back to an earlier month"),
            "version": self.tr("as an older program wrote it"),
        }.get(version.name.partition("-")[0], version.name)

    def _age(self, when: QDateTime) -> str:
        """How long ago that was, in the largest unit that says something."""
        minutes = max(when.secsTo(QDateTime.currentDateTime()) // 60, 0)
        if minutes < 60:
            return self.tr("%n minute(s) ago", "", minutes)
        if minutes < 48 * 60:
            return self.tr("%n hour(s) ago", "", minutes // 60)
        return self.tr("%n day(s) ago", "", minutes // (24 * 60))
