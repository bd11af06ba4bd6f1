"""Special effects of the rule data: what a record does beyond its plain columns.

Each effect is a small record with a tag (`"effect": "stores_surplus"` in the files) and its parameters. Rule
code asks for the kind of effect it handles (`building.effects_of(StoresSurplus)`), never for the id of the
building, improvement or role that carries it, so a table's own building may carry the same effects.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Attribute = Literal["economy", "loyalty", "stability"]
Scope = Literal["kingdom", "settlement", "hex"]
TradeRoute = Literal["food", "goods", "luxury_goods", "raw_materials"]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="effect"):
    """Base of every effect record; the tag stands in the file as `effect`."""


# Buildings: what they are taken for, and where they may stand


class FreeResidential(Effect, frozen=True, tag="free_residential"):
    """The first such building newly built in a turn is outside the building limit (IT L261, ruling B03)."""


class CountsAs(Effect, frozen=True, tag="counts_as"):
    """Serves as `building` wherever another building needs that one beside it (IT L657)."""

    building: str


class FirstBuilding(Effect, frozen=True, tag="first_building"):
    """Recommended as the very first building of a kingdom's first settlement (IT L495)."""


class Embassy(Effect, frozen=True, tag="embassy"):
    """May serve as an embassy in another kingdom's settlement (IT L1362)."""


class Lotless(Effect, frozen=True, tag="lotless"):
    """Takes no lot of its own but the whole district, one side of it, a lot with others, or a wall."""

    place: Literal["district", "side", "lot", "wall"]


class LotsUpTo(Effect, frozen=True, tag="lots_up_to"):
    """May be laid over more lots than its `lots` column, at the same price (IT L732)."""

    lots: int


class SharesLot(Effect, frozen=True, tag="shares_lot"):
    """May stand on a lot that one of `with` occupies, or on any; `required`: it must."""

    hosts: tuple[str, ...] | Literal["any"] = msgspec.field(name="with")
    required: bool = False


class PartOf(Effect, frozen=True, tag="part_of"):
    """Belongs to a finished `building` of the same side and falls with it (IT L700)."""

    building: str


class FreeWith(Effect, frozen=True, tag="free_with"):
    """Outside the building limit in a turn in which `building` is built there as well (IT L698)."""

    building: str


class WallNeedsGate(Effect, frozen=True, tag="wall_needs_gate"):
    """A `wall` on a side this touches must get a `gate` in the same turn (IT L734)."""

    wall: str
    gate: str


class RequiresAny(Effect, frozen=True, tag="requires_any"):
    """The settlement must have at least one of these buildings (IT L832)."""

    buildings: tuple[str, ...]


class RequiresItemTier(Effect, frozen=True, tag="requires_item_tier"):
    """The settlement must have a building with magic item slots of this tier (IT L774)."""

    tier: Literal["minor", "medium", "major"]


class WaterBorderSource(Effect, frozen=True, tag="water_border_source"):
    """Its lots count as a water border for the buildings beside them (IT L736)."""


class BorderWaiver(Effect, frozen=True, tag="border_waiver"):
    """The GM may let it be built without its border, at the same price (IT L904)."""


class NaturalFeature(Effect, frozen=True, tag="natural_feature"):
    """The GM may say that the land itself provides it: no action, no BP, no limit (IT L734, L779, L917)."""


class SiegeProof(Effect, frozen=True, tag="siege_proof"):
    """Siege engines cannot damage it (IT L783)."""


class UnrestOnce(Effect, frozen=True, tag="unrest_once"):
    """Its Unrest counts once a settlement, however many are built (IT L781, L919)."""


# Buildings: what they change


class HalvePromotionConsumption(Effect, frozen=True, tag="halve_promotion_consumption"):
    """Consumption of the Promotion edict is halved, once, rounded down (IT L692, ruling D64)."""


class HalveTaxationLoyaltyPenalty(Effect, frozen=True, tag="halve_taxation_loyalty_penalty"):
    """The Taxation edict's Loyalty penalty is halved, once, its size rounded down (IT L793, ruling D65)."""


class StoresSurplus(Effect, frozen=True, tag="stores_surplus"):
    """Keeps up to `capacity` BP of surplus food for a month that the Treasury cannot pay (IT L818)."""

    capacity: int


class FarmBonus(Effect, frozen=True, tag="farm_bonus"):
    """`improvements` within `radius` hexes of the settlement change Consumption by this much instead."""

    improvements: tuple[str, ...]
    consumption: int
    radius: int


