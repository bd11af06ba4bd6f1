"""Every branch of every event, with the dice laid out (IT L1220-1259)."""

from __future__ import annotations

from typing import Any

import pytest

from kingdom_gui.engine import hexes
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.events.strike import EVENTS
from kingdom_gui.engine.requests import Answer

from .table import HOME, RULES
from .turn_table import TurnTable

NAMES = ("economy", "loyalty", "stability", "unrest", "treasury", "fame", "infamy", "consumption")
PASS, FAIL = (20,), (1,)


class Stage(TurnTable):
    """A kingdom of two hexes with a town of several buildings, about to meet an event."""

    def __init__(self) -> None:
        super().__init__(radius=3)
        self.found(size=7, treasury=100).reign().everyone()
        self.do(
            actions.Grant(unrest=6, fame=5, infamy=5, note="to begin with"),
            actions.FoundSettlement(settlement="a", name="Ashford", hex=HOME, granted=True),
        )

    def build(self, *kinds: str) -> Stage:
        """Build granted buildings of one or two lots, each on its own."""
        lot = 0
        for kind in kinds:
            size = RULES.buildings[kind].lots
            lots = tuple(range(lot, lot + size)) if size < 4 else (24, 25, 30, 31)
            self.do(actions.Build(settlement="a", building=kind, lots=lots, granted=True, override="stage"))
            lot += max(2, size) if size < 4 else 0
        return self

    def ready(self, event: str, settlement: str = "a") -> Stage:
        """Put an event ahead and play up to it."""
        where = settlement if RULES.events[event].scope == "settlement" else ""
        self.do(actions.PutAhead(event=event, month=self.campaign.month, settlement=where))
        self.go_to("event.ahead")
        return self

    def strike(self, event: str, **answers: Answer) -> dict[str, int]:
        """Let an event strike; what changed, by number."""
        self.ready(event)
        return self.settle(event, "ahead.1", **answers)

    def settle(self, event: str, number: str, **answers: Answer) -> dict[str, int]:
        before = self.everything()
        named = {f"event.{event}.{number}.{k.replace('__', '.')}": v for k, v in answers.items()}
        self.do(actions.PlayStep(answers=named))
        assert self.step in ("event.event", "event.ahead"), self.asked
        if self.step == "event.ahead":
            assert self.asked is None or number != "ahead.1", self.asked
        after = self.everything()
        return {k: after[k] - before[k] for k in after if after[k] != before[k]}

    def everything(self) -> dict[str, int]:
        found = self.totals(*NAMES)
        here = self.numbers.settlements[0]
        for name in ("corruption", "crime", "law", "lore", "productivity", "society"):
            found[name] = here.total(name)
        return found

    def again(self, event: str, **answers: Answer) -> dict[str, int]:
        """Play on to the next month's Event phase and settle what continues."""
        self.do(actions.PlayStep(answers={"event.chance": (100,)}))
        self.do(actions.AdvanceMonth())
        self.go_to("event.continuous")
        ongoing = next(e for e in self.kingdom.events if e.event == event)
        return self.settle(event, str(ongoing.id), **answers)

    @property
    def ongoing(self) -> list[str]:
        return [e.event for e in self.kingdom.events]

    def modifiers_of(self, target: str) -> int:
        """What events have changed of a total."""
        kept = self.kingdom.modifiers
        return sum(m.amount for m in kept if m.target == target and m.source.kind == "event")

    def modifiers(self) -> dict[str, int]:
        """Kingdom modifiers by target, whatever month they are for."""
        return {m.target: m.amount for m in self.kingdom.modifiers if m.source.kind == "event"}


def worth(stage: Stage, base_value: int) -> Stage:
    """Give the town this base value, and the cap that lets it stand."""
    for target in ("base_value", "base_value_cap"):
        now = stage.numbers.settlements[0].total(target)
        if now != base_value:
            stage.do(actions.AddModifier(target=target, amount=base_value - now, settlement="a"))
    return stage


def test_every_event_has_its_function() -> None:
    assert set(EVENTS) == set(RULES.events)


# Kingdom, beneficial


def test_archaeological_find_without_and_with_a_museum() -> None:
    stage = Stage()
    stage.strike("archaeological_find")
    assert stage.modifiers() == {"lore": 1}
    shown = Stage().build("museum")
    assert shown.strike("archaeological_find")["fame"] == 1


