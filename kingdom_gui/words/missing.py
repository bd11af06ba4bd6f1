"""What is said where a file of the program is missing; in English, if its messages are what is missing."""

from __future__ import annotations

from ..assets import AssetMissing


def missing(error: AssetMissing, language: str) -> str:
    """The one sentence for the user."""
    from . import say  # may be what cannot be read

    try:
        places = ", ".join(str(folder) for folder in error.searched)
        return say("asset_missing", {"file": f"resources/{error.relative}", "places": places}, language)
    except AssetMissing:
        return str(error)
