"""Special effects of the rule data: what a record does beyond its plain columns.

Each effect is a small record with a tag (`"effect": "stores_surplus"` in the files) and its parameters. Rule
code asks for the kind of effect it handles (`building.effects_of(StoresSurplus)`), never for the id of the
building, improvement or role that carries it, so a table's own building may carry the same effects.
"""

# Annotations are values here, not text, which msgspec would have to compile when the program starts.

from typing import Literal

import msgspec

from .building_effects import ArmyTactic as ArmyTactic
from .building_effects import BorderWaiver as BorderWaiver
from .building_effects import BuildingEffect as BuildingEffect
from .building_effects import CountsAs as CountsAs
from .building_effects import Embassy as Embassy
from .building_effects import Exhibits as Exhibits
from .building_effects import FarmBonus as FarmBonus
from .building_effects import FirstBuilding as FirstBuilding
from .building_effects import FreeResidential as FreeResidential
from .building_effects import FreeWith as FreeWith
from .building_effects import HalvePromotionConsumption as HalvePromotionConsumption
from .building_effects import HalveTaxationLoyaltyPenalty as HalveTaxationLoyaltyPenalty
from .building_effects import HolySite as HolySite
from .building_effects import Lotless as Lotless
from .building_effects import LotsUpTo as LotsUpTo
from .building_effects import LoyaltyFromCr as LoyaltyFromCr
from .building_effects import MineBonus as MineBonus
from .building_effects import NaturalFeature as NaturalFeature
from .building_effects import PartOf as PartOf
from .building_effects import RequiresAny as RequiresAny
from .building_effects import RequiresItemTier as RequiresItemTier
from .building_effects import SharesLot as SharesLot
from .building_effects import SiegeProof as SiegeProof
from .building_effects import SkillBonus as SkillBonus
from .building_effects import SkillUses as SkillUses
from .building_effects import SlotsRolledBy as SlotsRolledBy
from .building_effects import SpecialEdicts as SpecialEdicts
from .building_effects import StoresSurplus as StoresSurplus
from .building_effects import UnrestOnce as UnrestOnce
from .building_effects import WallNeedsGate as WallNeedsGate
from .building_effects import WaterBorderSource as WaterBorderSource
from .effect_base import Attribute as Attribute
from .effect_base import Effect as Effect
from .effect_base import EventCheck as EventCheck
from .effect_base import EventGift as EventGift
from .effect_base import EventRemedy as EventRemedy
from .effect_base import EventSite as EventSite
from .effect_base import Scope as Scope
from .effect_base import TradeCounts as TradeCounts
from .effect_base import TradeEnables as TradeEnables
from .effect_base import TradeIncome as TradeIncome
from .effect_base import TradeNeeds as TradeNeeds
from .effect_base import TradePassage as TradePassage
from .effect_base import TradeRoute as TradeRoute

# Improvements


class AqueductChain(Effect, frozen=True, tag="aqueduct_chain"):
    """Benefits come once an unbroken chain, from a source to a settlement (IT L362, ruling E04).

    The first hex must be one of `source_terrain` and hold one of `source_water`; the settlement at the other
    end counts as having a water border.
    """

    source_terrain: tuple[str, ...]
    source_water: tuple[str, ...]


class SettlementRiver(Effect, frozen=True, tag="settlement_river"):
    """A settlement in the hex counts as having a river, for borders only (IT L381, ruling D17)."""


class FasterTravel(Effect, frozen=True, tag="faster_travel"):
    """Travel by land through the hex is faster (IT L435)."""


class TradeWay(Effect, frozen=True, tag="trade_way"):
    """Trade routes may pass the hex whatever its terrain; it counts `length` hexes (IT L1312)."""

    length: float


class ReferenceOnly(Effect, frozen=True, tag="reference_only"):
    """Never built by itself: part of the price of something else (IT L420)."""


class StationsArmies(Effect, frozen=True, tag="stations_armies"):
    """Armies, allied ones too, may be stationed in it (IT L1364)."""


# Special terrain


class WithImprovement(Effect, frozen=True, tag="with_improvement"):
    """One of `improvements` in the same hex adds this much, once."""

    improvements: tuple[str, ...]
    loyalty: int = 0
    defense: int = 0


