"""The rule tables as typed, frozen records: one class a table, fields named as in `resources/rules`.

Every record has the seed reference `ref` ("IT L563"). Where a ruling corrects what the Italian text prints,
`ruling` names it and `printed` keeps the printed values by field. `None` means not possible, or no limit.
"""

# Annotations are values here, not text, which msgspec would have to compile when the program starts.

from collections import defaultdict
from collections.abc import Mapping
from functools import cached_property
from typing import Any, Literal, TypeVar

import msgspec

from .rule_effects import (
    Attribute,
    BuildingEffect,
    Effect,
    FreeResidential,
    ImprovementEffect,
    Lotless,
    LotsUpTo,
    RoleEffect,
    Scope,
    SpecialTerrainEffect,
)
from .rule_requirements import Requirement

HOUSE = "house rule"  # in `ref`: a house rule has made or changed the record
ItemTier = Literal["minor", "medium", "major"]
EffectT = TypeVar("EffectT")


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every row of the rule tables has.

    `id` is the key in the file (empty where rows have none). `ruling` holds the id of the ruling that
    corrects this row, or several separated by ", ".
    """

    id: str = ""
    ref: str
    printed: Mapping[str, object] = {}
    ruling: str = ""

    @property
    def rulings(self) -> tuple[str, ...]:
        """Ids of the rulings that correct this row."""
        return tuple(part for part in self.ruling.split(", ") if part)

    @property
    def of_the_house(self) -> bool:
        """Whether a house rule of the campaign has made or changed this row."""
        return self.ref.endswith(HOUSE)


class Bearer(Record, frozen=True, kw_only=True, dict=True):
    """A row whose particular rules are effects, sorted by kind when they are first asked for."""

    effects: tuple[Effect, ...] = ()

    @cached_property
    def _by_kind(self) -> Mapping[type[Any], tuple[Any, ...]]:
        found: dict[type[Any], tuple[Any, ...]] = defaultdict(tuple)
        for effect in self.effects:
            found[type(effect)] += (effect,)
        return dict(found)

    def effects_of(self, kind: type[EffectT]) -> tuple[EffectT, ...]:
        """Its effects of one kind, in the file's order."""
        return self._by_kind.get(kind, ())

    def has(self, kind: type[object]) -> bool:
        """Whether it carries an effect of this kind."""
        return kind in self._by_kind


