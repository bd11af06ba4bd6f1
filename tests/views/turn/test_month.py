"""A month played in the window by real keys: typed, rolled, refused, undone, half-played and opened again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions.rule import SetEdict
from kingdom_gui.engine.actions.turn import PutAhead
from kingdom_gui.engine.requests import Choose, Request, Roll
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.store.campaign_file import load_campaign, save_campaign
from kingdom_gui.views.district.page import SettlementPage
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.turn.panel import TurnPanel

from .hands import Hands, stand_before

MOST_INPUTS = 15
QUIET = {"event": "100", "items": "1"}  # by step: dice at which nothing happens


@pytest.fixture
def hands(qtbot: QtBot, panel: TurnPanel) -> Hands:
    return Hands(qtbot, panel)


def dice(step: str, roll: Request | None) -> str:
    """What a quiet month's dice show: good checks, empty slots, no event; several in one line."""
    assert isinstance(roll, Roll)
    return " ".join([QUIET.get(step, "15")] * roll.count)


def play_quiet_month(hands: Hands) -> None:
    """Type a quiet month to its end: good checks, empty slots, no event."""
    for _ in range(40):
        if hands.step == "done":
            return
        asked = hands.panel.player.pending()
        assert asked is not None
        if isinstance(asked.request, Roll):
            hands.enter(dice(asked.step.id, asked.request))
        elif asked.step.play is None:
            hands.close_phase()
        else:
            hands.enter()
    raise AssertionError(hands.step)


def test_a_quiet_month_takes_at_most_fifteen_inputs(hands: Hands, paper: Document) -> None:
    month = paper.campaign.month
    treasury = paper.campaign.kingdoms[paper.campaign.at_table].treasury.value
    play_quiet_month(hands)
    hands.enter()
    assert paper.campaign.month == month + 1
    assert hands.step == "stability"
    # Stability, the settlements' items, Unrest, no edicts, no withdrawals, taxes, chance, the next month.
    assert hands.inputs <= 9
    assert hands.inputs <= MOST_INPUTS
    # 15 on the die, Economy 46, Unrest 2 by debt: a third of 59 and more is at least 19 BP, and what the
    # improvements add; Consumption of 19 was paid.
    assert paper.campaign.kingdoms[paper.campaign.at_table].treasury.value > treasury


def test_a_quiet_month_of_typed_dice_types_each_die_once(hands: Hands, paper: Document) -> None:
    month = paper.campaign.month
    typed = 0
    while hands.step != "done":
        asked = hands.panel.player.pending()
        assert asked is not None
        if isinstance(asked.request, Roll):
            hands.enter(dice(asked.step.id, asked.request))
            typed += 1
        elif asked.step.play is None:
            hands.close_phase()
        else:
            hands.enter()
    hands.enter()
    assert paper.campaign.month == month + 1
    assert typed >= 3  # Stability, Economy for the taxes, the chance of an event; and the vacant slots
    assert hands.inputs <= MOST_INPUTS


def test_a_quiet_month_of_the_programs_dice_takes_no_more(hands: Hands, paper: Document) -> None:
    month = paper.campaign.month
    while hands.step != "done":
        asked = hands.panel.player.pending()
        assert asked is not None
        if asked.step.play is None:
            hands.close_phase()
        else:
            quiet = isinstance(asked.request, Roll) and asked.step.id in QUIET
            hands.enter(dice(asked.step.id, asked.request) if quiet else "")
    hands.enter()
    assert paper.campaign.month == month + 1
    assert hands.inputs <= MOST_INPUTS


def test_what_was_done_is_told_with_numbers(hands: Hands) -> None:
    hands.enter("15")
    said = hands.said()
    assert "typed 15" in said
    assert "passed" in said
    assert "Consumption: 19 BP due" in said
    assert "Treasury 15 →" in said


def test_the_needed_roll_and_its_chance_are_told_before(hands: Hands) -> None:
    said = hands.said()
    # Stability 45, Unrest 1: 44 against 51 needs a 7, which 14 of 20 faces show.
    assert "7 or more" in said
    assert "70%" in said
    assert hands.panel.card.modifier is not None
    assert hands.panel.card.modifier.text() == "+44 against 51"


