"""What becomes of items for sale: bought, sold off, lost; the market; the GM's list (IT L473, L505-508)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kingdom_gui.engine.actions import Refusal, decide
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.state import Building, Item, ListedItem

from .table import RULES
from .town import Town

RING = Item(1, 0, "A ring of small mercies", 2000, None, "minor", "ring")


class Shop(Town):
    """A Magic Shop (number 1: 4 minor, 2 medium slots, 1 major one) with a ring in its first slot."""

    def __init__(self, item: Item = RING, treasury: int = 100) -> None:
        super().__init__(treasury=treasury)
        self.shop = self.stand("magic_shop", 2)
        self.keep(replace(item, building=self.shop.id))

    def stand(self, kind: str, *lots: int) -> Building:
        """A building where it is wanted, whatever it needs beside it."""
        self.do(actions.Build(settlement="a", building=kind, lots=lots, granted=True, override="stage"))
        return self.last

    def keep(self, *items: Item) -> None:
        """Have these items for sale, and no others."""
        settlements = self.campaign.settlements.set("a", replace(self.a, items=items))
        self.campaign = replace(self.campaign, settlements=settlements)

    def take(self, **fields: bool) -> actions.TakeItem:
        return actions.TakeItem(settlement="a", building=self.shop.id, slot=0, **fields)

    def purge(self, natural: int, slot: int = 0) -> None:
        self.do(actions.PurgeSlot(settlement="a", building=self.shop.id, slot=slot, natural=natural))

    @property
    def stocks(self) -> tuple[int, int]:
        return self.kingdom.treasury.value, self.kingdom.unrest.value

    def told(self, code: str) -> list[dict[str, str | int]]:
        """What the journal's lines of this code say."""
        return [line.parameters for line in self.campaign.journal[1] if line.code == code]


# Bought


def test_bought_with_gold_costs_the_kingdom_nothing() -> None:
    shop = Shop()
    before = shop.stocks
    shop.do(shop.take())
    assert shop.a.items == ()
    assert shop.stocks == before
    assert shop.told("item_taken") == [
        {"settlement": "Ashford", "name": "A ring of small mercies", "price": 2000}
    ]


@pytest.mark.parametrize(("price", "bp"), [(50, 1), (2000, 1), (2001, 2), (7400, 4)])
def test_bought_with_bp_for_the_kingdom(price: int, bp: int) -> None:
    """1 BP pays for 2,000 gp; no Unrest (IT L508)."""
    shop = Shop(replace(RING, price=price))
    treasury, unrest = shop.stocks
    change = shop.do(shop.take(bp=True))
    assert change.price.total == bp
    assert shop.stocks == (treasury - bp, unrest)
    assert not shop.kingdom.use.withdrawn


def test_bought_with_bp_for_oneself_is_a_withdrawal() -> None:
    """Unrest rises by the BP (IT L274, L508)."""
    shop = Shop(replace(RING, price=7400))
    treasury, unrest = shop.stocks
    shop.do(shop.take(bp=True, personal=True))
    assert shop.stocks == (treasury - 4, unrest + 4)
    assert shop.kingdom.use.withdrawn
    assert shop.refused(actions.Withdraw(bp=1)) == ["already_withdrawn"]


def test_one_withdrawal_a_month() -> None:
    """Ruling B07; for the kingdom it may still be bought."""
    shop = Shop()
    shop.do(actions.Withdraw(bp=1))
    assert shop.refused(shop.take(bp=True, personal=True)) == ["already_withdrawn"]
    assert isinstance(decide(replace(shop.take(bp=True), kingdom="k"), shop.campaign, RULES), actions.Change)
    shop.do(replace(shop.take(bp=True, personal=True), override="the feast"))
    assert shop.a.items == ()


def test_bp_must_be_there() -> None:
    shop = Shop(replace(RING, price=30000), treasury=10)
    assert shop.refused(shop.take(bp=True)) == ["treasury_short"]


