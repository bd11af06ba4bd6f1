"""`python -m tests.shots`: draws every screen, dialog and sheet into build/shots/, to be looked at.

Screens are drawn light and dark, at 1280x800 and 1920x1080 and as a 1280x800 screen at twice the scale has
them, in each language; dialogs light and dark in each language; sheets as pictures in each language. Names
on the command line choose among them: languages, light, dark, 1280x800 ..., screens, dialogs, sheets.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget

from kingdom_gui.assets import asset
from kingdom_gui.document.files import example_path
from kingdom_gui.document.settings import LANGUAGES, Preferences
from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.engine.actions.turn import PutAhead
from kingdom_gui.engine.ledger import Source
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.engine.state import Campaign, Modifier, Ongoing
from kingdom_gui.store.campaign_file import load_campaign
from kingdom_gui.store.rulefiles import load_rules
from kingdom_gui.views.district.page import SettlementPage
from kingdom_gui.views.journal_page import JournalPage
from kingdom_gui.views.ledger_popup import LedgerPopup
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.starting import make_application, make_window
from kingdom_gui.views.tables.page import TablesPage
from kingdom_gui.views.tool_strip import MapPage

from .fonts import choose_fonts
from .views.dialogs import dialogs
from .views.turn.hands import stand_before

OUT = Path(__file__).parents[1] / "build" / "shots"
THEMES = ("light", "dark")
SIZES = ("1280x800", "1920x1080", "640x400")
KINDS = ("screens", "dialogs", "sheets")
PATIENCE = 10.0  # seconds that a map may take to be painted

Screen = Callable[[MainWindow], QWidget | None]


def chosen(arguments: list[str], among: tuple[str, ...]) -> tuple[str, ...]:
    """Those of `among` that were asked for, or all where none was."""
    return tuple(name for name in among if name in arguments) or among


def main(arguments: list[str]) -> int:
    """Draw what was asked for; gives the exit code."""
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        choose_fonts(Path(folder))
        preferences = Preferences(Path(folder) / "settings.ini")
        app = make_application(preferences)  # kept until all is drawn
        kinds = chosen(arguments, KINDS)
        for language in chosen(arguments, LANGUAGES):
            preferences.language = language
            if "sheets" in kinds:
                draw_sheets(load_rules(asset("rules")), language)
            for theme in chosen(arguments, THEMES):
                preferences.theme = "dark" if theme == "dark" else "light"
                for size in chosen(arguments, SIZES) if "screens" in kinds else ():
                    draw_screens(preferences, f"{language}-{theme}-{size}", size)
                if "dialogs" in kinds:
                    draw_dialogs(preferences, f"{language}-{theme}")
            app.processEvents()
            print(f"{language}: {len(list(OUT.glob(f'{language}-*.png')))} pictures", flush=True)
    return 0


def draw_screens(preferences: Preferences, name: str, size: str) -> None:
    """Every screen of the window at one size."""
    width, _, height = size.partition("x")
    for screen, show in screens().items():
        window = new_window(preferences, int(width), int(height))
        popup = show(window)
        settle(window)
        if popup is not None:
            shoot(popup, f"{name}-{screen}-popup")
            popup.close()
        shoot(window, f"{name}-{screen}")
        let_go(window)


def draw_dialogs(preferences: Preferences, name: str) -> None:
    """Every dialog, over the example."""
    for dialog, make in dialogs().items():
        window = new_window(preferences, 1280, 800)
        window.files.open_example()
        opened = make(window)
        opened.show()
        settle(window)
        shoot(opened, f"{name}-dialog-{dialog}")
        opened.close()
        let_go(window)


def draw_sheets(rules: Ruleset, language: str) -> None:
    """Every page that can be printed of the example."""
    from kingdom_gui.sheets.books import make_book, parts_of
    from kingdom_gui.sheets.labels import Labels
    from kingdom_gui.sheets.printing import png_of

    campaign = load_campaign(example_path(), rules)
    labels = Labels(language)
    for part in parts_of(campaign, labels):
        book = make_book([part.id], campaign, rules, labels)
        for number in range(len(book.pages)):
            page = f"{language}-sheet-{part.id.replace(':', '-')}-{number + 1}.png"
            (OUT / page).write_bytes(png_of(book, number, 1.5))


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
        from .views.abroad import with_neighbours

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


def new_window(preferences: Preferences, width: int, height: int) -> MainWindow:
    """A window of its own for each picture, so that none depends on the one before."""
    preferences.legend = False
    window = make_window(preferences)
    window.resize(width, height)
    window.show()
    return window


def settle(window: MainWindow) -> None:
    """Wait until the window has come to rest and the map is painted."""
    until = time.monotonic() + PATIENCE
    for _ in _turns(0.15):
        pass
    page = window.pages.known("map")
    while isinstance(page, MapPage) and not page.view.tiles.complete and time.monotonic() < until:
        if not page.view.isVisible():
            break
        QApplication.processEvents()


def _turns(seconds: float) -> Iterator[None]:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        QApplication.processEvents()
        yield


def shoot(widget: QWidget, name: str) -> None:
    """Keep a picture of a widget."""
    widget.grab().save(str(OUT / f"{name}.png"))


def let_go(window: MainWindow) -> None:
    """Close a window for good; nothing of it is kept."""
    window.document.undo_stack.setClean()
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
