"""The wizard for maps of other programs: what is clicked is seen at once, and what is seen comes in."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from kingdom_gui.engine.hexes import from_offset, to_offset
from kingdom_gui.engine.state import Campaign
from kingdom_gui.store.importers.foreign import ForeignMap
from kingdom_gui.store.importers.reading import read_map
from kingdom_gui.views.dialogs.import_map import ImportMapDialog
from kingdom_gui.views.dialogs.import_map_names import OURS
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.picture.dialog import PictureDialog
from kingdom_gui.views.welcome import Welcome

from ..store.importers.made import PIXEL, tmx, uvtt
from .clipping import clipped
from .modal import answer

ODD = """\
0101 forest "Oldwood"
0102 zzork
0103 zzork
0201 frumious hills
0202 plains
0203 water
0101-0202 river
0201-0203 trail
"""


@pytest.fixture
def odd(tmp_path: Path) -> Path:
    path = tmp_path / "odd.txt"
    path.write_text(ODD, encoding="utf-8")
    return path


def opened(qtbot: QtBot, window: MainWindow, path: Path, onto: bool = True) -> ImportMapDialog:
    foreign = read_map(path, window.document.rules)
    assert isinstance(foreign, ForeignMap)
    dialog = ImportMapDialog(window.document, path, foreign, onto, window)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def at_rest(qtbot: QtBot, dialog: ImportMapDialog) -> None:
    qtbot.waitUntil(lambda: not dialog._waiting.isActive() and not dialog._checking.isActive())


def click(qtbot: QtBot, widget: QPushButton) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def tick(qtbot: QtBot, button) -> None:
    # The mark itself: the rest of a wide check box takes no click.
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(10, button.height() // 2))


def shown(dialog: ImportMapDialog) -> list[tuple[str, str, str]]:
    model = dialog.names.names
    return [
        tuple(str(model.index(row, column).data()) for column in range(3)) for row in range(model.rowCount())
    ]


def choose(qtbot: QtBot, dialog: ImportMapDialog, row: int, ours: str) -> None:
    """Click the cell of a row, then what it shall be in the box that opens."""
    index = dialog.names.names.index(row, OURS)
    where = dialog.names.visualRect(index).center()
    qtbot.mouseClick(dialog.names.viewport(), Qt.MouseButton.LeftButton, pos=where)
    qtbot.mouseDClick(dialog.names.viewport(), Qt.MouseButton.LeftButton, pos=where)
    box = dialog.names.findChild(QComboBox)
    assert box is not None
    view = box.view()
    qtbot.waitUntil(view.isVisible)
    entry = view.model().index(box.findData(ours), 0)
    view.scrollTo(entry)
    QApplication.processEvents()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(entry).center())
    qtbot.waitUntil(lambda: dialog.names.names.index(row, OURS).data(Qt.ItemDataRole.EditRole) == ours)


def test_names_not_understood_come_first_with_a_sign_and_their_counts(
    qtbot: QtBot, window: MainWindow, odd: Path
) -> None:
    dialog = opened(qtbot, window, odd)
    rows = shown(dialog)
    assert rows[0] == ("zzork ?", "2", "A note on the hex")
    assert rows[1] == ("frumious ?", "1", "A note on the hex")
    assert ("forest", "1", "Forest") in rows
    assert ("river (line)", "1", "A river") in rows
    assert "2" in dialog.unsure.text()


def test_what_is_clicked_in_the_table_is_on_the_map_at_once(
    qtbot: QtBot, window: MainWindow, odd: Path
) -> None:
    dialog = opened(qtbot, window, odd)
    at_rest(qtbot, dialog)
    before = dialog.preview.grab().toImage()
    choose(qtbot, dialog, 0, "desert")
    at_rest(qtbot, dialog)
    assert dialog.placed is not None
    assert sum(there.terrain == "desert" for there in dialog.placed.hexes.values()) == 2
    assert dialog.preview.grab().toImage() != before
    assert shown(dialog)[0] == ("zzork", "2", "Desert")


def test_several_selected_names_are_taken_for_one_thing(qtbot: QtBot, window: MainWindow, odd: Path) -> None:
    dialog = opened(qtbot, window, odd)
    dialog.names.selectAll()
    dialog.names.names.take_for([0, 1], "marsh")
    at_rest(qtbot, dialog)
    assert [row[2] for row in shown(dialog)[:2]] == ["Marsh", "Marsh"]
    # A line is no marsh: it stays what it is.
    dialog.names.names.take_for(list(range(dialog.names.names.rowCount())), "marsh")
    assert ("river (line)", "1", "A river") in shown(dialog)


def test_a_name_that_is_left_out_takes_its_hexes_along(qtbot: QtBot, window: MainWindow, odd: Path) -> None:
    dialog = opened(qtbot, window, odd)
    choose(qtbot, dialog, 0, "none")
    at_rest(qtbot, dialog)
    assert dialog.caption.text().startswith("4 hexes")
    dialog.names.names.take_for(list(range(dialog.names.names.rowCount())), "none")
    at_rest(qtbot, dialog)
    assert not dialog.do_button.isEnabled()
    assert "no hex" in dialog.do_button.toolTip()


def test_mirrored_moved_and_turned(qtbot: QtBot, window: MainWindow, odd: Path) -> None:
    dialog = opened(qtbot, window, odd)
    lie = dialog.lie
    assert lie.orientation.currentText() == "Flat tops, as the map has it"
    assert dialog.placed is not None
    assert dialog.placed.hexes[from_offset(0, 0, "flat", "odd")].name == "Oldwood"
    tick(qtbot, lie.flip_y)
    at_rest(qtbot, dialog)
    assert dialog.placed.stagger == "even"
    assert dialog.placed.hexes[from_offset(0, 2, "flat", "even")].name == "Oldwood"
    tick(qtbot, lie.flip_y)
    qtbot.keyClicks(lie.columns, "4")
    qtbot.keyClick(lie.columns, Qt.Key.Key_Tab)
    at_rest(qtbot, dialog)
    assert any(there.name == "Oldwood" for h, there in dialog.placed.hexes.items() if h[1] >= 4)
    lie.orientation.setCurrentIndex(lie.orientation.findData("pointy"))
    at_rest(qtbot, dialog)
    assert dialog.placed.orientation == "pointy"
    assert lie.stagger.itemText(0).startswith("Rows")


def test_a_table_is_read_anew_when_its_hexes_stand_otherwise(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "m.csv"
    path.write_text("q,r,terrain\n0,0,plains\n1,0,hills\n0,1,forest\n", encoding="utf-8")
    dialog = opened(qtbot, window, path)
    assert dialog.placed is not None
    hexes = dict(dialog.placed.hexes)
    dialog.lie.orientation.setCurrentIndex(dialog.lie.orientation.findData("flat"))
    at_rest(qtbot, dialog)
    assert dialog.placed.orientation == "flat"
    assert {h: t.terrain for h, t in dialog.placed.hexes.items()} == {h: t.terrain for h, t in hexes.items()}
    assert not dialog.lie.stagger.isEnabled()


def test_onto_the_open_map_is_one_step_that_one_undo_takes_back(
    qtbot: QtBot, window: MainWindow, odd: Path
) -> None:
    document = window.document
    before = document.campaign
    dialog = opened(qtbot, window, odd)
    click(qtbot, dialog.onto)
    qtbot.keyClicks(dialog.lie.columns, "40")
    qtbot.keyClick(dialog.lie.columns, Qt.Key.Key_Tab)
    at_rest(qtbot, dialog)
    count = document.undo_stack.count()
    click(qtbot, dialog.do_button)
    assert dialog.result() == ImportMapDialog.DialogCode.Accepted
    assert document.undo_stack.count() == count + 1
    assert len(document.campaign.hexes) == len(before.hexes) + 6
    assert document.campaign.settings == before.settings  # the open map keeps how its hexes stand
    document.undo_stack.undo()
    assert document.campaign.hexes == before.hexes


def test_on_a_map_that_keeps_how_it_stands_columns_and_rows_stay_what_they_are(
    qtbot: QtBot, window: MainWindow, odd: Path
) -> None:
    """A flat-topped map of two columns is no slanting strip on one whose hexes stand on their points."""
    settings = window.document.campaign.settings
    assert settings.orientation == "pointy"
    dialog = opened(qtbot, window, odd)
    click(qtbot, dialog.onto)
    at_rest(qtbot, dialog)
    assert not dialog.lie.orientation.isEnabled()
    assert dialog.placed is not None
    places = {to_offset(h, "pointy", settings.stagger) for h in dialog.placed.hexes}
    assert places == {(column, row) for column in range(2) for row in range(3)}
    tick(qtbot, dialog.keep)
    at_rest(qtbot, dialog)
    assert dialog.lie.orientation.isEnabled()
    assert dialog.placed.orientation == "flat"


def test_what_stands_against_it_is_told_and_nothing_is_done(
    qtbot: QtBot, window: MainWindow, odd: Path
) -> None:
    before = window.document.campaign
    dialog = opened(qtbot, window, odd)
    click(qtbot, dialog.onto)
    tick(qtbot, dialog.clear)
    at_rest(qtbot, dialog)
    assert "reigns" in dialog.refused.text()
    assert not dialog.do_button.isEnabled()
    assert window.document.campaign is before
    tick(qtbot, dialog.clear)
    at_rest(qtbot, dialog)
    assert dialog.do_button.isEnabled()


def test_remarks_are_told_in_words_of_the_window(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "m.txt"
    path.write_text("include https://example.org/x.txt\n0101 forest\nwhat is this\n", encoding="utf-8")
    dialog = opened(qtbot, window, path)
    assert "was not followed" in dialog.remarks.text()
    assert "neither a hex nor a way" in dialog.remarks.text()
    assert "--terrain" not in dialog.remarks.text()


def test_the_menu_makes_a_new_campaign_of_a_map(
    qtbot: QtBot, window: MainWindow, odd: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", staticmethod(lambda *_: (str(odd), "")))
    window.document.undo_stack.setClean()
    monkeypatch.setattr(window.file_commands.importing, "_may_leave", lambda: True)

    def finish(dialog: ImportMapDialog) -> None:
        assert dialog.name.text() == "odd"
        dialog.name.clear()
        qtbot.keyClicks(dialog.name, "Zork Vale")
        click(qtbot, dialog.do_button)

    answer(qtbot, ImportMapDialog, finish, window.menus.actions["import_map"].trigger)
    campaign = window.document.campaign
    assert campaign.settings.name == "Zork Vale"
    assert len(campaign.hexes) == 6
    assert not campaign.kingdoms
    assert window.files.has_campaign


def test_unsaved_work_is_asked_about_before_it_makes_room(
    qtbot: QtBot, window: MainWindow, odd: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = window.document.campaign
    monkeypatch.setattr(window.file_commands.importing, "_may_leave", lambda: False)

    def try_it(dialog: ImportMapDialog) -> None:
        click(qtbot, dialog.do_button)
        assert dialog.isVisible()
        dialog.reject()

    answer(qtbot, ImportMapDialog, try_it, lambda: window.file_commands.importing.bring(odd))
    assert window.document.campaign is before


def test_the_welcome_offers_it_and_an_open_map_is_not_spoken_of(
    qtbot: QtBot, empty_window: MainWindow, odd: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", staticmethod(lambda *_: (str(odd), "")))
    welcome = empty_window.front.currentWidget()
    assert isinstance(welcome, Welcome)
    button = next(b for b in welcome.findChildren(QPushButton) if b.text() == "Import a map…")

    def finish(dialog: ImportMapDialog) -> None:
        assert not dialog.onto.isVisible()
        click(qtbot, dialog.do_button)

    answer(qtbot, ImportMapDialog, finish, lambda: click(qtbot, button))
    assert len(empty_window.document.campaign.hexes) == 6
    assert empty_window.front.currentIndex() == 0


def test_a_bad_file_gives_its_sentence_and_changes_nothing(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    before = window.document.campaign
    told: list[str] = []
    for name, data in (
        ("cut.tmx", tmx(6, 4)[:300].encode()),
        ("letter.odt", b"A letter."),
        ("empty.txt", b""),
        ("square.tmx", tmx(6, 4).replace("hexagonal", "orthogonal").encode()),
    ):
        path = tmp_path / name
        path.write_bytes(data)

        def note(box: QMessageBox) -> None:
            told.append(box.text())
            box.close()

        answer(qtbot, QMessageBox, note, lambda path=path: window.file_commands.importing.bring(path))
        assert name in told[-1]
        assert "\n" not in told[-1]
    assert window.document.campaign is before


def test_a_picture_on_a_grid_is_told_so_and_can_be_saved(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, out = tmp_path / "m.dd2vtt", tmp_path / "m.png"
    path.write_text(uvtt(), encoding="utf-8")
    importing = window.file_commands.importing
    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(lambda *_: (str(out), "")))
    monkeypatch.setattr(importing, "take_picture", importing._take_picture_out)

    def save(box: QMessageBox) -> None:
        assert "under the map" in box.text()
        click(qtbot, next(b for b in box.buttons() if b.text() == "Save the picture…"))

    answer(qtbot, QMessageBox, save, lambda: importing.bring(path))
    assert out.read_bytes().startswith(b"\x89PNG")
    # Whoever lays pictures under maps is handed it instead.
    taken: list[Path] = []
    monkeypatch.setattr(importing, "take_picture", lambda found, file: taken.append(file))
    importing.bring(path)
    assert taken == [path]


def test_the_map_keeps_what_it_is_when_the_language_is_another(
    qtbot: QtBot, window: MainWindow, odd: Path, speak
) -> None:
    speak.speak("de")
    dialog = opened(qtbot, window, odd)
    assert ("forest", "1", "Wald") in shown(dialog)


def test_such_a_picture_goes_to_the_dialog_that_lays_pictures_under_the_map(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "keep.dd2vtt"
    path.write_text(uvtt(), encoding="utf-8")
    seen: list[str] = []

    def look(dialog: PictureDialog) -> None:
        seen.append(dialog.windowTitle())
        dialog.reject()

    answer(qtbot, PictureDialog, look, lambda: window.file_commands.importing.bring(path))
    assert seen


def test_a_picture_that_is_dropped_does_so_too(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "land.png"
    path.write_bytes(PIXEL)
    answer(qtbot, PictureDialog, lambda dialog: dialog.reject(), lambda: dropped(window, path))


def test_without_a_campaign_a_dropped_picture_is_told_what_it_needs(
    qtbot: QtBot, empty_window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "land.png"
    path.write_bytes(PIXEL)
    told: list[str] = []

    def look(box: QMessageBox) -> None:
        told.append(box.text())
        box.close()

    answer(qtbot, QMessageBox, look, lambda: dropped(empty_window, path))
    assert "open a campaign first" in told[0]


@pytest.mark.parametrize("language", ["en", "it", "fr", "de"])
def test_it_fits_a_screen_of_1280_by_800_at_twice_the_scale(
    qtbot: QtBot, window: MainWindow, odd: Path, speak, language: str
) -> None:
    speak.speak(language)
    dialog = opened(qtbot, window, odd)
    least = dialog.minimumSizeHint()
    assert least.width() <= 640
    assert least.height() <= 400
    dialog.resize(640, 400)
    at_rest(qtbot, dialog)
    assert not clipped(dialog)


# --- dropped on the window ------------------------------------------------------------------------------


def dropped(window: MainWindow, path: Path) -> bool:
    """Drag a file over the window and let it fall; whether the window took it."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    over = window.rect().center()
    button, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(over, Qt.DropAction.CopyAction, data, button, keys)
    QApplication.sendEvent(window, enter)
    if not enter.isAccepted():
        return False
    drop = QDropEvent(QPointF(over), Qt.DropAction.CopyAction, data, button, keys)
    QApplication.sendEvent(window, drop)
    return drop.isAccepted()


