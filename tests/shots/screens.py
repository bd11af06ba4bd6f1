"""Every screen of the window by name: what to show in a new window for each."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QWidget

from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.engine.actions.turn import PutAhead
from kingdom_gui.engine.ledger import Source
from kingdom_gui.engine.state import Campaign, Modifier, Ongoing
from kingdom_gui.views.district.page import SettlementPage
from kingdom_gui.views.journal_page import JournalPage
from kingdom_gui.views.ledger_popup import LedgerPopup
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.tables.page import TablesPage
from kingdom_gui.views.tool_strip import MapPage

from ..views.turn.hands import stand_before
from .drawing import PATIENCE, settle

Screen = Callable[[MainWindow], QWidget | None]


def screens() -> dict[str, Screen]:
    """What to show in a new window for each screen; a popup that comes with it is given back."""

    def example(window: MainWindow) -> None:
        window.files.open_example()

    def page(name: str) -> Screen:
        def show(window: MainWindow) -> None:
            example(window)
            window.show_page(name)

        return show

    def selected(window: MainWindow) -> None:
        example(window)
        campaign = window.document.campaign
        capital = campaign.settlements_of(campaign.at_table)[0]
        window.selection.select_hexes((capital.hex,))

    def claimed(window: MainWindow) -> None:
        example(window)
        campaign = window.document.campaign
        settled = {settlement.hex for settlement in campaign.settlements.values()}
        window.selection.select_hexes(
            (next(h for h in campaign.realm(campaign.at_table) if h not in settled),)
        )

    def painting(window: MainWindow) -> None:
        example(window)
        settle(window)
        view = window.pages.page("map")
        assert isinstance(view, MapPage)
        view.view.set_tool("brush")

    def wishes(window: MainWindow) -> None:
        page("settlement")(window)
        shown = window.pages.page("settlement")
        assert isinstance(shown, SettlementPage)
        here = shown.view.settlement
        assert here is not None
        shown.palette_panel.terms_box.setCurrentIndex(1)
        for kind in ("academy", "library", "tavern", "house"):
            shown.view.take_up(kind)
            spot = shown.view.holding.placement.nearest() if shown.view.holding.placement else None
            if spot is not None:
                shown.view.place(spot)
        shown.side.show_tab("wishes")

    def leader(window: MainWindow) -> None:
        page("kingdom")(window)
        window.selection.select_role("ruler")

    def ledger(window: MainWindow) -> QWidget | None:
        example(window)
        settle(window)
        window.wiring.show_number("economy", window.strip.buttons["economy"])
        return window.findChild(LedgerPopup)

    def changes(window: MainWindow) -> None:
        example(window)
        window.wiring.history.show_changes(window.document.campaign.month - 2, number="economy")

    def alarm(window: MainWindow) -> None:
        example(window)
        window.document.do(Grant(kingdom=window.document.campaign.at_table, unrest=13))

    def calendar(window: MainWindow) -> None:
        example(window)
        here = window.document.campaign
        window.document.do(PutAhead(kingdom=here.at_table, event="plague", month=here.month + 2))
        window.commands.put_ahead()

    def months(window: MainWindow) -> None:
        example(window)
        window.commands.play_months()

    def lots(window: MainWindow) -> None:
        page("tables")(window)
        shown = window.pages.page("tables")
        if isinstance(shown, TablesPage):
            shown.tabs.setCurrentIndex(1)

    def numbers(window: MainWindow) -> None:
        page("journal")(window)
        shown = window.pages.page("journal")
        if isinstance(shown, JournalPage):
            shown.show_tab("numbers")

    def event(name: str, *faces: int) -> Screen:
        """An event in the turn panel, after these dice."""

        def show(window: MainWindow) -> None:
            example(window)
            panel = window.turn.panel()
            stand_before(window.document, name)
            for face in faces:
                panel.player.answer((face,))
            panel.settle()

        return show

    def items(window: MainWindow) -> None:
        from kingdom_gui.engine.actions.items import RollItem
        from kingdom_gui.views.district.page import SettlementPage
        from kingdom_gui.views.item_rows import rows_of

        page("settlement")(window)
        document, shown = window.document, window.pages.known("settlement")
        for row in rows_of(document):
            settlement, building, slot = row.key
            kingdom = document.campaign.at_table
            document.do(RollItem(kingdom=kingdom, settlement=settlement, building=building, slot=slot))
        if isinstance(shown, SettlementPage):
            shown.below.show_items(True)
            shown.below.items.table.select(0)

    def rolled(window: MainWindow) -> None:
        event("vandals", 1, 1)(window)
        window.turn.panel().show_wanted.emit()

    def abroad(window: MainWindow) -> None:
        """The example with two neighbours, a settlement of each, trade routes and agreements."""
        from ..views.abroad import with_neighbours

        example(window)
        with_neighbours(window.document)
        settle(window)

    def legend(window: MainWindow) -> None:
        """The map with its legend, and events that strike here and there."""
        abroad(window)
        window.document.open(struck(window.document.campaign), None)
        window.preferences.legend = True

    def players(window: MainWindow) -> QWidget | None:
        """The bar of the players' window, and that window itself."""
        abroad(window)
        window.document.open(struck(window.document.campaign), None)
        link = window.commands.players().link
        link.open()
        link.show_numbers(True)
        shown = link.window
        if shown is not None:
            shown.resize(window.size())
            until = time.monotonic() + PATIENCE
            while not shown.map.tiles.complete and time.monotonic() < until:
                QApplication.processEvents()
        return shown

    def trading(window: MainWindow) -> None:
        from kingdom_gui.views.turn.trade_form import TradeForm

        abroad(window)
        panel = window.turn.panel()
        panel.settle()
        form = panel.card.findChild(TradeForm)
        assert form is not None
        form.cargo.setCurrentIndex(form.cargo.findData("luxury_goods"))

    def envoys(window: MainWindow) -> None:
        from kingdom_gui.views.turn.diplomatic_form import DiplomaticForm

        abroad(window)
        panel = window.turn.panel()
        panel.settle()
        form = panel.card.findChild(DiplomaticForm)
        assert form is not None
        form.target.setCurrentIndex(form.target.findData("sedge"))

    def relations(window: MainWindow) -> None:
        abroad(window)
        window.commands.neighbours()
        settle(window)

    def shortcuts(window: MainWindow) -> QWidget:
        from kingdom_gui.views.keys.dialog import ShortcutsDialog

        example(window)
        dialog = ShortcutsDialog(window)
        dialog.show()
        return dialog

    def help_book(window: MainWindow) -> QWidget:
        example(window)
        window.commands.help_book()
        return window.commands.desk().window()

    return {
        "welcome": lambda _window: None,
        "event": event("cult_activity"),
        "event-hex": event("monster_attack"),
        "event-site": event("noblesse_oblige", 60),
        "event-die": rolled,
        "map": example,
        "map-settlement": selected,
        "map-hex": claimed,
        "map-paint": painting,
        "map-routes": abroad,
        "map-legend": legend,
        "players": players,
        "edict-trade": trading,
        "edict-diplomacy": envoys,
        "kingdom-relations": relations,
        "settlement": page("settlement"),
        "settlement-wishes": wishes,
        "settlement-items": items,
        "kingdom": page("kingdom"),
        "kingdom-leader": leader,
        "tables-hexes": page("tables"),
        "tables-lots": lots,
        "journal": page("journal"),
        "journal-numbers": numbers,
        "calendar": calendar,
        "months": months,
        "ledger": ledger,
        "changes": changes,
        "unrest": alarm,
        "shortcuts": shortcuts,
        "help": help_book,
    }


def struck(campaign: Campaign) -> Campaign:
    """The campaign with a plague in a town, a beast in the land and good weather everywhere."""
    kingdom, month = campaign.kingdoms[campaign.at_table], campaign.month
    town = campaign.settlements_of(kingdom.id)[-1]
    wild = next(h for h in campaign.realm(kingdom.id) if campaign.settlement_at(h) is None)
    events = (Ongoing(9301, "plague", month, town.id), Ongoing(9302, "monster_attack", month, hex=wild))
    weather = Modifier(9303, "economy", 1, Source("event", "good_weather"), month, month)
    kingdom = replace(kingdom, events=events, modifiers=(*kingdom.modifiers, weather))
    return replace(campaign, counter=9400, kingdoms=campaign.kingdoms.set(kingdom.id, kingdom))
