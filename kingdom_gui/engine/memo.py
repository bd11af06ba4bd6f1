"""Remembering results by the identity of frozen records, so that an edit recomputes only what it touched."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from itertools import chain
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
BY_VALUE = frozenset((str, int, bool, tuple, frozenset, type(None)))


def remembered(
    size: int, rests_on: Callable[..., tuple[object, ...]] | None = None
) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Keep at least the last `size` results of a pure function of frozen arguments, at most twice as many.

    Strings, numbers and tuples are compared by value, records and maps by identity: what the result rests on
    is kept alive with it, so an identity cannot be reused while it is remembered.

    `rests_on` gives, of the arguments, the parts that the result rests on, where those are fewer. They are
    all compared by identity: the records they stand in keep them for as long as they do not change.
    """

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        # Two generations: what is asked for again moves to the young one, the old one goes as a whole. A hit
        # then costs one look-up and writes nothing.
        young: dict[tuple[object, ...], tuple[object, R]] = {}
        old: dict[tuple[object, ...], tuple[object, R]] = {}

        @wraps(function)
        def call(*args: P.args, **kwargs: P.kwargs) -> R:
            nonlocal young, old
            given: tuple[object, ...]
            if rests_on is not None:
                given = rests_on(*args, **kwargs)
                key: tuple[object, ...] = tuple(map(id, given))
            else:
                given = (*args, *chain.from_iterable(kwargs.items())) if kwargs else args
                key = tuple([a if type(a) in BY_VALUE else id(a) for a in given])
            found = young.get(key)
            if found is None:
                found = old.pop(key, None) or (given, function(*args, **kwargs))
                young[key] = found
                if len(young) >= size:
                    young, old = {}, young
            return found[1]

        return call

    return decorate
