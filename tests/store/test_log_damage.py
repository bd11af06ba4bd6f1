"""A recovery log cut or changed anywhere, forged or from elsewhere.

What is sound is found, the rest stays, and nothing takes long.
"""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path

import pytest

from kingdom_gui.assets import asset
from kingdom_gui.engine.actions import Change, decide
from kingdom_gui.engine.actions.found import FoundKingdom
from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.engine.state import Campaign
from kingdom_gui.store import recovery_log
from kingdom_gui.store.backups import backup_folder
from kingdom_gui.store.codec import encode
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.recovery import Keeper, find_kept, put_aside
from kingdom_gui.store.recovery_log import MOST_LINES, fingerprint, log_path
from kingdom_gui.store.rulefiles import load_rules

RULES = load_rules(asset("rules"))
EDITS = 4
States = list[Campaign]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kay.kingdom.json"


@pytest.fixture
def states(path: Path) -> States:
    founded = decide(FoundKingdom(kingdom="k", name="Kay", treasury=50), Campaign(), RULES)
    assert isinstance(founded, Change)
    states = [founded.campaign]
    path.write_bytes(encode(states[0]))
    keeper = Keeper(path, fingerprint(path.read_bytes()))
    for amount in range(1, EDITS + 1):
        change = decide(Grant(kingdom="k", treasury=amount), states[-1], RULES)
        assert isinstance(change, Change)
        states.append(change.campaign)
        keeper.keep(change.patch, change.campaign, change.code, change.parameters)
    keeper.let_go()
    return states


def found(path: Path, states: States) -> int:
    """How many edits are found again; -1: it is said that they cannot be read."""
    try:
        kept = find_kept(path, RULES)
    except StoreError as error:
        if error.code != "recovery_unreadable":
            raise
        return -1
    return 0 if kept is None else states.index(kept.campaign)


def test_a_log_cut_anywhere_gives_all_before_the_cut(path: Path, states: States) -> None:
    whole = log_path(path).read_bytes()
    for length in range(0, len(whole), 3):
        log_path(path).write_bytes(whole[:length])
        # A line is whole without its line break too.
        lines = whole[: length + 1].count(b"\n")
        assert found(path, states) == max(lines - 1, 0), length


def test_a_byte_changed_anywhere_is_noticed_and_nothing_is_thrown_away(path: Path, states: States) -> None:
    whole = log_path(path).read_bytes()
    for at in range(0, len(whole), 7):
        changed = bytearray(whole)
        changed[at] ^= 0x15
        log_path(path).write_bytes(changed)
        sound = whole[:at].count(b"\n") - 1
        # More than a torn line is unread: where no edit can be read at all, that is told.
        assert found(path, states) == (-1 if sound == 0 else sound), at
    log_path(path).write_bytes(whole.replace(b"granted", b"hranted", 1))
    before = log_path(path).read_bytes()
    put_aside(path)
    assert [file.read_bytes() for file in backup_folder(path).iterdir()] == [before]


def forged(path: Path, *lines: bytes) -> None:
    """A log of these lines, with sums that are right."""
    log = recovery_log.RecoveryLog(log_path(path), fingerprint(path.read_bytes()))
    for line in lines:
        log.append(line)
    log.close()


@pytest.mark.parametrize(
    "line",
    [
        b'{"at":"x","tables":{"hexes":' + b"[" * 100_000 + b"]" * 100_000 + b"}}",
        b'{"at":"x","fields":{"opened":' + b"[" * 900 + b"]" * 900 + b"}}",
        b'{"at":"x","tables":{"__class__":[]}}',
        b'{"at":"x","fields":{"__init__":1}}',
        b'{"at":"x","fields":{"month":1e999}}',
        b'{"at":"x","fields":{"month":999999999999999999999}}',
        b'{"at":"x","fields":{"month":-5}}',
        b'{"at":"x","tables":{"journal":[[99999999999,-7,[]]]}}',
        b'{"at":"x","tables":{"kingdoms":[["k",null]]}}',
        b'{"at":"not a time","code":"\\u202e<b>\\u0000","parameters":{"x":"{%s}"}}',
    ],
)
def test_a_forged_line_gives_a_sentence_or_a_campaign(path: Path, states: States, line: bytes) -> None:
    forged(path, line)
    with suppress(StoreError):
        find_kept(path, RULES)


def test_a_log_of_a_million_lines_takes_no_more_than_a_long_one(path: Path, states: States) -> None:
    forged(path)
    line, sums = b'{"at":"2026-01-01T00:00:00Z"}', 0
    heading = log_path(path).read_bytes()
    _, sums = recovery_log._sound(heading.rstrip(b"\n"), 0)
    lines = [heading]
    for _ in range(1_000_000):
        summed, sums = recovery_log._summed(line, sums)
        lines.append(summed)
    log_path(path).write_bytes(b"".join(lines))
    begun = time.process_time()
    logged = recovery_log.read_log(log_path(path))
    assert time.process_time() - begun < 5
    assert logged is not None
    assert len(logged.edits) == MOST_LINES
    assert logged.unread == 1_000_000 - MOST_LINES


def test_a_log_renamed_from_another_campaign_changes_nothing(
    path: Path, states: States, tmp_path: Path
) -> None:
    other = tmp_path / "other.kingdom.json"
    other.write_bytes(encode(Campaign()))
    log_path(path).rename(log_path(other))
    with pytest.raises(StoreError) as caught:
        find_kept(other, RULES)
    assert caught.value.code == "recovery_base_missing"
    assert find_kept(path, RULES) is None
