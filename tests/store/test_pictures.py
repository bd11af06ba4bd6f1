"""The folder of pictures beside a campaign: what is kept there, under which names, and what is never read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from immutables import Map
from msgspec.structs import replace

from kingdom_gui.engine.state import Campaign, MapPicture, is_plain_name
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.pictures import (
    carry_pictures,
    find_picture,
    keep_picture,
    pictures_folder,
    plain_name,
)

ONE = MapPicture(0, "one.png", "0" * 64, 1, 10, 10, 0.0, 0.0, 5.0)


@given(st.text(max_size=150))
def test_any_name_becomes_a_plain_one(name):
    assert is_plain_name(plain_name(name))


@pytest.mark.parametrize(
    ("name", "plain"),
    [("my map.png", "my map.png"), ("a:b?.jpg", "a_b_.jpg"), ("..", "picture"), ("x" * 300 + ".webp", None)],
)
def test_names(name, plain):
    found = plain_name(name)
    assert found == plain if plain else found.endswith(".webp")


def test_the_folder_goes_by_the_campaign(tmp_path):
    assert pictures_folder(tmp_path / "Vale.kingdom.json") == tmp_path / "Vale.pictures"
    assert pictures_folder(tmp_path / "Vale.json") == tmp_path / "Vale.pictures"


def test_a_file_is_kept_once_and_never_written_over(tmp_path):
    campaign, source, other = tmp_path / "v.kingdom.json", tmp_path / "one.png", tmp_path / "x" / "one.png"
    other.parent.mkdir()
    source.write_bytes(b"one")
    other.write_bytes(b"two")
    assert [keep_picture(one, campaign) for one in (source, source, other)] == [
        "one.png",
        "one.png",
        "one-2.png",
    ]
    assert (tmp_path / "v.pictures" / "one.png").read_bytes() == b"one"
    assert sorted(one.name for one in (tmp_path / "v.pictures").iterdir()) == ["one-2.png", "one.png"]


@pytest.mark.parametrize("name", ["../secret.png", "/etc/passwd", "a/b.png", "..", "C:x.png"])
def test_what_lies_outside_is_not_looked_for(tmp_path, name):
    with pytest.raises(StoreError) as caught:
        find_picture(replace(ONE, file=name), tmp_path / "v.kingdom.json")
    assert caught.value.code == "picture_outside"


def test_missing_changed_and_linked_files_are_told_apart(tmp_path):
    campaign, folder = tmp_path / "v.kingdom.json", tmp_path / "v.pictures"

    def code() -> str:
        with pytest.raises(StoreError) as caught:
            find_picture(ONE, campaign)
        return caught.value.code

    assert code() == "picture_missing"
    folder.mkdir()
    (folder / "one.png").write_bytes(bytes(5000))
    assert code() == "picture_changed"
    (folder / "one.png").write_bytes(bytes(1000))
    assert find_picture(ONE, campaign).name == "one.png"
    (folder / "one.png").rename(tmp_path / "out.png")
    (folder / "one.png").symlink_to(tmp_path / "out.png")
    assert code() == "picture_outside"


def test_pictures_go_along_and_missing_ones_do_not_stop_it(tmp_path):
    source = tmp_path / "one.png"
    source.write_bytes(bytes(1000))
    before, after = tmp_path / "a.kingdom.json", tmp_path / "b" / "b.kingdom.json"
    keep_picture(source, before)
    campaign = Campaign(pictures=Map({0: ONE, -1: replace(ONE, level=-1, file="gone.png")}))
    after.parent.mkdir()
    carry_pictures(campaign, before, after)
    assert [one.name for one in (tmp_path / "b" / "b.pictures").iterdir()] == ["one.png"]
