"""The pages that people have written, and their sentences on the things of the rules, by language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from ..assets import AssetMissing, asset
from ..words.catalogue import FALLBACK

FOLDER = "help"


@cache
def own_pages(language: str) -> Mapping[str, str]:
    """The written pages of a language itself: `chapter/page` to the page's text."""
    folder = _folder(language)
    if folder is None:
        return {}
    files = sorted(folder.glob("*/*.md"))
    return {f"{file.parent.name}/{file.stem}": file.read_text(encoding="utf-8") for file in files}


@cache
def pages(language: str) -> Mapping[str, str]:
    """The written pages as a reader of a language gets them: in English where they lack."""
    return {**own_pages(FALLBACK), **own_pages(language)}


@cache
def own_sentences(language: str, chapter: str) -> Mapping[str, str]:
    """What a language's file of a chapter (`buildings.md`) says of its things: id to text."""
    folder = _folder(language)
    file = folder / f"{chapter}.md" if folder is not None else None
    if file is None or not file.is_file():
        return {}
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            lines = found.setdefault(line[3:].strip(), [])
        else:
            lines.append(line)
    return {key: "\n".join(text).strip() for key, text in found.items()}


def sentences(language: str, chapter: str, thing: str) -> str:
    """What is said of a thing, in English where a language lacks it; "" where nobody has written of it."""
    return own_sentences(language, chapter).get(thing) or own_sentences(FALLBACK, chapter).get(thing, "")


def _folder(language: str) -> Path | None:
    try:
        return asset(f"{FOLDER}/{language}")
    except AssetMissing:
        return None
