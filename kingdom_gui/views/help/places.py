"""Which page of the help book tells of a place on the screen.

A widget says it by the property `help_page`, set by `helped`: a page ("screens/map") or a term
("building.inn"). What has no page of its own goes by that of the widget it stands in; dialogs and panels go
by their class. Nothing of the book is loaded for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QTabWidget, QWidget

WidgetT = TypeVar("WidgetT", bound=QWidget)
Index = QModelIndex | QPersistentModelIndex

PROPERTY = "help_page"
HELP_ROLE = int(Qt.ItemDataRole.UserRole) + 77  # of an item of a view: its page or term
FIRST = "tour/first-evening"

# By the name of their class: windows, pages of the window, panels and dialogs.
PLACES = {
    "MainWindow": "screens/window",
    "Welcome": "screens/welcome",
    "MapPage": "screens/map",
    "ToolStrip": "screens/drawing",
    "ToolOptions": "screens/drawing",
    "TerrainPanel": "screens/drawing",
    "ClaimantsPanel": "screens/drawing",
    "LayersPanel": "screens/layers",
    "LegendPanel": "screens/layers",
    "SettlementPage": "screens/settlement",
    "KingdomPage": "screens/kingdom",
    "LeadersPanel": "screens/leaders",
    "LeaderCard": "screens/leaders",
    "EdictsPanel": "screens/edicts",
    "ArmiesPanel": "screens/armies",
    "HexArmies": "screens/armies",
    "NeighboursPanel": "screens/neighbours",
    "RelationsPanel": "screens/relations",
    "RoutesPanel": "rules/trade",
    "VassalsPanel": "rules/vassals",
    "PatronPanel": "screens/exploration",
    "ExpeditionsPanel": "screens/exploration",
    "ModifiersPanel": "screens/kingdom",
    "OptionalPanel": "rules/optional-rules",
    "ItemPanel": "screens/items",
    "JournalPage": "screens/journal",
    "Chronicle": "screens/journal",
    "NumbersTab": "screens/journal",
    "CalendarPanel": "screens/calendar",
    "ChangesPanel": "screens/changes",
    "TablesPage": "screens/tables",
    "Inspector": "screens/window",
    "HexCard": "screens/map",
    "SettlementCard": "screens/settlement",
    "Strip": "screens/window",
    "ModeBar": "screens/window",
    "StatusLine": "screens/window",
    "GuideCard": "screens/founding",
    "TurnDock": "screens/month",
    "TurnPanel": "screens/month",
    "MonthsPanel": "screens/months-at-once",
    "LedgerPopup": "screens/window",
    "PlayerWindow": "screens/player-window",
    "PlayerBar": "screens/player-window",
    "AdjustPanel": "screens/picture",
    "PictureDialog": "screens/picture",
    "Finder": "screens/find",
    "QueryForm": "screens/map",
    "AboutDialog": "tour/first-evening",
    "FaultDialog": "screens/safety",
    "CompareFileDialog": "screens/safety",
    "RecoveredDialog": "screens/safety",
    "RepairDialog": "screens/safety",
    "QFileDialog": "screens/safety",
    "PreferencesDialog": "screens/preferences",
    "ShortcutsDialog": "screens/shortcuts",
    "PreviewDialog": "screens/print",
    "ImportMapDialog": "screens/import",
    "RulingsDialog": "screens/optional-rules",
    "HouseRulesDialog": "screens/house-rules",
    "HouseForm": "screens/house-rules",
    "FoundingDialog": "screens/founding",
    "AdoptDialog": "screens/founding",
    "PaperDialog": "screens/founding",
    "EditKingdomDialog": "screens/kingdom",
    "GrantDialog": "screens/kingdom",
    "ModifierDialog": "screens/kingdom",
    "OverrideDialog": "screens/kingdom",
    "CalendarNamesDialog": "screens/calendar",
    "RewindDialog": "screens/changes",
    "AppointDialog": "screens/leaders",
    "SuspendHolidaysDialog": "screens/edicts",
    "KeepTreasuryDialog": "rules/treasury",
    "ItemsDialog": "screens/items",
    "ClaimDialog": "rules/claiming",
    "AbandonDialog": "rules/abandoning",
    "NameAndNoteDialog": "screens/map",
    "LabelDialog": "screens/drawing",
    "PinDialog": "screens/drawing",
    "SpecialTerrainDialog": "screens/drawing",
    "FoundSettlementDialog": "rules/settlements",
    "AddDistrictDialog": "rules/districts",
    "DeityDialog": "options/holy_sites",
    "ExhibitsDialog": "buildings/museum",
    "ArmyDialog": "screens/armies",
    "ArmyPostDialog": "screens/armies",
    "NeighbourDialog": "screens/neighbours",
    "PlayNeighbourDialog": "screens/neighbours",
    "RemoveKingdomDialog": "screens/neighbours",
    "HandOverDialog": "screens/neighbours",
    "RelationDialog": "screens/relations",
    "DeedDialog": "screens/relations",
    "EmbassyDialog": "rules/embassies",
    "RouteDialog": "rules/trade",
    "ViceroyDialog": "rules/viceroys",
    "IndependenceDialog": "rules/independence",
    "UnionDialog": "rules/union",
}


def helped(widget: WidgetT, page: str) -> WidgetT:
    """Say which page or term tells of a widget, and of what stands in it; gives the widget back."""
    widget.setProperty(PROPERTY, page)
    return widget


def own_page(widget: QWidget) -> str:
    """The page or term of a widget itself; "" where it has none."""
    said = widget.property(PROPERTY)
    if isinstance(said, str) and said:
        return said
    for kind in type(widget).__mro__:
        if kind.__name__ in PLACES:
            return PLACES[kind.__name__]
    return ""


def pages_of(widget: QWidget | None) -> Iterator[str]:
    """The pages and terms that tell of a place, the nearest first: its chosen item, itself, what it is in."""
    while widget is not None:
        yield from _pages_of_item(widget)
        if isinstance(widget, QTabWidget) and (tab := widget.currentWidget()) is not None:
            yield own_page(tab)
        yield own_page(widget)
        widget = widget.parentWidget()


def page_of(widget: QWidget | None) -> str:
    """The nearest page or term of a place; "" where there is none."""
    return next((page for page in pages_of(widget) if page), "")


def page_of_index(index: Index) -> str:
    """The page or term that an item of a view is explained by; that of its row's first column otherwise."""
    row = index.row()
    for one in (index, index.sibling(row, 0)) if index.isValid() else ():
        said = one.data(HELP_ROLE)
        if isinstance(said, str) and said:
            return said
    return ""


def _pages_of_item(widget: QWidget) -> Iterator[str]:
    view = widget
    if not isinstance(view, QAbstractItemView):
        parent = widget.parentWidget()
        if not (isinstance(parent, QAbstractScrollArea) and parent.viewport() is widget):
            return
        view = parent
    if isinstance(view, QAbstractItemView):
        yield page_of_index(view.currentIndex())
