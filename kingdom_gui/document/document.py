"""The open campaign and the one way to change it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from ..engine.actions import Action, Change, Refusal, decide
from ..engine.actions.base import Parameters
from ..engine.patch import Patch
from ..engine.printed import as_played
from ..engine.ruleset import Ruleset
from ..engine.settlement_totals import SettlementNumbers, settlement_numbers
from ..engine.state import Campaign, Kingdom
from ..engine.state.house import HouseRule
from ..engine.totals import Numbers, numbers

UNDONE = "undone"
SEAT = ("campaign", "at_table")


class Looked(Patch):
    """Another kingdom sits at the table for whoever looks: the campaign's file is as it was."""

    __slots__ = ()


class Document(QObject):
    """A campaign that is open, with its undo stack.

    `changed(patch)` is emitted after every change, undo, redo and load with the `Patch` from the state
    before; a load gives an empty patch and `reset` is emitted first. `refused(refusal)` tells of an action
    not done, `warned(reason)` what the game master should know of one that was.
    `renamed` comes before `changed` where house rules are others now, and with them what things are called.
    `look_from` seats another kingdom for whoever looks, which is no edit: `changed` gives a `Looked`.
    `path_changed` tells that the file's name, or whether it is saved, has changed. `latest` is what `changed`
    told of last, as the journal's code with its parameters; `undone` is a step taken back.
    """

    renamed = Signal()
    changed = Signal(object)
    reset = Signal()
    refused = Signal(object)
    warned = Signal(object)
    path_changed = Signal()

    def __init__(
        self, rules: Ruleset, campaign: Campaign | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._rules = rules
        self.campaign = campaign or Campaign()
        self._own_seat = self.campaign.at_table  # as the campaign's file has it
        self._house: tuple[HouseRule, ...] = ()  # whose names hold
        self._name_house()
        self.path: Path | None = None
        self.copy_of: Path | None = None  # beside it lie the pictures of a copy
        self.latest: tuple[str, Parameters] = ("", {})
        self.undo_stack = QUndoStack(self)
        self.undo_stack.cleanChanged.connect(self._told_clean)

    # What there is

    @property
    def rules(self) -> Ruleset:
        """The rules as the campaign plays them: with its optional rules, printed values and house rules."""
        return as_played(self._rules, self.campaign)

    @property
    def kingdom(self) -> Kingdom | None:
        """The kingdom at the table, if one is founded."""
        return self.campaign.kingdoms.get(self.campaign.at_table)

    @property
    def to_keep(self) -> Campaign:
        """The campaign as its file has it, whichever kingdom the user looks from."""
        return self._as_kept(self.campaign)

    @property
    def modified(self) -> bool:
        """Whether there are edits since the last save."""
        return not self.undo_stack.isClean()

    def numbers(self, campaign: Campaign | None = None) -> Numbers | None:
        """The totals of the kingdom at the table, in this campaign or in one looked ahead to."""
        state = campaign or self.campaign
        if state.at_table not in state.kingdoms:
            return None
        return numbers(state, state.at_table, self.rules)

    def settlement_numbers(self, settlement: str, campaign: Campaign | None = None) -> SettlementNumbers:
        """The numbers of one settlement; an unknown id raises `KeyError`."""
        return settlement_numbers(campaign or self.campaign, settlement, self.rules)

    def steps(self) -> list[tuple[int, Step]]:
        """The steps of undo that are done, the first first, with how many led there."""
        commands = (self.undo_stack.command(index) for index in range(self.undo_stack.index()))
        return [(number, step) for number, step in enumerate(commands, start=1) if isinstance(step, Step)]

    # What may be done

    def check(self, action: Action) -> Change | Refusal:
        """What an action would do, or why not; nothing is changed. Views ask while the pointer hovers."""
        return decide(action, self.campaign, self.rules)

    def do(self, action: Action, stroke: str = "") -> Change | Refusal:
        """Do an action, as one step of undo; strokes of one name that follow each other are one step."""
        outcome = self.check(action)
        if isinstance(outcome, Refusal):
            self.refused.emit(outcome)
            return outcome
        self._push([outcome], stroke)
        return outcome

    def do_all(self, actions: Iterable[Action], named: int = -1) -> Change | Refusal | None:
        """Do several actions as one step of undo, or none of them; the last change, or the first refusal.

        `named` says which of them the step is called by, counted as in a list.
        """
        state, changes = self.campaign, []
        for action in actions:
            outcome = decide(action, state, self.rules)
            if isinstance(outcome, Refusal):
                self.refused.emit(outcome)
                return outcome
            changes.append(outcome)
            state = outcome.campaign
        if changes:
            self._push(changes, "", named)
        return changes[-1] if changes else None

    def look_from(self, kingdom: str) -> None:
        """Seat a kingdom that is played at the table, for whoever looks: no edit, and no step of undo."""
        before = self.campaign.at_table
        if kingdom == before or not _can_sit(self.campaign, kingdom):
            return
        self.campaign = _seated(self.campaign, kingdom)
        self.changed.emit(Looked({SEAT: before}, {SEAT: kingdom}))

    def take_back(self, stroke: str) -> None:
        """Take back what a stroke did last as if it had never been; steps of others stay, done and undone."""
        stack = self.undo_stack
        while stack.canUndo() and stack.index() == stack.count():
            step = stack.command(stack.index() - 1)
            if not (stroke and isinstance(step, Step) and step.stroke == stroke):
                return
            stack.undo()
            # An obsolete step leaves the stack instead of being redone, so nothing is left to redo.
            step.setObsolete(True)
            stack.redo()

    def kept_campaigns(self) -> Iterator[Campaign]:
        """The campaign as it is, and all that undo and redo may lead to."""
        yield self.campaign
        for index in range(self.undo_stack.count()):
            step = self.undo_stack.command(index)
            if isinstance(step, Step):
                yield from (step.before, step.after)

    def open(self, campaign: Campaign, path: Path | None) -> None:
        """Show another campaign; undo starts afresh. Saving and loading are the file controller's."""
        self.campaign, self._own_seat = campaign, campaign.at_table
        self._name_house()
        self.path = path
        self.latest = ("", {})
        self.undo_stack.clear()
        self.reset.emit()
        self.changed.emit(Patch({}, {}))
        self.path_changed.emit()

    def saved_as(self, path: Path) -> None:
        """The campaign as it stands is now in that file."""
        self.path, self.copy_of = path, None
        self.undo_stack.setClean()
        self.path_changed.emit()

    def _push(self, changes: Sequence[Change], stroke: str, named: int = -1) -> None:
        patch = changes[0].patch if len(changes) == 1 else Patch.join(change.patch for change in changes)
        for change in changes:
            for warning in change.warnings:
                self.warned.emit(warning)
        if not patch:
            return
        self.undo_stack.push(Step(self, changes[named], patch, changes[-1].campaign, stroke))

    def _show(self, campaign: Campaign, patch: Patch, code: str, parameters: Parameters) -> None:
        if SEAT in patch.after:
            self._own_seat = campaign.at_table
        elif _can_sit(campaign, self.campaign.at_table):  # the step may have been done from another seat
            campaign = _seated(campaign, self.campaign.at_table)
        else:
            campaign = self._as_kept(campaign)
        self.campaign = campaign
        self._name_house()
        self.latest = (code, parameters)
        self.changed.emit(patch)

    def _as_kept(self, campaign: Campaign) -> Campaign:
        return _seated(campaign, self._own_seat) if _can_sit(campaign, self._own_seat) else campaign

    def _name_house(self) -> None:
        """From now on what house rules have made goes by its names."""
        house = self.campaign.settings.house
        if house is not self._house:
            from ..words.own_names import speak_of  # words are fetched once there is something to say

            speak_of(house)
            self._house = house
            self.renamed.emit()

    def _told_clean(self, _clean: bool) -> None:
        self.path_changed.emit()


class Step(QUndoCommand):
    """One step of undo: the campaigns before and after, which share all that did not change."""

    def __init__(
        self, document: Document, change: Change, patch: Patch, after: Campaign, stroke: str
    ) -> None:
        super().__init__()
        self._document = document
        self.before = document.campaign
        self.after = after
        self._patch = patch
        self.stroke = stroke
        self.change = change

    def redo(self) -> None:
        self._document._show(self.after, self._patch, self.change.code, self.change.parameters)

    def undo(self) -> None:
        self._document._show(self.before, self._patch.reverse(), UNDONE, {})

    def id(self) -> int:
        return 1 if self.stroke else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, Step) or other.stroke != self.stroke:
            return False
        self.after = other.after
        self._patch = Patch.join((self._patch, other._patch))
        self.setObsolete(not self._patch)
        return True


def _seated(campaign: Campaign, kingdom: str) -> Campaign:
    return campaign if campaign.at_table == kingdom else replace(campaign, at_table=kingdom)


def _can_sit(campaign: Campaign, kingdom: str) -> bool:
    there = campaign.kingdoms.get(kingdom)
    return there is not None and there.played
