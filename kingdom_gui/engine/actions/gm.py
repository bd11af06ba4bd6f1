"""What the GM may always do: grant and take, add modifiers, choose rulings, write in the journal."""

from __future__ import annotations

from .base import Action


class Grant(Action, frozen=True, tag="grant"):
    """Give (or, negative, take) BP, Unrest, Fame or Infamy, with a note."""

    treasury: int = 0
    unrest: int = 0
    fame: int = 0
    infamy: int = 0
    note: str = ""


class AddModifier(Action, frozen=True, tag="add_modifier"):
    """Change a total by so much, for `months` months (None: lasting), for the kingdom or one settlement."""

    target: str
    amount: int
    note: str = ""
    months: int | None = None
    settlement: str = ""


class RemoveModifier(Action, frozen=True, tag="remove_modifier"):
    """Take a modifier away, by its number."""

    number: int


class SetRuling(Action, frozen=True, tag="set_ruling"):
    """Choose how the campaign plays a ruling."""

    ruling: str
    choice: str


class WriteJournal(Action, frozen=True, tag="write_journal"):
    """A note of the GM's in this month's journal."""

    note: str
