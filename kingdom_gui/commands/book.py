"""`kingdom-gui help`: the contents of the help book, one of its pages, or what is found for some words."""

from __future__ import annotations

import argparse

from ..book.book import Book, PageMissing
from ..book.plain import printed
from ..book.program import Program
from ..engine.state import Campaign
from .base import DONE, INPUT_AT_FAULT, Command, open_campaign, rules_of, say_on_stderr
from .usage import named, told

MOST = 20  # pages that are listed of what was found


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of this command."""
    parser.add_argument("page", nargs="?", default="", metavar=named("PAGE"), help=told("help_help_page"))
    parser.add_argument("--search", metavar=named("WORDS"), help=told("help_help_search"))
    parser.add_argument("--campaign", metavar=named("FILE"), help=told("help_rules_campaign"))


def run(arguments: argparse.Namespace) -> int:
    """Print what is asked for."""
    campaign = open_campaign(arguments.campaign) if arguments.campaign else Campaign()
    book = Book(arguments.language, rules_of(campaign), campaign, _program(arguments.language))
    if arguments.search is not None:
        return _search(book, arguments.search)
    return _page(book, arguments.page) if arguments.page else _contents(book)


def _contents(book: Book) -> int:
    for chapter in book.chapters():
        print(f"{chapter.title}")
        for page in chapter.pages:
            print(f"  {page:<36}{book.title(page)}")
        print()
    return DONE


def _page(book: Book, wanted: str) -> int:
    link = wanted if book.has(wanted) else book.target(wanted).link
    try:
        page = book.page(link if book.has(link) else wanted)
    except PageMissing as missing:
        values = {"page": wanted, "suggestion": missing.suggestion}
        say_on_stderr(book.said.say("book-page_missing", values))
        return INPUT_AT_FAULT
    print(f"{page.title}\n{'=' * len(page.title)}\n")
    if page.source:
        print(book.said.say("book-source", {"list": page.source}), end="\n\n")
    print(printed(page.blocks))
    return DONE


def _search(book: Book, words: str) -> int:
    found = book.search(words)
    if not found.hits:
        values = {"words": words, "suggestion": found.suggestion or "nothing_near"}
        say_on_stderr(book.said.say("book-nothing_found", values))
        return INPUT_AT_FAULT
    for hit in found.hits[:MOST]:
        print(f"{hit.page:<36}{hit.title}\n  {hit.passage}")
    return DONE


def _program(language: str) -> Program:
    """The menus of the window; none where this machine cannot load it."""
    try:
        from ..views.help.without_window import program_of
    except ImportError:
        return Program()
    return program_of(language)


COMMAND = Command(add_options, run)
