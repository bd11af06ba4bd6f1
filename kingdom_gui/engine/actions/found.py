"""Founding a kingdom, adopting one that already runs on paper, and the passing of months."""

from __future__ import annotations

import re
from typing import get_args

import msgspec
from msgspec.structs import replace

from ..hexes import HexId, place_of
from ..ledger import Entry, Source
from ..relations import open_embassy
from ..state import Kingdom, Obligation, Stock, Use
from ..totals import CARRIED, NAMES, PAPER_NAMES, numbers
from .base import Action, Context, rule
from .land import take_over

KINGDOM_ID = re.compile(r"[a-z0-9][a-z0-9_-]{0,63}")
EDITABLE = (
    "name", "alignment", "government", "colour", "note", "anarchy", "patron", "repayment", "tithe", "sponsor",
    "obligation",
)  # fmt: skip
OBLIGATIONS = tuple(kind for kind in get_args(Obligation) if kind)
ALL_OF_IT = 100  # percent of what comes in
# What a sheet may say: of a number that is kept from falling below 0, what is due.
PAPER = tuple(
    name for name in NAMES if PAPER_NAMES.get(name, name) in CARRIED and name not in PAPER_NAMES.values()
)


class FoundKingdom(Action, frozen=True, tag="found_kingdom"):
    """Found a kingdom with id `kingdom` (IT L48, Fondare un Regno).

    `patron`: a wealthy sponsor pays (customarily 50 BP, IT L206), else it starts from scratch with the better
    exchange rates. `treasury` is the starting amount in BP, whatever it is. `hexes` are granted claimed.
    `obligation`, `repayment` (BP a month) and `tithe` (percent of income) are what the sponsor expects.
    """

    for_neighbours = True

    name: str
    alignment: str = "N"
    government: str = "autocracy"
    patron: bool = True
    treasury: int = 50
    colour: str = ""
    hexes: tuple[HexId, ...] = ()
    obligation: Obligation = ""
    repayment: int = 0
    tithe: int = 0


class AdoptKingdom(Action, frozen=True, tag="adopt_kingdom"):
    """Take over a running kingdom from its paper sheet.

    `totals` are the sheet's numbers (economy, loyalty, stability, consumption, control_dc, size, districts,
    population, fame, infamy); what map, buildings and leaders do not explain stands as one `carried` entry
    each.
    """

    name: str
    alignment: str = "N"
    government: str = "autocracy"
    patron: bool = True
    treasury: int = 0
    unrest: int = 0
    colour: str = ""
    totals: dict[str, int] = msgspec.field(default_factory=dict)


class SetPaper(Action, frozen=True, tag="set_paper"):
    """Correct totals of the paper sheet while a kingdom is being adopted, or reopen adopting with new
    ones.
    """

    needs = "realm"

    totals: dict[str, int]


class BeginReign(Action, frozen=True, tag="begin_reign"):
    """Founding or adopting is over: limits, missing leaders and vacancies count from now on."""

    needs = "realm"


class EditKingdom(Action, frozen=True, tag="edit_kingdom"):
    """Change name, alignment, government, colour or note, or end anarchy; None leaves one as it is.

    `patron`, `repayment` (BP a month) and `tithe` (percent of income) are the wealthy sponsor's terms,
    `sponsor` is the kingdom that is this patron; empty: none of the campaign's. `obligation` is what it
    expects: a colony, a charter, a fief, a conquest (IT L210-213); empty: not said.
    """

    name: str | None = None
    alignment: str | None = None
    government: str | None = None
    colour: str | None = None
    note: str | None = None
    anarchy: bool | None = None
    patron: bool | None = None
    repayment: int | None = None
    tithe: int | None = None
    sponsor: str | None = None
    obligation: Obligation | None = None


class SitAtTable(Action, frozen=True, tag="sit_at_table"):
    """Say which kingdom the players rule."""


class AdvanceMonth(Action, frozen=True, tag="advance_month"):
    """Close the month: stocks carry over, allowances start afresh, modifiers that end are gone."""


@rule(FoundKingdom)
def found_kingdom(ctx: Context, action: FoundKingdom) -> None:
    """Decide `FoundKingdom`."""
    check_new(ctx, action.kingdom, action.name, action.alignment)
    check_government(ctx, action.government)
    if action.treasury < 0:
        ctx.impossible("below_zero", name="treasury", value=action.treasury)
    check_terms(ctx, action.repayment, action.tithe)
    _check_obligation(ctx, action.obligation)
    granted = {}
    for hex_id in action.hexes:
        if hex_id in ctx.campaign.claims:
            ctx.impossible("hex_claimed", hex=place_of(hex_id))
        granted[hex_id] = replace(ctx.hex(hex_id), explored=True, cleared=True)
    ctx.require("kingdom_founded", name=action.name.strip())
    source = Source("founding", "patron" if action.patron else "scratch")
    entries = (Entry(action.treasury, source, "IT L206"),) if action.treasury else ()
    kingdom = Kingdom(
        action.kingdom,
        action.name.strip(),
        action.alignment,
        action.government,
        action.patron,
        treasury=Stock(entries=entries),
        colour=action.colour,
        obligation=action.obligation,
        repayment=action.repayment,
        tithe=action.tithe,
        use=Use(size=len(granted)),
    )
    ctx.draft.put("kingdoms", action.kingdom, kingdom)
    if action.obligation:
        ctx.log("obligation_set", obligation=action.obligation)
    if granted:
        ctx.draft.put_many("hexes", granted)
        ctx.draft.put_many("claims", dict.fromkeys(granted, action.kingdom))
        take_over(ctx, granted)
    _seat(ctx, action.kingdom)


