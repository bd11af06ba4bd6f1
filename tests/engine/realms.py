"""A kingdom of two towns that may part, with its month brought to the Event phase."""

from __future__ import annotations

from msgspec.structs import replace

from kingdom_gui.engine import hexes
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.hexes import HexId
from kingdom_gui.engine.state import Kingdom, Turn

from .table import RULES, Table

FAR: HexId = (0, 3, 0)
EAST: tuple[HexId, ...] = ((0, 2, 0), (0, 3, 0), (0, 4, 0), (0, 3, -1))


class Realms(Table):
    """Kay: seven hexes around Ashford, its capital, and four in the east around Bree; everybody is there."""

    @classmethod
    def two_towns(cls, *, treasury: int = 100, unrest: int = 0) -> Realms:
        table = cls(radius=6)
        table.found(size=7, treasury=treasury)
        table.do(actions.Claim(hexes=EAST, granted=True))
        for key, name, hex_id in (("ashford", "Ashford", (0, 0, 0)), ("bree", "Bree", FAR)):
            table.do(
                actions.PrepareHex(hex=hex_id, granted=True),
                actions.FoundSettlement(settlement=key, name=name, hex=hex_id, granted=True),
            )
        for lots in ((0, 1), (2, 3), (4, 5)):
            table.do(actions.Build(settlement="ashford", building="house", lots=lots[:1], granted=True))
        table.do(actions.Build(settlement="bree", building="house", lots=(0,), granted=True))
        table.everyone().reign()
        if unrest:
            table.do(actions.Grant(unrest=unrest))
        return table.at("event")

    def at(self, phase: str, kingdom: str = "k") -> Realms:
        """Bring a kingdom's month to a phase."""
        return self.put(kingdom, turn=Turn(phase), stage="reigning")  # type: ignore[arg-type]

    def put(self, kingdom: str, **fields: object) -> Realms:
        """Change a kingdom's record as no action would."""
        record = replace(self.campaign.kingdoms[kingdom], **fields)
        self.campaign = replace(self.campaign, kingdoms=self.campaign.kingdoms.set(kingdom, record))
        return self

    def of(self, kingdom: str) -> Kingdom:
        return self.campaign.kingdoms[kingdom]

    def second(self, *, treasury: int = 40, unrest: int = 0, at: HexId = (0, -4, 0)) -> Realms:
        """Another kingdom that is played, `w`, west of Kay's, with a town and a Ruler."""
        land = tuple(
            h for h in hexes.disk(at, 1) if h in self.campaign.hexes and h not in self.campaign.claims
        )
        self.do(
            actions.FoundKingdom(kingdom="w", name="Wold", treasury=treasury, hexes=land),
            actions.PrepareHex(kingdom="w", hex=at, granted=True),
            actions.FoundSettlement(kingdom="w", settlement="wick", name="Wick", hex=at, granted=True),
            actions.Appoint(kingdom="w", role="ruler", name="Wynn", attributes=("economy",)),
            actions.Appoint(kingdom="w", role="general", name="Godric"),
            actions.BeginReign(kingdom="w"),
        )
        if unrest:
            self.do(actions.Grant(kingdom="w", unrest=unrest))
        return self.at("event", "w")


__all__ = ["EAST", "FAR", "RULES", "Realms"]
