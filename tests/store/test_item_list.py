"""The GM's own list of magic items, read as spreadsheets write it; faults are told by their line."""

from __future__ import annotations

import pytest

from kingdom_gui.engine.actions.items import MOST_LISTED
from kingdom_gui.engine.state import ListedItem
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.item_list import read_items

from .samples import RULES

HEAD = "name,kind,tier,price\n"


def read(text: str) -> tuple[ListedItem, ...]:
    return read_items(text.encode(), "items.csv", RULES)


def told(text: str) -> list[tuple[int, str, str]]:
    """Line, column and code of each fault."""
    with pytest.raises(StoreError) as error:
        read(text)
    assert str(error.value).startswith("items.csv")
    return [(fault.line, fault.where, fault.code) for fault in error.value.faults]


def test_a_list_is_read() -> None:
    text = HEAD + 'Lamp of the ford,wondrous_item,minor,900\n"Ring, dull",ring,minor,"2,400 gp"\n'
    assert read(text) == (
        ListedItem("Lamp of the ford", "wondrous_item", "minor", 900),
        ListedItem("Ring, dull", "ring", "minor", 2400),
    )


@pytest.mark.parametrize(
    "text",
    [
        "\ufeffname;kind;tier;price\r\nLampada;Oggetto meraviglioso;Minore;1.900 mo\r\n",
        "price\ttier\tkind\tname\n1900\tmineur\tobjet merveilleux\tLampada\n",
        "name,kind,tier,price\nLampada,Wondrous Items,MINOR,1900\n",
        "name,tier,kind,price\nLampada,schwach,wundersamer Gegenstand,1'900\n",
    ],
)
def test_as_spreadsheets_and_languages_have_it(text: str) -> None:
    assert read(text) == (ListedItem("Lampada", "wondrous_item", "minor", 1900),)


def test_an_empty_list_is_one() -> None:
    assert read(HEAD) == ()


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("", [(1, "", "missing_column")] * 4),
        ("name,kind,tier\n", [(1, "", "missing_column")]),
        ("name,kind,tier,prize\n", [(1, "", "unknown_column"), (1, "", "missing_column")]),
        (HEAD + "Lamp,ring,minor\n", [(2, "", "row_length")]),
        (HEAD + "Lamp,ring,minor,5\nOrb,lamp,minor,5\n", [(3, "kind", "unknown_id")]),
        (HEAD + "Lamp,ring,small,5\n", [(2, "tier", "unknown_id")]),
        (HEAD + "Lamp,ring,minor,cheap\n", [(2, "price", "wrong_kind")]),
        (HEAD + "Lamp,ring,minor,-5\n", [(2, "price", "wrong_kind")]),
        (HEAD + "Lamp,ring,minor,2.5\n", [(2, "price", "wrong_kind")]),
        (HEAD + "Lamp,ring,minor,10000001\n", [(2, "price", "out_of_range")]),
        (HEAD + ",ring,minor,5\n", [(2, "name", "wrong_kind")]),
        (HEAD + "@ring,ring,minor,5\n", [(2, "name", "wrong_kind")]),
        (
            HEAD + ",ring,y,z\n",
            [(2, "name", "wrong_kind"), (2, "price", "wrong_kind"), (2, "tier", "unknown_id")],
        ),
    ],
)  # fmt: skip
def test_faults_have_their_line(text: str, faults: list[tuple[int, str, str]]) -> None:
    assert told(text) == faults


@pytest.mark.parametrize("zeros", [25, 5000])
def test_a_price_of_many_zeros_is_what_it_is(zeros: int) -> None:
    """Python refuses to read a number of more than 4,300 digits."""
    assert read(HEAD + f"Lamp,ring,minor,{'0' * zeros}7\n")[0].price == 7
    assert told(HEAD + f"Lamp,ring,minor,{'0' * zeros}{'9' * 11}\n") == [(2, "price", "out_of_range")]


def test_columns_may_be_in_capitals_and_with_blanks_but_each_once() -> None:
    assert read("Name, Kind ,TIER,price\nLamp,ring,minor,5\n") == (ListedItem("Lamp", "ring", "minor", 5),)
    assert told("name,Name,kind,tier,price\nA,B,ring,minor,5\n") == [(1, "", "twice")]


def test_lines_are_those_of_the_file() -> None:
    """Blank lines and names of two lines are counted."""
    assert told(HEAD + '\n\n"Lamp of\nthe ford",ring,minor,5\nOrb,lamp,minor,5\n') == [
        (6, "kind", "unknown_id")
    ]


def test_a_name_is_one_line_of_signs_that_can_be_shown() -> None:
    assert read(HEAD + '"Lamp  of\n the ford",ring,minor,5\n')[0].name == "Lamp of the ford"
    for sign in ("\0", "\x1b[31m", "\u202e"):
        assert told(HEAD + f"Lamp{sign},ring,minor,5\n") == [(2, "name", "wrong_kind")]


def test_no_command_is_named_that_would_not_read_a_table() -> None:
    with pytest.raises(StoreError) as error:
        read(HEAD + ",ring,y,z\n")
    assert str(error.value).endswith("(2 more faults)")


def test_what_would_be_right_is_said() -> None:
    with pytest.raises(StoreError) as error:
        read(HEAD + "Lamp,rign,minor,5\n")
    assert (
        str(error.value)
        == "items.csv, line 2, column 1, kind: There is no kind of item “rign”. Did you mean “ring”?"
    )
    with pytest.raises(StoreError) as error:
        read(HEAD + "Lamp,ring,great,5\n")
    assert str(error.value).endswith("Known: major, medium, minor.")


def test_what_is_no_text_is_told() -> None:
    with pytest.raises(StoreError) as error:
        read_items(HEAD.encode() + b"L\xe4mp,ring,minor,5\n", "items.csv", RULES)
    assert [(fault.line, fault.code) for fault in error.value.faults] == [(2, "not_utf8")]


def test_a_list_too_long_is_told() -> None:
    assert told(HEAD + "Lamp,ring,minor,5\n" * (MOST_LISTED + 1)) == [(MOST_LISTED + 2, "", "too_many_rows")]
