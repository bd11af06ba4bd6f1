"""What a script may expect of a campaign: every total, and the plain fields of kingdoms and settlements."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from ..engine.ruleset import Ruleset
from ..engine.settlement_totals import MODIFIERS, SettlementNumbers, settlement_numbers
from ..engine.state import Campaign
from ..engine.totals import NAMES, numbers
from .faults import nearest

Value = int | str | bool
KINGDOM_FIELDS = ("name", "alignment", "government", "stage", "capital", "anarchy", "note")
EDICTS = ("holiday", "promotion", "taxation")
SETTLEMENT_FIELDS = ("name", "founded", "ready", "note")
SUBJECTS = ("kingdom", "settlement")


class Difference(NamedTuple):
    """The first thing that is not as expected: a code for `words` with its parameters."""

    code: str
    parameters: dict[str, str | int]


def kingdom_names() -> tuple[str, ...]:
    """What may be expected of a kingdom; `month` is the campaign's.

    Its own settlement modifiers are 0 while that optional rule is off (IT L1432).
    """
    return (*NAMES, *MODIFIERS, *KINGDOM_FIELDS, *EDICTS, "month")


def settlement_names() -> tuple[str, ...]:
    """What may be expected of a settlement."""
    return (*SettlementNumbers.names, *SETTLEMENT_FIELDS, "size", "month")


def first_difference(
    expected: Mapping[str, Value], campaign: Campaign, rules: Ruleset, kingdom: str
) -> Difference | None:
    """The first expectation that a campaign does not meet; None where it meets all.

    `kingdom` is whose totals are meant where the expectation names nobody.
    """
    settlement = str(expected.get("settlement", ""))
    kingdom = str(expected.get("kingdom", kingdom))
    if settlement:
        if settlement not in campaign.settlements:
            return _no_such("settlement", settlement, list(campaign.settlements))
        value, names = _of_settlement(campaign, settlement, rules), settlement_names()
    else:
        if kingdom not in campaign.kingdoms:
            return _no_such("kingdom", kingdom, list(campaign.kingdoms))
        value, names = _of_kingdom(campaign, kingdom, rules), kingdom_names()
    for name, wanted in expected.items():
        if name in SUBJECTS:
            continue
        if name not in names:
            return Difference("expect_no_such_name", {"name": name, "suggestion": nearest(name, names)})
        found = value(name)
        if found != wanted or isinstance(found, bool) != isinstance(wanted, bool):
            return Difference(
                "expect_differs",
                {
                    "name": name,
                    "subject": settlement or kingdom,
                    "expected": _written(wanted),
                    "found": _written(found),
                },
            )
    return None


def _of_kingdom(campaign: Campaign, kingdom: str, rules: Ruleset) -> Callable[[str], Value]:
    record = campaign.kingdoms[kingdom]
    totals = numbers(campaign, kingdom, rules)

    def value(name: str) -> Value:
        if name in NAMES or name in MODIFIERS:
            return totals.total(name)
        if name == "month":
            return campaign.month
        found: Value | None = getattr(record.edicts if name in EDICTS else record, name)
        return "" if found is None else found

    return value


def _of_settlement(campaign: Campaign, settlement: str, rules: Ruleset) -> Callable[[str], Value]:
    record = campaign.settlements[settlement]
    totals = settlement_numbers(campaign, settlement, rules)

    def value(name: str) -> Value:
        if name in SettlementNumbers.names:
            return totals.total(name)
        if name == "month":
            return campaign.month
        found: Value = totals.size if name == "size" else getattr(record, name)
        return found

    return value


def _no_such(category: str, found: str, known: list[str]) -> Difference:
    parameters: dict[str, str | int] = {
        "category": category,
        "found": found,
        "suggestion": nearest(found, known),
    }
    return Difference("fault_unknown_id", parameters)


def _written(value: Value) -> str:
    """As in a script: a text without quotes is told from nothing by being something."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if value != "" else '""'
