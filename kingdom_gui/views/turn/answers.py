"""The field that takes an answer: dice, a choice from a list, yes or no, a line of text."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QPushButton, QWidget

from ...engine.requests import Answer, Choose, Confirm, Request, Roll, Write
from .. import speech
from ..field_undo import yield_undo
from ..text_size import by_text
from .dice_text import dice_name, typed
from .options import Option


class AnswerField(QWidget):
    """`given(answer)` is emitted when an answer is entered, `rolled` when the program's dice are asked for.

    `changed` tells that what `ready` says may be another.
    """

    given = Signal(object)
    rolled = Signal()
    changed = Signal()

    def __init__(self, request: Request, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.request = request
        self.setAccessibleName(name)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(8)

    @property
    def verb(self) -> str:
        """What the panel's button says; empty where the field has buttons of its own."""
        return ""

    def enter(self) -> None:
        """Enter the answer as it stands."""

    def first(self) -> QWidget:
        """What takes the focus."""
        return self


class DiceField(AnswerField):
    """A number to type, or, left empty, the program's dice."""

    def __init__(self, request: Roll, name: str, parent: QWidget | None = None) -> None:
        super().__init__(request, name, parent)
        self.request: Roll = request
        self.box = QLineEdit(self)
        self.box.setAccessibleName(name)
        self.box.setPlaceholderText(dice_name(request, speech.language()))
        by_text(self.box, fixed_width=110 if request.count > 1 or request.explodes else 72)
        self.box.setMaxLength(400)
        yield_undo(self.box)
        if request.count > 1 or request.explodes:
            self.box.setToolTip(self.tr("Several dice with a space between, such as 6 6 2"))
        self.box.textChanged.connect(self.changed)
        self.row.addWidget(self.box)

    @property
    def faces(self) -> tuple[int, ...]:
        """The faces typed so far."""
        return typed(self.box.text())

    @property
    def verb(self) -> str:
        return self.tr("Enter") if self.box.text().strip() else self.tr("Roll")

    def enter(self) -> None:
        if self.box.text().strip():
            self.given.emit(self.faces)
        else:
            self.rolled.emit()

    def first(self) -> QWidget:
        return self.box


class ChoiceField(AnswerField):
    """A list to choose from; what lies somewhere can be chosen on the place itself as well.

    `pointed(value)` tells the option that the list is on.
    """

    pointed = Signal(str)

    def __init__(
        self, request: Choose, name: str, options: list[Option], parent: QWidget | None = None
    ) -> None:
        super().__init__(request, name, parent)
        self.box = QComboBox(self)
        self.box.setAccessibleName(name)
        for option in options:
            self.box.addItem(option.name, option.value)
        by_text(self.box, least_width=150)
        self.box.setMaxVisibleItems(14)
        self.box.highlighted.connect(lambda row: self.pointed.emit(str(self.box.itemData(row))))
        self.box.currentIndexChanged.connect(lambda row: self.pointed.emit(str(self.box.itemData(row))))
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.row.addWidget(self.box)

    def point(self, value: str) -> None:
        """Go to an option that is pointed at elsewhere; "" stays."""
        row = self.box.findData(value) if value else -1
        if row >= 0:
            self.box.setCurrentIndex(row)

    @property
    def verb(self) -> str:
        return self.tr("Choose")

    def enter(self) -> None:
        self.given.emit(str(self.box.currentData()))

    def first(self) -> QWidget:
        return self.box


class YesNoField(AnswerField):
    """Two buttons."""

    def __init__(self, request: Confirm, name: str, parent: QWidget | None = None) -> None:
        super().__init__(request, name, parent)
        self.yes, self.no = QPushButton(self.tr("Yes"), self), QPushButton(self.tr("No"), self)
        for button, answer in ((self.yes, True), (self.no, False)):
            button.setAccessibleName(speech.explained(button.text(), name))
            button.clicked.connect(lambda _=False, answer=answer: self.given.emit(answer))
            self.row.addWidget(button)

    def first(self) -> QWidget:
        return self.yes


class TextField(AnswerField):
    """A line of text."""

    def __init__(self, request: Write, name: str, parent: QWidget | None = None) -> None:
        super().__init__(request, name, parent)
        self.box = QLineEdit(self)
        self.box.setAccessibleName(name)
        by_text(self.box, least_width=200)
        self.box.setMaxLength(200)
        yield_undo(self.box)
        self.row.addWidget(self.box)

    @property
    def verb(self) -> str:
        return self.tr("Enter")

    def enter(self) -> None:
        self.given.emit(self.box.text())

    def first(self) -> QWidget:
        return self.box


def field_for(
    request: Request, name: str, options: list[Option], parent: QWidget | None = None
) -> AnswerField:
    """The field that fits a request; `options` are those of a choice."""
    if isinstance(request, Roll):
        return DiceField(request, name, parent)
    if isinstance(request, Choose):
        return ChoiceField(request, name, options, parent)
    if isinstance(request, Confirm):
        return YesNoField(request, name, parent)
    return TextField(request, name, parent)


__all__ = ["Answer", "AnswerField", "ChoiceField", "DiceField", "TextField", "YesNoField", "field_for"]
