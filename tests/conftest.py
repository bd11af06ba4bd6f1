"""What every test stands on: no window on the screen, no touch on the user's files, no ignored warning."""

from __future__ import annotations

import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from .fonts import choose_fonts

# A home of its own for the run, so that no test reads or writes the settings, the recent files or the
# recovery logs of whoever runs it. It is set before anything can ask for the real one.
_STARTED_WITH = dict(os.environ)
_HOME = Path(tempfile.mkdtemp(prefix="kingdom-gui-tests-"))
for _variable in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "APPDATA"):
    os.environ[_variable] = str(_HOME / _variable.lower())
    Path(os.environ[_variable]).mkdir()
os.environ["LANG"] = os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

# Tests are the same on every run; `HYPOTHESIS_PROFILE=explore` looks for new counterexamples. No deadline:
# a busy machine is not a fault of the code.
settings.register_profile("steady", deadline=None, derandomize=True, database=None)
settings.register_profile("explore", deadline=None, max_examples=1000, database=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))

_DISPLAY_PLATFORM = os.environ.get("QT_QPA_PLATFORM", "xcb")
os.environ["QT_QPA_PLATFORM"] = "offscreen"
choose_fonts(_HOME)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Take the real display, where there is one, if every chosen test is marked `xvfb`."""
    chosen = session.items
    on_display = bool(chosen) and all(item.get_closest_marker("xvfb") for item in chosen)
    if on_display and os.environ.get("DISPLAY"):
        os.environ["QT_QPA_PLATFORM"] = _DISPLAY_PLATFORM


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave out tests for a real display while drawing offscreen."""
    if item.get_closest_marker("xvfb") and os.environ["QT_QPA_PLATFORM"] == "offscreen":
        pytest.skip("needs a display: xvfb-run python -m pytest -m xvfb")


def pytest_unconfigure() -> None:
    """Remove the run's own home."""
    shutil.rmtree(_HOME, ignore_errors=True)


@pytest.fixture(scope="session")
def started_with() -> dict[str, str]:
    """The environment of whoever runs the tests, for what must reach their package index or cache."""
    return dict(_STARTED_WITH)


@pytest.fixture(autouse=True)
def _back_in_the_folder_it_started_in() -> Iterator[None]:
    """A test that changes the working folder does not change it for the next one."""
    before = Path.cwd()
    yield
    if Path.cwd() != before:
        os.chdir(before)


@pytest.fixture(autouse=True)
def _names_of_nobodys_house() -> Iterator[None]:
    """The names that a test's house rules have given hold no longer than the test."""
    yield
    own_names = sys.modules.get("kingdom_gui.words.own_names")
    if own_names is not None:
        own_names.speak_of(())


@pytest.fixture(autouse=True)
def _garbage_is_collected_by_the_main_thread() -> Iterator[None]:
    """Once there are widgets no other thread may collect, as in the program itself (views/garbage.py)."""
    if "PySide6.QtWidgets" in sys.modules:
        gc.disable()
    yield
    if not gc.isenabled():
        for age in (2, 1, 0):
            if gc.get_count()[age] > gc.get_threshold()[age]:
                gc.collect(age)
                break


@pytest.fixture(autouse=True)
def _what_is_thrown_away_goes_at_once() -> Iterator[None]:
    """Widgets a test has closed are gone before the next: else each style sheet would be set on them all."""
    yield
    core = sys.modules.get("PySide6.QtCore")
    if core is not None and core.QCoreApplication.instance() is not None:
        core.QCoreApplication.sendPostedEvents(None, core.QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def _an_application_without_widgets_ends_with_its_test(request: pytest.FixtureRequest) -> Iterator[None]:
    """What is exported by the command line makes one, in which no later test could open a window.

    Ending it takes every object of Qt's along, those of modules too: where a module with widgets has been
    collected, the application with widgets is there first, and the export draws with that.
    """
    if "PySide6.QtWidgets" in sys.modules:
        request.getfixturevalue("qapp")
    yield
    gui = sys.modules.get("PySide6.QtGui")
    made = gui.QGuiApplication.instance() if gui is not None else None
    if type(made).__name__ == "QGuiApplication":
        made.shutdown()
