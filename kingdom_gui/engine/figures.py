"""What a rule that adds to numbers may ask of the settlement or the kingdom whose numbers they are.

The totals ask such rules (options, trade, agreements) and these ask back; both know only this module.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol, TypeVar

from .hexes import HexId
from .ledger import Ledger
from .ruleset import Ruleset
from .state import Building, Campaign, Kingdom, Settlement

EffectT = TypeVar("EffectT")


class SettlementFigures(Protocol):
    """One settlement's numbers, each a ledger.

    `government` is the id of its kingdom's form of government, empty where that rule is not played.
    """

    @property
    def settlement(self) -> Settlement: ...
    @property
    def rules(self) -> Ruleset: ...
    @property
    def government(self) -> str: ...
    @property
    def lots(self) -> int:
        """Lots that finished buildings cover, in all districts."""
        ...

    def ledger(self, name: str, /) -> Ledger:
        """The ledger of a number; an unknown name raises `KeyError`."""
        ...

    def total(self, name: str, /) -> int:
        """The number itself."""
        ...

    def with_effect(self, kind: type[EffectT], /) -> Iterator[tuple[Building, EffectT]]:
        """The working buildings with an effect of this kind, each with that effect."""
        ...

    def effective_buildings(self) -> tuple[Building, ...]:
        """The buildings that are paid for and undamaged."""
        ...


class KingdomFigures(Protocol):
    """One kingdom's totals, each a ledger, with its claimed hexes and its settlements' numbers."""

    @property
    def campaign(self) -> Campaign: ...
    @property
    def kingdom(self) -> Kingdom: ...
    @property
    def rules(self) -> Ruleset: ...
    @property
    def realm(self) -> Iterable[HexId]: ...
    @property
    def settlements(self) -> Sequence[SettlementFigures]: ...

    def ledger(self, name: str, /) -> Ledger:
        """The ledger of a total; an unknown name raises `KeyError`."""
        ...

    def total(self, name: str, /) -> int:
        """The number itself."""
        ...
