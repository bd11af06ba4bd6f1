"""Hatch build hook: makes what is generated and lays `resources/` inside the package.

For the wheel alone; an editable install finds `resources/` in the checkout.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ResourcesHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts compiled translations, icon sizes and all other resources where an installed program looks."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Hatch calls this before it packs; `version` is "standard" or "editable"."""
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        subprocess.run([sys.executable, str(root / "packaging" / "generate.py")], check=False)
        for path in sorted((root / "resources").rglob("*")):
            if path.is_file() and path.suffix != ".ts":
                inside = path.relative_to(root / "resources").as_posix()
                build_data["force_include"][str(path)] = f"kingdom_gui/resources/{inside}"
