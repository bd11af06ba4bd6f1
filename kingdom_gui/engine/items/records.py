"""The kinds of magic item as rule data (`items.json`): prices by formula or in steps, by tier."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from ..rule_records import Record

TIERS = ("minor", "medium", "major")
ANY = "any"
D100 = 100


class ItemRow(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a d100 up to `to` gives: a spell's level and caster level, a bonus, or a price in gp.

    `quality` counts like more bonus in the price: a special quality of armor or a weapon.
    """

    to: int
    level: int = 0
    caster: int = 0
    bonus: int = 0
    quality: int = 0
    price: int = 0


class ItemKind(Record, frozen=True, kw_only=True):
    """One kind of magic item, its id as in `MagicItems.kinds`.

    `price` says how it is priced. `spell`: spell level x caster level x `factor`, level 0 counting half.
    `bonus`: the bonus squared x `factor`, with `masterwork` and the price of one of `bases`, in gp. `listed`:
    as its row says. `tiers` are the d100 rows by tier; a tier it lacks has none of its kind. `epithets` are
    the ids of what its name may end in, `sources` where the figures come from.
    """

    price: Literal["spell", "bonus", "listed"]
    factor: int = 0
    masterwork: int = 0
    bases: Mapping[str, int] = {}
    tiers: Mapping[str, tuple[ItemRow, ...]]
    epithets: tuple[str, ...]
    sources: tuple[str, ...] = ()
