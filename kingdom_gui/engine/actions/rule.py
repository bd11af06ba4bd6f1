"""Leaders and edicts (IT L57, Ruoli di Autorità; IT L286, Editti)."""

from __future__ import annotations

from .base import Action


class Appoint(Action, frozen=True, tag="appoint"):
    """Give a role to somebody, or change what is known of its holder (same role and name).

    `abilities` are modifiers by ability id (`{"cha": 3}`). `attributes`: what a Ruler or Spymaster adds to.
    `replacing` names the holder who makes room; a second holder is only for married Rulers.
    """

    role: str
    name: str
    abilities: dict[str, int] = {}
    leadership: bool = False
    player: bool = False
    attributes: tuple[str, ...] = ()
    acting: bool = False
    days: int = 7
    ranks: int = 0
    replacing: str = ""


class Dismiss(Action, frozen=True, tag="dismiss"):
    """Take a role from its holder; an empty name is whoever holds it."""

    role: str
    name: str = ""


class SetEdict(Action, frozen=True, tag="set_edict"):
    """Set the level of the holiday, promotion or taxation edict (IT L290, L318, L330)."""

    edict: str
    level: str
