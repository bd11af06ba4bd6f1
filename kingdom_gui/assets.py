"""Where the program's own files lie: rules, terms, translations, icons, fonts, examples.

They are looked for, in this order, in a frozen build (`kingdom_gui/resources` in the folder PyInstaller
unpacked), in an installed wheel (`resources` inside the package) and in a checkout (`resources` beside the
package). Nothing here is written to; what belongs to the user lies elsewhere.
"""

from __future__ import annotations

import sys
from pathlib import Path, PurePosixPath


class AssetMissing(FileNotFoundError):
    """A file that ships with the program is not there; the installation is incomplete."""

    def __init__(self, relative: str, searched: list[Path]) -> None:
        """`relative` is what was asked for, `searched` the folders that were looked through."""
        self.relative = relative
        self.searched = searched
        places = ", ".join(str(folder) for folder in searched)
        super().__init__(
            f"The program's own file resources/{relative} is missing (looked in {places}). "
            "The installation is incomplete: install kingdom-gui again."
        )

    def __str__(self) -> str:
        """The sentence for the user, without the number that an OSError would put before it."""
        return str(self.args[0])


def asset(relative: str) -> Path:
    """The path of a file or folder under `resources/`.

    `relative` is written with forward slashes and stays inside: "rules/buildings.json", "icons". Raises
    `AssetMissing` if the installation has no such file, `ValueError` if the name leads outside.
    """
    parts = PurePosixPath(relative)
    if parts.is_absolute() or ".." in parts.parts:
        raise ValueError(f"{relative!r} leads out of resources/; give a path inside it, such as 'rules'")
    folders = asset_folders()
    for folder in folders:
        path = folder.joinpath(*parts.parts)
        if path.exists():
            return path
    raise AssetMissing(relative, folders)


def asset_folders() -> list[Path]:
    """The folders that `asset` looks through, first match wins; they need not all exist."""
    package = Path(__file__).resolve().parent
    folders = [package / "resources", package.parent / "resources"]
    unpacked = getattr(sys, "_MEIPASS", None)  # set by PyInstaller in a frozen build
    if unpacked is not None:
        folders.insert(0, Path(unpacked) / "kingdom_gui" / "resources")
    return folders
