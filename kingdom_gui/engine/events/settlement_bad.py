"""Dangerous events of the settlement table, and those it shares with the kingdom's (IT L1200-1212)."""

from __future__ import annotations

from msgspec.structs import replace

from ..adjacency import has_aqueduct, waterside
from ..hexes import distance
from ..ledger import Entry, Source
from ..lots import neighbours
from ..options import expanded_modifiers
from ..rule_effects import BorderWaiver, EventRemedy, EventSite, FarmBonus
from ..ruleset import Building as Kind
from ..standing import free_lots
from ..state import SIDES_OF_DISTRICT, Ahead
from ..turn.play import Play
from .demand import demand
from .gifts import breakable, damage, destroy
from .kingdom_bad import OUTCOMES
from .strike import Strike, event, left

BOTH_FAILED = 2


@event("building_demand")
def building_demand(strike: Strike) -> None:
    """People want a building, or one gone (IT L1246)."""
    standing = sorted({b.kind for _, b in strike.buildings()})
    demand(
        strike,
        "building",
        sorted(
            k.id for k in strike.play.rules.buildings.values() if k.id not in standing and _fits(strike, k)
        ),
        standing,
        lambda wanted: _stands(strike, wanted),
    )


@event("crop_failure")
def crop_failure(strike: Strike) -> None:
    """Farms in and around the settlement's hex yield less, or nothing, in the next Upkeep (IT L1245)."""
    failed = strike.failures("stability", "stability")
    if not failed:
        return
    left = strike.figure("one_failure" if failed == 1 else "two_failures", "farm_consumption")
    lost = sum(amount - left for amount in _farms(strike) if amount < left)
    strike.play.modify("consumption", -lost, strike.source, first=1, last=1)


@event("cult_activity")
def cult_activity(strike: Strike) -> None:
    """A cult steals and converts people (IT L1232)."""
    failed = strike.failures("loyalty", "stability")
    strike.apply("each_failure", times=failed)
    if failed == BOTH_FAILED:
        strike.continues()
    else:
        strike.ends()


def _has_houses(play: Play, settlement: str) -> bool:
    """Whether a settlement (or any, for an empty id) has a house that is no den yet."""
    for numbers in play.numbers.settlements:
        if settlement not in ("", numbers.settlement.id):
            continue
        houses = sum(
            any(e.event == "drug_den" for e in play.rules.buildings[b.kind].effects_of(EventSite))
            for b in numbers.effective_buildings()
        )
        dens = sum(
            e.event == "drug_den" and e.settlement == numbers.settlement.id for e in play.kingdom.events
        )
        if houses > dens:
            return True
    return False


@event("drug_den", _has_houses)
def drug_den(strike: Strike) -> None:
    """A house becomes a den; only two passed checks close it (IT L1230, ruling D47b)."""
    failed = strike.failures("loyalty", "stability", more=(*strike.from_places(), *_squatted(strike)))
    strike.apply(OUTCOMES[failed])
    if not failed:
        strike.ends()
        return
    strike.continues()
    if failed == BOTH_FAILED:
        faces = (strike.figure("spreads", "same_to"), 100)
        same = strike.draw("spreads", "choice", ("here", "nearest"), faces) == "here"
        where = strike.settlement_id if same else _nearest(strike)
        due = Ahead(strike.play.campaign.month + 1, strike.record.id, where)
        strike.play.change(ahead=(*strike.play.kingdom.ahead, due))


@event("feud")
def feud(strike: Strike) -> None:
    """Nobles quarrel; ending it leaves a little Unrest (IT L1234)."""
    if strike.check("loyalty", "loyalty").success:
        strike.apply("success")
        strike.ends()
    else:
        strike.apply("failure")
        strike.continues()


@event("inquisition")
def inquisition(strike: Strike) -> None:
    """Zealots; two passed checks in a row end it, and the ending one costs nothing (IT L1237)."""
    if not strike.check("loyalty", "loyalty").success:
        strike.apply("failure")
        strike.continues(passed=0)
        return
    passed = strike.kept("passed") + 1
    if passed >= strike.figure("ends", "successes"):
        strike.ends()
        return
    strike.apply("success")
    strike.continues(passed=passed)


