"""What the program is, and whose."""

from __future__ import annotations

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QDialogButtonBox, QVBoxLayout, QWidget

from ... import __version__
from ..blocks import muted, plain, title
from ..fitting import FittingDialog
from ..text_size import by_text


class AboutDialog(FittingDialog):
    """Name, version, licence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About"))
        column = QVBoxLayout(self)
        column.setContentsMargins(26, 22, 26, 16)
        column.setSpacing(10)
        column.addWidget(title("Kingdom GUI", 1.9))
        column.addWidget(
            muted(self.tr("Version {number}, Qt {qt}").format(number=__version__, qt=qVersion()))
        )
        column.addWidget(
            plain(self.tr("A hex-map realm, its cities and its months, for the game master who rules it."))
        )
        column.addWidget(
            muted(
                self.tr(
                    "Armies are kept as a roster, with what they cost and where they stand; mass battle "
                    "itself is fought at the table, not by the program."
                )
            )
        )
        column.addWidget(
            muted(
                self.tr(
                    "The program is free under the MIT licence. The numbers of the rules are open game "
                    "content; the texts are our own. NOTICE names what others have lent."
                )
            )
        )
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setText(self.tr("Close"))
        close.setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        by_text(self, fixed_width=440)
