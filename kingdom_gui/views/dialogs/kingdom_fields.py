"""The boxes for alignment and government, each choice with what it brings."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QWidget

from ...document.document import Document
from ...engine.options import governments
from ...engine.printed import as_played
from .. import labels, speech

DEFAULT_ALIGNMENT = "N"
DEFAULT_GOVERNMENT = "autocracy"
ATTRIBUTES = ("economy", "loyalty", "stability")
MODIFIERS = ("corruption", "crime", "law", "lore", "productivity", "society")


def alignment_box(
    parent: QWidget, chosen: str = DEFAULT_ALIGNMENT, document: Document | None = None
) -> QComboBox:
    """A box of the nine alignments; with a document, each says what it adds."""
    box = QComboBox(parent)
    for name in labels.ALIGNMENTS:
        text = labels.alignment(name)
        if document is not None:
            brings = labels.effects(document.rules.alignments[name], ATTRIBUTES)
            text = speech.explained(text, brings) if brings else text
        box.addItem(text, name)
    box.setCurrentIndex(box.findData(chosen))
    return box


def government_box(document: Document, parent: QWidget, chosen: str = DEFAULT_GOVERNMENT) -> QComboBox:
    """A box of the forms of government; the tip says what each does to settlements, and the name where that
    rule is played.
    """
    box = QComboBox(parent)
    counts = governments.SETTING in as_played(document.rules, document.campaign).played
    for name, record in document.rules.governments.items():
        text, brings = speech.capital(speech.term("government", name)), labels.effects(record, MODIFIERS)
        box.addItem(speech.explained(text, brings) if counts and brings else text, name)
        box.setItemData(box.count() - 1, brings, Qt.ItemDataRole.ToolTipRole)
    box.setCurrentIndex(box.findData(chosen))
    return box
