"""Make the files that are not kept in version control: compiled translations and the icon's sizes.

Run as `python packaging/generate.py`; only what is missing or older than its source is made anew. The program
runs without any of it (in English, with the drawing as its icon), so what cannot be made is told in one
sentence and stops nothing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)


def is_stale(target: Path, source: Path) -> bool:
    """True where `target` is missing or older than `source`."""
    return not target.exists() or target.stat().st_mtime < source.stat().st_mtime


def compile_translations(folder: Path, lrelease: str | None) -> list[str]:
    """Compile each .ts file in `folder` into the .qm file Qt loads; return one sentence a file or fault.

    `lrelease` is the path of Qt's compiler, None where there is none.
    """
    stale = [source for source in sorted(folder.glob("*.ts")) if is_stale(source.with_suffix(".qm"), source)]
    if stale and lrelease is None:
        return ["Translations are not compiled: pyside6-lrelease is missing. The window will speak English."]
    return [_compile(str(lrelease), source) for source in stale]


def find_lrelease() -> str | None:
    """The path of `pyside6-lrelease` beside this Python or else on PATH, or None."""
    beside = str(Path(sys.executable).parent)
    return shutil.which("pyside6-lrelease", path=beside) or shutil.which("pyside6-lrelease")


def _compile(lrelease: str, source: Path) -> str:
    """Compile one file, and put it in its place in one step: a program that runs has the old one in memory as
    it lies on the disk, and would die of its being written over.
    """
    target = source.with_suffix(".qm")
    fresh = target.with_name(f"{target.stem}.{os.getpid()}.qm")
    command = [lrelease, "-silent", str(source), "-qm", str(fresh)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0 or not fresh.exists():
        fresh.unlink(missing_ok=True)
        target.unlink(missing_ok=True)
        return f"{source.name} could not be compiled: {(done.stderr or done.stdout).strip()}"
    fresh.replace(target)
    return f"{source.name} compiled."


def draw_icons(folder: Path) -> list[str]:
    """Draw `app.svg` in `folder` as app-16.png to app-256.png; return a sentence where that failed."""
    source = folder / "app.svg"
    targets = {size: folder / f"app-{size}.png" for size in ICON_SIZES}
    if not any(is_stale(target, source) for target in targets.values()):
        return []
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        from PySide6.QtCore import Qt
        from PySide6.QtGui import QImage, QPainter
        from PySide6.QtSvg import QSvgRenderer
    except ImportError as missing:
        return [f"The icon's sizes are not drawn: {missing}"]
    renderer = QSvgRenderer(str(source))
    for size, target in targets.items():
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        if not image.save(str(target)):
            return [f"{target} could not be written."]
    return []


def main() -> int:
    """Make everything that is stale; always 0, for nothing here is needed."""
    resources = Path(__file__).resolve().parent.parent / "resources"
    sentences = compile_translations(resources / "i18n", find_lrelease())
    for sentence in sentences + draw_icons(resources / "icons"):
        print(sentence)
    return 0


if __name__ == "__main__":
    sys.exit(main())
