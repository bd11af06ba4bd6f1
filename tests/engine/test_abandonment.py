"""Buildings that lose what they need beside them, by the optional rule (IT L1304)."""

from __future__ import annotations

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.calendar import due
from kingdom_gui.engine.requests import Roll
from kingdom_gui.engine.settlement_totals import settlement_numbers
from kingdom_gui.engine.state import Building

from .table import HOME, RULES
from .turn_table import TurnTable


class Street(TurnTable):
    """A Tavern beside a House, in a month that has come to its Upkeep; the rule is on unless told."""

    def __init__(self, strict: str = "on") -> None:
        super().__init__(radius=3)
        self.found(size=7, treasury=100).reign().everyone()
        self.do(
            actions.SetRuling(ruling="abandoned_buildings", choice=strict),
            actions.FoundSettlement(settlement="a", name="Ashford", hex=HOME, granted=True),
        )
        self.house = self.put("house", 7)
        self.tavern = self.put("tavern", 8)

    def put(self, kind: str, *lots: int, override: str = "") -> int:
        """A granted building; its number."""
        build = actions.Build(settlement="a", building=kind, lots=lots, granted=True, override=override)
        self.do(build)
        return max(b.id for b in self.campaign.settlements["a"].districts[0].buildings)

    def lose(self, number: int) -> None:
        self.do(actions.Destroy(settlement="a", number=number))

    def here(self, number: int) -> Building:
        (district,) = self.campaign.settlements["a"].districts
        return next(b for b in district.buildings if b.id == number)

    def to_unrest(self) -> None:
        """On to the step of Upkeep in which Unrest is reckoned, of this month or the next."""
        while self.step != "upkeep.unrest":
            answers = {
                "upkeep.stability": (20,),
                "event.chance": (100,),
                "taxes": (10,),
                "upkeep.slot.a.0": (1,),
            }
            if self.step == "done":
                self.do(actions.AdvanceMonth())
                continue
            self.do(actions.PlayStep(answers=answers, roll=True))

    def codes(self) -> list[str]:
        return [line.code for line in self.campaign.journal[self.campaign.month]]

    def answer(self, **answers: object) -> None:
        self.play(**answers)  # type: ignore[arg-type]


def closing(number: int) -> str:
    return f"upkeep__closing__a__{number}"


def reopen(number: int) -> str:
    return f"upkeep__reopen__a__{number}"


def closures(street: Street) -> list[tuple[str, int, str, object]]:
    """What the calendar tells of buildings that close."""
    told = due(street.campaign, "k", RULES)
    return [
        (d.code, d.month, d.phase, d.parameters["building"]) for d in told if d.code == "due_building_closes"
    ]


def test_by_default_nothing_happens() -> None:
    street = Street("off")
    street.lose(street.house)
    street.to_unrest()
    street.play()
    assert street.here(street.tavern).idle == ""
    assert street.here(street.tavern).closes == 0


def test_a_one_closes_it_at_once_and_its_benefit_is_lost() -> None:
    street = Street()
    street.lose(street.house)
    street.to_unrest()
    asked = street.asked
    assert isinstance(asked, Roll)
    assert (asked.sides, asked.parameters["building"], asked.parameters["lot"]) == (3, "tavern", "C2")
    economy, unrest = street.total("economy"), street.total("unrest")
    before = street.campaign
    street.answer(**{closing(street.tavern): (1,)})
    assert street.here(street.tavern).idle == "abandoned"
    assert street.total("economy") == economy - 1
    assert street.total("unrest") == unrest + 1
    assert "building_abandoned" in street.codes()
    numbers = settlement_numbers(street.campaign, "a", RULES)
    assert numbers.total("base_value") == 0
    (line,) = [e for e in numbers.ledger("base_value") if e.source.id == "tavern"]
    assert (line.amount, line.applies, line.reason) == (500, False, "abandoned")
    assert before.settlements["a"] != street.campaign.settlements["a"]


def test_a_three_leaves_it_two_months_more() -> None:
    street = Street()
    street.lose(street.house)
    month = street.campaign.month
    street.to_unrest()
    street.answer(**{closing(street.tavern): (3,)})
    assert street.here(street.tavern).closes == month + 2
    assert street.here(street.tavern).idle == ""
    assert closures(street) == [("due_building_closes", month + 2, "upkeep", "tavern")]
    for passed in (1, 2):
        assert street.here(street.tavern).idle == ""
        street.go_to("done")
        street.do(actions.AdvanceMonth())
        street.to_unrest()
        street.play()
        assert street.campaign.month == month + passed
    assert street.here(street.tavern).idle == "abandoned"
    assert closures(street) == []


def test_a_new_house_in_time_keeps_it_open() -> None:
    street = Street()
    street.lose(street.house)
    street.to_unrest()
    street.answer(**{closing(street.tavern): (2,)})
    assert closures(street)
    street.put("house", 7)
    assert closures(street) == []
    street.go_to("done")
    street.do(actions.AdvanceMonth())
    street.to_unrest()
    street.play()
    assert (street.here(street.tavern).idle, street.here(street.tavern).closes) == ("", 0)
    assert "building_stays_open" in street.codes()


def test_a_replacement_and_an_economy_check_bring_it_back_in_a_later_upkeep() -> None:
    street = Street()
    street.lose(street.house)
    street.to_unrest()
    street.answer(**{closing(street.tavern): (1,)})
    street.put("house", 7)
    for die, idle in ((1, "abandoned"), (20, "")):
        street.go_to("done")
        street.do(actions.AdvanceMonth())
        street.to_unrest()
        asked = street.asked
        assert isinstance(asked, Roll)
        assert (asked.purpose, asked.parameters["attribute"]) == ("reopen_building", "economy")
        street.answer(**{reopen(street.tavern): (die,)})
        assert street.here(street.tavern).idle == idle
    assert "building_reopened" in street.codes()


def test_no_check_without_a_neighbour_to_spare() -> None:
    street = Street()
    street.lose(street.house)
    street.to_unrest()
    street.answer(**{closing(street.tavern): (1,)})
    street.put("house", 7)
    street.put("inn", 6)  # the new house serves the inn: what is abandoned keeps nobody from it
    street.go_to("done")
    street.do(actions.AdvanceMonth())
    street.to_unrest()
    assert street.asked is None
    street.play()
    assert street.here(street.tavern).idle == "abandoned"


def test_an_abandoned_building_gives_no_discount_takes_no_upgrade_and_the_gm_may_fill_it() -> None:
    street = Street()
    shop = street.put("shop", 6, override="a second house is to come")
    street.do(actions.SetBuilding(settlement="a", number=shop, abandoned=True))
    assert street.here(shop).idle == "abandoned"
    upgrade = actions.Upgrade(settlement="a", number=shop, building="luxury_store")
    assert "building_stands_empty" in street.refused(upgrade)
    street.do(actions.SetBuilding(settlement="a", number=shop, abandoned=False))
    assert street.here(shop).idle == ""
    university = street.put("university", 22, 23, 28, 29)
    street.do(actions.SetBuilding(settlement="a", number=university, abandoned=True))
    library = actions.Build(settlement="a", building="library", lots=(35,))
    assert street.do(library).price.total == 6


def test_undone_it_is_as_before() -> None:
    street = Street()
    street.lose(street.house)
    street.to_unrest()
    before = street.campaign
    change = street.do(actions.PlayStep(answers={f"upkeep.closing.a.{street.tavern}": (1,)}))
    assert change.patch.reverse().apply(change.campaign) == before
