"""A history that does not fit its campaign, or itself, is told as exactly as the rest of a file."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from immutables import Map
from msgspec.structs import replace

from kingdom_gui.engine.history import at, moments
from kingdom_gui.engine.rewind import month_start
from kingdom_gui.engine.state import Campaign, Hex, Settlement
from kingdom_gui.store.codec import decode, encode
from kingdom_gui.store.errors import StoreError

from .samples import RULES, full_campaign, with_months

HOME, FAR = (0, 0, 0), (0, 1, 1)


def refused(change: Callable[[dict], object]) -> StoreError:
    """What is said of the full campaign's file once its plain data is changed."""
    plain = json.loads(encode(full_campaign()))
    change(plain)
    with pytest.raises(StoreError) as caught:
        decode(json.dumps(plain).encode(), RULES, "my.kingdom.json")
    return caught.value


def test_the_history_comes_back_and_each_month_with_it():
    campaign = full_campaign()
    again = decode(encode(campaign), RULES, "test")
    assert moments(again) == (3, 4)
    for month in moments(campaign):
        assert at(again, month) == at(campaign, month)
        assert decode(encode(at(again, month)), RULES, "test") == at(campaign, month)


def test_a_file_without_a_history_opens_and_is_written_without_one():
    plain = json.loads(encode(full_campaign()))
    del plain["past"]
    campaign = decode(json.dumps(plain).encode(), RULES, "test")
    assert (campaign.opened, campaign.past) == (None, Map())
    assert b'"past"' not in encode(campaign)


BAD = [
    # (name, change to `past`, code, path, what the sentence says)
    ("empty-month", lambda p: p[0].update(month=2), "past_month", "past[0].month", "month 3 is expected"),
    ("month-missing", lambda p: p.pop(), "past_month", "past[0].month", "month 4 is expected"),
    ("misspelt", lambda p: p[0].update(kingdom=[]), "unknown_field", "past[0].kingdom", "kingdoms"),
    (
        "capital",
        lambda p: p[0]["kingdoms"][0].update(capital="frod"),
        "unknown_id",
        "past[0].kingdoms[0].capital",
        "“ford”",
    ),
    (
        "role",
        lambda p: p[0]["kingdoms"][0]["leaders"][0].update(role="king"),
        "unknown_id",
        "past[0].kingdoms[0].leaders[0].role",
        "king",
    ),
    (
        "kingdom-twice",
        lambda p: p[1]["kingdoms"].append(p[1]["kingdoms"][0]),
        "twice",
        "past[1].kingdoms[2].id",
        "guests",
    ),
    (
        "ability",
        lambda p: p[0]["kingdoms"][0]["leaders"][0].update(abilities=[0, 0, 0, 0, 0, 900]),
        "out_of_range",
        "past[0].kingdoms[0].leaders[0].abilities[5]",
        "900",
    ),
    (
        "amount",
        lambda p: p[0]["flows"][0]["entries"][0].update(amount=10**12),
        "out_of_range",
        "past[0].flows[0].entries[0].amount",
        "1000000000000",
    ),
    (
        "stock",
        lambda p: p[0]["flows"][0].update(stock="tresury"),
        "unknown_id",
        "past[0].flows[0].stock",
        "“treasury”",
    ),
    (
        "flow-of-nobody",
        lambda p: p[0]["flows"][0].update(kingdom="nobody"),
        "unknown_id",
        "past[0].flows[0].kingdom",
        "nobody",
    ),
    ("table", lambda p: p[0].update(at_table="guests"), "unknown_id", "past[0].at_table", "guests"),
    (
        "ruling",
        lambda p: p[0].update(rulings=[["allow_deficit", "on"]]),
        "unknown_id",
        "past[0].rulings[0][0]",
        "allow_deficit",
    ),
    ("counter", lambda p: p[0].update(counter=1), "counter_behind", "past[0].counter", "5 or more"),
    ("counter-below-0", lambda p: p[1].update(counter=-1), "out_of_range", "past[1].counter", "-1"),
    ("lines", lambda p: p[1].update(lines=-1), "out_of_range", "past[1].lines", "-1"),
    (
        "terrain",
        lambda p: p[0]["hexes"][0]["hex"].update(terrain="forrest"),
        "unknown_id",
        "past[0].hexes[0].hex.terrain",
        "“forest”",
    ),
    (
        "river",
        lambda p: p[0]["hexes"][0]["hex"].update(river=900),
        "out_of_range",
        "past[0].hexes[0].hex.river",
        "900",
    ),
    (
        "prepared",
        lambda p: p[0]["hexes"][0]["hex"].update(prepared=-1),
        "out_of_range",
        "past[0].hexes[0].hex.prepared",
        "-1",
    ),
    (
        "owner",
        lambda p: p[0]["hexes"][0].update(owner="guests"),
        "unknown_id",
        "past[0].hexes[0].owner",
        "guests",
    ),
    (
        "no-hexes-in-run",
        lambda p: p[0]["hexes"][0].update(runs=[[0, 0, 0, 0]]),
        "out_of_range",
        "past[0].hexes[0].runs[0][3]",
        "0",
    ),
    (
        "endless-run",
        lambda p: p[0]["hexes"][0].update(runs=[[0, 0, 0, 10**9]]),
        "out_of_range",
        "past[0].hexes[0].runs[0][3]",
        "1000000000",
    ),
    (
        "far-run",
        lambda p: p[0].update(no_hexes=[[0, 10**7, 0, 1]]),
        "out_of_range",
        "past[0].no_hexes[0][1]",
        "10000000",
    ),
    (
        "short-run",
        lambda p: p[0]["hexes"][0].update(runs=[[0, 0, 0]]),
        "wrong_length",
        "past[0].hexes[0].runs[0]",
        "4",
    ),
    (
        "unknown-absent",
        lambda p: p[0].update(no_settlements=["port"]),
        "unknown_id",
        "past[0].no_settlements[0]",
        "port",
    ),
    (
        "settlement-in-the-sea",
        lambda p: p[0]["settlements"][0].update(hex=[0, 99, 99]),
        "hex_off_map",
        "past[0].settlements[0].hex",
        "99",
    ),
    (
        "settlement-on-another",
        lambda p: p[1]["settlements"][0].update(hex=[0, 0, 0]),
        "hex_taken",
        "past[1].settlements[0].hex",
        "ford",
    ),
]


