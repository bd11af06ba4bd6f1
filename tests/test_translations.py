"""The window's texts in Italian, French and German: complete, and true to what they translate."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

from kingdom_gui.views.actions_table import MENUS

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "i18n"
LANGUAGES = ("it", "fr", "de")
FORMS = 2  # of a text with a number: singular and plural, in all three languages
NARROW, FIXED = "\u202f", "\u00a0"  # the spaces of French: narrow no-break, no-break

# Words that the languages share, and letters that stand for the same word.
SAME = {
    "it": {"Int", "E", "L", "S", "F", "I", "D", "No", "{what}, {where}: no. {why}"},
    "fr": {
        *("Version {number}, Qt {qt}", "Lot", "Lot {label}", "lot {label}", "1 lot", "{count} lots"),
        *("Lots", "Page", "note", "Note", "N&ote", "Terrain", "Pages", "&Pages", "Violet", "Rose"),
        *("Dex", "Con", "Int", "Cha", "L", "S", "D"),
        *("&Angle", "&Terrain", "Danger", "Question", "Rectangle", "Surface", "&Distances"),
        "vacant",
    },
    "de": {
        *("&Name", "Name", "S", "U", "BP", " BP", "{count} BP", "{what}: {bp} BP", "RM {number}"),
        *("LM {number}", "&Symbol", "&Text", "Person", "Ring", "Land"),
    },
}


class Text(NamedTuple):
    """One text of the window: where it belongs, the English, and what it is in another language."""

    context: str
    source: str
    forms: tuple[str, ...]
    finished: bool
    numbered: bool


Key = tuple[str, str, bool]


def texts(path: Path) -> list[Text]:
    """All texts of a .ts file."""
    found = []
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            numbered = message.get("numerus") == "yes"
            parts = translation.findall("numerusform") if numbered else [translation]
            found.append(
                Text(
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    tuple(part.text or "" for part in parts),
                    translation.get("type") is None,
                    numbered,
                )
            )
    return found


def file_of(language: str) -> Path:
    return FOLDER / f"kingdom_gui_{language}.ts"


def keys(path: Path) -> set[Key]:
    return {(text.context, text.source, text.numbered) for text in texts(path)}


def faults(language: str, is_fault: Callable[[Text, str], object]) -> list[str]:
    """A line for every form of a text that is at fault; what is not translated yet is another test's."""
    return [
        f"{text.context}: {text.source!r} -> {form!r}"
        for text in texts(file_of(language))
        for form in text.forms
        if form and is_fault(text, form)
    ]


def mnemonics(text: str) -> list[str]:
    return re.findall(r"&(\w)", text.replace("&&", "").lower())


def twice(letters: Iterable[str]) -> set[str]:
    every = list(letters)
    return {letter for letter in every if every.count(letter) > 1}


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_every_text_is_translated(language: str) -> None:
    missing = [
        f"{text.context}: {text.source!r}"
        for text in texts(file_of(language))
        if not (text.finished and all(text.forms) and len(text.forms) == (FORMS if text.numbered else 1))
    ]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "pattern",
    [r"\{\w*\}", r"%n|%L?\d", r"</?\w[^>]*>", r"\*\.[\w.]+", r"\n", r"^ | $", r"…"],
    ids=["placeholder", "number", "tag", "file ending", "line", "outer space", "dots"],
)
def test_what_is_no_word_stays(language: str, pattern: str) -> None:
    def differs(text: Text, form: str) -> bool:
        return sorted(re.findall(pattern, text.source)) != sorted(re.findall(pattern, form))

    assert faults(language, differs) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_mnemonics_are_as_many(language: str) -> None:
    assert faults(language, lambda text, form: len(mnemonics(text.source)) != len(mnemonics(form))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_english(language: str) -> None:
    def english(text: Text, form: str) -> object:
        has_words = re.search(r"[^\W\d_]", re.sub(r"\{\w*\}|%n", "", text.source))
        return form == text.source and has_words and form not in SAME[language]

    assert faults(language, english) == []


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_mnemonics_of_a_menu_are_each_once(language: str) -> None:
    words = {} if language == "en" else menu_words(language)
    rows = {table.text: [row.text for row in table.rows if row is not None] for table in MENUS}
    rows["menu bar"] = [table.text for table in MENUS]
    doubled = {}
    for menu, entries in rows.items():
        letters = [letter for entry in entries for letter in mnemonics(words.get(entry, entry))]
        if twice(letters):
            doubled[menu] = twice(letters)
    assert doubled == {}


def menu_words(language: str) -> dict[str, str]:
    return {text.source: text.forms[0] for text in texts(file_of(language)) if text.context == "Menus"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_mnemonics_of_a_dialog_are_each_once(language: str) -> None:
    letters: dict[str, list[str]] = {}
    for text in texts(file_of(language)):
        # A new campaign has the fields of a new kingdom and one more.
        context = text.context.replace("NewCampaign", "FoundKingdom")
        if context != "Menus":
            letters.setdefault(context, []).extend(mnemonics(text.forms[0]))
    assert {context: twice(found) for context, found in letters.items() if twice(found)} == {}


@pytest.mark.parametrize(
    ("language", "opening", "closing"),
    [("it", "«", "»"), ("fr", f"«{FIXED}", f"{FIXED}»"), ("de", "„", "“")],
)
def test_quotes_and_apostrophes(language: str, opening: str, closing: str) -> None:
    def wrong(_: Text, form: str) -> bool:
        bare = form.replace(opening, "").replace(closing, "")
        return form.count(opening) != form.count(closing) or re.search("[\"'«»„“”]", bare) is not None

    assert faults(language, wrong) == []


def test_french_has_its_spaces() -> None:
    assert faults("fr", lambda _, form: re.search(rf"(?<!{NARROW})[;:!?]", form)) == []
    assert faults("fr", lambda _, form: re.search(rf"{NARROW}(?![;:!?])", form)) == []


def test_texts_are_looked_up_where_they_are_kept() -> None:
    """A context is a class, whose `tr` looks there, or the name that a call gives."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources())
    classes = set(re.findall(r"^\s*class (\w+)", code, re.MULTILINE))
    named = set(re.findall(r"(?:translate|QT_TRANSLATE_NOOP)\(\s*\"(\w+)\"", code))
    assert {text.context for text in texts(file_of("it"))} - classes - named == set()


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_the_sources_hold_no_other_texts(language: str, tmp_path: Path) -> None:
    """What `make translations` would bring in, or throw out, is there, or gone, already."""
    lupdate = find_lupdate()
    if lupdate is None:
        pytest.skip("pyside6-lupdate is not installed")
    fresh = tmp_path / file_of(language).name
    shutil.copy(file_of(language), fresh)
    command = [lupdate, *map(str, sources()), "-no-obsolete", "-locations", "none", "-ts", str(fresh)]
    command += ["-pluralonly"] if language == "en" else []  # the rest of the English stands in the source
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    kept, wanted = keys(file_of(language)), keys(fresh)
    assert (lines(wanted - kept), lines(kept - wanted)) == ([], []), (
        "run `make translations` and translate the texts of the first list; the second are used no more"
    )


def sources() -> list[Path]:
    return sorted((ROOT / "kingdom_gui").rglob("*.py"))


def find_lupdate() -> str | None:
    beside = shutil.which("pyside6-lupdate", path=str(Path(sys.executable).parent))
    return beside or shutil.which("pyside6-lupdate")


def lines(found: set[Key]) -> list[str]:
    return sorted(f"{context}: {source!r}" for context, source, _ in found)
