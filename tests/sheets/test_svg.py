"""SVG: clips inside of clips hold, come off again, and letters are shapes."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from kingdom_gui.sheets.export import Cancelled, export
from kingdom_gui.sheets.labels import labels
from kingdom_gui.sheets.map_sheet import map_svg
from kingdom_gui.sheets.svg import MARK, svg_bytes
from tests.benchmarks.made_map import made_map

PAGE = QRectF(0, 0, 100, 100)


@pytest.fixture(autouse=True)
def _application(qapp):
    """Fonts need an application."""


def painted(paint):
    return svg_bytes(PAGE, "A picture", paint).decode()


def clip_of(svg, colour):
    """The box of the clip in which something of this colour was painted; None where there is none."""
    group = re.search(rf'(<g clip-path="url\(#(\w+)\)">)?<g [^>]*fill="{colour}"[^>]*>', svg)
    assert group, "nothing of this colour was painted"
    if not group[1]:
        return None
    path = re.search(rf'<clipPath id="{group[2]}">\s*<path [^>]*d="([^"]*)"', svg)[1]
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", path)]
    return min(numbers[::2]), min(numbers[1::2]), max(numbers[::2]), max(numbers[1::2])


def test_a_clip_in_a_clip_is_what_they_share():
    def paint(painter):
        painter.setClipRect(QRectF(10, 10, 60, 60), Qt.ClipOperation.IntersectClip)
        painter.save()
        painter.setClipRect(QRectF(40, 0, 90, 50), Qt.ClipOperation.IntersectClip)
        painter.fillRect(PAGE, QColor("#112233"))
        painter.restore()
        painter.fillRect(PAGE, QColor("#445566"))

    svg = painted(paint)
    assert clip_of(svg, "#112233") == (40, 10, 70, 50)
    assert clip_of(svg, "#445566") == (10, 10, 70, 70)


def test_a_clip_comes_off_with_the_state_it_was_set_in():
    def paint(painter):
        painter.save()
        painter.setClipRect(QRectF(10, 10, 60, 60))
        painter.restore()
        painter.fillRect(PAGE, QColor("#112233"))

    assert clip_of(painted(paint), "#112233") is None


def test_letters_are_shapes():
    svg = painted(lambda painter: painter.drawText(QPointF(10, 50), "Ashford"))
    assert "<text" not in svg
    assert "Ashford" not in svg
    assert svg.count("<path") == 1


def test_the_paper_is_white():
    assert 'fill="#ffffff"' in painted(lambda painter: None)


def test_a_large_map_is_drawn_in_strips_and_can_be_given_up(tmp_path, campaigns, rules, monkeypatch):
    monkeypatch.setattr("kingdom_gui.sheets.map_sheet.MANY", 30)
    out, seen = tmp_path / "m.svg", []

    def told(strip, strips):
        seen.append((strip, strips))
        return True

    export("map", campaigns["example"], rules, out, "en", None, told)
    strips = seen[0][1]
    assert strips > 2
    assert seen == [(number, strips) for number in range(strips)]
    assert "Hallowick" not in out.read_text("utf-8")  # letters are shapes
    out.unlink()
    with pytest.raises(Cancelled):
        export("map", campaigns["example"], rules, out, "en", None, lambda strip, _: strip < 1)
    assert not out.exists()


def test_what_is_drawn_many_times_is_in_the_file_once(rules):
    made = made_map(12, 9, seed=3)
    svg = map_svg(made, rules, labels("en")).decode()
    assert MARK not in svg
    uses = re.findall(r'<use xlink:href="#(\w+)"', svg)
    known = re.findall(r'\bid="(\w[\w-]*)"', svg)
    assert len(known) == len(set(known))
    assert set(uses) <= set(known)
    assert len(uses) > 5 * len(set(uses))
    assert set(re.findall(r"url\(#([\w-]+)\)", svg)) <= set(known)


def test_digits_are_symbols_and_stand_where_letters_would():
    def paint(painter):
        painter.drawText(QPointF(20, 50), "1001")
        painter.drawText(QPointF(20, 80), "1001")

    svg = painted(paint)
    uses = re.findall(r'<use xlink:href="#(\w+)" x="([\d.]+)" y="([\d.]+)"', svg)
    assert len(uses) == 8
    assert len({name for name, _, _ in uses}) == 2
    places = [float(x) for _, x, _ in uses]
    assert places[:4] == places[4:] == sorted(places[:4])
    assert {float(y) for _, _, y in uses} == {50, 80}


def test_a_large_map_is_a_small_file(rules):
    """2,014 hexes took 47 MB with every tree drawn anew."""
    made = made_map(53, 38)
    svg = map_svg(made, rules, labels("en"))
    assert len(svg) < 5_000_000
    assert ElementTree.fromstring(svg).tag.endswith("svg")


@pytest.mark.parametrize("title", ["\x1b[31mRed\x07\x00\x7f", "<b>&amp;]]>", "\ufffe\uffff", "a\nb\u2028c"])
def test_whatever_the_title_it_is_xml(title):
    """XML has no control characters, escaped or not."""
    ElementTree.fromstring(svg_bytes(QRectF(0, 0, 10, 10), title, lambda painter: None))
