"""What a hex or the kingdom must have before a terrain improvement can be built there."""

# Annotations are values here, not text, which msgspec would have to compile when the program starts.

import msgspec


class InHex(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="need", tag="in_hex"):
    """The hex itself must have one of `any_of`; asked only on `on_terrain` (everywhere when empty).

    Ids are of terrain, improvements, special terrain, or `lake`.
    """

    any_of: tuple[str, ...]
    on_terrain: tuple[str, ...] = ()


class InOrBeside(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="need", tag="in_or_beside"
):
    """The hex or a neighbour has one of `any_of`, or `beside_count` neighbours the improvement `beside`."""

    any_of: tuple[str, ...]
    beside: str
    beside_count: int
    on_terrain: tuple[str, ...] = ()


class KingdomSize(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="need", tag="kingdom_size"
):
    """The kingdom must have at least this Size, in hexes."""

    minimum: int


class NoneOf(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="need", tag="none_of"):
    """The hex must have none of these improvements."""

    improvements: tuple[str, ...]


Requirement = InHex | InOrBeside | KingdomSize | NoneOf
