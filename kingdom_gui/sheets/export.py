"""Sheets, maps and journals as files: PDF, PNG, SVG by the ending of the name."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from PySide6.QtGui import QGuiApplication

from ..drawing.map.atlas import TERRAIN_ALONE, MapOptions
from ..engine.ruleset import Ruleset
from ..engine.state import Campaign
from ..store.disk import write_file
from ..store.errors import StoreError
from .errors import ExportError
from .labels import Labels, labels
from .map_sheet import Way, map_png, map_svg
from .page import SIZES, Book, SizeName
from .printing import PictureTooLarge, pdf_of, png_of, svg_of

ENDINGS = ("pdf", "png", "svg")
LARGEST_SCALE = 20.0


class ExportOptions(NamedTuple):
    """How to export. `paper` is a4 or letter; `scale` enlarges a PNG; `kingdom` is an id, or the one at the
    table.

    `parts` chooses and orders the parts of a sheet (`books.parts_of`); none means all of the kind.
    `orientation` is that of the map's page: auto, portrait or landscape. `terrain`: a PNG of the map shows
    the terrain alone.
    """

    paper: str = "a4"
    scale: float = 1.0
    kingdom: str = ""
    parts: tuple[str, ...] = ()
    orientation: Way = "auto"
    terrain: bool = False


def export(
    kind: str,
    campaign: Campaign,
    rules: Ruleset,
    out: Path,
    language: str,
    options: ExportOptions | Mapping[str, object] | None = None,
) -> None:
    """Write one kind (sheet, districts, map, blank, journal) to `out`; its ending says as what.

    Several pages as pictures go to `out-1.png`, `out-2.png` ... A file that was there is replaced only once
    the new one is whole. Without a window's application an offscreen one is made.

    :raises ExportError: in one sentence, for an unknown kind or ending, a campaign that has nothing of the
        kind, a picture beyond what memory holds, or a place that cannot be written to.
    """
    chosen = _options(options, out)
    ending = out.suffix[1:].lower()
    if ending not in ENDINGS:
        raise ExportError("sheet-error-ending", str(out), known=", ".join(f".{known}" for known in ENDINGS))
    size = paper_size(chosen.paper, str(out))
    _need_application()
    words = labels(language)
    try:
        if kind == "map" and ending != "pdf":
            files = {out: _map(campaign, rules, ending, chosen, words)}
        else:
            # Imported here: a picture of the map needs none of the pages, and is wanted quickly.
            from .books import make_book, parts_of_kind

            parts = list(chosen.parts) or parts_of_kind(kind, campaign, words, chosen.kingdom, str(out))
            book = make_book(parts, campaign, rules, words, size, chosen.kingdom, chosen.orientation)
            files = _files(book, out, ending, chosen.scale)
        for path, data in files.items():
            write_file(path, data)
    except PictureTooLarge as error:
        raise ExportError("sheet-error-too-large", str(out), dots=str(error)) from error
    except ExportError:
        raise
    except StoreError as error:
        raise ExportError(error.code, error.file, error.faults, **error.parameters) from error


def paper_size(name: str, file: str = "") -> SizeName:
    """The page size of a name, in whatever letters.

    :raises ExportError: for an unknown one.
    """
    for size in SIZES:
        if size.lower() == name.lower():
            return size
    raise ExportError("sheet-error-paper", file, paper=name, known=", ".join(SIZES))


def _files(book: Book, out: Path, ending: str, scale: float) -> dict[Path, bytes]:
    """What to write where, all of it painted before anything is written."""
    if ending == "pdf":
        return {out: pdf_of(book)}
    count = len(book.pages)
    paths = [out if count == 1 else out.with_stem(f"{out.stem}-{number + 1}") for number in range(count)]
    return {
        path: png_of(book, number, scale) if ending == "png" else svg_of(book, number)
        for number, path in enumerate(paths)
    }


def _map(campaign: Campaign, rules: Ruleset, ending: str, chosen: ExportOptions, words: Labels) -> bytes:
    if ending == "svg":
        return map_svg(campaign, rules, words)
    return map_png(campaign, rules, chosen.scale, TERRAIN_ALONE if chosen.terrain else MapOptions())


def _options(options: ExportOptions | Mapping[str, object] | None, out: Path) -> ExportOptions:
    if options is None or isinstance(options, ExportOptions):
        chosen = options or ExportOptions()
    else:
        chosen = ExportOptions(**options)  # type: ignore[arg-type]  # checked below, by what is used
    if not 0 < chosen.scale <= LARGEST_SCALE:
        raise ExportError("sheet-error-scale", str(out), scale=str(chosen.scale), largest=int(LARGEST_SCALE))
    return chosen


def _need_application() -> None:
    """Fonts and pictures need an application; without a screen it paints into memory."""
    global _application
    if QGuiApplication.instance() is None:
        if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
            os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        _application = QGuiApplication(["kingdom-gui"])


_application: QGuiApplication | None = None

__all__ = ["ENDINGS", "ExportError", "ExportOptions", "export", "paper_size"]
