"""The two buttons of a dialog that does one thing."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton


def do_or_cancel(dialog: QDialog, do: str, cancel: str) -> tuple[QDialogButtonBox, QPushButton]:
    """Their box, and the button that does it, which Enter presses; the texts are translated already."""
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, dialog)
    give_up = box.button(QDialogButtonBox.StandardButton.Cancel)
    give_up.setText(cancel)
    give_up.setAutoDefault(False)
    button = QPushButton(do, dialog)
    button.setDefault(True)
    box.addButton(button, QDialogButtonBox.ButtonRole.AcceptRole)
    box.accepted.connect(dialog.accept)
    box.rejected.connect(dialog.reject)
    return box, button
