"""Every code the engine speaks has a sentence, and no sentence asks for a parameter that is not given."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from kingdom_gui.assets import asset
from kingdom_gui.engine import hexes
from kingdom_gui.engine.actions import Reason, Refusal
from kingdom_gui.engine.ledger import Entry, Ledger, Source
from kingdom_gui.engine.state import Campaign, Hex, Settings, Settlement
from kingdom_gui.words import LANGUAGES, Speaker, known, say, term

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


def wanted(language: str) -> dict[str, set[str]]:
    """The variables each message of a language asks for."""
    found: dict[str, set[str]] = {}
    for path in asset("i18n").glob(f"*.{language}.ftl"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content[:80]}"
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = _variables(entry)
    return found


def _variables(node: object) -> set[str]:
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, ftl.BaseNode):
        return set().union(*(_variables(value) for value in vars(node).values()))
    if isinstance(node, list):
        return set().union(*(_variables(value) for value in node)) if node else set()
    return set()


CODES = sorted(set(spoken()))


@pytest.mark.parametrize(("code", "given", "where"), CODES, ids=[f"{c}-{w}" for c, _, w in CODES])
def test_a_code_has_its_sentence(code: str, given: frozenset[str], where: str) -> None:
    messages = wanted("en")
    assert code in messages, f"{where} says {code}, which messages.en.ftl lacks"
    assert messages[code] <= given, f"{where} gives {sorted(given)} for {code}"


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_translations_ask_for_nothing_the_english_does_not(language: str) -> None:
    english = wanted("en")
    for code, variables in wanted(language).items():
        assert code in english, f"{language}: {code} is not an English message"
        assert variables <= english[code], f"{language}: {code}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_message_files_are_read_without_a_fault(language: str) -> None:
    for path in asset("i18n").glob(f"*.{language}.ftl"):
        assert FluentResource(path.read_text(encoding="utf-8")).body


def test_a_sentence_bends_its_terms() -> None:
    assert say("role_needed", {"role": "ruler"}) == "This cannot be done without a Ruler."
    assert say("treasury_short", {"need": 10, "have": 3}) == "This costs 10 BP, and the Treasury holds 3."


def test_an_unknown_code_is_still_readable() -> None:
    assert say("quite_new", {"hex": "A1"}) == "quite new (hex A1)"


def test_places_go_by_their_names() -> None:
    home: hexes.HexId = (0, 0, 0)
    campaign = Campaign(Settings(labels="letters"))
    from immutables import Map

    from msgspec.structs import replace

    campaign = replace(campaign, hexes=Map({home: Hex(), (0, 1, 0): Hex(name="Old Ford")}))
    campaign = replace(campaign, settlements=Map({"a": Settlement("a", "Ashford", home)}))
    speaker = Speaker("en", campaign)
    assert speaker.say("not_explored", {"hex": "0,0,0"}) == "A1 has not been explored yet."
    assert speaker.say("not_explored", {"hex": "0,1,0"}) == "Old Ford has not been explored yet."
    assert speaker.source(Entry(1, Source("building", "inn", "a#3"))) == "Inn, Ashford"


def test_counts_explain_sums_by_steps() -> None:
    entry = Entry(3, Source("improvement", "road"), counts=(("hexes", 15), ("per", 4)))
    assert Speaker("en").source(entry) == "Road: 15 hexes, one for each 4"


def test_all_reasons_of_a_refusal_are_told_once() -> None:
    reason = Reason("not_cleared", {"hex": "x"})
    refusal = Refusal((reason, reason, Reason("anarchy")), Ledger.of("price", ()))
    text = Speaker("en").refusal(refusal)
    assert text.count("cleared") == 1 and "anarchy" in text


def test_a_language_with_a_region_is_known() -> None:
    assert known("it_IT") == known("it-CH") == "it" and known("xx") == "en"


@pytest.mark.parametrize(("language", "inn"), [("en", "Inn"), ("it", "Locanda"), ("fr", "auberge")])
def test_terms_in_their_language(language: str, inn: str) -> None:
    assert term("building", "inn", language).lower() == inn.lower()
