"""What the players know: the campaign without its secrets, so that none can be shown by mistake.

A hex is known when it is seen, explored or cleared, or held by a kingdom that is played. Of one seen from
afar players know the land and what stands tall: settlements, roads and rivers, whose land it is. What is
special there and its name come with the exploring, its note only where the GM shares it.
"""

from __future__ import annotations

from immutables import Map
from msgspec.structs import replace

from .hexes import HexId
from .memo import remembered
from .state import Campaign, Hex, Kingdom, Settlement


def is_known(there: Hex, owner: Kingdom | None) -> bool:
    """Whether the players have a hex on their map."""
    return there.seen or there.explored or there.cleared or (owner is not None and owner.played)


@remembered(4)
def as_players_know(campaign: Campaign) -> Campaign:
    """The campaign as its players may see it; what they do not know is not in it at all.

    Journal and history are left out, the GM's notes on kingdoms and settlements too.
    """
    owners = campaign.kingdoms.get
    known: dict[HexId, Hex] = {}
    for hex_id, there in campaign.hexes.items():
        owner = owners(campaign.claims.get(hex_id, ""))
        if is_known(there, owner):
            known[hex_id] = _of_hex(there, owner is not None and owner.played)
    settlements = {key: s for key, s in campaign.settlements.items() if s.hex in known}
    pictures = {level: one for level, one in campaign.pictures.items() if one.shared}
    used = {one.fingerprint for one in pictures.values()}
    return Campaign(
        settings=campaign.settings,
        month=campaign.month,
        at_table=campaign.at_table,
        counter=campaign.counter,
        hexes=Map(known),
        claims=Map({key: owner for key, owner in campaign.claims.items() if key in known}),
        kingdoms=Map({key: _of_kingdom(kingdom) for key, kingdom in campaign.kingdoms.items()}),
        settlements=Map({key: _of_settlement(s) for key, s in settlements.items()}),
        labels=Map({key: one for key, one in campaign.labels.items() if one.shared}),
        pins=Map({key: one for key, one in campaign.pins.items() if one.shared and one.hex in known}),
        pictures=Map(pictures),
        embedded=Map({key: data for key, data in campaign.embedded.items() if key in used}),
    )


def _of_hex(there: Hex, own: bool) -> Hex:
    note = there.note if there.shared else ""
    if there.explored or there.cleared or own:
        return there if note == there.note else replace(there, note=note)
    return replace(there, note=note, name=there.name if there.shared else "", special=(), explored_by="")


def _of_kingdom(kingdom: Kingdom) -> Kingdom:
    """A kingdom without the GM's note and what is put ahead; of a neighbour not what only the GM knows."""
    shown = replace(kingdom, note="", ahead=())
    return shown if kingdom.played else replace(shown, neighbour=None)


def _of_settlement(settlement: Settlement) -> Settlement:
    return replace(settlement, note="") if settlement.note else settlement