@pytest.mark.parametrize(
    ("change", "code", "path", "says"), [case[1:] for case in BAD], ids=[case[0] for case in BAD]
)
def test_a_bad_history_is_named_with_its_path_and_what_would_be_right(change, code, path, says):
    error = refused(lambda file: change(file["past"]))
    assert (error.faults[0].code, error.faults[0].where) == (code, path)
    assert path in str(error)
    assert says in str(error)


def test_what_was_not_there_yet_leaves_nobody_behind():
    """A month before the capital was founded: the kingdom that leads nowhere is told, where it stands."""
    error = refused(lambda file: file["past"][0].update(settlements=[], no_settlements=["camp", "ford"]))
    assert (error.faults[0].code, error.faults[0].where) == ("unknown_id", "past[0].kingdoms[0].capital")


def test_a_settlement_does_not_lie_on_a_hex_that_was_not_there():
    error = refused(lambda file: file["past"][0]["no_hexes"].append([0, 0, 0, 1]))
    assert "hex_off_map" in {fault.code for fault in error.faults}


def moved(campaign: Campaign) -> Campaign:
    """A campaign whose town lay two months ago on a hex that is no longer, and last month not yet on this."""
    now = replace(campaign, hexes=Map({HOME: Hex()}), settlements=Map({"a": Settlement("a", "A", HOME)}))
    second = replace(month_start(now), hexes=Map({HOME: Hex(), FAR: Hex("hills")}))
    first = replace(
        second, month=1, hexes=Map({FAR: Hex("hills")}), settlements=Map({"a": Settlement("a", "A", FAR)})
    )
    return with_months(now, second, first)


def test_hexes_come_and_go_in_the_course_of_the_months():
    campaign = moved(Campaign(month=2))
    again = decode(encode(campaign), RULES, "test")
    assert again == campaign
    assert set(at(again, 1).hexes) == {FAR}
    assert at(again, 1).settlements["a"].hex == FAR
