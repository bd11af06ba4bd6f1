"""The short questions and messages around files: save first? which file? what went wrong?"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from ..store.beside import SUFFIX
from .modal import ask

translate = QCoreApplication.translate
Button = QMessageBox.StandardButton
Role = QMessageBox.ButtonRole


def _box(parent: QWidget) -> QMessageBox:
    """A box that takes no name of a file or kingdom for markup."""
    box = QMessageBox(parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    return box


def ask_to_save(parent: QWidget) -> Literal["save", "discard", "cancel"]:
    """What shall become of unsaved work?"""
    box = _box(parent)
    box.setWindowTitle(translate("Questions", "Unsaved work"))
    box.setText(translate("Questions", "Save the changes to this campaign?"))
    box.setInformativeText(translate("Questions", "What was done since the last time would be lost."))
    box.setStandardButtons(Button.Save | Button.Discard | Button.Cancel)
    box.setDefaultButton(Button.Save)
    box.button(Button.Save).setText(translate("Questions", "Save"))
    box.button(Button.Discard).setText(translate("Questions", "Do not save"))
    box.button(Button.Cancel).setText(translate("Questions", "Cancel"))
    ask(box)
    chosen = box.standardButton(box.clickedButton())
    if chosen == Button.Save:
        return "save"
    return "discard" if chosen == Button.Discard else "cancel"


def ask_to_remove(parent: QWidget, text: str, more: str) -> bool:
    """Whether something is taken away for good, as these translated sentences say."""
    box = _box(parent)
    box.setWindowTitle(parent.window().windowTitle())
    box.setText(text)
    box.setInformativeText(more)
    remove = box.addButton(translate("Questions", "Remove"), Role.DestructiveRole)
    keep = box.addButton(translate("Questions", "Cancel"), Role.RejectRole)
    box.setDefaultButton(keep)
    ask(box)
    return box.clickedButton() is remove


def ask_about_locked(parent: QWidget, locked: str) -> Literal["take", "copy", "cancel"]:
    """What to do about a campaign that is open elsewhere, as the sentence says?"""
    box = _box(parent)
    box.setWindowTitle(translate("Questions", "Open elsewhere"))
    box.setText(locked)
    box.setInformativeText(
        translate("Questions", "A copy can be looked at and changed; it is saved under another name.")
    )
    copy = box.addButton(translate("Questions", "Open a copy"), Role.AcceptRole)
    take = box.addButton(translate("Questions", "Open it all the same"), Role.DestructiveRole)
    box.addButton(translate("Questions", "Cancel"), Role.RejectRole)
    box.setDefaultButton(copy)
    ask(box)
    clicked = box.clickedButton()
    return "take" if clicked is take else "copy" if clicked is copy else "cancel"


def ask_about_changed(
    parent: QWidget, name: str, why: str = ""
) -> Literal["both", "compare", "reload", "replace", "cancel"]:
    """What shall become of a file that somebody else has written since it was opened, or taken over, which
    `why` tells?
    """
    box = _box(parent)
    box.setWindowTitle(translate("Questions", "The file has changed"))
    said = translate("Questions", "{name} has been changed by another program since it was opened here.")
    box.setText(why or said.format(name=name))
    box.setInformativeText(
        translate("Questions", "Nothing is overwritten unasked; what is replaced goes to the backups.")
    )
    both = box.addButton(translate("Questions", "Keep both: save under another name"), Role.AcceptRole)
    compare = box.addButton(translate("Questions", "Compare…"), Role.ActionRole)
    reload = box.addButton(translate("Questions", "Open the file anew"), Role.DestructiveRole)
    replace = box.addButton(translate("Questions", "Replace it"), Role.DestructiveRole)
    box.addButton(translate("Questions", "Cancel"), Role.RejectRole)
    box.setDefaultButton(both)
    ask(box)
    clicked = box.clickedButton()
    if clicked is both:
        return "both"
    if clicked is compare:
        return "compare"
    if clicked is reload:
        return "reload"
    return "replace" if clicked is replace else "cancel"


def confirm(parent: QWidget, text: str, verb: str) -> bool:
    """Whether the user wants it; `verb` stands on the button that says so."""
    box = _box(parent)
    box.setWindowTitle(parent.windowTitle().replace("[*]", ""))
    box.setText(text)
    yes = box.addButton(verb, Role.AcceptRole)
    box.addButton(translate("Questions", "Cancel"), Role.RejectRole)
    ask(box)
    return box.clickedButton() is yes


def tell(parent: QWidget, text: str, more: str = "") -> None:
    """Say what went wrong, in the sentence given, and what can be done about it."""
    box = _box(parent)
    box.setWindowTitle(translate("Questions", "That did not work"))
    box.setText(text)
    box.setInformativeText(more)
    box.addButton(translate("Questions", "Close"), Role.AcceptRole)
    ask(box)


def file_to_open(parent: QWidget, folder: Path) -> Path | None:
    """The campaign file the user chooses to open, or None."""
    title = translate("Questions", "Open a campaign")
    name, _ = QFileDialog.getOpenFileName(parent, title, str(folder), _pattern())
    return Path(name) if name else None


def file_to_save(parent: QWidget, suggested: Path) -> Path | None:
    """Where the user chooses to save the campaign, or None; a name without our ending gets it."""
    title = translate("Questions", "Save the campaign")
    while True:
        name, _ = QFileDialog.getSaveFileName(parent, title, str(suggested), _pattern())
        if not name:
            return None
        chosen = Path(name)
        path = _with_ending(chosen)
        # The file dialog has asked about the name as it was typed, not as it is completed.
        if path == chosen or not os.path.exists(path) or _may_replace(parent, path):
            return path
        suggested = path


def _with_ending(path: Path) -> Path:
    """The path as a campaign's file: `ashmark` becomes `ashmark.kingdom.json`."""
    if path.suffix.lower() == ".json":
        return path
    ending = ".json" if path.suffix.lower() == ".kingdom" else SUFFIX
    return path.with_name(path.name.rstrip(".") + ending)


def _may_replace(parent: QWidget, path: Path) -> bool:
    text = translate("Questions", "There is a file {name} already. Replace it?").format(name=path.name)
    return confirm(parent, text, translate("Questions", "Replace"))


def _pattern() -> str:
    campaigns = translate("Questions", "Campaigns (*.kingdom.json *.json)")
    return campaigns + ";;" + translate("Questions", "All files (*)")
