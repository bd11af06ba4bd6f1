"""Campaigns to print: one with nothing in it, a plain one, and one that tries to break every box."""

from __future__ import annotations

from immutables import Map
from msgspec.structs import replace

from kingdom_gui.engine.ledger import Entry, Source
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.engine.state import (
    Army,
    Building,
    Campaign,
    District,
    Edicts,
    Hex,
    Item,
    JournalEntry,
    Kingdom,
    Leader,
    Modifier,
    Settings,
    Settlement,
    Special,
    Stock,
    Use,
    Wreck,
)

LONG = (
    "The Most Serene and Everlasting Confederation of the Seven Drowned Marches and the Isles Beyond the Weir"
)
UNBROKEN = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochuchaf"
HOME = (0, 0, 0)


def empty() -> Campaign:
    """A kingdom that has just been named: no hex, no leader, no settlement."""
    return Campaign(at_table="k", kingdoms=Map(k=Kingdom("k", "Ashenvale")))


def plain() -> Campaign:
    """Three hexes, a capital with a few buildings, two leaders; its numbers are worked out in the tests."""
    town = District(
        water=("n",),
        buildings=(
            Building(1, "castle", (0, 1, 6, 7)),  # Economy, Loyalty, Stability +2, Fame 1, Defense 8
            Building(2, "house", (2,)),
            Building(3, "inn", (3,)),  # Economy, Loyalty +1
            Building(4, "city_wall", side="s"),  # Defense 1
        ),
    )
    kingdom = Kingdom(
        "k",
        "Ashenvale",
        alignment="LG",  # Economy +2, Loyalty +2
        government="republic",
        stage="reigning",
        capital="weirmouth",
        treasury=Stock((("gm", 40), ("purchase", -12)), (Entry(-8, Source("purchase", "built")),)),  # 20
        unrest=Stock((("vacancy", 2), ("building", -1)), (Entry(2, Source("event", "feud")),)),  # 3
        leaders=(
            Leader(
                "ruler", "Isolde", (0, 0, 0, 0, 0, 5), attributes=("loyalty",), leadership=True, player=True
            ),
            Leader("treasurer", "Osric", (0, 0, 0, 3, 1, 0)),
        ),
        edicts=Edicts("6", "standard", "heavy"),
        use=Use(size=3, claims=1, buildings=1),
    )
    land = {
        HOME: Hex(explored=True, cleared=True),
        (0, 1, 0): Hex("forest", explored=True),
        (0, 0, 1): Hex("hills"),
    }
    return Campaign(
        settings=Settings(name="Beyond the Weir", months=("Thaw", "Bloom", "Yule"), start_year=4712),
        month=5,
        at_table="k",
        hexes=Map(land),
        claims=Map(dict.fromkeys(land, "k")),
        kingdoms=Map(k=kingdom),
        settlements=Map(weirmouth=Settlement("weirmouth", "Weirmouth", HOME, (town,))),
        journal=Map({1: (JournalEntry("note", {}, "k", "A bandit was seen at the ford."),)}),
    )


def busy() -> Campaign:
    """The plain realm's capital with a plan for an Academy and a Library, an item, and two losses."""
    campaign = plain()
    there = campaign.settlements["weirmouth"]
    district = there.districts[0]
    more = (
        Building(10, "library", (12,), planned=True),
        Building(11, "academy", (14, 15), planned=True),
        Building(12, "shrine", (20,)),
        Building(13, "park", (21,), abandoned=True),
    )
    district = replace(
        district, buildings=(*district.buildings, *more), wrecks=(Wreck("house", (30,), (30,)),)
    )
    items = (Item(12, 0, "Salve of the weir", 150, tier="minor", kind="potion"), Item(0, 0, LONG, 4200))
    journal = {
        2: (
            JournalEntry("event_occurs", {"event": "natural_disaster"}, "k", phase="event"),
            JournalEntry(
                "building_destroyed", {"building": "house", "settlement": "weirmouth"}, "k", phase="event"
            ),
        ),
        4: (JournalEntry("building_demolished", {"building": "jail", "settlement": "Weirmouth"}, "k", LONG),),
    }
    there = replace(there, districts=(district,), items=items)
    return replace(campaign, settlements=Map(weirmouth=there), journal=Map(journal))


