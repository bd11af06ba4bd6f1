"""A page of the book as rich text: headings in the serif, calm tables, colours of the palette in force."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from ...book.book import Page
from ...book.markup import Block, Code, Heading, Items, Note, Paragraph, Spans, Table
from ..theme import SERIF_FAMILIES, SMALL, Colours, is_stark, serif, sized

TITLE, SECTION, PART = 1.7, 1.25, 1.05  # of the text
LEADING = 132  # percent of a line of running text


def style_sheet(c: Colours) -> str:
    """How pages are set."""
    family = f"font-family: '{SERIF_FAMILIES[0]}', serif;"
    line = "underline" if is_stark() else "none"
    return (
        f".title {{ {family} font-size: {_serif(TITLE)}; }}"
        f".section {{ {family} font-size: {_serif(SECTION)}; }}"
        f".part {{ font-weight: bold; }}"
        f".text {{ {family} font-size: {_serif(1.0)}; }}"
        f".small {{ color: {c.muted}; font-size: {_points(SMALL)}; }}"
        f".quiet {{ color: {c.muted}; }}"
        f".head {{ color: {c.muted}; font-size: {_points(SMALL)}; font-weight: bold; }}"
        f".code {{ font-family: monospace; font-size: {_points(SMALL)}; }}"
        f"a {{ color: {c.accent}; text-decoration: {line}; }}"
    )


def page_html(page: Page, c: Colours, source: str, shown_by: str = "") -> str:
    """A page as rich text. `source` is the line of its sources, `shown_by` the link to its place in the
    program, already put into rich text.
    """
    below = " &nbsp; ".join(part for part in (escape(source) if page.source else "", shown_by) if part)
    room = 2 if below else 8
    head = f"<p class='title' style='margin: 0 0 {room}px 0'>{escape(page.title)}</p>"
    quiet = f"<p class='small' style='margin: 0 0 14px 0'>{below}</p>" if below else ""
    return f"{head}{quiet}{''.join(_block(block, c) for block in page.blocks)}"


def spans_html(spans: Spans) -> str:
    """Running text with its faces and links."""
    return "".join(_spans(spans))


def _serif(factor: float) -> str:
    return f"{serif(sized(factor).pointSizeF()).pointSizeF():.1f}pt"


def _points(factor: float) -> str:
    return f"{sized(factor).pointSizeF():.1f}pt"


def _block(block: Block, c: Colours) -> str:
    match block:
        case Heading():
            kind = "section" if block.level <= 2 else "part"
            return f"<p class='{kind}' style='margin: 16px 0 5px 0'>{spans_html(block.spans)}</p>"
        case Paragraph():
            return _paragraph(spans_html(block.spans))
        case Note():
            return f"<p class='small' style='margin: 4px 0 8px 14px'>{spans_html(block.spans)}</p>"
        case Items():
            return "".join(_items(block))
        case Table():
            return _table(block, c)
        case Code():
            return _code(block, c)


def _paragraph(text: str) -> str:
    return f"<p class='text' style='margin: 0 0 8px 0; line-height: {LEADING}%'>{text}</p>"


def _items(block: Items) -> Iterator[str]:
    """Lines that hang from their marks; lists of rich text would keep their numbers to themselves."""
    for item in block.items:
        mark = escape(item.mark) if item.mark else "•" if not item.depth else "–"
        left = 18 + 18 * item.depth
        yield (
            f"<p class='text' style='margin: 0 0 4px {left}px; text-indent: -18px; line-height: {LEADING}%'>"
            f"{mark}&nbsp;&nbsp;{spans_html(item.spans)}</p>"
        )


def _table(block: Table, c: Colours) -> str:
    rows = []
    if block.head:
        cells = (
            f"<td{_side(at_right)} style='border-bottom: 1px solid {c.edge}'>"
            f"<span class='head'>{spans_html(cell)}</span></td>"
            for cell, at_right in zip(block.head, block.right, strict=True)
        )
        rows.append(f"<tr>{''.join(cells)}</tr>")
    for row in block.rows:
        if not block.head:  # names and values
            row = (tuple(span._replace(bold=False) for span in row[0]), *row[1:])
        cells = (
            f"<td{_side(at_right)} style='border-bottom: 1px solid {c.line}'>"
            f"<span{quiet}>{spans_html(cell)}</span></td>"
            for cell, at_right, quiet in zip(row, block.right, _quiet(block), strict=True)
        )
        rows.append(f"<tr>{''.join(cells)}</tr>")
    return (
        "<table cellspacing='0' cellpadding='5' style='border-collapse: collapse; margin: 4px 0 12px 0'>"
        f"{''.join(rows)}</table>"
    )


def _quiet(block: Table) -> list[str]:
    """The class of each column: names of values are quiet."""
    quiet = [""] * len(block.right)
    return quiet if block.head else [" class='quiet'", *quiet[1:]]


def _side(at_right: bool) -> str:
    return " align='right'" if at_right else ""


def _code(block: Code, c: Colours) -> str:
    lines = escape(block.text).replace(" ", "&nbsp;").replace("\n", "<br>")
    return (
        f"<table width='100%' cellspacing='0' cellpadding='8' style='margin: 4px 0 10px 0'><tr>"
        f"<td bgcolor='{c.raised}'><span class='code'>{lines}</span></td></tr></table>"
    )


def _spans(spans: Spans) -> Iterator[str]:
    for span in spans:
        text = escape(span.text)
        if span.code:
            text = f"<span class='code'>{text}</span>"
        if span.bold:
            text = f"<b>{text}</b>"
        if span.italic:
            text = f"<i>{text}</i>"
        yield f"<a href='{escape(address(span.link))}'>{text}</a>" if span.link else text


def address(link: str) -> str:
    """A link of the book as an address of rich text: `help:rules/claiming`, `do:print`, or of the web."""
    if link.startswith("action."):
        return f"do:{link.removeprefix('action.')}"
    return link if link.startswith("http") else f"help:{link}"
