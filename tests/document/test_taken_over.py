"""Two windows on one file, and what is written taken away under one: nobody's edits go astray."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from kingdom_gui.assets import asset
from kingdom_gui.document.document import Document
from kingdom_gui.document.files import Files, example_path
from kingdom_gui.document.settings import Preferences
from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.store.backups import backup_folder, versions_of
from kingdom_gui.store.campaign_file import load_campaign
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.lock import lock_path
from kingdom_gui.store.recovery import drop_kept, find_kept, places_left, unsaved_folder
from kingdom_gui.store.recovery_log import log_path
from kingdom_gui.store.rulefiles import load_rules

Windows = Callable[[], Files]


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return load_rules(asset("rules"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "shared"
    folder.mkdir()
    return Path(shutil.copy(example_path(), folder / "kay.kingdom.json"))


@pytest.fixture
def windows(qapp: QApplication, rules: Ruleset, tmp_path: Path) -> Iterator[Windows]:
    """Gives another window's files each time."""
    there: list[Files] = []

    def another() -> Files:
        document = Document(rules)
        there.append(Files(document, Preferences(tmp_path / "settings.ini")))
        documents.append(document)
        return there[-1]

    documents: list[Document] = []
    yield another
    for files in there:
        files.close()
    for place in places_left(unsaved_folder()):
        drop_kept(place)


def edit(files: Files, note: str) -> None:
    document = files._document
    document.do(Grant(kingdom=document.campaign.at_table, treasury=1, note=note))
    assert files.keeping.flush()


def said(place: Path, rules: Ruleset) -> str:
    """All that would be found again after a crash."""
    found = find_kept(place, rules)
    return "" if found is None else str(found.campaign.journal) + str(found.campaign.kingdoms)


def test_edits_of_both_are_found_again_when_one_takes_the_file_over(
    windows: Windows, path: Path, rules: Ruleset
) -> None:
    first, second = windows(), windows()
    told: list[object] = []
    first.keeping.taken_over.connect(told.append)
    first.open(path)
    edit(first, "before")
    second.open(path, force=True)
    edit(second, "theirs")
    edit(first, "after")
    assert len(told) == 1
    assert "theirs" in said(path, rules)
    assert "after" not in said(path, rules)
    mine = first.keeping._keeper
    assert mine is not None
    assert mine.place.parent == unsaved_folder()
    assert "before" in said(mine.place, rules)
    assert "after" in said(mine.place, rules)


def test_who_lost_the_file_does_not_save_over_it_unasked(
    windows: Windows, path: Path, rules: Ruleset
) -> None:
    first, second = windows(), windows()
    first.open(path)
    edit(first, "mine")
    second.open(path, force=True)
    edit(second, "theirs")
    with pytest.raises(StoreError) as caught:
        first.save()
    assert caught.value.code == "locked"
    assert first.save(path.with_name("mine.kingdom.json")) is None
    assert "theirs" in said(path, rules)
    edit(second, "theirs too")
    assert "theirs too" in said(path, rules)


def test_taking_a_file_back_leaves_the_other_its_edits(windows: Windows, path: Path, rules: Ruleset) -> None:
    first, second = windows(), windows()
    first.open(path)
    edit(first, "mine")
    second.open(path, force=True)
    edit(second, "theirs")
    assert first.save(force=True) is None
    assert "mine" in path.read_text("utf-8")
    edit(second, "theirs too")
    other = second.keeping._keeper
    assert other is not None
    assert other.place != path
    assert "theirs" in said(other.place, rules)
    assert "theirs too" in said(other.place, rules)


def test_the_one_whose_file_was_taken_over_takes_nothing_along_when_it_closes(
    windows: Windows, path: Path, rules: Ruleset
) -> None:
    first, second = windows(), windows()
    first.open(path)
    second.open(path, force=True)
    edit(second, "theirs")
    first.close()
    assert "theirs" in said(path, rules)
    assert lock_path(path).exists()


def test_a_lock_deleted_under_us_is_made_anew(windows: Windows, path: Path) -> None:
    first, second = windows(), windows()
    first.open(path)
    lock_path(path).unlink()
    edit(first, "mine")
    with pytest.raises(StoreError) as caught:
        second.open(path)
    assert caught.value.code == "locked"


def test_a_lock_deleted_and_taken_by_another_is_noticed(windows: Windows, path: Path, rules: Ruleset) -> None:
    first, second = windows(), windows()
    first.open(path)
    lock_path(path).unlink()
    second.open(path)
    edit(second, "theirs")
    edit(first, "mine")
    assert "theirs" in said(path, rules)
    assert first.keeping.look_after_lock() is not None


