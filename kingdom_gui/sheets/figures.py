"""What stands on the kingdom sheet, already written out: of a kingdom, or of none, to fill by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..engine.ruleset import Milestone, Ruleset
from ..engine.state import ATTRIBUTES, Campaign, Kingdom
from ..engine.totals import Numbers, numbers
from .calendar import month_name
from .labels import Labels
from .pieces import Account, Field, Line, Sum
from .sources import (
    ATTRIBUTE_COLUMNS,
    CONSUMPTION_LINES,
    CONTROL_DC_COLUMNS,
    TREASURY_LINES,
    UNREST_LINES,
    Columns,
    by_column,
)

EDICTS = ("holiday", "promotion", "taxation")
EDICT_NUMBERS = (*ATTRIBUTES, "consumption")
ALLOWANCES = ("claims", "improvements", "settlements", "buildings")
BLANK_LINES = 7
LONGEST_NAMES = 70  # letters


class EdictRow(NamedTuple):
    """An edict, its level, and what the level gives to the attributes and to Consumption."""

    name: str
    level: str
    numbers: tuple[str, ...]


class Allowance(NamedTuple):
    """What may be done in a month: how often, and how often it has been. No `limit`: as often as one likes.

    `blank` leaves both to a pen.
    """

    name: str
    used: int = 0
    limit: int | None = None
    blank: bool = False


class Mark(NamedTuple):
    """A milestone with its experience points."""

    name: str
    xp: str
    reached: bool


class KingdomFigures(NamedTuple):
    """Everything on the first page of the kingdom sheet."""

    name: str
    subtitle: str
    crest: str
    fields: tuple[tuple[Field, ...], ...]
    attribute_columns: tuple[str, ...]
    attributes: tuple[Sum, ...]
    control_columns: tuple[str, ...]
    control_dc: Sum
    accounts: tuple[Account, ...]
    edicts: tuple[EdictRow, ...]
    allowances: tuple[Allowance, ...]
    milestones: tuple[Mark, ...]


def kingdom_figures(campaign: Campaign, kingdom_id: str, rules: Ruleset, labels: Labels) -> KingdomFigures:
    """The figures of one kingdom of a campaign.

    :raises KeyError: for a kingdom the campaign does not have.
    """
    totals = numbers(campaign, kingdom_id, rules)
    kingdom = totals.kingdom
    realm = labels("kingdom-subtitle", government=labels.head("government", kingdom.government),
                   alignment=labels.term("alignment", kingdom.alignment))  # fmt: skip
    subtitle = campaign.settings.name if campaign.settings.name != kingdom.name else realm
    return KingdomFigures(
        name=kingdom.name,
        subtitle=" · ".join([subtitle, *_patron(kingdom, labels)]),
        crest=kingdom.name.strip()[:1].upper(),
        fields=_fields(campaign, totals, labels),
        attribute_columns=column_heads(ATTRIBUTE_COLUMNS, labels),
        attributes=tuple(_attribute(name, totals, labels) for name in ATTRIBUTES),
        control_columns=column_heads(CONTROL_DC_COLUMNS, labels),
        control_dc=_sum("control_dc", CONTROL_DC_COLUMNS, totals, labels),
        accounts=(_treasury(totals, labels), _consumption(totals, labels), _unrest(totals, labels)),
        edicts=tuple(_edict(kind, totals, labels) for kind in EDICTS),
        allowances=_allowances(kingdom, totals, rules, labels),
        milestones=tuple(
            _mark(milestone, _is_reached(milestone, totals), labels)
            for milestone in rules.milestones.values()
        ),
    )


def _patron(kingdom: Kingdom, labels: Labels) -> Iterator[str]:
    """What a patron expects of the kingdom, and what goes back; nothing where nobody has said."""
    if kingdom.obligation:
        yield labels("kingdom-patron", obligation=labels.term("obligation", kingdom.obligation))
    if kingdom.repayment or kingdom.tithe:
        yield labels("kingdom-terms", repayment=kingdom.repayment, tithe=kingdom.tithe)


def blank_figures(rules: Ruleset, labels: Labels) -> KingdomFigures:
    """The same sheet with nothing on it but its labels."""
    heads = column_heads(ATTRIBUTE_COLUMNS, labels)
    control = column_heads(CONTROL_DC_COLUMNS, labels)
    empty = tuple(Line("", "") for _ in range(BLANK_LINES))
    return KingdomFigures(
        name="",
        subtitle="",
        crest="",
        fields=_field_rows(labels, {}),
        attribute_columns=heads,
        attributes=tuple(Sum(labels.head("term", name), ("",) * len(heads), "") for name in ATTRIBUTES),
        control_columns=control,
        control_dc=Sum(labels.head("term", "control_dc"), ("20",) + ("",) * (len(control) - 1), ""),
        accounts=(
            Account(labels.head("term", "treasury"), empty, (Line(labels("result-treasury"), ""),)),
            Account(labels.head("term", "consumption"), empty, (Line(labels("result-consumption"), ""),)),
            Account(labels.head("term", "unrest"), empty, (Line(labels("result-unrest"), ""),)),
        ),
        edicts=tuple(EdictRow(labels.head("edict", kind), "", ("",) * 4) for kind in EDICTS),
        allowances=tuple(Allowance(labels(f"allowance-{name}"), blank=True) for name in ALLOWANCES),
        milestones=tuple(_mark(milestone, False, labels) for milestone in rules.milestones.values()),
    )


def column_heads(columns: Columns, labels: Labels) -> tuple[str, ...]:
    """The heads of a sum's columns."""
    return tuple(labels(f"source-{column}") for column in columns)


