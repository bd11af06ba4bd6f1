"""What the panel lets the table choose on the place itself: hexes of the map, places of a settlement."""

from __future__ import annotations

from typing import NamedTuple

from ...engine.hexes import HexId, hex_at, place_of
from ...engine.requests import Choose, Request, Roll
from ...engine.ruleset import Ruleset
from ...engine.state import Campaign
from ...engine.territory import cut_off
from ...engine.turn.driver import Pending
from .options import Option, Place, options_of


class PlaceOffer(NamedTuple):
    """Options that lie somewhere. `choosable`: a click picks one; otherwise a die does, or they are what is
    asked about. `gift` is what is to stand on the place chosen, if that is what is asked. `eager`: it came of
    what was done in the panel.
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
    """What is asked now, where its options, or the land it is about, lie somewhere."""
    request: Request | None = asked.request if asked is not None else None
    if asked is None or not isinstance(request, Choose | Roll) or not request.options:
        return None
    if request.purpose == "territory_cut_off":
        land = tuple(Option(place_of(h), "", place=Place(h)) for h in _cut_off(asked, request, campaign))
        return PlaceOffer(request.id, asked.step.id, land, False) if land else None
    found = tuple(option for option in options_of(request, campaign, rules) if option.place.page)
    if not found:
        return None
    gift = str(request.parameters.get("building", "")) if request.kind == "lots" else ""
    return PlaceOffer(request.id, asked.step.id, found, isinstance(request, Choose), gift, eager)


def _cut_off(asked: Pending, request: Choose | Roll, campaign: Campaign) -> tuple[HexId, ...]:
    """The land that a question about its leader is about, by the hexes lost in the step under way."""
    gone = {hex_at(str(line.parameters["hex"])) for line in asked.told if line.code == "hex_lost"}
    about = hex_at(str(request.parameters["hex"]))
    parts = cut_off(campaign, campaign.at_table, gone)
    return next((part.hexes for part in parts if about in part.hexes), ())
