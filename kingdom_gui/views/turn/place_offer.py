"""What the panel lets the table choose on the place itself: hexes of the map, places of a settlement."""

from __future__ import annotations

from typing import NamedTuple

from ...engine.requests import Choose, Request, Roll
from ...engine.ruleset import Ruleset
from ...engine.state import Campaign
from ...engine.turn.driver import Pending
from .options import Option, options_of


class PlaceOffer(NamedTuple):
    """Options that lie somewhere. `choosable`: a click picks one; otherwise a die does. `gift` is what is to
    stand on the place chosen, if that is what is asked. `eager`: it came of what was done in the panel.
    """

    request: str
    step: str
    options: tuple[Option, ...]
    choosable: bool
    gift: str = ""
    eager: bool = False

    @property
    def page(self) -> str:
        """The page that shows the first of them."""
        return self.options[0].place.page


def place_offer(asked: Pending | None, eager: bool, campaign: Campaign, rules: Ruleset) -> PlaceOffer | None:
    """What is asked now, where its options lie somewhere."""
    request: Request | None = asked.request if asked is not None else None
    if asked is None or not isinstance(request, Choose | Roll) or not request.options:
        return None
    found = tuple(option for option in options_of(request, campaign, rules) if option.place.page)
    if not found:
        return None
    gift = str(request.parameters.get("building", "")) if request.kind == "lots" else ""
    return PlaceOffer(request.id, asked.step.id, found, isinstance(request, Choose), gift, eager)