FIELDS: tuple[tuple[tuple[str, float], ...], ...] = (
    (("ruler", 2.3), ("alignment", 1.3), ("government", 1.5), ("month", 1.5)),
    (("capital", 2.3), ("size", 0.9), ("settlements", 1.0), ("districts", 0.8), ("population", 1.0),
     ("fame", 0.65), ("infamy", 0.65), ("tax-bonus", 1.0)),
)  # fmt: skip
TERMS = ("alignment", "size", "population", "fame", "infamy")


def _field_rows(labels: Labels, values: dict[str, str]) -> tuple[tuple[Field, ...], ...]:
    """The labelled fields of the head, row by row; what has no value is left to a pen."""

    def made(name: str, wide: float) -> Field:
        label = labels.head("term", name) if name in TERMS else labels(f"field-{name}")
        return Field(label, values.get(name, ""), wide)

    return tuple(tuple(made(name, wide) for name, wide in row) for row in FIELDS)


def _fields(campaign: Campaign, totals: Numbers, labels: Labels) -> tuple[tuple[Field, ...], ...]:
    kingdom = totals.kingdom
    rulers = [leader.name for leader in kingdom.leaders if leader.role == "ruler"]
    capital = campaign.settlements.get(kingdom.capital)
    values = {
        "ruler": _together(rulers, labels) if rulers else labels("vacant"),
        "alignment": labels.head("alignment", kingdom.alignment),
        "government": labels.head("government", kingdom.government),
        "month": month_name(campaign.settings, campaign.month, labels),
        "settlements": labels.number(len(totals.settlements)),
        "capital": capital.name if capital else labels("none"),
        "tax-bonus": labels.signed(totals.total("tax_bonus")),
    }
    counted = ("size", "districts", "population", "fame", "infamy")
    return _field_rows(labels, values | {name: labels.number(totals.total(name)) for name in counted})


def _together(names: list[str], labels: Labels) -> str:
    """Names side by side; where they would be too many for a line, the first and how many more."""
    if len(" · ".join(names)) <= LONGEST_NAMES or len(names) == 1:
        return " · ".join(names)
    return labels("and-more", first=names[0], more=len(names) - 1)


