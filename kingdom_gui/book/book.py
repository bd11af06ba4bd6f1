"""The book in one language: its chapters and pages over the rules in force, with every link told by name."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from ..engine.ruleset import Ruleset
from ..engine.state import Campaign
from ..engine.state.house import HouseRule
from ..words import Speaker
from ..words.catalogue import terms
from ..words.own_names import current, speaking_of
from . import written
from .contents import ALIASES, CHAPTERS, LEVELS, MADE, OPTIONAL_FROM, WRITTEN, edict_of, page_of_term
from .markup import Block, Heading, Items, Note, Paragraph, Span, Spans, Table, escaped, parse, plain
from .plain import first_text, headings_of, running_text
from .program import Program, command_line_table, keys_table, menu_table
from .rule_tables import TABLES
from .search import Entry, Index, Results, bare
from .things.buildings import building_page
from .things.events import event_page
from .things.land import improvement_page, special_terrain_page, terrain_page
from .things.making import Making
from .things.offices import OTHER_EDICTS, edict_page, government_page, role_page
from .things.rulings import ruling_page

MAKERS: Mapping[str, Callable[[str, Making], str]] = {
    "buildings": building_page,
    "improvements": improvement_page,
    "terrain": terrain_page,
    "special_terrain": special_terrain_page,
    "events": event_page,
    "roles": role_page,
    "edicts": edict_page,
    "governments": government_page,
    "options": ruling_page,
    "rulings": ruling_page,
}
_DIRECTIVE = re.compile(r"::table[ \t]+([\w-]+)[ \t]*")
_SOURCE = "Source:"


class PageMissing(KeyError):
    """There is no such page; `suggestion` is the nearest that there is, or "nothing_near"."""

    def __init__(self, page: str, suggestion: str) -> None:
        super().__init__(page)
        self.page, self.suggestion = page, suggestion or "nothing_near"


class Page(NamedTuple):
    """A page: its id (`rules/claiming`), title, sources, and its blocks below the title."""

    id: str
    title: str
    source: str
    blocks: tuple[Block, ...]

    @property
    def first(self) -> str:
        """What the first paragraph says, for cards."""
        return first_text(self.blocks)


class Chapter(NamedTuple):
    """A chapter with the ids of its pages in order."""

    id: str
    title: str
    pages: tuple[str, ...]


class Target(NamedTuple):
    """Where a link leads: a page, `action.<id>`, or an address; and what is called so. "" leads nowhere."""

    link: str
    text: str


class Book:
    """Pages are made when they are first asked for, and kept: the rules, language and house rules are fixed.

    `program` are the commands and keys of the window, where there is one.
    """

    def __init__(
        self, language: str, rules: Ruleset, campaign: Campaign | None = None, program: Program | None = None
    ) -> None:
        self.said = Speaker(language, campaign)
        self.language = self.said.language
        self.rules = rules
        self.program = program or Program()
        self.index = Index()
        self._house = self.said.campaign.settings.house or current()
        self._named = Making(rules, self.said)
        self._making = Making(rules, Speaker(language, _escaped(self.said.campaign, self._house)))
        self._written = written.pages(self.language)
        self._optional = frozenset(one.id for one in rules.rulings.values() if one.optional)
        self._behind = _behind(rules)
        self._pages: dict[str, Page] = {}
        self._titles: dict[str, str] = {}
        self._chapters: tuple[Chapter, ...] = ()

    # Contents

    def chapters(self) -> tuple[Chapter, ...]:
        """All chapters in order."""
        if not self._chapters:
            self._chapters = tuple(self._all_chapters())
        return self._chapters

    def ids(self) -> tuple[str, ...]:
        """All pages in the order of the chapters."""
        return tuple(page for chapter in self.chapters() for page in chapter.pages)

    def chapter_of(self, page: str) -> Chapter | None:
        """The chapter a page stands in."""
        return next((chapter for chapter in self.chapters() if page in chapter.pages), None)

    def has(self, page: str) -> bool:
        """Whether there is such a page."""
        if page in self._written:
            return True
        chapter, _, thing = page.partition("/")
        return chapter in MAKERS and thing in self._things(chapter)

    def _all_chapters(self) -> Iterator[Chapter]:
        for chapter in CHAPTERS:
            pages = self._in_order(chapter) if chapter in WRITTEN else self._made(chapter)
            if chapter == "rules":
                cut = next((n for n, page in enumerate(pages) if page in OPTIONAL_FROM), len(pages))
                yield self._chapter(chapter, pages[:cut])
                chapter, pages = "optional", pages[cut:]
            yield self._chapter(chapter, pages)

    def _chapter(self, chapter: str, pages: list[str]) -> Chapter:
        return Chapter(chapter, self._making.word(f"chapter_{chapter}"), tuple(pages))

    def _in_order(self, chapter: str) -> list[str]:
        order = [f"{chapter}/{name}" for name in WRITTEN[chapter]]
        there = [page for page in self._written if page.startswith(f"{chapter}/")]
        return [page for page in order if page in there] + sorted(page for page in there if page not in order)

    def _made(self, chapter: str) -> list[str]:
        pages = [f"{chapter}/{thing}" for thing in self._things(chapter)]
        if chapter == "rulings":  # those with a choice first, then by their number
            fixed = self.rules.rulings
            return sorted(pages, key=lambda page: (not fixed[page.partition("/")[2]].choices, page))
        if chapter in ("edicts", "options", "roles"):
            return pages
        return sorted(pages, key=lambda page: bare(self.title(page)))

    def _things(self, chapter: str) -> list[str]:
        if chapter == "edicts":
            return [*self.rules.edicts, *OTHER_EDICTS]
        if chapter == "options":
            return [one for one in self.rules.rulings if one in self._optional]
        if chapter == "rulings":
            return [one for one in self.rules.rulings if one not in self._optional]
        return list(getattr(self.rules, chapter))

    # Pages

    def title(self, page: str) -> str:
        """What a page is called.

        :raises PageMissing: when there is none.
        """
        if page not in self._titles:
            chapter, _, thing = page.partition("/")
            if page in self._written:
                line = self._written[page].lstrip("\ufeff").partition("\n")[0]
                self._titles[page] = plain(parse(line)[0].spans) if line.startswith("#") else page  # type: ignore[union-attr]
            elif self.has(page):
                with speaking_of(self._house):
                    self._titles[page] = self._named.name(MADE[chapter], thing)
            else:
                raise PageMissing(page, self._nearest(page))
        return self._titles[page]

    def page(self, page: str) -> Page:
        """A page with all its tables and links.

        :raises PageMissing: when there is none.
        """
        if page not in self._pages:
            self._pages[page] = self._make(page)
        return self._pages[page]

    def source_text(self, page: str) -> str:
        """A page as it is written, its directives and links as they are."""
        if page in self._written:
            return self._written[page].lstrip("\ufeff")
        chapter, _, thing = page.partition("/")
        if not self.has(page):
            raise PageMissing(page, self._nearest(page))
        with speaking_of(self._making.said.campaign.settings.house):
            return MAKERS[chapter](thing, self._making)

    def target(self, link: str) -> Target:
        """Where a link of a page leads, and what that is called; `Target("", link)` where nowhere."""
        if link.startswith(("http://", "https://")):
            return Target(link, link.partition("://")[2])
        kind, dot, name = link.partition(".")
        if "/" in link:
            page = link.partition("#")[0]
            return Target(page, self.title(page)) if self.has(page) else Target("", link)
        if not dot:
            return Target("", link)
        if kind == "action":
            command = self.program.menu.get(name)
            return Target(link, self._path(command.menu, command.name)) if command else Target("", link)
        if kind == "key":
            line = self.program.keys_of(name)
            leads = f"action.{name}" if name in self.program.menu else "screens/shortcuts"
            return Target(leads, line.keys or line.name) if line else Target("", link)
        return self._term(kind, name)

    @staticmethod
    def _path(menu: str, name: str) -> str:
        return f"{menu} > {name}"

    def _term(self, kind: str, name: str) -> Target:
        category = ALIASES.get(kind, kind)
        if category == "ruling":
            name = self._behind.get(name, name)
        if category == "edict" and f"edict.{name}" not in terms(self.language):
            name = f"{name}_edict"
        page = page_of_term(category, name, self._optional)
        if category == "edict" and page.partition("/")[2] not in (*LEVELS, *OTHER_EDICTS):
            page = _EDICT_RULES.get(edict_of(name), "")
        if category == "step":  # a step has no term of its own
            return Target(page, self.title(page)) if self.has(page) else Target("", f"{kind}.{name}")
        made = page.partition("/")[0] in MAKERS and self.has(page)
        known = made or f"{category}.{name}" in terms("en")
        if not known or not page:
            return Target("", f"{kind}.{name}")
        with speaking_of(self._house):
            return Target(page, self._named.name(category, name))

    def _make(self, page: str) -> Page:
        with speaking_of(self._making.said.campaign.settings.house):
            text = self._expanded(self.source_text(page))
        blocks = [self._told(block) for block in parse(text)]
        title = self.title(page)
        if blocks and isinstance(blocks[0], Heading) and blocks[0].level == 1:
            del blocks[0]
        source = ""
        if blocks and isinstance(blocks[0], Note) and plain(blocks[0].spans).startswith(_SOURCE):
            source = plain(blocks.pop(0).spans).removeprefix(_SOURCE).strip()  # type: ignore[union-attr]
        return Page(page, title, source, tuple(blocks))

    def _expanded(self, text: str) -> str:
        """The text with its tables in place of their directives; one that is not known stays as it is."""
        lines = []
        for line in text.split("\n"):
            found = _DIRECTIVE.fullmatch(line)
            made = self.table(found[1]) if found is not None else None
            lines += ["", made, ""] if made is not None else [line]
        return "\n".join(lines)

    def table(self, name: str) -> str | None:
        """The table of a directive as Markdown; None where no table is called so."""
        if name in TABLES:
            return TABLES[name](self._making)
        if name == "keys":
            return keys_table(self.program, self._making)
        if name == "menu":
            return menu_table(self.program, self._making)
        return command_line_table(self._making) if name == "commands" else None

    def _told(self, block: Block) -> Block:
        """The block with its links leading to pages and told by name."""
        match block:
            case Heading() | Paragraph() | Note():
                return block._replace(spans=self._spans(block.spans))
            case Items():
                items = tuple(item._replace(spans=self._spans(item.spans)) for item in block.items)
                return Items(items)
            case Table():
                head = tuple(self._spans(cell) for cell in block.head)
                rows = tuple(tuple(self._spans(cell) for cell in row) for row in block.rows)
                return block._replace(head=head, rows=rows)
            case _:
                return block

    def _spans(self, spans: Spans) -> Spans:
        return tuple(self._span(span) if span.link else span for span in spans)

    def _span(self, span: Span) -> Span:
        target = self.target(span.link)
        if span.link.startswith("action.") and not span.text and target.link:
            return span._replace(text=target.text, link=target.link)
        return span._replace(text=span.text or target.text, link=target.link)

    def _nearest(self, page: str) -> str:
        from difflib import get_close_matches

        found = get_close_matches(page[:80], self.ids(), n=1, cutoff=0.6)
        return found[0] if found else ""

    # Search

    def search(self, words: str) -> Results:
        """The pages with these words, best first; the first search reads all pages."""
        for page in self.unread():
            self.read(page)
        return self.index.search(words)

    def unread(self) -> list[str]:
        """The pages that the index has not taken in yet."""
        return [page for page in self.ids() if page not in self.index]

    def read(self, page: str) -> None:
        """Take a page into the index."""
        made = self.page(page)
        self.index.add(Entry(page, made.title, headings_of(made.blocks), running_text(made.blocks)))


_EDICT_RULES = {
    "edict": "rules/edicts",
    "special_edict": "rules/edicts",
    "embassy": "rules/embassies",
    "treaty": "rules/treaties",
    "alliance": "rules/alliances",
    "trade_route": "rules/trade",
}


def _escaped(campaign: Campaign, house: tuple[HouseRule, ...]) -> Campaign:
    """The campaign with its GM's own names as pages are written: they say just what they say there."""
    named = tuple(replace(rule, name=escaped(rule.name)) for rule in house)
    return replace(campaign, settings=replace(campaign.settings, house=named))


def _behind(rules: Ruleset) -> dict[str, str]:
    """The settings behind a ruling's or dispute's number that has no page of its own."""
    found: dict[str, str] = {}
    for ruling in rules.rulings.values():
        for number in (ruling.ruling, *ruling.disputes):
            if number and number not in rules.rulings:
                found.setdefault(number, ruling.id)
    return found
