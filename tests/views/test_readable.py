"""Text as it is painted: in pictures of the real pages every word stands out from its ground."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QListView, QWidget

from kingdom_gui.document.settings import Contrast, Theme
from kingdom_gui.drawing.contrast import contrast
from kingdom_gui.views.district.page import SettlementPage
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.theme import apply_theme

from .realm import place

TEXT, DISABLED = 4.5, 3.0
FINE = 2  # pixels a point, so that strokes have a core in their full colour
INSIDE = 3  # points from a button's edge, so that its border is not taken for its text
THEMES: tuple[tuple[Theme, Contrast], ...] = (
    ("light", "normal"), ("dark", "normal"), ("light", "high"), ("dark", "high"),
)  # fmt: skip


@pytest.fixture(params=THEMES, ids=lambda both: f"{both[0]}-{both[1]}")
def themed(qapp: QApplication, window: MainWindow, request: pytest.FixtureRequest) -> Iterator[MainWindow]:
    apply_theme(qapp, *request.param)
    yield window
    apply_theme(qapp, "light")


def picture_of(widget: QWidget) -> QImage:
    image = QImage(widget.size() * FINE, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(FINE)
    widget.render(image)
    return image


def stands_out(picture: QImage, area: QRect) -> float:
    """The contrast of what stands out most from the commonest colour of an area (in points)."""
    part = picture.copy(QRect(area.topLeft() * FINE, area.size() * FINE))
    pixels = memoryview(part.constBits()).cast("B").cast("I")
    counted = Counter(pixels.tolist())
    if not counted:
        return 21.0
    ground = QColor(counted.most_common(1)[0][0])
    return max(contrast(QColor(colour), ground) for colour, count in counted.items() if count >= FINE)


def texts(window: QWidget) -> Iterator[tuple[str, QRect, bool]]:
    """Every text in sight that a label or a button paints: what it says, where, and whether it is enabled."""
    for widget in window.findChildren(QWidget):
        if not isinstance(widget, QLabel | QAbstractButton) or not widget.isVisible():
            continue
        icon_only = isinstance(widget, QAbstractButton) and not widget.icon().isNull()
        if not widget.text().strip() or icon_only:
            continue
        inset = INSIDE if isinstance(widget, QAbstractButton) else 0
        area = widget.visibleRegion().boundingRect().adjusted(inset, inset, -inset, -inset)
        if area.width() > 8 and area.height() >= widget.fontMetrics().height() * 0.8:
            yield (
                widget.text(),
                area.translated(widget.mapTo(window, area.topLeft()) - area.topLeft()),
                (widget.isEnabled()),
            )


def faults(window: QWidget) -> list[str]:
    picture = picture_of(window)
    found = []
    for text, area, enabled in texts(window):
        measured = stands_out(picture, area)
        if measured < (TEXT if enabled else DISABLED):
            found.append(f"{text!r}: {measured:.2f}")
    return found


def at_rest() -> None:
    for _ in range(6):
        QApplication.processEvents()


def test_pages(themed: MainWindow) -> None:
    themed.selection.select_hexes((place(7, 7),))
    for page in ("map", "kingdom", "journal"):
        themed.show_page(page)
        at_rest()
        assert faults(themed) == [], page


def test_the_palette_of_buildings(themed: MainWindow) -> None:
    themed.show_page("settlement")
    at_rest()
    assert faults(themed) == []
    page = themed.pages.page("settlement")
    assert isinstance(page, SettlementPage)
    rows = page.palette_panel.list
    assert isinstance(rows, QListView)
    picture = picture_of(rows.viewport())
    measured = [
        stands_out(picture, rows.visualRect(rows.model().index(n, 0)).adjusted(64, 4, -16, -4))
        for n in range(5)
    ]
    assert min(measured) >= DISABLED


def test_the_preferences(themed: MainWindow) -> None:
    from kingdom_gui.views.dialogs.preferences import PreferencesDialog

    dialog = PreferencesDialog(themed.preferences, themed)
    dialog.show()
    at_rest()
    assert faults(dialog) == []
    dialog.close()


def test_the_measure_finds_what_is_pale(window: MainWindow) -> None:
    label = QLabel("pale words on paper", window)
    label.setStyleSheet("color: #cfc8ba; background: #f9f6ee;")
    label.resize(200, 30)
    label.show()
    at_rest()
    assert any("pale words" in fault for fault in faults(window))
