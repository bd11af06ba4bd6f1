"""The last line of the window: a hint or a reason on the left, the hex and the zoom on the right."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QWidget

from .blocks import muted, plain_tip
from .one_line import OneLine

SECONDS = 12


class StatusLine(QWidget):
    """Shows what views hint at. A reason (why something was refused) stays a while, a hint until the next,
    trouble for as long as it lasts. `reasoned(text)` tells of reasons and of trouble, for who does not see.
    """

    reasoned = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hint_label, self.hex_label, self.zoom_label = OneLine(), muted(""), muted("")
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 3, 12, 4)
        row.setSpacing(16)
        self.trouble_label = muted("")
        self.trouble_label.setWordWrap(False)
        self.trouble_label.setForegroundRole(QPalette.ColorRole.WindowText)
        self.trouble_label.hide()
        row.addWidget(self.hint_label, 1)
        row.addWidget(self.trouble_label)
        row.addWidget(self.hex_label)
        row.addWidget(self.zoom_label)
        self._reason = ""
        self._hint = ""
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.timeout.connect(self.clear_reason)

    def trouble(self, text: str, more: str = "") -> None:
        """Say what is amiss as long as it lasts, and more of it to who asks; nothing: all is well again."""
        if text and text != self.trouble_label.text():
            self.reasoned.emit(f"{text} {more}".strip())
        self.trouble_label.setText(text)
        self.trouble_label.setToolTip(plain_tip(more))
        self.trouble_label.setAccessibleName(f"{text} {more}".strip())
        self.trouble_label.setVisible(bool(text))

    def hint(self, text: str) -> None:
        """Show a hint; while a reason is shown it waits."""
        self._hint = text
        self._show()

    def reason(self, text: str) -> None:
        """Show why something was not done, or what to know about what was."""
        self._reason = text
        self.reasoned.emit(text)
        self._end.start(SECONDS * 1000)
        self._show()

    def clear_reason(self) -> None:
        """Let the hint show again."""
        self._reason = ""
        self._show()

    def forget(self) -> None:
        """Another campaign is open: nothing that was said of the one before is said any more."""
        self._end.stop()
        self._hint = ""
        self.clear_reason()
        self.place("")

    def place(self, hex_name: str) -> None:
        """Name the hex under the pointer."""
        self.hex_label.setText(hex_name)

    def zoom(self, percent: float) -> None:
        """Say how near the map is."""
        self.zoom_label.setText(self.tr("{percent}%").format(percent=round(percent)))

    def show_map(self, shown: bool) -> None:
        """Say hex and zoom only while the map is in front."""
        self.hex_label.setVisible(shown)
        self.zoom_label.setVisible(shown)

    def _show(self) -> None:
        """A reason stands in ink, a hint is quiet."""
        role = QPalette.ColorRole.WindowText if self._reason else QPalette.ColorRole.PlaceholderText
        self.hint_label.setForegroundRole(role)
        text = self._reason or self._hint
        self.hint_label.setText(text)
        self.hint_label.setToolTip(plain_tip(text))
        self.hint_label.setAccessibleName(text)
