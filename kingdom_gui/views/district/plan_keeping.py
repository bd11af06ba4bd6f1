"""Plans of districts kept under a name and taken up again, by the menu of the settlement screen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QWidget

from ...engine.actions import Action
from ...engine.actions.plan import KeepTemplate
from ..modal import pop_up
from .notice_bar import NoticeBar
from .plan_view import PlanView
from .plans_menu import plans_menu


class PlanKeeping(QObject):
    """Opens the menu of kept plans; `do` does an action or tells why not."""

    def __init__(
        self, view: PlanView, notice: NoticeBar, do: Callable[[Action | None], None], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._view, self._notice, self._do, self._page = view, notice, do, parent

    def open_menu(self, under: QWidget) -> None:
        """Open the menu below a button, for the district that the cursor is in."""
        there = self._view.settlement
        if there is None:
            return
        index = self._view.keys.cursor.district
        keep = self._ask_name if there.districts[index].buildings else None
        menu = plans_menu(self._view.document, keep, self._view.laying.hold, self._do, self._page)
        pop_up(menu, under.mapToGlobal(QPoint(0, under.height())))

    def _ask_name(self) -> None:
        view, there = self._view, self._view.settlement
        if there is None:
            return
        index, kingdom = view.keys.cursor.district, view.document.campaign.at_table
        name = there.name if len(there.districts) == 1 else f"{there.name} {index + 1}"
        self._notice.ask_words(
            self.tr("Keep the plan of district {number} under the name").format(number=index + 1),
            name,
            self.tr("Keep"),
            lambda words: self._do(
                KeepTemplate(kingdom=kingdom, settlement=there.id, district=index, name=words)
            ),
        )
