"""The one exception of the store: a file that could not be read, believed or written."""

from __future__ import annotations

from collections.abc import Iterable

from .faults import Fault, Parameters


class StoreError(Exception):
    """A file could not be read, believed or written; what was there before is as it was.

    `file` is the path as the user gave it, `code` what happened. `faults` are the places at fault where it is
    about content (`code` is then `content`). `str()` is the English sentence, one line.
    """

    def __init__(self, code: str, file: str, faults: Iterable[Fault] = (), **parameters: str | int) -> None:
        self.code = code
        self.file = file
        self.faults = tuple(faults)
        self.parameters: Parameters = parameters
        super().__init__(code, file)

    def sentence(self, language: str = "en") -> str:
        """The one sentence for the user, in a language of the program."""
        from .sentences import error_sentence  # messages are read when there is something to say

        return error_sentence(self.code, self.file, self.faults, self.parameters, language)

    def __str__(self) -> str:
        return self.sentence()


def at_fault(file: str, faults: Iterable[Fault]) -> StoreError:
    """The error of a file whose content is wrong in these places; there is at least one."""
    return StoreError("content", file, faults)
