"""How a kingdom's months are played several at once."""

from typing import Literal

import msgspec

OtherKingdoms = Literal["stop", "play"]


class Autoplay(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What was set the last time that several months were played at once, as `PlayMonths` has it.

    `months` is how many; the others are its policies and stops.
    """

    months: int = 3
    event: bool = True
    unrest: int | None = 8
    treasury: int | None = 0
    risk: bool = True
    holiday: str = ""
    promotion: str = ""
    taxation: str = ""
    own_dice: tuple[str, ...] = ()
    enforce: int | None = None
    unnamed: str = ""
    others: OtherKingdoms = "stop"
