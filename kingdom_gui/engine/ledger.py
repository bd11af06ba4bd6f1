"""A number is the sum of its entries: where each came from, and whether it applies or why not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import msgspec


class Source(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What an entry comes from.

    `kind` is one of alignment, alliance, army, building, cap, carried, custom, debt, dedication, diplomacy,
    district, edict, embassy, envoy, event, fame, floor, government, gm, hex, improvement, independence,
    infamy, kingdom_modifier, leader, opening, purchase, renown, rule, ruling, settlement, settlements, size,
    skill, special_terrain, trade, trade_cargo, trade_route, treaty, union, vacancy, vassal, vassalage; `id`
    names the thing within its kind (a rule data id, a leader's role, an edict), `place` the settlement, the
    hex `level,q,r`, or settlement and building number (`ashford#12`) it stands at.
    """

    kind: str
    id: str = ""
    place: str = ""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One line of a ledger.

    `amount` is in the ledger's own unit (points, BP, gp, people). `ref` cites the rule (`IT L252`, `D64`).
    A line that does not apply keeps its amount and gives a reason code. `counts` explains sums by steps, such
    as road hexes: pairs of name and number. `note` is the GM's own words.
    """

    amount: int
    source: Source
    ref: str = ""
    applies: bool = True
    reason: str = ""
    counts: tuple[tuple[str, int], ...] = ()
    note: str = ""


class Ledger:
    """Named entries whose applied amounts sum to `total`.

    Built from blocks, each a tuple of entries with its sum, so that what did not change is not added again.
    """

    __slots__ = ("_entries", "blocks", "name", "total")

    def __init__(self, name: str, blocks: Iterable[Block]) -> None:
        self.name = name
        self.blocks = [block for block in blocks if block]
        self.total = sum([block.total for block in self.blocks])
        self._entries: tuple[Entry, ...] | None = None

    @classmethod
    def of(cls, name: str, entries: Iterable[Entry]) -> Ledger:
        """A ledger of loose entries."""
        return cls(name, (Block(tuple(entries)),))

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All lines, applied or not, in the order they were given."""
        if self._entries is None:
            self._entries = tuple(entry for block in self.blocks for entry in block.entries)
        return self._entries

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries)

    def sum_of(self, *kinds: str) -> int:
        """Sum of the applied entries whose source is of one of these kinds."""
        return sum(e.amount for e in self.entries if e.applies and e.source.kind in kinds)

    def __repr__(self) -> str:
        return f"Ledger({self.name!r}, total={self.total}, entries={len(self.entries)})"


class Block:
    """A run of entries and the sum of those that apply.

    The sum is known at once; entries that nobody has looked at yet may still have to be made.
    """

    __slots__ = ("_entries", "_make", "total")

    def __init__(self, entries: tuple[Entry, ...]) -> None:
        self._entries = entries
        self._make: Callable[[], Iterable[Entry]] | None = None
        self.total = sum([entry.amount for entry in entries if entry.applies])

    @classmethod
    def later(cls, total: int, make: Callable[[], Iterable[Entry]]) -> Block:
        """A run with this sum, whose entries (one at least) `make` gives when they are asked for."""
        one = cls(())
        one.total = total
        one._make = make
        return one

    @classmethod
    def joined(cls, blocks: Iterable[Block]) -> Block:
        """Several blocks as one, without adding their entries up again."""
        found = [block for block in blocks if block]
        if len(found) < 2:
            return found[0] if found else EMPTY
        return cls.later(sum([b.total for b in found]), lambda: [e for b in found for e in b.entries])

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Its entries, applied or not, in order."""
        if self._make is not None:
            self._entries = tuple(self._make())
            self._make = None
        return self._entries

    def __bool__(self) -> bool:
        return self._make is not None or bool(self._entries)


EMPTY = Block(())
