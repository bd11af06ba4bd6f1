"""Calls of Qt that the program must not make, each with the reason and what to call instead."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "kingdom_gui"

TAKEN_OVER = (
    "makes what it answers a child of the one asked on Python's side; goes that as garbage, Python frees it "
    "under Qt, and the program ends. "
)
# Without arguments. PySide guesses that what such a call answers belongs to the one asked; these are answered
# with something that belongs to somebody else. `tests/views/taken_over.py` finds more of them.
TAKES_OVER = {
    "screen": "Call views.screens.screen_of.",
    "windowHandle": "Call views.screens.window_of or has_window.",
    "transientParent": "Keep what was set.",
    "sourceModel": "Keep the model that was set.",
    "focusProxy": "Keep the widget that was set.",
    "defaultAction": "Keep the action that was set.",
    "validator": "Keep the validator that was set.",
    "itemDelegate": "Keep the delegate that was set.",
    "completer": "Keep the completer that was set.",
    "targetObject": "Keep the object that was animated.",
    "activeStack": "Keep the stack that was set.",
    "scene": "Keep the scene that was set.",
    "group": "Keep the group; of a match in a text, take [0].",
}
STAYS = "leaves it behind when it is closed, with all it holds. Call views.modal."
DIALOG = {"exec": "ask", "open": "open_over", "show": "open_beside"}


def faults(source: str, where: str = "") -> Iterator[str]:
    """A line for each call that must not be made."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        name, asked, bare = node.func.attr, ast.unparse(node.func.value), not node.args
        at = f"{where}:{node.lineno}: {asked}.{name}()"
        if name in TAKES_OVER and bare and not asked.startswith("re."):
            yield f"{at} {TAKEN_OVER}{TAKES_OVER[name]}"
        elif name in DIALOG and bare and _is_dialog(node.func.value, name):
            yield f"{at} {STAYS}{DIALOG[name]}."
        elif name == "popup" and not bare:
            yield f"{at} {STAYS}pop_up."


def _is_dialog(asked: ast.expr, called: str) -> bool:
    """Whether a dialog is opened, by its name; whatever is waited for is one, but for the application."""
    made = asked.func if isinstance(asked, ast.Call) else asked
    name = made.id if isinstance(made, ast.Name) else ""
    if called == "exec":
        return name != "app"
    return name in ("dialog", "box") or name.endswith("Dialog")


def test_no_such_call_is_made() -> None:
    files = [path for path in sorted(PACKAGE.rglob("*.py")) if path.name not in ("modal.py", "screens.py")]
    found = [line for path in files for line in faults(path.read_text(encoding="utf-8"), str(path))]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "source",
    [
        "self.screen().availableSize()",
        "window.windowHandle().screen()",
        "index = self.sourceModel().index(0, 0)",
        "GrantDialog(document, window).exec()",
        "box.exec()",
        "dialog.open()",
        "UnionDialog(document, window).show()",
        "menu.popup(at)",
    ],
)
def test_each_such_call_is_found(source: str) -> None:
    assert list(faults(source))


@pytest.mark.parametrize(
    "source",
    ["screen_of(self)", "app.exec()", "ask(dialog)", "window.show()", "box.completer_of()", "popup()"],
)
def test_others_are_let_be(source: str) -> None:
    assert not list(faults(source))
