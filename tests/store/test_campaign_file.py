"""Opening and saving: backups, the lock, unsaved edits set aside."""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta

import msgspec
import pytest
from immutables import Map
from msgspec.structs import replace

from kingdom_gui.store import backups, campaign_file, lock
from kingdom_gui.store.backups import backups_of, keep_backup
from kingdom_gui.store.campaign_file import load_campaign, save_campaign
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.lock import Holder, acquire, holder_of, lock_path

from .samples import EXAMPLES, RULES, full_campaign


@pytest.fixture
def path(tmp_path):
    return tmp_path / "mark.kingdom.json"


def month(number: int):
    return replace(full_campaign(), month=number, opened=None, past=Map())


def test_what_is_saved_opens_again(path):
    save_campaign(path, full_campaign())
    assert load_campaign(path, RULES) == full_campaign()


def test_the_example_is_saved_as_it_is(path):
    example = next(EXAMPLES.glob("*.kingdom.json"))
    save_campaign(path, load_campaign(example, RULES))
    assert path.read_bytes() == example.read_bytes()


def test_a_file_that_cannot_be_opened_is_left_as_it_is(path):
    path.write_bytes(b"{")
    with pytest.raises(StoreError, match="ends in the middle"):
        load_campaign(path, RULES)
    assert path.read_bytes() == b"{"


# --- backups --------------------------------------------------------------------------------------------


def test_each_save_keeps_the_version_before_it(path):
    for number in range(4, 8):
        saved = save_campaign(path, month(number))
    assert saved.backup == backups_of(path)[0]
    assert [load_campaign(file, RULES).month for file in backups_of(path)] == [6, 5, 4]
    assert load_campaign(path, RULES).month == 7


def test_only_so_many_are_kept_the_newest(path):
    for number in range(4, 24):
        save_campaign(path, month(number), keep=10)
    assert [load_campaign(file, RULES).month for file in backups_of(path)] == list(range(22, 12, -1))


