"""The GM's own list of magic items, as a table: name, kind, tier, price."""

from __future__ import annotations

import re

from ..engine.actions.items import LONGEST_NAME, MOST_GP, MOST_LISTED
from ..engine.items.made import MARK
from ..engine.items.records import TIERS
from ..engine.ruleset import Ruleset
from ..engine.state import ListedItem
from ..words import LANGUAGES, term
from .csv_table import SEPARATORS, read_table
from .errors import at_fault
from .faults import Fault, Parameters, nearest, shown
from .shape import MOST_FAULTS

COLUMNS = ("name", "kind", "tier", "price")
_PRICE = re.compile(r"(\d+|\d{1,3}([.,'’\s]\d{3})+)\s*(gp|mo|po|gm)?", re.IGNORECASE)


def read_items(data: bytes, name: str, rules: Ruleset) -> tuple[ListedItem, ...]:
    """The items in the bytes of a CSV file; `name` is what messages call it.

    Kinds and tiers go by their ids (`wondrous_item`, `minor`) or by their names in any language of the
    program, prices are whole gp. Columns are separated by commas, semicolons or tabs.

    :raises StoreError: with the line of each fault, when it is not sound.
    """
    kinds, tiers = _names("item_kind", tuple(rules.items)), _names("item_tier", TIERS)
    items: list[ListedItem] = []
    faults: list[Fault] = []
    rows = read_table(data, name, COLUMNS, COLUMNS, SEPARATORS)
    if len(rows) > MOST_LISTED:
        counts: Parameters = {"found": len(rows), "high": MOST_LISTED}
        raise at_fault(name, [Fault("too_many_rows", (), counts, rows[MOST_LISTED].line, 1)])
    for line, cells in rows:
        # A name is one line, however the spreadsheet has wrapped it.
        written = {column: " ".join(cells[column].split()) for column in COLUMNS}
        wrong = [*_name_faults(written["name"], line), *_price_faults(written["price"], line)]
        for category, column, known in (("item_kind", "kind", kinds), ("item_tier", "tier", tiers)):
            if _bare(written[column]) not in known:
                wrong.append(_unknown(category, column, written[column], known, line))
        faults += wrong
        if len(faults) >= MOST_FAULTS:
            break
        if not wrong:
            price = _amount(written["price"])
            kind, tier = kinds[_bare(written["kind"])], tiers[_bare(written["tier"])]
            items.append(ListedItem(written["name"].removeprefix("'"), kind, tier, price))
    if faults:
        raise at_fault(name, faults[:MOST_FAULTS])
    return tuple(items)


def _names(category: str, ids: tuple[str, ...]) -> dict[str, str]:
    """The id of each thing by all it may be called."""
    found = {}
    for one in ids:
        found[_bare(one)] = one
        for language in LANGUAGES:
            for count in (1, 2):
                found[_bare(term(category, one, language, count))] = one
    return found


def _bare(text: str) -> str:
    return re.sub(r"[\s_\-]+", " ", text.replace("’", "'")).strip().casefold()


def _name_faults(name: str, line: int) -> list[Fault]:
    if not name or name.startswith(MARK) or len(name) > LONGEST_NAME or not name.isprintable():
        return [Fault("wrong_kind", ("name",), {"found": shown(name[:40]), "expected": "item_name"}, line, 1)]
    return []


def _price_faults(price: str, line: int) -> list[Fault]:
    if not _PRICE.fullmatch(price):
        found = {"found": shown(price[:40]), "expected": "whole_number"}
        return [Fault("wrong_kind", ("price",), {**found}, line, 1)]
    amount = _amount(price)
    if amount > MOST_GP:
        return [
            Fault("out_of_range", ("price",), {"found": shown(amount), "low": 0, "high": MOST_GP}, line, 1)
        ]
    return []


def _amount(price: str) -> int:
    """The gold pieces of a price; beyond 20 digits it is cut short, which is beyond all reason as well."""
    digits = re.sub(r"\D", "", price).lstrip("0")
    return int(digits[:20] or 0)


def _unknown(category: str, column: str, found: str, known: dict[str, str], line: int) -> Fault:
    near = nearest(found, known)
    suggestion = known.get(_bare(near), "")
    parameters: dict[str, str | int] = {
        "category": category,
        "found": found[:40],
        "suggestion": suggestion,
        "known": "" if suggestion else ", ".join(sorted(set(known.values()))),
    }
    return Fault("unknown_id", (column,), parameters, line, 1)
