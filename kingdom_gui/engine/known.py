"""What the players know: the campaign without its secrets, so that none can be shown by mistake.

A hex is known when it is seen, explored or cleared, or held by a kingdom that is played. Of one seen from
afar players know the land and what stands tall: settlements, roads and rivers, whose land it is. What is
special there and its name come with the exploring, its note only where the GM shares it.

What they know of kingdoms and settlements is told in `known_books`. Journal and history are the GM's.
"""

from __future__ import annotations

from collections.abc import Iterable

from immutables import Map
from msgspec.structs import replace

from .hexes import HexId
from .known_books import foreign_kingdom, foreign_settlement, own_kingdom, own_settlement
from .memo import remembered
from .patch import Patch, Path
from .seen import is_known
from .state import Campaign, Hex, Kingdom, Settings
from .state.house import HouseRule

OF_EVENTS = ("events", "event_tables")  # tables of rules whose records tell what may yet happen
FEW = ("kingdoms", "settlements", "labels", "pins", "pictures", "embedded")  # tables that are made anew


@remembered(4)
def as_players_know(campaign: Campaign) -> Campaign:
    """The campaign as its players may see it; what they do not know is not in it at all.

    Their own kingdoms' books and settlements are, without what the GM has noted, planned and put ahead; of
    other kingdoms only the name, the colour and the land they have seen. The dice's seed is left out too.
    """
    hexes, claims = Map[HexId, Hex](), Map[HexId, str]()
    with hexes.mutate() as land, claims.mutate() as owners:
        for hex_id, there in campaign.hexes.items():
            known, owner = _known_hex(campaign, hex_id, there)
            if known is not None:
                land[hex_id] = known
                if owner:
                    owners[hex_id] = owner
        hexes, claims = land.finish(), owners.finish()
    return _with_books(campaign, Campaign(hexes=hexes, claims=claims))


def known_after(known: Campaign, campaign: Campaign, patch: Patch) -> tuple[Campaign, Patch]:
    """What the players know after a change of the campaign, and what of it is new to them.

    `known` is what they knew before, `patch` the change that led to `campaign`; an empty one is another
    campaign altogether, of which the players' patch is empty too. Only what the change touches is looked at.
    """
    if not patch:
        return as_players_know(campaign), Patch({}, {})
    if _plays_otherwise(patch):
        whole = as_players_know(campaign)
        return whole, Patch.between(known, whole)
    touched = patch.keys("hexes") | patch.keys("claims")
    after = _with_books(campaign, _with_land(known, campaign, touched) if touched else known)
    told = Patch.between(known, after, FEW)
    for hex_id in touched:
        for table, old, new in (
            ("hexes", known.hexes.get(hex_id), after.hexes.get(hex_id)),
            ("claims", known.claims.get(hex_id), after.claims.get(hex_id)),
        ):
            if old != new:
                path: Path = (table, hex_id)
                told.before[path], told.after[path] = old, new
    return after, told


def _plays_otherwise(patch: Patch) -> bool:
    """Whether a kingdom comes to be played or is no longer: then it may know, or lose, all of its land."""
    return any(
        _played(patch.before[path]) != _played(record)
        for path, record in patch.after.items()
        if path[0] == "kingdoms"
    )


def _played(kingdom: object) -> bool:
    return isinstance(kingdom, Kingdom) and kingdom.played


def _with_land(known: Campaign, campaign: Campaign, touched: Iterable[HexId]) -> Campaign:
    """What is known, with these hexes as they are now."""
    hexes, claims = known.hexes, known.claims
    with hexes.mutate() as land, claims.mutate() as owners:
        for hex_id in touched:
            there = campaign.hexes.get(hex_id)
            shown, owner = _known_hex(campaign, hex_id, there) if there is not None else (None, "")
            if shown is not None:
                land[hex_id] = shown
            elif hex_id in land:
                del land[hex_id]
            if owner:
                owners[hex_id] = owner
            elif hex_id in owners:
                del owners[hex_id]
        hexes, claims = land.finish(), owners.finish()
    return replace(known, hexes=hexes, claims=claims)


