"""The frame everything stands in: resources are found, the layers hold at run time, the pins are whole."""

from __future__ import annotations

import ast
import importlib.util
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

import kingdom_gui
from kingdom_gui import assets
from kingdom_gui.assets import AssetMissing, asset

from .fonts import CHOICE, FAMILY

CHECKOUT = Path(__file__).resolve().parent.parent


# --- resources ------------------------------------------------------------------------------------------


@pytest.fixture
def elsewhere(tmp_path, monkeypatch):
    """The package as if it lay in a folder of its own, away from the checkout's resources."""
    package = tmp_path / "site-packages" / "kingdom_gui"
    package.mkdir(parents=True)
    monkeypatch.setattr(assets, "__file__", str(package / "assets.py"))
    return package


def put(path):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{}")
    return path


def test_resources_are_found_in_a_checkout():
    assert asset("rules/buildings.json") == CHECKOUT / "resources" / "rules" / "buildings.json"
    assert asset("icons").is_dir()


def test_resources_are_found_in_an_installed_wheel(elsewhere):
    expected = put(elsewhere / "resources" / "rules" / "buildings.json")
    assert asset("rules/buildings.json") == expected


def test_resources_are_found_in_a_frozen_build_first(elsewhere, tmp_path, monkeypatch):
    put(elsewhere / "resources" / "rules" / "buildings.json")
    expected = put(tmp_path / "unpacked" / "kingdom_gui" / "resources" / "rules" / "buildings.json")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "unpacked"), raising=False)
    assert asset("rules/buildings.json") == expected


def test_a_missing_resource_says_what_is_missing_where_it_was_sought_and_what_to_do(elsewhere):
    with pytest.raises(AssetMissing) as caught:
        asset("rules/buildings.json")
    sentence = str(caught.value)
    assert "resources/rules/buildings.json is missing" in sentence
    assert str(elsewhere / "resources") in sentence
    assert "install kingdom-gui again" in sentence
    assert "Errno" not in sentence


@pytest.mark.parametrize("outside", ["/etc/passwd", "../pyproject.toml", "rules/../../LICENSE"])
def test_a_resource_outside_resources_is_refused(outside):
    with pytest.raises(ValueError, match="leads out of resources/"):
        asset(outside)


# --- layers, as they show when the program runs ---------------------------------------------------------


def modules_after(statement: str) -> set[str]:
    """The top-level modules loaded in a fresh Python once it has run `statement`."""
    code = f"{statement}\nimport sys\nprint(*sorted({{name.partition('.')[0] for name in sys.modules}}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def submodules(package: str) -> str:
    """One statement that imports every module of a package."""
    root = CHECKOUT / "kingdom_gui" / package
    files = sorted(root.rglob("*.py"))
    names = [".".join(path.relative_to(CHECKOUT).with_suffix("").parts) for path in files]
    return "import " + ", ".join(name.removesuffix(".__init__") for name in names)


def test_the_engine_loads_neither_window_nor_shapes():
    assert not modules_after(submodules("engine")) & {"PySide6", "shapely", "numpy", "platformdirs", "fluent"}


@pytest.mark.parametrize("package", ["store", "words", "geometry"])
def test_these_layers_load_no_window(package):
    assert "PySide6" not in modules_after(submodules(package))


def test_the_command_line_starts_without_window_and_shapes():
    assert not modules_after("import kingdom_gui.cli") & {"PySide6", "shapely", "numpy"}


