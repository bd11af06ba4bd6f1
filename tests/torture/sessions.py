"""An evening at random: actions, undo, redo, months, saves, openings and crashes, beside a plain model."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from kingdom_gui.document.document import Document
from kingdom_gui.document.files import Files
from kingdom_gui.document.settings import Preferences
from kingdom_gui.engine.actions import Action, Change, Refusal, decide
from kingdom_gui.engine.actions.turn import PlayPhase, PlayStep
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.engine.state import Campaign
from kingdom_gui.store.campaign_file import load_campaign
from kingdom_gui.store.lock import lock_path

from .any_action import Chance


class Told(NamedTuple):
    """What a session counted."""

    steps: int = 0
    done: int = 0
    refused: int = 0
    saves: int = 0
    crashes: int = 0


class Session:
    """The program's document and file beside what they must be: the campaigns there have been, and where the
    undo stack stands among them."""

    def __init__(self, folder: Path, rules: Ruleset, campaign: Campaign, seed: int) -> None:
        self.rules, self.chance = rules, Chance(seed, rules)
        self.path = folder / "any.kingdom.json"
        self.preferences = Preferences(folder / "settings.ini")
        self.stack, self.at = [campaign], 0
        self.counts = dict.fromkeys(Told._fields, 0)
        self.document, self.files = self._program()
        self.files.start(campaign)
        self.stack = [self.document.campaign]  # it has an id of its own now
        self.save()

    def go(self, steps: int) -> Told:
        """Take so many steps; whatever differs from the model raises `AssertionError`."""
        ways = [self.act, self.month, self.undo, self.redo, self.save, self.reopen, self.crash]
        weights = [70, 8, 9, 5, 3, 2, 2]
        for _ in range(steps):
            self.counts["steps"] += 1
            (way,) = self.chance.random.choices(ways, weights)
            way()
            assert self.document.campaign == self.stack[self.at], way.__name__
        self.files.close()
        return Told(**self.counts)

    def act(self) -> None:
        self.do(self.chance.action(self.document.campaign))

    def month(self) -> None:
        """A step or a phase of the month, with the program's dice."""
        kingdom = self.document.campaign.at_table
        kind = self.chance.random.choice((PlayStep, PlayPhase))
        self.do(kind(kingdom=kingdom, override=""))

    def do(self, action: Action) -> None:
        expected = decide(action, self.stack[self.at], self.rules)
        outcome = self.document.do(action)
        if isinstance(outcome, Refusal):
            self.counts["refused"] += 1
            assert isinstance(expected, Refusal)
            return
        assert isinstance(expected, Change)
        self.counts["done"] += 1
        if expected.patch:
            self.stack[self.at + 1 :] = [expected.campaign]
            self.at += 1

    def undo(self) -> None:
        if self.at:
            self.document.undo_stack.undo()
            self.at -= 1

    def redo(self) -> None:
        if self.at + 1 < len(self.stack):
            self.document.undo_stack.redo()
            self.at += 1

    def save(self) -> None:
        self.counts["saves"] += 1
        self.files.save(self.path)
        assert load_campaign(self.path, self.rules) == self.stack[self.at]

    def reopen(self) -> None:
        """Save, and open what was saved: the undo stack starts afresh."""
        self.save()
        self.files.open(self.path)
        self._start_afresh()

    def crash(self) -> None:
        """The program is gone from one moment to the next; a new one takes the work up."""
        self.counts["crashes"] += 1
        self.files.keeping.flush()
        self.document.changed.disconnect()
        lock_path(self.path).unlink(missing_ok=True)
        self.document, self.files = self._program()
        self.files.open(self.path)
        found = self.files.recoverable(self.path)
        if found is not None:
            self.files.recover(found)
        self._start_afresh()

    def _start_afresh(self) -> None:
        assert self.document.campaign == self.stack[self.at]
        self.stack, self.at = [self.stack[self.at]], 0

    def _program(self) -> tuple[Document, Files]:
        document = Document(self.rules)
        return document, Files(document, self.preferences, document)
