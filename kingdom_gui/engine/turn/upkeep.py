"""The Upkeep phase: stability, Consumption, magic items, Unrest (IT L241, Fase di Mantenimento)."""

from __future__ import annotations

from ..hexes import place_of
from ..leadership import STANDS_IN, serving, stand_in
from ..ledger import Source
from ..rule_effects import LowersUnrest, StandsInFor
from ..state import ATTRIBUTES
from .abandonment import open_and_close
from .lost_hexes import lose_hex
from .play import Play
from .slots import fill_slots
from .vassals import stays_in_peace, subjugation

HEX_LOSS = 11  # Unrest from which a hex is lost (IT L250)
DEBT_UNREST = 2  # IT L246
NEAR_MISS = 4  # a Stability check missed by more raises Unrest by a die (IT L245)


def stability(play: Play) -> None:
    """Step 1: a Stability check (IT L245; rulings B06, D12b)."""
    check = play.check("upkeep.stability", "stability", "upkeep_stability")
    source = Source("rule", "upkeep_stability")
    if check.success and play.numbers.total("unrest") == 0:
        play.add("treasury", 1, source, "IT L245")
    elif check.success:
        play.add("unrest", -1, source, "IT L245")
    elif check.short_by <= NEAR_MISS:
        play.add("unrest", 1, source, "IT L245")
    else:
        play.add("unrest", play.dice("upkeep.stability.unrest", "upkeep_stability", 4), source, "IT L245")


def consumption(play: Play) -> None:
    """Step 2: pay Consumption, from granaries where the Treasury is short; debt raises Unrest (IT L246).

    Surplus of farms fills the granaries first (IT L818, ruling D67). Changes by an event touch the clamped
    value of this Upkeep only (ruling D52).
    """
    due = due_consumption(play)
    surplus = -play.numbers.total("consumption_raw")
    stored, room = play.kingdom.granary.value, play.numbers.total("granary_capacity")
    if surplus > 0 and room > stored:
        play.add("granary", min(surplus, room - stored), Source("rule", "surplus"), "IT L818")
    treasury = play.kingdom.treasury.value
    wanted = due if play.ruling("granary_drawn") == "first" else due - max(treasury, 0)
    drawn = min(max(wanted, 0), play.kingdom.granary.value)
    play.add("granary", -drawn, Source("rule", "consumption"), "IT L818")
    play.add("treasury", drawn - due, Source("rule", "consumption"), "IT L246")
    play.log("consumption_paid", due=due, drawn=drawn)
    if play.kingdom.treasury.value < 0:
        play.add("unrest", DEBT_UNREST, Source("debt"), "IT L246")


def due_consumption(play: Play) -> int:
    """Consumption of this Upkeep in BP, as an event has halved or raised it for this month (ruling D52)."""
    due = play.numbers.total("consumption")
    for modifier in play.kingdom.modifiers:
        if not modifier.active(play.campaign.month):
            continue
        if modifier.target == "consumption_percent":
            due = due * (100 + modifier.amount) // 100
        elif modifier.target == "consumption_divisor":
            due //= modifier.amount
    return due


def items(play: Play) -> None:
    """Step 3: each district with vacant magic item slots may fill one (IT L247, L506)."""
    fill_slots(play)


def unrest(play: Play) -> None:
    """Step 4, in the order of rulings D33 and E03; anarchy is tested at every change.

    What becomes of buildings that lack a neighbour comes first, since it too may raise Unrest (IT L1304); the
    friction of subjugated kingdoms comes with the rest (IT L1379).
    """
    open_and_close(play)
    for name in ATTRIBUTES:
        if play.numbers.total(name) < 0:
            play.add("unrest", 1, Source("rule", f"negative_{name}"), "IT L248")
    for entry in play.numbers.ledger("vacancy_unrest"):
        if entry.applies:
            play.add("unrest", entry.amount, entry.source, entry.ref)
    _acting(play)
    stays_in_peace(play)
    subjugation(play)
    _enforcer(play)
    if play.numbers.total("unrest") >= HEX_LOSS and play.numbers.realm:
        options = [place_of(hex_id) for hex_id in play.numbers.realm]
        lost = play.choose("upkeep.hex", "hex_lost", "hex", options)
        lose_hex(play, lost, "upkeep.hex")


def _acting(play: Play) -> None:
    """Who stands in for the Ruler rolls to keep the peace (IT L86)."""
    if not any(leader.acting for leader in play.kingdom.leaders):
        return
    for role in play.rules.roles.values():
        acting = stand_in(play.kingdom, role.id, play.rules)
        if acting is None or play.numbers.vacancies.get(role.id) != STANDS_IN:
            continue
        for effect in play.rules.roles[acting.role].effects_of(StandsInFor):
            request = f"upkeep.acting.{acting.role}"
            check = play.check(request, effect.check, "acting_ruler", acting.role)
            if not check.success:
                play.add(
                    "unrest", effect.failure_unrest, Source("leader", acting.role, acting.name), role.ref
                )


def _enforcer(play: Play) -> None:
    """The Royal Enforcer may press Unrest down: it falls first, then a check (IT L182, rulings A23, E09).

    Not in anarchy, in which a kingdom does nothing (IT L251).
    """
    if play.kingdom.anarchy:
        return
    for role in play.rules.roles.values():
        for effect in role.effects_of(LowersUnrest):
            there = serving(play.kingdom, role.id)
            if not there or not play.numbers.total("unrest"):
                continue
            name = there[0].name
            if not play.offer(f"upkeep.{role.id}", "lower_unrest", role.id, name=name):
                continue
            source = Source("leader", role.id, name)
            play.add("unrest", -effect.amount, source, role.ref)
            check = play.check(f"upkeep.{role.id}.check", effect.check, "lower_unrest", role.id)
            if not check.success:
                play.modify("loyalty", effect.failure_loyalty, source)
