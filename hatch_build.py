"""Hatch build hook: compiles the translations and lays `resources/` inside the package.

Both are for the wheel alone; an editable install finds `resources/` in the checkout.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "packaging"))

from compile_translations import compile_translations


class ResourcesHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the compiled translations and all other resources where an installed program looks for them."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Hatch calls this before it packs; `version` is "standard" or "editable"."""
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        for sentence in compile_translations(root / "resources" / "i18n"):
            self.app.display_info(sentence)
        build_data["force_include"][str(root / "resources")] = "kingdom_gui/resources"
