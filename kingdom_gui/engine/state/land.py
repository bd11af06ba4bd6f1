"""What a hex of the map is."""

import msgspec

RIVER_POOL = 64  # river bit for a hex that holds a river which crosses none of its sides


class Special(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A special terrain of a hex (IT L454, Territorio Speciale).

    `building` is what stands there for `building` and `ruin`; `spent` marks one that was built in or
    plundered.
    """

    kind: str
    building: str = ""
    spent: bool = False


class Hex(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One hex of the map. Its owner is kept in `Campaign.claims`.

    `terrain` is the inland terrain; `coast` and `lake` are water beside or in it. `river` has bit `1 << side`
    for each side a river crosses, or `RIVER_POOL`. `prepared` is the month from which a settlement may build
    (None: not prepared). `road_double` overrides whether a road here costs double (None: the rule decides).

    What players know of it: it is `seen` from afar, `explored` (in month `explored_in`, 0: not known, by whom
    `explored_by` says in the table's words), `cleared`. Its name and what stands in it they know once it is
    explored, its note only where that is `shared`.
    """

    terrain: str = "plains"
    coast: bool = False
    lake: bool = False
    river: int = 0
    special: tuple[Special, ...] = ()
    explored: bool = False
    cleared: bool = False
    improvements: tuple[str, ...] = ()
    prepared: int | None = None
    road_double: bool | None = None
    name: str = ""
    note: str = ""
    seen: bool = False
    explored_in: int = 0
    explored_by: str = ""
    shared: bool = False

    def has(self, kind: str) -> bool:
        """Whether the hex has this special terrain, spent or not."""
        return any(special.kind == kind for special in self.special)
