"""Something to be put into a settlement: where it may go, and what would come of it.

The pointer, the keyboard and a drag all ask here, and doing it asks the same, so that a ghost keeps its
promise.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...document.document import Document
from ...engine.actions import Change, Refusal
from ...engine.actions.build import Build, MoveBuilding
from ...engine.lots import footprint
from ...engine.placements import Form, forms_of, lawful_spots, nearest_spot, place_of_kind, spots_of
from ...engine.placements import Spot as Spot
from ...engine.printed import as_played
from ...engine.ruleset import Building as Kind
from ...engine.state import Side


class Terms(NamedTuple):
    """On what terms something is built: drawn only, granted by the GM, with construction magic, or with what
    a ruin yields.
    """

    planned: bool = False
    granted: bool = False
    magic: bool = False
    salvage: bool = False


class Legal(NamedTuple):
    """Where in one district it may go as it is turned now."""

    lots: frozenset[int]
    sides: frozenset[Side]
    anywhere: bool


def is_turned(lots: tuple[int, ...]) -> bool:
    """Whether these lots are two, one below the other."""
    return len(lots) == 2 and abs(lots[1] - lots[0]) > 1


def record_of(document: Document, kind: str) -> Kind:
    """A building's record as the campaign plays it: corrected, or as printed where the table wants that."""
    return as_played(document.rules, document.campaign).buildings[kind]


class Placement:
    """A building of the palette, or a standing one (`number`) that is moved, on its way to its place."""

    def __init__(
        self, document: Document, settlement: str, kind: str, number: int = 0, terms: Terms | None = None
    ) -> None:
        self.document = document
        self.settlement = settlement
        self.kind = kind
        self.record = record_of(document, kind)
        self.number = number
        self.terms = terms or Terms()
        self.ground = place_of_kind(self.record)
        self.forms = forms_of(self.record)
        self._form = 0
        self._campaign = document.campaign
        self._outcomes: dict[Spot, Change | Refusal] = {}
        self._legal: dict[tuple[int, int], Legal] = {}

    @property
    def form(self) -> Form:
        """How it lies now."""
        return self.forms[self._form] if self.forms else Form(1)

    @property
    def turned(self) -> bool:
        """Whether its two lots lie one below the other."""
        return self.form.turned

    def turn(self) -> bool:
        """Lay it the next way; False where there is only one."""
        if len(self.forms) < 2:
            return False
        self._form = (self._form + 1) % len(self.forms)
        return True

    def lay(self, turned: bool, lots: int = 0) -> None:
        """Lay it turned or not; `lots` picks a size where several are possible."""
        for index, form in enumerate(self.forms):
            if form.turned == turned and lots in (0, form.lots):
                self._form = index
                return

    def spot(self, district: int, corner: int, side: Side | None = None) -> Spot | None:
        """Where it would go with its north-west lot here, or at a side; None where it leaves the grid."""
        if self.ground == "district":
            return Spot(district)
        if self.ground == "side":
            return Spot(district, side=side) if side else None
        lots = footprint(self.form.lots, corner, self.form.turned)
        return Spot(district, lots) if lots else None

    def spots(self, district: int) -> Iterator[Spot]:
        """All spots of a district, as it is turned now."""
        return spots_of(self.record, district, self.form)

    def nearest(self) -> Spot | None:
        """The spot of the settlement where it may go, or has the fewest rules against it; None: no spot."""
        return nearest_spot(self.action(Spot(0)), self.document.campaign, self.document.rules)

    def action(self, spot: Spot) -> Build | MoveBuilding:
        """The action that puts it there."""
        place = self.document.campaign.settlements[self.settlement]
        kingdom = self.document.campaign.claims.get(place.hex, "")
        if self.number:
            return MoveBuilding(
                kingdom=kingdom, settlement=self.settlement, number=self.number, district=spot.district,
                lots=spot.lots, side=spot.side,
            )  # fmt: skip
        return Build(
            kingdom=kingdom, settlement=self.settlement, building=self.kind, district=spot.district,
            lots=spot.lots, side=spot.side, **self.terms._asdict(),
        )  # fmt: skip

    def outcome(self, spot: Spot) -> Change | Refusal:
        """What putting it there would do, or why not."""
        self._refresh()
        if spot not in self._outcomes:
            self._outcomes[spot] = self.document.check(self.action(spot))
        return self._outcomes[spot]

    def legal(self, district: int) -> Legal:
        """Where in a district it may go."""
        self._refresh()
        key = (district, self._form)
        if key not in self._legal:
            allowed = lawful_spots(
                self.action(Spot(district)),
                self.document.campaign,
                self.document.rules,
                self.form,
                (district,),
            )
            self._legal[key] = Legal(
                frozenset(lot for spot in allowed for lot in spot.lots),
                frozenset(spot.side for spot in allowed if spot.side),
                any(not spot.lots and not spot.side for spot in allowed),
            )
        return self._legal[key]

    def _refresh(self) -> None:
        if self._campaign is not self.document.campaign:
            self._campaign = self.document.campaign
            self._outcomes.clear()
            self._legal.clear()
