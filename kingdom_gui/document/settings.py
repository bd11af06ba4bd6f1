"""What the user prefers: language, theme, scale, recent files. Kept apart from campaigns."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QByteArray, QLocale, QObject, QSettings, Signal

Theme = Literal["system", "light", "dark"]
THEMES: tuple[Theme, ...] = ("system", "light", "dark")
MapStyle = Literal["atlas", "contrast"]
MAP_STYLES: tuple[MapStyle, ...] = ("atlas", "contrast")
LANGUAGES = ("en", "it", "fr", "de")
SCALES = (100, 125, 150, 175, 200)
RECENT_FILES = 8


def settings_file() -> Path:
    """Where preferences are kept on this system; the folder need not exist yet."""
    from platformdirs import user_config_path

    return user_config_path("kingdom-gui", appauthor=False) / "settings.ini"


def documents_folder() -> Path:
    """Where a campaign that has no file yet is offered to be saved."""
    from platformdirs import user_documents_path

    return user_documents_path()


class Preferences(QObject):
    """Reads and writes the preferences; `changed(name)` tells which one is different now, `unkept(file)` once
    that they cannot be written and hold only until the program ends.
    """

    changed = Signal(str)
    unkept = Signal(str)

    def __init__(self, file: Path | None = None, parent: QObject | None = None) -> None:
        """`file` overrides where they are kept (tests do)."""
        super().__init__(parent)
        self._told = False
        self._store = QSettings(str(file or settings_file()), QSettings.Format.IniFormat)

    @property
    def language(self) -> str:
        """Language of the interface: en, it, fr or de. Until one is chosen, the system's or English."""
        chosen = self._text("language")
        if chosen in LANGUAGES:
            return chosen
        system = QLocale.system().name()[:2]
        return system if system in LANGUAGES else "en"

    @language.setter
    def language(self, value: str) -> None:
        self._write("language", value)

    @property
    def theme(self) -> Theme:
        """Light, dark, or as the system has it."""
        chosen = self._text("theme")
        return next((theme for theme in THEMES if theme == chosen), "system")

    @theme.setter
    def theme(self, value: Theme) -> None:
        self._write("theme", value)

    @property
    def map_style(self) -> MapStyle:
        """How maps are drawn: like a printed atlas, or with high contrast."""
        chosen = self._text("map_style")
        return next((style for style in MAP_STYLES if style == chosen), "atlas")

    @map_style.setter
    def map_style(self, value: MapStyle) -> None:
        self._write("map_style", value)

    @property
    def legend(self) -> bool:
        """Whether the map's legend is shown."""
        return self._number("legend", 0, 0, 1) == 1

    @legend.setter
    def legend(self, value: bool) -> None:
        self._write("legend", int(value))

    @property
    def scale(self) -> int:
        """Size of everything on screen in percent of the system's; takes effect when the program starts."""
        return self._number("scale", 100, SCALES[0], SCALES[-1])

    @scale.setter
    def scale(self, value: int) -> None:
        self._write("scale", value)

    @property
    def recent(self) -> list[Path]:
        """Campaign files opened or saved lately, the latest first; those that are gone are left out."""
        value = self._store.value("recent", [])
        names = value if isinstance(value, list) else [value]
        paths = [Path(str(name)) for name in names if name]
        return [path for path in paths if os.path.isfile(path)][:RECENT_FILES]

    def remember(self, path: Path) -> None:
        """Put a file at the head of the recent ones."""
        kept = [path.absolute(), *(other for other in self.recent if other != path.absolute())]
        self._write("recent", [str(other) for other in kept[:RECENT_FILES]])

    def forget_recent(self) -> None:
        """Empty the list of recent files."""
        self._write("recent", [])

    def bytes(self, name: str) -> QByteArray:
        """A window's or splitter's state kept under this name; empty where there is none."""
        value = self._store.value(f"window/{name}")
        return value if isinstance(value, QByteArray) else QByteArray()

    def keep_bytes(self, name: str, state: QByteArray) -> None:
        """Keep a window's or splitter's state."""
        self._store.setValue(f"window/{name}", state)

    def _text(self, name: str) -> str:
        value = self._store.value(name, "")
        return value if isinstance(value, str) else ""

    def _number(self, name: str, default: int, low: int, high: int) -> int:
        try:
            value = int(str(self._store.value(name, default)))
        except ValueError:
            return default
        return min(max(value, low), high)

    def _write(self, name: str, value: object) -> None:
        self._store.setValue(name, value)
        self._store.sync()
        if self._store.status() == QSettings.Status.AccessError and not self._told:
            self._told = True
            self.unkept.emit(self._store.fileName())
        self.changed.emit(name)
