"""How long a map of 40,000 hexes takes from its file to a campaign on the disk, in every format."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace

from kingdom_gui.engine.actions import Change, decide
from kingdom_gui.engine.state import Campaign
from kingdom_gui.store.campaign_file import save_campaign
from kingdom_gui.store.codec import encode
from kingdom_gui.store.importers.foreign import ForeignMap
from kingdom_gui.store.importers.mapping import guess
from kingdom_gui.store.importers.placing import Placing, place, to_action, to_campaign
from kingdom_gui.store.importers.reading import read_map
from kingdom_gui.store.tables import hexes
from tests.store.importers.made import RULES, text_map, tmj, tmx, wxx, wxx_text

from .figure import Figure, best, in_ticks
from .made_map import made_map

SIDE = 200
BOUND = 2_000.0  # ms
PREVIEW_BOUND = 500.0
ROUNDS = 3


def figures() -> Iterator[Figure]:
    """Each format; then a preview laid out anew, and the one action on an open campaign."""
    with TemporaryDirectory() as folder:
        for name, data in _files():
            path = Path(folder) / name
            path.write_bytes(data)
            took = best(lambda path=path: _import(path), rounds=ROUNDS)  # type: ignore[misc]
            yield Figure(f"import: 40,000 hexes of {name}", in_ticks(took), "ms", BOUND)
        foreign = _read(Path(folder) / "zstd.tmx")
    mapping = guess(foreign)
    turned = Placing(flip_x=True, offset=(3, 1))
    took = best(lambda: place(foreign, mapping, turned, RULES), rounds=ROUNDS)
    yield Figure("import: a preview of 40,000 hexes laid out anew", in_ticks(took), "ms", PREVIEW_BOUND)
    action = to_action(place(foreign, mapping, turned, RULES))
    took = best(lambda: _done(action), rounds=ROUNDS)
    yield Figure("import: 40,000 hexes put onto an open campaign", in_ticks(took), "ms", BOUND)


def _files() -> Iterator[tuple[str, bytes]]:
    campaign = made_map(SIDE, SIDE)
    yield "text-mapper.txt", text_map(SIDE, SIDE).encode()
    yield "csv.tmx", tmx(SIDE, SIDE).encode()
    yield "elements.tmx", tmx(SIDE, SIDE, "").encode()
    yield "zstd.tmx", tmx(SIDE, SIDE, "base64", "zstd").encode()
    yield "csv.tmj", tmj(SIDE, SIDE).encode()
    yield "zlib.tmj", tmj(SIDE, SIDE, "base64", "zlib").encode()
    yield "2017.wxx", wxx(wxx_text(SIDE, SIDE, "2017"))
    yield "2025.wxx", wxx(wxx_text(SIDE, SIDE))
    yield "table.csv", hexes(campaign).csv
    yield "ours.json", encode(replace(campaign, counter=1_000))


def _read(path: Path) -> ForeignMap:
    found = read_map(path, RULES)
    assert isinstance(found, ForeignMap)
    return found


def _import(path: Path) -> None:
    foreign = _read(path)
    campaign, _ = to_campaign(foreign, guess(foreign), Placing(), RULES)
    assert len(campaign.hexes) == SIDE * SIDE
    save_campaign(path.with_suffix(".kingdom.json"), campaign, keep=0)


def _done(action: object) -> None:
    assert isinstance(decide(action, Campaign(), RULES), Change)  # type: ignore[arg-type]
