"""The handout holds what the players know, in one file without scripts, and nothing else."""

from __future__ import annotations

import re
import shutil
import subprocess
from base64 import b64decode
from html.parser import HTMLParser

import pytest
from immutables import Map
from msgspec.structs import replace
from PySide6.QtGui import QImage

from kingdom_gui.engine.state import Campaign, Hex, Pin, Settlement, Special
from kingdom_gui.engine.totals import numbers
from kingdom_gui.sheets.export import ExportError, ExportOptions, export
from kingdom_gui.sheets.handout import handout_of
from kingdom_gui.sheets.labels import labels

EVIL = '<script>alert("x")</script><img src=http://evil.example/x onerror=alert(1)>'


def secretive(campaign: Campaign) -> Campaign:
    """The realm with a hex that nobody has seen, a GM's note on one that is, pins of both kinds."""
    hexes = dict(campaign.hexes)
    hexes[0, 5, 5] = Hex("forest", name="Hag’s hollow", special=(Special("lair"),))
    home = next(iter(campaign.claims))
    hexes[home] = replace(hexes[home], name="Old ford", note="a drowned king sleeps here", explored=True)
    return replace(
        campaign,
        hexes=Map(hexes),
        settlements=campaign.settlements.set("den", Settlement("den", "Robbers’ den", (0, 5, 5))),
        pins=Map(
            {
                901: Pin(901, home, "Here they fish", shared=True),
                902: Pin(902, home, "Trap below the ford"),
            }
        ),
    )


SECRETS = ("Hag’s hollow", "Robbers’ den", "drowned king", "Trap below")


@pytest.mark.parametrize("ending", ["html", "pdf"])
def test_the_file_holds_what_is_known_and_no_secret(tmp_path, campaigns, rules, ending):
    out = tmp_path / f"h.{ending}"
    export("handout", secretive(campaigns["plain"]), rules, out, "en")
    if ending == "pdf":
        if not shutil.which("pdftotext"):
            pytest.skip("needs poppler-utils")
        text = subprocess.run(["pdftotext", out, "-"], capture_output=True, text=True, check=True).stdout
    else:
        text = out.read_text("utf-8")
    for known in ("Weirmouth", "Ashenvale", "Old ford", "Here they fish"):
        assert known in text
    for secret in SECRETS:
        assert secret not in text


def test_the_page_fetches_nothing_and_runs_nothing(tmp_path, campaigns, rules):
    campaign = secretive(campaigns["plain"])
    named = replace(campaign.kingdoms["k"], name=EVIL)
    campaign = replace(
        campaign, kingdoms=Map(k=named), settings=replace(campaign.settings, name=f"{EVIL}\ud800")
    )
    out = tmp_path / "h.html"
    export("handout", campaign, rules, out, "it", ExportOptions(numbers=True))
    page = Reader()
    page.feed(out.read_text("utf-8"))
    assert "script" not in page.tags
    assert "link" not in page.tags
    assert "iframe" not in page.tags
    assert page.tags.count("img") == 1
    assert all(not name.startswith("on") for name, _ in page.attributes)
    urls = [value for name, value in page.attributes if name in ("src", "href")]
    assert [url[:22] for url in urls] == ["data:image/png;base64,"]
    assert ("content", "default-src 'none'; img-src data:; style-src 'unsafe-inline'") in page.attributes
    assert ("lang", "it") in page.attributes
    assert "url(" not in "".join(page.styles)
    assert "@import" not in "".join(page.styles)
    assert QImage.fromData(b64decode(urls[0].partition(",")[2])).width() > 100


def test_numbers_are_told_only_where_chosen_and_are_those_of_the_sheet(tmp_path, campaigns, rules):
    campaign = campaigns["example"]
    words = labels("en")
    assert handout_of(campaign, rules, words).numbers == ()
    found = numbers(campaign, campaign.at_table, rules)
    told = dict(handout_of(campaign, rules, words, with_numbers=True).numbers)
    for name in ("economy", "loyalty", "stability", "unrest", "treasury"):
        assert told[words.head("term", name)] == words.number(found.total(name))


def test_where_nothing_is_known_there_is_no_handout(tmp_path, rules):
    campaign = Campaign(hexes=Map({(0, 0, 0): Hex()}))
    for ending in ("html", "pdf"):
        with pytest.raises(ExportError, match="know no hex"):
            export("handout", campaign, rules, tmp_path / f"h.{ending}", "en")
    with pytest.raises(ExportError, match=r"\.html, \.pdf"):
        export("handout", campaign, rules, tmp_path / "h.png", "en")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", ["en", "it", "fr", "de"])
def test_long_names_and_notes_are_not_cut_on_paper(tmp_path, campaigns, rules, language):
    from PySide6.QtGui import QPainter

    from kingdom_gui.sheets.handout_pages import handout_pages
    from kingdom_gui.sheets.page import Book, Geometry

    campaign = campaigns["hostile"]
    if not campaign.hexes:
        pytest.skip("no map")
    hexes = {
        h: replace(t, seen=True, shared=True, note="A long tale. " * 30) for h, t in campaign.hexes.items()
    }
    campaign = replace(campaign, hexes=Map(hexes))
    words = labels(language)
    handout = handout_of(campaign, rules, words, with_numbers=True)
    for size in ("A4", "Letter", "A3"):
        book = Book(handout_pages(handout, rules, Geometry(size), words), size, handout.title, words)
        for number in range(len(book.pages)):
            image = QImage(100, 100, QImage.Format.Format_RGB32)
            painter = QPainter(image)
            faults = book.paint(painter, number)
            painter.end()
            assert not faults, (size, number, faults[:2])


def test_a_players_map_has_no_secret_in_its_pdf_or_svg(tmp_path, campaigns, rules):
    campaign = secretive(campaigns["plain"])
    sizes = {}
    for players in (False, True):
        out = tmp_path / f"map-{players}.png"
        export("map", campaign, rules, out, "en", ExportOptions(players=players))
        sizes[players] = QImage(str(out)).size()
    # The unseen hex lies far off; the players' map does not even make room for it.
    assert sizes[True].width() < sizes[False].width()


class Reader(HTMLParser):
    """The tags, attributes and styles of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.styles: list[str] = []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.attributes += attrs

    def handle_data(self, data):
        if self.tags and self.tags[-1] == "style":
            self.styles.append(data)


def test_the_reader_of_these_tests_sees_scripts():
    page = Reader()
    page.feed(f"<p>{EVIL}</p>")
    assert "script" in page.tags
    assert re.search("onerror", str(page.attributes))
