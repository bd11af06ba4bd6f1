"""What the numbers, abilities, alignments and edicts of the rules are called, and how amounts are signed.

Terms come from `words`; only what no term has (short forms, sums of sources) is the window's own text.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale

from . import speech
from .marking import QT_TRANSLATE_NOOP

_CONTEXT = "Labels"
THOUSAND = 1000

ABILITIES = ("str", "dex", "con", "int", "wis", "cha")
ALIGNMENTS = ("LG", "NG", "CG", "LN", "N", "CN", "LE", "NE", "CE")
EDICTS = ("holiday", "promotion", "taxation")
MODIFIERS = ("corruption", "crime", "law", "lore", "productivity", "society", "danger")

_SHORT_ABILITIES = {
    "str": QT_TRANSLATE_NOOP("Labels", "Str"),
    "dex": QT_TRANSLATE_NOOP("Labels", "Dex"),
    "con": QT_TRANSLATE_NOOP("Labels", "Con"),
    "int": QT_TRANSLATE_NOOP("Labels", "Int"),
    "wis": QT_TRANSLATE_NOOP("Labels", "Wis"),
    "cha": QT_TRANSLATE_NOOP("Labels", "Cha"),
}
_SOURCES = {
    "alignment": QT_TRANSLATE_NOOP("Labels", "Alignment"),
    "building": QT_TRANSLATE_NOOP("Labels", "Buildings"),
    "carried": QT_TRANSLATE_NOOP("Labels", "Carried over"),
    "dedication": QT_TRANSLATE_NOOP("Labels", "Deities"),
    "fame": QT_TRANSLATE_NOOP("Labels", "Fame"),
    "infamy": QT_TRANSLATE_NOOP("Labels", "Infamy"),
    "kingdom_modifier": QT_TRANSLATE_NOOP("Labels", "The whole kingdom"),
    "renown": QT_TRANSLATE_NOOP("Labels", "Founding and growth"),
    "settlements": QT_TRANSLATE_NOOP("Labels", "Settlements"),
    "skill": QT_TRANSLATE_NOOP("Labels", "Skills of the leaders"),
    "cap": QT_TRANSLATE_NOOP("Labels", "Limits"),
    "custom": QT_TRANSLATE_NOOP("Labels", "Modifiers"),
    "district": QT_TRANSLATE_NOOP("Labels", "Districts"),
    "edict": QT_TRANSLATE_NOOP("Labels", "Edicts"),
    "event": QT_TRANSLATE_NOOP("Labels", "Events"),
    "expedition": QT_TRANSLATE_NOOP("Labels", "Expeditions"),
    "floor": QT_TRANSLATE_NOOP("Labels", "Limits"),
    "founding": QT_TRANSLATE_NOOP("Labels", "Founding"),
    "gm": QT_TRANSLATE_NOOP("Labels", "Granted or taken"),
    "government": QT_TRANSLATE_NOOP("Labels", "Government"),
    "hex": QT_TRANSLATE_NOOP("Labels", "Hexes"),
    "improvement": QT_TRANSLATE_NOOP("Labels", "Terrain improvements"),
    "independence": QT_TRANSLATE_NOOP("Labels", "Independence"),
    "leader": QT_TRANSLATE_NOOP("Labels", "Leaders"),
    "opening": QT_TRANSLATE_NOOP("Labels", "At the start of the month"),
    "purchase": QT_TRANSLATE_NOOP("Labels", "Spent"),
    "rule": QT_TRANSLATE_NOOP("Labels", "Rules"),
    "settlement": QT_TRANSLATE_NOOP("Labels", "Settlements"),
    "size": QT_TRANSLATE_NOOP("Labels", "Size"),
    "special_terrain": QT_TRANSLATE_NOOP("Labels", "Special terrain"),
    "trade_cargo": QT_TRANSLATE_NOOP("Labels", "Goods traded"),
    "trade_route": QT_TRANSLATE_NOOP("Labels", "Trade routes"),
    "alliance": QT_TRANSLATE_NOOP("Labels", "Alliances"),
    "diplomacy": QT_TRANSLATE_NOOP("Labels", "Diplomacy"),
    "embassy": QT_TRANSLATE_NOOP("Labels", "Embassies"),
    "envoy": QT_TRANSLATE_NOOP("Labels", "Envoys"),
    "treaty": QT_TRANSLATE_NOOP("Labels", "Treaties"),
    "union": QT_TRANSLATE_NOOP("Labels", "Union"),
    "vacancy": QT_TRANSLATE_NOOP("Labels", "Empty roles"),
}


def ability(name: str) -> str:
    """An ability by its id (`cha`): "Charisma"."""
    return speech.term("ability", name)


def short_ability(name: str) -> str:
    """An ability by its id (`cha`), in three letters or so: "Cha"."""
    return _translated(_SHORT_ABILITIES[name])


def alignment(name: str) -> str:
    """An alignment by its id (`LG`): "Lawful Good"."""
    return speech.term("alignment", name)


def number(name: str) -> str:
    """A total of the kingdom or a settlement by its id (`control_dc`): "Control DC"."""
    if name == "lots":
        return _translated(QT_TRANSLATE_NOOP("Labels", "Lots built"))
    category = "settlement_modifier" if name in MODIFIERS else "term"
    return speech.capital(speech.term(category, name))


def edict(name: str) -> str:
    """An edict by its id (`holiday`): "Holiday"."""
    return speech.capital(speech.term("edict", name))


def edict_level(name: str, level: str) -> str:
    """A level of an edict, such as (`promotion`, `token`): "Token"."""
    return speech.capital(speech.term("edict", f"{name}_{level}"))


def side(name: str) -> str:
    """A side of a district by its id (`n`): "North"."""
    return speech.capital(speech.term("side", name))


def source_kind(kind: str) -> str:
    """What the entries of one kind of source are called together: "Buildings"."""
    return _translated(_SOURCES.get(kind, kind))


def signed(amount: int) -> str:
    """An amount with its sign, with a true minus and its thousands set apart."""
    return f"+{grouped(amount)}" if amount > 0 else grouped(amount)


def grouped(amount: int) -> str:
    """A whole number with its thousands set apart as the language does, and a true minus."""
    return minus(f"{amount:,}".replace(",", QLocale().groupSeparator()))


def decimal(amount: float, decimals: int) -> str:
    """A number with so many decimals, after the language's point or comma, and a true minus."""
    whole, _, fraction = f"{amount:,.{decimals}f}".partition(".")
    whole = whole.replace(",", QLocale().groupSeparator())
    return minus(f"{whole}{QLocale().decimalPoint()}{fraction}" if fraction else whole)


def measure(amount: float) -> str:
    """A number with as many decimals as it needs, two at most."""
    return decimal(amount, next(n for n in (0, 1, 2) if n == 2 or round(amount, n) == round(amount, 2)))


def moved(name: str, before: int, after: int) -> str:
    """How a number goes: "Unrest 3 → 8"."""
    return f"{number(name)} {minus(before)} → {minus(after)}"


def minus(amount: object) -> str:
    """A number as the language writes it, or a text of numbers, with a true minus sign."""
    if isinstance(amount, int) and abs(amount) >= THOUSAND:
        return grouped(amount)
    return str(amount).replace("-", "−")


def campaign_name(path: Path) -> str:
    """What a campaign's file is called without its ending: `ashmark.kingdom.json` is "ashmark"."""
    return path.name.removesuffix(".json").removesuffix(".kingdom")


def effects(record: object, names: tuple[str, ...]) -> str:
    """The numbers of a rule record that are not 0, such as "Economy +2, Loyalty −1"."""
    parts = [(name, getattr(record, name, 0)) for name in names]
    return ", ".join(f"{number(name)} {signed(amount)}" for name, amount in parts if amount)


def _translated(text: str) -> str:
    return QCoreApplication.translate(_CONTEXT, text)
