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
        (HEAD + ",ring,y,z\n", [(2, "name", "wrong_kind"), (2, "price", "wrong_kind"), (2, "tier", "unknown_id")]),
    ],
)  # fmt: skip
def test_faults_have_their_line(text: str, faults: list[tuple[int, str, str]]) -> None:
    assert told(text) == faults


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
