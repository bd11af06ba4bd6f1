"""Every dialog, with a long refusal in it and each of its fields changed: no button may move."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from ..views.dialogs import dialogs
from ..views.recipe import small_window
from ..views.test_dialogs_stand_still import not_still


def stand_still(share: float) -> tuple[int, list[str]]:
    """How many dialogs were tried, and what moved in them."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    window = small_window(application)
    campaign = window.document.campaign
    names = sorted(dialogs())[:: max(1, round(1 / max(share, 0.02)))]
    faults: list[str] = []
    for name in names:
        window.document.open(campaign, None)
        faults += not_still(window, name)
    return len(names), faults


__all__ = ["stand_still"]
