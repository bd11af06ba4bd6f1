"""Uniting kingdoms: which, what the union is called, who leads it, and the GM's word (IT L1420)."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QGridLayout, QLineEdit, QWidget

from ...document.document import Document
from ...engine.actions import Action, Change
from ...engine.actions.new_kingdom import Extra, seats_of
from ...engine.actions.union import FormUnion, UnionLeader
from ...engine.neighbours import neighbours, played
from ...engine.rule_effects import VassalOffice
from ...engine.state import Kingdom
from ...engine.unrest_shared import unrest_of_union
from .. import speech
from ..blocks import heading, muted, spin_box, verbatim
from ..colours_box import colours_box
from ..text_size import by_text
from ..turn.dice_text import die_name
from .extras import ExtrasList
from .found_settlement import free_id
from .guided import GuidedDialog, page_of
from .independence import FIELD, MOST_UNREST, SHARE
from .kingdom_fields import alignment_box, government_box
from .realm_preview import Realm
from .split_goods import face

UNION = "union"  # by which the GM's modifiers know it


class Seat(NamedTuple):
    """A role of the union: who may hold it, and the die of its Loyalty check, which a couple makes once."""

    role: str
    who: QComboBox
    die: QLineEdit
    first: bool


class UnionDialog(GuidedDialog):
    """Unites the kingdom at the table with those chosen; `chosen` are ticked from the start."""

    def __init__(
        self, document: Document, chosen: tuple[str, ...] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(document, "", "", parent)
        name = self.tr("Unite kingdoms")
        self.setWindowTitle(name)
        self.head.setText(name)
        self.do_button.setText(self.tr("Form the union"))
        campaign = document.campaign
        self._home = campaign.kingdoms[campaign.at_table]
        others = [k for k in (*played(campaign), *neighbours(campaign)) if k.id != self._home.id]
        self.members: dict[str, QCheckBox] = {}
        self.seats: list[Seat] = []
        self._of: tuple[str, ...] = ()
        self._fields(others, chosen or tuple(k.id for k in others if k.played)[:1])
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(3, 1)
        self.unrest = spin_box(SHARE, MOST_UNREST, SHARE, self)
        self.unrest.setSpecialValueText(self.tr("the average"))
        by_text(self.unrest, most_width=FIELD)
        self.unrest.valueChanged.connect(lambda _: self.refresh())
        self.extras = ExtrasList(self)
        self.extras.changed.connect(self.refresh)
        told = self.tr("Who keeps a role changes nothing. A Ruler who rules no more raises Unrest by 2.")
        self.add_step(self.tr("Who leads"), page_of(muted(told), self._grid))
        unrest = QFormLayout()
        unrest.setHorizontalSpacing(16)
        unrest.addRow(self.tr("&Unrest to begin with"), self.unrest)
        self.add_step(self.tr("Unrest and modifiers"), page_of(unrest, self.extras))
        self._choose_members()

    def kingdoms(self) -> tuple[str, ...]:
        """The ids of the kingdoms that unite, ours first."""
        return (self._home.id, *(key for key, box in self.members.items() if box.isChecked()))

    def called(self) -> str:
        """The name typed, or the one offered."""
        return self.name.text().strip() or self.name.placeholderText()

    def action(self) -> Action | None:
        if len(self.kingdoms()) < 2:
            return None
        name = self.called()
        return FormUnion(
            kingdom=free_id(name, set(self.document.campaign.kingdoms)),
            kingdoms=self.kingdoms(),
            name=name,
            alignment=str(self.alignment.currentData()),
            government=str(self.government.currentData()),
            colour=str(self.colour.currentData()),
            capital=str(self.capital.currentData() or ""),
            leaders=tuple(self._leaders()),
            dice={s.role: face(s.die) or 0 for s in self.seats if s.first and s.die.text().strip()},
            unrest=self.unrest.value() if self.unrest.value() != SHARE else None,
            modifiers=self._extras(),
        )

    def missing(self) -> str:
        if not self.members:
            return self.tr("There is no other kingdom yet.")
        return self.tr("Choose the kingdoms that unite.")

    def about(self) -> tuple[str, ...]:
        return self.kingdoms()

    def refresh(self) -> None:
        self.extras.set_kingdoms([(UNION, self.called())])
        self._tell_dice()
        super().refresh()

    def realms(self, change: Change | None) -> list[Realm]:
        campaign = self.document.campaign
        found = [Realm(campaign, key, was=change is not None) for key in self.kingdoms()]
        action = self.action()
        if change is not None and action is not None:
            average = unrest_of_union([campaign.kingdoms[key] for key in self.kingdoms()])
            whole = change.campaign.kingdoms[action.kingdom].unrest.value == average.total
            found.append(Realm(change.campaign, action.kingdom, unrest=average if whole else None))
        return found

    def _fields(self, others: list[Kingdom], chosen: tuple[str, ...]) -> None:
        """The first step: which kingdoms, and what they are together."""
        for kingdom in others:
            box = self.members[kingdom.id] = QCheckBox(verbatim(kingdom.name), self)
            box.setChecked(kingdom.id in chosen)
            box.toggled.connect(lambda _: self._choose_members())
        self.name = QLineEdit(self)
        self.alignment = alignment_box(self, self._home.alignment, self.document)
        self.government = government_box(self.document, self, self._home.government)
        self.colour = colours_box(self, self._home.colour)
        self.capital = QComboBox(self)
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(6)
        form.addRow(self.tr("&Name"), self.name)
        form.addRow(self.tr("&Alignment"), self.alignment)
        form.addRow(self.tr("&Government"), self.government)
        form.addRow(self.tr("&Colour on the map"), self.colour)
        form.addRow(self.tr("Ca&pital"), self.capital)
        self.name.textChanged.connect(lambda _: self.refresh())
        for choice in (self.alignment, self.government, self.colour, self.capital):
            choice.activated.connect(lambda _: self.refresh())
        with_whom = heading(self.tr("{name} unites with").format(name=self._home.name))
        page = page_of(with_whom, *self.members.values(), form)
        self.add_step(self.tr("Kingdoms"), page)

    def _choose_members(self) -> None:
        """Other kingdoms unite: names, capitals and leaders are others."""
        if self.kingdoms() != self._of or not self.seats:
            self._of = self.kingdoms()
            self._fill_capitals()
            self._fill_seats()
        kingdoms = self.document.campaign.kingdoms
        self.name.setPlaceholderText("–".join(kingdoms[key].name for key in self._of))
        self.refresh()

    def _fill_capitals(self) -> None:
        campaign = self.document.campaign
        seats = {campaign.kingdoms[key].capital for key in self._of}
        towns = [town for key in self._of for town in campaign.settlements_of(key)]
        self.capital.clear()
        for town in sorted(towns, key=lambda town: town.id not in seats):
            self.capital.addItem(town.name, town.id)
        self.capital.setEnabled(bool(towns))

    def _fill_seats(self) -> None:
        """A line for each role: who holds it in one of the kingdoms is offered first, ours before others."""
        from ..blocks import empty

        empty(self._grid)
        self.seats = []
        kingdoms = [self.document.campaign.kingdoms[key] for key in self._of]
        vassals = sum(v.kingdom not in self._of for kingdom in kingdoms for v in kingdom.vassals)
        for role in self.document.rules.roles.values():
            couple = sum(leader.role == role.id for leader in self._home.leaders) > 1
            office = bool(role.effects_of(VassalOffice))
            for place in range(seats_of(role, vassals) if office or couple else 1):
                self._seat(role.id, place, couple and not office)
        for seat in self.seats:
            seat.who.activated.connect(lambda _, seat=seat: self._take(seat))
            seat.die.textChanged.connect(lambda _: self.refresh())

    def _seat(self, role: str, place: int, ours: bool) -> None:
        """The line for one of a role's holders; `ours`: only our own are offered first."""
        who, die = QComboBox(self), QLineEdit(self)
        who.addItem(self.tr("nobody"), None)
        mine = []
        for key in self._of:
            kingdom = self.document.campaign.kingdoms[key]
            for leader in kingdom.leaders:
                if leader.lost == "dead":
                    continue
                now = speech.capital(speech.term("role", leader.role))
                text = self.tr("{name} ({role}, {kingdom})").format(
                    name=leader.name, role=now, kingdom=kingdom.name
                )
                who.addItem(text, UnionLeader(key, leader.role, leader.name, role))
                if leader.role == role and (key == self._home.id or not ours):
                    mine.append(who.count() - 1)
        who.setCurrentIndex(mine[place] if place < len(mine) else 0)
        name = speech.capital(speech.term("role", role))
        who.setAccessibleName(name)
        die.setPlaceholderText(die_name(20, speech.language()))
        by_text(die, fixed_width=56)
        die.setMaxLength(8)
        told = self.tr(
            "The die of the Loyalty check, if the role changes hands; left empty, the program rolls"
        )
        die.setToolTip(told)
        die.setAccessibleName(speech.explained(name, told))
        row = len(self.seats)
        self._grid.addWidget(muted(name, 1.0), row, 0)
        self._grid.addWidget(who, row, 1)
        self._grid.addWidget(die, row, 2)
        die.hide()
        self.seats.append(Seat(role, who, die, not place))

    def _take(self, seat: Seat) -> None:
        """Who is given a role leaves the one that they had been given before."""
        one = seat.who.currentData()
        for other in self.seats:
            there = other.who.currentData()
            if other is not seat and one is not None and there is not None and _same(one, there):
                other.who.setCurrentIndex(0)
        self.refresh()

    def _tell_dice(self) -> None:
        """A die is wanted where a role was held and nobody holds on to it."""
        kept = {one.to for one in self._leaders() if one.to == one.role}
        kingdoms = self.document.campaign.kingdoms
        held = {leader.role for key in self._of for leader in kingdoms[key].leaders}
        for seat in self.seats:
            seat.die.setVisible(seat.role in held - kept and seat.first)

    def _leaders(self) -> list[UnionLeader]:
        chosen = (seat.who.currentData() for seat in self.seats)
        return [one for one in chosen if isinstance(one, UnionLeader)]

    def _extras(self) -> tuple[Extra, ...]:
        return self.extras.of(UNION)


def _same(one: UnionLeader, other: UnionLeader) -> bool:
    """Whether they are one person, whatever role each is to have."""
    return (one.kingdom, one.role, one.name) == (other.kingdom, other.role, other.name)
