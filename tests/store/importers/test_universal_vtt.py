"""Universal VTT: the picture comes out with its grid."""

from __future__ import annotations

import base64
import json

import pytest

from .made import PIXEL, picture_of, refused, uvtt


@pytest.mark.parametrize(
    ("picture", "ending"),
    [(PIXEL, "png"), (b"\xff\xd8\xff\xe0rest", "jpg"), (b"RIFF\x10\0\0\0WEBPVP8 ", "webp")],
)
def test_the_picture_comes_out_with_its_grid(picture, ending):
    found = picture_of(uvtt(picture, map_origin={"x": 1, "y": -2.5}), "cave.dd2vtt")
    assert (found.data, found.ending) == (picture, ending)
    assert (found.columns, found.rows, found.pixels, found.left, found.top) == (30, 20, 70, 1, -2.5)


def without(field: str) -> str:
    plain = json.loads(uvtt())
    del plain[field]
    return json.dumps(plain)


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (uvtt(b"<svg/>"), "image: There is no picture here that is known"),
        (uvtt(b""), "There is no picture here"),
        (uvtt().replace('"image": "', '"image": "***'), "image: This is no base64"),
        (uvtt(map_size={"x": 0, "y": 20}), "resolution.map_size.x: 0 is no measure of a grid"),
        (uvtt(map_size={"x": 1e300, "y": 20}), "is no measure of a grid"),
        (uvtt(map_size={"x": "wide", "y": 20}), "wide is no measure"),
        (uvtt(map_size=None), "“resolution.map_size” is missing"),
        (uvtt(pixels_per_grid=-5), "resolution.pixels_per_grid: -5 is no measure"),
        (without("resolution"), "“resolution.map_size” is missing"),
        (without("image"), "There is no picture here"),
        (uvtt()[:-20], "The file ends in the middle"),
    ],
)
def test_what_is_wrong_is_told(data, says):
    assert says in refused(data, "my.dd2vtt")


def test_a_large_picture_is_read_whole():
    picture = PIXEL + bytes(5 << 20)
    assert picture_of(uvtt(picture), "m.uvtt").data == picture
    assert base64.b64encode(picture).decode() in uvtt(picture)