@pytest.mark.parametrize(
    ("die", "offer"), [(60, "embassy"), (61, "treaty"), (90, "treaty"), (91, "alliance")]
)
def test_diplomatic_overture(die: int, offer: str) -> None:
    stage = Stage()
    assert stage.strike("diplomatic_overture", occurs__treasury=(3,), offer=(die,)) == {"treasury": 3}
    lines = [e for e in stage.campaign.journal[1] if e.code == "diplomatic_offer"]
    assert lines[0].parameters == {"edict": offer}


def test_economic_boom_explodes() -> None:
    assert Stage().strike("economic_boom", occurs__treasury=(6, 6, 2)) == {"treasury": 14}


def test_festive_invitation_declined_and_accepted() -> None:
    assert Stage().strike("festive_invitation", accept=False) == {}
    stage = Stage()
    assert stage.strike("festive_invitation", accept=True, accepted__treasury=(2,)) == {"treasury": -2}
    assert stage.modifiers() == {"society": 1, "edict_check": 2}


def test_food_surplus_halves_the_next_upkeep_only() -> None:
    """7 + 0 districts: due 7 -> 3 (case food, ruling D52)."""
    stage = Stage()
    stage.strike("food_surplus")
    assert due_next(stage) == 3
    assert due_next(stage) == 7


@pytest.mark.parametrize(("die", "due"), [(PASS, 10), (FAIL, 14)])
def test_food_shortage(die: tuple[int, ...], due: int) -> None:
    """7 -> floor(10.5) = 10, or 14 (case food)."""
    stage = Stage()
    stage.strike("food_shortage", stability=die)
    assert due_next(stage) == due


def due_next(stage: Stage) -> int:
    """What the next Upkeep takes."""
    stage.go_to("done")
    stage.do(actions.AdvanceMonth())
    stage.go_to("upkeep.consumption")
    before = stage.total("treasury")
    stage.play()
    return before - stage.total("treasury")


def test_good_weather_ends_at_the_next_event_phase() -> None:
    """Economy, Loyalty, Productivity +2 (ruling A09)."""
    stage = Stage()
    assert stage.strike("good_weather") == {"economy": 2, "loyalty": 2}
    assert stage.modifiers()["productivity"] == 2
    stage.go_to("done")
    stage.do(actions.AdvanceMonth())
    stage.go_to("event.continuous")
    assert stage.modifiers()
    stage.play()
    assert not stage.modifiers()


@pytest.mark.parametrize(("die", "unrest"), [(PASS, 1), (FAIL, 3)])
def test_land_rush(die: tuple[int, ...], unrest: int) -> None:
    stage = Stage()
    answers: dict[str, Any] = {"hex": (1,), "improvement": (1,), "loyalty": die}
    if die == FAIL:
        answers["failure__unrest"] = (3,)
    assert stage.strike("land_rush", **answers) == {"stability": -1, "unrest": unrest}
    assert stage.ongoing == ["land_rush"]


def test_land_rush_is_made_good_by_building_the_same_beside_it() -> None:
    stage = Stage()
    stage.do(actions.SetWater(hexes=tuple(hexes.disk(HOME, 3)), lake=True))
    stage.strike("land_rush", hex=(1,), loyalty=PASS)
    seized = dict(stage.kingdom.events[0].kept)
    assert seized["improvement"] == "farm"
    stage.go_to("done")
    stage.do(actions.AdvanceMonth())
    stage.go_to("edict.improvements")
    level, q, r = (int(x) for x in str(seized["site"]).split(","))
    beside = next(h for h in hexes.neighbours((level, q, r)) if stage.campaign.claims.get(h) == "k")
    stage.do(actions.Improve(hexes=(beside,), improvement="farm"))
    stage.go_to("event.continuous")
    before = stage.total("stability")
    stage.play()
    assert stage.total("stability") == before + 1
    assert stage.ongoing == []


def test_natural_blessing_helps_stability_checks() -> None:
    stage = Stage()
    stage.strike("natural_blessing")
    stage.go_to("done")
    stage.do(actions.AdvanceMonth())
    asked = stage.asked
    assert asked is not None
    assert sum(e.amount for e in asked.modifiers if e.source.kind == "event") == 4  # type: ignore[union-attr]


def test_new_subjects() -> None:
    change = Stage().strike("new_subjects", occurs__treasury=(4,))
    assert change == {"stability": 1, "unrest": -1, "treasury": 4}


