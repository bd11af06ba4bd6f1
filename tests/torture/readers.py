"""All that reads files of others, each with sound files to begin with; `tests/data/corpus` holds more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from kingdom_gui.document.settings import Preferences
from kingdom_gui.engine.actions import Change, decide
from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.engine.state.house import HouseRule
from kingdom_gui.store.campaign_file import load_campaign
from kingdom_gui.store.codec import decode, encode
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.house_file import read_house, write_house
from kingdom_gui.store.item_list import read_items
from kingdom_gui.store.recovery import Keeper, find_kept
from kingdom_gui.store.recovery_log import fingerprint, log_path
from kingdom_gui.store.repair import repair
from kingdom_gui.store.scripts import read_script

from ..store.importers.test_hostile import GOOD, tried
from ..store.test_kill import begun

CAMPAIGNS = Path("tests/data/campaigns")
EXAMPLES = Path("resources/examples")
CORPUS = Path("tests/data/corpus")
ITEMS = (
    b'name,kind,tier,price\nLamp of the ford,wondrous_item,minor,900\n"Ring, dull",ring,minor,"2,400 gp"\n',
    "\ufeffname;kind;tier;price\r\nLampada;Oggetto meraviglioso;Minore;1.900 mo\r\n".encode(),
)
HOUSE = (
    HouseRule("buildings", "dovecote", "Dovecote", "Pigeons.", {"cost": 6, "lots": 1, "economy": 1}),
    HouseRule("buildings", "inn", record={"cost": 8, "economy": 3}),
    HouseRule(
        "events",
        "locusts",
        "Locusts",
        "Clouds of them.",
        {
            "scope": "kingdom",
            "kind": "dangerous",
            "checks": ["stability"],
            "changes": {"failure": {"unrest": "1d4"}},
        },
    ),
)

Seeds = tuple[tuple[str, bytes], ...]


class Reader(NamedTuple):
    """What reads one kind of file: a share of all files tried, sound ones, and the reading, which may raise
    `StoreError` and nothing else.
    """

    name: str
    share: float
    seeds: Seeds
    read: Callable[[bytes, str], object]


def readers(folder: Path, rules: Ruleset) -> list[Reader]:
    """Every reader; what must lie on a disk lies in `folder`."""
    campaigns = _files(CAMPAIGNS, "*.json") + _files(CAMPAIGNS / "broken", "*.json") + _example("kingdom")
    return [
        Reader("campaigns", 0.3, campaigns, lambda data, name: decode(data, rules, name)),
        Reader("repaired", 0.05, campaigns, lambda data, name: encode(repair(data, rules, name).campaign)),
        Reader("scripts", 0.23, _example("script"), read_script),
        Reader(
            "house rules",
            0.12,
            (("h.json", write_house(HOUSE)), *_corpus("house")),
            lambda data, name: read_house(data, name, rules),
        ),
        Reader(
            "item lists",
            0.12,
            (*((f"{n}.csv", data) for n, data in enumerate(ITEMS)), *_corpus("items")),
            lambda data, name: read_items(data, name, rules),
        ),
        Reader("maps", 0.12, (*GOOD.items(), *_corpus("maps")), tried),
        Reader(
            "settings",
            0.02,
            (*_settings(folder), *_corpus("settings")),
            lambda data, _: _read_settings(data, folder),
        ),
        Reader("recovery logs", 0.04, *_logs(folder, rules)),
    ]


def _files(folder: Path, pattern: str) -> Seeds:
    return tuple((path.name, path.read_bytes()) for path in sorted(folder.glob(pattern)))


def _example(kind: str) -> Seeds:
    return _files(EXAMPLES, f"*.{kind}.json")


def _corpus(kind: str) -> Seeds:
    return _files(CORPUS / kind, "*")


def _settings(folder: Path) -> Seeds:
    from PySide6.QtCore import QByteArray

    file = folder / "seed.ini"
    preferences = Preferences(file)
    preferences.language, preferences.theme, preferences.text_size = "it", "dark", 150
    preferences.keep_bytes("geometry", QByteArray(bytes(range(60))))
    preferences.remember(folder / "a campaign, with a comma.kingdom.json")
    preferences._store.sync()
    return (("settings.ini", file.read_bytes()),)


def _read_settings(data: bytes, folder: Path) -> None:
    """Whatever the file holds, there are preferences, and others can be set."""
    file = folder / "settings.ini"
    file.write_bytes(data)
    preferences = Preferences(file)
    found = (preferences.language, preferences.theme, preferences.text_size, preferences.recent)
    assert found[0] in ("en", "it", "fr", "de")
    assert found[1] in ("system", "light", "dark")
    assert 100 <= found[2] <= 200
    preferences.bytes("geometry")
    preferences.theme = "light"
    assert preferences.theme == "light"
    preferences._store.sync()


def _logs(folder: Path, rules: Ruleset) -> tuple[Seeds, Callable[[bytes, str], object]]:
    """A campaign's recovery log: whatever its bytes, the campaign's file is read as it was."""
    path = begun(folder / "logged.kingdom.json")
    saved = path.read_bytes()
    campaign = load_campaign(path, rules)
    states = [campaign]
    keeper = Keeper(path, fingerprint(saved))
    for amount in range(1, 9):
        change = decide(Grant(kingdom="k", treasury=amount), campaign, rules)
        assert isinstance(change, Change)
        keeper.keep(change.patch, change.campaign, change.code, change.parameters)
        campaign = change.campaign
        states.append(campaign)
    keeper.flush()
    log = log_path(path).read_bytes()

    def read(data: bytes, _: str) -> None:
        log_path(path).write_bytes(data)
        found = find_kept(path, rules)
        assert found is None or found.campaign in states, "an edit came out otherwise than it went in"
        assert path.read_bytes() == saved

    return (("log", log),), read


def every_torn_log(folder: Path, rules: Ruleset, step: int = 1) -> Iterator[None]:
    """Each byte of a log changed, or one of so many, and the log cut there, one after the other."""
    ((_, log),), read = _logs(folder, rules)
    for at in range(0, len(log), step):
        read(log[:at], "")
        try:
            read(log[:at] + bytes([log[at] ^ 0x55]) + log[at + 1 :], "")
        except StoreError as error:  # no edit is left that can be read, which is told
            if error.code != "recovery_unreadable" or at > log.index(b"\n", log.index(b"\n") + 1):
                raise
        yield
