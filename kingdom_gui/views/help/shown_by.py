"""The way from a page of the book to the place in the program that it tells of."""

from __future__ import annotations

from html import escape

# The command of the menus that shows what a page tells of.
COMMANDS = {
    "screens/founding": "found_kingdom",
    "screens/map": "page_map",
    "screens/picture": "picture",
    "screens/layers": "legend",
    "screens/settlement": "page_settlement",
    "screens/kingdom": "page_kingdom",
    "screens/leaders": "page_kingdom",
    "screens/edicts": "page_kingdom",
    "screens/armies": "page_kingdom",
    "screens/relations": "page_kingdom",
    "screens/neighbours": "neighbours",
    "screens/month": "next_month",
    "screens/months-at-once": "play_months",
    "screens/journal": "page_journal",
    "screens/calendar": "show_calendar",
    "screens/changes": "what_changed",
    "screens/tables": "page_tables",
    "screens/find": "find",
    "screens/print": "print",
    "screens/player-window": "player_window",
    "screens/import": "import_map",
    "screens/optional-rules": "rulings",
    "screens/house-rules": "house_rules",
    "screens/preferences": "preferences",
    "screens/shortcuts": "shortcuts",
}
OF_CHAPTERS = {"options": "rulings", "rulings": "rulings", "buildings": "page_settlement"}
NOT_BY_ITSELF = ("next_month", "player_window")  # a look should not play a month or open a second screen


def command_of(page: str) -> str:
    """The command that shows what a page tells of; "" where there is none."""
    command = COMMANDS.get(page) or OF_CHAPTERS.get(page.partition("/")[0], "")
    return "" if command in NOT_BY_ITSELF else command


def shown_by(page: str, text: str) -> str:
    """A link in rich text to the place of a page in the program; "" where there is none."""
    command = command_of(page)
    return f"<a href='do:{command}'>{escape(text)}</a>" if command else ""
