"""The text in the bytes of a map: UTF-8 or UTF-16, or what an XML declaration says, and nothing guessed."""

from __future__ import annotations

import re
from typing import NamedTuple

from ..errors import StoreError, at_fault
from ..faults import Fault, shown
from ..places import place_at

_MARKS = ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))
# How UTF-16 without a byte-order mark begins, where the first sign is one of ASCII.
_WIDE = ((b"<\x00", "utf-16-le"), (b"\x00<", "utf-16-be"))
_DECLARED = re.compile(rb"\A\s*<\?xml[^>]{0,200}?encoding\s*=\s*[\"']([^\"'>]{1,40})[\"']")
_DECLARATION = re.compile(r"\A\s*<\?xml[^>]*\?>")
# Encodings that an XML declaration may name, and what Python calls them. Files that say they are UTF-16 and
# are plain ASCII have been through an editor; they are read as they are.
_ENCODINGS = {
    "utf-8": "utf-8",
    "utf8": "utf-8",
    "utf-16": "utf-8",
    "us-ascii": "utf-8",
    "ascii": "utf-8",
    "iso-8859-1": "latin-1",
    "latin1": "latin-1",
    "windows-1252": "cp1252",
}


class Text(NamedTuple):
    """A text, and what it was written in."""

    text: str
    encoding: str


def text_of(data: bytes, name: str) -> Text:
    """The text of a file, without byte-order mark and XML declaration; the declaration's line breaks stay.

    :raises StoreError: when the file is empty, not of its encoding, or holds a NUL.
    """
    if not data.strip():
        raise StoreError("map_empty", name)
    encoding, start = _encoding(data, name)
    try:
        text = data[start:].decode(encoding)
    except UnicodeDecodeError as error:
        before = data[start : start + error.start].decode(encoding, "replace")
        parameters: dict[str, str | int] = {
            "found": f"0x{data[start + error.start]:02X}",
            "encoding": encoding.upper(),
        }
        fault = Fault("not_in_encoding", (), parameters, *place_at(before, len(before)))
        raise at_fault(name, [fault]) from error
    if "\0" in text:
        raise at_fault(name, [Fault("nul", (), {}, *place_at(text, text.index("\0")))])
    if declaration := _DECLARATION.match(text):
        text = "\n" * declaration[0].count("\n") + text[declaration.end() :]
    return Text(text, encoding)


def _encoding(data: bytes, name: str) -> tuple[str, int]:
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return encoding, len(mark)
    for start, encoding in _WIDE:
        if data.startswith(start):
            return encoding, 0
    declared = _DECLARED.match(data[:400])
    if declared is None:
        return "utf-8", 0
    said = declared[1].decode("ascii", "replace")
    if said.casefold() not in _ENCODINGS:
        known = "UTF-8, UTF-16, ISO-8859-1, windows-1252"
        raise at_fault(name, [Fault("not_a_choice", (), {"found": shown(said), "known": known}, 1, 1)])
    return _ENCODINGS[said.casefold()], 0
