"""The months of the journal as rich text: a head with numbers and links, phases, one paragraph a block."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from html import escape

from ...words import Speaker
from ...words.journal import Block
from ..theme import SERIF_FAMILIES, SMALL, Colours, serif, sized
from .months import Month

TITLE = 1.35  # of the text: a month's name
HANGING = 14  # pixels by which what follows the first line of a block stands in
EARLIER = "earlier"  # a link to what is not shown yet of a long month


def style_sheet(c: Colours) -> str:
    """How the journal's text is set."""
    small = f"{sized(SMALL).pointSizeF():.1f}pt"
    large = f"{serif(sized(TITLE).pointSizeF()).pointSizeF():.1f}pt"
    # Paragraphs of a class, not h3 and h4: for those Qt goes by its own sizes.
    return (
        f".month {{ font-family: '{SERIF_FAMILIES[0]}', serif; font-size: {large}; }}"
        f".phase {{ color: {c.accent}; font-weight: bold; font-size: {small}; }}"
        f".quiet {{ color: {c.muted}; }}"
        f".note {{ color: {c.muted}; font-style: italic; }}"
        f"a {{ color: {c.accent}; text-decoration: none; }}"
    )


def month_html(
    month: Month, said: Speaker, links: Mapping[str, str], drawing: Iterable[Block] | None = None
) -> str:
    """One month. `links` are the words of its links by what they do (`copy`, `changes`, `rewind`).

    `drawing`: what was drawn on the map one by one, where it has been asked for.
    """
    parts = [_head(month, links)]
    if month.drawn and drawing is None:
        parts.append(_paragraph(f"<a href='drawn:{month.number}'>{escape(month.drawn)}</a>"))
    elif drawing is not None:
        parts += [block_html(block, said) for block in drawing]
    if month.earlier:
        parts.append(_paragraph(f"<a href='{EARLIER}:{month.number}'>{escape(links[EARLIER])}</a>"))
    phase = ""
    for block in month.blocks:
        if block.phase and block.phase != phase:
            phase = block.phase
            name = escape(said.say("journal_phase", {"phase": phase}))
            parts.append(f"<p class='phase' style='margin: 10px 0 4px 0'>{name}</p>")
        parts.append(block_html(block, said))
    return "".join(parts)


def block_html(block: Block, said: Speaker) -> str:
    """One block: its name, sentences and numbers; several sentences stand one below the other. The names of
    events lead to the help book.
    """
    figures = f"<span class='quiet'>{escape(block.figures)}</span>" if block.figures else ""
    note = f"<span class='note'>{_lines(block.note)}</span>" if block.note else ""
    strong, first = block.head
    names = {said.term("event", event): event for event in block.events}
    head = (f"<b>{escape(strong)}</b>" if strong else "") + _linked(escape(first), names)
    below = "".join(_paragraph(_linked(escape(line), names), inside=True) for line in block.rest)
    return _paragraph(_joined([head, figures, note])) + below


def _linked(text: str, names: Mapping[str, str]) -> str:
    """The text with the names of events, as they are told first, as links to their pages."""
    for name, event in names.items():
        found = re.search(re.escape(escape(name)), text, re.IGNORECASE)
        if found is not None:
            link = f"<a href='help:event.{event}'>{found[0]}</a>"
            text = f"{text[: found.start()]}{link}{text[found.end() :]}"
    return text


def _head(month: Month, links: Mapping[str, str]) -> str:
    shown: Collection[str] = [name for name in links if name == "copy" or (month.known and name != EARLIER)]
    told = " · ".join(f"<a href='{name}:{month.number}'>{escape(links[name])}</a>" for name in shown)
    numbers = f"<p class='quiet' style='margin: 2px 0 6px 0'>{escape(month.numbers)}</p>"
    return (
        f"<a name='month{month.number}'></a>"
        "<table width='100%' cellspacing='0' cellpadding='0' style='margin: 18px 0 0 0'><tr>"
        f"<td><p class='month' style='margin: 0'>{escape(month.name)}</p></td>"
        f"<td align='right' valign='bottom'>{told}</td></tr></table>"
        f"{numbers if month.numbers else ''}"
    )


def _paragraph(text: str, inside: bool = False) -> str:
    left = HANGING * (2 if inside else 1)
    return f"<p style='margin: 0 0 4px {left}px; text-indent: -{HANGING}px'>{text}</p>"


def _joined(parts: Iterable[str]) -> str:
    return " &nbsp; ".join(part for part in parts if part)


def _lines(text: str) -> str:
    return escape(text).replace("\n", "<br>")
