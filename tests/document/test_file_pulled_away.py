"""Another program changes, removes or replaces the file of an open campaign: what is not saved is found
again, whole, however this program ends.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from kingdom_gui.document.document import Document
from kingdom_gui.document.files import Files
from kingdom_gui.document.settings import Preferences
from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.lock import lock_path
from kingdom_gui.store.recovery import snapshot_path
from kingdom_gui.store.recovery_log import log_path

from ..store.killed import RULES, treasury
from ..store.test_kill import begun


def _into_a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def _into_a_pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


PULLS: dict[str, Callable[[Path], object]] = {
    "removed": Path.unlink,
    "changed": lambda path: path.write_bytes(path.read_bytes() + b"\n"),
    "zeroed": lambda path: path.write_bytes(bytes(path.stat().st_size)),
    "cut": lambda path: os.truncate(path, 100),
    "renamed": lambda path: path.rename(path.with_name("other.json")),
    "a folder": _into_a_folder,
    "a pipe": _into_a_pipe,
}


def _opened(path: Path) -> Files:
    document = Document(RULES)
    files = Files(document, Preferences(path.with_name("settings.ini")), document)
    files.open(path)
    return files


def _edit(files: Files) -> None:
    files._document.do(Grant(kingdom="k", treasury=1))


@pytest.mark.parametrize("then", ["edited", "saved", "looked"])
@pytest.mark.parametrize("pull", PULLS)
def test_what_is_not_saved_is_found_again(pull: str, then: str, qapp: QApplication, tmp_path: Path) -> None:
    if pull == "a pipe" and os.name != "posix":
        pytest.skip("no pipes here")
    path = begun(tmp_path / "kay.kingdom.json")
    files = _opened(path)
    _edit(files)
    PULLS[pull](path)
    if then == "edited":
        _edit(files)
    elif then == "looked":
        files.keeping.look_after_file()
    else:
        with suppress(StoreError):
            files.save()
    wanted = treasury(files._document.campaign)
    modified = files._document.modified
    files.leave()
    found = files.recoverable(path)
    if not modified:
        assert found is None
        return
    assert found is not None
    assert treasury(found.campaign) == wanted
    assert found.elsewhere == (pull in ("changed", "zeroed", "cut"))
    assert found.of is None


def test_the_log_says_so_of_a_long_evening_too(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A log that began anew with a snapshot knows no more by itself which file it belongs to."""
    monkeypatch.setattr("kingdom_gui.store.recovery.LONGEST", 10)
    path = begun(tmp_path / "kay.kingdom.json")
    for changed in (False, True):
        files = _opened(path)
        for _ in range(3):
            _edit(files)
        files.leave()
        assert snapshot_path(path).exists()
        if changed:
            path.write_bytes(path.read_bytes() + b"\n")
        found = files.recoverable(path)
        assert found is not None
        assert found.elsewhere == changed


@pytest.mark.skipif(os.name != "posix", reason="links are the administrator's elsewhere")
def test_where_a_link_leads_in_the_place_of_our_own_files(qapp: QApplication, tmp_path: Path) -> None:
    """A folder of campaigns comes from anybody; a link in it must not have us write over another file."""
    path = begun(tmp_path / "kay.kingdom.json")
    for file in (log_path(path), snapshot_path(path), lock_path(path)):
        precious = tmp_path / f"precious{file.suffix}"
        precious.write_text("precious")
        file.symlink_to(precious)
    files = _opened(path)
    _edit(files)
    files._document.undo_stack.undo()
    _edit(files)
    path.unlink()
    _edit(files)
    files.save()
    files.close()
    assert [one.read_text() for one in tmp_path.glob("precious*")] == ["precious"] * 3


def test_a_lock_says_what_it_says_on_one_short_line(qapp: QApplication, tmp_path: Path) -> None:
    path = begun(tmp_path / "kay.kingdom.json")
    long = "\\u001b[31m\\n" + 2000 * "a"
    lock_path(path).write_text(f'{{"user": "{long}", "machine": "", "process": 1, "since": "{long}"}}')
    with pytest.raises(StoreError) as caught:
        _opened(path)
    assert caught.value.code == "locked"
    assert len(str(caught.value)) < len(str(path)) + 300
    assert str(caught.value).replace(str(path), "").isprintable()