def test_what_has_no_price_cannot_be_paid_with_bp() -> None:
    shop = Shop(replace(RING, price=0))
    assert shop.refused(shop.take(bp=True)) == ["item_price_missing"]
    shop.do(shop.take())
    assert shop.a.items == ()


def test_while_a_paper_sheet_is_typed_in_nothing_is_paid() -> None:
    shop = Shop()
    kingdoms = shop.campaign.kingdoms.set("k", replace(shop.kingdom, stage="adopting"))
    shop.campaign = replace(shop.campaign, kingdoms=kingdoms)
    before = shop.stocks
    shop.do(shop.take(bp=True, personal=True))
    assert shop.stocks == before


def test_an_empty_slot_has_nothing_to_buy() -> None:
    shop = Shop()
    for action in (
        actions.TakeItem(settlement="a", building=shop.shop.id, slot=1),
        actions.PurgeSlot(settlement="a", building=shop.shop.id, slot=1),
        actions.TakeItem(settlement="a", building=0, slot=0),
    ):
        assert shop.refused(action) == ["slot_empty"]


def test_in_anarchy_nothing_is_bought_or_sold_off() -> None:
    shop = Shop()
    shop.do(actions.Grant(unrest=20, note="fire"))
    assert "anarchy" in shop.refused(shop.take(bp=True))
    assert "anarchy" in shop.refused(actions.PurgeSlot(settlement="a", building=shop.shop.id, slot=0))


# Sold off by an Economy check


def test_a_success_empties_the_slot_and_earns_nothing() -> None:
    shop = Shop()
    before = shop.stocks
    shop.purge(20)
    assert shop.a.items == ()
    assert shop.stocks == before
    assert shop.told("item_sold_off") == [{"settlement": "a", "item": "A ring of small mercies"}]


def test_a_failure_changes_nothing() -> None:
    shop = Shop()
    economy = shop.total("economy")
    shop.purge(1)
    assert len(shop.a.items) == 1
    assert shop.total("economy") == economy
    assert shop.kingdom.use.purged == 1
    assert shop.told("item_sold_off") == []


def test_each_check_after_the_first_costs_1_economy_before_it_is_made() -> None:
    """Full Economy, then -1, then -2, whatever comes of them (ruling D73)."""
    shop = Shop()
    shop.keep(*(replace(RING, building=shop.shop.id, slot=slot) for slot in range(3)))
    economy, dc = shop.total("economy"), shop.total("control_dc")
    totals = []
    for slot in range(3):
        shop.purge(10, slot)
        told = shop.told("check_failed") + shop.told("check_passed")
        totals += [line["total"] for line in told if line["purpose"] == f"purge.{slot + 1}"]
    assert totals == [10 + economy, 10 + economy - 1, 10 + economy - 2]
    assert shop.total("economy") == economy - 2
    assert shop.total("control_dc") == dc


@pytest.mark.parametrize(("choice", "left"), [("on", -2), ("off", 0)])
def test_how_long_the_loss_lasts_is_a_setting(choice: str, left: int) -> None:
    """Toggle `slot_purge_loss_lasts`; the first check of the next month is made at what is left."""
    shop = Shop()
    shop.do(actions.SetRuling(ruling="slot_purge_loss_lasts", choice=choice))
    shop.keep(*(replace(RING, building=shop.shop.id, slot=slot) for slot in range(4)))
    economy = shop.total("economy")
    for slot in range(3):
        shop.purge(1, slot)
    assert shop.total("economy") == economy - 2
    shop.do(actions.AdvanceMonth())
    assert shop.total("economy") == economy + left
    assert shop.kingdom.use.purged == 0
    shop.purge(1, 3)
    assert shop.total("economy") == economy + left


