"""The GM's own list of magic items in a campaign file: its kinds, tiers and prices are checked."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kingdom_gui.engine.state import ListedItem
from kingdom_gui.store.codec import decode, encode
from kingdom_gui.store.errors import StoreError

from .samples import RULES, full_campaign


@pytest.mark.parametrize(
    ("entry", "path"),
    [
        (ListedItem("Lamp", "wondrous", "minor", 5), "settings.item_list[0].kind"),
        (ListedItem("Lamp", "ring", "small", 5), "settings.item_list[0].tier"),
        (ListedItem("Lamp", "ring", "minor", -5), "settings.item_list[0].price"),
    ],
)
def test_faults_of_the_list(entry: ListedItem, path: str) -> None:
    campaign = full_campaign()
    broken = replace(campaign, settings=replace(campaign.settings, item_list=(entry,)))
    with pytest.raises(StoreError) as told:
        decode(encode(broken), RULES, "any")
    assert told.value.faults[0].where == path
