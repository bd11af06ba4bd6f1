"""What every file of ours must be before its content counts: UTF-8, JSON, of the right format and version.

Each way of failing is told apart, since "this is no campaign" helps nobody whose file was cut off by a full
disk.
"""

from __future__ import annotations

import json
import re

import msgspec

from .. import __version__
from .errors import StoreError, at_fault
from .faults import Fault, nearest, shown
from .places import duplicate_key, place_of, syntax_fault

# How files begin that people take for a campaign, and what those are.
_FOREIGN = (
    (b"PK\x03\x04", "zip"),
    (b"%PDF", "pdf"),
    (b"\x89PNG", "picture"),
    (b"\xff\xd8\xff", "picture"),
    (b"\x1f\x8b", "gzip"),
    (b"SQLite format 3", "database"),
    (b"<", "xml"),
)
_WIDE_TEXT = (b"\xff\xfe", b"\xfe\xff")
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
LONGEST_BUILD = 40  # letters of a program's version
FORMATS = ("kingdom-campaign", "kingdom-script", "kingdom-house-rules")


def parse(data: bytes, name: str) -> dict[str, object]:
    """The JSON object in a file, which has no key twice.

    :raises StoreError: with the place where the bytes are no such thing.
    """
    if not data.strip(b"\0 \t\r\n"):
        raise StoreError("file_empty", name, zeros="yes" if b"\0" in data else "no")
    if kind := foreign_kind(data):
        raise StoreError("file_foreign", name, kind=kind)
    if data.startswith(_WIDE_TEXT):
        raise StoreError("file_wide_text", name)
    if data.startswith(_BYTE_ORDER_MARK):
        raise at_fault(name, [Fault("byte_order_mark", (), {}, 1, 1)])
    if fault := syntax_fault(data):
        raise at_fault(name, [fault])
    text = data.decode("utf-8")
    if fault := duplicate_key(text):
        raise at_fault(name, [fault])
    plain = json.loads(text)
    if not isinstance(plain, dict):
        raise at_fault(name, [Fault("no_object", (), {"found": shown(plain)}, *place_of(text, ()))])
    return plain


def foreign_kind(data: bytes) -> str:
    """What a file is that begins like something else than JSON; empty: like nothing that is known."""
    begins = data[:4096].lstrip()
    return next((kind for start, kind in _FOREIGN if begins.startswith(start)), "")


def looks_like(data: bytes, wanted: str) -> bool:
    """Whether a file says that it is of this format; a file that cannot be read says nothing."""
    try:
        return msgspec.json.decode(data, type=_Says).format == wanted
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False


def version_of(data: bytes, wanted: str) -> int:
    """The version that a file of this format says it is of; 0 where it says none."""
    try:
        says = msgspec.json.decode(data, type=_Says)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return 0
    version = says.version
    return version if says.format == wanted and isinstance(version, int) else 0


def newer_build(data: bytes) -> str:
    """The version of the program that says it wrote this, where it is a newer one than this; else empty.

    Within a version of the file, what a newer program writes may hold what this one does not know.
    """
    try:
        says = msgspec.json.decode(data, type=_Says).written_by
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""
    if not isinstance(says, str) or len(says) > LONGEST_BUILD:
        return ""
    return says if _numbers(says) > _numbers(__version__) else ""


def _numbers(version: str) -> tuple[int, ...]:
    """`0.2.0.dev1` as (0, 2, 0)."""
    found = re.match(r"(\d+)(?:\.(\d+))?(?:\.(\d+))?", version)
    return tuple(int(part or 0) for part in found.groups()) if found else ()


class _Says(msgspec.Struct):
    format: object = None
    version: object = None
    written_by: object = None


def check_envelope(plain: dict[str, object], name: str, wanted: str, newest: int) -> int:
    """The version of an object that says it is of format `wanted`, from 1 to `newest`.

    :raises StoreError: where it says otherwise, or nothing.
    """
    if "format" not in plain:
        raise StoreError("format_missing", name, wanted=wanted, suggestion=nearest("format", plain))
    found = plain["format"]
    if found != wanted:
        code = "format_other" if found in FORMATS else "format_unknown"
        raise StoreError(code, name, wanted=wanted, found=shown(found).strip('"'))
    version = plain.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise StoreError("version_missing", name, newest=newest, found=shown(version))
    if version > newest:
        raise StoreError("version_newer", name, found=shown(version), newest=newest)
    return version
