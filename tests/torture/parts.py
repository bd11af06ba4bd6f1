"""The parts of `make torture`, one line each at the end, and what a part gives back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tests.engine.table import RULES

from ..soak.outcome import soak
from ..store.test_kill import begun, kill_again_and_again
from .cold_starts import cold_starts
from .fight import fight
from .long_evening import play_long
from .mutations import read_mutated
from .openings import open_everything
from .power import cut_everywhere
from .readers import every_torn_log, readers
from .real_disks import fill_and_take_away
from .sessions import Session
from .still import stand_still
from .test_sessions import realm, realms
from .whole_maps import drive_maps
from .without_rights import tried_as_nobody

SESSION_STEPS, KILLS, MUTATIONS, FIGHT_SECONDS, EDITS = 10_000, 1_000, 100_000, 60.0, 4_000
DISK_ROUNDS, KILLS_A_FILE, OPENINGS = 60, 50, 10
MAP_SEEDS, COLD_STARTS = 24, 50
SOAK_SECONDS = 60.0
FEWEST_EDITS = 400  # with fewer, what is taken once weighs on each
MOST_AN_EDIT = 4096  # bytes that undo may keep of an edit
LONGEST_READ = 5.0  # seconds that a file may take, whatever is in it


class Outcome(NamedTuple):
    """How often a part tried, how many edits or files it lost, what it counted, a figure over its bound."""

    runs: int
    lost: int
    said: str
    over: str = ""


class Part(NamedTuple):
    """A part by its name; it gets a folder of its own and the share of its full count that is asked for."""

    name: str
    run: Callable[[Path, float], Outcome]


def evenings(folder: Path, share: float) -> Outcome:
    """Evenings at random, whose every step must leave what the model says."""
    told = Session(folder, RULES, realms(), 1).go(_of(SESSION_STEPS, share))
    return Outcome(told.steps, 0, f"{told.done} edits, {told.saves} saves, {told.crashes} crashes")


def kills(folder: Path, share: float) -> Outcome:
    """Kill programs while they save; a large file is saved less often, so there are several."""
    count, kept, lost = _of(KILLS, share), 0, 0
    for first in range(0, count, KILLS_A_FILE):
        path = begun(folder / f"killed-{first}.kingdom.json")
        told = kill_again_and_again(path, min(KILLS_A_FILE, count - first), seed=11 + first)
        kept, lost = kept + told[0], lost + told[1]
    return Outcome(count, lost, f"{kept} edits kept")


def mutated(name: str, folder: Path, share: float) -> Outcome:
    """Read files changed at random; an error that is no sentence ends the part."""
    reader = next(one for one in readers(folder, RULES) if one.name == name)
    told = read_mutated(reader, _of(MUTATIONS * reader.share, share), seed=3)
    said = f"{told.sound} sound, {told.learnt} learnt from, longest {told.longest:.2f} s"
    over = f"a file took {told.longest:.2f} s, bound {LONGEST_READ:g} s"
    return Outcome(told.tried, 0, said, over if told.longest > LONGEST_READ else "")


def torn_logs(folder: Path, share: float) -> Outcome:
    """Change, and cut the recovery log at, each of its bytes or one of so many."""
    return Outcome(sum(1 for _ in every_torn_log(folder, RULES, _step(share))), 0, "bytes changed and cut at")


def power_cuts(folder: Path, share: float) -> Outcome:
    """Cut the power after every call of an evening, and let calls fail."""
    told = cut_everywhere(folder / "power", _step(share))
    return Outcome(told.states + told.refused, 0, f"{told.states} states, {told.refused} refused calls")


def disks(folder: Path, share: float) -> Outcome:
    """Fill a small disk, write-protect it, unmount it, pull it out, and bring it back."""
    told = fill_and_take_away(folder, _of(DISK_ROUNDS, share))
    said = f"on {told.disk}, {told.refused} saves refused, {told.kept} edits kept all the same"
    return Outcome(told.rounds, told.lost, f"{said}, {told.ended} ends of the program")


def rights(folder: Path, _: float) -> Outcome:
    """Work as a user without rights, and as one whose quota is used up."""
    said, sound = tried_as_nobody(folder)
    return Outcome(1, int(not sound), said)


def fights(folder: Path, share: float) -> Outcome:
    """Let two programs edit one file at once."""
    saved, there, refused = fight(begun(folder / "fought.kingdom.json"), FIGHT_SECONDS * share)
    return Outcome(saved, saved - there, f"{there} edits there, {refused} times refused")


def long_evening(folder: Path, share: float) -> Outcome:
    """Play a long evening; undo may keep so much of each edit."""
    told = play_long(folder, RULES, realm(), max(_of(EDITS, share), FEWEST_EDITS))
    each = (
        f"an edit keeps {told.python_an_edit:.0f} bytes of Python, {told.process_an_edit:.0f} of the process"
    )
    over = f"an edit keeps {told.python_an_edit:.0f} bytes, bound {MOST_AN_EDIT}"
    return Outcome(told.edits, 0, each, over if told.python_an_edit > MOST_AN_EDIT else "")


def whole_maps(_: Path, share: float) -> Outcome:
    """Drive maps, plans and the players' window at random; nothing shown may be stale."""
    said, sound = drive_maps(_of(MAP_SEEDS, share))
    return Outcome(_of(MAP_SEEDS, share), int(not sound), said)


