"""The plan of a district: where its parts lie, and that what is there can be seen."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from kingdom_gui.assets import asset
from kingdom_gui.drawing.district import DistrictOptions, paint_district
from kingdom_gui.drawing.district_buildings import badge_rect, parts_of
from kingdom_gui.drawing.district_ink import ink_of
from kingdom_gui.drawing.district_layout import ALLEY, STREET, DistrictLayout
from kingdom_gui.drawing.district_marks import Mark
from kingdom_gui.drawing.paper import Paper
from kingdom_gui.engine.lots import lot_label
from kingdom_gui.engine.state import Building, District, Settlement, Wreck
from kingdom_gui.store.rulefiles import load_rules
from kingdom_gui.words import term

RULES = load_rules(asset("rules"))
PAGE = QRectF(0, 0, 700, 750)


def town(*buildings: Building, **more) -> Settlement:
    return Settlement("a", "Ashford", (0, 0, 0), (District(buildings=buildings, **more),))


def drawn(settlement: Settlement | None, **options) -> tuple[QImage, DistrictLayout]:
    image = QImage(700, 750, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    layout = paint_district(painter, PAGE, settlement, 0, RULES, DistrictOptions(**options))
    painter.end()
    return image, layout


def near(image: QImage, point: QPointF, radius: int = 4) -> list[tuple[int, int, int]]:
    """The colours around a point."""
    spread = range(-radius, radius + 1)
    colours = (image.pixelColor(round(point.x()) + x, round(point.y()) + y) for x in spread for y in spread)
    return [(c.red(), c.green(), c.blue()) for c in colours]


class TestLayout:
    layout = DistrictLayout(PAGE)

    def test_lots_are_apart_by_an_alley_within_a_block_and_by_a_street_between(self):
        lot = self.layout.lot
        gaps = [
            (self.layout.lot_rect(i + 1).left() - self.layout.lot_rect(i).right()) / lot for i in range(5)
        ]
        assert gaps == pytest.approx([ALLEY, STREET, ALLEY, STREET, ALLEY])

    def test_no_two_lots_overlap_and_all_are_in_the_town(self):
        rects = [self.layout.lot_rect(i) for i in range(36)]
        assert all(self.layout.town.contains(rect) for rect in rects)
        assert not any(a.intersects(b) for a, b in itertools.combinations(rects, 2))

    def test_every_lot_is_found_at_its_middle_and_in_the_street_beside_it(self):
        for lot in range(36):
            rect = self.layout.lot_rect(lot)
            assert self.layout.lot_at(rect.center()) == lot
            assert self.layout.lot_at(rect.topLeft() - QPointF(2, 2)) == lot
        assert self.layout.lot_at(self.layout.ground.topLeft()) is None

    def test_a_footprint_lies_around_the_pointer_and_never_leaves_the_grid(self):
        middle = self.layout.lots_rect((14, 15, 20, 21)).center()
        assert self.layout.corner_at(middle, 2, 2) == 14
        for point in (self.layout.ground.topLeft(), QPointF(-500, -500)):
            assert self.layout.corner_at(point, 2, 2) == 0
        assert self.layout.corner_at(self.layout.ground.bottomRight(), 2, 2) == 28
        assert self.layout.corner_at(self.layout.lot_rect(5).center(), 2, 1) == 4

    def test_each_side_has_its_band(self):
        for side in ("n", "e", "s", "w"):
            assert self.layout.side_at(self.layout.side_rect(side).center()) == side
        assert self.layout.side_at(self.layout.town.center()) is None

    def test_it_fits_whatever_the_room(self):
        for bounds in (QRectF(0, 0, 100, 900), QRectF(5, 5, 900, 100), QRectF(0, 0, 1, 1)):
            layout = DistrictLayout(bounds)
            assert layout.lot >= 1
            if bounds.width() > 10:
                assert bounds.contains(layout.whole)


class TestParts:
    def test_a_cistern_alone_takes_its_lot_and_on_another_is_a_badge(self):
        alone = parts_of(District(buildings=(Building(1, "cistern", (3,)),)), RULES)
        assert [b.kind for b in alone.footprints] == ["cistern"]
        shared = parts_of(
            District(buildings=(Building(1, "cistern", (3,)), Building(2, "park", (3,)))), RULES
        )
        assert [b.kind for b in shared.footprints] == ["park"]
        assert [b.kind for b in shared.badges] == ["cistern"]

    def test_two_badges_on_one_lot_lie_side_by_side(self):
        buildings = (
            Building(1, "park", (3,)), Building(2, "cistern", (3,)), Building(3, "magical_streetlamps", (3,)),
        )  # fmt: skip
        parts, layout = parts_of(District(buildings=buildings), RULES), DistrictLayout(PAGE)
        first, second = (badge_rect(layout, parts, badge) for badge in parts.badges)
        assert not first.intersects(second)
        assert layout.lot_rect(3).adjusted(-1, -1, 1, 1).contains(first.united(second))

    def test_walls_stand_on_sides_and_sewers_serve_the_whole(self):
        parts = parts_of(
            District(buildings=(Building(1, "city_wall", side="n"), Building(2, "sewer_system"))), RULES
        )
        assert [b.kind for b in parts.sides] == ["city_wall"]
        assert [b.kind for b in parts.wide] == ["sewer_system"]


class TestPainting:
    def test_a_building_covers_its_lots_in_the_tint_of_its_family(self, qapp):
        image, layout = drawn(town(Building(1, "castle", (14, 15, 20, 21))))
        tint = ink_of("light").tint("arms")
        # The alley that the castle is built over is castle too.
        corner = layout.lots_rect((14, 15, 20, 21)).topLeft() + QPointF(14, 14)
        assert (tint.red(), tint.green(), tint.blue()) in near(image, corner)
        free, _ = drawn(town())
        assert (tint.red(), tint.green(), tint.blue()) not in near(free, corner)

    @pytest.mark.parametrize(
        ("one", "other"),
        [
            ({}, {"planned": True}),
            ({}, {"damaged": True}),
            ({"planned": True}, {"damaged": True}),
        ],
    )
    def test_standing_planned_and_damaged_look_different(self, qapp, one, other):
        for building in (
            Building(1, "inn", (8,)),
            Building(1, "city_wall", side="e"),
            Building(1, "sewer_system"),
        ):
            images = [
                drawn(town(Building(1, building.kind, building.lots, building.side, **state)))[0]
                for state in (one, other)
            ]
            assert images[0] != images[1], building.kind

    def test_water_moat_and_wall_show_on_their_side_only(self, qapp):
        dry, layout = drawn(town())
        wet, _ = drawn(town(water=("s",)))
        south, north = (
            layout.side_rect("s").center() + QPointF(120, 12),
            layout.side_rect("n").center() + QPointF(120, -12),
        )
        assert near(dry, south) != near(wet, south)
        assert near(dry, north) == near(wet, north)
        walled, _ = drawn(town(Building(1, "city_wall", side="n")))
        gate = QPointF(layout.town.center().x() + 80, layout.town.top() - 4)
        assert near(walled, gate) != near(dry, gate)

    def test_blocked_lots_and_wrecks_show(self, qapp):
        plain, layout = drawn(town())
        blocked, _ = drawn(town(blocked=(7,)))
        wrecked, _ = drawn(town(wrecks=(Wreck("house", (7,), (7,)),)))
        at = layout.lot_rect(7).center()
        assert near(plain, at, 20) != near(blocked, at, 20) != near(wrecked, at, 20)

    def test_each_scheme_has_its_paper(self, qapp):
        tops = []
        for scheme in ("light", "dark", "print"):
            image, layout = drawn(town(), scheme=scheme)
            colour = image.pixelColor(layout.lot_rect(0).center().toPoint())
            assert colour == ink_of(scheme).block
            tops.append(colour.lightness())
        assert tops[1] < 80 < 200 < tops[0] < tops[2]

    def test_every_family_differs_in_grey_from_its_neighbour_by_pattern_or_stamp(self, qapp):
        """Nothing rests on colour alone: in grey no two kinds of one size look the same."""
        seen = {}
        for kind in RULES.buildings.values():
            if kind.lots == 1 and not kind.lotless:
                image, layout = drawn(town(Building(1, kind.id, (8,))), names=False)
                lot = layout.lot_rect(8).toAlignedRect()
                grey = image.copy(lot).convertToFormat(QImage.Format.Format_Grayscale8)
                assert not any(grey == other for other in seen.values()), kind.id
                seen[kind.id] = grey

    def test_a_blank_grid_has_no_buildings_and_takes_the_words_for_its_sides(self, qapp):
        image, layout = drawn(None, scheme="print", side_words="land / water")
        assert image.pixelColor(layout.lot_rect(0).center().toPoint()) == ink_of("print").block

    def test_an_unknown_district_is_an_error(self, qapp):
        painter = QPainter(image := QImage(50, 50, QImage.Format.Format_RGB32))
        with pytest.raises(IndexError):
            paint_district(painter, PAGE, town(), 3, RULES)
        painter.end()
        assert not image.isNull()


@pytest.mark.parametrize("language", ["en", "it", "fr", "de"])
def test_every_name_fits_its_footprint_in_every_language(qapp, language):
    """On a page 7 inches wide no name is cut, and none leaves its box."""
    shapes = {1: (8,), 2: (8, 9), 4: (14, 15, 20, 21)}
    page = QRectF(0, 0, 500, 540)
    for kind in RULES.buildings.values():
        if kind.lotless:
            continue
        image = QImage(500, 540, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        paper = Paper(painter, page)
        options = DistrictOptions(
            scheme="print", name_of=lambda k: term("building", k, language), paper=paper
        )
        paint_district(painter, page, town(Building(1, kind.id, shapes[kind.lots])), 0, RULES, options)
        painter.end()
        assert not paper.faults(), [piece.text for piece in paper.faults()]


def test_lots_are_named_by_column_and_row():
    assert [lot_label(lot) for lot in (0, 5, 6, 35)] == ["A1", "F1", "A2", "F6"]


class TestMarks:
    def test_slots_and_half_prices_are_seen_apart(self):
        shrine = Building(1, "shrine", (14,))
        bare, layout = drawn(town(shrine))
        marked, _ = drawn(town(shrine), marks={1: Mark(filled=1, empty=1, halves=1)})
        corner = layout.lot_rect(14).topLeft() + QPointF(layout.lot * 0.2, layout.lot * 0.25)
        assert near(bare, corner, 12) != near(marked, corner, 12)
        hollow, _ = drawn(town(shrine), marks={1: Mark(filled=0, empty=2, halves=1)})
        assert near(hollow, corner, 20) != near(marked, corner, 20)

    def test_out_of_use_has_a_seal_and_boards_not_only_a_colour(self):
        lot = DistrictLayout(PAGE).lot
        seal = DistrictLayout(PAGE).lot_rect(14).topRight() + QPointF(-lot * 0.17, lot * 0.17)
        looks = []
        for state in ({}, {"damaged": True}, {"abandoned": True}):
            image, _ = drawn(town(Building(1, "house", (14,), **state)))
            looks.append(near(image, seal, 8))
        assert len({tuple(look) for look in looks}) == 3

    def test_a_flat_plan_writes_nothing_and_still_tells_kinds_apart(self):
        paper = Paper(QPainter(), PAGE)
        image, layout = drawn(
            town(Building(1, "house", (0,)), Building(2, "park", (2,))),
            flat=True,
            title="Ashford",
            paper=paper,
        )
        assert paper.pieces == []
        middles = [image.pixelColor(layout.lot_rect(n).center().toPoint()).name() for n in (0, 2, 4)]
        assert len(set(middles)) == 3
