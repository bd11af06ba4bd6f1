"""Magic items for sale: placed, bought, sold off, sought on the market (IT L473, L508)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ..district_part import ItemSlot
from ..items.made import MARK
from ..items.prices import bp_for
from ..items.records import ANY, TIERS
from ..items.sources import Wanted, by_chance, named_item
from ..ledger import Entry, Source
from ..settlement_totals import SettlementNumbers, settlement_numbers
from ..state import Item, ItemsFrom, ListedItem, Modifier, Settlement
from .base import Action, Context, rule
from .checks import check, roll

FOUND_UP_TO = 75  # d100: whether the market has an item (IT L473)
MOST_LISTED = 5000  # items in the GM's list
MOST_GP = 10_000_000  # the price of an item
LONGEST_NAME = 200


class PlaceItem(Action, frozen=True, tag="place_item"):
    """Put a magic item into a slot (the GM's word), or name the one there anew; its price is in gp."""

    needs = "realm"

    settlement: str
    building: int
    slot: int
    name: str
    price: int = 0


class RollItem(Action, frozen=True, tag="roll_item"):
    """Have chance put another item into a slot (the GM's word), as the campaign's setting has it."""

    needs = "realm"

    settlement: str
    building: int
    slot: int


class TakeItem(Action, frozen=True, tag="take_item"):
    """An item leaves its slot: bought with gold, or with BP at 2,000 gp each (`bp`), for oneself or not."""

    needs = "order"

    settlement: str
    building: int
    slot: int
    bp: bool = False
    personal: bool = False


class PurgeSlot(Action, frozen=True, tag="purge_slot"):
    """Have an unwanted item sold off by an Economy check (IT L508); `natural` is a typed d20."""

    needs = "order"

    settlement: str
    building: int
    slot: int
    natural: int | None = None


class SeekItem(Action, frozen=True, tag="seek_item"):
    """Look on a settlement's market for an item of this price in gp, and buy it where it is found (IT L473).

    `die` is a typed d100. With `buys` false the party only looks.
    """

    needs = "realm"

    settlement: str
    name: str
    price: int
    buys: bool = True
    die: int | None = None


class SetItems(Action, frozen=True, tag="set_items"):
    """Say where magic items come from, and what the GM's own list holds; None leaves one as it is."""

    items_from: ItemsFrom | None = None
    items: tuple[ListedItem, ...] | None = None


@rule(PlaceItem)
def place_item(ctx: Context, action: PlaceItem) -> None:
    """Decide `PlaceItem`."""
    settlement = ctx.settlement(action.settlement)
    _, slot = _slot(ctx, settlement, action.building, action.slot)
    name = action.name.strip()
    if not name or len(name) > LONGEST_NAME:
        ctx.impossible("name_missing")
    if not 0 <= action.price <= MOST_GP:
        ctx.impossible("number_out_of_range", field="price", low=0, high=MOST_GP)
    ctx.require("item_placed", settlement=settlement.name, name=name)
    item = named_item(ctx.campaign.settings.item_list, slot.tier, "", name, action.price)
    _put(ctx, settlement, action, item)


@rule(RollItem)
def roll_item(ctx: Context, action: RollItem) -> None:
    """Decide `RollItem`: each time another item, of at most the base value (ruling D32)."""
    settlement = ctx.settlement(action.settlement)
    here, slot = _slot(ctx, settlement, action.building, action.slot)
    bounded = ctx.ruling("slot_price_cap") == "base_value"
    most = here.total("base_value") if bounded else None
    key = f"roll_item.{ctx.draft.next_id()}"
    wanted = Wanted(key, settlement.id, slot.kind, slot.tier, slot.kinds, most)
    settings = ctx.campaign.settings
    source = "generator" if settings.items_from == "typed" else settings.items_from
    found = by_chance(ctx.rules, settings.item_list, source, wanted, _ProgramDice(ctx, key))
    if found is None:
        ctx.impossible("nothing_that_cheap", settlement=settlement.name, tier=slot.tier)
    ctx.require("item_placed", settlement=settlement.name, name=found.name)
    item = Item(0, 0, found.name, found.price, None, found.tier, found.kind)
    _put(ctx, settlement, action, item)


@rule(TakeItem)
def take_item(ctx: Context, action: TakeItem) -> None:
    """Decide `TakeItem`; bought with BP for oneself it is the month's withdrawal (IT L274, L508, B07)."""
    settlement = ctx.settlement(action.settlement)
    found = _there(ctx, settlement, action.building, action.slot)
    if not action.bp:
        ctx.require("item_taken", settlement=settlement.name, name=found.name, price=found.price)
        _drop(ctx, settlement, found)
        return
    price = bp_for(found.price)
    if not price:
        ctx.refuse("item_price_missing", "IT L508", name=found.name)
    if action.personal and ctx.kingdom.use.withdrawn:
        ctx.refuse("already_withdrawn", "IT L274")
    ctx.set_price(Entry(price, Source("purchase", "item", settlement.id), "IT L508"))
    if not action.personal:
        ctx.require("item_bought", settlement=settlement.name, name=found.name, bp=price)
    else:
        ctx.require("item_bought_for_oneself", settlement=settlement.name, name=found.name, bp=price)
        if ctx.price.total:  # nothing is paid while a paper sheet is typed in
            ctx.stock("unrest", Entry(ctx.price.total, Source("rule", "withdrawal"), "IT L508"))
            ctx.count_use(withdrawn=True)
    _drop(ctx, settlement, found)


@rule(PurgeSlot)
def purge_slot(ctx: Context, action: PurgeSlot) -> None:
    """Decide `PurgeSlot`: the month's first check at full Economy, each later one at 1 less (ruling D73)."""
    settlement = ctx.settlement(action.settlement)
    found = _there(ctx, settlement, action.building, action.slot)
    number = ctx.kingdom.use.purged + 1
    if action.natural is not None and not 1 <= action.natural <= 20:
        ctx.impossible("die_out_of_range", sides=20)
    ctx.require("slot_purge_tried", settlement=settlement.name, name=found.name)
    if number > 1:
        _lose_economy(ctx)
    ctx.count_use(purged=1)
    if check(ctx, f"purge.{number}", "economy", action.natural).success:
        _drop(ctx, settlement, found)
        ctx.log("item_sold_off", settlement=settlement.id, item=found.name)


@rule(SeekItem)
def seek_item(ctx: Context, action: SeekItem) -> None:
    """Decide `SeekItem`: 75 in 100 that the market has it, up to the base value; the party pays itself."""
    settlement = ctx.settlement(action.settlement)
    name = action.name.strip()
    if not name or len(name) > LONGEST_NAME:
        ctx.impossible("name_missing")
    if action.price < 1:
        ctx.impossible("amount_missing")
    most = settlement_numbers(ctx.campaign, settlement.id, ctx.rules).total("base_value")
    if action.price > most:
        ctx.refuse("dearer_than_market", "IT L473", settlement=settlement.name, price=action.price, most=most)
    # The same item sought again in the same month is there, or not there, as before.
    request = f"market.{settlement.id}.{name.casefold()}.{action.price}"
    face = roll(ctx, request, 100, action.die)
    at = settlement.name
    if face > FOUND_UP_TO:
        ctx.require("market_has_none", settlement=at, name=name, price=action.price)
    elif action.buys:
        ctx.require("market_bought", settlement=at, name=name, price=action.price)
    else:
        ctx.require("market_has_it", settlement=at, name=name, price=action.price)


@rule(SetItems)
def set_items(ctx: Context, action: SetItems) -> None:
    """Decide `SetItems`."""
    if action.items_from is None and action.items is None:
        ctx.impossible("nothing_chosen")
    settings = ctx.campaign.settings
    source = settings.items_from if action.items_from is None else action.items_from
    items = settings.item_list if action.items is None else action.items
    if action.items is not None:
        _check_list(ctx, action.items)
    if source == "list" and not items:
        ctx.warn("item_list_empty", "IT L506")
    ctx.require("items_set", source=source, count=len(items))
    ctx.draft.put("campaign", "settings", replace(settings, items_from=source, item_list=items))


class _ProgramDice:
    """The program's own dice, for what the GM has rolled outside the month's steps."""

    def __init__(self, ctx: Context, key: str) -> None:
        self._ctx = ctx
        self._key = key

    def face(self, part: str, sides: int) -> int:
        """The natural face of a die."""
        return roll(self._ctx, f"{self._key}.{part}", sides, None)

    def pick(self, part: str, kind: str, options: Sequence[str], flourish: bool = False) -> str:
        """One of several, each as likely."""
        return options[self.face(part, len(options)) - 1]


def _slot(
    ctx: Context, settlement: Settlement, building: int, number: int
) -> tuple[SettlementNumbers, ItemSlot]:
    """A slot of a working building, or that of a find (building 0); another ends the decision."""
    here = settlement_numbers(ctx.campaign, settlement.id, ctx.rules)
    found = _item(settlement, building, number)
    if building == 0 and found is not None:
        return here, ItemSlot(0, "", found.tier or TIERS[0], (ANY,))
    slots = [slot for slot in here.item_slots if slot.building == building]
    if not 0 <= number < len(slots):
        ctx.impossible("no_such_slot", settlement=settlement.name, building=building, slot=number)
    return here, slots[number]


def _item(settlement: Settlement, building: int, number: int) -> Item | None:
    return next((i for i in settlement.items if (i.building, i.slot) == (building, number)), None)


def _there(ctx: Context, settlement: Settlement, building: int, number: int) -> Item:
    """The item in a slot; where there is none to be had the decision ends."""
    found = _item(settlement, building, number)
    if found is None or not found.name:
        ctx.impossible("slot_empty", settlement=settlement.name)
    return found


def _put(ctx: Context, settlement: Settlement, at: PlaceItem | RollItem, item: Item) -> None:
    """The item lies in the slot from now on; in that of a find for as long as the find was to be there."""
    there = _item(settlement, at.building, at.slot)
    until = there.until if there is not None else None
    left = tuple(other for other in settlement.items if other is not there)
    new = replace(item, building=at.building, slot=at.slot, until=until)
    ctx.draft.put("settlements", settlement.id, replace(settlement, items=(*left, new)))


def _drop(ctx: Context, settlement: Settlement, item: Item) -> None:
    """The item leaves its slot, which is vacant then; a find's slot goes with it (IT L1249)."""
    left = tuple(other for other in settlement.items if other is not item)
    ctx.draft.put("settlements", settlement.id, replace(settlement, items=left))


def _lose_economy(ctx: Context) -> None:
    """Each check after the month's first costs 1 Economy, which stays lost unless the setting ends it."""
    month = ctx.campaign.month
    until = None if ctx.ruling("slot_purge_loss_lasts") == "on" else month
    modifier = Modifier(ctx.draft.next_id(), "economy", -1, Source("rule", "slot_purge"), month, until)
    ctx.change_kingdom(modifiers=(*ctx.kingdom.modifiers, modifier))


def _check_list(ctx: Context, items: tuple[ListedItem, ...]) -> None:
    if len(items) > MOST_LISTED:
        ctx.impossible("too_many_items", count=len(items), most=MOST_LISTED)
    for item in items:
        name = item.name.strip()
        if not name or len(name) > LONGEST_NAME or name.startswith(MARK) or not _is_text(name):
            ctx.impossible("name_missing")
        if item.kind not in ctx.rules.items:
            ctx.impossible("no_such_item_kind", name=name, kind=item.kind)
        if item.tier not in TIERS:
            ctx.impossible("no_such_item_tier", name=name, tier=item.tier)
        if not 0 <= item.price <= MOST_GP:
            ctx.impossible("number_out_of_range", field="price", low=0, high=MOST_GP)


def _is_text(text: str) -> bool:
    """Whether it can be written as UTF-8: half a surrogate pair cannot."""
    return not any(0xD800 <= ord(sign) <= 0xDFFF for sign in text)
