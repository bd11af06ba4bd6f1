"""What is taken away is what nothing needs: not the campaign, not undo, not an earlier version."""

from __future__ import annotations

from pathlib import Path

import pytest
from immutables import Map
from msgspec.structs import replace

from kingdom_gui.engine.state import Campaign, MapPicture
from kingdom_gui.store.backups import backup_folder
from kingdom_gui.store.campaign_file import save_campaign
from kingdom_gui.store.codec import encode
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.pictures import find_picture, remove_pictures, unused_pictures

ONE = MapPicture(0, "one.png", "0" * 64, 1, 10, 10, 0.0, 0.0, 5.0)


def with_picture(name: str) -> Campaign:
    return Campaign(pictures=Map({0: replace(ONE, file=name)}))


@pytest.fixture
def vale(tmp_path: Path) -> Path:
    """A campaign with `one.png`; beside it lie four pictures and a note."""
    path = tmp_path / "Vale.kingdom.json"
    save_campaign(path, with_picture("one.png"))
    folder = tmp_path / "Vale.pictures"
    folder.mkdir()
    for name in ("one.png", "two.jpg", "Grüne Höhle.webp", "four.pdf", "note.txt"):
        (folder / name).write_bytes(name.encode())
    return path


def names(files: list[Path]) -> list[str]:
    return [file.name for file in files]


def test_only_pictures_that_nothing_speaks_of_are_unused(vale):
    assert names(unused_pictures(vale, ["two.jpg"])) == ["Grüne Höhle.webp", "four.pdf"]


def test_an_earlier_version_keeps_its_picture(vale):
    backups = backup_folder(vale)
    backups.mkdir()
    (backups / "Vale.month-3.2024-05-01T12-30-05Z.kingdom.json").write_bytes(
        encode(with_picture("Grüne Höhle.webp"))
    )
    assert names(unused_pictures(vale, [])) == ["four.pdf", "two.jpg"]


def test_a_namesake_with_the_same_folder_keeps_its_picture(vale):
    save_campaign(vale.with_name("Vale.json"), with_picture("four.pdf"))
    assert "four.pdf" not in names(unused_pictures(vale, []))


def test_where_a_version_cannot_be_read_nothing_is_known_to_be_unused(vale, monkeypatch):
    backups = backup_folder(vale)
    backups.mkdir()
    (backups / "Vale.2024-05-01T12-30-05Z.kingdom.json").write_bytes(b"{}")

    def fail(path, *_):
        raise StoreError("file_not_read", str(path), reason="no")

    monkeypatch.setattr("kingdom_gui.store.pictures.read_file", fail)
    with pytest.raises(StoreError):
        unused_pictures(vale, [])


def test_links_out_of_the_folder_are_let_be(vale, tmp_path):
    outside = tmp_path / "precious.png"
    outside.write_bytes(b"precious")
    (tmp_path / "Vale.pictures" / "link.png").symlink_to(outside)
    found = unused_pictures(vale, [])
    assert "link.png" not in names(found)
    assert remove_pictures(found) == 3
    assert outside.exists()
    assert (tmp_path / "Vale.pictures" / "one.png").exists()
    assert (tmp_path / "Vale.pictures" / "note.txt").exists()


def test_a_copy_finds_the_pictures_of_what_it_is_a_copy_of(vale, tmp_path):
    (tmp_path / "Vale.pictures" / "one.png").write_bytes(b"x" * 1000)
    assert find_picture(ONE, None, vale) == tmp_path / "Vale.pictures" / "one.png"
    with pytest.raises(StoreError):
        find_picture(ONE, None)
