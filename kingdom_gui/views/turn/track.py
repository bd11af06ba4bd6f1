"""The month at a glance: four phases, a dot for each step: done, now, to come."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ...engine.state import Campaign
from ...engine.turn.steps import PHASES, STEPS, Step, steps_of
from .. import speech
from ..help.terms import show_card
from ..text_size import scaled
from ..theme import colours, sized

DOT, GAP = 7, 5
BETWEEN, LEAST_BETWEEN = 26, 12


class Track(QWidget):
    """Phases in a row. The open one stands in ink with its steps as dots; done ones are ticked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._now: Step | None = None
        self._begun = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_step(self, step: Step | None, begun: bool) -> None:
        """Show where the month stands; no step: it is done, or (not `begun`) there is none yet."""
        self._now, self._begun = step, begun
        self.setAccessibleName(self.tr("The month’s steps"))
        self.setAccessibleDescription(self._told())
        self.updateGeometry()
        self.update()

    def step_at(self, x: float) -> Step | None:
        """The step whose dot is at or nearest to a place of the row; None past the dots of a phase."""
        left = 0.0
        for number, phase in enumerate(PHASES):
            dots = left + self._name_width(number) + 8
            steps = steps_of(phase)
            place = int((x - dots + _gap() / 2) // (_dot() + _gap()))
            if left <= x < dots + len(steps) * (_dot() + _gap()):
                return steps[max(place, 0)]
            left += self._width(number)
        return None

    def names(self) -> list[str]:
        """The names of the phases in the window's language."""
        return [speech.capital(speech.term("phase", f"{phase}_phase")) for phase in PHASES]

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(sized(1.0, bold=True))
        return QSize(
            sum(self._width(n, whole=True) for n in range(len(PHASES))), max(22, metrics.height() + 6)
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            step = self.step_at(event.pos().x())
            tip = self.tell(step) if step is not None else ""
            show_card(event.globalPos(), tip, f"step.{step.id}" if step is not None else "", self)
            return True
        return super().event(event)

    def tell(self, step: Step) -> str:
        """A step's name, and whether it is done, open, next or to come."""
        place, at = self._place(), STEPS.index(step)
        name = _name(step)
        if at < place:
            return self.tr("{step}: done").format(step=name)
        if at == place:
            return self.tr("{step}: now").format(step=name)
        return (
            self.tr("{step}: next").format(step=name)
            if at == place + 1
            else self.tr("{step}: to come").format(step=name)
        )

    def _told(self) -> str:
        place = self._place()
        return ". ".join(self.tell(step) for step in STEPS[max(place, 0) : place + 2])

    def _place(self) -> int:
        """How many steps are done; before the reign -1."""
        if self._now is not None:
            return STEPS.index(self._now)
        return len(STEPS) if self._begun else -1

    def paintEvent(self, _event: QPaintEvent) -> None:
        c = colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x = 0.0
        for number, phase in enumerate(PHASES):
            here = self._now is not None and self._now.phase == phase
            painter.setFont(sized(1.0, bold=here))
            painter.setPen(QColor(c.ink if here else c.muted))
            width, name = self._name_width(number), self._written(number)
            painter.drawText(QRectF(x, 0, width + 4, self.height()), int(Qt.AlignmentFlag.AlignVCenter), name)
            self._dots(painter, phase, x + width + 8)
            x += self._width(number)

    def _dots(self, painter: QPainter, phase: str, x: float) -> None:
        c = colours()
        place = self._place()
        for number, step in enumerate(s for s in STEPS if s.phase == phase):
            at = STEPS.index(step)
            centre = QPointF(x + number * (_dot() + _gap()) + _dot() / 2, self.height() / 2 + 1)
            now = at == place
            painter.setPen(QPen(QColor(c.accent if now else c.muted), 1.2))
            filled = c.accent if now else (c.muted if at < place else "")
            painter.setBrush(QColor(filled) if filled else Qt.BrushStyle.NoBrush)
            radius = _dot() / 2 + (1 if now else -0.5)
            painter.drawEllipse(centre, radius, radius)

    def _width(self, number: int, whole: bool = False) -> int:
        """How wide a phase is; `whole`: with its name, whether there is room for it or not."""
        steps = len(steps_of(PHASES[number]))
        name = self.names()[number] if whole else self._written(number)
        bold = QFontMetrics(sized(1.0, bold=True)).horizontalAdvance(name)
        return bold + 8 + steps * (_dot() + _gap()) + (BETWEEN if whole else self._between())

    def least_whole(self) -> int:
        """The width from which all phases have their names, close to each other."""
        return self.sizeHint().width() - BETWEEN - (BETWEEN - LEAST_BETWEEN) * (len(PHASES) - 1)

    def _between(self) -> int:
        """The room after a phase, less where it is short."""
        spare = self.width() - self.least_whole()
        return max(LEAST_BETWEEN, min(BETWEEN, LEAST_BETWEEN + spare // (len(PHASES) - 1)))

    def _written(self, number: int) -> str:
        """A phase's name; where not all have room only the open one's."""
        here = self._now is not None and self._now.phase == PHASES[number]
        return self.names()[number] if here or self.width() >= self.least_whole() else ""

    def _name_width(self, number: int) -> int:
        here = self._now is not None and self._now.phase == PHASES[number]
        return QFontMetrics(sized(1.0, bold=here)).horizontalAdvance(self._written(number))


def _name(step: Step) -> str:
    return speech.speaker(Campaign()).say(f"step_{step.id}")


def _dot() -> int:
    return scaled(DOT)


def _gap() -> int:
    return scaled(GAP)