def test_a_log_deleted_under_us_is_written_anew(windows: Windows, path: Path, rules: Ruleset) -> None:
    files = windows()
    files.open(path)
    edit(files, "one")
    log_path(path).unlink()
    edit(files, "two")
    assert "one" in said(path, rules)
    assert "two" in said(path, rules)


def test_a_folder_that_is_gone_is_told_and_not_made_again(
    windows: Windows, path: Path, rules: Ruleset
) -> None:
    """A log on a disk that was pulled off still takes what is written; nobody would find it."""
    files = windows()
    told: list[StoreError] = []
    files.keeping.problem.connect(told.append)
    files.open(path)
    edit(files, "one")
    away = path.parent.rename(path.parent.with_name("away"))
    document = files._document
    document.do(Grant(kingdom=document.campaign.at_table, treasury=1, note="two"))
    assert files.keeping.flush()
    assert files.keeping.kept_aside
    assert [error.code for error in told] == ["disk_no_folder"]
    assert not path.parent.exists()
    (aside,) = unsaved_folder().glob(".elsewhere-*.log")
    assert "two" in said(aside.with_name(aside.name[1:].removesuffix(".log")), rules)
    away.rename(path.parent)
    assert files.keeping.flush()
    assert not files.keeping.kept_aside
    assert "two" in said(path, rules)
    assert not list(unsaved_folder().glob(".elsewhere-*"))


def test_a_file_that_cannot_be_read_any_more_is_not_replaced_unasked(
    windows: Windows, path: Path, rules: Ruleset
) -> None:
    files = windows()
    files.open(path)
    edit(files, "mine")
    with path.open("r+b") as file:
        file.truncate(300 << 20)  # larger than any of ours
    with pytest.raises(StoreError) as caught:
        files.save()
    assert caught.value.code == "changed_outside"
    assert files.save(force=True) is None
    assert load_campaign(path, rules) == files._document.campaign
    kept = [version for version in versions_of(path) if version.name == "unreadable"]
    assert [version.file.stat().st_size for version in kept] == [300 << 20]


@pytest.mark.parametrize("damage", [b'{"format": "kingdom-campaign", "version": 99}', b"torn"])
def test_what_a_repaired_campaign_replaces_is_kept_for_good(
    windows: Windows, path: Path, damage: bytes
) -> None:
    whole = path.read_bytes()
    files = windows()
    files.open(path)
    edit(files, "mine")
    other = path.with_name("damaged.kingdom.json")
    other.write_bytes(damage + whole)
    assert files.save(other) is None
    for number in range(15):  # more than rolling backups keep
        edit(files, str(number))
        assert files.save() is None
    kept = [version.file for version in versions_of(other) if version.name == "damaged"]
    assert [file.read_bytes() for file in kept] == [damage + whole]


def test_a_log_that_cannot_be_read_is_moved_aside_before_another_begins(windows: Windows, path: Path) -> None:
    """One of a newer version, say."""
    log_path(path).write_bytes(b'00000000 {"log":"kingdom-recovery","version":2}\n')
    files = windows()
    files.open(path)
    with pytest.raises(StoreError) as caught:
        files.recoverable(path)
    assert caught.value.code == "recovery_unreadable"
    edit(files, "mine")
    kept = [file for file in backup_folder(path).iterdir() if file.suffix == ".log"]
    assert [b'"version":2' in file.read_bytes() for file in kept] == [True]


def test_unsaved_work_that_cannot_be_read_hides_no_other(windows: Windows, rules: Ruleset) -> None:
    """Faults of one place among several are no reason not to offer the others."""
    first, second = windows(), windows()
    for files, note in ((first, "torn"), (second, "sound")):
        files.open_example()
        edit(files, note)
        keeper = files.keeping._keeper
        assert keeper is not None
        keeper.let_go()
        place = files.keeping._place
        assert place is not None
        lock_path(place.path).unlink()
        if note == "torn":
            log_path(place.path).write_bytes(b"no log\n")
        files.keeping.begin(None, "")
    found = windows().recoverable(None)
    assert found is not None
    assert "sound" in str(found.campaign.journal) + str(found.campaign.kingdoms)


def test_our_own_file_by_another_path_is_ours(windows: Windows, path: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.kingdom.json"
    link.symlink_to(path)
    files = windows()
    files.open(path)
    edit(files, "one")
    files.save(link)
    assert files._document.path == path
    assert not lock_path(path).with_name(".link.kingdom.json.lock").exists()
    files.open(link)
    assert files._document.path == path
    assert lock_path(path).exists()
    with pytest.raises(StoreError):
        windows().open(link)
    renamed = path.parent.rename(tmp_path / "renamed") / path.name
    files.open(renamed)
    assert lock_path(renamed).exists()
    edit(files, "two")
    assert files.save() is None
    files.close()
    assert not lock_path(renamed).exists()
