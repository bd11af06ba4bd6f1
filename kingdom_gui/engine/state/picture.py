"""A picture of the GM's own that lies under the grid of one level of the map."""

import msgspec

MOST_PIXELS = 150_000_000  # of a picture
LARGEST_SIDE = 60_000  # pixels
LARGEST_EMBEDDED = 16 << 20  # bytes of a picture that is kept inside the campaign's own file
LONGEST_NAME = 100  # letters of a file's name
FARTHEST_ORIGIN = 1_000_000.0  # pixels from the picture's corner to the centre of hex 0, 0
LEAST_PITCH, LARGEST_PITCH = 2.0, 50_000.0  # pixels between the centres of two hexes that touch
HALF_TURN = 180.0  # degrees
OPAQUE = 100  # percent

Crop = tuple[int, int, int, int]  # pixels cut off: left, top, right, bottom
UNCROPPED: Crop = (0, 0, 0, 0)


class MapPicture(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where a picture lies under the grid of a `level`, and how it is shown.

    `file` is its name in the folder of pictures beside the campaign's file, or what it was called before it
    was `embedded` in the campaign. `fingerprint` (SHA-256) and `size` (KiB) tell whether it is still the
    same. Pixels are counted in the picture of `width` x `height` that is made of it, of a PDF that of its
    `page`. The centre of hex 0, 0 lies at (`x`, `y`), the next hex's `pitch` pixels away; the grid lies
    turned by `rotation` degrees clockwise on the picture. `opacity` is in percent. `shared`: players see
    it, `beyond`: also where the map has no hexes; players never see it there.
    """

    level: int
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
    embedded: bool = False


def is_plain_name(name: str) -> bool:
    """Whether a text is the name of a file and nothing more: no folder, no drive, nothing hidden."""
    if not name or len(name) > LONGEST_NAME or name != name.strip() or name.startswith("."):
        return False
    return name.isprintable() and not name.endswith(".") and not any(sign in name for sign in '/\\:*?"<>|')
