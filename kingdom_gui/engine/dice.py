"""The program's own dice: a hash of seed, month and request, sampled to the die without bias.

The same request of the same month always falls the same way, so that undoing cannot fish for a better roll.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from .requests import MOST_DICE, Answer, Choose, Confirm, Request, Roll, default

if TYPE_CHECKING:
    from hashlib import blake2b

SPAN = 1 << 64


def die(seed: int, month: int, request: str, number: int, sides: int) -> int:
    """The natural face, 1 to `sides`, of die number `number` of a request."""
    digest = _digest()
    limit = SPAN - SPAN % sides
    attempt = 0
    while True:
        text = f"{seed}/{month}/{request}/{number}/{attempt}"
        value = int.from_bytes(digest(text.encode(), digest_size=8).digest(), "big")
        if value < limit:
            return value % sides + 1
        attempt += 1


@cache
def _digest() -> type[blake2b]:
    """The hash, loaded when the first die falls: it brings a cryptographic library that only dice need."""
    from hashlib import blake2b

    return blake2b


def rolled(seed: int, month: int, request: Roll) -> tuple[int, ...]:
    """The dice of a roll, in order; an exploding die is rolled on while it shows its highest face."""
    if not request.explodes:
        return tuple(die(seed, month, request.id, n, request.sides) for n in range(request.count))
    dice = [die(seed, month, request.id, 0, request.sides)]
    while dice[-1] == request.sides and len(dice) < MOST_DICE:
        dice.append(die(seed, month, request.id, len(dice), request.sides))
    return tuple(dice)


class Seeded:
    """A table that always answers by itself, for futures and quiet months."""

    def __init__(self, seed: int, month: int) -> None:
        self.seed = seed
        self.month = month

    def ask(self, request: Request) -> Answer:
        """Dice by the seed; an offer's default; else a choice drawn evenly, no, and `-` for a text."""
        if isinstance(request, Roll):
            return rolled(self.seed, self.month, request)
        standing = default(request)
        if standing is not None:
            return standing
        if isinstance(request, Choose):
            drawn = die(self.seed, self.month, request.id, 0, len(request.options))
            return request.options[drawn - 1]
        return False if isinstance(request, Confirm) else "-"
