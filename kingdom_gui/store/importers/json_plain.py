"""JSON of other programs as plain data, its size bounded before anything is made of it."""

from __future__ import annotations

import msgspec

from ..errors import StoreError, at_fault
from ..faults import Fault, FaultPath, shown
from ..places import place_of, syntax_fault

Plain = dict[str, object]

MOST_CONTAINERS = 400_000  # objects and lists
MOST_VALUES = 4_000_000  # numbers and texts in lists
_MARK = b"\xef\xbb\xbf"


def read_json(data: bytes, name: str) -> Plain:
    """The object in the bytes of a JSON file.

    :raises StoreError: with the place, when it is no JSON object or too much of one.
    """
    bare = data.removeprefix(_MARK)
    if not bare.strip():
        raise StoreError("map_empty", name)
    # Counted in texts as well, which costs nothing and refuses no map: none has so many brackets.
    if bare.count(b"{") + bare.count(b"[") > MOST_CONTAINERS or bare.count(b",") > MOST_VALUES:
        raise at_fault(name, [Fault("json_too_many", (), {"limit": MOST_VALUES})])
    try:
        plain = msgspec.json.decode(bare)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise at_fault(name, [_broken(bare, error)]) from error
    if not isinstance(plain, dict):
        fault = Fault("no_object", (), {"found": shown(plain)}, *place_of(bare.decode("utf-8"), ()))
        raise at_fault(name, [fault])
    return plain


def _broken(data: bytes, error: Exception) -> Fault:
    fault = syntax_fault(data)
    if fault is None:  # what the standard library takes and the strict decoder does not
        return Fault("refused_map", (), {"reason": str(error)[:120]})
    if fault.code == "truncated":  # its sentence speaks of backups, which are of our files only
        return msgspec.structs.replace(fault, code="map_cut_off")
    return fault


def whole(
    plain: Plain, field: str, low: int, high: int, name: str, path: FaultPath, otherwise: int | None
) -> int:
    """A whole number of an object; `otherwise` where it is not there (None: it must be).

    Texts of digits count, since XML knows nothing else, and so do numbers with nothing behind the point.

    :raises StoreError: when it is missing, no number, or out of its range.
    """
    found = plain.get(field)
    line = line_of(plain)
    if found is None or found == "":
        if otherwise is not None:
            return otherwise
        parameters: dict[str, str | int] = {"field": field, "expected": "whole_number"}
        raise at_fault(name, [Fault("missing_field", path, parameters, line)])
    number = _whole(found)
    if number is None:
        parameters = {"found": shown(found), "expected": "whole_number"}
        raise at_fault(name, [Fault("wrong_kind", (*path, field), parameters, line)])
    if not low <= number <= high:
        parameters = {"found": shown(number), "low": low, "high": high}
        raise at_fault(name, [Fault("out_of_range", (*path, field), parameters, line)])
    return number


def real(plain: Plain, field: str, otherwise: float = 0.0) -> float:
    """A number of an object, fractions allowed; `otherwise` where there is none."""
    found = plain.get(field)
    if isinstance(found, bool) or not isinstance(found, int | float | str):
        return otherwise
    try:
        return float(found)
    except (ValueError, OverflowError):
        return otherwise


def text(plain: Plain, field: str, otherwise: str = "") -> str:
    """A text of an object; `otherwise` where there is none."""
    found = plain.get(field)
    return found if isinstance(found, str) else otherwise


def objects(plain: Plain, field: str) -> list[Plain]:
    """The objects of a list; nothing where there is no list, and nothing of it that is no object."""
    found = plain.get(field)
    return [part for part in found if isinstance(part, dict)] if isinstance(found, list) else []


def line_of(plain: Plain) -> int:
    """The line an object came from where it was XML; 0 where that is not known."""
    found = plain.get(LINE)
    return found if isinstance(found, int) else 0


LINE = "\0line"


def _whole(found: object) -> int | None:
    if isinstance(found, bool):
        return None
    if isinstance(found, int):
        return found
    if isinstance(found, float):
        return int(found) if found.is_integer() else None
    if isinstance(found, str) and len(found) <= 20:
        try:
            return int(found)
        except ValueError:
            return None
    return None