@rule(AdoptKingdom)
def adopt_kingdom(ctx: Context, action: AdoptKingdom) -> None:
    """Decide `AdoptKingdom`."""
    check_new(ctx, action.kingdom, action.name, action.alignment)
    check_government(ctx, action.government)
    check_totals(ctx, action.totals)
    if action.unrest < 0:
        ctx.impossible("below_zero", name="unrest", value=action.unrest)
    ctx.require("kingdom_adopted", name=action.name.strip())
    kingdom = Kingdom(
        action.kingdom,
        action.name.strip(),
        action.alignment,
        action.government,
        action.patron,
        stage="adopting",
        treasury=carried_stock(action.treasury),
        unrest=carried_stock(action.unrest),
        colour=action.colour,
        paper=tuple(sorted(action.totals.items())),
        use=Use(size=action.totals.get("size", 0)),
    )
    ctx.draft.put("kingdoms", action.kingdom, kingdom)
    _seat(ctx, action.kingdom)


@rule(SetPaper)
def set_paper(ctx: Context, action: SetPaper) -> None:
    """Decide `SetPaper`: totals not named keep the value they have now."""
    kingdom = ctx.kingdom
    check_totals(ctx, action.totals)
    ctx.require("paper_set", kingdom=kingdom.name)
    now = numbers(ctx.campaign, kingdom.id, ctx.rules)
    adopting = kingdom.stage == "adopting"
    known = dict(kingdom.paper) if adopting else {name: now.total(name) for name in CARRIED}
    corrected = {PAPER_NAMES.get(name, name) for name in action.totals}
    kept = {name: value for name, value in known.items() if PAPER_NAMES.get(name, name) not in corrected}
    ctx.change_kingdom(stage="adopting", paper=tuple(sorted((kept | action.totals).items())), carried=())


@rule(EditKingdom)
def edit_kingdom(ctx: Context, action: EditKingdom) -> None:
    """Decide `EditKingdom`."""
    kingdom = ctx.kingdom
    if action.name is not None and not action.name.strip():
        ctx.impossible("name_missing")
    if action.alignment is not None and action.alignment not in ctx.rules.alignments:
        ctx.impossible("no_such_alignment", alignment=action.alignment)
    if action.government is not None and action.government not in ctx.rules.governments:
        ctx.impossible("no_such_government", government=action.government)
    check_terms(ctx, action.repayment or 0, action.tithe or 0)
    _check_obligation(ctx, action.obligation or "")
    if action.sponsor and (action.sponsor not in ctx.campaign.kingdoms or action.sponsor == kingdom.id):
        ctx.impossible("no_such_kingdom", kingdom=action.sponsor)
    given = {name: getattr(action, name) for name in EDITABLE if getattr(action, name) is not None}
    ctx.require("kingdom_edited", kingdom=given.get("name", kingdom.name))
    ctx.change_kingdom(**given)
    if action.obligation and action.obligation != kingdom.obligation:
        ctx.log("obligation_set", obligation=action.obligation)
    if action.sponsor:
        open_embassy(ctx.draft, kingdom.id, action.sponsor)  # a patron's, from the start (IT L1362)


@rule(SitAtTable)
def sit_at_table(ctx: Context, action: SitAtTable) -> None:
    """Decide `SitAtTable`: who sits there is no news of the month, so the journal is not told."""
    ctx.require("sat_at_table", kingdom=ctx.kingdom.name)
    ctx.draft.put("campaign", "at_table", action.kingdom)


def check_new(ctx: Context, kingdom: str, name: str, alignment: str) -> None:
    """End the decision where a new kingdom's id, name or alignment cannot be."""
    if not KINGDOM_ID.fullmatch(kingdom):
        ctx.impossible("bad_id", id=kingdom)
    if kingdom in ctx.campaign.kingdoms:
        ctx.impossible("kingdom_exists", kingdom=kingdom)
    if not name.strip():
        ctx.impossible("name_missing")
    if alignment not in ctx.rules.alignments:
        ctx.impossible("no_such_alignment", alignment=alignment)


def check_government(ctx: Context, government: str) -> None:
    """End the decision where there is no such form of government."""
    if government not in ctx.rules.governments:
        ctx.impossible("no_such_government", government=government)


def check_terms(ctx: Context, repayment: int, tithe: int) -> None:
    """End the decision where a sponsor's terms cannot be: BP a month, percent of income."""
    for name, value in (("repayment", repayment), ("tithe", tithe)):
        if value < 0:
            ctx.impossible("below_zero", name=name, value=value)
    if tithe > ALL_OF_IT:
        ctx.impossible("number_out_of_range", field="tithe", low=0, high=ALL_OF_IT)


def _check_obligation(ctx: Context, obligation: str) -> None:
    if obligation and obligation not in OBLIGATIONS:
        ctx.impossible("no_such_obligation", obligation=obligation, known=", ".join(OBLIGATIONS))


def check_totals(ctx: Context, totals: dict[str, int]) -> None:
    """End the decision where a paper sheet names a total that there is not, or one below zero."""
    for name, value in totals.items():
        if name not in PAPER:
            ctx.impossible("no_such_total", name=name)
        if value < 0 and name not in ("economy", "loyalty", "stability"):
            ctx.impossible("below_zero", name=name, value=value)


def carried_stock(amount: int) -> Stock:
    """What a paper sheet says is there, as a stock."""
    return Stock(opening=(("carried", amount),)) if amount else Stock()


def _seat(ctx: Context, kingdom: str) -> None:
    if not ctx.campaign.at_table:
        ctx.draft.put("campaign", "at_table", kingdom)
