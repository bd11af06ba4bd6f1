"""The steps of founding: what to do, and what of it is done."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from ..engine.leadership import is_filled
from ..engine.state import Campaign, Kingdom

translate = QCoreApplication.translate

ON_THE_MAP = ("draw", "claim", "settle")


class Step(NamedTuple):
    """One step of founding: what to do, what helps, whether it is done, and what the window should open:
    a page, or on the map `draw`, `claim` or `settle` (`first_steps`).
    """

    name: str
    hint: str
    done: bool
    opens: str


def founding_steps(campaign: Campaign, kingdom: Kingdom) -> list[Step]:
    """All of them, in the order in which they are best taken."""
    edicts = kingdom.edicts
    issued = None not in (edicts.holiday, edicts.promotion, edicts.taxation)
    settlements = campaign.settlements_of(kingdom.id)
    first = next(iter(campaign.hexes.values()), None)
    drawn = first is not None and any(there.terrain != first.terrain for there in campaign.hexes.values())
    built = any(d.buildings for settlement in settlements for d in settlement.districts)
    return [
        Step(
            translate("GuideCard", "Draw the land"),
            translate("GuideCard", "Choose a terrain beside the map and paint."),
            drawn,
            "draw",
        ),
        Step(
            translate("GuideCard", "Claim the first hex"),
            translate("GuideCard", "Select it on the map, mark it explored and cleared, and claim it."),
            bool(campaign.realm(kingdom.id)),
            "claim",
        ),
        Step(
            translate("GuideCard", "Found a settlement"),
            translate("GuideCard", "In a hex you claimed. It becomes the capital."),
            bool(settlements),
            "settle",
        ),
        Step(
            translate("GuideCard", "Build"),
            translate(
                "GuideCard", "Drag buildings from the list onto the lots: a House, then an Inn beside it."
            ),
            built,
            "settlement",
        ),
        Step(
            translate("GuideCard", "Appoint leaders"),
            translate("GuideCard", "The Ruler first; every empty role costs something."),
            is_filled(kingdom, "ruler"),
            "kingdom",
        ),
        Step(
            translate("GuideCard", "Issue the edicts"),
            translate("GuideCard", "Holidays, promotion and taxation."),
            issued,
            "kingdom",
        ),
    ]


def next_step(campaign: Campaign, kingdom: Kingdom) -> Step | None:
    """The first that is not done; None: all are."""
    return next((step for step in founding_steps(campaign, kingdom) if not step.done), None)


__all__ = ["ON_THE_MAP", "Step", "founding_steps", "next_step"]
