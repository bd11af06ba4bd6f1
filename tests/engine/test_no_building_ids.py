"""Rule code decides by what the rule data say of a building, never by which building it is."""

import ast
from pathlib import Path

from kingdom_gui import engine
from kingdom_gui.assets import asset
from kingdom_gui.store.rulefiles import load_rules

# Ids that stand for something else in the code: a terrain improvement, a special terrain, the stock of food.
SHARED = {"bridge", "watchtower", "granary"}


def _constants(tree):
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.lineno, node.value


def test_rule_code_never_names_a_building():
    buildings = set(load_rules(asset("rules")).buildings) - SHARED
    folder = Path(engine.__file__).parent
    modules = sorted(folder.rglob("*.py"))
    assert len(modules) > 5
    named = [
        f"{path.relative_to(folder)}:{line}: {text!r}"
        for path in modules
        for line, text in _constants(ast.parse(path.read_text(encoding="utf-8")))
        if text in buildings
    ]
    assert named == []
