"""Values of every kind for the variables of messages, so that each message is said in all its ways."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fluent.syntax import ast as ftl

from kingdom_gui.engine.settlement_totals import SettlementNumbers
from kingdom_gui.engine.totals import NAMES
from kingdom_gui.words.catalogue import terms

from .parsed import named_choices, nodes, variables

NUMBERS = (0, 1, 2, 5, -3, 12345)
WORDS = ("ashford", "Old Ford", "Ys", "Le Gué")
# Variables that are numbers wherever they stand; the others are words, or what a term or a choice takes.
NUMERIC = {
    "allowed", "amount", "bp", "corruption", "crime", "fame", "infamy", "lore", "ranks", "society", "sum",
    "consumption", "counted", "halves", "issued", "least", "length",
    "build", "column", "count", "cr", "days", "dc", "district", "divisor",
    "districts", "drawn", "due", "expected", "filled", "first", "found", "free", "given", "gp", "gp_per_fame",
    "have", "hexes", "high", "left", "limit", "line", "lot", "lots", "low", "month", "months", "most",
    "natural", "need", "needed", "newest", "number", "of_lots", "old_cost", "people_per_lot", "per", "price",
    "rate", "sides", "size", "slot", "step", "steps", "total", "used", "value",
}  # fmt: skip


# What stands for a category of which not every term can be meant.
MEANT = {
    "edict": ("holiday", "promotion", "taxation", "embassy", "treaty", "alliance", "trade_route"),
    "term": (*NAMES, *SettlementNumbers.names),
}
FIXED = {
    "attribute": ("economy", "loyalty", "stability"),
    "any_of": ("inn", "inn house", "inn paved_streets tenement"),
    "kind": ("building", "improvement"),
    "category": ("building",),
    "term": ("bridge", "watchtower"),
    "wanted": ("bridge", "watchtower"),
}


def samples(message: ftl.Message) -> Iterator[dict[str, str | int]]:
    """Values for the variables of a message, so many rows that every value of each has its turn."""
    choices = {name: _values(message, name) for name in sorted(variables(message))}
    for turn in range(max(map(len, choices.values()), default=1)):
        yield {name: values[turn % len(values)] for name, values in choices.items()}


def _values(message: ftl.Message, name: str) -> tuple[str | int, ...]:
    picked = tuple(sorted(key for variable, key in named_choices(message) if variable == name))
    ids = {term for category in _categories(message, name) for term in _ids(category)}
    if name in FIXED and not picked:
        return FIXED[name]
    if ids:
        return (*sorted(ids), *picked)
    if name in NUMERIC:
        return (*NUMBERS, *picked)
    return (*picked, "another") if picked else WORDS


def _ids(category: str) -> Sequence[str]:
    return MEANT.get(category) or [
        key.partition(".")[2] for key in terms("en") if key.startswith(f"{category}.")
    ]


def _categories(message: ftl.Message, name: str) -> Iterator[str]:
    """The categories of terms that a message looks a variable up in."""
    for node in nodes(message):
        if isinstance(node, ftl.FunctionReference) and node.id.name == "TERM":
            category, term, *_ = node.arguments.positional
            here = isinstance(term, ftl.VariableReference) and term.id.name == name
            if here and isinstance(category, ftl.StringLiteral):
                yield category.value
