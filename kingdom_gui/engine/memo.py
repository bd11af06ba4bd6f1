"""Remembering results by the identity of frozen records, so that an edit recomputes only what it touched."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
BY_VALUE = (str, int, tuple, frozenset, type(None))


def remembered(size: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Keep the last `size` results of a pure function of frozen arguments.

    Strings, numbers and tuples are compared by value, records and maps by identity: the arguments are kept
    alive with the result, so an identity cannot be reused while it is remembered.
    """

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        known: OrderedDict[tuple[object, ...], tuple[object, R]] = OrderedDict()

        @wraps(function)
        def call(*args: P.args, **kwargs: P.kwargs) -> R:
            key = tuple(a if isinstance(a, BY_VALUE) else id(a) for a in (*args, *kwargs.values()))
            found = known.get(key)
            if found is not None:
                known.move_to_end(key)
                return found[1]
            result = function(*args, **kwargs)
            known[key] = ((args, kwargs), result)
            if len(known) > size:
                known.popitem(last=False)
            return result

        return call

    return decorate
