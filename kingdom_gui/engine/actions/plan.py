"""Plans of districts kept as templates and laid out elsewhere, and the order in which plans are to be built.

All of it is drawing: nothing is paid, and nothing counts until it is built.
"""

from __future__ import annotations

from msgspec.structs import replace

from ..standing import find
from ..state import Building, Settings, Template
from ..templates import template_of, verdicts
from .base import Action, Context, rule
from .settle import district_of, with_district


class KeepTemplate(Action, frozen=True, tag="keep_template"):
    """Keep the plan of a district (counted from 0) as a template; one of this name is replaced."""

    settlement: str
    name: str
    district: int = 0


class DropTemplate(Action, frozen=True, tag="drop_template"):
    """Throw a template away."""

    name: str


class LayTemplate(Action, frozen=True, tag="lay_template"):
    """Draw a template's buildings as planned in a district, those whose place is free."""

    settlement: str
    name: str
    district: int = 0


class OrderWishes(Action, frozen=True, tag="order_wishes"):
    """Say in which order the kingdom's planned buildings are to be built, by their numbers."""

    numbers: tuple[int, ...]


@rule(KeepTemplate)
def keep_template(ctx: Context, action: KeepTemplate) -> None:
    """Decide `KeepTemplate`."""
    settlement = ctx.settlement(action.settlement)
    district = district_of(ctx, settlement, action.district)
    name = action.name.strip()
    if not name:
        ctx.impossible("name_missing")
    if not district.buildings:
        ctx.impossible("nothing_to_keep", settlement=settlement.name)
    ctx.require("template_kept", template=name, count=len(district.buildings))
    _set_templates(ctx, name, template_of(name, district))


@rule(DropTemplate)
def drop_template(ctx: Context, action: DropTemplate) -> None:
    """Decide `DropTemplate`; what has been laid out stays."""
    _template(ctx, action.name)
    ctx.require("template_dropped", template=action.name)
    _set_templates(ctx, action.name, None)


@rule(LayTemplate)
def lay_template(ctx: Context, action: LayTemplate) -> None:
    """Decide `LayTemplate`: rules only warn, as for any plan, each once however many buildings break it."""
    settlement = ctx.settlement(action.settlement)
    district = district_of(ctx, settlement, action.district)
    template = _template(ctx, action.name)
    found = verdicts(template, ctx.campaign, settlement, action.district, ctx.rules)
    laid = [verdict for verdict in found if verdict.fate == "laid"]
    barred = sum(verdict.fate == "barred" for verdict in found)
    if not laid:
        ctx.impossible("template_has_no_place", template=template.name)
    told: set[tuple[str, str]] = set()
    for verdict in laid:
        for reason in verdict.reasons:
            if (reason.code, verdict.part.kind) not in told:
                told.add((reason.code, verdict.part.kind))
                ctx.warnings.append(reason)
    ctx.require(
        "template_laid", template=template.name, settlement=settlement.name, count=len(laid), left=barred
    )
    drawn = tuple(
        Building(ctx.draft.next_id(), v.part.kind, v.part.lots, v.part.side, planned=True) for v in laid
    )
    after = replace(district, buildings=(*district.buildings, *drawn))
    ctx.draft.put("settlements", settlement.id, with_district(settlement, action.district, after))


@rule(OrderWishes)
def order_wishes(ctx: Context, action: OrderWishes) -> None:
    """Decide `OrderWishes`: only plans of the kingdom's own settlements, each once."""
    own = ctx.campaign.settlements_of(ctx.kingdom.id)
    for number in action.numbers:
        found = next((building for s in own if (building := find(s, number))), None)
        if found is None or not found[1].planned:
            ctx.impossible("no_plan_of_number", number=number)
    ctx.require("wishes_ordered", count=len(action.numbers))
    ctx.change_kingdom(wishes=tuple(dict.fromkeys(action.numbers)))


def _template(ctx: Context, name: str) -> Template:
    found = next((t for t in ctx.campaign.settings.templates if t.name == name), None)
    if found is None:
        ctx.impossible("no_such_template", template=name)
    return found


def _set_templates(ctx: Context, name: str, template: Template | None) -> None:
    settings: Settings = ctx.campaign.settings
    kept = [t for t in settings.templates if t.name != name]
    if template is not None:
        kept.append(template)
    kept.sort(key=lambda t: (t.name.casefold(), t.name))
    ctx.draft.put("campaign", "settings", replace(settings, templates=tuple(kept)))
