"""Events under way are those that continue and those whose effects count this month."""

from __future__ import annotations

from immutables import Map
from msgspec.structs import replace

from kingdom_gui.engine.known import as_players_know
from kingdom_gui.engine.ledger import Source
from kingdom_gui.engine.state import Campaign, Hex, Kingdom, Modifier, Ongoing, Settlement
from kingdom_gui.engine.under_way import UnderWay, events_under_way

HOME, OUT = (0, 0, 0), (0, 1, 0)


def campaign(*modifiers: Modifier, events: tuple[Ongoing, ...] = ()) -> Campaign:
    kingdom = Kingdom("k", "Kay", stage="reigning", modifiers=modifiers, events=events)
    return Campaign(
        month=4,
        at_table="k",
        hexes=Map({HOME: Hex(explored=True), OUT: Hex(explored=True)}),
        claims=Map({HOME: "k", OUT: "k"}),
        kingdoms=Map({"k": kingdom}),
        settlements=Map({"ford": Settlement("ford", "Ford", HOME)}),
    )


def of(event: str, place: str = "", since: int = 4, until: int | None = 4, settlement: str = "") -> Modifier:
    return Modifier(1, "economy", 1, Source("event", event, place), since, until, settlement)


def test_one_that_continues_is_where_it_struck() -> None:
    plague = Ongoing(1, "plague", 3, settlement="ford")
    beast = Ongoing(2, "monster_attack", 4, hex=OUT)
    assert events_under_way(campaign(events=(plague, beast))) == (
        UnderWay("plague", "k", "ford", HOME),
        UnderWay("monster_attack", "k", "", OUT),
    )


def test_one_whose_effects_count_now_is_under_way_and_told_once() -> None:
    weather = of("good_weather")
    again = replace(weather, target="loyalty")
    assert events_under_way(campaign(weather, again)) == (UnderWay("good_weather", "k"),)
    assert events_under_way(campaign(of("good_weather", since=2, until=3))) == ()
    assert events_under_way(campaign(of("good_weather", since=5, until=6))) == ()


def test_effects_tell_the_place() -> None:
    assert events_under_way(campaign(of("vandals", "ford#3"))) == (UnderWay("vandals", "k", "ford", HOME),)
    assert events_under_way(campaign(of("bandit_activity", "0,1,0"))) == (
        UnderWay("bandit_activity", "k", "", OUT),
    )
    assert events_under_way(campaign(of("boomtown", settlement="ford"))) == (
        UnderWay("boomtown", "k", "ford", HOME),
    )


def test_what_a_gm_or_a_ruling_changes_is_no_event() -> None:
    assert events_under_way(campaign(Modifier(1, "economy", 1, Source("gm")))) == ()


def test_players_know_of_it_as_the_gm_does() -> None:
    made = campaign(of("good_weather"), events=(Ongoing(1, "plague", 3, settlement="ford"),))
    assert events_under_way(as_players_know(made)) == events_under_way(made)
