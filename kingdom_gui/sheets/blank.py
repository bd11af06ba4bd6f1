"""Sheets with nothing on them but their labels, to fill by hand at the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from ..drawing.district import DistrictOptions, paint_district
from ..drawing.district_layout import HEIGHT, WIDTH
from ..drawing.paper import Paper
from ..engine.ruleset import Ruleset
from . import style
from .figures import blank_figures
from .kingdom_sheet import kingdom_page
from .labels import Labels
from .leaders_sheet import leader_pages
from .page import Geometry, Page
from .pieces import fields, heading, page_head, tick
from .posts import blank_posts
from .town import TIERS, strip_heads

PLAN = 0.64  # share of the width that the plan takes
LINE = 17.5
WORKS = 5
SLOTS = {"minor": 4, "medium": 3, "major": 2}


def blank_pages(rules: Ruleset, geometry: Geometry, labels: Labels) -> list[Page]:
    """A kingdom sheet, its leaders, and a district grid, all empty."""
    return [
        kingdom_page(blank_figures(rules, labels), labels),
        *leader_pages(blank_posts(rules, labels), geometry, labels),
        district_page(rules, labels),
    ]


def district_page(rules: Ruleset, labels: Labels) -> Page:
    """An empty district grid with room for what stands in it."""
    return Page(
        labels("page-blank-district"), "blank", lambda paper, area: _paint(paper, area, rules, labels)
    )


def _paint(paper: Paper, area: QRectF, rules: Ruleset, labels: Labels) -> None:
    left, right = area.left(), area.right()
    y = page_head(paper, area, labels("blank-district-kicker"), "") - 4
    for strip in strip_heads(labels):
        y = fields(paper, left, y, right, strip)
    wide = area.width() * PLAN
    high = wide / WIDTH * HEIGHT
    words = [labels("side-land"), labels("side-water")]
    words += [labels.term("building", work) for work in ("city_wall", "moat")]
    sides = "   ".join(f"☐ {word}" for word in words)
    options = DistrictOptions(scheme="print", side_words=sides, paper=paper)
    paint_district(paper.painter, QRectF(left, y, wide, high), None, 0, rules, options)
    _beside(paper, QRectF(left + wide + 20, y + 6, area.width() - wide - 20, high), labels)
    _lines(paper, QRectF(left, y + high + 10, area.width(), area.bottom() - y - high - 10), labels)


def _beside(paper: Paper, area: QRectF, labels: Labels) -> None:
    """Lines for works without lots, and boxes for magic items by tier."""
    y = heading(paper, area.left(), area.top(), area.right(), labels("heading-works"))
    for number in range(WORKS):
        paper.rule(area.left(), y + LINE * (number + 1) - 4, area.right(), 0.35, style.RULE)
    y = heading(paper, area.left(), y + WORKS * LINE + 10, area.right(), labels("heading-slots"))
    for tier in TIERS:
        paper.text(QRectF(area.left(), y, area.width(), 9), labels(f"tier-{tier}"), style.LABEL_CAPS)
        y += 8
        for _ in range(SLOTS[tier]):
            tick(paper, QPointF(area.left() + 4, y + LINE - 8), 3.8, full=False)
            paper.rule(area.left() + 13, y + LINE - 4, area.right(), 0.35, style.RULE)
            y += LINE
        y += 7


def _lines(paper: Paper, area: QRectF, labels: Labels) -> None:
    """Lines for the buildings, in two columns."""
    top = heading(paper, area.left(), area.top(), area.right(), labels("heading-buildings"))
    wide = (area.width() - 24) / 2
    for number in range(int((area.bottom() - top) / LINE)):
        y = top + LINE * (number + 1) - 4
        for left in (area.left(), area.left() + wide + 24):
            paper.rule(left, y, left + wide, 0.35, style.RULE)
