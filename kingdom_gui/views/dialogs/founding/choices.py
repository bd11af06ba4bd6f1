"""What is chosen when a kingdom is founded, and the actions that come of it."""

from __future__ import annotations

import msgspec

from ....engine.actions import Action, Change, Refusal, decide
from ....engine.actions.found import FoundKingdom
from ....engine.actions.gm import SetRuling
from ....engine.actions.land import CLAIM_PRICE, Claim
from ....engine.actions.rule import Appoint
from ....engine.actions.settle import FoundSettlement
from ....engine.hexes import HexId
from ....engine.prices import preparation
from ....engine.ruleset import Role, Ruleset
from ....engine.state import Campaign, Obligation
from ..found_settlement import free_id, likely_water
from .people import first_holders

PATRON_BP = 50  # IT L206
# A House and an Inn, IT L217 (13 BP), with the hex (IT L493) and its preparation as plains (IT L529).
SCRATCH_BP = 15
ABILITY = 2  # the modifier of somebody able, until the table says who it is


class Seat(msgspec.Struct, frozen=True):
    """Who holds a role from the start: a name, and a modifier of one of the role's abilities (empty: the
    first that the rules name).
    """

    role: str
    name: str
    modifier: int = ABILITY
    ability: str = ""


class Choices(msgspec.Struct, frozen=True):
    """All that the five steps ask. `home` is the hex to begin in, None: none yet; `settlement` is the name of
    the first settlement there, empty: none yet. `rulings` hold the optional rules that are switched on.
    """

    name: str
    alignment: str = "N"
    government: str = "autocracy"
    patron: bool = True
    treasury: int = PATRON_BP
    obligation: Obligation = ""
    repayment: int = 0
    tithe: int = 0
    home: HexId | None = None
    settlement: str = ""
    seats: tuple[Seat, ...] = ()
    rulings: tuple[tuple[str, str], ...] = ()


def usual_seats(rules: Ruleset) -> tuple[Seat, ...]:
    """A holder for every role whose vacancy costs something; the others are left to the table."""
    return tuple(Seat(role, name) for role, name in first_holders(costly_roles(rules)).items())


def costly_roles(rules: Ruleset) -> list[str]:
    """The roles that cost something while they are vacant, the required one first, then as the rules go."""
    costly = [role for role in rules.roles.values() if _costs(role)]
    return [role.id for role in sorted(costly, key=lambda role: not role.required)]


def land_price(campaign: Campaign, home: HexId | None, rules: Ruleset, settled: bool) -> int | None:
    """BP for the first hex and, `settled`, for preparing it; None: no settlement can stand there."""
    if home is None:
        return 0
    if not settled:
        return CLAIM_PRICE
    price = preparation(campaign.hexes[home], home, rules)
    return None if price is None else CLAIM_PRICE + price.amount


def founding_actions(chosen: Choices, campaign: Campaign, rules: Ruleset) -> list[Action]:
    """The actions that found the kingdom, the founding itself first.

    The first hex and its settlement are paid for by the rules (IT L493-494); where the Treasury does not
    reach for the hex it is granted, for a new kingdom has one (IT L46), and a settlement it does not reach
    for is left to be founded later.
    """
    kingdom = free_id(chosen.name, set(campaign.kingdoms))
    granted = chosen.home is not None and chosen.treasury < CLAIM_PRICE
    actions: list[Action] = [
        FoundKingdom(
            kingdom=kingdom,
            name=chosen.name,
            alignment=chosen.alignment,
            government=chosen.government,
            patron=chosen.patron,
            treasury=chosen.treasury,
            obligation=chosen.obligation if chosen.patron else "",
            repayment=chosen.repayment if chosen.patron else 0,
            tithe=chosen.tithe if chosen.patron else 0,
            hexes=(chosen.home,) if granted and chosen.home is not None else (),
        )
    ]
    actions += [SetRuling(ruling=ruling, choice=choice) for ruling, choice in chosen.rulings]
    actions += [_appointment(kingdom, seat, rules) for seat in chosen.seats if seat.name.strip()]
    if chosen.home is not None:
        actions += _land(chosen, kingdom, chosen.home, granted, campaign, rules)
    return actions


def outcome(actions: list[Action], campaign: Campaign, rules: Ruleset) -> Change | Refusal | None:
    """What comes of actions done one after the other: the last change, or what stands against one."""
    found: Change | Refusal | None = None
    for action in actions:
        found = decide(action, campaign, rules)
        if isinstance(found, Refusal):
            return found
        campaign = found.campaign
    return found


def _land(
    chosen: Choices, kingdom: str, home: HexId, granted: bool, campaign: Campaign, rules: Ruleset
) -> list[Action]:
    actions: list[Action] = [] if granted else [Claim(kingdom=kingdom, hexes=(home,))]
    price = land_price(campaign, home, rules, settled=True)
    name = chosen.settlement.strip()
    if name and price is not None and chosen.treasury >= price:
        settlement = free_id(name, set(campaign.settlements))
        water = likely_water(campaign.hexes.get(home), rules)
        founded = FoundSettlement(kingdom=kingdom, settlement=settlement, name=name, hex=home, water=water)
        actions.append(founded)
    return actions


def _appointment(kingdom: str, seat: Seat, rules: Ruleset) -> Appoint:
    role = rules.roles[seat.role]
    ability = seat.ability or role.abilities[0]
    return Appoint(
        kingdom=kingdom,
        role=role.id,
        name=seat.name.strip(),
        abilities={ability: seat.modifier} if seat.modifier else {},
        attributes=role.attributes[:1] if len(role.attributes) > 1 else (),  # the first, until it is chosen
    )


def _costs(role: Role) -> bool:
    loss = role.vacancy
    return bool(loss.economy or loss.loyalty or loss.stability or loss.unrest)
