"""What can be done keeps its place: rows in the order in which they were first shown for a selection."""

from __future__ import annotations

from dataclasses import dataclass, field

from .offers import Offer

POSSIBLE, REFUSED, LATER = "possible", "refused", "later"  # the parts of the list, from the top


@dataclass
class Slot:
    """A row's place: `key` says what the row does, `part` where it stands, `room` its height in pixels, 0
    until it has been shown.
    """

    key: str
    group: str
    name: str
    icon: str
    part: str
    room: int = 0


@dataclass
class KeptRows:
    """The places of one selection's rows. `about` is what the selection is, `top` and `width` are pixels."""

    about: object = None
    slots: list[Slot] = field(default_factory=list)
    pressed: dict[str, int] = field(default_factory=dict)  # by key, after how many steps of undo
    steps: int = 0  # of undo that are done now
    top: int = 0  # what stands above the rows
    width: int = 0

    def begin(self, about: object) -> None:
        """Start anew, unless this is about the same as before."""
        if about != self.about:
            self.__init__(about)  # type: ignore[misc]

    def place(self, offers: list[Offer], steps: int) -> list[tuple[Slot, Offer | None]]:
        """Every place with what it offers now, after so many steps of undo; None where nothing is left to do.
        What was not offered before comes last.
        """
        self.steps = steps
        first = not self.slots
        known = {slot.key for slot in self.slots}
        ordered = sorted(offers, key=lambda offer: not offer.possible) if first else offers
        for offer in ordered:
            if offer.key not in known:
                part = LATER if not first else POSSIBLE if offer.possible else REFUSED
                self.slots.append(Slot(offer.key, offer.group, offer.name, offer.icon, part))
        now = {offer.key: offer for offer in offers}
        # What is offered although steps were done since was not done, or was undone and something else done.
        self.pressed = {key: after for key, after in self.pressed.items() if key not in now or after >= steps}
        return [(slot, now.get(slot.key)) for slot in self.slots]

    def press(self, offer: Offer) -> None:
        """A row is pressed: once nothing is left to do there, it is done, until that step is undone."""
        self.pressed[offer.key] = self.steps

    def is_done(self, slot: Slot) -> bool:
        """Whether a row that offers nothing any more was done here, and is so still."""
        return self.pressed.get(slot.key, self.steps) < self.steps


__all__ = ["LATER", "POSSIBLE", "REFUSED", "KeptRows", "Slot"]
