"""The campaign as the players' window has it: a document of its own, in which no secret is."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ...document.document import Document
from ...engine.patch import Patch
from ...engine.ruleset import Ruleset
from ...engine.state import Campaign


class PlayersDocument(Document):
    """A document that shows what `engine.known` gives; nobody edits it, and it names no file.

    It knows nothing of the GM's document. House rules are named as the GM's document says, so this one does
    not say which names hold.
    """

    def __init__(self, rules: Ruleset, known: Campaign, parent: QObject | None = None) -> None:
        """`known` is what the players know, `rules` those that were read or as any campaign plays them."""
        super().__init__(rules, known, parent)

    def show_known(self, known: Campaign, patch: Patch) -> None:
        """Show what the players know now; `patch` is what of it is new, an empty one means all of it."""
        if patch:
            self._show(known, patch, "", {})
        else:
            self.open(known, None)

    def _name_house(self) -> None:
        """The names in force are the GM's document's to say."""
