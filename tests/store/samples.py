"""Campaigns for tests of the store: one with everything in it, and a strategy for any."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from hypothesis import strategies as st
from immutables import Map
from msgspec.structs import replace

from kingdom_gui.assets import asset
from kingdom_gui.engine.actions.build_site import lots_allowed, stands_on_side
from kingdom_gui.engine.actions.picture import fingerprint_of
from kingdom_gui.engine.hexes import rectangle
from kingdom_gui.engine.ledger import Entry, Source
from kingdom_gui.engine.lots import footprints
from kingdom_gui.engine.rewind import month_start, way_back
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.engine.state import (
    SIDES_OF_DISTRICT,
    Ahead,
    Army,
    Autoplay,
    Building,
    Campaign,
    District,
    Edicts,
    Expedition,
    Hex,
    House,
    Item,
    JournalEntry,
    Kingdom,
    Leader,
    ListedItem,
    LostLand,
    MapLabel,
    MapPicture,
    Mission,
    Modifier,
    Neighbour,
    Ongoing,
    Pact,
    Pin,
    Relation,
    Route,
    Settings,
    Settlement,
    Special,
    Stock,
    Template,
    TemplatePart,
    Territory,
    Token,
    Turn,
    Use,
    Vassal,
    Wreck,
)
from kingdom_gui.engine.state.house import HouseRule
from kingdom_gui.engine.state.past import Flow, MonthStart
from kingdom_gui.store.rulefiles import load_rules

RULES: Ruleset = load_rules(asset("rules"))
DATA = Path(__file__).parents[1] / "data" / "campaigns"
EXAMPLES = asset("examples")


PICTURE_DATA = b"not looked at by the store"
PICTURE = MapPicture(
    -1, "Höhlen 1.png", fingerprint_of(PICTURE_DATA), 1, 640, 480, -12.5, 30.25, 61.125, 1.5, 60,
    (1, 2, 3, 4), True, False, 2, True,
)  # fmt: skip


def full_campaign() -> Campaign:
    """A small campaign in which every field of every record differs from its default."""
    home, port, cave = (0, 0, 0), (0, 1, 0), (-1, 0, 0)
    hexes = {hex_id: Hex() for hex_id in rectangle(4, 3, "flat", "even")}
    hexes[home] = Hex(
        "hills",
        coast=True,
        lake=True,
        river=9,
        special=(Special("resource"), Special("ruin", "watchtower", spent=True)),
        explored=True,
        cleared=True,
        improvements=("farm", "road"),
        prepared=2,
        road_double=True,
        name="Ættirð",
        note='Two\nlines, a "quote" and a \\',
        seen=True,
        explored_in=2,
        explored_by="The first party",
        shared=True,
    )
    hexes[port] = Hex("plains", road_double=False)
    hexes[cave] = Hex("cavern")
    kingdom = Kingdom(
        "mark",
        "The Mark",
        "LG",
        "republic",
        patron=False,
        stage="reigning",
        capital="ford",
        treasury=Stock((("gm", 12),), (Entry(-3, Source("purchase", "building_built", "ford")),)),
        unrest=Stock(
            (("event", 2),),
            (
                Entry(1, Source("building", "tenement", "ford#1"), "IT L1063", note="crowded"),
                Entry(-1, Source("building", "park", "ford#2"), "", False, "planned", (("hexes", 4),)),
            ),
        ),
        granary=Stock((("surplus", 4),)),
        leaders=(
            Leader("ruler", "Mira", (0, 0, 0, 0, 1, 4), True, True, ("economy",), False, 20, 5),
            Leader("consort", "Tam", acting=True, days=8),
            Leader("marshal", "Oda", lost="disabled"),
            Leader("viceroy", "Pell"),
        ),
        handover=("warden",),
        edicts=Edicts("1", "token", "light", True, "promised too often"),
        modifiers=(Modifier(3, "economy", -2, Source("event", "plague", "ford"), 2, 4, "", "sick"),),
        paper=(("economy", 12),),
        carried=(("loyalty", 3),),
        milestones=("first_settlement",) if "first_settlement" in RULES.milestones else (),
        anarchy=True,
        use=Use(
            12, 1, 1, 2, 3, True, True, True, ("shop",), 1, (port,), ("spymaster",), ("trade_edict",), 2, 3
        ),
        turn=Turn("income", "taxes", (("income.taxes", (12,)), ("income.sell", True)), ("income.taxes",)),
        events=(Ongoing(5, "plague", 3, "ford", home, (("months", 1), ("cure", "herbs"))),),
        ahead=(Ahead(6, "boomtown", "ford", port, "after the fair"),),
        event_month=3,
        repayment=2,
        tithe=1,
        colour="#8c2f39",
        note="Notes",
        secondary=(Territory((home,), 2, "warden", "Io"),),
        lost=(LostLand((port,), 3, True, ("ford",)),),
        landless=2,
        fallen=3,
        armies=(
            Army(
                5, "The Ford Guard", 2, 0, 9, 3, "Veterans", "Medium", "1/2", "archers", "Io", home,
                "settlement", "ford", 1, "Shield wall",
            ),
        ),
        wishes=(2,),
        renown=((0, "infamy"), (11, "fame")),
        began=2,
        attitudes=(("neighbours", "friendly"), ("north", "hostile")),
        sponsor="north",
        obligation="fief",
        overlord="north",
        vassals=(Vassal("neighbours", 2, "Pell", "Tam", 3, True, 2),),
        expeditions=(Expedition(5, (port, home, cave), 3, 2, 7, -2, 4, ("ruler",), 2, 1, 1, 1, True),),
        routes=(Route(5, "food", "ford", (home, port), 10, 3, 4, 2, True, True, 14, 2, 7),),
        relations=(
            Relation(
                "north", True, Pact("favouring_us", 2, 3), Pact("favouring_them", 1, 4), True, True,
                (("treaty", 9),), House("mansion", "ford", 2, 3),
            ),
        ),
        missions=(Mission(5, "alliance", "north", 4, 3, (("bluff", 4),), (("bluff", 2),), True, True),),
        autoplay=Autoplay(7, False, None, -4, False, "1", "token", "heavy", ("marshal",), 3, "item", "play"),
    )  # fmt: skip
    settlement = Settlement(
        "ford",
        "Ford",
        home,
        (
            District(
                ("n", "w"),
                (
                    Building(1, "tenement", (0,), month=2, paid=1),
                    Building(2, "park", (1,), planned=True),
                    Building(4, "menagerie", (14, 15, 20, 21), damaged=True, figure=8),
                    Building(5, "city_wall", side="s", paid=2),
                ),
                (35,),
                (Wreck("inn", (3,), (3,)),),
            ),
            District(),
        ),
        founded=2,
        ready=3,
        tokens=(Token(4, "house"),),
        items=(Item(2, 0, "A ring of small mercies", 2000, 9, "minor", "ring"),),
        note="By the ford",
    )
    campaign = Campaign(
        settings=Settings(
            "Marches",
            "flat",
            "even",
            "letters",
            7,
            (("allow_deficit_spending", "on"),),
            ("Frost",),
            3,
            412,
            "both",
            (ListedItem("A lamp of the ford", "wondrous_item", "minor", 900),),
            (Template("Old core", (TemplatePart("inn", (3,)), TemplatePart("city_wall", (), "n"))),),
            (
                HouseRule("buildings", "bank", record={"cost": 30, "economy": 5}),
                HouseRule("buildings", "dovecote", "Dovecote", "Full of doves", {"cost": 6, "lots": 1}),
            ),
            "6d6c2f01",
        ),
        month=4,
        at_table="mark",
        counter=5,
        hexes=Map(hexes),
        claims=Map({home: "mark", port: "neighbours", cave: "mark"}),
        kingdoms=Map(
            {
                "mark": kingdom,
                "neighbours": Kingdom("neighbours", "Neighbours", overlord="mark"),
                "north": Kingdom(
                    "north",
                    "North",
                    stage="neighbour",
                    neighbour=Neighbour(30, 12, 5, (3, 4)),
                    relations=(Relation("mark", True, Pact("favouring_them"), Pact("favouring_us"), True),),
                    vassals=(Vassal("mark", 2),),
                ),
            }
        ),
        settlements=Map({"ford": settlement}),
        journal=Map(
            {
                2: (JournalEntry("settlement_founded", {"settlement": "Ford", "count": 1}, "mark"),),
                4: (
                    JournalEntry(
                        "note",
                        {},
                        "mark",
                        "A quiet month",
                        "upkeep",
                        "stability",
                        {"upkeep.stability": (14,), "upkeep.hex": "0,1,0", "upkeep.royal_enforcer": True},
                        ("upkeep.stability",),
                        (Entry(40, Source("attribute", "stability")),),
                        {"unrest": (3, 2)},
                    ),
                    JournalEntry("month_begun"),
                ),
            }
        ),
        labels=Map({1: MapLabel(1, home, "The Windy Hills", 4, -30, False)}),
        pins=Map({2: Pin(2, port, "A wreck", "danger", True)}),
        pictures=Map({-1: PICTURE}),
        embedded=Map({PICTURE.fingerprint: PICTURE_DATA}),
    )
    return with_months(campaign, *_months_before(campaign))


def _months_before(now: Campaign) -> tuple[MonthStart, MonthStart]:
    """How the sample's month and the one before began: each part otherwise than now, and than each other."""
    home, port, cave = (0, 0, 0), (0, 1, 0), (-1, 0, 0)
    guests = Kingdom("guests", "Guests")
    mark = replace(now.kingdoms["mark"], note="Fewer notes")
    fourth = replace(
        month_start(now),
        at_table="guests",
        lines=1,
        rulings=(),
        claims=Map({home: "mark", port: "guests"}),
        kingdoms=now.kingdoms.set("guests", guests).set("mark", mark),
        settlements=now.settlements.set("camp", Settlement("camp", "Camp", port)),
    )
    third = replace(
        fourth,
        month=3,
        at_table="neighbours",
        lines=2,
        rulings=(("allow_deficit_spending", "off"),),
        hexes=now.hexes.delete(cave).set(home, Hex("forest", explored=True, river=3)),
        claims=Map({home: "neighbours"}),
        kingdoms=fourth.kingdoms.delete("guests").set("mark", replace(mark, anarchy=False, secondary=())),
        settlements=Map({"ford": replace(now.settlements["ford"], name="Old Ford")}),
    )
    return fourth, third