def test_an_empty_field_lets_the_program_roll(hands: Hands, paper: Document) -> None:
    hands.enter()
    assert hands.step != "stability"
    assert "rolled" in hands.said()


def test_the_whole_month_rolls_by_the_menu(hands: Hands) -> None:
    hands.panel.head.menu.fill()
    action = next(a for a in hands.panel.head.menu.actions() if a.text().startswith("Play the whole month"))
    action.trigger()
    hands.panel.settle()
    assert hands.step == "done" or hands.panel.field is not None  # done, or an item to be named


@pytest.mark.parametrize("typed", ["21", "0", "-3"])
def test_a_die_out_of_range_is_told_in_words(hands: Hands, paper: Document, typed: str) -> None:
    before = paper.campaign
    hands.enter(typed)
    assert "A die of 20 shows 1 to 20." in hands.said()
    assert paper.campaign is before
    hands.enter("12")
    assert hands.step != "stability"


@pytest.mark.parametrize("typed", ["x", "3 4", "1.5"])
def test_what_is_no_die_is_told_in_words(hands: Hands, paper: Document, typed: str) -> None:
    before = paper.campaign
    hands.enter(typed)
    assert "One die of 20 is needed." in hands.said()
    assert paper.campaign is before


def test_one_undo_brings_back_the_very_state(hands: Hands, paper: Document) -> None:
    before = paper.campaign
    hands.enter("15")
    assert paper.campaign is not before
    paper.undo_stack.undo()
    hands.panel.settle()
    assert paper.campaign is before
    assert hands.step == "stability"
    assert "typed 15" not in hands.said()


def test_a_half_played_step_is_there_again_after_opening(
    hands: Hands, played: MainWindow, rules: Ruleset, tmp_path: Path
) -> None:
    hands.enter("2")  # 46 against 51: failed by 5, so that a d4 of Unrest is asked
    asked = hands.panel.player.pending()
    assert asked is not None
    assert asked.request is not None
    assert asked.request.id == "upkeep.stability.unrest"
    path = tmp_path / "half.kingdom.json"
    save_campaign(path, played.document.campaign)
    played.document.open(load_campaign(path, rules), path)
    again = hands.panel.player.pending()
    assert again is not None
    assert again.request == asked.request
    assert "typed 2" in hands.said()
    hands.panel.take_focus()
    hands.enter("4")
    unrest = played.document.campaign.kingdoms[played.document.campaign.at_table].unrest.value
    assert unrest >= 5  # 1 and 4; with a Treasury short of Consumption, 2 more


def test_a_half_played_phase_and_its_open_choice_survive_closing(
    hands: Hands, played: MainWindow, rules: Ruleset, tmp_path: Path
) -> None:
    stand_before(played.document, "feud", "noblesse_oblige")
    hands.panel.settle()
    hands.panel.take_focus()
    hands.enter("20")  # the feud is averted
    hands.enter("60")  # a Park is given: where is it built?
    asked = hands.panel.player.pending()
    assert asked is not None
    assert isinstance(asked.request, Choose)
    path = tmp_path / "half.kingdom.json"
    save_campaign(path, played.document.campaign)
    played.show_page("map")
    played.document.open(load_campaign(path, rules), path)
    hands.panel.settle()
    again = hands.panel.player.pending()
    assert again is not None
    assert again.request == asked.request
    assert again.answers == asked.answers
    assert "20" in hands.said()
    assert played.pages.current == "map"  # nobody has asked for the plan
    hands.panel.body.show_link.click()
    page = played.pages.page("settlement")
    assert isinstance(page, SettlementPage)
    assert [mark.value for mark in page.view.offered.here] == list(asked.request.options)
    hands.panel.take_focus()
    hands.enter()
    assert hands.step != "ahead"


def test_the_track_tells_what_is_done_now_and_next(hands: Hands) -> None:
    track = hands.panel.head.track
    hands.panel.settle()
    assert track.accessibleDescription() == "Stability: now. Consumption: next"
    hands.enter("15")
    hands.panel.settle()
    assert track.accessibleDescription().startswith("Magic items: now. Unrest: next")
    first = track.step_at(2)
    assert first is not None
    assert track.tell(first) == "Stability: done"
    assert track.step_at(100_000) is None