class BoostsImprovements(Effect, frozen=True, tag="boosts_improvements"):
    """In the same hex every benefit of `improvements` grows, or Consumption changes further (IT L463)."""

    improvements: tuple[str, ...]
    benefits: int = 0
    consumption: int = 0


class Annexation(Effect, frozen=True, tag="annexation"):
    """Claiming the hex in peace takes a check; failing it raises Unrest by a die (IT L459, ruling D57)."""

    check: Attribute
    failure_unrest: str


class FoundBuilding(Effect, frozen=True, tag="found_building"):
    """A settlement founded here takes the standing building over: no BP, outside the limit (IT L460)."""


class RuinedBuilding(Effect, frozen=True, tag="ruined_building"):
    """A fitting building here at half price, or `salvage` BP off one building in the hex (IT L465)."""

    salvage: str


class CavernAccess(Effect, frozen=True, tag="cavern_access"):
    """The GM may open an underground hex from here (IT L461)."""


class SparesRiverCost(Effect, frozen=True, tag="spares_river_cost"):
    """Roads and their like are not doubled for the river in this hex (IT L462, ruling D71)."""


class DoublesRoadCost(Effect, frozen=True, tag="doubles_road_cost"):
    """What takes its price from the road column costs twice as much in this hex (IT L530, note 6)."""


# Leadership roles


class AttributeCount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From Size `size_min` on, `count` attributes are chosen."""

    size_min: int
    count: int


class ChoosesAttributes(Effect, frozen=True, tag="chooses_attributes"):
    """The holder picks attributes: once and lasting, or anew in each Edict phase (IT L74, L112)."""

    when: Literal["lasting", "edict_phase"]
    counts: tuple[AttributeCount, ...]


class MayMarry(Effect, frozen=True, tag="may_marry"):
    """Two holders married to each other may both serve; both modifiers count (IT L76)."""


class NotWithMarried(Effect, frozen=True, tag="not_with_married"):
    """Usually not held while two married holders fill `role` (IT L82)."""

    role: str


class StandsInFor(Effect, frozen=True, tag="stands_in_for"):
    """May act as `role` for a turn: neither vacancy nor benefit (IT L86, L126).

    A failed `check` in the Upkeep phase then raises Unrest.
    """

    role: str
    check: Attribute
    failure_unrest: int


class LowersUnrest(Effect, frozen=True, tag="lowers_unrest"):
    """May lower Unrest in Upkeep; a failed check afterwards changes Loyalty (IT L182, rulings A23, E09)."""

    amount: int
    check: Attribute
    failure_loyalty: int


class VacancyBars(Effect, frozen=True, tag="vacancy_bars"):
    """While vacant these are not possible: actions (`claim`, `district`), improvements, special edicts."""

    actions: tuple[str, ...] = ()
    improvements: tuple[str, ...] = ()
    edicts: tuple[str, ...] = ()


class VacancyStopsHolidays(Effect, frozen=True, tag="vacancy_stops_holidays"):
    """While vacant the Holiday edict's Loyalty bonus is lost; its Consumption stays (IT L120, ruling D62)."""


class VacancyStopsTaxes(Effect, frozen=True, tag="vacancy_stops_taxes"):
    """While vacant no taxes come in, and Taxation counts as this level (IT L176, rulings A24, D63)."""

    level: str


class VassalOffice(Effect, frozen=True, tag="vassal_office"):
    """Serves in a vassal state (IT L189); if vacant, that state suffers the vacancy of `vacancy_as`.

    A second role held there is changed by `second_role_modifier` and takes as many days of duty again.
    """

    vacancy_as: str
    second_role_modifier: int
    second_role_days: int


ImprovementEffect = (
    AqueductChain
    | SettlementRiver
    | FasterTravel
    | TradeWay
    | ReferenceOnly
    | StationsArmies
    | EventCheck
    | EventSite
    | TradeCounts
)
SpecialTerrainEffect = (
    WithImprovement
    | BoostsImprovements
    | Annexation
    | FoundBuilding
    | RuinedBuilding
    | CavernAccess
    | SparesRiverCost
    | DoublesRoadCost
    | TradeWay
)
RoleEffect = (
    ChoosesAttributes
    | MayMarry
    | NotWithMarried
    | StandsInFor
    | LowersUnrest
    | VacancyBars
    | VacancyStopsHolidays
    | VacancyStopsTaxes
    | VassalOffice
)
