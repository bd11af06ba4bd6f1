"""The Markdown of the help pages as blocks: headings, paragraphs, lists, tables, code.

Only what the pages use is understood: no HTML, no pictures. A backslash before a sign takes it as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple


class Span(NamedTuple):
    """A run of text in one face; `link` is where it leads, as the page writes it."""

    text: str
    bold: bool = False
    italic: bool = False
    code: bool = False
    link: str = ""


Spans = tuple[Span, ...]


class Heading(NamedTuple):
    """A heading of level 1 (the page's title) to 4."""

    level: int
    spans: Spans


class Paragraph(NamedTuple):
    """Running text."""

    spans: Spans


class Note(NamedTuple):
    """A quoted block: sources, and what stands apart from the text."""

    spans: Spans


class Item(NamedTuple):
    """A line of a list: its mark (a number with its point, or "" for a bullet) and how deep it stands."""

    mark: str
    depth: int
    spans: Spans


class Items(NamedTuple):
    """A list."""

    items: tuple[Item, ...]


class Table(NamedTuple):
    """A table; cells of a column of numbers stand at the right. An empty head stands for none."""

    head: tuple[Spans, ...]
    rows: tuple[tuple[Spans, ...], ...]
    right: tuple[bool, ...]


class Code(NamedTuple):
    """Text as it is typed, line by line."""

    text: str


Block = Heading | Paragraph | Note | Items | Table | Code

_HEADING = re.compile(r"(#{1,4})\s+(.*)")
_ITEM = re.compile(r"( *)(?:([-*+])|(\d{1,3}[.)]))\s+(.*)")
_INLINE = re.compile(
    r"\\(?P<plain>[\\`*_\[\]()|#<>~+.:-])"
    r"|`(?P<code>[^`]+)`"
    r"|\[(?P<text>(?:\\.|[^\]\\])*)\]\((?P<link>[^()\s]*)\)"
    r"|(?P<strong>\*\*(?=\S)(?P<bold>.+?)(?<=\S)\*\*)"
    r"|(?P<slanted>\*(?=[^\s*])(?P<italic>(?:[^*]|\*\*[^*]+\*\*)+?)(?<=\S)\*(?!\*)"
    r"|(?<!\w)_(?=\S)(?P<low>[^_]+?)(?<=\S)_(?!\w))"
)
_SPECIAL = re.compile(r"([\\`*_\[\]|])")
_BEGINS = re.compile(r"(\d{0,3})([#>+.)-]|::)")  # what makes more of a line than a paragraph, at its start


def escaped(text: str) -> str:
    """A text of somebody else's (a name, a story) so that it says just this within a page."""
    within = _SPECIAL.sub(r"\\\1", " ".join(text.split()))
    return _BEGINS.sub(r"\1\\\2", within, count=1) if _BEGINS.match(within) else within


def parse(text: str) -> tuple[Block, ...]:
    """The blocks of a page."""
    return tuple(_blocks(text.replace("\r\n", "\n").split("\n")))


def spans_of(text: str) -> Spans:
    """The runs of one line of text."""
    return tuple(_joined(_spans(text, False, False)))


def plain(spans: Sequence[Span]) -> str:
    """What runs of text say, without their faces."""
    return "".join(span.text for span in spans)


def _blocks(lines: list[str]) -> Iterator[Block]:
    at = 0
    while at < len(lines):
        line = lines[at]
        stripped = line.strip()
        if not stripped:
            at += 1
        elif stripped.startswith("```"):
            end = next((n for n in range(at + 1, len(lines)) if lines[n].strip() == "```"), len(lines))
            yield Code("\n".join(lines[at + 1 : end]))
            at = end + 1
        elif (found := _HEADING.fullmatch(stripped)) is not None:
            yield Heading(len(found[1]), spans_of(found[2].strip()))
            at += 1
        elif stripped.startswith("|"):
            end = _while(lines, at, lambda one: one.strip().startswith("|"))
            yield _table([_cells(one.strip()) for one in lines[at:end]])
            at = end
        elif stripped.startswith(">"):
            end = _while(lines, at, lambda one: one.strip().startswith(">"))
            yield Note(spans_of(" ".join(one.strip()[1:].strip() for one in lines[at:end])))
            at = end
        elif _ITEM.fullmatch(line) is not None:
            end = _while(lines, at, lambda one: bool(_ITEM.fullmatch(one)) or one.startswith("  "))
            yield Items(tuple(_items(lines[at:end])))
            at = end
        else:
            end = _while(lines, at, _runs_on)
            yield Paragraph(spans_of(" ".join(one.strip() for one in lines[at:end])))
            at = end


def _while(lines: list[str], at: int, holds: object) -> int:
    """The first line after `at` of which something no longer holds; blank lines end every block."""
    assert callable(holds)
    end = at + 1
    while end < len(lines) and lines[end].strip() and holds(lines[end]):
        end += 1
    return end


def _runs_on(line: str) -> bool:
    start = line.lstrip()
    return not (start.startswith(("#", "|", ">", "```")) or _ITEM.fullmatch(line))


def _items(lines: list[str]) -> Iterator[Item]:
    held: tuple[str, int, str] | None = None
    for line in lines:
        found = _ITEM.fullmatch(line)
        if found is None:  # the line before runs on
            assert held is not None
            held = (held[0], held[1], f"{held[2]} {line.strip()}")
            continue
        if held is not None:
            yield Item(held[0], held[1], spans_of(held[2]))
        held = (found[3] or "", min(len(found[1]) // 2, 3), found[4])
    if held is not None:
        yield Item(held[0], held[1], spans_of(held[2]))


def _cells(line: str) -> list[str]:
    inner = line.removeprefix("|")
    inner = inner[:-1] if inner.endswith("|") and not inner.endswith("\\|") else inner
    return [cell.strip() for cell in re.split(r"(?<!\\)\|", inner)]


def _table(rows: list[list[str]]) -> Table:
    wide = max(len(row) for row in rows)
    marks: list[str] = []
    if len(rows) > 1 and all(re.fullmatch(r":?-+:?", cell) for cell in rows[1]):
        marks = rows.pop(1)
    head, *rest = ([*row, *([""] * (wide - len(row)))] for row in rows)
    marks += [""] * (wide - len(marks))
    return Table(
        tuple(spans_of(cell) for cell in head) if any(head) else (),
        tuple(tuple(spans_of(cell) for cell in row) for row in rest),
        tuple(mark.endswith(":") and not mark.startswith(":") for mark in marks),
    )


def _spans(text: str, bold: bool, italic: bool) -> Iterator[Span]:
    at = 0
    for found in _INLINE.finditer(text):
        if found.start() > at:
            yield Span(text[at : found.start()], bold, italic)
        at = found.end()
        if found["plain"] is not None:
            yield Span(found["plain"], bold, italic)
        elif found["code"] is not None:
            yield Span(found["code"], bold, italic, code=True)
        elif found["link"] is not None:
            inner = plain(tuple(_spans(found["text"], bold, italic)))
            yield Span(inner, bold, italic, link=found["link"])
        elif found["strong"] is not None:
            yield from _spans(found["bold"], True, italic)
        else:
            yield from _spans(found["italic"] or found["low"], bold, True)
    if at < len(text):
        yield Span(text[at:], bold, italic)


def _joined(spans: Iterator[Span]) -> Iterator[Span]:
    """Runs of one face as one run."""
    held: Span | None = None
    for span in spans:
        if held is not None and not held.link and not span.link and held[1:] == span[1:]:
            held = held._replace(text=held.text + span.text)
            continue
        if held is not None:
            yield held
        held = span
    if held is not None:
        yield held
