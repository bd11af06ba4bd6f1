"""Pages of the help book on paper: running text and tables dealt out in blocks that no page break cuts.

Each paragraph, line of a list and row of a table is set by itself, in rich text of a fixed width, and painted
into its place: Qt's own breaking of a document into pages stretches the last row of a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAbstractTextDocumentLayout, QColor, QFont, QPalette, QTextDocument, QTextOption

from ..book.book import Book as HelpBook
from ..book.book import Page as HelpPage
from ..book.markup import Block as Markup
from ..book.markup import Code, Heading, Items, Note, Paragraph, Spans, Table, plain
from ..drawing.letters import Style, font
from ..drawing.paper import Paper, width
from . import style
from .flow import Block, paginate, paint_blocks, space
from .labels import Labels
from .page import Book, Geometry, Page, SizeName

BODY = Style(10.2)
FINE = 10.0  # parts of a point in which rich text is measured, so that lines break as on the screen
CELL = 6.0  # points between the columns of a table
LEADING = 1.28


def help_sheets(
    book: HelpBook, pages: Sequence[str], size: SizeName, told: Callable[[int, int], bool] | None = None
) -> Book:
    """The pages of these ids as a book to print; a chapter begins on a sheet of its own.

    `told` is told how many of them are set, and says whether to go on; what is set by then is the book.
    """
    area = Geometry(size).content
    parts: list[tuple[str, list[Block]]] = []
    for number, page_id in enumerate(pages):
        if told is not None and not told(number, len(pages)):
            break
        chapter = book.chapter_of(page_id)
        name = chapter.title if chapter is not None else ""
        if not parts or parts[-1][0] != name:
            parts.append((name, list(_chapter(name, area.width())) if len(pages) > 1 else []))
        parts[-1][1].extend(_page(book, book.page(page_id), area.width(), first=not parts[-1][1]))
    sheets = [
        Page(name, name, _painter(blocks))
        for name, flow in parts
        for blocks in paginate(flow, area.height(), area.height())
    ]
    return Book(sheets, size, book.said.say("book-title"), Labels(book.language))


def _painter(blocks: list[Block]) -> Callable[[Paper, QRectF], None]:
    def paint(paper: Paper, area: QRectF) -> None:
        paint_blocks(paper, blocks, area)

    return paint


def _chapter(name: str, wide: float) -> Iterator[Block]:
    face = style.TITLE.sized(26)

    def paint(paper: Paper, area: QRectF) -> None:
        paper.text(QRectF(area.left(), area.top(), wide, 36), name, face, "left", "middle", least=0.4)
        paper.rule(area.left(), area.top() + 41, area.right(), 1.4, style.ACCENT)
        paper.rule(area.left(), area.top() + 43.6, area.right(), 0.4, style.ACCENT)

    yield Block(56, paint, keep=True)


def _page(book: HelpBook, page: HelpPage, wide: float, *, first: bool) -> Iterator[Block]:
    if not first:
        yield space(14)
    yield _title(page.title, style.TITLE.sized(17), wide, 23)
    if page.source:
        source = book.said.say("book-source", {"list": page.source})
        yield _title(source, style.NOTE, wide, 13)
    yield space(4)._replace(keep=True)
    for block in page.blocks:
        yield from _blocks(block, wide)


def _title(text: str, face: Style, wide: float, high: float) -> Block:
    def paint(paper: Paper, area: QRectF) -> None:
        paper.text(QRectF(area.left(), area.top(), wide, high), text, face, "left", "middle", least=0.4)

    return Block(high, paint, keep=True)


def _blocks(block: Markup, wide: float) -> Iterator[Block]:
    match block:
        case Heading():
            yield space(6)._replace(keep=True)
            yield _title(plain(block.spans), style.TITLE.sized(13 if block.level <= 2 else 11), wide, 18)
        case Paragraph():
            yield _set(_html(block.spans), wide, below=5)
        case Note():
            yield _set(f"<i>{_html(block.spans)}</i>", wide, left=12, below=5)
        case Items():
            for item in block.items:
                left = 12.0 + 12.0 * item.depth
                yield _set(_html(item.spans), wide, left=left, below=2.4, mark=item.mark or "•")
            yield space(3)
        case Table():
            yield from _table(block, wide)
        case Code():
            lines = escape(block.text).replace(" ", "&nbsp;").split("\n")
            for line in lines:
                yield _set(f"<tt>{line}</tt>", wide, left=12, below=0)
            yield space(5)


def _set(html: str, wide: float, left: float = 0, below: float = 0, mark: str = "") -> Block:
    """A paragraph of rich text as a block."""
    document = _document(html, wide - left)

    def paint(paper: Paper, area: QRectF) -> None:
        if mark:
            at = left - 4 - width(mark, BODY)
            paper.text(QRectF(area.left() + at, area.top(), 24, BODY.size * LEADING), mark, BODY)
        _draw(paper, document, area.left() + left, area.top())

    return Block(_height(document) + below, paint)


def _table(block: Table, wide: float) -> Iterator[Block]:
    widths = _widths(block, wide)
    head: tuple[Block, ...] = ()
    if block.head:
        cells = [f"<i>{_html(cell)}</i>" for cell in block.head]
        head = (_row(cells, widths, block.right, style.INK, ())._replace(keep=True),)
        yield head[0]
    for row in block.rows:
        yield _row([_html(cell) for cell in row], widths, block.right, style.HAIR, head)
    yield space(8)


def _row(
    cells: Sequence[str], widths: Sequence[float], right: Sequence[bool], ink: str, again: tuple[Block, ...]
) -> Block:
    documents = [
        _document(cell, wide - CELL, at_right)
        for cell, wide, at_right in zip(cells, widths, right, strict=True)
    ]
    high = max(map(_height, documents)) + 4

    def paint(paper: Paper, area: QRectF) -> None:
        x = area.left()
        for document, wide in zip(documents, widths, strict=True):
            _draw(paper, document, x, area.top() + 1.4)
            x += wide
        paper.rule(area.left(), area.top() + high - 0.4, area.left() + sum(widths), 0.4, ink)

    return Block(high, paint, again=again)


def _widths(block: Table, wide: float) -> list[float]:
    """Columns as wide as their longest cell where there is room; else the widest give way."""
    rows = [*([block.head] if block.head else []), *block.rows]
    want = [
        max(width(plain(row[column]), BODY) for row in rows) * 1.06 + CELL + 4
        for column in range(len(rows[0]))
    ]
    least = wide / (len(want) * 2.2)
    while sum(want) > wide:
        widest = max(want)
        if widest <= least:
            break
        others = [one for one in want if one < widest]
        many = len(want) - len(others)
        room = max((wide - sum(others)) / many, max(others, default=0.0), least)
        if room >= widest:
            break
        want = [min(one, room) for one in want]
    return want


def _document(html: str, wide: float, at_right: bool = False) -> QTextDocument:
    document = QTextDocument()
    document.setDocumentMargin(0)
    face = QFont(font(BODY))
    face.setPixelSize(round(BODY.size * FINE))
    document.setDefaultFont(face)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    if at_right:
        option.setAlignment(Qt.AlignmentFlag.AlignRight)
    document.setDefaultTextOption(option)
    document.setHtml(f"<p style='line-height: {round(LEADING * 88)}%'>{html}</p>")
    document.setTextWidth(wide * FINE)
    return document


def _height(document: QTextDocument) -> float:
    return float(document.size().height()) / FINE


def _draw(paper: Paper, document: QTextDocument, x: float, y: float) -> None:
    context = QAbstractTextDocumentLayout.PaintContext()
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Text, QColor(style.INK))
    context.palette = palette
    paper.painter.save()
    paper.painter.translate(QPointF(x, y))
    paper.painter.scale(1 / FINE, 1 / FINE)
    document.documentLayout().draw(paper.painter, context)
    paper.painter.restore()


def _html(spans: Spans) -> str:
    """Running text with its faces; on paper a link is its text."""
    parts = []
    for span in spans:
        text = escape(span.text)
        if span.code:
            text = f"<tt>{text}</tt>"
        if span.bold:
            text = f"<b>{text}</b>"
        if span.italic:
            text = f"<i>{text}</i>"
        parts.append(text)
    return "".join(parts)