def with_months(now: Campaign, *starts: MonthStart) -> Campaign:
    """The campaign with a history: how its month began, and each before it."""
    spent = Flow("mark", "treasury", (Entry(-3, Source("purchase", "building.inn", "ford")),))
    flows = (spent,) if "mark" in now.kingdoms else ()
    ways = [way_back(later, earlier, flows) for later, earlier in pairwise(starts)]
    return replace(now, opened=starts[0], past=Map({way.month: way for way in ways}))


# --- any sound campaign ---------------------------------------------------------------------------------

texts = st.text(st.characters(exclude_categories=("Cs",)), max_size=12)
ids = st.from_regex(r"[a-z0-9][a-z0-9_-]{0,8}", fullmatch=True)
amounts = st.integers(-1_000_000, 1_000_000)
small = st.integers(0, 20)
months = st.integers(1, 400)
sources = st.builds(Source, texts, texts, texts)
entries = st.builds(
    Entry,
    amounts,
    sources,
    texts,
    st.booleans(),
    texts,
    st.lists(st.tuples(texts, amounts), max_size=2).map(tuple),
    texts,
)


def some(table: object) -> st.SearchStrategy[str]:
    """An id of a table of the rules."""
    return st.sampled_from(sorted(table))  # type: ignore[call-overload]


