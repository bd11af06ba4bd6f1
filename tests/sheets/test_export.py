"""Exports as files: what is in them, and what is said where there can be none."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from xml.etree import ElementTree

import pytest
from immutables import Map
from msgspec.structs import replace
from PySide6.QtGui import QImage

from kingdom_gui.engine.state import Campaign
from kingdom_gui.engine.totals import numbers
from kingdom_gui.sheets import printing
from kingdom_gui.sheets.export import ExportError, ExportOptions, export
from kingdom_gui.sheets.labels import labels

POPPLER = shutil.which("pdftotext") and shutil.which("pdffonts") and shutil.which("pdfinfo")
needs_poppler = pytest.mark.skipif(not POPPLER, reason="needs poppler-utils to look into PDFs")


def poppler(tool, *arguments):
    done = subprocess.run([tool, *map(str, arguments)], capture_output=True, text=True, check=True)
    return done.stdout


@pytest.fixture
def pdf(tmp_path, campaigns, rules):
    """Exports a kind of a campaign and gives the file."""

    def made(kind="sheet", which="example", language="en", paper="a4"):
        out = tmp_path / f"{kind}-{which}-{language}-{paper}.pdf"
        export(kind, campaigns[which], rules, out, language, {"paper": paper})
        return out

    return made


@needs_poppler
@pytest.mark.parametrize("language", ["en", "it", "fr", "de"])
def test_the_text_of_a_pdf_can_be_selected_and_holds_the_totals(language, pdf, campaigns, rules):
    words = labels(language)
    text = poppler("pdftotext", "-layout", "-f", 1, "-l", 1, pdf(language=language), "-")
    totals = numbers(campaigns["example"], campaigns["example"].at_table, rules)
    for name in ("economy", "loyalty", "stability", "control_dc"):
        line = next(line for line in text.splitlines() if line.strip().startswith(words.head("term", name)))
        assert line.split()[-1] == words.number(totals.total(name)), line
    assert "Brindlemark" in text
    for name in ("treasury", "consumption", "unrest"):
        assert re.search(
            rf"{re.escape(words(f'result-{name}'))}\s+{words.number(totals.total(name))}\b", text
        )


@needs_poppler
def test_letters_that_fonts_like_to_join_copy_out_of_a_pdf(tmp_path, campaigns, rules):
    campaign = campaigns["plain"]
    named = replace(campaign.kingdoms["k"], name="Quiet Offices of Affliction, fjord 1234567890")
    out = tmp_path / "joined.pdf"
    export("sheet", replace(campaign, kingdoms=Map(k=named)), rules, out, "en", {"parts": ("kingdom",)})
    assert "Quiet Offices of Affliction, fjord 1234567890" in poppler("pdftotext", "-layout", out, "-")


@needs_poppler
@pytest.mark.parametrize(("paper", "measures"), [("a4", "595.* x 842.*"), ("letter", "612 x 792")])
def test_pages_have_the_size_of_the_paper(paper, measures, pdf):
    told = poppler("pdfinfo", "-f", 1, "-l", 9, pdf("blank", paper=paper))
    assert re.findall(r"^Pages:\s+(\d+)", told, re.M) == ["3"]
    sizes = re.findall(r"^Page +\d+ size: +(.*?) pts", told, re.M)
    assert len(sizes) == 3
    assert all(re.fullmatch(measures, size) for size in sizes), sizes


@needs_poppler
def test_the_map_lies_down_where_that_shows_it_larger(pdf):
    told = poppler("pdfinfo", "-f", 1, "-l", 9, pdf("sheet", "example"))
    sizes = re.findall(r"size: +([\d.]+) x ([\d.]+)", told)
    lying = [float(width) > float(height) for width, height in sizes]
    assert lying == [False, False, True, False, False]


@needs_poppler
@pytest.mark.parametrize(("way", "lies"), [("portrait", False), ("landscape", True)])
def test_the_map_stands_or_lies_as_it_is_told_to(way, lies, tmp_path, campaigns, rules):
    export("map", campaigns["example"], rules, tmp_path / "map.pdf", "en", ExportOptions(orientation=way))
    width, height = re.findall(r"size: +([\d.]+) x ([\d.]+)", poppler("pdfinfo", tmp_path / "map.pdf"))[0]
    assert (float(width) > float(height)) == lies


@needs_poppler
@pytest.mark.parametrize("kind", ["sheet", "blank", "journal", "districts", "map"])
def test_every_font_is_embedded(kind, pdf):
    rows = poppler("pdffonts", pdf(kind)).splitlines()[2:]
    assert rows
    for row in rows:
        assert re.search(r"\s(yes|no)\s+(yes|no)\s+(yes|no)\s+\d+", row)[1] == "yes", row


@needs_poppler
def test_nothing_lies_outside_of_the_paper(pdf):
    boxes = poppler("pdftotext", "-bbox", pdf("sheet", "hostile", "de", "letter"), "-")
    page = (0.0, 0.0)
    words = 0
    for tag in re.findall(r"<(?:page|word)[^>]*>", boxes):
        values = {name: float(value) for name, value in re.findall(r'(\w+)="(-?[\d.]+)"', tag)}
        if tag.startswith("<page"):
            page = values["width"], values["height"]
        elif (
            page[0] < page[1]
        ):  # on the map, which lies down, a frame clips the names of what goes on beyond it
            words += 1
            assert values["xMin"] >= -1
            assert values["yMin"] >= -1
            assert values["xMax"] <= page[0] + 1, tag
            assert values["yMax"] <= page[1] + 1, tag
    assert words > 2000


@needs_poppler
def test_a_journal_of_five_hundred_lines_is_all_there(pdf):
    text = poppler("pdftotext", pdf("journal", "hostile"), "-")
    assert text.count("An unknown code") + text.count("an unknown code") == 100
    assert "— 50" in text


def test_one_page_is_one_picture_and_several_are_numbered(tmp_path, campaigns, rules):
    export("blank", campaigns["plain"], rules, tmp_path / "sheet.png", "en", ExportOptions(scale=0.5))
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"sheet-{n}.png" for n in (1, 2, 3)]
    one = ExportOptions(parts=("blank:district",), scale=0.5)
    export("blank", campaigns["plain"], rules, tmp_path / "grid.png", "en", one)
    picture = QImage(str(tmp_path / "grid.png"))
    assert (picture.width(), picture.height()) == (595, 842)
    assert not picture.allGray() or picture.pixelColor(300, 300).lightness() < 256


def test_scale_enlarges_a_picture(tmp_path, campaigns, rules):
    for scale in (1, 2):
        export("map", campaigns["plain"], rules, tmp_path / f"{scale}.png", "en", {"scale": scale})
    small, large = (QImage(str(tmp_path / f"{scale}.png")) for scale in (1, 2))
    assert abs(large.width() - 2 * small.width()) <= 1
    assert small.width() > 60


@pytest.mark.parametrize("kind", ["map", "districts", "journal"])
def test_svg_is_well_formed_and_has_shapes(kind, tmp_path, campaigns, rules):
    out = tmp_path / "out.svg"
    export(kind, campaigns["plain"], rules, out, "de")
    tree = ElementTree.parse(out)
    assert len(list(tree.iter("{http://www.w3.org/2000/svg}path"))) > 3


def test_a_file_that_was_there_stays_whole_when_the_export_fails(tmp_path, campaigns, rules):
    out = tmp_path / "out.png"
    out.write_bytes(b"before")
    with pytest.raises(ExportError):
        export("map", campaigns["hostile"], rules, out, "en", {"scale": 20.0, "paper": "a5"})
    assert out.read_bytes() == b"before"
    assert [path.name for path in tmp_path.iterdir()] == ["out.png"]


@pytest.mark.parametrize(
    ("kind", "which", "name", "options", "said"),
    [
        ("atlas", "plain", "a.pdf", {}, "no export “atlas”"),
        ("sheet", "plain", "a.docx", {}, "a name that ends in .pdf, .png, .svg"),
        ("sheet", "plain", "a.pdf", {"paper": "a5"}, "no paper “a5”; there are A4, Letter"),
        ("sheet", "plain", "a.png", {"scale": 0.0}, "give a number above 0"),
        ("sheet", "nothing", "a.pdf", {}, "the campaign has no kingdom yet"),
        ("sheet", "plain", "a.pdf", {"kingdom": "elsewhere"}, "the campaign has no kingdom yet"),
        ("districts", "empty", "a.pdf", {}, "the kingdom has no settlement yet"),
        ("map", "empty", "a.pdf", {}, "map has no hexes"),
        ("sheet", "plain", "no/such/folder/a.pdf", {}, "folder"),
    ],
)
def test_what_cannot_be_exported_is_told_in_one_sentence(
    kind, which, name, options, said, tmp_path, campaigns, rules
):
    campaign = Campaign() if which == "nothing" else campaigns[which]
    with pytest.raises(ExportError) as told:
        export(kind, campaign, rules, tmp_path / name, "en", options)
    assert said in str(told.value)
    assert "\n" not in str(told.value)
    assert not list(tmp_path.iterdir())
    if told.value.code.startswith("sheet-"):
        for language in ("it", "fr", "de"):
            assert told.value.sentence(language) != str(told.value)


def test_a_picture_too_large_for_memory_is_refused(tmp_path, campaigns, rules, monkeypatch):
    with pytest.raises(printing.PictureTooLarge):
        printing.blank_image(20_000, 20_000)
    monkeypatch.setattr(printing, "LARGEST_PICTURE", 10_000)
    with pytest.raises(ExportError, match="does not fit into memory"):
        export("map", campaigns["example"], rules, tmp_path / "a.png", "en", {"scale": 2.0})


def test_without_a_window_an_application_is_made(tmp_path):
    code = f"""
from pathlib import Path
from kingdom_gui.assets import asset
from kingdom_gui.sheets import printing
from kingdom_gui.sheets.export import export
from kingdom_gui.store.campaign_file import load_campaign
from kingdom_gui.store.rulefiles import load_rules
rules = load_rules(asset("rules"))
campaign = load_campaign(asset("examples/brindlemark.kingdom.json"), rules)
export("sheet", campaign, rules, Path({str(tmp_path / "out.pdf")!r}), "en")
"""
    surroundings = {
        k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    done = subprocess.run([sys.executable, "-c", code], env=surroundings, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "out.pdf").read_bytes().startswith(b"%PDF")
