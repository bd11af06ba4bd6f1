"""The open campaign's file: opening, saving, the lock, unsaved edits set aside and taken up again."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_gui.assets import asset
from kingdom_gui.document.document import Document
from kingdom_gui.document.files import Files, example_path
from kingdom_gui.document.settings import Preferences
from kingdom_gui.engine.actions.found import AdvanceMonth, FoundKingdom
from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.store.backups import backup_folder, backups_of
from kingdom_gui.store.campaign_file import load_campaign
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.lock import lock_path
from kingdom_gui.store.rulefiles import load_rules


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return load_rules(asset("rules"))


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    return Preferences(tmp_path / "settings.ini")


@pytest.fixture
def document(qapp: QApplication, rules: Ruleset) -> Document:
    document = Document(rules)
    document.do(FoundKingdom(kingdom="k", name="Kay: a / realm", treasury=50))
    return document


@pytest.fixture
def files(document: Document, preferences: Preferences) -> Iterator[Files]:
    files = Files(document, preferences)
    files.start(document.campaign)
    yield files
    files.close()  # or it would go on trying to keep edits while other tests run


def test_a_campaign_without_a_file_counts_as_unsaved(document: Document, files: Files) -> None:
    assert files.has_campaign
    assert document.path is None
    assert document.modified


def test_what_is_saved_is_what_is_opened(
    document: Document, files: Files, preferences: Preferences, tmp_path: Path, rules: Ruleset
) -> None:
    path = tmp_path / "kay.kingdom.json"
    assert files.save(path) is None
    assert not document.modified
    assert preferences.recent == [path]
    files.close()
    other = Document(rules)
    again = Files(other, preferences)
    again.open(path)
    assert other.campaign == document.campaign
    assert not other.modified
    again.close()


def test_saving_without_a_name_is_the_callers_mistake(files: Files) -> None:
    with pytest.raises(ValueError, match="needs a name"):
        files.save()


def test_an_open_campaign_is_locked_until_it_is_closed(
    document: Document, files: Files, preferences: Preferences, tmp_path: Path, rules: Ruleset
) -> None:
    path = tmp_path / "kay.kingdom.json"
    files.save(path)
    assert lock_path(path).is_file()
    other = Document(rules)
    second = Files(other, preferences)
    before = other.campaign
    with pytest.raises(StoreError) as locked:
        second.open(path)
    assert locked.value.code == "locked"
    assert other.campaign is before
    second.open(path, force=True)
    assert other.campaign == document.campaign
    second.close()
    files.close()
    assert not lock_path(path).exists()


def test_saving_under_another_name_moves_the_lock(files: Files, tmp_path: Path) -> None:
    first, second = tmp_path / "one.kingdom.json", tmp_path / "two.kingdom.json"
    files.save(first)
    files.save(second)
    assert not lock_path(first).exists()
    assert lock_path(second).is_file()
    files.close()


def test_a_bad_file_leaves_everything_as_it_was(document: Document, files: Files, tmp_path: Path) -> None:
    good = tmp_path / "good.kingdom.json"
    files.save(good)
    bad = tmp_path / "bad.kingdom.json"
    bad.write_text("{", encoding="utf-8")
    before = document.campaign
    with pytest.raises(StoreError):
        files.open(bad)
    assert document.campaign is before
    assert document.path == good
    assert lock_path(good).is_file()
    assert not lock_path(bad).exists()
    files.close()


def after_a_crash(path: Path, rules: Ruleset, preferences: Preferences) -> tuple[Document, Files]:
    """The program started anew on a file whose lock nobody holds any more."""
    lock_path(path).unlink(missing_ok=True)
    document = Document(rules)
    files = Files(document, preferences)
    files.open(path)
    return document, files


def test_every_edit_is_found_again_after_a_crash(
    document: Document, files: Files, preferences: Preferences, tmp_path: Path, rules: Ruleset
) -> None:
    path = tmp_path / "kay.kingdom.json"
    files.save(path)
    document.do(Grant(kingdom="k", treasury=9))
    document.do(Grant(kingdom="k", treasury=1))
    document.undo_stack.undo()
    document.do(AdvanceMonth(kingdom="k", override="so it is"))
    other, again = after_a_crash(path, rules, preferences)
    found = again.recoverable(path)
    assert found is not None
    assert [done.code for done in found.done] == ["granted", "granted", "undone", "month_begun"]
    again.recover(found)
    assert other.campaign == document.campaign
    assert other.modified
    assert other.path == path
    assert load_campaign(path, rules) != document.campaign  # the file is as it was
    third, once_more = after_a_crash(path, rules, preferences)  # what is taken up is kept at once
    found = once_more.recoverable(path)
    assert found is not None
    once_more.recover(found)
    assert third.campaign == document.campaign
    once_more.save()
    assert once_more.recoverable(path) is None
    assert sorted(tmp_path.glob(".kay*")) == [lock_path(path)]
    once_more.close()


def test_unsaved_work_that_is_not_taken_up_stays_among_the_backups(
    document: Document, files: Files, preferences: Preferences, tmp_path: Path, rules: Ruleset
) -> None:
    path = tmp_path / "kay.kingdom.json"
    files.save(path)
    document.do(Grant(kingdom="k", treasury=9))
    _, again = after_a_crash(path, rules, preferences)
    found = again.recoverable(path)
    assert found is not None
    kept = again.put_by(found)
    assert load_campaign(kept, rules) == document.campaign
    assert again.recoverable(path) is None
    again.close()


def test_a_campaign_without_a_file_is_found_again_too(
    document: Document,
    preferences: Preferences,
    rules: Ruleset,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("kingdom_gui.store.recovery.unsaved_folder", lambda: tmp_path / "state")
    files = Files(document, preferences)
    files.start(document.campaign)
    assert not (tmp_path / "state").exists()  # nothing was done yet
    document.do(Grant(kingdom="k", treasury=9))
    second = Document(rules)
    beside = Files(second, preferences)
    beside.start(document.campaign)
    second.do(Grant(kingdom="k", treasury=2))  # two windows keep apart
    assert beside.recoverable(None) is None  # both are open
    for lock in (tmp_path / "state").glob("*.lock"):
        lock.unlink()
    third = Document(rules)
    again = Files(third, preferences)
    for campaign in (document.campaign, second.campaign):
        found = again.recoverable(None)
        assert found is not None
        again.recover(found)
        assert third.campaign == campaign
        assert third.path is None
        again.close()
    assert again.recoverable(None) is None
    assert list((tmp_path / "state").iterdir()) == []


def test_closing_throws_kept_edits_away(document: Document, files: Files, tmp_path: Path) -> None:
    path = tmp_path / "kay.kingdom.json"
    files.save(path)
    document.do(Grant(kingdom="k", treasury=9))
    files.close()
    assert files.recoverable(path) is None
    assert list(tmp_path.glob(".kay*")) == []


def test_edits_that_cannot_be_kept_are_told_once_and_kept_as_soon_as_it_works(
    qtbot: QtBot, document: Document, files: Files, preferences: Preferences, tmp_path: Path, rules: Ruleset,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    path = tmp_path / "kay.kingdom.json"
    files.save(path)
    told: list[StoreError] = []
    files.keeping.problem.connect(told.append)

    def fail(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    document.do(Grant(kingdom="k", treasury=1))
    with monkeypatch.context() as full:
        full.setattr("kingdom_gui.store.disk.os.write", fail)
        document.do(Grant(kingdom="k", treasury=2))
        document.do(Grant(kingdom="k", treasury=4))
        assert not files.keeping.flush()
    assert [error.code for error in told] == ["disk_full"]
    document.do(Grant(kingdom="k", treasury=8))
    assert files.keeping.flush()
    _, again = after_a_crash(path, rules, preferences)
    found = again.recoverable(path)
    assert found is not None
    assert found.campaign == document.campaign
    assert len(told) == 1
    again.close()


def test_a_file_changed_by_somebody_else_is_not_overwritten_unasked(
    document: Document, files: Files, tmp_path: Path
) -> None:
    path = tmp_path / "kay.kingdom.json"
    files.save(path)
    theirs = path.read_bytes().replace(b"Kay", b"May")
    path.write_bytes(theirs)
    document.do(Grant(kingdom="k", treasury=1))
    with pytest.raises(StoreError) as caught:
        files.save()
    assert caught.value.code == "changed_outside"
    assert path.read_bytes() == theirs
    files.save(force=True)
    assert path.read_bytes() != theirs
    assert backups_of(path)[0].read_bytes() == theirs
    files.close()


def test_the_name_offered_is_one_a_disk_takes(files: Files, tmp_path: Path) -> None:
    suggested = files.suggested_path(tmp_path)
    assert suggested.parent == tmp_path
    assert suggested.name == "Kay  a   realm.kingdom.json"


def test_the_example_opens_without_a_file_of_its_own(document: Document, files: Files) -> None:
    files.open_example()
    assert document.path is None
    assert not document.modified
    assert document.kingdom is not None
    assert not lock_path(example_path()).exists()


def test_an_example_opened_as_a_file_is_shown_without_it(
    document: Document, files: Files, preferences: Preferences
) -> None:
    files.open(example_path())
    assert document.kingdom is not None
    assert document.path is None
    assert not document.modified
    assert not lock_path(example_path()).exists()
    assert preferences.recent == []


def test_the_example_by_its_path_is_opened_the_same_way(document: Document, files: Files) -> None:
    before = example_path().read_bytes()
    files.open(example_path())
    assert document.path is None
    assert not lock_path(example_path()).exists()
    document.do(Grant(kingdom=document.campaign.at_table, treasury=1))
    assert example_path().read_bytes() == before
    files.close()


# --- going back to an earlier month ---------------------------------------------------------------------


@pytest.fixture
def played(document: Document, files: Files) -> Files:
    """A campaign in its third month."""
    for _ in range(2):
        document.do(AdvanceMonth(kingdom="k"))
    return files


def test_what_is_rewound_is_kept_beside_the_file_with_its_unsaved_edits(
    document: Document, played: Files, tmp_path: Path, rules: Ruleset
) -> None:
    path = tmp_path / "kay.kingdom.json"
    played.save(path)
    document.do(Grant(kingdom="k", treasury=5, note="unsaved"))
    before = document.campaign
    done, kept = played.rewind(2)
    assert done
    assert document.campaign.month == 2
    assert kept is not None
    assert kept.parent == backup_folder(path)
    assert kept.name.startswith("kay.month-3.")
    assert load_campaign(kept, rules) == before
    assert kept not in backups_of(path), "the rolling backups would drop it some day"
    document.undo_stack.undo()
    assert document.campaign == before
    played.close()


def test_two_copies_of_one_moment_do_not_meet(document: Document, played: Files, tmp_path: Path) -> None:
    played.save(tmp_path / "kay.kingdom.json")
    kept = set()
    for _ in range(3):
        kept.add(played.rewind(2).kept)
        document.undo_stack.undo()
    assert len(kept) == 3
    played.close()


def test_without_a_file_there_is_no_copy(document: Document, played: Files) -> None:
    assert played.rewind(2) == (True, None)
    assert document.campaign.month == 2


def test_what_cannot_be_rewound_leaves_no_copy(document: Document, played: Files, tmp_path: Path) -> None:
    path = tmp_path / "kay.kingdom.json"
    played.save(path)
    refused: list[object] = []
    document.refused.connect(refused.append)
    assert played.rewind(9) == (False, None)
    assert len(refused) == 1
    assert not backup_folder(path).exists()
    played.close()


def test_where_no_copy_can_be_made_nothing_is_rewound(
    document: Document, played: Files, tmp_path: Path
) -> None:
    path = tmp_path / "kay.kingdom.json"
    played.save(path)
    backup_folder(path).write_text("in the way", encoding="utf-8")
    with pytest.raises(StoreError):
        played.rewind(2)
    assert document.campaign.month == 3
    played.close()


@pytest.mark.parametrize("whole", [True, False])
def test_a_copy_is_saved_with_the_pictures_of_the_original(
    document: Document, files: Files, rules: Ruleset, tmp_path: Path, whole: bool
) -> None:
    from immutables import Map

    from kingdom_gui.engine.state import Campaign, MapPicture
    from kingdom_gui.store.campaign_file import save_campaign

    picture = MapPicture(0, "one.png", "0" * 64, 1, 10, 10, 0.0, 0.0, 5.0)
    original, version = tmp_path / "vale.kingdom.json", tmp_path / "old" / "vale.1.kingdom.json"
    version.parent.mkdir()
    for path in (original, version):
        save_campaign(path, Campaign(pictures=Map({0: picture})))
    (tmp_path / "vale.pictures").mkdir()
    (tmp_path / "vale.pictures" / "one.png").write_bytes(b"x" * 1000)
    if whole:
        files.open_copy(original)
    else:
        files.open_copy(version, original)
    files.save(tmp_path / "copy.kingdom.json")
    assert (tmp_path / "copy.pictures" / "one.png").read_bytes() == b"x" * 1000
    assert document.copy_of is None
