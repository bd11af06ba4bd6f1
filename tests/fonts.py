"""The fonts that tests and pictures draw with: those of `data/fonts`, whatever the machine has.

`KINGDOM_TEST_FONTS=system` takes the machine's own. A list of families and folders, such as
`KINGDOM_TEST_FONTS=/tmp/fonts,Noto Sans`, takes these families, found in these folders and on the machine.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from xml.sax.saxutils import escape

SHIPPED = Path(__file__).parent / "data" / "fonts"
FAMILY = "DejaVu Sans"
CHOICE = "KINGDOM_TEST_FONTS"


def choose_fonts(folder: Path) -> None:
    """Have Qt find the fonts in force; to be called before there is an application.

    The list of them and what is remembered of them is written to `folder`. Where fonts are not found by
    fontconfig, on Windows and macOS, it is the system that chooses.
    """
    choice = os.environ.get(CHOICE, "")
    if choice == "system":
        return
    wanted = [part.strip() for part in choice.split(",") if part.strip()]
    folders = [Path(part).resolve() for part in wanted if os.path.isdir(part)]
    families = [part for part in wanted if not os.path.isdir(part)]
    file = folder / "fonts.conf"
    if wanted:
        file.write_text(configuration(folder, folders, families, ["/etc/fonts/fonts.conf"]), encoding="utf-8")
    else:
        file.write_text(configuration(folder, [SHIPPED], [FAMILY]), encoding="utf-8")
    os.environ["FONTCONFIG_FILE"] = str(file)


def configuration(
    cache: Path, folders: Iterable[Path], families: Iterable[str], others: Iterable[str] = ()
) -> str:
    """A file for fontconfig: where fonts lie, which stand for the system's, and how they are drawn.

    `others` are such files that hold as well.
    """
    lines = [f"<dir>{escape(str(one))}</dir>" for one in folders]
    preferred = "".join(f"<family>{escape(one)}</family>" for one in families)
    for name in ("Sans Serif", "sans-serif", "Monospace", "Serif") if preferred else ():
        lines.append(f"<alias><family>{name}</family><prefer>{preferred}</prefer></alias>")
    lines += [f"<include ignore_missing='yes'>{escape(one)}</include>" for one in others]
    for name, value in (("antialias", "true"), ("hinting", "true"), ("autohint", "false")):
        lines.append(f'<match target="font"><edit name="{name}"><bool>{value}</bool></edit></match>')
    lines.append('<match target="font"><edit name="hintstyle"><const>hintslight</const></edit></match>')
    lines.append(f"<cachedir>{escape(str(cache / 'fontconfig'))}</cachedir>")
    return "\n".join(['<?xml version="1.0"?>', "<fontconfig>", *lines, "</fontconfig>", ""])
