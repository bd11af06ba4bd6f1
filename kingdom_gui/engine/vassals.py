"""Sovereigns and vassals: grants, the friction of subjugation, how the bond ends (IT L1374-1380)."""

from __future__ import annotations

from msgspec.structs import replace

from .diplomacy.houses import close_houses
from .ledger import Entry, Ledger, Source
from .neighbours import INDIFFERENT, shifted, size_of
from .patch import Draft
from .relations import end_agreements, make_peace, open_embassy, relation, sign_alliance, sign_treaty
from .ruleset import Ruleset
from .state import Attitude, Campaign, JournalEntry, Kingdom, Vassal
from .totals import numbers
from .viceroys import bond, parted, viceroy_role

REF = "IT L1376"
SUBJUGATED = "IT L1379"
GRANT_PARTS = 4  # up to a quarter of the Treasury goes with a new vassal (IT L1376)
SIZE_PARTS = 5  # what subjugating so many hexes adds to the DC of the Loyalty check is 1 (IT L1379)
GIFT_PARTS = 2  # half of the gifts count as building over there (IT L1379)
AT_PEACE = 3  # Loyalty checks in a row that end the friction (IT L1379)
FRICTION = 4  # sides of the die that adds to Unrest where one fails


def most_granted(treasury: int) -> int:
    """How many BP may go to a vassal: a quarter of the Treasury before the edict, rounded down."""
    return max(0, treasury) // GRANT_PARTS


def resists(row: Vassal) -> bool:
    """Whether a subjugated kingdom still calls for a Loyalty check each turn."""
    return row.subjugated and row.passed < AT_PEACE


