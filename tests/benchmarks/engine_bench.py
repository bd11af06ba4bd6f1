"""How fast the rules are: one edit on a large map, and all totals of a large kingdom."""

from __future__ import annotations

import tracemalloc
from functools import partial
from itertools import cycle

from msgspec.structs import replace

from kingdom_gui.assets import asset
from kingdom_gui.document.document import Document
from kingdom_gui.engine import hexes
from kingdom_gui.engine.actions import Action, Change, decide
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.patch import Draft
from kingdom_gui.engine.placements import Form, lawful_spots
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.engine.state import Building, Campaign, District, Hex
from kingdom_gui.engine.totals import NAMES, Numbers
from kingdom_gui.store.rulefiles import load_rules

from .figure import Figure, best, in_ticks

TERRAINS = ("plains", "hills", "forest", "plains", "mountains", "plains", "marsh")
DISTRICT = (
    "house", "inn", "tenement", "shop", "house", "tavern", "house", "smithy", "brewery", "park", "monument",
    "library", "granary", "graveyard", "shrine", "orphanage", "jail", "mint", "watchtower", "barracks",
)  # fmt: skip


def large_map(columns: int, rows: int) -> Campaign:
    """A map of so many columns and rows of mixed terrain, all explored and cleared."""
    draft = Draft(Campaign())
    land = {
        hex_id: Hex(TERRAINS[(hex_id[1] * 7 + hex_id[2] * 3) % 7], explored=True, cleared=True)
        for hex_id in hexes.rectangle(columns, rows, "pointy", "odd")
    }
    draft.put_many("hexes", land)
    return draft.campaign


def large_kingdom(rules: Ruleset, campaign: Campaign) -> Campaign:
    """A kingdom of 200 hexes, 10 settlements and 25 districts of twenty buildings each, on this map."""
    centre = hexes.from_offset(40, 40, "pointy", "odd")
    realm = tuple(h for h, _ in zip(hexes.disk(centre, 12), range(200), strict=False))
    steps: list[Action] = [actions.FoundKingdom(kingdom="k", name="Kay", treasury=100, hexes=realm)]
    steps.append(
        actions.Improve(kingdom="k", hexes=realm[::2], improvement="road", granted=True, override="bench")
    )
    steps += [
        actions.Appoint(kingdom="k", role=role, name=role, attributes=("economy",)) for role in rules.roles
    ]
    for number in range(10):
        name = f"s{number}"
        town = actions.FoundSettlement(
            kingdom="k", settlement=name, name=name, hex=realm[number * 19], granted=True
        )
        steps.append(town)
        districts = 3 if number < 5 else 2
        steps += [
            actions.AddDistrict(kingdom="k", settlement=name, granted=True, override="bench")
            for _ in range(districts - 1)
        ]
        steps += [
            actions.Build(
                kingdom="k",
                settlement=name,
                building=kind,
                district=d,
                lots=(lot,),
                granted=True,
                override="bench",
            )
            for d in range(districts)
            for lot, kind in enumerate(DISTRICT)
        ]
    for step in steps:
        outcome = decide(step, campaign, rules)
        if not isinstance(outcome, Change):
            raise RuntimeError(f"{step} was refused: {[r.code for r in outcome.reasons]}")
        campaign = outcome.campaign
    return campaign


def figures() -> list[Figure]:
    """The engine's figures; milliseconds are given as on the machine the bounds were set on."""
    rules = load_rules(asset("rules"))
    wide = large_map(200, 200)
    kingdom = large_kingdom(rules, large_map(100, 100))
    return [*_edit(rules, wide), *_totals(rules, kingdom), *_placements(rules, kingdom)]


