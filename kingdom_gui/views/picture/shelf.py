"""The pictures of the open campaign: found, unpacked in the background, and told of where one is missing."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...document.document import Document
from ...engine.patch import Patch
from ...engine.state import MapPicture
from ...store.errors import StoreError

if TYPE_CHECKING:
    from pathlib import Path

    from .unpacking import Unpacking


class PictureShelf(QObject):
    """Sees to it that the tiles of every picture are there.

    `ready` tells that a picture looks otherwise now, `percent` how far the one is that is being unpacked,
    `problem(StoreError)` what is wrong with one, once.
    """

    ready = Signal()
    percent = Signal(str, int)
    problem = Signal(object)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._work: Unpacking | None = None
        self._waiting: list[MapPicture] = []
        self._missing: dict[str, StoreError] = {}  # by fingerprint
        document.changed.connect(self._changed)

    def missing(self, picture: MapPicture) -> StoreError | None:
        """What is wrong with a picture, if anything is."""
        return self._missing.get(picture.fingerprint)

    @property
    def busy(self) -> bool:
        """Whether a picture is being unpacked."""
        return self._work is not None

    def look(self) -> None:
        """Look for all pictures anew."""
        self._stop()
        self._missing.clear()
        self._tell_missing()
        self._waiting = list(self._document.campaign.pictures.values())
        self._next()

    def _changed(self, patch: Patch) -> None:
        if not patch:
            if self._document.campaign.pictures or self._waiting or self._missing or self._work is not None:
                self.look()
            return
        for level in patch.keys("pictures"):
            before, now = patch.before[("pictures", level)], patch.after[("pictures", level)]
            if isinstance(now, MapPicture) and not _is_same(before, now):
                self._missing.pop(now.fingerprint, None)
                self._tell_missing()
                self._waiting.append(now)
        if self._waiting and self._work is None:
            self._next()

    def _next(self) -> None:
        """Unpack the next picture that is not unpacked yet."""
        from ...drawing.picture.cache import folder_of
        from ...drawing.picture.making import embedded_copy
        from .unpacking import Unpacking

        while self._waiting:
            picture = self._waiting.pop(0)
            campaign = self._document.campaign
            try:
                if picture.embedded:
                    source = scrap = None if folder_of(picture) else embedded_copy(picture, campaign)
                else:
                    source, scrap = self._found(picture), None
            except StoreError as error:
                self._tell(picture, error)
                continue
            if folder_of(picture) is not None or source is None:
                self.ready.emit()
                continue
            work = Unpacking(source, picture.file, picture.page, picture.fingerprint, self, scrap)
            self._work = work
            work.percent.connect(lambda percent, name=picture.file: self.percent.emit(name, percent))
            work.done.connect(partial(self._made, picture))
            work.failed.connect(partial(self._failed, picture))
            return

    def _found(self, picture: MapPicture) -> Path:
        from ...store.pictures import find_picture

        return find_picture(picture, self._document.path, self._document.copy_of)

    def _made(self, _picture: MapPicture, _measures: object) -> None:
        self._stop()
        self.ready.emit()
        self._next()

    def _failed(self, picture: MapPicture, error: StoreError) -> None:
        self._stop()
        self._tell(picture, error)
        self._next()

    def _tell(self, picture: MapPicture, error: StoreError) -> None:
        self._missing[picture.fingerprint] = error
        self._tell_missing()
        self.problem.emit(error)
        self.ready.emit()

    def _tell_missing(self) -> None:
        from ...drawing.picture.laid import tell_missing

        tell_missing(self._missing)

    def _stop(self) -> None:
        if self._work is not None:
            self._work.cancel()
            self._work.deleteLater()
            self._work = None


def _is_same(before: object, now: MapPicture) -> bool:
    """Whether it is the same picture, laid otherwise at most."""
    return isinstance(before, MapPicture) and (before.fingerprint, before.page, before.embedded) == (
        now.fingerprint,
        now.page,
        now.embedded,
    )
