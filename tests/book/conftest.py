"""The rules and the books of the tests, made once."""

from __future__ import annotations

from functools import cache

import pytest

from kingdom_gui.assets import asset
from kingdom_gui.book.book import Book
from kingdom_gui.book.program import KeyLine, MenuCommand, Program
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.store.rulefiles import load_rules
from kingdom_gui.views.actions_table import MENUS
from kingdom_gui.views.keys.book import book as key_book


@cache
def the_rules() -> Ruleset:
    return load_rules(asset("rules"))


def the_program() -> Program:
    """Every command and key by its id; what they are called is for the tests of the window."""
    rows = [row for table in MENUS for row in table.rows if row is not None]
    menu = {row.id: MenuCommand("Menu", row.id, "Ctrl+X") for row in rows}
    return Program(menu, tuple(KeyLine("Place", one, one, "X") for one in key_book().ids()))


@cache
def the_book(language: str) -> Book:
    return Book(language, the_rules(), program=the_program())


@pytest.fixture(scope="session")
def rules() -> Ruleset:
    return the_rules()


@pytest.fixture(scope="session")
def english() -> Book:
    return the_book("en")
