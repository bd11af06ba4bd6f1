"""Districts side by side while they can be read."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QRectF, QSizeF

from kingdom_gui.views.district.arrangement import LEAST, READABLE, Arrangement


@pytest.mark.parametrize(
    ("districts", "size", "columns"),
    [(1, (768, 616), 1), (2, (768, 616), 1), (2, (1340, 880), 2), (3, (1340, 880), 2), (3, (1900, 1000), 3)],
)
def test_as_many_in_a_row_as_stay_readable(districts, size, columns):
    arrangement = Arrangement(districts, QSizeF(*size))
    assert arrangement.columns == columns
    assert arrangement.layouts[0].lot >= READABLE


@pytest.mark.parametrize("districts", [1, 2, 5])
@pytest.mark.parametrize("zoom", [0.5, 1.0, 2.0])
def test_none_overlap_and_all_lie_in_the_content(districts, zoom):
    arrangement = Arrangement(districts, QSizeF(1300, 900), zoom)
    rects = [layout.whole for layout in arrangement.layouts]
    assert len(rects) == districts
    assert not any(a.intersects(b) for a, b in itertools.combinations(rects, 2))
    content = QRectF(0, 0, max(arrangement.size.width(), 1300), max(arrangement.size.height(), 900))
    assert all(content.contains(rect) for rect in rects)


def test_a_first_district_is_seen_whole_and_a_tiny_window_scrolls():
    assert Arrangement(2, QSizeF(768, 616)).layouts[0].whole.height() <= 616
    assert Arrangement(1, QSizeF(300, 200)).layouts[0].lot == pytest.approx(LEAST)


@pytest.mark.parametrize("districts", [4, 9, 25])
@pytest.mark.parametrize("size", [(768, 616), (1340, 880)])
def test_the_whole_town_is_in_sight_at_its_overview(districts, size):
    usual = Arrangement(districts, QSizeF(*size))
    town = Arrangement(districts, QSizeF(*size), usual.overview)
    view = QRectF(0, 0, *size)
    assert all(view.contains(layout.whole) for layout in town.layouts)
    assert usual.lowest <= usual.overview < 1
    assert town.overview == pytest.approx(usual.overview)


def test_a_town_of_one_district_needs_no_overview():
    assert Arrangement(1, QSizeF(768, 616)).overview == pytest.approx(1.0, abs=0.05)
