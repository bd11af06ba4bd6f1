"""The legend of a printed map: what its colours, signs and lines mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from ..drawing.map.palette import palette_of
from ..drawing.map.places import rank
from ..drawing.map.realms import realm_looks
from ..drawing.map.routes import EXPEDITION
from ..drawing.map.stamps import Stamps
from ..drawing.map.swatches import paint_swatch
from ..drawing.paper import Paper
from ..engine.ruleset import Ruleset
from ..engine.settlement_totals import settlement_numbers
from ..engine.state import Campaign
from ..geometry.layout import layout_of
from . import style
from .labels import Labels

LEGEND_ROW = 15.5
SWATCH = 8.0  # points from the centre of a swatch's hex to its corners


# What `legend_of` names and we tell ourselves: realms by their names, capitals with their banner.
OWN = (("map", "border"), ("map", "capital"))


class Entry(NamedTuple):
    """One sign with its meaning; `look` is a kind and an id as `legend_of` gives them."""

    look: tuple[str, str]
    text: str


class Legend:
    """The entries of one map, in the words of a language."""

    def __init__(
        self, campaign: Campaign, rules: Ruleset, looks: Sequence[tuple[str, str]], labels: Labels
    ) -> None:
        self.campaign = campaign
        self.orientation = campaign.settings.orientation
        self.entries = [
            Entry(look, _meaning(look, labels))
            for look in looks
            if look[0] != "settlement_size" and look not in OWN
        ]
        owners = set(campaign.claims.values())
        realms = [k for k in campaign.kingdoms.values() if k.id in owners]
        self.entries += [Entry(("realm", kingdom.id), kingdom.name) for kingdom in realms]
        self.entries += [
            Entry(
                (kind, size), labels("capital") if kind == "capital" else labels.head("settlement_size", size)
            )
            for kind, size in _places(campaign, rules)
        ]

    def height(self, columns: int) -> float:
        """Points that the legend takes in so many columns."""
        return -(-len(self.entries) // columns) * LEGEND_ROW


def paint_legend(paper: Paper, area: QRectF, legend: Legend, columns: int) -> None:
    """Paint the entries into columns, top to bottom."""
    stamps = Stamps(layout_of(legend.orientation), palette_of(False), SWATCH, 0.7, vector=True)
    looks = realm_looks(legend.campaign, False)
    gap = 14.0
    wide = (area.width() - gap * (columns - 1)) / columns
    fits = max(1, int(area.height() / LEGEND_ROW))
    down = max(1, -(-len(legend.entries) // columns))
    row = min(LEGEND_ROW, area.height() / down) if down > fits else LEGEND_ROW
    for number, entry in enumerate(legend.entries):
        x = area.left() + (number // down) * (wide + gap)
        y = area.top() + (number % down) * row
        middle = QPointF(x + 10, y + row / 2)
        paint_swatch(paper.painter, middle, entry.look, stamps, looks, min(1.0, row / LEGEND_ROW))
        box = QRectF(x + 25, y, wide - 25, row)
        paper.text(box, entry.text, style.BODY, "left", "middle", lines=2, least=0.45)


def _places(campaign: Campaign, rules: Ruleset) -> list[tuple[str, str]]:
    """The sizes of the settlements there are, smallest first, and a capital."""
    capitals = {kingdom.capital for kingdom in campaign.kingdoms.values()}
    sizes, capital = set(), ""
    for settlement in campaign.settlements.values():
        size = settlement_numbers(campaign, settlement.id, rules).size
        if settlement.id in capitals:
            capital = size
        else:
            sizes.add(size)
    found = [("place", size) for size in sorted(sizes, key=rank)]
    return [("capital", capital), *found] if capital else found


def _meaning(look: tuple[str, str], labels: Labels) -> str:
    kind, name = look
    if kind == "route":
        return labels("legend-expedition") if name == EXPEDITION else labels.head("trade_route", name)
    if kind in ("map", "pin"):
        return labels(f"legend-{name}" if kind == "map" else f"legend-pin-{name}")
    return labels.head(kind, name)
