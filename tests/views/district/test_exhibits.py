"""What a museum shows, asked for in a dialog; and the ruin that the palette lets plunder."""

from __future__ import annotations

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.state import Exhibit
from kingdom_gui.views.district.deeds import Deeds
from kingdom_gui.views.district.descriptions import state_of
from kingdom_gui.views.district.exhibits import ExhibitsDialog
from kingdom_gui.views.district.offers import Offers
from kingdom_gui.views.district.palette import Palette

from .towns import HOME, TOWN, Town


def with_museum() -> Town:
    town = Town()
    town.build("museum", "A1", "B1")
    return town


def museum(town: Town):
    return next(
        b for d in town.campaign.settlements[TOWN].districts for b in d.buildings if b.kind == "museum"
    )


def shown(town: Town) -> ExhibitsDialog:
    dialog = ExhibitsDialog(town.document, TOWN, museum(town))
    dialog.show()
    return dialog


def test_pieces_are_listed_and_their_fame_is_told(qtbot):
    town = with_museum()
    dialog = shown(town)
    qtbot.addWidget(dialog)
    (first,) = dialog.pieces
    first.name.setText("The crown of the north")
    first.price.setValue(25_000)
    assert dialog.effect.text() == "Fame 1 → 3"
    dialog.more.click()
    dialog.pieces[1].historic.setChecked(True)
    assert dialog.effect.text() == "Fame 1 → 4"
    dialog.accept()
    crown = Exhibit("The crown of the north", 25_000)
    assert museum(town).exhibits == (crown, Exhibit("", 0, historic=True))
    town.document.undo_stack.undo()
    assert museum(town).exhibits == ()


def test_what_an_older_file_gives_as_a_sum_is_one_piece(qtbot):
    town = with_museum()
    town.do(actions.SetBuilding(kingdom="k", settlement=TOWN, number=museum(town).id, figure=20_000))
    dialog = shown(town)
    qtbot.addWidget(dialog)
    assert [piece.price.value() for piece in dialog.pieces] == [20_000]
    assert dialog.effect.text() == "Fame 3"
    dialog.accept()
    assert (museum(town).figure, museum(town).exhibits) == (0, (Exhibit("", 20_000),))


def test_what_is_taken_off_show_is_gone(qtbot):
    town = with_museum()
    pieces = (Exhibit("a", 10_000), Exhibit("b", 20_000))
    town.do(actions.SetExhibits(kingdom="k", settlement=TOWN, number=museum(town).id, exhibits=pieces))
    dialog = shown(town)
    qtbot.addWidget(dialog)
    assert [piece.name.text() for piece in dialog.pieces] == ["b", "a"]
    dialog._take_away(dialog.pieces[0])
    dialog.accept()
    assert museum(town).exhibits == (Exhibit("a", 10_000),)


def test_a_museum_has_things_on_show_and_anything_may_be_destroyed():
    town = with_museum()
    deeds = Deeds(town.document, TOWN).of_building(museum(town))
    assert [deed.name for deed in deeds if deed.command == "exhibits"] == ["What is on show…"]
    (lost,) = [deed for deed in deeds if isinstance(deed.action, actions.Destroy)]
    assert lost.possible
    assert not any("stays in use" in deed.name for deed in deeds)


def test_an_abandoned_building_says_so_and_may_be_filled_again():
    town = with_museum()
    town.do(actions.SetBuilding(kingdom="k", settlement=TOWN, number=museum(town).id, abandoned=True))
    assert state_of(museum(town)) == "abandoned"
    names = [deed.name for deed in Deeds(town.document, TOWN).of_building(museum(town))]
    assert "It stays in use" in names


def test_the_palette_plunders_a_ruin_once(qtbot):
    town = Town()
    palette = Palette(town.document)
    qtbot.addWidget(palette)
    palette.show()
    palette.show_settlement(TOWN)
    assert not palette.salvage_box.isVisible()
    town.do(actions.AddSpecial(hex=HOME, special="ruin", building="temple"))
    assert palette.salvage_box.isVisible()
    palette.salvage_box.setChecked(True)
    assert palette.terms.salvage
    assert 2 <= Offers(town.document, TOWN, palette.terms).of("smithy").price <= 5
    town.do(actions.Build(kingdom="k", settlement=TOWN, building="smithy", lots=(20,), salvage=True, die=2))
    assert not palette.salvage_box.isVisible()
    assert not palette.terms.salvage
