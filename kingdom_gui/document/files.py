"""The file of the open campaign: new, open, save, its lock, its unsaved edits kept, the recent files.

Nothing here asks the user anything; what goes wrong comes out as `StoreError`, whose sentence is for the
user. What writes and locks is fetched when first needed, which is after the window is painted.
"""

from __future__ import annotations

import os
from contextlib import suppress
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from uuid import uuid4

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from ..assets import AssetMissing, asset
from ..engine.actions import Refusal
from ..engine.state import Campaign
from ..store.errors import StoreError
from .document import Document
from .keeping import Keeping
from .settings import Preferences

if TYPE_CHECKING:
    from ..store.kept_fields import Kept
    from ..store.lock import Lock
    from ..store.recovery import Recovered
    from ..store.repair import Repaired

RENEW_LOCK_MINUTES = 5
EXAMPLE = "examples"


class Rewound(NamedTuple):
    """What came of going back: whether it was done, and the file that keeps the later months, if any."""

    done: bool
    kept: Path | None


class Files(QObject):
    """Opens and saves the document's campaign. `opened` is emitted when another campaign is there."""

    opened = Signal()

    def __init__(self, document: Document, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document, self._preferences = document, preferences
        self._lock: Lock | None = None
        self.has_campaign = False
        self._copy_of: Path | None = None  # the file that is shown as a copy
        self._on_disk = ""  # the fingerprint of the file, as it was loaded or saved last
        self.keeping = Keeping(document, self)
        self._renew = QTimer(self)
        self._renew.setInterval(RENEW_LOCK_MINUTES * 60_000)
        self._renew.timeout.connect(self._renew_lock)

    @property
    def key(self) -> str:
        """What the user's own settings of the open campaign are kept by; empty where nothing tells it apart.

        That is its id, which it has under any name, or else its file.
        """
        known = self._document.campaign.settings.id or str(self._document.path or "")
        return sha256(known.encode(errors="replace")).hexdigest()[:20] if known else ""

    def start(self, campaign: Campaign) -> None:
        """Show a campaign that has no file yet; it counts as unsaved. It is given an id if it has none."""
        self._show(campaign if campaign.settings.id else _of_its_own(campaign), None, None)
        self._document.undo_stack.resetClean()
        self._document.path_changed.emit()

    def open(self, path: Path, force: bool = False) -> None:
        """Open a campaign file and hold it; `force` takes it from another window that has it open.

        One of the examples that come with the program is shown without its file: nothing is left beside it.

        :raises StoreError: when it cannot be read or is open elsewhere; what was open stays as it was.
        """
        from ..store.beside import real_place, same_place
        from ..store.campaign_file import read_campaign

        path = real_place(path.absolute())
        campaign, fingerprint = read_campaign(path, self._document.rules)
        if _is_example(path):
            self._show(_of_its_own(campaign), None, None)
            return
        held = self._lock is not None and same_place(self._lock.path, path)
        lock = self._lock if held and not self.keeping.look_after_lock() else self._take(path, force)
        self._show(campaign, path, lock, fingerprint)
        self._preferences.remember(path)

    def open_example(self) -> None:
        """Open the example campaign that comes with the program, with an id of its own and no file.

        :raises StoreError: when it cannot be read.
        """
        from ..store.campaign_file import load_campaign

        self._show(_of_its_own(load_campaign(example_path(), self._document.rules)), None, None)

    def open_copy(self, path: Path, of: Path | None = None) -> None:
        """Show what is in a file without holding it; it is saved under a name of its own, beside the file
        `of` if one is named.

        :raises StoreError: when it cannot be read; what was open stays as it was.
        """
        from ..store.disk import read_file
        from ..store.repair import read_keeping

        campaign, kept = read_keeping(read_file(path), self._document.rules, str(path))
        self._show(campaign, None, None, kept=kept, copy_of=of or path)
        self._copy_of = of

    def on_disk(self, path: Path) -> Campaign:
        """What a file holds now, to be compared with what is open.

        :raises StoreError: when it cannot be read.
        """
        from ..store.campaign_file import load_campaign

        return load_campaign(path, self._document.rules)

    def readable(self, path: Path) -> Repaired:
        """What can be read of a damaged file, which stays as it is.

        :raises StoreError: where that is nothing.
        """
        from ..store.disk import read_file
        from ..store.repair import repair

        return repair(read_file(path), self._document.rules, str(path))

    def open_repaired(self, found: Repaired, of: Path) -> None:
        """Show what could be read of a damaged file, as an unsaved campaign that has no file yet."""
        self._show(found.campaign, None, None, kept=found.kept, copy_of=of)
        self._copy_of = of
        self._document.undo_stack.resetClean()
        self.keeping.keep_whole()
        self._document.path_changed.emit()

    def save(self, path: Path | None = None, force: bool = False) -> StoreError | None:
        """Save under this name, or the one the campaign has; gives what went wrong with the backup.

        :raises StoreError: when it cannot be written; the file that was there is as it was. `changed_outside`
            when somebody else has written it since it was opened, `locked` when another window has taken it
            over; `force` saves all the same, and takes it back.
        """
        from ..store.beside import real_place, same_place
        from ..store.campaign_file import fingerprint_of, keep_unsound, save_bytes
        from ..store.codec import encode
        from ..store.recovery_log import fingerprint

        before = self._document.path
        target = real_place(path.absolute()) if path is not None else before
        if target is None:
            raise ValueError("a campaign without a file needs a name to be saved under")
        target = before if before is not None and same_place(target, before) else target
        if target == before:
            self.keeping.look_for_disk()
        self.keeping.look_after_file()
        taken_by = self.keeping.look_after_lock()
        if target == before and not force:
            if taken_by is not None:
                raise StoreError("locked", str(target), who=taken_by.who, since=taken_by.since)
            there = fingerprint_of(target)
            if there and there != self._on_disk:
                raise StoreError("changed_outside", str(target))
        else:
            keep_unsound(target, self._document.rules)
        if target != before or taken_by is not None:
            lock = self._take(target, force=target == before)
            if target != before:
                self._release(lock)
            self._lock = lock
            self.keeping.hold(lock)
        if self._document.campaign.pictures:
            from ..store.pictures import carry_pictures

            carry_pictures(self._document.campaign, before, target, self._document.copy_of)
        data = encode(self._document.to_keep, self.keeping.kept)
        self.keeping.saving(data)
        saved = save_bytes(target, data)
        self._on_disk = fingerprint(data)
        self._document.saved_as(target)
        self.has_campaign = True
        self.keeping.saved(target, data, self._lock)
        self._preferences.remember(target)
        return saved.problem

    def rewind(self, month: int) -> Rewound:
        """Go back to the start of a month; the campaign as it is, unsaved edits too, is kept beside its file.

        A campaign without a file has no such copy: its later months come back by undo alone.

        :raises StoreError: when the copy cannot be made; then nothing is rewound.
        """
        document = self._document
        from ..engine.actions.rewind import RewindTo

        action = RewindTo(kingdom=document.campaign.at_table, month=month)
        outcome = document.check(action)
        if isinstance(outcome, Refusal):
            document.refused.emit(outcome)
            return Rewound(False, None)
        kept = None
        if document.path is not None:
            kept = self.keep_version(f"month-{document.campaign.month}")
        document.do(action)
        return Rewound(True, kept)

    def keep_version(self, name: str) -> Path:
        """Keep the campaign as it is, unsaved edits too, beside its file's backups under a name.

        :raises StoreError: when it cannot be written.
        """
        from ..store.backups import keep_named
        from ..store.codec import encode

        if self._document.path is None:
            raise ValueError("a campaign without a file has no backups")
        return keep_named(self._document.path, name, encode(self._document.to_keep, self.keeping.kept))

    def recoverable(self, path: Path | None) -> Recovered | None:
        """Unsaved edits of an earlier run for this file, if there are any; None: for a campaign never saved.

        :raises StoreError: when there are some that cannot be read; they stay where they are.
        """
        from ..store.beside import real_place
        from ..store.elsewhere import places_elsewhere
        from ..store.recovery import find_kept, places_left, unsaved_folder

        if path is None:
            places = [*places_left(unsaved_folder()), *places_elsewhere()]
        else:
            places = [*places_elsewhere(real_place(path.absolute())), path]
        unreadable: StoreError | None = None
        for place in places:
            try:
                found = find_kept(place, self._document.rules)
            except StoreError as error:  # which must not stand before what can be read
                unreadable = unreadable or error
                continue
            if found is not None:
                return found
        if unreadable is not None:
            raise unreadable
        return None

    def left_behind(self, path: Path) -> bool:
        """Whether a file that nobody has open has unsaved edits of an earlier run.

        :raises StoreError: when there are some that cannot be read.
        """
        from ..store.lock import holder_of
        from ..store.recovery import find_kept, has_kept

        return (
            has_kept(path) and holder_of(path) is None and find_kept(path, self._document.rules) is not None
        )

    def recover(self, found: Recovered) -> None:
        """Put recovered edits in place of the campaign; they count as unsaved, the file stays as it is."""
        if self._document.path is None and found.of is not None and os.path.isfile(found.of):
            with suppress(StoreError):  # what cannot be opened, or is open elsewhere, gets a name of its own
                self.open(found.of)
        path = self._document.path
        if path is None or path not in (found.place, found.of):
            self._show(found.campaign, None, None, copy_of=found.of)
            self._copy_of = found.of
        else:
            self._document.open(found.campaign, path)
        self._document.undo_stack.resetClean()
        self.has_campaign = True
        self.keeping.kept = found.kept
        self.keeping.taken_up(found)
        self._document.path_changed.emit()
        self.opened.emit()

    def put_by(self, found: Recovered) -> Path:
        """Keep recovered edits as a version of their own beside the backups; gives its file.

        :raises StoreError: when it cannot be written; they stay where they were.
        """
        from ..store.recovery import drop_kept, keep_beside, put_aside

        kept = keep_beside(found)
        if not found.whole:
            put_aside(found.place)
        drop_kept(found.place)
        return kept

    def close(self) -> None:
        """Let go of the file; edits not saved are thrown away (the caller has asked)."""
        self.keeping.drop()
        self._release()

    def leave(self) -> None:
        """Let go of the file, whose edits are not saved: they stay kept, and the next start offers them."""
        self.keeping.leave()
        self._release()

    def suggested_path(self, folder: Path) -> Path:
        """Where a campaign without a file is offered to be saved; the copy of one beside it."""
        from ..store.beside import SUFFIX, fitting

        if (of := self._copy_of) is not None and os.path.isdir(of.parent):
            stem = fitting(of.name.removesuffix(SUFFIX).removesuffix(".json"))
            names = (f"{stem}-{number}{SUFFIX}" for number in count(2))
            return next(path for path in map(of.with_name, names) if not os.path.exists(path))
        kingdom = self._document.kingdom
        name = kingdom.name if kingdom is not None else ""
        clean = "".join(sign if sign.isalnum() or sign in " -_" else " " for sign in name).strip()
        return folder / f"{fitting(clean) or 'campaign'}{SUFFIX}"

    def _show(
        self,
        campaign: Campaign,
        path: Path | None,
        lock: Lock | None,
        fingerprint: str = "",
        kept: Kept = (),
        copy_of: Path | None = None,
    ) -> None:
        self.keeping.drop()
        self.keeping.kept = kept
        self._copy_of = None
        if lock is not self._lock:
            self._release(lock)
            self._lock = lock
        self._on_disk = fingerprint
        self._document.copy_of = copy_of
        self._document.open(campaign, path)
        self.keeping.begin(path, fingerprint, lock)
        self._document.undo_stack.setClean()  # an empty stack keeps what `start` said of the one before
        self.has_campaign = True
        self._renew.start()
        self.opened.emit()

    def _take(self, path: Path, force: bool) -> Lock | None:
        """The lock; a folder that takes no lock (read-only) is no reason not to look at a campaign."""
        from ..store.disk import remove_leftovers
        from ..store.lock import acquire

        try:
            lock = acquire(path, force, self._lock)
        except StoreError as error:
            if error.code == "locked":
                raise
            return None
        remove_leftovers(path)
        return lock

    def _release(self, kept_by: Lock | None = None) -> None:
        if self._lock is not None:
            with suppress(StoreError):  # one that stays is stale once the program has ended
                self._lock.release(kept_by)
            self._lock = None

    def _renew_lock(self) -> None:
        if self._lock is not None and self.keeping.look_after_lock() is None:
            self._lock.renew()


def example_path() -> Path:
    """The example campaign. :raises AssetMissing: where the installation has none."""
    folder = asset(EXAMPLE)
    found = sorted(folder.glob("*.kingdom.json"))
    if not found:
        raise AssetMissing(f"{EXAMPLE}/*.kingdom.json", [folder])
    return found[0]


def _of_its_own(campaign: Campaign) -> Campaign:
    """The campaign with a new id: nothing that is kept of any other is kept of it."""
    return replace(campaign, settings=replace(campaign.settings, id=uuid4().hex))


def _is_example(path: Path) -> bool:
    try:
        return Path(os.path.realpath(path)).is_relative_to(os.path.realpath(asset(EXAMPLE)))
    except AssetMissing:
        return False
