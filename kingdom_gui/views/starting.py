"""The parts of the running program put together: the application in the user's colours, and its window."""

from __future__ import annotations

import sys

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from ..assets import asset
from ..document.document import Document
from ..document.files import Files
from ..document.settings import Preferences
from ..store.rulefiles import load_rules
from .language import Translators
from .main_window import MainWindow
from .motion import apply_motion
from .text_size import apply_text_size, made_anew
from .theme import apply_theme
from .touch.sized import resize, sizes


def make_application(preferences: Preferences) -> QApplication:
    """The application in the user's language, colours and size of text; it obeys the preferences as they
    change.
    """
    # The style is named here: `setStyle` would first make Python know every enumeration of QStyle (25 ms).
    app = QApplication([*sys.argv[:1], "-style", "fusion"])
    app.setApplicationName("kingdom-gui")
    app.setApplicationDisplayName("Kingdom GUI")
    app.setDesktopFileName("kingdom-gui")
    # Seven pictures that a window's first painting does without.
    QTimer.singleShot(0, app, lambda: app.setWindowIcon(program_icon()))
    translators = Translators(app)

    def obey(name: str) -> None:
        if name == "language":
            translators.speak(preferences.language)
        elif name in ("theme", "contrast"):
            apply_theme(app, preferences.theme, preferences.contrast)
        elif name == "touch_sized":
            sizes.wish(preferences.touch_sized)
        elif name == "motion":
            apply_motion(app, preferences.motion)
        elif name == "text_size" and apply_text_size(app, preferences.text_size):
            obey("theme")
            made_anew(app)
        elif name == "units":
            from ..words.distances import measure_in

            measure_in(preferences.units)
            translators.speak(preferences.language)  # whatever tells a distance says it anew

    apply_text_size(app, preferences.text_size)
    sizes.wish(preferences.touch_sized)
    for name in ("theme", "motion", "language"):
        obey(name)
    if preferences.units != "language":
        obey("units")
    sizes.changed.connect(lambda: resize(app, lambda: obey("theme")))
    preferences.changed.connect(obey)
    hints = app.styleHints()
    hints.colorSchemeChanged.connect(lambda: obey("theme"))
    if hasattr(hints, "accessibility"):  # since Qt 6.10
        hints.accessibility().contrastPreferenceChanged.connect(lambda: obey("contrast"))
    return app


def program_icon() -> QIcon:
    """The program's icon in its drawn sizes; where those were not made, as the drawing they come from."""
    icon = QIcon()
    for picture in asset("icons").glob("app-*.png"):
        icon.addFile(str(picture))
    return QIcon(str(asset("icons/app.svg"))) if icon.isNull() else icon


def make_window(preferences: Preferences) -> MainWindow:
    """The main window with its document; the application is there."""
    document = Document(load_rules(asset("rules")))
    files = Files(document, preferences, document)
    window = MainWindow(document, files, preferences)
    document.setParent(window)
    return window