class MagicItems(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A group of magic item slots: how many, of which tier, each of a kind drawn evenly from `kinds`."""

    count: int
    tier: ItemTier
    kinds: tuple[str, ...]


class Building(Bearer, frozen=True, kw_only=True):
    """One kind of building (IT L563-1139). Costs in BP, base value in gp, Unrest once on completion."""

    cost: int
    lots: int
    economy: int = 0
    loyalty: int = 0
    stability: int = 0
    unrest: int = 0
    fame: int = 0
    infamy: int = 0
    defense: int = 0
    base_value: int = 0
    corruption: int = 0
    crime: int = 0
    law: int = 0
    lore: int = 0
    productivity: int = 0
    society: int = 0
    discounts: tuple[str, ...] = ()
    upgrades_to: tuple[str, ...] = ()
    adjacent_any: tuple[str, ...] = ()
    adjacent_count: int = 0
    not_adjacent: tuple[str, ...] = ()
    water_border: bool = False
    land_border: bool = False
    per_settlement: int | None = None
    per_district: int | None = None
    magic_items: tuple[MagicItems, ...] = ()
    effects: tuple[BuildingEffect, ...] = ()

    @property
    def residential(self) -> bool:
        """Whether the turn's free residential building may be this one."""
        return self.has(FreeResidential)

    @property
    def lotless(self) -> bool:
        """Whether it takes no lot of its own."""
        return self.has(Lotless)

    @property
    def lots_max(self) -> int:
        """The most lots it may be laid over; equal to `lots` for nearly all."""
        return max((effect.lots for effect in self.effects_of(LotsUpTo)), default=self.lots)

    @property
    def shape(self) -> tuple[int, int]:
        """Width and height in lots at its `lots` column, before turning: 1x1, 2x1 or 2x2 (ruling D19)."""
        return shape_of(self.lots)


def shape_of(lots: int) -> tuple[int, int]:
    """Width and height of a building of 0, 1, 2 or 4 lots, before turning (ruling D19).

    :raises ValueError: for any other number.
    """
    shapes = {0: (0, 0), 1: (1, 1), 2: (2, 1), 4: (2, 2)}
    if lots not in shapes:
        raise ValueError(f"a building covers 1, 2 or 4 lots, or none, not {lots}")
    return shapes[lots]


class Terrain(Record, frozen=True, kw_only=True):
    """One row of the terrain table (IT L519-530). Days, months, and BP; `None`: not possible there.

    `land`: whether it is not open water. `inland`: its numbers are those of the neighbouring land (coast).
    `speed_as`: whose travel times a party of another speed uses; `speed_adjusted`: whether it does.
    `underground`: an extra hex below another, never below `not_below`. `trade_length`: how many hexes it
    counts on a trade route, `None` where a route needs a road.
    """

    exploration_days: int | None = None
    preparation_months: int | None = None
    preparation_cost: int | None = None
    farm_cost: int | None = None
    road_cost: int | None = None
    land: bool = True
    inland: bool = False
    speed_as: str = ""
    speed_adjusted: bool = True
    underground: bool = False
    not_below: tuple[str, ...] = ()
    trade_length: float | None = None


class CostFrom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A price from the terrain table: `column`, times `multiplier`; `river_doubles` it by note 6."""

    column: Literal["farm_cost", "road_cost"]
    multiplier: int = 1
    river_doubles: bool = True


class PerHexes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An attribute's bonus comes once for so many hexes of the kingdom, rounded down; 0: for each hex."""

    economy: int = 0
    stability: int = 0


class Improvement(Bearer, frozen=True, kw_only=True):
    """One terrain improvement (IT L360-452). `cost` in BP, or `None` and `cost_from` the terrain table."""

    economy: int = 0
    loyalty: int = 0
    stability: int = 0
    consumption: int = 0
    unrest: int = 0
    defense: int = 0
    bp: int = 0
    cost: int | None = None
    cost_from: CostFrom | None = None
    shares_hex: bool = False
    terrain: tuple[str, ...] = ()
    requires: tuple[Requirement, ...] = ()
    per_hexes: PerHexes = PerHexes()
    upgrades_to: tuple[str, ...] = ()
    settlement_counts_as: tuple[str, ...] = ()
    effects: tuple[ImprovementEffect, ...] = ()


class SpecialTerrain(Bearer, frozen=True, kw_only=True):
    """A special terrain (IT L458-465): what claiming gives, for each hex or once for `per_hexes`."""

    economy: int = 0
    loyalty: int = 0
    stability: int = 0
    per_hexes: PerHexes = PerHexes()
    effects: tuple[SpecialTerrainEffect, ...] = ()


class Vacancy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Changes while a role is empty; `unrest` is added in each Upkeep and stays."""

    economy: int = 0
    loyalty: int = 0
    stability: int = 0
    unrest: int = 0


class Role(Bearer, frozen=True, kw_only=True):
    """A leadership role (IT L70-190): the best of `abilities`, times `multiplier`, to one of `attributes`.

    `rolls`: what its holder rolls by custom. `skill`: for the optional rule of skills (IT L1269-1283).
    """

    abilities: tuple[Literal["str", "dex", "con", "int", "wis", "cha"], ...]
    attributes: tuple[Attribute, ...]
    multiplier: float = 1.0
    vacancy: Vacancy = Vacancy()
    skill: str = ""
    required: bool = False
    rolls: tuple[str, ...] = ()
    effects: tuple[RoleEffect, ...] = ()


class EdictLevel(Record, frozen=True, kw_only=True):
    """A level of the Holiday, Promotion or Taxation edict (IT L294-340)."""

    economy: int = 0
    loyalty: int = 0
    stability: int = 0
    consumption: int = 0


class LimitRow(Record, frozen=True, kw_only=True):
    """What a kingdom of this Size may do in a turn (IT L309-315); `None`: without limit."""

    size_min: int
    size_max: int | None
    settlements: int | None
    buildings: int | None
    improvements: int | None
    claims: int | None


class ExchangeRate(Record, frozen=True, kw_only=True):
    """Starting from scratch (IT L221-226): gp that make 1 BP, and gp for each BP withdrawn."""

    size_min: int
    size_max: int | None
    bp_price: int
    withdrawal: int


class SettlementSize(Record, frozen=True, kw_only=True):
    """A size of settlement by population, with the cap on its base value in gp (IT L477-485)."""

    population_min: int
    population_max: int | None
    base_value: int


class SettlementModifiersRow(Record, frozen=True, kw_only=True):
    """Optional: what so many lots add to each settlement modifier and to Danger (IT L1290-1297)."""

    lots_min: int
    lots_max: int | None
    modifier: int
    danger: int
    per_district: bool = False


class Alignment(Record, frozen=True, kw_only=True):
    """What a kingdom's alignment gives (IT L34), and optionally to its settlement modifiers (IT L1434).

    `axes`: law to chaos and good to evil, each 0, 1 or 2; their differences count in diplomacy.
    """

    economy: int = 0
    loyalty: int = 0
    stability: int = 0
    corruption: int = 0
    crime: int = 0
    law: int = 0
    lore: int = 0
    productivity: int = 0
    society: int = 0
    axes: tuple[int, int]


class Government(Record, frozen=True, kw_only=True):
    """A form of government (IT L1395-1401): its settlement modifiers."""

    corruption: int = 0
    crime: int = 0
    law: int = 0
    lore: int = 0
    productivity: int = 0
    society: int = 0


class Milestone(Record, frozen=True, kw_only=True):
    """Experience points the first time a mark is reached (IT L538-548); `at`: Size in hexes, or lots."""

    xp: int
    mark: Literal["kingdom_founded", "capital_founded", "size", "settlement_lots"]
    at: int = 0


class EventRow(Record, frozen=True, kw_only=True):
    """Results `from` to `to` of a d100: an event, or another table to roll on.

    `again`: roll once more; `same`: what a second roll of the same result means. `scope`: where this table
    makes the event strike elsewhere than the event's own record says.
    """

    low: int = msgspec.field(name="from")
    high: int = msgspec.field(name="to")
    event: str = ""
    table: str = ""
    again: bool = False
    same: Literal["", "ignored", "elsewhere"] = ""
    scope: Scope | None = None


class Event(Record, frozen=True, kw_only=True):
    """An event of the Event phase (IT L1220-1259).

    `changes`: by outcome, the numbers it moves: whole numbers, or dice as text ("1d6"; "1d6!" where each 6 is
    rolled on). A table's own event is resolved by its record alone (`events.own`): its `checks`, one after
    the other and each changed by `check_bonus`, decide between its outcomes.
    """

    scope: Scope
    continuous: bool = False
    kind: Literal["beneficial", "dangerous"]
    also_scope: Scope | None = None
    changes: Mapping[str, Mapping[str, int | str]] = {}
    checks: tuple[Attribute, ...] = ()
    check_bonus: int = 0


class Ruling(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the program reads the rules where they can be read in several ways.

    With `choices` it is a setting of the campaign; without, `default` is a short code of what is done.
    `many`: any number of the choices may be taken at once, written one after the other with spaces.
    `source`: seed lines and addresses. `ruling` and `disputes`: the ids behind a setting. `topic`: under
    which heading a setting is listed; `optional` marks a rule that the books leave to the table (IT L1263).
    """

    id: str = ""
    default: str
    choices: tuple[str, ...] = ()
    many: bool = False
    source: str
    ruling: str = ""
    disputes: tuple[str, ...] = ()
    topic: str = ""

    @property
    def optional(self) -> bool:
        """Whether it switches a whole rule on that the books leave to the table."""
        return self.topic == "optional"
