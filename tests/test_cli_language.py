"""The command line speaks the user's language in everything: messages, help, what is wrong with a call."""

from __future__ import annotations

import argparse
import ast
import inspect
import subprocess
import sys

import pytest

from kingdom_gui import cli
from kingdom_gui.assets import AssetMissing, asset
from kingdom_gui.commands.base import DONE, INPUT_AT_FAULT, WRONG_USAGE, user_language
from kingdom_gui.commands.every import COMMANDS
from kingdom_gui.commands.usage import code_of
from kingdom_gui.words import LANGUAGES
from kingdom_gui.words.missing import missing

from .words.parsed import messages

EXAMPLE = str(asset("examples/brindlemark.kingdom.json"))
OTHERS = [language for language in LANGUAGES if language != "en"]
LOCALE = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
# What argparse says only to those who write programs with it.
TO_PROGRAMMERS = (
    *("__call__", "conflicting", "cannot ", "invalid option string", "invalid conflict", "with mode"),
    *("is an invalid argument", "is not callable", "dest=", "mutually exclusive", "can't open"),
    *("is deprecated", "(default:"),
)


@pytest.fixture
def run(capsys, monkeypatch):
    """Runs the command line in a language and gives exit code, standard output and standard error."""
    monkeypatch.setenv("COLUMNS", "100")

    def run_it(language: str, *words: str) -> tuple[int, str, str]:
        code = cli.main([*words, "--language", language])
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return run_it


# --- which language -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("set_to", "language"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "de_AT"}, "de"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "fr_CA@euro"}, "fr"),
        ({"LANG": "it_IT.UTF-8", "LANGUAGE": "xx:de:fr"}, "de"),
        ({"LANG": "it_IT.UTF-8", "LANGUAGE": "en_GB:it"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANGUAGE": "fr"}, "fr"),
        ({"LC_ALL": "C", "LANGUAGE": "fr", "LANG": "it_IT"}, "en"),
    ],
)
def test_the_language_is_that_of_the_user(monkeypatch, set_to, language):
    for name in LOCALE:
        monkeypatch.delenv(name, raising=False)
    for name, value in set_to.items():
        monkeypatch.setenv(name, value)
    assert user_language() == language


def test_a_process_speaks_it_from_its_first_word(monkeypatch):
    for name in LOCALE:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    monkeypatch.setenv("PYTHONUTF8", "1")
    command = [sys.executable, "-m", "kingdom_gui", "stats"]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == WRONG_USAGE
    assert done.stderr.startswith("Aufruf: kingdom-gui stats")
    assert done.stderr.endswith("kingdom-gui stats: Fehler: diese Argumente fehlen: DATEI\n")


# --- help and usage -------------------------------------------------------------------------------------


def own_words(language: str) -> set[str]:
    """The texts of help and usage in a language, their first words, by which a line of them is known."""
    found = {code: message for code, message in messages(language).items() if code.startswith("help_")}
    return {str(message.value.elements[0].value).split("{")[0].strip() for message in found.values()}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_in_the_language(run, language, command):
    words = [command] if command else []
    code, out, err = run(language, *words, "--help")
    english = run("en", *words, "--help")[1]
    assert (code, err) == (DONE, "")
    left = {line.strip() for line in out.splitlines()} & {line.strip() for line in english.splitlines()}
    # What stays are names of options, choices and endings of files.
    assert [line for line in left if line.count(" ") > 1 and not line.startswith(("-", "{", "["))
            and "json" not in line and not line.endswith("FILE OUT")] == []  # fmt: skip
    assert not any(len(text.split()) > 2 and text in out for text in own_words("en"))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "words",
    [
        ("stat", "x"),
        ("rules", "--jason"),
        ("stats",),
        ("stats", "x", "--month", "soon"),
        ("stats", "x", "--why"),
        ("export", "sheets", "a", "b"),
        ("schema", "rules"),
        ("a.json", "b.json"),
        ("rules", "--json=yes"),
        ("stats", EXAMPLE, "--why", "econmy"),
        ("export", "map", EXAMPLE, "x.doc"),
        ("import", EXAMPLE, "x.json", "--offset", "3"),
    ],
)
def test_wrong_usage_is_told_in_the_language_with_the_same_exit_code(run, language, words):
    code, out, err = run(language, *words)
    code_there, out_there, english = run("en", *words)
    assert (code, out) == (code_there, out_there) == (WRONG_USAGE, "")
    assert err.splitlines()[-1] != english.splitlines()[-1]
    assert not err.startswith("usage")


def test_every_text_that_argparse_has_for_users_is_known():
    """In the Python that runs this; a newer one may say more, which then stays English."""
    unknown = []
    for node in ast.walk(ast.parse(inspect.getsource(argparse))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("_", "ngettext"):
            for text in (getattr(argument, "value", None) for argument in node.args):
                if isinstance(text, str) and not any(part in text for part in TO_PROGRAMMERS):
                    unknown += [text] if code_of(text) not in messages("en") else []
    assert unknown == []


@pytest.mark.parametrize("language", OTHERS)
def test_fields_of_argparse_stay(language):
    import re

    english = messages("en")
    for code, message in messages(language).items():
        if code.startswith("argparse-"):
            fields = [
                sorted(re.findall(r"%\(\w+\)\w|%\w", str(each.value.elements[0].value)))
                for each in (message, english[code])
            ]
            assert fields[0] == fields[1], code


# --- messages -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("words", [("stats", "nowhere.json"), ("check", "nowhere.json")])
def test_errors_are_told_in_the_language(run, language, words):
    code, _, err = run(language, *words)
    there, _, english = run("en", *words)
    assert code == there == INPUT_AT_FAULT
    assert err != english


def test_json_is_the_same_in_every_language(run):
    plain = {run(language, "stats", EXAMPLE, "--json")[1] for language in LANGUAGES}
    assert len(plain) == 1


def test_numbers_are_written_as_the_language_has_them(run):
    totals = {language: run(language, "stats", EXAMPLE, "--why", "base_value")[1] for language in LANGUAGES}
    assert "2,000" in totals["en"]
    assert "2.000" in totals["it"]
    assert "2\u202f000" in totals["fr"]
    assert "2.000" in totals["de"]


def test_units_are_those_asked_for(run):
    from kingdom_gui.words import distances

    run("it", "rules", "--units", "miles")
    assert distances.length(1, "it") == "12\u00a0miglia"
    run("it", "rules")
    assert distances.length(1, "it") == "18\u00a0km"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_file_of_the_program_is_told_in_the_language(language):
    with pytest.raises(AssetMissing) as caught:
        asset("rules/nothing.json")
    text = missing(caught.value, language)
    assert "resources/rules/nothing.json" in text
    assert (text == str(caught.value).replace("'", "’")) == (language == "en")
