"""Founding and growing settlements (IT L488, Fondare un Insediamento)."""

from __future__ import annotations

from ..hexes import HexId
from ..state import Side
from .base import Action


class FoundSettlement(Action, frozen=True, tag="found_settlement"):
    """Found a settlement with id `settlement` in a claimed and prepared hex; an unprepared one is prepared
    with it.

    `water` names the water sides of its first district.
    """

    settlement: str
    name: str
    hex: HexId
    water: tuple[Side, ...] = ()
    granted: bool = False


class AddDistrict(Action, frozen=True, tag="add_district"):
    """Add a district at the preparation cost of the terrain (IT L469, ruling D45)."""

    settlement: str
    water: tuple[Side, ...] = ()
    granted: bool = False


class SetBorders(Action, frozen=True, tag="set_borders"):
    """Say anew which sides of a district (counted from 0) are water."""

    settlement: str
    district: int
    water: tuple[Side, ...]


class EditSettlement(Action, frozen=True, tag="edit_settlement"):
    """Change a settlement's name or note; None leaves one as it is."""

    settlement: str
    name: str | None = None
    note: str | None = None


class MoveCapital(Action, frozen=True, tag="move_capital"):
    """Make another settlement the capital (IT L270)."""

    settlement: str
