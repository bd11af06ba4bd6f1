"""A played kingdom handed over to the game master: what stays known of it, and what is closed."""

from __future__ import annotations

from pathlib import Path

from kingdom_gui.engine.actions.every import (
    Claim,
    EditKingdom,
    FoundNeighbour,
    Grant,
    HandOver,
    PlayNeighbour,
    SetAttitude,
    SetPaper,
    SitAtTable,
)
from kingdom_gui.engine.neighbours import attitude, economy_ledger, size_of
from kingdom_gui.engine.patch import Draft
from kingdom_gui.engine.relations import open_embassy, relation
from kingdom_gui.engine.state import Neighbour
from kingdom_gui.engine.totals import numbers
from kingdom_gui.store.campaign_file import load_campaign, save_campaign

from .table import RULES, Table

FAR = (0, 3, 0)


def table() -> Table:
    """Kingdom `k` with 3 hexes at the table, and `n`, once a neighbour, played as well."""
    made = Table().found(size=3)
    made.do(FoundNeighbour(kingdom="n", name="North", hexes=(FAR,), economy=20, attitude="friendly"))
    made.do(PlayNeighbour(kingdom="n", totals={"stability": 14}))
    return made


def test_what_is_known_of_it_is_what_its_books_said() -> None:
    made = table()
    made.do(EditKingdom(kingdom="k", colour="#123456", note="Ours", alignment="LG"))
    before = numbers(made.campaign, "k", RULES)
    made.do(SitAtTable(kingdom="n"))
    made.do(HandOver(kingdom="k"))
    ours = made.campaign.kingdoms["k"]
    assert not ours.played
    assert (ours.colour, ours.note, ours.alignment) == ("#123456", "Ours", "LG")
    assert ours.neighbour == Neighbour(None, before.total("economy"), before.total("stability"))
    assert size_of(made.campaign, "k", RULES) == 3  # counted on the map, which has all of it
    assert (ours.treasury.value, ours.leaders, ours.routes) == (0, (), ())


def test_land_attitudes_and_agreements_stay() -> None:
    made = table()
    made.do(SetAttitude(kingdom="n", toward="k", attitude="helpful"))
    draft = Draft(made.campaign)
    open_embassy(draft, "n", "k")
    made.campaign = draft.campaign
    made.do(HandOver(kingdom="n"))
    assert made.campaign.claims[FAR] == "n"
    assert attitude(made.campaign, "n", "k") == "helpful"
    assert relation(made.campaign, "n", "k").embassy
    assert relation(made.campaign, "k", "n").embassy


def test_a_size_that_the_map_does_not_show_is_kept_as_a_number() -> None:
    made = table()
    made.do(SetPaper(kingdom="n", totals={"size": 44}))
    made.do(HandOver(kingdom="n"))
    assert size_of(made.campaign, "n", RULES) == 44
    made.do(Claim(kingdom="n", hexes=((0, 3, -1),)))
    assert size_of(made.campaign, "n", RULES) == 44


def test_to_and_fro_it_is_the_same_to_others() -> None:
    made = table()
    made.do(HandOver(kingdom="n"))
    first = made.campaign.kingdoms["n"]
    economy = economy_ledger(made.campaign, "n", RULES)
    assert economy is not None
    assert economy.total == 20
    made.do(PlayNeighbour(kingdom="n"))
    made.do(HandOver(kingdom="n"))
    assert made.campaign.kingdoms["n"] == first


def test_one_at_the_table_leaves_its_seat_to_the_next_and_the_last_one_stays() -> None:
    made = table()
    made.do(HandOver(kingdom="k"))
    assert made.campaign.at_table == "n"
    assert made.refused(HandOver(kingdom="n")) == ["only_kingdom_played"]
    assert made.refused(HandOver(kingdom="k")) == ["only_a_neighbour"]
    assert made.refused(Grant(kingdom="k", treasury=1)) == ["only_a_neighbour"]


def test_it_can_be_saved(tmp_path: Path) -> None:
    made = table()
    made.do(HandOver(kingdom="n"))
    file = tmp_path / "handed.kingdom.json"
    save_campaign(file, made.campaign)
    assert load_campaign(file, RULES).kingdoms == made.campaign.kingdoms
