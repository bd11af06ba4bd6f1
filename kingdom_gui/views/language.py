"""Which language the window speaks, and switching it while the window is open."""

from __future__ import annotations

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from ..assets import AssetMissing, asset
from .marking import QT_TRANSLATE_NOOP

# What Qt's own translations leave in English in one of our languages; ours are asked first.
LEFT_BY_QT = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
)
LANGUAGE_NAMES = {"en": "English", "it": "Italiano", "fr": "Français", "de": "Deutsch"}


class Translators:
    """The translators in force. English is the language of the source; its own holds singular and plural."""

    def __init__(self, app: QApplication) -> None:
        self._app = app
        self._installed: list[QTranslator] = []

    def speak(self, language: str) -> None:
        """Let the whole window speak a language; every widget is told by a `LanguageChange`."""
        for translator in self._installed:
            self._app.removeTranslator(translator)
        QLocale.setDefault(QLocale(language))
        found = (_qts(language), _ours(language))  # the last is asked first
        self._installed = [translator for translator in found if translator is not None]
        for translator in self._installed:
            self._app.installTranslator(translator)


def _ours(language: str) -> QTranslator | None:
    """The program's own texts; None where they are not compiled, and the English of the source stands in."""
    try:
        file = asset(f"i18n/kingdom_gui_{language}.qm")
    except AssetMissing:
        return None
    translator = QTranslator()
    return translator if translator.load(str(file)) else None


def _qts(language: str) -> QTranslator | None:
    """Qt's own texts (buttons of file dialogs and such), where Qt brings them."""
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    translator = QTranslator()
    return translator if language != "en" and translator.load(f"qtbase_{language}", folder) else None
