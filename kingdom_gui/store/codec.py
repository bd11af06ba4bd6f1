"""Between the bytes of a campaign file and a campaign; strict in, steady out.

The quick way is the strict decoder, a comparison that rules out duplicate keys, and the cross-checks. Only
when one of them refuses does the slow second reader look for path, line and suggestion.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice

import msgspec

from .. import __version__
from ..engine.history import with_history
from ..engine.ruleset import Ruleset
from ..engine.state import Campaign
from .crosscheck import cross_faults
from .crosscheck_house import rules_of
from .crosscheck_past import past_faults
from .envelope import check_envelope, newer_build, parse
from .errors import StoreError, at_fault
from .faults import Fault
from .kept_fields import Kept, put_back
from .layout import lay_out
from .migrate import migrate
from .places import duplicate_key, with_lines
from .records import FORMAT, VERSION, CampaignFile, campaign_of, file_of
from .shape import MOST_FAULTS, shape_faults

_decoder = msgspec.json.Decoder(CampaignFile)


def encode(campaign: Campaign, kept: Kept = ()) -> bytes:
    """A campaign as the bytes of its file, with the unknown fields kept of the one it comes from; equal
    campaigns give equal bytes.
    """
    with _no_collecting():
        file = file_of(campaign)
        return lay_out(*put_back(file, kept)) if kept else lay_out(file)


def decode(data: bytes, rules: Ruleset, name: str) -> Campaign:
    """The campaign in the bytes of a file; `name` is what messages call the file.

    :raises StoreError: with one sentence and all faults found (up to a limit) when it is no sound campaign of
        version this program knows; `build_newer` where a newer program wrote it. Nothing is half-read.
    """
    try:
        return _decoded(data, rules, name)
    except StoreError as error:
        if error.code != "content" or not (build := newer_build(data)):
            raise
        raise StoreError("build_newer", name, error.faults, found=build, ours=__version__) from error


def _decoded(data: bytes, rules: Ruleset, name: str) -> Campaign:
    with _no_collecting():
        file = _read(data, name)
        campaign = campaign_of(file)
        faults = cross_faults(file, campaign.hexes, rules)
        if not faults:
            past = past_faults(file, campaign.hexes, rules_of(file.settings, rules))
            faults = list(islice(past, MOST_FAULTS))
        if faults:
            raise at_fault(name, with_lines(faults, data.decode("utf-8")))
        # Last, since only ways that are sound can be gone.
        return with_history(campaign, file.past) if file.past else campaign


def _read(data: bytes, name: str) -> CampaignFile:
    try:
        file = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return _read_slowly(data, name)
    if not _has_no_duplicates(data, file):
        raise at_fault(name, [fault] if (fault := duplicate_key(data.decode("utf-8"))) else [])
    return file


def _has_no_duplicates(data: bytes, file: CampaignFile) -> bool:
    """Whether no object of valid JSON has a key twice, decided without reading it in Python where possible.

    The decoder keeps the last of two equal keys, so a file that comes out again as it went in had none. Files
    of our own come out so from the records; others from plain values, unless they write texts or numbers in
    another way than we do; those are read once more.
    """
    minified = msgspec.json.format(data, indent=-1)
    if minified == msgspec.json.encode(file):
        return True
    if minified == msgspec.json.encode(msgspec.json.decode(data)):
        return True
    return duplicate_key(data.decode("utf-8")) is None


def _read_slowly(data: bytes, name: str) -> CampaignFile:
    """A file of an older version, migrated; or, for any other, the error that says what is wrong."""
    plain = parse(data, name)
    version = check_envelope(plain, name, FORMAT, VERSION)
    if version < VERSION:
        plain = migrated(plain, version, name)
    faults = shape_faults(plain, CampaignFile)
    if faults:
        # The paths are those of the migrated file, which has no lines.
        raise at_fault(name, with_lines(faults, data.decode("utf-8")) if version == VERSION else faults)
    try:
        return msgspec.convert(plain, CampaignFile)
    except msgspec.ValidationError as error:  # nothing known gets here; if it does, the decoder has the word
        raise at_fault(name, [Fault("refused", (), {"reason": str(error)})]) from error


def migrated(plain: dict[str, object], version: int, name: str) -> dict[str, object]:
    """The object of an older version as one of today's.

    :raises StoreError: where it is not of the shape that its version has.
    """
    try:
        return migrate(plain, version)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        # A migration trusts the shape of its version, which nothing has looked at.
        raise StoreError("migration_failed", name, version=version) from error


@contextmanager
def _no_collecting() -> Iterator[None]:
    """Keep the garbage collector from looking through thousands of new records, none of them garbage."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