def friction(campaign: Campaign, vassal: str, rules: Ruleset) -> Entry:
    """What a subjugated kingdom adds to the DC of that check: its Size divided by 5, rounded down."""
    size = size_of(campaign, vassal, rules)
    counts = (("hexes", size), ("per", SIZE_PARTS))
    return Entry(size // SIZE_PARTS, Source("vassal", "size"), SUBJUGATED, counts=counts)


def friction_dc(campaign: Campaign, sovereign: str, vassal: str, rules: Ruleset) -> Ledger:
    """The DC of the Loyalty check, line by line."""
    base = numbers(campaign, sovereign, rules).total("control_dc")
    lines = (Entry(base, Source("trade", "control_dc"), "IT L35"), friction(campaign, vassal, rules))
    return Ledger.of("dc", lines)


def checked(row: Vassal, success: bool) -> Vassal:
    """The bond after one more Loyalty check: three successes in a row bring peace, a failure begins anew."""
    return replace(row, passed=row.passed + 1 if success else 0)


def first_attitude(sovereign: str, vassal: str, steps: int, rules: Ruleset) -> Attitude:
    """What a subjugated kingdom thinks of its sovereign at first, by their alignments and the GM's `steps`.

    Kingdoms of one alignment begin friendly; each step between them on an axis makes it one worse.
    """
    here, there = rules.alignments[sovereign].axes, rules.alignments[vassal].axes
    apart = sum(abs(one - other) for one, other in zip(here, there, strict=True))
    return shifted(shifted(INDIFFERENT, 1 - apart), steps)


def with_row(kingdom: Kingdom, row: Vassal) -> tuple[Vassal, ...]:
    """A sovereign's vassals with this one changed, or added."""
    if any(one.kingdom == row.kingdom for one in kingdom.vassals):
        return tuple(row if one.kingdom == row.kingdom else one for one in kingdom.vassals)
    return (*kingdom.vassals, row)


def over(campaign: Campaign, kingdom: str) -> list[str]:
    """The sovereign of a kingdom, its sovereign, and so on."""
    found: list[str] = []
    record = campaign.kingdoms.get(kingdom)
    while record is not None and record.overlord and record.overlord not in (*found, kingdom):
        found.append(record.overlord)
        record = campaign.kingdoms.get(record.overlord)
    return found


def count_gifts(draft: Draft, sovereign: str, vassal: str, gifts: int) -> int:
    """Let half of the gifts that won a treaty or an alliance count towards new improvements and buildings of
    a subjugated kingdom in this turn; how many BP that are (IT L1379). Nobody keeps a neighbour's books.

    Envoys come to the end of their errand in the Income phase: a vassal that has done building by then builds
    with it in its next Edict phase.
    """
    row, record = bond(draft.campaign, vassal), draft.campaign.kingdoms[vassal]
    counted = gifts // GIFT_PARTS
    if row is None or not row.subjugated or record.overlord != sovereign or counted < 1:
        return 0
    if record.played:
        use = record.use
        if record.stage == "reigning" and record.turn.phase not in ("upkeep", "edict"):
            use = replace(use, credit_ahead=use.credit_ahead + counted)
        else:
            use = replace(use, credit=use.credit + counted)
        draft.put("kingdoms", vassal, replace(record, use=use))
    return counted


def release(draft: Draft, vassal: str) -> None:
    """End the bond of a vassal: it is its own master, owes its sovereign nothing more as its sponsor, and its
    Viceroy leaves the sovereign's service.
    """
    record = draft.campaign.kingdoms[vassal]
    sovereign = draft.campaign.kingdoms.get(record.overlord)
    if sovereign is not None:
        draft.put("kingdoms", sovereign.id, replace(sovereign, **parted(sovereign, vassal)))
    freed: dict[str, object] = {"overlord": ""}
    if record.sponsor == record.overlord:
        freed |= {"sponsor": "", "obligation": "", "repayment": 0, "tithe": 0}
    draft.kingdom(vassal, lambda k: replace(k, **freed))


def emancipate(draft: Draft, kingdom: str, patron: str) -> None:
    """A kingdom is its own master: no vassal of its patron and in no debt to it, and what the two have agreed
    is over, but for an embassy agreement, which stands from now on (IT L1416).
    """
    record = draft.campaign.kingdoms[kingdom]
    if record.overlord == patron:
        release(draft, kingdom)
    if draft.campaign.kingdoms[kingdom].sponsor == patron:
        terms = {"sponsor": "", "obligation": "", "repayment": 0, "tithe": 0}
        draft.kingdom(kingdom, lambda k: replace(k, **terms))
    end_agreements(draft, kingdom, patron, keep_embassy=True)
    open_embassy(draft, kingdom, patron)


def sign_as_founded(draft: Draft, vassal: str, rules: Ruleset) -> None:
    """Reckon anew what a new vassal and its sovereign agreed on when it was made: with the leaders and all
    that it has been founded with by now, which then had no Economy to speak of (IT L1378, ruling D76).
    """
    row, sovereign = bond(draft.campaign, vassal), draft.campaign.kingdoms[vassal].overlord
    if row is None:
        return
    stands = relation(draft.campaign, vassal, sovereign)
    for pact, sign in ((stands.treaty, sign_treaty), (stands.alliance, sign_alliance)):
        if pact is not None and pact.month == row.since:
            sign(draft, vassal, sovereign, pact.balance, rules)


def fall(draft: Draft, kingdom: str) -> None:
    """A kingdom is destroyed: it is nobody's vassal any more, its own vassals are free, and nothing stands
    between it and others: no agreement, no embassy, no war.
    """
    record = draft.campaign.kingdoms[kingdom]
    for row in record.vassals:
        if row.kingdom in draft.campaign.kingdoms:
            release(draft, row.kingdom)
            freed = draft.campaign.kingdoms[row.kingdom].name
            draft.log(JournalEntry("vassal_freed", {"kingdom": freed, "sovereign": record.name}, row.kingdom))
    if record.overlord:
        release(draft, kingdom)
    close_houses(draft, kingdom)
    for other in (stands.kingdom for stands in record.relations):
        if other in draft.campaign.kingdoms:
            end_agreements(draft, kingdom, other)
            make_peace(draft, kingdom, other)


def seat_viceroys(draft: Draft, rules: Ruleset) -> None:
    """After an action: who is Viceroy no longer is none in any vassal, and one without a vassal takes the
    first that has none.
    """
    if draft.campaign.kingdoms is draft.start.kingdoms:
        return
    governs = viceroy_role(rules)
    for sovereign in list(draft.campaign.kingdoms.values()):
        if not (sovereign.vassals and sovereign.played) or governs is None:
            continue
        if draft.start.kingdoms.get(sovereign.id) is sovereign:
            continue
        names = [leader.name for leader in sovereign.leaders if leader.role == governs[0].id]
        rows = [row if row.viceroy in names else replace(row, viceroy="") for row in sovereign.vassals]
        idle = [name for name in names if name not in {row.viceroy for row in rows}]
        rows = [replace(row, viceroy=idle.pop(0)) if idle and not row.viceroy else row for row in rows]
        if tuple(rows) != sovereign.vassals:
            draft.put("kingdoms", sovereign.id, replace(sovereign, vassals=tuple(rows)))
