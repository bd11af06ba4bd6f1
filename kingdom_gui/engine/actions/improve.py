"""Building and removing terrain improvements, and preparing hexes (IT L350, Migliorie Territoriali)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ..features import features, meets
from ..hexes import HexId, place_of
from ..ledger import Entry, Source
from ..patch import Draft
from ..rule_effects import ReferenceOnly, SparesRiverCost
from ..ruleset import Improvement, KingdomSize, Ruleset
from ..state import Campaign, Hex
from ..totals import numbers
from .base import Action, Context, rule


class Improve(Action, frozen=True, tag="improve"):
    """Build one improvement in each hex; where a Road or Watchtower stands that it grows from, at the
    difference.
    """

    needs = "order"
    for_neighbours = True

    hexes: tuple[HexId, ...]
    improvement: str
    granted: bool = False


class RemoveImprovement(Action, frozen=True, tag="remove_improvement"):
    """Take an improvement out of hexes, without return of BP."""

    for_neighbours = True

    hexes: tuple[HexId, ...]
    improvement: str


class PrepareHex(Action, frozen=True, tag="prepare_hex"):
    """Prepare a hex for a settlement (IT L260): its terrain's preparation cost and months."""

    needs = "order"

    hex: HexId
    granted: bool = False


@rule(Improve)
def improve(ctx: Context, action: Improve) -> None:
    """Decide `Improve`: terrain, water, what else stands there, Size, price and limit (IT L350-452)."""
    improvement = ctx.rules.improvements.get(action.improvement)
    if improvement is None:
        ctx.impossible("no_such_improvement", improvement=action.improvement)
    if improvement.effects_of(ReferenceOnly):
        ctx.impossible("never_built_alone", improvement=improvement.id)
    wanted = [h for h in dict.fromkeys(action.hexes) if improvement.id not in ctx.hex(h).improvements]
    if not wanted:
        ctx.impossible("already_there", improvement=improvement.id)
    size = numbers(ctx.campaign, ctx.kingdom.id, ctx.rules).total("size")
    lawful, built, price = Draft(ctx.campaign), dict[HexId, Hex](), list[Entry]()
    for hex_id in _in_order(ctx, improvement, wanted, size):
        if ctx.campaign.claims.get(hex_id) != action.kingdom:
            ctx.refuse("hex_not_claimed", "IT L352", hex=place_of(hex_id))
        known = len(ctx.reasons)
        _check_site(ctx, improvement, hex_id, lawful.campaign, size)
        ctx.refuse_in_plague(hex_id)
        price += _price(ctx.rules, improvement, hex_id, ctx.hex(hex_id))
        built[hex_id] = improved(ctx.hex(hex_id), improvement, ctx.rules)
        if len(ctx.reasons) == known:
            lawful.put("hexes", hex_id, built[hex_id])
    if not action.granted:
        ctx.refuse_without(improvement.id, "improvements")
        ctx.take_allowance("improvements", len(wanted))
        ctx.set_price(*price, builds=True)
    first = place_of(wanted[0])
    ctx.require("improvement_built", improvement=improvement.id, count=len(wanted), hex=first)
    ctx.draft.put_many("hexes", built)
    for hex_id in wanted:
        if improvement.unrest and not ctx.kingdom.typed_in:
            source = Source("improvement", improvement.id, place_of(hex_id))
            ctx.stock("unrest", Entry(improvement.unrest, source, improvement.ref))
    if not action.granted:
        ctx.count_use(improvements=len(wanted))


@rule(RemoveImprovement)
def remove_improvement(ctx: Context, action: RemoveImprovement) -> None:
    """Decide `RemoveImprovement`."""
    there = [h for h in dict.fromkeys(action.hexes) if action.improvement in ctx.hex(h).improvements]
    if not there:
        ctx.impossible("improvement_not_there", improvement=action.improvement)
    ctx.require(
        "improvement_removed", improvement=action.improvement, count=len(there), hex=place_of(there[0])
    )
    for hex_id in there:
        ctx.draft.hex(
            hex_id,
            lambda h: replace(h, improvements=tuple(i for i in h.improvements if i != action.improvement)),
        )


@rule(PrepareHex)
def prepare_hex(ctx: Context, action: PrepareHex) -> None:
    """Decide `PrepareHex`: buildings may start that many months later (IT L519-530, ruling D53)."""
    there = ctx.hex(action.hex)
    terrain = ctx.rules.terrain[there.terrain]
    if ctx.campaign.claims.get(action.hex) != action.kingdom:
        ctx.refuse("hex_not_claimed", "IT L260", hex=place_of(action.hex))
    if there.prepared is not None:
        ctx.impossible("already_prepared", hex=place_of(action.hex))
    if terrain.preparation_cost is None or terrain.preparation_months is None:
        ctx.impossible("cannot_prepare", terrain=there.terrain)
    if not action.granted:
        ctx.set_price(
            Entry(terrain.preparation_cost, Source("hex", "preparation", place_of(action.hex)), terrain.ref)
        )
    ctx.require("hex_prepared", hex=place_of(action.hex), months=terrain.preparation_months)
    ready = ctx.campaign.month + (0 if action.granted else terrain.preparation_months)
    ctx.draft.hex(action.hex, lambda h: replace(h, prepared=ready))


