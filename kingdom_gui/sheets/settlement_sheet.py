"""A settlement's pages: numbers, districts as plans, works, buildings with their effects, item slots."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from ..drawing.district import DistrictOptions, paint_district
from ..drawing.district_layout import HEIGHT, WIDTH
from ..drawing.paper import Paper, fit
from ..engine.ruleset import Ruleset
from ..engine.state import Settlement
from . import style
from .flow import Block, Column, paginate, paint_blocks, section, space, table
from .labels import Labels
from .page import Geometry, Page
from .pieces import Field, fields, heading, page_head, tick
from .town import LISTED, Slots, Town, Work

HEAD = 60.0
STRIP = 31.0
GAP = 20.0
# Shares of the width that the plan of an only district takes: the first with which all fits on one page.
LARGE = (0.64, 0.59, 0.54, 0.49, 0.45)
ENTRY = 13.0
SLOT_TEXT = 10.4  # a line of what a slot takes
SLOT_LINE = 15.5  # its boxes and the line to write on
SLOT_SHARE = 0.6
MOST_TICKS = 14
GROWTH = style.SMALL.inked(style.INK)


def settlement_pages(
    town: Town, settlement: Settlement, rules: Ruleset, geometry: Geometry, labels: Labels
) -> list[Page]:
    """The pages of one settlement: as many as its districts and buildings need."""
    area = geometry.content
    room = area.height() - HEAD
    buildings = [*_buildings(town, area.width(), labels), *_more(town, area.width(), labels)]

    def paged(share: float) -> list[list[Block]]:
        plans = _plans(town, settlement, rules, area, share, labels)
        return paginate([_strips(town.strips), *plans, *buildings], room, room)

    shares = LARGE if len(settlement.districts) == 1 else LARGE[:1]
    tries = [paged(share) for share in shares]
    # All on one page where it can be; else the largest plan that leaves room for the rest beside it.
    roomy = (pages for pages, share in zip(tries, shares, strict=True) if _fits_beside(town, area, share))
    pages = next((pages for pages in tries if len(pages) == 1), next(roomy, tries[0]))

    def page(number: int, matter: Sequence[Block]) -> Page:
        title = town.name if number == 0 else labels("continued", title=town.name)

        def paint(paper: Paper, area: QRectF) -> None:
            y = page_head(paper, area, town.kingdom, title, town.note)
            paint_blocks(paper, matter, QRectF(area.left(), y, area.width(), area.bottom() - y))

        return Page(
            labels("page-settlement", settlement_name=town.name), f"settlement:{settlement.id}", paint
        )

    return [page(number, matter) for number, matter in enumerate(pages)]


def _strips(strips: Sequence[Sequence[Field]]) -> Block:
    def paint(paper: Paper, area: QRectF) -> None:
        y = area.top() - 4
        for strip in strips:
            y = fields(paper, area.left(), y, area.right(), strip)

    return Block(STRIP * len(strips) + 4, paint)


def _plans(
    town: Town, settlement: Settlement, rules: Ruleset, area: QRectF, share: float, labels: Labels
) -> list[Block]:
    """The plans: an only district large, with works and slots beside it; several two by two, those below."""
    if len(settlement.districts) == 1:
        wide = area.width() * share
        high = wide / WIDTH * HEIGHT
        if _fits_beside(town, area, share):
            grown = _fits_beside(town, area, share, grown=True)
            plan = _only_plan(town, settlement, rules, wide, high, grown, labels)
            return [plan, space(8), *(() if grown else _growth(town, area, labels))]
        return [
            _row_of_plans(town, settlement, rules, (0,), wide, labels),
            *_works_and_slots(town, area, labels),
        ]
    wide = (area.width() - GAP) / 2
    rows = [range(n, min(n + 2, len(settlement.districts))) for n in range(0, len(settlement.districts), 2)]
    plans = [_row_of_plans(town, settlement, rules, row, wide, labels) for row in rows]
    return [*plans, *_works_and_slots(town, area, labels)]


def _options(paper: Paper, title: str, labels: Labels) -> DistrictOptions:
    return DistrictOptions(
        scheme="print",
        title=title,
        name_of=lambda kind: labels.head("building", kind),
        land=labels("side-land"),
        water=labels("side-water"),
        paper=paper,
    )


def _only_plan(
    town: Town, settlement: Settlement, rules: Ruleset, wide: float, high: float, grown: bool, labels: Labels
) -> Block:
    """The plan of an only district, works and slots beside it, and what is said of its growth if `grown`."""

    def paint(paper: Paper, area: QRectF) -> None:
        plan = QRectF(area.left(), area.top(), wide, high)
        paint_district(paper.painter, plan, settlement, 0, rules, _options(paper, town.districts[0], labels))
        left, y = area.left() + wide + GAP, area.top() + 6
        if town.works:
            y = heading(paper, left, y, area.right(), labels("heading-works"))
            for work in town.works:
                _work(paper, QRectF(left, y, area.right() - left, ENTRY), work)
                y += ENTRY
            y += 10
        if town.slots:
            y = heading(paper, left, y, area.right(), labels("heading-slots"))
            for slot in town.slots:
                needs = _slots_height(slot, area.right() - left)
                _slots(paper, QRectF(left, y, area.right() - left, needs), slot)
                y += needs
            y += 10
        if grown:
            y = heading(paper, left, y, area.right(), labels("heading-growth"))
        for line in town.growth if grown else ():
            needs = _line_height(line, area.right() - left)
            _growth_line(paper, QRectF(left, y, area.right() - left, needs), line)
            y += needs

    return Block(high + 4, paint)


def _fits_beside(town: Town, area: QRectF, share: float, grown: bool = False) -> bool:
    """Whether works and slots, and growth if `grown`, have room beside a plan of this share of the width."""
    wide = area.width() * share
    return _beside_height(town, area.width() - wide - GAP, grown) <= wide / WIDTH * HEIGHT


def _beside_height(town: Town, wide: float, growth: bool) -> float:
    works = 27 + ENTRY * len(town.works) if town.works else 0.0
    slots = 27 + sum(_slots_height(slots, wide) for slots in town.slots) if town.slots else 0.0
    grown = 17 + sum(_line_height(line, wide) for line in town.growth) if growth else 0.0
    return 6 + works + slots + grown


def _row_of_plans(
    town: Town, settlement: Settlement, rules: Ruleset, row: Sequence[int], wide: float, labels: Labels
) -> Block:
    high = wide / WIDTH * HEIGHT

    def paint(paper: Paper, area: QRectF) -> None:
        for place, number in enumerate(row):
            plan = QRectF(area.left() + place * (wide + GAP), area.top(), wide, high)
            paint_district(
                paper.painter,
                plan,
                settlement,
                number,
                rules,
                _options(paper, town.districts[number], labels),
            )

    return Block(high + 10, paint)


def _line_height(line: str, wide: float) -> float:
    return fit(line, GROWTH, wide, 200, 6).height + 3.5


def _growth_line(paper: Paper, box: QRectF, line: str) -> None:
    paper.text(box, line, GROWTH, "left", "top", lines=6)


def _works_and_slots(town: Town, area: QRectF, labels: Labels) -> list[Block]:
    blocks: list[Block] = []
    rows: list[Block] = []
    if town.works:
        title = section(labels("heading-works"))
        blocks += [title, *(_pair(pair, (title,), ENTRY) for pair in _pairs(town.works)), space(10)]
    if town.slots:
        title = section(labels("heading-slots"))
        half = (area.width() - GAP) / 2
        for pair in _pairs(town.slots):
            high = max(_slots_height(slots, half) for slots in pair if isinstance(slots, Slots))
            rows.append(_pair(pair, (title,), high))
        blocks += [title, *rows, space(10)]
    return [*blocks, *_growth(town, area, labels)]


def _growth(town: Town, area: QRectF, labels: Labels) -> list[Block]:
    """Size, market and Defense by side over the whole width."""
    title = section(labels("heading-growth"))
    return [title, *(_whole_line(line, area.width(), title) for line in town.growth), space(10)]


def _whole_line(line: str, wide: float, title: Block) -> Block:
    return Block(
        _line_height(line, wide), lambda paper, area: _growth_line(paper, area, line), again=(title,)
    )


def _pairs(things: Sequence[Work] | Sequence[Slots]) -> list[Sequence[Work | Slots]]:
    return [things[n : n + 2] for n in range(0, len(things), 2)]


def _pair(pair: Sequence[Work | Slots], again: tuple[Block, ...], height: float) -> Block:
    def paint(paper: Paper, area: QRectF) -> None:
        wide = (area.width() - GAP) / 2
        for place, thing in enumerate(pair):
            box = QRectF(area.left() + place * (wide + GAP), area.top(), wide, height)
            if isinstance(thing, Work):
                _work(paper, box, thing)
            else:
                _slots(paper, box, thing)

    return Block(height, paint, again=again)


def _work(paper: Paper, box: QRectF, work: Work) -> None:
    half = box.width() * 0.55
    paper.text(QRectF(box.left(), box.top(), half, box.height()), work.name, style.BODY, "left", "middle")
    place = QRectF(box.left() + half, box.top(), box.width() - half, box.height())
    paper.text(place, work.place, style.NOTE, "right", "middle")


def _slots_height(slots: Slots, wide: float) -> float:
    lines = len(fit(slots.item, style.SMALL, wide * SLOT_SHARE, SLOT_TEXT * 2, 2).lines)
    return lines * SLOT_TEXT + SLOT_LINE


def _slots(paper: Paper, box: QRectF, slots: Slots) -> None:
    """What the slots take and where they are; below, a hexagon to tick for each and a line to write on."""
    high = _slots_height(slots, box.width()) - SLOT_LINE
    wide = box.width() * SLOT_SHARE
    face = style.SMALL.inked(style.INK)
    paper.text(QRectF(box.left(), box.top(), wide, high), slots.item, face, "left", "middle", lines=2)
    where = QRectF(box.left() + wide + 3, box.top(), box.width() - wide - 3, high)
    paper.text(where, slots.buildings, style.NOTE, "right", "middle", lines=2, least=0.5)
    y = box.top() + high + 6
    shown = min(slots.number, MOST_TICKS)
    for number in range(shown):
        tick(paper, QPointF(box.left() + 4 + number * 9.6, y), 3.8, full=number < slots.filled)
    x = box.left() + 4 + shown * 9.6
    if slots.number > shown:
        paper.text(QRectF(x - 2, y - 6, 28, 12), f"+{slots.number - shown}", style.SMALL, "left", "middle")
        x += 26
    paper.rule(x, y + 4, box.right(), 0.35, style.RULE)


def _buildings(town: Town, width: float, labels: Labels) -> list[Block]:
    numbers = [Column(labels(f"short-{name.replace('_', '-')}"), 0.62, "centre") for name in LISTED[:-1]]
    columns = (
        Column(labels("column-building"), 2.9),
        Column(labels("column-lots"), 0.6, "centre"),
        *numbers,
        Column(labels("base-value"), 0.95, "right"),
        Column(labels("column-more"), 3.2, "right", style.NOTE),
    )
    rows = [(line.name, line.lots, *line.amounts, line.more) for line in town.lines]
    if not rows:
        rows = [(labels("no-buildings"), *("",) * (len(columns) - 1))]
    return table(columns, rows, width, section(labels("heading-buildings")))


def _more(town: Town, width: float, labels: Labels) -> list[Block]:
    """Privileges, items for sale, exhibits, the wish list and the buildings lost, as far as there are any."""
    blocks: list[Block] = []
    columns: tuple[Column, ...]
    if town.privileges:
        title = section(labels("heading-privileges"))
        blocks += [space(12), title, *(_whole_line(line, width, title) for line in town.privileges)]
    if town.items:
        columns = (
            Column(labels("column-item"), 3.4),
            Column(labels("column-building"), 1.6, style=style.NOTE),
            Column(labels("column-gp"), 0.8, "right"),
        )
        blocks += [space(12), *table(columns, town.items, width, section(labels("heading-items")))]
    if town.exhibits:
        columns = (
            Column(labels("column-exhibit"), 2.6),
            Column(labels("column-building"), 1.2, style=style.NOTE),
            Column("", 1.6, style=style.NOTE),
            Column(labels("column-gp"), 0.8, "right"),
        )
        blocks += [space(12), *table(columns, town.exhibits, width, section(labels("heading-exhibits")))]
    if town.wishes:
        columns = (
            Column("", 0.3),
            Column(labels("column-building"), 2.2),
            Column(labels("column-where"), 2.4, style=style.NOTE),
            Column(labels("field-month"), 1.6, style=style.NOTE),
            Column(labels("column-list-bp"), 0.9, "right"),
            Column(labels("column-bp"), 0.9, "right"),
        )
        title = section(labels("heading-wishes"), town.wishes_note)
        blocks += [space(12), *table(columns, town.wishes, width, title)]
    if town.losses:
        columns = (
            Column(labels("field-month"), 1.6, style=style.NOTE),
            Column(labels("column-building"), 2.2),
            Column(labels("column-why"), 3.6, style=style.NOTE),
        )
        blocks += [space(12), *table(columns, town.losses, width, section(labels("heading-losses")))]
    return blocks
