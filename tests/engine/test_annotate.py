"""What the GM writes on the map, the fog over it, and what the players know."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kingdom_gui.engine.actions import Change, Refusal, decide
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.known import as_players_know
from kingdom_gui.engine.state import Campaign, Special

from .table import RULES, Table

HERE, THERE, FAR = (0, 0, 0), (0, 1, 0), (0, 2, 0)


@pytest.fixture
def table() -> Table:
    return Table(radius=3)


def done(campaign: Campaign, action: actions.Action) -> Campaign:
    outcome = decide(action, campaign, RULES)
    assert isinstance(outcome, Change), outcome
    assert outcome.patch.reverse().apply(outcome.campaign) == campaign
    return outcome.campaign


def code(campaign: Campaign, action: actions.Action) -> str:
    outcome = decide(action, campaign, RULES)
    assert isinstance(outcome, Refusal)
    return outcome.reasons[0].code


def test_labels_are_placed_changed_and_taken_off(table: Table) -> None:
    campaign = done(table.campaign, actions.PlaceLabel(hex=HERE, text=" The Hills ", size=5, angle=-20))
    (label,) = campaign.labels.values()
    assert (label.text, label.size, label.angle, label.shared) == ("The Hills", 5, -20, True)
    campaign = done(campaign, actions.EditLabel(number=label.id, hex=THERE, text="Hills"))
    assert campaign.labels[label.id] == replace(label, hex=THERE, text="Hills")
    assert not done(campaign, actions.RemoveLabel(number=label.id)).labels


def test_pins_are_placed_changed_and_taken_off(table: Table) -> None:
    campaign = done(table.campaign, actions.PlacePin(hex=HERE, text="A wyrm", symbol="danger"))
    (pin,) = campaign.pins.values()
    assert not pin.shared
    campaign = done(campaign, actions.EditPin(number=pin.id, shared=True))
    assert campaign.pins[pin.id].shared
    assert not done(campaign, actions.RemovePin(number=pin.id)).pins


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (actions.PlaceLabel(hex=HERE, text="  "), "label_empty"),
        (actions.PlaceLabel(hex=HERE, text="x", size=6), "number_out_of_range"),
        (actions.PlaceLabel(hex=HERE, text="x", angle=91), "number_out_of_range"),
        (actions.PlaceLabel(hex=(0, 9, 9), text="x"), "no_such_hex"),
        (actions.EditLabel(number=7), "no_such_label"),
        (actions.RemoveLabel(number=7), "no_such_label"),
        (actions.PlacePin(hex=(0, 9, 9)), "no_such_hex"),
        (actions.EditPin(number=7), "no_such_pin"),
        (actions.RemovePin(number=7), "no_such_pin"),
        (actions.Reveal(hexes=((0, 9, 9),)), "no_such_hex"),
    ],
)
def test_what_cannot_be_written_says_why(table: Table, action: actions.Action, why: str) -> None:
    assert code(table.campaign, action) == why


def test_what_is_written_on_a_hex_goes_with_it(table: Table) -> None:
    campaign = done(table.campaign, actions.PlacePin(hex=FAR))
    campaign = done(campaign, actions.PlaceLabel(hex=FAR, text="Sea"))
    campaign = done(campaign, actions.PlaceLabel(hex=HERE, text="Hills"))
    campaign = done(campaign, actions.RemoveHexes(hexes=(FAR,)))
    assert not campaign.pins
    assert [label.text for label in campaign.labels.values()] == ["Hills"]


def test_who_explored_a_hex_and_when_is_kept_from_the_first_time(table: Table) -> None:
    blank = table.campaign.hexes.set(FAR, replace(table.campaign.hexes[FAR], explored=False, cleared=False))
    campaign = replace(table.campaign, hexes=blank, month=4)
    campaign = done(campaign, actions.Explore(hexes=(FAR,), by="The rangers"))
    assert (campaign.hexes[FAR].explored_by, campaign.hexes[FAR].explored_in) == ("The rangers", 4)
    later = done(replace(campaign, month=9), actions.Explore(hexes=(FAR,), cleared=True))
    assert (later.hexes[FAR].explored_by, later.hexes[FAR].explored_in) == ("The rangers", 4)
    forgotten = done(later, actions.Explore(hexes=(FAR,), explored=False, cleared=False))
    assert forgotten.hexes[FAR].explored_in == 0


def test_players_know_no_secret(table: Table) -> None:
    campaign = table.found(treasury=5).campaign
    land = {
        hex_id: replace(there, explored=False, cleared=False, name="Secret Vale", note="A traitor",
                        special=(Special("lair"),))
        for hex_id, there in campaign.hexes.items()
        if hex_id not in campaign.claims
    }  # fmt: skip
    veiled = campaign.hexes.update(land)
    campaign = replace(campaign, hexes=veiled)
    unknown = next(hex_id for hex_id in sorted(land) if hex_id != FAR)
    campaign = done(campaign, actions.Reveal(hexes=(FAR,)))
    campaign = done(campaign, actions.PlacePin(hex=FAR, text="The crown lies here"))
    campaign = done(campaign, actions.PlacePin(hex=FAR, text="An inn", shared=True))
    campaign = done(campaign, actions.PlacePin(hex=unknown, text="Nobody has been here", shared=True))
    known = as_players_know(campaign)
    assert unknown not in known.hexes
    assert set(known.hexes) == {FAR, *campaign.claims}
    assert known.hexes[FAR].special == ()
    assert [pin.text for pin in known.pins.values()] == ["An inn"]
    assert "Secret Vale" not in repr(known)
    assert "traitor" not in repr(known)
    assert not known.journal
    explored = as_players_know(done(campaign, actions.Explore(hexes=(FAR,))))
    assert explored.hexes[FAR].has("lair")
    assert explored.hexes[FAR].note == ""
    shared = as_players_know(done(campaign, actions.NoteHex(hex=FAR, shared=True)))
    assert shared.hexes[FAR].note == "A traitor"
