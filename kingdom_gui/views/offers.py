"""What can be done with the hexes selected, each with its price, or why not: for inspector and menu."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from ..document.document import Document
from ..engine.actions import Action, Change, Refusal
from ..engine.actions.improve import Improve, PrepareHex, RemoveImprovement
from ..engine.actions.land import Abandon, Claim
from ..engine.actions.loss import GoToRuin
from ..engine.actions.win_back import cities_asked
from ..engine.actions.world import Explore
from ..engine.hexes import HexId
from ..engine.rule_effects import ReferenceOnly
from ..engine.state import Hex
from ..engine.territory import cut_off, lost_at
from . import speech

Hexes = tuple[HexId, ...]
MOST_AT_ONCE = 1000  # hexes: beyond, deciding all that could be done would be felt
PLACE_FIELDS = ("kingdom", "hexes", "hex", "settlement", "override")
translate = QCoreApplication.translate


class Offer(NamedTuple):
    """One thing to do: its group and name on screen, the icon, the action, and what would come of it.

    `asks` is what the window is asked for before it is done (`abandon`, `claim`); empty: it is done at once.
    """

    group: str
    name: str
    icon: str
    action: Action
    outcome: Change | Refusal
    asks: str = ""

    @property
    def key(self) -> str:
        """What it does, whatever it does it to: the action with all its fields but the places."""
        names = (name for name in self.action.__struct_fields__ if name not in PLACE_FIELDS)
        told = (f"{name}={getattr(self.action, name)!r}" for name in names)
        return f"{type(self.action).__name__}({', '.join(told)})"

    @property
    def possible(self) -> bool:
        """Whether it can be done as things stand."""
        return isinstance(self.outcome, Change)

    @property
    def price(self) -> int:
        """What it costs in BP, also where it cannot be done."""
        return self.outcome.price.total


def hex_offers(document: Document, hexes: Hexes) -> list[Offer]:
    """All that applies to these hexes in the order of a realm's growth; of very many hexes, nothing.

    Offers that could never make sense here (claiming one's own hex, removing what is not there) are left out.
    """
    campaign = document.campaign
    present = tuple(hex_id for hex_id in hexes if hex_id in campaign.hexes)
    if not present or len(present) > MOST_AT_ONCE:
        return []
    there = [campaign.hexes[hex_id] for hex_id in present]
    offers = _land(document, present, there)
    if document.kingdom is not None:
        offers += _realm(document, present)
        offers += _improvements(document, present)
        lost = tuple(h for h in present if lost_at(document.kingdom, h) and h not in campaign.claims)
        offers += _ruin(document, lost)
        offers += _removals(document, tuple(h for h in present if h not in lost))
    return offers


def _land(document: Document, hexes: Hexes, there: list[Hex]) -> list[Offer]:
    group = translate("Offers", "Land")
    offers = []
    if not all(one.explored for one in there):
        offers.append(
            _offer(document, group, translate("Offers", "Mark as explored"), "explore", Explore(hexes=hexes))
        )
    if not all(one.cleared for one in there):
        action = Explore(hexes=hexes, explored=None, cleared=True)
        offers.append(_offer(document, group, translate("Offers", "Mark as cleared"), "done", action))
    return offers


def _realm(document: Document, hexes: Hexes) -> list[Offer]:
    campaign, kingdom = document.campaign, document.campaign.at_table
    group = translate("Offers", "Realm")
    free = tuple(hex_id for hex_id in hexes if hex_id not in campaign.claims)
    own = tuple(hex_id for hex_id in hexes if campaign.claims.get(hex_id) == kingdom)
    offers = []
    if free:
        action: Action = Claim(kingdom=kingdom, hexes=free)
        if cities_asked(campaign, kingdom, free, document.rules):
            name = translate("Offers", "Claim…")
            offers.append(_offer(document, group, name, "claim", action, "claim"))
        else:
            offers.append(_offer(document, group, translate("Offers", "Claim"), "claim", action))
        action = Claim(kingdom=kingdom, hexes=free, granted=True)
        offers.append(_offer(document, group, translate("Offers", "Claim as granted"), "grant", action))
    if len(own) == 1 and campaign.hexes[own[0]].prepared is None:
        action = PrepareHex(kingdom=kingdom, hex=own[0])
        offers.append(
            _offer(document, group, translate("Offers", "Prepare for a settlement"), "prepare", action)
        )
    if own:
        action = Abandon(kingdom=kingdom, hexes=own)
        reigns = campaign.kingdoms[kingdom].stage == "reigning"
        if reigns and cut_off(campaign, kingdom, own):
            name = translate("Offers", "Abandon…")
            offers.append(_offer(document, group, name, "abandon", action, "abandon"))
        else:
            offers.append(_offer(document, group, translate("Offers", "Abandon"), "abandon", action))
    return offers


def _improvements(document: Document, hexes: Hexes) -> list[Offer]:
    campaign, kingdom = document.campaign, document.campaign.at_table
    own = tuple(hex_id for hex_id in hexes if campaign.claims.get(hex_id) == kingdom)
    offers = []
    for improvement in document.rules.improvements.values():
        where = tuple(h for h in own if improvement.id not in campaign.hexes[h].improvements)
        if where and not improvement.effects_of(ReferenceOnly):
            action = Improve(kingdom=kingdom, hexes=where, improvement=improvement.id)
            name = speech.capital(speech.term("improvement", improvement.id))
            offers.append(_offer(document, translate("Offers", "Build"), name, "improve", action))
    return offers


def _ruin(document: Document, hexes: Hexes) -> list[Offer]:
    """What the GM may let happen to lost land (IT L342): monsters, and what stands there decays."""
    group, kingdom = translate("Offers", "Lost land"), document.campaign.at_table
    there = [document.campaign.hexes[hex_id] for hex_id in hexes]
    offers = []
    if any(one.cleared for one in there):
        name = translate("Offers", "Monsters move in")
        action = GoToRuin(kingdom=kingdom, hexes=hexes, monsters=True)
        offers.append(_offer(document, group, name, "clear", action))
    kinds = tuple(dict.fromkeys(kind for one in there for kind in one.improvements))
    choices = [(kind,) for kind in kinds] + ([kinds] if len(kinds) > 1 else [])
    for chosen in choices:
        action = GoToRuin(kingdom=kingdom, hexes=hexes, improvements=chosen)
        if len(chosen) == 1:
            what = speech.capital(speech.term("improvement", chosen[0]))
            name = translate("Offers", "Falls to ruin: {what}").format(what=what)
        else:
            name = translate("Offers", "All that stands here falls to ruin")
        offers.append(_offer(document, group, name, "delete", action))
    return offers


def _removals(document: Document, hexes: Hexes) -> list[Offer]:
    there = [document.campaign.hexes[hex_id] for hex_id in hexes]
    kinds = dict.fromkeys(kind for one in there for kind in one.improvements)
    offers = []
    for kind in kinds:
        action = RemoveImprovement(kingdom=document.campaign.at_table, hexes=hexes, improvement=kind)
        name = speech.capital(speech.term("improvement", kind))
        name = translate("Offers", "Remove {what}").format(what=name)
        offers.append(_offer(document, translate("Offers", "What stands here"), name, "delete", action))
    return offers


def _offer(document: Document, group: str, name: str, icon: str, action: Action, asks: str = "") -> Offer:
    return Offer(group, name, icon, action, document.check(action), asks)
