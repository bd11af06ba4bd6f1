"""Hours of play in minutes: months played and undone, edits made; memory may grow by undo alone."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from kingdom_gui.document.document import Document
from kingdom_gui.document.files import Files
from kingdom_gui.document.settings import Preferences
from kingdom_gui.engine.actions.found import AdvanceMonth
from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.engine.state import Campaign

from ..memory import resident

EDITS_A_MONTH = 40
WARMING_UP = 300  # edits after which caches are full


class Grown(NamedTuple):
    """What an edit costs in the end: bytes of Python's own for each, and of the whole process."""

    edits: int
    python_an_edit: float
    process_an_edit: float


def play_long(folder: Path, rules: Ruleset, campaign: Campaign, edits: int) -> Grown:
    """Make so many edits in one window's document, with saves between, and weigh what stays of each."""
    document = Document(rules)
    files = Files(document, Preferences(folder / "settings.ini"), document)
    files.start(campaign)
    files.save(folder / "long.kingdom.json")

    def edit(count: int) -> None:
        kingdom = document.campaign.at_table
        for number in range(count):
            if number % EDITS_A_MONTH == EDITS_A_MONTH - 1:
                document.do(AdvanceMonth(kingdom=kingdom, override="so it is"))
                files.save()
            else:
                document.do(Grant(kingdom=kingdom, treasury=1))
            if number % 2:
                for turn in (document.undo_stack.undo, document.undo_stack.redo):
                    turn()
                    turn()

    def weighed(weigh: Callable[[], int]) -> tuple[int, float]:
        """So many edits to undo as come of the deed, and bytes that each has left behind."""
        gc.collect()
        before, steps = weigh(), document.undo_stack.count()
        edit(edits)
        gc.collect()
        kept = max(document.undo_stack.count() - steps, 1)
        return kept, (weigh() - before) / kept

    edit(WARMING_UP)
    first, process_an_edit = weighed(resident)  # before Python keeps books, which takes room of its own
    tracemalloc.start()
    second, python_an_edit = weighed(lambda: tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    files.close()
    return Grown(first + second, python_an_edit, process_an_edit)
