"""What a building costs, line by line, and what it uses up: discounts, wrecks, ruins (IT L510-556).

Lines come in the order of ruling D07: at most one halving, then the flat discount of other wrecks, then
construction magic. The caller sees to it that the sum never falls below 0.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from .hexes import HexId, place_of
from .ledger import Entry, Source
from .rule_effects import FoundBuilding, RuinedBuilding
from .ruleset import Building as Kind
from .ruleset import Ruleset
from .standing import inventory, place
from .state import Building, Hex, Settlement, Special, Token
from .wrecks import restores, share

MAGIC_SAVES = 2
DEMOLITION_PER_LOT = 1


class Halving(msgspec.Struct, frozen=True):
    """A reason to pay half: the ledger line, and the discount or ruin that is used up if it is taken."""

    entry: Entry
    token: Token | None = None
    special: str = ""


class Quote(msgspec.Struct, frozen=True):
    """A price as ledger lines, and what paying it uses up: a discount, a special terrain of the hex.

    `incorporated`: the building stood there already and is only taken over, outside the limit (IT L460).
    `salvaged` BP of it come from a ruin that is plundered.
    """

    entries: tuple[Entry, ...]
    token: Token | None = None
    special: str = ""
    incorporated: bool = False
    salvaged: int = 0

    @property
    def total(self) -> int:
        """The sum of the lines that apply, never below 0."""
        return max(0, sum(entry.amount for entry in self.entries if entry.applies))


def half_off(cost: int) -> int:
    """What halving a price takes off it: the saving is rounded down (ruling D04), so 3 BP become 2."""
    return cost // 2


def quote_build(
    settlement: Settlement,
    there: Hex,
    index: int,
    kind: Kind,
    lots: tuple[int, ...],
    rules: Ruleset,
    scope: str = "per_type",
    magic: bool = False,
    salvaged: int = 0,
) -> Quote:
    """The price of a building on these lots of a district of a settlement in the hex `there`.

    `scope` is the toggle discount_scope; `salvaged` BP come from plundering the ruin of the hex, which then
    is no base for a building (IT L465). A building that stands abandoned in the hex costs nothing (IT L460).
    """
    lines = [Entry(kind.cost, Source("building", kind.id, settlement.id), kind.ref)]
    found = standing_special(there, kind, rules, FoundBuilding)
    if found:
        source = Source("special_terrain", found.kind, place_of(settlement.hex))
        lines.append(Entry(-kind.cost, source, rules.special_terrain[found.kind].ref))
        return Quote(tuple(lines), special=found.kind, incorporated=True)
    plundered = ruin_of(there, rules) if salvaged else None
    halvings = list(_halvings(settlement, there, index, kind, lots, rules, scope))
    if plundered is not None:
        halvings = [halving for halving in halvings if halving.special != plundered.kind]
    for number, halving in enumerate(halvings):
        if number:
            lines.append(msgspec.structs.replace(halving.entry, applies=False, reason="one_halving_only"))
        else:
            lines.append(halving.entry)
    lines += _flat(settlement, index, kind, lots, rules)
    if plundered is not None:
        source = Source("rule", "salvage", place_of(settlement.hex))
        lines.append(Entry(-salvaged, source, f"{rules.special_terrain[plundered.kind].ref}, D07"))
    if magic:
        lines.append(Entry(-MAGIC_SAVES, Source("rule", "construction_magic"), "IT L471, C04"))
    taken = halvings[0] if halvings else None
    used = plundered.kind if plundered is not None else ""
    if taken is None:
        return Quote(tuple(lines), special=used, salvaged=salvaged)
    return Quote(tuple(lines), taken.token, used or taken.special, salvaged=salvaged)


def quote_granted(kind: Kind, settlement: Settlement) -> Quote:
    """What the GM grants, or somebody else pays for: the list price, and that it is not asked."""
    return Quote((
        Entry(kind.cost, Source("building", kind.id, settlement.id), kind.ref),
        Entry(-kind.cost, Source("gm", "granted")),
    ))  # fmt: skip


def quote_upgrade(old: Building, kind: Kind, settlement: Settlement, rules: Ruleset) -> Quote:
    """The difference of the two list prices; no discount helps and none is used (IT L558, ruling D06)."""
    was = rules.buildings[old.kind]
    return Quote((
        Entry(kind.cost, Source("building", kind.id, settlement.id), kind.ref),
        Entry(-was.cost, Source("building", was.id, place(settlement.id, old.id)), "D06"),
    ))  # fmt: skip


def quote_demolition(building: Building, rules: Ruleset) -> Quote:
    """1 BP for each lot cleared (ruling D09); works without lots of their own are pulled down free."""
    number = len(building.lots) if not rules.buildings[building.kind].lotless else 0
    if not number:
        return Quote(())
    source = Source("rule", "demolition")
    return Quote((Entry(DEMOLITION_PER_LOT * number, source, "IT L514, D09", counts=(("lots", number),)),))


def quote_repair(building: Building, settlement: Settlement, rules: Ruleset) -> Quote:
    """Half the list price, the saving rounded down (IT L1258)."""
    kind = rules.buildings[building.kind]
    return Quote((
        Entry(kind.cost, Source("building", kind.id, place(settlement.id, building.id)), kind.ref),
        Entry(-half_off(kind.cost), Source("rule", "repair"), "IT L1258, D04"),
    ))  # fmt: skip


def tokens_left(settlement: Settlement, kind: str, rules: Ruleset, scope: str = "per_type") -> list[Building]:
    """The buildings of a settlement that still halve the price of a building of this kind, oldest first.

    Each gives one half price for each kind it names, or one in all with scope `once_per_building` (ruling
    D05, toggle discount_scope).
    """
    granting = inventory(settlement, rules).grants.get(kind, ())
    if not granting:
        return []
    if scope == "once_per_building":
        used = {token.building for token in settlement.tokens}
        return [building for building in granting if building.id not in used]
    gone = {token.building for token in settlement.tokens if token.kind == kind}
    return [building for building in granting if building.id not in gone]


def standing_special(there: Hex, kind: Kind, rules: Ruleset, effect: type[object]) -> Special | None:
    """The special terrain with this effect that holds an unspent building of this kind, if there is one."""
    for special in there.special:
        record = rules.special_terrain.get(special.kind)
        if record and special.building == kind.id and not special.spent and record.effects_of(effect):
            return special
    return None


def ruin_of(there: Hex, rules: Ruleset) -> Special | None:
    """The ruin of a hex that nobody has built in or plundered yet, if there is one (IT L465)."""
    for special in there.special:
        record = rules.special_terrain.get(special.kind)
        if record and not special.spent and record.effects_of(RuinedBuilding):
            return special
    return None


def _halvings(
    settlement: Settlement,
    there: Hex,
    index: int,
    kind: Kind,
    lots: tuple[int, ...],
    rules: Ruleset,
    scope: str,
) -> Iterator[Halving]:
    """All reasons to pay half; the first is taken. Wreck and ruin go first, for a discount may be saved."""
    less = -half_off(kind.cost)
    if not less:
        return
    if not kind.lotless:
        for wreck in settlement.districts[index].wrecks:
            if restores(wreck, kind.id, lots):
                yield Halving(Entry(less, Source("rule", "rebuild_same", settlement.id), "IT L516, D08"))
                break
    ruin = standing_special(there, kind, rules, RuinedBuilding)
    if ruin:
        source = Source("special_terrain", ruin.kind, place_of(settlement.hex))
        yield Halving(Entry(less, source, rules.special_terrain[ruin.kind].ref), special=ruin.kind)
    for granting in tokens_left(settlement, kind.id, rules, scope):
        source = Source("building", granting.kind, place(settlement.id, granting.id))
        yield Halving(Entry(less, source, "IT L556, D05"), Token(granting.id, kind.id))


def _flat(
    settlement: Settlement, index: int, kind: Kind, lots: tuple[int, ...], rules: Ruleset
) -> Iterator[Entry]:
    if kind.lotless:
        return
    for wreck in settlement.districts[index].wrecks:
        if restores(wreck, kind.id, lots):
            continue
        saved = share(wreck, lots, rules)
        if saved:
            counts = (
                ("old_cost", rules.buildings[wreck.kind].cost),
                ("lots", len(set(wreck.left) & set(lots))),
                ("of_lots", len(wreck.lots)),
            )
            source = Source("rule", "rebuild_other", settlement.id)
            yield Entry(-saved, source, "IT L516, D08", counts=counts)


def preparation(there: Hex, hex_id: HexId, rules: Ruleset) -> Entry | None:
    """The cost of preparing a hex for a settlement or a further district, or None where none can stand."""
    terrain = rules.terrain[there.terrain]
    if terrain.preparation_cost is None:
        return None
    source = Source("hex", "preparation", place_of(hex_id))
    return Entry(terrain.preparation_cost, source, terrain.ref)
