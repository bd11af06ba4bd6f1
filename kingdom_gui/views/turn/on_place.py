"""Choices made on the place itself: the panel's options marked on map and plans, lit and picked there."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from ...engine.hexes import HexId
from ..map.planned import PlannedWay
from .place_offer import PlaceOffer

if TYPE_CHECKING:
    from ..district.offered import Mark
    from ..district.page import SettlementPage
    from ..main_window import MainWindow
    from ..tool_strip import MapPage
    from .options import Option
    from .panel import TurnPanel


class OnPlace(QObject):
    """Connects a turn panel with the pages of its window.

    The page of a choice is opened when the choice comes of what was done in the panel; not again in the same
    step once the user has gone elsewhere. `show` opens it at any time.
    """

    def __init__(self, window: MainWindow, panel: TurnPanel) -> None:
        super().__init__(panel)
        self._window, self._panel = window, panel
        self._offer: PlaceOffer | None = None
        self._lit: tuple[HexId, ...] = ()  # what a form of the panel is about
        self._way: PlannedWay | None = None  # what a form of the panel plans
        self._opened = ""  # the request whose page was opened by itself
        self._wandered = ""  # the step in which the user has gone elsewhere
        self._opening = False
        panel.offered.connect(self._offered)
        panel.pointed.connect(self._light)
        panel.lit.connect(self._show_lit)
        panel.show_wanted.connect(self.show)
        window.pages.made.connect(self._made)
        window.pages.currentChanged.connect(self._moved)
        for name in ("map", "settlement"):
            page = window.pages.known(name)
            if page is not None:
                self._made(name, page)

    def show(self) -> None:
        """Open the page of what is asked, at its first place, with the keyboard's focus there."""
        if self._offer is None:
            return
        first = self._offer.options[0]
        self._open(self._offer)
        page, plans = self._map(), self._settlement()
        if first.place.hex is not None and page is not None:
            page.view.reveal(first.place.hex)
            page.view.setFocus(Qt.FocusReason.OtherFocusReason)
        elif first.place.hex is None and plans is not None:
            there = next(o for o in self._offer.options if o.place.settlement == plans.settlement_id)
            plans.view.reveal(plans.view.offered.rect_of(there.value))
            self._put_cursor(plans, there)
            plans.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def forget(self) -> None:
        """Another campaign is open: nothing of it has been asked or gone away from yet."""
        self._opened = self._wandered = ""

    # What the panel tells

    def _offered(self, offer: PlaceOffer | None) -> None:
        before, self._offer = self._offer, offer
        if offer is None and before is None:
            return
        self._mark()
        if offer is None:
            self._window.status.hint("")
            return
        new = before is None or before.request != offer.request
        if offer.eager and offer.choosable and self._opened != offer.request and self._wandered != offer.step:
            self._opened = offer.request
            self._open(offer)
        if new and offer.choosable:
            self._window.status.hint(self._how(offer))
        self._tell_panel()

    def _light(self, value: str) -> None:
        if self._offer is None:
            return
        option = next((one for one in self._offer.options if one.value == value), None)
        page = self._map()
        if page is not None:
            page.view.offered.light(option.place.hex if option is not None else None)
        plans = self._settlement()
        if plans is not None:
            plans.view.offered.light(value if option is not None else "")
            if option is not None and plans.isVisible():
                plans.view.reveal(plans.view.offered.rect_of(value))

    def _show_lit(self, lit: PlannedWay | tuple[HexId, ...]) -> None:
        """Light the hexes, or show the way, that a form of the panel is about."""
        way = lit if isinstance(lit, PlannedWay) else None
        hexes = () if isinstance(lit, PlannedWay) else lit
        begun = way is not None and self._way is None
        if begun:
            self._window.show_page("map")
        page = self._map()
        if begun and page is not None:
            page.view.set_tool("select")  # a click picks a hex; any other tool would draw or claim there
        if way != self._way:
            self._way = way
            if page is not None:
                page.view.planned.show(way)
        if hexes != self._lit:
            self._lit = hexes
            self._mark()

    def _how(self, offer: PlaceOffer) -> str:
        if offer.page == "map":
            return self.tr("Click the hex on the map, or choose it below.")
        return self.tr("Click the place on the plan, or choose it below.")

    # What the pages tell

    def _made(self, name: str, page: QWidget) -> None:
        if name == "map":
            view = cast("MapPage", page).view
            view.offer_chosen.connect(self._hex_chosen)
            view.offer_pointed.connect(self._hex_pointed)
            view.planned.show(self._way)
        elif name == "settlement":
            plans = cast("SettlementPage", page)
            plans.view.offer_chosen.connect(self._panel.choose)
            plans.view.offer_pointed.connect(self._panel.point)
            plans.settlement_changed.connect(self._tell_panel)
        self._mark()

    def _hex_chosen(self, hex_id: HexId) -> None:
        value = self._at(hex_id)
        if value:
            self._panel.choose(value)

    def _hex_pointed(self, hex_id: HexId | None) -> None:
        self._panel.point(self._at(hex_id))

    def _moved(self, _index: int) -> None:
        if self._offer is not None and not self._opening:
            self._wandered = self._offer.step
        self._tell_panel()

    # How

    def _open(self, offer: PlaceOffer) -> None:
        place = offer.options[0].place
        self._opening = True
        try:
            if offer.page == "map":
                self._window.show_page("map")
                page = self._map()
                if page is not None and offer.choosable:
                    page.view.set_tool("select")
            elif self._settlement_shown() not in {option.place.settlement for option in offer.options}:
                self._window.wiring.wanted("open_settlement", place.settlement)
            else:
                self._window.show_page("settlement")
        finally:
            self._opening = False
        self._mark()
        self._tell_panel()

    def _mark(self) -> None:
        """Mark what is offered on both pages, as far as they are made."""
        offer = self._offer
        options = offer.options if offer is not None else ()
        choosable = offer is not None and offer.choosable
        page = self._map()
        if page is not None:
            hexes = {one.place.hex: one.faces for one in options if one.place.hex is not None}
            hexes = hexes or dict.fromkeys(self._lit, "")
            if hexes or page.view.offered.marks:
                page.view.offered.show(hexes, choosable)
        plans = self._settlement()
        if plans is not None:
            marks = [_mark_of(one) for one in options if one.place.page == "settlement"]
            if marks or plans.view.offered.marks:
                rules = self._window.document.rules.buildings
                plans.view.offered.show(marks, choosable, rules.get(offer.gift) if offer else None)

    def _tell_panel(self) -> None:
        """Whether what is offered is in sight; if not the panel offers to show it."""
        offer = self._offer
        if offer is None:
            return
        shown = self._window.pages.current == offer.page
        if offer.page == "settlement":
            shown = shown and self._settlement_shown() in {one.place.settlement for one in offer.options}
        self._panel.tell_in_sight(shown, offer.page)

    def _at(self, hex_id: HexId | None) -> str:
        options = self._offer.options if self._offer is not None else ()
        return next((one.value for one in options if hex_id is not None and one.place.hex == hex_id), "")

    def _settlement_shown(self) -> str:
        page = self._settlement()
        return page.settlement_id if page is not None else ""

    def _map(self) -> MapPage | None:
        return cast("MapPage | None", self._window.pages.known("map"))

    def _settlement(self) -> SettlementPage | None:
        return cast("SettlementPage | None", self._window.pages.known("settlement"))

    def _put_cursor(self, page: SettlementPage, option: Option) -> None:
        from ..district.hits import Hit

        place = option.place
        if place.lots:
            page.view.keys.go_to(Hit(place.district, place.lots[0], None, place.building))
            page.view.offered.light(option.value)


def _mark_of(option: Option) -> Mark:
    from ..district.offered import Mark

    place = option.place
    return Mark(option.value, place.settlement, place.district, place.lots, place.building, option.faces)
