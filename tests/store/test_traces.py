"""Where it happened is told; a campaign's words, the user's name and folders are not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.reports import NATIVE, keep_report, native_report
from kingdom_gui.store.traces import LONGEST_CHAIN, trace_of, without_home

SECRET = "Hollowmere the Unloved"


def key() -> None:
    raise KeyError(SECRET)


def wrapped() -> None:
    try:
        key()
    except KeyError as error:
        raise StoreError("file_missing", SECRET) from error


def in_a_file() -> None:
    (Path.home() / SECRET).read_bytes()


def noted() -> None:
    error = ValueError("x")
    error.add_note(SECRET)
    raise error


def named() -> None:
    exec(compile("1 / 0", str(Path.home() / SECRET / "x.py"), "exec"))


def several() -> None:
    raise ExceptionGroup(SECRET, [ValueError(SECRET)])


@pytest.mark.parametrize("deed", [key, wrapped, in_a_file, noted, several])
def test_nothing_of_a_campaign_is_told(deed: Callable[[], None]) -> None:
    with pytest.raises(Exception) as caught:
        deed()
    told = trace_of(caught.value)
    assert SECRET not in told
    assert deed.__name__ in told
    assert "test_traces.py" in told
    assert str(Path.home()) not in told
    assert str(Path(__file__).parent) not in told


def test_a_folder_of_the_user_is_not_named() -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        named()
    assert SECRET not in trace_of(caught.value)
    assert "ZeroDivisionError: division by zero" in trace_of(caught.value)
    assert without_home(f"in {Path.home()}/x") == "in ~/x"


def test_what_led_to_an_error_is_told_and_a_circle_ends() -> None:
    with pytest.raises(StoreError) as caught:
        wrapped()
    told = trace_of(caught.value)
    assert told.index("KeyError") < told.index("StoreError")
    last = first = ValueError("0")
    for number in range(3 * LONGEST_CHAIN):
        last.__cause__ = ValueError(str(number))
        last = last.__cause__
    last.__cause__ = first
    assert trace_of(first).count("ValueError") == LONGEST_CHAIN


def test_a_native_crash_names_no_folder_of_the_user(tmp_path: Path) -> None:
    (tmp_path / NATIVE).write_text(f'File "{Path.home()}/games/main.py", line 1')
    native_report(tmp_path)
    (kept,) = tmp_path.glob("fault-*.txt")
    assert str(Path.home()) not in kept.read_text("utf-8")
    assert keep_report("x", tmp_path).exists()
