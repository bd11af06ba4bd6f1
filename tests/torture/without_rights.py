"""A user without rights, and one whose quota is used up, on real disks: `nobody`, as root can be for a while.

It runs as a process of its own (`python -m tests.torture.without_rights FOLDER`), since there is no way back.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import gettempdir

from PySide6.QtCore import QCoreApplication

from kingdom_gui.document.document import Document
from kingdom_gui.document.files import Files
from kingdom_gui.document.settings import Preferences
from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.store.campaign_file import load_campaign
from kingdom_gui.store.errors import StoreError

from ..store.killed import RULES, treasury
from ..store.test_kill import begun

NOBODY = 65534
QUOTA = "1m"  # of bytes on a disk of 8 MiB
EDITS = 5


def tried_as_nobody(folder: Path) -> tuple[str, bool]:
    """Run it in a process of its own: what came of it, and whether nothing was lost."""
    if os.name != "posix" or os.geteuid() != 0:
        return "skipped: only root can become a user without rights", True
    words = [sys.executable, "-m", "tests.torture.without_rights", str(folder / "rights")]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode:
        return done.stderr.strip().rpartition("\n")[2], False
    told = json.loads(done.stdout)
    return ", ".join(f"{name}: {what}" for name, what in told.items()), "LOST" not in told.values()


def main(folder: Path) -> None:
    """Prepare the disks as root, become nobody, and work."""
    folder.mkdir()
    os.chmod(folder, 0o755)
    for parent in folder.parents[:-1]:
        if parent.is_relative_to(gettempdir()) and parent != Path(gettempdir()):
            os.chmod(parent, 0o755)
    home = folder / "home"
    home.mkdir()
    os.chown(home, NOBODY, NOBODY)
    os.environ |= {"HOME": str(home), "XDG_STATE_HOME": str(home / "state")}
    reading, foreign = folder / "reading", folder / "foreign"
    for place in (reading, foreign):
        place.mkdir()
        begun(place / "kay.kingdom.json").chmod(0o666 if place == foreign else 0o444)
    reading.chmod(0o555)
    os.chown(foreign, NOBODY, NOBODY)
    with _quota(folder / "quota") as limited:
        if limited is not None:
            begun(limited / "kay.kingdom.json")
            os.chown(limited, NOBODY, NOBODY)
            os.chown(limited / "kay.kingdom.json", NOBODY, NOBODY)
        application = QCoreApplication([])
        application.setApplicationName("torture")
        _rehearse(folder)
        child = os.fork()
        if child == 0:
            os.setgroups([])
            os.setgid(NOBODY)
            os.setuid(NOBODY)
            told = {"read-only": _reading(reading), "a file of root": _foreign(foreign)}
            told["quota"] = _limited(limited) if limited is not None else "skipped, no quotas here"
            print(json.dumps(told), flush=True)
            os._exit(0)
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    os._exit(code)  # what Qt would take apart now is the child's as well


def _reading(folder: Path) -> str:
    """What is edited in a folder that may only be read is found on the next start."""
    path = folder / "kay.kingdom.json"
    before = path.read_bytes()
    files = _worked_on(path)
    if not (files.keeping.flush() and files.keeping.kept_aside) or _saved(files):
        return "LOST"
    wanted = treasury(files._document.campaign)
    files.leave()
    again = _files(path)
    found = again.recoverable(path)
    sound = found is not None and treasury(found.campaign) == wanted and path.read_bytes() == before
    return f"{EDITS} edits found again" if sound else "LOST"


def _foreign(folder: Path) -> str:
    """A file of somebody else in a folder of ours is saved; only its owner cannot be kept."""
    files = _worked_on(folder / "kay.kingdom.json")
    sound = _saved(files) == "saved" and _all_there(files)
    files.close()
    return "saved" if sound else "LOST"


def _limited(folder: Path) -> str:
    """The quota is used up: nothing stays of the save, and it is made good once there is room."""
    files = _worked_on(folder / "kay.kingdom.json")
    filler = folder / "filler"
    try:
        with filler.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(4096))
    except OSError:
        pass
    for _ in range(EDITS):
        files._document.do(Grant(kingdom="k", treasury=1))
    refused = _saved(files)
    left = [name for name in os.listdir(folder) if name.endswith(".tmp")]
    kept = files.keeping.flush()
    filler.unlink()
    sound = refused == "disk_full" and not left and kept and _saved(files) == "saved" and _all_there(files)
    files.close()
    return "refused, then saved" if sound else "LOST"


def _worked_on(path: Path) -> Files:
    files = _files(path)
    for _ in range(EDITS):
        files._document.do(Grant(kingdom="k", treasury=1))
    return files


def _files(path: Path) -> Files:
    document = Document(RULES)
    files = Files(document, Preferences(Path(os.environ["HOME"]) / "settings.ini"), document)
    files.open(path)
    return files


def _saved(files: Files) -> str:
    """`saved`, or the code of what went wrong; empty where writing is not allowed."""
    try:
        files.save()
    except StoreError as error:
        return "" if error.code == "disk_denied" else error.code
    return "saved"


def _all_there(files: Files) -> bool:
    path = files._document.path
    assert path is not None
    return treasury(load_campaign(path, RULES)) == treasury(files._document.campaign)


def _rehearse(folder: Path) -> None:
    """Load while we may read them all modules that are loaded when first needed."""
    path = begun(folder / "rehearsal.kingdom.json")
    files = _worked_on(path)
    moved = path.parent / "moved"
    moved.mkdir()
    files.save()
    files._document.do(Grant(kingdom="k", treasury=1))
    files.leave()
    again = _files(path)
    found = again.recoverable(path)
    assert found is not None
    again.recover(found)
    again.save(moved / "kay.kingdom.json")
    try:
        again.save(folder / "none" / "kay.kingdom.json")
    except StoreError as error:
        str(error)
    again.close()


@contextmanager
def _quota(place: Path) -> Iterator[Path | None]:
    """A disk on which everybody has little room; None where the system has no such thing."""
    place.mkdir()
    options = f"size=8m,usrquota,usrquota_block_hardlimit={QUOTA}"
    words = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(place)]
    mounted = subprocess.run(words, capture_output=True, check=False).returncode == 0
    try:
        yield place if mounted else None
    finally:
        if mounted:
            subprocess.run(["umount", "-l", str(place)], check=False)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
