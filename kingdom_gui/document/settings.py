"""What the user prefers: language, colours, size of text, recent files. Kept apart from campaigns."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QByteArray, QLocale, QObject, QSettings, Signal

Theme = Literal["system", "light", "dark"]
THEMES: tuple[Theme, ...] = ("system", "light", "dark")
Contrast = Literal["system", "normal", "high"]
CONTRASTS: tuple[Contrast, ...] = ("system", "normal", "high")
Motion = Literal["system", "reduced", "full"]
MOTIONS: tuple[Motion, ...] = ("system", "reduced", "full")
MapStyle = Literal["colours", "atlas", "contrast"]
MAP_STYLES: tuple[MapStyle, ...] = ("colours", "atlas", "contrast")
TouchSized = Literal["auto", "on", "off"]
TOUCH_SIZED: tuple[TouchSized, ...] = ("auto", "on", "off")
LANGUAGES = ("en", "it", "fr", "de")
Units = Literal["language", "miles", "kilometres"]
UNITS: tuple[Units, ...] = ("language", "miles", "kilometres")
TEXT_SIZES = (100, 110, 125, 150, 175, 200, 225, 250)  # percent
RECENT_FILES = 8


def settings_file() -> Path:
    """Where preferences are kept on this system; the folder need not exist yet."""
    from platformdirs import user_config_path

    return user_config_path("kingdom-gui", appauthor=False) / "settings.ini"


def _plain(file: Path) -> Path:
    """The file, or another beside it where a pipe or the like has its name: reading that would never end."""
    if os.path.exists(file) and not os.path.isfile(file):
        return file.with_name(f"own-{file.name}")
    return file


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
        self._spoken = ""
        self._store = QSettings(str(_plain(file or settings_file())), QSettings.Format.IniFormat)

    @property
    def language(self) -> str:
        """Language of the interface: en, it, fr or de. Until one is chosen, the system's or English."""
        chosen = self._spoken or self._text("language")
        if chosen in LANGUAGES:
            return chosen
        system = QLocale.system().name()[:2]
        return system if system in LANGUAGES else "en"

    @language.setter
    def language(self, value: str) -> None:
        self._spoken = ""
        self._write("language", value)

    def speak(self, language: str) -> None:
        """The language of this run alone, until one is chosen; empty: as it is kept."""
        self._spoken = language

    @property
    def units(self) -> Units:
        """Miles or kilometres, or what the language of the interface has."""
        chosen = self._text("units")
        return next((units for units in UNITS if units == chosen), "language")

    @units.setter
    def units(self, value: Units) -> None:
        self._write("units", value)

    @property
    def theme(self) -> Theme:
        """Light, dark, or as the system has it."""
        chosen = self._text("theme")
        return next((theme for theme in THEMES if theme == chosen), "system")

    @theme.setter
    def theme(self, value: Theme) -> None:
        self._write("theme", value)

    @property
    def contrast(self) -> Contrast:
        """Usual or high contrast, or as the system has it; each is light or dark by the theme."""
        chosen = self._text("contrast")
        return next((contrast for contrast in CONTRASTS if contrast == chosen), "system")

    @contrast.setter
    def contrast(self, value: Contrast) -> None:
        self._write("contrast", value)

    @property
    def motion(self) -> Motion:
        """Whether menus and boxes may appear by moving and the caret may blink, or as the system has it."""
        chosen = self._text("motion")
        return next((motion for motion in MOTIONS if motion == chosen), "system")

    @motion.setter
    def motion(self, value: Motion) -> None:
        self._write("motion", value)

    @property
    def map_style(self) -> MapStyle:
        """How maps are drawn: like a printed atlas, with high contrast, or as fits the colours' contrast."""
        chosen = self._text("map_style")
        return next((style for style in MAP_STYLES if style == chosen), "colours")

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
    def text_size(self) -> int:
        """Size of all text in percent of the system's, one of `TEXT_SIZES`; the nearest of them where another
        was kept. What earlier versions kept as the scale of everything counts until a size is chosen.
        """
        kept = self._number("text_size", self._number("scale", 100, 100, 200), TEXT_SIZES[0], TEXT_SIZES[-1])
        return min(TEXT_SIZES, key=lambda size: abs(size - kept))

    @text_size.setter
    def text_size(self, value: int) -> None:
        self._write("text_size", value)

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

    def shortcuts(self) -> dict[str, str]:
        """Keys chosen instead of those of the program, by what they do; "" for none. In Qt's portable words,
        as they were kept: whether they are keys is for the reader to see.
        """
        self._store.beginGroup("shortcuts")
        kept = {name: self._store.value(name, "") for name in self._store.childKeys()}
        self._store.endGroup()
        # A comma makes the file's reader see a list.
        return {
            name: ",".join(map(str, value)) if isinstance(value, list) else str(value)
            for name, value in kept.items()
        }

    def keep_shortcut(self, name: str, keys: str | None) -> None:
        """Keep the keys chosen for something; None takes those of the program again."""
        if keys is None:
            self._store.remove(f"shortcuts/{name}")
            self.changed.emit("shortcuts")
        else:
            self._write(f"shortcuts/{name}", keys)

    @property
    def letter_keys(self) -> bool:
        """Whether single letters are keys of the map and the lots."""
        return self._number("letter_keys", 1, 0, 1) == 1

    @letter_keys.setter
    def letter_keys(self, value: bool) -> None:
        self._write("letter_keys", int(value))

    @property
    def touch_sized(self) -> TouchSized:
        """Whether controls are as large as a finger needs: always, never, or once a finger is used."""
        chosen = self._text("touch_sized")
        return next((sized for sized in TOUCH_SIZED if sized == chosen), "auto")

    @touch_sized.setter
    def touch_sized(self, value: TouchSized) -> None:
        self._write("touch_sized", value)

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
