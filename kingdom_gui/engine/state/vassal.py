"""What binds kingdoms to each other: a sovereign's vassals, and what a patron expects of a kingdom."""

from typing import Literal

import msgspec

# What a wealthy sponsor has called for (IT L210-213); empty: not said.
Obligation = Literal["", "colony", "charter", "fief", "conquest"]


class Vassal(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A kingdom bound by a Vassalage edict in the month `since`, as its sovereign keeps it (IT L1374).

    `viceroy` is the name of the sovereign's Viceroy there (empty: nobody), `visitor` that of the sovereign's
    leader who stays there to make up for one (IT L1380). `neglected` is the last month in whose Upkeep the
    Viceroy's duties of the month before were found neglected. A `subjugated` kingdom has `passed` so many
    Loyalty checks in a row (IT L1379).
    """

    kingdom: str
    since: int = 1
    viceroy: str = ""
    visitor: str = ""
    neglected: int = 0
    subjugated: bool = False
    passed: int = 0
