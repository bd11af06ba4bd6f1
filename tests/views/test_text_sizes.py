"""Text up to two and a half times as large: every page and dialog stays usable on a small screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel, QScrollArea, QWidget

from kingdom_gui.document.settings import Preferences
from kingdom_gui.engine.state import Campaign
from kingdom_gui.views import text_size
from kingdom_gui.views.fitting import FittingDialog
from kingdom_gui.views.language import Translators
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.text_size import apply_text_size, by_text, made_anew, scaled
from kingdom_gui.views.theme import SMALL, apply_theme, sized

from .clipping import clipped
from .dialogs import dialogs

SMALL_SCREEN = QSize(1280, 800)
LARGEST = 250
# At the largest size, in the language with the longest words, these are wider than the screen: what does not
# fit is reached by scrolling sideways. They have two columns or pictures beside the fields.
WIDE = ("exhibits", "house_building", "import_map", "new_campaign", "new_campaign_people", "items", "union")
# One of each kind; those not named here are built like one of these.
SAMPLES = (
    "about", "adopt", "calendar_names", "edit_kingdom", "exhibits", "fault", "finder", "found_settlement",
    "house_building", "house_rules", "import_map", "independence", "items", "modifier", "neighbour",
    "new_campaign", "new_campaign_people", "picture", "preferences", "print_poster", "query", "recovered",
    "repair", "rewind", "rulings", "union",
)  # fmt: skip
PAGES = ("map", "settlement", "kingdom", "journal", "tables")

Size = Callable[[int], None]


def at_rest() -> None:
    for _ in range(6):
        QApplication.processEvents()


@pytest.fixture
def text(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Size]:
    """Sets the size of text in percent, on a screen of 1280 x 800; as usual again afterwards."""
    monkeypatch.setattr(text_size, "screen_size", lambda: SMALL_SCREEN)
    monkeypatch.setattr(FittingDialog, "screen_room", lambda _self: SMALL_SCREEN)

    def apply(percent: int) -> None:
        if apply_text_size(qapp, percent):
            apply_theme(qapp, "light")
            made_anew(qapp)
            at_rest()

    yield apply
    apply(100)


def cut_by_the_side(dialog: QWidget) -> list[str]:
    """Areas of a dialog that can only be read by scrolling sideways."""
    found = []
    for area in dialog.findChildren(QScrollArea):
        inner = area.widget()
        if area.isVisible() and inner is not None and inner.width() > area.viewport().width() + 1:
            found.append(
                f"{area.objectName() or type(area).__name__}: {inner.width() - area.viewport().width()}"
            )
    return found


def beyond(dialog: QWidget) -> list[str]:
    """Buttons at the foot of a dialog that stand outside it."""
    return [
        button.text()
        for box in dialog.findChildren(QDialogButtonBox)
        for button in box.buttons()
        if button.isVisible() and not dialog.rect().contains(button.mapTo(dialog, button.rect().center()))
    ]


def test_dialogs(window: MainWindow, grown: Campaign, speak: Translators, text: Size) -> None:
    """All in one case, as it takes longer to set the size of text than to look at a dialog."""
    speak.speak("de")
    text(LARGEST)
    faults = []
    for name in SAMPLES:
        window.document.open(grown, None)
        dialog = dialogs()[name](window)
        dialog.show()
        at_rest()
        faults += [f"{name}: {fault}" for fault in clipped(dialog)]
        if name not in WIDE:
            faults += [f"{name}, sideways: {fault}" for fault in cut_by_the_side(dialog)]
        faults += [f"{name}, out of sight: {button}" for button in beyond(dialog)]
        if (size := dialog.size()).boundedTo(SMALL_SCREEN) != size:
            faults.append(f"{name}: {size.width()} x {size.height()} is more than the screen has")
        dialog.close()
        dialog.deleteLater()
        QCoreApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("percent", "language", "size"),
    [(150, "fr", (1280, 800)), (200, "it", (1280, 800)), (250, "de", (1280, 800)), (250, "en", (1920, 1080))],
)
def test_pages(
    window: MainWindow, speak: Translators, text: Size, percent: int, language: str, size: tuple[int, int]
) -> None:
    speak.speak(language)
    window.resize(*size)
    text(percent)
    faults = []
    for page in PAGES:
        window.show_page(page)
        at_rest()
        faults += [f"{page}: {fault}" for fault in clipped(window)]
        if (window.width(), window.height()) != size:
            faults.append(f"{page}: the window needs {window.width()} x {window.height()}")
    assert not faults, "\n".join(faults)


def test_the_welcome(empty_window: MainWindow, text: Size) -> None:
    text(LARGEST)
    at_rest()
    assert not clipped(empty_window)
    assert empty_window.width() == SMALL_SCREEN.width()


def test_it_takes_effect_at_once(window: MainWindow, text: Size) -> None:
    label, plain = QLabel("small", window), QLabel("plain", window)
    label.setFont(sized(SMALL))
    by_text(label, fixed_width=100)
    before, usual = window.strip.height(), plain.font().pointSizeF()
    text(200)
    assert plain.font().pointSizeF() == usual * 2
    assert label.font().pointSizeF() == pytest.approx(usual * SMALL * 2)
    assert (label.width(), scaled(10)) == (200, 20)
    assert window.strip.height() > before
    text(100)
    assert label.font().pointSizeF() == pytest.approx(usual * SMALL)
    assert (label.width(), plain.font().pointSizeF()) == (100, usual)


def test_letters_of_the_map_grow_with_it(window: MainWindow, text: Size) -> None:
    from kingdom_gui.views.tool_strip import MapPage

    window.show_page("map")
    page = window.pages.page("map")
    assert isinstance(page, MapPage)
    text(150)
    assert page.view.camera.ink_pixel == page.view.camera.pixel * 1.5


def test_the_preferences_change_all_at_once(window: MainWindow, preferences: Preferences, text: Size) -> None:
    from kingdom_gui.views.dialogs.preferences import PreferencesDialog

    dialog = PreferencesDialog(preferences, window)
    dialog.show()
    for box, value in ((dialog.text_size, 175), (dialog.contrast, "high"), (dialog.motion, "reduced")):
        box.setCurrentIndex(box.findData(value))
    assert (preferences.text_size, preferences.contrast, preferences.motion) == (175, "high", "reduced")
    dialog.close()
