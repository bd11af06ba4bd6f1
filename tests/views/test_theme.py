"""Light and dark, usual and of high contrast: readable, and the one accent stands out from every paper."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from kingdom_gui.document.settings import Contrast, Theme
from kingdom_gui.drawing.contrast import contrast, letters_on
from kingdom_gui.drawing.district_ink import Scheme, ink_of
from kingdom_gui.drawing.map.palette import REALM_COLOURS, mixed, realm_colour
from kingdom_gui.drawing.map.palettes import CONTRAST_DARK, CONTRAST_LIGHT, MapPalette
from kingdom_gui.drawing.map.palettes import DARK as MAP_DARK
from kingdom_gui.drawing.map.palettes import LIGHT as MAP_LIGHT
from kingdom_gui.views import theme
from kingdom_gui.views.theme import (
    DARK,
    LIGHT,
    STARK_DARK,
    STARK_LIGHT,
    Colours,
    apply_theme,
    colours,
    is_dark,
    is_stark,
    map_palette,
    map_style_of,
    plan_scheme,
)

TEXT, LARGE = 4.5, 3.0
EVERY = {"light": LIGHT, "dark": DARK, "stark light": STARK_LIGHT, "stark dark": STARK_DARK}
SCHEMES: tuple[Scheme, ...] = ("light", "dark", "contrast-light", "contrast-dark", "print")
MAPS = {"light": MAP_LIGHT, "dark": MAP_DARK, "stark light": CONTRAST_LIGHT, "stark dark": CONTRAST_DARK}


def between(one: str, other: str) -> float:
    return contrast(QColor(one), QColor(other))


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    yield qapp
    apply_theme(qapp, "light")


@pytest.mark.parametrize("c", EVERY.values(), ids=EVERY)
def test_text_can_be_read(c: Colours) -> None:
    for ground in (c.desk, c.paper, c.raised, c.accent_soft):
        assert between(c.ink, ground) >= 7
        assert between(c.muted, ground) >= TEXT
        assert between(c.accent, ground) >= TEXT
    assert between(c.on_accent, c.accent) >= TEXT


@pytest.mark.parametrize("c", EVERY.values(), ids=EVERY)
def test_what_is_disabled_and_edges_of_fields_can_be_seen(c: Colours) -> None:
    for ground in (c.desk, c.paper, c.raised):
        assert between(c.faint, ground) >= LARGE
        assert between(c.edge, ground) >= LARGE
        assert between(c.accent, ground) >= LARGE  # the ring of the focus


@pytest.mark.parametrize("c", [STARK_LIGHT, STARK_DARK], ids=("light", "dark"))
def test_high_contrast_is_higher(c: Colours) -> None:
    for ground in (c.desk, c.paper, c.raised, c.accent_soft):
        assert between(c.ink, ground) >= 12
        assert between(c.muted, ground) >= 9
    assert between(c.line, c.paper) >= TEXT
    assert between(c.faint, c.paper) >= TEXT


@pytest.mark.parametrize("scheme", SCHEMES)
def test_plans_of_districts_can_be_read(scheme: Scheme) -> None:
    ink = ink_of(scheme)
    for family, tint in ink.tints.items():
        assert contrast(ink.ink, tint) >= TEXT, family
    for ground in (ink.paper, ink.land, ink.street, ink.block):
        assert contrast(ink.muted, ground) >= TEXT
    for sign in (ink.lawful, ink.alarm):
        assert contrast(sign, ink.block) >= LARGE
        assert contrast(letters_on(sign), sign) >= TEXT


@pytest.mark.parametrize("palette", MAPS.values(), ids=MAPS)
def test_names_on_the_map_can_be_read(palette: MapPalette) -> None:
    """Letters stand on a halo, which lets a quarter of the ground through at most."""
    for terrain, colour in palette.terrain.items():
        ground = mixed(palette.halo, colour, 0.25)
        assert between(palette.ink, ground) >= 7, terrain
        assert between(palette.soft, ground) >= TEXT, terrain
    assert between(palette.accent, palette.halo) >= TEXT
    for chosen in REALM_COLOURS:
        colour = realm_colour("realm", chosen, palette.dark)
        written = colour.lighter(120) if palette.dark else colour.darker(145)
        assert contrast(written, QColor(palette.halo)) >= TEXT, chosen


def test_letters_on_any_colour_can_be_read() -> None:
    for red in range(0, 256, 51):
        for green in range(0, 256, 51):
            for blue in range(0, 256, 51):
                ground = QColor(red, green, blue)
                assert contrast(letters_on(ground), ground) >= TEXT, ground.name()


@pytest.mark.parametrize(
    ("choice", "wanted", "expected"),
    [
        ("dark", "normal", DARK), ("light", "normal", LIGHT), ("dark", "high", STARK_DARK),
        ("light", "high", STARK_LIGHT), ("light", "system", LIGHT),
    ],
)  # fmt: skip
def test_the_theme_in_force_is_known(
    app: QApplication, choice: Theme, wanted: Contrast, expected: Colours
) -> None:
    apply_theme(app, choice, wanted)
    assert colours() is expected
    assert is_dark() == (choice == "dark")
    assert is_stark() == (wanted == "high")
    assert app.palette().color(QPalette.ColorRole.PlaceholderText).name() == expected.muted


def test_high_contrast_reaches_plans_and_maps(app: QApplication) -> None:
    apply_theme(app, "dark", "high")
    assert plan_scheme() == "contrast-dark"
    assert map_palette() is CONTRAST_DARK
    assert map_style_of("colours") == "contrast"
    assert map_style_of("atlas") == "atlas"  # the user's choice stands
    apply_theme(app, "light")
    assert (plan_scheme(), map_style_of("colours"), map_style_of("contrast")) == (
        "light",
        "atlas",
        "contrast",
    )


def test_the_system_may_ask_for_high_contrast(app: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(theme, "_asks_for_contrast", lambda _app: True)
    apply_theme(app, "light", "system")
    assert colours() is STARK_LIGHT
    apply_theme(app, "light", "normal")
    assert colours() is LIGHT


class Deep(QWidget):
    """Counts how often it is given another style."""

    styled = 0

    def changeEvent(self, event: QEvent) -> None:
        self.styled += event.type() == QEvent.Type.StyleChange
        super().changeEvent(event)


def test_another_theme_polishes_each_widget_a_few_times_however_deep(app: QApplication) -> None:
    """Qt polishes once for every widget above it: a window of 600 widgets took a second."""
    apply_theme(app, "light")
    window = around = QWidget()
    for _ in range(12):
        inner = QWidget()
        QVBoxLayout(around).addWidget(inner)
        around = inner
    deep = Deep()
    QVBoxLayout(around).addWidget(deep)
    window.show()
    deep.styled = 0
    apply_theme(app, "dark")
    assert 1 <= deep.styled <= 3
    window.close()
