"""A real small disk that fills up, can only be read, or is pulled out while a campaign is worked on."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

from kingdom_gui.document.document import Document
from kingdom_gui.document.files import Files
from kingdom_gui.document.settings import Preferences
from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.store.campaign_file import load_campaign
from kingdom_gui.store.errors import StoreError

from ..store.killed import RULES, treasury
from ..store.test_kill import begun


class Rounds(NamedTuple):
    """What was done: rounds, on what kind of disk, saves refused, edits kept in memory then, and lost."""

    rounds: int
    disk: str
    refused: int
    kept: int
    lost: int


def fill_and_take_away(folder: Path, rounds: int, seed: int = 7) -> Rounds:
    """Work on a campaign while its disk fails and comes back, so many times; then the file holds all."""
    place = folder / "small"
    place.mkdir()
    mounted = _mount(place)
    chance = Random(seed)
    ways = [_pulled_out, *([_full, _read_only] if mounted else [])]
    refused = kept = lost = 0
    try:
        path = begun(place / "kay.kingdom.json")
        document = Document(RULES)
        files = Files(document, Preferences(folder / "small.ini"), document)
        files.open(path)
        for _ in range(rounds):
            back = chance.choice(ways)(place)
            edits = chance.randrange(1, 6)
            for _ in range(edits):
                document.do(Grant(kingdom="k", treasury=1))
            try:
                files.save()
            except StoreError:
                refused += 1
                kept += edits
            back()
            files.save(force=True)
            files.keeping.flush()
            lost += treasury(document.campaign) - treasury(load_campaign(path, RULES))
        files.close()
    finally:
        if mounted:
            subprocess.run(["umount", "-l", str(place)], check=False)
    return Rounds(rounds, "a disk of 4 MiB" if mounted else "a folder", refused, kept, lost)


def _mount(place: Path) -> bool:
    if not shutil.which("mount"):
        return False
    done = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(place)], capture_output=True, check=False
    )
    return done.returncode == 0


def _full(place: Path) -> Callable[[], None]:
    filler = place / "filler"
    try:
        with filler.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(4096))
    except OSError:
        return filler.unlink


def _read_only(place: Path) -> Callable[[], None]:
    # Lazily, as for a stick whose switch is pushed while the recovery log is open for writing.
    done = subprocess.run(["mount", "-o", "remount,ro", str(place)], capture_output=True, check=False)
    if done.returncode:
        return lambda: None
    return lambda: _remount(place)


def _remount(place: Path) -> None:
    subprocess.run(["mount", "-o", "remount,rw", str(place)], check=True)


def _pulled_out(place: Path) -> Callable[[], None]:
    """The files are gone and come back."""
    away = place.with_name("away")
    away.mkdir(exist_ok=True)
    for entry in list(place.iterdir()):
        shutil.move(entry, away / entry.name)
    if not os.path.ismount(place):
        place.rmdir()

    def back() -> None:
        place.mkdir(exist_ok=True)
        for entry in list(away.iterdir()):
            target = place / entry.name
            if target.is_dir():
                shutil.rmtree(target)
            shutil.move(entry, target)

    return back
