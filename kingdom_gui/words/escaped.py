"""Signs that do something instead of being read, written as what they are."""

from __future__ import annotations

# Control characters but line break and tab, and what turns the direction of the rest of a line: a terminal
# obeys them. XML forbids these, and two that are no characters at all. The form is that of JSON, in which
# they may stand too.
_DOES = (*range(0x20), *range(0x7F, 0xA0), *range(0x202A, 0x202F), *range(0x2066, 0x206A), 0xFFFE, 0xFFFF)
_WRITTEN = {sign: f"\\u{sign:04x}" for sign in _DOES if chr(sign) not in "\n\t"}
_ON_A_LINE = {**_WRITTEN, **dict.fromkeys(map(ord, "\n\r\v\f\t\x1c\x1d\x1e\x85\u2028\u2029"), " ")}


def escaped(text: str) -> str:
    """A text in which nothing but line breaks and tabs does something."""
    return text.translate(_WRITTEN)


def on_a_line(text: str) -> str:
    """As `escaped`, and on one line, whatever names are in it."""
    return text.translate(_ON_A_LINE)
