"""Every dialog of the window by name, for the tests that open each and for the pictures of each."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog

from kingdom_gui.engine.actions import Change
from kingdom_gui.engine.actions.improve import Improve
from kingdom_gui.engine.state import Army, Building, Kingdom
from kingdom_gui.views.main_window import MainWindow

from .lost_land import NECK, cut_tail, with_tail
from .realm import KINGDOM, place

Open = Callable[[MainWindow], QDialog]


def some_house_rules(window: MainWindow) -> None:
    """A building and an event of the table's own, and other numbers for an inn."""
    from kingdom_gui.engine.actions.house import SetHouseRules
    from kingdom_gui.engine.state.house import HouseRule

    slots = [{"count": 1, "tier": "minor", "kinds": ["potion", "scroll"]}]
    dovecote = {"cost": 6, "lots": 1, "economy": 1, "discounts": ["inn"], "magic_items": slots}
    outcomes = {"failure": {"unrest": "1d4", "treasury": "-2d6"}, "success": {"loyalty": 1}}
    locusts = {"scope": "kingdom", "kind": "dangerous", "checks": ["stability"], "changes": outcomes}
    story = "Clouds of them darken the sky."
    rules = (
        HouseRule("buildings", "dovecote", "Dovecote", "Pigeons carry news.", dovecote),
        HouseRule("buildings", "inn", record={"cost": 8, "economy": 3}),
        HouseRule("events", "locusts", "Locusts", story, locusts),
        HouseRule(
            "event_tables",
            "dangerous_kingdom.locusts",
            record={"from": 40, "to": 45, "event": "locusts"},
        ),
    )
    window.document.do(SetHouseRules(kingdom=KINGDOM, rules=rules))


