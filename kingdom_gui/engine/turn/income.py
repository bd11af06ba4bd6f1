"""The Income phase: taxes, and what the sponsor is owed (IT L266, Fase di Rendita).

Withdrawals, deposits and sales are actions of the table (`actions.treasury`).
"""

from __future__ import annotations

from ..leadership import IN_FORCE
from ..ledger import Entry, Source
from ..rule_effects import VacancyStopsTaxes
from ..stocks import add_to_stock
from . import renown
from .envoys import envoys
from .play import Play
from .trade import trade

TAX_DIVISOR = 3  # IT L277
LEAST_TITHE = 1  # BP (IT L204)


def taxes(play: Play) -> None:
    """Step 4: an Economy check; a third of the result, and what mines and the like add (rulings D12-D14).

    By an optional rule the table first says what growth has brought, Fame or Infamy. Envoys and merchants who
    arrive this month come before the check: what they have won for Economy counts in it (IT L1312, L1363).
    """
    renown.ask(play)
    envoys(play)
    trade(play)
    for role in play.rules.roles.values():
        if role.effects_of(VacancyStopsTaxes) and play.numbers.vacancies.get(role.id) == IN_FORCE:
            play.log("no_taxes", role=role.id)
            _pay_sponsor(play, 0)  # who has lent waits for no Treasurer
            return
    check = play.check("income.taxes", "economy", "taxes")
    third = max(0, check.total // TAX_DIVISOR)
    bonus = play.numbers.total("tax_bonus")
    if not check.success:
        on_failure = play.ruling("tax_on_failure")
        third = third if on_failure == "full" else 0
        keeps = on_failure in ("full", "bonuses_only") or play.ruling("resource_bp_on_failed_tax") == "on"
        bonus = bonus if keeps else 0
    play.add("treasury", third, Source("rule", "taxes"), "IT L277")
    play.add("treasury", bonus, Source("rule", "tax_bonus"), "D14")
    play.log("taxes_collected", amount=third + bonus)
    _pay_sponsor(play, third + bonus)


def _pay_sponsor(play: Play, income: int) -> None:
    """What a wealthy sponsor wants back each month: so many BP, or a share of what came in (IT L204).

    A sponsor that is a kingdom played here finds it in its Treasury.
    """
    kingdom = play.kingdom
    due = kingdom.repayment
    if kingdom.tithe:
        due += max(LEAST_TITHE, income * kingdom.tithe // 100)
    if due:
        play.add("treasury", -due, Source("rule", "sponsor"), "IT L204")
        play.log("sponsor_paid", amount=due)
        sponsor = play.campaign.kingdoms.get(kingdom.sponsor)
        if sponsor is not None and sponsor.played and not sponsor.fallen:
            entry = Entry(due, Source("vassal", "tribute"), "IT L204")
            add_to_stock(play.draft, sponsor.id, "treasury", entry)
