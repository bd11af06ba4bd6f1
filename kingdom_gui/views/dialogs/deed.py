"""A deed toward another kingdom on which dice are thrown: what is at stake, and the dice, if people roll."""

from __future__ import annotations

from typing import Literal, NamedTuple

from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from ...document.document import Document
from ...engine.actions import Action, Change
from ...engine.actions.agreements import AttackKingdom, EndAgreement
from ...engine.actions.allies import HostArmy, RefuseAid
from ...engine.diplomacy.dc import standing
from ...engine.relations import relation
from ...engine.requests import Roll
from ...engine.state import Kingdom
from ...engine.turn.play import check_modifiers
from .. import speech
from ..turn.dice_text import die_name, typed
from ..turn.step_form import text_field
from .action_dialog import ActionDialog

Deed = Literal["embassy", "treaty", "alliance", "attack", "host", "refuse"]
LOYALTY = "loyalty"
DIE_WIDTH = 84


class _Dice(NamedTuple):
    """The faces typed into a field: None where it is empty."""

    field: QLineEdit

    @property
    def faces(self) -> tuple[int, ...]:
        """All of them; one that cannot be where the text is no number, so that the engine says so."""
        text = self.field.text().strip()
        return (typed(text) or (0,)) if text else ()

    @property
    def face(self) -> int | None:
        """The only one."""
        found = self.faces
        return found[0] if found else None


class DeedDialog(ActionDialog):
    """Tells the chance of the Loyalty check and what follows; dice left empty are the program's.

    Nothing is told of how the program's dice will fall.
    """

    def __init__(self, document: Document, deed: Deed, other: Kingdom, parent: QWidget | None = None) -> None:
        super().__init__(document, other.name, "", parent)
        self._deed, self._other = deed, other
        self.dice: dict[str, _Dice] = {}
        self.called = QCheckBox(self.tr("We were attacked and have asked for help"), self)
        name, verb = self._names()
        self.setWindowTitle(name)
        self.head.setText(name)
        self.do_button.setText(verb)
        self.explain(self._stakes())
        self._fill()

    def action(self) -> Action | None:
        us, to = self.document.campaign.at_table, self._other.id
        natural = self.dice["check"].face if "check" in self.dice else None
        if self._deed == "attack":
            infamy, unrest = (self.dice[n].faces if n in self.dice else () for n in ("infamy", "unrest"))
            return AttackKingdom(kingdom=us, to=to, natural=natural, infamy=infamy, unrest=unrest)
        if self._deed == "host":
            die, called = self.dice["unrest"].face, self.called.isChecked()
            return HostArmy(kingdom=us, to=to, called=called, natural=natural, die=die)
        if self._deed == "refuse":
            return RefuseAid(kingdom=us, to=to, die=self.dice["infamy"].face)
        return EndAgreement(kingdom=us, to=to, agreement=self._deed, natural=natural)

    def _effect(self, change: Change) -> str:
        """The chance of the check, and never what the program's dice would bring."""
        if "check" not in self.dice or (self._deed == "host" and self.called.isChecked()):
            return ""
        document = self.document
        us, numbers = document.campaign.at_table, document.numbers()
        if numbers is None:
            return ""
        added = check_modifiers(document.campaign, us, document.rules, LOYALTY, ())
        roll = Roll("deed", LOYALTY, modifiers=added, target=numbers.total("control_dc"))
        return self.tr("Loyalty check: {needed} or more, {percent}%").format(
            needed=roll.needed, percent=round(100 * (roll.chance or 0.0))
        )

    # What is said

    def _names(self) -> tuple[str, str]:
        """The deed's name and its verb."""
        name = self._other.name
        said: dict[Deed, tuple[str, str]] = {
            "embassy": (self.tr("Close the embassies with {name}"), self.tr("Close")),
            "treaty": (self.tr("Withdraw from the treaty with {name}"), self.tr("Withdraw")),
            "alliance": (self.tr("Withdraw from the alliance with {name}"), self.tr("Withdraw")),
            "attack": (self.tr("Attack {name}"), self.tr("Attack")),
            "host": (self.tr("An army of {name} on our land"), self.tr("Let it in")),
            "refuse": (self.tr("Refuse {name} help"), self.tr("Refuse")),
        }
        title, verb = said[self._deed]
        return title.format(name=name), verb

    def _stakes(self) -> str:
        """What follows, by the rules."""
        if self._deed == "attack":
            return self._stakes_of_attack()
        if self._free and self._deed in ("embassy", "treaty", "alliance"):
            return self.tr("They have attacked us: it ends without a check and without penalty.")
        said = {
            "embassy": self.tr("All that was agreed ends. If the Loyalty check fails, the people keep it."),
            "treaty": self.tr(
                "An alliance ends with it. Unrest rises by 1, by 2 if the Loyalty check fails."
            ),
            "alliance": self.tr("The treaty stays. Unrest rises by 1, by 2 if the Loyalty check fails."),
            "host": self.tr("If the Loyalty check fails, Unrest rises by 1d2; not if we called for it."),
            "refuse": self.tr("Our ally has been attacked and asked for help. Infamy rises by 1d4."),
        }
        return said[self._deed]

    def _stakes_of_attack(self) -> str:
        broken = self._broken
        if broken == "embassy":
            return self.tr("There is war. Infamy rises by 1, and Unrest too if the Loyalty check fails.")
        if broken == "treaty":
            return self.tr(
                "There is war. Infamy and Unrest rise by 1d2 each, by 1d4 if the Loyalty check fails."
            )
        if broken:
            return self.tr(
                "There is war. Infamy and Unrest rise by 1d4 each, by 2d4 if the Loyalty check fails."
            )
        return self.tr("There is war. Nothing was agreed with them, so nothing is broken.")

    @property
    def _free(self) -> bool:
        return relation(self.document.campaign, self.document.campaign.at_table, self._other.id).attacked

    @property
    def _broken(self) -> str:
        return standing(self.document.campaign, self.document.campaign.at_table, self._other.id)

    # Its fields

    def _fill(self) -> None:
        language = speech.language()
        d20 = die_name(20, language)
        self.called.setVisible(self._deed == "host")
        if self._deed == "host":
            self.called.toggled.connect(self.refresh)
            self.form.addRow("", self.called)
        checked = self._deed in ("embassy", "treaty", "alliance", "host") and not self._free
        if checked or (self._deed == "attack" and self._broken):
            self._die("check", self.tr("&Loyalty check"), d20)
        if self._deed == "attack" and self._broken in ("treaty", "alliance"):
            small, large = (die_name(sides, language) for sides in (2, 4))
            dice = f"1{small} / 1{large}" if self._broken == "treaty" else f"1{large} / 2{large}"
            self._die("infamy", self.tr("&Infamy"), dice)
            self._die("unrest", self.tr("&Unrest"), dice)
        elif self._deed == "host":
            self._die("unrest", self.tr("&Unrest"), die_name(2, language))
        elif self._deed == "refuse":
            self._die("infamy", self.tr("&Infamy"), die_name(4, language))

    def _die(self, name: str, label: str, dice: str) -> None:
        """A field for dice."""
        field = text_field(dice, DIE_WIDTH, self)
        field.setAccessibleName(label.replace("&", ""))
        field.setToolTip(self.tr("Left empty, the program rolls"))
        field.textChanged.connect(self.refresh)
        self.dice[name] = _Dice(field)
        self.form.addRow(label, field)
