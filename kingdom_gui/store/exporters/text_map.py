"""The map as text, a line a hex, as text-mapper draws it: `0101 forest "Old Wood" 12`.

Text maps know flat-topped hexes whose even columns hang half a hex lower. A flat map that is pushed the
other way is moved by one column, so that hexes keep their neighbours; of a map whose hexes stand on their
points the columns and rows are kept, and a comment tells our importer.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...engine.hexes import HexId, Stagger, to_offset
from ...engine.state import Campaign, Settings
from .flat_colours import colour_of
from .names import COAST, LABEL_SIZES, LAKE, NAME_SIZE, PLACE_SIZE, extras, special_names, terrain_names
from .ways import river_chains, road_chains

_WAYS = {
    "river": 'stroke="#5b8ba0" stroke-width="8" stroke-opacity="0.8"',
    "road": 'stroke="#7a5a3c" stroke-width="5"',
    "highway": 'stroke="#7a5a3c" stroke-width="9"',
}
_MARK = '<circle r="{radius}" fill="{colour}" fill-opacity="0.85" />'


def text_map(campaign: Campaign) -> bytes:
    """The whole map of a campaign as text in UTF-8."""
    lines = [*_head(campaign), *_drawing(campaign), ""]
    said = _said(campaign)
    place = _Places(campaign.settings)
    for hex_id in sorted(campaign.hexes, key=place.order):
        there = campaign.hexes[hex_id]
        words = [place(hex_id), *terrain_names(there), *special_names(there)]
        words += [f'{tag}="{_quoted(text)}"' for tag, text in extras(there).items()]
        words += said.pop(hex_id, [])
        lines.append(" ".join(words))
    lines.append("")
    ways = {"river": river_chains(campaign), **road_chains(campaign)}
    for kind, chains in ways.items():
        # A line has two ends, even one that stays where it is.
        lines += [f"{'-'.join(map(place, c if len(c) > 1 else c * 2))} {kind}" for c in chains]
    return ("\n".join(lines) + "\n").encode()


def _head(campaign: Campaign) -> list[str]:
    settings = campaign.settings
    lines = [
        f"# {_quoted(settings.name) or 'A map'}, written by kingdom-gui.",
        f"# hexes: {settings.orientation} {_stagger(settings)}",
    ]
    if settings.orientation == "pointy":
        lines.append("# These hexes stand on their points: what knows only flat tops draws other neighbours.")
    return lines


def _drawing(campaign: Campaign) -> list[str]:
    """How a program that draws text maps draws the words of this one; no library is fetched."""
    terrains = sorted({there.terrain for there in campaign.hexes.values()})
    marks = {name for there in campaign.hexes.values() for name in special_names(there)}
    marks |= {name for there in campaign.hexes.values() for name in terrain_names(there)[1:]}
    lines = [f'{name} attributes fill="{colour_of(name)}"' for name in terrains]
    for name in sorted(marks):
        mark = _MARK.format(radius=34 if name in (COAST, LAKE) else 16, colour=colour_of(name))
        lines.append(f"<g id='{name}'>{mark}</g>")
    lines += [f'{name} path attributes {look} fill="none"' for name, look in _WAYS.items()]
    lines.append('default attributes fill="none" stroke="#7d705f" stroke-width="2"')
    lines.append('text font-family="serif" font-size="20pt"')
    lines.append('label text-anchor="middle" font-size="20pt"')
    return lines


def _said(campaign: Campaign) -> dict[HexId, list[str]]:
    """The texts at each hex, settlements first: the first becomes its name where the map is read again."""
    said: dict[HexId, list[str]] = {}

    def say(hex_id: HexId, text: str) -> None:
        said.setdefault(hex_id, []).append(text)

    for settlement in sorted(campaign.settlements.values(), key=lambda s: s.id):
        say(settlement.hex, f'"{_quoted(settlement.name)}" {PLACE_SIZE}')
    for hex_id, there in campaign.hexes.items():
        if there.name:
            say(hex_id, f'"{_quoted(there.name)}" {NAME_SIZE}')
    for label in campaign.labels.values():
        say(label.hex, f'"{_quoted(label.text)}" {LABEL_SIZES[label.size - 1]}')
    for pin in campaign.pins.values():
        say(pin.hex, f'{pin.symbol}="{_quoted(pin.text) or "!"}"')
    return said


class _Places:
    """How places are written."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._shift = int(settings.orientation == "flat" and settings.stagger == "even")

    def __call__(self, hex_id: HexId) -> str:
        level, column, row = self._at(hex_id)
        if 0 <= column <= 99 and 0 <= row <= 99:
            return f"{column:02}{row:02}" + (f"{-level:02}" if level else "")
        return f"{column}.{row}" + (f".{-level}" if level else "")

    def order(self, hex_id: HexId) -> tuple[int, int, int]:
        """Column by column, the surface first."""
        level, column, row = self._at(hex_id)
        return -level, column, row

    def _at(self, hex_id: HexId) -> tuple[int, int, int]:
        column, row = to_offset(hex_id, self._settings.orientation, self._settings.stagger)
        return hex_id[0], column + 1 + self._shift, row + 1


def _stagger(settings: Settings) -> Stagger:
    return "odd" if settings.orientation == "flat" else settings.stagger


def _quoted(text: str) -> str:
    """A text that can stand in quotes: on one line, and without such quotes in it."""
    return " ".join("".join(_plain(text)).split())


def _plain(text: str) -> Iterable[str]:
    for sign in text:
        if sign in '"“”':
            yield "'"
        else:
            yield sign if sign.isprintable() else " "
