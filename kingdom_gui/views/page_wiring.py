"""What the pages tell each other through the window: selection, hints, previews, ledgers, wishes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ..engine.actions import Action, Change, Reason, Refusal
from ..engine.hexes import HexId, hex_at
from ..engine.ledger import Ledger
from ..engine.patch import Patch
from . import labels, speech
from .history_commands import HistoryCommands
from .keeping_told import KeepingTold
from .modal import ask
from .month_teller import MonthTeller
from .pages import Factory

if TYPE_CHECKING:
    from ..engine.actions.land import Abandon, Claim
    from ..engine.actions.turn import PlayMonths
    from .district.deeds import Deed
    from .ledger_popup import LedgerPopup
    from .main_window import MainWindow
    from .map.context_menu import MenuOffer


BEGUN = "reign_begun"


class PageWiring(QObject):
    """Makes the pages of a window and connects them to its other parts."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._document = window.document
        self.history = HistoryCommands(window)
        self._warned = False  # of the change that is about to be shown
        self._looked_refused = False  # the status line tells why what is looked ahead to cannot be

    def factories(self) -> dict[str, Factory]:
        """How each page is made when it is first shown."""
        return {
            "map": self._make_map,
            "settlement": self._make_settlement,
            "kingdom": self._make_kingdom,
            "journal": self._make_journal,
            "tables": self._make_tables,
        }

    def connect_parts(self) -> None:
        """Connect what is there from the start."""
        window = self._window
        window.strip.ledger_requested.connect(self.show_number)
        window.inspector.wanted.connect(self.wanted)
        self._document.refused.connect(self.tell_refusal)
        self._document.warned.connect(self._tell_warning)
        self._document.changed.connect(self._outdate)
        self._document.undo_stack.indexChanged.connect(self.name_undo)
        self._document.undo_stack.indexChanged.connect(self._tell_beginning)
        window.file_commands.told.connect(window.status.reason)
        self._teller = MonthTeller(window)
        KeepingTold(window.files.keeping, window.preferences, window.status)

    # Pages

    def _make_map(self) -> QWidget:
        from .map.map_view import MapView
        from .tool_strip import MapPage

        window = self._window
        view = MapView(self._document, window)
        view.menu_provider = self._menu
        view.selection_changed.connect(window.selection.select_hexes)
        view.row_wanted.connect(self._want_hex_row)
        view.hex_hovered.connect(self._hovered)
        view.hint.connect(window.status.hint)
        view.preview.connect(self.preview)
        view.view_changed.connect(lambda: window.status.zoom(view.zoom()))
        window.selection.changed.connect(lambda: view.select(window.selection.hexes, tell=False))
        return MapPage(view, window)

    def _menu(self, hexes: tuple[HexId, ...]) -> list[MenuOffer]:
        from .map_menu import menu_offers
        from .tables.jumps import row_offer

        offers = menu_offers(self._document, hexes, self.wanted)
        return [*offers, row_offer(self._window, hexes[0])] if len(hexes) == 1 else offers

    def _want_hex_row(self, hex_id: HexId) -> None:
        from .tables.jumps import to_hex_row

        to_hex_row(self._window, hex_id)

    def _want_lot_row(self, lot: tuple[str, int, int, int]) -> None:
        from .tables.jumps import to_lot_row

        to_lot_row(self._window, *lot)

    def _make_settlement(self) -> QWidget:
        from .district.page import SettlementPage

        page = SettlementPage(self._document, self._window)
        page.hint.connect(self._window.status.hint)
        page.view.row_wanted.connect(lambda *lot: self._want_lot_row(lot))
        page.preview.connect(self.preview)
        page.ledger_requested.connect(self._settlement_number)
        page.override_requested.connect(self.override)
        page.settlement_chosen.connect(self._window.selection.select_settlement)
        return page

    def _make_kingdom(self) -> QWidget:
        from .kingdom_page import KingdomPage

        page = KingdomPage(self._document, self._window.selection, self._window)
        page.others.sit_wanted.connect(self._window.kingdoms.sit)
        page.others.claim_wanted.connect(self._paint_land)
        page.others.divide_wanted.connect(self._window.commands.divide_kingdom)
        page.others.unite_wanted.connect(self._window.commands.unite_kingdoms)
        page.armies.hex_wanted.connect(self.reveal)
        return page

    def _paint_land(self, kingdom: str) -> None:
        """Show the map with the claim tool, in hand for this kingdom."""
        from .tool_strip import MapPage

        self._window.show_page("map")
        page = self._window.pages.page("map")
        if isinstance(page, MapPage):
            page.tools.build()
            page.tools.claimants.choose(kingdom)  # first: the tool looks at once at the hex under the pointer
            page.view.set_tool("claim")

    def _make_journal(self) -> QWidget:
        from .journal_page import JournalPage

        page = JournalPage(self._document, self._window)
        page.told.connect(self._window.status.reason)
        page.changes_wanted.connect(self._changes_of_month)
        page.rewind_wanted.connect(self.history.ask_rewind)
        page.add_tab("calendar", lambda: self.tr("Calendar"), self._make_calendar)
        return page

    def _make_tables(self) -> QWidget:
        from .tables.jumps import to_lot
        from .tables.page import TablesPage

        window = self._window
        page = TablesPage(self._document, window.selection, self.wanted, window)
        page.hexes.hex_wanted.connect(self.reveal)
        page.lots.hint.connect(window.status.hint)
        page.lots.deed_wanted.connect(self._do_on_plan)
        page.lots.lot_wanted.connect(lambda key: to_lot(window, key))
        return page

    def _do_on_plan(self, settlement: str, deed: Deed) -> None:
        """Do what a row of the table of lots offers; what asks further is asked on the settlement's page."""
        if deed.command == "do" and deed.action is not None and deed.possible:
            self._document.do(deed.action)
            return
        self._want_open_settlement(settlement)
        page = self._window.pages.page("settlement")
        if hasattr(page, "do"):
            page.do(deed)

    def _changes_of_month(self, month: int) -> None:
        """Show what changed from a month's start to its end, or to now."""
        later = month + 1 if month < self._document.campaign.month else None
        self.history.show_changes(month, later)

    def _make_calendar(self) -> QWidget:
        from .calendar_panel import CalendarPanel

        panel = CalendarPanel(self._document, self._window.selection, self._window)
        panel.followed.connect(self.follow)
        return panel

    def show_months(self) -> None:
        """Show the panel that plays several months at the window's edge."""
        from .turn.months_panel import MonthsPanel

        window = self._window

        def play(action: PlayMonths) -> Refusal | None:
            player = window.turn.panel().player
            return None if player.do(action) else player.refusal

        window.sides.show("months", lambda: MonthsPanel(self._document, play, window))

    # What pages and inspector ask for

    def follow(self, link: str, under: QWidget) -> None:
        """Go where a line of the calendar leads: `hex:0,1,2`, `settlement:id`, `role:id`, `number:name`."""
        kind, _, target = link.partition(":")
        if kind == "hex" and hex_at(target) in self._document.campaign.hexes:
            self.reveal(hex_at(target))
        elif kind == "settlement":
            self.wanted("open_settlement", target)
        elif kind == "role":
            self._window.show_page("kingdom")
            self._window.selection.select_role(target)
        elif kind == "number":
            self.show_number(target, under)

    def reveal(self, hex_id: HexId) -> None:
        """Show a hex on the map and select it."""
        from .tool_strip import MapPage

        self._window.show_page("map")
        page = self._window.pages.page("map")
        if isinstance(page, MapPage):
            page.view.reveal(hex_id, select=True)

    def preview(self, outcome: object) -> None:
        """Show in the strip what a change would make of the numbers; anything else ends the preview."""
        self._window.strip.preview(outcome.campaign if isinstance(outcome, Change) else None)
        refused = isinstance(outcome, Refusal)
        if isinstance(outcome, Refusal):
            text = speech.reasons(outcome.reasons, self._document.campaign)
            self._window.status.hint(text.replace("\n", "  "))
        elif self._looked_refused:  # what was against the place before is not against this one
            self._window.status.hint("")
        self._looked_refused = refused

    def show_number(self, name: str, button: QWidget) -> None:
        """Open the ledger of one of the kingdom's totals under its button."""
        numbers = self._document.numbers()
        if numbers is None:
            return
        popup = self._popup(labels.number(name), numbers.ledger(name))
        if since := self.history.since_month_began(name):
            month = self._document.campaign.month
            popup.offer(since, lambda: self.history.show_changes(month, number=name))
        popup.show_under(button)

    def show_ledger(self, name: str, ledger: Ledger, under: QWidget) -> None:
        """Open a ledger under a widget."""
        self._popup(name, ledger).show_under(under)

    def _popup(self, name: str, ledger: Ledger) -> LedgerPopup:
        from .ledger_popup import LedgerPopup

        return LedgerPopup(name, ledger, self._document.campaign, self._window, self._document.rules)

    def override(self, action: Action, _refusal: object = None) -> None:
        """Let the game master insist; a reason is optional."""
        from .dialogs.override import OverrideDialog

        ask(OverrideDialog(self._document, action, self._window))

    def wanted(self, name: str, argument: object) -> None:
        """Do what the inspector asks for."""
        getattr(self, f"_want_{name}")(argument)

    def _want_override(self, action: Action) -> None:
        self.override(action)

    def _want_page(self, name: str) -> None:
        self._window.show_page(name)

    def _want_first_step(self, name: str) -> None:
        from .first_steps import take_first_step

        take_first_step(self._window, name)

    def _want_open_settlement(self, settlement: str) -> None:
        self._window.show_page("settlement")
        page = self._window.pages.page("settlement")
        if hasattr(page, "show_settlement"):
            page.show_settlement(settlement)

    def _want_found_settlement(self, hex_id: tuple[int, int, int]) -> None:
        from .dialogs.found_settlement import FoundSettlementDialog

        ask(FoundSettlementDialog(self._document, hex_id, self._window))

    def _want_bring_army(self, hex_id: tuple[int, int, int]) -> None:
        from .dialogs.army_post import ArmyPostDialog

        ask(ArmyPostDialog(self._document, None, hex_id, self._window))

    def _want_special_terrain(self, hex_id: HexId) -> None:
        from .dialogs.special_terrain import SpecialTerrainDialog

        ask(SpecialTerrainDialog(self._document, hex_id, self._window))

    def _want_abandon(self, action: Abandon) -> None:
        from .dialogs.abandon import AbandonDialog

        ask(AbandonDialog(self._document, action, self._window))

    def _want_claim(self, action: Claim) -> None:
        from .dialogs.claim import ClaimDialog

        ask(ClaimDialog(self._document, action, self._window))

    def _want_keep_treasury(self, _nothing: object) -> None:
        from .dialogs.keep_treasury import KeepTreasuryDialog

        ask(KeepTreasuryDialog(self._document, self._window))

    def _want_settlement_ledger(self, what: tuple[str, str, QWidget]) -> None:
        settlement, name, button = what
        self._settlement_number(settlement, name, button)

    def _settlement_number(self, settlement: str, name: str, under: QWidget | None = None) -> None:
        """Open the ledger of a settlement's number under its button, or under what has the focus."""
        from ..engine.counts_here import counts_here

        ledger = counts_here(self._document.campaign, settlement, name, self._document.rules)
        focus: QWidget | None = self._window.focusWidget()
        place = self._document.campaign.settlements[settlement].name
        self.show_ledger(
            speech.explained(place, labels.number(name)), ledger, under or focus or self._window.strip
        )

    def _want_appoint(self, what: tuple[str, str]) -> None:
        from .dialogs.appoint import AppointDialog

        ask(AppointDialog(self._document, *what, self._window))

    def _want_found_kingdom(self, _nothing: object) -> None:
        self._window.file_commands.found(self._window.selection.hexes)

    def _want_adopt_kingdom(self, _nothing: object) -> None:
        self._window.file_commands.adopt()

    def _want_paper(self, _nothing: object) -> None:
        self._window.commands.paper()

    def _want_begin_reign(self, _nothing: object) -> None:
        self._window.commands.begin_reign()

    # What is told in the status line and the menus

    def tell_refusal(self, refusal: Refusal) -> None:
        """Say in the status line why something was not done."""
        text = speech.reasons(refusal.reasons, self._document.campaign)
        self._window.status.reason(text.replace("\n", "  "))

    def name_undo(self, _index: int = 0) -> None:
        """Name what undo and redo would do in the Edit menu."""
        stack = self._document.undo_stack
        if not isValid(stack):  # it tells of its own emptying while the program ends
            return
        self._window.menus.name_undo(self.undo_step(), self.redo_step(), stack.canUndo(), stack.canRedo())

    def undo_step(self) -> str:
        """What undo would take back, in words; empty where there is nothing."""
        stack = self._document.undo_stack
        return self._step_name(stack.index() - 1) if stack.canUndo() else ""

    def redo_step(self) -> str:
        """What redo would do again, in words; empty where there is nothing."""
        stack = self._document.undo_stack
        return self._step_name(stack.index()) if stack.canRedo() else ""

    def _tell_beginning(self, index: int) -> None:
        """That the reign has begun shows in few numbers, so it is said, whichever button did it."""
        stack = self._document.undo_stack
        if not isValid(stack) or not index or stack.canRedo():
            return
        change = getattr(stack.command(index - 1), "change", None)
        if isinstance(change, Change) and change.code == BEGUN:
            beware = speech.warnings(change.warnings, self._document.campaign).replace("\n", "  ")
            said = self.tr("The reign has begun; from now on limits and empty roles count.")
            self._window.status.reason(f"{said}  {beware}".rstrip())

    def _step_name(self, index: int) -> str:
        change = getattr(self._document.undo_stack.command(index), "change", None)
        if not isinstance(change, Change):
            return ""
        return speech.speaker(self._document.campaign).say(change.code, change.parameters)

    def _outdate(self, patch: Patch) -> None:
        """What was told of before is over once something else is done; what this change warns of stays."""
        if patch and not self._warned:
            self._window.status.clear_reason()
        self._warned = False

    def _tell_warning(self, warning: object) -> None:
        self._warned = True
        if isinstance(warning, Reason):
            self._window.status.reason(speech.warnings((warning,), self._document.campaign))

    def _hovered(self, hex_id: object) -> None:
        campaign = self._document.campaign
        known = isinstance(hex_id, tuple) and hex_id in campaign.hexes
        self._window.status.place(speech.hex_label(hex_id, campaign) if known else "")  # type: ignore[arg-type]
