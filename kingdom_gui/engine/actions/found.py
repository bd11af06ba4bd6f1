"""Founding a kingdom, adopting one that already runs on paper, and the passing of months."""

from __future__ import annotations

from ..hexes import HexId
from .base import Action


class FoundKingdom(Action, frozen=True, tag="found_kingdom"):
    """Found a kingdom with id `kingdom` (IT L48, Fondare un Regno).

    `patron`: a wealthy sponsor pays (customarily 50 BP, IT L206), else it starts from scratch with the better
    exchange rates. `treasury` is the starting amount in BP, whatever it is. `hexes` are granted claimed.
    """

    name: str
    alignment: str = "N"
    government: str = "autocracy"
    patron: bool = True
    treasury: int = 50
    colour: str = ""
    hexes: tuple[HexId, ...] = ()


class AdoptKingdom(Action, frozen=True, tag="adopt_kingdom"):
    """Take over a running kingdom from its paper sheet.

    `totals` are the sheet's numbers (economy, loyalty, stability, consumption, control_dc, size, districts,
    population, fame, infamy); what map, buildings and leaders do not explain stands as one `carried` entry each.
    """

    name: str
    alignment: str = "N"
    government: str = "autocracy"
    patron: bool = True
    treasury: int = 0
    unrest: int = 0
    colour: str = ""
    totals: dict[str, int] = {}


class SetPaper(Action, frozen=True, tag="set_paper"):
    """Correct totals of the paper sheet while a kingdom is being adopted, or reopen adopting with new ones."""

    totals: dict[str, int]


class BeginReign(Action, frozen=True, tag="begin_reign"):
    """Founding or adopting is over: limits, missing leaders and vacancies count from now on."""


class EditKingdom(Action, frozen=True, tag="edit_kingdom"):
    """Change name, alignment, government, colour or note; None leaves one as it is."""

    name: str | None = None
    alignment: str | None = None
    government: str | None = None
    colour: str | None = None
    note: str | None = None


class SitAtTable(Action, frozen=True, tag="sit_at_table"):
    """Say which kingdom the players rule."""


class AdvanceMonth(Action, frozen=True, tag="advance_month"):
    """Close the month: stocks carry over, allowances start afresh, modifiers that end are gone."""
