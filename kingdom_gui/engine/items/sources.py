"""Where an item comes from by chance: the generator, the GM's own list, or either of both."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..ruleset import Ruleset
from ..state import Item, ItemsFrom, ListedItem
from .generator import Dice, make
from .made import made_of
from .prices import within
from .records import ANY


class Wanted(NamedTuple):
    """What is looked for: an item of a tier and one of these kinds, of at most `most` gp (None: no bound).

    `key` begins the ids of its requests. `building` is the kind of building it is for sale in, empty for a
    find.
    """

    key: str
    settlement: str
    building: str
    tier: str
    kinds: tuple[str, ...]
    most: int | None


def by_chance(
    rules: Ruleset, listed: Sequence[ListedItem], source: ItemsFrom, wanted: Wanted, dice: Dice
) -> ListedItem | None:
    """What the generator makes, or an entry of the list drawn evenly; of `both`, either is as likely.

    None where there is nothing of the tier and kinds at such a price.
    """
    entries = fitting(listed, wanted) if source in ("list", "both") else []
    makes = source != "list" and bool(within(rules, wanted.tier, wanted.kinds, wanted.most))
    if entries and makes:
        makes = dice.pick("source", "choice", ("list", "generator"), flourish=True) == "generator"
    if makes:
        made = make(rules, wanted.tier, wanted.kinds, wanted.most, dice)
        return None if made is None else ListedItem(made.text, made.kind, wanted.tier, made.price)
    return entries[dice.face("listed", len(entries)) - 1] if entries else None


def fitting(listed: Iterable[ListedItem], wanted: Wanted) -> list[ListedItem]:
    """The entries of the GM's list that are of the tier, one of the kinds, and within the price."""
    return [
        entry
        for entry in listed
        if entry.tier == wanted.tier
        and (ANY in wanted.kinds or entry.kind in wanted.kinds)
        and (wanted.most is None or entry.price <= wanted.most)
    ]


def named_item(listed: Iterable[ListedItem], tier: str, kind: str, name: str, price: int) -> Item:
    """An item under the name it is given, in no slot yet: one of the list brings its price and kind, a made
    one its kind.
    """
    made = made_of(name)
    entry = None if made is not None else named_in(listed, name)
    if made is not None:
        kind = made.kind
    elif entry is not None:
        kind, price = entry.kind, price or entry.price
    return Item(0, 0, name, price, None, tier, "" if kind == ANY else kind)


def named_in(listed: Iterable[ListedItem], name: str) -> ListedItem | None:
    """The entry of the list with this name, however it is written in capitals."""
    return next((entry for entry in listed if entry.name.casefold() == name.casefold()), None)
