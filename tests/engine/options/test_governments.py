"""Forms of government (IT L1391-1401): each with the modifiers printed, switched on and off."""

from __future__ import annotations

import pytest

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.settlement_totals import MODIFIERS

from ..table import RULES
from ..town import Town

# Corruption, Crime, Law, Lore, Productivity, Society (IT L1395-1401)
PRINTED = {
    "autocracy": (0, 0, 0, 0, 0, 0),
    "magocracy": (0, 0, 0, 2, -1, -1),
    "overlord": (1, -1, 1, 0, 0, -1),
    "oligarchy": (1, 0, -1, -1, 0, 1),
    "secret_syndicate": (1, 1, -3, 0, 1, 0),
    "republic": (0, -1, -1, 0, 1, 1),
    "theocracy": (-1, 0, 1, 1, 0, -1),
}


def modifiers(town: Town) -> tuple[int, ...]:
    return tuple(town.here.total(name) for name in MODIFIERS)


def test_the_seven_are_those_of_the_rules() -> None:
    assert set(PRINTED) == set(RULES.governments)


@pytest.mark.parametrize("government", PRINTED)
def test_a_government_changes_the_modifiers_of_a_settlement(government: str) -> None:
    town = Town(size=10)
    town.do(actions.EditKingdom(government=government))
    assert modifiers(town) == (0,) * 6
    town.do(actions.SetRuling(ruling="forms_of_government", choice="on"))
    assert modifiers(town) == PRINTED[government]
    town.do(actions.SetRuling(ruling="forms_of_government", choice="off"))
    assert modifiers(town) == (0,) * 6


def test_each_change_is_a_line_with_its_source() -> None:
    town = Town(size=10)
    town.do(actions.EditKingdom(government="magocracy"))
    town.do(actions.SetRuling(ruling="forms_of_government", choice="on"))
    (line,) = town.here.ledger("lore").entries
    assert (line.amount, line.source.kind, line.source.id, line.ref) == (
        2,
        "government",
        "magocracy",
        "IT L1396",
    )


def test_it_may_be_changed_at_any_time_for_nothing() -> None:
    town = Town(size=10)
    town.do(actions.SetRuling(ruling="forms_of_government", choice="on"))
    done = town.do(actions.EditKingdom(government="republic"))
    assert done.price.total == 0
    assert modifiers(town) == PRINTED["republic"]
    assert town.total("treasury") == 1000


def test_a_settlement_that_nobody_rules_has_none() -> None:
    town = Town(size=10)
    town.do(actions.SetRuling(ruling="forms_of_government", choice="on"))
    town.do(actions.EditKingdom(government="secret_syndicate"))
    assert town.here.total("law") == -3
    free = town.campaign.claims.delete(town.a.hex)
    from msgspec.structs import replace

    town.campaign = replace(town.campaign, claims=free)
    assert town.here.total("law") == 0