def test_edicts_are_seen_through_one_by_one_or_closed(qtbot: QtBot, hands: Hands, paper: Document) -> None:
    while hands.step != "leaders":
        asked = hands.panel.player.pending()
        assert asked is not None
        hands.enter(dice(asked.step.id, asked.request) if asked.request is not None else "")
    assert "Claims: 3 of 3 left" in hands.said()
    assert "Special edicts: 1 of 1 left" in hands.said()
    paper.do(SetEdict(kingdom=paper.campaign.at_table, edict="holiday", level="6"))
    hands.enter()
    assert hands.step == "hexes"
    second = hands.panel.second
    assert second is not None
    second.setFocus()
    qtbot.keyClick(second, Qt.Key.Key_Return)
    assert hands.step == "withdrawals"


def test_a_deposit_is_made_where_it_belongs(qtbot: QtBot, hands: Hands, paper: Document) -> None:
    from kingdom_gui.views.turn.money_forms import DepositForm

    while hands.step != "deposits":
        asked = hands.panel.player.pending()
        assert asked is not None
        hands.enter(dice(asked.step.id, asked.request) if asked.request is not None else "")
    hands.panel.settle()
    form = hands.panel.card.findChild(DepositForm)
    assert form is not None
    before = paper.campaign.kingdoms[paper.campaign.at_table].treasury.value
    form.amount.setFocus()
    form.amount.selectAll()
    qtbot.keyClicks(form.amount, "8000")
    qtbot.keyClick(form.amount, Qt.Key.Key_Return)
    gained = paper.campaign.kingdoms[paper.campaign.at_table].treasury.value - before
    assert gained in (2, 4, 8)  # by the kingdom's rate of 4,000, 2,000 or 1,000 gp
    assert hands.step == "deposits"


def test_the_old_button_asks_before_a_month_is_left(qtbot: QtBot, hands: Hands, played: MainWindow) -> None:
    month = played.document.campaign.month
    hands.enter("15")
    played.show_page("journal")
    qtbot.mouseClick(played.modes.month_button, Qt.MouseButton.LeftButton)
    assert played.pages.current == "map"
    assert played.document.campaign.month == month
    assert "not played to its end" in hands.said()
    QApplication.processEvents()
    qtbot.keyClick(hands.focus, Qt.Key.Key_Escape)
    assert "not played to its end" not in hands.said()
    hands.panel.leave_month()
    assert hands.panel.second is not None
    hands.panel.second.click()
    assert played.document.campaign.month == month + 1


def test_the_panel_folds_away_and_remembers(played: MainWindow, panel: TurnPanel) -> None:
    assert panel.is_open
    panel.head.fold.click()
    assert not panel.is_open
    assert bytes(played.preferences.bytes("turn_folded").data()) == b"1"
    played.turn.focus_panel()
    assert panel.is_open


def test_it_stands_under_the_place_and_not_under_the_journal(played: MainWindow) -> None:
    for page, shown in (("map", True), ("settlement", True), ("kingdom", True), ("journal", False)):
        played.show_page(page)
        assert played.turn.isVisible() is shown, page


def test_the_months_start_tells_what_falls_due(
    qtbot: QtBot, hands: Hands, played: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = played.document
    hands.panel.settle()
    label = hands.panel.head.due
    before = int(label.text().rpartition(" ")[2]) if label.isVisibleTo(hands.panel) else 0
    document.do(PutAhead(kingdom=document.campaign.at_table, event="feud", month=document.campaign.month))
    hands.panel.settle()
    assert label.isVisibleTo(hands.panel)
    assert label.text() == f"Due this month: {before + 1}"
    assert label.toolTip()
    asked: list[str] = []
    monkeypatch.setattr(played.commands, "show_calendar", lambda: asked.append("calendar"))
    qtbot.mouseClick(label, Qt.MouseButton.LeftButton)
    assert asked == ["calendar"]
