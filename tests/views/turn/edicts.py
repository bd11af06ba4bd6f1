"""For the tests of the edicts' forms: the example at the step of the edicts, its forms, clicks on its map."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.hexes import HexId
from kingdom_gui.engine.state import Turn
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.map.map_view import MapView
from kingdom_gui.views.tool_strip import MapPage
from kingdom_gui.views.turn.panel import TurnPanel

Form = TypeVar("Form", bound=QWidget)


def at_the_edicts(document: Document) -> Document:
    """The document with its kingdom at the step of the edicts."""
    campaign = document.campaign
    kingdom = replace(campaign.kingdoms[campaign.at_table], turn=Turn("edict", "edicts"))
    document.open(replace(campaign, kingdoms=campaign.kingdoms.set(kingdom.id, kingdom)), None)
    return document


def form_in(panel: TurnPanel, kind: type[Form]) -> Form:
    """The form of a kind in the panel's card."""
    panel.settle()
    form = panel.card.findChild(kind)
    assert form is not None
    return form


def map_of(window: MainWindow) -> MapView:
    page = window.pages.known("map")
    assert isinstance(page, MapPage)
    return page.view


def click(qtbot: QtBot, view: MapView, hex_id: HexId) -> None:
    """A real click on a hex of the map."""
    QApplication.processEvents()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.point_of(hex_id).toPoint())
