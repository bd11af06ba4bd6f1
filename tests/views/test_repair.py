"""A damaged campaign is opened as far as it can be read, or an earlier version of it; the file stays."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.store.backups import backups_of, versions_of
from kingdom_gui.store.campaign_file import load_campaign
from kingdom_gui.store.lock import lock_path
from kingdom_gui.store.recovery_log import log_path
from kingdom_gui.views.dialogs.recovered import RecoveredDialog
from kingdom_gui.views.dialogs.repair import RepairDialog
from kingdom_gui.views.main_window import MainWindow

from .modal import answer
from .test_recovered import press, treasury


@pytest.fixture
def path(window: MainWindow, tmp_path: Path) -> Path:
    """A campaign's file with a backup, which is not open."""
    path = tmp_path / "ashmark.kingdom.json"
    window.files.save(path)
    window.document.do(Grant(kingdom=window.document.campaign.at_table, treasury=1000))
    window.files.save(path)
    window.files.close()
    window.document.undo_stack.setClean()
    return path


def cut(path: Path) -> bytes:
    data = path.read_bytes()
    damaged = data[: data.index(b'"journal"') + 150]
    path.write_bytes(damaged)
    return damaged


def texts(dialog: RepairDialog) -> str:
    root = dialog.places.invisibleRootItem()
    lines = [root.child(n) for n in range(root.childCount())]
    return "\n".join(
        f"{g.text(0)}\n" + "\n".join(g.child(n).text(0) for n in range(g.childCount())) for g in lines
    )


def test_what_can_be_read_is_opened_as_a_copy_and_the_file_stays(
    qtbot: QtBot, window: MainWindow, path: Path
) -> None:
    damaged = cut(path)
    told: list[str] = []

    def look(dialog: RepairDialog) -> None:
        told.append(texts(dialog))
        press(qtbot, dialog, "Open what can be read")

    answer(qtbot, RepairDialog, look, lambda: window.file_commands.open(path))
    assert "Left out (1)" in told[0]
    assert "The file ends in the middle" in told[0]
    assert window.document.path is None
    assert window.document.modified
    assert window.document.kingdom is not None
    assert path.read_bytes() == damaged
    suggested = window.files.suggested_path(Path("/elsewhere"))
    assert suggested == path.with_name("ashmark-2.kingdom.json")
    window.files.save(suggested)
    assert load_campaign(suggested, window.document.rules) == window.document.campaign
    assert path.read_bytes() == damaged


def test_an_earlier_version_is_opened_instead(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    path.write_bytes(b"\0" * 4000)
    (backup,) = backups_of(path)
    told: list[str] = []

    def look(dialog: RepairDialog) -> None:
        item = dialog.versions.item(0)
        assert item is not None
        told.append(item.text())
        assert not dialog.anyway.isVisible()
        press(qtbot, dialog, "Open the earlier version")

    answer(qtbot, RepairDialog, look, lambda: window.file_commands.open(path))
    assert "month 2" in told[0]
    assert "ago" in told[0]
    assert window.document.campaign == load_campaign(backup, window.document.rules)
    assert window.document.path is None
    assert window.files.suggested_path(path.parent) == path.with_name("ashmark-2.kingdom.json")


def test_a_file_that_is_gone_has_its_earlier_versions(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    path.unlink()
    answer(qtbot, RepairDialog, lambda dialog: dialog.reject(), lambda: window.file_commands.open(path))


def test_where_nothing_can_be_read_and_nothing_is_kept_a_sentence_says_so(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    other = tmp_path / "other.kingdom.json"
    other.write_bytes(b"hello")
    said: list[str] = []

    def close(box: QMessageBox) -> None:
        said.append(box.text())
        box.close()

    answer(qtbot, QMessageBox, close, lambda: window.file_commands.open(other))
    assert "is not JSON here" in said[0]


@pytest.mark.parametrize("keep", [True, False])
def test_unknown_fields_are_saved_again_if_wanted(
    qtbot: QtBot, window: MainWindow, path: Path, keep: bool
) -> None:
    path.write_bytes(path.read_bytes().replace(b'"month":', b'"weather": "fog",\n"month":', 1))

    def look(dialog: RepairDialog) -> None:
        assert "There is no field “weather”" in texts(dialog)
        dialog.keep.setChecked(keep)
        press(qtbot, dialog, "Open what can be read")

    answer(qtbot, RepairDialog, look, lambda: window.file_commands.open(path))
    copy = path.with_name("copy.kingdom.json")
    window.files.save(copy)
    assert (b'"weather": "fog"' in copy.read_bytes()) == keep
    if not keep:
        return
    # And after a crash with an edit not saved.
    window.document.do(Grant(kingdom=window.document.campaign.at_table, treasury=7))
    window.files.keeping.flush()
    has = treasury(window)
    log = log_path(copy).read_bytes()
    window.files.close()
    window.document.undo_stack.setClean()
    log_path(copy).write_bytes(log)
    lock_path(copy).unlink(missing_ok=True)
    seen: list[str] = []

    def take(dialog: RepairDialog) -> None:
        seen.append("repair")
        answer_next()
        press(qtbot, dialog, "Open what can be read")

    def answer_next() -> None:
        from PySide6.QtCore import QTimer
        from PySide6.QtWidgets import QApplication

        def look_again() -> None:
            dialog = QApplication.activeModalWidget()
            if isinstance(dialog, RecoveredDialog):
                seen.append("recovered")
                press(qtbot, dialog, "Take it up")
            else:
                QTimer.singleShot(20, look_again)

        QTimer.singleShot(20, look_again)

    answer(qtbot, RepairDialog, take, lambda: window.file_commands.open(copy))
    assert seen == ["repair", "recovered"]
    assert treasury(window) == has
    again = path.with_name("again.kingdom.json")
    window.files.save(again)
    assert b'"weather": "fog"' in again.read_bytes()


def test_versions_are_told_by_time_month_and_name(window: MainWindow, path: Path) -> None:
    window.files.open(path)
    window.files.keep_version("mine")
    window.files.keep_version("month-2")
    found = versions_of(path)
    assert sorted(version.name for version in found) == ["", "mine", "month-2"]
    assert [version.month for version in found if not version.name] == [2]