@event("localized_disaster")
def localized_disaster(strike: Strike) -> None:
    """1d6 lots in danger, with a 6 as many beside them again; each is saved by a check (IT L1233, D49b)."""
    count = strike.rolled("lots", "occurs", "lots")
    picked = strike.draw_some("lot", "building", breakable(strike), count)
    if count == strike.figure("wide", "on"):
        beside = [b for b in _beside(strike, picked) if b not in picked]
        picked += strike.draw_some("beside", "building", beside, strike.rolled("wide", "wide", "lots"))
    for number, building in enumerate(picked, 1):
        if not strike.check(f"stability.{number}", "stability").success:
            strike.change("unrest", destroy(strike, int(building)) * strike.figure("failure", "unrest"))


@event("sensational_crime")
def sensational_crime(strike: Strike) -> None:
    """A criminal mocks the law: Law helps to catch them, Crime hinders (IT L1231).

    With expanded modifiers the kingdom's own count where they are higher (IT L1434).
    """
    law, crime = (
        expanded_modifiers.in_settlement(strike.here, strike.play.numbers, name).total
        for name in ("law", "crime")
    )
    source = Source("settlement", strike.settlement_id)
    more = [Entry(law, source, "IT L1231"), Entry(-crime, source, "IT L1231")]
    failed = strike.failures("stability", "stability", more=[e for e in more if e.amount])
    strike.apply(OUTCOMES[failed])
    if failed:
        strike.continues()
    else:
        strike.ends()


@event("slavers")
def slavers(strike: Strike) -> None:
    """Kidnappers; printed as lowering Unrest, which a setting turns round (IT L1251, ruling A44)."""
    failed = strike.failures("loyalty", "stability", more=(*strike.from_places(), *_squatted(strike)))
    raised = strike.play.ruling("slavers_raise_unrest") == "on"
    for name, value in strike.record.changes.get(OUTCOMES[failed], {}).items():
        amount = value if isinstance(value, int) else 0
        strike.change(name, -amount if raised and name == "unrest" else amount)
    if failed == BOTH_FAILED:
        strike.continues()
    else:
        strike.ends()


@event("squatters", lambda play, settlement: any(_free(play, settlement)))
def squatters(strike: Strike) -> None:
    """People camp on an empty lot until they are dispersed (IT L1220, ruling D54b).

    Dispersed, they still want a home on that lot by the next Event phase.
    """
    if strike.kept("dispersed"):
        _see_to_homes(strike)
        return
    if strike.ongoing is None:
        site = strike.draw("lot", "lot", list(_free(strike.play, strike.settlement_id)))
        if site:
            district, _, lot = site.partition(":")
            strike.continues(district=int(district), lot=int(lot))
            _block(strike, blocked=True)
    strike.apply("occurs")
    if strike.check("stability", "stability").success:
        _block(strike, blocked=False)
        strike.continues(dispersed=1)


@left("squatters")
def squatters_leave(strike: Strike) -> None:
    """Their lot is free again."""
    if not strike.kept("dispersed"):
        _block(strike, blocked=False)


@event("vandals")
def vandals(strike: Strike) -> None:
    """A riot damages a building, or destroys one and damages more (IT L1258)."""
    failed = strike.failures("loyalty", "stability")
    left = breakable(strike)
    if failed == 1:
        strike.change("society", strike.figure("one_failure", "society"))
        if left:
            damage(strike, int(strike.draw("damaged", "building", left)))
    elif failed == BOTH_FAILED and left:
        gone = strike.draw("destroyed", "building", left)
        strike.change("unrest", destroy(strike, int(gone)) * strike.figure("two_failures", "lot_unrest"))
        left = [b for b in left if b != gone]
        for number in range(1, min(strike.rolled("how_many", "two_failures", "damaged"), len(left)) + 1):
            hit = strike.draw(f"damaged.{number}", "building", left)
            damage(strike, int(hit))
            left = [b for b in left if b != hit]


