"""The end of anarchy is the game master's to say, among what a kingdom is."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.views.dialogs.edit_kingdom import EditKingdomDialog


def dialog_of(qtbot: QtBot, document: Document) -> EditKingdomDialog:
    assert document.kingdom is not None
    dialog = EditKingdomDialog(document, document.kingdom)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_anarchy_ends_where_the_game_master_says_so(qtbot: QtBot, realm: Document) -> None:
    """IT L251, ruling D12c: it does not end by itself, and nothing else ends it."""
    kingdom = realm.campaign.at_table
    realm.do(Grant(kingdom=kingdom, unrest=20, note="riots"))
    assert realm.kingdom is not None
    assert realm.kingdom.anarchy
    realm.do(Grant(kingdom=kingdom, unrest=-8, note="a quest"))
    assert realm.kingdom.anarchy
    dialog = dialog_of(qtbot, realm)
    assert dialog.order.isVisible()
    untouched = dialog.action()
    assert untouched is not None
    realm.do(untouched)
    assert realm.kingdom.anarchy
    dialog.order.setChecked(True)
    dialog.accept()
    assert not realm.kingdom.anarchy


def test_where_there_is_order_nothing_is_asked(qtbot: QtBot, realm: Document) -> None:
    assert not dialog_of(qtbot, realm).order.isVisible()
