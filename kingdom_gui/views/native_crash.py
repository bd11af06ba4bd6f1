"""A crash below Python leaves where it happened in the folder of logs, for the next start to find."""

from __future__ import annotations

import faulthandler
from typing import IO

from ..store.disk import make_folder
from ..store.errors import StoreError
from ..store.reports import NATIVE, log_folder, native_report

_file: list[IO[str]] = []  # open for as long as the program runs


def watch() -> str:
    """From now on a native crash leaves its trace; gives that of an earlier run, if there is one.

    Where the folder cannot be written, crashes leave what the system keeps of them.
    """
    earlier = native_report()
    try:
        make_folder(log_folder())
        file = (log_folder() / NATIVE).open("w", encoding="utf-8")
    except (OSError, StoreError):
        return earlier
    _file[:] = [file]
    faulthandler.enable(file)
    return earlier
