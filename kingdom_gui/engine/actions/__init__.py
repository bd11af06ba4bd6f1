"""Everything a GM can do, and `decide`, which says what would come of it."""

from __future__ import annotations

from ..bounds import MOST, lists_nothing, no_texts, numbers_beyond
from ..losing_land import look_over
from ..milestones import award
from ..printed import as_played
from ..ruleset import Ruleset
from ..state import Campaign
from .absence import LoseLeader, ReturnLeader
from .army import ChangeArmy, DisbandArmy, EditArmy, RaiseArmy
from .base import RULES, Action, Change, Context, Reason, Refusal, Rule, _Stop
from .build import (
    BlockLots,
    Build,
    BuildPlanned,
    Demolish,
    Destroy,
    MoveBuilding,
    Repair,
    SetBuilding,
    SetExhibits,
    Upgrade,
)
from .found import AdoptKingdom, AdvanceMonth, BeginReign, EditKingdom, FoundKingdom, SetPaper, SitAtTable
from .gm import AddModifier, Grant, RemoveModifier, SetRuling, WriteJournal
from .holiday import RestoreHolidays, SuspendHolidays
from .improve import Improve, PrepareHex, RemoveImprovement
from .items import PlaceItem, PurgeSlot, RollItem, SeekItem, SetItems, TakeItem
from .land import Abandon, Claim
from .loss import GoToRuin, KeepTreasury
from .neighbour import (
    EditNeighbour,
    EstimateEconomy,
    FoundNeighbour,
    PlayNeighbour,
    RemoveKingdom,
    SetAttitude,
)
from .optional import ChooseRenown, DedicateBuilding
from .plan import DropTemplate, KeepTemplate, LayTemplate, OrderWishes
from .rewind import RewindTo
from .rule import Abdicate, Appoint, ChooseAttributes, Dismiss, SetEdict
from .settle import AddDistrict, EditSettlement, FoundSettlement, MoveCapital, SetBorders
from .trade import EndRoute, EstablishRoute
from .treasury import Deposit, SellValuable, Withdraw
from .turn import PlayMonths, PlayPhase, PlayStep, PutAhead, RemoveEvent, RestartStep
from .world import (
    AddSpecial,
    ChangeSettings,
    DrawRiver,
    EraseRiver,
    Explore,
    NoteHex,
    PaintTerrain,
    RemoveHexes,
    RemoveSpecial,
    SetRoadDouble,
    SetWater,
)

AnyAction = (
    Abandon | Abdicate | AddDistrict | AddModifier | AddSpecial | AdoptKingdom | AdvanceMonth | Appoint
    | BeginReign | BlockLots | Build | BuildPlanned | ChangeArmy | ChangeSettings | ChooseAttributes | Claim
    | ChooseRenown | DedicateBuilding
    | Demolish | Deposit | Destroy | DisbandArmy | Dismiss | DrawRiver | DropTemplate | EditArmy
    | EditKingdom | EditNeighbour | EditSettlement | EraseRiver | EstimateEconomy | Explore | FoundKingdom
    | EndRoute | EstablishRoute
    | FoundNeighbour | FoundSettlement | GoToRuin | PlayNeighbour | RemoveKingdom | SetAttitude
    | Grant | Improve | KeepTemplate | KeepTreasury | LayTemplate | LoseLeader | MoveBuilding | MoveCapital
    | NoteHex | OrderWishes | PaintTerrain | PlaceItem | PlayMonths | PlayPhase | PlayStep | PrepareHex
    | PurgeSlot | PutAhead | RaiseArmy | RemoveEvent | RemoveHexes | RemoveImprovement | RemoveModifier
    | RemoveSpecial | Repair | RestartStep | RestoreHolidays | ReturnLeader | RewindTo | RollItem | SeekItem
    | SellValuable | SetBorders | SetBuilding | SetEdict | SetExhibits | SetItems | SetPaper | SetRoadDouble
    | SetRuling | SetWater | SitAtTable | SuspendHolidays | TakeItem | Upgrade | Withdraw | WriteJournal
)  # fmt: skip


