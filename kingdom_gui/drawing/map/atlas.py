"""What the painters read: a campaign, its layout and inks, and the few things that must be gathered first.

An `Atlas` is cheap to make: it gathers settlements and kingdoms, which are few. Hexes are looked up by place
when a piece of the map is painted, so its cost does not grow with the map.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QColor, QPainter

from ...engine.hexes import HexId, LabelStyle, neighbours
from ...engine.ruleset import Ruleset
from ...engine.settlement_totals import settlement_numbers
from ...engine.state import Campaign, Hex, Pin, Settlement
from ...geometry.labels import LabelPlace
from ...geometry.layout import Rect, layout_of
from .box_index import BoxIndex
from .halo import on_one_line
from .palette import Style, palette_of, realm_colour
from .realms import Mark, RealmLook, realm_looks
from .routes import RouteLine, route_lines

if TYPE_CHECKING:
    from ..picture.laid import LaidPicture
    from .stamps import Stamps

LINES = ("road", "highway", "canal", "aqueduct")  # improvements that are drawn from hex to hex
MARGIN = 1.35  # hex units around a piece of the map in which hexes may still reach into it
PLACE_SQUARE = 16.0  # hex units; settlements are filed by squares of this side
UNCOUNTED = "village"  # the size a settlement passes for until it is counted
AROUND = 2.9  # and in which their neighbours must be known


class MapOptions(NamedTuple):
    """What is drawn. `vector` draws shapes instead of copying pixmaps: for PDF, SVG and the printer.

    `labels` are hex labels in `label_style` (None: the campaign's); `names` those of places and realms.
    `level` is 0 for the surface and -1 for the caverns. `veil` pales what is not explored, `fog` hatches what
    players do not know. `titles` are the GM's labels over the land; `below` marks hexes with another beneath.
    `picture` is the GM's own that lies under the grid.
    `waters` shows which sides are water. `routes` are the trade routes of the kingdom at the table.
    `style` is a printed atlas's or one of high contrast. `faded` lets the land fade where its hexes end.
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
    fog: bool = False
    titles: bool = True
    pins: bool = True
    picture: bool = True
    below: bool = True
    waters: bool = False
    rounded: bool = True
    routes: bool = False
    armies: bool = False
    style: Style = "atlas"
    faded: bool = False
    label_style: LabelStyle | None = None


TERRAIN_ALONE = MapOptions(
    lines=False,
    borders=False,
    symbols=False,
    labels=False,
    names=False,
    grid=False,
    veil=False,
    titles=False,
    pins=False,
    below=False,
    picture=False,
    rounded=False,
)


class Place(NamedTuple):
    """A settlement as the map shows it: its size is an id of the settlement size table."""

    id: str
    name: str
    size: str
    capital: bool
    hex: HexId


Seen = tuple[list[tuple[float, float, HexId, Hex]], dict[HexId, Hex], dict[HexId, str]]
Look = tuple[object, object, Rect, MapOptions]


class Atlas:
    """A campaign made ready for painting.

    `realm_places` says where realms' names stand; `place_realms` changes it. Settlements' sizes are counted
    at once, or with `at_once=False` by `count_sizes`, until when they pass for villages.
    """

    def __init__(
        self,
        campaign: Campaign,
        rules: Ruleset | None,
        options: MapOptions = MapOptions(),  # noqa: B008
        at_once: bool = True,
    ) -> None:
        self.rules = rules
        self.options = options
        self.palette = palette_of(options.dark, options.style)
        self.realm_places: dict[str, LabelPlace] = {}
        self.kept_names: dict[tuple[float, float], object] = {}  # by `name_places`, for each size
        self.places: dict[HexId, Place] = {}
        self.place_index: BoxIndex[HexId] = BoxIndex(PLACE_SQUARE)
        self.last_look: tuple[Look, Seen] | None = None  # by `open_window`
        self._stamps: dict[tuple[float, float], Stamps] = {}
        self._sizes: dict[str, tuple[Settlement, str]] = {}
        self._labels: object = None
        self._pins: object = None
        self.pins: dict[HexId, tuple[Pin, ...]] = {}
        self.picture: LaidPicture | None = None
        self.show(campaign, at_once)

    def show(self, campaign: Campaign, at_once: bool = True) -> None:
        """Read another state of the campaign."""
        self.campaign = campaign
        self.layout = layout_of(campaign.settings.orientation)
        self.label_style = self.options.label_style or campaign.settings.labels
        self.looks: dict[str, RealmLook] = realm_looks(campaign, self.options.dark)
        self.routes: tuple[RouteLine, ...] = route_lines(campaign)
        self._read_pins(campaign)
        self.find_picture()
        if campaign.labels is not self._labels:
            self._labels = campaign.labels
            self.forget_names()
        self._gather()
        if at_once:
            for _ in self.count_sizes():
                pass

    def count_sizes(self) -> Iterator[None]:
        """Count the size of each settlement that was not counted as it stands, giving way after each."""
        changed = False
        for settlement in self.campaign.settlements.values():
            known = self._sizes.get(settlement.id)
            if known is None or known[0] is not settlement:
                self._sizes[settlement.id] = (settlement, self._size(settlement))
                changed = True
                yield
        if changed:
            self._gather()

    def find_picture(self) -> None:
        """Look for the picture that lies under the grid, and for its tiles."""
        self.picture = None
        if self.options.level in self.campaign.pictures:
            from ..picture.laid import laid_picture  # here: most maps have none

            self.picture = laid_picture(self.campaign, self.options.level)

    def place_realms(self, places: dict[str, LabelPlace]) -> None:
        """Write the realms' names in these places from now on."""
        self.realm_places = places
        self.forget_names()

    def forget_names(self) -> None:
        """Settlements or realms have changed: find anew where names are shown."""
        self.kept_names.clear()

    def _gather(self) -> None:
        capitals = {kingdom.capital for kingdom in self.campaign.kingdoms.values()}
        places = {
            s.hex: Place(
                s.id, on_one_line(s.name), self._sizes.get(s.id, (s, UNCOUNTED))[1], s.id in capitals, s.hex
            )
            for s in self.campaign.settlements.values()
        }
        if places == self.places:
            return
        self.places = places
        self.place_index = BoxIndex(PLACE_SQUARE)
        for hex_id in places:
            x, y = self.layout.centre(hex_id)
            self.place_index.add(Rect(x, y, x, y), hex_id)
        self.forget_names()

    def read(self, campaign: Campaign) -> None:
        """Read a state in which only hexes, claims, pins or routes differ; settlements, labels and looks are
        kept.
        """
        self.campaign = campaign
        self.routes = route_lines(campaign)
        self._read_pins(campaign)
        self.find_picture()

    def _read_pins(self, campaign: Campaign) -> None:
        if campaign.pins is not self._pins:
            self._pins = campaign.pins
            self.pins = pins_by_hex(campaign.pins.values())

    def stamps(self, scale: float, pixel: float) -> Stamps:
        """The stamps of one size; those of the sizes used last are kept."""
        key = (scale, pixel)
        made = self._stamps.pop(key, None)
        if made is None:
            if len(self._stamps) > 3:
                self._stamps.pop(next(iter(self._stamps)))
            from .stamps import Stamps  # here: a map seen from afar has none

            made = Stamps(self.layout, self.palette, scale, pixel, self.options.vector)
        self._stamps[key] = made
        return made

    def colour(self, kingdom: str) -> QColor:
        """A kingdom's colour; one that has no record gets the colour of its id."""
        look = self.looks.get(kingdom)
        return look.colour if look is not None else realm_colour(kingdom, "", self.options.dark)

    def mark(self, kingdom: str) -> Mark:
        """The mark in the band along a kingdom's border."""
        look = self.looks.get(kingdom)
        return look.mark if look is not None else "plain"

    def _size(self, settlement: Settlement) -> str:
        if self.rules is None:
            return "village"
        return settlement_numbers(self.campaign, settlement.id, self.rules).size


def pins_by_hex(pins: Iterable[Pin]) -> dict[HexId, tuple[Pin, ...]]:
    """The pins of each hex, in the order of their numbers."""
    found: dict[HexId, tuple[Pin, ...]] = {}
    for pin in sorted(pins, key=lambda one: one.id):
        found[pin.hex] = (*found.get(pin.hex, ()), pin)
    return found


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
    claims = campaign.claims.get
    left, top, right, bottom = rect.grown(MARGIN)
    cells: list[tuple[float, float, HexId, Hex]] = []
    near: dict[HexId, Hex] = {}
    owner: dict[HexId, str] = {}
    wants_owner = options.borders
    # Ground and ink of one tile are painted one after the other and look at the same hexes.
    look = (campaign.hexes, campaign.claims, rect, options)
    last = atlas.last_look
    if last is not None and last[0][0] is look[0] and last[0][1] is look[1] and last[0][2:] == look[2:]:
        cells, near, owner = last[1]
        return Window(painter, atlas, rect, scale, pixel, atlas.stamps(scale, pixel), cells, near, owner)
    for x, y, hex_id, there in atlas.layout.held(campaign.hexes, rect.grown(AROUND), options.level):
        near[hex_id] = there
        if left <= x <= right and top <= y <= bottom:
            cells.append((x, y, hex_id, there))
        if wants_owner:
            kingdom = claims(hex_id)
            if kingdom is not None:
                owner[hex_id] = kingdom
    atlas.last_look = (look, (cells, near, owner))
    return Window(painter, atlas, rect, scale, pixel, atlas.stamps(scale, pixel), cells, near, owner)


def symbols_of(hex_id: HexId, there: Hex, near: Mapping[HexId, Hex]) -> list[str]:
    """The signs that a hex shows: its improvements that are not lines, and its special terrain.

    A lake has a sign only where no open water beside the hex shows it; `near` are the hexes around.
    """
    signs = [name for name in there.improvements if name not in LINES and name != "bridge"]
    signs += [special.kind for special in there.special if special.kind not in ("river", "bridge")]
    bridged = "bridge" in there.improvements or there.has("bridge")
    # A bridge is drawn where road and river cross; alone it is a sign.
    if bridged and not (there.river and ("road" in there.improvements or "highway" in there.improvements)):
        signs.append("bridge")
    if there.lake and not any(h in near and near[h].terrain == "water" for h in neighbours(hex_id)):
        signs.append("lake")
    return signs
