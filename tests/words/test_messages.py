"""Every code the engine speaks has a sentence, and no sentence asks for a parameter that is not given."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from immutables import Map
from msgspec.structs import replace

from kingdom_gui.assets import asset
from kingdom_gui.engine import hexes
from kingdom_gui.engine.actions import Reason, Refusal
from kingdom_gui.engine.ledger import Entry, Ledger, Source
from kingdom_gui.engine.state import Campaign, Hex, Settings, Settlement
from kingdom_gui.words import LANGUAGES, Speaker, known, say, term

from .parsed import messages, named_choices, variables

ENGINE = Path(__file__).parents[2] / "kingdom_gui" / "engine"
SPEAKING = {"refuse", "refuse_unless_starting", "refuse_unless_adopting", "warn", "impossible", "require"}


def spoken() -> Iterator[tuple[str, frozenset[str], str]]:
    """Code, parameter names and place of every literal code in the engine's actions."""
    for path in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            if node.func.attr in SPEAKING and node.args and isinstance(node.args[0], ast.Constant):
                if any(keyword.arg is None for keyword in node.keywords):
                    continue  # parameters handed on as a dictionary
                given = frozenset(k.arg for k in node.keywords if k.arg)
                yield str(node.args[0].value), given, f"{path.name}:{node.lineno}"


CODES = sorted(set(spoken()))
PACKAGE = ENGINE.parent
# Calls that take a code first, and what its message is called.
NAMING = {
    "Reason": "",
    "Hindrance": "",
    "_never": "",
    "JournalEntry": "",
    "log": "",
    "say": "",
    "StoreError": "",
    "Fault": "fault_",
}


def named() -> Iterator[tuple[str, str]]:
    """Every literal code handed on by the engine, the store and the commands, and where."""
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.relative_to(PACKAGE).parts[0] in ("sheets", "words"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                if name in NAMING:
                    yield NAMING[name] + str(node.args[0].value), f"{path.name}:{node.lineno}"


def sources() -> Iterator[tuple[str, str, str]]:
    """Kind and id of every literal ledger source of the engine, and where."""
    for path in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Source" and node.args:
                kind, *more = [a.value if isinstance(a, ast.Constant) else "" for a in node.args]
                yield str(kind), str(more[0]) if more else "", f"{path.name}:{node.lineno}"


@pytest.mark.parametrize(("code", "given", "where"), CODES, ids=[f"{c}-{w}" for c, _, w in CODES])
def test_a_code_has_its_sentence(code: str, given: frozenset[str], where: str) -> None:
    assert code in messages("en"), f"{where} says {code}, which messages.en.ftl lacks"
    assert variables(messages("en")[code]) <= given, f"{where} gives {sorted(given)} for {code}"


def test_every_code_handed_on_has_its_sentence() -> None:
    found = list(named())
    assert len(found) > 100
    # `content` is told by its faults.
    assert [one for one in found if one[0] not in messages("en") and one[0] != "content"] == []


def test_every_source_of_a_ledger_has_its_words() -> None:
    rules = {key for variable, key in named_choices(messages("en")["source_rule"]) if variable == "id"}
    for kind, source_id, where in sources():
        assert not kind or f"source_{kind}" in messages("en"), where
        assert kind != "rule" or not source_id or source_id in rules, where


@pytest.mark.parametrize("language", LANGUAGES)
def test_message_files_are_read_without_a_fault(language: str) -> None:
    for path in asset("i18n").glob(f"*.{language}.ftl"):
        assert FluentResource(path.read_text(encoding="utf-8")).body


def test_a_sentence_bends_its_terms() -> None:
    assert say("role_needed", {"role": "ruler"}) == "This cannot be done without a Ruler."
    assert say("role_needed", {"role": "heir"}) == "This cannot be done without an Heir."
    assert (
        say("limit_per_district", {"building": "inn", "limit": 2}) == "A district has room for only 2 Inns."
    )
    assert say("treasury_short", {"need": 10, "have": 3}) == "This costs 10 BP, and the Treasury holds 3."


def test_an_unknown_code_is_still_readable() -> None:
    assert say("quite_new", {"hex": "A1"}) == "quite new (hex A1)"


def test_places_go_by_their_names() -> None:
    home: hexes.HexId = (0, 0, 0)
    campaign = Campaign(Settings(labels="letters"))
    campaign = replace(campaign, hexes=Map({home: Hex(), (0, 1, 0): Hex(name="Old Ford")}))
    campaign = replace(campaign, settlements=Map({"a": Settlement("a", "Ashford", home)}))
    speaker = Speaker("en", campaign)
    assert speaker.say("not_explored", {"hex": "0,0,0"}) == "A1 has not been explored yet."
    assert speaker.say("not_explored", {"hex": "0,1,0"}) == "Old Ford has not been explored yet."
    assert speaker.source(Entry(1, Source("building", "inn", "a#3"))) == "Inn, Ashford"


def test_settlements_give_by_their_names() -> None:
    home: hexes.HexId = (0, 0, 0)
    campaign = replace(Campaign(), settlements=Map({"a": Settlement("a", "Ashford", home)}))
    speaker = Speaker("fr", campaign)
    assert speaker.source(Entry(1, Source("settlement", "a"))) == "Ashford"
    assert speaker.source(Entry(1, Source("settlement", "size", "a"))) == "Taille d’Ashford"


def test_a_note_stands_after_its_source() -> None:
    entry = Entry(1, Source("rule", "sale"), note="a crown")
    assert Speaker("en").source(entry) == "Sale: a crown"
    assert Speaker("fr").source(entry) == "Vente\N{NARROW NO-BREAK SPACE}: a crown"


def test_counts_explain_sums_by_steps() -> None:
    entry = Entry(3, Source("improvement", "road"), counts=(("hexes", 15), ("per", 4)))
    assert Speaker("en").source(entry) == "Road: 15 hexes, one for each 4"


def test_all_reasons_of_a_refusal_are_told_once() -> None:
    reason = Reason("not_cleared", {"hex": "x"})
    refusal = Refusal((reason, reason, Reason("anarchy")), Ledger.of("price", ()))
    text = Speaker("en").refusal(refusal)
    assert text.count("cleared") == 1
    assert "anarchy" in text


def test_a_language_with_a_region_is_known() -> None:
    assert known("it_IT") == known("it-CH") == "it"
    assert known("xx") == "en"


@pytest.mark.parametrize(("language", "inn"), [("en", "Inn"), ("it", "Locanda"), ("fr", "auberge")])
def test_terms_in_their_language(language: str, inn: str) -> None:
    assert term("building", "inn", language).lower() == inn.lower()
