"""How far numbers and texts of an action may go, so that every campaign can be written and read again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from .hexes import HexId

MOST = 100_000_000  # BP, people, points: no table comes near it
FARTHEST = 1_000_000  # hexes from the origin
DEEPEST = 99  # levels below the surface or above it
LARGEST_ABILITY = 100  # modifiers, and ranks in a skill
LARGEST_FIGURE = 1_000_000  # what the GM may note for a building
MOST_MONTHS = 120  # played at once
LISTS = ("hexes", "path", "lots")


def numbers_beyond(action: msgspec.Struct) -> Iterator[str]:
    """The fields of an action that hold a number beyond reason; lists are left to the rules."""
    numbers = ((field, value) for field, value in _values(action) if isinstance(value, int))
    return (field for field, number in numbers if not -MOST <= number <= MOST)


def no_texts(action: msgspec.Struct) -> Iterator[str]:
    """The fields of an action with characters that no file can hold."""
    return (field for field, value in _values(action) if isinstance(value, str) and not _is_text(value))


def lists_nothing(action: msgspec.Struct) -> bool:
    """Whether an action that is about hexes or lots names none."""
    return any(getattr(action, field) == () for field in _lists(type(action)))


def on_a_map(hex_id: HexId) -> bool:
    """Whether a hex lies where a map may reach."""
    level, q, r = hex_id
    return abs(level) <= DEEPEST and abs(q) <= FARTHEST and abs(r) <= FARTHEST


def _values(action: msgspec.Struct) -> Iterator[tuple[str, object]]:
    for field in action.__struct_fields__:
        value = getattr(action, field)
        if isinstance(value, dict):
            yield from ((field, part) for part in value.values())
        elif isinstance(value, tuple) and any(isinstance(part, msgspec.Struct) for part in value):
            for part in value:  # what an action says of several things, each a record
                yield from _values(part)
        else:
            yield field, value


@cache
def _lists(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The lists of hexes or lots that an action of this kind must give."""
    return tuple(f.name for f in msgspec.structs.fields(kind) if f.name in LISTS and f.required)


def _is_text(text: str) -> bool:
    """Whether it can be written as UTF-8: half a surrogate pair cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
