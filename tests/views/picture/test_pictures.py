"""The GM brings a picture in, fits it by hex centres, nudges and crops it: with real clicks and keys."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from kingdom_gui.drawing.picture.cache import cache_folder
from kingdom_gui.engine.hexes import HexId, label
from kingdom_gui.geometry.fit import Fit
from kingdom_gui.geometry.layout import layout_of
from kingdom_gui.store.pictures import pictures_folder
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.map.map_view import MapView
from kingdom_gui.views.picture.adjust_panel import AdjustPanel
from kingdom_gui.views.picture.dialog import PictureDialog
from tests.drawing.picture.files import declared_png, saved, svg
from tests.views.modal import answer

Key, Modifier, Button = Qt.Key, Qt.KeyboardModifier, Qt.MouseButton
WAIT = 20_000  # milliseconds; a process is started for each picture
GRID = Fit(120.0, 100.0, 64.0, 3.0)


def drawn(side: int = 900) -> QImage:
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(QColor(40, 90, 200))
    painter = QPainter(image)
    painter.fillRect(side // 2, 0, side // 2, side, QColor(200, 60, 40))
    painter.end()
    return image


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    return saved(tmp_path, "my map.png", drawn())


@pytest.fixture
def view(window: MainWindow) -> MapView:
    window.show_page("map")
    page = window.pages.page("map")
    return page.view


@pytest.fixture
def opened(qtbot: QtBot, window: MainWindow, view: MapView, picture: Path) -> PictureDialog:
    """The dialog with a picture in it."""
    dialog = PictureDialog(window.document, 0, view.extent(), window)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    take(qtbot, dialog, picture)
    return dialog


def take(qtbot: QtBot, dialog: PictureDialog, path: Path, page: int = 1) -> None:
    dialog.take(path, page)
    assert dialog.progress.isVisible()
    qtbot.waitUntil(lambda: not dialog.progress.isVisible(), timeout=WAIT)


def laid(qtbot: QtBot, window: MainWindow, dialog: PictureDialog) -> None:
    qtbot.mouseClick(dialog.do_button, Button.LeftButton)
    assert not dialog.isVisible()
    qtbot.waitUntil(lambda: not window.map_pictures.shelf.busy, timeout=WAIT)


def name_of(window: MainWindow, hex_id: HexId) -> str:
    settings = window.document.campaign.settings
    return label(hex_id, settings.labels, settings.orientation, settings.stagger)


def click_on(qtbot: QtBot, dialog: PictureDialog, x: float, y: float) -> None:
    qtbot.mouseClick(dialog.view, Button.LeftButton, pos=dialog.view.point_of(QPointF(x, y)).toPoint())


def test_three_clicks_fit_the_picture(qtbot, window, opened):
    layout = layout_of(window.document.campaign.settings.orientation)
    for number, hex_id in enumerate(((0, 1, 1), (0, 8, 1), (0, 2, 7))):
        click_on(qtbot, opened, *GRID.point_of(hex_id, layout))
        field = opened.focusWidget()
        assert field is opened.marks.fields[number]
        qtbot.keyClicks(field, name_of(window, hex_id))
    assert float(opened.told.text().split()[0]) == pytest.approx(GRID.pitch, abs=0.5)
    laid(qtbot, window, opened)
    found = window.document.campaign.pictures[0]
    assert found.pitch == pytest.approx(GRID.pitch, abs=0.5)  # a click is a whole pixel of the screen
    assert found.rotation == pytest.approx(GRID.rotation, abs=0.5)
    assert (found.x, found.y) == (pytest.approx(GRID.x, abs=2), pytest.approx(GRID.y, abs=2))
    assert (found.file, found.width, found.height) == ("my map.png", 900, 900)


def test_without_marks_the_picture_covers_the_map(qtbot, window, view, opened):
    extent = view.extent()
    laid(qtbot, window, opened)
    rect = view.atlas().picture.rect()
    assert rect.width >= extent.width - 1e-6
    assert rect.height >= extent.height - 1e-6


def test_it_can_all_be_done_by_keys(qtbot, window, opened):
    """The cross goes by arrows, Enter marks, the hex is typed, Enter goes back to the picture."""
    view = opened.view
    for hex_id, way in (((0, 0, 0), ()), ((0, 4, 0), (Key.Key_Right,) * 6)):
        view.setFocus()
        qtbot.keyClick(view, Key.Key_Right)
        for key in way:
            qtbot.keyClick(view, key, Modifier.ShiftModifier)
        qtbot.keyClick(view, Key.Key_Return)
        field = opened.focusWidget()
        assert isinstance(field, QLineEdit)
        qtbot.keyClicks(field, name_of(window, hex_id))
        qtbot.keyClick(field, Key.Key_Return)
        assert opened.focusWidget() is view
    assert opened.isVisible()
    assert len(opened.marks.marks()) == 2
    assert opened.fit() is not None
    assert opened.fit().miss < 1e-6


def test_degenerate_marks_are_refused_with_a_sentence(qtbot, window, opened):
    for x in (200, 500):
        click_on(qtbot, opened, x, 300)
        qtbot.keyClicks(opened.focusWidget(), name_of(window, (0, 3, 3)))
    assert opened.told.text() == "Two marks name the same hex; give each its own."
    assert not opened.do_button.isEnabled()
    qtbot.mouseClick(opened.marks.clears[1], Button.LeftButton)
    assert opened.do_button.isEnabled()


def test_a_label_that_names_no_hex_is_no_mark(qtbot, opened):
    click_on(qtbot, opened, 200, 300)
    qtbot.keyClicks(opened.focusWidget(), "nowhere")
    assert opened.marks.marks() == []
    assert opened.marks.fields[0].toolTip()


def test_the_view_zooms_and_moves(qtbot, opened):
    view = opened.view
    at = QPointF(200, 150)
    pixel = view.pixel_at(at)
    view.zoom_by(2.0, at)
    assert (view.pixel_at(at) - pixel).manhattanLength() < 1e-6
    qtbot.mousePress(view, Button.LeftButton, pos=QPoint(100, 100))
    qtbot.mouseMove(view, QPoint(160, 100))
    view.fit()
    middle = QPointF(view.width() / 2, view.height() / 2)  # a rect of whole points has another
    assert view.pixel_at(middle).x() == pytest.approx(450, abs=2)


@pytest.mark.parametrize(
    ("name", "data", "part"),
    [
        ("cut.png", None, "ends too early"),
        ("vast.png", declared_png(100_000, 100_000), "100000 × 100000"),
        ("spy.svg", svg('<image href="/etc/passwd"/>'), "nothing was fetched"),
        ("words.pdf", b"Only words.", "is not a PNG"),
    ],
)
def test_a_bad_picture_is_told_and_nothing_changes(
    qtbot, window, opened, tmp_path, picture, name, data, part
):
    path = saved(tmp_path, name, data or picture.read_bytes()[:700])
    before = window.document.campaign
    take(qtbot, opened, path)
    assert part in opened.wrong.text()
    assert opened.wrong.isVisible()
    assert opened.name.text().startswith("my map.png")  # what was there before is still there
    assert window.document.campaign is before


def test_unpacking_can_be_stopped(qtbot, window, opened, monkeypatch, tmp_path):
    from kingdom_gui.views.picture import unpacking

    monkeypatch.setattr(
        unpacking, "command", lambda *_: [sys.executable, "-c", "import time; time.sleep(60)"]
    )
    opened.take(saved(tmp_path, "slow.png", drawn(10)))
    assert not opened.do_button.isEnabled()
    qtbot.mouseClick(opened.stop, Button.LeftButton)
    assert not opened.progress.isVisible()
    assert opened.do_button.isEnabled()


def test_a_picture_that_takes_too_long_is_given_up(qtbot, opened, monkeypatch, tmp_path):
    from kingdom_gui.views.picture import unpacking

    monkeypatch.setattr(
        unpacking, "command", lambda *_: [sys.executable, "-c", "import time; time.sleep(60)"]
    )
    monkeypatch.setattr(unpacking, "LONGEST", 1)
    take(qtbot, opened, saved(tmp_path, "slow.png", drawn(10)))
    assert "took longer than 1 second" in opened.wrong.text()


@pytest.fixture
def panel(qtbot: QtBot, window: MainWindow, opened: PictureDialog) -> AdjustPanel:
    """The panel that adjusts, beside a map with a picture under it."""
    laid(qtbot, window, opened)
    found = window.map_pictures.adjust()
    qtbot.waitUntil(found.isVisible)
    return found


def test_arrow_keys_nudge_by_a_pixel_in_one_step_of_undo(qtbot, window, view, panel):
    before = window.document.campaign.pictures[0]
    cursor = view.cursor_hex()
    steps = window.document.undo_stack.count()
    for _ in range(5):
        qtbot.keyClick(view, Key.Key_Right)
    qtbot.keyClick(view, Key.Key_Up)
    now = window.document.campaign.pictures[0]
    # Moved to the right, hex 0,0 lies farther left in the picture.
    assert (now.x, now.y) == (pytest.approx(before.x - 5), pytest.approx(before.y + 1))
    assert view.cursor_hex() == cursor
    assert window.document.undo_stack.count() == steps + 1
    window.commands.undo()
    assert window.document.campaign.pictures[0] == before
    assert panel.across.value() == pytest.approx(before.x, abs=0.01)


def test_with_shift_they_set_the_hexes_wider_about_the_middle(qtbot, window, view, panel):
    before = window.document.campaign.pictures[0]
    middle = view.camera.visible().centre
    pixel = view.atlas().picture.to_pixels(1.0).inverted()[0].map(QPointF(*middle))
    for _ in range(3):
        qtbot.keyClick(view, Key.Key_Right, Modifier.ShiftModifier)
    now = window.document.campaign.pictures[0]
    assert now.pitch == pytest.approx(before.pitch + 0.3)
    after = view.atlas().picture.to_pixels(1.0).inverted()[0].map(QPointF(*middle))
    assert (after - pixel).manhattanLength() < 0.02


def test_once_the_panel_is_closed_arrows_move_the_cursor_again(qtbot, window, view, panel):
    qtbot.keyClick(panel, Key.Key_Escape)
    assert not panel.isVisible()
    before = window.document.campaign.pictures[0]
    view.setFocus()
    qtbot.keyClick(view, Key.Key_Right)
    assert window.document.campaign.pictures[0] == before


def test_opacity_by_keys_and_what_it_does_on_the_map(qtbot, window, view, panel):
    def middle_colour() -> QColor:
        qtbot.waitUntil(lambda: view.tiles.complete, timeout=WAIT)
        return view.viewport().grab().toImage().pixelColor(view.viewport().rect().center())

    full = middle_colour()
    panel.opacity.setFocus()
    for _ in range(10):
        qtbot.keyClick(panel.opacity, Key.Key_PageDown)
    assert window.document.campaign.pictures[0].opacity == 0
    assert panel.percent.text() == "0%"
    assert middle_colour() != full


def test_crop_and_its_bound(qtbot, window, panel):
    panel.crops[0].setValue(450)
    assert window.document.campaign.pictures[0].crop == (450, 0, 0, 0)
    panel.crops[2].setValue(450)  # nothing would be left: refused, and told in the status line
    assert window.document.campaign.pictures[0].crop == (450, 0, 0, 0)
    assert panel.crops[2].value() == 0


def test_shared_and_taken_away(qtbot, window, view, panel):
    qtbot.mouseClick(panel.shared, Button.LeftButton, pos=QPoint(8, panel.shared.height() // 2))
    assert window.document.campaign.pictures[0].shared
    qtbot.mouseClick(panel.remove, Button.LeftButton)
    assert not window.document.campaign.pictures
    assert view.atlas().picture is None
    assert not panel.isEnabled()
    window.commands.undo()
    assert panel.isEnabled()
    assert view.atlas().picture.pyramid is not None


def test_the_layer_is_a_switch_beside_the_others(window, view, panel):
    from kingdom_gui.views.map_texts import LAYERS

    assert "picture" in LAYERS
    assert view.options.picture
    view.set_options(view.options._replace(picture=False))


def test_fitting_again_keeps_the_rest(qtbot, window, view, panel):
    panel.opacity.setValue(40)

    def act(dialog: PictureDialog) -> None:
        assert not dialog.choose.isVisible()
        for hex_id, x in (((0, 0, 0), 100), ((0, 3, 0), 500)):
            click_on(qtbot, dialog, x, 400)
            qtbot.keyClicks(dialog.focusWidget(), name_of(window, hex_id))
        qtbot.mouseClick(dialog.do_button, Button.LeftButton)

    answer(qtbot, PictureDialog, act, lambda: qtbot.mouseClick(panel.fit, Button.LeftButton))
    found = window.document.campaign.pictures[0]
    assert found.opacity == 40
    assert found.pitch == pytest.approx(400 / 3, abs=2)


def test_the_menu_asks_for_a_picture_and_then_shows_the_panel(qtbot, window, view, picture):
    def act(dialog: PictureDialog) -> None:
        take(qtbot, dialog, picture)
        qtbot.mouseClick(dialog.do_button, Button.LeftButton)

    answer(qtbot, PictureDialog, act, window.menus.actions["picture"].trigger)
    assert 0 in window.document.campaign.pictures
    assert window.sides.panel("picture").isVisible()


# Where its file is kept


def saved_at(window: MainWindow, path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    window.files.save(path)
    return path


def test_the_file_follows_the_campaign(qtbot, window, opened, tmp_path, picture):
    laid(qtbot, window, opened)
    kept = pictures_folder(None) / "my map.png"
    assert kept.read_bytes() == picture.read_bytes()  # in the state folder, while there is no file
    first = saved_at(window, tmp_path / "a" / "vale.kingdom.json")
    assert (tmp_path / "a" / "vale.pictures" / "my map.png").read_bytes() == picture.read_bytes()
    second = saved_at(window, tmp_path / "b" / "other.kingdom.json")
    assert (tmp_path / "b" / "other.pictures" / "my map.png").is_file()
    assert first.is_file()
    assert second.is_file()


def test_another_picture_of_one_name_gets_a_number(qtbot, window, view, opened, tmp_path):
    laid(qtbot, window, opened)
    saved_at(window, tmp_path / "vale.kingdom.json")
    (tmp_path / "else").mkdir()
    again = PictureDialog(window.document, 0, view.extent(), window)
    qtbot.addWidget(again)
    again.show()
    take(qtbot, again, saved(tmp_path / "else", "my map.png", drawn(300)))
    laid(qtbot, window, again)
    assert window.document.campaign.pictures[0].file == "my map-2.png"
    window.commands.undo()
    assert window.document.campaign.pictures[0].file == "my map.png"


def test_a_missing_picture_is_a_sentence_and_a_frame(qtbot, window, view, opened, tmp_path):
    laid(qtbot, window, opened)
    path = saved_at(window, tmp_path / "vale.kingdom.json")
    (tmp_path / "vale.pictures" / "my map.png").unlink()
    window.files.open(path)
    qtbot.waitUntil(lambda: not window.map_pictures.shelf.busy, timeout=WAIT)
    assert "my map.png is not in the folder vale.pictures" in window.status.hint_label.text()
    assert view.atlas().picture.pyramid is None
    qtbot.waitUntil(lambda: view.tiles.complete, timeout=WAIT)
    found = window.map_pictures.adjust()
    assert "my map.png" in found.wrong.text()


@pytest.mark.parametrize("how", ["another", "link"])
def test_a_picture_that_is_not_the_one_is_not_shown(qtbot, window, view, opened, tmp_path, picture, how):
    laid(qtbot, window, opened)
    path = saved_at(window, tmp_path / "vale.kingdom.json")
    kept = tmp_path / "vale.pictures" / "my map.png"
    kept.unlink()
    if how == "link":
        kept.symlink_to(picture)  # out of the folder
    else:
        saved(kept.parent, kept.name, drawn(333))
    window.files.open(path)
    qtbot.waitUntil(lambda: not window.map_pictures.shelf.busy, timeout=WAIT)
    part = "outside the folder" if how == "link" else "is not the one"
    assert part in window.status.hint_label.text()
    assert view.atlas().picture.pyramid is None


def test_an_embedded_picture_needs_no_file(qtbot, window, view, opened, tmp_path, picture):
    qtbot.mouseClick(opened.inside, Button.LeftButton, pos=QPoint(8, opened.inside.height() // 2))
    laid(qtbot, window, opened)
    path = saved_at(window, tmp_path / "vale.kingdom.json")
    assert not (tmp_path / "vale.pictures").exists()
    picture.unlink()
    for one in cache_folder().iterdir():
        forget(one)
    window.files.open(path)
    qtbot.waitUntil(lambda: not window.map_pictures.shelf.busy, timeout=WAIT)
    assert view.atlas().picture.pyramid is not None
    assert not [one for one in cache_folder().iterdir() if one.name.endswith(".source")]


def forget(folder: Path) -> None:
    import shutil

    shutil.rmtree(folder) if folder.is_dir() else folder.unlink()


@pytest.mark.parametrize("language", ["it", "fr", "de"])
def test_all_texts_are_translated(window, view, speak, language):
    def texts() -> list[str]:
        dialog = PictureDialog(window.document, 0, view.extent(), window)
        shown = [dialog.windowTitle(), dialog.choose.text(), dialog.told.text(), dialog.do_button.text()]
        shown += [dialog.beside.text(), dialog.inside.text(), dialog.shared.text()]
        dialog.deleteLater()
        return shown

    english = texts()
    speak.speak(language)
    assert not set(english) & set(texts())


def test_a_window_that_ends_meanwhile_ends_the_unpacking_with_it(
    qtbot: QtBot, window: MainWindow, view: MapView, tmp_path: Path
) -> None:
    """Qt warns of a process that outlives its parent, and warnings fail a test."""
    dialog = PictureDialog(window.document, 0, view.extent(), window)
    dialog.show()
    dialog.take(saved(tmp_path, "large.png", drawn(3000)))
    work = dialog._work
    assert work is not None
    process = work._process
    qtbot.waitUntil(lambda: process.processId() > 0)
    number = process.processId()
    shiboken6.delete(dialog)
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)
