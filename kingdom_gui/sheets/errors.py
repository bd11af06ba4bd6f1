"""What an export says when it cannot be made."""

from __future__ import annotations

from ..store.errors import StoreError


class ExportError(StoreError):
    """An export that cannot be made or written; `sentence(language)` and `str()` are one sentence."""
