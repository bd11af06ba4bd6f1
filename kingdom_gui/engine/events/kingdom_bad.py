"""Dangerous events of the kingdom table (IT L1173-1185)."""

from __future__ import annotations

from msgspec.structs import replace

from ..features import features
from ..hexes import HexId, hex_at, neighbours, place_of
from ..ledger import Entry, Source
from ..rule_effects import ReferenceOnly
from ..ruleset import Improvement
from ..turn.lost_hexes import lose_hex
from ..turn.play import Play
from .demand import demand
from .strike import Strike, event

OUTCOMES = ("no_failure", "one_failure", "two_failures")


def _has_leaders(play: Play, _settlement: str) -> bool:
    return any(leader.lost != "dead" for leader in play.kingdom.leaders)


@event("assassination_attempt", _has_leaders)
def assassination_attempt(strike: Strike) -> None:
    """A leader by chance: a player's is played out, another's is saved by a Stability check (IT L1255).

    The role of one who dies is vacant from the next Upkeep on (IT L67, ruling E09).
    """
    leaders = [leader for leader in strike.play.kingdom.leaders if leader.lost != "dead"]
    names = [f"{leader.role}/{leader.name}" for leader in leaders]
    role, _, name = strike.draw("target", "leader", names).partition("/")
    target = next(x for x in leaders if (x.role, x.name) == (role, name))
    strike.play.log("assassin_strikes", role=role, name=name)
    if target.player:
        saved = not strike.play.confirm(strike.key("killed"), "leader_killed", name=name)
    else:
        saved = strike.check("stability", "stability").success
    if not saved:
        dead = replace(target, lost="dead", acting=False)
        strike.play.change(leaders=tuple(dead if x == target else x for x in strike.play.kingdom.leaders))
        strike.play.log("leader_killed", role=role, name=name)
        strike.apply("failure")


@event("bandit_activity")
def bandit_activity(strike: Strike) -> None:
    """Bandits rob the roads unless the kingdom is on its guard (IT L1222)."""
    if not strike.check("stability", "stability").success:
        strike.apply("failure")


@event("food_shortage")
def food_shortage(strike: Strike) -> None:
    """Consumption is half as much again, or double, in the next Upkeep (IT L1227, ruling D52)."""
    outcome = "success" if strike.check("stability", "stability").success else "failure"
    amount = strike.figure(outcome, "consumption_percent")
    strike.play.modify("consumption_percent", amount, strike.source, first=1, last=1)


@event("improvement_demand")
def improvement_demand(strike: Strike) -> None:
    """People want an improvement built in a hex, or one gone (IT L1247, ruling A52)."""
    hex_id = strike.struck_hex
    if hex_id is None:
        return
    there = strike.play.campaign.hexes[hex_id]
    fitting = [
        i.id for i in strike.play.rules.improvements.values() if _fits(i, there.terrain, features(there))
    ]
    demand(
        strike,
        "improvement",
        fitting,
        list(there.improvements),
        lambda wanted: wanted in _standing(strike.play, hex_id),
    )


def _improved(play: Play) -> list[str]:
    return [place_of(h) for h in play.numbers.realm if play.campaign.hexes[h].improvements]


@event("large_disaster", lambda play, _: bool(_improved(play)), _improved)
def large_disaster(strike: Strike) -> None:
    """One improved hex is in danger, or with a 6 also 1d6 beside it (IT L1235, ruling E11)."""
    improved = _improved(strike.play)
    centre = place_of(strike.hex) if strike.hex is not None else ""
    if centre not in improved:  # the GM has put it ahead for a hex where nothing stands
        centre = strike.draw("hex", "hex", improved)
    threatened = [centre]
    if strike.dice("extent", 6) == strike.figure("wide", "on"):
        count = strike.play.amount(
            strike.key("hexes"), strike.record.id, strike.record.changes["wide"]["hexes"]
        )
        beside = [place_of(h) for h in neighbours(hex_at(centre)) if place_of(h) in improved]
        threatened += strike.draw_some("beside", "hex", beside, count)
    for number, at in enumerate(threatened, 1):
        strike.hex = hex_at(at)
        if strike.check(f"stability.{number}", "stability").success:
            continue
        there = strike.play.campaign.hexes[hex_at(at)]
        lost = strike.draw(f"lost.{number}", "term.improvement", there.improvements)
        left = tuple(i for i in there.improvements if i != lost)
        strike.play.draft.put("hexes", hex_at(at), replace(there, improvements=left))
        strike.play.log("improvement_destroyed", improvement=lost, hex=at)
        strike.apply("failure")


