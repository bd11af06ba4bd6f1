"""Short texts of the settlement screen: where, how much, with what effect, and why not."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ...engine.actions import Change, Refusal
from ...engine.ledger import Entry
from ...engine.lots import lot_label
from ...engine.rule_effects import Lotless
from ...engine.ruleset import Building as Kind
from ...engine.state import Campaign
from .. import labels, speech
from ..marking import QT_TRANSLATE_NOOP
from .placement import Placement, Spot

translate = QCoreApplication.translate

EFFECTS = ("economy", "loyalty", "stability", "unrest", "fame", "infamy", "defense")
MODIFIERS = ("corruption", "crime", "law", "lore", "productivity", "society")
_SHORT = {
    "economy": QT_TRANSLATE_NOOP("Phrases", "E"),
    "loyalty": QT_TRANSLATE_NOOP("Phrases", "L"),
    "stability": QT_TRANSLATE_NOOP("Phrases", "S"),
    "unrest": QT_TRANSLATE_NOOP("Phrases", "U"),
    "fame": QT_TRANSLATE_NOOP("Phrases", "F"),
    "infamy": QT_TRANSLATE_NOOP("Phrases", "I"),
    "defense": QT_TRANSLATE_NOOP("Phrases", "D"),
}


def building_name(kind: str) -> str:
    """What a building is called, in the language of the window."""
    return speech.capital(speech.term("building", kind))


def short(name: str) -> str:
    """The letter that stands for a number in an effect line: "E"."""
    return translate("Phrases", _SHORT[name])


def effect_line(kind: Kind) -> str:
    """What a building changes, as short as can be: "E+1 L+1 · 500 gp"."""
    parts = [f"{short(name)}{labels.signed(getattr(kind, name))}" for name in EFFECTS if getattr(kind, name)]
    line = " ".join(parts)
    if kind.base_value:
        value = translate("Phrases", "{count} gp").format(count=labels.signed(kind.base_value))
        line = f"{line} · {value}" if line else value
    return line


def effects_in_full(kind: Kind) -> str:
    """All numbers a building changes, named: "Economy +1, Law +1"."""
    text = ", ".join(text for _, text in effects_by_number(kind))
    return text or translate("Phrases", "no numbers of its own")


def effects_by_number(kind: Kind) -> list[tuple[str, str]]:
    """The numbers a building changes, each by its id and in words: ("economy", "Economy +1")."""
    found = []
    for name in (*EFFECTS, *MODIFIERS, "base_value"):
        amount = getattr(kind, name)
        if amount:
            text = f"{labels.number(name)} {labels.signed(amount)}"
            if name == "base_value":
                text = translate("Phrases", "{value} gp").format(value=text)
            found.append((name, text))
    return found


def slots_line(kind: Kind) -> str:
    """The magic items a building has room for: "Magic items: 2 × potion / scroll (minor)"; "" for none."""
    rooms = []
    for items in kind.magic_items:
        kinds = " / ".join(speech.term("item_kind", name) for name in items.kinds)
        tier = speech.term("item_tier", items.tier)
        rooms.append(
            translate("Phrases", "{count} × {kinds} ({tier})").format(
                count=items.count, kinds=kinds, tier=tier
            )
        )
    return translate("Phrases", "Magic items: {list}").format(list=", ".join(rooms)) if rooms else ""


def size_words(kind: Kind) -> str:
    """How much ground a building takes: "1 lot", "2 lots", "one side", "whole district"."""
    for effect in kind.effects_of(Lotless):
        return {
            "district": translate("Phrases", "whole district"),
            "side": translate("Phrases", "one side"),
            "wall": translate("Phrases", "in a wall"),
            "lot": translate("Phrases", "on a lot with others"),
        }[effect.place]
    if kind.lots_max != kind.lots:
        return translate("Phrases", "{least} or {most} lots").format(least=kind.lots, most=kind.lots_max)
    if kind.lots == 1:
        return translate("Phrases", "1 lot")
    return translate("Phrases", "{count} lots").format(count=kind.lots)


def bp(amount: int) -> str:
    """A price: "12 BP"."""
    return translate("Phrases", "{count} BP").format(count=amount)


def spot_name(spot: Spot) -> str:
    """A spot within its settlement: "lot C4", "lots C4 to D5", "north side"."""
    if spot.side:
        return translate("Phrases", "{side} side").format(side=labels.side(spot.side))
    if not spot.lots:
        return translate("Phrases", "district {number}").format(number=spot.district + 1)
    first, last = lot_label(spot.lots[0]), lot_label(spot.lots[-1])
    if first == last:
        return translate("Phrases", "lot {label}").format(label=first)
    return translate("Phrases", "lots {first} to {last}").format(first=first, last=last)


def reduction(entry: Entry, campaign: Campaign) -> str:
    """What lowers a price, and by how much: "Market −5"."""
    return f"{speech.speaker(campaign).source(entry)} {labels.signed(entry.amount)}"


def outcome_line(placement: Placement, spot: Spot, outcome: Change | Refusal) -> str:
    """One line for the pointer's spot: what, where, the price, or the reasons why not."""
    campaign = placement.document.campaign
    what = building_name(placement.kind)
    where = spot_name(spot)
    if isinstance(outcome, Refusal):
        why = " ".join(
            dict.fromkeys(speech.capital(speech.speaker(campaign).reason(r)) for r in outcome.reasons)
        )
        line = translate("Phrases", "{what}, {where}: no. {why}").format(what=what, where=where, why=why)
        if outcome.price.total:
            line += " " + translate("Phrases", "It would cost {price}.").format(price=bp(outcome.price.total))
        return line
    line = translate("Phrases", "{what}, {where}: {price}").format(
        what=what, where=where, price=_price(outcome)
    )
    lowered = [reduction(e, campaign) for e in outcome.price.entries if e.applies and e.amount < 0]
    if lowered:
        line += f" ({', '.join(lowered)})"
    warned = " ".join(speech.capital(speech.speaker(campaign).warning(w)) for w in outcome.warnings)
    return f"{line}. {warned}" if warned else line


def done_line(placement: Placement, spot: Spot, change: Change) -> str:
    """What has been placed, told as done, with what it cost: "Inn built: 10 BP"."""
    what = building_name(placement.kind)
    if placement.number:
        line = translate("Phrases", "{what} moved: {where}").format(what=what, where=spot_name(spot))
    elif placement.terms.planned:
        line = translate("Phrases", "{what} planned: {where}").format(what=what, where=spot_name(spot))
    else:
        line = translate("Phrases", "{what} built: {price}").format(what=what, price=_price(change))
    campaign = placement.document.campaign
    warned = " ".join(speech.capital(speech.speaker(campaign).warning(w)) for w in change.warnings)
    return f"{line}. {warned}" if warned else line


def why_line(placement: Placement, refusal: Refusal) -> str:
    """All reasons against placing it, as whole sentences."""
    campaign = placement.document.campaign
    return " ".join(dict.fromkeys(speech.reason(reason, campaign) for reason in refusal.reasons))


def _price(change: Change) -> str:
    return bp(change.price.total) if change.price.total else translate("Phrases", "free")
