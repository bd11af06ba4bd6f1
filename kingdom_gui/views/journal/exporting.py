"""The journal on the clipboard and in files: one month as Markdown, all of it as Markdown or PDF."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMimeData
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from ...document.document import Document
from ...document.settings import documents_folder
from ...store.errors import StoreError
from ...store.exported import write_exported
from ...store.journal_text import as_markdown, month_markdown
from .. import speech

translate = QCoreApplication.translate
ENDINGS = ("md", "pdf")


def copy_month(document: Document, month: int) -> None:
    """Put one month on the clipboard, as Markdown."""
    text = month_markdown(document.campaign, month, speech.language(), document.rules)
    mime = QMimeData()
    mime.setText(text)
    mime.setData("text/markdown", text.encode())
    QGuiApplication.clipboard().setMimeData(mime)


def export_journal(document: Document, ending: str, window: QWidget) -> Path | None:
    """Ask where to, and write the whole journal; where it stands, or None. What goes wrong is told.

    `ending` (`md` or `pdf`) is offered first; the name that is chosen says which it becomes.
    """
    suggested = documents_folder() / f"{_name(document)}.{ending}"
    patterns = {
        "md": translate("JournalExport", "Markdown (*.md)"),
        "pdf": translate("JournalExport", "PDF (*.pdf)"),
    }
    title = translate("JournalExport", "Export the journal")
    offered = ";;".join(sorted(patterns.values(), key=lambda pattern: pattern != patterns[ending]))
    name, chosen = QFileDialog.getSaveFileName(window, title, str(suggested), offered)
    if not name:
        return None
    meant = next((known for known, pattern in patterns.items() if pattern == chosen), ending)
    path = Path(name)
    path = path if path.suffix[1:].lower() in ENDINGS else path.with_name(f"{path.name}.{meant}")
    try:
        write_journal(document, path)
    except StoreError as error:
        from ..questions import tell

        tell(window, error.sentence(speech.language()))
        return None
    return path


def write_journal(document: Document, path: Path) -> None:
    """Write the whole journal; the ending says in which form (`.pdf`, else Markdown).

    :raises StoreError: where the file cannot be written.
    """
    if path.suffix.lower() == ".pdf":
        from ...sheets.export import export

        export("journal", document.campaign, document.rules, path, speech.language())
        return
    write_exported(path, as_markdown(document.campaign, speech.language(), document.rules).encode())


def _name(document: Document) -> str:
    """A file's name after the campaign: letters and figures of its name, or "journal"."""
    kingdom = document.kingdom
    name = document.campaign.settings.name or (kingdom.name if kingdom else "")
    plain = "-".join("".join(one if one.isalnum() else " " for one in name).split()).lower()
    what = speech.sheet_word("page-journal").lower()
    return f"{plain}-{what}" if plain else what
