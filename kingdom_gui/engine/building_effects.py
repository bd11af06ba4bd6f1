"""What a building does beyond its columns: what it is taken for, where it may stand, what it changes."""

# Annotations are values here, not text, which msgspec would have to compile when the program starts.

from typing import Literal

import msgspec

from .effect_base import (
    Effect,
    EventCheck,
    EventGift,
    EventRemedy,
    EventSite,
    TradeCounts,
    TradeEnables,
    TradeIncome,
    TradeNeeds,
    TradePassage,
)


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
