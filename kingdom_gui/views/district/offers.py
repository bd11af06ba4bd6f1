"""What each building of the palette would cost now in a settlement, and whether there is a place for it."""

from __future__ import annotations

from typing import NamedTuple

from ...document.document import Document
from ...engine.actions import Change, Reason, Refusal
from ...engine.ledger import Entry
from ...engine.ruleset import Building as Kind
from .placement import Placement, Terms


class Offer(NamedTuple):
    """One building as offered: list price and price now in BP, what lowers it, and why it cannot be built.

    `legal` means that some place would do; else `reasons` are those of the place that comes nearest.
    """

    kind: Kind
    price: int
    less: tuple[Entry, ...]
    legal: bool
    reasons: tuple[Reason, ...]

    @property
    def list_price(self) -> int:
        """The price in the rule data, in BP."""
        return self.kind.cost


class Offers:
    """The offers of one settlement, each found when first asked for and kept until the campaign changes."""

    def __init__(self, document: Document, settlement: str, terms: Terms | None = None) -> None:
        self.document = document
        self.settlement = settlement
        self.terms = terms or Terms()
        self._campaign = document.campaign
        self._known: dict[str, Offer] = {}

    def of(self, kind: str) -> Offer:
        """The offer of one building."""
        self._refresh()
        if kind not in self._known:
            self._known[kind] = self._find(kind)
        return self._known[kind]

    def known(self, kind: str) -> bool:
        """Whether the offer has been found already."""
        self._refresh()
        return kind in self._known

    def _refresh(self) -> None:
        if self._campaign is not self.document.campaign:
            self._campaign = self.document.campaign
            self._known.clear()

    def _find(self, kind: str) -> Offer:
        placement = Placement(self.document, self.settlement, kind, terms=self.terms)
        spot = placement.nearest()
        if spot is None:
            return Offer(placement.record, placement.record.cost, (), False, ())
        outcome = placement.outcome(spot)
        if isinstance(outcome, Change):
            return Offer(placement.record, outcome.price.total, _less(outcome), True, ())
        price = outcome.price.total if outcome.price.entries else placement.record.cost
        return Offer(placement.record, price, _less(outcome), False, outcome.reasons)


def _less(outcome: Change | Refusal) -> tuple[Entry, ...]:
    return tuple(entry for entry in outcome.price.entries if entry.applies and entry.amount < 0)
