"""What was released of the campaign file stays as it was, and who changes it raises its version, once."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from kingdom_gui import __version__
from kingdom_gui.store import codec, envelope
from kingdom_gui.store.codec import decode, encode
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.migrate import OLDEST
from kingdom_gui.store.records import VERSION
from kingdom_gui.store.repair import read_keeping, repair

from . import released as module
from .released import (
    Released,
    as_released,
    fingerprint,
    golden_file,
    note_release,
    released,
    schema_file,
    schema_today,
    written_by,
)
from .samples import RULES, full_campaign

ROOT = Path(__file__).parents[2]
RAISE = (
    "version {version} of the file is released and its schema has changed: raise VERSION in "
    "store/records.py, register a migration in store/migrate.py and run python -m tests.store.make_files "
    "(CONTRIBUTING, Campaign files)"
)
WRITE = "the schema has changed: run python -m tests.store.make_files and read the difference"


def faults_of(there: list[Released], today: int, schema: str) -> list[str]:
    """What is wrong with what is released, if the program writes this version with this schema now."""
    faults = []
    versions = [one.version for one in there]
    if schema_file(today).read_text(encoding="utf-8") != schema:
        faults.append(RAISE.format(version=today) if today in versions else WRITE)
    if versions != sorted(versions) or any(b - a > 1 for a, b in pairwise(versions)):
        faults.append("a release raises the version of the file once")
    if today - (versions[-1] if versions else OLDEST - 1) not in (0, 1):
        faults.append("a release raises the version of the file once, from the last one released")
    for one in there:
        files = (golden_file(one.version), one.golden), (schema_file(one.version), one.schema)
        faults += [
            f"{file.name} was released and has changed" for file, was in files if fingerprint(file) != was
        ]
    return faults


def test_what_is_released_is_as_it_was_and_the_schema_is_the_one_on_file() -> None:
    assert faults_of(released(), VERSION, schema_today()) == []


def test_every_release_says_which_version_of_the_file_it_writes() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    releases = re.findall(r"^## \[(\d[^\]]*)\]", text, re.MULTILINE)
    assert set(releases) == {one.program for one in released()}, (
        "note the release: python -m tests.store.make_files release (CONTRIBUTING, Packages)"
    )


def test_once_it_is_released_a_change_needs_a_new_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if this program had been released as it is: then nothing is wrong until something changes."""
    for file in (golden_file(VERSION), schema_file(VERSION)):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    (tmp_path / "released.tsv").write_text("version\tprogram\tgolden\tschema\n", encoding="utf-8")
    monkeypatch.setattr(module, "DATA", tmp_path)
    monkeypatch.setattr(module, "LIST", tmp_path / "released.tsv")
    changed = schema_today().replace('"at_table"', '"at_the_table"')
    assert faults_of(released(), VERSION, changed) == [WRITE]
    note_release(VERSION, "7.0.0")
    assert faults_of(released(), VERSION, schema_today()) == []
    assert faults_of(released(), VERSION, changed) == [RAISE.format(version=VERSION)]
    assert b'"written_by": "7.0.0",' in as_released(encode(full_campaign()))
    golden_file(VERSION).write_bytes(b"{}")
    assert faults_of(released(), VERSION, schema_today()) == [
        f"v{VERSION}.kingdom.json was released and has changed"
    ]
    schema_file(VERSION + 2).write_text(changed, encoding="utf-8")
    assert "once" in faults_of(released(), VERSION + 2, changed)[0]


# --- a newer program of the same version of the file --------------------------------------------------------

NEWER = "99.1.0"


def of_newer(data: bytes, more: bytes = b'"weather": {"sky": "grey"},\n') -> bytes:
    """As a newer program might write it, with a field that this one does not know."""
    return written_by(data, NEWER).replace(b'"month": ', more + b'"month": ', 1)


def test_every_file_says_at_its_head_who_wrote_it() -> None:
    head = encode(full_campaign()).split(b"\n")[1:4]
    assert head == [
        b'"format": "kingdom-campaign",',
        f'"version": {VERSION},'.encode(),
        f'"written_by": "{__version__}",'.encode(),
    ]


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_what_only_a_newer_program_knows_is_told_as_such(language: str) -> None:
    with pytest.raises(StoreError) as caught:
        decode(of_newer(encode(full_campaign())), RULES, "new.kingdom.json")
    assert caught.value.code == "build_newer"
    told = caught.value.sentence(language)
    assert NEWER in told
    assert __version__ in told
    assert "\n" not in told


def test_a_newer_programs_file_without_anything_new_opens() -> None:
    assert decode(written_by(encode(full_campaign()), NEWER), RULES, "new") == full_campaign()


def test_an_id_of_a_newer_programs_rules_is_told_so_too() -> None:
    data = written_by(encode(full_campaign()), NEWER).replace(b'"kind":"menagerie"', b'"kind":"aquarium"')
    with pytest.raises(StoreError) as caught:
        decode(data, RULES, "new.kingdom.json")
    assert caught.value.code == "build_newer"
    assert [fault.code for fault in caught.value.faults] == ["unknown_id"]


@pytest.mark.parametrize("by", [__version__, "0.0.1", "", "old", "9" * 5000])
def test_the_same_of_no_newer_program_is_a_fault(by: str) -> None:
    data = of_newer(encode(full_campaign())).replace(NEWER.encode(), by.encode())
    with pytest.raises(StoreError) as caught:
        decode(data, RULES, "strange.kingdom.json")
    assert caught.value.code == "content"


def test_a_newer_programs_file_that_was_cut_off_is_damaged() -> None:
    data = of_newer(encode(full_campaign()))
    with pytest.raises(StoreError) as caught:
        decode(data[: len(data) // 2], RULES, "cut.kingdom.json")
    assert caught.value.code == "content"


@pytest.mark.parametrize("read", ["read_keeping", "repair"])
def test_what_a_newer_program_wrote_is_kept_and_stays_the_newer_programs(read: str) -> None:
    data = of_newer(encode(full_campaign()))
    if read == "repair":
        found = repair(data, RULES, "new")
        campaign, kept = found.campaign, found.kept
    else:
        campaign, kept = read_keeping(data, RULES, "new")
    assert campaign == full_campaign()
    again = encode(campaign, kept)
    assert f'"written_by": "{NEWER}"'.encode() in again
    assert b'"weather"' in again
    with pytest.raises(StoreError) as caught:
        decode(again, RULES, "again")
    assert caught.value.code == "build_newer"


def test_versions_of_the_program_compare_by_their_numbers() -> None:
    ordered = ["", "x", "0.1.0", "0.2", "0.10.0.dev3", "1", "1.0.1"]
    numbers = [envelope._numbers(version) for version in ordered]
    assert numbers == sorted(numbers)
    assert codec.__version__ == __version__