def test_political_calm_with_unrest() -> None:
    stage = Stage()
    assert stage.strike("political_calm", occurs__unrest=(5,)) == {"unrest": -5}
    assert stage.modifiers() == {"continuous_check": 2}


def test_political_calm_at_unrest_zero_with_nothing_continuing() -> None:
    """Loyalty and Stability +1 (case calm_zero, ruling D52b)."""
    stage = Stage()
    stage.ready("political_calm")
    stage.do(actions.Grant(unrest=-stage.total("unrest"), note="peace"))
    assert stage.settle("political_calm", "ahead.1", occurs__unrest=(5,)) == {"loyalty": 1, "stability": 1}


# Kingdom, dangerous


def test_assassination_of_another_is_stopped_by_stability() -> None:
    stage = Stage()
    assert stage.strike("assassination_attempt", target=(1,), stability=PASS) == {}


def test_assassination_succeeds() -> None:
    stage = Stage()
    roles = [leader.role for leader in stage.kingdom.leaders]
    at = roles.index("treasurer") + 1
    change = stage.strike("assassination_attempt", target=(at,), stability=FAIL, failure__unrest=(4,))
    assert change == {"unrest": 4}  # the role is vacant from the next Upkeep on (IT L67)
    assert [x.lost for x in stage.kingdom.leaders if x.role == "treasurer"] == ["dead"]


def test_assassination_of_a_player_is_played_out() -> None:
    stage = Stage()
    stage.do(actions.Dismiss(role="warden"), actions.Appoint(role="warden", name="Ada", player=True))
    at = [leader.role for leader in stage.kingdom.leaders].index("warden") + 1
    stage.strike("assassination_attempt", target=(at,), killed=False)
    assert any(leader.name == "Ada" for leader in stage.kingdom.leaders)


def test_bandits() -> None:
    """6 + 6 + 2 (case bandits_explode)."""
    assert Stage().strike("bandit_activity", stability=PASS) == {}
    change = Stage().strike("bandit_activity", stability=FAIL, failure__treasury=(6, 6, 2))
    assert change == {"treasury": -14}


def test_improvement_demand_met_and_unmet() -> None:
    """Ruling A52: continuing like a demand for a building."""
    stage = Stage()
    stage.do(actions.Improve(hexes=(HOME,), improvement="road", granted=True))
    where = stage.campaign.realm("k").index(HOME) + 1
    stage.ready("improvement_demand")
    stage.do(actions.PlayStep(answers={
        "event.hex.ahead.1": (where,), "event.improvement_demand.ahead.1.kind": (76,),
    }))  # fmt: skip
    assert dict(stage.kingdom.events[0].kept) == {"wanted": "road", "build": 0}
    assert stage.again("improvement_demand") == {"unrest": 1}
    stage.do(actions.RemoveImprovement(hexes=(HOME,), improvement="road"))
    assert stage.again("improvement_demand") == {}
    assert stage.ongoing == []


@pytest.mark.parametrize("die", [PASS, FAIL])
def test_large_disaster_in_one_hex(die: tuple[int, ...]) -> None:
    stage = Stage()
    stage.do(actions.Improve(hexes=(HOME,), improvement="road", granted=True))
    stage.ready("large_disaster")
    where = stage.campaign.realm("k").index(HOME) + 1
    stage.do(actions.PlayStep(answers={"event.hex.ahead.1": (where,)}))
    change = stage.settle("large_disaster", "ahead.1", extent=(5,), stability__1=die)
    assert change == ({} if die == PASS else {"unrest": 1})
    assert stage.campaign.hexes[HOME].improvements == (("road",) if die == PASS else ())


def test_large_disaster_spreads_with_a_six() -> None:
    """Ruling E11: 1d6 hexes beside it as well."""
    stage = Stage()
    realm = tuple(stage.campaign.realm("k"))
    stage.do(actions.Improve(hexes=realm, improvement="road", granted=True))
    stage.ready("large_disaster")
    at = realm.index(HOME) + 1
    named = {f"event.large_disaster.ahead.1.stability.{n}": FAIL for n in range(1, 4)}
    picked = {f"event.large_disaster.ahead.1.beside.{n}": (6 - n,) for n in (1, 2)}
    before = stage.total("unrest")
    stage.do(actions.PlayStep(answers={
        "event.hex.ahead.1": (at,),
        "event.large_disaster.ahead.1.extent": (6,), "event.large_disaster.ahead.1.hexes": (2,),
        **picked, **named,
    }))  # fmt: skip
    assert stage.total("unrest") - before == 3


