"""Tiles made by a process of its own: how it is started, what it answers, and where a picture's bytes are."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from ...engine.state import Campaign, MapPicture
from ...store.disk import make_folder, write_file
from ...store.errors import StoreError
from ...store.pictures import find_picture
from .cache import cache_folder, drop_part_of, folder_of, tiles_folder
from .pyramid import Measures

LONGEST = 120  # seconds for one picture
COMMAND = "unpack"
WINDOWLESS, SPEAKING = "kingdom-gui-window", "kingdom-gui"


def command(source: Path, page: int = 1, expected: str = "") -> list[str]:
    """The program and its words that make the tiles of a picture."""
    words = [COMMAND, str(source), str(cache_folder()), "--page", str(page)]
    words += ["--expect", expected] if expected else []
    program = Path(sys.executable)
    if not getattr(sys, "frozen", False):
        return [str(program), "-m", "kingdom_gui", *words]
    # On Windows the program of the window has nothing to write its answer to.
    if program.stem == WINDOWLESS:
        program = program.with_stem(SPEAKING)
    return [str(program), *words]


def percent_in(line: bytes) -> int | None:
    """How many percent are done, where a line of the process says so."""
    with suppress(ValueError):
        said = json.loads(line)
        if isinstance(said, dict) and isinstance(said.get("percent"), int):
            return int(said["percent"])
    return None


def answer(output: bytes, name: str) -> Measures:
    """The measures of the picture, from all that the process wrote.

    :raises StoreError: what it says is wrong; `picture_failed` where it ended without a word.
    """
    for line in reversed(output.splitlines()):
        with suppress(ValueError, msgspec.MsgspecError):
            said = json.loads(line)
            if "done" in said:
                return msgspec.convert(said["done"], Measures)
            if "code" in said:
                raise StoreError(str(said["code"]), name, **said["parameters"])
    raise StoreError("picture_failed", name)


def make_tiles(
    source: Path, name: str, page: int = 1, expected: str = "", seconds: int = LONGEST
) -> Measures:
    """Make a picture's tiles, and wait until they are made.

    :raises StoreError: in one sentence; nothing is left then.
    """
    pipe = subprocess.PIPE
    try:
        process = subprocess.Popen(
            command(source, page, expected), stdin=subprocess.DEVNULL, stdout=pipe, stderr=pipe
        )
    except OSError as error:
        raise StoreError("picture_failed", name) from error
    with process:
        try:
            said, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired as error:
            process.kill()
            process.wait()
            raise StoreError("picture_too_long", name, seconds=seconds) from error
        finally:
            if process.returncode:
                drop_part_of(process.pid)
    return answer(said, name)


def make_all_tiles(campaign: Campaign, campaign_file: Path | None) -> list[StoreError]:
    """Make the tiles of all of a campaign's pictures that are not there yet; what was wrong with which."""
    problems = []
    for picture in campaign.pictures.values():
        try:
            with source_of(picture, campaign, campaign_file) as source:
                if folder_of(picture) is None:
                    make_tiles(source, picture.file, picture.page, picture.fingerprint)
        except StoreError as error:
            problems.append(error)
    return problems


@contextmanager
def source_of(picture: MapPicture, campaign: Campaign, campaign_file: Path | None) -> Iterator[Path]:
    """The file of a picture; of one that is embedded, a copy that is there for as long as this lasts.

    :raises StoreError: where there is none.
    """
    if not picture.embedded:
        yield find_picture(picture, campaign_file)
        return
    copy = embedded_copy(picture, campaign)
    try:
        yield copy
    finally:
        copy.unlink(missing_ok=True)


def embedded_copy(picture: MapPicture, campaign: Campaign) -> Path:
    """The bytes of an embedded picture in a file of the cache, which the caller takes away.

    :raises StoreError: where the campaign does not hold them, or they cannot be written.
    """
    data = campaign.embedded.get(picture.fingerprint)
    if data is None:
        raise StoreError("picture_missing", picture.file, folder=campaign.settings.name)
    folder = cache_folder()
    make_folder(folder)
    copy = folder / f"{picture.fingerprint[:40]}.source"
    write_file(copy, data)
    return copy


__all__ = [
    "LONGEST",
    "answer",
    "command",
    "embedded_copy",
    "make_all_tiles",
    "make_tiles",
    "percent_in",
    "source_of",
    "tiles_folder",
]
