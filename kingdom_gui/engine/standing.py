"""What stands in a settlement: which lots are taken, how many of a kind there are, what works and what
grants.

`planned` buildings are drawn but not paid for: they keep their lots, and nothing else. `damaged` ones stand,
hold their place and serve their neighbours, but give nothing until they are repaired (IT L1258). `abandoned`
ones stand empty: they hold their place, give nothing and serve nobody (IT L1304).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .lots import lots_of, mask
from .memo import remembered
from .rule_effects import SharesLot
from .ruleset import Building as Kind
from .ruleset import Ruleset
from .state import LOTS_PER_DISTRICT, Building, District, Settlement

EVERY_LOT = (1 << LOTS_PER_DISTRICT) - 1


def takes_lots(kind: Kind) -> bool:
    """Whether a building of this kind keeps others off its lots; works that may share a lot do not."""
    return not kind.lotless and not kind.has(SharesLot)


class Ground:
    """The lots of one district: `taken` by buildings that suffer no other, and `shared` by works that do.

    `owner` names the building that takes a lot; `planned` and `blocked` are masks of their own, and so is
    `built`: the lots that buildings cover which are more than a plan.
    """

    __slots__ = ("blocked", "built", "owner", "planned", "shared", "taken")

    def __init__(self, district: District, rules: Ruleset) -> None:
        self.owner: dict[int, Building] = {}
        self.shared: dict[int, tuple[Building, ...]] = {}
        self.planned = self.built = 0
        self.blocked = mask(district.blocked)
        for building in district.buildings:
            kind = rules.buildings[building.kind]
            if not building.planned and not kind.lotless:
                self.built |= mask(building.lots)
            if takes_lots(kind):
                self.owner.update(dict.fromkeys(building.lots, building))
                if building.planned:
                    self.planned |= mask(building.lots)
            else:
                for lot in building.lots:
                    self.shared[lot] = (*self.shared.get(lot, ()), building)
        self.taken = mask(self.owner)

    @property
    def free(self) -> int:
        """Mask of the lots on which nothing stands, is planned or camps."""
        return EVERY_LOT & ~(self.taken | mask(self.shared) | self.blocked)


@remembered(512)
def ground(district: District, rules: Ruleset) -> Ground:
    """The lots of a district and who holds them."""
    return Ground(district, rules)


def free_lots(district: District, rules: Ruleset) -> tuple[int, ...]:
    """The lots on which something could be built: not built on, not planned for, not blocked."""
    return lots_of(ground(district, rules).free)


def unbuilt(settlement: Settlement, rules: Ruleset) -> int:
    """How many lots of all its districts wait for a building (IT L469); plans do not fill them."""
    here = (ground(district, rules) for district in settlement.districts)
    return sum((EVERY_LOT & ~(lots.built | lots.blocked)).bit_count() for lots in here)


def built(district: District, but: int = 0) -> Iterator[Building]:
    """What has been built in a district, plans left out, and the building numbered `but` left out too."""
    return (b for b in district.buildings if not b.planned and b.id != but)


class Inventory:
    """What has been built in a whole settlement, at work or not, counted and ready to be asked.

    `kinds` counts buildings by kind; `grants` names, for each kind, the working buildings that halve its
    price; `tiers` are the tiers of magic item that working buildings can bring forth.
    """

    __slots__ = ("grants", "kinds", "tiers", "working")

    def __init__(self, settlement: Settlement, rules: Ruleset) -> None:
        everything = [b for district in settlement.districts for b in built(district)]
        works = [b for b in everything if not b.idle]
        self.kinds = Counter(b.kind for b in everything)
        self.working = frozenset(b.kind for b in works)
        self.grants: dict[str, list[Building]] = {}
        for building in sorted(works, key=lambda b: b.id):
            for kind in rules.buildings[building.kind].discounts:
                self.grants.setdefault(kind, []).append(building)
        self.tiers = frozenset(
            items.tier for kind in self.working for items in rules.buildings[kind].magic_items
        )


@remembered(256)
def inventory(settlement: Settlement, rules: Ruleset) -> Inventory:
    """What has been built in a settlement."""
    return Inventory(settlement, rules)


def find(settlement: Settlement, number: int) -> tuple[int, Building] | None:
    """District and record of the building with this number, or None."""
    for index, district in enumerate(settlement.districts):
        for building in district.buildings:
            if building.id == number:
                return index, building
    return None


def guests(district: District, building: Building, rules: Ruleset) -> list[Building]:
    """Works on a building's lots that cannot stand there without it, as a bridge without its water."""
    if not takes_lots(rules.buildings[building.kind]):
        return []
    return [
        other
        for other in built(district, building.id)
        if set(other.lots) & set(building.lots)
        and any(effect.required for effect in rules.buildings[other.kind].effects_of(SharesLot))
    ]


def place(settlement: str, number: int) -> str:
    """A building as entries name it: `ashford#12`."""
    return f"{settlement}#{number}"