@event("monster_attack", lambda play, _: bool(play.numbers.realm))
def monster_attack(strike: Strike) -> None:
    """A monster haunts a claimed hex until somebody beats it, and may drive people away (IT L1221).

    Unrest 5 is tested after the rise (ruling D50b). It ends when its hex is no longer claimed (E11).
    """
    realm = [place_of(h) for h in strike.play.numbers.realm]
    at = place_of(strike.hex) if strike.hex else strike.choose("hex", "hex", realm)
    if at not in realm:
        strike.ends()
        return
    strike.hex = hex_at(at)
    handled = strike.in_person()
    beaten = strike.check("stability", "stability").success if handled is None else handled
    if beaten:
        strike.play.log("monster_beaten", hex=at)
        strike.ends()
        return
    strike.apply("not_defeated")
    if strike.play.numbers.total("unrest") >= strike.figure("hex_lost", "unrest_from"):
        lose_hex(strike.play, at, strike.key("hex"))
        strike.ends()
    else:
        strike.continues()


@event("plague")
def plague(strike: Strike) -> None:
    """A contagion: nothing is built where it rages, and it spreads (IT L1242, ruling C07)."""
    failed = strike.failures("stability", "stability", more=strike.from_places())
    strike.apply(OUTCOMES[failed])
    if not failed:
        strike.ends()
        return
    strike.continues()
    hex_id = strike.struck_hex
    if failed == len(OUTCOMES) - 1 and hex_id is not None:
        plagued, claims = _plagued(strike.play), strike.play.campaign.claims
        around = [h for h in neighbours(hex_id) if claims.get(h) == strike.play.id]
        free = [place for h in around if (place := place_of(h)) not in plagued]
        spread = strike.draw("spreads", "hex", free)
        if spread:
            strike.also_continues(hex_at(spread))


@event("public_scandal", _has_leaders)
def public_scandal(strike: Strike) -> None:
    """A leader is disgraced; a failed Loyalty check makes it worse (IT L1250)."""
    strike.apply("occurs")
    if not strike.check("loyalty", "loyalty").success:
        strike.apply("failure")
        strike.apply("until_next_event", until_event=True)


@event("smugglers")
def smugglers(strike: Strike) -> None:
    """Smuggling: Corruption grows in each settlement (IT L1228, rulings A08, A31)."""
    failed = strike.failures("loyalty", "stability", more=(*strike.from_places(), *_routes(strike)))
    if failed:
        changes = strike.record.changes[OUTCOMES[failed]]
        for name, value in changes.items():
            amount = strike.play.amount(strike.key(OUTCOMES[failed], name), strike.record.id, value)
            strike.change(name, amount, everywhere=name == "corruption")
    if failed == len(OUTCOMES) - 1:
        strike.continues()
    else:
        strike.ends()


def _routes(strike: Strike) -> list[Entry]:
    """Each established trade route makes smuggling easier (IT L1228)."""
    return [
        Entry(-1, Source("trade_route", route.kind, route.settlement), strike.record.ref)
        for route in strike.play.kingdom.routes
        if route.established
    ]


def _fits(improvement: Improvement, terrain: str, there: set[str]) -> bool:
    built = not improvement.effects_of(ReferenceOnly) and improvement.id not in there
    return built and terrain in improvement.terrain


def _standing(play: Play, hex_id: HexId) -> tuple[str, ...]:
    return play.campaign.hexes[hex_id].improvements


def _plagued(play: Play) -> set[str]:
    """The hexes in which a plague rages already, in them or in their settlement."""
    raging = [e for e in play.kingdom.events if e.event == "plague"]
    towns = {place_of(play.campaign.settlements[e.settlement].hex) for e in raging if e.settlement}
    return towns | {place_of(e.hex) for e in raging if e.hex is not None}
