"""What the record of a table's own event can say: outcomes, and the numbers each may change."""

from __future__ import annotations

# Outcomes by name; true: only of an event that asks for a check.
OUTCOMES: dict[str, bool] = {
    "occurs": False,
    "until_next_event": False,
    "success": True,
    "success_until_next_event": True,
    "failure": True,
    "failure_until_next_event": True,
    "each_failure": True,
}
TARGETS = (
    "treasury", "unrest", "economy", "loyalty", "stability", "fame", "infamy",
    "corruption", "crime", "law", "lore", "productivity", "society",
    "economy_check", "loyalty_check", "stability_check", "continuous_check",
)  # fmt: skip
