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
        Instead(r"\b(cedete|fondatene|scegliete)\b|\b[Ss]i (salvi|scarichi|dica)\b", "tu"),
        Instead(r"\b[Dd]iari[oi]\b", "cronaca"),
        Instead(r"\b[Ee]sercit[oi]\b", "armata"),
        Instead(r"\b[Ss]egnalin[oi]\b|\b[Ss]pill[oi]\b", "segnaposto"),
        Instead(r"\b[Ee]tichett[ae]\b", "scritta"),
        Instead(r"\b[Rr]ipuli\w+", "liberato"),
        Instead(r"\b[Cc]api\b|\b[Dd]irigent[ei]\b", "autorità", r"capi di gilda"),
        Instead(r"\bStrada\b", "Strada Comune", r"Strada (Comune|Maestra)|Lunga Strada"),
        Instead(r"\b[Pp]romulg\w+", "emanare"),
        Instead(r"\b[Cc]onfin[ei] d’acqua", "confine di acqua"),
        Instead(r"\bConsumo\b", "Consumi"),
        Instead(r"\b[Ff]acoltativ\w+", "opzionale"),
        Instead(r"\b[Gg]ame [Mm]aster\b", "GM"),
        Instead(r"\b[Tt]an[ae]\b", "Nascondiglio"),
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
        Instead(r"\b[Jj]ourna(l|ux)\b", "chronique", r"un journal à côté du fichier"),
        Instead(r"\b[Ll]ittora(l|ux)\b", "côte"),
        Instead(r"\b[Nn]ettoy\w+", "sûr"),
        Instead(r"\b[Ll]ocalités?\b", "communauté"),
        Instead(r"\b[Dd]irigeants\b", "responsables", r"([Dd]eux|anciens|être) dirigeants"),
        Instead(r"\b[Ee]nvoyés?\b", "émissaire", r"est envoyé contre"),
        Instead(r"\b[Oo]ptionnel\w*", "facultatif"),
        Instead(r"\b[Mm]eneur\b", "MJ", r"le meneur seulement si on le cherche"),
        Instead(r"\b[Vv]illes? libres?\b", "cité libre"),
        Instead(r"\b[Éé]tiquettes?\b", "inscription"),
        Instead(r"\b(s’|vous )emparer\b", "revendiquer"),
        Instead(r"\b[Nn]ombres\b", "chiffres", r"mots et des nombres|quatre nombres"),
    ),
    "de": (
        Instead(r"[Ss]iedlung", "Ortschaft", r"^Ansiedlung$"),
        Instead(r"Grundstück|Parzelle|Bauplatz", "Baufeld"),
        Instead(r"Loyalität", "Treue"),
        Instead(r"Sechseck|Hexagon\b", "Hexfeld"),
        Instead(r"Stadtteil|Stadtviertel", "Bezirk"),
        Instead(r"\bSpielleit(ung|er)\w*", "SL"),
        Instead(r"Unzufriedenheit|Aufruhr\b", "Unruhe"),
        Instead(r"Kontroll-?SG|Kontrollwert", "Herrschaftswurf-SG"),
        Instead(r"\b[dD]eine?\w*\b|\b[dD]u\b|\b[dD]ir\b|\b[dD]ich\b", "Sie"),
        Instead(r"\b(Markiere|Bewahre|Zieh|Kopiere|Installiere|Wähle|Klicke)\b", "Sie"),
        Instead(r"Tagebuch|\bJournal\b", "Chronik"),
        Instead(r"[Aa]bgeschnittenes Gebiet", "Nebengebiet"),
        Instead(r"\b[Rr]egierende[nrs]?\b", "Anführer", r"ein regierendes"),
        Instead(r"\b[Uu]nbesetzt\w*", "vakant"),
        Instead(r"\berkunde[tn]\b|\bErkunden\b", "erforschen"),
        Instead(r"Übereink(unft|ünfte)", "Abkommen"),
        Instead(r"Bündnis", "Allianz", r"feilschen und bilden Bündnisse"),
        Instead(r"\bGitter\b", "Raster", r"^Gitter, die Wasser"),
        Instead(r"\beinlesen\b|\beingelesen\b", "importieren"),
        Instead(r"Ungeheuer", "Monster"),
        Instead(r"Landstraße", "Fernstraße"),
        Instead(r"Handelsweg", "Handelsroute"),
        Instead(r"Kommandant", "Befehlshaber"),
        Instead(r"\bwahlweise\b", "optional"),
        Instead(r"\b\d?d\d+\b", "1W6", r"Würfel wie 1d6 oder -2d4"),
        Instead(
            r"(?:^|[.;:,] |\b(?:oder|und) )"
            r"([Ss]peichere|[Ll]ege|[Ss]etze|[Gg]ib|[Kk]licke|[Ss]chreibe|[Ss]ichere|[Bb]ehebe|[Ww]ähle|[Öö]ffne)\b",
            "Sie",
            r"sichere \w+",
        ),
    ),
}


PROSE = frozenset({"insediamento", "costruzione", "esagono / lotto", "communauté"})


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


def written(language: str) -> Iterator[tuple[str, str]]:
    """Every line of the help book in a language, and its page."""
    for path in sorted(asset(f"help/{language}").rglob("*.md")):
        for line in path.read_text(encoding="utf-8").splitlines():
            # What is meant for the program, and where links lead, are English for all.
            yield path.name, re.sub(r"`[^`]*`|\]\([^)]*\)|^kingdom-gui .*", " ", line)


def slips(language: str, lines: Iterator[tuple[str, str]], free: frozenset[str] = frozenset()) -> list[str]:
    """A line for each rejected word; those whose term is in `free` may stand."""
    return [
        f"{where}: {text.strip()!r}: not {word[0]!r}, but {rule.term!r}"
        for where, text in lines
        for rule in FORBIDDEN[language]
        if rule.term not in free
        for word in re.finditer(rule.pattern, re.sub(rule.but, "", text))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_word_is_used_for_a_thing(language: str) -> None:
    assert slips(language, told(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_book_says_the_same_words(language: str) -> None:
    """It may tell of towns, colonies and building at large, where no number of the rules is meant."""
    assert slips(language, written(language), PROSE) == []


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
