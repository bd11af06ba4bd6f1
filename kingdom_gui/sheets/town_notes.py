"""What a settlement's page tells besides its buildings: growth and market, items for sale, wishes, losses."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.lots import lot_label
from ..engine.ruleset import Ruleset
from ..engine.settlement_totals import SettlementNumbers
from ..engine.state import Building, Campaign, Settlement
from ..engine.town_sheet import MARKET_CHANCE, defense_by_side, growth, losses
from ..engine.wishes import WishList, wish_list
from ..words import Speaker
from ..words.order import order
from .calendar import month_name
from .labels import Labels

Row = tuple[str, ...]


def growth_lines(numbers: SettlementNumbers, rules: Ruleset, labels: Labels) -> Iterator[str]:
    """Size by lots, what it lacks to the next, the base value's room, the market, Defense by side."""
    grown = growth(numbers, rules)
    if grown.by_lots:
        yield labels(
            "by-lots",
            size=labels.head("settlement_size", grown.by_lots),
            modifier=labels.signed(grown.modifier),
            danger=labels.signed(grown.danger),
        )
    if grown.next_size:
        yield labels(
            "next-size",
            size=labels.head("settlement_size", grown.next_size),
            count=grown.people,
            people=labels.number(grown.people),
            lots=grown.lots,
            cap=labels.number(grown.next_cap),
        )
    yield labels("value-spare", value=labels.number(grown.spare)) if grown.spare else labels("value-full")
    yield labels("market", value=labels.number(numbers.total("base_value")), percent=MARKET_CHANCE)
    sides = defense_by_side(numbers.settlement, rules)
    if sides:
        several = len(numbers.settlement.districts) > 1
        parts = []
        for found in sides:
            where = labels(f"side-{found.side}")
            if several:
                where = labels("district-place", number=found.district + 1, where=where)
            parts.append(f"{where}\u00a0{labels.signed(found.defense)}")
        yield labels("defense-sides", sides=" · ".join(parts))


def item_rows(campaign: Campaign, settlement: Settlement, labels: Labels) -> list[Row]:
    """The magic items for sale: name, building, price in gp."""
    kinds = {b.id: b.kind for district in settlement.districts for b in district.buildings}
    speaker = Speaker(labels.language, campaign)
    rows: list[Row] = []
    for item in settlement.items:
        if item.name:
            kind = kinds.get(item.building, "")
            where = labels.head("building", kind) if kind else ""
            price = labels.number(item.price) if item.price else ""
            rows.append((speaker.item(item.name), where, price))
    return sorted(rows, key=lambda row: (order(row[0]), row))


def wish_rows(
    campaign: Campaign, settlement: Settlement, rules: Ruleset, labels: Labels
) -> tuple[list[Row], str]:
    """The wish list as rows (place, building, where, month, list price, price), and a note with its total."""
    kingdom = campaign.claims.get(settlement.hex, "")
    if kingdom not in campaign.kingdoms:
        return [], ""
    wishes = wish_list(campaign, kingdom, rules, settlement.id)
    rows: list[Row] = [
        (
            f"{place}.",
            labels.head("building", wish.kind),
            _where(wish.building, wish.district, len(settlement.districts), labels),
            month_name(campaign.settings, wish.month, labels),
            labels.number(wish.list_price),
            labels.number(wish.price),
        )
        for place, wish in enumerate(wishes.wishes, 1)
    ]
    return rows, _together(wishes, labels)


def loss_rows(campaign: Campaign, settlement: Settlement, labels: Labels) -> list[Row]:
    """The buildings lost: month, building, and how or why."""
    rows: list[Row] = []
    for loss in losses(campaign, settlement):
        how = labels(f"lost-{loss.code.removeprefix('building_')}")
        cause = labels.term("event", loss.event) if loss.event else loss.note
        rows.append(
            (
                month_name(campaign.settings, loss.month, labels),
                labels.head("building", loss.kind),
                f"{how}, {cause}" if cause else how,
            )
        )
    return rows


def _together(wishes: WishList, labels: Labels) -> str:
    if not wishes.wishes:
        return ""
    return labels("wishes-together", price=wishes.total, listed=wishes.list_total, months=wishes.months)


def _where(building: Building, district: int, districts: int, labels: Labels) -> str:
    where = labels("side-none")
    if building.side:
        where = labels(f"side-{building.side}")
    elif building.lots:
        where = labels("on-lot", lot=", ".join(lot_label(lot) for lot in building.lots))
    return labels("district-place", number=district + 1, where=where) if districts > 1 else where
