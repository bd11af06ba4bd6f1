"""A worker that edits and saves until it is killed, for the tests that kill it."""

from __future__ import annotations

from multiprocessing.connection import Connection
from pathlib import Path

from kingdom_gui.assets import asset
from kingdom_gui.engine.actions import Change, decide
from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.engine.state import Campaign
from kingdom_gui.store.campaign_file import load_campaign, save_bytes
from kingdom_gui.store.codec import encode
from kingdom_gui.store.recovery import Keeper, find_kept
from kingdom_gui.store.recovery_log import fingerprint
from kingdom_gui.store.rulefiles import load_rules

RULES: Ruleset = load_rules(asset("rules"))
SAVE_EVERY = 7


def work(path: Path, told: Connection) -> None:
    """Grant a BP at a time, keeping each edit and saving now and then; tell each Treasury that is kept."""
    kept = find_kept(path, RULES)
    campaign = load_campaign(path, RULES) if kept is None else kept.campaign
    keeper = Keeper(path, fingerprint(path.read_bytes()) if kept is None else "")
    while True:
        change = decide(Grant(kingdom="k", treasury=1), campaign, RULES)
        assert isinstance(change, Change)
        campaign = change.campaign
        keeper.keep(change.patch, campaign, change.code, change.parameters)
        told.send(treasury(campaign))
        if treasury(campaign) % SAVE_EVERY == 0:
            data = encode(campaign)
            keeper.saving(data)
            save_bytes(path, data, keep=3)
            keeper.saved(data)


def found_again(path: Path) -> Campaign:
    """What a start of the program finds: unsaved work, or else the file."""
    kept = find_kept(path, RULES)
    return load_campaign(path, RULES) if kept is None else kept.campaign


def treasury(campaign: Campaign) -> int:
    """The kingdom's Treasury, which counts the edits done; the journal has a line for each."""
    found = campaign.kingdoms["k"].treasury.value
    assert found == sum(line.code == "granted" for lines in campaign.journal.values() for line in lines)
    return found
