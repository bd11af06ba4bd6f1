"""Vassals in the Upkeep phase: the friction of subjugation, who makes up for a Viceroy (IT L1379-1380)."""

from __future__ import annotations

from ..leadership import STANDS_IN
from ..ledger import Source
from ..rule_effects import StandsInFor
from ..vassals import AT_PEACE, FRICTION, SUBJUGATED, checked, friction, resists, with_row
from ..viceroys import bond, office, viceroy_role, visitor
from .play import Play

VISIT = "IT L1380"


def subjugation(play: Play) -> None:
    """A Loyalty check for each kingdom that was subjugated, until three in a row have succeeded."""
    for row in play.kingdom.vassals:
        if not resists(row):
            continue
        name = play.campaign.kingdoms[row.kingdom].name
        about = {"kingdom": name}
        request = f"upkeep.vassal.{row.kingdom}"
        raised = friction(play.campaign, row.kingdom, play.rules).amount
        by = play.roller("vassalage_edict")
        check = play.check(f"{request}.loyalty", "loyalty", "subjugation", by=by, dc=raised, about=about)
        now = checked(row, check.success)
        play.change(vassals=with_row(play.kingdom, now))
        if not check.success:
            unrest = play.dice(f"{request}.unrest", "subjugation_unrest", FRICTION, about=about)
            play.add("unrest", unrest, Source("vassal", "friction"), SUBJUGATED)
        elif now.passed == AT_PEACE:
            play.log("vassal_at_peace", **about)


def stays_in_peace(play: Play) -> None:
    """A Consort or Heir of the sovereign who makes up for the Viceroy rolls as if standing in for the Ruler:
    Loyalty, or Unrest rises (IT L86, L1380).
    """
    there, governs = office(play.campaign, play.kingdom, play.rules), viceroy_role(play.rules)
    row = bond(play.campaign, play.id)
    if there is None or there.now != STANDS_IN or governs is None or row is None:
        return
    guest = visitor(play.campaign.kingdoms[play.kingdom.overlord], row, play.rules)
    if guest is None:
        return
    for effect in play.rules.roles[guest.role].effects_of(StandsInFor):
        about = {"name": guest.name}
        check = play.check("upkeep.visitor", effect.check, "visitor", guest.role, about=about)
        if not check.success:
            play.add("unrest", effect.failure_unrest, Source("vassal", "visitor"), VISIT)
