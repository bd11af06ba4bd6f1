"""The handout as a page for a browser: one file with the map inside, no scripts, nothing fetched."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from html import escape

from ..engine.ruleset import Ruleset
from .handout import Handout
from .labels import Labels
from .map_sheet import map_png

FINER = 1.5  # than a picture of the map by itself: browsers show it larger on fine screens
MOST = 3_000_000  # dots at scale 1 of a map that is very large
# The page may show what is in it and nothing else, whatever a name in it says.
_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"
_STYLE = """
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 62rem; padding: 2.2rem 1.4rem 3rem; background: #fffdf7; color: #1c1a17;
  font: 1rem/1.5 "EB Garamond", Georgia, "Times New Roman", serif; }
header { border-bottom: 3px double #8c2f1b; margin-bottom: 1.4rem; padding-bottom: .5rem; }
header p { margin: 0; color: #4d463b; }
.kicker { color: #8c2f1b; letter-spacing: .08em; text-transform: uppercase; font-size: .8rem; }
h1 { font-weight: normal; font-size: 2.3rem; line-height: 1.15; margin: 0; overflow-wrap: anywhere; }
h2 { font-weight: normal; font-size: 1.25rem; color: #8c2f1b; margin: 1.8rem 0 .4rem; }
img { display: block; width: 100%; height: auto; border: 1px solid #8c8375; }
dl { display: flex; flex-wrap: wrap; gap: .6rem 1.8rem; margin: 0 0 1.2rem; }
dt { font-size: .8rem; color: #4d463b; }
dd { margin: 0; font-size: 1.35rem; font-variant-numeric: lining-nums; }
table { border-collapse: collapse; width: 100%; }
th { text-align: left; font-weight: normal; font-size: .8rem; color: #4d463b;
  border-bottom: 1px solid #1c1a17; }
th, td { padding: .22rem .9rem .22rem 0; vertical-align: top; overflow-wrap: anywhere; }
td { border-bottom: 1px solid #d9d1c2; white-space: pre-line; }
@media print { body { padding: 0; max-width: none; background: none; } tr, img { break-inside: avoid; } }
"""


def handout_html(handout: Handout, rules: Ruleset, labels: Labels, scale: float = 1.0) -> bytes:
    """The handout in one file; the map in it is a picture at `scale`.

    :raises PictureTooLarge: beyond 200 million dots.
    """
    picture = b64encode(map_png(handout.known, rules, scale * FINER, most=MOST)).decode()
    alt = escape(labels("handout-map", title=handout.title))
    told = any(place.told for place in handout.places)
    parts = [
        _head(handout, labels),
        _numbers(handout.numbers),
        f'<img src="data:image/png;base64,{picture}" alt="{alt}">',
        _table(
            labels("handout-towns"),
            (labels.head("term", "settlement"), labels("handout-size"), labels.head("term", "kingdom")),
            handout.towns,
        ),
        _table(
            labels("handout-places"),
            (labels.head("term", "hex"), labels("handout-name"), *([labels("handout-told")] if told else [])),
            [place if told else place[:2] for place in handout.places],
        ),
    ]
    body = "\n".join(part for part in parts if part)
    text = (
        f'<!DOCTYPE html>\n<html lang="{labels.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(handout.title)}</title>\n<style>{_STYLE}</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )
    # Half of a pair of characters that stand for one cannot be written.
    return text.encode("utf-8", "replace")


def _head(handout: Handout, labels: Labels) -> str:
    kicker = f'<p class="kicker">{escape(handout.kicker)}</p>\n' if handout.kicker else ""
    known = escape(labels("handout-known", date=handout.date))
    return f"<header>\n{kicker}<h1>{escape(handout.title)}</h1>\n<p>{known}</p>\n</header>"


def _numbers(pairs: Sequence[tuple[str, str]]) -> str:
    told = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in pairs)
    return f"<dl>{told}</dl>" if told else ""


def _table(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    if not rows:
        return ""
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    lines = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    body = f"<thead><tr>{head}</tr></thead>\n<tbody>\n{lines}\n</tbody>"
    return f"<h2>{escape(title)}</h2>\n<table>\n{body}\n</table>"
