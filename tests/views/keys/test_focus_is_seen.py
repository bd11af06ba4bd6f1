"""Whoever uses no mouse sees where the focus is: every kind of control looks other with it than without."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QTabBar,
    QTableWidget,
    QTableWidgetItem,
    QTextBrowser,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from kingdom_gui.drawing.contrast import contrast
from kingdom_gui.views.blocks import link, quiet
from kingdom_gui.views.keys.focus_ring import FocusRing, Rings
from kingdom_gui.views.keys.link_label import links_by_keyboard
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.mode_bar import ModeButton
from kingdom_gui.views.strip import NumberButton
from kingdom_gui.views.theme import apply_theme
from tests.views.dialogs import dialogs

SEEN = 2.0  # contrast of a pixel with the focus and without, from which it counts; see WCAG 2.2, 2.4.13
LEAST = 40  # pixels that must count: a line under a short word


def tool(parent: QWidget) -> QWidget:
    button = QToolButton(parent)
    button.setText("Tool")
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return button


def chosen_tool(parent: QWidget) -> QWidget:
    button = tool(parent)
    assert isinstance(button, QToolButton)
    button.setCheckable(True)
    button.setChecked(True)
    return button


def default(parent: QWidget) -> QWidget:
    button = QPushButton("Do it", parent)
    button.setDefault(True)
    return button


def row_button(parent: QWidget) -> QWidget:
    button = QPushButton("A row", parent)
    button.setProperty("row", True)
    return button


def combo(parent: QWidget) -> QWidget:
    box = QComboBox(parent)
    box.addItems(["One", "Two"])
    return box


def tabs(parent: QWidget) -> QWidget:
    bar = QTabBar(parent)
    for name in ("First", "Second"):
        bar.addTab(name)
    return bar


def list_(parent: QWidget) -> QWidget:
    made = QListWidget(parent)
    made.addItems(["One", "Two"])
    made.setCurrentRow(0)
    return made


def tree(parent: QWidget) -> QWidget:
    made = QTreeWidget(parent)
    made.addTopLevelItem(QTreeWidgetItem(["One"]))
    made.setCurrentItem(made.topLevelItem(0))
    return made


def table(parent: QWidget) -> QWidget:
    made = QTableWidget(2, 2, parent)
    made.setItem(0, 0, QTableWidgetItem("One"))
    made.setCurrentCell(0, 0)
    return made


def text(parent: QWidget) -> QWidget:
    made = QTextBrowser(parent)
    made.setHtml("<p>Some text to read.</p>")
    return made


def label_link(parent: QWidget) -> QWidget:
    label = QLabel('<a href="x">A link in words</a>', parent)
    links_by_keyboard(label)
    return label


def number(parent: QWidget) -> QWidget:
    button = NumberButton("economy", parent)
    button.show_value(12)
    return button


def mode(parent: QWidget) -> QWidget:
    button = ModeButton(parent)
    button.setText("Map")
    return button


KINDS: dict[str, Callable[[QWidget], QWidget]] = {
    "button": lambda parent: QPushButton("Push", parent),
    "default button": default,
    "quiet button": lambda _: quiet("Quiet"),
    "link": lambda _: link("A link"),
    "row": row_button,
    "tool button": tool,
    "tool button down": chosen_tool,
    "check box": lambda parent: QCheckBox("Check", parent),
    "radio button": lambda parent: QRadioButton("Radio", parent),
    "field": lambda parent: QLineEdit("Text", parent),
    "number": lambda parent: QSpinBox(parent),
    "choice": combo,
    "notes": lambda parent: QPlainTextEdit("Text", parent),
    "keys": lambda parent: QKeySequenceEdit(parent),
    "slider": lambda parent: QSlider(Qt.Orientation.Horizontal, parent),
    "tabs": tabs,
    "list": list_,
    "empty list": lambda parent: QListWidget(parent),
    "tree": tree,
    "table": table,
    "text": text,
    "link in text": label_link,
    "number of the strip": number,
    "mode": mode,
}


def seen(before: QImage, after: QImage) -> int:
    """Pixels that tell the two pictures apart at a glance."""
    count, wide = 0, before.bytesPerLine()
    lines, others = bytes(before.constBits()), bytes(after.constBits())
    for y in range(before.height()):
        if lines[y * wide : (y + 1) * wide] == others[y * wide : (y + 1) * wide]:
            continue
        for x in range(before.width()):
            one, other = before.pixelColor(x, y), after.pixelColor(x, y)
            if one != other and contrast(one, other) >= SEEN:
                count += 1
                if count >= LEAST:
                    return count
    return count


def grabbed(widget: QWidget) -> QImage:
    for _ in range(3):
        QApplication.processEvents()
    return widget.window().grab(widget.geometry()).toImage()


@pytest.fixture(autouse=True)
def _rings(qapp: QApplication) -> Iterator[None]:
    """The rings that the program puts on lists, and a caret that stands still."""
    rings = Rings(qapp)
    before = qapp.cursorFlashTime()
    qapp.setCursorFlashTime(0)
    yield
    qapp.setCursorFlashTime(before)
    qapp.focusChanged.disconnect(rings._moved)
    rings.deleteLater()


@pytest.fixture
def _light_again(qapp: QApplication) -> Iterator[None]:
    yield
    apply_theme(qapp, "light")


@pytest.mark.usefixtures("_light_again")
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("contrast_", ["normal", "high"])
@pytest.mark.parametrize("kind", KINDS)
def test_the_focus_is_seen(qtbot: QtBot, qapp: QApplication, kind: str, theme: str, contrast_: str) -> None:
    qapp.setStyle("Fusion")
    apply_theme(qapp, theme, contrast_)  # type: ignore[arg-type]
    board, before = QWidget(), QPushButton("Before")
    qtbot.addWidget(board)
    control = KINDS[kind](board)
    column = QVBoxLayout(board)
    column.addWidget(before)
    column.addWidget(control)
    board.resize(300, 200)
    board.show()
    qtbot.waitExposed(board)
    board.activateWindow()
    before.setFocus(Qt.FocusReason.TabFocusReason)
    without = grabbed(control)
    control.setFocus(Qt.FocusReason.TabFocusReason)
    assert control.hasFocus() or control.focusProxy() is not None
    with_focus = grabbed(control)
    assert seen(without, with_focus) >= LEAST


def reached(top: QWidget) -> list[QWidget]:
    """What Tab reaches in a window, as it goes."""
    found, here = [], top.nextInFocusChain()
    while here is not None and here is not top and here not in found:
        takes = bool(here.focusPolicy() & Qt.FocusPolicy.TabFocus) and here.focusProxy() is None
        if takes and here.isVisible() and here.isEnabled() and not here.visibleRegion().isEmpty():
            found.append(here)
        here = here.nextInFocusChain()
    return found


@pytest.mark.usefixtures("_light_again")
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("page", ["map", "settlement", "kingdom", "journal", "tables"])
def test_the_focus_is_seen_wherever_tab_leads(
    window: MainWindow, qapp: QApplication, page: str, theme: str
) -> None:
    apply_theme(qapp, theme)  # type: ignore[arg-type]
    window.show_page(page)
    window.activateWindow()
    QTest.qWait(50)
    assert len(reached(window)) > 12
    assert not unseen(window)


@pytest.mark.parametrize("name", sorted(dialogs()))
def test_the_focus_is_seen_in_dialogs(same_window: MainWindow, name: str) -> None:
    dialog = dialogs()[name](same_window)
    dialog.show()
    dialog.activateWindow()
    QTest.qWait(20)
    faults = unseen(dialog)
    dialog.close()
    assert not faults


def unseen(top: QWidget) -> list[str]:
    """What Tab reaches in a window and that looks the same with the focus as without."""
    controls, found = reached(top), []
    for control in controls:
        others = [one for one in controls if one is not control and isValid(one)]
        if not others or not isValid(control):
            continue  # the page has made it anew, by what was chosen on the way
        others[0].setFocus(Qt.FocusReason.TabFocusReason)
        without = area(top, control)
        control.setFocus(Qt.FocusReason.TabFocusReason)
        if seen(without, area(top, control)) < LEAST:
            found.append(f"{type(control).__name__} {control.accessibleName() or control.objectName()}")
    return found


def area(window: QWidget, control: QWidget) -> QImage:
    for _ in range(3):
        QApplication.processEvents()
    shown = QRect(control.mapTo(window, QPoint()), control.size())
    return window.grab(shown).toImage()


def test_of_a_row_of_tabs_only_the_open_one_is_ringed(qtbot: QtBot) -> None:
    """A frame around the row would run across the whole page."""
    row = QTabBar()
    qtbot.addWidget(row)
    for name in ("Ashford", "Thornferry", "Wend"):
        row.addTab(name)
    row.setExpanding(False)
    row.resize(600, row.sizeHint().height())
    row.show()
    ring = FocusRing(row)
    for index in (0, 2):
        row.setCurrentIndex(index)
        row.grab()
        assert ring.geometry() == row.tabRect(index)
