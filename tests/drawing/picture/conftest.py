"""Letters need an application, wherever they are drawn; in the program the process makes its own."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _application(qapp: object) -> None:
    """Every test here has one."""
