"""The DC of an envoy's checks and what is added to them (IT L1333-1356, L1362, ruling D41).

The two edicts of a turn make checks *of the kingdom* harder (IT L988); an envoy's check is a skill's, so that
penalty is none of it. A natural 1 or 20 is a number like any other.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..ledger import Entry, Ledger, Source
from ..neighbours import attitude, attitude_dc, shifted, size_of
from ..options import fame
from ..options.registry import OFF
from ..printed import as_played
from ..relations import relation
from ..ruleset import Ruleset
from ..state import Campaign, Errand
from ..totals import numbers
from .errands import INDEPENDENCE

DC_NAME, CHECK_NAME = "diplomacy_dc", "diplomacy_check"
KIND = "diplomacy"  # of the lines' sources; their place is the third kingdom, where they come from one
BASE = 10
SIZE_DIVISOR = 5
PER_AXIS = (0, 5, 15)  # by steps on one axis of alignment; both axes are summed (ruling D41)
FORMULA_REF, SIZE_REF, ALIGNMENT_REF = "IT L1333", "IT L1335, D41", "IT L1338, D41"
THIRD_REF, ATTITUDE_REF, THREAT_REF = "IT L1347", "IT L1356, D41", "IT L1362"
# What a third kingdom changes, by what we have with it and what the target has (IT L1347-1354).
SHARED = {
    ("alliance", "alliance"): ("alliance_shared", -8),
    ("treaty", "alliance"): ("treaty_ally", -4),
    ("alliance", "treaty"): ("treaty_shared", -2),  # an alliance rests on a treaty
    ("treaty", "treaty"): ("treaty_shared", -2),
}
WITH_ENEMY = {
    "embassy": ("embassy_enemy", 2),
    "treaty": ("treaty_enemy", 5),
    "alliance": ("alliance_enemy", 10),
}
THREAT: Errand = "threat"
INDEPENDENCE_REF = "IT L1416"
WORSE_FOR_INDEPENDENCE = 2  # steps of attitude
DIPLOMACY, INTIMIDATE = "diplomacy", "intimidate"


def dc_ledger(
    campaign: Campaign, kingdom: str, to: str, errand: Errand, gifts: int, rules: Ruleset
) -> Ledger:
    """The DC of each check by which a kingdom's envoy wins over another kingdom, `to`.

    `gifts` are BP given away. Fame and Infamy are left out of a threat's, and stand without effect while the
    optional rule is off.
    """
    played = as_played(rules, campaign)
    return Ledger.of(DC_NAME, _dc_entries(campaign, kingdom, to, errand, gifts, played))


def envoy_ledger(
    campaign: Campaign, kingdom: str, errand: Errand, skill: str, bonus: int, rules: Ruleset, to: str = ""
) -> Ledger:
    """What is added to an envoy's d20: their own bonus, a tenth of Fame or Infamy by the skill (IT L1389).

    For a threat, Infamy and active armies too (IT L1362); in the kingdom `to`, what a feast there has brought
    (IT L1238).
    """
    entries = (
        *_check_entries(campaign, kingdom, errand, skill, bonus, rules),
        *_after_feasts(campaign, kingdom, to),
    )
    return Ledger.of(CHECK_NAME, entries)


def alignment_dc(one: str, other: str, rules: Ruleset) -> int:
    """What the difference of two alignments adds: 0, 5 or 15 on each axis, summed."""
    axes = zip(rules.alignments[one].axes, rules.alignments[other].axes, strict=True)
    return sum(PER_AXIS[abs(ours - theirs)] for ours, theirs in axes)


def standing(campaign: Campaign, kingdom: str, other: str) -> str:
    """The closest of a kingdom's agreements with another: alliance, treaty, embassy, or nothing."""
    found = relation(campaign, kingdom, other)
    if found.alliance is not None:
        return "alliance"
    if found.treaty is not None:
        return "treaty"
    return "embassy" if found.embassy else ""


def enemies(campaign: Campaign, one: str, other: str) -> bool:
    """Whether two kingdoms are enemies: at war, or one of them hostile to the other."""
    hostile = "hostile" in (attitude(campaign, one, other), attitude(campaign, other, one))
    return hostile or relation(campaign, one, other).war


