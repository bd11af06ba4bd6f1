"""The entries of the map's context menu: what can be done with the hexes now, and why the rest cannot."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ..document.document import Document
from ..engine.actions import Refusal
from ..engine.hexes import HexId
from .icons import icon
from .offers import Offer, hex_offers
from .speech import capital, reasons, term

if TYPE_CHECKING:
    from .map.context_menu import MenuOffer

Ask = Callable[[str, object], object]
translate = QCoreApplication.translate


def menu_offers(document: Document, hexes: tuple[HexId, ...], ask: Ask) -> list[MenuOffer]:
    """Entries for these hexes; `ask(name, argument)` has the window open a dialog or a page."""
    entries: list[MenuOffer] = []
    if len(hexes) == 1:
        entries += _place(document, hexes[0], ask)
        entries += _armies(document, hexes[0], ask)
        entries += _special(document, hexes[0], ask)
    offers = hex_offers(document, hexes)
    for offer in sorted(offers, key=lambda offer: not offer.possible):
        entries.append(_entry(document, offer, ask))
    return entries + (_about(document, hexes[0]) if len(hexes) == 1 else [])


def _about(document: Document, hex_id: HexId) -> list[MenuOffer]:
    """The pages of the help book on what a hex is and has."""
    from .help.terms import show_term
    from .map.context_menu import MenuOffer

    there = document.campaign.hexes.get(hex_id)
    if there is None:
        return []
    found = [("terrain", there.terrain), *(("improvement", one) for one in there.improvements)]
    found += [("special_terrain", one.kind) for one in there.special]
    group, text = translate("MapMenu", "Help"), translate("HelpTerms", "About {name}")
    return [
        MenuOffer(group, text.format(name=capital(term(kind, name))), partial(show_term, f"{kind}.{name}"))
        for kind, name in dict.fromkeys(found)
    ]


def _place(document: Document, hex_id: HexId, ask: Ask) -> list[MenuOffer]:
    from .map.context_menu import MenuOffer

    campaign = document.campaign
    settlement = campaign.settlement_at(hex_id)
    if settlement is not None:
        name = translate("MapMenu", "Open {name}").format(name=settlement.name)
        key = settlement.id
        return [MenuOffer("", name, lambda: ask("open_settlement", key), icon=icon("settlement"))]
    if document.kingdom is None or campaign.claims.get(hex_id) != campaign.at_table:
        return []
    name = translate("MapMenu", "Found a settlement…")
    return [MenuOffer("", name, lambda: ask("found_settlement", hex_id), icon=icon("settlement"))]


def _armies(document: Document, hex_id: HexId, ask: Ask) -> list[MenuOffer]:
    """The way to bring an army there, where the kingdom has any."""
    from .map.context_menu import MenuOffer

    if document.kingdom is None or not document.kingdom.armies or hex_id not in document.campaign.hexes:
        return []
    name = translate("MapMenu", "Bring an army here…")
    return [MenuOffer("", name, lambda: ask("bring_army", hex_id), icon=icon("army"))]


def _special(document: Document, hex_id: HexId, ask: Ask) -> list[MenuOffer]:
    """The way to say what lies in a hex beside its terrain."""
    from .map.context_menu import MenuOffer

    if hex_id not in document.campaign.hexes:
        return []
    name = translate("MapMenu", "Special terrain…")
    return [MenuOffer("", name, lambda: ask("special_terrain", hex_id), icon=icon("special"))]


def _entry(document: Document, offer: Offer, ask: Ask) -> MenuOffer:
    from .map.context_menu import MenuOffer

    picture = icon(offer.icon)
    if isinstance(offer.outcome, Refusal):
        why = reasons(offer.outcome.reasons, document.campaign)
        group = translate("MapMenu", "Not possible now")
        return MenuOffer(group, offer.name, None, reason=why, icon=picture)
    price = translate("MapMenu", "{count} BP").format(count=offer.price) if offer.price else ""
    if offer.asks:
        return MenuOffer(offer.group, offer.name, lambda: ask(offer.asks, offer.action), price, icon=picture)
    return MenuOffer(offer.group, offer.name, lambda: document.do(offer.action), price, icon=picture)
