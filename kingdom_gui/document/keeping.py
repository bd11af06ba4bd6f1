"""Every edit of the open campaign is kept the moment it is done, and on the disk within a second."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal

from ..engine.patch import Patch
from ..store.errors import StoreError
from .aside import Aside
from .document import Document, Looked

if TYPE_CHECKING:
    from ..store.kept_fields import Kept
    from ..store.lock import Holder, Lock
    from ..store.recovery import Keeper, Recovered

FLUSH_AFTER_MS = 500
RETRY_AFTER_MS = 10_000
LOOK_EVERY_MS = 10_000


class Keeping(QObject):
    """Writes what `document` does to the recovery log of its campaign.

    `problem(error)` tells once that edits cannot be kept beside the campaign; they are kept in the folder of
    states then (`kept_aside` says whether that works). It is tried again with the next edit and every ten
    seconds, until it works, which `kept_again` tells. Nothing here may stop the work: edits are in memory.

    Once another window has taken the campaign's file over, which `taken_over(Holder)` tells, its log is that
    window's; edits are then kept where those of campaigns without a file are.
    """

    problem = Signal(object)
    kept_again = Signal()
    taken_over = Signal(object)
    _flush_failed = Signal(object)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._path: Path | None = None
        self._base = ""
        self._keeper: Keeper | None = None
        self._place: Lock | None = None  # of a campaign without a file, or whose file is another's now
        self._file_lock: Lock | None = None
        self._holder: Holder | None = None  # who has taken the file over
        self._taken_up = False  # what was kept for the file is in the campaign
        self._failed = False
        self._aside = Aside()
        self.kept_aside = False  # while they are not beside the campaign
        self._version = ""  # the fingerprint of the file
        self._device: int | None = None  # the disk it is on
        self.kept: Kept = ()  # fields of the campaign's file that this program does not know
        document.changed.connect(self._keep)
        self._flush = self._timer(FLUSH_AFTER_MS, self._flush_in_background)
        self._retry = self._timer(RETRY_AFTER_MS, self.keep_whole)
        self._flush_failed.connect(self._tell)
        self._look = self._timer(LOOK_EVERY_MS, self.look_after_file)
        self._look.setSingleShot(False)

    def begin(self, path: Path | None, fingerprint: str, lock: Lock | None = None) -> None:
        """Another campaign is open, as it stands in its file of that fingerprint and held by that lock; None:
        it has no file, or one that takes no lock.
        """
        self._path, self._base, self._file_lock = path, fingerprint, lock
        self._version = fingerprint
        self._device = None if path is None else _device(path)
        self._holder, self._taken_up = None, False
        self._keeper = None
        self._heal()

    def keep_whole(self) -> None:
        """Keep the campaign as it is, if there is anything in it that is not saved."""
        if self._document.modified:
            if self._keeper is None:
                self._base = ""
            self._keep(Patch({}, {}), whole=True)

    def taken_up(self, found: Recovered) -> None:
        """Edits of an earlier run are in the campaign now: they are kept as this one's own."""
        self._base, self._taken_up = "", found.whole and found.place == self._path
        self.keep_whole()
        if (not self._failed or self.kept_aside) and self._document.path != found.place:
            from ..store.recovery import drop_kept, put_aside

            with suppress(StoreError):  # it is offered once more
                if not found.whole:
                    put_aside(found.place)
                drop_kept(found.place)

    def saving(self, data: bytes) -> None:
        """The campaign is about to be saved as these bytes."""
        if self._keeper is not None:
            self._keeper.saving(data)
        self._aside.saving(data)

    def saved(self, path: Path, data: bytes, lock: Lock | None = None) -> None:
        """The campaign is saved there as these bytes, and held by that lock; what was kept of it is not
        needed any more.
        """
        from ..store.recovery import drop_kept
        from ..store.recovery_log import fingerprint

        self.drop()
        with suppress(StoreError):  # the log itself says that it is saved
            drop_kept(path)
        self.begin(path, fingerprint(data), lock)

    def hold(self, lock: Lock | None) -> None:
        """The file is held by this lock from now on."""
        self._file_lock = lock

    def look_after_lock(self) -> Holder | None:
        """Who has taken the file over, if somebody has; then edits are kept elsewhere from now on."""
        if self._holder is None and self._find_holder():
            self.keep_whole()
        return self._holder

    def look_after_file(self) -> None:
        """Keep the campaign whole where the file that its edits build on was changed or removed."""
        if self._keeper is not None and not self._keeper.is_founded:
            self.keep_whole()

    def look_for_disk(self) -> None:
        """Look whether the disk of the file is there still.

        :raises StoreError: where it has been unmounted.
        """
        from ..store.disk import is_unmounted

        if self._path is not None and is_unmounted(self._path, self._device):
            if self._keeper is not None:
                self._keeper.let_go()
            folder = str(self._path.parent)
            raise StoreError("disk_unmounted", str(self._path), folder=folder)

    def _find_holder(self) -> bool:
        """Whether the file has been taken over since this was asked last."""
        if self._holder is not None or self._file_lock is None:
            return False
        self._holder = self._file_lock.taken_by
        if self._holder is None:
            return False
        if (keeper := self._keeper) is not None:
            keeper.let_go()
            self._keeper = None
        self._base = ""
        self.taken_over.emit(self._holder)
        return True

    def drop(self) -> None:
        """What was kept is not wanted any more."""
        self._find_holder()
        self._flush.stop()
        self._retry.stop()
        self._look.stop()
        # What cannot be taken away may be offered once more, which loses nothing.
        if (keeper := self._keeper) is not None:
            with suppress(StoreError):
                keeper.drop()
        self._keeper = None
        if (place := self._place) is not None:
            with suppress(StoreError):
                place.release()
        self._place = None
        self._heal()

    def leave(self) -> None:
        """The program ends: what is kept stays, for the next start to offer."""
        self._find_holder()
        self.flush()
        self._retry.stop()
        self._look.stop()
        self._aside.leave()
        if (keeper := self._keeper) is not None:
            keeper.let_go()
        if (place := self._place) is not None:
            with suppress(StoreError):
                place.release()

    def flush(self) -> bool:
        """Make what is kept last through a power cut, now; whether all that is not saved is kept, beside the
        campaign or in the folder of states.
        """
        self._flush.stop()
        if self._failed:
            self.keep_whole()
        if (keeper := self._keeper) is not None:
            try:
                keeper.flush()
            except StoreError as error:
                self._tell(error)
        if self._failed and self.kept_aside:
            try:
                self._aside.flush()
            except StoreError:
                return False
        return not self._failed or self.kept_aside

    def _keep(self, patch: Patch, whole: bool = False) -> None:
        if isinstance(patch, Looked) or not (patch or whole):
            return  # nothing was edited, or a campaign was opened
        self._find_holder()
        try:
            self.look_for_disk()
            keeper = self._keeper or self._make_keeper()
            keeper.keep(patch, self._document.to_keep, *self._document.latest)
        except StoreError as error:
            self._tell(error, patch)
            return
        self._heal()
        self._flush.start()
        if not self._look.isActive():
            self._look.start()

    def _make_keeper(self) -> Keeper:
        from ..store.recovery import Keeper, unsaved_folder, unsaved_place

        place = self._path
        if place is None or self._holder is not None:
            self._place = self._place or unsaved_place(unsaved_folder())
            place = self._place.path
        own = place == self._path
        version = self._version if own else ""
        self._keeper = Keeper(place, self._base, self.kept, self._taken_up or not own, version=version)
        return self._keeper

    def _flush_in_background(self) -> None:
        if (keeper := self._keeper) is not None:
            QThreadPool.globalInstance().start(lambda: self._flush_now(keeper))

    def _flush_now(self, keeper: Keeper) -> None:
        """In a thread of its own: a slow disk must not be felt."""
        try:
            keeper.flush()
        except StoreError as error:
            if keeper is self._keeper:
                self._flush_failed.emit(error)

    def _tell(self, error: StoreError, patch: Patch | None = None) -> None:
        """Keep elsewhere what does not go here. It is tried again in a while; that it does not work is told
        the first time, and when it stops working elsewhere.
        """
        self._retry.start()
        kept = self._keep_aside(patch or Patch({}, {}))
        if not self._failed or kept != self.kept_aside:
            self._failed, self.kept_aside = True, kept
            self.problem.emit(error)

    def _keep_aside(self, patch: Patch) -> bool:
        if self._path is None:
            return False
        try:
            self._aside.keep(patch, self._document, self._path, self._version, self.kept)
        except StoreError:
            return False
        return True

    def _heal(self) -> None:
        self._aside.drop()
        self.kept_aside = False
        if self._failed:
            self._failed = False
            self.kept_again.emit()

    def _timer(self, milliseconds: int, deed: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(deed)
        return timer


def _device(path: Path) -> int | None:
    from ..store.disk import device_of  # what writes is fetched after the window is painted

    return device_of(path)
