"""What a campaign is: frozen records that share what an edit did not touch.

Months are counted from 1 (the month in which the campaign starts). Amounts are whole Build Points (BP) unless
they say otherwise. Ids of terrain, buildings, roles and so on are those of the rule data.

Annotations in these modules are values, not text, which msgspec would have to compile when the program
starts.
"""

from .abroad import (
    Attempt,
    Attitude,
    Balance,
    Errand,
    Expedition,
    House,
    LostLand,
    Mission,
    Neighbour,
    Pact,
    Relation,
    Route,
    Territory,
)
from .books import ABILITIES, ATTRIBUTES, Army, Edicts, Leader, Modifier, Stock
from .campaign import Campaign, ItemsFrom, Settings
from .drawn import LARGEST_SIZE, LEAST_SIZE, MapLabel, Pin, PinSymbol
from .kingdom import Kingdom, Renown, Stage
from .land import RIVER_POOL, Hex, Special
from .month import Ahead, JournalEntry, Ongoing, Phase, Turn, Use
from .town import (
    LOTS_PER_DISTRICT,
    LOTS_PER_SIDE,
    SIDES_OF_DISTRICT,
    Building,
    Devotion,
    District,
    Exhibit,
    Item,
    ListedItem,
    Settlement,
    Side,
    Template,
    TemplatePart,
    Token,
    Wreck,
)
from .vassal import Obligation, Vassal

__all__ = [
    "ABILITIES",
    "ATTRIBUTES",
    "LARGEST_SIZE",
    "LEAST_SIZE",
    "LOTS_PER_DISTRICT",
    "LOTS_PER_SIDE",
    "RIVER_POOL",
    "SIDES_OF_DISTRICT",
    "Ahead",
    "Army",
    "Attempt",
    "Attitude",
    "Balance",
    "Building",
    "Campaign",
    "Devotion",
    "District",
    "Edicts",
    "Errand",
    "Exhibit",
    "Expedition",
    "Hex",
    "House",
    "Item",
    "ItemsFrom",
    "JournalEntry",
    "Kingdom",
    "Leader",
    "ListedItem",
    "LostLand",
    "MapLabel",
    "Mission",
    "Modifier",
    "Neighbour",
    "Obligation",
    "Ongoing",
    "Pact",
    "Phase",
    "Pin",
    "PinSymbol",
    "Relation",
    "Renown",
    "Route",
    "Settings",
    "Settlement",
    "Side",
    "Special",
    "Stage",
    "Stock",
    "Template",
    "TemplatePart",
    "Territory",
    "Token",
    "Turn",
    "Use",
    "Vassal",
    "Wreck",
]
