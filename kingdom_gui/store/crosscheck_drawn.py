"""What a campaign file writes on its map: labels and pins, each once, on hexes that are there."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from ..engine.hexes import HexId
from ..engine.state import LARGEST_SIZE, LEAST_SIZE, STEEPEST, MapLabel, Pin
from .faults import Fault, between, shown, twice
from .records import CampaignFile


def drawn_faults(file: CampaignFile, hexes: Collection[HexId]) -> Iterator[Fault]:
    """Faults of labels and pins on a map of these hexes."""
    written: tuple[tuple[str, Sequence[MapLabel | Pin]], ...] = (
        ("labels", file.labels or ()),
        ("pins", file.pins or ()),
    )
    for name, rows in written:
        yield from twice(name.removesuffix("s"), (str(row.id) for row in rows), (name,), "id")
        for index, row in enumerate(rows):
            if row.hex not in hexes:
                yield Fault("hex_off_map", (name, index, "hex"), {"hex": shown(list(row.hex))})
            yield from between(row.id, 1, file.counter, (name, index, "id"))
    for index, label in enumerate(file.labels or ()):
        yield from between(label.size, LEAST_SIZE, LARGEST_SIZE, ("labels", index, "size"))
        yield from between(label.angle, -STEEPEST, STEEPEST, ("labels", index, "angle"))
