"""What is whole in damaged JSON, record by record: the reader that goes on where the strict one stops.

After a damaged place it goes on at the next line that fits into a list or object still open, as files of ours
are laid out; in text without lines, at the next record of a table. Sound records go through the C scanner.
Every damaged place is passed once, so that the time it takes stays near that of reading.
"""

from __future__ import annotations

import json
import re
from array import array
from bisect import bisect_right
from collections.abc import Collection, Sequence
from itertools import islice
from json.decoder import scanstring  # type: ignore[attr-defined]  # public in name, absent in the stubs
from typing import Any, NamedTuple

from .faults import Fault, FaultPath, Step, shown
from .places import place_of

TABLES = 1  # the depth of lists whose records are read one by one; the object of the file is 0
DEEPEST = 30  # nesting into which a damaged record is followed
MOST_DAMAGED = 5_000  # places; a file with more is taken to end there
MOST_PASSED = 300_000  # lines looked at for where to go on; the same
MOST_LINES = 8_000_000  # twice the hexes of the largest map; the same
MOST_DEEP = 100  # places nested deeper than anything of ours; the same

_SPACE = re.compile(r"[ \t\n\r]*")
_BETWEEN = re.compile(r"[ \t\n\r,]*")
_OPENING = re.compile(r"[ \t\r]*\n([ \t]*)")
_LINE = re.compile(r"\n([ \t]*)(?:(\"(?:[^\"\\\n]|\\.)*\"\s*:)|([\]}])|(?=[^\s,]))")
_HALF = re.compile(r"[\ud800-\udfff]")
_scan: Any = json.JSONDecoder().scan_once  # type: ignore[attr-defined]


class Salvaged(NamedTuple):
    """What was whole: the file's object as plain data, and the places that were not.

    `whole` tells whether everything was. `text` and `starts` serve `line_of`.
    """

    plain: dict[str, object]
    lost: list[Fault]
    whole: bool
    text: str
    starts: dict[FaultPath, int]
    breaks: Sequence[int]

    def line_of(self, path: FaultPath) -> int:
        """The line on which a path begins, or the record it leads into; 0: not known."""
        known = path[:2]
        while known and known not in self.starts:
            known = known[:-1]
        if not known:
            return 0
        start = self.starts[known]
        inside = 0
        if path[len(known) :]:
            try:
                inside = place_of(self.text[start : start + 100_000], path[len(known) :]).line - 1
            except (ValueError, RuntimeError, IndexError):  # a scanner's end within a generator is the second
                inside = 0  # a damaged record: its first line
        return bisect_right(self.breaks, start) + 1 + inside


def salvage(data: bytes, tables: Collection[str]) -> Salvaged:
    """Read what is whole in the bytes of a file whose object has these members; never fails."""
    text, lost = _decoded(data)
    reader = _Reader(text, tables)
    reader.read()
    plain = reader.root
    if "\\ud" in text or "\\uD" in text:
        plain = _mended(plain)
    whole = not (lost or reader.lost)
    return Salvaged(plain, lost + reader.lost, whole, text, reader.starts, reader.breaks)


class _Frame:
    """A list or object that is still open. `indent` is that of its members' lines; None: all on one line."""

    def __init__(self, path: FaultPath, opening: str, indent: int | None, own_indent: int) -> None:
        self.path = path
        self.into: dict[str, object] | list[object] = {} if opening == "{" else []
        self.closing = "}" if opening == "{" else "]"
        self.indent, self.own_indent = indent, own_indent
        self.hurt = False

    def next_step(self) -> int:
        return len(self.into)

    def add(self, step: Step, value: object) -> None:
        if isinstance(self.into, dict):
            self.into.setdefault(str(step), value)
        else:
            self.into.append(value)

    @property
    def is_kept(self) -> bool:
        """Whether what is there counts though something is missing: not for a record on one line."""
        return not self.hurt or len(self.path) <= TABLES or self.indent is not None


