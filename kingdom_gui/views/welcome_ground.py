"""The land drawn behind the welcome screen: a young realm between woods and sea, fading into the paper."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter

from ..drawing.map.atlas import MapOptions
from ..drawing.map.painting import map_rect, paint_map
from ..engine.actions import Action, Change
from ..engine.actions.land import Claim
from ..engine.hexes import disk
from ..engine.ruleset import Ruleset
from ..engine.state import Campaign
from ..geometry.layout import Rect, layout_of
from .dialogs.founding.choices import Choices, founding_actions, outcome
from .dialogs.founding.land import Layout, drawn
from .theme import colours, is_dark, map_style_of

LAND = 11  # a land with the sea to the east of its home
MAP = Layout(46, 34)
HEX = 34.0  # points a hex unit
REALM = 2  # hexes around the home that are claimed
FADE = 260  # points in which the paper gives way to the land
VEIL = 0.38  # of the paper over all of the land, so that it stays behind what is read


def painted_ground(rules: Ruleset, size: QSize, ratio: float, paper_width: int) -> QImage:
    """The land in this size, in points; it begins to show where the paper of `paper_width` points ends."""
    campaign = _realm(rules)
    whole = map_rect(campaign)
    home = next(iter(campaign.settlements.values())).hex
    x, y = layout_of("pointy").centre(home)
    width, height = size.width() / HEX, size.height() / HEX
    middle = (paper_width + size.width()) / 2 / HEX  # where the home is wanted, from the left
    left = max(whole.left + 2, min(x - middle, whole.right - 2 - width))
    top = max(whole.top + 2, min(y - height / 2, whole.bottom - 2 - height))
    image = QImage(size * ratio, QImage.Format.Format_RGB32)
    image.fill(QColor(colours().paper))
    options = MapOptions(dark=is_dark(), style=map_style_of("colours"), labels=False, names=False, veil=False)
    painter = QPainter(image)
    paint_map(
        painter, campaign, rules, Rect(left, top, left + width, top + height), HEX * ratio, options, ratio
    )
    painter.scale(ratio, ratio)
    _veil(painter, QRectF(0, 0, size.width(), size.height()), paper_width)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image


def _realm(rules: Ruleset) -> Campaign:
    land = drawn(LAND, MAP)
    empty = outcome(land.actions(), Campaign(), rules)
    base = empty.campaign if isinstance(empty, Change) else Campaign()
    chosen = Choices(name="-", home=land.home, settlement="-")
    around = tuple(h for h in disk(land.home, REALM) if land.terrain.get(h, "water") != "water")
    actions: list[Action] = founding_actions(chosen, base, rules)
    kingdom = getattr(actions[0], "kingdom", "")
    actions.append(Claim(kingdom=kingdom, hexes=tuple(h for h in around if h != land.home), granted=True))
    done = outcome(actions, base, rules)
    found = done.campaign if isinstance(done, Change) else base
    return replace(found, settings=replace(found.settings, orientation=land.layout.orientation))


def _veil(painter: QPainter, where: QRectF, paper_width: int) -> None:
    paper, thin = QColor(colours().paper), QColor(colours().paper)
    thin.setAlphaF(VEIL)
    fade = QLinearGradient(QPointF(paper_width, 0), QPointF(paper_width + FADE, 0))
    fade.setColorAt(0, paper)
    fade.setColorAt(1, thin)
    painter.fillRect(where, fade)


__all__ = ["painted_ground"]
