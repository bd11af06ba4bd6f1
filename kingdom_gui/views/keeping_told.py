"""While edits cannot be kept on the disk the status line says so, and what to do; it goes once they can."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ..document.keeping import Keeping
from ..document.settings import Preferences
from ..store.errors import StoreError
from ..store.lock import Holder
from . import speech
from .status_line import StatusLine


class KeepingTold(QObject):
    """Watches over `keeping`; the work itself goes on, so nothing comes up in its way."""

    def __init__(self, keeping: Keeping, preferences: Preferences, status: StatusLine) -> None:
        super().__init__(status)
        preferences.unkept.connect(self._tell_preferences)
        self._status, self._keeping = status, keeping
        keeping.problem.connect(self._tell)
        keeping.kept_again.connect(lambda: status.trouble(""))
        keeping.taken_over.connect(self._tell_taken)

    def _tell_preferences(self, file: str) -> None:
        text = self.tr("Preferences cannot be written to {file}; they hold until the program ends.")
        self._status.reason(text.format(file=file))

    def _tell_taken(self, holder: Holder) -> None:
        text = self.tr("{who} has this campaign open now; what you do is kept apart from it.")
        self._status.reason(text.format(who=holder.who))

    def _tell(self, error: StoreError) -> None:
        why = {
            "disk_full": self.tr("the disk is full"),
            "disk_denied": self.tr("writing is not allowed"),
            "disk_read_only": self.tr("the disk can only be read"),
            "disk_no_folder": self.tr("the folder is gone"),
            "disk_not_folder": self.tr("the folder is gone"),
            "disk_unmounted": self.tr("the disk is gone"),
            "disk_name_too_long": self.tr("the name is too long"),
        }.get(error.code, self.tr("the disk does not take them"))
        text = self.tr("Unsaved edits are in memory only: {why}.")
        if self._keeping.kept_aside:
            text = self.tr("Unsaved edits are kept on this computer, not beside the campaign: {why}.")
        text = text.format(why=why)
        advice = self.tr("Save under another name, or mend this; it is tried again every ten seconds.")
        self._status.trouble(text, f"{error.sentence(speech.language())}\n{advice}")
