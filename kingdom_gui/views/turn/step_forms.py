"""Which step of the month has a form of its own in the panel.

A new form is a `StepForm` (or several that pass on their wishes as one does) and a line here; the panel shows
it in its step, between what is asked and what came of it, does the action it wants as a step of undo, and
passes on its wish to override a rule.
"""

from __future__ import annotations

from .army_form import ArmyForm
from .edicts_form import EdictsForm
from .items_form import ItemsForm
from .leaders_form import LeadersForm
from .money_forms import DepositForm, SaleForm, WithdrawForm
from .step_form import StepForm

FORMS: dict[str, type[StepForm | LeadersForm | ItemsForm | EdictsForm]] = {
    "items": ItemsForm,
    "leaders": LeadersForm,
    "armies": ArmyForm,
    "edicts": EdictsForm,
    "withdrawals": WithdrawForm,
    "deposits": DepositForm,
    "sales": SaleForm,
}
