"""Beneficial events of the kingdom table (IT L1159-1171)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ..diplomacy.contributions import PactKind
from ..diplomacy.errands import targets
from ..features import features
from ..hexes import HexId, hex_at, neighbours, place_of
from ..relations import MIRRORED, open_embassy, relation
from ..rule_effects import EventSite, Exhibits
from ..state import Balance
from ..turn.envoys import SIGN
from ..turn.negotiation import estimate
from ..turn.play import Play
from .strike import Strike, event

YEAR = 12  # months
# What comes about with an offer beside the embassy agreement: an alliance rests on a treaty.
OFFERED: dict[str, tuple[PactKind, ...]] = {"treaty": ("treaty",), "alliance": ("treaty", "alliance")}
ELSEWHERE = "elsewhere"  # a kingdom that is not in the campaign


@event("archaeological_find")
def archaeological_find(strike: Strike) -> None:
    """Lore grows; artefacts of 10,000 gp go to a Museum, if there is one (IT L1248)."""
    strike.apply("occurs")
    museums = [
        f"{numbers.settlement.id}#{building.id}"
        for numbers in strike.play.numbers.settlements
        for building in numbers.effective_buildings()
        if strike.play.rules.buildings[building.kind].has(Exhibits)
    ]
    chosen = strike.choose("place", "building", museums)
    if chosen:
        settlement, _, number = chosen.partition("#")
        strike.show(settlement, int(number), strike.figure("occurs", "exhibit_gp"))


@event("diplomatic_overture")
def diplomatic_overture(strike: Strike) -> None:
    """A neighbour offers an embassy, a treaty or an alliance, and sends a gift (IT L1243).

    Whose ambassador it is, whether it comes about (the other kingdom's own check) and on what terms, the
    table says; a kingdom that is not in the campaign changes nothing more.
    """
    strike.apply("occurs")
    offers = ("embassy", "treaty", "alliance")
    offered = strike.draw("offer", "term.edict", offers, (strike.figure("offer", f"{o}_to") for o in offers))
    play = strike.play
    play.log("diplomatic_offer", edict=offered)
    others = [other for other in targets(play.campaign, play.id) if not _agreed(play, other, offered)]
    if not others:
        return
    options = (*others, ELSEWHERE)
    other = play.choose(strike.key("whose"), "overture_from", "kingdom", options, edict=offered)
    if other == ELSEWHERE:
        return
    name = play.campaign.kingdoms[other].name
    if not play.confirm(strike.key("accepted"), "overture_accepted", edict=offered, kingdom=name):
        return
    open_embassy(play.draft, play.id, other)
    for kind in OFFERED.get(offered, ()):
        if not _agreed(play, other, kind):
            key = strike.key("terms", kind)
            balance = play.choose(key, "overture_terms", "term.balance", MIRRORED, edict=kind, kingdom=name)
            estimate(play, other, kind, strike.key("estimate"))
            SIGN[kind](play.draft, play.id, other, cast(Balance, balance), play.rules)
    play.log("overture_accepted", edict=offered, kingdom=name)


def _agreed(play: Play, other: str, what: str) -> bool:
    """Whether there is an embassy, a treaty or an alliance with another kingdom already."""
    return bool(getattr(relation(play.campaign, play.id, other), what))


@event("economic_boom")
def economic_boom(strike: Strike) -> None:
    """The Treasury grows by an exploding die (IT L1225)."""
    strike.apply("occurs")


@event("festive_invitation")
def festive_invitation(strike: Strike) -> None:
    """If the leaders go, with a gift, a year of better standing follows (IT L1238).

    What it adds to checks of edicts counts for envoys to the kingdom that has invited them.
    """
    if strike.play.confirm(strike.key("accept"), "accept_invitation"):
        strike.apply("accepted")
        amount = strike.figure("for_a_year", "society")
        strike.play.modify("society", amount, strike.source, last=YEAR)
        others = (*targets(strike.play.campaign, strike.play.id), ELSEWHERE)
        host = strike.play.choose(strike.key("whose"), "invitation_from", "kingdom", others)
        source = replace(strike.source, place=host if host != ELSEWHERE else "")
        strike.play.modify("edict_check", strike.figure("for_a_year", "edict_check"), source, last=YEAR)


@event("food_surplus")
def food_surplus(strike: Strike) -> None:
    """Consumption is halved in the next Upkeep (IT L1254, ruling D52)."""
    amount = strike.figure("occurs", "consumption_divisor")
    strike.play.modify("consumption_divisor", amount, strike.source, first=1, last=1)


@event("good_weather")
def good_weather(strike: Strike) -> None:
    """Spirits and harvests until the next Event phase (IT L1223, ruling A09)."""
    strike.apply("until_next_event", until_event=True)


def _land_rush_possible(play: Play, _settlement: str) -> bool:
    return bool(_free_sites(play))


@event("land_rush", _land_rush_possible)
def land_rush(strike: Strike) -> None:
    """Settlers seize a free hex at the border and quarrel over it (IT L1229).

    If the same is built beside it in the next Edict phase, the losses are taken back.
    """
    if strike.ongoing is not None:
        kept = dict(strike.ongoing.kept)
        if _built_beside(strike.play, str(kept["site"]), str(kept["improvement"])) > int(kept["before"]):
            for name, amount in strike.record.changes["occurs"].items():
                strike.change(name, -amount if isinstance(amount, int) else 0)
        strike.ends()
        return
    site = strike.draw("hex", "hex", _free_sites(strike.play))
    if site:
        built = strike.draw("improvement", "term.improvement", _seizable(strike.play, hex_at(site)))
        strike.play.log("land_seized", hex=site, improvement=built)
        before = _built_beside(strike.play, site, built)
        strike.continues(site=site, improvement=built, before=before)
    strike.apply("occurs")
    outcome = "success" if strike.check("loyalty", "loyalty").success else "failure"
    strike.apply(outcome)


@event("natural_blessing")
def natural_blessing(strike: Strike) -> None:
    """Stability checks are easier until the next Event phase (IT L1224)."""
    strike.apply("until_next_event", until_event=True)


@event("new_subjects")
def new_subjects(strike: Strike) -> None:
    """A people joins the kingdom (IT L1240)."""
    strike.apply("occurs")


@event("political_calm")
def political_calm(strike: Strike) -> None:
    """Unrest falls; with none, and nothing continuing, trust grows (IT L1226, ruling D52b)."""
    calm = strike.play.numbers.total("unrest") == 0 and not strike.play.kingdom.events
    strike.apply("occurs")
    strike.apply("until_next_event", until_event=True)
    if calm:
        strike.apply("calm")


def _free_sites(play: Play) -> list[str]:
    """Hexes on the map, owned by nobody, that touch the realm and are worth the quarrel."""
    found = {
        place_of(other)
        for hex_id in play.numbers.realm
        for other in neighbours(hex_id)
        if other in play.campaign.hexes and other not in play.campaign.claims and _seizable(play, other)
    }
    return sorted(found)


def _built_beside(play: Play, site: str, improvement: str) -> int:
    """How many of the kingdom's hexes beside a site have the improvement."""
    hexes, claims = play.campaign.hexes, play.campaign.claims
    ours = [h for h in neighbours(hex_at(site)) if claims.get(h) == play.id]
    return sum(improvement in hexes[h].improvements for h in ours)


def _seizable(play: Play, hex_id: HexId) -> list[str]:
    """What settlers would build in a hex: farms, mines, quarries, sawmills where its terrain has room."""
    there = features(play.campaign.hexes[hex_id])
    return [
        i.id
        for i in play.rules.improvements.values()
        if any(e.event == "land_rush" for e in i.effects_of(EventSite)) and there & set(i.terrain)
    ]
