"""Make a picture's tiles from its file, within bounds of memory and time: the work of a process of its own.

A picture may come from anybody, and the libraries that read it may hang, crash or eat the memory. So the
program never unpacks one itself: it starts `kingdom-gui unpack`, which may be ended at any time.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from PySide6.QtGui import QGuiApplication, QImageReader

from ...engine.actions.picture import kibibytes
from ...store.errors import StoreError
from .cache import PART, sweep, tiles_folder, touch
from .jpeg import jpeg_strips, webp_strips
from .kinds import kind_of
from .png import png_strips
from .pyramid import Measures, read_measures, write_tiles
from .strips import Strips
from .vectors import pdf_strips, svg_strips

MOST_MEMORY = 680 << 20  # bytes of this process, where the system can be told
MOST_SECONDS = 120  # of reckoning
POLITE = 10  # how far this process lets others, and the window before all, go first
LARGEST_AT_ONCE = 640  # MiB of one picture that can only be read as a whole
_PIECE = 1 << 20


def unpack(source: Path, folder: Path, page: int, expected: str, tell: Callable[[int], None]) -> Measures:
    """Make the tiles of the picture in `source` below `folder`, if they are not there yet.

    `expected` is the fingerprint the file must have, if any; `tell` is told how many percent are done.

    :raises StoreError: in one sentence; nothing is left then.
    """
    kind = kind_of(source)
    fingerprint = _fingerprint(source)
    if expected and fingerprint != expected:
        raise StoreError("picture_changed", source.name)
    page = page if kind == "pdf" else 1
    target = tiles_folder(fingerprint, page, folder)
    known = read_measures(target)
    if known is not None:
        touch(target)
        return known
    strips = _strips(kind, source, page)
    measures = Measures(
        fingerprint, kibibytes(source.stat().st_size), strips.width, strips.height, 1, strips.alpha, page,
        strips.pages,
    )  # fmt: skip
    part = target.with_name(f"{target.name}.{os.getpid()}{PART}")
    try:
        part.mkdir(parents=True)
        for rows in write_tiles(part, measures, strips.images):
            tell(rows * 100 // strips.height)
        shutil.rmtree(target, ignore_errors=True)
        part.rename(target)
    except OSError as error:
        raise StoreError("disk_failed", str(folder), reason=error.strerror or str(error)) from error
    finally:
        shutil.rmtree(part, ignore_errors=True)
    sweep(folder, target)
    return read_measures(target) or measures


def within_bounds() -> None:
    """Hold this process to its memory and time, as far as the system can be told so."""
    QImageReader.setAllocationLimit(LARGEST_AT_ONCE)
    if hasattr(os, "nice"):
        os.nice(POLITE)
    if sys.platform == "linux":
        import resource

        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))
            resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _strips(kind: str, source: Path, page: int) -> Strips:
    if kind == "png":
        return png_strips(source)
    if kind == "jpeg":
        return jpeg_strips(source)
    if kind == "webp":
        return webp_strips(source)
    if kind == "pdf":
        return pdf_strips(source, page)
    _need_application()
    return svg_strips(source)


def _fingerprint(source: Path) -> str:
    found = sha256()
    with source.open("rb") as file:
        while piece := file.read(_PIECE):
            found.update(piece)
    return found.hexdigest()


def _need_application() -> None:
    """The letters of a drawing need an application; nothing of it is seen."""
    global _application
    if QGuiApplication.instance() is None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        _application = QGuiApplication(["kingdom-gui"])


_application: QGuiApplication | None = None