def _fits(strike: Strike, kind: Kind) -> bool:
    """Whether the settlement has the borders that a building needs: only such can be asked for (IT L1246).

    A border that the GM may waive is no bar.
    """
    play, settlement = strike.play, strike.settlement
    if kind.water_border and not kind.has(BorderWaiver):
        wet = any(waterside(district, play.rules) for district in settlement.districts)
        return wet or has_aqueduct(play.campaign, settlement, play.rules)
    if kind.land_border:
        return any(set(SIDES_OF_DISTRICT) - set(district.water) for district in settlement.districts)
    return True


def _stands(strike: Strike, kind: str) -> bool:
    return any(b.kind == kind for _, b in strike.buildings())


def _farms(strike: Strike) -> list[int]:
    """What each farm in and around the settlement's hex takes off Consumption now."""
    rules, campaign = strike.play.rules, strike.play.campaign
    better: dict[str, int] = {}
    for building in strike.here.effective_buildings():
        for effect in rules.buildings[building.kind].effects_of(FarmBonus):
            better.update(dict.fromkeys(effect.improvements, effect.consumption))
    centre = strike.settlement.hex
    return [
        better.get(improvement, rules.improvements[improvement].consumption)
        for hex_id in strike.play.numbers.realm
        if distance(hex_id, centre) <= 1 and hex_id[0] == centre[0]
        for improvement in campaign.hexes[hex_id].improvements
        if rules.improvements[improvement].cost_from is not None
        and rules.improvements[improvement].cost_from.column == "farm_cost"  # type: ignore[union-attr]
    ]


def _nearest(strike: Strike) -> str:
    """The settlement nearest to the one struck, or that one where it is alone."""
    here = strike.settlement
    others = [s.settlement for s in strike.play.numbers.settlements if s.settlement.id != here.id]
    return min(others, key=lambda s: (distance(s.hex, here.hex), s.id)).id if others else here.id


def _squatted(strike: Strike) -> tuple[Entry, ...]:
    """A penalty of 1 for each lot with squatters in the settlement."""
    lots = sum(
        e.event == "squatters" and e.settlement == strike.settlement_id and not dict(e.kept).get("dispersed")
        for e in strike.play.kingdom.events
    )
    return (Entry(-lots, Source("event", "squatters"), strike.record.ref),) if lots else ()


def _beside(strike: Strike, picked: list[str]) -> list[str]:
    """Numbers of the buildings that touch the picked ones, district by district."""
    lots = {(n, lot) for n, b in strike.buildings() if str(b.id) in picked for lot in b.lots}
    around = {(n, other) for n, lot in lots for other in neighbours(lot)}
    allowed = set(breakable(strike))
    found = [str(b.id) for n, b in strike.buildings() if any((n, lot) in around for lot in b.lots)]
    return [number for number in found if number in allowed]


def _free(play: Play, settlement: str) -> list[str]:
    return [
        f"{number}:{lot}"
        for numbers in play.numbers.settlements
        if settlement in ("", numbers.settlement.id)
        for number, district in enumerate(numbers.settlement.districts)
        for lot in free_lots(district, play.rules)
    ]


def _block(strike: Strike, blocked: bool) -> None:
    """Bar the squatters' lot from building, or free it."""
    district, lot = strike.kept("district"), strike.kept("lot")
    record = strike.settlement
    districts = list(record.districts)
    if district >= len(districts):  # a file may say so; nobody camps there
        return
    others = tuple(x for x in districts[district].blocked if x != lot)
    barred = tuple(sorted((*others, lot))) if blocked else others
    districts[district] = replace(districts[district], blocked=barred)
    strike.play.draft.put("settlements", record.id, replace(record, districts=tuple(districts)))


def _see_to_homes(strike: Strike) -> None:
    """Whether a home now stands on the lot; if not, the crown's name suffers (IT L1220)."""
    district, lot = strike.kept("district"), strike.kept("lot")
    rules = strike.play.rules
    homes = any(
        lot in b.lots
        and any(e.event == strike.record.id for e in rules.buildings[b.kind].effects_of(EventRemedy))
        for n, b in strike.buildings()
        if n == district
    )
    if not homes:
        strike.apply("not_housed")
    strike.ends()
