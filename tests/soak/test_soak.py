"""A sample of the soak: the real window driven for some seconds, by other steps each day."""

from __future__ import annotations

from .outcome import seed_of_the_day, soak

SECONDS = 12.0


def test_a_window_driven_at_random_stays_alive_and_says_nothing_amiss() -> None:
    """To be repeated by `python -m tests.soak --on offscreen --seconds 12 --seed N` with the seed printed."""
    outcome = soak("offscreen", SECONDS, seed_of_the_day())
    print(outcome.report())
    assert not outcome.faults, outcome.report()
    assert outcome.told is not None
    assert outcome.told.steps > 5