def _known_hex(campaign: Campaign, hex_id: HexId, there: Hex) -> tuple[Hex | None, str]:
    """A hex as the players know it and who holds it; None where they do not know of it."""
    claimed = campaign.claims.get(hex_id, "")
    owner = campaign.kingdoms.get(claimed)
    if not is_known(there, owner):
        return None, ""
    return _of_hex(there, owner is not None and owner.played), claimed


def _of_hex(there: Hex, own: bool) -> Hex:
    note = there.note if there.shared else ""
    if there.explored or there.cleared or own:
        return there if note == there.note else replace(there, note=note)
    name = there.name if there.shared else ""
    return replace(
        there, note=note, name=name, special=(), prepared=None, road_double=None,
        explored_in=0, explored_by="",
    )  # fmt: skip


def _with_books(campaign: Campaign, land: Campaign) -> Campaign:
    """The campaign that the players know, on the land they know."""
    hexes, claims = land.hexes, land.claims
    own = {key for key, kingdom in campaign.kingdoms.items() if kingdom.played}
    settlements = {
        key: own_settlement(s) if campaign.claims.get(s.hex) in own else foreign_settlement(s)
        for key, s in campaign.settlements.items()
        if s.hex in hexes
    }
    # A picture shows the whole land: players see of it what lies under hexes they know, and its file, be it
    # embedded, is not theirs, for it holds what is cropped and what lies under the fog; nor is its name.
    shared = {lvl: one for lvl, one in campaign.pictures.items() if one.shared}
    pictures = {lvl: replace(one, beyond=False, file="") for lvl, one in shared.items()}
    return Campaign(
        settings=_of_settings(campaign.settings),
        month=campaign.month,
        at_table=campaign.at_table,
        hexes=hexes,
        claims=claims,
        kingdoms=Map(_kingdoms(campaign, land, own)),
        settlements=Map(settlements),
        labels=Map({key: one for key, one in campaign.labels.items() if one.shared and one.hex in hexes}),
        pins=Map({key: one for key, one in campaign.pins.items() if one.shared and one.hex in hexes}),
        pictures=Map(pictures),
    )


def _kingdoms(campaign: Campaign, land: Campaign, own: set[str]) -> dict[str, Kingdom]:
    """Their own kingdoms, and those of which they have seen land or with which theirs have to do."""
    met = set(land.claims.values())
    found: dict[str, Kingdom] = {}
    for key in sorted(own):
        kingdom = found[key] = own_kingdom(campaign.kingdoms[key], campaign.month, land.hexes)
        met.update((kingdom.overlord, kingdom.sponsor))
        met.update(vassal.kingdom for vassal in kingdom.vassals)
        met.update(relation.kingdom for relation in kingdom.relations)
        met.update(other for other, _ in kingdom.attitudes)
        met.update(mission.to for mission in kingdom.missions)
    for settlement in campaign.settlements.values():
        if campaign.claims.get(settlement.hex) in own:
            met.update(building.embassy for one in settlement.districts for building in one.buildings)
    for key in sorted(met - own):
        if key in campaign.kingdoms:
            found[key] = foreign_kingdom(campaign, campaign.kingdoms[key], land.hexes, own)
    return found


@remembered(8)
def _of_settings(settings: Settings) -> Settings:
    """The settings without the dice's seed, the GM's lists, and what house rules say of events to come."""
    return replace(settings, id="", seed=0, item_list=(), templates=(), house=_of_house(settings.house))


@remembered(8, rests_on=lambda house: (house,))
def _of_house(house: tuple[HouseRule, ...]) -> tuple[HouseRule, ...]:
    kept = [rule for rule in house if rule.table not in OF_EVENTS]
    if len(kept) == len(house) and not any(rule.text for rule in house):
        return house
    return tuple([replace(rule, text="") if rule.text else rule for rule in kept])
