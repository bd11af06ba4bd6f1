"""Garbage is collected by the main thread alone, which owns the widgets and may be painting them."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from kingdom_gui.views.garbage import Garbage


class Knot:
    """Something that only the collector takes away."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector(qapp: QObject) -> Iterator[Garbage]:
    parent = QObject()
    was_on = gc.isenabled()
    yield Garbage(parent)
    parent.deleteLater()
    if was_on:
        gc.enable()


def test_no_other_thread_collects_and_the_main_thread_does(qtbot: QtBot, collector: Garbage) -> None:
    gc.collect()
    where: set[int] = set()

    def told(phase: str, _info: dict[str, int]) -> None:
        where.add(threading.get_ident())

    knot = weakref.ref(Knot())
    gc.callbacks.append(told)
    try:
        other = threading.Thread(target=lambda: [Knot() for _ in range(20_000)])
        other.start()
        other.join()
        assert where == set()
        qtbot.waitUntil(lambda: knot() is None, timeout=5000)
    finally:
        gc.callbacks.remove(told)
    assert where == {threading.get_ident()}
