"""House rules in a file of their own, so that one table can hand them to another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from ..engine.house.check import house_faults
from ..engine.ruleset import Ruleset
from ..engine.state.house import HouseRule
from .envelope import check_envelope, parse
from .errors import at_fault
from .faults import Fault
from .places import with_lines
from .shape import MOST_FAULTS, shape_faults

FORMAT: Final = "kingdom-house-rules"
VERSION: Final = 1
ENDING = ".house.json"


class HouseFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """House rules, in the columns of the rule tables; see `HouseRule`."""

    format: Literal["kingdom-house-rules"]
    version: Literal[1]
    rules: list[HouseRule] = []


def write_house(house: Sequence[HouseRule]) -> bytes:
    """House rules as the bytes of their file: one rule a line, so that people and git can read it."""
    encoder = msgspec.json.Encoder()
    rows = b",\n  ".join(encoder.encode(rule) for rule in house)
    return b'{\n "format": "%s",\n "version": %d,\n "rules": [\n  %s\n ]\n}\n' % (
        FORMAT.encode(),
        VERSION,
        rows,
    )


def read_house(data: bytes, name: str, rules: Ruleset, known: Sequence[HouseRule] = ()) -> list[HouseRule]:
    """The house rules in the bytes of a file; `name` is what messages call it.

    They are checked together with those `known` already, which they replace where they have the same name.

    :raises StoreError: with path and line of each fault, when it is not sound.
    """
    plain = parse(data, name)
    check_envelope(plain, name, FORMAT, VERSION)
    text = data.decode("utf-8")
    faults = shape_faults(plain, HouseFile)
    if faults:
        raise at_fault(name, with_lines(faults, text))
    read = msgspec.convert(plain, HouseFile).rules
    names = {(rule.table, rule.id) for rule in read}
    others = [rule for rule in known if (rule.table, rule.id) not in names]
    found = house_faults(rules, [*read, *others])[:MOST_FAULTS]
    if found:
        told = [Fault(f.message, ("rules", f.rule, *f.field), {**f.told}) for f in found]
        raise at_fault(name, with_lines(told, text))
    return read
