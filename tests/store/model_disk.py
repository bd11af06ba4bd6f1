"""A disk that forgets: it does what it is told, notes it, and can be asked what a power cut would leave.

It stands in for `os` in the one module that writes. Each call is done for real and noted. After any of them,
`left_after` makes the folders that may be found when the power fails there: of what was not flushed anything
may be missing. The bytes of a file that was not flushed may be gone, torn or zeros; names made, moved or
taken away since their folder was flushed may each have happened or not.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

MOST_SUBSETS = 32


class Names(NamedTuple):
    """What a call does to the names of a folder, all of it or nothing: name -> file number; None: gone."""

    folder: str
    entries: tuple[tuple[str, int | None], ...]


class ModelDisk:
    """Stands in for `os`. `fail(call)` may raise for the call of that number and name, before it is done."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.calls = 0
        self.fail_at: dict[int, OSError] = {}
        self._files = 0
        self._open: dict[int, int] = {}  # descriptor -> file number
        self._names: dict[str, int] = {}  # path -> file number, as the program sees it
        self._content: dict[int, bytes] = {}
        self._flushed: dict[int, bytes] = {}
        self._durable: dict[str, int] = {}
        self._pending: list[Names] = []
        self._folders: dict[int, str] = {}

    def __getattr__(self, name: str) -> object:
        return getattr(os, name)

    def take(self, path: Path) -> None:
        """A file that has been there all along."""
        number = self._number()
        self._content[number] = self._flushed[number] = path.read_bytes()
        self._names[str(path)] = self._durable[str(path)] = number

    # The calls

    def open(self, path: os.PathLike[str] | str, flags: int, mode: int = 0o777) -> int:
        self._count()
        descriptor = os.open(path, flags, mode)
        name = os.fspath(path)
        if os.path.isdir(name):
            self._folders[descriptor] = name
            return descriptor
        if name not in self._names:
            number = self._number()
            self._content[number] = self._flushed[number] = b""
            self._enter(name, number)
        self._open[descriptor] = self._names[name]
        return descriptor

    def write(self, descriptor: int, data: bytes) -> int:
        self._count()
        written = os.write(descriptor, data)
        self._content[self._open[descriptor]] += bytes(data)[:written]
        return written

    def ftruncate(self, descriptor: int, size: int) -> None:
        self._count()
        os.ftruncate(descriptor, size)
        number = self._open[descriptor]
        self._content[number] = self._content[number][:size]

    def fsync(self, descriptor: int) -> None:
        self._count()
        if descriptor in self._folders:
            folder = self._folders[descriptor]
            for names in self._pending:
                if names.folder == folder:
                    _apply(self._durable, names)
            self._pending = [names for names in self._pending if names.folder != folder]
        else:
            number = self._open[descriptor]
            self._flushed[number] = self._content[number]

    def close(self, descriptor: int) -> None:
        os.close(descriptor)
        self._open.pop(descriptor, None)
        self._folders.pop(descriptor, None)

    def replace(self, source: os.PathLike[str], target: os.PathLike[str]) -> None:
        self._count()
        os.replace(source, target)
        before, after = os.fspath(source), os.fspath(target)
        number = self._names.pop(before)
        self._names[after] = number
        self._pending.append(Names(os.path.dirname(after), ((before, None), (after, number))))

    def link(self, source: os.PathLike[str], target: os.PathLike[str]) -> None:
        self._count()
        os.link(source, target)
        self._enter(os.fspath(target), self._names[os.fspath(source)])

    def unlink(self, path: os.PathLike[str]) -> None:
        self._count()
        os.unlink(path)
        name = os.fspath(path)
        self._names.pop(name, None)
        self._pending.append(Names(os.path.dirname(name), ((name, None),)))

    def makedirs(self, path: os.PathLike[str], exist_ok: bool = False) -> None:
        self._count()
        os.makedirs(path, exist_ok=exist_ok)

    # What a power cut leaves

    def left_after(self, folder: Path) -> Iterator[None]:
        """Fill `folder` with each state that may be found if the power fails now, one after the other."""
        unsettled = [number for number in self._content if self._content[number] != self._flushed[number]]
        for applied in _subsets(self._pending):
            names = dict(self._durable)
            for change in applied:
                _apply(names, change)
            for torn in range(4) if any(number in unsettled for number in names.values()) else (0,):
                for file in folder.rglob("*"):
                    if file.is_file():
                        file.unlink()
                for name, number in names.items():
                    file = folder / Path(name).relative_to(self.root)
                    file.parent.mkdir(parents=True, exist_ok=True)
                    file.write_bytes(self._found(number, torn))
                yield

    def _found(self, number: int, torn: int) -> bytes:
        flushed, whole = self._flushed[number], self._content[number]
        if whole[: len(flushed)] != flushed:  # cut off and written anew
            return (flushed, whole)[torn % 2]
        new = whole[len(flushed) :]
        return flushed + (b"", new[: len(new) // 2], bytes(len(new)), new)[torn]

    def _count(self) -> None:
        self.calls += 1
        if self.calls in self.fail_at:
            raise self.fail_at[self.calls]

    def _number(self) -> int:
        self._files += 1
        return self._files

    def _enter(self, name: str, number: int) -> None:
        self._names[name] = number
        self._pending.append(Names(os.path.dirname(name), ((name, number),)))


def _apply(names: dict[str, int], change: Names) -> None:
    for name, number in change.entries:
        if number is None:
            names.pop(name, None)
        else:
            names[name] = number


def _subsets(pending: list[Names]) -> Iterator[tuple[Names, ...]]:
    """All choices of what has happened, in the order of its happening; of many, those of few and of nearly
    all."""
    every = (chosen for count in range(len(pending) + 1) for chosen in combinations(pending, count))
    if 2 ** len(pending) <= MOST_SUBSETS:
        yield from every
        return
    for count in (0, 1, len(pending) - 1, len(pending)):
        yield from combinations(pending, count)