def hostile(rules: Ruleset, name: str = LONG) -> Campaign:
    """Very long names, three Rulers, twelve crowded districts, numbers far below 0, 500 lines of journal."""
    leaders = [
        Leader(
            role, name, (-5,) * 6, player=True, leadership=True, acting=role == "heir", days=3,
            attributes=("economy", "loyalty", "stability"),
        )
        for role in (*rules.roles, "ruler", "ruler")
    ]  # fmt: skip
    kingdom = Kingdom(
        "k",
        name,
        alignment="CN",
        government="secret_syndicate",
        stage="reigning",
        capital="s",
        treasury=Stock((), tuple(Entry(-1_234_567, Source(kind)) for kind in KINDS)),
        unrest=Stock(tuple((kind, 100_000) for kind in KINDS)),
        leaders=tuple(leaders),
        edicts=Edicts("24", "expansionist", "overwhelming"),
        modifiers=tuple(
            Modifier(n, target, -98_765, Source(kind), note=LONG)
            for n, (target, kind) in enumerate((t, k) for t in TARGETS for k in KINDS)
        ),
        milestones=tuple(rules.milestones),
        use=Use(size=300, claims=30, settlements=9, buildings=4000, improvements=12),
        armies=tuple(
            Army(
                n,
                f"{name} {n}",
                0,
                n % 5,
                0,
                1,
                LONG,
                "Gargantuan",
                "1/2",
                "archers",
                name,
                HOME,
                "settlement" if n % 2 else "",
                "s",
                12,
                LONG,
            )
            for n in range(24)
        ),
    )
    land = _land(rules)
    return Campaign(
        settings=Settings(name=name, months=(UNBROKEN, "Yule"), start_year=-99),
        month=500,
        at_table="k",
        hexes=Map(land),
        claims=Map(dict.fromkeys(land, "k")),
        kingdoms=Map(k=kingdom),
        settlements=Map(
            s=Settlement("s", name, HOME, tuple(_crowded(n, rules) for n in range(12))),
            t=Settlement("t", UNBROKEN, (0, 1, 0)),
        ),
        journal=Map({month: _months_lines(month) for month in range(1, 51)}),
    )


KINDS = (
    "leader",
    "vacancy",
    "building",
    "hex",
    "edict",
    "debt",
    "army",
    "event",
    "gm",
    "rule",
    "opening",
    "carried",
)
TARGETS = ("economy", "loyalty", "stability", "consumption", "control_dc", "fame", "infamy")


def _land(rules: Ruleset) -> dict[tuple[int, int, int], Hex]:
    terrain = list(rules.terrain)
    improvements = [i for i in rules.improvements if i != "bridge"]
    special = [s for s in rules.special_terrain if s != "river"]
    return {
        (0, q, r): Hex(
            terrain[(q * 3 + r) % len(terrain)], explored=bool((q + r) % 3), cleared=True,
            river=9 if r == 2 else 0,
            improvements=(improvements[(q + r * 5) % len(improvements)],), coast=q == 0, lake=q == 5,
            special=(Special(special[(q + r) % len(special)]),), name=LONG if q == r else "",
        )
        for q in range(9)
        for r in range(7)
    }  # fmt: skip


def _crowded(number: int, rules: Ruleset) -> District:
    """A district with every kind of building once over, as far as there is room; the rules are not asked."""
    buildings, free = [], set(range(36))
    kinds = list(rules.buildings.values())
    for place, kind in enumerate(kinds[number * 5 :] + kinds[: number * 5]):
        wide, high = (0, 0) if kind.lotless else kind.shape
        lots = _room_for(wide, high, free)
        if lots is None:
            continue
        free -= set(lots)
        side = ("n", "e", "s", "w")[place % 4] if kind.lotless else ""
        state = {"planned": place % 7 == 0, "damaged": place % 7 == 1}
        buildings.append(Building(number * 100 + place, kind.id, lots, side, **state))
    return District(("n", "s"), tuple(buildings))


def _room_for(wide: int, high: int, free: set[int]) -> tuple[int, ...] | None:
    for corner in range(36):
        if corner % 6 + wide <= 6:
            lots = tuple(corner + 6 * row + column for row in range(high) for column in range(wide))
            if free.issuperset(lots):
                return lots
    return None


def _months_lines(month: int) -> tuple[JournalEntry, ...]:
    hex_entry = JournalEntry("hexes_claimed", {"count": 1, "hex": f"0,{month},1"}, "k")
    appointed = JournalEntry("leader_appointed", {"name": f"{LONG} {UNBROKEN}", "role": "ruler"}, "k")
    noted = JournalEntry("note", {}, "k", f"{LONG}. {UNBROKEN}\n{LONG} — {month}")
    return (hex_entry, appointed, noted, JournalEntry("an_unknown_code", {"x": 1}, "k")) * 2 + (
        hex_entry,
    ) * 2


__all__ = ["LONG", "UNBROKEN", "empty", "hostile", "plain"]