def test_the_document_knows_no_widgets():
    for path in sorted((CHECKOUT / "kingdom_gui" / "document").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert node.module not in ("PySide6.QtWidgets", "PySide6"), f"{path}:{node.lineno}"


def test_qt_is_imported_name_by_name():
    """`import *` from Qt costs 40 ms at the start, and hides what a module uses."""
    for path in sorted((CHECKOUT / "kingdom_gui").rglob("*.py")):
        stars = re.findall(r"^\s*from PySide6\S* import \*", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert not stars, path


# --- translation ----------------------------------------------------------------------------------------


def tr_arguments(path: Path) -> list[tuple[int, ast.expr]]:
    """Line and first argument of each call of `tr` or `translate` in a source file."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
            if node.func.attr == "tr":
                found.append((node.lineno, node.args[0]))
            elif node.func.attr == "translate" and len(node.args) > 1 and _names_qt(node.func.value):
                found.append((node.lineno, node.args[1]))
    return found


def _names_qt(value: ast.expr) -> bool:
    return isinstance(value, ast.Name) and value.id in ("QCoreApplication", "QApplication", "QGuiApplication")


def test_a_text_is_taken_for_a_number_only_where_it_is_one():
    """`lstrip` takes "--2" for one, `isdigit` "²": `int` then raises. The right way is
    `text.removeprefix("-").isdecimal()`.
    """
    faulty = re.compile(r'lstrip\("-"\)\.is|removeprefix\("-"\)\.isdigit')
    sources = sorted((CHECKOUT / "kingdom_gui").rglob("*.py"))
    assert sources
    assert [str(path) for path in sources if faulty.search(path.read_text(encoding="utf-8"))] == []


def test_what_is_translated_is_written_out():
    """lupdate collects an f-string as it stands, and then no translation can ever match it."""
    for path in sorted((CHECKOUT / "kingdom_gui").rglob("*.py")):
        for line, argument in tr_arguments(path):
            assert not isinstance(argument, ast.JoinedStr), f"{path}:{line}: an f-string inside tr()"


# --- what is generated ----------------------------------------------------------------------------------

TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it">
<context><name>Window</name><message><source>Map</source><translation>Mappa</translation></message></context>
</TS>
"""


@pytest.fixture(scope="module")
def generate() -> ModuleType:
    """The script packaging/generate.py as a module."""
    spec = importlib.util.spec_from_file_location("generate", CHECKOUT / "packaging" / "generate.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_translations_are_compiled_and_load(generate, tmp_path, qapp):
    from PySide6.QtCore import QTranslator

    (tmp_path / "kingdom_gui_it.ts").write_text(TS)
    assert generate.compile_translations(tmp_path, generate.find_lrelease()) == [
        "kingdom_gui_it.ts compiled."
    ]
    translator = QTranslator()
    assert translator.load(str(tmp_path / "kingdom_gui_it.qm"))
    assert translator.translate("Window", "Map") == "Mappa"
    assert generate.compile_translations(tmp_path, generate.find_lrelease()) == []


def test_without_the_compiler_one_sentence_is_said_and_nothing_stops(generate, tmp_path):
    (tmp_path / "kingdom_gui_it.ts").write_text(TS)
    assert generate.compile_translations(tmp_path, None) == [
        "Translations are not compiled: pyside6-lrelease is missing. The window will speak English."
    ]


def test_a_faulty_translation_is_named_and_leaves_no_half_file(generate, tmp_path):
    (tmp_path / "kingdom_gui_it.ts").write_text(TS[:150])
    (sentence,) = generate.compile_translations(tmp_path, generate.find_lrelease())
    assert sentence.startswith("kingdom_gui_it.ts could not be compiled:")
    assert not (tmp_path / "kingdom_gui_it.qm").exists()


def test_the_icon_is_drawn_in_every_size(generate, tmp_path, qapp):
    from PySide6.QtGui import QColor, QImage

    (tmp_path / "app.svg").write_bytes((CHECKOUT / "resources" / "icons" / "app.svg").read_bytes())
    assert generate.draw_icons(tmp_path) == []
    for size in generate.ICON_SIZES:
        image = QImage(str(tmp_path / f"app-{size}.png"))
        assert (image.width(), image.height()) == (size, size)
        assert image.pixelColor(0, 0).alpha() == 0
        assert image.pixelColor(size // 2, size * 7 // 16) == QColor("#8c2f1b")  # the tower's wall


# --- pins -----------------------------------------------------------------------------------------------

LOCKS = ("runtime", "dev", "package")


@pytest.fixture(scope="module")
def project() -> dict:
    """pyproject.toml, read."""
    return tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))


def locked(name: str) -> dict[str, str]:
    """Package name to version, as pinned in packaging/requirements/<name>.txt."""
    text = (CHECKOUT / "packaging" / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9.-]+)==(\S+)", text, re.MULTILINE))


def plain(requirement: str) -> str:
    """The package a requirement names, as the locks spell it: `fluent.runtime>=0.4` -> `fluent-runtime`."""
    return re.sub(r"[-_.]+", "-", re.match(r"[\w.-]+", requirement)[0]).lower()


@pytest.mark.parametrize("name", LOCKS)
def test_every_pin_has_its_hashes_and_no_lock_names_a_host(name):
    text = (CHECKOUT / "packaging" / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    blocks = re.split(r"^(?=[a-z0-9.-]+==)", text, flags=re.MULTILINE)[1:]
    assert blocks
    assert all("--hash=sha256:" in block for block in blocks)
    assert "://" not in text
    assert not re.search(r"^\s*(-i|-f|--\w*index|--find-links|--trusted-host)", text, re.MULTILINE)


def test_the_locks_pin_what_the_project_asks_for(project):
    table = project["project"]
    asked = {
        "runtime": table["dependencies"],
        "dev": table["dependencies"] + table["optional-dependencies"]["dev"],
        "package": table["dependencies"] + table["optional-dependencies"]["package"],
    }
    for name, requirements in asked.items():
        assert {plain(requirement) for requirement in requirements} <= locked(name).keys(), name


def test_the_locks_agree_on_every_version_they_share():
    runtime, dev, package = map(locked, LOCKS)
    assert runtime.items() <= dev.items()
    assert runtime.items() <= package.items()
    assert all(dev[name] == package[name] for name in dev.keys() & package.keys())


def test_pyside_stays_below_the_release_that_loses_references():
    major, minor = map(int, locked("runtime")["pyside6-essentials"].split(".")[:2])
    assert (major, minor) < (6, 12)


def test_the_version_is_named_in_the_changelog_once_it_is_released():
    changelog = (CHECKOUT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert "## [Unreleased]" in changelog or f"## [{kingdom_gui.__version__}]" in changelog


# --- scripts --------------------------------------------------------------------------------------------


def test_every_make_target_is_described(project):
    makefile = (CHECKOUT / "Makefile").read_text(encoding="utf-8")
    described = set(re.findall(r"^([a-z]+):.*## ", makefile, re.MULTILINE))
    assert described == {
        "help", "setup", "run", "test", "lint", "bench", "torture", "soak", "shots", "package",
        "translations", "lock", "clean",
    }  # fmt: skip


def test_a_python_that_is_too_old_or_absent_is_told_in_words():
    done = subprocess.run(
        [str(CHECKOUT / "packaging" / "find-python.sh")],
        env={"PATH": os.environ["PATH"], "PYTHON": "no-such-python"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("Python 3.11 or newer is needed and was not found")


def test_python_m_kingdom_gui_is_the_same_program():
    command = [sys.executable, "-m", "kingdom_gui", "rules", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.lstrip().startswith("{")


def test_tests_do_not_touch_the_home_of_whoever_runs_them():
    assert "kingdom-gui-tests-" in str(Path.home())
    from platformdirs import user_config_dir

    assert "kingdom-gui-tests-" in user_config_dir("kingdom-gui")


def test_a_warning_of_qt_fails_the_test_that_caused_it(tmp_path):
    (tmp_path / "test_it.py").write_text(
        "from PySide6.QtCore import qWarning\ndef test_it(qapp):\n    qWarning('something is off')\n"
    )
    command = [sys.executable, "-m", "pytest", "-q", "-c", str(CHECKOUT / "pyproject.toml")]
    command += ["--rootdir", str(tmp_path), "-o", f"cache_dir={tmp_path / 'cache'}", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Failure: Qt messages with level WARNING or above emitted" in done.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system chooses the fonts")
@pytest.mark.skipif(bool(os.environ.get(CHOICE)), reason="other fonts were asked for")
def test_tests_draw_with_the_fonts_that_lie_beside_them(qapp):
    """Else widths and heights, and with them what passes, would depend on the machine."""
    from PySide6.QtGui import QFontDatabase, QFontInfo

    assert QFontInfo(qapp.font()).family() == FAMILY
    families = {name for name in QFontDatabase.families() if not name.startswith("Kingdom Serif")}
    assert families <= {FAMILY, "Monospace", "Sans Serif", "Serif"}
