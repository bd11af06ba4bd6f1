"""Leaders and edicts (IT L57, Ruoli di Autorità; IT L286, Editti)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from ..bounds import LARGEST_ABILITY
from ..leadership import attribute_count, holders
from ..ledger import Entry, Source
from ..rule_effects import MayMarry, NotWithMarried, StandsInFor
from ..ruleset import Role
from ..state import ABILITIES, Edicts, Leader
from ..totals import numbers
from .base import Action, Context, rule
from .checks import check

# Unrest, and what is added to the Loyalty check (IT L63)
STEPS_DOWN = (1, 0)
RULER_STEPS_DOWN = (2, -4)
CHANGES_ROLE = (0, 4)


class Appoint(Action, frozen=True, tag="appoint"):
    """Give a role to somebody, or change what is known of its holder (same role and name).

    `abilities` are modifiers by ability id (`{"cha": 3}`). `attributes`: what a Ruler or Spymaster adds to.
    `replacing` names the holder who makes room; a second holder is only for married Rulers.
    """

    role: str
    name: str
    abilities: dict[str, int] = msgspec.field(default_factory=dict)
    leadership: bool = False
    player: bool = False
    attributes: tuple[str, ...] = ()
    acting: bool = False
    days: int = 7
    ranks: int = 0
    replacing: str = ""


class Dismiss(Action, frozen=True, tag="dismiss"):
    """Take a role from its holder; an empty name is whoever holds it."""

    role: str
    name: str = ""


class Abdicate(Action, frozen=True, tag="abdicate"):
    """A holder steps down: Unrest, then a Loyalty check to spare the kingdom the vacancy (IT L63, D60).

    `for_role` is the role they take up instead, if any. `natural` is the typed d20; None: the program rolls.
    """

    role: str
    name: str = ""
    for_role: str = ""
    natural: int | None = None


class SetEdict(Action, frozen=True, tag="set_edict"):
    """Set the level of the holiday, promotion or taxation edict (IT L290, L318, L330)."""

    edict: str
    level: str


@rule(Appoint)
def appoint(ctx: Context, action: Appoint) -> None:
    """Decide `Appoint`: one role a person, one person a role but for married Rulers (IT L57, L76, L82).

    The second role that a Viceroy may hold is one of the vassal state (IT L189), a kingdom of its own.
    """
    role = _role(ctx, action.role)
    name = action.name.strip()
    if not name:
        ctx.impossible("name_missing")
    for ability in action.abilities:
        if ability not in ABILITIES:
            ctx.impossible("no_such_ability", ability=ability)
        if abs(action.abilities[ability]) > LARGEST_ABILITY:
            ctx.impossible(
                "number_out_of_range", field="abilities", low=-LARGEST_ABILITY, high=LARGEST_ABILITY
            )
    if not 0 <= action.ranks <= LARGEST_ABILITY:
        ctx.impossible("number_out_of_range", field="ranks", low=0, high=LARGEST_ABILITY)
    if action.acting and not role.effects_of(StandsInFor):
        ctx.impossible("cannot_act_as_ruler", role=role.id)
    if not 0 <= action.days <= 31:
        ctx.impossible("days_out_of_range", days=action.days)
    rest = [x for x in ctx.kingdom.leaders if not (x.role == role.id and x.name in (name, action.replacing))]
    _check_holders(ctx, role, name, rest)
    attributes = _attributes(ctx, action, role)
    ctx.require("leader_appointed", role=role.id, name=name)
    leader = Leader(
        role.id,
        name,
        tuple(action.abilities.get(ability, 0) for ability in ABILITIES),  # type: ignore[arg-type]
        action.leadership,
        action.player,
        attributes,
        action.acting,
        action.days,
        action.ranks,
    )
    order = list(ctx.rules.roles)
    ctx.change_kingdom(leaders=tuple(sorted((*rest, leader), key=lambda x: order.index(x.role))))


@rule(Dismiss)
def dismiss(ctx: Context, action: Dismiss) -> None:
    """Decide `Dismiss`."""
    role = _role(ctx, action.role)
    there = holders(ctx.kingdom, role.id)
    gone = [x for x in there if action.name in ("", x.name)]
    if not gone:
        ctx.impossible("nobody_there", role=role.id, name=action.name)
    ctx.require("leader_dismissed", role=role.id, name=gone[0].name)
    ctx.change_kingdom(leaders=tuple(x for x in ctx.kingdom.leaders if x not in gone))


@rule(Abdicate)
def abdicate(ctx: Context, action: Abdicate) -> None:
    """Decide `Abdicate`: the Ruler pays more, whatever comes next; another who changes roles pays nothing."""
    role = _role(ctx, action.role)
    there = holders(ctx.kingdom, role.id)
    gone = [x for x in there if action.name in ("", x.name)]
    if not gone:
        ctx.impossible("nobody_there", role=role.id, name=action.name)
    if action.for_role:
        _role(ctx, action.for_role)
        if holders(ctx.kingdom, action.for_role):
            ctx.impossible(
                "role_held", role=action.for_role, name=holders(ctx.kingdom, action.for_role)[0].name
            )
    ctx.require("leader_abdicated", role=role.id, name=gone[0].name)
    unrest, bonus = RULER_STEPS_DOWN if role.required else CHANGES_ROLE if action.for_role else STEPS_DOWN
    if unrest:
        ctx.stock("unrest", Entry(unrest, Source("leader", role.id, gone[0].name), "IT L63"))
    passed = check(ctx, f"abdicate.{role.id}", "loyalty", action.natural, bonus).success
    left = tuple(x for x in ctx.kingdom.leaders if x is not gone[0])
    handover = ctx.kingdom.handover if passed else (*ctx.kingdom.handover, role.id)
    if action.for_role:
        left = (*left, replace(gone[0], role=action.for_role))
    ctx.change_kingdom(leaders=left, handover=handover)


@rule(SetEdict)
def set_edict(ctx: Context, action: SetEdict) -> None:
    """Decide `SetEdict`; its numbers change at once (ruling C09)."""
    levels = ctx.rules.edicts.get(action.edict)
    if levels is None or action.edict not in Edicts.__struct_fields__:
        ctx.impossible("no_such_edict", edict=action.edict)
    if action.level not in levels:
        ctx.impossible("no_such_level", edict=action.edict, level=action.level)
    edicts = replace(ctx.kingdom.edicts, **{action.edict: action.level})
    ctx.require("edict_set", edict=action.edict, level=action.level)
    ctx.change_kingdom(edicts=edicts)


def _role(ctx: Context, role: str) -> Role:
    found = ctx.rules.roles.get(role)
    if found is None:
        ctx.impossible("no_such_role", role=role)
    return found


def _check_holders(ctx: Context, role: Role, name: str, rest: list[Leader]) -> None:
    sharing = [x for x in rest if x.role == role.id]
    married = bool(role.effects_of(MayMarry))
    if sharing and (not married or len(sharing) > 1):
        ctx.impossible("role_held", role=role.id, name=sharing[0].name)
    for other in rest:
        if other.name == name and other.role != role.id:
            ctx.refuse("holds_another_role", "IT L57", name=name, role=other.role)
    for effect in role.effects_of(NotWithMarried):
        if len(holders(ctx.kingdom, effect.role)) > 1:
            ctx.refuse("rulers_married", role.ref, role=role.id)
    if married and sharing:
        for other in rest:
            if any(e.role == role.id for e in ctx.rules.roles[other.role].effects_of(NotWithMarried)):
                ctx.refuse("rulers_married", role.ref, role=other.role)


def _attributes(ctx: Context, action: Appoint, role: Role) -> tuple[str, ...]:
    """What the holder adds to: as chosen, or the first the role allows, told in a warning."""
    if len(role.attributes) == 1:
        return ()
    for attribute in action.attributes:
        if attribute not in role.attributes:
            ctx.impossible("no_such_attribute", attribute=attribute)
    count = attribute_count(role, numbers(ctx.campaign, ctx.kingdom.id, ctx.rules).total("size"))
    chosen = tuple(dict.fromkeys(action.attributes))
    if len(chosen) > count:
        ctx.warn("attributes_later", role.ref, role=role.id, count=count)
    if not chosen:
        chosen = tuple(role.attributes[:count])
        ctx.warn("attribute_chosen", role.ref, role=role.id, attribute=chosen[0])
    return chosen
