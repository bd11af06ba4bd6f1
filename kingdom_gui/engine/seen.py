"""Whether the players have a hex on their map."""

from __future__ import annotations

from .state import Hex, Kingdom


def is_known(there: Hex, owner: Kingdom | None) -> bool:
    """Whether it is seen, explored or cleared, or held by a kingdom (None: nobody) that is played."""
    return there.seen or there.explored or there.cleared or (owner is not None and owner.played)
