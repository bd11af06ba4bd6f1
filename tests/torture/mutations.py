"""Files changed at random: each is read, or refused with a sentence; never anything else, never for long."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import NamedTuple

from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.store.codec import decode
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.scripts import read_script

TOKENS = (
    b"null", b"true", b"-1", b"1e999", b"99999999999999999999", b'""', b"[]", b"{}", b"\\ud800", b"\x00",
    b'"\xff"', b"[[[[[[[[", b'{"a":', b"0.5", b"NaN", b"\xef\xbb\xbf", b'"level"', b",",
)  # fmt: skip


class Read(NamedTuple):
    """What came of the files: how many, how many could be read, and the longest time one took, in seconds."""

    tried: int
    sound: int
    longest: float


def read_mutated(seeds: list[Path], rules: Ruleset, count: int, seed: int) -> Read:
    """Change these files at random, so many times in all, and read each; a wrong error is not caught."""
    chance = Random(seed)
    contents = [(path, path.read_bytes()) for path in seeds]
    sound, longest = 0, 0.0
    for _ in range(count):
        path, data = chance.choice(contents)
        changed = mutated(data, chance)
        start = time.perf_counter()
        try:
            if path.name.endswith(".script.json"):
                read_script(changed, path.name)
            else:
                decode(changed, rules, path.name)
            sound += 1
        except StoreError as error:
            if not error.sentence("de") or "\n" in str(error):
                raise
        longest = max(longest, time.perf_counter() - start)
    return Read(count, sound, longest)


def mutated(data: bytes, chance: Random) -> bytes:
    """The bytes with a few changes: flipped, cut, doubled, moved, or a word put in."""
    out = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 4))):
        at = chance.randrange(len(out) + 1)
        to = min(len(out), at + chance.choice((1, 3, 20, 400)))
        match chance.randrange(6):
            case 0 if at < len(out):
                out[at] ^= 1 << chance.randrange(8)
            case 1:
                del out[at:to]
            case 2:
                out[at:at] = out[at:to]
            case 3:
                out[at:to] = chance.choice(TOKENS)
            case 4:
                out[at:at] = chance.choice(TOKENS)
            case _:
                elsewhere = chance.randrange(len(out) + 1)
                out[elsewhere:elsewhere] = out[at:to]
    return bytes(out)
