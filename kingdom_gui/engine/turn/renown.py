"""Fame or Infamy for each mark the kingdom has come to, asked of the table in Income (IT L1386-1388)."""

from __future__ import annotations

from typing import cast

from ..options import fame
from ..printed import ON
from ..state import Renown
from .play import Play


def ask(play: Play) -> None:
    """Ask for each mark that is reached and not decided yet; nothing while the optional rule is off."""
    if play.ruling(fame.SETTING) != ON:
        return
    for mark in fame.open_marks(play.kingdom, play.numbers.total("size")):
        options = (fame.FAME, fame.INFAMY)
        choice = play.choose(f"income.renown.{mark}", "renown", "term.term", options, size=mark)
        kept = dict(play.kingdom.renown) | {mark: cast(Renown, choice)}
        play.change(renown=tuple(sorted(kept.items())))
        play.log("renown_chosen", choice=choice, size=mark)
