"""The message files of a language, parsed: what tests ask of all messages alike. Those of the printed
sheets have tests of their own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from kingdom_gui.assets import asset


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """All messages of a language by their id; a part of a file that is no message fails."""
    found: dict[str, ftl.Message] = {}
    for path in sorted(asset("i18n").glob(f"*.{language}.ftl")):
        if path.name.startswith("sheets."):
            continue
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content[:80]}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    """The node and all that is in it."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for value in node:
            yield from nodes(value)


def variables(message: ftl.Message) -> set[str]:
    """The variables a message asks for."""
    return {node.id.name for node in nodes(message) if isinstance(node, ftl.VariableReference)}


def texts(message: ftl.Message) -> str:
    """The words of a message, its variables and functions left out."""
    pieces = [node.value for node in nodes(message.value) if isinstance(node, ftl.TextElement)]
    return " ".join(piece.strip() for piece in pieces if piece.strip())


def named_choices(message: ftl.Message) -> set[tuple[str, str]]:
    """Variable and key of every variant of a choice by name, such as `[zip]`; plurals are left out."""
    return {
        (node.selector.id.name, variant.key.name)
        for node in nodes(message)
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference)
        for variant in node.variants
        if isinstance(variant.key, ftl.Identifier) and variant.key.name not in PLURALS
    }


def calls(message: ftl.Message, function: str) -> Iterator[list[object]]:
    """The positional arguments of every call of a function: literals as text, all else as `None`."""
    for node in nodes(message):
        if isinstance(node, ftl.FunctionReference) and node.id.name == function:
            yield [
                argument.value if isinstance(argument, ftl.Literal) else None
                for argument in node.arguments.positional
            ]


PLURALS = {"zero", "one", "two", "few", "many", "other"}
