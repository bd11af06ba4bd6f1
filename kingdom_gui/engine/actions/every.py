"""Every action a script can do, told apart by its tag; and `decide` with what it gives beside them."""

from __future__ import annotations

from . import Action as Action
from . import Change as Change
from . import Reason as Reason
from . import Refusal as Refusal
from . import decide as decide
from .absence import LoseLeader, ReturnLeader
from .agreements import AttackKingdom, EndAgreement, MakePeace, SetRelation
from .allies import HostArmy, RefuseAid
from .annotate import EditLabel, EditPin, PlaceLabel, PlacePin, RemoveLabel, RemovePin, Reveal
from .army import ChangeArmy, DisbandArmy, EditArmy, RaiseArmy
from .army_post import StationArmy
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
from .diplomacy import RecallEnvoy, SendEnvoy
from .embassy import CloseEmbassy, OpenEmbassy
from .exploration import RecallExpedition, SendExpedition
from .found import AdoptKingdom, AdvanceMonth, BeginReign, EditKingdom, FoundKingdom, SetPaper, SitAtTable
from .gm import AddModifier, Grant, RemoveModifier, SetRuling, WriteJournal
from .hand_over import HandOver
from .holiday import RestoreHolidays, SuspendHolidays
from .house import RemoveHouseRule, SetHouseRule, SetHouseRules
from .improve import Improve, PrepareHex, RemoveImprovement
from .independence import DeclareIndependence
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
from .picture import AdjustPicture, PlacePicture, RemovePicture
from .place_map import PlaceMap
from .plan import DropTemplate, KeepTemplate, LayTemplate, OrderWishes
from .rewind import RewindTo
from .rule import Abdicate, Appoint, ChooseAttributes, Dismiss, SetEdict
from .settle import AddDistrict, EditSettlement, FoundSettlement, MoveCapital, SetBorders
from .trade import EndRoute, EstablishRoute
from .treasury import Deposit, SellValuable, Withdraw
from .turn import PlayMonths, PlayPhase, PlayStep, PutAhead, RemoveEvent, RestartStep
from .union import FormUnion
from .vassal import CreateVassal, ReleaseVassal, Subjugate
from .viceroy import SeatViceroy, SendVisitor
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
    AdjustPicture | PlacePicture | RemovePicture |
    EditLabel | EditPin | PlaceLabel | PlacePin | RemoveLabel | RemovePin | Reveal |
    Abandon | Abdicate | AddDistrict | AddModifier | AddSpecial | AdoptKingdom | AdvanceMonth | Appoint
    | BeginReign | BlockLots | Build | BuildPlanned | ChangeArmy | ChangeSettings | ChooseAttributes | Claim
    | ChooseRenown | DedicateBuilding | DeclareIndependence | FormUnion
    | CreateVassal | ReleaseVassal | SeatViceroy | SendVisitor | Subjugate
    | Demolish | Deposit | Destroy | DisbandArmy | Dismiss | DrawRiver | DropTemplate | EditArmy
    | EditKingdom | EditNeighbour | EditSettlement | EraseRiver | EstimateEconomy | Explore | FoundKingdom
    | EndRoute | EstablishRoute | RecallExpedition | SendExpedition
    | FoundNeighbour | FoundSettlement | GoToRuin | PlayNeighbour | RemoveKingdom | SetAttitude
    | Grant | HandOver | Improve | KeepTemplate | KeepTreasury | LayTemplate | LoseLeader | MoveBuilding
    | MoveCapital | NoteHex | OrderWishes | PaintTerrain | PlaceItem | PlayMonths | PlayPhase | PlayStep
    | PrepareHex | PurgeSlot | PutAhead | RaiseArmy | RemoveEvent | RemoveHexes | RemoveImprovement
    | RemoveModifier | RemoveSpecial | Repair | RestartStep | RestoreHolidays | ReturnLeader | RewindTo
    | RollItem | SeekItem | SellValuable | SetBorders | SetBuilding | SetEdict
    | SetExhibits | SetItems | SetPaper | SetRoadDouble | SetRuling | SetWater | SitAtTable | StationArmy
    | SuspendHolidays | TakeItem | Upgrade | Withdraw | WriteJournal | PlaceMap | AttackKingdom
    | CloseEmbassy | EndAgreement | HostArmy | MakePeace | OpenEmbassy | RecallEnvoy | RefuseAid | SendEnvoy
    | SetRelation | RemoveHouseRule | SetHouseRule | SetHouseRules
)  # fmt: skip