@pytest.mark.parametrize(("natural", "left"), [(14, 1), (15, 0)])
def test_the_check_is_one_of_economy_less_unrest(natural: int, left: int) -> None:
    """Economy 12 below the Control DC and Unrest 3: a 15 is needed."""
    shop = Shop()
    more = shop.total("control_dc") - 12 - shop.total("economy")
    shop.do(actions.AddModifier(target="economy", amount=more), actions.Grant(unrest=3, note="rain"))
    shop.purge(natural)
    assert len(shop.a.items) == left


def test_a_die_that_is_none_is_refused() -> None:
    shop = Shop()
    wrong = actions.PurgeSlot(settlement="a", building=shop.shop.id, slot=0, natural=21)
    assert shop.refused(wrong) == ["die_out_of_range"]


def test_the_programs_die_is_the_same_whichever_item_is_tried() -> None:
    shop = Shop()
    shop.keep(*(replace(RING, building=shop.shop.id, slot=slot) for slot in range(2)))
    found = set()
    for slot in range(2):
        action = actions.PurgeSlot(kingdom="k", settlement="a", building=shop.shop.id, slot=slot)
        outcome = decide(action, shop.campaign, RULES)
        assert isinstance(outcome, actions.Change)
        found |= {line.parameters.get("natural") for line in outcome.campaign.journal[1]} - {None}
    assert len(found) == 1


# Placed by the GM


def test_an_item_is_placed_and_named_anew() -> None:
    shop = Shop()
    at = {"settlement": "a", "building": shop.shop.id}
    shop.do(actions.PlaceItem(**at, slot=5, name=" A drum ", price=9000))
    shop.do(actions.PlaceItem(**at, slot=0, name="A dull ring", price=10))
    assert sorted((i.slot, i.name, i.price, i.tier) for i in shop.a.items) == [
        (0, "A dull ring", 10, "minor"),
        (5, "A drum", 9000, "medium"),
    ]


def test_a_made_item_keeps_its_kind() -> None:
    shop = Shop()
    name = "@wondrous_item:cloak:0:0:quiet_step"
    shop.do(actions.PlaceItem(settlement="a", building=shop.shop.id, slot=1, name=name, price=900))
    assert shop.a.items[-1].kind == "wondrous_item"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"slot": 7}, "no_such_slot"),
        ({"slot": -1}, "no_such_slot"),
        ({"building": 0}, "no_such_slot"),
        ({"name": "  "}, "name_missing"),
        ({"name": "x" * 201}, "name_missing"),
        ({"price": -1}, "number_out_of_range"),
    ],
)
def test_what_cannot_be_placed(fields: dict[str, str | int], code: str) -> None:
    shop = Shop()
    place = actions.PlaceItem(settlement="a", building=shop.shop.id, slot=0, name="A drum", price=5)
    assert shop.refused(replace(place, **fields)) == [code]


def test_rolled_items_differ_each_time_and_stay_within_the_base_value() -> None:
    shop = Shop()
    most = shop.here.total("base_value")
    found = []
    for _ in range(8):
        shop.do(actions.RollItem(settlement="a", building=shop.shop.id, slot=0))
        (item,) = shop.a.items
        assert item.price <= most
        assert (item.tier, item.kind) == ("minor", "wondrous_item")
        found.append((item.name, item.price))
    assert len(set(found)) > 4


def test_rolled_from_the_list_where_the_campaign_has_it_so() -> None:
    shop = Shop()
    lamp = ListedItem("Lamp of the ford", "wondrous_item", "minor", 9)
    shop.do(actions.SetItems(items_from="list", items=(lamp,)))
    shop.do(actions.RollItem(settlement="a", building=shop.shop.id, slot=3))
    assert shop.a.items[-1] == Item(shop.shop.id, 3, "Lamp of the ford", 9, None, "minor", "wondrous_item")
    medium = actions.RollItem(settlement="a", building=shop.shop.id, slot=4)
    assert shop.refused(medium) == ["nothing_that_cheap"]