def none_or(strategy: st.SearchStrategy[object]) -> st.SearchStrategy[object]:
    return st.none() | strategy


specials = st.lists(
    st.builds(Special, some(RULES.special_terrain), st.just("") | some(RULES.buildings), st.booleans()),
    max_size=2,
    unique_by=lambda special: special.kind,
).map(tuple)
hexes = st.builds(
    Hex,
    some(RULES.terrain),
    st.booleans(),
    st.booleans(),
    st.integers(0, 127),
    specials,
    st.booleans(),
    st.booleans(),
    st.lists(some(RULES.improvements), max_size=3, unique=True).map(tuple),
    none_or(months),
    none_or(st.booleans()),
    texts,
    texts,
)
hex_ids = st.tuples(st.integers(-2, 1), st.integers(-1_000_000, 1_000_000), st.integers(-9, 9))


@st.composite
def stocks(draw: st.DrawFn) -> Stock:
    """A stock that holds 0 or more."""
    stock = Stock(
        draw(st.lists(st.tuples(texts, amounts), max_size=2).map(tuple)),
        draw(st.lists(entries, max_size=2).map(tuple)),
    )
    return stock if stock.value >= 0 else stock.add(Entry(-stock.value, Source("floor")))


leaders = st.builds(
    Leader,
    some(RULES.roles),
    texts,
    st.tuples(*[st.integers(-5, 12)] * 6),
    st.booleans(),
    st.booleans(),
    st.lists(st.sampled_from(["economy", "loyalty", "stability"]), unique=True, max_size=3).map(tuple),
    st.booleans(),
    st.integers(0, 31),
    small,
)
edicts = st.builds(Edicts, **{name: none_or(some(levels)) for name, levels in RULES.edicts.items()})


