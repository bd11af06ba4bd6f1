"""What a form of the panel says, kept while something else of the campaign changes."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QSpinBox, QWidget

from .step_form import StepForm

Field = QComboBox | QSpinBox | QLineEdit | QCheckBox


class Kept(NamedTuple):
    """The kind of form, and what its fields say in the order in which they were made."""

    form: type[StepForm]
    said: tuple[object, ...]


def what_is_said(panel: QWidget) -> Kept | None:
    """What the form says in which something is chosen; None where there is no such form."""
    for form in panel.findChildren(StepForm):
        if not getattr(form, "idle", True):
            return Kept(type(form), tuple(_said(field) for field in _fields(form)))
    return None


def say_again(panel: QWidget, kept: Kept) -> bool:
    """Put it into the same form of a panel made anew, as far as its fields still have it to choose; whether
    something is chosen in it then.
    """
    form = next((one for one in panel.findChildren(StepForm) if type(one) is kept.form), None)
    if form is None:
        return False
    for field, said in zip(_fields(form), kept.said, strict=False):
        # Most follow from others: only what is left different is set, as if it were typed.
        if _said(field) != said:
            _say(field, said)
    return not getattr(form, "idle", True)


def _fields(form: StepForm) -> list[Field]:
    found = form.findChildren(QWidget)
    return [
        one
        for one in found
        if isinstance(one, Field)
        and not (isinstance(one, QLineEdit) and isinstance(one.parent(), QSpinBox | QComboBox))
    ]


def _said(field: Field) -> object:
    if isinstance(field, QComboBox):
        return field.currentData()
    if isinstance(field, QSpinBox):
        return field.value()
    return field.isChecked() if isinstance(field, QCheckBox) else field.text()


def _say(field: Field, said: object) -> None:
    if isinstance(field, QComboBox):
        field.setCurrentIndex(max(0, field.findData(said)))
    elif isinstance(field, QSpinBox) and isinstance(said, int):
        field.setValue(said)
    elif isinstance(field, QCheckBox):
        field.setChecked(bool(said))
    elif isinstance(field, QLineEdit):
        field.setText(str(said))