def test_a_find_named_anew_is_still_gone_in_time() -> None:
    shop = Shop()
    shop.keep(Item(0, 0, "", until=2, tier="minor"))
    shop.do(actions.PlaceItem(settlement="a", building=0, slot=0, name="A box", price=40))
    assert shop.a.items == (Item(0, 0, "A box", 40, 2, "minor"),)


# Lost with their building


def test_items_go_with_a_demolished_building() -> None:
    shop = Shop()
    change = shop.do(actions.Demolish(settlement="a", number=shop.shop.id))
    assert shop.a.items == ()
    assert [warning.code for warning in change.warnings if warning.code == "item_lost"] == ["item_lost"]


def test_other_buildings_keep_theirs() -> None:
    shop = Shop()
    herbalist = shop.stand("herbalist", 12)
    shop.keep(
        Item(herbalist.id, 0, "A phial", 50), replace(RING, building=shop.shop.id), Item(0, 0, "A find")
    )
    shop.do(actions.Demolish(settlement="a", number=shop.shop.id))
    assert [item.name for item in shop.a.items] == ["A phial", "A find"]


def test_an_upgrade_keeps_what_the_new_building_has_a_slot_for() -> None:
    """Shrine: 1 minor potion, scroll or wondrous item; Temple: 2 minor ones (IT L1042, L1100)."""
    town = Town()
    shrine = town.put("shrine", 3)
    kept = (Item(shrine.id, 0, "A phial", 50, None, "minor", "potion"),)
    town.campaign = replace(
        town.campaign, settlements=town.campaign.settlements.set("a", replace(town.a, items=kept))
    )
    town.do(actions.Upgrade(settlement="a", number=shrine.id, building="temple", override="room"))
    assert town.a.items == kept


def test_an_upgrade_moves_an_item_to_another_slot_that_takes_it() -> None:
    """Academy: 3 minor, 2 medium scrolls or wondrous items; University: 4 minor, 2 medium (IT L571, L1123).

    The fourth slot is a medium one before and a minor one after; what lies in the fifth keeps its place.
    """
    town = Town()
    academy = town.put("academy", 0, 1)
    kept = tuple(
        Item(academy.id, slot, f"Scroll {slot}", 50, None, "minor" if slot < 3 else "medium", "scroll")
        for slot in range(5)
    )
    town.campaign = replace(
        town.campaign, settlements=town.campaign.settlements.set("a", replace(town.a, items=kept))
    )
    change = town.do(actions.Upgrade(settlement="a", number=academy.id, building="university"))
    assert {item.name: item.slot for item in town.a.items} == {
        "Scroll 0": 0, "Scroll 1": 1, "Scroll 2": 2, "Scroll 4": 4, "Scroll 3": 5,
    }  # fmt: skip
    assert not change.warnings


@pytest.mark.parametrize(
    "item",
    [
        Item(1, 2, "A staff", 9, None, "minor", "wondrous_item"),  # no third slot
        Item(1, 0, "A crown", 9, None, "major", "wondrous_item"),  # another tier
    ],
)
def test_an_upgrade_loses_what_has_no_place(item: Item) -> None:
    town = Town()
    shrine = town.put("shrine", 3)
    kept = (replace(item, building=shrine.id),)
    town.campaign = replace(
        town.campaign, settlements=town.campaign.settlements.set("a", replace(town.a, items=kept))
    )
    change = town.do(actions.Upgrade(settlement="a", number=shrine.id, building="temple", override="room"))
    assert town.a.items == ()
    assert "item_lost" in [warning.code for warning in change.warnings]


# The market


@pytest.mark.parametrize(
    ("die", "buys", "code"),
    [(75, True, "market_bought"), (75, False, "market_has_it"), (76, True, "market_has_none")],
)
def test_75_in_100_that_the_market_has_it(die: int, buys: bool, code: str) -> None:
    shop = Shop()
    shop.do(
        actions.AddModifier(target="base_value_cap", amount=5000, settlement="a"),
        actions.AddModifier(target="base_value", amount=1000, settlement="a"),
    )
    before = shop.stocks
    change = shop.do(actions.SeekItem(settlement="a", name="A rope", price=900, buys=buys, die=die))
    assert change.code == code
    assert shop.told(code) == [{"settlement": "Ashford", "name": "A rope", "price": 900}]
    assert shop.stocks == before


