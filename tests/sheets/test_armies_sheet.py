"""The roster of armies on paper: what it says of each, and that it runs on over pages."""

from __future__ import annotations

from msgspec.structs import replace

from kingdom_gui.engine.state import Army
from kingdom_gui.sheets.armies_sheet import army_rows
from kingdom_gui.sheets.books import make_book, parts_of, parts_of_kind
from kingdom_gui.sheets.labels import labels

from .realms import HOME, plain

GUARD = Army(
    7, "Grey Guard", 2, 4, 0, 1, "veterans", "Large", "1/2", "archers", "Ada", HOME, "settlement",
    "weirmouth", 1, "Shield wall",
)  # fmt: skip
LEVY = Army(8, "Levy", 1200, 0, tactics=1, hex=(0, 9, 9))


def with_armies(*armies: Army):
    made = plain()
    kingdom = replace(made.kingdoms["k"], armies=armies)
    return replace(made, kingdoms=made.kingdoms.set("k", kingdom))


def test_a_row_says_all_that_is_known(rules):
    campaign = with_armies(GUARD, LEVY)
    assert list(army_rows(campaign, campaign.kingdoms["k"], rules, labels("en"))) == [
        (
            "Grey Guard",
            "Large",
            "1/2",
            "8",
            "All month",
            "Ada",
            "Weirmouth",
            "Shield wall",
            "archers, veterans",
        ),
        ("Levy", "", "", "1,200", "In reserve", "", "Not on the map", "+1", ""),
    ]


def test_it_speaks_the_language_of_the_sheet(rules):
    campaign = with_armies(replace(GUARD, within="", weeks=1))
    row = next(army_rows(campaign, campaign.kingdoms["k"], rules, labels("it")))
    assert row[4] == "Una settimana al mese"


def test_the_roster_is_a_part_of_the_kingdoms_sheet_where_there_are_armies(campaigns, rules):
    words = labels("en")
    assert "armies" not in [part.id for part in parts_of(campaigns["plain"], words)]
    campaign = with_armies(GUARD)
    assert parts_of_kind("sheet", campaign, words)[:3] == ["kingdom", "leaders", "armies"]
    book = make_book(["armies"], campaign, rules, words)
    assert [page.part for page in book.pages] == ["armies"]


def test_many_armies_take_more_pages(campaigns, rules):
    book = make_book(["armies"], campaigns["hostile"], rules, labels("en"))
    assert len(book.pages) > 1
