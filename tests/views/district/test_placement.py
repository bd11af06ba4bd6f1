"""Where a building may go, and what would come of it: the same answers as doing it gives."""

from __future__ import annotations

import pytest

from kingdom_gui.engine.actions import Change, Refusal
from kingdom_gui.engine.actions.build import Build, MoveBuilding
from kingdom_gui.engine.placements import Form, forms_of, place_of_kind
from kingdom_gui.views.district.offers import Offers
from kingdom_gui.views.district.placement import Placement, Spot, Terms

from .towns import RULES, TOWN, Town, lot, lots


@pytest.mark.parametrize(
    ("kind", "ground", "forms"),
    [
        ("house", "lots", [Form(1)]),
        ("market", "lots", [Form(2), Form(2, True)]),
        ("castle", "lots", [Form(4)]),
        ("waterway", "lots", [Form(1), Form(2), Form(2, True)]),
        ("magical_streetlamps", "lots", [Form(1)]),
        ("city_wall", "side", []),
        ("watergate", "side", []),
        ("sewer_system", "district", []),
    ],
)
def test_ground_and_forms(kind, ground, forms):
    assert place_of_kind(RULES.buildings[kind]) == ground
    assert list(forms_of(RULES.buildings[kind])) == forms


def test_turning_goes_round(town):
    placement = Placement(town.document, TOWN, "market")
    assert placement.spot(0, 0) == Spot(0, lots("A1", "B1"))
    assert placement.turn()
    assert placement.spot(0, 0) == Spot(0, lots("A1", "A2"))
    assert placement.spot(0, lot("A6")) is None
    assert placement.turn()
    assert not placement.turned
    assert not Placement(town.document, TOWN, "castle").turn()


def test_what_is_lit_is_what_can_be_done(town):
    placement = Placement(town.document, TOWN, "inn")
    legal = placement.legal(0).lots
    assert legal == set(lots("B1", "A2"))  # beside the house on A1, ruling D20
    for place in range(36):
        action = Build(kingdom="k", settlement=TOWN, building="inn", lots=(place,))
        assert isinstance(town.document.check(action), Change) == (place in legal)


def test_a_change_of_the_campaign_is_noticed(town):
    placement = Placement(town.document, TOWN, "inn")
    assert placement.legal(0).lots == set(lots("B1", "A2"))
    town.build("tannery", "D4")
    town.build("house", "C6")
    assert lot("D6") in placement.legal(0).lots


def test_sides_and_the_whole_district(town):
    assert Placement(town.document, TOWN, "city_wall").legal(0).sides == {"n", "e", "w"}  # the south is water
    assert Placement(town.document, TOWN, "sewer_system").legal(0).anywhere
    assert not Placement(town.document, TOWN, "watergate").legal(0).sides
    town.build("city_wall", side="e")
    assert Placement(town.document, TOWN, "watergate").legal(0).sides == {"e"}


def test_terms_and_moves_make_their_actions(town):
    placement = Placement(town.document, TOWN, "inn", terms=Terms(planned=True))
    action = placement.action(Spot(0, lots("B1")))
    assert isinstance(action, Build)
    assert action.planned
    assert not action.granted
    moved = Placement(town.document, TOWN, "house", number=1).action(Spot(0, lots("B1")))
    assert isinstance(moved, MoveBuilding)


class TestOffers:
    def test_price_and_reduction_as_one_would_pay_now(self, town):
        offers = Offers(town.document, TOWN)
        assert offers.of("jail").price == 14
        assert offers.of("jail").less == ()
        town.build("town_hall", "C4", "D4")  # halves the first Jail (IT L910)
        offer = offers.of("jail")
        assert (offer.list_price, offer.price) == (14, 7)
        assert [(entry.source.id, entry.amount) for entry in offer.less] == [("town_hall", -7)]
        assert offer.legal

    def test_what_cannot_be_built_says_why_and_what_it_would_cost(self, town):
        offer = Offers(town.document, TOWN).of("magical_streetlamps")
        assert not offer.legal
        assert offer.price == 5
        assert offer.reasons[0].code == "needs_building"

    def test_the_reasons_are_those_of_the_nearest_miss(self):
        poor = Town(treasury=3)
        offer = Offers(poor.document, TOWN).of("bank")
        assert [reason.code for reason in offer.reasons] == ["treasury_short"]

    def test_granted_costs_nothing(self, town):
        offer = Offers(town.document, TOWN, Terms(granted=True)).of("bank")
        assert (offer.price, offer.legal) == (0, True)

    def test_every_offer_is_the_truth(self, town):
        offers = Offers(town.document, TOWN)
        for kind in RULES.buildings:
            placement = Placement(town.document, TOWN, kind)
            found = False
            for _ in range(max(len(placement.forms), 1)):
                legal = placement.legal(0)
                found = found or bool(legal.lots or legal.sides or legal.anywhere)
                placement.turn()
            assert offers.of(kind).legal == found, kind
            assert found or isinstance(placement.outcome(next(placement.spots(0))), Refusal)
