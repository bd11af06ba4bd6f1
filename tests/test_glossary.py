"""One word for one thing: the texts of window, paper and command line use the terms and no others."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from kingdom_gui.assets import asset

from .test_translations import LANGUAGES, file_of, texts

SOURCES = asset("terms/sources.tsv")
IDS = Path(__file__).parent / "data" / "ids.tsv"


class Instead(NamedTuple):
    """A word that has no business here, what is said instead, and where it is another thing after all."""

    pattern: str
    term: str
    but: str = "(?!)"


FORBIDDEN: dict[str, tuple[Instead, ...]] = {
    "it": (
        Instead(r"\bcittà\b", "insediamento", r"[Cc]ittà liber[ae]|([Gg]rand[ei]|[Pp]iccol[ae]) città"),
        Instead(r"\bedific\w+", "costruzione", r"edificat|edificare|edificabil"),
        Instead(r"\bquartier[ei]\b", "distretto", r"[Qq]uartiere straniero"),
        Instead(r"\b[Cc]asell[ae]\b", "esagono / lotto"),
        Instead(r"\b[Ff]edeltà\b", "Lealtà"),
        Instead(r"\b[Dd]isordin[ei]\b", "Malcontento"),
        Instead(r"\b[Vv]ostr\w+|\b[Vv]oi\b|\bLei\b", "tu"),
    ),
    "fr": (
        Instead(r"\bcolonies?\b", "communauté", r"nouveau vassal ou une colonie|^colonie$"),
        Instead(r"\bparcelles?\b", "lot"),
        Instead(r"\bagglomération", "communauté"),
        Instead(r"\barrondissement", "quartier"),
        Instead(r"\b[Mm]écontentement|\b[Tt]roubles\b|\b[Aa]gitation\b", "Insatisfaction"),
        Instead(r"\b[Ff]idélité\b", "Loyauté"),
        Instead(r"\b[Éé]vènement", "événement"),
        Instead(r"\b(tu|toi|tes|ton)\b", "vous", r"\bton (plus|neutre)"),
    ),
    "de": (
        Instead(r"[Ss]iedlung", "Ortschaft", r"^Ansiedlung$"),
        Instead(r"Grundstück|Parzelle|Bauplatz", "Baufeld"),
        Instead(r"Loyalität", "Treue"),
        Instead(r"Sechseck|Hexagon\b", "Hexfeld"),
        Instead(r"Stadtteil|Stadtviertel", "Bezirk"),
        Instead(r"\bSpielleitung\b", "SL"),
        Instead(r"Unzufriedenheit|Aufruhr\b", "Unruhe"),
        Instead(r"Kontroll-?SG|Kontrollwert", "Herrschaftswurf-SG"),
        Instead(r"\b[dD]eine?\w*\b|\b[dD]u\b|\b[dD]ir\b|\b[dD]ich\b", "Sie"),
        Instead(
            r"(?:^|[.;:,] |\b(?:oder|und) )"
            r"([Ss]peichere|[Ll]ege|[Ss]etze|[Gg]ib|[Kk]licke|[Ss]chreibe|[Ss]ichere|[Bb]ehebe|[Ww]ähle|[Öö]ffne)\b",
            "Sie",
            r"sichere \w+",
        ),
    ),
}


def told(language: str) -> Iterator[tuple[str, str]]:
    """Every text of the window and every line of a message in a language, and where it stands."""
    for text in texts(file_of(language)):
        yield from ((text.context, form) for form in text.forms)
    for path in sorted(asset("i18n").glob(f"*.{language}.ftl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                # Names of messages, choices and parameters are English for all.
                said = re.sub(r"^[\w-]+ = |\[\w+\]|\{[^}]*\}?|[\w-]+\(", " ", line)
                yield path.name, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_word_is_used_for_a_thing(language: str) -> None:
    found = [
        f"{where}: {text.strip()!r}: not {word[0]!r}, but {rule.term!r}"
        for where, text in told(language)
        for rule in FORBIDDEN[language]
        for word in re.finditer(rule.pattern, re.sub(rule.but, "", text))
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_scan_are_those_of_the_terms(language: str) -> None:
    """No rule forbids what the glossary itself has chosen."""
    terms = json.loads(asset(f"terms/{language}.json").read_text(encoding="utf-8"))
    for key, term in terms.items():
        for rule in FORBIDDEN[language]:
            assert not re.search(rule.pattern, re.sub(rule.but, "", term["one"])), (key, rule)


def test_every_term_has_its_source_and_is_the_one_in_use() -> None:
    """The table of sources lists each term of the glossary once a language, as the program says it."""
    with SOURCES.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    with IDS.open(encoding="utf-8", newline="") as file:
        wanted = {(r["category"], r["id"]) for r in csv.DictReader(file, delimiter="\t")}
    terms = {one: json.loads(asset(f"terms/{one}.json").read_text(encoding="utf-8")) for one in LANGUAGES}
    listed = [(row["category"], row["id"], row["language"]) for row in rows]
    assert len(listed) == len(set(listed))
    assert set(listed) == {(*term, language) for term in wanted for language in LANGUAGES}
    for row in rows:
        assert row["source"], row
        assert terms[row["language"]][f"{row['category']}.{row['id']}"]["one"] == row["term"]