def test_a_monster_beaten_by_check_or_in_person() -> None:
    assert Stage().strike("monster_attack", hex="0,0,0", stability=PASS) == {}
    assert Stage().strike("monster_attack", hex="0,0,0", in_person=True, in_person__success=True) == {}


def test_a_monster_at_unrest_zero_takes_no_hex() -> None:
    """0 + 4 < 5 (case monster_unrest_0, ruling D50b); it goes on."""
    stage = Stage()
    stage.ready("monster_attack")
    stage.do(actions.Grant(unrest=-stage.total("unrest"), note="peace"))
    size = stage.total("size")
    change = stage.settle("monster_attack", "ahead.1", hex="0,1,0", stability=FAIL)
    assert change == {"unrest": 4}
    assert stage.total("size") == size
    assert stage.ongoing == ["monster_attack"]


def test_a_monster_at_high_unrest_takes_its_hex_and_is_gone() -> None:
    stage = Stage()
    size = stage.total("size")
    stage.strike("monster_attack", hex="0,1,0", stability=FAIL)
    assert stage.total("size") == size - 1
    assert stage.ongoing == []


@pytest.mark.parametrize(
    ("dice", "rolled", "change"),
    [
        ((PASS, PASS), {"no_failure__treasury": (2,)}, {"stability": -2, "treasury": -2}),
        (
            (PASS, FAIL),
            {"one_failure__treasury": (5,), "one_failure__unrest": (2,)},
            {"stability": -4, "treasury": -5, "unrest": 2},
        ),
    ],
)
def test_plague(dice: tuple[Any, Any], rolled: dict[str, Any], change: dict[str, int]) -> None:
    stage = Stage()
    stage.ready("plague")
    answers = {
        "event.hex.ahead.1": (1,),
        "event.plague.ahead.1.stability.1": dice[0],
        "event.plague.ahead.1.stability.2": dice[1],
        **{f"event.plague.ahead.1.{k.replace('__', '.')}": v for k, v in rolled.items()},
    }
    before = stage.everything()
    stage.do(actions.PlayStep(answers=answers))
    after = stage.everything()
    assert {k: after[k] - before[k] for k in after if after[k] != before[k]} == change
    assert stage.ongoing == ([] if dice[1] == PASS else ["plague"])


def test_plague_spreads_after_two_failures() -> None:
    stage = Stage()
    stage.ready("plague")
    base = "event.plague.ahead.1."
    stage.do(actions.PlayStep(answers={
        "event.hex.ahead.1": (4,), base + "stability.1": FAIL, base + "stability.2": FAIL,
        base + "two_failures.treasury": (6,), base + "two_failures.unrest": (1,), base + "spreads": (1,),
    }))  # fmt: skip
    assert stage.ongoing == ["plague", "plague"]


def test_a_plague_hex_weighs_what_stands_in_it() -> None:
    """Inn, Stable and a road -3; Herbalist +1; Hospital +2 anywhere, +1 there (rulings C07, D68)."""
    stage = Stage().build("inn", "stable", "herbalist", "hospital")
    stage.do(actions.Improve(hexes=(HOME,), improvement="road", granted=True))
    stage.ready("plague")
    where = stage.campaign.realm("k").index(HOME) + 1
    stage.do(actions.PlayStep(answers={"event.hex.ahead.1": (where,)}))
    asked = stage.asked
    assert asked is not None
    places = [e.amount for e in asked.modifiers if e.source.kind in ("building", "improvement")]  # type: ignore[union-attr]
    assert sorted(places) == [-1, -1, -1, 1, 1, 2]


def test_public_scandal() -> None:
    assert Stage().strike("public_scandal", loyalty=PASS) == {"infamy": 1}
    stage = Stage()
    assert stage.strike("public_scandal", loyalty=FAIL) == {"infamy": 1, "unrest": 2}
    assert stage.modifiers()["loyalty_check"] == -4


def test_smugglers() -> None:
    """Rulings A08, A31: Corruption in each settlement."""
    assert Stage().strike("smugglers", loyalty__1=PASS, stability__2=PASS) == {}
    stage = Stage()
    change = stage.strike(
        "smugglers", loyalty__1=FAIL, stability__2=PASS, one_failure__corruption=(2,),
        one_failure__productivity=(3,), one_failure__treasury=(1,),
    )  # fmt: skip
    assert change == {"corruption": 2, "treasury": -1}
    assert stage.ongoing == []
    stage = Stage()
    change = stage.strike(
        "smugglers", loyalty__1=FAIL, stability__2=FAIL, two_failures__corruption=(4,),
        two_failures__productivity=(3,), two_failures__treasury=(6,),
    )  # fmt: skip
    assert change == {"corruption": 4, "treasury": -6}
    assert stage.ongoing == ["smugglers"]