def dialogs() -> dict[str, Open]:
    """How to make each dialog over a window that shows the small realm; none is shown yet."""
    from kingdom_gui.sheets.preview import PreviewDialog
    from kingdom_gui.views.calendar_names import CalendarNamesDialog
    from kingdom_gui.views.dialogs.about import AboutDialog
    from kingdom_gui.views.dialogs.adopt import AdoptDialog, PaperDialog
    from kingdom_gui.views.dialogs.appoint import AppointDialog
    from kingdom_gui.views.dialogs.edit_kingdom import EditKingdomDialog
    from kingdom_gui.views.dialogs.found_settlement import FoundSettlementDialog
    from kingdom_gui.views.dialogs.founding.dialog import FoundingDialog
    from kingdom_gui.views.dialogs.grant import GrantDialog
    from kingdom_gui.views.dialogs.items import ItemsDialog
    from kingdom_gui.views.dialogs.modifier import ModifierDialog
    from kingdom_gui.views.dialogs.name_and_note import HexNoteDialog
    from kingdom_gui.views.dialogs.override import OverrideDialog
    from kingdom_gui.views.dialogs.preferences import PreferencesDialog
    from kingdom_gui.views.dialogs.recovered import RecoveredDialog
    from kingdom_gui.views.dialogs.rewind import RewindDialog
    from kingdom_gui.views.dialogs.rulings import RulingsDialog
    from kingdom_gui.views.dialogs.suspend_holidays import SuspendHolidaysDialog
    from kingdom_gui.views.district.add_district import AddDistrictDialog
    from kingdom_gui.views.fault_dialog import FaultDialog
    from kingdom_gui.views.finder import Finder

    def edit_kingdom(window: MainWindow) -> QDialog:
        kingdom = window.document.kingdom
        assert kingdom is not None
        return EditKingdomDialog(window.document, kingdom, window)

    def viceroy(window: MainWindow) -> QDialog:
        from kingdom_gui.engine.actions.neighbour import FoundNeighbour
        from kingdom_gui.engine.actions.vassal import Subjugate
        from kingdom_gui.views.dialogs.viceroy import ViceroyDialog

        document = window.document
        document.do(FoundNeighbour(kingdom="moor", name="Moor", size=4))
        document.do(Subjugate(kingdom=KINGDOM, vassal="moor", viceroy="Vera", override="by the sword"))
        kingdom = document.kingdom
        assert kingdom is not None
        return ViceroyDialog(document, kingdom.vassals[0], window)

    def recovered(window: MainWindow) -> QDialog:
        from pathlib import Path

        from kingdom_gui.store.edits import Done
        from kingdom_gui.store.recovery import Recovered

        done = (
            Done("2026-11-29T19:55:02+00:00", "granted", {"treasury": 5, "unrest": 0, "note": "a chest"}),
            Done("2026-11-29T20:01:40+00:00", "undone", {}),
        )
        place = Path("/campaigns/ashmark.kingdom.json")
        return RecoveredDialog(Recovered(window.document.campaign, place, done, 1, True), window)

    def repair(window: MainWindow) -> QDialog:
        from datetime import UTC, datetime
        from pathlib import Path

        from kingdom_gui.store import repair as repairing
        from kingdom_gui.store.backups import Backup
        from kingdom_gui.store.codec import encode
        from kingdom_gui.views.dialogs.repair import RepairDialog

        data = encode(window.document.campaign).replace(b'"month":', b'"weather": 1,\n"month":', 1)
        cut = data[: data.index(b'"journal"') + 150].replace(b'"plains"', b'"planes"', 3)
        found = repairing.repair(cut, window.document.rules, "")
        why = "/campaigns/ashmark.kingdom.json, line 480: The file ends in the middle; the rest is missing."
        kept = [
            Backup(Path("/b/1"), datetime(2026, 11, 29, 20, 10, tzinfo=UTC), 2, ""),
            Backup(Path("/b/2"), datetime(2026, 11, 12, 22, 1, tzinfo=UTC), 1, "recovered"),
        ]
        return RepairDialog(why, found, kept, window)

    def picture(window: MainWindow) -> QDialog:
        from kingdom_gui.geometry.layout import Rect
        from kingdom_gui.views.picture.dialog import PictureDialog

        return PictureDialog(window.document, 0, Rect(-9.0, -9.0, 9.0, 9.0), window)

    def override(window: MainWindow) -> QDialog:
        campaign = window.document.campaign
        mine = Improve(
            kingdom=campaign.at_table, hexes=(campaign.realm(campaign.at_table)[0],), improvement="mine"
        )
        return OverrideDialog(window.document, mine, window)

    def name_and_note(window: MainWindow) -> QDialog:
        there = window.document.campaign.hexes[place(7, 7)]
        name = QCoreApplication.translate("HexCard", "Name and note")
        return HexNoteDialog(window.document, name, place(7, 7), there, window)

    def special_terrain(window: MainWindow) -> QDialog:
        from kingdom_gui.views.dialogs.special_terrain import SpecialTerrainDialog

        return SpecialTerrainDialog(window.document, place(7, 7), window)

    def found_settlement(window: MainWindow) -> QDialog:
        campaign = window.document.campaign
        free = next(h for h in campaign.realm(campaign.at_table) if campaign.settlement_at(h) is None)
        return FoundSettlementDialog(window.document, free, window)

    def add_district(window: MainWindow) -> QDialog:
        return AddDistrictDialog(window.document, next(iter(window.document.campaign.settlements)), window)

    def abandon(window: MainWindow) -> QDialog:
        from kingdom_gui.engine.actions.land import Abandon
        from kingdom_gui.views.dialogs.abandon import AbandonDialog

        return AbandonDialog(window.document, Abandon(kingdom=KINGDOM, hexes=(NECK,)), window)

    def claim(window: MainWindow) -> QDialog:
        from kingdom_gui.engine.actions.land import Claim
        from kingdom_gui.views.dialogs.claim import ClaimDialog

        return ClaimDialog(window.document, Claim(kingdom=KINGDOM, hexes=(NECK,)), window)

    def keep_treasury(window: MainWindow) -> QDialog:
        from kingdom_gui.views.dialogs.keep_treasury import KeepTreasuryDialog

        return KeepTreasuryDialog(window.document, window)

    def neighbour(window: MainWindow) -> QDialog:
        from kingdom_gui.engine.actions.every import FoundNeighbour
        from kingdom_gui.views.dialogs.neighbour import NeighbourDialog

        window.document.do(FoundNeighbour(kingdom="north", name="Northmark", size=20, attitude="hostile"))
        return NeighbourDialog(window.document, window.document.campaign.kingdoms["north"], window)

    def north(window: MainWindow, played: bool = False) -> Kingdom:
        """A neighbour with land and a settlement, or one that was and is played now."""
        from kingdom_gui.engine.actions.neighbour import FoundNeighbour, PlayNeighbour
        from kingdom_gui.engine.actions.settle import FoundSettlement

        document = window.document
        campaign = document.campaign
        free = tuple(hex_id for hex_id in campaign.hexes if hex_id not in campaign.claims)[:3]
        document.do(FoundNeighbour(kingdom="north", name="Northmark", economy=24, hexes=free))
        document.do(FoundSettlement(kingdom="north", settlement="fell", name="Highfell", hex=free[0]))
        if played:
            document.do(PlayNeighbour(kingdom="north"))
        return document.campaign.kingdoms["north"]

    def play_neighbour(window: MainWindow) -> QDialog:
        from kingdom_gui.views.dialogs.play_neighbour import PlayNeighbourDialog

        return PlayNeighbourDialog(window.document, north(window), window)

    def remove_kingdom(window: MainWindow) -> QDialog:
        from kingdom_gui.views.dialogs.part_with_kingdom import RemoveKingdomDialog

        return RemoveKingdomDialog(window.document, north(window), window)

    def hand_over(window: MainWindow) -> QDialog:
        from kingdom_gui.views.dialogs.part_with_kingdom import HandOverDialog

        return HandOverDialog(window.document, north(window, played=True), window)

    def toward_north(window: MainWindow, deed: str) -> QDialog:
        """A dialog about the kingdom's dealings with an ally."""
        from kingdom_gui.engine.actions.agreements import SetRelation
        from kingdom_gui.views.relations_panel import RelationsPanel

        other = north(window)
        table = window.document.campaign.at_table
        window.document.do(SetRelation(kingdom=table, to=other.id, treaty="balanced", alliance="balanced"))
        panel = RelationsPanel(window.document, window)
        dialog = panel.dialog(deed, other)
        dialog.destroyed.connect(panel.deleteLater)
        return dialog

    def between_others(window: MainWindow) -> QDialog:
        from kingdom_gui.engine.actions.neighbour import FoundNeighbour
        from kingdom_gui.views.dialogs.relation import RelationDialog

        one = north(window)
        window.document.do(FoundNeighbour(kingdom="east", name="The Free Fens of the East"))
        return RelationDialog(window.document, window.document.campaign.kingdoms["east"], window, one)

    def route(window: MainWindow) -> QDialog:
        from kingdom_gui.engine.actions.found import SetPaper
        from kingdom_gui.views.dialogs.route import RouteDialog

        north(window)
        window.document.do(SetPaper(kingdom=window.document.campaign.at_table, totals={}))
        return RouteDialog(window.document, window)

    def independence(window: MainWindow) -> QDialog:
        from kingdom_gui.views.dialogs.independence import IndependenceDialog

        kingdom = window.document.kingdom
        assert kingdom is not None
        dialog = IndependenceDialog(window.document, kingdom, window.selection, window)
        if not dialog.parts[0].land.hexes:  # where no settlement offers its land
            dialog.parts[0].land.add(window.document.campaign.realm(kingdom.id)[:3])
        return dialog

    def union(window: MainWindow) -> QDialog:
        from kingdom_gui.engine.actions.every import FoundNeighbour
        from kingdom_gui.views.dialogs.union import UnionDialog

        window.document.do(FoundNeighbour(kingdom="north", name="Northmark", size=20))
        return UnionDialog(window.document, ("north",), window)

    def house_rules(window: MainWindow) -> QDialog:
        from kingdom_gui.views.dialogs.house_rules import HouseRulesDialog

        some_house_rules(window)
        made = HouseRulesDialog(window.document, window)
        made.select("buildings", "dovecote")
        return made

    def house_form(window: MainWindow, table: str, key: str, changed: bool = False) -> QDialog:
        from kingdom_gui.views.house.form import HouseForm

        some_house_rules(window)
        house = window.document.campaign.settings.house
        rule = next((one for one in house if (one.table, one.id) == (table, key)), None)
        return HouseForm(window.document, table, rule, changed, window)

    def built(window: MainWindow, kind: str) -> tuple[str, Building]:
        """A building of this kind in the realm's settlement."""
        from kingdom_gui.engine.actions.build import Build

        document = window.document
        settlement = next(iter(document.campaign.settlements))
        lots = tuple(range(document.rules.buildings[kind].lots))
        build = Build(kingdom=KINGDOM, settlement=settlement, building=kind, lots=lots, granted=True)
        done = document.do(build)
        assert isinstance(done, Change), done
        district = document.campaign.settlements[settlement].districts[0]
        return settlement, district.buildings[-1]

    def deity(window: MainWindow) -> QDialog:
        from kingdom_gui.engine.actions.gm import SetRuling
        from kingdom_gui.views.district.deity import DeityDialog

        window.document.do(SetRuling(ruling="holy_sites", choice="on"))
        return DeityDialog(window.document, *built(window, "temple"), window)

    def exhibits(window: MainWindow) -> QDialog:
        from kingdom_gui.views.district.exhibits import ExhibitsDialog

        return ExhibitsDialog(window.document, *built(window, "museum"), window)

    def import_map(window: MainWindow) -> QDialog:
        """With names that are not understood, and lines and an include that are left behind."""
        from pathlib import Path

        from kingdom_gui.store.importers.foreign import ForeignMap
        from kingdom_gui.store.importers.reading import read_map_bytes
        from kingdom_gui.views.dialogs.import_map import ImportMapDialog

        text = (
            b'include https://example.org/x.txt\n0101 forest "Oldwood"\n0102 zzork\n0201 hills\n0202 water\n'
        )
        foreign = read_map_bytes(text, "vale.txt", window.document.rules)
        assert isinstance(foreign, ForeignMap)
        path = Path("/maps/vale.txt")
        return ImportMapDialog(window.document, path, foreign, True, window, lambda: None)

    def print_poster(window: MainWindow) -> QDialog:
        """The print dialog with the fields of a poster and a handout."""
        from PySide6.QtCore import Qt

        dialog = PreviewDialog(window.document, window)
        for row in range(dialog.parts.count()):
            part = dialog.parts.item(row)
            wanted = part.data(Qt.ItemDataRole.UserRole) in ("poster", "handout")
            part.setCheckState(Qt.CheckState.Checked if wanted else Qt.CheckState.Unchecked)
        return dialog

    def army(window: MainWindow) -> Army:
        """An army of the realm that stands in its settlement."""
        from kingdom_gui.engine.actions.army import RaiseArmy

        home = next(iter(window.document.campaign.settlements))
        window.document.do(
            RaiseArmy(kingdom=KINGDOM, name="The Grey Guard", home=home, consumption=2, granted=True)
        )
        kingdom = window.document.kingdom
        assert kingdom is not None
        return kingdom.armies[-1]

    def raise_army(window: MainWindow) -> QDialog:
        from kingdom_gui.views.dialogs.army import ArmyDialog

        return ArmyDialog(window.document, None, window)

    def edit_army(window: MainWindow) -> QDialog:
        from kingdom_gui.views.dialogs.army import ArmyDialog

        return ArmyDialog(window.document, army(window), window)

    def move_army(window: MainWindow) -> QDialog:
        from kingdom_gui.views.dialogs.army_post import ArmyPostDialog

        return ArmyPostDialog(window.document, army(window), None, window)

    def written(window: MainWindow, kind: str) -> QDialog:
        """The form of a mark that is there, so that it can be removed as well."""
        from kingdom_gui.engine.actions.annotate import PlaceLabel, PlacePin
        from kingdom_gui.views.dialogs.written import written_dialog

        document = window.document
        here = next(iter(document.campaign.hexes))
        document.do(PlaceLabel(hex=here, text="The Long Downs"))
        document.do(PlacePin(hex=here, text="Here be ogres."))
        table = document.campaign.labels if kind == "label" else document.campaign.pins
        return written_dialog(document, kind, here, next(iter(table)), window)

    def founding(window: MainWindow, step: int) -> QDialog:
        dialog = FoundingDialog(window.document, window, preferences=window.preferences)
        dialog.go_to(step)
        return dialog

    def compare_file(window: MainWindow) -> QDialog:
        """What is open has 5 BP more than its file, and a line of the journal."""
        from kingdom_gui.engine.actions.gm import Grant
        from kingdom_gui.views.dialogs.compare_file import CompareFileDialog

        there = window.document.campaign
        window.document.do(Grant(kingdom=KINGDOM, treasury=5))
        return CompareFileDialog(window.document, there, window)

    def query(window: MainWindow) -> QDialog:
        from kingdom_gui.views.map.map_view import MapView
        from kingdom_gui.views.query_form import QueryForm

        view = MapView(window.document, window)
        form = QueryForm(view, window)
        form.destroyed.connect(view.deleteLater)
        return form

    return {
        "abandon": lambda window: abandon(with_tail(window)),
        "about": AboutDialog,
        "add_district": add_district,
        "adopt": lambda window: AdoptDialog(window.document, window),
        "appoint": lambda window: AppointDialog(window.document, "spymaster", "", window),
        "calendar_names": lambda window: CalendarNamesDialog(window.document, window),
        "claim": lambda window: claim(cut_tail(window)),
        "compare_file": compare_file,
        "deed_attack": lambda window: toward_north(window, "attack"),
        "deed_host": lambda window: toward_north(window, "host"),
        "deed_refuse": lambda window: toward_north(window, "refuse"),
        "deed_treaty": lambda window: toward_north(window, "treaty"),
        "deity": deity,
        "edit_army": edit_army,
        "edit_kingdom": edit_kingdom,
        "embassy": lambda window: toward_north(window, "house"),
        "exhibits": exhibits,
        "fault": lambda window: FaultDialog("Where it happened", True, window),
        "finder": lambda window: Finder(window, window),
        "found_kingdom": lambda window: FoundingDialog(window.document, window, new_map=False),
        "found_settlement": found_settlement,
        "house_building": lambda window: house_form(window, "buildings", "dovecote"),
        "house_changed": lambda window: house_form(window, "buildings", "inn", changed=True),
        "house_edict": lambda window: house_form(window, "edicts", ""),
        "house_event": lambda window: house_form(window, "events", "locusts"),
        "house_rules": house_rules,
        "grant": lambda window: GrantDialog(window.document, window),
        "hand_over": hand_over,
        "import_map": import_map,
        "independence": independence,
        "items": lambda window: ItemsDialog(window.document, window),
        "keep_treasury": keep_treasury,
        "label": lambda window: written(window, "label"),
        "modifier": lambda window: ModifierDialog(window.document, window),
        "move_army": move_army,
        "name_and_note": name_and_note,
        "neighbour": neighbour,
        "new_campaign": lambda window: FoundingDialog(window.document, window),
        "new_campaign_people": lambda window: founding(window, 1),
        "new_campaign_beginning": lambda window: founding(window, 2),
        "new_campaign_leaders": lambda window: founding(window, 3),
        "new_campaign_rules": lambda window: founding(window, 4),
        "override": override,
        "picture": picture,
        "paper": lambda window: PaperDialog(window.document, window),
        "pin": lambda window: written(window, "pin"),
        "play_neighbour": play_neighbour,
        "preferences": lambda window: PreferencesDialog(window.preferences, window),
        "print": lambda window: PreviewDialog(window.document, window),
        "print_poster": print_poster,
        "query": query,
        "relation": lambda window: toward_north(window, "set"),
        "relation_between": between_others,
        "remove_kingdom": remove_kingdom,
        "raise_army": raise_army,
        "recovered": recovered,
        "repair": repair,
        "rewind": lambda window: RewindDialog(window.document, None, window),
        "route": route,
        "rulings": lambda window: RulingsDialog(window.document, window),
        "union": union,
        "suspend_holidays": lambda window: SuspendHolidaysDialog(window.document, window),
        "viceroy": viceroy,
    }
