"""Building and removing terrain improvements, and preparing hexes (IT L350, Migliorie Territoriali)."""

from __future__ import annotations

from ..hexes import HexId
from .base import Action


class Improve(Action, frozen=True, tag="improve"):
    """Build one improvement in each hex; where a Road or Watchtower stands that it grows from, at the difference."""

    hexes: tuple[HexId, ...]
    improvement: str
    granted: bool = False


class RemoveImprovement(Action, frozen=True, tag="remove_improvement"):
    """Take an improvement out of hexes, without return of BP."""

    hexes: tuple[HexId, ...]
    improvement: str


class PrepareHex(Action, frozen=True, tag="prepare_hex"):
    """Prepare a hex for a settlement (IT L260): its terrain's preparation cost and months."""

    hex: HexId
    granted: bool = False
