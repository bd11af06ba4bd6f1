"""A campaign file whose pictures are hostile or wrong is refused with the place."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from kingdom_gui.store.codec import decode, encode
from kingdom_gui.store.errors import StoreError

from .samples import PICTURE, PICTURE_DATA, RULES, full_campaign

Edit = Callable[[dict[str, list[dict[str, object]]]], object]


def faults(edit: Edit) -> list[tuple[str, str]]:
    plain = json.loads(encode(full_campaign()))
    edit(plain)
    with pytest.raises(StoreError) as caught:
        decode(json.dumps(plain).encode(), RULES, "campaign")
    for language in ("en", "it", "fr", "de"):
        assert caught.value.sentence(language)
    return [(fault.code, fault.where) for fault in caught.value.faults]


def set_to(**fields: object) -> Edit:
    return lambda plain: plain["pictures"][0].update(fields)


@pytest.mark.parametrize(
    ("edit", "code", "where"),
    [
        (set_to(file="../../secret.png"), "picture_name", "pictures[0].file"),
        (set_to(file="/etc/passwd"), "picture_name", "pictures[0].file"),
        (set_to(file="C:\\boot.ini"), "picture_name", "pictures[0].file"),
        (set_to(width=100_000, height=2), "picture_number", "pictures[0].width"),
        (set_to(width=50_000, height=50_000), "picture_pixels", "pictures[0].width"),
        (set_to(pitch=0), "picture_number", "pictures[0].pitch"),
        (set_to(level=500), "picture_number", "pictures[0].level"),
        (set_to(crop=[640, 0, 0, 0]), "picture_crop", "pictures[0].crop"),
        (set_to(size=7), "picture_not_inside", "pictures[0].fingerprint"),
        (set_to(embedded=False), "picture_unused", "embedded[0].fingerprint"),
        (lambda plain: plain["embedded"][0].update(data="b3RoZXI="), "picture_other", "embedded[0].data"),
        (lambda plain: plain["pictures"].append(plain["pictures"][0]), "twice", "pictures[1].level"),
        (set_to(crop=[1, 2, 3]), "wrong_length", "pictures[0].crop"),
        (set_to(pitch="wide"), "wrong_kind", "pictures[0].pitch"),
        (set_to(colour="red"), "unknown_field", "pictures[0].colour"),
    ],
)
def test_a_picture_at_fault_is_told_with_its_place(edit, code, where):
    assert (code, where) in faults(edit)


def test_pictures_come_back_as_they_were():
    again = decode(encode(full_campaign()), RULES, "campaign")
    assert dict(again.pictures) == {-1: PICTURE}
    assert dict(again.embedded) == {PICTURE.fingerprint: PICTURE_DATA}