# Settlement, beneficial


def test_boomtown_counts_buildings_that_add_to_economy() -> None:
    """Two Smithies; the House and the Park do not count (ruling D46b)."""
    stage = Stage().build("smithy", "smithy", "house", "park")
    assert stage.strike("boomtown", until_next_event__corruption=(3,)) == {"economy": 2, "corruption": 3}


def test_discovery() -> None:
    assert Stage().strike("discovery", occurs__lore=(4,)) == {"fame": 1, "lore": 4}


def test_justice_prevails() -> None:
    assert Stage().strike("justice_prevails") == {"law": 1, "loyalty": 1, "crime": -1, "unrest": -1}


@pytest.mark.parametrize(("die", "kind"), [(50, "monument"), (51, "park")])
def test_noblesse_oblige_builds_for_nothing(die: int, kind: str) -> None:
    stage = Stage().build("house")
    change = stage.strike("noblesse_oblige", gift=(die,), site="0:35")
    assert change["loyalty"] == 1
    assert change["unrest"] == -1
    assert "treasury" not in change
    assert stage.campaign.settlements["a"].districts[0].buildings[-1].kind == kind


def test_outstanding_success() -> None:
    stage = Stage()
    change = stage.strike("outstanding_success", occurs__treasury=(6,))
    assert change == {"fame": 1, "treasury": 6, "unrest": -2}
    assert stage.modifiers()["economy_check"] == 4


def test_pilgrimage_has_no_numbers() -> None:
    """Ruling D51b."""
    assert Stage().build("shrine").strike("pilgrimage") == {}


def test_remarkable_treasure_fills_a_slot_with_something_better() -> None:
    """A medium potion in a minor slot, of up to half as much again as the base value (IT L1256)."""
    stage = worth(Stage().build("shrine"), 200)  # of 500 gp in such a village
    stage.strike("remarkable_treasure", kind=(1,), made=(60,), name=(4,))
    (item,) = stage.campaign.settlements["a"].items
    assert (item.slot, item.name, item.price) == (0, "@potion::2:3:warm_hand", 300)
    assert (item.tier, item.kind, item.until) == ("medium", "potion", None)


def test_remarkable_treasure_is_not_dearer_than_the_raised_base_value() -> None:
    """750 gp are too much for 200 x 1.5: rolled again."""
    stage = worth(Stage().build("shrine"), 200)
    stage.strike("remarkable_treasure", kind=(1,), made=(61,), made__2=(1,), name=(1,))
    assert [i.price for i in stage.campaign.settlements["a"].items] == [50]


def test_remarkable_treasure_in_a_major_slot_stays_major() -> None:
    """Ruling D53b; the GM names it, where the campaign wants that."""
    stage = worth(Stage().build("magic_shop"), 500)
    stage.do(actions.SetItems(items_from="typed"))
    stage.ready("remarkable_treasure")
    base = "event.remarkable_treasure.ahead.1."
    stage.do(actions.PlayStep(answers={base + "slot": (7,)}))  # 4 minor, 2 medium, then the major one
    assert stage.asked is not None
    assert (stage.asked.parameters["tier"], stage.asked.parameters["most"]) == ("major", 750)
    stage.do(actions.PlayStep(answers={base + "item": "A crown of reeds, 700 gp"}))
    (item,) = stage.campaign.settlements["a"].items
    assert (item.slot, item.name, item.price, item.tier) == (6, "A crown of reeds", 700, "major")


def test_remarkable_treasure_of_which_nothing_is_cheap_enough() -> None:
    stage = Stage().build("shrine")  # base value 0 (ruling A47)
    stage.strike("remarkable_treasure")
    assert stage.campaign.settlements["a"].items == ()


def test_remarkable_treasure_without_a_slot_is_a_find() -> None:
    stage = Stage()
    stage.strike("remarkable_treasure", tier=(71,))
    (item,) = stage.campaign.settlements["a"].items
    assert (item.building, item.until, item.name, item.tier) == (0, 2, "", "medium")


