"""How two kingdoms stand with each other, and agreements made and cut without any roll (IT L1358-1368).

What is mutual (embassy agreement, treaty, alliance, war) is always written on both sides. Edicts, events,
vassalage, independence and union are built on these. Where a function takes two kingdoms `a` and `b`, a
balance is seen from `a`. None of them asks whether the rules allow it.
"""

from __future__ import annotations

from msgspec.structs import replace

from .diplomacy.contributions import HELPS as HELPS
from .diplomacy.contributions import PactKind as PactKind
from .neighbours import attitude, economy_ledger, shifted, with_attitude
from .patch import Draft
from .ruleset import Ruleset
from .state import Attempt, Attitude, Balance, Campaign, Kingdom, Neighbour, Pact, Relation
from .totals import numbers

YEAR = 12  # months until what has failed may be tried again (IT L1362-1363)
MIRRORED: dict[Balance, Balance] = {
    "balanced": "balanced", "favouring_us": "favouring_them", "favouring_them": "favouring_us",
}  # fmt: skip
PERCENT: dict[Balance, int] = {"balanced": 10, "favouring_us": 15, "favouring_them": 5}  # IT L1363


# What there is


def relation(campaign: Campaign, kingdom: str, other: str) -> Relation:
    """How a kingdom stands with another; nothing at all where nothing is written."""
    record = campaign.kingdoms.get(kingdom)
    found = record.relations if record is not None else ()
    return next((one for one in found if one.kingdom == other), Relation(other))


def partners(campaign: Campaign, kingdom: str, kind: PactKind) -> list[str]:
    """The kingdoms with which it has a treaty or an alliance, in the order of signing."""
    found = [one for one in campaign.kingdoms[kingdom].relations if getattr(one, kind) is not None]
    return [one.kingdom for one in sorted(found, key=lambda one: (getattr(one, kind).month, one.kingdom))]


def barred_until(campaign: Campaign, kingdom: str, other: str, attempt: str) -> int:
    """The month from which it may try something again; 0 where nothing keeps it from trying now."""
    barred = relation(campaign, kingdom, other).barred
    until = next((month for name, month in barred if name == attempt), 0)
    return until if until > campaign.month else 0


def partner_total(campaign: Campaign, kingdom: str, kind: PactKind, rules: Ruleset) -> int | None:
    """A kingdom's Economy for a treaty, Stability for an alliance, without what such agreements give.

    A neighbour's Stability that nobody knows is taken to be its Economy. None: that is not known either.
    (IT L1363, ruling D76)
    """
    record = campaign.kingdoms[kingdom]
    if record.played:
        ledger = numbers(campaign, kingdom, rules).ledger(HELPS[kind])
        return ledger.total - ledger.sum_of(kind)
    known = record.neighbour or Neighbour()
    if kind == "alliance" and known.stability is not None:
        return known.stability
    economy = economy_ledger(campaign, kingdom, rules)
    return economy.total if economy is not None else None


def is_hostile(campaign: Campaign, kingdom: str, toward: str) -> bool:
    """Whether a kingdom's attitude to another is the worst there is."""
    return attitude(campaign, kingdom, toward) == "hostile"


def pact_bonus(campaign: Campaign, partner: str, kind: PactKind, balance: Balance, rules: Ruleset) -> int:
    """What a pact with this partner would add: its percentage of the partner's total, rounded down, not below
    0; 0 where the partner's total is not known.
    """
    total = partner_total(campaign, partner, kind, rules) or 0
    return max(0, total * PERCENT[balance] // 100)


# What is changed


def open_embassy(draft: Draft, a: str, b: str) -> None:
    """Agree on embassies in each other's settlements (IT L1362)."""
    _both(draft, a, b, embassy=True)


def sign_treaty(draft: Draft, a: str, b: str, balance: Balance, rules: Ruleset) -> None:
    """Sign a treaty, or change the balance of one, with bonuses as they are now."""
    _sign(draft, a, b, "treaty", balance, rules)


def sign_alliance(draft: Draft, a: str, b: str, balance: Balance, rules: Ruleset) -> None:
    """Make an alliance, or change the balance of one, with bonuses as they are now."""
    _sign(draft, a, b, "alliance", balance, rules)


def end_pact(draft: Draft, a: str, b: str, kind: PactKind) -> None:
    """End a treaty, and the alliance that rests on it, or an alliance alone."""
    _both(draft, a, b, **({"treaty": None, "alliance": None} if kind == "treaty" else {"alliance": None}))


def end_agreements(draft: Draft, a: str, b: str, keep_embassy: bool = False) -> None:
    """End alliance and treaty, and the embassy agreement with both embassies unless it is kept."""
    end_pact(draft, a, b, "treaty")
    if not keep_embassy:
        _both(draft, a, b, embassy=False, house=None)


def make_war(draft: Draft, a: str, b: str, attacker: str = "") -> None:
    """Put two kingdoms at war; `attacker` is the one of them that the other may hold it against.

    What they have agreed stands until it is ended.
    """
    _both(draft, a, b, war=True)
    if attacker:
        change_relation(draft, b if attacker == a else a, attacker, attacked=True)


def make_peace(draft: Draft, a: str, b: str) -> None:
    """End a war."""
    _both(draft, a, b, war=False, attacked=False)


def shift_attitude(draft: Draft, who: str, toward: str, steps: int) -> Attitude:
    """Make a kingdom's attitude so many steps better, or worse where negative; what it is then."""
    found = shifted(attitude(draft.campaign, who, toward), steps)
    draft.kingdom(who, lambda k: replace(k, attitudes=with_attitude(k, toward, found)))
    return found


def bar(draft: Draft, kingdom: str, other: str, attempt: Attempt, months: int = YEAR) -> int:
    """Keep a kingdom from trying something again for so many months; the month from which it may."""
    until = draft.campaign.month + months
    kept = dict(relation(draft.campaign, kingdom, other).barred) | {attempt: until}
    change_relation(draft, kingdom, other, barred=tuple(sorted(kept.items())))
    return until


def change_relation(draft: Draft, kingdom: str, other: str, **fields: object) -> None:
    """Change what one kingdom alone has: its own embassy, what it may not try yet; never what is mutual."""
    changed = replace(relation(draft.campaign, kingdom, other), **fields)
    draft.kingdom(kingdom, lambda k: replace(k, relations=_with(k, changed)))


def _sign(draft: Draft, a: str, b: str, kind: PactKind, balance: Balance, rules: Ruleset) -> None:
    campaign = draft.campaign
    before: Pact | None = getattr(relation(campaign, a, b), kind)
    month = before.month if before is not None else campaign.month
    sides = ((a, b, balance), (b, a, MIRRORED[balance]))
    pacts = [
        (one, other, Pact(side, pact_bonus(campaign, other, kind, side, rules), month))
        for one, other, side in sides
    ]
    for one, other, pact in pacts:
        change_relation(draft, one, other, **{kind: pact})


def _both(draft: Draft, a: str, b: str, **fields: object) -> None:
    for one, other in ((a, b), (b, a)):
        change_relation(draft, one, other, **fields)


def _with(kingdom: Kingdom, changed: Relation) -> tuple[Relation, ...]:
    """A kingdom's relations with this one in its place, sorted; one that says nothing is left out."""
    others = [one for one in kingdom.relations if one.kingdom != changed.kingdom]
    found = [*others, changed] if changed != Relation(changed.kingdom) else others
    return tuple(sorted(found, key=lambda one: one.kingdom))