def test_a_map_that_is_dropped_opens_the_wizard(qtbot: QtBot, window: MainWindow, odd: Path) -> None:
    seen: list[str] = []

    def look(dialog: ImportMapDialog) -> None:
        seen.append(dialog.file_label.text())
        dialog.reject()

    answer(qtbot, ImportMapDialog, look, lambda: dropped(window, odd))
    assert seen == ["odd.txt: a text map"]


def test_a_campaign_that_is_dropped_is_opened(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "other.kingdom.json"
    window.files.save(path)
    window.files.start(Campaign())
    window.document.undo_stack.setClean()
    monkeypatch.setattr(window.file_commands, "may_leave", lambda: True)
    assert dropped(window, path)
    qtbot.waitUntil(lambda: window.document.path == path)


def test_folders_and_several_files_are_not_taken(window: MainWindow, tmp_path: Path, odd: Path) -> None:
    assert not dropped(window, tmp_path)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(odd)), QUrl.fromLocalFile(str(odd))])
    enter = QDragEnterEvent(
        QPoint(5, 5),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(window, enter)
    assert not enter.isAccepted()


def test_who_can_use_other_files_is_handed_them(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    taken: list[Path] = []
    window.dropped.others["gif"] = taken.append
    path = tmp_path / "x.GIF"
    path.write_bytes(b"GIF89a")
    assert dropped(window, path)
    qtbot.waitUntil(lambda: taken == [path])