def _edit(rules: Ruleset, campaign: Campaign) -> list[Figure]:
    document = Document(rules, campaign)
    heard: list[object] = []
    document.changed.connect(heard.append)
    home = hexes.from_offset(100, 100, "pointy", "odd")
    terrain = cycle(("hills", "forest"))

    def there_and_back() -> None:
        document.do(actions.PaintTerrain(hexes=(home,), terrain=next(terrain)))
        document.undo_stack.undo()
        heard.clear()

    took = best(there_and_back, times=200)
    tracemalloc.start()
    before = tracemalloc.take_snapshot()
    for _ in range(200):
        document.do(actions.PaintTerrain(hexes=(home,), terrain=next(terrain)))
        heard.clear()
    grown = sum(d.size_diff for d in tracemalloc.take_snapshot().compare_to(before, "filename"))
    tracemalloc.stop()
    return [
        Figure("one edit at 40,000 hexes, done and undone", in_ticks(took), "ms", 2.0),
        Figure("memory kept by one edit at 40,000 hexes", grown / 200 / 1024, "KB", 4.0),
    ]


def _totals(rules: Ruleset, campaign: Campaign) -> list[Figure]:
    def all_totals(state: Campaign) -> None:
        found = Numbers(state, "k", rules)
        for name in NAMES:
            found.total(name)

    cold = best(lambda: all_totals(_forgotten(campaign)), rounds=5)
    lots = cycle((30, 31))
    warm = float("inf")
    for _ in range(5):
        all_totals(campaign)
        start_state = _one_lot_changed(rules, campaign, next(lots))
        warm = min(warm, best(lambda state=start_state: all_totals(state), rounds=1))
    return [
        Figure("all totals of 200 hexes, 25 districts, from cold", in_ticks(cold), "ms", 5.0),
        Figure("all totals after one changed lot", in_ticks(warm), "ms", 0.5),
    ]


def _placements(rules: Ruleset, campaign: Campaign) -> list[Figure]:
    """What a drag asks for: where two lots may go, and for how much, with nothing remembered.

    A Theater needs nothing but room, a Foundry water, a Market two Houses that serve nobody else.
    """
    crowded = _crowded(campaign)
    found = []
    for districts, bound in ((4, 10.0), (25, 60.0)):
        took = max(_every_spot(rules, crowded, kind, districts) for kind in ("theater", "foundry", "market"))
        name = f"legality and price of two lots on every placement of {districts} districts"
        found.append(Figure(name, in_ticks(took), "ms", bound))
    return found


def _every_spot(rules: Ruleset, campaign: Campaign, kind: str, districts: int) -> float:
    def look(state: Campaign) -> None:
        left = districts
        for settlement in sorted(state.settlements):
            wanted = range(min(left, len(state.settlements[settlement].districts)))
            action = actions.Build(kingdom="k", settlement=settlement, building=kind)
            for turned in (False, True):
                lawful_spots(action, state, rules, Form(2, turned), wanted)
            left -= len(wanted)

    return min(best(partial(look, _forgotten(campaign)), rounds=1) for _ in range(5))


def _crowded(campaign: Campaign) -> Campaign:
    """The same settlements with Houses and Shops in every other row, so that each House is asked for."""
    kinds = ("house", "shop")
    homes = tuple(
        Building(number + 1, kinds[(row // 2 + column) % 2], (row * 6 + column,), month=1)
        for number, (row, column) in enumerate((row, column) for row in (0, 2, 4) for column in range(6))
    )
    draft = Draft(campaign)
    for key, settlement in campaign.settlements.items():
        full = tuple(District(water=("s",), buildings=homes) for _ in settlement.districts)
        draft.put("settlements", key, replace(settlement, districts=full))
    return draft.campaign


def _forgotten(campaign: Campaign) -> Campaign:
    """The same campaign in new records, so that nothing is remembered of it."""
    draft = Draft(campaign)
    for key, settlement in campaign.settlements.items():
        districts = tuple(district.__copy__() for district in settlement.districts)
        draft.put("settlements", key, replace(settlement, districts=districts))
    draft.put_many("hexes", {h: campaign.hexes[h].__copy__() for h in campaign.claims})
    draft.put("kingdoms", "k", campaign.kingdoms["k"].__copy__())
    return draft.campaign


def _one_lot_changed(rules: Ruleset, campaign: Campaign, lot: int) -> Campaign:
    step = actions.Build(
        kingdom="k", settlement="s3", building="park", lots=(lot,), granted=True, override="bench"
    )
    outcome = decide(step, campaign, rules)
    assert isinstance(outcome, Change)
    return outcome.campaign
