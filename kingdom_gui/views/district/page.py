"""The settlement screen: the kingdom's settlements as tabs, plans, palette and numbers side by side."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, QPoint, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QTabBar, QToolButton, QVBoxLayout, QWidget

from ...document.document import Document
from ...engine.actions import Action, Change, Refusal
from ...engine.state import Building
from .. import speech
from ..blocks import empty, verbatim
from ..icons import icon
from ..keys.book import book
from ..low_room import LowRoom
from ..modal import open_over, pop_up
from ..text_size import by_text, scaled
from . import phrases
from .building_card import BuildingCard
from .deeds import Deed, Deeds
from .hits import Hit
from .items_below import ItemsBelow
from .notice_bar import NoticeBar
from .numbers_panel import NumbersPanel
from .palette import Palette
from .place_menu import place_menu
from .plan_keeping import PlanKeeping
from .plan_view import PlanView
from .side_pane import SidePane
from .wish_panel import WishPanel

NUMBERS_FROM = 900  # pixels of width
TOOLS = ("zoom-out", "fit", "zoom-in", "town", "serve", "layers", "add", "items", "panel")  # by icon


class SettlementPage(QWidget):
    """Everything about the inside of the settlements of the kingdom at the table.

    `hint(text)` is a line for the status bar; `preview(change)` a `Change` looked ahead to, or None;
    `ledger_requested(settlement, number)` asks for the ledger of a settlement's number;
    `override_requested(action, refusal)` asks whether the GM insists; `settlement_changed(id)`
    tells which settlement is shown, `settlement_chosen(id)` that the user has chosen it.
    """

    hint = Signal(str)
    preview = Signal(object)
    ledger_requested = Signal(str, str)
    override_requested = Signal(object, object)
    settlement_changed = Signal(str)
    settlement_chosen = Signal(str)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.tabs = QTabBar(self)
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self.tabs.setUsesScrollButtons(True)
        self.tabs.currentChanged.connect(self._tab_chosen)
        self.view = PlanView(document, self)
        self.palette_panel = Palette(document, self)
        self.numbers = NumbersPanel(document, self)
        self.notice = NoticeBar(self.view)
        self.plans = PlanKeeping(self.view, self.notice, self._try, self)
        self.wishes = WishPanel(document, self)
        self.side = SidePane(self)
        self.side.add("numbers", lambda: self.tr("Numbers"), self.numbers)
        self.side.add("wishes", lambda: self.tr("Wish list"), self.wishes)
        self.buttons = {name: QToolButton(self) for name in TOOLS}
        self._told = ""  # stands in the status line until there is something else to say
        self._numbers_wanted: bool | None = None  # None: as the width allows
        self._widths_chosen = False
        self._arrange()
        self._connect()
        self._retranslate()
        self._suit()
        self.renew()

    @property
    def settlement_id(self) -> str:
        """The settlement shown, "" for none."""
        return self.view.settlement_id

    def take_focus(self) -> None:
        """Give the plans the keyboard."""
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_settlement(self, settlement: str) -> None:
        """Show a settlement of the kingdom at the table; one that is not its own is not shown."""
        for index in range(self.tabs.count()):
            if self.tabs.tabData(index) == settlement:
                self.tabs.setCurrentIndex(index)

    def panes(self) -> list[QWidget]:
        """The parts that F6 goes to one by one: palette, plans and numbers."""
        return [self.palette_panel, self.view, self.side]

    def set_numbers_visible(self, visible: bool) -> None:
        """Show or hide the numbers, whatever the width."""
        self._numbers_wanted = visible
        self._suit()

    def renew(self) -> None:
        """The campaign has changed: tabs for the settlements there are; the one shown stays if it can."""
        self._say("")  # what was done may be undone
        kingdom = self.document.kingdom
        there = self.document.campaign.settlements_of(kingdom.id) if kingdom else []
        wanted = self.settlement_id
        capital = kingdom.capital if kingdom else ""
        rows = [(s.id, verbatim(f"★ {s.name}" if s.id == capital else s.name)) for s in there]
        shown = [(self.tabs.tabData(i), self.tabs.tabText(i)) for i in range(self.tabs.count())]
        if rows != shown:
            with QSignalBlocker(self.tabs):
                while self.tabs.count():
                    self.tabs.removeTab(0)
                for settlement, name in rows:
                    self.tabs.setTabData(self.tabs.addTab(name), settlement)
            ids = [settlement for settlement, _ in rows]
            index = ids.index(wanted) if wanted in ids else 0
            with QSignalBlocker(self.tabs):
                self.tabs.setCurrentIndex(index if ids else -1)
        self._show(str(self.tabs.tabData(self.tabs.currentIndex()) or "") if rows else "")
        self._renew_card(self.view.selected)
        if self.isVisible():
            self.palette_panel.model.renew()
        for button in self.buttons.values():
            button.setEnabled(bool(rows))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._renew_card(self.view.selected)
        elif event.type() == QEvent.Type.PaletteChange:
            self._draw_icons()
        super().changeEvent(event)

    # Done by the user

    def do(self, deed: Deed) -> None:
        """Do what a menu entry or a button of the card stands for; ask first where it cannot be taken back
        lightly, or where a rule is against it.
        """
        building = self.view.building(deed.number) if deed.number else None
        if deed.command == "demolish":
            self.ask_demolish(deed.number)
        elif deed.command == "move" and building is not None:
            self.view.take_up(building.kind, building.id)
            self.view.setFocus()
        elif deed.command == "figure" and building is not None:
            self._ask_figure(deed.number, building.figure)
        elif deed.command == "exhibits" and building is not None:
            self._ask_exhibits(building)
        elif deed.command == "deity" and building is not None:
            self._ask_deity(building)
        elif deed.command == "details":
            self.set_numbers_visible(True)
            self.side.show_tab("numbers")
            self.numbers.ensureWidgetVisible(self._card)
        elif deed.command == "add_district":
            self.add_district()
        elif deed.action is not None:
            self._try(deed.action)

    def ask_demolish(self, number: int) -> None:
        """Ask at the foot of the plans whether to demolish, with the price; plans are taken away at once."""
        building = self.view.building(number)
        if building is None:
            return
        deed = Deeds(self.document, self.settlement_id).demolition(number)
        if building.planned and deed.action is not None:
            self._try(deed.action)
            return
        name = phrases.building_name(building.kind)
        if isinstance(deed.outcome, Change):
            action = deed.action
            text = self.tr("Demolish the {name}? This costs {price}.").format(
                name=name, price=deed.price or phrases.bp(0)
            )
            warned = " ".join(speech.reason(w, self.document.campaign) for w in deed.outcome.warnings)
            self.hint.emit(text)
            self.notice.ask(f"{text} {warned}".strip(), self.tr("Demolish"), lambda: self._try(action))
        elif deed.action is not None and deed.outcome is not None:
            self._refused(deed.action, deed.outcome)

    def add_district(self) -> None:
        """Open the dialog for another district of the settlement shown."""
        if not self.settlement_id:
            return
        from .add_district import AddDistrictDialog

        dialog = AddDistrictDialog(self.document, self.settlement_id, self.window())
        open_over(dialog)

    def _show_wish(self, settlement: str, district: int, number: int) -> None:
        """Show where a wish is drawn, if it is drawn here."""
        building = self.view.building(number)
        if settlement == self.settlement_id and building is not None:
            lot = building.lots[0] if building.lots else None
            found = Hit(district, lot, building.side or None, number)
            self.view.keys.go_to(found)
            self.view.choose(found)
            self.view.reveal(self.view.rect_of(district, self.view.arrangement.layouts[district], found))

    def _try(self, action: Action | None) -> None:
        if action is None:
            return
        outcome = self.document.check(action)
        if isinstance(outcome, Refusal):
            self._refused(action, outcome)
        else:
            self.document.do(action)

    def _refused(self, action: Action, refusal: Refusal) -> None:
        why = " ".join(dict.fromkeys(speech.reason(r, self.document.campaign) for r in refusal.reasons))
        self._say(why)
        if refusal.overridable:
            insist = self.tr("Do it all the same…")
            self.notice.ask(why, insist, lambda: self.override_requested.emit(action, refusal), focus=False)
        else:
            self.notice.tell(why)

    def _ask_exhibits(self, building: Building) -> None:
        from .exhibits import ExhibitsDialog

        dialog = ExhibitsDialog(self.document, self.settlement_id, building, self.window())
        open_over(dialog)

    def _ask_deity(self, building: Building) -> None:
        from .deity import DeityDialog

        dialog = DeityDialog(self.document, self.settlement_id, building, self.window())
        open_over(dialog)

    def _ask_figure(self, number: int, figure: int) -> None:
        deeds = Deeds(self.document, self.settlement_id)
        text = self.tr("The figure the rules ask for, such as the best CR kept there:")
        self.notice.ask_number(text, figure, lambda value: self._try(deeds.figure(number, value)))

    def _open_menu(self, found: Hit, at: QPoint) -> None:
        groups = Deeds(self.document, self.settlement_id).at(found)
        menu = place_menu(groups, self.document, self.do, self.hint.emit, self)
        pop_up(menu, at)

    def _put_down(self) -> None:
        self.view.take_up("")
        self.palette_panel.select("")
        self._pass_on("")

    def _placed(self, change: Change) -> None:
        held, spot = self.view.holding.placement, self.view.holding.built
        self.notice.dismiss()
        if held is not None and spot is not None:
            self._say(phrases.done_line(held, spot, change))

    def _say(self, text: str) -> None:
        """Say something that stays until there is something else to say."""
        if text or self._told:
            self._told = text
            self.hint.emit(text)

    def _pass_on(self, hint: str) -> None:
        """A hint of the plans; where it ends, what has been done or refused still stands."""
        if hint:
            self._told = ""
        self.hint.emit(hint or self._told)

    def _taken_up(self, kind: str) -> None:
        if kind:  # what is put down after a refusal leaves the refusal to be read
            self.notice.dismiss()
        self.view.terms = self.palette_panel.terms
        self.view.take_up(kind)
        if kind:
            self._pass_on(self._how_to_place())

    def _how_to_place(self) -> str:
        return self.tr(
            "Drag it to a lot, or click there. By keyboard: Enter, arrows, Enter. "
            "R or the middle button turns it, Shift builds more than one, Esc or a right click ends."
        )

    def _renew_card(self, found: Hit | None) -> None:
        empty(self.numbers.foot)
        self._card = QWidget(self)
        if found is not None and self.settlement_id:
            self._card = BuildingCard(
                self.document, self.settlement_id, found, self.do, self._ask_ledger, self
            )
        self.numbers.foot.addWidget(self._card)

    def _ask_ledger(self, name: str) -> None:
        self.ledger_requested.emit(self.settlement_id, name)

    def _tab_chosen(self, index: int) -> None:
        before = self.settlement_id
        self._show(str(self.tabs.tabData(index) or "") if index >= 0 else "")
        if self.settlement_id != before:
            self.settlement_chosen.emit(self.settlement_id)

    def _show(self, settlement: str) -> None:
        if settlement == self.settlement_id and settlement in self.document.campaign.settlements:
            return
        self.notice.dismiss()
        self.palette_panel.select("")
        self.view.show_settlement(settlement)
        self.palette_panel.show_settlement(settlement)
        self.numbers.show_settlement(settlement)
        self.wishes.show_settlement(settlement)
        self.below.items.show_settlement(settlement)
        self.settlement_changed.emit(settlement)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Prices are not kept up while another page is worked on.
        self.palette_panel.model.renew()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._suit()

    def _suit(self) -> None:
        """Leave the numbers out where there is no room for them, unless they are asked for."""
        wide = self.width()
        shown = wide >= scaled(NUMBERS_FROM) if self._numbers_wanted is None else self._numbers_wanted
        self.side.setVisible(shown)
        self.buttons["panel"].setChecked(shown)
        if not self._widths_chosen:
            palette = min(max(wide * 18 // 100, 258), 360)
            numbers = min(max(wide * 16 // 100, 240), 320) if shown else 0
            self.splitter.setSizes([palette, max(wide - palette - numbers, 1), numbers])

    def _keep_widths(self) -> None:
        """The user has set the widths: they are no longer fitted to the window."""
        self._widths_chosen = True

    # Made once

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(10, 4, 10, 0)
        head.addWidget(self.tabs, 1)
        for button in self.buttons.values():
            button.setAutoRaise(True)
            head.addWidget(button)
        side = QWidget(self)
        by_text(side, least_width=258)
        column = QVBoxLayout(side)
        column.setContentsMargins(12, 10, 10, 12)
        column.addWidget(self.palette_panel)
        palette_room = LowRoom(side, self)
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)
        for part in (palette_room, self.view, self.side):
            self.splitter.addWidget(part)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.splitterMoved.connect(self._keep_widths)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(4)
        whole.addLayout(head)
        self.below = ItemsBelow(self.document, self.splitter, self.buttons["items"], self)
        whole.addWidget(self.below, 1)
        self._draw_icons()
        palette = self.palette_panel
        stops: list[QWidget] = [
            self.tabs,
            palette.search,
            *palette.chips.values(),
            *palette.size_chips.values(),
        ]
        stops += [palette.legal_chip, palette.list, palette.terms_box, palette.magic_box, self.view]
        stops += [self.side.tabs, *self.numbers.rows.values(), *self.buttons.values()]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    def _connect(self) -> None:
        view, palette = self.view, self.palette_panel
        palette.taken_up.connect(self._taken_up)
        palette.kept.connect(lambda: view.setFocus(Qt.FocusReason.TabFocusReason))
        palette.terms_changed.connect(lambda: self._taken_up(palette.kind))
        palette.list.dropped.connect(self._put_down)
        view.hint.connect(self._pass_on)
        view.holding.preview.connect(self.preview)
        view.holding.preview.connect(self.numbers.look_ahead)
        view.holding.refused.connect(self._refused)
        view.holding.done.connect(self._placed)
        self.notice.opened.connect(view.tell_reason)
        view.put_down.connect(self._put_down)
        view.chosen.connect(self._renew_card)
        view.menu_wanted.connect(self._open_menu)
        view.demolish_wanted.connect(self.ask_demolish)
        self.numbers.ledger_requested.connect(self.ledger_requested)
        self.wishes.wanted.connect(self._try)
        self.wishes.shown.connect(self._show_wish)
        view.laying.hint.connect(self._pass_on)
        view.laying.wanted.connect(self._try)
        view.service_changed.connect(self.buttons["serve"].setChecked)
        self.buttons["town"].clicked.connect(view.zooming.to_town)
        self.buttons["serve"].setCheckable(True)
        self.buttons["serve"].clicked.connect(view.show_service)
        self.buttons["layers"].clicked.connect(lambda: self.plans.open_menu(self.buttons["layers"]))
        self.buttons["zoom-out"].clicked.connect(lambda: view.set_zoom(view.zoom / 1.25))
        self.buttons["zoom-in"].clicked.connect(lambda: view.set_zoom(view.zoom * 1.25))
        self.buttons["fit"].clicked.connect(lambda: view.set_zoom(1.0))
        self.buttons["add"].clicked.connect(self.add_district)
        self.below.items.override_requested.connect(self.override_requested)
        self.buttons["panel"].setCheckable(True)
        self.buttons["panel"].clicked.connect(self.set_numbers_visible)
        self.document.changed.connect(self.renew)

    def _draw_icons(self) -> None:
        for name, button in self.buttons.items():
            button.setIcon(icon(name))

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Settlement"))
        self.tabs.setAccessibleName(self.tr("Settlements"))
        for name, text in {
            "zoom-out": book().named(self.tr("Smaller"), "lots.farther"),
            "zoom-in": book().named(self.tr("Larger"), "lots.nearer"),
            "fit": book().named(self.tr("Fit to the window"), "lots.fit"), "add": self.tr("Add a district…"),
            "town": book().named(self.tr("The whole town"), "lots.town"),
            "serve": book().named(self.tr("Show who serves whom"), "lots.service"),
            "layers": self.tr("Keep or lay out plans of districts"),
            "items": self.tr("Magic items for sale"), "panel": self.tr("Show the numbers"),
        }.items():  # fmt: skip
            self.buttons[name].setToolTip(text)
            self.buttons[name].setAccessibleName(text)
