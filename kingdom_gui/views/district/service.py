"""Who serves whom: the required neighbours of a district, each serving one building (ruling D20)."""

from __future__ import annotations

from ...document.document import Document
from ...engine.adjacency import served
from ...engine.state import District


def pairs(document: Document, district: District) -> tuple[tuple[int, int], ...]:
    """Numbers of a building and of the neighbour that meets its need."""
    default = document.rules.default("diagonal_adjacency")
    diagonal = document.campaign.ruling("diagonal_adjacency", default) == "on"
    return served(district, document.rules, diagonal)


def links_of(document: Document, district: District, number: int) -> list[tuple[int, int]]:
    """The pairs in which this building is served or serves."""
    return [pair for pair in pairs(document, district) if number in pair]
