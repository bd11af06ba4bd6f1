"""The four message files of the sheets say the same things with the same parameters."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

from kingdom_gui.assets import asset
from kingdom_gui.words import LANGUAGES


def messages(language):
    text = asset(f"i18n/sheets.{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    junk = [entry for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, junk[0].content
    entries = [entry for entry in body if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in entries]
    assert len(names) == len(set(names))
    return {entry.id.name: entry for entry in entries}


def variables(message):
    found = set()

    def walk(node):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.BaseNode):
                    walk(child)

    walk(message.value)
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_with_the_same_parameters(language):
    english, other = messages("en"), messages(language)
    assert set(english) == set(other)
    for name in english:
        assert variables(english[name]) == variables(other[name]), name


def test_every_message_is_used():
    sources = "\n".join(
        path.read_text("utf-8") for path in (asset("i18n").parents[1] / "kingdom_gui/sheets").glob("*.py")
    )
    asked = set(re.findall(r"""["']((?:sheet-)?[a-z0-9]+(?:-[a-z0-9]+)*)["']""", sources))
    stems = {match.rstrip("-") for match in re.findall(r"""f["']([a-z-]+-)(?=\{)""", sources)}
    for name in messages("en"):
        plain = name.removeprefix("sheet-")
        known = plain in asked or name in asked or any(plain.startswith(f"{stem}-") for stem in stems)
        assert known or plain.startswith("line-") or plain.startswith("error-"), name
