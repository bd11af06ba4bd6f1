"""Dividing a kingdom and uniting kingdoms in the window, with clicks."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox
from pytestqt.qtbot import QtBot

from kingdom_gui.engine.actions import Change
from kingdom_gui.engine.actions.every import AdoptKingdom, Appoint, BeginReign, FoundSettlement, RaiseArmy
from kingdom_gui.engine.actions.land import Claim
from kingdom_gui.engine.state import Turn
from kingdom_gui.views.dialogs.independence import IndependenceDialog
from kingdom_gui.views.dialogs.union import UnionDialog
from kingdom_gui.views.kingdom_page import KingdomPage
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.map.map_view import MapView

from .realm import KINGDOM, place

LEFT = Qt.MouseButton.LeftButton
BREE = place(9, 8)


def at_event(window: MainWindow, kingdom: str = KINGDOM) -> None:
    """Bring a kingdom's month to the Event phase."""
    campaign = window.document.campaign
    record = replace(campaign.kingdoms[kingdom], turn=Turn("event"))
    window.document.open(replace(campaign, kingdoms=campaign.kingdoms.set(kingdom, record)), None)


@pytest.fixture
def two_towns(window: MainWindow) -> MainWindow:
    """The small realm with a second town and an army, in its Event phase."""
    for step in (
        FoundSettlement(
            kingdom=KINGDOM, settlement="bree", name="Bree", hex=BREE, granted=True, override="a gift"
        ),
        RaiseArmy(kingdom=KINGDOM, name="Spears", granted=True),
    ):
        assert isinstance(window.document.do(step), Change)
    at_event(window)
    return window


@pytest.fixture
def two_kingdoms(two_towns: MainWindow) -> MainWindow:
    """And another kingdom that is played."""
    for step in (
        AdoptKingdom(kingdom="brook", name="Brookland", treasury=33, unrest=4),
        Appoint(kingdom="brook", role="ruler", name="Wynn"),
        Appoint(kingdom="brook", role="marshal", name="Godric"),
        Claim(kingdom="brook", hexes=(place(15, 10),), granted=True),
        BeginReign(kingdom="brook"),
    ):
        assert isinstance(two_towns.document.do(step), Change)
    at_event(two_towns, "brook")
    return two_towns


def divide(window: MainWindow) -> IndependenceDialog:
    window.menus.actions["divide_kingdom"].trigger()
    dialog = window.findChild(IndependenceDialog)
    assert isinstance(dialog, IndependenceDialog)
    return dialog


def unite(window: MainWindow) -> UnionDialog:
    window.menus.actions["unite_kingdoms"].trigger()
    dialog = window.findChild(UnionDialog)
    assert isinstance(dialog, UnionDialog)
    return dialog


def press(qtbot: QtBot, button: QAbstractButton) -> None:
    """Click a button, or a tick box on its tick."""
    middle = button.rect().center()
    qtbot.mouseClick(button, LEFT, pos=QPoint(8, middle.y()) if isinstance(button, QCheckBox) else middle)


# Dividing


def test_two_clicks_make_a_kingdom_of_a_town_with_the_land_around(
    two_towns: MainWindow, qtbot: QtBot
) -> None:
    document = two_towns.document
    before = document.campaign
    dialog = divide(two_towns)
    assert dialog.parts[0].land.called() == "Bree"
    press(qtbot, dialog.do_button)
    campaign = document.campaign
    assert campaign.kingdoms["bree"].name == "Bree"
    assert [s.id for s in campaign.settlements_of("bree")] == ["bree"]
    assert campaign.at_table == KINGDOM
    document.undo_stack.undo()
    assert document.campaign == before


def test_the_preview_tells_what_each_will_have_and_opens_ledgers(two_towns: MainWindow, qtbot: QtBot) -> None:
    dialog = divide(two_towns)
    shown = {key: button.text() for key, button in dialog.preview.buttons.items()}
    press(qtbot, dialog.preview.buttons[("bree", "unrest")])
    assert dialog.preview.opened is not None
    assert dialog.preview.opened.total == int(shown[("bree", "unrest")])
    dialog.preview.opened.close()
    press(qtbot, dialog.do_button)
    for key in (KINGDOM, "bree"):
        record = two_towns.document.campaign.kingdoms[key]
        assert shown[(key, "treasury")] == str(record.treasury.value)
        assert shown[(key, "unrest")] == str(record.unrest.value)


