"""From older versions of the campaign file to today's, one step at a time.

A migration is a function from the plain JSON object of one version to that of the next. It changes nothing
else, reads no clock and no file, and its docstring says what changed. Once released it is never edited again:
the golden file of its version in `tests/data/campaigns` must load for ever.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .records import VERSION

Plain = dict[str, Any]  # an object of any version, whose shape only its migration knows
Migration = Callable[[Plain], Plain]

OLDEST = 1
MIGRATIONS: dict[int, Migration] = {}


def migration(version: int) -> Callable[[Migration], Migration]:
    """Register the function that takes an object of `version` to `version + 1`."""

    def register(function: Migration) -> Migration:
        if version in MIGRATIONS:
            raise ValueError(f"two migrations from version {version}")
        MIGRATIONS[version] = function
        return function

    return register


def migrate(plain: Plain, version: int, to: int = VERSION, steps: dict[int, Migration] = MIGRATIONS) -> Plain:
    """The object of an older version as one of version `to`.

    Every step runs, in order; a missing one is an error of the program, never skipped. The object's own
    `version` is raised with each step.

    :raises LookupError: when there is no migration from a version on the way.
    """
    for number in range(version, to):
        if number not in steps:
            raise LookupError(f"no migration from version {number} to {number + 1}")
        plain = {**steps[number](plain), "version": number + 1}
    return plain


# There is no older version than 1 yet. The first migration will stand here:
#
#     @migration(1)
#     def _(plain: Plain) -> Plain:
#         """What changed from version 1 to 2, in a sentence."""
#         return {**plain, ...}
