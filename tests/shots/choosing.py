"""Which pictures there are, and which of them the words of a command line ask for."""

from __future__ import annotations

from collections.abc import Sequence

from kingdom_gui.document.settings import LANGUAGES

from .drawing import Shot, example

THEMES = ("light", "dark")
SIZES = ("1280x800", "1920x1080", "640x400")
KINDS = ("screens", "dialogs", "sheets")
SHORT = "short"


def names() -> dict[str, tuple[str, ...]]:
    """What there is to draw of each kind. The dialogs are those of the tests' list."""
    from kingdom_gui.sheets.books import parts_of
    from kingdom_gui.sheets.labels import Labels

    from ..views.dialogs import dialogs
    from .screens import screens

    sheets = tuple(part.id for part in parts_of(example(), Labels("en")))
    return {"screens": tuple(screens()), "dialogs": tuple(dialogs()), "sheets": sheets}


def every_word() -> set[str]:
    """All that a command line may say."""
    return {SHORT, *LANGUAGES, *THEMES, *SIZES, *KINDS, *(name for kind in names().values() for name in kind)}


def chosen(words: Sequence[str], among: Sequence[str]) -> tuple[str, ...]:
    """Those of `among` that were asked for, or all where none was."""
    return tuple(name for name in among if name in words) or tuple(among)


def wanted(words: Sequence[str]) -> list[Shot]:
    """The pictures asked for: of every kind, name, language, theme and size where none of these is said.

    `short` takes each name once, in one of its languages, themes and sizes by turns.
    """
    there = names()
    named = {kind: [name for name in there[kind] if name in words] for kind in KINDS}
    kinds = [kind for kind in KINDS if kind in words] or [k for k in KINDS if named[k]] or list(KINDS)
    found = []
    for kind in kinds:
        for number, name in enumerate(named[kind] or there[kind]):
            ways = _ways(kind, name, words)
            # 7 shares no factor with the numbers of languages, themes and sizes: all of them come round.
            found += [ways[number * 7 % len(ways)]] if SHORT in words else ways
    return found


def _ways(kind: str, name: str, words: Sequence[str]) -> list[Shot]:
    """One picture's name in all languages, themes and sizes asked for."""
    themes = chosen(words, THEMES) if kind != "sheets" else THEMES[:1]  # paper is white
    sizes = chosen(words, SIZES) if kind == "screens" else ("",)
    return [
        Shot(kind, name, language, theme, size)
        for language in chosen(words, LANGUAGES)
        for theme in themes
        for size in sizes
    ]
