"""The card of a role: choices, days of duty, losing a leader and having them back; Holidays suspended."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from kingdom_gui.engine.actions.rule import Appoint, SetEdict
from kingdom_gui.engine.leadership import holders
from kingdom_gui.engine.state import Phase, Turn
from kingdom_gui.views.dialogs.appoint import AppointDialog
from kingdom_gui.views.dialogs.suspend_holidays import SuspendHolidaysDialog
from kingdom_gui.views.kingdom_page import KingdomPage
from kingdom_gui.views.main_window import MainWindow

from .modal import answer
from .realm import KINGDOM


def at(window: MainWindow, phase: Phase) -> None:
    """Show the realm in a phase of its month."""
    document = window.document
    campaign = document.campaign
    kingdom = replace(campaign.kingdoms[KINGDOM], turn=Turn(phase))
    document.open(replace(campaign, kingdoms=campaign.kingdoms.set(KINGDOM, kingdom)), None)


def show(window: MainWindow, role: str) -> None:
    window.show_page("kingdom")
    window.selection.select_role(role)
    rest()


def rest() -> None:
    for _ in range(5):
        QApplication.processEvents()


def page(window: MainWindow) -> KingdomPage:
    found = window.findChild(KingdomPage)
    assert found is not None
    return found


def said(window: MainWindow) -> str:
    rest()
    labels = window.inspector.findChildren(QLabel)
    return "\n".join(label.text() for label in labels if label.isVisibleTo(window.inspector))


def press(window: MainWindow, text: str) -> None:
    buttons = [b for b in window.inspector.findChildren(QPushButton) if b.text() == text]
    buttons[-1].click()
    rest()


def pick(window: MainWindow, attribute: str) -> None:
    """Choose another attribute as a click in the list does."""
    box = window.inspector.findChildren(QComboBox)[-1]
    box.setCurrentIndex(box.findData(attribute))
    box.activated.emit(box.currentIndex())
    rest()


def attributes(window: MainWindow, role: str) -> tuple[str, ...]:
    kingdom = window.document.kingdom
    assert kingdom is not None
    return holders(kingdom, role)[0].attributes


def spymaster(window: MainWindow) -> None:
    window.document.do(
        Appoint(kingdom=KINGDOM, role="spymaster", name="Wren", abilities={"dex": 2}, attributes=("economy",))
    )
    show(window, "spymaster")


def test_a_spymaster_chooses_in_the_edict_phase(window: MainWindow) -> None:
    at(window, "edict")
    spymaster(window)
    pick(window, "loyalty")
    assert attributes(window, "spymaster") == ("loyalty",)
    pick(window, "stability")
    assert attributes(window, "spymaster") == ("loyalty",)
    assert "has chosen anew in this Edict phase already" in said(window)


def test_at_another_time_the_card_says_why_not(window: MainWindow) -> None:
    at(window, "income")
    spymaster(window)
    pick(window, "loyalty")
    assert attributes(window, "spymaster") == ("economy",)
    assert "in the Edict phase only" in said(window)


def test_days_are_this_months_until_upkeep_and_then_last_months(window: MainWindow) -> None:
    at(window, "edict")
    show(window, "general")
    assert "Days of duty this month" in said(window)
    days = window.inspector.findChild(QSpinBox)
    assert days is not None
    days.setValue(4)
    assert "The role will be vacant in the next Upkeep." in said(window)
    at(window, "upkeep")
    show(window, "general")
    assert "Days of duty last month" in said(window)
    row = next(row for row in page(window).leaders.model.rows if row.role == "general")
    assert row.texts[3] == "fewer than seven days of duty"


def test_a_leader_dies_and_comes_back(window: MainWindow) -> None:
    at(window, "edict")
    show(window, "general")
    press(window, "Dead")
    kingdom = window.document.kingdom
    assert kingdom is not None
    assert holders(kingdom, "general")[0].lost == "dead"
    assert "Dead" in said(window)
    row = next(row for row in page(window).leaders.model.rows if row.role == "general")
    assert row.texts[3] == "dead or disabled"
    press(window, "Back in office")
    kingdom = window.document.kingdom
    assert kingdom is not None
    assert holders(kingdom, "general")[0].lost == ""


def test_a_spouse_adds_to_what_the_ruler_does(qtbot: QtBot, window: MainWindow) -> None:
    """IT L76."""
    window.document.do(
        Appoint(kingdom=KINGDOM, role="ruler", name="Ilse Varn", attributes=("loyalty",), override="a test")
    )
    dialog = AppointDialog(window.document, "ruler", "", window)
    qtbot.addWidget(dialog)
    assert [name for name, box in dialog.attributes.items() if box.isChecked()] == ["loyalty"]


def test_holidays_are_suspended_and_restored(qtbot: QtBot, window: MainWindow) -> None:
    document = window.document
    document.do(SetEdict(kingdom=KINGDOM, edict="holiday", level="6"))
    window.show_page("kingdom")
    rest()
    panel = page(window).edicts
    before = document.numbers()
    assert before is not None

    def fill(dialog: SuspendHolidaysDialog) -> None:
        qtbot.keyClicks(dialog.text, "no feast was held")
        dialog.unrest.setValue(1)
        qtbot.keyClick(dialog.text, Qt.Key.Key_Return)

    answer(qtbot, SuspendHolidaysDialog, fill, panel.suspend_link.click)
    rest()
    after = document.numbers()
    assert after is not None
    assert after.total("unrest") == before.total("unrest") + 1
    assert "no feast was held" in panel.suspended.text()
    assert panel.suspended.isVisibleTo(panel)
    panel.suspend_link.click()
    rest()
    assert not panel.suspended.isVisibleTo(panel)
    restored = document.kingdom
    assert restored is not None
    assert not restored.edicts.suspended
