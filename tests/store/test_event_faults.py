"""Events in a campaign file: where they strike, and what they keep that their next turn cannot do without."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kingdom_gui.engine.actions import Change, decide
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.state import Ahead, Ongoing, Turn
from kingdom_gui.store.codec import decode, encode
from kingdom_gui.store.errors import StoreError

from .samples import RULES, full_campaign

HOME = (0, 0, 0)
HOUSE = (("build", 1), ("wanted", "house"))


def opened(**fields: object) -> object:
    """The sample with these fields of its kingdom, written and opened again."""
    campaign = full_campaign()
    changed = replace(campaign.kingdoms["mark"], **fields)
    return decode(encode(replace(campaign, kingdoms=campaign.kingdoms.set("mark", changed))), RULES, "any")


def going_on(event: str, *kept: tuple[str, int | str], **where: object) -> dict[str, object]:
    return {"events": (Ongoing(5, event, 3, kept=kept, **where),)}  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("fields", "code", "path"),
    [
        (going_on("building_demand", settlement="ford"), "missing_field", "events[0].kept"),
        (going_on("building_demand", *HOUSE), "missing_field", "events[0]"),
        (going_on("building_demand", *HOUSE, hex=HOME), "missing_field", "events[0]"),
        (
            going_on("building_demand", ("build", "1"), HOUSE[1], settlement="ford"),
            "wrong_kind", "events[0].kept[0][1]",
        ),
        (
            going_on("building_demand", ("build", 1), ("wanted", "hause"), settlement="ford"),
            "unknown_id", "events[0].kept[1][1]",
        ),
        (going_on("improvement_demand", ("build", 1), ("wanted", "farm")), "missing_field", "events[0]"),
        (
            going_on("improvement_demand", ("build", 2), ("wanted", "farm"), hex=HOME),
            "out_of_range", "events[0].kept[0][1]",
        ),
        (
            going_on("land_rush", ("before", 0), ("improvement", "farm"), ("site", "here")),
            "wrong_pattern", "events[0].kept[2][1]",
        ),
        (
            going_on("land_rush", ("before", 0), ("improvement", "house"), ("site", "0,0,1")),
            "unknown_id", "events[0].kept[1][1]",
        ),
        (
            going_on("squatters", ("district", 0), ("lot", 36), settlement="ford"),
            "out_of_range", "events[0].kept[1][1]",
        ),
        (
            going_on("squatters", ("district", -1), ("lot", 3), settlement="ford"),
            "out_of_range", "events[0].kept[0][1]",
        ),
        (going_on("slavers"), "missing_field", "events[0]"),
        (going_on("plague"), "missing_field", "events[0]"),
        ({"ahead": (Ahead(6, "boomtown", hex=HOME),)}, "unknown_field", "ahead[0].hex"),
        ({"ahead": (Ahead(-1, "boomtown"),)}, "out_of_range", "ahead[0].month"),
        ({"event_month": -2}, "out_of_range", "event_month"),
        ({"began": -2}, "out_of_range", "began"),
        ({"tithe": 101}, "out_of_range", "tithe"),
        ({"repayment": -1}, "out_of_range", "repayment"),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_place(fields: dict[str, object], code: str, path: str) -> None:
    with pytest.raises(StoreError) as told:
        opened(**fields)
    first = told.value.faults[0]
    assert (first.code, first.where) == (code, f"kingdoms[0].{path}")
    assert "\n" not in str(told.value)


@pytest.mark.parametrize(
    "fields",
    [
        going_on("feud"),
        going_on("feud", settlement="ford"),
        going_on("inquisition", ("passed", 1)),
        going_on("plague", hex=HOME),
        going_on("plague", settlement="ford"),
        going_on("monster_attack", hex=HOME),
        going_on("monster_attack", settlement="ford", hex=HOME),
        going_on("building_demand", *HOUSE, settlement="ford"),
        going_on("improvement_demand", ("build", 0), ("wanted", "farm"), hex=HOME),
        going_on("land_rush", ("before", 0), ("improvement", "farm"), ("site", "0,-1,1")),
        going_on("squatters", ("district", 0), ("lot", 8), settlement="ford"),
        going_on("squatters", ("district", 7), ("lot", 8), settlement="ford"),  # a district that is not there
        {"ahead": (Ahead(3, "monster_attack", hex=HOME), Ahead(3, "plague", "ford"), Ahead(2, "feud"))},
    ],
)
def test_what_opens_can_be_played(fields: dict[str, object]) -> None:
    """The month goes on to its end by the program's dice, or to a choice of the table's."""
    fields = {**fields, "turn": Turn("event"), "anarchy": False, "fallen": 0, "landless": 0}
    campaign = opened(**fields)
    for _ in range(12):
        played = decide(actions.PlayPhase(kingdom="mark", roll=True, month=True), campaign, RULES)  # type: ignore[arg-type]
        assert isinstance(played, Change)
        campaign = played.campaign
        if played.campaign.kingdoms["mark"].turn.phase != "done":
            break
        begun = decide(actions.AdvanceMonth(kingdom="mark"), campaign, RULES)
        assert isinstance(begun, Change)
        campaign = begun.campaign
        if campaign.kingdoms["mark"].fallen:  # the monster has eaten the last of it
            break
