"""What the short marks of rules beside numbers stand for, such as "IT L35" and "D51"."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from ..engine.rule_records import HOUSE

translate = QCoreApplication.translate
HOUSE_SIGN = "\N{HOUSE}"
_LINE = re.compile(r"IT L(\d\S*)")
_HEADING = re.compile(r"(FR|DE) ([FG]\d\S*)")
_NEXT_LINE = re.compile(r"L(\d\S*)")
_RULING = re.compile(r"[A-E]\d\d")


def shown(ref: str) -> str:
    """A reference as it stands beside a number, with the sign of a house rule where one has a hand in it."""
    return ref.replace(HOUSE, HOUSE_SIGN)


def told(ref: str) -> str:
    """Each mark of a reference in words, one to a line; empty where none is known."""
    return "\n".join(said for mark in ref.split(",") if (said := _told(mark.strip())))


def _told(mark: str) -> str:
    if found := _LINE.fullmatch(mark) or _NEXT_LINE.fullmatch(mark):
        return translate("RuleMarks", "Italian rule text, line {number}").format(number=found[1])
    if found := _HEADING.fullmatch(mark):
        french = translate("RuleMarks", "French rule text, heading {number}")
        german = translate("RuleMarks", "German rule text, heading {number}")
        return (french if found[1] == "FR" else german).format(number=found[2])
    if mark == HOUSE:
        return translate("RuleMarks", "{sign} House rule of this campaign").format(sign=HOUSE_SIGN)
    if _RULING.fullmatch(mark):
        return translate("RuleMarks", "Ruling {mark} of the Rulings page").format(mark=mark)
    return ""
