"""A district's plan kept and laid out again: which of its buildings would find their place elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from msgspec.structs import replace

from .actions.base import Reason
from .actions.build_site import Site, impossible, unlawful
from .ruleset import Ruleset
from .state import Building, Campaign, District, Settlement, Template, TemplatePart

Fate = Literal["laid", "there", "barred"]


class Verdict(NamedTuple):
    """What becomes of one building of a template in a district.

    `laid`: it is drawn as planned, and `reasons` are the rules that would be against building it then;
    `there`: the same building stands or is planned there already; `barred`: its place is taken, and
    `reasons` say by what.
    """

    part: TemplatePart
    fate: Fate
    reasons: tuple[Reason, ...] = ()


def template_of(name: str, district: District) -> Template:
    """The plan of a district under a name: all that stands or is planned there."""
    parts = tuple(TemplatePart(b.kind, b.lots, b.side) for b in district.buildings)
    return Template(name, parts)


def verdicts(
    template: Template, campaign: Campaign, settlement: Settlement, index: int, rules: Ruleset
) -> list[Verdict]:
    """What would become of each building of a template, laid into a district (counted from 0).

    Rules are asked with all of the plan in place, so the order of its buildings does not matter. `rules` are
    those as played.
    """
    diagonal = campaign.ruling("diagonal_adjacency", rules.default("diagonal_adjacency")) == "on"
    district = settlement.districts[index]
    here = Site(campaign, rules, settlement, index, next(iter(rules.buildings.values())), planned=True)
    found: list[tuple[TemplatePart, Fate, tuple[Reason, ...], int]] = []
    for number, part in _numbered(template, district):
        site = replace(
            here, kind=rules.buildings[part.kind], lots=part.lots, side=part.side, diagonal=diagonal
        )
        if any(
            (b.kind, b.lots, b.side) == (part.kind, part.lots, part.side) for b in site.district.buildings
        ):
            found.append((part, "there", (), 0))
        elif never := tuple(impossible(site)):
            found.append((part, "barred", never, 0))
        else:
            drawn = Building(number, part.kind, part.lots, part.side, planned=True)
            here = replace(here, settlement=_with(here.settlement, index, drawn))
            found.append((part, "laid", (), number))
    return [
        Verdict(part, fate, _against(here, part, number, diagonal) if fate == "laid" else reasons)
        for part, fate, reasons, number in found
    ]


def _numbered(template: Template, district: District) -> Iterator[tuple[int, TemplatePart]]:
    """The parts with numbers that no building of the district has."""
    first = max((b.id for b in district.buildings), default=0) + 1
    yield from enumerate(template.parts, first)


def _with(settlement: Settlement, index: int, building: Building) -> Settlement:
    district = settlement.districts[index]
    drawn = replace(district, buildings=(*district.buildings, building))
    districts = (*settlement.districts[:index], drawn, *settlement.districts[index + 1 :])
    return replace(settlement, districts=districts)


def _against(here: Site, part: TemplatePart, number: int, diagonal: bool) -> tuple[Reason, ...]:
    site = replace(
        here,
        kind=here.rules.buildings[part.kind],
        lots=part.lots,
        side=part.side,
        number=number,
        diagonal=diagonal,
    )
    return tuple(unlawful(site))
