"""A Diplomatic edict: to whom an envoy goes, what for, with which gifts and bonuses, and how likely it is."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ...document.document import Document
from ...engine.actions import Action, Change, Reason
from ...engine.actions.diplomacy import SendEnvoy
from ...engine.diplomacy.dc import dc_ledger, envoy_ledger
from ...engine.diplomacy.errands import COST_SIDES, ERRANDS, UNCHECKED, hindrances, is_edict, pact_of, targets
from ...engine.ledger import Ledger
from ...engine.relations import HELPS, pact_bonus, partner_total
from ...engine.requests import Roll
from ...engine.state import Errand
from ...engine.turn.envoys import checks_of
from .. import labels, speech
from ..blocks import empty, link, spin_box
from ..flow import FlowLayout
from ..ledger_popup import LedgerPopup
from .dice_text import die_name
from .envoy_skills import OURS, THEIRS, EnvoySkills, check_skill
from .step_form import StepForm

MOST_BP = 9999


class DiplomaticForm(StepForm):
    """Before it is chosen to whom the envoy goes it says nothing, and Enter goes on to the next step.

    What cannot be agreed on with that kingdom now stands in the list all the same, with the reason.
    """

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self._filling = False
        campaign = document.campaign
        self.target, self.errand = QComboBox(self), QComboBox(self)
        self.target.setAccessibleName(self.tr("To whom the envoy goes"))
        self.target.addItem(self.tr("An envoy…"), "")
        for other in targets(campaign, campaign.at_table) if document.kingdom is not None else ():
            self.target.addItem(campaign.kingdoms[other].name, other)
        if self.target.count() == 1:
            self.target.setEnabled(False)
            self.target.setToolTip(self.tr("There is no other kingdom yet; add one on the Kingdom page."))
        self.errand.setAccessibleName(self.tr("What the envoy is to achieve"))
        self.gifts = spin_box(0, MOST_BP, 0, self)
        self.gifts.setSuffix(self.tr(" BP of gifts"))
        self.gifts.setAccessibleName(self.tr("BP of gifts"))
        self.skills = EnvoySkills(self)
        self.details, self.numbers = QWidget(self), QWidget(self)
        below = FlowLayout(self.details, 8)
        for detail in (self.errand, self.gifts, self.numbers):
            below.addWidget(detail)
        self._links = QHBoxLayout(self.numbers)
        self._links.setContentsMargins(6, 0, 0, 0)
        self._links.setSpacing(14)
        self.numbers.setMinimumHeight(self.gifts.sizeHint().height())
        self.fields.addWidget(self.target)
        column = self.layout()
        if isinstance(column, QVBoxLayout):
            for part in (self.details, self.skills):
                column.addWidget(part)
            column.setSpacing(6)
        self.target.currentIndexChanged.connect(self._fill_errands)
        self.errand.currentIndexChanged.connect(self.refresh)
        self.gifts.valueChanged.connect(self.refresh)
        self.skills.changed.connect(self.refresh)
        self.finish(self.tr("Send the envoy"))

    @property
    def idle(self) -> bool:
        """Whether it says nothing."""
        return not self.target.currentData()

    def action(self) -> Action | None:
        to, errand = self.target.currentData(), self._errand()
        if not to or errand is None:
            return None
        return SendEnvoy(
            kingdom=self.document.campaign.at_table,
            to=to,
            errand=errand,
            gifts=self.gifts.value() if is_edict(errand) else 0,
            skills=self.skills.values(OURS),
            theirs=self.skills.values(THEIRS),
            intimidate=self.skills.intimidates(OURS),
            they_intimidate=self.skills.intimidates(THEIRS),
        )

    def refresh(self) -> None:
        if self._filling:
            return
        chosen, errand = not self.idle, self._errand()
        for part in (self.details, self.button):
            part.setVisible(chosen)
        self.gifts.setVisible(errand is not None and is_edict(errand))
        if chosen and errand is not None:
            self.skills.show_for(errand)
        else:
            self.skills.hide()
        super().refresh()
        if chosen and errand is None:
            self.effect.setText(self.tr("Nothing can be asked of them now."))
            self.effect.show()
        self._show_numbers(errand if chosen else None)
        self.lit.emit(())

    def told(self, outcome: Change) -> str:
        """How likely it is, what it would bring, and what it costs."""
        errand = self._errand()
        return " · ".join(self._parts(errand)) if errand is not None else ""

    def _parts(self, errand: Errand) -> Iterator[str]:
        kind = pact_of(errand)
        if errand in UNCHECKED:
            yield self.tr("needs no check")
        elif not is_edict(errand):
            yield self.tr("needs a Loyalty check, then the terms are talked over anew")
        else:
            count, enough = checks_of(errand)
            one = self._chance(errand)
            most = sum(
                math.comb(count, good) * one**good * (1 - one) ** (count - good)
                for good in range(enough, count + 1)
            )
            yield self.tr("succeeds {percent}%").format(percent=round(100 * most))
            if count > 1:
                yield self.tr("{enough} of {count} checks, {percent}% each").format(
                    enough=enough, count=count, percent=round(100 * one)
                )
        if kind is not None:
            yield self._brings(errand)
        if is_edict(errand):
            die = die_name(COST_SIDES, speech.language())
            yield self.tr("journey {dice} BP").format(dice=f"1{die}")

    def _brings(self, errand: Errand) -> str:
        """What balanced terms would add."""
        campaign, rules, to = self.document.campaign, self.document.rules, str(self.target.currentData())
        kind = pact_of(errand)
        assert kind is not None
        if partner_total(campaign, to, kind, rules) is None:
            return self.tr("their Economy is estimated when it is signed")
        amount = labels.signed(pact_bonus(campaign, to, kind, "balanced", rules))
        return self.tr("balanced: {number}").format(number=f"{labels.number(HELPS[kind])} {amount}")

    def _chance(self, errand: Errand) -> float:
        """The chance of one check as things stand now."""
        dc, bonus = self._ledgers(errand)
        roll = Roll("envoy", "envoy", modifiers=tuple(bonus), target=dc.total, skill=True)
        return roll.chance or 0.0

    def _ledgers(self, errand: Errand) -> tuple[Ledger, Ledger]:
        """The DC of each check, and what is added to its die."""
        campaign, rules, us = self.document.campaign, self.document.rules, self.document.campaign.at_table
        skill = check_skill(errand, self.skills.intimidates(OURS))
        dc = dc_ledger(campaign, us, str(self.target.currentData()), errand, self.gifts.value(), rules)
        return dc, envoy_ledger(campaign, us, errand, skill, self.skills.of(skill), rules)

    def _show_numbers(self, errand: Errand | None) -> None:
        """Links to the DC's ledger and to that of what is added to the die."""
        empty(self._links)
        checked = errand is not None and errand not in UNCHECKED and is_edict(errand)
        self.numbers.setVisible(checked)
        if not checked or errand is None:
            return
        dc, bonus = self._ledgers(errand)
        skill = speech.capital(speech.term("skill", check_skill(errand, self.skills.intimidates(OURS))))
        for text, title, ledger in (
            (self.tr("DC {number}").format(number=dc.total), self.tr("DC of each check"), dc),
            (f"{skill} {labels.signed(bonus.total)}", self.tr("What is added to each check"), bonus),
        ):
            button = link(text)
            button.setAccessibleName(speech.explained(title, text))
            button.clicked.connect(partial(self._open, title, ledger, button))
            self._links.addWidget(button)

    def _open(self, title: str, ledger: Ledger, button: QPushButton) -> None:
        document = self.document
        LedgerPopup(title, ledger, document.campaign, self.window(), document.rules).show_under(button)

    # What an envoy may be sent for

    def _fill_errands(self) -> None:
        """List all errands, those that cannot be now with the reason; the first that can is chosen."""
        campaign, to = self.document.campaign, str(self.target.currentData() or "")
        self._filling = True
        self.errand.clear()
        first = -1
        for place, errand in enumerate(ERRANDS if to else ()):
            why = hindrances(campaign, campaign.at_table, to, errand)
            name = speech.capital(speech.term("errand", errand))
            self.errand.addItem(name, errand)
            if why:
                reason = Reason(why[0].code, why[0].parameters, why[0].ref, why[0].overridable)
                told = speech.reason(reason, campaign)
                self.errand.setItemData(place, told, Qt.ItemDataRole.ToolTipRole)
                self.errand.setItemData(place, told, Qt.ItemDataRole.AccessibleDescriptionRole)
            if any(not one.overridable for one in why):
                self._disable(place)
            elif first < 0 and not why:
                first = place
        self.errand.setCurrentIndex(first)
        self._filling = False
        self.refresh()

    def _disable(self, place: int) -> None:
        model = self.errand.model()
        if isinstance(model, QStandardItemModel):
            model.item(place).setEnabled(False)

    def _errand(self) -> Errand | None:
        chosen = self.errand.currentData()
        return cast(Errand, chosen) if chosen else None
