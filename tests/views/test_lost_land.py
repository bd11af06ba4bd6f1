"""Land cut off, lost and won back in the window: hex card, menu, dialogs, and the last chance."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from kingdom_gui.engine.actions.found import AdvanceMonth
from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.engine.actions.land import Abandon, Claim
from kingdom_gui.engine.actions.rule import Appoint
from kingdom_gui.engine.hexes import place_of
from kingdom_gui.engine.printed import as_played
from kingdom_gui.engine.requests import Choose
from kingdom_gui.engine.state import Turn
from kingdom_gui.engine.turn.driver import Pending, pending
from kingdom_gui.views.dialogs.abandon import AbandonDialog
from kingdom_gui.views.dialogs.claim import ClaimDialog
from kingdom_gui.views.dialogs.keep_treasury import KeepTreasuryDialog
from kingdom_gui.views.last_chance import notice
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.map_menu import menu_offers
from kingdom_gui.views.offers import hex_offers
from kingdom_gui.views.tool_strip import MapPage
from kingdom_gui.views.turn.options import options_of
from kingdom_gui.views.turn.place_offer import place_offer
from kingdom_gui.views.turn.player import open_offers

from .lost_land import EAST, FAR, NECK, cut_tail, do, with_tail
from .realm import KINGDOM
from .test_inspector import texts


def names(window: MainWindow, *hexes: tuple[int, int, int]) -> list[str]:
    return [offer.name for offer in hex_offers(window.document, hexes) if offer.possible]


def test_the_card_tells_of_secondary_territory(window: MainWindow) -> None:
    cut_tail(window, **{place_of(EAST): "general"})
    do(window, AdvanceMonth(kingdom=KINGDOM))
    window.selection.select_hexes((FAR,))
    said = texts(window)
    assert "secondary since month 2: in checks Unrest counts 2 higher" in said
    assert "held by Marek of the Ford (General)" in said


def test_the_card_tells_of_lost_land(window: MainWindow) -> None:
    cut_tail(window)
    do(window, AdvanceMonth(kingdom=KINGDOM))
    for hex_id, told in (
        (NECK, "in month 2"),
        (EAST, "in month 2; comes back with a claim that joins it to the realm"),
        (FAR, "in month 2; +4 on the check to win Bree back"),
    ):
        window.selection.select_hexes((hex_id,))
        assert told in texts(window)


def test_lost_land_falls_to_ruin_with_one_click_each(window: MainWindow) -> None:
    cut_tail(window)
    assert {"Monsters move in", "Falls to ruin: Road"} <= set(names(window, EAST))
    assert not [name for name in names(window, EAST) if name.startswith("Remove")]
    assert "Monsters move in" not in names(window, (0, 0, 0))
    entries = {entry.name: entry for entry in menu_offers(window.document, (EAST,), lambda *_: None)}
    run = entries["Falls to ruin: Road"].run
    assert run is not None
    run()
    assert window.document.campaign.hexes[EAST].improvements == ()
    window.document.undo_stack.undo()
    assert window.document.campaign.hexes[EAST].improvements == ("road",)


def test_abandoning_a_neck_asks_who_is_beyond(window: MainWindow, qtbot: QtBot) -> None:
    with_tail(window)
    asked: list[object] = []
    entries = {e.name: e for e in menu_offers(window.document, (NECK,), lambda *what: asked.append(what))}
    run = entries["Abandon…"].run
    assert run is not None
    run()
    action = Abandon(kingdom=KINGDOM, hexes=(NECK,))
    assert asked == [("abandon", action)]
    dialog = AbandonDialog(window.document, action, window)
    qtbot.addWidget(dialog)
    dialog.refresh()
    assert "2 hexes are lost as well" in dialog.refused.text()
    (box,) = dialog.parts.values()
    box.setCurrentIndex(box.findData("general/Marek of the Ford"))
    assert "lost as well" not in dialog.refused.text()
    dialog.accept()
    kingdom = window.document.campaign.kingdoms[KINGDOM]
    assert [(t.hexes, t.role) for t in kingdom.secondary] == [((EAST, FAR), "general")]
    assert "Abandon" in names(window, FAR)


@pytest.mark.parametrize(("typed", "joins"), [("20", True), ("1", False)])
def test_a_claim_that_asks_a_city_takes_typed_dice(
    window: MainWindow, qtbot: QtBot, typed: str, joins: bool
) -> None:
    cut_tail(window)
    assert "Claim…" in names(window, NECK)
    dialog = ClaimDialog(window.document, Claim(kingdom=KINGDOM, hexes=(NECK,)), window)
    qtbot.addWidget(dialog)
    first, second = dialog.dice[FAR]
    first.setText(typed)
    second.setText("3")
    before = window.document.campaign.kingdoms[KINGDOM].unrest.value
    dialog.accept()
    campaign = window.document.campaign
    assert campaign.claims[EAST] == KINGDOM
    assert (FAR in campaign.claims) is joins
    assert campaign.kingdoms[KINGDOM].unrest.value == before + (0 if joins else 3)


def test_a_die_that_is_none_is_refused_in_words(window: MainWindow, qtbot: QtBot) -> None:
    cut_tail(window)
    dialog = ClaimDialog(window.document, Claim(kingdom=KINGDOM, hexes=(NECK,)), window)
    qtbot.addWidget(dialog)
    dialog.dice[FAR][0].setText("21")
    assert not dialog.do_button.isEnabled()
    assert "1 to 20" in dialog.refused.text()


def test_a_claim_without_a_city_is_done_at_once(window: MainWindow) -> None:
    with_tail(window)
    do(window, Abandon(kingdom=KINGDOM, hexes=(FAR, EAST)))
    assert "Claim" in names(window, EAST)


def test_the_options_name_the_leaders_and_nobody(window: MainWindow) -> None:
    request = Choose("x", "territory_cut_off", "leader", ("none", "general/Marek of the Ford"))
    document = window.document
    told = [option.name for option in options_of(request, document.campaign, document.rules)]
    assert told == ["Nobody", "General Marek of the Ford"]


def test_the_last_chance_and_the_end_are_told(window: MainWindow, qtbot: QtBot) -> None:
    document = window.document
    do(window, Abandon(kingdom=KINGDOM, hexes=tuple(document.campaign.realm(KINGDOM))))

    def told() -> str:
        return notice(document.campaign, document.campaign.kingdoms[KINGDOM])

    assert "no land left" in told()
    do(window, AdvanceMonth(kingdom=KINGDOM))
    assert "this month a hex must be claimed" in told()
    window.selection.select_hexes(())
    assert told() in texts(window)
    do(window, AdvanceMonth(kingdom=KINGDOM))
    assert "is destroyed" in told()
    dialog = KeepTreasuryDialog(document, window)
    qtbot.addWidget(dialog)
    dialog.amount.setValue(7)
    dialog.accept()
    assert document.campaign.kingdoms[KINGDOM].treasury.value == 7


def test_the_land_is_lit_while_the_table_is_asked_who_holds_it(window: MainWindow) -> None:
    """The Royal Enforcer's offer is over by then: Unrest falls before it costs a hex."""
    with_tail(window)
    document = window.document
    do(window, Grant(kingdom=KINGDOM, unrest=15))
    do(window, Appoint(kingdom=KINGDOM, role="royal_enforcer", name="Dag"))
    rules = as_played(document.rules, document.campaign)

    def asked(*answers: tuple[str, str]) -> Pending:
        kingdoms = document.campaign.kingdoms
        at_unrest = replace(kingdoms[KINGDOM], turn=Turn("upkeep", "unrest", answers))
        campaign = replace(document.campaign, kingdoms=kingdoms.set(KINGDOM, at_unrest))
        document.open(campaign, None)
        found = pending(campaign, KINGDOM, rules)
        assert found is not None
        return found

    before, after = asked(), asked(("upkeep.hex", place_of(NECK)))
    assert [offer.purpose for offer in open_offers(before)] == ["lower_unrest"]
    assert open_offers(after) == ()
    shown = place_offer(after, False, document.campaign, rules)
    assert shown is not None
    assert {option.place.hex for option in shown.options} == {EAST, FAR}
    assert not shown.choosable
    window.turn.focus_panel()
    window.turn.panel().settle()
    page = window.pages.page("map")
    assert isinstance(page, MapPage)
    assert set(page.view.offered.marks) == {EAST, FAR}
