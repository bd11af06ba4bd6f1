"""The terms of a treaty or an alliance: who wins most of the talks decides (IT L1363-1364)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ..diplomacy.contributions import PactKind
from ..diplomacy.renown import change_renown
from ..neighbours import ESTIMATE_DICE, ESTIMATE_SIDES, size_of
from ..relations import partner_total, relation, sign_alliance, sign_treaty
from ..requests import Roll
from ..state import Balance, Mission, Neighbour, Pact
from .envoy_checks import opposed, request_of
from .play import Play

# The skills that are set against each other; Intimidate may stand for Diplomacy on either side (E13, A48).
TALKS: dict[PactKind, tuple[str, ...]] = {
    "treaty": ("diplomacy", "knowledge_local", "knowledge_nobility", "sense_motive", "bluff"),
    "alliance": ("diplomacy", "diplomacy", "diplomacy"),
}
BALANCED = "balanced"


def negotiate(play: Play, mission: Mission, kind: PactKind) -> None:
    """Talk, let the side that wins most of it choose the balance, and sign.

    Balanced terms bring the side that chose them Fame, others Infamy. A neighbour's Economy that nobody knows
    is estimated first.
    """
    talks = TALKS[kind]
    won = sum(opposed(play, mission, skill, number) for number, skill in enumerate(talks, 1))
    ours = 2 * won > len(talks)
    name = play.campaign.kingdoms[mission.to].name
    play.log("talks_won" if ours else "talks_lost", kingdom=name, won=won, count=len(talks))
    chosen = play.choose(
        request_of(mission, "terms"), "terms_ours" if ours else "terms_theirs", "term.balance",
        (BALANCED, "favouring_us" if ours else "favouring_them"),
        play.roller("diplomatic_edict") if ours else "", kingdom=name, agreement=kind,
    )  # fmt: skip
    balance = cast(Balance, chosen)
    estimate(play, mission.to, kind, request_of(mission, "estimate"))
    sign = sign_treaty if kind == "treaty" else sign_alliance
    sign(play.draft, play.id, mission.to, balance, play.rules)
    pact: Pact | None = getattr(relation(play.campaign, play.id, mission.to), kind)
    play.log(
        "pact_signed", agreement=kind, kingdom=name, balance=balance,
        amount=pact.bonus if pact is not None else 0, request=request_of(mission, "terms"),
    )  # fmt: skip
    winner, loser = (play.id, mission.to) if ours else (mission.to, play.id)
    gained = "fame" if chosen == BALANCED else "infamy"
    change_renown(play.draft, winner, gained, 1, mission.errand, loser)


def estimate(play: Play, kingdom: str, kind: PactKind, request: str) -> None:
    """Estimate a neighbour's Economy as 2d6 + its Size, where the terms need it and nobody knows it."""
    if partner_total(play.campaign, kingdom, kind, play.rules) is not None:
        return
    record = play.campaign.kingdoms[kingdom]
    roll = Roll(
        request, "economy_estimate", ESTIMATE_SIDES, ESTIMATE_DICE, parameters={"kingdom": record.name}
    )
    answer = play.table.ask(roll)
    dice = answer if isinstance(answer, tuple) else ()
    known = record.neighbour or Neighbour()
    play.draft.put("kingdoms", kingdom, replace(record, neighbour=replace(known, dice=dice)))
    size = size_of(play.campaign, kingdom, play.rules)
    play.log("economy_estimated", kingdom=record.name, rolled=sum(dice), size=size, economy=sum(dice) + size)
