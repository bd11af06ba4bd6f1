"""What a table plays by its own word: records it has added to the rules, and numbers it has changed."""

from typing import Any

import msgspec


class HouseRule(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One house rule: a record of a rule table, in the columns of `resources/rules/<table>.json`.

    An `id` that the table has is changed: `record` holds only the columns that differ, and an object within
    (`per_hexes`, the `changes` of an event) only the members that do. Any other id is a record of the table's
    own. Rows go by `table.id` as in a ruling's path: a level of an edict `holiday.daily`, a row of an event
    table `dangerous_kingdom.locusts`, a row by its first number `26`. `name` and `text` are the GM's own
    words; a record that is only changed keeps its printed name.
    """

    table: str
    id: str
    name: str = ""
    text: str = ""
    record: dict[str, Any] = {}
