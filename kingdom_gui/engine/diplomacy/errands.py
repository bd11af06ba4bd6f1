"""What an envoy may be sent for, where to, and what is against it (IT L1358-1368)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import msgspec

from ..relations import PactKind, barred_until, relation
from ..state import Campaign, Errand, Pact

ERRANDS: tuple[Errand, ...] = get_args(Errand)
FREE_OF_EDICT: frozenset[Errand] = frozenset(("renegotiate_treaty", "renegotiate_alliance"))  # IT L1363
UNCHECKED: frozenset[Errand] = frozenset(("balance_treaty", "balance_alliance"))  # IT L1363, ruling C06
INDEPENDENCE: Errand = "independence"  # from an overlord or a sponsor (IT L1416)
COST_SIDES = 4  # travel and other expenses cost 1d4 BP (IT L1329)


class Hindrance(msgspec.Struct, frozen=True):
    """One thing against an errand: a code with its parameters, the rule, and whether the GM may insist."""

    code: str
    parameters: dict[str, str | int] = {}
    ref: str = ""
    overridable: bool = True


def targets(campaign: Campaign, kingdom: str) -> list[str]:
    """The kingdoms to which an envoy may be sent, by name: every other one that still stands."""
    found = [one for one in campaign.kingdoms.values() if one.id != kingdom and not one.fallen]
    return [one.id for one in sorted(found, key=lambda one: (one.name.casefold(), one.id))]


def pact_of(errand: Errand) -> PactKind | None:
    """The kind of agreement with a bonus that an errand is about; None of the others."""
    return "treaty" if errand.endswith("treaty") else "alliance" if errand.endswith("alliance") else None


def is_edict(errand: Errand) -> bool:
    """Whether it takes a Diplomatic edict: all do but renegotiating, which takes a Loyalty check."""
    return errand not in FREE_OF_EDICT


def hindrances(campaign: Campaign, kingdom: str, to: str, errand: Errand) -> tuple[Hindrance, ...]:
    """What between two kingdoms is against an errand; empty where nothing is."""
    target = campaign.kingdoms.get(to)
    if target is None:
        return (Hindrance("no_such_kingdom", {"kingdom": to}, "", False),)
    if to == kingdom:
        return (Hindrance("envoy_to_itself", {"kingdom": target.name}, "", False),)
    if target.fallen:
        return (Hindrance("kingdom_fallen", {"kingdom": target.name}, "", False),)
    return tuple(_between(campaign, kingdom, to, errand, target.name))


def _between(campaign: Campaign, kingdom: str, to: str, errand: Errand, name: str) -> Iterator[Hindrance]:
    sent = [mission for mission in campaign.kingdoms[kingdom].missions if mission.to == to]
    if any(mission.errand == errand for mission in sent):
        yield Hindrance("envoy_under_way", {"kingdom": name, "errand": errand}, "", False)
        return
    now = relation(campaign, kingdom, to)
    if errand in ("embassy", "threat"):
        if now.embassy:
            yield Hindrance("embassy_stands", {"kingdom": name}, "IT L1362", False)
    elif errand == INDEPENDENCE:
        record = campaign.kingdoms[kingdom]
        if to not in (record.overlord, record.sponsor):
            yield Hindrance("not_our_patron", {"kingdom": name}, "IT L1416", False)
    elif errand in ("treaty", "alliance"):
        yield from _new_pact(errand, now.embassy, now.treaty, now.alliance, name)
    else:
        kind = pact_of(errand)
        pact: Pact | None = getattr(now, kind) if kind is not None else None
        yield from _standing_pact(errand, str(kind), pact, name)
    until = barred_until(campaign, kingdom, to, errand)
    if until:
        yield Hindrance(
            "attempt_barred", {"kingdom": name, "errand": errand, "month": until}, "IT L1362-1363"
        )


def _new_pact(
    errand: Errand, embassy: bool, treaty: Pact | None, alliance: Pact | None, name: str
) -> Iterator[Hindrance]:
    there = treaty if errand == "treaty" else alliance
    if there is not None:
        yield Hindrance("agreement_stands", {"kingdom": name, "agreement": errand}, "IT L1363", False)
    elif errand == "treaty" and not embassy:
        yield Hindrance("embassy_needed", {"kingdom": name}, "IT L1363")
    elif errand == "alliance" and treaty is None:
        yield Hindrance("treaty_needed", {"kingdom": name}, "IT L1364")


def _standing_pact(errand: Errand, kind: str, pact: Pact | None, name: str) -> Iterator[Hindrance]:
    if pact is None:
        yield Hindrance("no_agreement", {"kingdom": name, "agreement": kind}, "IT L1363", False)
    elif errand in UNCHECKED and pact.balance == "balanced":
        yield Hindrance("balanced_already", {"kingdom": name, "agreement": kind}, "IT L1363", False)
    elif errand in UNCHECKED and pact.balance == "favouring_them":
        yield Hindrance("favours_them", {"kingdom": name, "agreement": kind}, "IT L1363, C06")