def test_the_market_ends_at_the_base_value() -> None:
    shop = Shop()
    most = shop.here.total("base_value")
    sought = actions.SeekItem(settlement="a", name="A rope", price=most + 1)
    assert shop.refused(sought) == ["dearer_than_market"]
    shop.do(replace(sought, override="a caravan", die=1))
    shop.refused(replace(sought, die=101))


@pytest.mark.parametrize(
    ("fields", "code"), [({"name": " "}, "name_missing"), ({"price": 0}, "amount_missing")]
)
def test_what_cannot_be_sought(fields: dict[str, str | int], code: str) -> None:
    sought = actions.SeekItem(settlement="a", name="A rope", price=5)
    assert Shop().refused(replace(sought, **fields)) == [code]


def test_sought_again_in_a_month_it_is_as_it_was() -> None:
    shop = Shop()
    shop.do(
        actions.AddModifier(target="base_value_cap", amount=5000, settlement="a"),
        actions.AddModifier(target="base_value", amount=1000, settlement="a"),
    )
    names = [f"thing {n}" for n in range(12)]
    codes = [shop.do(actions.SeekItem(settlement="a", name=name, price=9)).code for name in names]
    again = [shop.do(actions.SeekItem(settlement="a", name=name.upper(), price=9)).code for name in names]
    assert codes == again
    assert set(codes) == {"market_bought", "market_has_none"}


# Where items come from


def test_the_list_and_the_source_are_set() -> None:
    shop = Shop()
    lamp = ListedItem("Lamp of the ford", "wondrous_item", "minor", 9)
    change = shop.do(actions.SetItems(items_from="both", items=(lamp,)))
    assert shop.campaign.settings.items_from == "both"
    assert shop.campaign.settings.item_list == (lamp,)
    assert change.parameters == {"source": "both", "count": 1}
    shop.do(actions.SetItems(items=()))
    assert shop.campaign.settings.items_from == "both"
    assert shop.campaign.settings.item_list == ()


def test_an_empty_list_alone_is_warned_of() -> None:
    change = Shop().do(actions.SetItems(items_from="list"))
    assert [warning.code for warning in change.warnings] == ["item_list_empty"]


@pytest.mark.parametrize(
    ("item", "code"),
    [
        (ListedItem(" ", "ring", "minor", 5), "name_missing"),
        (ListedItem("@ring", "ring", "minor", 5), "name_missing"),
        (ListedItem("x" * 201, "ring", "minor", 5), "name_missing"),
        (ListedItem("half \ud800", "ring", "minor", 5), "not_text"),
        (ListedItem("Lamp", "any", "minor", 5), "no_such_item_kind"),
        (ListedItem("Lamp", "ring", "small", 5), "no_such_item_tier"),
        (ListedItem("Lamp", "ring", "minor", -1), "number_out_of_range"),
    ],
)
def test_what_cannot_be_listed(item: ListedItem, code: str) -> None:
    assert Shop().refused(actions.SetItems(items=(item,))) == [code]


def test_a_list_has_its_bounds() -> None:
    lamp = ListedItem("Lamp", "ring", "minor", 5)
    assert Shop().refused(actions.SetItems(items=(lamp,) * 5001)) == ["too_many_items"]
    assert Shop().refused(actions.SetItems()) == ["nothing_chosen"]


def test_only_impossible_lists_cannot_be_insisted_on() -> None:
    refusal = decide(
        actions.SetItems(kingdom="k", items=(ListedItem("", "ring", "minor", 1),)), Shop().campaign, RULES
    )
    assert isinstance(refusal, Refusal)
    assert not refusal.overridable
