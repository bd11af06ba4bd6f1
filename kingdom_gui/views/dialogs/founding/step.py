"""What every step of the founding is: a page of fields that adds its part to what is chosen."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QVBoxLayout, QWidget

from ...blocks import muted, title
from .choices import Choices

SHORTEST = 10  # letters that a box shows at least


class FoundingStep(QWidget):
    """Subclasses add fields to `form` or `column`, emit `changed` and give their part in `fill`.

    `first` takes the focus when the step comes up, if there is one.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.name = ""
        self.first: QWidget | None = None
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(18, 12, 18, 12)
        self.column.setSpacing(10)
        self._head, self._about = title("", 1.25), muted("")
        self.column.addWidget(self._head)
        self.column.addWidget(self._about)
        self.form = QFormLayout()
        self.form.setHorizontalSpacing(16)
        self.form.setVerticalSpacing(10)
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.column.addLayout(self.form)

    def make_room(self) -> None:
        """Let boxes be as narrow as the page is; what is chosen in them is never the widest."""
        for box in self.findChildren(QComboBox):
            if box.minimumContentsLength() == 0 and self.form.indexOf(box) >= 0:
                box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
                box.setMinimumContentsLength(SHORTEST)

    def introduce(self, name: str, head: str, about: str) -> None:
        """Say what the step is called, in a word and as a heading, and what it asks."""
        self.name = name
        self._head.setText(head)
        self._about.setText(about)

    def fill(self, chosen: Choices) -> Choices:
        """What is chosen, with what this step says."""
        raise NotImplementedError
