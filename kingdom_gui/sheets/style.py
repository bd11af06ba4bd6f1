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

TITLE = Style(29, bold=True)
SUBTITLE = Style(10.5, italic=True, colour=LABEL)
HEADING = Style(7.6, bold=True, tracking=0.16, caps=True, colour=ACCENT)
LABEL_CAPS = Style(5.7, tracking=0.1, caps=True, family="small", colour=LABEL, leading=1.22)
NAME = Style(12.5, bold=True)
VALUE = Style(10.5)
FIGURE = Style(11)
TOTAL = Style(19, bold=True)
BODY = Style(8.6)
BODY_BOLD = Style(8.6, bold=True)
NOTE = Style(7.4, italic=True, colour=LABEL)
SMALL = Style(7.2, colour=LABEL)
FOOT = Style(6.6, colour=LABEL)
SIGN = Style(9, colour=QUIET)
