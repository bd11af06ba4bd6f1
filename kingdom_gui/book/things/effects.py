"""What a thing does beyond its numbers, each effect in a sentence with links to what it names."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ...engine.rule_effects import (
    Effect,
    EventCheck,
    EventGift,
    EventRemedy,
    EventSite,
    HolySite,
    Lotless,
    MineBonus,
    SharesLot,
)
from .making import Making, link, signed

OF_EVENTS = (EventCheck, EventGift, EventRemedy, EventSite)
# Parameters that name things of one category; lists of them, and single ones.
CATEGORIES = {
    "building": "building",
    "buildings": "building",
    "hosts": "building",
    "wall": "building",
    "gate": "building",
    "event": "event",
    "improvements": "improvement",
    "role": "role",
    "vacancy_as": "role",
}
SIGNED = {"amount", "consumption", "economy", "loyalty", "defense", "bp", "check_modifier", "failure_loyalty",
          "failure_unrest", "second_role_modifier", "benefits"}  # fmt: skip


def told(effect: Effect, making: Making) -> str:
    """An effect in a sentence; "" for what a page tells among its facts."""
    if isinstance(effect, Lotless):
        return ""
    tag = str(effect.__struct_config__.tag)
    special = _SPECIAL.get(type(effect))
    if special is not None:
        return special(effect, making)
    return making.word(f"effect_{tag}", **_parameters(effect, making))


def is_of_events(effect: Effect) -> bool:
    """Whether an effect speaks of an event."""
    return isinstance(effect, OF_EVENTS)


def _parameters(effect: msgspec.Struct, making: Making) -> dict[str, str | int]:
    found: dict[str, str | int] = {}
    for field in msgspec.structs.fields(effect):
        value = getattr(effect, field.name)
        found[field.name] = _shown(field.name, value, making)
    return found


def _shown(name: str, value: object, making: Making) -> str | int:
    if name in CATEGORIES:
        ids = value if isinstance(value, tuple) else (value,)
        return making.links(CATEGORIES[name], map(str, ids))
    if name in ("terrain", "source_terrain", "source_water", "connected_by"):
        return making.any_links(value if isinstance(value, tuple) else (str(value),))
    if name == "route":
        return making.said.term("trade_route", str(value))
    if name == "tier":
        return making.said.term("item_tier", str(value))
    if name == "modifier":
        return link("settlement_modifier", str(value))
    if name == "skills" and isinstance(value, tuple):
        return ", ".join(making.said.term("skill", one) for one in value)
    if name == "check":
        return making.name("term", str(value))
    if name == "level":
        return making.said.term("edict", f"taxation_{value}")
    if name in SIGNED and isinstance(value, int):
        return signed(value)
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    return f"{value:g}" if isinstance(value, float) else str(value)


def _shares(effect: Effect, making: Making) -> str:
    assert isinstance(effect, SharesLot)
    if effect.hosts == "any":
        return making.word("effect_shares_lot_any")
    with_what = making.links("building", effect.hosts)
    return making.word("effect_shares_lot_must" if effect.required else "effect_shares_lot", hosts=with_what)


def _mines(effect: Effect, making: Making) -> str:
    assert isinstance(effect, MineBonus)
    parameters = _parameters(effect, making)
    return making.word("effect_mine_bonus", **parameters)


def _holy(effect: Effect, making: Making) -> str:
    assert isinstance(effect, HolySite)
    return making.word("effect_holy_site", option=link("option", "holy_sites"), most=effect.limit)


def _bars(effect: Effect, making: Making) -> str:
    barred = [making.word(f"barred_{one}") for one in getattr(effect, "actions", ())]
    barred += [link("improvement", one) for one in getattr(effect, "improvements", ())]
    barred += [link("edict", one) for one in getattr(effect, "edicts", ())]
    return making.word("effect_vacancy_bars", list=", ".join(barred))


def _chooses(effect: Effect, making: Making) -> str:
    counts = getattr(effect, "counts", ())
    parts = (making.word("from_size", size=one.size_min, count=one.count) for one in counts)
    return making.word(f"effect_chooses_attributes_{getattr(effect, 'when', '')}", list=", ".join(parts))


def _with_improvement(effect: Effect, making: Making) -> str:
    gives = _gives(effect, ("loyalty", "defense"), making)
    improvements = making.links("improvement", getattr(effect, "improvements", ()))
    return making.word("effect_with_improvement", improvements=improvements, list=gives)


def _boosts(effect: Effect, making: Making) -> str:
    improvements = making.links("improvement", getattr(effect, "improvements", ()))
    if getattr(effect, "benefits", 0):
        amount = signed(getattr(effect, "benefits", 0))
        return making.word("effect_boosts_benefits", improvements=improvements, amount=amount)
    gives = _gives(effect, ("consumption",), making)
    return making.word("effect_with_improvement", improvements=improvements, list=gives)


def _gives(effect: Effect, names: tuple[str, ...], making: Making) -> str:
    parts = ((name, getattr(effect, name)) for name in names)
    return ", ".join(f"{making.name('term', name)} {signed(amount)}" for name, amount in parts if amount)


_SPECIAL: dict[type, Callable[[Effect, Making], str]] = {}


def _register() -> None:
    from ...engine import rule_effects

    _SPECIAL.update(
        {
            SharesLot: _shares,
            MineBonus: _mines,
            HolySite: _holy,
            rule_effects.VacancyBars: _bars,
            rule_effects.ChoosesAttributes: _chooses,
            rule_effects.WithImprovement: _with_improvement,
            rule_effects.BoostsImprovements: _boosts,
        }
    )


_register()
