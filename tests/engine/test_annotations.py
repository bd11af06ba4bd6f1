"""The records read at the program's start have their types as values, which need no compiling."""

from __future__ import annotations

import importlib
import inspect

import msgspec
import pytest

MODULES = (
    "building_effects", "effect_base", "rule_effects", "rule_records", "rule_requirements",
    "state.abroad", "state.books", "state.campaign", "state.drawn", "state.kingdom", "state.land",
    "state.month", "state.town",
)  # fmt: skip


@pytest.mark.parametrize("name", [*(f"engine.{module}" for module in MODULES), "store.records"])
def test_types_of_records_are_values(name: str) -> None:
    module = importlib.import_module(f"kingdom_gui.{name}")
    kinds = [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and kind.__module__ == module.__name__
    ]
    records = [kind for kind in kinds if issubclass(kind, msgspec.Struct) and kind.__name__ != "Campaign"]
    assert records
    for kind in records:
        own = inspect.get_annotations(kind)
        assert not [field for field, of in own.items() if isinstance(of, str)], kind
