"""What is asked, in words: steps, requests, offers and the options of choices."""

from __future__ import annotations

from ...engine.requests import Request, Roll, Write
from ...engine.ruleset import Ruleset
from ...engine.state import Campaign
from ...engine.turn.event_phase import event_chance
from ...engine.turn.quiet import NAMES_ITEM
from ...engine.turn.steps import Step
from .. import labels, speech

SETTLEMENT_NUMBERS = labels.MODIFIERS
EVENT_PARTS = ("event",)


def step_name(step: Step, campaign: Campaign) -> str:
    """A step's short name: "Taxes"."""
    return speech.speaker(campaign).say(f"step_{step.id}")


def step_purpose(step: Step, campaign: Campaign) -> str:
    """What is done in a step, as a sentence."""
    return speech.speaker(campaign).say(f"step_{step.id}_why")


def sentence(request: Request, campaign: Campaign, rules: Ruleset) -> str:
    """What a request asks, as a sentence or the label of an offer."""
    said = speech.speaker(campaign)
    parameters: dict[str, str | int] = dict(request.parameters)
    if isinstance(request, Write) and request.purpose == NAMES_ITEM:
        parameters["item_kind"] = parameters.get("kind", "any")
        return said.say("ask_name_item" if parameters.get("building") else "ask_name_find", parameters)
    if request.purpose == "event_chance":
        parameters["chance"] = event_chance(campaign, campaign.kingdoms[campaign.at_table], rules)
    elif request.purpose in rules.events:
        return _of_event(request, campaign, rules)
    if isinstance(request, Roll):
        if request.purpose == "upkeep_stability" and request.target is None:
            return said.say("ask_stability_unrest")
        if request.purpose == "lower_unrest":
            return said.say("ask_lower_unrest_check")
    return said.say(f"ask_{request.purpose}", parameters)


def _of_event(request: Request, campaign: Campaign, rules: Ruleset) -> str:
    """What an event asks: its check, a die of its own, an amount, or a choice."""
    said = speech.speaker(campaign)
    parts = request.id.split(".")
    if not isinstance(request, Roll):
        return said.say("ask_event_choice", {"part": parts[-1]})
    if request.target is not None:
        return said.say("ask_event_check")
    changes = rules.events[request.purpose].changes
    for place, part in enumerate(parts[:-1]):
        if place > 1 and parts[place + 1] in changes.get(part, {}):
            name = parts[place + 1]
            if name in named_numbers():
                return said.say("ask_event_amount", {"what": number_name(name)})
            return said.say("ask_event_die", {"part": name})
    named = [part for part in parts[2:] if not part.isdigit()]
    part = named[-1] if named else "other"
    if part == "kind" and request.purpose.endswith("_demand"):
        part = "demand"
    return said.say("ask_event_die", {"part": part})


def named_numbers() -> tuple[str, ...]:
    """The numbers an event changes that have a name of their own."""
    checks = ("economy_check", "loyalty_check", "stability_check")
    stocks = ("treasury", "unrest", "economy", "loyalty", "stability", "fame", "infamy", "consumption")
    return (*stocks, *checks, *SETTLEMENT_NUMBERS)


def number_name(name: str) -> str:
    """What a number that events change is called."""
    return labels.number(name)
