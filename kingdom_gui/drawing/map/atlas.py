"""What the painters read: a campaign, its layout and inks, and the few things that must be gathered first.

An `Atlas` is cheap to make: it gathers settlements and kingdoms, which are few. Hexes are looked up by place
when a piece of the map is painted, so its cost does not grow with the map.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtGui import QColor, QPainter

from ...engine.hexes import HexId, LabelStyle
from ...engine.ruleset import Ruleset
from ...engine.settlement_totals import settlement_numbers
from ...engine.state import Campaign, Hex, Settlement
from ...geometry.labels import LabelPlace
from ...geometry.layout import Rect, layout_of
from .palette import palette_of, realm_colour
from .stamps import Stamps

MARGIN = 1.35  # hex units around a piece of the map in which hexes may still reach into it
AROUND = 2.9  # and in which their neighbours must be known


class MapOptions(NamedTuple):
    """What is drawn. `vector` draws shapes instead of copying pixmaps: for PDF, SVG and the printer.

    `labels` are hex labels in `label_style` (None: the campaign's); `names` those of places and realms.
    `level` is 0 for the surface and -1 for the caverns. `veil` pales what is not explored.
    """

    dark: bool = False
    vector: bool = False
    level: int = 0
    ground: bool = True
    lines: bool = True
    borders: bool = True
    symbols: bool = True
    labels: bool = True
    names: bool = True
    grid: bool = True
    veil: bool = True
    rounded: bool = True
    label_style: LabelStyle | None = None


TERRAIN_ALONE = MapOptions(
    lines=False,
    borders=False,
    symbols=False,
    labels=False,
    names=False,
    grid=False,
    veil=False,
    rounded=False,
)


class Place(NamedTuple):
    """A settlement as the map shows it: its size is an id of the settlement size table."""

    id: str
    name: str
    size: str
    capital: bool
    hex: HexId
    kingdom: str


class Atlas:
    """A campaign made ready for painting."""

    def __init__(self, campaign: Campaign, rules: Ruleset | None, options: MapOptions = MapOptions()) -> None:  # noqa: B008
        self.rules = rules
        self.options = options
        self.palette = palette_of(options.dark)
        self.realm_places: dict[str, LabelPlace] = {}
        self._stamps: dict[tuple[float, float], Stamps] = {}
        self.shown_names: dict[tuple[float, float], list[tuple[Place, Rect]]] = {}  # kept by `lettering`
        self.show(campaign)

    def show(self, campaign: Campaign) -> None:
        """Read another state of the campaign."""
        self.campaign = campaign
        self.layout = layout_of(campaign.settings.orientation)
        self.label_style = self.options.label_style or campaign.settings.labels
        capitals = {kingdom.capital for kingdom in campaign.kingdoms.values()}
        self.places: dict[HexId, Place] = {
            s.hex: Place(s.id, s.name, self._size(s), s.id in capitals, s.hex, campaign.claims.get(s.hex, ""))
            for s in campaign.settlements.values()
        }
        self.colours: dict[str, QColor] = {
            k.id: realm_colour(k.id, k.colour, self.options.dark) for k in campaign.kingdoms.values()
        }
        self.shown_names.clear()

    def read(self, campaign: Campaign) -> None:
        """Read a state in which only hexes or claims differ; settlements and kingdoms are kept."""
        self.campaign = campaign

    def stamps(self, scale: float, pixel: float) -> Stamps:
        """The stamps of one size; those of the sizes used last are kept."""
        key = (scale, pixel)
        made = self._stamps.pop(key, None)
        if made is None:
            if len(self._stamps) > 3:
                self._stamps.pop(next(iter(self._stamps)))
            made = Stamps(self.layout, self.palette, scale, pixel, self.options.vector)
        self._stamps[key] = made
        return made

    def colour(self, kingdom: str) -> QColor:
        """A kingdom's colour; one that has no record gets the colour of its id."""
        return self.colours.get(kingdom) or realm_colour(kingdom, "", self.options.dark)

    def _size(self, settlement: Settlement) -> str:
        if self.rules is None:
            return "village"
        return settlement_numbers(self.campaign, settlement.id, self.rules).size


class Window(NamedTuple):
    """One piece of the map being painted: pixels are hex units times `scale`, from the map's origin.

    `cells` are the hexes that may reach into `rect`, from the top down; `near` and `owner` know their
    neighbours too.
    """

    painter: QPainter
    atlas: Atlas
    rect: Rect
    scale: float
    pixel: float
    stamps: Stamps
    cells: list[tuple[float, float, HexId, Hex]]
    near: dict[HexId, Hex]
    owner: dict[HexId, str]

    @property
    def size(self) -> float:
        """How large a hex appears: points of the screen from its centre to its corners."""
        return self.scale / self.pixel


def open_window(painter: QPainter, atlas: Atlas, rect: Rect, scale: float, pixel: float) -> Window:
    """Look up the hexes of one piece of the map; `rect` in hex units."""
    options, campaign = atlas.options, atlas.campaign
    hexes, claims = campaign.hexes.get, campaign.claims.get
    left, top, right, bottom = rect.grown(MARGIN)
    cells: list[tuple[float, float, HexId, Hex]] = []
    near: dict[HexId, Hex] = {}
    owner: dict[HexId, str] = {}
    wants_owner = options.borders
    for x, y, hex_id in atlas.layout.cells(rect.grown(AROUND), options.level):
        there = hexes(hex_id)
        if there is None:
            continue
        near[hex_id] = there
        if left <= x <= right and top <= y <= bottom:
            cells.append((x, y, hex_id, there))
        if wants_owner:
            kingdom = claims(hex_id)
            if kingdom is not None:
                owner[hex_id] = kingdom
    return Window(painter, atlas, rect, scale, pixel, atlas.stamps(scale, pixel), cells, near, owner)


def symbols_of(hex_id: HexId, there: Hex, lines: Iterable[str]) -> list[str]:
    """The signs that a hex shows: its improvements that are not lines, and its special terrain."""
    signs = [name for name in there.improvements if name not in lines and name != "bridge"]
    signs += [special.kind for special in there.special if special.kind not in ("river", "bridge")]
    bridged = "bridge" in there.improvements or there.has("bridge")
    # A bridge is drawn where road and river cross; alone it is a sign.
    if bridged and not (there.river and ("road" in there.improvements or "highway" in there.improvements)):
        signs.append("bridge")
    if there.lake:
        signs.append("lake")
    return signs