def test_backups_are_in_the_order_of_their_names_also_within_a_second(path):
    now = datetime(2030, 5, 1, 12, 30, 5, tzinfo=UTC)
    for number in range(12):
        path.write_bytes(str(number).encode())
        keep_backup(path, keep=20, now=now + timedelta(seconds=number // 11))
    assert [int(file.read_bytes()) for file in backups_of(path)] == list(range(11, -1, -1))


def test_saving_the_same_again_pushes_no_version_out(path):
    save_campaign(path, month(4))
    save_campaign(path, month(5))
    for _ in range(5):
        assert save_campaign(path, month(5)).backup is None
    assert len(backups_of(path)) == 1


def test_saves_that_fail_push_no_version_out(path, monkeypatch):
    for number in range(4, 8):
        save_campaign(path, month(number))
    monkeypatch.setattr(campaign_file, "write_file", lambda *_: (_ for _ in ()).throw(OSError))
    for number in range(8, 30):
        with pytest.raises(OSError):
            save_campaign(path, month(number))
    assert {load_campaign(file, RULES).month for file in backups_of(path)} == {4, 5, 6, 7}


def test_older_backups_stay_by_their_age(path):
    """Three saves a day for a hundred days: the last ten, then one a day for a month, then one a month."""
    start = datetime(2024, 1, 1, 8, tzinfo=UTC)
    for day in range(100):
        for hour in range(3):
            path.write_bytes(b"%d" % (10 * day + hour))
            keep_backup(path, keep=10, now=start + timedelta(days=day, hours=hour))
    kept = [int(file.read_bytes()) for file in backups_of(path)]
    assert kept[:10] == [992, 991, 990, 982, 981, 980, 972, 971, 970, 962]
    daily = [number for number in kept[10:] if number // 10 > 100 - 31]
    assert daily == [10 * day + 2 for day in range(95, 69, -1)]
    monthly = kept[10 + len(daily) :]
    assert [number % 10 for number in monthly] == [2] * len(monthly)
    assert 2 <= len(monthly) <= 4


def test_backups_name_the_month_played(path):
    for number in (6, 7, 8):
        save_campaign(path, month(number))
    assert [file.name.split(".")[-3] for file in backups_of(path)] == ["m7", "m6"]
    assert load_campaign(backups_of(path)[0], RULES) == month(7)


def test_backups_of_another_campaign_are_left_alone(tmp_path):
    one, two = tmp_path / "a.kingdom.json", tmp_path / "a.b.kingdom.json"
    for path in (one, two):
        save_campaign(path, month(4))
        save_campaign(path, month(5))
    assert len(backups_of(one)) == len(backups_of(two)) == 1


def test_a_clock_that_was_set_back_drops_no_new_version(path):
    now = datetime(2030, 5, 1, 12, 30, 5, tzinfo=UTC)
    for number in range(12):
        path.write_bytes(str(number).encode())
        keep_backup(path, keep=3, now=now - timedelta(days=number))
    # Those before are each the latest of their day, by the clock of then.
    assert [int(file.read_bytes()) for file in backups_of(path)][:3] == [11, 10, 9]


def test_a_clock_that_was_ahead_once_takes_no_room_from_what_follows(path):
    """One backup of next year would for a year be the latest, and all that follow of its day."""
    start = datetime(2030, 5, 1, 12, 0, 0, tzinfo=UTC)
    path.write_bytes(b"ahead")
    keep_backup(path, keep=3, now=start + timedelta(days=365))
    for day in range(20):
        for hour in range(6):
            path.write_bytes(b"%d" % (100 * day + hour))
            keep_backup(path, keep=3, now=start + timedelta(days=day, hours=hour))
    kept = [file.read_bytes() for file in backups_of(path)]
    assert kept[:3] == [b"1905", b"1904", b"1903"]
    assert kept[3:-1] == [b"%d" % (100 * day + 5) for day in range(18, -1, -1)]
    assert kept[-1] == b"ahead"


def test_a_clock_far_ahead_takes_no_more_than_one_backup_a_save_along(path):
    """One backup of each day of a month, and the last ten; by the clock of thirty years later only the
    latest of each month would stay.
    """
    start = datetime(2030, 5, 1, 12, 0, 0, tzinfo=UTC)
    for step in range(39):
        path.write_bytes(b"%d" % step)
        keep_backup(path, now=start + timedelta(days=min(step, 28), minutes=step))
    before = backups_of(path)
    assert len(before) == 38
    for number in range(40):
        there = set(backups_of(path))
        path.write_bytes(b"ahead %d" % number)
        keep_backup(path, now=start + timedelta(days=30 * 365, minutes=number))
        assert len(there - set(backups_of(path))) <= 1
    assert len(set(before) & set(backups_of(path))) >= len(before) - 10, "nor a whole evening more than ten"
    for number in range(40):
        path.write_bytes(b"right again %d" % number)
        keep_backup(path, now=start + timedelta(days=30, minutes=number))
    assert len(set(before) & set(backups_of(path))) >= len(before) - 11


def test_more_backups_within_a_second_than_three_figures_count(path):
    now = datetime(2030, 5, 1, 12, 30, 5, tzinfo=UTC)
    backups.backup_folder(path).mkdir()
    for number in (997, 998):
        file = backups.backup_folder(path) / f"mark.2030-05-01T12-30-05Z_{number}.kingdom.json"
        file.write_bytes(b"")
        os.utime(file, (now.timestamp(), now.timestamp()))
    for number in range(5):
        path.write_bytes(b"%d" % number)
        keep_backup(path, keep=3, now=now)
    assert [file.read_bytes() for file in backups_of(path)] == [b"4", b"3", b"2"]


def test_what_else_lies_in_the_folder_is_left_alone(path):
    save_campaign(path, month(4))
    backups.backup_folder(path).mkdir()
    mine = backups.backup_folder(path) / "mark.before-the-war.kingdom.json"
    mine.write_bytes(b"mine")
    for number in range(5, 20):
        save_campaign(path, month(number), keep=2)
    assert mine.read_bytes() == b"mine"
    assert len(backups_of(path)) == 2


def test_a_backup_that_cannot_be_made_is_told_and_the_save_goes_on(path):
    save_campaign(path, month(4))
    backups.backup_folder(path).write_bytes(b"in the way")
    saved = save_campaign(path, month(5))
    assert saved.problem is not None
    assert "mark.backups" in str(saved.problem)
    assert load_campaign(path, RULES).month == 5


def test_no_backups_are_kept_where_none_are_wanted(path):
    save_campaign(path, month(4), keep=0)
    save_campaign(path, month(5), keep=0)
    assert not backups.backup_folder(path).exists()


# --- lock -----------------------------------------------------------------------------------------------


def write_lock(path, **changes):
    holder = Holder("mira", "castle", 1, "2030-05-01T12:30:05+00:00")
    lock_path(path).write_bytes(msgspec.json.encode(replace(holder, **changes)))


def test_a_campaign_is_held_by_one_at_a_time(path):
    held = acquire(path)
    assert holder_of(path) == held.holder
    with pytest.raises(StoreError) as caught:
        acquire(path)
    assert caught.value.code == "locked"
    assert held.holder.since[11:16] in str(caught.value)
    held.release()
    assert holder_of(path) is None
    acquire(path).release()


def test_the_lock_of_a_program_that_has_ended_is_stale(path):
    child = os.fork()
    if child == 0:
        os._exit(0)
    os.waitpid(child, 0)
    write_lock(path, machine=lock.platform.node(), process=child)
    assert holder_of(path) is None
    acquire(path).release()


def test_a_lock_from_another_machine_is_stale_once_it_is_not_renewed(path):
    write_lock(path)
    assert holder_of(path).who == "mira on castle"
    with pytest.raises(StoreError, match="mira on castle, since 1 May 2030"):
        acquire(path)
    long_ago = os.stat(lock_path(path)).st_mtime - lock.RENEWED_WITHIN - 1
    os.utime(lock_path(path), (long_ago, long_ago))
    assert holder_of(path) is None
    acquire(path).release()


def test_renewing_gives_a_sign_of_life(path):
    held = acquire(path)
    os.utime(lock_path(path), (1, 1))
    held.renew()
    assert lock_path(path).stat().st_mtime > 1
    held.release()
    held.renew()
    assert not lock_path(path).exists()


def test_a_lock_can_be_taken_by_force_and_is_then_not_removed_by_the_first(path):
    write_lock(path)
    first = lock.Lock(path, Holder("mira", "castle", 1, "2030-05-01T12:30:05+00:00"))
    second = acquire(path, force=True)
    first.release()
    assert holder_of(path) == second.holder
    second.release()


@pytest.mark.parametrize("content", [b"", b"{", b"[1]", b"\xff\xfe", b'{"user": 1}', b"x" * 9999])
def test_a_lock_file_that_says_nothing_is_stale(path, content):
    lock_path(path).write_bytes(content)
    assert holder_of(path) is None
    acquire(path).release()


def test_a_folder_that_takes_no_lock_is_told(tmp_path):
    with pytest.raises(StoreError) as caught:
        acquire(tmp_path / "nowhere" / "a.kingdom.json")
    assert caught.value.code == "disk_no_folder"
