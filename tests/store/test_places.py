"""Surrogates without their other half are found among all that looks like them."""

from __future__ import annotations

import time

import pytest

from kingdom_gui.store.places import syntax_fault


@pytest.mark.parametrize(
    ("text", "at"),
    [
        (r'"\ud83d\ude00"', 0),
        (r'"\\ud83d"', 0),
        (r'"\\\\\n\"\u00e9"', 0),
        (r'"\\\ud83d"', 4),
        (r'"\ud83d\ud83d\ude00"', 2),
        (r'"\ud83d\ude00\ude00"', 14),
        (r'"\uDFFF"', 2),
    ],
)
def test_a_lone_surrogate(text: str, at: int) -> None:
    """`at` is its column, 0: there is none."""
    fault = syntax_fault(text.encode())
    assert (fault.column if fault is not None else 0) == at


def test_a_text_of_nothing_but_escapes_takes_no_time() -> None:
    data = b'"' + rb"\u00e9" * (8 << 20) + b'"'
    begun = time.process_time()
    assert syntax_fault(data) is None
    assert time.process_time() - begun < 2
