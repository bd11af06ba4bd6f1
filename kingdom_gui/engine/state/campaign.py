"""What a campaign is."""

from typing import Literal

import msgspec
from immutables import Map

from ..hexes import HexId, LabelStyle, Orientation, Stagger
from .drawn import MapLabel, Pin
from .house import HouseRule
from .kingdom import Kingdom
from .land import Hex
from .month import JournalEntry
from .past import MonthStart, Rewind
from .picture import MapPicture
from .town import ListedItem, Settlement, Template

ItemsFrom = Literal["generator", "by_hand", "list", "both", "typed"]


class Settings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How the campaign's map is laid out and which rulings it plays by.

    `id` tells the campaign from all others, whatever its file is called; empty where it was never given one.

    `rulings` holds only choices that differ from the default, sorted by id. Magic items that turn up come
    `items_from` the generator with the program's dice or, die by die, with those of the table (`by_hand`),
    from the GM's own `item_list`, from `both`, or are named by the GM (`typed`). `templates` are district
    plans that are kept, by name; `house` the table's own rules, by table and id.
    """

    name: str = ""
    orientation: Orientation = "pointy"
    stagger: Stagger = "odd"
    labels: LabelStyle = "xxyy"
    seed: int = 0
    rulings: tuple[tuple[str, str], ...] = ()
    months: tuple[str, ...] = ()
    start_month: int = 1
    start_year: int = 1
    items_from: ItemsFrom = "generator"
    item_list: tuple[ListedItem, ...] = ()
    templates: tuple[Template, ...] = ()
    house: tuple[HouseRule, ...] = ()
    id: str = ""


class Campaign(msgspec.Struct, frozen=True):
    """Everything of one campaign. `claims` maps each claimed hex to its kingdom's id.

    `opened` is how the open month began (None: nobody reigns yet, or it is not known), `past` the way back
    from there to the start of each month before, by month. `pictures` lie under the grid, by level; the
    bytes of those kept in the campaign itself are `embedded`, by fingerprint.
    """

    settings: Settings = Settings()
    month: int = 1
    at_table: str = ""
    counter: int = 0
    hexes: Map[HexId, Hex] = Map()
    claims: Map[HexId, str] = Map()
    kingdoms: Map[str, Kingdom] = Map()
    settlements: Map[str, Settlement] = Map()
    journal: Map[int, tuple[JournalEntry, ...]] = Map()
    labels: Map[int, MapLabel] = Map()
    pins: Map[int, Pin] = Map()
    pictures: Map[int, MapPicture] = Map()
    embedded: Map[str, bytes] = Map()
    opened: MonthStart | None = None
    past: Map[int, Rewind] = Map()

    def realm(self, kingdom: str) -> list[HexId]:
        """The hexes a kingdom has claimed, sorted."""
        return sorted(hex_id for hex_id, owner in self.claims.items() if owner == kingdom)

    def settlement_at(self, hex_id: HexId) -> Settlement | None:
        """The settlement in a hex, if any."""
        return next((s for s in self.settlements.values() if s.hex == hex_id), None)

    def settlements_of(self, kingdom: str) -> list[Settlement]:
        """A kingdom's settlements: those in hexes it has claimed, by founding then name."""
        own = [s for s in self.settlements.values() if self.claims.get(s.hex) == kingdom]
        return sorted(own, key=lambda s: (s.founded, s.name, s.id))

    def ruling(self, name: str, default: str) -> str:
        """The campaign's choice of a ruling, or the default handed in from the rule data."""
        return dict(self.settings.rulings).get(name, default)