class MineBonus(Effect, frozen=True, tag="mine_bonus"):
    """`count` connected improvements give this much more; linked by any of `connected_by` (IT L767)."""

    improvements: tuple[str, ...]
    count: int
    economy: int
    bp: int
    connected_by: tuple[str, ...]


class LoyaltyFromCr(Effect, frozen=True, tag="loyalty_from_cr"):
    """Loyalty by the highest Challenge Rating kept there, divided and rounded down (IT L1049, ruling D66)."""

    divisor: int


class Exhibits(Effect, frozen=True, tag="exhibits"):
    """Exhibits raise Fame: by their price up to a maximum, and for importance to history (IT L925)."""

    gp_per_fame: int
    fame_max: int
    historic_fame: int


class SpecialEdicts(Effect, frozen=True, tag="special_edicts"):
    """`count` special edicts a turn, with a modifier to the checks of each (IT L988)."""

    count: int
    check_modifier: int


class ArmyTactic(Effect, frozen=True, tag="army_tactic"):
    """Armies and commanders recruited in the settlement know this many tactics more (IT L590)."""

    count: int


class SkillBonus(Effect, frozen=True, tag="skill_bonus"):
    """A settlement modifier is higher by `amount` for these skills (IT L572)."""

    modifier: str
    amount: int
    skills: tuple[str, ...]


class SkillUses(Effect, frozen=True, tag="skill_uses"):
    """These skills use a settlement modifier that otherwise would not touch them (IT L928)."""

    modifier: str
    skills: tuple[str, ...]


class HolySite(Effect, frozen=True, tag="holy_site"):
    """Optional: attributes by the deity's alignment instead, by each of its axes or by one (IT L1308)."""

    amount: int
    axes: Literal["each", "one"]
    limit: int


class SlotsRolledBy(Effect, frozen=True, tag="slots_rolled_by"):
    """By custom this role rolls for the building's magic items (IT L100)."""

    role: str


# Shared by buildings and improvements


class EventCheck(Effect, frozen=True, tag="event_check"):
    """Each one in the kingdom, settlement or hex struck changes the checks of an event by `amount`."""

    event: str
    amount: int
    where: Scope


class EventSite(Effect, frozen=True, tag="event_site"):
    """An event of this kind happens at, or is about, such a place (IT L1229, L1230, L1241)."""

    event: str


class EventGift(Effect, frozen=True, tag="event_gift"):
    """An event has this built for nothing when its d100 falls within the range (IT L1236, L1239)."""

    event: str
    low: int = msgspec.field(name="from")
    high: int = msgspec.field(name="to")


class EventRemedy(Effect, frozen=True, tag="event_remedy"):
    """Building this on the spot settles what the event left behind (IT L1220)."""

    event: str


class TradeCounts(Effect, frozen=True, tag="trade_counts"):
    """Counted for the Economy bonus of a kind of trade route (IT L1320-1327)."""

    route: TradeRoute


class TradeNeeds(Effect, frozen=True, tag="trade_needs"):
    """A kind of trade route needs this many in the settlement of departure."""

    route: TradeRoute
    count: int


class TradeEnables(Effect, frozen=True, tag="trade_enables"):
    """Without one in the settlement of departure these improvements are not counted (IT L1326)."""

    route: TradeRoute
    improvements: tuple[str, ...]


class TradePassage(Effect, frozen=True, tag="trade_passage"):
    """Lets a route from this settlement pass such hexes; ids of terrain and special terrain (IT L1312)."""

    terrain: tuple[str, ...]


class TradeIncome(Effect, frozen=True, tag="trade_income"):
    """Raises the BP of trade by `percent` each, up to `percent_max` together (IT L1016, ruling E06)."""

    percent: int
    percent_max: int


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


BuildingEffect = (
    FreeResidential
    | CountsAs
    | FirstBuilding
    | Embassy
    | Lotless
    | LotsUpTo
    | SharesLot
    | PartOf
    | FreeWith
    | WallNeedsGate
    | RequiresAny
    | RequiresItemTier
    | WaterBorderSource
    | BorderWaiver
    | NaturalFeature
    | SiegeProof
    | UnrestOnce
    | HalvePromotionConsumption
    | HalveTaxationLoyaltyPenalty
    | StoresSurplus
    | FarmBonus
    | MineBonus
    | LoyaltyFromCr
    | Exhibits
    | SpecialEdicts
    | ArmyTactic
    | SkillBonus
    | SkillUses
    | HolySite
    | SlotsRolledBy
    | EventCheck
    | EventSite
    | EventGift
    | EventRemedy
    | TradeCounts
    | TradeNeeds
    | TradeEnables
    | TradePassage
    | TradeIncome
)
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