class _Reader:
    def __init__(self, text: str, tables: Collection[str]) -> None:
        self.text = text
        every = (match.start() for match in re.finditer("\n", text))
        self.breaks = array("L", islice(every, MOST_LINES))
        self.root: dict[str, object] = {}
        self.lost: list[Fault] = []
        self.starts: dict[FaultPath, int] = {}
        self._frames: list[_Frame] = []
        self._last = len(text.rstrip())
        self._too_deep = self._passed = 0
        names = "|".join(sorted(tables))
        self._resume = re.compile(rf'[\]}}"\w]\s*,\s*(?:(\{{)|(?="(?:{names})"\s*:))')

    def read(self) -> None:
        """Go through the text once."""
        at = self._spaces(0)
        if self.text[at : at + 1] == "{":
            self._open((), at)
            at += 1
        else:  # its bracket is damaged, or it is something else
            self._frames.append(_Frame((), "{", 0, 0))
        while self._frames:
            at = self._between(at)
            if at >= len(self.text):
                self._lose(at, "truncated")
                while self._frames:
                    self._unwind()
                break
            frame = self._frames[-1]
            if self.text[at] == frame.closing:
                at = self._end(at)
            else:
                self._leave_what_has_ended(at)
                at = self._member(self._frames[-1], at)

    def _end(self, at: int) -> int:
        """A closing bracket of the innermost frame."""
        if len(self._frames) == 1 and at < self._last - 1:
            self._lose(at)  # there is more: it closes the file before its end
        else:
            self._close()
        return at + 1

    def _leave_what_has_ended(self, at: int) -> None:
        """A line that stands as far in as those of an outer frame: a bracket before it is missing."""
        begin = self.text.rfind("\n", max(at - 64, 0), at) + 1
        own = self._frames[-1].indent
        if own is None or not begin or at - begin == own or self.text[begin:at].strip(" \t"):
            return
        before, frame = len(self.lost), self._frames[-1]
        hurt = frame.hurt
        self._lose(at)
        if not self._fits(at - begin, "member" if self.text[at] == '"' else "element"):
            del self.lost[before:]
            frame.hurt = hurt

    def _between(self, at: int) -> int:
        found = _BETWEEN.match(self.text, at)
        return found.end() if found else at

    def _member(self, frame: _Frame, at: int) -> int:
        """Read the next member of a frame; gives where to go on."""
        step: Step = frame.next_step()
        if isinstance(frame.into, dict):
            try:
                if self.text[at] != '"':
                    return self._after(at)
                step, end = scanstring(self.text, at + 1, True)
            except ValueError:
                return self._after(at)
            colon = _SPACE.match(self.text, end)
            end = colon.end() if colon else end
            if self.text[end : end + 1] != ":":
                return self._after(end)
            at = self._spaces(end + 1)
            if step in frame.into:
                self.lost.append(
                    Fault("duplicate_key", (*frame.path, step), {"field": str(step)}, self._line(at))
                )
                frame = _Frame((), "{", None, 0)  # the first stays
        path = (*frame.path, step)
        if len(path) <= TABLES + 1:
            self.starts[path] = at
        if len(path) <= TABLES and self.text[at : at + 1] in ("{", "["):
            self._open(path, at)
            return at + 1
        try:
            value, end = _scan(self.text, at)
        except (ValueError, StopIteration, RecursionError) as error:
            self._too_deep += isinstance(error, RecursionError)
            if self.text[at : at + 1] in ("{", "[") and len(path) < DEEPEST:
                self._open(path, at)
                return at + 1
            return self._after(at)
        if self._between(end) == end < len(self.text) and self.text[end] not in "]}":
            return self._after(end)  # `12abc`: no value after all
        frame.add(step, value)
        return int(end)

    def _spaces(self, at: int) -> int:
        found = _SPACE.match(self.text, at)
        return found.end() if found else at

    def _open(self, path: FaultPath, at: int) -> None:
        found = _OPENING.match(self.text, at + 1)
        before = bisect_right(self.breaks, at - 1)
        start = self.breaks[before - 1] + 1 if before else 0
        begins = self.text[start : start + 64]
        own = len(begins) - len(begins.lstrip(" \t"))
        self._frames.append(_Frame(path, self.text[at], len(found[1]) if found else None, own))

    def _close(self) -> None:
        """The innermost frame has come to its end."""
        frame = self._frames.pop()
        if not self._frames:
            assert isinstance(frame.into, dict)
            self.root = frame.into
            return
        parent = self._frames[-1]
        if frame.is_kept:
            parent.add(frame.path[-1], frame.into)
        parent.hurt |= frame.hurt

    def _unwind(self) -> None:
        """The innermost frame is left without its end."""
        self._frames[-1].hurt = True
        self._close()

    def _lose(self, at: int, code: str = "damaged") -> None:
        frame = self._frames[-1]
        frame.hurt = True
        path = frame.path if isinstance(frame.into, dict) else (*frame.path, frame.next_step())
        if code == "truncated" and self.lost and self.lost[-1].path == path:
            self.lost.pop()  # what is damaged there is that it ends
        found = self.text[at : at + 24].partition("\n")[0]
        told = {"found": shown(_HALF.sub("\ufffd", found))} if code == "damaged" else {}
        self.lost.append(Fault(code, path, dict(told), self._line(min(at, self._last))))

    def _line(self, at: int) -> int:
        return bisect_right(self.breaks, at - 1) + 1

    def _after(self, at: int) -> int:
        """Pass a damaged place; gives where something whole may begin again."""
        self._lose(at)
        if len(self.lost) >= MOST_DAMAGED or self._too_deep > MOST_DEEP:
            return len(self.text)
        after = at if self.breaks and self.breaks[-1] >= at else len(self.text)
        while (found := _LINE.search(self.text, after)) and self._passed < MOST_PASSED:
            self._passed += 1
            start = found.start(3) if found[3] else found.start() + 1 + len(found[1])
            if self._fits(len(found[1]), "member" if found[2] else found[3] or "element"):
                return start
            after = found.end()
        return self._after_in_line(at) if self._passed < MOST_PASSED else len(self.text)

    def _fits(self, indent: int, kind: str) -> bool:
        """Whether a line goes on with a frame that is open; those inside it are left."""
        for place in range(len(self._frames) - 1, -1, -1):
            frame = self._frames[place]
            own = frame.indent
            if own is None and len(frame.path) <= TABLES:
                own = frame.own_indent  # its first line break is what is damaged
            if kind in "]}":
                fits = own is not None and frame.closing == kind and frame.own_indent == indent
            else:
                wanted = "member" if isinstance(frame.into, dict) else "element"
                fits = kind == wanted and own == indent
            if fits:
                while len(self._frames) > place + 1:
                    self._unwind()
                return True
        return False

    def _after_in_line(self, at: int) -> int:
        """Without lines to go by: at the next record of the table, or the next table."""
        while found := self._resume.search(self.text, at):
            depth = TABLES if found[1] else 0
            if len(self._frames) > depth and (depth == 0 or isinstance(self._frames[depth].into, list)):
                while len(self._frames) > depth + 1:
                    self._unwind()
                return found.start(1) if found[1] else found.end()
            at = found.end()
        return len(self.text)


def _decoded(data: bytes) -> tuple[str, list[Fault]]:
    """The text of a file, and where its bytes were none; those are marked in it."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", "replace"), [Fault("wide_text_read")]
    data = data.removeprefix(b"\xef\xbb\xbf")
    try:
        return data.decode("utf-8"), []
    except UnicodeDecodeError as error:
        found = f"0x{data[error.start]:02X}"
        line = data.count(b"\n", 0, error.start) + 1
        return data.decode("utf-8", "replace"), [Fault("not_utf8", (), {"found": found}, line)]


def _mended(value: Any) -> Any:  # noqa: ANN401 - any JSON
    """The same data with halves of characters marked as unreadable: no file may hold them."""
    if isinstance(value, str):
        return _HALF.sub("\ufffd", value)
    if isinstance(value, list):
        return [_mended(part) for part in value]
    if isinstance(value, dict):
        return {_HALF.sub("\ufffd", name): _mended(part) for name, part in value.items()}
    return value