@st.composite
def settlements(draw: st.DrawFn, key: str, hex_id: tuple[int, int, int], numbers: list[int]) -> Settlement:
    """A settlement whose buildings stand on lots of their own; their numbers are taken off the list."""
    districts = []
    for _ in range(draw(st.integers(1, 2))):
        free = list(range(36))
        buildings = []
        for kind in draw(st.lists(some(RULES.buildings), max_size=4)):
            record = RULES.buildings[kind]
            fewest, _ = lots_allowed(record)
            sites = [lots for lots, _ in footprints(fewest)] if fewest else [()]
            lots = draw(st.sampled_from([site for site in sites if set(site) <= set(free)]))
            free = [lot for lot in free if lot not in lots]
            side = draw(st.sampled_from(SIDES_OF_DISTRICT)) if stands_on_side(record) else ""
            buildings.append(
                Building(
                    numbers.pop(0),
                    kind,
                    lots,
                    side,
                    draw(small),
                    draw(small),
                    draw(st.booleans()),
                    draw(st.booleans()),
                    draw(small),
                )
            )
        water = draw(st.lists(st.sampled_from(["n", "e", "s", "w"]), unique=True, max_size=2))
        districts.append(District(tuple(water), tuple(buildings), tuple(free[:1])))
    return Settlement(
        key, draw(texts), hex_id, tuple(districts), draw(months), draw(months), note=draw(texts)
    )


@st.composite
def campaigns(draw: st.DrawFn) -> Campaign:
    """Any sound campaign of a few hexes."""
    there = draw(st.dictionaries(hex_ids, hexes, max_size=8))
    names = draw(st.lists(ids, max_size=3, unique=True))
    owners = [draw(st.sampled_from(["", *names])) for _ in there]
    numbers = list(range(1, 200))
    towns = {
        key: draw(settlements(key, hex_id, numbers))
        for key, hex_id in zip(draw(st.lists(ids, max_size=2, unique=True)), there, strict=False)
    }
    kingdoms = {
        key: Kingdom(
            key,
            draw(texts),
            alignment=draw(some(RULES.alignments)),
            government=draw(some(RULES.governments)),
            patron=draw(st.booleans()),
            stage=draw(st.sampled_from(["founding", "adopting", "reigning"])),
            capital=draw(st.sampled_from(["", *towns])),
            treasury=draw(stocks()),
            unrest=draw(stocks()),
            granary=draw(stocks()),
            leaders=draw(st.lists(leaders, max_size=2).map(tuple)),
            edicts=draw(edicts),
            colour=draw(texts),
        )
        for key in names
    }
    month = draw(months)
    answers = st.lists(st.integers(1, 20), min_size=1, max_size=3).map(tuple) | texts | st.booleans()
    lines = st.builds(
        JournalEntry,
        texts,
        st.dictionaries(texts, texts | amounts, max_size=2),
        texts,
        texts,
        st.sampled_from(["", "upkeep", "edict", "income", "event", "done"]),
        texts,
        st.dictionaries(texts, answers, max_size=2),
        st.lists(texts, max_size=2).map(tuple),
        st.lists(st.builds(Entry, amounts, st.builds(Source, texts, texts)), max_size=2).map(tuple),
        st.dictionaries(texts, st.tuples(amounts, amounts), max_size=2),
    )
    now = Campaign(
        settings=Settings(draw(texts), seed=draw(amounts)),
        month=month,
        at_table=draw(st.sampled_from(["", *names])),
        counter=200,
        hexes=Map(there),
        claims=Map({h: owner for h, owner in zip(there, owners, strict=True) if owner}),
        kingdoms=Map(kingdoms),
        settlements=Map(towns),
        journal=Map(
            draw(
                st.dictionaries(
                    st.integers(1, month), st.lists(lines, min_size=1, max_size=2).map(tuple), max_size=2
                )
            )
        ),
    )
    starts = [month_start(now)]
    for back in range(draw(st.integers(0, min(3, month)))):
        starts.append(replace(draw(earlier(starts[-1], tuple(names))), month=month - back))
    return with_months(now, *starts[1:]) if starts[1:] else now


@st.composite
def earlier(draw: st.DrawFn, later: MonthStart, names: tuple[str, ...]) -> MonthStart:
    """A state that may have come before: other hexes and owners, kingdoms and settlements not as they are."""
    there = dict(later.hexes)
    fixed = {settlement.hex for settlement in later.settlements.values()}
    for hex_id in [key for key in there if draw(st.booleans())]:
        changed = draw(none_or(hexes))
        if changed is not None:
            there[hex_id] = changed
        elif hex_id not in fixed:
            del there[hex_id]
    owners = {hex_id: draw(st.sampled_from(["", *names])) for hex_id in there}
    return replace(
        later,
        at_table=draw(st.sampled_from(["", *names])),
        lines=draw(small),
        hexes=Map(there),
        claims=Map({hex_id: owner for hex_id, owner in owners.items() if owner}),
        kingdoms=Map(
            {
                key: replace(kingdom, treasury=draw(stocks()), colour=draw(texts))
                if draw(st.booleans())
                else kingdom
                for key, kingdom in later.kingdoms.items()
            }
        ),
        settlements=Map(
            {key: replace(settlement, note=draw(texts)) for key, settlement in later.settlements.items()}
        ),
    )
