"""The small realm with a tail of three hexes that hang on a neck, and the same with the neck given up."""

from __future__ import annotations

from kingdom_gui.engine.actions import Action, Change
from kingdom_gui.engine.actions.gm import AddModifier
from kingdom_gui.engine.actions.improve import Improve
from kingdom_gui.engine.actions.land import Abandon, Claim
from kingdom_gui.engine.actions.settle import FoundSettlement
from kingdom_gui.views.main_window import MainWindow

from .realm import KINGDOM, place

NECK, EAST, FAR = place(10, 6), place(11, 6), place(12, 6)


def do(window: MainWindow, *steps: Action) -> None:
    """Do actions in the window's document; a refusal fails the test."""
    for step in steps:
        outcome = window.document.do(step)
        assert isinstance(outcome, Change), (step, outcome)


def with_tail(window: MainWindow) -> MainWindow:
    """Three more hexes in the east, with a road and a town at their end."""
    do(
        window,
        Claim(kingdom=KINGDOM, hexes=(NECK, EAST, FAR), granted=True),
        FoundSettlement(kingdom=KINGDOM, settlement="bree", name="Bree", hex=FAR, granted=True),
        Improve(kingdom=KINGDOM, hexes=(EAST,), improvement="road", granted=True),
        AddModifier(kingdom=KINGDOM, target="stability", amount=30, note="test"),
    )
    return window


def cut_tail(window: MainWindow, **held: str) -> MainWindow:
    """The neck is given up; `held` names a leader beyond it by hex."""
    do(with_tail(window), Abandon(kingdom=KINGDOM, hexes=(NECK,), held=held))
    return window
