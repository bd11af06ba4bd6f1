"""Names as one line of text: made ones as ids, typed ones as they are, with a price at the end."""

from __future__ import annotations

import pytest

from kingdom_gui.engine.items.made import Made, made_of, offered, typed


@pytest.mark.parametrize(
    ("text", "name", "price"),
    [
        ("Cloak of ashes", "Cloak of ashes", 0),
        ("Cloak of ashes, 2500", "Cloak of ashes", 2500),
        ("Cloak of ashes, 2,500 gp", "Cloak of ashes", 2500),
        ("Mantello di cenere; 2.500 mo", "Mantello di cenere", 2500),
        ("Cape de cendre ; 2 500 po", "Cape de cendre", 2500),
        ("Aschenumhang, 2'500 GM", "Aschenumhang", 2500),
        ("  Lamp, blessed, 40 gp.  ", "Lamp, blessed", 40),
        ("Sword, blessed", "Sword, blessed", 0),
        ("Ring of 3 wishes", "Ring of 3 wishes", 0),
        ("Bow, 1234567890", "Bow, 1234567890", 0),
        (", 50", ", 50", 0),
        ("@potion::1:1:warm_hand, 50", "@potion::1:1:warm_hand", 50),
    ],
)
def test_a_line_names_an_item_and_its_price(text: str, name: str, price: int) -> None:
    assert typed(text) == (name, price)


def test_what_is_offered_is_read_back() -> None:
    made = Made("weapon", "longsword", 2, 1, "ember", 18315)
    name, price = typed(offered(made.text, made.price))
    assert price == 18315
    assert made_of(name) == Made("weapon", "longsword", 2, 1, "ember")


@pytest.mark.parametrize(
    "text", ["", "@", "@home", "@potion:1:1", "@potion::1:x:y", "A @potion::1:1:z", "Ring"]
)
def test_other_texts_are_names_somebody_typed(text: str) -> None:
    assert made_of(text) is None
