"""A kingdom's totals, each a ledger of where it comes from (IT L30, Terminologia del Regno)."""

from __future__ import annotations

from collections.abc import Mapping

from .ledger import Entry, Ledger, Source
from .memo import remembered
from .options import expanded_modifiers
from .printed import as_played
from .reckoning import CARRIED as CARRIED
from .reckoning import PAPER_NAMES as PAPER_NAMES
from .reckoning import reckoned
from .ruleset import Ruleset
from .settlement_totals import MODIFIERS
from .state import ATTRIBUTES, Campaign, Kingdom, Stock

NAMES = (
    "economy",
    "loyalty",
    "stability",
    "unrest",
    "consumption",
    "consumption_raw",
    "treasury",
    "control_dc",
    "size",
    "districts",
    "population",
    "fame",
    "infamy",
    "tax_bonus",
    "defense",
    "granary",
    "granary_capacity",
    "vacancy_unrest",
)
STOCKS = ("treasury", "unrest", "granary")
# What a modifier may change of a kingdom: its totals, what is due of Consumption in one Upkeep, its checks,
# and settlement modifiers of all its settlements (ruling E12).
CHECKS = (*(f"{name}_check" for name in ATTRIBUTES), "continuous_check", "edict_check")
MODIFIED = (*NAMES, "consumption_percent", "consumption_divisor", *CHECKS, *MODIFIERS)


class Numbers:
    """All totals of one kingdom in one campaign; each ledger is made when it is first asked for.

    `realm` are its claimed hexes, `settlements` the numbers of its settlements, `names` its totals: with its
    own settlement modifiers where that optional rule is played, which otherwise come to 0.
    """

    def __init__(self, campaign: Campaign, kingdom: str, rules: Ruleset) -> None:
        self.campaign = campaign
        self.kingdom: Kingdom = campaign.kingdoms[kingdom]
        self.rules = rules
        self.names = (*NAMES, *MODIFIERS) if expanded_modifiers.SETTING in rules.played else NAMES
        self._reckoned = reckoned(campaign, self.kingdom, rules)
        self.realm = self._reckoned.realm
        self.settlements = self._reckoned.settlements
        self._stocks: dict[str, Ledger] = {}

    def ledger(self, name: str) -> Ledger:
        """The ledger of a total; an unknown name raises `KeyError`."""
        if name not in STOCKS:
            return self._reckoned.ledger(name)
        found = self._stocks.get(name)
        if found is None:
            found = self._stocks[name] = Ledger.of(name, stock_entries(getattr(self.kingdom, name)))
        return found

    @property
    def vacancies(self) -> Mapping[str, str]:
        """The empty roles, each with why its penalty is not in force (see `leadership.vacancies`)."""
        return self._reckoned.leadership.vacancies

    def total(self, name: str) -> int:
        """The number itself."""
        if name in STOCKS:
            stock: Stock = getattr(self.kingdom, name)
            return stock.value
        return self._reckoned.total(name)


@remembered(64)
def numbers(campaign: Campaign, kingdom: str, rules: Ruleset) -> Numbers:
    """The totals of one kingdom; asked for the same campaign again, the same object.

    :raises KeyError: for a kingdom the campaign does not have.
    """
    return Numbers(campaign, kingdom, as_played(rules, campaign))


def stock_entries(stock: Stock) -> tuple[Entry, ...]:
    """A stored number as ledger lines: the month's opening by kind of source, then what came and went."""
    opening = (Entry(amount, Source("opening", kind)) for kind, amount in stock.opening)
    return (*opening, *stock.entries)
