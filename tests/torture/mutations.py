"""Files changed at random: each is read, or refused with a sentence; never anything else, never for long."""

from __future__ import annotations

import time
from random import Random
from typing import NamedTuple

from kingdom_gui.store.errors import StoreError

from .coverage import Coverage
from .readers import Reader

TOKENS = (
    b"null", b"true", b"-1", b"1e999", b"99999999999999999999", b'""', b"[]", b"{}", b"\\ud800", b"\x00",
    b'"\xff"', b"[[[[[[[[", b'{"a":', b"0.5", b"NaN", b"\xef\xbb\xbf", b'"level"', b",",
)  # fmt: skip
LEARNING = 12  # one file of so many is read with an eye on the lines it reaches
MOST_LEARNT = 200  # files kept for reaching new ones


class Read(NamedTuple):
    """What came of the files: how many, how many could be read, how many reached lines that none had, and the
    longest time one took, in seconds of the processor: what else the machine does is no fault of a file.
    """

    tried: int
    sound: int
    learnt: int
    longest: float


def read_mutated(reader: Reader, count: int, seed: int) -> Read:
    """Change the reader's files at random, so many times in all, and read each; a wrong error is not caught.

    Files that reach new lines of the program are changed further.
    """
    chance = Random(seed)
    corpus = list(reader.seeds)
    coverage = Coverage()
    sound, learnt, longest = 0, 0, 0.0
    for number in range(count):
        name, data = chance.choice(corpus)
        changed = mutated(data, chance)
        watched = number % LEARNING == 0
        start = time.process_time()
        with coverage.watching(watched):
            sound += _read(reader, changed, name)
        if watched:
            if coverage.has_grown() and learnt < MOST_LEARNT:
                learnt += 1
                corpus.append((name, changed))
        else:  # one that is watched takes longer
            longest = max(longest, time.process_time() - start)
    return Read(count, sound, learnt, longest)


def _read(reader: Reader, data: bytes, name: str) -> bool:
    """Whether it could be read; what is refused is told in one sentence."""
    try:
        reader.read(data, name)
    except StoreError as error:
        if not error.sentence("de") or "\n" in str(error):
            raise AssertionError(str(error)) from error
        return False
    return True


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
