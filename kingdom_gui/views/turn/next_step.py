"""The next step of founding in a line, for the pages where the card of first steps is not in sight."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ..blocks import link, muted
from ..founding_steps import ON_THE_MAP, Step

translate = QCoreApplication.translate


class NextStep(QWidget):
    """Its name leads there: `page_wanted(name)` or, if it is taken on the map, `first_step_wanted(name)`."""

    page_wanted = Signal(str)
    first_step_wanted = Signal(str)

    def __init__(self, step: Step, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        wanted = self.first_step_wanted if step.opens in ON_THE_MAP else self.page_wanted
        self.link = link(translate("NextStep", "Next: {step}").format(step=step.name))
        self.link.setAccessibleDescription(step.hint)
        self.link.clicked.connect(lambda: wanted.emit(step.opens))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self.link, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(muted(step.hint), 1)


__all__ = ["NextStep"]
