"""Old files are brought up to date step by step; the file of every version that was ever written opens."""

from __future__ import annotations

import json

import pytest

from kingdom_gui.store import codec, migrate
from kingdom_gui.store.codec import decode, encode
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.migrate import MIGRATIONS, OLDEST
from kingdom_gui.store.records import VERSION

from .samples import DATA, RULES, full_campaign


@pytest.mark.parametrize("version", range(OLDEST, VERSION + 1))
def test_the_golden_file_of_each_version_opens(version):
    data = (DATA / f"v{version}.kingdom.json").read_bytes()
    assert decode(data, RULES, "golden") == full_campaign()


def test_the_golden_file_of_this_version_is_what_is_written_today():
    """A change that is not meant shows here; one that is meant needs a new version and a migration."""
    assert encode(full_campaign()) == (DATA / f"v{VERSION}.kingdom.json").read_bytes(), (
        "the format has changed: see CONTRIBUTING, Campaign files, and tests/store/make_files.py"
    )


def test_there_is_a_migration_from_every_older_version_and_each_says_what_it_does():
    assert sorted(MIGRATIONS) == list(range(OLDEST, VERSION))
    assert all(step.__doc__ for step in MIGRATIONS.values())


def test_every_step_runs_in_order():
    """Faults B38 and B41: a file of version n - 2 of which one step was skipped."""
    ran = []

    def step(number):
        def run(plain):
            ran.append((number, plain["version"]))
            return {**plain, f"from{number}": True}

        return run

    steps = {1: step(1), 2: step(2), 3: step(3)}
    migrated = migrate.migrate({"version": 1}, 1, to=4, steps=steps)
    assert ran == [(1, 1), (2, 2), (3, 3)]
    assert migrated == {"version": 4, "from1": True, "from2": True, "from3": True}
    with pytest.raises(LookupError, match="from version 2 to 3"):
        migrate.migrate({"version": 1}, 1, to=4, steps={1: step(1), 3: step(3)})


def test_one_version_has_one_migration():
    with pytest.raises(ValueError, match="two migrations from version 1"):
        migrate.migration(1)(lambda plain: plain) if 1 in MIGRATIONS else _twice()


def _twice():
    try:
        migrate.migration(1)(lambda plain: plain)
        migrate.migration(1)(lambda plain: plain)
    finally:
        MIGRATIONS.pop(1)


def test_an_old_file_is_migrated_and_then_read_as_strictly_as_any(monkeypatch):
    """As if version 1 were what version 0 has become: `hexagons` was renamed."""

    def rename(plain):
        """Hexes were called hexagons."""
        plain = dict(plain)
        plain["hexes"] = plain.pop("hexagons")
        return plain

    monkeypatch.setitem(MIGRATIONS, 0, rename)
    monkeypatch.setattr(codec, "check_envelope", lambda plain, *_: plain["version"])
    plain = json.loads(encode(full_campaign()))
    plain["version"] = 0
    plain["hexagons"] = plain.pop("hexes")
    assert decode(json.dumps(plain).encode(), RULES, "old") == full_campaign()
    plain["hexagons"][1]["terain"] = "plains"
    with pytest.raises(StoreError, match=r"hexes\[1\]\.terain"):
        decode(json.dumps(plain).encode(), RULES, "old")
    plain["hexagons"][1].pop("terain")
    plain["hexagons"][1]["terrain"] = "planes"
    with pytest.raises(StoreError, match="Did you mean “plains”"):
        decode(json.dumps(plain).encode(), RULES, "old")


def test_a_newer_file_is_never_half_read():
    data = encode(full_campaign()).replace(b'"version": 1', f'"version": {VERSION + 1}'.encode())
    with pytest.raises(StoreError) as caught:
        decode(data, RULES, "new.kingdom.json")
    assert caught.value.code == "version_newer"
