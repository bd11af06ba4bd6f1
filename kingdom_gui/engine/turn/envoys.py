"""Envoys do their errands: embassies, threats, treaties and alliances (IT L1329-1368).

They are sent in the Edict phase and come to an end in the Income phase, before taxes are collected, so that
what a new treaty brings counts in them.
"""

from __future__ import annotations

from ..diplomacy.contributions import PactKind
from ..diplomacy.dc import DIPLOMACY, INTIMIDATE, WORSE_FOR_INDEPENDENCE
from ..diplomacy.errands import COST_SIDES, INDEPENDENCE, UNCHECKED, hindrances, is_edict, pact_of
from ..ledger import Source
from ..neighbours import attitude
from ..relations import bar, is_hostile, make_war, open_embassy, shift_attitude, sign_alliance, sign_treaty
from ..state import Attempt, Balance, Errand, Mission
from ..vassals import count_gifts, emancipate
from .envoy_checks import envoy_check, request_of
from .negotiation import negotiate
from .play import Play

REF = "IT L1329"
# How many checks a treaty or alliance takes, and how many of them must succeed (IT L1363-1364).
CHECKS: dict[PactKind, tuple[int, int]] = {"treaty": (3, 2), "alliance": (6, 4)}
SIGN = {"treaty": sign_treaty, "alliance": sign_alliance}


def checks_of(errand: Errand) -> tuple[int, int]:
    """How many checks against the DC an errand takes, and how many of them must succeed."""
    kind = "alliance" if errand == INDEPENDENCE else pact_of(errand)
    return CHECKS[kind] if kind is not None else (1, 1)


def envoys(play: Play) -> None:
    """Each envoy's errand in turn; nobody is under way afterwards."""
    missions = play.kingdom.missions
    if missions:
        play.change(missions=())
    for mission in missions:
        if any(not h.overridable for h in hindrances(play.campaign, play.id, mission.to, mission.errand)):
            _returns(play, mission)
            continue
        if is_edict(mission.errand):
            cost = play.dice(
                request_of(mission, "cost"), "envoy_cost", COST_SIDES, by=play.roller("diplomatic_edict"),
                about=_about(play, mission),
            )  # fmt: skip
            play.add("treasury", -cost, _source(mission), REF)
            play.log("envoy_paid", bp=cost, request=request_of(mission, "cost"), **_about(play, mission))
        _errand(play, mission)


def _errand(play: Play, mission: Mission) -> None:
    kind = pact_of(mission.errand)
    if mission.errand == "embassy":
        _embassy(play, mission)
    elif mission.errand == "threat":
        _threat(play, mission)
    elif mission.errand == INDEPENDENCE:
        _independence(play, mission)
    elif kind is not None and mission.errand in CHECKS:
        _pact(play, mission, kind)
    elif kind is not None and mission.errand in UNCHECKED:
        balanced: Balance = "balanced"
        SIGN[kind](play.draft, play.id, mission.to, balanced, play.rules)
        play.log("pact_balanced", agreement=kind, kingdom=_name(play, mission))
    elif kind is not None:
        _renegotiate(play, mission, kind)


def _embassy(play: Play, mission: Mission) -> None:
    """One check; far beyond its DC it brings Fame and a better attitude, far below it the reverse."""
    check = envoy_check(play, mission, DIPLOMACY)
    if check.success:
        open_embassy(play.draft, play.id, mission.to)
        play.log("embassy_agreed", kingdom=_name(play, mission))
    else:
        _barred(play, mission, "embassy", "embassy_refused")
    play.modify("fame", check.extreme, _source(mission))
    regard(play, mission.to, check.extreme)


def _threat(play: Play, mission: Mission) -> None:
    """A check of Intimidate; Infamy rises by 1 either way, by 1 more where it fails, and by 1 more again
    where it fails by 5 or more (IT L1362).
    """
    check = envoy_check(play, mission, INTIMIDATE)
    if check.success:
        open_embassy(play.draft, play.id, mission.to)
        play.modify("infamy", 1, _source(mission))
        play.log("embassy_agreed", kingdom=_name(play, mission))
        return
    play.modify("infamy", 3 if check.extreme else 2, _source(mission))
    _barred(play, mission, "threat", "threat_failed")
    regard(play, mission.to, -2 if check.extreme else -1)
    if check.extreme and is_hostile(play.campaign, mission.to, play.id):
        make_war(play.draft, play.id, mission.to)
        play.log("war_declared", kingdom=_name(play, mission))