def _dc_entries(
    campaign: Campaign, kingdom: str, to: str, errand: Errand, gifts: int, rules: Ruleset
) -> Iterator[Entry]:
    ours, theirs = campaign.kingdoms[kingdom], campaign.kingdoms[to]
    yield Entry(BASE, Source(KIND, "base"), FORMULA_REF)
    yield from _renown(campaign, kingdom, errand, rules)
    for name, size in (
        ("size_theirs", size_of(campaign, to, rules)),
        ("size_ours", size_of(campaign, kingdom, rules)),
    ):
        counts = (("size", size), ("per", SIZE_DIVISOR))
        yield Entry(size // SIZE_DIVISOR, Source(KIND, name), SIZE_REF, counts=counts)
    apart = alignment_dc(ours.alignment, theirs.alignment, rules)
    yield Entry(apart, Source(KIND, "alignment"), ALIGNMENT_REF)
    for other, record in sorted(campaign.kingdoms.items()):
        if other not in (kingdom, to) and not record.fallen:
            yield from _third(campaign, kingdom, to, other)
    thinks = attitude(campaign, to, kingdom)
    regard = attitude_dc(thinks)
    yield Entry(regard, Source(KIND, "attitude"), ATTITUDE_REF)
    if errand == INDEPENDENCE:
        worse = attitude_dc(shifted(thinks, -WORSE_FOR_INDEPENDENCE)) - regard
        yield Entry(worse, Source(KIND, "independence"), INDEPENDENCE_REF)
    if gifts:
        yield Entry(-gifts, Source(KIND, "gifts"), "IT L1333, E13")


def _renown(campaign: Campaign, kingdom: str, errand: Errand, rules: Ruleset) -> Iterator[Entry]:
    """Infamy makes it harder and Fame easier, but for threats (IT L1362)."""
    for name, sign in (("infamy", 1), ("fame", -1)):
        amount = _total(campaign, kingdom, name, rules)
        if amount:
            off = fame.SETTING not in rules.played
            reason = OFF if off else "not_for_threats" if errand == THREAT else ""
            yield Entry(sign * amount, Source(name), FORMULA_REF, not reason, reason)


def _third(campaign: Campaign, kingdom: str, to: str, other: str) -> Iterator[Entry]:
    """What one third kingdom changes; an enemy of the target's counts as that alone."""
    ours, theirs = standing(campaign, kingdom, other), standing(campaign, to, other)
    found = WITH_ENEMY.get(ours) if enemies(campaign, to, other) else SHARED.get((ours, theirs))
    if found is not None:
        name, amount = found
        yield Entry(amount, Source(KIND, name, other), THIRD_REF)


def _check_entries(
    campaign: Campaign, kingdom: str, errand: Errand, skill: str, bonus: int, rules: Ruleset
) -> Iterator[Entry]:
    yield Entry(bonus, Source(KIND, "envoy"), "IT L1329")
    record, played = campaign.kingdoms[kingdom], as_played(rules, campaign)
    if record.played and skill == DIPLOMACY:
        yield from fame.influence(numbers(campaign, kingdom, played), "fame")
    if record.played and skill == INTIMIDATE:
        yield from fame.influence(numbers(campaign, kingdom, played), "infamy")
    if errand == THREAT:
        infamy = _total(campaign, kingdom, "infamy", played)
        if infamy:
            off = fame.SETTING not in played.played
            yield Entry(infamy, Source("infamy"), THREAT_REF, not off, OFF if off else "")
        active = sum(army.weeks > 0 for army in record.armies)
        if active:
            yield Entry(active, Source(KIND, "armies"), THREAT_REF, counts=(("armies", active),))


def _after_feasts(campaign: Campaign, kingdom: str, to: str) -> Iterator[Entry]:
    for modifier in campaign.kingdoms[kingdom].modifiers:
        about = to and modifier.source.place == to
        if about and modifier.target == "edict_check" and modifier.active(campaign.month):
            yield Entry(modifier.amount, modifier.source, "IT L1238", note=modifier.note)


def _total(campaign: Campaign, kingdom: str, name: str, rules: Ruleset) -> int:
    """A total of a played kingdom; 0 of a neighbour, whose books nobody keeps."""
    if not campaign.kingdoms[kingdom].played:
        return 0
    return numbers(campaign, kingdom, rules).total(name)
