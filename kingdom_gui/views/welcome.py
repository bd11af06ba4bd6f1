"""What the window shows while no campaign is open: a few ways to begin, before a land to begin in."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPalette, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from ..assets import AssetMissing, asset
from ..document.settings import Preferences
from ..engine.ruleset import Ruleset
from .blocks import empty, heading, link, muted, plain_tip, title, verbatim
from .labels import campaign_name
from .language import LANGUAGE_NAMES
from .later import after_painting
from .theme import sized
from .way_button import WayButton

WIDTH = 400  # points of the column, at the usual size of text
MARGIN, EDGE = 64, 24
EMBLEM = 56
SETTLED = 150  # milliseconds without another size until the land is painted anew
MOST_RECENT = 4


class Welcome(QWidget):
    """`chosen(name, argument)` tells how to begin: `new`, `adopt`, `open`, `import`, `example`, `recent`.

    With `rules` a land is drawn behind it, once it has been painted.
    """

    chosen = Signal(str, object)

    def __init__(
        self, preferences: Preferences, parent: QWidget | None = None, rules: Ruleset | None = None
    ) -> None:
        super().__init__(parent)
        self._preferences, self._rules = preferences, rules
        self._ground: QImage | None = None
        self.ways: dict[str, WayButton] = {}
        self.languages: dict[str, QPushButton] = {}
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self._inner = QWidget(self)
        self._column = QVBoxLayout(self._inner)
        self._column.setSpacing(8)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._inner)
        # Both are seen through: the land is painted behind them.
        self._inner.setAutoFillBackground(False)
        self._scroll.setStyleSheet("QScrollArea { background: transparent; }")
        self._scroll.viewport().setAutoFillBackground(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._scroll)
        row.addStretch()
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.setInterval(SETTLED)
        self._settled.timeout.connect(self._paint_ground)
        self.retranslate()
        after_painting(self, self._paint_ground)

    def retranslate(self) -> None:
        """Set the page anew in the language in force, with the recent files as they are now."""
        empty(self._column)
        self.ways, self.languages = {}, {}
        self.setAccessibleName(self.tr("Welcome"))
        self._scroll.setAccessibleName(self.tr("Welcome"))
        self._column.addStretch(2)
        self._column.addLayout(self._head())
        self._column.addSpacing(14)
        ways = (
            ("new", self.tr("Found a kingdom"), self.tr("Five short steps, on a land drawn for you.")),
            ("example", self.tr("Look at the example"), self.tr("A small realm, a year old.")),
            ("open", self.tr("Open a campaign…"), self.tr("Go on where you left off.")),
            ("import", self.tr("Import a map…"), self.tr("Of Worldographer, Tiled or text-mapper.")),
            (
                "adopt",
                self.tr("Adopt a running kingdom"),
                self.tr("Go on from the numbers of a paper sheet."),
            ),
        )
        for name, text, hint in ways:
            self._column.addWidget(self._way(name, text, hint))
        self.ways["new"].setDefault(True)
        self._recent()
        self._column.addSpacing(14)
        self._column.addLayout(self._tongues())
        self._column.addStretch(3)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            spoken = self.focusWidget() in self.languages.values()
            self.retranslate()
            if spoken:
                self.languages[self._preferences.language].setFocus()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and self.ways:
            self._place()
            self._settled.start()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.ways["new"].setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
        if self._ground is not None:
            self._settled.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._ground is not None:
            painter = QPainter(self)
            painter.drawImage(0, 0, self._ground)
            painter.end()

    @property
    def paper_width(self) -> int:
        """Points from the left that are paper, for what is read there."""
        return self._scroll.width()

    def _place(self) -> None:
        """The column keeps its width as long as there is room, and leaves the land the rest."""
        wide = round(WIDTH * max(1.0, self.fontMetrics().height() / 15))
        margin = MARGIN if self.width() > wide + 4 * MARGIN else EDGE
        self._column.setContentsMargins(margin, EDGE, margin // 2, EDGE)
        self._scroll.setFixedWidth(min(wide + margin + margin // 2, max(self.width(), 1)))

    def _paint_ground(self) -> None:
        if self._rules is None or self.width() < 2:
            return
        from .welcome_ground import painted_ground

        self._ground = painted_ground(self._rules, self.size(), self.devicePixelRatioF(), self.paper_width)
        self.update()

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(14)
        emblem = QLabel(self._inner)
        try:
            picture = QPixmap(str(asset("icons/app-256.png")))
        except AssetMissing:
            picture = QPixmap()
        picture.setDevicePixelRatio(picture.width() / EMBLEM if picture.width() else 1)
        emblem.setPixmap(picture)
        emblem.setFixedSize(QSize(EMBLEM, EMBLEM))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(title("Kingdom GUI", 2.2))
        words.addWidget(muted(self.tr("Draw a realm, build its cities, and rule it month by month."), 1.0))
        row.addWidget(emblem, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        return row

    def _way(self, name: str, text: str, hint: str) -> WayButton:
        button = WayButton(text, hint, self._inner)
        button.clicked.connect(lambda: self.chosen.emit(name, None))
        self.ways[name] = button
        return button

    def _recent(self) -> None:
        recent = self._preferences.recent[:MOST_RECENT]
        if recent:
            self._column.addSpacing(12)
            self._column.addWidget(heading(self.tr("Recent")))
        for path in recent:
            name = campaign_name(path)
            button = link(verbatim(name))
            button.setToolTip(plain_tip(str(path)))
            button.setAccessibleName(self.tr("Open {name}").format(name=name))
            button.clicked.connect(lambda _=False, path=path: self.chosen.emit("recent", path))
            self._column.addWidget(button)

    def _tongues(self) -> QHBoxLayout:
        """The languages by their own names, the one in force in bold."""
        row = QHBoxLayout()
        row.setSpacing(14)
        for code, name in LANGUAGE_NAMES.items():
            button = link(name)
            here = code == self._preferences.language
            button.setFont(sized(1.0, bold=here))
            button.setAccessibleName(self.tr("Language: {name}").format(name=name))
            button.setAccessibleDescription(self.tr("in use") if here else "")
            button.clicked.connect(lambda _=False, code=code: self._speak(code))
            self.languages[code] = button
            row.addWidget(button)
        row.addStretch()
        return row

    def _speak(self, code: str) -> None:
        if code != self._preferences.language:
            self._preferences.language = code
