"""Distances and days as the map's tools tell them: in miles or kilometres, as the user has it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from . import labels, speech
from .map.tools.legs import Measured
from .map.tools.ways import Drawn

BETWEEN = "  ·  "


class Measures(QObject):
    """Says what was measured or drawn, each in a line."""

    def measured(self, told: Measured) -> str:
        """A measured way: hexes, length, days on the way, days exploring it."""
        from ..words import distances

        days = labels.decimal(float(told.travel), 1)
        parts = (
            self.tr("%n hex(es)", "", told.steps),
            distances.length(told.steps, speech.language()),
            self.tr("{days} days on the way").format(days=days),
            self.tr("%n day(s) exploring", "", told.exploring),
        )
        return BETWEEN.join(parts)

    def reckoning(self) -> str:
        """How a way is reckoned."""
        from ..words import distances

        text = self.tr(
            "One hex measures {length}. Days on the way go by terrain and road at a speed of {speed}; "
            "exploring counts hexes that are not explored yet, and a day to cross each of the others."
        )
        here = speech.language()
        return text.format(length=distances.length(1, here), speed=distances.speed(here))

    def drawn(self, told: Drawn) -> str:
        """What a stroke has drawn: the hexes that count for the rules, and those of the realm among them."""
        if told.tool == "river":
            text = self.tr("River in %n hex(es)", "", told.hexes)
        elif told.tool == "highway":
            text = self.tr("Highway in %n hex(es)", "", told.hexes)
        else:
            text = self.tr("Road in %n hex(es)", "", told.hexes)
        return text + BETWEEN + self.tr("%n of them claimed", "", told.claimed)
