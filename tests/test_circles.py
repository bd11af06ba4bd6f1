"""No import circle: a module never imports what imports it, by whatever way round.

Imports for types alone and those inside functions count: a circle of them ties modules together all the same.
"""

from __future__ import annotations

import functools
import graphlib

import grimp
import pytest

# The window's modules are still tied; every other package is free of circles. This figure only ever falls.
TIED_IN_VIEWS = 148


@functools.cache
def _imports() -> dict[str, set[str]]:
    graph = grimp.build_graph("kingdom_gui", exclude_type_checking_imports=False, cache_dir=None)
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def tied(imports: dict[str, set[str]]) -> set[str]:
    """The modules that import themselves by way of others."""
    found = set()
    for module, first in imports.items():
        seen, ahead = set[str](), set(first)
        while ahead and module not in seen:
            seen |= ahead
            ahead = set().union(*(imports[name] for name in ahead)) - seen
        if module in seen:
            found.add(module)
    return found


def test_a_circle_is_seen() -> None:
    assert tied({"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set()}) == {"b", "c"}


@pytest.mark.parametrize(
    "package", ["engine", "store", "words", "geometry", "document", "drawing", "book", "sheets"]
)
def test_no_package_but_the_window_has_a_circle(package: str) -> None:
    imports = _imports()
    own = {m for m in imports if m.startswith(f"kingdom_gui.{package}")}
    assert own
    order = graphlib.TopologicalSorter({m: imports[m] & own for m in own})
    assert set(order.static_order()) == own  # raises CycleError, which names the circle


def test_the_windows_circles_do_not_grow() -> None:
    imports = _imports()
    views = {m for m in imports if m.startswith("kingdom_gui.views")}
    assert len(tied({m: imports[m] & views for m in views})) <= TIED_IN_VIEWS
