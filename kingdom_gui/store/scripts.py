"""Scripts: a list of actions to play, with expectations between them, in a file of their own.

    {"format": "kingdom-script", "version": 1, "kingdom": "ashmark", "campaign": "start.kingdom.json",
     "steps": [{"do": "claim", "hexes": [[0, 1, 2]]}, {"expect": {"size": 2, "treasury": 49}}]}

An action without `kingdom` is the script's kingdom's, or else that of the kingdom at the table.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from ..engine.actions import Action
from ..engine.actions.every import AnyAction
from .bounds import LARGEST_IN_STEP, number_faults
from .envelope import check_envelope, parse
from .errors import at_fault
from .faults import Fault, nearest
from .places import item_lines, with_lines
from .shape import MOST_FAULTS, shape_faults

FORMAT: Final = "kingdom-script"
VERSION: Final = 1
Expected = dict[str, int | str | bool]


class Expect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step that compares: names of totals or fields with what they must be.

    `kingdom` or `settlement` among the names says whose they are; else the kingdom is as for actions.
    """

    expect: Expected


Step = Action | Expect


class ScriptFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A script file. `campaign` is where it starts: a path beside the script, a whole campaign, nothing."""

    format: Literal["kingdom-script"]
    version: Literal[1]
    campaign: str | dict[str, Any] | None = None
    kingdom: str = ""
    steps: list[dict[str, Any]]


class Script(msgspec.Struct, frozen=True):
    """A script that has been read: its steps, where each stands in the file, and where it starts.

    `campaign` is a path relative to the script, or the bytes of a campaign file; None starts from nothing.
    """

    name: str
    kingdom: str
    campaign: str | bytes | None
    steps: tuple[Step, ...]
    lines: tuple[int, ...]


def read_script(data: bytes, name: str) -> Script:
    """The script in the bytes of a file; `name` is what messages call it.

    :raises StoreError: with one sentence and all faults found (up to a limit); no step is played of a script
        that is not right as a whole.
    """
    plain = parse(data, name)
    check_envelope(plain, name, FORMAT, VERSION)
    text = data.decode("utf-8")
    if faults := shape_faults(plain, ScriptFile):
        raise at_fault(name, with_lines(faults, text))
    file = msgspec.convert(plain, ScriptFile)
    if faults := _step_faults(file.steps):
        raise at_fault(name, with_lines(faults, text))
    campaign = msgspec.json.encode(file.campaign) if isinstance(file.campaign, dict) else file.campaign
    return Script(
        name,
        file.kingdom,
        campaign,
        tuple(_step(step) for step in file.steps),
        item_lines(text, ("steps",)),
    )


def _is_expectation(step: dict[str, Any]) -> bool:
    return "expect" in step or ("do" not in step and nearest("expect", step) != "")


def _step(plain: dict[str, Any]) -> Step:
    step: Step = msgspec.convert(plain, Expect if _is_expectation(plain) else AnyAction)
    return step


def _step_faults(steps: list[dict[str, Any]]) -> list[Fault]:
    faults: list[Fault] = []
    for index, step in enumerate(steps):
        path = ("steps", index)
        for fault in shape_faults(step, Expect if _is_expectation(step) else AnyAction):
            faults.append(msgspec.structs.replace(fault, path=(*path, *fault.path)))
        if not faults and not _is_expectation(step):
            faults.extend(number_faults(step, path, LARGEST_IN_STEP))
    return faults[:MOST_FAULTS]
