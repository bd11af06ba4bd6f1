"""Leaders and edicts (IT L57, Ruoli di Autorità; IT L286, Editti)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from ..bounds import LARGEST_ABILITY
from ..leadership import attribute_count, chosen_attributes, holders
from ..ledger import Entry, Source
from ..rule_effects import ChoosesAttributes, MayMarry, NotWithMarried, StandsInFor, VassalOffice
from ..ruleset import Role
from ..state import ABILITIES, Edicts, Leader
from ..totals import numbers
from .absence import holder
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

    needs = "order"

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

    needs = "order"

    role: str
    name: str = ""


class ChooseAttributes(Action, frozen=True, tag="choose_attributes"):
    """A Ruler or Spymaster adds to these kingdom attributes from now on.

    A Spymaster chooses anew in each Edict phase (IT L112); a Ruler's choice lasts, and more are chosen as the
    kingdom grows (IT L74). Married Rulers add to the same ones (IT L76).
    """

    needs = "order"

    role: str
    attributes: tuple[str, ...]
    name: str = ""


class Abdicate(Action, frozen=True, tag="abdicate"):
    """A holder steps down: Unrest, then a Loyalty check to spare the kingdom the vacancy (IT L63, D60).

    `for_role` is the role they take up instead, if any. `natural` is the typed d20; None: the program rolls.
    Where another holder stays, as of two married Rulers, nothing becomes vacant and nothing is rolled (IT
    L76). Before the reign has begun nothing comes of it but the change itself.
    """

    needs = "order"

    role: str
    name: str = ""
    for_role: str = ""
    natural: int | None = None


class SetEdict(Action, frozen=True, tag="set_edict"):
    """Set the level of the holiday, promotion or taxation edict (IT L290, L318, L330)."""

    needs = "order"

    edict: str
    level: str


@rule(Appoint)
def appoint(ctx: Context, action: Appoint) -> None:
    """Decide `Appoint`: one role a person, one person a role but for married Rulers (IT L57, L76, L82), and a
    Viceroy for each vassal.

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
    there = holders(ctx.kingdom, role.id)
    known = next((x for x in there if x.name == name), None)
    rest = [x for x in ctx.kingdom.leaders if not (x.role == role.id and x.name in (name, action.replacing))]
    _check_holders(ctx, role, name, rest)
    _check_replaced(ctx, [x for x in there if x not in rest and x is not known])
    attributes = _attributes(ctx, action, role, [x for x in rest if x.role == role.id])
    anew = known is not None and check_choice(ctx, role, known, attributes)
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
        known.lost if known is not None else "",
    )
    if anew:
        _note_choice(ctx, role)
    ctx.change_kingdom(leaders=in_order(ctx, (*rest, leader)))


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
    gone = holder(ctx, role.id, action.name)
    left = [x for x in ctx.kingdom.leaders if x is not gone]
    if action.for_role:
        _role(ctx, action.for_role)
        if holders(ctx.kingdom, action.for_role):
            ctx.impossible(
                "role_held", role=action.for_role, name=holders(ctx.kingdom, action.for_role)[0].name
            )
        _check_holders(ctx, ctx.rules.roles[action.for_role], gone.name, left)
    ctx.require("leader_abdicated", role=role.id, name=gone.name)
    if action.for_role:
        left = [*left, replace(gone, role=action.for_role, attributes=(), acting=False)]
    handover = ctx.kingdom.handover
    if ctx.kingdom.stage == "reigning":
        bonus = pay_to_step_down(ctx, role, gone.name, bool(action.for_role))
        if not any(x.role == role.id for x in left):
            handover = handed_over(ctx, role, bonus, action.natural)
    ctx.change_kingdom(leaders=in_order(ctx, left), handover=handover)


def pay_to_step_down(ctx: Context, role: Role, name: str, for_another: bool) -> int:
    """Pay the Unrest for leaving a role, `for_another` or for none; what that adds to the Loyalty check (IT
    L63, ruling D60).
    """
    unrest, bonus = RULER_STEPS_DOWN if role.required else CHANGES_ROLE if for_another else STEPS_DOWN
    if unrest:
        ctx.stock("unrest", Entry(unrest, Source("leader", role.id, name), "IT L63"))
    return bonus


def handed_over(ctx: Context, role: Role, bonus: int, natural: int | None) -> tuple[str, ...]:
    """The roles being handed over, once the Loyalty check for one that nobody else holds is made (IT L63)."""
    handover = ctx.kingdom.handover
    vacant = not check(ctx, f"abdicate.{role.id}", "loyalty", natural, bonus).success
    return (*handover, role.id) if vacant and role.id not in handover else handover