def test_a_find_is_filled_in_the_next_upkeep_and_gone_in_the_event_phase_after_it() -> None:
    """IT L1249: a slot of its own, filled without a d100."""
    stage = worth(Stage(), 500)
    stage.strike("unexpected_find", tier=(70,))
    stage.do(actions.PlayStep(answers={"event.chance": (100,)}), actions.AdvanceMonth())
    stage.go_to("upkeep.items")
    key = "upkeep.find.a.0."
    stage.do(actions.PlayStep(answers={key + "kind": (1,), key + "made": (45,), key + "name": (4,)}))
    (item,) = stage.campaign.settlements["a"].items
    assert (item.name, item.price, item.until) == ("@potion::1:1:warm_hand", 50, 2)
    stage.go_to("event.ahead")
    assert stage.campaign.settlements["a"].items == ()


def test_a_find_that_is_bought_leaves_no_slot() -> None:
    stage = worth(Stage(), 500)
    stage.strike("unexpected_find", tier=(70,))
    stage.do(actions.PlayStep(answers={"event.chance": (100,)}), actions.AdvanceMonth())
    stage.go_to("upkeep.unrest")
    assert stage.refused(actions.TakeItem(settlement="a", building=0, slot=1)) == ["slot_empty"]
    stage.do(actions.TakeItem(settlement="a", building=0, slot=0))
    assert stage.campaign.settlements["a"].items == ()


def test_a_find_that_waits_cannot_be_bought() -> None:
    stage = Stage()
    stage.strike("unexpected_find", tier=(70,))
    assert stage.refused(actions.TakeItem(settlement="a", building=0, slot=0)) == ["slot_empty"]


@pytest.mark.parametrize(("die", "tier"), [(70, "minor"), (71, "medium")])
def test_unexpected_find(die: int, tier: str) -> None:
    stage = Stage()
    stage.strike("unexpected_find", tier=(die,))
    found = stage.campaign.settlements["a"].items
    assert [(item.building, item.slot, item.tier, item.name) for item in found] == [(0, 0, tier, "")]


def test_two_finds_have_a_slot_each() -> None:
    stage = Stage()
    stage.do(actions.PutAhead(event="unexpected_find", month=1, settlement="a"))
    stage.ready("unexpected_find")
    stage.do(actions.PlayStep(roll=True))
    assert [item.slot for item in stage.campaign.settlements["a"].items] == [0, 1]


def test_visiting_celebrity() -> None:
    assert Stage().strike("visiting_celebrity", occurs__treasury=(6, 1)) == {"fame": 1, "treasury": 7}


@pytest.mark.parametrize(("die", "kind"), [(75, "mansion"), (76, "noble_villa")])
def test_wealthy_immigrant(die: int, kind: str) -> None:
    stage = Stage().build("house")
    site = "0:35" if kind == "mansion" else "0:34 35"
    stage.strike("wealthy_immigrant", let=True, gift=(die,), site=site)
    assert stage.campaign.settlements["a"].districts[0].buildings[-1].kind == kind
    assert Stage().strike("wealthy_immigrant", let=False) == {}


# Settlement, dangerous


def test_building_demand() -> None:
    """Unmet +1 Unrest; put down -2 Loyalty, +1 Unrest; met: nothing (IT L1246)."""
    no_water = {"foundry", "pier", "waterfront"}
    wanted = sorted(set(RULES.buildings) - {"house"} - no_water).index("park") + 1
    stage = Stage().build("house")
    assert stage.strike("building_demand", kind=(75,), wanted=(wanted,)) == {}
    assert stage.again("building_demand") == {"unrest": 1}
    put_down = stage.again("building_demand", suppress=True, loyalty=PASS)
    assert put_down == {"loyalty": -2, "unrest": 1}
    assert stage.ongoing == []
    stage = Stage().build("house")
    stage.strike("building_demand", kind=(75,), wanted=(wanted,))
    stage.do(actions.Build(settlement="a", building="park", lots=(30,), granted=True))
    assert stage.again("building_demand") == {}
    assert stage.ongoing == []


@pytest.mark.parametrize(("dice", "more"), [((PASS, PASS), 0), ((PASS, FAIL), 1), ((FAIL, FAIL), 2)])
def test_crop_failure(dice: tuple[Any, Any], more: int) -> None:
    """One farm of -2: -1, or nothing, in the next Upkeep (IT L1245)."""
    stage = Stage()
    stage.do(actions.SetWater(hexes=(HOME,), lake=True))
    stage.do(actions.Improve(hexes=(HOME,), improvement="farm", granted=True))
    stage.strike("crop_failure", stability__1=dice[0], stability__2=dice[1])
    assert due_next(stage) == 7 - 2 + more
    assert due_next(stage) == 7 - 2


