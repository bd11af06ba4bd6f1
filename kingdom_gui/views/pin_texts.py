"""What the pins of a hex say, for hovering and for the hex's card."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ..document.document import Document
from ..engine.hexes import HexId
from ..engine.state import Pin
from .map_texts import symbol_name


def pin_lines_at(document: Document, hex_id: HexId) -> list[str]:
    """A line for each pin of a hex; one of the GM's own says so."""
    pins = sorted(document.campaign.pins.values(), key=lambda pin: pin.id)
    return [pin_line(pin) for pin in pins if pin.hex == hex_id]


def pin_line(pin: Pin) -> str:
    """A pin's text, or else its symbol's name, and whether players see it."""
    text = pin.text or symbol_name(pin.symbol)
    if pin.shared:
        return text
    return QCoreApplication.translate("PinTexts", "{text} (the GM only)").format(text=text)
