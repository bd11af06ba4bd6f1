"""Which step of the month has a form of its own in the panel.

A new form is a `StepForm` and a line here; the panel shows it in its step, between what is asked and what
came of it, does the action it wants as a step of undo, and passes on its wish to override a rule.
"""

from __future__ import annotations

from .abdicate_form import AbdicateForm
from .money_forms import DepositForm, SaleForm, WithdrawForm
from .step_form import StepForm

FORMS: dict[str, type[StepForm]] = {
    "leaders": AbdicateForm,
    "withdrawals": WithdrawForm,
    "deposits": DepositForm,
    "sales": SaleForm,
}
