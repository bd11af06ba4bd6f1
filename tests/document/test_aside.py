"""A folder that takes nothing: unsaved edits go to the folder of states, and the next start offers them."""

from __future__ import annotations

import errno
import os
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
from kingdom_gui.store import disk
from kingdom_gui.store.backups import versions_of
from kingdom_gui.store.campaign_file import load_campaign
from kingdom_gui.store.elsewhere import places_elsewhere
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.lock import lock_path
from kingdom_gui.store.recovery import drop_kept
from kingdom_gui.store.rulefiles import load_rules

Start = Callable[[], Files]


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return load_rules(asset("rules"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "stick"
    folder.mkdir()
    return Path(shutil.copy(example_path(), folder / "kay.kingdom.json"))


@pytest.fixture
def start(qapp: QApplication, rules: Ruleset, tmp_path: Path) -> Iterator[Start]:
    """Starts the program, as far as its files go."""
    there: list[Files] = []

    def begun() -> Files:
        document = Document(rules)
        there.append(Files(document, Preferences(tmp_path / "settings.ini")))
        documents.append(document)
        return there[-1]

    documents: list[Document] = []
    yield begun
    for files in there:
        files.close()
    for place in places_elsewhere():
        drop_kept(place)


class OnlyRead:
    """Stands in for `os` in the seam: nothing can be made, moved or written below a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = os.fspath(folder)

    def __getattr__(self, name: str) -> object:
        real = getattr(os, name)
        if name not in ("open", "replace", "link", "unlink", "makedirs"):
            return real

        def call(path: os.PathLike[str], *arguments: object, **options: object) -> object:
            reads = name == "open" and not int(str(arguments[0])) & (os.O_WRONLY | os.O_CREAT)
            if os.fspath(path).startswith(self._folder) and not reads:
                raise OSError(errno.EROFS, os.strerror(errno.EROFS))
            return real(path, *arguments, **options)

        return call


def edit(files: Files, *notes: str) -> None:
    document = files._document
    for note in notes:
        document.do(Grant(kingdom=document.campaign.at_table, treasury=1, note=note))
    assert files.keeping.flush()


def killed(files: Files) -> None:
    """The program ends without a word; its lock may stay, and is nobody's any more."""
    files.leave()
    if (path := files._document.path) is not None:
        for folder in (path.parent, path.parent.with_name("away")):
            (folder / lock_path(path).name).unlink(missing_ok=True)


def test_edits_in_a_folder_that_can_only_be_read_are_offered_when_its_campaign_is_opened(
    start: Start, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk, "os", OnlyRead(path.parent))
    files = start()
    told: list[StoreError] = []
    files.keeping.problem.connect(told.append)
    files.open(path)
    edit(files, "one", "two", "three")
    assert files.keeping.kept_aside
    assert [error.code for error in told] == ["disk_read_only"]
    assert os.listdir(path.parent) == [path.name]
    campaign = files._document.campaign
    killed(files)
    again = start()
    again.open(path)
    found = again.recoverable(path)
    assert found is not None
    assert (found.campaign, found.of, found.elsewhere) == (campaign, path, False)
    assert len(found.done) == 3
    again.recover(found)
    assert again._document.path == path
    edit(again, "four")
    killed(again)
    monkeypatch.undo()  # the folder takes what is written again
    last = start()
    last.open(path)
    found = last.recoverable(path)
    assert found is not None
    last.recover(found)
    assert "four" in str(last._document.campaign.journal)
    assert last.save() is None
    assert not places_elsewhere()
    assert start().recoverable(None) is None


def test_edits_of_a_folder_that_is_gone_are_offered_on_the_next_start(start: Start, path: Path) -> None:
    files = start()
    files.open(path)
    edit(files, "one")
    away = path.parent.rename(path.parent.with_name("away"))
    edit(files, "two")
    killed(files)
    again = start()
    found = again.recoverable(None)
    assert found is not None
    again.recover(found)
    assert again._document.path is None
    assert "two" in str(again._document.campaign.journal)
    assert again.suggested_path(path.parent.parent).parent == path.parent.parent
    again.leave()
    away.rename(path.parent)


def test_on_the_next_start_the_campaign_itself_is_opened_where_it_is_there_again(
    start: Start, path: Path, rules: Ruleset
) -> None:
    files = start()
    files.open(path)
    away = path.parent.rename(path.parent.with_name("away"))
    edit(files, "one")
    killed(files)
    away.rename(path.parent)
    again = start()
    found = again.recoverable(None)
    assert found is not None
    again.recover(found)
    assert again._document.path == path
    assert again.save() is None
    assert "one" in str(load_campaign(path, rules).journal)


def test_a_file_changed_since_is_told_and_what_is_not_taken_up_goes_to_its_backups(
    start: Start, path: Path, rules: Ruleset
) -> None:
    files = start()
    files.open(path)
    away = path.parent.rename(path.parent.with_name("away"))
    edit(files, "one")
    killed(files)
    away.rename(path.parent)
    path.write_bytes(path.read_bytes() + b"\n")
    again = start()
    found = again.recoverable(path)
    assert found is not None
    assert found.elsewhere
    kept = again.put_by(found)
    assert [version.file for version in versions_of(path)] == [kept]
    assert again.recoverable(path) is None
    assert "one" in str(load_campaign(kept, rules).journal)


def test_a_window_that_is_open_still_has_its_edits_offered_to_no_other(start: Start, path: Path) -> None:
    first = start()
    first.open(path)
    away = path.parent.rename(path.parent.with_name("away"))
    edit(first, "one")
    assert start().recoverable(None) is None
    away.rename(path.parent)
    assert first.keeping.flush()


def test_nothing_is_written_where_a_disk_was_mounted(
    start: Start, path: Path, rules: Ruleset, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The empty folder that is left is hidden once the disk is back, with all that was saved into it."""
    files = start()
    files.open(path)
    edit(files, "one")
    away = path.parent.rename(path.parent.with_name("away"))
    path.parent.mkdir()
    monkeypatch.setattr(disk, "device_of", lambda _: 7)
    edit(files, "two")
    assert files.keeping.kept_aside
    for force in (False, True):
        with pytest.raises(StoreError) as caught:
            files.save(force=force)
        assert caught.value.code == "disk_unmounted"
    assert os.listdir(path.parent) == []
    path.parent.rmdir()
    away.rename(path.parent)
    edit(files, "three")
    assert not files.keeping.kept_aside, "the same disk may have another number when it is back"
    assert files.save() is None
    assert "two" in str(load_campaign(path, rules).journal)
