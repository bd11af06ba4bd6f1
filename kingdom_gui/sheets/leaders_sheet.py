"""The second page: every leadership role with its holder, ability, bonus, and what its vacancy costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from ..drawing.paper import Paper, common, fit
from . import style
from .labels import Labels
from .page import Geometry, Page, rows_to_pages
from .pieces import medal, page_head
from .posts import Holder, Post, Posts

HEAD_ROW = 15.0
HOLDER_HEIGHT = 31.0
LARGEST_SPREAD = 13.0
TOTAL_HEIGHT = 52.0
NAME_LINES = 4
HIGHEST_NAME = 46.0


class Columns(NamedTuple):
    """Where each column begins, in points; the last value is the right edge."""

    role: float
    holder: float
    ability: float
    bonus: float
    vacancy: float
    right: float

    @property
    def attribute(self) -> float:
        """The width of one attribute's bonus."""
        return (self.vacancy - self.bonus - 9) / 3


def leader_pages(posts: Posts, geometry: Geometry, labels: Labels) -> list[Page]:
    """The pages of these posts: one, or more where roles have many holders."""
    area = geometry.content
    columns = _columns(area)
    heights = [sum(_holder_heights(post, columns)) for post in posts.rows]
    room = area.height() - 60 - HEAD_ROW - TOTAL_HEIGHT
    ranges = rows_to_pages(heights, room, room)
    spread = min(LARGEST_SPREAD, (room - sum(heights)) / len(heights)) if len(ranges) == 1 else 0.0

    def page(rows: range, last: bool) -> Page:
        chosen = [posts.rows[row] for row in rows]

        def paint(paper: Paper, area: QRectF) -> None:
            _paint(paper, area, chosen, posts, spread, last, labels)

        return Page(labels("page-leaders"), "leaders", paint)

    return [page(rows, rows is ranges[-1]) for rows in ranges]


def _paint(
    paper: Paper, area: QRectF, rows: Sequence[Post], posts: Posts, spread: float, last: bool, labels: Labels
) -> None:
    y = page_head(paper, area, posts.kingdom, labels("title-leaders"), labels("note-leaders"))
    columns = _columns(area)
    y = _heads(paper, columns, y, labels)
    for post in rows:
        heights = [height + spread / max(1, len(post.holders)) for height in _holder_heights(post, columns)]
        height = sum(heights)
        _post(paper, columns, y, heights, post, labels)
        y += height
        paper.rule(columns.role, y, columns.right, 0.35, style.HAIR)
    if last:
        _totals(paper, columns, y + 6, posts, labels)


def _columns(area: QRectF) -> Columns:
    return Columns(*(area.left() + area.width() * part for part in (0, 0.245, 0.47, 0.55, 0.805, 1)))


def _holder_heights(post: Post, columns: Columns) -> list[float]:
    """The height each holder needs, long names on several lines; one for an empty role."""
    wide = columns.ability - columns.holder - 8
    heights = []
    for holder in post.holders:
        name = fit(holder.name, style.VALUE, wide, HIGHEST_NAME, NAME_LINES, 0.6)
        heights.append(max(HOLDER_HEIGHT, name.height + _note_height(holder.remark, wide) + 4.0))
    return heights or [HOLDER_HEIGHT]


def _heads(paper: Paper, columns: Columns, y: float, labels: Labels) -> float:
    wide = columns.attribute
    attributes = [labels.head("term", name) for name in ("economy", "loyalty", "stability")]
    face = common(attributes, style.LABEL_CAPS, wide - 3, 9, least=0.6)
    for number, name in enumerate(attributes):
        box = QRectF(columns.bonus + number * wide + 1.5, y, wide - 3, 9)
        paper.text(box, name, face, "centre", "bottom")
    for name, left, right in (
        ("role", columns.role, columns.holder),
        ("holder", columns.holder, columns.ability),
        ("ability", columns.ability, columns.bonus),
        ("vacancy", columns.vacancy, columns.right),
    ):
        box = QRectF(left, y, right - left - 6, 9)
        paper.text(box, labels(f"column-{name}"), style.LABEL_CAPS, "left", "bottom", least=0.6)
    paper.rule(columns.role, y + 12, columns.right, 0.6, style.INK)
    return y + HEAD_ROW


