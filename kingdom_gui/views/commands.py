"""What the actions of the menus do: one method an id of `actions_table`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from ..document.settings import MAP_STYLES, THEMES
from . import speech
from .help.keys import HelpKeys
from .help.terms import cards_from
from .language import LANGUAGE_NAMES
from .modal import ask, open_beside

if TYPE_CHECKING:
    from .calendar_panel import CalendarPanel
    from .help.desk import Desk
    from .main_window import MainWindow
    from .player.gm_side import GmSide


Take = Callable[[str], None]


class Commands(QObject):
    """The commands of one window. Dialogs are fetched when first opened."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._document = window.document
        self._players: GmSide | None = None
        self._desk: Desk | None = None
        cards_from(self)
        self._help_keys = HelpKeys(window)

    def forget(self) -> None:
        """Another campaign is open: the players, who look at the one before, are not shown it unasked."""
        if self._players is not None:
            self._players.link.close()

    # Campaign

    def new(self) -> None:
        self._window.file_commands.new()

    def open(self) -> None:
        self._window.file_commands.ask_open()

    def fill_recent(self, menu: QMenu) -> None:
        self._window.file_commands.fill_recent(menu)

    def example(self) -> None:
        self._window.file_commands.open_example()

    def import_map(self) -> None:
        self._window.file_commands.importing.ask()

    def clean_pictures(self) -> None:
        from .picture.cleaning import UnusedPictures

        UnusedPictures(self._window).remove()

    def save(self) -> None:
        self._window.file_commands.save()

    def save_as(self) -> None:
        self._window.file_commands.save_as()

    def print(self) -> None:
        from ..sheets.preview import PreviewDialog

        dialog = PreviewDialog(self._document, self._window)
        dialog.saved.connect(
            lambda name: self._window.status.reason(self.tr("Saved {name}").format(name=name))
        )
        ask(dialog)

    def export_journal(self) -> None:
        from .journal.exporting import export_journal

        path = export_journal(self._document, "md", self._window)
        if path is not None:
            self._window.status.reason(self.tr("Saved {name}").format(name=path.name))

    def preferences(self) -> None:
        from .dialogs.preferences import PreferencesDialog

        ask(PreferencesDialog(self._window.preferences, self._window))

    def quit(self) -> None:
        self._window.close()

    # Edit

    def undo(self) -> None:
        step = self._window.wiring.undo_step()
        self._document.undo_stack.undo()
        self._window.status.reason(speech.explained(self.tr("Undone"), step) if step else self.tr("Undone"))

    def redo(self) -> None:
        step = self._window.wiring.redo_step()
        self._document.undo_stack.redo()
        self._window.status.reason(speech.explained(self.tr("Redone"), step) if step else self.tr("Redone"))

    def find(self) -> None:
        from .finder import Finder

        ask(Finder(self._window, self._window))

    def select_by(self) -> None:
        """Show the map with the form that selects hexes by what they are."""
        from .tool_strip import MapPage

        self._window.show_page("map")
        page = self._window.pages.page("map")
        if isinstance(page, MapPage):
            page.ask_query()

    # View

    def back(self) -> None:
        """Go to where the user was before."""
        self._window.visited.back()

    def forward(self) -> None:
        """Go to where the user came back from."""
        self._window.visited.forward()

    def page_map(self) -> None:
        self._window.go_to_page("map")

    def page_settlement(self) -> None:
        self._window.go_to_page("settlement")

    def page_kingdom(self) -> None:
        self._window.go_to_page("kingdom")

    def page_journal(self) -> None:
        self._window.go_to_page("journal")

    def page_tables(self) -> None:
        self._window.go_to_page("tables")

    def show_calendar(self) -> CalendarPanel | None:
        """Bring the calendar to the front."""
        from .calendar_panel import CalendarPanel
        from .journal_page import JournalPage

        page = self._window.pages.page("journal")
        # Before the page is shown: the chronicle would be written for nothing.
        shown = page.show_tab("calendar") if isinstance(page, JournalPage) else None
        self._window.show_page("journal")
        if not isinstance(shown, CalendarPanel):
            return None
        shown.put.setFocus()
        return shown

    def put_ahead(self) -> None:
        """Open the calendar with its form for an event put ahead."""
        calendar = self.show_calendar()
        if calendar is not None:
            calendar.put_ahead()

    def what_changed(self) -> None:
        self._window.wiring.history.show_changes()

    def inspector(self, shown: bool) -> None:
        self._window.panes.show_inspector(shown)

    def players(self) -> GmSide:
        """The players' window and its controls, made when first asked for."""
        if self._players is None:
            from .player.gm_side import GmSide

            self._players = GmSide(self._window)
        return self._players

    def player_window(self, shown: bool) -> None:
        self.players().show(shown)

    def player_dark(self) -> None:
        self.players().darken()

    def picture(self) -> None:
        """Bring in a picture under the map's grid, or adjust the one that lies there."""
        self._window.map_pictures.show()

    def next_pane(self) -> None:
        self._window.panes.cycle(1)

    def previous_pane(self) -> None:
        self._window.panes.cycle(-1)

    def wider_pane(self) -> None:
        self._widen(1)

    def narrower_pane(self) -> None:
        self._widen(-1)

    def _widen(self, by: int) -> None:
        from .keys.splitting import widen

        widen(self._window, by)

    def menu_bar(self) -> None:
        """Go into the menu bar by keyboard."""
        bar = self._window.menuBar()
        bar.setFocus(Qt.FocusReason.MenuBarFocusReason)
        first = next((action for action in bar.actions() if action.isEnabled()), None)
        if first is not None:
            bar.setActiveAction(first)

    def context_menu(self) -> None:
        """Open what a right click would open, at the cursor of the keyboard."""
        from .keys.context_key import ask_for_menu

        focus: QWidget | None = self._window.focusWidget()
        if focus is not None:
            ask_for_menu(focus)

    def go_month(self) -> None:
        self._window.turn.focus_panel()

    def fill_language(self, menu: QMenu) -> None:
        chosen = self._window.preferences.language
        self._fill(menu, [(code, name) for code, name in LANGUAGE_NAMES.items()], chosen, self._speak)

    def fill_theme(self, menu: QMenu) -> None:
        names = {"system": self.tr("As the system"), "light": self.tr("Light"), "dark": self.tr("Dark")}
        choices = [(theme, names[theme]) for theme in THEMES]
        self._fill(menu, choices, self._window.preferences.theme, self._colour)

    def fill_map_style(self, menu: QMenu) -> None:
        names = {
            "colours": self.tr("As the colours"),
            "atlas": self.tr("Printed atlas"),
            "contrast": self.tr("High contrast"),
        }
        choices = [(style, names[style]) for style in MAP_STYLES]
        self._fill(menu, choices, self._window.preferences.map_style, self._draw_map)

    def legend(self, shown: bool) -> None:
        self._window.map_looks.show_legend(shown)

    # Kingdom

    def edit_kingdom(self) -> None:
        kingdom = self._document.kingdom
        if kingdom is not None:
            from .dialogs.edit_kingdom import EditKingdomDialog

            ask(EditKingdomDialog(self._document, kingdom, self._window))

    def grant(self) -> None:
        from .dialogs.grant import GrantDialog

        ask(GrantDialog(self._document, self._window))

    def modifier(self) -> None:
        from .dialogs.modifier import ModifierDialog

        ask(ModifierDialog(self._document, self._window))

    def rulings(self) -> None:
        from .dialogs.rulings import RulingsDialog

        ask(RulingsDialog(self._document, self._window))

    def house_rules(self) -> None:
        from .dialogs.house_rules import HouseRulesDialog

        ask(HouseRulesDialog(self._document, self._window))

    def fill_at_table(self, menu: QMenu) -> None:
        self._window.kingdoms.fill(menu)

    def next_kingdom(self) -> None:
        self._window.kingdoms.next()

    def neighbours(self) -> None:
        """Show the other kingdoms on the kingdom's page."""
        from .kingdom_page import KingdomPage

        self._window.show_page("kingdom")
        page = self._window.pages.page("kingdom")
        if isinstance(page, KingdomPage):
            page.show_others()

    def found_kingdom(self) -> None:
        before = set(self._document.campaign.kingdoms)
        self._window.file_commands.found(self._window.selection.hexes)
        self._window.kingdoms.seat_new(before)

    def adopt_kingdom(self) -> None:
        before = set(self._document.campaign.kingdoms)
        self._window.file_commands.adopt()
        self._window.kingdoms.seat_new(before)

    def divide_kingdom(self) -> None:
        """Ask how the kingdom at the table divides; the map can be used meanwhile."""
        kingdom = self._document.kingdom
        if kingdom is None or not kingdom.played:
            return
        from .dialogs.independence import IndependenceDialog

        dialog = IndependenceDialog(self._document, kingdom, self._window.selection, self._window)
        dialog.map_wanted.connect(self.page_map)
        open_beside(dialog)

    def unite_kingdoms(self) -> None:
        """Ask which kingdoms unite with the one at the table."""
        if self._document.kingdom is not None:
            from .dialogs.union import UnionDialog

            open_beside(UnionDialog(self._document, (), self._window))

    def paper(self) -> None:
        from .dialogs.adopt import PaperDialog

        ask(PaperDialog(self._document, self._window))

    def begin_reign(self) -> None:
        from ..engine.actions.found import BeginReign

        self._document.do(BeginReign(kingdom=self._document.campaign.at_table))

    def play_months(self) -> None:
        """Show the panel that plays several months, beside the page."""
        self._window.wiring.show_months()

    def next_month(self) -> None:
        self._window.turn.leave_month()

    def rewind(self) -> None:
        self._window.wiring.history.ask_rewind()

    # Help

    def shortcuts(self) -> None:
        from .keys.dialog import ShortcutsDialog

        ask(ShortcutsDialog(self._window))

    def desk(self) -> Desk:
        """The help book and its window, made when first asked for."""
        if self._desk is None:
            from .help.desk import Desk

            self._desk = Desk(self._window)
        return self._desk

    def help_here(self) -> None:
        """Open the page of the place that has the focus, or of the term that is pointed at."""
        self.desk().here()

    def what_is_this(self) -> None:
        """Open the page of what the pointer is on."""
        self.desk().under_pointer()

    def help_book(self) -> None:
        self.desk().show()

    def help_tour(self) -> None:
        self.desk().show("tour/first-evening")

    def help_month(self) -> None:
        self.desk().show("tour/month-at-the-table")

    def help_rules(self) -> None:
        self.desk().show("rules/month")

    def about(self) -> None:
        from .dialogs.about import AboutDialog

        ask(AboutDialog(self._window))

    def _speak(self, language: str) -> None:
        self._window.preferences.language = language

    def _colour(self, theme: str) -> None:
        self._window.preferences.theme = next(known for known in THEMES if known == theme)

    def _draw_map(self, style: str) -> None:
        self._window.preferences.map_style = next(known for known in MAP_STYLES if known == style)

    def _fill(self, menu: QMenu, choices: Sequence[tuple[str, str]], chosen: str, take: Take) -> None:
        menu.clear()
        group = QActionGroup(menu)
        for key, name in choices:
            action: QAction = menu.addAction(name)
            action.setCheckable(True)
            action.setChecked(key == chosen)
            action.triggered.connect(lambda _=False, key=key: take(key))
            group.addAction(action)
