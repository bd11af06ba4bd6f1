"""Qt's own words are in the language too, live: buttons, dialogs for files and printing, menus, keys."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QLineEdit, QMessageBox, QPlainTextEdit
from pytestqt.qtbot import QtBot

from kingdom_gui.views.language import Translators

from .spoken import spoken

LANGUAGES = ("it", "fr", "de")
Button = QDialogButtonBox.StandardButton
# Words that Qt's translators leave as they are.
ALIKE = {
    "it": {"Computer"},
    "fr": {"Type", "Options >>"},
    "de": {"Computer", "Name", "Name:"},
}


def buttons() -> list[str]:
    box = QDialogButtonBox(
        Button.Ok | Button.Cancel | Button.Close | Button.Save | Button.Discard | Button.Help
    )
    asked = QMessageBox(QMessageBox.Icon.Question, "", "", QMessageBox.StandardButton.Yes)
    asked.addButton(QMessageBox.StandardButton.No)
    return [button.text().replace("&", "") for one in (box, asked) for button in one.buttons()]


def menus() -> list[str]:
    found = []
    for line in (QLineEdit("a name"), QPlainTextEdit("a note")):
        menu = line.createStandardContextMenu()
        found += [
            action.text().partition("\t")[0].replace("&", "") for action in menu.actions() if action.text()
        ]
        menu.deleteLater()
    return found


def test_buttons_and_menus_follow_the_language(qtbot: QtBot, speak: Translators) -> None:
    english = (buttons(), menus())
    assert "Cancel" in english[0]
    assert "Select All" in english[1]
    for language in LANGUAGES:
        speak.speak(language)
        for here, there in zip((buttons(), menus()), english, strict=True):
            assert len(here) == len(there)
            assert [one for one in here if one in there and one not in ("OK", "No")] == [], language
    speak.speak("en")
    assert (buttons(), menus()) == english


@pytest.mark.parametrize(
    ("language", "keys"),
    [
        ("en", "Ctrl+Shift+Del"),
        ("it", "Ctrl+Shift+Canc"),
        ("fr", "Ctrl+Maj+Suppr"),
        ("de", "Strg+Umschalt+Entf"),
    ],
)
def test_keys_have_the_names_that_stand_on_them(speak: Translators, language: str, keys: str) -> None:
    speak.speak(language)
    shown = QKeySequence("Ctrl+Shift+Del").toString(QKeySequence.SequenceFormat.NativeText)
    assert shown.startswith(keys)


def test_file_and_print_dialogs_follow_the_language(qtbot: QtBot, speak: Translators, tmp_path: Path) -> None:
    """Where the system has no dialogs of its own, Qt's are shown."""

    def said() -> set[str]:
        chosen = QFileDialog(directory=str(tmp_path))
        chosen.setOption(QFileDialog.Option.DontUseNativeDialog)
        printing = QPrintDialog(QPrinter())
        found = {text for one in (chosen, printing) for text, _ in spoken(one)}
        for one in (chosen, printing):
            one.deleteLater()
        # What folders are called is nobody's language.
        names = {*tmp_path.parts, *Path.home().parts, *Path.cwd().parts}
        return {text for text in found if re.search(r"[^\W\d_]", text) and "/" not in text} - names

    english = said()
    assert "Files of type:" in english
    for language in LANGUAGES:
        speak.speak(language)
        assert said() & english - ALIKE[language] == set(), language
