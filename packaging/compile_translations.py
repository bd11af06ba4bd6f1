"""Compile the translators' .ts files into the .qm files that Qt loads.

Run as `python packaging/compile_translations.py`. A missing compiler or a faulty file is told in one
sentence and never stops a build: the program then shows its English texts.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path


def find_lrelease() -> str | None:
    """The path of `pyside6-lrelease` beside this Python or on PATH, or None."""
    beside = Path(sys.executable).parent
    return shutil.which("pyside6-lrelease", path=str(beside)) or shutil.which("pyside6-lrelease")


def compile_translations(folder: Path) -> list[str]:
    """Compile every .ts file in `folder` that is newer than its .qm; return one sentence a file or fault."""
    stale = [source for source in sorted(folder.glob("*.ts")) if _is_stale(source)]
    if not stale:
        return []
    lrelease = find_lrelease()
    if lrelease is None:
        return ["Translations not compiled: pyside6-lrelease was not found. The program will speak English."]
    return [_compile(lrelease, source) for source in stale]


def _is_stale(source: Path) -> bool:
    target = source.with_suffix(".qm")
    return not target.exists() or target.stat().st_mtime < source.stat().st_mtime


def _compile(lrelease: str, source: Path) -> str:
    target = source.with_suffix(".qm")
    done = subprocess.run(
        [lrelease, "-silent", str(source), "-qm", str(target)], capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        target.unlink(missing_ok=True)
        return f"{source.name} was not compiled: {(done.stderr or done.stdout).strip()}"
    return f"{source.name} -> {target.name}"


if __name__ == "__main__":
    root = Path(__file__).resolve().parent.parent
    for sentence in compile_translations(root / "resources" / "i18n"):
        print(sentence)
