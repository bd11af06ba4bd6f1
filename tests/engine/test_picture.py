"""The GM's own picture under the grid: laid, adjusted, taken away, and what of it the players know."""

from __future__ import annotations

import math

import pytest

from kingdom_gui.engine.actions import Change, Refusal, decide
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.actions.picture import fingerprint_of
from kingdom_gui.engine.known import as_players_know
from kingdom_gui.engine.state import LARGEST_EMBEDDED, Campaign, MapPicture

from .table import RULES, Table

DATA = b"bytes of a picture"
PLACE = actions.PlacePicture(
    file="vale.png",
    fingerprint=fingerprint_of(DATA),
    size=1,
    width=800,
    height=600,
    x=10.0,
    y=20.0,
    pitch=64.0,
)


@pytest.fixture
def campaign() -> Campaign:
    return Table(radius=2).campaign


def done(campaign: Campaign, action: actions.Action) -> Campaign:
    outcome = decide(action, campaign, RULES)
    assert isinstance(outcome, Change), outcome
    assert outcome.patch.reverse().apply(outcome.campaign) == campaign
    return outcome.campaign


def changed(**fields: object) -> actions.PlacePicture:
    from msgspec.structs import replace

    return replace(PLACE, **fields)


def code(campaign: Campaign, action: actions.Action) -> str:
    outcome = decide(action, campaign, RULES)
    assert isinstance(outcome, Refusal)
    return outcome.reasons[0].code


def test_a_picture_is_laid_adjusted_and_taken_away(campaign):
    laid = done(campaign, PLACE)
    assert laid.pictures[0] == MapPicture(0, "vale.png", PLACE.fingerprint, 1, 800, 600, 10.0, 20.0, 64.0)
    moved = done(laid, actions.AdjustPicture(x=11.00049, pitch=64.5, opacity=40, crop=(1, 2, 3, 4)))
    assert (moved.pictures[0].x, moved.pictures[0].y, moved.pictures[0].pitch) == (11.0, 20.0, 64.5)
    assert (moved.pictures[0].opacity, moved.pictures[0].crop) == (40, (1, 2, 3, 4))
    assert not done(moved, actions.RemovePicture()).pictures


def test_the_journal_is_silent_about_pictures(campaign):
    moved = done(done(campaign, PLACE), actions.AdjustPicture(x=1.0))
    assert moved.journal == campaign.journal


def test_each_level_has_its_own(campaign):
    both = done(done(campaign, PLACE), changed(level=-1, file="below.png"))
    assert {level: one.file for level, one in both.pictures.items()} == {0: "vale.png", -1: "below.png"}
    assert list(done(both, actions.RemovePicture(level=-1)).pictures) == [0]


def test_the_bytes_of_an_embedded_picture_come_and_go_with_it(campaign):
    inside = done(campaign, changed(data=DATA))
    assert inside.pictures[0].embedded
    assert dict(inside.embedded) == {PLACE.fingerprint: DATA}
    assert not done(inside, PLACE).embedded  # laid anew as a file beside the campaign
    assert not done(inside, actions.RemovePicture()).embedded


@pytest.mark.parametrize(
    "name",
    ["", "../vale.png", "a/b.png", "a\\b.png", "C:vale.png", ".hidden", "..", "a\0b", "x" * 101, "nul\n"],
)
def test_a_name_with_a_folder_in_it_is_refused(campaign, name):
    assert code(campaign, changed(file=name)) == "picture_name"


@pytest.mark.parametrize(
    ("fields", "wanted"),
    [
        ({"width": 100_000, "height": 100_000}, "picture_pixels"),
        ({"width": 15_001, "height": 10_000}, "picture_pixels"),
        ({"width": 0}, "picture_number"),
        ({"pitch": 1.0}, "picture_number"),
        ({"pitch": math.nan}, "picture_number"),
        ({"x": math.inf}, "picture_number"),
        ({"opacity": 101}, "picture_number"),
        ({"rotation": 181.0}, "picture_number"),
        ({"crop": (400, 0, 400, 0)}, "picture_crop"),
        ({"crop": (-1, 0, 0, 0)}, "picture_crop"),
        ({"fingerprint": "abc"}, "picture_fingerprint"),
        ({"data": b"others"}, "picture_fingerprint"),
        ({"data": bytes(LARGEST_EMBEDDED + 1)}, "picture_too_large_inside"),
    ],
)
def test_what_is_beyond_reason_is_refused(campaign, fields, wanted):
    assert code(campaign, changed(**fields)) == wanted


def test_where_no_picture_lies_there_is_nothing_to_adjust(campaign):
    assert code(campaign, actions.AdjustPicture(x=1.0)) == "no_such_picture"
    assert code(campaign, actions.RemovePicture(level=-1)) == "no_such_picture"


def test_a_picture_that_is_not_shared_is_not_in_what_the_players_know(campaign):
    hidden = as_players_know(done(campaign, changed(data=DATA)))
    assert not hidden.pictures
    assert not hidden.embedded
    shared = as_players_know(done(campaign, changed(data=DATA, shared=True)))
    assert not shared.pictures[0].beyond  # nor is what lies where they know of no land
    assert shared.pictures[0].shared
    assert not shared.pictures[0].file  # nor its name,
    assert not shared.embedded  # nor the bytes of its file, which hold what is cropped or lies under the fog
