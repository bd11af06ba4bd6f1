"""What `make package` built, installed and started: the wheel, the one-folder program and the Debian package.

Run by `make package`; left out of plain pytest, since it needs dist/ and takes a minute.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
import time
import venv
from pathlib import Path

import pytest

pytestmark = pytest.mark.package

CHECKOUT = Path(__file__).resolve().parent.parent
DIST = CHECKOUT / "dist"


def only(pattern: str) -> Path:
    """The one file in dist/ that matches."""
    found = sorted(DIST.glob(pattern))
    assert len(found) == 1, f"dist/{pattern}: {len(found)} files; run `make package`"
    return found[0]


def run(*command: object, **options: object) -> str:
    """Run a command that must succeed; return what it printed."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    assert done.returncode == 0, (
        f"{command[0]} exited {done.returncode}: {done.stdout[-2000:]}{done.stderr[-2000:]}"
    )
    return done.stdout


@pytest.fixture(scope="module")
def wheel_program(tmp_path_factory, started_with) -> Path:
    """The command of the wheel, installed into a fresh virtual environment from the pinned requirements."""
    place = tmp_path_factory.mktemp("wheel")
    venv.create(place, with_pip=True)
    scripts = place / ("Scripts" if os.name == "nt" else "bin")
    pip = [scripts / "python", "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    locked = CHECKOUT / "packaging" / "requirements" / "runtime.txt"
    run(*pip, "--require-hashes", "--requirement", locked, env=started_with)
    run(*pip, "--no-deps", "--no-index", only("*.whl"), env=started_with)
    return scripts / "kingdom-gui"


@pytest.fixture(scope="module")
def frozen_program() -> Path:
    """The program in the folder that PyInstaller made."""
    return DIST / "kingdom-gui" / "kingdom-gui"


@pytest.fixture(scope="module")
def debian_tree(tmp_path_factory) -> Path:
    """The Debian package, installed by dpkg under a root of its own; extracted where dpkg may not."""
    if shutil.which("dpkg-deb") is None:
        pytest.skip("no dpkg-deb on this system")
    root = tmp_path_factory.mktemp("deb")
    package = only("*.deb")
    if os.geteuid() != 0:
        run("dpkg-deb", "-x", package, root)
        return root
    database = root / "var" / "lib" / "dpkg"
    for folder in ("info", "updates", "triggers"):
        (database / folder).mkdir(parents=True)
    (database / "status").touch()
    run("dpkg", f"--root={root}", "--force-depends", "--log=/dev/null", "-i", package)
    assert "install ok installed" in (database / "status").read_text()
    return root


@pytest.fixture(params=["wheel", "frozen", "deb"])
def program(request) -> Path:
    """The command to start, of each of the three."""
    if request.param == "deb":
        return request.getfixturevalue("debian_tree") / "usr" / "bin" / "kingdom-gui"
    return request.getfixturevalue(f"{request.param}_program")


@pytest.fixture
def away(tmp_path) -> dict[str, object]:
    """Run far from the checkout, with nothing of it in the environment: only what was packed is found."""
    environment = {
        "PATH": "/usr/bin:/bin",
        "HOME": str(tmp_path),
        "QT_QPA_PLATFORM": "offscreen",
        "LANG": "C.UTF-8",
    }
    return {"cwd": tmp_path, "env": environment}


@pytest.fixture(scope="module")
def example() -> Path:
    """The example campaign that ships with the program."""
    return sorted((CHECKOUT / "resources" / "examples").glob("*.kingdom.json"))[0]


def test_it_tells_the_rules(program, away):
    rules = json.loads(run(program, "rules", "--json", **away))
    assert len(rules["buildings"]) == 70


def test_it_prints_the_example(program, away, tmp_path, example):
    starts = {"sheet.pdf": b"%PDF", "map.png": b"\x89PNG", "districts.pdf": b"%PDF"}
    for name, start in starts.items():
        run(program, "export", name.partition(".")[0], example, tmp_path / name, **away)
        content = (tmp_path / name).read_bytes()
        assert content.startswith(start), name
        assert len(content) > 5000, name


def test_its_window_opens_and_stays(program, away, tmp_path, example):
    campaign = shutil.copy(example, tmp_path)  # its lock stays behind when the program is ended
    process = subprocess.Popen([program, campaign], stderr=subprocess.PIPE, text=True, **away)
    time.sleep(4)
    stays = process.poll() is None
    process.kill()
    complaints = process.communicate()[1]
    assert stays, complaints
    assert "Traceback" not in complaints


def test_every_resource_is_in_the_wheel_and_in_the_folder(wheel_program, frozen_program):
    resources = CHECKOUT / "resources"
    wanted = {p.relative_to(resources) for p in resources.rglob("*") if p.is_file() and p.suffix != ".ts"}
    (installed,) = wheel_program.parent.parent.glob("lib/python*/site-packages/kingdom_gui/resources")
    frozen = frozen_program.parent / "_internal" / "kingdom_gui" / "resources"
    for place in (installed, frozen):
        assert {path.relative_to(place) for path in place.rglob("*") if path.is_file()} == wanted
    assert {path.stem[-2:] for path in wanted if path.suffix == ".qm"} >= {"it", "fr", "de"}


def test_the_source_archive_holds_what_it_takes_to_build_and_test():
    with tarfile.open(only("*.tar.gz")) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"Makefile", "hatch_build.py", "packaging/generate.py", "tests/conftest.py", "NOTICE"} <= names
    assert not any(name.startswith((".venv", "build", "dist")) for name in names)


def test_the_desktop_finds_the_debian_program_its_icon_and_its_files(debian_tree):
    share = debian_tree / "usr" / "share"
    if shutil.which("desktop-file-validate"):
        assert run("desktop-file-validate", share / "applications" / "kingdom-gui.desktop") == ""
    assert (share / "icons" / "hicolor" / "16x16" / "apps" / "kingdom-gui.png").is_file()
    assert (share / "icons" / "hicolor" / "scalable" / "apps" / "kingdom-gui.svg").is_file()
    assert (share / "doc" / "kingdom-gui" / "copyright").read_text(encoding="utf-8").startswith("MIT License")
    if shutil.which("update-mime-database"):
        run("update-mime-database", share / "mime")
        globs = (share / "mime" / "globs2").read_text()
        assert "60:application/x-kingdom-campaign+json:*.kingdom.json" in globs


def test_the_debian_program_belongs_to_root_and_all_may_read_it():
    listing = run("dpkg-deb", "--contents", only("*.deb")).splitlines()
    assert all(line.split()[1] == "root/root" for line in listing)
    assert all(line[7] == "r" for line in listing if not line.startswith("l"))


@pytest.mark.skipif(sys.platform != "linux", reason="the recipe is for Linux")
def test_the_frozen_program_starts_about_as_fast_as_python(frozen_program, wheel_program, away):
    def best(program: Path) -> float:
        times = []
        for _ in range(3):
            before = time.perf_counter()
            run(program, "rules", "--json", **away)
            times.append(time.perf_counter() - before)
        return min(times)

    assert best(frozen_program) < 2 * best(wheel_program) + 0.2