def _sum(name: str, columns: Columns, totals: Numbers, labels: Labels, note: str = "") -> Sum:
    parts = by_column(totals.ledger(name), columns)
    written = tuple(labels.number(amount) for amount in parts.values())
    return Sum(labels.head("term", name), written, labels.number(totals.total(name)), note)


def _attribute(name: str, totals: Numbers, labels: Labels) -> Sum:
    """An attribute; the note gives what is added to its die, which Unrest lowers (IT L40)."""
    check = totals.total(name) - totals.total("unrest")
    return _sum(name, ATTRIBUTE_COLUMNS, totals, labels, labels("check", bonus=labels.signed(check)))


def _lines(
    name: str, columns: Columns, totals: Numbers, labels: Labels, openings: bool = False
) -> tuple[Line, ...]:
    parts = by_column(totals.ledger(name), columns, openings)
    lines = [(f"line-{name}-{column}", amount) for column, amount in parts.items() if amount]
    return tuple(Line(labels(label.replace("_raw", "")), labels.signed(amount)) for label, amount in lines)


def _treasury(totals: Numbers, labels: Labels) -> Account:
    closing = Line(labels("result-treasury"), labels.number(totals.total("treasury")))
    lines = _lines("treasury", TREASURY_LINES, totals, labels)
    return Account(labels.head("term", "treasury"), lines, (closing,))


def _consumption(totals: Numbers, labels: Labels) -> Account:
    raw, due = totals.total("consumption_raw"), totals.total("consumption")
    closing = [Line(labels("result-consumption"), labels.number(due))]
    if raw != due:
        closing.insert(0, Line(labels("result-consumption-raw"), labels.number(raw)))
    lines = _lines("consumption_raw", CONSUMPTION_LINES, totals, labels)
    return Account(labels.head("term", "consumption"), lines, tuple(closing))


def _unrest(totals: Numbers, labels: Labels) -> Account:
    closing = Line(labels("result-unrest"), labels.number(totals.total("unrest")))
    lines = _lines("unrest", UNREST_LINES, totals, labels, openings=True)
    return Account(labels.head("term", "unrest"), lines, (closing,))


def _edict(kind: str, totals: Numbers, labels: Labels) -> EdictRow:
    """An edict with what it gives as things stand: a vacant office may take some of it away."""
    level: str | None = getattr(totals.kingdom.edicts, kind)
    name = labels.head("edict", kind)
    if level is None:
        return EdictRow(name, labels("edict-not-issued"), ("",) * len(EDICT_NUMBERS))
    written = []
    for number in (*ATTRIBUTES, "consumption_raw"):
        entries = (
            e for e in totals.ledger(number) if e.applies and e.source.kind == "edict" and e.source.id == kind
        )
        written.append(labels.signed(sum(entry.amount for entry in entries)))
    return EdictRow(name, labels.head("edict", f"{kind}_{level}"), tuple(written))


def _allowances(kingdom: Kingdom, totals: Numbers, rules: Ruleset, labels: Labels) -> tuple[Allowance, ...]:
    limits = rules.limits(kingdom.use.size or totals.total("size"))
    return tuple(
        Allowance(labels(f"allowance-{name}"), getattr(kingdom.use, name), getattr(limits, name))
        for name in ALLOWANCES
    )


def _is_reached(milestone: Milestone, totals: Numbers) -> bool:
    """Whether its experience was given out, or the kingdom stands there now (IT L538-548)."""
    kingdom = totals.kingdom
    if milestone.id in kingdom.milestones or milestone.mark == "kingdom_founded":
        return True
    if milestone.mark == "capital_founded":
        return bool(kingdom.capital)
    if milestone.mark == "size":
        return totals.total("size") >= milestone.at
    return any(settlement.total("lots") >= milestone.at for settlement in totals.settlements)


def _mark(milestone: Milestone, reached: bool, labels: Labels) -> Mark:
    name = labels(f"milestone-{milestone.mark.replace('_', '-')}", at=milestone.at)
    return Mark(name, labels("xp", amount=labels.number(milestone.xp)), reached)
