"""Every action of the menus as data: where it stands, its name, keys, icon, and what must be there for it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QKeySequence

from .marking import QT_TRANSLATE_NOOP

Keys = QKeySequence.StandardKey | str | tuple[str, ...] | None
_Standard = QKeySequence.StandardKey
REDO = ("Ctrl+Shift+Z", "Ctrl+Y")  # everywhere, whichever of them the platform has


class ActionRow(NamedTuple):
    """One action: `id` is the method of `Commands` that does it; `needs` is "", "campaign",
    "kingdom", or "kingdoms" where it takes several that are played.

    `submenu` names a menu that fills itself when it opens; `checkable` actions show a state.
    """

    id: str
    text: str
    keys: Keys = None
    icon: str = ""
    needs: str = ""
    submenu: bool = False
    checkable: bool = False
    also: Keys = None  # more keys that do the same, or those where the platform has none of its own


class MenuTable(NamedTuple):
    """A menu of the menu bar; None stands for a separator."""

    text: str
    rows: tuple[ActionRow | None, ...]


MENUS = (
    MenuTable(
        QT_TRANSLATE_NOOP("Menus", "&Campaign"),
        (
            ActionRow("new", QT_TRANSLATE_NOOP("Menus", "&New…"), _Standard.New, "new"),
            ActionRow("open", QT_TRANSLATE_NOOP("Menus", "&Open…"), _Standard.Open, "open"),
            ActionRow("recent", QT_TRANSLATE_NOOP("Menus", "Open &recent"), submenu=True),
            ActionRow("example", QT_TRANSLATE_NOOP("Menus", "&Example campaign")),
            None,
            ActionRow("import_map", QT_TRANSLATE_NOOP("Menus", "&Import a map…")),
            ActionRow(
                "clean_pictures", QT_TRANSLATE_NOOP("Menus", "Remove &unused pictures…"), needs="campaign"
            ),
            None,
            ActionRow("save", QT_TRANSLATE_NOOP("Menus", "&Save"), _Standard.Save, "save", "campaign"),
            ActionRow(
                "save_as",
                QT_TRANSLATE_NOOP("Menus", "Save &as…"),
                _Standard.SaveAs,
                "",
                "campaign",
                also="Ctrl+Shift+S",
            ),
            None,
            ActionRow(
                "print",
                QT_TRANSLATE_NOOP("Menus", "&Print and export…"),
                _Standard.Print,
                "print",
                "campaign",
            ),
            ActionRow("export_journal", QT_TRANSLATE_NOOP("Menus", "Export the &journal…"), needs="campaign"),
            None,
            ActionRow(
                "preferences",
                QT_TRANSLATE_NOOP("Menus", "Pre&ferences…"),
                _Standard.Preferences,
                "settings",
                also="Ctrl+,",
            ),
            ActionRow("quit", QT_TRANSLATE_NOOP("Menus", "&Quit"), _Standard.Quit, also="Ctrl+Q"),
        ),
    ),
    MenuTable(
        QT_TRANSLATE_NOOP("Menus", "&Edit"),
        (
            ActionRow("undo", QT_TRANSLATE_NOOP("Menus", "&Undo"), _Standard.Undo, "undo"),
            ActionRow("redo", QT_TRANSLATE_NOOP("Menus", "&Redo"), _Standard.Redo, "redo", also=REDO),
            None,
            ActionRow(
                "find",
                QT_TRANSLATE_NOOP("Menus", "&Find…"),
                "Ctrl+K",
                "search",
                "campaign",
                also=_Standard.Find,
            ),
            ActionRow(
                "select_by", QT_TRANSLATE_NOOP("Menus", "&Select hexes by…"), None, "query", "campaign"
            ),
            ActionRow("back", QT_TRANSLATE_NOOP("Menus", "&Back"), _Standard.Back, needs="campaign"),
            ActionRow("forward", QT_TRANSLATE_NOOP("Menus", "F&orward"), _Standard.Forward, needs="campaign"),
            None,
            ActionRow("wider_pane", QT_TRANSLATE_NOOP("Menus", "&Wider pane"), "Alt+Shift+Right"),
            ActionRow("narrower_pane", QT_TRANSLATE_NOOP("Menus", "&Narrower pane"), "Alt+Shift+Left"),
            ActionRow("menu_bar", QT_TRANSLATE_NOOP("Menus", "&Menu bar"), "F10"),
            ActionRow(
                "context_menu",
                QT_TRANSLATE_NOOP("Menus", "Menu of what is at the &cursor"),
                "Shift+F10",
                also="Menu",
            ),
            ActionRow("go_month", QT_TRANSLATE_NOOP("Menus", "&Go to the month"), "Ctrl+T", "", "kingdom"),
        ),
    ),
    MenuTable(
        QT_TRANSLATE_NOOP("Menus", "&View"),
        (
            ActionRow("page_map", QT_TRANSLATE_NOOP("Menus", "&Map"), "Ctrl+1", "map", "campaign"),
            ActionRow(
                "page_settlement",
                QT_TRANSLATE_NOOP("Menus", "&Settlement"),
                "Ctrl+2",
                "settlement",
                "campaign",
            ),
            ActionRow(
                "page_kingdom", QT_TRANSLATE_NOOP("Menus", "&Kingdom"), "Ctrl+3", "kingdom", "campaign"
            ),
            ActionRow(
                "page_journal", QT_TRANSLATE_NOOP("Menus", "&Journal"), "Ctrl+4", "journal", "campaign"
            ),
            ActionRow("page_tables", QT_TRANSLATE_NOOP("Menus", "&Tables"), "Ctrl+6", "panel", "campaign"),
            ActionRow("show_calendar", QT_TRANSLATE_NOOP("Menus", "Calen&dar"), "Ctrl+5", "month", "kingdom"),
            None,
            ActionRow(
                "inspector", QT_TRANSLATE_NOOP("Menus", "&Inspector"), "F9", needs="campaign", checkable=True
            ),
            ActionRow("picture", QT_TRANSLATE_NOOP("Menus", "Pict&ure under the grid…"), needs="campaign"),
            ActionRow("what_changed", QT_TRANSLATE_NOOP("Menus", "&What changed?"), "Ctrl+H", "", "kingdom"),
            None,
            ActionRow(
                "player_window",
                QT_TRANSLATE_NOOP("Menus", "Pla&yers’ window"),
                "F7",
                needs="campaign",
                checkable=True,
            ),
            ActionRow(
                "player_dark",
                QT_TRANSLATE_NOOP("Menus", "Dark scr&een for the players"),
                "Ctrl+F7",
                needs="campaign",
            ),
            None,
            ActionRow("next_pane", QT_TRANSLATE_NOOP("Menus", "&Next pane"), "F6"),
            ActionRow("previous_pane", QT_TRANSLATE_NOOP("Menus", "&Previous pane"), "Shift+F6"),
            None,
            ActionRow("language", QT_TRANSLATE_NOOP("Menus", "&Language"), submenu=True),
            ActionRow("theme", QT_TRANSLATE_NOOP("Menus", "&Colours"), submenu=True),
            ActionRow("map_style", QT_TRANSLATE_NOOP("Menus", "M&ap style"), submenu=True),
            ActionRow(
                "legend",
                QT_TRANSLATE_NOOP("Menus", "Le&gend of the map"),
                "Ctrl+L",
                needs="campaign",
                checkable=True,
            ),
        ),
    ),
    MenuTable(
        QT_TRANSLATE_NOOP("Menus", "&Kingdom"),
        (
            ActionRow("edit_kingdom", QT_TRANSLATE_NOOP("Menus", "&Edit…"), None, "edit", "kingdom"),
            ActionRow("grant", QT_TRANSLATE_NOOP("Menus", "&Grant or take…"), "Ctrl+G", "grant", "kingdom"),
            ActionRow(
                "modifier", QT_TRANSLATE_NOOP("Menus", "New &modifier…"), "Ctrl+M", "modifier", "kingdom"
            ),
            ActionRow(
                "rulings",
                QT_TRANSLATE_NOOP("Menus", "Optional &rules and rulings…"),
                None,
                "ruling",
                "campaign",
            ),
            ActionRow("house_rules", QT_TRANSLATE_NOOP("Menus", "&House rules…"), needs="campaign"),
            None,
            ActionRow("at_table", QT_TRANSLATE_NOOP("Menus", "At the &table"), submenu=True),
            ActionRow(
                "next_kingdom",
                QT_TRANSLATE_NOOP("Menus", "Ne&xt kingdom at the table"),
                "F8",
                needs="kingdoms",
            ),
            ActionRow("neighbours", QT_TRANSLATE_NOOP("Menus", "&Other kingdoms…"), needs="campaign"),
            ActionRow("found_kingdom", QT_TRANSLATE_NOOP("Menus", "&Found a kingdom…"), needs="campaign"),
            ActionRow("divide_kingdom", QT_TRANSLATE_NOOP("Menus", "&Divide the kingdom…"), needs="kingdom"),
            ActionRow("unite_kingdoms", QT_TRANSLATE_NOOP("Menus", "&Unite kingdoms…"), needs="kingdom"),
            ActionRow("adopt_kingdom", QT_TRANSLATE_NOOP("Menus", "&Adopt a running kingdom…")),
            ActionRow("paper", QT_TRANSLATE_NOOP("Menus", "Correct the &paper sheet…"), None, "", "kingdom"),
            ActionRow("begin_reign", QT_TRANSLATE_NOOP("Menus", "&Begin the reign"), None, "", "founding"),
            None,
            ActionRow("put_ahead", QT_TRANSLATE_NOOP("Menus", "Put an e&vent ahead…"), needs="kingdom"),
            ActionRow(
                "play_months",
                QT_TRANSLATE_NOOP("Menus", "P&lay several months…"),
                "Ctrl+Shift+Return",
                needs="kingdom",
            ),
            ActionRow(
                "next_month", QT_TRANSLATE_NOOP("Menus", "&Next month"), "Ctrl+Return", "month", "kingdom"
            ),
            ActionRow("rewind", QT_TRANSLATE_NOOP("Menus", "Re&wind…"), needs="kingdom"),
        ),
    ),
    MenuTable(
        QT_TRANSLATE_NOOP("Menus", "&Help"),
        (
            ActionRow("help_here", QT_TRANSLATE_NOOP("Menus", "&Help on this place"), "F1", "help"),
            ActionRow("what_is_this", QT_TRANSLATE_NOOP("Menus", "&What is this?"), "Shift+F1"),
            ActionRow("help_book", QT_TRANSLATE_NOOP("Menus", "Help &book"), icon="journal"),
            None,
            ActionRow("help_tour", QT_TRANSLATE_NOOP("Menus", "A &first evening")),
            ActionRow("help_month", QT_TRANSLATE_NOOP("Menus", "A &month at the table")),
            ActionRow("help_rules", QT_TRANSLATE_NOOP("Menus", "The &rules")),
            None,
            ActionRow("shortcuts", QT_TRANSLATE_NOOP("Menus", "&Keyboard shortcuts…"), "Ctrl+F1"),
            ActionRow("about", QT_TRANSLATE_NOOP("Menus", "&About"), icon="about"),
        ),
    ),
)
