"""Old files are brought up to date step by step; the file of every version that was ever written opens."""

from __future__ import annotations

import json
from typing import Literal

import msgspec
import pytest
from msgspec.structs import replace

from kingdom_gui.store import campaign_file, codec, mending, migrate
from kingdom_gui.store import repair as repair_module
from kingdom_gui.store.backups import backup_folder, versions_of
from kingdom_gui.store.codec import decode, encode
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.migrate import MIGRATIONS, OLDEST
from kingdom_gui.store.records import VERSION, CampaignFile, file_of

from .released import as_released
from .samples import DATA, RULES, full_campaign


@pytest.mark.parametrize("version", range(OLDEST, VERSION + 1))
def test_the_golden_file_of_each_version_opens(version):
    data = (DATA / f"v{version}.kingdom.json").read_bytes()
    assert decode(data, RULES, "golden") == full_campaign()


def test_the_golden_file_of_this_version_is_what_is_written_today():
    """A change that is not meant shows here; one that is meant needs a new version and a migration."""
    assert as_released(encode(full_campaign())) == (DATA / f"v{VERSION}.kingdom.json").read_bytes(), (
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


# --- a made-up older version --------------------------------------------------------------------------------


@pytest.fixture
def older(monkeypatch):
    """Today's version is 2, and of version 1 hexes were called hexagons."""

    def rename(plain):
        """Hexes were called hexagons."""
        return {("hexes" if name == "hexagons" else name): part for name, part in plain.items()}

    class Newer(CampaignFile, frozen=True, forbid_unknown_fields=True, kw_only=True):
        version: Literal[2]

    monkeypatch.setitem(MIGRATIONS, 1, rename)
    for module in (codec, repair_module, campaign_file, migrate):
        monkeypatch.setattr(module, "VERSION", 2)
    monkeypatch.setattr(migrate.migrate, "__defaults__", (2, MIGRATIONS))
    monkeypatch.setattr(codec, "_decoder", msgspec.json.Decoder(Newer))
    for module in (codec, repair_module, mending):
        monkeypatch.setattr(module, "CampaignFile", Newer)
    monkeypatch.setattr(codec, "file_of", lambda campaign: _as_version_2(campaign, Newer))
    return encode_old


def _as_version_2(campaign, kind):
    file = file_of(campaign)
    fields = {name: getattr(file, name) for name in CampaignFile.__struct_fields__}
    return kind(**{**fields, "version": 2})


def encode_old(campaign):
    data = codec.lay_out(file_of(campaign))
    assert b'"version": 1' in data
    return data.replace(b'"hexes": [\n', b'"hexagons": [\n', 1)


def test_a_file_of_an_older_version_is_kept_for_good_before_it_is_replaced(older, tmp_path):
    path = tmp_path / "old.kingdom.json"
    old = older(full_campaign())
    path.write_bytes(old)
    campaign = campaign_file.load_campaign(path, RULES)
    assert campaign == full_campaign()
    assert path.read_bytes() == old, "opening writes nothing"
    for _ in range(15):  # more saves than there are rolling backups
        campaign_file.save_campaign(path, campaign)
        campaign = replace(campaign, counter=campaign.counter + 1)
    assert b'"version": 2' in path.read_bytes()
    (kept,) = [version for version in versions_of(path) if version.name == "version-1"]
    assert kept.file.read_bytes() == old
    assert decode(kept.file.read_bytes(), RULES, "kept") == full_campaign()


def test_where_an_older_version_cannot_be_kept_it_is_not_replaced(older, tmp_path):
    path = tmp_path / "old.kingdom.json"
    old = older(full_campaign())
    path.write_bytes(old)
    backup_folder(path).write_bytes(b"in the way")
    for _ in range(2):
        with pytest.raises(StoreError):
            campaign_file.save_campaign(path, full_campaign())
        assert path.read_bytes() == old
    backup_folder(path).unlink()
    campaign_file.save_campaign(path, full_campaign())
    assert decode(path.read_bytes(), RULES, "new") == full_campaign()


def test_an_older_file_that_is_damaged_is_refused_in_a_sentence_and_read_as_far_as_it_goes(
    older, monkeypatch
):
    def trusting(plain):
        """A migration trusts the shape of its version."""
        return {**plain, "hexes": [dict(row) for row in plain["hexagons"]]}

    monkeypatch.setitem(MIGRATIONS, 1, trusting)
    old = older(full_campaign())
    for bad in (
        old.replace(b'"hexagons"', b'"hex"'),
        old.replace(b'"hexagons": [\n', b'"hexagons": [\n7,\n'),
    ):
        with pytest.raises(StoreError) as caught:
            decode(bad, RULES, "old.kingdom.json")
        assert caught.value.code == "migration_failed"
        assert "\n" not in str(caught.value)
        found = repair_module.repair(bad, RULES, "old.kingdom.json")
        assert found.campaign.kingdoms
