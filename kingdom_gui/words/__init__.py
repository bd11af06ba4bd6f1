"""Sentences for codes, in the language of the reader. Qt-free."""

from __future__ import annotations

from ..engine.state import Campaign
from .catalogue import LANGUAGES, known, term
from .speaker import Parameters, Speaker


def say(
    code: str, parameters: Parameters | None = None, language: str = "en", campaign: Campaign | None = None
) -> str:
    """The sentence for a code with its parameters; a campaign lets hexes and settlements go by their
    names.
    """
    return Speaker(language, campaign).say(code, parameters)


__all__ = ["LANGUAGES", "Parameters", "Speaker", "known", "say", "term"]
