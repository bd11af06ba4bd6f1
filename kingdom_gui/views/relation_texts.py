"""What is said of how a kingdom stands with another: agreements and what they bring, war, what is barred."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from ..document.document import Document
from ..engine.diplomacy.contributions import HELPS, PactKind, diminished, house_stands
from ..engine.relations import relation
from ..engine.state import Kingdom, Pact, Relation
from . import labels, speech
from .calendar import month_name

translate = QCoreApplication.translate
KINDS: tuple[PactKind, ...] = ("treaty", "alliance")


def agreements(document: Document, kingdom: Kingdom, other: str) -> list[str]:
    """What the kingdom has agreed with another and what else is between them, a part each."""
    return list(_parts(document, kingdom, relation(document.campaign, kingdom.id, other)))


def _parts(document: Document, kingdom: Kingdom, now: Relation) -> Iterator[str]:
    campaign = document.campaign
    if now.war:
        yield translate("RelationTexts", "at war")
    if now.attacked:
        yield translate("RelationTexts", "has attacked us: what is agreed may be ended without penalty")
    if now.embassy:
        yield translate("RelationTexts", "embassies agreed on")
    if now.house is not None:
        name = speech.capital(speech.term("building", now.house.kind))
        where = campaign.settlements.get(now.house.settlement)
        text = translate("RelationTexts", "our embassy: {building}").format(building=name)
        text = f"{text}, {where.name}" if where is not None else text
        if not house_stands(campaign, kingdom.id, now.house):
            text = translate("RelationTexts", "{embassy} (lost)").format(embassy=text)
        yield text
    for kind in KINDS:
        pact: Pact | None = getattr(now, kind)
        if pact is not None:
            yield _pact(kingdom, now.kingdom, kind, pact)
    numbered = translate("RelationTexts", "month {number}")
    for attempt, month in now.barred:
        if month > campaign.month:
            text = translate("RelationTexts", "again from {month}: {attempt}")
            what = translate("RelationTexts", "closing the embassy")
            if attempt != "close_embassy":
                what = speech.term("errand", attempt)
            yield text.format(month=month_name(campaign, numbered, month), attempt=what)


def _pact(kingdom: Kingdom, other: str, kind: PactKind, pact: Pact) -> str:
    """A treaty or an alliance: its balance and what it adds now, 1 less than signed after the first."""
    pacts = [(one.kingdom, getattr(one, kind)) for one in kingdom.relations if getattr(one, kind) is not None]
    adds = next((amount for partner, _, amount in diminished(pacts) if partner == other), pact.bonus)
    number = f"{labels.number(HELPS[kind])} {labels.signed(adds)}"
    name = f"{speech.term('edict', kind)} ({speech.term('balance', pact.balance)})"
    return speech.explained(name, number)


__all__ = ["agreements"]
