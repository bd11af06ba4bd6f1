"""Sheets, maps and journals as files: PDF, PNG, SVG by the ending of the name."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from PySide6.QtGui import QGuiApplication

from ..drawing.map.atlas import TERRAIN_ALONE
from ..engine.known import as_players_know
from ..engine.ruleset import Ruleset
from ..engine.state import Campaign
from ..store.errors import StoreError
from ..store.exported import write_exported
from .errors import ExportError
from .labels import Labels, labels
from .map_sheet import ON_PAPER, Way, map_png, map_svg
from .page import SIZES, Book, Geometry, SizeName
from .poster import USUAL_HEX, USUAL_OVERLAP, PosterOptions, poster_pages
from .printing import Cancelled, PictureTooLarge, Progress, pdf_of, png_of, svg_of

ENDINGS = ("pdf", "png", "svg")
HANDOUT_ENDINGS = ("html", "pdf")
LARGEST_SCALE = 20.0


class ExportOptions(NamedTuple):
    """How to export. `paper` is a4, a3 or letter; `scale` enlarges a PNG, and the hexes of a poster;
    `kingdom` is an id, or the one at the table.

    `parts` chooses and orders the parts of a sheet (`books.parts_of`); none means all of the kind.
    `orientation` is that of the map's page: auto, portrait or landscape. `terrain`: a PNG of the map shows
    the terrain alone. `players`: the map as the players know it. `poster`: the map over many pages, of which
    two share `overlap` millimetres. `numbers`: a handout tells the kingdom's.
    """

    paper: str = "a4"
    scale: float = 1.0
    kingdom: str = ""
    parts: tuple[str, ...] = ()
    orientation: Way = "auto"
    terrain: bool = False
    players: bool = False
    poster: bool = False
    overlap: float = USUAL_OVERLAP
    numbers: bool = False


def export(
    kind: str,
    campaign: Campaign,
    rules: Ruleset,
    out: Path,
    language: str,
    options: ExportOptions | Mapping[str, object] | None = None,
    progress: Progress | None = None,
) -> None:
    """Write one kind (sheet, districts, map, blank, journal, handout) to `out`; its ending says as what.

    Several pages as pictures go to `out-1.png`, `out-2.png` ... A file that was there is replaced only once
    the new one is whole. Without a window's application an offscreen one is made. `progress` is told of each
    page of a PDF, and of each strip of a large SVG.

    :raises ExportError: in one sentence, for an unknown kind or ending, a campaign that has nothing of the
        kind, a picture beyond what memory holds, or a place that cannot be written to.
    :raises Cancelled: when `progress` says so; nothing was written.
    """
    chosen = _options(options, out)
    ending = out.suffix[1:].lower()
    known = HANDOUT_ENDINGS if kind == "handout" else ENDINGS
    if ending not in known:
        raise ExportError("sheet-error-ending", str(out), known=", ".join(f".{each}" for each in known))
    if kind == "map" and chosen.poster and ending != "pdf":
        raise ExportError("sheet-error-poster-ending", str(out))
    size = paper_size(chosen.paper, str(out))
    _need_application()
    words = labels(language)
    try:
        if kind == "handout":
            files = {out: _handout(campaign, rules, out, chosen, words, size)}
        else:
            shown = as_players_know(campaign) if chosen.players else campaign
            files = _painted(kind, shown, rules, out, chosen, words, size, progress)
        for path, data in files.items():
            write_exported(path, data)
    except PictureTooLarge as error:
        raise ExportError("sheet-error-too-large", str(out), dots=str(error)) from error
    except ExportError:
        raise
    except StoreError as error:
        raise ExportError(error.code, error.file, error.faults, **error.parameters) from error


def _painted(
    kind: str,
    campaign: Campaign,
    rules: Ruleset,
    out: Path,
    chosen: ExportOptions,
    words: Labels,
    size: SizeName,
    progress: Progress | None,
) -> dict[Path, bytes]:
    """What to write where, all of it painted before anything is written."""
    ending = out.suffix[1:].lower()
    if kind == "map" and not campaign.hexes:
        raise ExportError("sheet-error-nothing-known" if chosen.players else "sheet-error-no-map", str(out))
    if kind == "map" and ending != "pdf":
        return {out: _map(campaign, rules, ending, chosen, words, progress)}
    if kind == "map" and chosen.poster:
        options = PosterOptions(USUAL_HEX * chosen.scale, chosen.overlap, chosen.orientation)
        pages = poster_pages(campaign, rules, size, words, options, str(out))
        return {out: pdf_of(Book(pages, size, campaign.settings.name, words), progress)}
    # Imported here: a picture of the map needs none of the pages, and is wanted quickly.
    from .books import make_book, parts_of_kind

    parts = list(chosen.parts) or parts_of_kind(kind, campaign, words, chosen.kingdom, str(out))
    book = make_book(parts, campaign, rules, words, size, chosen.kingdom, chosen.orientation)
    return _files(book, out, ending, chosen.scale, progress)


def _handout(
    campaign: Campaign, rules: Ruleset, out: Path, chosen: ExportOptions, words: Labels, size: SizeName
) -> bytes:
    from .handout import handout_of

    handout = handout_of(campaign, rules, words, chosen.kingdom, chosen.numbers, str(out))
    if out.suffix.lower() == ".html":
        from .handout_html import handout_html

        return handout_html(handout, rules, words, chosen.scale)
    from .handout_pages import handout_pages

    pages = handout_pages(handout, rules, Geometry(size), words, chosen.kingdom, chosen.orientation)
    return pdf_of(Book(pages, size, handout.title, words))


def paper_size(name: str, file: str = "") -> SizeName:
    """The page size of a name, in whatever letters.

    :raises ExportError: for an unknown one.
    """
    for size in SIZES:
        if size.lower() == name.lower():
            return size
    raise ExportError("sheet-error-paper", file, paper=name, known=", ".join(SIZES))


def _files(book: Book, out: Path, ending: str, scale: float, progress: Progress | None) -> dict[Path, bytes]:
    if ending == "pdf":
        return {out: pdf_of(book, progress)}
    count = len(book.pages)
    paths = [out if count == 1 else out.with_stem(f"{out.stem}-{number + 1}") for number in range(count)]
    return {
        path: png_of(book, number, scale) if ending == "png" else svg_of(book, number)
        for number, path in enumerate(paths)
    }


def _map(
    campaign: Campaign,
    rules: Ruleset,
    ending: str,
    chosen: ExportOptions,
    words: Labels,
    progress: Progress | None,
) -> bytes:
    if ending == "svg":
        return map_svg(campaign, rules, words, progress)
    return map_png(campaign, rules, chosen.scale, TERRAIN_ALONE if chosen.terrain else ON_PAPER)


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

__all__ = ["ENDINGS", "HANDOUT_ENDINGS", "Cancelled", "ExportError", "ExportOptions", "export", "paper_size"]
