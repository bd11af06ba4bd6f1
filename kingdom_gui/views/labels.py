"""Words of the window that several views share: abilities, alignments, the totals, levels of edicts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from .marking import QT_TRANSLATE_NOOP

_CONTEXT = "Labels"

_ABILITIES = {
    "str": QT_TRANSLATE_NOOP("Labels", "Strength"),
    "dex": QT_TRANSLATE_NOOP("Labels", "Dexterity"),
    "con": QT_TRANSLATE_NOOP("Labels", "Constitution"),
    "int": QT_TRANSLATE_NOOP("Labels", "Intelligence"),
    "wis": QT_TRANSLATE_NOOP("Labels", "Wisdom"),
    "cha": QT_TRANSLATE_NOOP("Labels", "Charisma"),
}
_SHORT_ABILITIES = {
    "str": QT_TRANSLATE_NOOP("Labels", "Str"),
    "dex": QT_TRANSLATE_NOOP("Labels", "Dex"),
    "con": QT_TRANSLATE_NOOP("Labels", "Con"),
    "int": QT_TRANSLATE_NOOP("Labels", "Int"),
    "wis": QT_TRANSLATE_NOOP("Labels", "Wis"),
    "cha": QT_TRANSLATE_NOOP("Labels", "Cha"),
}
_ALIGNMENTS = {
    "LG": QT_TRANSLATE_NOOP("Labels", "Lawful Good"),
    "NG": QT_TRANSLATE_NOOP("Labels", "Neutral Good"),
    "CG": QT_TRANSLATE_NOOP("Labels", "Chaotic Good"),
    "LN": QT_TRANSLATE_NOOP("Labels", "Lawful Neutral"),
    "N": QT_TRANSLATE_NOOP("Labels", "Neutral"),
    "CN": QT_TRANSLATE_NOOP("Labels", "Chaotic Neutral"),
    "LE": QT_TRANSLATE_NOOP("Labels", "Lawful Evil"),
    "NE": QT_TRANSLATE_NOOP("Labels", "Neutral Evil"),
    "CE": QT_TRANSLATE_NOOP("Labels", "Chaotic Evil"),
}
ALIGNMENTS = tuple(_ALIGNMENTS)
ABILITIES = tuple(_ABILITIES)
_NUMBERS = {
    "economy": QT_TRANSLATE_NOOP("Labels", "Economy"),
    "loyalty": QT_TRANSLATE_NOOP("Labels", "Loyalty"),
    "stability": QT_TRANSLATE_NOOP("Labels", "Stability"),
    "unrest": QT_TRANSLATE_NOOP("Labels", "Unrest"),
    "consumption": QT_TRANSLATE_NOOP("Labels", "Consumption"),
    "treasury": QT_TRANSLATE_NOOP("Labels", "Treasury"),
    "control_dc": QT_TRANSLATE_NOOP("Labels", "Control DC"),
    "size": QT_TRANSLATE_NOOP("Labels", "Size"),
    "districts": QT_TRANSLATE_NOOP("Labels", "Districts"),
    "population": QT_TRANSLATE_NOOP("Labels", "Population"),
    "fame": QT_TRANSLATE_NOOP("Labels", "Fame"),
    "infamy": QT_TRANSLATE_NOOP("Labels", "Infamy"),
    "tax_bonus": QT_TRANSLATE_NOOP("Labels", "Added to taxes"),
    "granary": QT_TRANSLATE_NOOP("Labels", "In the granaries"),
    "vacancy_unrest": QT_TRANSLATE_NOOP("Labels", "Unrest from empty roles"),
    "lots": QT_TRANSLATE_NOOP("Labels", "Lots built"),
    "base_value": QT_TRANSLATE_NOOP("Labels", "Base value"),
    "defense": QT_TRANSLATE_NOOP("Labels", "Defense"),
    "corruption": QT_TRANSLATE_NOOP("Labels", "Corruption"),
    "crime": QT_TRANSLATE_NOOP("Labels", "Crime"),
    "law": QT_TRANSLATE_NOOP("Labels", "Law"),
    "lore": QT_TRANSLATE_NOOP("Labels", "Lore"),
    "productivity": QT_TRANSLATE_NOOP("Labels", "Productivity"),
    "society": QT_TRANSLATE_NOOP("Labels", "Society"),
    "danger": QT_TRANSLATE_NOOP("Labels", "Danger"),
}
_EDICTS = {
    "holiday": QT_TRANSLATE_NOOP("Labels", "Holidays"),
    "promotion": QT_TRANSLATE_NOOP("Labels", "Promotion"),
    "taxation": QT_TRANSLATE_NOOP("Labels", "Taxation"),
}
_LEVELS = {
    ("holiday", "none"): QT_TRANSLATE_NOOP("Labels", "No holidays"),
    ("holiday", "1"): QT_TRANSLATE_NOOP("Labels", "1 a year"),
    ("holiday", "6"): QT_TRANSLATE_NOOP("Labels", "6 a year"),
    ("holiday", "12"): QT_TRANSLATE_NOOP("Labels", "12 a year"),
    ("holiday", "24"): QT_TRANSLATE_NOOP("Labels", "24 a year"),
    ("promotion", "none"): QT_TRANSLATE_NOOP("Labels", "No promotion"),
    ("promotion", "token"): QT_TRANSLATE_NOOP("Labels", "Token"),
    ("promotion", "standard"): QT_TRANSLATE_NOOP("Labels", "Standard"),
    ("promotion", "aggressive"): QT_TRANSLATE_NOOP("Labels", "Aggressive"),
    ("promotion", "expansionist"): QT_TRANSLATE_NOOP("Labels", "Expansionist"),
    ("taxation", "none"): QT_TRANSLATE_NOOP("Labels", "No taxes"),
    ("taxation", "light"): QT_TRANSLATE_NOOP("Labels", "Light"),
    ("taxation", "normal"): QT_TRANSLATE_NOOP("Labels", "Normal"),
    ("taxation", "heavy"): QT_TRANSLATE_NOOP("Labels", "Heavy"),
    ("taxation", "overwhelming"): QT_TRANSLATE_NOOP("Labels", "Overwhelming"),
}
_SIDES = {
    "n": QT_TRANSLATE_NOOP("Labels", "North"),
    "e": QT_TRANSLATE_NOOP("Labels", "East"),
    "s": QT_TRANSLATE_NOOP("Labels", "South"),
    "w": QT_TRANSLATE_NOOP("Labels", "West"),
}
EDICTS = tuple(_EDICTS)
_SOURCES = {
    "alignment": QT_TRANSLATE_NOOP("Labels", "Alignment"),
    "building": QT_TRANSLATE_NOOP("Labels", "Buildings"),
    "carried": QT_TRANSLATE_NOOP("Labels", "Carried over"),
    "cap": QT_TRANSLATE_NOOP("Labels", "Limits"),
    "custom": QT_TRANSLATE_NOOP("Labels", "Modifiers"),
    "district": QT_TRANSLATE_NOOP("Labels", "Districts"),
    "edict": QT_TRANSLATE_NOOP("Labels", "Edicts"),
    "event": QT_TRANSLATE_NOOP("Labels", "Events"),
    "floor": QT_TRANSLATE_NOOP("Labels", "Limits"),
    "gm": QT_TRANSLATE_NOOP("Labels", "Granted or taken"),
    "government": QT_TRANSLATE_NOOP("Labels", "Government"),
    "hex": QT_TRANSLATE_NOOP("Labels", "Hexes"),
    "improvement": QT_TRANSLATE_NOOP("Labels", "Terrain improvements"),
    "leader": QT_TRANSLATE_NOOP("Labels", "Leaders"),
    "opening": QT_TRANSLATE_NOOP("Labels", "At the start of the month"),
    "purchase": QT_TRANSLATE_NOOP("Labels", "Spent"),
    "rule": QT_TRANSLATE_NOOP("Labels", "Rules"),
    "settlement": QT_TRANSLATE_NOOP("Labels", "Settlements"),
    "size": QT_TRANSLATE_NOOP("Labels", "Size"),
    "special_terrain": QT_TRANSLATE_NOOP("Labels", "Special terrain"),
    "vacancy": QT_TRANSLATE_NOOP("Labels", "Empty roles"),
}


def ability(name: str) -> str:
    """An ability by its id (`cha`): "Charisma"."""
    return _translated(_ABILITIES[name])


def short_ability(name: str) -> str:
    """An ability by its id (`cha`), in three letters or so: "Cha"."""
    return _translated(_SHORT_ABILITIES[name])


def alignment(name: str) -> str:
    """An alignment by its id (`LG`): "Lawful Good"."""
    return _translated(_ALIGNMENTS[name])


def number(name: str) -> str:
    """A total of the kingdom or a settlement by its id (`control_dc`): "Control DC"."""
    return _translated(_NUMBERS.get(name, name))


def edict(name: str) -> str:
    """An edict by its id (`holiday`): "Holidays"."""
    return _translated(_EDICTS[name])


def edict_level(name: str, level: str) -> str:
    """A level of an edict, such as (`promotion`, `token`): "Token"."""
    return _translated(_LEVELS.get((name, level), level))


def side(name: str) -> str:
    """A side of a district by its id (`n`): "North"."""
    return _translated(_SIDES[name])


def source_kind(kind: str) -> str:
    """What the entries of one kind of source are called together: "Buildings"."""
    return _translated(_SOURCES.get(kind, kind))


def signed(amount: int) -> str:
    """An amount with its sign, with a true minus."""
    return f"+{amount}" if amount > 0 else str(amount).replace("-", "−")


def effects(record: object, names: tuple[str, ...]) -> str:
    """The numbers of a rule record that are not 0, such as "Economy +2, Loyalty −1"."""
    parts = [(name, getattr(record, name, 0)) for name in names]
    return ", ".join(f"{number(name)} {signed(amount)}" for name, amount in parts if amount)


def _translated(text: str) -> str:
    return QCoreApplication.translate(_CONTEXT, text)
