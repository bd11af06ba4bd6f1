"""A seeded driver of maps, plans and the players' window: whenever all is at rest, nothing stale is shown.

Tiles are finished in an order that the seed gives, in slices as short as can be, and other things happen
while they are painted.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QAbstractScrollArea, QApplication

from kingdom_gui.document.document import Document
from kingdom_gui.drawing.picture.cache import cache_folder
from kingdom_gui.drawing.picture.unpack import unpack
from kingdom_gui.engine.actions import Action
from kingdom_gui.engine.actions.annotate import PlaceLabel, PlacePin
from kingdom_gui.engine.actions.build import Build
from kingdom_gui.engine.actions.improve import Improve
from kingdom_gui.engine.actions.land import Abandon, Claim
from kingdom_gui.engine.actions.picture import AdjustPicture
from kingdom_gui.engine.actions.settle import EditSettlement
from kingdom_gui.engine.actions.world import (
    AddSpecial,
    DrawRiver,
    EraseRiver,
    Explore,
    NoteHex,
    PaintTerrain,
    RemoveHexes,
    SetWater,
)
from kingdom_gui.engine.hexes import HexId, disk, line, neighbours
from kingdom_gui.engine.state import Campaign, MapPicture
from kingdom_gui.views.district.plan_view import PlanView
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.map import tiles
from kingdom_gui.views.map.canvas import MapCanvas
from kingdom_gui.views.map.map_view import MapView
from tests.benchmarks.made_map import made_map

from .screen import settle, stale

TERRAINS = ("water", "forest", "hills", "mountains", "plains", "marsh")
LAYERS = ("lines", "borders", "symbols", "labels", "names", "grid", "veil", "fog", "titles", "pins",
          "picture", "below", "waters", "routes")  # fmt: skip
TOOLS = ("select", "brush", "river", "fog", "coast", "label", "pin")


@contextmanager
def in_short_slices() -> Iterator[None]:
    """While this lasts, tiles are painted a part at a time."""
    before = tiles.SLICE, tiles.PAUSE
    tiles.SLICE, tiles.PAUSE = 0.0005, 0.03
    try:
        yield
    finally:
        tiles.SLICE, tiles.PAUSE = before


class Driver:
    """Does random things to some views of a document, and compares what they show when at rest."""

    def __init__(
        self, document: Document, gms: MapView, views: Callable[[], list[QAbstractScrollArea]], seed: int
    ) -> None:
        self.document, self.gms, self.views = document, gms, views
        self.chance = random.Random(seed)
        self.log: list[str] = []
        self.compared = 0
        self.deeds: dict[str, Callable[[], object]] = {
            "zoom": lambda: self.map().zoom_by(self.chance.choice((-9, -3, -1, 1, 2, 5)), self._point()),
            "pan": lambda: self.map().pan_by(QPointF(*(self.chance.randint(-400, 400) for _ in "xy"))),
            "nudge": lambda: self.map().pan_by(QPointF(*(self.chance.randint(-9, 9) for _ in "xy"))),
            "fit": lambda: self.map().fit(),
            "edit": self._edit,
            "edit again": self._edit,
            "undo": document.undo_stack.undo,
            "redo": document.undo_stack.redo,
            "layer": self._layer,
            "look": self._look,
            "level": self._level,
            "select": self._select,
            "part": self._repaint_part,
        }

    def go(self, steps: int, every: int = 4) -> int:
        """Do so many things, and compare about every so many; how often that was."""
        for step in range(steps):
            name = self.chance.choice(list(self.deeds))
            self.log.append(name)
            for view in self.views():
                if isinstance(view, MapCanvas):
                    self._shuffle(view)
            self.deeds[name]()
            for _ in range(self.chance.choice((0, 1, 3, 10, 40))):
                QApplication.processEvents()
            if not self.chance.randrange(every) or step == steps - 1:
                self.compare()
        return self.compared

    def compare(self) -> None:
        """Let all views come to rest, and compare each with a painting anew."""
        for view in self.views():
            settle(view)
        for view in self.views():
            count, where = stale(view)
            self.compared += 1
            assert not count, (
                f"{type(view).__name__}: {count} stale pixels, {where}, after {', '.join(self.log)}; "
                f"camera {getattr(view, 'camera', None) and view.camera.place}"
            )
        self.log.append("(compared)")

    def map(self) -> MapCanvas:
        """One of the maps."""
        return self.chance.choice(
            [view for view in self.views() if isinstance(view, MapCanvas)] or [self.gms]
        )

    def _shuffle(self, view: MapCanvas) -> None:
        """Let the tiles that are wanted be painted in another order from now on."""
        seed = self.chance.random()
        view.tiles._visible = lambda ring: sorted(  # type: ignore[method-assign]
            type(view.tiles)._visible(view.tiles, ring),
            key=lambda key: random.Random(f"{seed}{key}").random(),
        )

    def _point(self) -> QPointF:
        return QPointF(self.chance.randrange(300), self.chance.randrange(300))

    def _somewhere(self) -> HexId:
        known = list(self.document.campaign.hexes)
        return self.chance.choice(known) if known else (0, 0, 0)

    def _edit(self) -> None:
        wish = self._wish()
        self.log[-1] += f" {type(wish).__name__}"
        self.document.do(wish)

    def _wish(self) -> Action:
        chance, campaign, at = self.chance, self.document.campaign, self._somewhere()
        around = tuple(disk(at, chance.choice((0, 0, 1, 2, 5))))
        kingdom = campaign.at_table
        realm = campaign.realm(kingdom) if kingdom else []
        town = chance.choice(list(campaign.settlements)) if campaign.settlements else ""
        free = tuple(h for h in around if h not in campaign.claims)
        wishes: list[Action] = [
            PaintTerrain(hexes=around, terrain=chance.choice(TERRAINS)),
            PaintTerrain(hexes=(chance.choice(neighbours(at)),), terrain="forest"),
            PaintTerrain(hexes=tuple((-1, q, r) for _, q, r in around), terrain="cavern"),
            PaintTerrain(
                hexes=tuple(chance.sample(sorted(campaign.hexes), min(260, len(campaign.hexes)))),
                terrain="hills",
            ),
            RemoveHexes(hexes=free),
            DrawRiver(path=tuple(line(at, self._somewhere()))[:8]),
            EraseRiver(hexes=around),
            AddSpecial(hex=at, special=chance.choice(("landmark", "lair", "ruin", "resource"))),
            Explore(hexes=around, explored=chance.random() < 0.5),
            NoteHex(hex=at, name=chance.choice(("", "The Long Barrow of Odo", "Fen"))),
            SetWater(hexes=around, lake=chance.random() < 0.5),
            PlaceLabel(
                hex=at, text="The Shrike Hills", size=chance.randint(1, 5), angle=chance.choice((0, 30))
            ),
            PlacePin(hex=at, symbol="star"),
            Claim(hexes=free, kingdom=kingdom, granted=True),
            Abandon(hexes=tuple(realm[:1]), kingdom=kingdom),
            Improve(hexes=tuple(realm[:4]), improvement="road", kingdom=kingdom, granted=True, override="x"),
            EditSettlement(settlement=town, name=chance.choice(("Aa", "Somewhere Else Entirely", "Ashford"))),
        ]
        if 0 in campaign.pictures:
            crop = (chance.choice((0, 90)), 0, chance.choice((0, 50)), 0)
            wishes += [AdjustPicture(level=0, rotation=chance.choice((0.0, 0.2, 30.0)), crop=crop)] * 3
        return chance.choice(wishes)

    def _layer(self) -> None:
        name = self.chance.choice(LAYERS)
        view = self.map()
        view.set_options(view.options._replace(**{name: not getattr(view.options, name)}))

    def _look(self) -> None:
        view = self.map()
        view.set_options(view.options._replace(dark=not view.options.dark))

    def _level(self) -> None:
        self.gms.step_level(self.chance.choice((-1, 1)))

    def _select(self) -> None:
        self.gms.select(list(disk(self._somewhere(), self.chance.randrange(3))))
        self.gms.place_cursor(self._somewhere(), shown=self.chance.random() < 0.3)

    def _repaint_part(self) -> None:
        """What lay over a part of the view goes away."""
        view = self.chance.choice(self.views() or [self.gms])
        room = view.viewport().rect()
        left, top = self.chance.randrange(room.width()), self.chance.randrange(room.height())
        view.viewport().update(left, top, self.chance.randrange(1, 400), self.chance.randrange(1, 400))


def drive_view(view: MapView, seed: int) -> Driver:
    """A driver of a map that is a window of its own."""
    found = Driver(view.document, view, lambda: [view], seed)

    def resize() -> None:
        view.resize(found.chance.randint(120, 620), found.chance.randint(90, 520))

    found.deeds["resize"] = resize
    found.deeds["tool"] = lambda: view.set_tool(found.chance.choice(TOOLS))
    found.deeds["open"] = lambda: view.document.open(some_map(found.chance), None)
    return found


def drive_window(window: MainWindow, seed: int) -> Driver:
    """A driver of the main window with its pages, and of the players' window beside it."""
    link = window.commands.players().link
    gms, plans = page_view(window, "map"), page_view(window, "settlement")
    assert isinstance(gms, MapView)
    assert isinstance(plans, PlanView)

    def views() -> list[QAbstractScrollArea]:
        there = [gms, plans, *([link.window.map] if link.window is not None else [])]
        return [view for view in there if view.isVisible()]

    found = Driver(window.document, gms, views, seed)
    chance = found.chance

    def players() -> None:
        if link.window is None:
            link.open()
        else:
            chance.choice((link.close, lambda: link.darken(not link.dark), lambda: link.set_mode("follow"),
                           lambda: link.set_mode("frozen"), lambda: link.set_mode("own")))()  # fmt: skip

    def town() -> None:
        towns = list(window.document.campaign.settlements)
        if towns and chance.random() < 0.4:
            plans.show_settlement(chance.choice(towns))
        plans.set_zoom(chance.choice((0.5, 1.0, 1.7)))
        plans.verticalScrollBar().setValue(chance.randrange(400))

    def build() -> None:
        town, kind = plans.settlement_id, chance.choice(("house", "park", "inn", "shop"))
        lot = (chance.randrange(36),)
        window.document.do(Build(settlement=town, building=kind, lots=lot, granted=True, override="x"))

    found.deeds |= {
        "page": lambda: window.show_page(chance.choice(("map", "map", "settlement", "kingdom"))),
        "players": players,
        "town": town,
        "build": build,
        "theme": lambda: setattr(window.preferences, "theme", chance.choice(("light", "dark"))),
        "resize": lambda: window.resize(chance.randint(880, 1100), chance.randint(560, 700)),
        "tool": lambda: gms.set_tool(chance.choice(TOOLS)),
    }
    return found


