"""The difference between two campaigns as records set and deleted by path, and the draft that gathers it.

One form serves undo, the `changed` signal, the recovery log and the reverse patch kept for each month.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Any

from immutables import Map
from msgspec.structs import replace

from .hexes import HexId
from .state import Campaign, Hex, JournalEntry, Kingdom, Settlement

Path = tuple[str, Hashable]
TABLES = ("hexes", "claims", "kingdoms", "settlements", "journal", "labels", "pins", "pictures", "embedded")
FIELDS = ("settings", "month", "at_table", "counter", "opened", "past")


class Patch:
    """Records before and after, by path `(table, key)` or `("campaign", field)`; None means absent."""

    __slots__ = ("after", "before")

    def __init__(self, before: dict[Path, object], after: dict[Path, object]) -> None:
        self.before = before
        self.after = after

    def __bool__(self) -> bool:
        return bool(self.after)

    def keys(self, table: str) -> set[Any]:
        """Keys of one table that the patch sets or deletes (hex ids, kingdom ids ...)."""
        return {key for kind, key in self.after if kind == table}

    def touches(self, *tables: str) -> bool:
        """Whether any record of these tables, or campaign field of that name, changes."""
        return any(kind in tables or (kind == "campaign" and key in tables) for kind, key in self.after)

    def reverse(self) -> Patch:
        """The patch that takes the change back."""
        return Patch(self.after, self.before)

    def apply(self, campaign: Campaign) -> Campaign:
        """The campaign with the patch's `after` records in place."""
        draft = Draft(campaign)
        self.write(draft)
        return draft.campaign

    def write(self, draft: Draft) -> None:
        """Put the patch's `after` records into a draft."""
        for (table, key), record in self.after.items():
            draft.put(table, key, record)

    @staticmethod
    def between(
        before: object, after: object, tables: Iterable[str] = TABLES, fields: Iterable[str] = FIELDS
    ) -> Patch:
        """What differs between two campaigns, or what else has these tables (maps) and fields.

        A table that both share costs nothing; the others are gone through once.
        """
        was: dict[Path, object] = {}
        now: dict[Path, object] = {}
        for table in tables:
            for key, old, new in differing(getattr(before, table), getattr(after, table)):
                was[(table, key)], now[(table, key)] = old, new
        for field in fields:
            old, new = getattr(before, field), getattr(after, field)
            if old is not new and old != new:
                was[("campaign", field)], now[("campaign", field)] = old, new
        return Patch(was, now)

    @staticmethod
    def join(patches: Iterable[Patch]) -> Patch:
        """Consecutive patches as one."""
        before: dict[Path, object] = {}
        after: dict[Path, object] = {}
        for patch in patches:
            for path, record in patch.before.items():
                before.setdefault(path, record)
            after.update(patch.after)
        same = [path for path, record in after.items() if before[path] == record]
        for path in same:
            del before[path], after[path]
        return Patch(before, after)


class Draft:
    """A campaign being edited: every write makes a new frozen campaign and notes its path."""

    __slots__ = ("_touched", "campaign", "start")

    def __init__(self, start: Campaign) -> None:
        self.start = start
        self.campaign = start
        self._touched: dict[Path, None] = {}

    def put(self, table: str, key: Hashable, record: object | None) -> None:
        """Set one record, or delete it with None; unknown tables raise `KeyError`."""
        self._touched[(table, key)] = None
        if table == "campaign":
            if key not in FIELDS:
                raise KeyError(key)
            self.campaign = replace(self.campaign, **{str(key): record})
            return
        if table not in TABLES:
            raise KeyError(table)
        rows: Map[Any, Any] = getattr(self.campaign, table)
        if record is None:
            if key in rows:
                self.campaign = replace(self.campaign, **{table: rows.delete(key)})
        else:
            self.campaign = replace(self.campaign, **{table: rows.set(key, record)})

    def put_many(self, table: str, records: dict[Any, Any]) -> None:
        """Set many records of one table in one step; None deletes."""
        rows: Map[Any, Any] = getattr(self.campaign, table)
        with rows.mutate() as writing:
            for key, record in records.items():
                self._touched[(table, key)] = None
                if record is not None:
                    writing[key] = record
                elif key in writing:
                    del writing[key]
            self.campaign = replace(self.campaign, **{table: writing.finish()})

    def hex(self, hex_id: HexId, change: Callable[[Hex], Hex]) -> None:
        """Change one hex that is on the map."""
        self.put("hexes", hex_id, change(self.campaign.hexes[hex_id]))

    def kingdom(self, kingdom: str, change: Callable[[Kingdom], Kingdom]) -> None:
        """Change one kingdom."""
        self.put("kingdoms", kingdom, change(self.campaign.kingdoms[kingdom]))

    def settlement(self, settlement: str, change: Callable[[Settlement], Settlement]) -> None:
        """Change one settlement."""
        self.put("settlements", settlement, change(self.campaign.settlements[settlement]))

    def log(self, entry: JournalEntry) -> None:
        """Add a line to this month's journal."""
        month = self.campaign.month
        self.put("journal", month, (*self.campaign.journal.get(month, ()), entry))

    def become(self, campaign: Campaign) -> None:
        """Take the place of all that is drafted so far; the patch tells what differs from the start."""
        self._touched.update(dict.fromkeys(Patch.between(self.campaign, campaign).after))
        self.campaign = campaign

    def next_id(self) -> int:
        """A number not used before in this campaign."""
        number = self.campaign.counter + 1
        self.put("campaign", "counter", number)
        return number

    def patch(self) -> Patch:
        """What changed since the start, leaving out records that ended as they began."""
        before: dict[Path, object] = {}
        after: dict[Path, object] = {}
        for path in self._touched:
            old, new = _record(self.start, path), _record(self.campaign, path)
            if old is not new and old != new:
                before[path], after[path] = old, new
        return Patch(before, after)


def differing(before: Map[Any, Any], after: Map[Any, Any]) -> Iterator[tuple[Any, Any, Any]]:
    """The keys of which two tables hold different records, with both; None means absent."""
    if before is after:
        return
    both = 0
    for key, new in after.items():
        old = before.get(key)
        both += old is not None
        if old is not new and old != new:
            yield key, old, new
    if both < len(before):
        for key, old in before.items():
            if key not in after:
                yield key, old, None


def _record(campaign: Campaign, path: Path) -> object | None:
    table, key = path
    if table == "campaign":
        value: object = getattr(campaign, str(key))
        return value
    found: object | None = getattr(campaign, table).get(key)
    return found
