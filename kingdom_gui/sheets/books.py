"""Which pages there are of a campaign, and books of those that were asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..engine.known import as_players_know
from ..engine.ruleset import Ruleset
from ..engine.state import Campaign, Kingdom
from ..words import say
from ..words.own_names import MARK
from .armies_sheet import army_pages
from .blank import district_page
from .errors import ExportError
from .figures import blank_figures, kingdom_figures
from .handout import handout_of
from .handout_pages import handout_pages
from .journal_sheet import journal_pages
from .kingdom_meant import kingdom_of
from .kingdom_sheet import kingdom_page
from .labels import Labels
from .leaders_sheet import leader_pages
from .map_sheet import Way, map_page
from .page import Book, Geometry, Page, SizeName
from .poster import PosterOptions, poster_pages
from .posts import blank_posts, kingdom_posts
from .settlement_sheet import settlement_pages
from .town import town

KINDS = ("sheet", "districts", "map", "blank", "journal")
OF_THE_SHEET = ("kingdom", "leaders", "armies", "map")
OF_THE_MAP = ("map", "poster", "handout")  # what there is of a map, whoever reigns
NOT_FOR_PLAYERS = ("journal",)
BLANK = ("blank:kingdom", "blank:leaders", "blank:district")


class Part(NamedTuple):
    """A part of a book: one of `OF_THE_SHEET` or `OF_THE_MAP`, `settlement:ID`, `journal`, one of `BLANK`."""

    id: str
    name: str


class MapParts(NamedTuple):
    """How maps come into a book: as the `players` know them or as the GM does, how large a poster is, and
    whether a handout tells the kingdom's `numbers`.
    """

    players: bool = False
    poster: PosterOptions = PosterOptions()
    numbers: bool = False


def parts_of(campaign: Campaign, labels: Labels, kingdom_id: str = "") -> list[Part]:
    """Everything that can be printed of a campaign; without a name, of the kingdom at the table."""
    kingdom = kingdom_of(campaign, kingdom_id)
    parts = []
    if kingdom is not None:
        parts += [Part("kingdom", labels("page-kingdom")), Part("leaders", labels("page-leaders"))]
        if kingdom.armies:
            parts.append(Part("armies", labels("page-armies")))
    if campaign.hexes:
        parts.append(Part("map", labels("page-map")))
    if kingdom is not None:
        parts += [Part(f"settlement:{s.id}", s.name) for s in campaign.settlements_of(kingdom.id)]
    parts.append(Part("journal", labels("page-journal")))
    if campaign.hexes:
        parts += [Part(part, labels(f"page-{part}")) for part in ("poster", "handout")]
    return parts + [Part(part, labels(f"page-{part.replace(':', '-')}")) for part in BLANK]


def parts_of_kind(
    kind: str, campaign: Campaign, labels: Labels, kingdom_id: str = "", file: str = ""
) -> list[str]:
    """The parts that make up one kind of export, one of `KINDS`.

    :raises ExportError: where the campaign has nothing of the kind.
    """
    if kind not in KINDS:
        raise ExportError("sheet-error-kind", file, kind=kind, known=", ".join(KINDS))
    if kind == "blank":
        return list(BLANK)
    there = [part.id for part in parts_of(campaign, labels, kingdom_id)]
    wanted = {
        "sheet": [p for p in there if p in OF_THE_SHEET or p.startswith("settlement:")],
        "districts": [p for p in there if p.startswith("settlement:")],
        "map": [p for p in there if p == "map"],
        "journal": ["journal"],
    }[kind]
    if kind == "sheet" and "kingdom" not in wanted:
        raise ExportError("sheet-error-no-kingdom", file)
    if not wanted:
        raise ExportError(f"sheet-error-no-{kind}", file)
    return wanted


def make_book(
    parts: Sequence[str],
    campaign: Campaign,
    rules: Ruleset,
    labels: Labels,
    size: SizeName = "A4",
    kingdom_id: str = "",
    way: Way = "auto",
    maps: MapParts = MapParts(),  # noqa: B008
) -> Book:
    """A book of these parts, in the order given; the map's page stands or lies the way it is told to.

    :raises KeyError: for a part that `parts_of` does not name.
    :raises ExportError: for a poster that cannot be so large, or a handout of what nobody knows.
    """
    kingdom = kingdom_of(campaign, kingdom_id)
    pages: list[Page] = []
    for part in parts:
        if part in OF_THE_MAP:
            named = kingdom.id if kingdom else ""
            made = _map_pages(part, campaign, rules, labels, Geometry(size), named, way, maps)
        else:
            made = _pages(part, campaign, kingdom, rules, Geometry(size), labels)
        pages += [page._replace(part=part) for page in made]
    blank = all(part in BLANK for part in parts)
    title = "" if blank else campaign.settings.name or (kingdom.name if kingdom else "")
    if campaign.settings.house and not blank:
        title = f"{title}   {MARK}\u00a0{say('house_ref', {}, labels.language)}".strip()  # what the mark is
    return Book(pages, size, title, labels)


def _map_pages(
    part: str,
    campaign: Campaign,
    rules: Ruleset,
    labels: Labels,
    geometry: Geometry,
    kingdom_id: str,
    way: Way,
    maps: MapParts,
) -> list[Page]:
    if part == "handout":
        handout = handout_of(campaign, rules, labels, kingdom_id, maps.numbers, labels("page-handout"))
        return handout_pages(handout, rules, geometry, labels, kingdom_id, way)
    shown = as_players_know(campaign) if maps.players else campaign
    if maps.players and not shown.hexes:
        raise ExportError("sheet-error-nothing-known", labels(f"page-{part}"))
    if part == "poster":
        options = maps.poster._replace(way=way)
        return poster_pages(shown, rules, geometry.size, labels, options, labels("page-poster"))
    return [map_page(shown, rules, kingdom_id, geometry, labels, way)]


def _pages(
    part: str, campaign: Campaign, kingdom: Kingdom | None, rules: Ruleset, geometry: Geometry, labels: Labels
) -> list[Page]:
    if part == "journal":
        title = kingdom.name if kingdom else campaign.settings.name
        return journal_pages(campaign, title, geometry, labels, rules, kingdom.id if kingdom else "")
    if part == "blank:kingdom":
        return [kingdom_page(blank_figures(rules, labels), labels)]
    if part == "blank:leaders":
        return leader_pages(blank_posts(rules, labels), geometry, labels)
    if part == "blank:district":
        return [district_page(rules, labels)]
    if part.startswith("settlement:"):
        settlement = campaign.settlements[part.partition(":")[2]]
        return settlement_pages(
            town(campaign, settlement.id, rules, labels), settlement, rules, geometry, labels
        )
    if kingdom is None or part not in ("kingdom", "leaders", "armies"):
        raise KeyError(part)
    if part == "armies":
        return army_pages(campaign, kingdom, rules, geometry, labels)
    if part == "kingdom":
        return [kingdom_page(kingdom_figures(campaign, kingdom.id, rules, labels), labels)]
    return leader_pages(kingdom_posts(campaign, kingdom.id, rules, labels), geometry, labels)
