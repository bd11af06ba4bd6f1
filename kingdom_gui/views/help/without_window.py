"""The commands and keys of the window for a book that is read without one."""

from __future__ import annotations

import os

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from ...book.program import Program
from ..language import Translators
from .program import program_now

_kept: list[QApplication] = []


def program_of(language: str) -> Program:
    """The menus in a language; makes an application that needs no screen where there is none."""
    if QCoreApplication.instance() is None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        _kept.append(QApplication(["kingdom-gui"]))
        Translators(_kept[0]).speak(language)
    return program_now()
