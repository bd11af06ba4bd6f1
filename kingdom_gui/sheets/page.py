"""Pages: their sizes and margins, what stands in the foot, and a book of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from PySide6.QtCore import QMarginsF, QRectF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter

from ..drawing.paper import Paper, Piece
from . import style
from .labels import Labels

SizeName = Literal["A4", "Letter", "A3"]
SIZES: dict[SizeName, tuple[float, float]] = {
    "A4": (595.28, 841.89),
    "Letter": (612.0, 792.0),
    "A3": (841.89, 1190.55),
}
SIDE = 42.0
TOP = 38.0
BOTTOM = 50.0
FOOT = 32.0
BLEED = 6.0  # points that a page's matter may reach into its margins


class Geometry(NamedTuple):
    """A page size and its orientation; all measures in points."""

    size: SizeName = "A4"
    landscape: bool = False

    @property
    def page(self) -> QRectF:
        """The whole sheet of paper."""
        width, height = SIZES[self.size]
        return QRectF(0, 0, height, width) if self.landscape else QRectF(0, 0, width, height)

    @property
    def content(self) -> QRectF:
        """Where a page's own matter goes: inside the margins, above the foot."""
        return self.page.adjusted(SIDE, TOP, -SIDE, -BOTTOM)

    @property
    def layout(self) -> QPageLayout:
        """The same for Qt's writers and printers; our margins are drawn, so theirs are none."""
        ids = QPageSize.PageSizeId
        sizes = {"A4": ids.A4, "Letter": ids.Letter, "A3": ids.A3}
        way = QPageLayout.Orientation.Landscape if self.landscape else QPageLayout.Orientation.Portrait
        return QPageLayout(QPageSize(sizes[self.size]), way, QMarginsF(0, 0, 0, 0))

    def turned(self, landscape: bool) -> Geometry:
        """The same paper in this orientation."""
        return Geometry(self.size, landscape)


class Page(NamedTuple):
    """One page: its name in lists of pages, which part of the book it is, how to paint its content.

    A page that is `whole` paints the sheet of paper to its edges; the book adds no foot to it.
    """

    name: str
    part: str
    paint: Callable[[Paper, QRectF], None]
    landscape: bool = False
    whole: bool = False


class Book(NamedTuple):
    """Pages in order, with the words for their feet. `title` is the campaign's or the kingdom's name."""

    pages: Sequence[Page]
    size: SizeName
    title: str
    labels: Labels

    def geometry(self, number: int) -> Geometry:
        """The paper of the page with this number, counted from 0."""
        return Geometry(self.size, self.pages[number].landscape)

    def paint(self, painter: QPainter, number: int, everything: bool = False) -> list[Piece]:
        """Paint a page with its foot; the painter's unit is one point and its origin the sheet's corner.

        Returns the texts that were cut, or left their box or the page's content: none, if the sheets do
        their work; with `everything`, all texts that were set.
        """
        geometry = self.geometry(number)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        page = self.pages[number]
        if page.whole:
            sheet = Paper(painter, geometry.page)
            page.paint(sheet, geometry.page)
            return sheet.pieces if everything else sheet.faults()
        paper = Paper(painter, geometry.content.adjusted(-BLEED, -BLEED, BLEED, BLEED))
        page.paint(paper, geometry.content)
        foot = Paper(painter, geometry.page)
        self._foot(foot, geometry, number)
        return [*paper.pieces, *foot.pieces] if everything else [*paper.faults(), *foot.faults()]

    def _foot(self, paper: Paper, geometry: Geometry, number: int) -> None:
        page = geometry.page
        left, right, y = SIDE, page.width() - SIDE, page.height() - FOOT
        paper.rule(left, y - 8, right, 0.4, style.HAIR)
        third = (right - left) / 3
        paper.text(QRectF(left, y - 5, third * 2, 13), self.title, style.FOOT, "left", "middle", lines=2)
        where = self.labels("foot-page", page=number + 1, pages=len(self.pages))
        paper.text(QRectF(right - third, y - 4, third, 11), where, style.FOOT, "right", "middle")


def rows_to_pages(heights: Sequence[float], first: float, other: float) -> list[range]:
    """Deal rows of these heights out to pages: `first` points on the first, `other` on each further one.

    A row higher than a page has a page of its own. Without rows there is one empty page.
    """
    pages, start, used, room = [], 0, 0.0, first
    for row, height in enumerate(heights):
        if used and used + height > room:
            pages.append(range(start, row))
            start, used, room = row, 0.0, other
        used += height
    return [*pages, range(start, len(heights))]