def improved(there: Hex, improvement: Improvement, rules: Ruleset) -> Hex:
    """The hex with the improvement in it, in place of one it grows from."""
    kept = (i for i in there.improvements if improvement.id not in rules.improvements[i].upgrades_to)
    return replace(there, improvements=tuple(sorted((*kept, improvement.id))))


def cost_in(rules: Ruleset, improvement: Improvement, there: Hex) -> int | None:
    """What an improvement costs in a hex in BP, from scratch; None where the terrain does not allow it.

    Roads and what is reckoned by them cost double where the hex holds a river and no bridge (IT L530, notes 5
    and 6; rulings D71, dispute D16).
    """
    if improvement.cost is not None or improvement.cost_from is None:
        return improvement.cost
    base: int | None = getattr(rules.terrain[there.terrain], improvement.cost_from.column)
    if base is None:
        return None
    spared = any(rules.special_terrain[s.kind].effects_of(SparesRiverCost) for s in there.special)
    double = improvement.cost_from.river_doubles and bool(there.river) and not spared
    if improvement.cost_from.river_doubles and there.road_double is not None:
        double = there.road_double
    return base * improvement.cost_from.multiplier * (2 if double else 1)


def _price(rules: Ruleset, improvement: Improvement, hex_id: HexId, there: Hex) -> Iterator[Entry]:
    cost, at = cost_in(rules, improvement, there), place_of(hex_id)
    if cost:
        yield Entry(cost, Source("improvement", improvement.id, at), improvement.ref)
    for kind in there.improvements:
        older = rules.improvements[kind]
        worth = cost_in(rules, older, there)
        if improvement.id in older.upgrades_to and worth:
            yield Entry(-worth, Source("improvement", older.id, at), older.ref)


def _in_order(ctx: Context, improvement: Improvement, wanted: list[HexId], size: int) -> list[HexId]:
    """The hexes in an order in which each may lean on those before it, as farms do (IT L530, note 4)."""
    trial, left, order = Draft(ctx.campaign), wanted, list[HexId]()
    while left:
        fit = [h for h in left if all(meets(r, trial.campaign, h, size) for r in improvement.requires)]
        if not fit:
            break
        trial.put_many("hexes", {h: improved(ctx.hex(h), improvement, ctx.rules) for h in fit})
        order += fit
        left = [h for h in left if h not in fit]
    return order + left


def _check_site(ctx: Context, improvement: Improvement, hex_id: HexId, trial: Campaign, size: int) -> None:
    there, at = ctx.hex(hex_id), place_of(hex_id)
    wrong = improvement.terrain and not features(there) & set(improvement.terrain)
    if wrong or cost_in(ctx.rules, improvement, there) is None:
        ctx.refuse(
            "wrong_terrain", improvement.ref, improvement=improvement.id, terrain=there.terrain, hex=at
        )
    kept = tuple(i for i in there.improvements if improvement.id not in ctx.rules.improvements[i].upgrades_to)
    draft = Draft(trial)
    draft.hex(hex_id, lambda h: replace(h, improvements=kept))
    for number, requirement in enumerate(improvement.requires):
        if not meets(requirement, draft.campaign, hex_id, size):
            if isinstance(requirement, KingdomSize):
                ctx.refuse_unless_adopting(
                    "size_too_small", improvement.ref, size=size, needed=requirement.minimum
                )
            else:
                code = f"needs_{type(requirement).__name__.lower()}"
                ctx.refuse_unless_adopting(
                    code, improvement.ref, improvement=improvement.id, hex=at, requirement=number
                )
    standing = [ctx.rules.improvements[i] for i in kept]
    if any(o.id in improvement.upgrades_to for o in standing):
        ctx.refuse("better_one_there", improvement.ref, improvement=improvement.id, hex=at)
    alone = [o for o in standing if _unstarred(ctx, o)]
    if _unstarred(ctx, improvement) and alone:
        ctx.refuse("hex_not_shared", "IT L350", improvement=improvement.id, other=alone[0].id, hex=at)


def _unstarred(ctx: Context, improvement: Improvement) -> bool:
    """Whether it shares its hex with no other such improvement (ruling D56, with its toggle for farms)."""
    if not improvement.shares_hex:
        return True
    column = improvement.cost_from.column if improvement.cost_from else ""
    return column == "farm_cost" and ctx.ruling("farm_unstarred") == "on"
