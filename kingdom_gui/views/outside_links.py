"""Links that a game master has written into a note: found in its text, and opened only after asking."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMessageBox, QWidget

from .modal import ask

SCHEMES = ("http", "https")
_LINK = re.compile(r"https?://[^\s<>\"“”«»]+", re.IGNORECASE)
_TRAILING = ".,;:!?'’)]}…"  # what ends a sentence and not an address
translate = QCoreApplication.translate


def links_in(text: str) -> list[str]:
    """The addresses of web pages in a text, each once, in their order."""
    found = (_without_end(match[0]) for match in _LINK.finditer(text))
    return list(dict.fromkeys(link for link in found if address_of(link) is not None))


def address_of(link: str) -> QUrl | None:
    """A link as an address of the web; None where it is none, or of another kind."""
    url = QUrl(link, QUrl.ParsingMode.StrictMode)
    return url if url.isValid() and url.scheme() in SCHEMES and url.host() else None


def written(url: QUrl) -> str:
    """An address with every letter as it is sent, so that none can pass for another."""
    return str(url.toString(QUrl.ComponentFormattingOption.FullyEncoded))


def open_after_asking(link: str, parent: QWidget) -> bool:
    """Show where a link leads and open it in the browser if that is wanted; whether it was."""
    url = address_of(link)
    if url is None:
        return False
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setWindowTitle(translate("OutsideLinks", "Open a link"))
    host = url.host(QUrl.ComponentFormattingOption.FullyEncoded)
    box.setText(translate("OutsideLinks", "Open a page of {host} in your browser?").format(host=host))
    box.setInformativeText(written(url))
    go = box.addButton(translate("OutsideLinks", "Open"), QMessageBox.ButtonRole.AcceptRole)
    stay = box.addButton(translate("OutsideLinks", "Cancel"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(stay)
    box.setEscapeButton(stay)
    ask(box)
    if box.clickedButton() is not go:
        return False
    return bool(QDesktopServices.openUrl(url))


def _without_end(link: str) -> str:
    """An address without the punctuation of the sentence it stands in; a bracket it opened itself stays."""
    while link and link[-1] in _TRAILING:
        if link[-1] == ")" and link.count("(") >= link.count(")"):
            break
        link = link[:-1]
    return link