def _post(
    paper: Paper, columns: Columns, y: float, heights: Sequence[float], post: Post, labels: Labels
) -> None:
    height = sum(heights)
    role = QRectF(columns.role, y, columns.holder - columns.role - 8, height)
    _two(paper, role, post.role, post.adds)
    top = y
    for holder, own in zip(post.holders, heights, strict=False):
        _holder(paper, columns, top, own, holder)
        top += own
    if not post.holders and not post.blank:
        box = QRectF(columns.holder, y, columns.ability - columns.holder - 8, height)
        paper.text(box, labels("vacant"), style.STRONG.inked(style.ACCENT), "left", "middle")
    if post.blank:
        _blank(paper, columns, y, height)
    box = QRectF(columns.vacancy, y + 2, columns.right - columns.vacancy, height - 4)
    colour = style.ACCENT if post.vacancy_counts else style.LABEL
    paper.text(box, post.vacancy, style.NOTE.inked(colour), "left", "middle", lines=3, least=0.55)


def _holder(paper: Paper, columns: Columns, y: float, height: float, holder: Holder) -> None:
    _two(
        paper,
        QRectF(columns.holder, y, columns.ability - columns.holder - 8, height),
        holder.name,
        holder.remark,
    )
    box = QRectF(columns.ability, y, columns.bonus - columns.ability - 6, height)
    paper.text(box, holder.ability, style.BODY, "left", "middle", least=0.6)
    for number, bonus in enumerate(holder.bonuses):
        wide = columns.attribute
        box = QRectF(columns.bonus + number * wide + 2, y, wide - 4, height)
        face = style.FIGURE if holder.counts else style.FIGURE.inked(style.QUIET)
        paper.text(box, bonus, face, "centre", "middle", least=0.4)


def _two(paper: Paper, box: QRectF, first: str, second: str) -> None:
    """A name, with a smaller line below it where there is one, the two of them centred in the box."""
    below = _note_height(second, box.width())
    name_box = QRectF(box.left(), box.top() + 1.5, box.width(), box.height() - 3 - below)
    fitted = fit(first, style.VALUE, name_box.width(), name_box.height(), NAME_LINES, 0.6)
    if second:
        drop = max(0.0, (box.height() - 3 - fitted.height - below) / 2)
        name_box = QRectF(
            box.left(), box.top() + 1.5 + drop, box.width(), box.height() - 3 - drop * 2 - below
        )
    paper.text(name_box, first, style.VALUE, "left", "middle", lines=NAME_LINES, least=0.6)
    note = QRectF(box.left(), name_box.bottom(), box.width(), below)
    paper.text(note, second, style.NOTE, "left", "middle", lines=2, least=0.55)


def _note_height(note: str, wide: float) -> float:
    return fit(note, style.NOTE, wide, 20, 2).height + 0.6 if note else 0.0


def _blank(paper: Paper, columns: Columns, y: float, height: float) -> None:
    line = y + height - 8
    paper.rule(columns.holder, line, columns.ability - 8, 0.4, style.RULE)
    paper.rule(columns.ability, line, columns.bonus - 8, 0.4, style.RULE)
    for number in range(3):
        box = QRectF(
            columns.bonus + number * columns.attribute + 4, y + height / 2 - 9, columns.attribute - 8, 18
        )
        paper.box(box, 0.5, style.RULE)


def _totals(paper: Paper, columns: Columns, y: float, posts: Posts, labels: Labels) -> None:
    """What all leaders add to each attribute, as it stands on the first page, and what vacancies take."""
    box = QRectF(columns.holder, y, columns.bonus - columns.holder - 8, TOTAL_HEIGHT - 8)
    paper.text(box, labels("leaders-together"), style.STRONG, "right", "middle", lines=2, least=0.6)
    for number, total in enumerate(posts.totals):
        x = columns.bonus + (number + 0.5) * columns.attribute
        medal(paper, QPointF(x, box.center().y()), 16.5, total)
    box = QRectF(columns.vacancy, y + 2, columns.right - columns.vacancy, TOTAL_HEIGHT - 12)
    paper.text(box, posts.vacancies, style.NOTE.inked(style.ACCENT), "left", "middle", lines=3, least=0.6)
