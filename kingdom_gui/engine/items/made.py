"""Magic items as ids and numbers: a name that `words` composes in any language, kept as one line of text.

The text of a made item begins with `@`: `@potion::1:1:warm_hand` is kind, what bears it, two numbers, and
what its name ends in. Whatever does not read as such is a name that the table has typed.
"""

from __future__ import annotations

import re
from typing import NamedTuple

import msgspec

MARK = "@"
_PRICED = re.compile(
    r"(?P<name>.*?)\s*[,;]\s*(?P<price>\d[\d.,'’\s]*)(?P<unit>gp|mo|po|gm|g)?\.?\s*", re.IGNORECASE
)
_MADE = re.compile(r"@([a-z_]+):([a-z_]*):(\d{1,4}):(\d{1,4}):([a-z_]*)")


class Made(msgspec.Struct, frozen=True):
    """An item made by chance: its kind, what bears it (a base item), and what its name ends in.

    `first` and `second` are a spell's level and caster level, or a bonus and what a special quality counts
    as. `price` is in gp.
    """

    kind: str
    base: str = ""
    first: int = 0
    second: int = 0
    epithet: str = ""
    price: int = 0

    @property
    def text(self) -> str:
        """Its name as one line of ids, without the price."""
        return f"{MARK}{self.kind}:{self.base}:{self.first}:{self.second}:{self.epithet}"


class Typed(NamedTuple):
    """A name and a price in gp (0: none given), as read from one line of text."""

    name: str
    price: int


def made_of(text: str) -> Made | None:
    """The made item whose text this is; None for a name that somebody typed."""
    found = _MADE.fullmatch(text) if text.startswith(MARK) else None
    if found is None:
        return None
    kind, base, first, second, epithet = found.groups()
    return Made(kind, base, int(first), int(second), epithet)


def offered(name: str, price: int) -> str:
    """A name and its price as one line of text, as `typed` reads it."""
    return f"{name}, {price}"


def typed(text: str) -> Typed:
    """What a line of text names: `Cloak of ashes, 2,500 gp`; without a price at its end all is the name."""
    found = _PRICED.fullmatch(text.strip())
    if found is None or not found["name"]:
        return Typed(text.strip(), 0)
    digits = re.sub(r"\D", "", found["price"])
    return Typed(found["name"], int(digits)) if len(digits) <= 9 else Typed(text.strip(), 0)