def test_hexes_selected_on_the_map_are_added_and_taken_out(two_towns: MainWindow, qtbot: QtBot) -> None:
    two_towns.show_page("map")
    dialog = divide(two_towns)
    land = dialog.parts[0].land
    before = set(land.hexes)
    more = place(6, 5)
    assert more not in before
    assert land.how.isVisibleTo(dialog)
    view = two_towns.pages.page("map").findChild(MapView)
    assert isinstance(view, MapView)
    qtbot.mouseClick(view.viewport(), LEFT, pos=view.point_of(more).toPoint())
    assert two_towns.selection.hexes == (more,)
    assert land.add_button.isVisibleTo(dialog)
    press(qtbot, land.add_button)
    assert land.hexes == before | {more}
    press(qtbot, land.remove_button)
    assert land.hexes == before
    press(qtbot, land.show_button)
    assert set(two_towns.selection.hexes) == before
    land.remove(before)
    press(qtbot, land.show_button)  # without land there is nothing to show, and nothing is let go of
    assert set(two_towns.selection.hexes) == before


def test_what_goes_along_is_chosen(two_towns: MainWindow, qtbot: QtBot) -> None:
    dialog = divide(two_towns)
    press(qtbot, dialog.step_buttons[1])
    goods = dialog.parts[0].goods
    press(qtbot, next(iter(goods.armies.values())))
    jory = next(one for one in goods.leaders if one.leader.name == "Jory")
    press(qtbot, jory.goes)
    jory.to.setCurrentIndex(jory.to.findData("ruler"))
    qtbot.keyClicks(jory.die, "20")
    goods.treasury.setValue(7)
    press(qtbot, dialog.do_button)
    made = two_towns.document.campaign.kingdoms["bree"]
    assert [army.name for army in made.armies] == ["Spears"]
    assert [(x.role, x.name) for x in made.leaders] == [("ruler", "Jory")]
    assert made.treasury.value == 7
    assert two_towns.document.campaign.kingdoms[KINGDOM].handover == ()


def test_the_offered_share_follows_until_a_number_is_typed(two_towns: MainWindow, qtbot: QtBot) -> None:
    dialog = divide(two_towns)
    goods = dialog.parts[0].goods
    offered = goods.treasury.value()
    goods.treasury.setValue(offered + 1)
    assert goods.share() == offered + 1
    press(qtbot, dialog.step_buttons[1])
    press(qtbot, goods.reset)
    assert goods.share() is None
    assert goods.treasury.value() == offered


def test_several_new_kingdoms_share_nothing(two_towns: MainWindow, qtbot: QtBot) -> None:
    dialog = divide(two_towns)
    press(qtbot, dialog.more)
    first, second = dialog.parts
    assert second.land.hexes.isdisjoint(first.land.hexes)
    assert not dialog.do_button.isEnabled()  # the second has no land yet
    second.land.add((place(6, 5), *first.land.hexes))
    assert second.land.hexes == {place(6, 5)}
    press(qtbot, next(iter(first.goods.armies.values())))
    assert not next(iter(second.goods.armies.values())).isEnabled()
    press(qtbot, dialog.fewer)
    assert len(dialog.parts) == 1
    assert dialog.do_button.isEnabled()


def test_the_gms_word_unrest_and_modifiers(two_towns: MainWindow, qtbot: QtBot) -> None:
    dialog = divide(two_towns)
    press(qtbot, dialog.next)
    press(qtbot, dialog.next)
    assert not dialog.next.isEnabled()
    dialog.parts[0].unrest.setValue(5)
    extras = dialog.extras
    extras.whose.setCurrentIndex(1)
    extras.target.setCurrentIndex(extras.target.findData("stability"))
    extras.amount.setValue(-2)
    press(qtbot, extras.add_button)
    dialog.parts[0].land.name.setText("Freehold")  # what is for it stays its own
    press(qtbot, dialog.do_button)
    made = two_towns.document.campaign.kingdoms["freehold"]
    assert made.unrest.value == 5
    assert [(m.target, m.amount) for m in made.modifiers] == [("loyalty", 2), ("stability", -2)]


