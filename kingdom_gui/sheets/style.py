"""The look of the sheets: one scale of type, dark ink, fine rules, one accent; readable without colour."""

from __future__ import annotations

from ..drawing.paper import Style

INK = "#1c1a17"
LABEL = "#4d463b"
QUIET = "#857c6d"
RULE = "#8c8375"
HAIR = "#b9b0a1"
ACCENT = "#8c2f1b"
TINT = "#f6f1e6"

TITLE = Style(33)
SUBTITLE = Style(11.5, italic=True, colour=LABEL)
HEADING = Style(8.2, tracking=0.13, family="small", caps=True, colour=ACCENT)
LABEL_CAPS = Style(6, tracking=0.08, caps=True, family="small", colour=LABEL, leading=1.22)
NAME = Style(14.5)
VALUE = Style(11.5)
FIGURE = Style(11.5)
TOTAL = Style(20)
BODY = Style(9.4)
STRONG = Style(9.4, italic=True)
RESULT = Style(10.5)
NOTE = Style(8, italic=True, colour=LABEL)
SMALL = Style(8.2, colour=LABEL)
FOOT = Style(7.4, family="small", colour=LABEL)
SIGN = Style(9, colour=QUIET)
