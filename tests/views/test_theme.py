"""Light and dark: readable, and the one accent stands out from both papers."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from kingdom_gui.views.theme import DARK, LIGHT, Colours, apply_theme, colours, is_dark


def luminance(colour: str) -> float:
    """Relative luminance as the contrast rules for the web reckon it."""
    parts = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in QColor(colour).getRgbF()[:3]
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("c", [LIGHT, DARK], ids=["light", "dark"])
def test_text_can_be_read(c: Colours) -> None:
    for ground in (c.desk, c.paper, c.raised, c.accent_soft):
        assert contrast(c.ink, ground) >= 7
        assert contrast(c.muted, ground) >= 4.5
        assert contrast(c.accent, ground) >= 4.5
    assert contrast(c.on_accent, c.accent) >= 4.5


def test_the_theme_in_force_is_known(qapp: QApplication) -> None:
    apply_theme(qapp, "dark")
    assert is_dark()
    assert colours() is DARK
    apply_theme(qapp, "light")
    assert not is_dark()
    assert colours() is LIGHT