@pytest.mark.parametrize(("dice", "times", "goes_on"), [((PASS, FAIL), 1, False), ((FAIL, FAIL), 2, True)])
def test_cult_activity(dice: tuple[Any, Any], times: int, goes_on: bool) -> None:
    """Case cult."""
    stage = Stage()
    change = stage.strike("cult_activity", loyalty__1=dice[0], stability__2=dice[1])
    expected = {"unrest": times, "stability": -times, "productivity": -times, "society": -times}
    assert change == expected
    assert bool(stage.ongoing) == goes_on


def test_drug_den() -> None:
    """Ruling D47b: anything but two successes leaves it running."""
    assert Stage().build("house").strike("drug_den", loyalty__1=PASS, stability__2=PASS) == {}
    stage = Stage().build("house")
    assert stage.strike("drug_den", loyalty__1=PASS, stability__2=FAIL) == {"crime": 1, "unrest": 1}
    assert stage.ongoing == ["drug_den"]
    stage = Stage().build("house")
    change = stage.strike("drug_den", loyalty__1=FAIL, stability__2=FAIL, spreads=(50,))
    assert change == {"crime": 1, "unrest": 1, "economy": -1, "loyalty": -1, "stability": -1}
    assert [a.event for a in stage.kingdom.ahead] == ["drug_den"]


def test_feud() -> None:
    stage = Stage()
    assert stage.strike("feud", loyalty=PASS) == {"unrest": 1}
    assert stage.ongoing == []
    stage = Stage()
    change = stage.strike("feud", loyalty=FAIL, failure__unrest=(4,))
    assert change == {"corruption": 1, "unrest": 4}
    assert stage.ongoing == ["feud"]


def test_inquisition_success_failure_success_success() -> None:
    """-1 -2 -1 -0; failure Law +1, Infamy +1; ended (case inquisition)."""
    stage = Stage()
    before = stage.everything()
    stage.strike("inquisition", loyalty=PASS)
    stage.again("inquisition", loyalty=FAIL)
    stage.again("inquisition", loyalty=PASS)
    stage.again("inquisition", loyalty=PASS)
    after = stage.everything()
    for name in ("lore", "productivity"):
        assert after[name] - before[name] == -4
    assert stage.modifiers_of("loyalty") == stage.modifiers_of("stability") == -4
    assert after["law"] - before["law"] == 1
    assert after["infamy"] - before["infamy"] == 1
    assert stage.ongoing == []


def test_localized_disaster() -> None:
    """Two lots in danger: one saved, one lost; its Unrest is that of the lot (ruling D49b)."""
    stage = Stage().build("smithy", "park", "brewery")
    change = stage.strike(
        "localized_disaster", lots=(2,), lot__1=(1,), lot__2=(1,), stability__1=FAIL, stability__2=PASS
    )
    assert change == {"economy": -1, "stability": -1, "unrest": 1}


def test_localized_disaster_takes_a_large_building_whole() -> None:
    """A Theater of two lots: Unrest +2 (case destroyed_lots)."""
    stage = Stage().build("theater")
    change = stage.strike("localized_disaster", lots=(1,), stability__1=FAIL)
    assert change == {"economy": -2, "stability": -2, "unrest": 2}


def test_sensational_crime_weighs_law_against_crime() -> None:
    stage = Stage()
    stage.do(actions.AddModifier(target="law", amount=3, settlement="a", note="test"))
    stage.do(actions.AddModifier(target="crime", amount=1, settlement="a", note="test"))
    stage.ready("sensational_crime")
    asked = stage.asked
    assert asked is not None
    assert sum(e.amount for e in asked.modifiers if e.source.kind == "settlement") == 2  # type: ignore[union-attr]
    change = stage.settle("sensational_crime", "ahead.1", stability__1=FAIL, stability__2=PASS)
    assert change == {"unrest": 1}
    assert stage.ongoing == ["sensational_crime"]
    worse = stage.again(
        "sensational_crime", stability__1=FAIL, stability__2=FAIL, two_failures__treasury=(3,)
    )
    assert worse == {"law": -1, "loyalty": -1, "treasury": -3, "unrest": 2}
    assert stage.again("sensational_crime", stability__1=PASS, stability__2=PASS) == {}
    assert stage.ongoing == []


