"""The journal's lines put together as they are read: one block for each step played and each thing done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from ..engine.dates import dated
from ..engine.ledger import Entry
from ..engine.state import Campaign, JournalEntry
from .answers import answers_told
from .speaker import Speaker

# What was merely drawn is no news.
DRAWN = (
    "terrain_", "water_", "river_", "special_", "hexes_removed", "hex_noted", "road_", "settings_",
    "neighbour_land_", "map_placed",
)  # fmt: skip
KINDS: dict[str, tuple[str, ...]] = {
    "drawn": DRAWN,
    "month": ("step_played", "event_occurs", "event_continues", "quiet_month", "months_"),
    "land": ("explored", "expedition_", "hexes_", "hex_", "improvement_", "free_city", "annexation_"),
    "settlements": (
        "settlement_", "building_", "district_", "capital_", "borders_", "lots_", "built", "item_",
        "valuable_",
    ),
    "kingdom": (
        "kingdom_", "neighbour_", "attitude_", "economy_", "leader_", "edict_", "reign_", "paper_", "sat_",
        "anarchy", "withdrawn", "deposited", "envoy_", "embassy_", "talks_", "pact_", "agreement_",
        "relation_", "peace_", "war_", "threat_", "aid_", "army_hosted", "partner_", "renegotiation_",
        "milestone", "independence_", "union_", "vassal_", "viceroy_", "visitor_", "obligation_", "gifts_",
    ),
    "gm": (
        "granted", "house_", "modifier_", "ruling_", "note", "overridden", "event_put_ahead",
        "event_removed",
    ),
}  # fmt: skip
STEP = "step_played"
UNTOLD = ("month_begun", "phase_played", "step_restarted")  # the headings tell as much
# What stands with the deed before it; a rule pushed aside stands with the deed after it.
JOINING = (
    "check_passed", "check_failed", "milestone", "anarchy_", "annexation_failed", "agreement_ended",
    "embassy_kept", "partner_attacked",
)  # fmt: skip
BEFORE = "overridden"
PAINTED = "terrain_painted"
PAGE = 200  # lines of a month that are read at once where it is long; the last page may have twice as many
LOOKED_AHEAD = 60  # lines in which a page looks for the beginning of a block
NBSP = "\N{NO-BREAK SPACE}"


@dataclass
class Block:
    """What one step or deed reads as.

    `name` is a step's short name, `lines` are sentences, `figures` the numbers before and after. `note` is
    the GM's own words; a note written by itself has nothing else. `phase` is empty outside the reign.
    `events` are the ids of those that the sentences tell of.
    """

    kind: str
    phase: str = ""
    kingdom: str = ""
    name: str = ""
    lines: list[str] = field(default_factory=list)
    figures: str = ""
    note: str = ""
    events: tuple[str, ...] = ()

    @property
    def head(self) -> tuple[str, str]:
        """How it begins: what is set strong, and what follows on the line.

        A single sentence stands beside its step's name, or holds it: `Stability` and ` check: rolled 14`.
        """
        if not self.lines or (self.name and len(self.lines) > 1):
            return self.name, ""
        first = self.lines[0]
        if not self.name:
            return "", first
        if first.startswith(self.name):
            end = len(self.name)
            while end < len(first) and first[end].isalpha():
                end += 1  # a longer word that begins with the name is strong as a whole: "Stabilitätswurf"
            return first[:end], first[end:]
        return self.name, f" · {first}"

    @property
    def rest(self) -> list[str]:
        """The sentences below its beginning."""
        return self.lines if self.name and len(self.lines) > 1 else self.lines[1:]

    @property
    def text(self) -> str:
        """All of it as one line, to be searched or copied."""
        parts = ["".join(self.head), *self.rest, self.figures]
        told = " · ".join(part for part in parts if part)
        return f"{told} – {self.note}" if told and self.note else told or self.note


def blocks(lines: Iterable[JournalEntry], speaker: Speaker) -> list[Block]:
    """The blocks of one month's lines, in their order."""
    found: list[Block] = []
    aside: list[JournalEntry] = []  # rules pushed aside for the deed that comes next
    group: list[JournalEntry] = []
    for line in lines:
        if line.code in UNTOLD and not line.note:
            continue
        if line.code == BEFORE:
            aside.append(line)
        elif group and not aside and _joins(line, group):
            group.append(line)
        else:
            if group:
                found.append(_block(group, speaker))
            group, aside = [line, *aside], []
    group += aside
    return [*found, _block(group, speaker)] if group else found