def starts(_: Path, share: float) -> Outcome:
    """Start the program cold on a busy machine; its map may have no hole."""
    said, sound = cold_starts(_of(COLD_STARTS, share))
    return Outcome(_of(COLD_STARTS, share), int(not sound), said)


def dialogs(_folder: Path, share: float) -> Outcome:
    """Open and close everything ten times; nothing more of it may be there afterwards."""
    told = open_everything(_of(OPENINGS, share))
    assert not told.stayed, told.stayed
    assert not told.taken, told.taken
    return Outcome(told.runs, 0, "dialogs, popups, panels and pages opened, none left")


def still(_folder: Path, share: float) -> Outcome:
    """Refuse in every dialog and change its fields; a button that moves is a loss."""
    tried, faults = stand_still(share)
    return Outcome(tried, len(faults), "\n    ".join(["dialogs refused and changed", *faults]))


def window(_folder: Path, share: float) -> Outcome:
    """Drive the real window at random; a crash, an exception or a warning of Qt is a loss."""
    outcome = soak("offscreen", max(SOAK_SECONDS * share, 5.0), None)
    steps = outcome.told.steps if outcome.told is not None else 0
    return Outcome(steps, len(outcome.faults), outcome.report().replace("\n", "\n    "))


def _of(count: float, share: float) -> int:
    return max(round(count * share), 1)


def _step(share: float) -> int:
    """One of so many, where a share is asked for of what is tried exhaustively."""
    return max(round(1 / share), 1)


PARTS: tuple[Part, ...] = (
    Part("random evenings", evenings),
    Part("real kills", kills),
    Part("mutated campaigns", partial(mutated, "campaigns")),
    Part("mutated repaired", partial(mutated, "repaired")),
    Part("mutated scripts", partial(mutated, "scripts")),
    Part("mutated house rules", partial(mutated, "house rules")),
    Part("mutated item lists", partial(mutated, "item lists")),
    Part("mutated maps", partial(mutated, "maps")),
    Part("mutated settings", partial(mutated, "settings")),
    Part("mutated recovery logs", partial(mutated, "recovery logs")),
    Part("torn recovery logs", torn_logs),
    Part("power cuts", power_cuts),
    Part("real disks", disks),
    Part("without rights", rights),
    Part("two on one file", fights),
    Part("a long evening", long_evening),
    Part("maps shown whole", whole_maps),
    Part("cold starts", starts),
    Part("opened and closed", dialogs),
    Part("dialogs stand still", still),
    Part("a window at random", window),
)
