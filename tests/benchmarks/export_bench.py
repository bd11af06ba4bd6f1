"""How long a map of 10,000 hexes takes to go out: as a poster, to other programs, as a handout."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from immutables import Map
from msgspec.structs import replace

from kingdom_gui.assets import asset
from kingdom_gui.engine.state import Campaign
from kingdom_gui.sheets.export import ExportOptions, export
from kingdom_gui.store.disk import write_file
from kingdom_gui.store.exporters.files import FORMS, map_files
from kingdom_gui.store.rulefiles import load_rules

from .figure import SHORT, Figure, best, in_ticks
from .made_map import made_map

SIDE = 30 if SHORT else 100
POSTER_BOUND = 10_000.0  # ms
BOUND = 2_000.0
ROUNDS = 1 if SHORT else 2


def figures() -> Iterator[Figure]:
    """The poster on A4 and on A3; each form for other programs; the handout as a page."""
    rules = load_rules(asset("rules"))
    campaign = made_map(SIDE, SIDE)
    known = replace(
        campaign, hexes=Map({h: replace(t, seen=True, explored=True) for h, t in campaign.hexes.items()})
    )
    with TemporaryDirectory() as folder:
        out = Path(folder)
        for paper in ("a4", "a3"):
            options = ExportOptions(paper, poster=True)
            took = best(
                lambda options=options: export("map", campaign, rules, out / "p.pdf", "en", options),  # type: ignore[misc]
                rounds=ROUNDS,
            )
            yield Figure(
                f"export: a poster of {SIDE**2:,} hexes on {paper}", in_ticks(took), "ms", POSTER_BOUND
            )
        for form in FORMS:
            took = best(lambda form=form: _write(campaign, out / f"m.{form}"), rounds=ROUNDS)  # type: ignore[misc]
            yield Figure(f"export: {SIDE**2:,} hexes as {form}", in_ticks(took), "ms", BOUND)
        took = best(lambda: export("handout", known, rules, out / "h.html", "en"), rounds=ROUNDS)
        yield Figure(f"export: a handout of {SIDE**2:,} hexes", in_ticks(took), "ms", BOUND * 2)


def _write(campaign: Campaign, out: Path) -> None:
    for path, data in map_files(campaign, out).items():
        write_file(path, data)
