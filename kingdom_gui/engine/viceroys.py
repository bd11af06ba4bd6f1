"""Viceroys: who governs a vassal for its sovereign, and what it suffers for want of one (IT L185-190).

A Viceroy is a leader of the sovereign and may hold a role in the vassal as well: each kingdom's books count
the days of duty done for it, seven in each (IT L189).
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from .leadership import (
    IN_FORCE,
    STANDS_IN,
    Leadership,
    attribute_count,
    benefit,
    chosen_attributes,
    counts_absences,
    holders,
    neglects,
    why_idle,
)
from .ledger import EMPTY, Block, Entry, Source
from .rule_effects import StandsInFor, VassalOffice
from .ruleset import Role, Ruleset
from .state import ATTRIBUTES, Campaign, Kingdom, Leader, Vassal


class Office(NamedTuple):
    """The Viceroy's office in a vassal.

    `viceroy` is the name of who was given it (empty: nobody). `now` says why it costs nothing that nobody
    serves in it; `IN_FORCE` where it does cost, None where the Viceroy serves. `ahead` is the same in the
    Upkeep under way, or else the next.
    """

    viceroy: str
    now: str | None
    ahead: str | None


# The same object for the same office: what rests on it is remembered by identity.
_office = lru_cache(maxsize=256)(Office)


def viceroy_role(rules: Ruleset) -> tuple[Role, VassalOffice] | None:
    """The role that governs vassals, with its effect; None where the rules have none."""
    return next(iter(rules.roles_with(VassalOffice)), None)


def bond(campaign: Campaign, vassal: str) -> Vassal | None:
    """What a vassal's sovereign keeps of it; None for a kingdom that is nobody's vassal."""
    record = campaign.kingdoms.get(vassal)
    sovereign = campaign.kingdoms.get(record.overlord) if record is not None and record.overlord else None
    rows = sovereign.vassals if sovereign is not None else ()
    return next((row for row in rows if row.kingdom == vassal), None)


def viceroy_of(sovereign: Kingdom, row: Vassal, rules: Ruleset) -> Leader | None:
    """The leader who is Viceroy in a vassal, serving or not."""
    found = viceroy_role(rules)
    held = holders(sovereign, found[0].id) if found is not None and row.viceroy else []
    return next((leader for leader in held if leader.name == row.viceroy), None)


def office(campaign: Campaign, kingdom: Kingdom, rules: Ruleset) -> Office | None:
    """The Viceroy's office in a kingdom; None where it is nobody's vassal."""
    row = bond(campaign, kingdom.id) if kingdom.overlord else None
    if row is None:
        return None
    sovereign = campaign.kingdoms[kingdom.overlord]
    upkeep = counts_absences(kingdom)
    ahead = _absence(campaign, sovereign, row, kingdom, True, rules)
    now = ahead if upkeep else _absence(campaign, sovereign, row, kingdom, False, rules)
    return _office(row.viceroy, now, ahead)


def _absence(
    campaign: Campaign, sovereign: Kingdom, row: Vassal, kingdom: Kingdom, upkeep: bool, rules: Ruleset
) -> str | None:
    """Why it costs nothing that the Viceroy does not serve; `IN_FORCE` where it does, None where they do."""
    why = _why_missing(campaign, sovereign, row, kingdom, upkeep, rules)
    if why != IN_FORCE:
        return why
    if kingdom.stage == "founding":
        return "founding"
    return STANDS_IN if visitor(sovereign, row, rules) is not None else IN_FORCE


def _why_missing(
    campaign: Campaign, sovereign: Kingdom, row: Vassal, kingdom: Kingdom, upkeep: bool, rules: Ruleset
) -> str | None:
    if not sovereign.played:  # nobody keeps its books: its Viceroy does what is due
        return None
    leader = viceroy_of(sovereign, row, rules)
    if leader is None or leader.lost == "away" or leader.role in sovereign.handover:
        return IN_FORCE
    if leader.lost:
        return IN_FORCE if upkeep else "lost_this_month"
    if not upkeep:
        return None
    if counts_absences(kingdom) and row.neglected == campaign.month:
        return IN_FORCE
    # Duties count in the Upkeep after the month in which they were neglected (ruling E09). The sovereign's
    # days are last month's as long as its own Upkeep is under way.
    if neglects(leader) and counts_absences(sovereign) == counts_absences(kingdom):
        return _spared(campaign, leader, rules)
    return None


def _spared(campaign: Campaign, leader: Leader, rules: Ruleset) -> str:
    """Whether a short absence costs nothing, by the setting of dispute D26."""
    softened = campaign.ruling("short_absence", rules.rulings["short_absence"].default) == "softened"
    return "absence_softened" if softened and leader.days > 0 else IN_FORCE


def may_visit(leader: Leader, rules: Ruleset) -> bool:
    """Whether a leader could make up for a Viceroy: who stands in for the Ruler at home (IT L1380)."""
    found = viceroy_role(rules)
    stands = rules.roles[leader.role].effects_of(StandsInFor)
    return found is not None and any(effect.role == found[1].vacancy_as for effect in stands)


def visitor(sovereign: Kingdom, row: Vassal, rules: Ruleset) -> Leader | None:
    """The Consort or Heir who stays in a vassal and makes up for its Viceroy; who rules at home does not."""
    for leader in sovereign.leaders:
        if leader.name == row.visitor and not leader.acting and may_visit(leader, rules):
            return None if why_idle(sovereign, leader, counts_absences(sovereign)) else leader
    return None


def note_neglect(campaign: Campaign, sovereign: Kingdom, rules: Ruleset) -> tuple[Vassal, ...]:
    """The vassals of a kingdom whose leaders' days are about to be counted anew: what their Viceroys have
    neglected counts in this month's Upkeep of the vassals all the same, whichever kingdom plays first.
    """
    rows = []
    for row in sovereign.vassals:
        leader = viceroy_of(sovereign, row, rules)
        costs = leader is not None and neglects(leader) and _spared(campaign, leader, rules) == IN_FORCE
        rows.append(replace(row, neglected=campaign.month) if costs else row)
    return tuple(rows)


def second_role_modifier(found: Office | None, leader: Leader, rules: Ruleset) -> int:
    """What a leader of a vassal gives less for being its Viceroy as well (IT L189); else 0."""
    role = viceroy_role(rules)
    if found is None or role is None or leader.name != found.viceroy:
        return 0
    return role[1].second_role_modifier


def gives(campaign: Campaign, kingdom: Kingdom, leader: Leader, rules: Ruleset) -> int:
    """What a leader adds to each of their attributes, also as the Viceroy of the vassal they serve in."""
    full = benefit(leader, rules.roles[leader.role], rules)
    return full + second_role_modifier(office(campaign, kingdom, rules), leader, rules)


def with_office(
    found: Leadership, there: Office, kingdom: Kingdom, size: int, upkeep: bool, rules: Ruleset
) -> Leadership:
    """What leaders and vacancies of a vassal come to with its Viceroy's office: a second role gives less, and
    an empty office takes what an empty throne does, not twice (IT L189-190, L1380).
    """
    governs = viceroy_role(rules)
    if governs is None:
        return found
    office_role, effect = governs
    throne = rules.roles[effect.vacancy_as]
    more: dict[str, list[Entry]] = {}
    for leader in kingdom.leaders:
        less = second_role_modifier(there, leader, rules)
        if less:
            idle = why_idle(kingdom, leader, upkeep)
            role = rules.roles[leader.role]
            for number, attribute in enumerate(chosen_attributes(leader, role)):
                reason = idle or ("" if number < attribute_count(role, size) else "size_too_small")
                entry = Entry(less, Source("vassal", "second_role"), office_role.ref, not reason, reason)
                more.setdefault(attribute, []).append(entry)
    lost = throne.vacancy
    source = Source("vacancy", office_role.id)
    amounts = {"unrest": lost.unrest, **{name: getattr(lost, name) for name in ATTRIBUTES}}
    for name, amount in amounts.items():
        why = there.ahead if name == "unrest" else there.now
        if amount and why is not None:
            own = any(
                e.applies and (e.source.kind, e.source.id) == ("vacancy", throne.id)
                for e in found.blocks.get(name, EMPTY).entries
            )
            reason = why or ("counted_once" if own else "")
            more.setdefault(name, []).append(Entry(amount, source, office_role.ref, not reason, reason))
    vacant = dict(found.vacancies)
    if there.now == IN_FORCE or (there.now == STANDS_IN and throne.id not in vacant):
        vacant[throne.id] = there.now
    blocks = dict(found.blocks)
    for name, entries in more.items():
        blocks[name] = Block((*blocks.get(name, EMPTY).entries, *entries))
    return Leadership(blocks, vacant)


def parted(kingdom: Kingdom, other: str) -> dict[str, object]:
    """The fields of a kingdom that change once it has no bond with another any more, as sovereign or vassal;
    empty where none does. A vassal's Viceroy leaves the sovereign's service with it.
    """
    fields: dict[str, object] = {}
    gone = [row for row in kingdom.vassals if row.kingdom == other]
    if gone:
        fields["vassals"] = tuple(row for row in kingdom.vassals if row.kingdom != other)
        names = {row.viceroy for row in gone if row.viceroy}
        if names:
            fields["leaders"] = tuple(x for x in kingdom.leaders if x.name not in names)
    if kingdom.overlord == other:
        fields["overlord"] = ""
    return fields
