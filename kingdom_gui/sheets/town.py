"""A settlement as it stands on paper: its numbers, buildings with what they give, works, slots for items."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ..engine.counts_here import counts_here
from ..engine.ledger import Ledger
from ..engine.rule_effects import Lotless
from ..engine.ruleset import Ruleset
from ..engine.settlement_totals import MODIFIERS, SettlementNumbers, settlement_numbers
from ..engine.state import ATTRIBUTES, Building, Campaign, Settlement
from ..words import Speaker
from ..words.order import order
from .labels import Labels
from .pieces import Field
from .town_notes import Row, growth_lines, item_rows, loss_rows, wish_rows
from .town_privileges import exhibit_rows, kingdoms_lines, privilege_lines

# Numbers with a column of their own in the list of buildings; the others are written out in the last one.
TIERS = ("minor", "medium", "major")
LISTED = (*ATTRIBUTES, "fame", "infamy", "defense", "base_value")


class BuildingLine(NamedTuple):
    """All buildings of one kind: their count and name, where they stand, and what they give together."""

    name: str
    lots: str
    amounts: tuple[str, ...]
    more: str


class Work(NamedTuple):
    """A work without lots of its own, and where it is."""

    name: str
    place: str


class Slots(NamedTuple):
    """Slots for magic items of one sort: what may lie in them, the buildings they belong to, their number,
    and in how many of them an item lies.
    """

    item: str
    buildings: str
    number: int
    filled: int = 0


class Town(NamedTuple):
    """Everything on the pages of one settlement."""

    name: str
    kingdom: str
    note: str
    strips: tuple[tuple[Field, ...], ...]
    lines: tuple[BuildingLine, ...]
    works: tuple[Work, ...]
    slots: tuple[Slots, ...]
    districts: tuple[str, ...]
    growth: tuple[str, ...] = ()
    items: tuple[Row, ...] = ()
    wishes: tuple[Row, ...] = ()
    wishes_note: str = ""
    losses: tuple[Row, ...] = ()
    privileges: tuple[str, ...] = ()
    exhibits: tuple[Row, ...] = ()


def town(campaign: Campaign, settlement_id: str, rules: Ruleset, labels: Labels) -> Town:
    """The figures of one settlement.

    :raises KeyError: for a settlement the campaign does not have.
    """
    numbers = settlement_numbers(campaign, settlement_id, rules)
    settlement = numbers.settlement
    kingdom = campaign.kingdoms.get(campaign.claims.get(settlement.hex, ""))
    place = Speaker(labels.language, campaign).label(settlement.hex)
    parts = [labels.head("settlement_size", numbers.size), labels("in-hex", label=place)]
    if kingdom is not None and kingdom.capital == settlement.id:
        parts.insert(0, labels("capital"))
    wishes, wishes_note = wish_rows(campaign, settlement, rules, labels)
    return Town(
        settlement.name,
        kingdom.name if kingdom else "",
        " · ".join(parts),
        _strips(numbers, campaign, labels),
        tuple(_lines(numbers, rules, labels)),
        tuple(_works(settlement, rules, labels)),
        tuple(_slots(numbers, labels)),
        tuple(labels("district", number=n + 1) for n in range(len(settlement.districts))),
        tuple(growth_lines(numbers, rules, labels)),
        tuple(item_rows(campaign, settlement, labels)),
        tuple(wishes),
        wishes_note,
        tuple(loss_rows(campaign, settlement, labels)),
        (*kingdoms_lines(campaign, numbers, labels), *privilege_lines(numbers, rules, labels)),
        tuple(exhibit_rows(settlement, labels)),
    )


def strip_heads(labels: Labels) -> tuple[tuple[Field, ...], ...]:
    """The fields of a settlement's numbers, empty, to fill by hand."""
    return _fields({}, labels)


def _strips(numbers: SettlementNumbers, campaign: Campaign, labels: Labels) -> tuple[tuple[Field, ...], ...]:
    values = {name: labels.signed(numbers.total(name)) for name in (*ATTRIBUTES, "danger")}
    values |= {
        name: labels.signed(counts_here(campaign, numbers.settlement.id, name, numbers.rules).total)
        for name in MODIFIERS
    }
    values |= {
        name: labels.number(numbers.total(name))
        for name in ("fame", "infamy", "defense", "lots", "population")
    }
    value, cap = numbers.total("base_value"), numbers.total("base_value_cap")
    values["base_value"] = labels("base-value-of", value=labels.number(value), cap=labels.number(cap))
    return _fields(values, labels)