@pytest.mark.parametrize(
    ("alignment", "own", "expected"), [("LG", 0, 1), ("LG", 3, 3), ("CE", 0, -1), ("CE", 3, 3 - 1)]
)
def test_sensational_crime_takes_the_kingdoms_law_where_it_is_higher(
    alignment: str, own: int, expected: int
) -> None:
    """IT L1434: with expanded modifiers, for rolls about a settlement, the higher of the two."""
    stage = Stage()
    stage.do(actions.EditKingdom(alignment=alignment))
    if own:
        stage.do(actions.AddModifier(target="law", amount=own, settlement="a", note="test"))
    stage.do(actions.SetRuling(ruling="expanded_modifiers", choice="on"))
    stage.ready("sensational_crime")
    asked = stage.asked
    assert asked is not None
    assert sum(e.amount for e in asked.modifiers if e.source.kind == "settlement") == expected  # type: ignore[union-attr]


def test_slavers_as_printed_and_by_the_setting() -> None:
    """Ruling A44: Unrest falls, unless the toggle turns it round."""
    stage = Stage()
    change = stage.strike("slavers", loyalty__1=FAIL, stability__2=PASS)
    assert change == {"loyalty": -1, "stability": -1, "unrest": -1}
    assert stage.ongoing == []
    stage = Stage()
    stage.do(actions.SetRuling(ruling="slavers_raise_unrest", choice="on"))
    change = stage.strike("slavers", loyalty__1=FAIL, stability__2=FAIL)
    assert change == {"loyalty": -2, "stability": -2, "unrest": 2}
    assert stage.ongoing == ["slavers"]


def test_squatters_stay_until_dispersed_and_then_want_a_home() -> None:
    """Fame -1, Stability -1, Unrest +2 each phase (ruling D54b); the lot is barred meanwhile (IT L1220)."""
    stage = Stage().build("house")
    change = stage.strike("squatters", lot=(35,), stability=FAIL)
    assert change == {"fame": -1, "stability": -1, "unrest": 2}
    assert stage.campaign.settlements["a"].districts[0].blocked == (35,)
    inn = actions.Build(settlement="a", building="park", lots=(35,), granted=True)
    assert "lot_blocked" in stage.refused(inn)
    assert stage.again("squatters", stability=PASS) == {"fame": -1, "stability": -1, "unrest": 2}
    assert stage.campaign.settlements["a"].districts[0].blocked == ()
    assert stage.again("squatters") == {"infamy": 1, "unrest": 2}
    assert stage.ongoing == []


@pytest.mark.parametrize("home", ["house", "tenement"])
def test_squatters_housed(home: str) -> None:
    stage = Stage().build("house")
    stage.strike("squatters", lot=(35,), stability=PASS)
    stage.do(actions.Build(settlement="a", building=home, lots=(35,), granted=True))
    assert stage.again("squatters") == {}
    assert stage.ongoing == []


def test_vandals() -> None:
    assert Stage().build("smithy").strike("vandals", loyalty__1=PASS, stability__2=PASS) == {}
    stage = Stage().build("smithy")
    change = stage.strike("vandals", loyalty__1=FAIL, stability__2=PASS)
    assert change == {"society": -1, "economy": -1, "stability": -1}
    assert stage.campaign.settlements["a"].districts[0].buildings[0].damaged


def test_vandals_destroy_a_theater() -> None:
    """2 lots: +2; its modifiers are lost (case destroyed_lots)."""
    stage = Stage().build("theater")
    change = stage.strike("vandals", loyalty__1=FAIL, stability__2=FAIL, how_many=(1,))
    assert change == {"economy": -2, "stability": -2, "unrest": 2}


# Hired adventurers (IT L1219)


def test_adventurers_help_one_check_for_a_price() -> None:
    """+5 for 8 BP, once an Event phase."""
    stage = Stage()
    stage.ready("bandit_activity")
    base = "event.bandit_activity.ahead.1.stability"
    stage.do(actions.PlayStep(answers={f"{base}.hire": "middle"}))
    asked = stage.asked
    assert asked is not None
    assert sum(e.amount for e in asked.modifiers if e.source.id == "adventurers") == 5  # type: ignore[union-attr]
    before = stage.total("treasury")
    stage.do(actions.PlayStep(answers={f"{base}.hire": "middle", base: PASS}))
    assert before - stage.total("treasury") == 8
