"""The unsaved edits of a campaign while its own folder does not take them."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from ..engine.patch import Patch
from ..store.errors import StoreError
from .document import Document

if TYPE_CHECKING:
    from ..store.kept_fields import Kept
    from ..store.lock import Lock
    from ..store.recovery import Keeper


class Aside:
    """Keeps edits in the folder of states, from the first that is given to it on, until they are dropped.

    Whatever raises here raises `StoreError`.
    """

    def __init__(self) -> None:
        self._lock: Lock | None = None
        self._keeper: Keeper | None = None

    def keep(self, patch: Patch, document: Document, of: Path, version: str, kept: Kept) -> None:
        """Keep an edit of the document's campaign, which is in the file `of`, in this version of it."""
        from ..store.elsewhere import place_elsewhere
        from ..store.recovery import Keeper
        from ..store.recovery_log import Whose

        if self._keeper is not None and not patch:
            return  # it is all there
        if self._lock is None:
            self._lock = place_elsewhere(of)
        if self._keeper is None:
            self._keeper = Keeper(self._lock.path, "", kept, taken_up=True, whose=Whose.named(of, version))
        try:
            self._keeper.keep(patch, document.to_keep, *document.latest)
        except StoreError:
            self._keeper = None  # what comes next is kept whole
            raise

    def saving(self, data: bytes) -> None:
        """The campaign is about to be saved as these bytes."""
        if self._keeper is not None:
            self._keeper.saving(data)

    def flush(self) -> None:
        """Make what is kept last through a power cut."""
        if self._keeper is not None:
            self._keeper.flush()

    def drop(self) -> None:
        """What was kept here is kept beside the campaign again, saved, or not wanted."""
        if self._lock is not None:
            from ..store.recovery import drop_kept

            with suppress(StoreError):  # it is offered once more, which loses nothing
                if self._keeper is not None:
                    self._keeper.let_go()
                drop_kept(self._lock.path)
        self._keeper = None
        self.leave()

    def leave(self) -> None:
        """The program ends: what is kept stays, for the next start to offer."""
        if self._keeper is not None:
            self._keeper.let_go()
        if self._lock is not None:
            with suppress(StoreError):
                self._lock.release()
        self._lock = self._keeper = None
