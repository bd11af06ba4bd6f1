"""What is said of a kingdom that comes to be from others, by a division or a union."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..hexes import HexId
from ..ledger import Source
from ..rule_effects import MayMarry, VassalOffice
from ..ruleset import Role
from ..state import Kingdom, Modifier
from ..totals import CARRIED, PAPER_NAMES
from .base import Context
from .gm import CHECKS


class MovedLeader(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A leader who goes over: who it is now, and the role `to` in the new kingdom (empty: the same).

    `natural` is the typed d20 of the Loyalty check where the old kingdom makes one; None: the program rolls.
    """

    role: str
    name: str = ""
    to: str = ""
    natural: int | None = None


class Extra(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A modifier of the GM's that comes of a division or a union, from the next month on.

    It lasts `months` months; None: for good (IT L1414, L1426).
    """

    target: str
    amount: int
    months: int | None = None
    note: str = ""


class NewKingdom(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A kingdom made of land of another: with id `kingdom`, the `hexes` it takes, and what goes along.

    `treasury` are the BP it takes and `unrest` is the Unrest it begins with; None: its share. `armies` are
    army numbers, `capital` is one of the settlements in its hexes (empty: the one with most people).
    """

    kingdom: str
    name: str
    hexes: tuple[HexId, ...]
    alignment: str = "N"
    government: str = "autocracy"
    colour: str = ""
    capital: str = ""
    treasury: int | None = None
    unrest: int | None = None
    armies: tuple[int, ...] = ()
    leaders: tuple[MovedLeader, ...] = ()
    modifiers: tuple[Extra, ...] = ()


def check_extras(ctx: Context, extras: Sequence[Extra]) -> None:
    """End the decision where a modifier is none."""
    for extra in extras:
        if PAPER_NAMES.get(extra.target, extra.target) not in (*CARRIED, *CHECKS):
            ctx.impossible("no_such_total", name=extra.target)
        if not extra.amount:
            ctx.impossible("nothing_granted")
        if extra.months is not None and extra.months < 1:
            ctx.impossible("months_out_of_range", months=extra.months)


def add_modifier(ctx: Context, kingdom: str, extra: Extra, source: Source) -> None:
    """Give a kingdom a modifier from the next month on."""
    month = ctx.campaign.month
    until = None if extra.months is None else month + extra.months
    number = ctx.draft.next_id()
    modifier = Modifier(number, extra.target, extra.amount, source, month + 1, until, "", extra.note)
    record = ctx.campaign.kingdoms[kingdom]
    changed: Kingdom = msgspec.structs.replace(record, modifiers=(*record.modifiers, modifier))
    ctx.draft.put("kingdoms", kingdom, changed)


def add_extras(ctx: Context, kingdom: str, extras: Sequence[Extra]) -> None:
    """Give a kingdom the GM's modifiers."""
    for extra in extras:
        add_modifier(ctx, kingdom, extra, Source("gm"))


def check_role_held(ctx: Context, taken: Sequence[tuple[str, str]], vassals: int = 0) -> None:
    """End the decision where a role has more people than it may: two Rulers only as a couple, a Viceroy for
    each of so many vassals. `taken` are pairs of role and name.
    """
    for role in dict.fromkeys(role for role, _ in taken):
        names = [name for one, name in taken if one == role]
        if len(names) > seats_of(ctx.rules.roles[role], vassals):
            ctx.impossible("role_held", role=role, name=names[0])


def seats_of(role: Role, vassals: int) -> int:
    """How many people may hold a role in a kingdom with so many vassals."""
    if role.effects_of(VassalOffice):
        return max(1, vassals)
    return 2 if role.effects_of(MayMarry) else 1


def check_event_phase(ctx: Context, kingdom: Kingdom) -> None:
    """Refuse what belongs to the Event phase at any other time; it may be done until the month is closed."""
    if kingdom.stage in ("founding", "adopting"):
        ctx.impossible("reign_not_begun", kingdom=kingdom.name)
    if kingdom.fallen:
        ctx.impossible("kingdom_fallen", kingdom=kingdom.name)
    if kingdom.played and kingdom.turn.phase not in ("event", "done"):
        ctx.refuse("only_in_event_phase", "IT L1409", kingdom=kingdom.name)
