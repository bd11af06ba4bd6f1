"""A campaign with a bare map, and with a kingdom on it where one is given."""

from __future__ import annotations

from ...document.document import Document
from ...engine.actions import Action, Refusal, decide
from ...engine.hexes import Orientation
from ...engine.state import Campaign
from .. import speech
from .founding.land import Layout, plains

USUAL_MAP = Layout(20, 15)


def empty_campaign(document: Document) -> Campaign:
    """A map of plains of the usual size, and nobody who rules there."""
    return begin_campaign(document, USUAL_MAP.columns, USUAL_MAP.rows, USUAL_MAP.orientation, None)


def begin_campaign(
    document: Document, columns: int, rows: int, orientation: Orientation, founding: Action | None
) -> Campaign:
    """A campaign with a map of plains and, where `founding` is given, its kingdom."""
    land = plains(Layout(columns, rows, orientation))
    actions = land.bare()
    if founding is not None:
        actions.append(founding)
    campaign = Campaign()
    for action in actions:
        outcome = decide(action, campaign, document.rules)
        if isinstance(outcome, Refusal):
            raise ValueError(speech.reasons(outcome.reasons, campaign))
        campaign = outcome.campaign
    return campaign
