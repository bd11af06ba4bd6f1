"""What a window says: every text a user can see or hear in it, and what may be wrong with one."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from functools import cache

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QTreeView,
    QWidget,
)

from kingdom_gui.assets import asset
from kingdom_gui.document.settings import LANGUAGES
from kingdom_gui.engine.state import Campaign
from kingdom_gui.store.codec import encode
from kingdom_gui.views.language import LANGUAGE_NAMES
from kingdom_gui.words.catalogue import terms

from ..test_translations import SAME, file_of, texts
from ..words.parsed import messages
from ..words.parsed import texts as texts_of_message

ROWS = 60  # of a list, enough for each kind of row
Said = tuple[str, QWidget]


def spoken(top: QWidget) -> Iterator[Said]:
    """Every text of a widget and all in it that is shown, with the widget it stands in."""
    for widget in (top, *top.findChildren(QWidget)):
        if widget is not top and not widget.isVisibleTo(top):
            continue
        found = [widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.accessibleName()]
        found += [widget.accessibleDescription(), widget.windowTitle() if widget.isWindow() else ""]
        found += list(_own(widget))
        found += [action.text() for action in widget.actions()] if isinstance(widget, QMenu) else []
        yield from ((plain(text), widget) for text in found if text)


def _own(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QGroupBox):
        yield widget.title()
    elif isinstance(widget, QComboBox):
        yield from (widget.itemText(row) for row in range(min(widget.count(), ROWS)))
    elif isinstance(widget, QTabBar):
        for tab in range(widget.count()):
            yield widget.tabText(tab)
            yield widget.tabToolTip(tab)
    elif isinstance(widget, QLineEdit | QPlainTextEdit | QTextEdit):
        yield widget.placeholderText()
        if isinstance(widget, QTextEdit) and widget.isReadOnly():
            yield widget.toPlainText()
    elif isinstance(widget, QAbstractSpinBox):
        yield widget.text()
        yield widget.specialValueText()
    elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from _rows(widget.model(), QModelIndex())
        model = widget.model()
        hidden = isinstance(widget, QTreeView) and widget.isHeaderHidden()
        for column in range(0 if hidden or isinstance(model, QAbstractListModel) else model.columnCount()):
            yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")


def _rows(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    for row in range(min(model.rowCount(parent), ROWS)):
        for column in range(columns):
            index = model.index(row, column, parent)
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                value = index.data(role)
                if isinstance(value, str):
                    yield value
        if not isinstance(model, QAbstractListModel):
            yield from _rows(model, model.index(row, 0, parent))


def plain(text: str) -> str:
    """A text without markup and marks of mnemonics."""
    text = re.sub(r"<[a-zA-Z/][^>]*>", " ", text)
    return re.sub(r"&(?!&)", "", text).strip()


def faults(said: Collection[Said], english: Collection[str], language: str, names: str) -> list[str]:
    """A line for every text that is wrong in a language.

    `english` is what the same place says in English; `names` is all text of the campaign, which is nobody's
    language.
    """
    found = []
    for text, widget in said:
        if re.search(r"\{\w*\}|%n|%L?[1-9]\b", text):
            found.append(f"a field left over: {text!r}")
        if re.search(r"\b[a-z]+(_[a-z0-9]+)+\b", re.sub(r"\S*[/.]\S+|\bkingdom_gui\b", "", text)):
            found.append(f"an id: {text!r}")
        if re.search(r"(?<![\d.,])\d{5,}", text) and "/" not in text:
            found.append(f"a number without its thousands set apart: {text!r}")
        if language != "en" and text in english and not alike(text, language, names):
            found.append(f"left in English: {text!r} ({type(widget).__name__})")
        font = widget.font()
        missing = sorted(one for one in set(text) if one.isprintable() and not has_glyph(font.key(), one))
        if missing:
            found.append(f"no glyph for {missing}: {text!r}")
    return list(dict.fromkeys(found))


@cache
def has_glyph(font: str, letter: str) -> bool:
    """Whether a font, or what stands in for it, draws a letter."""
    face = QFont()
    face.fromString(font)
    return QFontMetricsF(face).inFontUcs4(ord(letter))


def alike(text: str, language: str, names: str) -> bool:
    """Whether a text is the same in both languages by right: names, numbers, and words they share."""
    shared = same(language)
    if text.casefold() in shared or text in names:
        return True
    words = re.findall(r"[^\W\d_][^\W_]*(?:’\w+)?", NO_LANGUAGE.sub("", text))
    return all(word.casefold() in shared or word in names or len(word) < 2 for word in words)


@cache
def same(language: str) -> frozenset[str]:
    """Texts and single words that this language and English share, with and without a capital."""
    found = {plain(text) for text in SAME[language]} | {*LANGUAGE_NAMES.values(), *KEYS, *PROPER}
    here, there = terms(language), terms("en")
    for key, term in here.items():
        found |= {one for name, one in term.items() if one.casefold() == there[key].get(name, "").casefold()}
        found |= set(re.findall(r"\w+", " ".join(term.values()))) & set(
            re.findall(r"\w+", " ".join(there[key].values()))
        )
    for text in texts(file_of(language)):
        found |= shared_words(text.source, " ".join(text.forms))
    english = messages("en")
    for code, message in messages(language).items():
        found |= shared_words(texts_of_message(english[code]), texts_of_message(message))
    return frozenset(text.casefold() for text in found)


def shared_words(one: str, other: str) -> set[str]:
    """Words that a text and its translation have in common."""
    return set(re.findall(r"\w+", plain(one).casefold())) & set(re.findall(r"\w+", plain(other).casefold()))


# References to the rules, dice, sizes of paper, addresses and paths.
NO_LANGUAGE = re.compile(
    r"\b(IT|FR|DE|PRD) [LFG]?[\d-]+|\b[A-E]\d\d[a-z]?\b|\b\d*d\d+\b|\bA[34]\b|https?://\S+|^/.*"
)
KEYS = ("Ctrl", "Alt", "Shift", "Esc", "Del", "Tab", "Enter", "Home", "End", "F1", "F6", "F10", "F11")
PROPER = (
    "Kingdom",
    "GUI",
    "Qt",
    "Python",
    "Worldographer",
    "Tiled",
    "JSON",
    "CSV",
    "PDF",
    "PNG",
    "Fusion",
    "Letter",
    "Letter",
    "zzork",
)


def names_of(campaign: Campaign) -> str:
    """All words of a campaign's own, as one text to look in."""
    return encode(campaign).decode()


def every_character(language: str) -> set[str]:
    """Every letter and sign of all texts of a language: window, sheets, messages, terms."""
    found = set("".join(form for text in texts(file_of(language)) for form in (text.source, *text.forms)))
    for message in messages(language).values():
        found |= set(texts_of_message(message))
    for term in terms(language).values():
        found |= set("".join(term.values()))
    return {one for one in found if one.isprintable() and not one.isspace()}


def serif_files() -> tuple[str, ...]:
    """The bundled faces that set names on maps and all of the sheets."""
    return tuple(str(path) for path in sorted(asset("fonts").glob("*.ttf")))


__all__ = ["LANGUAGES", "alike", "every_character", "faults", "names_of", "plain", "serif_files", "spoken"]
