"""What a month leaves behind can be saved and opened again: for every event, come what may."""

from __future__ import annotations

import pytest

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.requests import Answer, Choose, Confirm, Request, Roll
from kingdom_gui.engine.turn.driver import pending
from kingdom_gui.store.codec import decode, encode

from ..engine.table import RULES
from ..engine.test_events import Stage


def answer(request: Request, well: bool) -> Answer:
    """The best or the worst that can be answered, an exploding die once."""
    if isinstance(request, Roll):
        if request.explodes:
            return (request.sides, 1)
        return (request.sides if well else 1,) * request.count
    if isinstance(request, Choose):
        return request.options[0 if well else -1]
    return well if isinstance(request, Confirm) else "a ring"


@pytest.mark.parametrize("well", [True, False])
@pytest.mark.parametrize("event", sorted(RULES.events))
def test_a_campaign_struck_by_an_event_opens_as_it_was_saved(event: str, well: bool) -> None:
    stage = Stage().build("house", "museum", "library")
    stage.ready(event)
    while stage.step == "event.ahead":
        asked = pending(stage.campaign, "k", RULES)
        assert asked is not None
        answers = {asked.request.id: answer(asked.request, well)} if asked.request else {}
        stage.do(actions.PlayStep(answers=answers))
        assert decode(encode(stage.campaign), RULES, event) == stage.campaign
    stage.do(actions.PlayPhase(answers={"event.chance": (100,)}), actions.AdvanceMonth())
    assert decode(encode(stage.campaign), RULES, event) == stage.campaign
