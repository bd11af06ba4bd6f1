"""A small realm for the tests of the window, made by the actions a game master has."""

from __future__ import annotations

from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions import Action, Change
from kingdom_gui.engine.actions.found import AdvanceMonth, BeginReign, FoundKingdom
from kingdom_gui.engine.actions.gm import AddModifier, WriteJournal
from kingdom_gui.engine.actions.improve import Improve, PrepareHex
from kingdom_gui.engine.actions.land import Claim
from kingdom_gui.engine.actions.rule import Appoint, SetEdict
from kingdom_gui.engine.actions.settle import FoundSettlement
from kingdom_gui.engine.actions.world import DrawRiver, Explore, PaintTerrain
from kingdom_gui.engine.hexes import HexId, from_offset
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.engine.state import Campaign
from kingdom_gui.views.dialogs.new_campaign import begin_campaign

KINGDOM = "ashmark"


def place(column: int, row: int) -> HexId:
    """A hex of the test map by column and row, counted from 0."""
    return from_offset(column, row, "pointy", "odd")


def young(document: Document) -> Campaign:
    """A kingdom just founded on a map of plains; nothing is claimed."""
    founding = FoundKingdom(kingdom=KINGDOM, name="Ashmark", alignment="LG", government="republic")
    return begin_campaign(document, 20, 15, "pointy", founding)


def settle(document: Document) -> None:
    """Let the kingdom of `young`, shown in the document, grow: 16 hexes, a settlement, leaders, edicts."""
    core = tuple(place(c, r) for c in range(6, 10) for r in range(5, 9))
    leaders = (
        ("ruler", "Ilse Varn", {"cha": 3}),
        ("councilor", "Brother Odo", {"wis": 2}),
        ("general", "Marek of the Ford", {"str": 4}),
        ("treasurer", "Tamsin Quill", {"int": 3}),
        ("warden", "Jory", {"con": 2}),
    )
    woods = tuple(place(c, r) for c in range(6) for r in range(15))
    hills = tuple(place(c, r) for c in range(10, 16) for r in range(5))
    river = (place(6, 5), place(7, 5), place(7, 6), place(8, 6))
    steps: list[Action] = [
        PaintTerrain(hexes=woods, terrain="forest"),
        PaintTerrain(hexes=hills, terrain="hills"),
        Claim(kingdom=KINGDOM, hexes=core, granted=True),
        DrawRiver(path=river),
        PrepareHex(kingdom=KINGDOM, hex=place(7, 6), granted=True),
        FoundSettlement(
            kingdom=KINGDOM, settlement="ashford", name="Ashford", hex=place(7, 6), water=("s",), granted=True
        ),
        *(
            Appoint(kingdom=KINGDOM, role=r, name=n, abilities=a, leadership=r == "ruler")
            for r, n, a in leaders
        ),
        SetEdict(kingdom=KINGDOM, edict="holiday", level="6"),
        SetEdict(kingdom=KINGDOM, edict="promotion", level="token"),
        Improve(kingdom=KINGDOM, hexes=(place(6, 6), place(8, 6)), improvement="farm"),
        AddModifier(kingdom=KINGDOM, target="loyalty", amount=2, note="The wedding feast", months=3),
        BeginReign(kingdom=KINGDOM),
        WriteJournal(kingdom=KINGDOM, note="The river floods; the ford is impassable until the thaw."),
        AdvanceMonth(kingdom=KINGDOM),
        Explore(hexes=(place(10, 6),), explored=True, cleared=True),
    ]
    for step in steps:
        outcome = document.do(step)
        assert isinstance(outcome, Change), (step, outcome)


def grown_realm(rules: Ruleset) -> Campaign:
    """The small realm in its second month."""
    document = Document(rules)
    document.open(young(document), None)
    settle(document)
    return document.campaign
