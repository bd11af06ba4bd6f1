"""A real small disk that fills up, can only be read, or is pulled out while a campaign is worked on."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

from kingdom_gui.document.document import Document
from kingdom_gui.document.files import Files
from kingdom_gui.document.settings import Preferences
from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.store.campaign_file import load_campaign
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.lock import lock_path

from ..store.killed import RULES, treasury
from ..store.test_kill import begun

IMAGE = 8 << 20  # bytes of a disk
INODES = 64


class Rounds(NamedTuple):
    """What was done: rounds, on what kind of disk, saves refused, edits that were kept all the same, and
    lost; how often the program ended before its disk was well again.
    """

    rounds: int
    disk: str
    refused: int
    kept: int
    lost: int
    ended: int


class Disk(NamedTuple):
    """What is mounted: its kind, and the device that it is mounted from again; empty: it is gone then."""

    kind: str
    device: str = ""


Way = Callable[[Path], Callable[[], None]]


def fill_and_take_away(folder: Path, rounds: int, seed: int = 7) -> Rounds:
    """Work on a campaign while its disk fails and comes back, so many times; then the file holds all.

    Every third time the program ends while its disk is unwell, and the next start finds what was not saved.
    """
    os.environ["XDG_STATE_HOME"] = str(folder / "state")  # another disk, and nobody's own folder
    place = folder / "small"
    place.mkdir()
    disk = _mount(place, folder / "disk.img")
    chance = Random(seed)
    ways: list[Way] = [_pulled_out]
    ways += [_full, _without_inodes, _read_only] if disk.kind != "a folder" else []
    ways += [lambda place: _unmounted(place, disk.device)] if disk.device else []
    refused = kept = lost = ended = 0
    try:
        path = begun(place / "kay.kingdom.json")
        files = _opened(folder, path)
        for number in range(rounds):
            document = files._document
            back = (ways[number] if number < len(ways) else chance.choice(ways))(place)
            edits = chance.randrange(1, 6)
            for _ in range(edits):
                document.do(Grant(kingdom="k", treasury=1))
            try:
                files.save()
            except StoreError:
                refused += 1
                kept += edits * files.keeping.flush()
            wanted = treasury(document.campaign)
            if document.modified and files.keeping.flush() and not chance.randrange(3):
                ended += 1
                files.leave()
                back()
                files = _opened(folder, path)
            else:
                back()
            files.save(force=True)
            files.keeping.flush()
            lost += wanted - treasury(load_campaign(path, RULES))
        files.close()
        lost += len(list((folder / "state").rglob(".elsewhere-*")))  # which nobody would take away
    finally:
        _unmount(place, disk)
    return Rounds(rounds, disk.kind, refused, kept, lost, ended)


def _opened(folder: Path, path: Path) -> Files:
    """The program is started and opens the campaign; it takes up what is offered."""
    with suppress(OSError):
        lock_path(path).unlink()  # its process is this one, which goes on
    document = Document(RULES)
    files = Files(document, Preferences(folder / "small.ini"), document)
    files.open(path)
    found = files.recoverable(path)
    if found is not None:
        files.recover(found)
    return files


def _mount(place: Path, image: Path) -> Disk:
    """A disk image of its own where the system lets us, or memory, or the folder as it is."""
    if _done("losetup", "--version") and _done("mke2fs", "-V"):
        with image.open("wb") as file:
            file.truncate(IMAGE)
        if _done("mke2fs", "-q", "-F", "-t", "ext4", "-m", "0", "-N", str(INODES), str(image)):
            found = subprocess.run(
                ["losetup", "-f", "--show", str(image)], capture_output=True, text=True, check=False
            )
            device = found.stdout.strip()
            if found.returncode == 0 and _done("mount", device, str(place)):
                (place / "lost+found").rmdir()
                return Disk("a disk of 8 MiB", device)
            if device:
                _done("losetup", "-d", device)
    if _done("mount", "-t", "tmpfs", "-o", f"size=4m,nr_inodes={INODES}", "tmpfs", str(place)):
        return Disk("memory of 4 MiB")
    return Disk("a folder")


def _unmount(place: Path, disk: Disk) -> None:
    if disk.kind != "a folder":
        _done("umount", "-l", str(place))
    if disk.device:
        _done("losetup", "-d", disk.device)


def _done(*words: str) -> bool:
    """Whether a command is there and did what it was told."""
    if not shutil.which(words[0]):
        return False
    return subprocess.run(words, capture_output=True, check=False).returncode == 0


def _full(place: Path) -> Callable[[], None]:
    filler = place / "filler"
    try:
        with filler.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(4096))
    except OSError:
        return filler.unlink


def _without_inodes(place: Path) -> Callable[[], None]:
    """There is room for bytes, and none for another file."""
    folder = place / "many"
    folder.mkdir()
    with suppress(OSError):
        for number in range(10 * INODES):
            (folder / str(number)).touch(exist_ok=False)
    return lambda: shutil.rmtree(folder)


def _read_only(place: Path) -> Callable[[], None]:
    # Lazily, as for a stick whose switch is pushed while the recovery log is open for writing.
    done = subprocess.run(["mount", "-o", "remount,ro", str(place)], capture_output=True, check=False)
    if done.returncode:
        return lambda: None
    return lambda: _remount(place)


def _remount(place: Path) -> None:
    subprocess.run(["mount", "-o", "remount,rw", str(place)], check=True)


def _unmounted(place: Path, device: str) -> Callable[[], None]:
    """The empty folder stays where the disk was mounted."""
    subprocess.run(["umount", "-l", str(place)], check=True)

    def back() -> None:
        assert os.listdir(place) == [], "what is written here is hidden now"
        subprocess.run(["mount", device, str(place)], check=True)

    return back


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
