"""What a campaign file says of the pictures under its map: names without folders, numbers within bounds."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.actions.picture import LIMITS, fingerprint_of, is_crop, is_fingerprint, kibibytes
from ..engine.state import LARGEST_EMBEDDED, LONGEST_NAME, MOST_PIXELS, MapPicture, is_plain_name
from .faults import Fault, FaultPath, shown, twice
from .records import CampaignFile


def picture_faults(file: CampaignFile) -> Iterator[Fault]:
    """Faults of pictures and of the bytes of those that are embedded."""
    pictures, embedded = file.pictures or (), file.embedded or ()
    yield from twice("picture", (str(one.level) for one in pictures), ("pictures",), "level")
    yield from twice("embedded", (row.fingerprint for row in embedded), ("embedded",), "fingerprint")
    held = {row.fingerprint: kibibytes(len(row.data)) for row in embedded}
    for index, one in enumerate(pictures):
        yield from _record_faults(one, held, ("pictures", index))
    used = {one.fingerprint for one in pictures if one.embedded}
    for index, row in enumerate(embedded):
        path: FaultPath = ("embedded", index)
        if len(row.data) > LARGEST_EMBEDDED:
            limit = {"found": len(row.data) >> 20, "limit": LARGEST_EMBEDDED >> 20}
            yield Fault("picture_too_large_inside", (*path, "data"), dict(limit))
        elif row.fingerprint not in used:
            yield Fault("picture_unused", (*path, "fingerprint"), {"found": shown(row.fingerprint)})
        elif fingerprint_of(row.data) != row.fingerprint:
            yield Fault("picture_other", (*path, "data"), {})


def _record_faults(one: MapPicture, held: dict[str, int], path: FaultPath) -> Iterator[Fault]:
    if not is_plain_name(one.file):
        yield Fault("picture_name", (*path, "file"), {"found": shown(one.file), "limit": LONGEST_NAME})
    if not is_fingerprint(one.fingerprint):
        yield Fault("picture_fingerprint", (*path, "fingerprint"), {"found": shown(one.fingerprint)})
    elif one.embedded and held.get(one.fingerprint) != one.size:
        yield Fault("picture_not_inside", (*path, "fingerprint"), {"file": one.file})
    wrong = False
    for name, low, high in LIMITS:
        value = getattr(one, name)
        if not low <= value <= high:
            wrong = True
            limits = {"low": int(low), "high": int(high)}
            yield Fault("picture_number", (*path, name), {"found": shown(value), **limits})
    if not wrong and one.width * one.height > MOST_PIXELS:
        yield Fault("picture_pixels", (*path, "width"), {"limit": MOST_PIXELS // 1_000_000})
    if not is_crop(one):
        yield Fault("picture_crop", (*path, "crop"), {"width": one.width, "height": one.height})