BARRED_IN_ANARCHY = (
    Abandon, AddDistrict, Appoint, Build, BuildPlanned, Claim, Demolish, Deposit, Dismiss, FoundSettlement,
    Improve, MoveCapital, PrepareHex, Repair, SellValuable, SetEdict, TakeItem, Upgrade, Withdraw,
    Abdicate, ChangeArmy, ChooseAttributes, DisbandArmy, EstablishRoute, PurgeSlot, RaiseArmy,
)  # fmt: skip
BARRED_WHEN_FALLEN = (
    *BARRED_IN_ANARCHY, Abdicate, BeginReign, PlaceItem, PlayMonths, PlayPhase, PlayStep, PutAhead,
    RestartStep, RollItem, SeekItem, SetPaper,
)  # fmt: skip

# What can be done for a kingdom that nobody plays; the map belongs to no kingdom.
FOR_NEIGHBOURS = (
    Abandon, AddDistrict, AddSpecial, BlockLots, Build, ChangeSettings, Claim, Demolish, Destroy, DrawRiver,
    EditNeighbour, EditSettlement, EraseRiver, EstimateEconomy, Explore, FoundKingdom, FoundNeighbour,
    FoundSettlement, Improve, MoveBuilding, NoteHex, PaintTerrain, PlayNeighbour, RemoveHexes,
    RemoveImprovement, RemoveKingdom, RemoveSpecial, Repair, RewindTo, SetAttitude, SetBorders, SetBuilding,
    SetExhibits, SetRoadDouble, SetRuling, SetWater, Upgrade, WriteJournal,
)  # fmt: skip


def decide(action: Action, campaign: Campaign, rules: Ruleset) -> Change | Refusal:
    """What an action would do to a campaign, or why not. Never changes anything itself."""
    ctx = Context(action, campaign, as_played(rules, campaign))
    try:
        look_at_first(ctx)
        _rule(type(action))(ctx, action)
        kingdom = ctx.campaign.kingdoms.get(action.kingdom)
        if kingdom is not None and not kingdom.typed_in:
            award(ctx.draft, kingdom.id, ctx.rules)
        look_over(ctx.draft, action.kingdom, ctx.log)
        ctx.tell_numbers()
    except _Stop:
        return Refusal(tuple(ctx.reasons), ctx.price)
    return Change(ctx.campaign, ctx.draft.patch(), ctx.price, tuple(ctx.warnings), ctx.code, ctx.parameters)


def look_at_first(ctx: Context) -> None:
    """What is against an action before its own rules are asked: wild numbers, anarchy, a fallen kingdom."""
    action = ctx.action
    for field in numbers_beyond(action):
        ctx.impossible("number_out_of_range", field=field, low=-MOST, high=MOST)
    for field in no_texts(action):
        ctx.impossible("not_text", field=field)
    if lists_nothing(action):
        ctx.impossible("nothing_chosen")
    kingdom = ctx.campaign.kingdoms.get(action.kingdom)
    if kingdom is not None and not kingdom.played and not isinstance(action, FOR_NEIGHBOURS):
        ctx.impossible("only_a_neighbour", kingdom=kingdom.name)
    if isinstance(action, BARRED_IN_ANARCHY) and ctx.kingdom.anarchy:
        ctx.refuse_unless_adopting("anarchy", "IT L251")
    if isinstance(action, BARRED_WHEN_FALLEN) and ctx.kingdom.fallen:
        ctx.impossible("kingdom_fallen", kingdom=ctx.kingdom.name)


def _rule(kind: type[Action]) -> Rule:
    """What decides a kind of action; the larger families are loaded when one of them is first decided."""
    if kind not in RULES:
        from . import build_change, build_place, dedicate, month  # noqa: F401 - they register
    return RULES[kind]


__all__ = ["Action", "AnyAction", "Change", "Reason", "Refusal", "decide"]
