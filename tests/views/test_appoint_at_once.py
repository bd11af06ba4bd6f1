"""Name and modifiers of a leader written in one go."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions.rule import Appoint
from kingdom_gui.views.dialogs.appoint import AppointDialog, name_and_modifiers


@pytest.mark.parametrize(
    ("written", "name", "modifiers"),
    [
        ("Marek", "Marek", []),
        ("Marek +4 +1", "Marek", [4, 1]),
        ("Marek of the Ford -1", "Marek of the Ford", [-1]),
        ("Odo −2 ", "Odo", [-2]),
        ("Henry 4", "Henry 4", []),  # a name's own number
        ("Jean-Luc", "Jean-Luc", []),
        ("+4", "+4", []),
        ("", "", []),
    ],
)
def test_signed_numbers_after_a_name_are_modifiers(written: str, name: str, modifiers: list[int]) -> None:
    assert name_and_modifiers(written) == (name, modifiers)


def test_they_go_into_the_boxes_and_the_name_goes_without(qtbot: QtBot, realm: Document) -> None:
    dialog = AppointDialog(realm, "marshal")
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.keyClicks(dialog.name, "Brann +3 +1")
    assert [box.value() for box in dialog.abilities.values()] == [3, 1]
    action = dialog.action()
    assert isinstance(action, Appoint)
    assert action.name == "Brann"
    assert sorted(action.abilities.values()) == [1, 3]