def test_before_the_event_phase_it_is_the_gms_word(two_towns: MainWindow, qtbot: QtBot) -> None:
    campaign = two_towns.document.campaign
    record = replace(campaign.kingdoms[KINGDOM], turn=Turn("edict"))
    two_towns.document.open(replace(campaign, kingdoms=campaign.kingdoms.set(KINGDOM, record)), None)
    dialog = divide(two_towns)
    assert "Event phase" in dialog.refused.text()
    assert dialog.do_button.text() == "Do it all the same"
    assert ("bree", "treasury") in dialog.preview.buttons  # what would come of it is shown all the same
    qtbot.keyClicks(dialog.note, "They rode off")
    press(qtbot, dialog.do_button)
    assert "bree" in two_towns.document.campaign.kingdoms


def test_the_dialog_goes_when_its_kingdom_has_gone(two_kingdoms: MainWindow) -> None:
    dialog = divide(two_kingdoms)
    two_kingdoms.document.undo_stack.clear()
    at_event(two_kingdoms)  # another campaign is opened
    assert not dialog.isVisible()


# Uniting


def test_two_clicks_unite_kingdoms(two_kingdoms: MainWindow, qtbot: QtBot) -> None:
    document = two_kingdoms.document
    ours = document.campaign.kingdoms[KINGDOM]
    dialog = unite(two_kingdoms)
    assert dialog.kingdoms() == (KINGDOM, "brook")
    press(qtbot, dialog.do_button)
    campaign = document.campaign
    assert sorted(campaign.kingdoms) == [campaign.at_table]
    made = campaign.kingdoms[campaign.at_table]
    assert made.name == "Ashmark–Brookland"
    assert made.treasury.value == ours.treasury.value + 33
    assert {x.name for x in made.leaders} == {*(x.name for x in ours.leaders), "Godric"}
    assert two_kingdoms.strip.title.text() == "Ashmark–Brookland"
    document.undo_stack.undo()
    assert sorted(document.campaign.kingdoms) == [KINGDOM, "brook"]


def seat(dialog: UnionDialog, role: str) -> QComboBox:
    return next(one.who for one in dialog.seats if one.role == role)


def test_who_leads_is_chosen_and_a_role_in_new_hands_wants_a_die(
    two_kingdoms: MainWindow, qtbot: QtBot
) -> None:
    dialog = unite(two_kingdoms)
    press(qtbot, dialog.step_buttons[1])
    ruler = next(one for one in dialog.seats if one.role == "ruler")
    assert not ruler.die.isVisibleTo(dialog)
    index = next(n for n in range(ruler.who.count()) if ruler.who.itemText(n).startswith("Godric"))
    ruler.who.setCurrentIndex(index)
    ruler.who.activated.emit(index)
    assert seat(dialog, "marshal").currentData() is None  # nobody has two roles
    assert ruler.die.isVisibleTo(dialog)
    qtbot.keyClicks(ruler.die, "20")
    press(qtbot, dialog.do_button)
    campaign = two_kingdoms.document.campaign
    made = campaign.kingdoms[campaign.at_table]
    assert next(x.name for x in made.leaders if x.role == "ruler") == "Godric"
    assert "ruler" not in made.handover


def test_with_nobody_to_unite_with_it_says_so(two_towns: MainWindow) -> None:
    dialog = unite(two_towns)
    assert not dialog.do_button.isEnabled()
    assert dialog.effect.text() == "There is no other kingdom yet."


def test_the_journal_still_names_the_old_kingdoms(two_kingdoms: MainWindow, qtbot: QtBot) -> None:
    from kingdom_gui.views.journal.months import Months

    press(qtbot, unite(two_kingdoms).do_button)
    months = Months(two_kingdoms.document)
    told = [block.text for block in months._of_all(two_kingdoms.document.campaign.month, 0)]
    assert any("Brookland" in line and "Ashmark–Brookland" not in line for line in told)


# Where they are reached


def test_both_are_reached_from_the_list_of_other_kingdoms(two_kingdoms: MainWindow, qtbot: QtBot) -> None:
    two_kingdoms.commands.neighbours()
    page = two_kingdoms.pages.page("kingdom")
    assert isinstance(page, KingdomPage)
    press(qtbot, page.others.divide_button)
    assert two_kingdoms.findChild(IndependenceDialog) is not None
    press(qtbot, page.others.unite_button)
    assert two_kingdoms.findChild(UnionDialog) is not None
