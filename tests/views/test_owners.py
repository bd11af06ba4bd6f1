"""Everything that is kept between two runs stands in the table of CONTRIBUTING.md, with its owner."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import kingdom_gui
from kingdom_gui.views.campaign_memory import Own

ROOT = Path(__file__).parents[2]
CODE = Path(kingdom_gui.__file__).parent
DIRECT = {"_text": 0, "_number": 0, "_write": 0, "value": 0, "setValue": 0, "remove": 0, "beginGroup": 0}
OWNERS = {"user", "user, by campaign", "campaign", "session, until another campaign is opened"}


def table() -> list[tuple[str, str, list[str]]]:
    """The rows: what, whose, and the names by which it is kept."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    part = text.split("## What belongs to whom")[1].split("\n## ")[0]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if "|" in line
    ]
    return [(what, owner, re.findall(r"`([^`]+)`", kept)) for what, owner, kept in rows[2:]]


def kept_names() -> set[str]:
    """The names under which the code keeps anything in the preferences."""
    found: set[str] = set()
    for path in CODE.rglob("*.py"):
        code = path.read_text(encoding="utf-8")
        if "keep_bytes" not in code and "preferences.bytes" not in code:
            continue
        tree = ast.parse(code)
        named = {
            target.id: node.value.value
            for node in tree.body
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        settings = path.name == "settings.py" and path.parent.name == "document"
        for call in ast.walk(tree):
            if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.args):
                continue
            method, first = call.func.attr, call.args[0]
            of_window = method == "keep_bytes" or (
                method == "bytes" and "preferences" in ast.unparse(call.func.value)
            )
            if not (of_window or (settings and method in DIRECT)):
                continue
            name = named.get(first.id) if isinstance(first, ast.Name) else None
            if isinstance(first, ast.Constant):
                name = first.value
            if of_window and not settings:
                assert name is not None, f"{path}:{call.lineno} keeps under a name that nobody can look up"
                found.add(f"window/{name}")
            elif isinstance(first, ast.JoinedStr):
                group = str(getattr(first.values[0], "value", "")).split("/")[0]
                found |= {group} - {"window"}  # of the names above
            elif isinstance(name, str):
                found.add(name)
    return found


def test_every_name_that_is_kept_has_an_owner_and_the_table_no_other() -> None:
    told = [name for _, _, names in table() for name in names]
    assert len(told) == len(set(told))
    assert set(told) - set(Own.__struct_fields__) == kept_names()
    assert {owner for _, owner, _ in table()} == OWNERS


def test_nothing_is_kept_past_the_preferences() -> None:
    keeping = [path for path in CODE.rglob("*.py") if "QSettings" in path.read_text(encoding="utf-8")]
    assert keeping == [CODE / "document/settings.py"]


def test_what_is_the_users_by_campaign_is_in_the_table_part_by_part() -> None:
    names = next(names for _, owner, names in table() if owner == "user, by campaign")
    assert names == ["window/campaigns", *Own.__struct_fields__]
