"""By whatever path a campaign is opened, its lock, log, backups and pictures are those of the one file."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from kingdom_gui.engine.patch import Patch
from kingdom_gui.store import beside
from kingdom_gui.store.backups import backup_folder, backups_of, keep_backup, keep_named, versions_of
from kingdom_gui.store.beside import LONGEST, real_place, same_place
from kingdom_gui.store.codec import encode
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.lock import acquire, holder_of, lock_path
from kingdom_gui.store.pictures import pictures_folder, plain_name
from kingdom_gui.store.recovery import Keeper, find_kept, put_aside, snapshot_path
from kingdom_gui.store.recovery_log import log_path

from .samples import RULES, full_campaign

NAMING = (lock_path, log_path, snapshot_path, backup_folder, pictures_folder)
LONG = ("x" * 241, "ä" * 120, "山" * 80, "a." + "b" * 239)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "real"
    folder.mkdir()
    file = folder / "kay.kingdom.json"
    file.write_bytes(encode(full_campaign()))
    return file


def test_a_link_leads_to_what_is_beside_the_file(path: Path, tmp_path: Path) -> None:
    link, folder = tmp_path / "other.kingdom.json", tmp_path / "folder"
    link.symlink_to(path)
    folder.symlink_to(path.parent)
    for other in (link, folder / path.name):
        assert [naming(other) for naming in NAMING] == [naming(path) for naming in NAMING]
        assert same_place(other, path)
    held = acquire(path)
    with pytest.raises(StoreError) as caught:
        acquire(link)
    assert caught.value.code == "locked"
    held.release()
    keep_backup(link)
    assert len(backups_of(path)) == len(backups_of(link)) == len(versions_of(folder / path.name)) == 1
    assert sorted(os.listdir(tmp_path)) == ["folder", "other.kingdom.json", "real"]


def test_other_letters_are_the_same_file_where_the_disk_says_so(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on the disks of Windows and macOS: whatever letters are asked for, the file is found."""
    other = path.with_name("KAY.kingdom.JSON")
    assert not same_place(other, path)

    def found(name: os.PathLike[str] | str) -> Path:
        return path if Path(name).name.casefold() == path.name else Path(name)

    real = os.path.samefile
    monkeypatch.setattr(beside.os.path, "samefile", lambda one, two: real(found(one), found(two)))
    assert real_place(other) == path
    assert same_place(other, path)
    assert [naming(other) for naming in NAMING] == [naming(path) for naming in NAMING]
    assert real_place(path) == path


def test_another_file_of_nearly_the_same_name_is_another(path: Path) -> None:
    """Also where both are one file by two names."""
    other = path.with_name("KAY.kingdom.json")
    os.link(path, other)
    assert real_place(other) == other
    assert not same_place(other, path)
    assert lock_path(other) != lock_path(path)


def test_a_lock_of_ours_is_ours_by_another_path_and_in_a_renamed_folder(path: Path, tmp_path: Path) -> None:
    held = acquire(path)
    moved = path.parent.rename(tmp_path / "renamed") / path.name
    again = acquire(moved, ours=held)
    assert again.holder == held.holder
    with pytest.raises(StoreError):
        acquire(moved)
    held.release(again)
    assert holder_of(moved) == again.holder
    again.release()
    assert holder_of(moved) is None


def test_of_a_copied_folder_both_locks_go(path: Path, tmp_path: Path) -> None:
    held = acquire(path)
    copied = Path(shutil.copytree(path.parent, tmp_path / "copy")) / path.name
    again = acquire(copied, ours=held)
    held.release(again)
    assert holder_of(path) is None
    assert holder_of(copied) == again.holder


def test_a_mounted_twin_is_the_same_place(path: Path, tmp_path: Path) -> None:
    twin = tmp_path / "twin"
    twin.mkdir()
    done = subprocess.run(
        ["mount", "--bind", str(path.parent), str(twin)], capture_output=True, check=False
    ) if shutil.which("mount") else None  # fmt: skip
    if done is None or done.returncode:
        pytest.skip("nothing can be mounted here")
    try:
        assert same_place(twin / path.name, path)
        held = acquire(path)
        again = acquire(twin / path.name, ours=held)
        held.release(again)
        assert holder_of(path) == again.holder
        again.release()
    finally:
        subprocess.run(["umount", str(twin)], check=True)


@pytest.mark.parametrize("stem", LONG, ids=lambda stem: stem[:3])
def test_a_name_as_long_as_the_disk_takes_keeps_lock_log_and_backups(tmp_path: Path, stem: str) -> None:
    path = tmp_path / f"{stem}.kingdom.json"
    path.write_bytes(encode(full_campaign()))
    assert len(os.fsencode(path.name)) > LONGEST - 10
    held = acquire(path)
    assert holder_of(path) == held.holder
    held.release()
    keep_backup(path)
    keep_named(path, "version-1", b"named")
    assert len(versions_of(path)) == 2
    assert len(backups_of(path)) == 1
    keeper = Keeper(path, "")

    keeper.keep(Patch({}, {}), full_campaign(), "x", {})
    keeper.let_go()
    assert find_kept(path, RULES) is not None
    put_aside(path)
    assert find_kept(path, RULES) is None
    assert len(list(backup_folder(path).iterdir())) == 4
    pictures_folder(path).mkdir()


def test_two_long_names_that_begin_alike_stay_apart(tmp_path: Path) -> None:
    one, two = (tmp_path / f"{'x' * 235}-{number}.kingdom.json" for number in (1, 2))
    assert len({naming(path) for naming in NAMING for path in (one, two)}) == 2 * len(NAMING)


def test_a_picture_of_a_long_name_gets_one_the_disk_takes() -> None:
    assert len(os.fsencode(plain_name("山" * 84 + ".png"))) <= LONGEST - 20
