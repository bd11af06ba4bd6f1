"""Claiming and abandoning hexes (IT L259, Passo 2)."""

from __future__ import annotations

from ..hexes import HexId
from .base import Action


class Claim(Action, frozen=True, tag="claim"):
    """Claim hexes at 1 BP each, nearest first. `granted`: by the GM or a patron, free and outside the limits."""

    hexes: tuple[HexId, ...]
    granted: bool = False


class Abandon(Action, frozen=True, tag="abandon"):
    """Give hexes up: Unrest +1 each, +4 for one with a settlement, which becomes a free city."""

    hexes: tuple[HexId, ...]
