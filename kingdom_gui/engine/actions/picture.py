"""The GM's own picture under the grid: laid there, adjusted, taken away. Free, and the journal is silent."""

from __future__ import annotations

from msgspec.structs import replace

from ..bounds import DEEPEST
from ..state import (
    FARTHEST_ORIGIN,
    HALF_TURN,
    LARGEST_EMBEDDED,
    LARGEST_PITCH,
    LARGEST_SIDE,
    LEAST_PITCH,
    MOST_PIXELS,
    OPAQUE,
    UNCROPPED,
    Crop,
    MapPicture,
    is_plain_name,
)
from .base import Action, Context, rule

THOUSANDTHS = 3  # digits kept of a pixel or a degree
FINGERPRINT = 64  # hexadecimal digits
MOST_PAGES = 100_000
LARGEST_FILE = 512 << 10  # KiB of a picture's file


class PlacePicture(Action, frozen=True, tag="place_picture"):
    """Lay a picture under the grid of a level, in place of one that lies there; fields as in `MapPicture`.

    `data` are the bytes of its file where it is to be kept inside the campaign.
    """

    for_neighbours = True

    file: str
    fingerprint: str
    size: int
    width: int
    height: int
    x: float
    y: float
    pitch: float
    rotation: float = 0.0
    opacity: int = OPAQUE
    crop: Crop = UNCROPPED
    shared: bool = False
    beyond: bool = True
    page: int = 1
    level: int = 0
    data: bytes = b""


class AdjustPicture(Action, frozen=True, tag="adjust_picture"):
    """Shift, stretch, turn, crop or pale the picture of a level, or share it; None leaves a thing as it
    is.
    """

    for_neighbours = True

    level: int = 0
    x: float | None = None
    y: float | None = None
    pitch: float | None = None
    rotation: float | None = None
    opacity: int | None = None
    crop: Crop | None = None
    shared: bool | None = None
    beyond: bool | None = None


class RemovePicture(Action, frozen=True, tag="remove_picture"):
    """Take the picture of a level away; its file stays in its folder."""

    for_neighbours = True

    level: int = 0


@rule(PlacePicture)
def place_picture(ctx: Context, action: PlacePicture) -> None:
    """Decide `PlacePicture`."""
    names = (name for name in MapPicture.__struct_fields__ if name != "embedded")
    picture = _rounded(
        MapPicture(**{name: getattr(action, name) for name in names}, embedded=bool(action.data))
    )
    check_picture(ctx, picture)
    if action.data:
        _check_data(ctx, picture, action.data)
    ctx.require("picture_placed", file=picture.file)
    if action.data:
        ctx.draft.put("embedded", picture.fingerprint, action.data)
    ctx.draft.put("pictures", picture.level, picture)
    _forget_unused(ctx)


@rule(AdjustPicture)
def adjust_picture(ctx: Context, action: AdjustPicture) -> None:
    """Decide `AdjustPicture`."""
    picture = _picture(ctx, action.level)
    own = ("x", "y", "pitch", "rotation", "opacity", "crop", "shared", "beyond")
    given = {name: value for name in own if (value := getattr(action, name)) is not None}
    picture = _rounded(replace(picture, **given))
    check_picture(ctx, picture)
    ctx.require("picture_adjusted", file=picture.file)
    ctx.draft.put("pictures", picture.level, picture)


@rule(RemovePicture)
def remove_picture(ctx: Context, action: RemovePicture) -> None:
    """Decide `RemovePicture`."""
    picture = _picture(ctx, action.level)
    ctx.require("picture_removed", file=picture.file)
    ctx.draft.put("pictures", picture.level, None)
    _forget_unused(ctx)


def check_picture(ctx: Context, picture: MapPicture) -> None:
    """End the decision where a picture's record is beyond what may be."""
    if not is_plain_name(picture.file):
        ctx.impossible("picture_name", file=picture.file[:200])
    if not is_fingerprint(picture.fingerprint):
        ctx.impossible("picture_fingerprint", file=picture.file)
    if picture.width * picture.height > MOST_PIXELS:
        ctx.impossible(
            "picture_pixels", file=picture.file, width=picture.width, height=picture.height,
            most=MOST_PIXELS // 1_000_000,
        )  # fmt: skip
    for name, low, high in LIMITS:
        if not low <= getattr(picture, name) <= high:  # false for what is no number, too
            ctx.impossible("picture_number", field=name, low=int(low), high=int(high))
    if not is_crop(picture):
        ctx.impossible("picture_crop", width=picture.width, height=picture.height)


LIMITS: tuple[tuple[str, float, float], ...] = (
    ("level", -DEEPEST, DEEPEST),
    ("size", 1, LARGEST_FILE),
    ("width", 1, LARGEST_SIDE),
    ("height", 1, LARGEST_SIDE),
    ("x", -FARTHEST_ORIGIN, FARTHEST_ORIGIN),
    ("y", -FARTHEST_ORIGIN, FARTHEST_ORIGIN),
    ("pitch", LEAST_PITCH, LARGEST_PITCH),
    ("rotation", -HALF_TURN, HALF_TURN),
    ("opacity", 0, OPAQUE),
    ("page", 1, MOST_PAGES),
)


def is_fingerprint(text: str) -> bool:
    """Whether a text is a fingerprint as we write them: 64 small hexadecimal digits."""
    return len(text) == FINGERPRINT and all(sign in "0123456789abcdef" for sign in text)


def is_crop(picture: MapPicture) -> bool:
    """Whether something of a picture is left by its crop."""
    left, top, right, bottom = picture.crop
    return min(picture.crop) >= 0 and left + right < picture.width and top + bottom < picture.height


def fingerprint_of(data: bytes) -> str:
    """The fingerprint of a picture's bytes."""
    from hashlib import sha256  # here: it would be felt when the program starts

    return sha256(data).hexdigest()


def kibibytes(count: int) -> int:
    """So many bytes in KiB, the last one begun counted."""
    return -(-count // 1024)


def _check_data(ctx: Context, picture: MapPicture, data: bytes) -> None:
    if len(data) > LARGEST_EMBEDDED:
        ctx.impossible("picture_too_large_inside", file=picture.file, most=LARGEST_EMBEDDED >> 20)
    if kibibytes(len(data)) != picture.size or fingerprint_of(data) != picture.fingerprint:
        ctx.impossible("picture_fingerprint", file=picture.file)


def _rounded(picture: MapPicture) -> MapPicture:
    """The picture with its numbers cut to thousandths, so that files stay readable."""
    fields = ("x", "y", "pitch", "rotation")
    return replace(
        picture, **{name: round(float(getattr(picture, name)), THOUSANDTHS) + 0.0 for name in fields}
    )


def _forget_unused(ctx: Context) -> None:
    """Take away embedded pictures that lie nowhere any more."""
    used = {picture.fingerprint for picture in ctx.campaign.pictures.values() if picture.embedded}
    gone = [key for key in ctx.campaign.embedded if key not in used]
    if gone:
        ctx.draft.put_many("embedded", dict.fromkeys(gone))


def _picture(ctx: Context, level: int) -> MapPicture:
    found = ctx.campaign.pictures.get(level)
    if found is None:
        ctx.impossible("no_such_picture")
    return found
