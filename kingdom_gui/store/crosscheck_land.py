"""What a campaign file says of land cut off and lost: hexes that are there, and whose they are (IT L342)."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterator, Sequence

from ..engine.hexes import HexId
from ..engine.ruleset import Ruleset
from ..engine.state import Kingdom
from .bounds import LAST_MONTH
from .faults import Fault, FaultPath, between, shown, unknown
from .records import CampaignFile


def cut_off_faults(
    kingdom: Kingdom, path: FaultPath, settlements: Collection[str], hexes: Container[HexId], rules: Ruleset
) -> Iterator[Fault]:
    """Faults of a kingdom's secondary territory and lost land, on a map of these hexes."""
    for index, territory in enumerate(kingdom.secondary):
        here = (*path, "secondary", index)
        yield from _hex_faults(territory.hexes, hexes, (*here, "hexes"))
        yield from between(territory.since, 1, LAST_MONTH, (*here, "since"))
        if territory.role:
            yield from unknown("role", territory.role, rules.roles, (*here, "role"))
    for index, lost in enumerate(kingdom.lost):
        here = (*path, "lost", index)
        yield from _hex_faults(lost.hexes, hexes, (*here, "hexes"))
        yield from between(lost.month, 1, LAST_MONTH, (*here, "month"))
        for place, settlement in enumerate(lost.settlements):
            yield from unknown("settlement", settlement, settlements, (*here, "settlements", place))
    yield from _hex_faults(kingdom.use.asked, hexes, (*path, "use", "asked"))
    for name in ("landless", "fallen"):
        yield from between(getattr(kingdom, name), 0, LAST_MONTH, (*path, name))


def owner_faults(file: CampaignFile) -> Iterator[Fault]:
    """Secondary territory is the kingdom's own, lost land is not."""
    if not any(kingdom.secondary or kingdom.lost for kingdom in file.kingdoms):
        return
    owners = {row.hex: row.owner for row in file.hexes}
    for index, kingdom in enumerate(file.kingdoms):
        for name, code, is_own in (("secondary", "hex_not_own", True), ("lost", "hex_own_again", False)):
            for place, land in enumerate(getattr(kingdom, name)):
                for number, hex_id in enumerate(land.hexes):
                    if hex_id in owners and (owners[hex_id] == kingdom.id) != is_own:
                        path = ("kingdoms", index, name, place, "hexes", number)
                        yield Fault(code, path, {"hex": shown(list(hex_id)), "kingdom": kingdom.id})


def _hex_faults(land: Sequence[HexId], hexes: Container[HexId], path: FaultPath) -> Iterator[Fault]:
    for index, hex_id in enumerate(land):
        if hex_id not in hexes:
            yield Fault("hex_off_map", (*path, index), {"hex": shown(list(hex_id))})