def page_view(window: MainWindow, name: str) -> QAbstractScrollArea:
    """The map or the plans of a window, on a page that is made if need be."""
    view = window.pages.page(name).view  # type: ignore[attr-defined]
    assert isinstance(view, QAbstractScrollArea)
    return view


def some_map(chance: random.Random) -> Campaign:
    """A small made-up campaign, of either orientation, with a few hexes below the ground."""
    orientation = chance.choice(("pointy", "flat"))
    return made_map(
        chance.randint(3, 24), chance.randint(3, 16), orientation, seed=chance.randrange(99), realms=2
    )


def with_picture(campaign: Campaign, folder: Path) -> Campaign:
    """The campaign with a picture of several tiles under its grid."""
    image = QImage(1300, 1100, QImage.Format.Format_RGB32)
    image.fill(QColor(40, 90, 200))
    painter = QPainter(image)
    for number in range(12):
        painter.fillRect(number * 110, number * 70, 300, 45, QColor.fromHsv(number * 30, 200, 200))
    painter.end()
    path = folder / "laid.png"
    image.save(str(path))
    made = unpack(path, cache_folder(), 1, "", lambda _: None)
    one = MapPicture(
        0, "laid.png", made.fingerprint, made.size, 1300, 1100, 40.0, 30.0, 61.0, 0.2, opacity=80
    )  # fmt: skip
    return replace(campaign, pictures=campaign.pictures.set(0, one))