def _fields(values: dict[str, str], labels: Labels) -> tuple[tuple[Field, ...], ...]:
    first = (*ATTRIBUTES, "fame", "infamy", "defense", "lots", "population")
    second = (*MODIFIERS, "danger", "base_value")

    def made(name: str) -> Field:
        category = "settlement_modifier" if name in (*MODIFIERS, "danger") else "term"
        own = {"base_value": "base-value", "lots": "column-lots"}
        label = labels(own[name]) if name in own else labels.head(category, name)
        wide = {"base_value": 1.7, "population": 1.7}.get(name, 1.0)
        return Field(label, values.get(name, ""), wide)

    return tuple(made(name) for name in first), tuple(made(name) for name in second)


def _of_kind(ledger: Ledger, kind: str) -> int:
    return sum(e.amount for e in ledger if e.applies and e.source.kind == "building" and e.source.id == kind)


def _lines(numbers: SettlementNumbers, rules: Ruleset, labels: Labels) -> Iterator[BuildingLine]:
    """One line a kind, in the order of their names; what is planned or damaged counts but gives nothing."""
    by_kind: dict[str, list[Building]] = {}
    for district in numbers.settlement.districts:
        for building in district.buildings:
            by_kind.setdefault(building.kind, []).append(building)
    named = sorted(((labels.head("building", kind), kind) for kind in by_kind), key=lambda one: order(one[0]))
    for name, kind in named:
        buildings = by_kind[kind]
        many = len(buildings)
        amounts = {n: _of_kind(numbers.ledger(n), kind) for n in (*LISTED, *MODIFIERS)}
        more = [
            f"{labels.head('settlement_modifier', n)}\u00a0{labels.signed(amounts[n])}"
            for n in MODIFIERS
            if amounts[n]
        ]
        more += _states(buildings, labels)
        lots = sum(len(building.lots) for building in buildings if not rules.buildings[kind].lotless)
        yield BuildingLine(
            labels("many", count=many, name=name) if many > 1 else name,
            labels.number(lots) if lots else "–",
            tuple(labels.signed(amounts[n]) if amounts[n] else "" for n in LISTED),
            ", ".join(more),
        )


def _states(buildings: Iterable[Building], labels: Labels) -> Iterator[str]:
    for state in ("planned", "damaged", "abandoned"):
        count = sum(getattr(building, state) for building in buildings)
        if count:
            yield labels(f"state-{state}", count=count)


def _works(settlement: Settlement, rules: Ruleset, labels: Labels) -> Iterator[Work]:
    several = len(settlement.districts) > 1
    for number, district in enumerate(settlement.districts):
        for building in district.buildings:
            record = rules.buildings[building.kind]
            if not record.has(Lotless):
                continue
            place = labels(f"side-{building.side}") if building.side else labels("side-none")
            if building.lots:
                place = labels("on-lot", lot=", ".join(lot_name(lot) for lot in building.lots))
            if several:
                place = labels("district-place", number=number + 1, where=place)
            yield Work(labels.head("building", building.kind), place)


def _slots(numbers: SettlementNumbers, labels: Labels) -> Iterator[Slots]:
    """The slots by what they take, the lesser tiers first."""
    sorts: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    taken = {(item.building, item.slot) for item in numbers.settlement.items if item.name}
    filled: Counter[tuple[str, tuple[str, ...]]] = Counter()
    places: Counter[int] = Counter()  # how many slots of each building have come already
    for slot in numbers.item_slots:
        sort = (slot.tier, slot.kinds)
        sorts.setdefault(sort, []).append(slot.kind)
        filled[sort] += (slot.building, places[slot.building]) in taken
        places[slot.building] += 1
    for tier, kinds in sorted(sorts, key=lambda sort: (TIERS.index(sort[0]), sort[1])):
        items = labels.either([labels(f"item-{kind.replace('_', '-')}") for kind in kinds])
        buildings = sorts[tier, kinds]
        names = dict.fromkeys(labels.head("building", kind) for kind in buildings)
        item = labels(f"slot-{tier}", kinds=items)
        yield Slots(item, ", ".join(names), len(buildings), filled[tier, kinds])


def lot_name(lot: int) -> str:
    """What a lot is called on the grid: column A to F from the west, row 1 to 6 from the north."""
    return f"{'ABCDEF'[lot % 6]}{lot // 6 + 1}"
