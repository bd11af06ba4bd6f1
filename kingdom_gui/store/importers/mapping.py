"""What the terrains and lines of a foreign map are in our rules: guessed by words, or as the user says."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping
from functools import cache

import msgspec

from ...engine.ruleset import Ruleset
from ..errors import StoreError, at_fault
from ..faults import Fault, nearest, shown
from .decoding import text_of
from .foreign import ForeignMap, counted
from .json_plain import read_json
from .terrain_words import COLOURS, HOW, LINES, NOTHING, OURS, SPECIAL, STEMS, SYMBOLS, VAGUE, WORDS

NONE = "none"
"""Ours for what is left out: a hex that is nothing else is not put on the map, a line is not drawn."""
LAKE = "lake"
"""Ours for land with a lake in it."""
NOTE = "note"
"""Ours for a symbol that no rule knows: its name goes into the note of the hex."""
RIVER, ROAD = "river", "road"

TERRAINS = tuple(WORDS)
SPECIALS = tuple(SPECIAL)
OURS_FOR_LINES = (RIVER, ROAD, NONE)
LARGEST_MAPPING = 1 << 20  # bytes of a file of a mapping

_PART = re.compile(r"[^\W\d_]+")
_HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")


class TerrainMapping(msgspec.Struct, frozen=True):
    """Theirs to ours, by name in small letters (`counted`).

    `terrain` maps to one of `ours_of` the rules, `lines` to one of `OURS_FOR_LINES`. `weak` are names that
    say only how a hex is coloured, unless the user has said what they are; `unsure` those that no word was
    known of.
    """

    terrain: Mapping[str, str]
    lines: Mapping[str, str]
    weak: frozenset[str] = frozenset()
    unsure: frozenset[str] = frozenset()

    def ours_for(self, name: str) -> str:
        """Ours for a terrain or symbol, however it is written."""
        return self.terrain.get(counted(name), NOTE)

    def ours_for_line(self, kind: str) -> str:
        """Ours for a kind of line, however it is written."""
        return self.lines.get(counted(kind), NONE)

    def with_terrain(self, pairs: Mapping[str, str]) -> TerrainMapping:
        """The mapping with these names mapped as the user says."""
        said = {counted(theirs): ours for theirs, ours in pairs.items()}
        return TerrainMapping(
            {**self.terrain, **{k: v for k, v in said.items() if k in self.terrain and v not in _LINES}},
            {**self.lines, **{k: v for k, v in said.items() if k in self.lines and v in OURS_FOR_LINES}},
            self.weak - said.keys(),
            self.unsure - said.keys(),
        )


def ours_of(rules: Ruleset) -> tuple[str, ...]:
    """All that theirs can be mapped to: terrains and special terrains of these rules, `lake`, `note`, `none`,
    and `river` or `road` for lines.
    """
    special = [kind for kind in rules.special_terrain if kind != RIVER]
    return (*rules.terrain, LAKE, *special, NOTE, NONE, RIVER, ROAD)


def guess(foreign: ForeignMap) -> TerrainMapping:
    """A mapping for every name and kind of line of a map, by the words they are made of."""
    names = {counted(name) for name in foreign.names()}
    kinds = {counted(kind) for kind in foreign.kinds_of_line()}
    if foreign.exact:
        return TerrainMapping({name: name for name in names}, {kind: line_guess(kind) for kind in kinds})
    colours = frozenset(counted(name) for name in foreign.colours)
    guessed = {name: colour_guess(name) if name in colours else terrain_guess(name) for name in names}
    unsure = frozenset(name for name, ours in guessed.items() if not ours)
    terrain = {name: ours or NOTE for name, ours in guessed.items()}
    return TerrainMapping(terrain, {kind: line_guess(kind) for kind in kinds}, colours, unsure)


def terrain_guess(name: str) -> str:
    """Ours for a terrain or symbol by its words; "" where none of them is known."""
    if counted(name) in OURS:
        return OURS[counted(name)]
    words = words_of(name)
    telling = [word for word in words if word not in _HOW] or words
    found = {_BY_WORD[word] for word in telling if word in _BY_WORD}
    specials = {_SPECIAL[word] for word in words if word in _SPECIAL}
    if NONE in found and len(words) == 1:
        return NONE
    # The symbol of a thing in a landscape is the thing: "hill ruin", but "cave" alone is no cavern.
    if specials:
        return next(kind for kind in SPECIALS if kind in specials)
    for ours in TERRAINS:
        if ours in found:
            return ours
    found = {_BY_WORD[word] for word in words if word in _BY_WORD}
    for ours in TERRAINS:
        if ours in found:
            return ours
    if not _words(SYMBOLS).isdisjoint(words):
        return NOTE
    whole = "".join(words)
    by_part = next((ours for stem, ours in STEMS if stem in whole), "")
    return by_part or next((VAGUE[word] for word in words if word in VAGUE), "")


def colour_guess(name: str) -> str:
    """Ours for a ground of a colour: dark and bluish greens are taller and wetter."""
    words = words_of(name)
    if "green" in words:
        return {"dark": "forest", "blue": "marsh"}.get(words[0], "plains")
    return next((COLOURS[word] for word in words if word in COLOURS), "plains")


def line_guess(kind: str) -> str:
    """Ours for a kind of line; none where it is neither a river nor a built road."""
    words = words_of(kind)
    for ours, known in _LINES.items():
        if known.intersection(words):
            return ours
    return NONE


def words_of(name: str) -> list[str]:
    """The words of a name: small letters without accents, digits and signs; a capital begins a new word."""
    parted = _HUMP.sub(" ", name)
    bare = "".join(c for c in unicodedata.normalize("NFD", parted) if not unicodedata.combining(c))
    return _PART.findall(bare.casefold())


def read_mapping(data: bytes, name: str, known: Collection[str]) -> dict[str, str]:
    """Theirs to ours in the bytes of a file: lines of `theirs = ours` with comments after #, or a JSON
    object. `known` are the words that ours may be (`ours_of`).

    :raises StoreError: with the place, when a line is none of these or ours is no such thing.
    """
    if len(data) > LARGEST_MAPPING:
        raise StoreError("map_file_too_large", name, size=len(data) >> 20, limit=LARGEST_MAPPING >> 20)
    if data.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] == b"{":
        plain = read_json(data, name)
        for theirs, ours in plain.items():
            if not isinstance(ours, str):
                parameters: dict[str, str | int] = {"found": shown(ours), "expected": "text"}
                raise at_fault(name, [Fault("wrong_kind", (theirs,), parameters)])
        return {theirs: _checked(str(ours), known, name, theirs) for theirs, ours in plain.items()}
    found = {}
    for number, line in enumerate(text_of(data, name).text.splitlines(), 1):
        said = re.sub(r"(?:^|\s)#.*", "", line).strip()
        if not said:
            continue
        theirs, sign, ours = said.rpartition("=")
        if not sign or not theirs.strip():
            raise at_fault(name, [Fault("no_mapping", (), {"found": shown(said[:40])}, number, 1)])
        found[theirs.strip()] = _checked(ours.strip(), known, name, "", number)
    return found


def strangers(said: Mapping[str, str], foreign: ForeignMap) -> list[str]:
    """The names of a mapping that the map does not have, in the order of the mapping."""
    names = {counted(n) for n in (*foreign.names(), *foreign.kinds_of_line())}
    return [theirs for theirs in said if counted(theirs) not in names]


def check_pairs(
    pairs: Iterable[tuple[str, str]], foreign: ForeignMap, name: str, known: Collection[str]
) -> dict[str, str]:
    """Theirs to ours as the user typed them, each of them a name that the map has. `known` are the words
    that ours may be (`ours_of`).

    :raises StoreError: when the map has no such name, or ours is no such thing.
    """
    names = {counted(n): n for n in (*foreign.names(), *foreign.kinds_of_line())}
    said = {}
    for theirs, ours in pairs:
        if counted(theirs) not in names:
            meant = nearest(theirs, list(names.values())[:2_000])
            parameters: dict[str, str | int] = {"found": theirs[:60], "suggestion": meant}
            if not meant:
                parameters["known"] = ", ".join(list(names.values())[:12])
            raise at_fault(name, [Fault("not_their_terrain", (), parameters)])
        said[theirs] = _checked(ours, known, name)
    return said


def _checked(ours: str, known: Collection[str], name: str, theirs: str = "", line: int = 0) -> str:
    found = ours.strip().casefold()
    if found in known:
        return found
    parameters: dict[str, str | int] = {"found": ours[:40], "suggestion": nearest(ours, known)}
    if not parameters["suggestion"]:
        parameters["known"] = ", ".join(known)
    path = (theirs,) if theirs else ()
    raise at_fault(name, [Fault("not_our_terrain", path, parameters, line, 1 if line else 0)])


@cache
def _words(words: str) -> frozenset[str]:
    return frozenset(words.split())


_BY_WORD = {word: ours for ours, words in reversed(WORDS.items()) for word in _words(words)}
_BY_WORD.update(dict.fromkeys(NOTHING, NONE))
_SPECIAL = {word: ours for ours, words in SPECIAL.items() for word in _words(words)}
_HOW = _words(HOW)
_LINES = {ours: _words(words) for ours, words in LINES.items()}
