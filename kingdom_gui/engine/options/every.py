"""All optional rules that add to numbers; importing this registers them."""

from __future__ import annotations

from . import expanded_modifiers, fame, governments, settlement_modifiers

__all__ = ["expanded_modifiers", "fame", "governments", "settlement_modifiers"]