@rule(ChooseAttributes)
def choose_attributes(ctx: Context, action: ChooseAttributes) -> None:
    """Decide `ChooseAttributes`."""
    role = _role(ctx, action.role)
    if not role.effects_of(ChoosesAttributes):
        ctx.impossible("no_choice_of_attributes", role=role.id)
    there = holders(ctx.kingdom, role.id)
    if not [x for x in there if action.name in ("", x.name)]:
        ctx.impossible("nobody_there", role=role.id, name=action.name)
    chosen = _known_attributes(ctx, action.attributes, role)
    if not chosen:
        ctx.impossible("attribute_missing", role=role.id)
    if all(x.attributes == chosen for x in there):
        ctx.impossible("attributes_unchanged", role=role.id)
    anew = check_choice(ctx, role, there[0], chosen)
    ctx.require("attributes_chosen", role=role.id, attribute=chosen[0], count=len(chosen))
    if anew:
        _note_choice(ctx, role)
    now = ctx.kingdom.leaders
    ctx.change_kingdom(leaders=tuple(replace(x, attributes=chosen) if x in there else x for x in now))


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
    seats = max(1, len(ctx.kingdom.vassals)) if role.effects_of(VassalOffice) else 2 if married else 1
    if len(sharing) >= seats:
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


def _check_replaced(ctx: Context, gone: list[Leader]) -> None:
    """Whoever was lost since the last Edict phase is replaced in the next (IT L67, ruling E09)."""
    for leader in gone:
        if ctx.kingdom.stage == "reigning" and leader.lost in ("dead", "disabled"):
            ctx.refuse("replaced_in_edict_phase", "IT L67", role=leader.role, name=leader.name)


def in_order(ctx: Context, leaders: Iterable[Leader]) -> tuple[Leader, ...]:
    """Leaders in the order of the roles."""
    order = list(ctx.rules.roles)
    return tuple(sorted(leaders, key=lambda x: order.index(x.role)))


def _attributes(ctx: Context, action: Appoint, role: Role, beside: list[Leader]) -> tuple[str, ...]:
    """What the holder adds to: as chosen, or as the other Ruler `beside` does, or the first the role allows,
    told in a warning.
    """
    if len(role.attributes) == 1:
        return ()
    chosen = _known_attributes(ctx, action.attributes, role)
    if not chosen and beside:
        return beside[0].attributes
    if not chosen:
        chosen = tuple(role.attributes[: _count(ctx, role)])
        ctx.warn("attribute_chosen", role.ref, role=role.id, attribute=chosen[0])
    for other in beside:
        if chosen[: _count(ctx, role)] != chosen_attributes(other, role)[: _count(ctx, role)]:
            ctx.refuse("rulers_choose_together", "IT L76", role=role.id, name=other.name)
    return chosen


def _known_attributes(ctx: Context, attributes: tuple[str, ...], role: Role) -> tuple[str, ...]:
    """The attributes once each; one that the role cannot add to ends the decision, too many are told."""
    for attribute in attributes:
        if attribute not in role.attributes:
            ctx.impossible("no_such_attribute", attribute=attribute)
    chosen = tuple(dict.fromkeys(attributes))
    if len(chosen) > _count(ctx, role):
        ctx.warn("attributes_later", role.ref, role=role.id, count=_count(ctx, role))
    return chosen


def _count(ctx: Context, role: Role) -> int:
    return attribute_count(role, numbers(ctx.campaign, ctx.kingdom.id, ctx.rules).total("size"))


def check_choice(ctx: Context, role: Role, leader: Leader, attributes: tuple[str, ...]) -> bool:
    """Refuse a change of attributes that the rules do not allow now; whether it is the one of this phase."""
    count = _count(ctx, role)
    before = chosen_attributes(leader, role)[:count]
    after = attributes[:count]
    if ctx.kingdom.stage != "reigning" or set(before) == set(after):
        return False
    anew = False
    for effect in role.effects_of(ChoosesAttributes):
        if effect.when == "lasting":
            if not set(before) <= set(after):
                ctx.refuse("choice_lasts", "IT L74", role=role.id, name=leader.name)
            continue
        anew = True
        if ctx.kingdom.turn.phase != "edict":
            ctx.refuse("choice_in_edict_phase", "IT L112", role=role.id)
        elif role.id in ctx.kingdom.use.chosen:
            ctx.refuse("choice_made", "IT L112", role=role.id)
    return anew


def _note_choice(ctx: Context, role: Role) -> None:
    use = ctx.kingdom.use
    ctx.change_kingdom(use=replace(use, chosen=tuple(dict.fromkeys((*use.chosen, role.id)))))