def _pact(play: Play, mission: Mission, kind: PactKind) -> None:
    """So many checks in a row, each at the DC that the one before has left; then the terms."""
    count, enough = CHECKS[kind]
    skill = INTIMIDATE if kind == "alliance" and mission.intimidate else DIPLOMACY
    passed = 0
    for number in range(1, count + 1):
        check = envoy_check(play, mission, skill, number, count)
        passed += check.success
        regard(play, mission.to, check.extreme)
    if passed >= enough:
        negotiate(play, mission, kind)
        counted = count_gifts(play.draft, play.id, mission.to, mission.gifts)
        if counted:
            play.log("gifts_counted", kingdom=_name(play, mission), amount=counted)
        return
    play.modify("fame", -1, _source(mission))
    attempt: Attempt = "treaty" if kind == "treaty" else "alliance"
    _barred(play, mission, attempt, "pact_refused")


def _independence(play: Play, mission: Mission) -> None:
    """Checks as for an alliance, with a patron who thinks two steps worse of us from the start.

    Won, the kingdom is its own master: what was agreed ends, but for the embassy. Lost, the patron thinks one
    step worse still, and goes to war once it is hostile (IT L1416).
    """
    count, enough = checks_of(mission.errand)
    skill = INTIMIDATE if mission.intimidate else DIPLOMACY
    passed = 0
    for number in range(1, count + 1):
        check = envoy_check(play, mission, skill, number, count)
        passed += check.success
        regard(play, mission.to, check.extreme)
    regard(play, mission.to, -WORSE_FOR_INDEPENDENCE)
    if passed >= enough:
        emancipate(play.draft, play.id, mission.to)
        play.log("independence_won", kingdom=_name(play, mission))
        return
    play.modify("fame", -1, _source(mission))
    _barred(play, mission, "independence", "independence_refused")
    regard(play, mission.to, -1)
    if is_hostile(play.campaign, mission.to, play.id):
        make_war(play.draft, play.id, mission.to)
        play.log("war_declared", kingdom=_name(play, mission))


def _renegotiate(play: Play, mission: Mission, kind: PactKind) -> None:
    """New terms if the kingdom's own people agree to it; else the old ones stand and Unrest rises."""
    check = play.check(
        request_of(mission, "loyalty"), "loyalty", "renegotiation", about=_about(play, mission)
    )
    if check.success:
        negotiate(play, mission, kind)
        return
    play.log("renegotiation_refused", agreement=kind, kingdom=_name(play, mission))
    play.add("unrest", 1, _source(mission), "IT L1363")


def regard(play: Play, other: str, steps: int) -> None:
    """Let another kingdom think better or worse of this one, and tell it where it does."""
    before = attitude(play.campaign, other, play.id)
    after = shift_attitude(play.draft, other, play.id, steps) if steps else before
    if after != before:
        name = play.campaign.kingdoms[other].name
        play.log("attitude_set", kingdom=name, toward=play.kingdom.name, attitude=after, before=before)


def _returns(play: Play, mission: Mission) -> None:
    """Nothing is left to do: the errand has come about, or cannot any more; gifts are brought back."""
    play.log("envoy_returns", **_about(play, mission))
    play.add("treasury", mission.gifts, _source(mission), REF)


def _barred(play: Play, mission: Mission, attempt: Attempt, code: str) -> None:
    month = bar(play.draft, play.id, mission.to, attempt)
    play.log(code, kingdom=_name(play, mission), agreement=attempt, month=month)


def _about(play: Play, mission: Mission) -> dict[str, str | int]:
    return {"kingdom": _name(play, mission), "errand": mission.errand}


def _name(play: Play, mission: Mission) -> str:
    return play.campaign.kingdoms[mission.to].name


def _source(mission: Mission) -> Source:
    return Source("envoy", mission.errand, mission.to)