def page_count(lines: Sequence[JournalEntry]) -> int:
    """How many pages a month's lines fill, at least one."""
    return max(1, len(lines) // PAGE)


def page_of(lines: Sequence[JournalEntry], page: int) -> Sequence[JournalEntry]:
    """The lines of one page, counted from 0. A page begins where a block does, if one does soon; what is
    written later changes the last page alone.
    """
    last = page_count(lines) - 1
    return lines[_start(lines, page) : None if page == last else _start(lines, page + 1)]


def _start(lines: Sequence[JournalEntry], page: int) -> int:
    first = page * PAGE
    if not page:
        return first
    near = range(first, min(first + LOOKED_AHEAD, len(lines)))
    return next((at for at in near if _begins(lines[at], lines[at - 1])), first)


def _begins(line: JournalEntry, before: JournalEntry) -> bool:
    """Whether a line begins a block whatever the one before it belongs to."""
    if before.code == BEFORE:
        return False
    return line.code in (STEP, "note") or line.code.startswith(DRAWN)


def kind_of(code: str) -> str:
    """What kind of thing a line tells of: one of `KINDS`, or empty."""
    return next((kind for kind, codes in KINDS.items() if code.startswith(codes)), "")


def sentence(line: JournalEntry, speaker: Speaker) -> str:
    """What a line says, with the modifiers of its check; the GM's note is not in it."""
    values = {"phase": line.phase, "step": line.step, **line.parameters}
    text = speaker.say(line.code, values)
    text = text[:1].upper() + text[1:]
    if line.code == "event_occurs":
        place = speaker.place(str(values.get("settlement") or values.get("hex") or ""))
        text = f"{text}, {place}" if place else text
    return f"{text} ({_modifiers(line.modifiers, speaker)})" if line.modifiers else text


def figures(numbers: dict[str, tuple[int, int]], speaker: Speaker) -> str:
    """Numbers before and after: `Treasury 52 → 40 · Unrest 0 → 2`; one that stayed is told once."""
    told = []
    for name, (before, after) in numbers.items():
        what = speaker.term("term", name)
        arrow = f" → {minus(after)}" if after != before else ""
        # Held together, so that no line ends within.
        told.append(f"{what[:1].upper()}{what[1:]} {minus(before)}{arrow}".replace(" ", NBSP))
    return " · ".join(told)


def minus(number: int) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def drawn_in_short(lines: Sequence[JournalEntry], speaker: Speaker) -> str:
    """What was drawn on the map in a month as one sentence; empty where nothing was."""
    drawn = [line for line in lines if line.code.startswith(DRAWN)]
    if not drawn:
        return ""
    painted = sum(int(line.parameters.get("count", 1)) for line in drawn if line.code == PAINTED)
    others = sum(line.code != PAINTED for line in drawn)
    both = "both" if painted and others else "painted" if painted else "others"
    return speaker.say("journal_drawn", {"which": both, "hexes": painted, "others": others})


def month_title(campaign: Campaign, month: int, speaker: Speaker) -> str:
    """The campaign's own name and year for a month counted from 1, or its number."""
    date = dated(campaign.settings, month)
    return f"{date[0]} {date[1]}" if date else speaker.say("journal_month", {"month": month})


def _joins(line: JournalEntry, group: Sequence[JournalEntry]) -> bool:
    """Whether a line tells more of what the group before it tells."""
    first = group[0]
    if first.kingdom != line.kingdom or first.code.startswith((*DRAWN, "note")):
        return False
    if line.code.startswith(JOINING):
        return True
    if first.code != STEP or line.code in (STEP, "note") or line.code.startswith(DRAWN):
        return False
    return (line.phase or first.phase, line.step or first.step) == (first.phase, first.step)


def _block(group: Sequence[JournalEntry], speaker: Speaker) -> Block:
    first = group[0]
    block = Block(kind_of(first.code), first.phase, first.kingdom, note=first.note)
    block.figures = figures(first.numbers, speaker)
    told_of = (str(line.parameters.get("event", "")) for line in group)
    block.events = tuple(dict.fromkeys(event for event in told_of if event))
    if first.code == STEP:
        rest = group[1:]
        # Lines of older campaigns name the step in their parameters.
        block.name = speaker.say(f"step_{first.step or first.parameters.get('step', '')}")
    elif first.code == "note":
        return block
    else:
        rest = group
    block.lines = list(_sentences(rest, first, speaker))
    told = {str(line.parameters.get(name, "")) for line in rest for name in ("request", "other_request")}
    block.lines += answers_told(first, told, speaker)
    return block


def _sentences(lines: Iterable[JournalEntry], first: JournalEntry, speaker: Speaker) -> Iterator[str]:
    for line in lines:
        text = sentence(line, speaker)
        yield f"{text} – {line.note}" if line.note and line is not first and line.note != first.note else text


def _modifiers(entries: Iterable[Entry], speaker: Speaker) -> str:
    told = []
    for entry in entries:
        sign = "\N{MINUS SIGN}" if entry.amount < 0 else "+"
        told.append(f"{speaker.source(entry)} {sign}{abs(entry.amount)}")
    return ", ".join(told)
