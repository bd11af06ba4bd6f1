"""The journal's lines as they are read: steps as blocks, dice rolled or typed, drawing in one line."""

from __future__ import annotations

from kingdom_gui.engine.ledger import Entry, Source
from kingdom_gui.engine.state import JournalEntry
from kingdom_gui.words import LANGUAGES, Speaker
from kingdom_gui.words.journal import (
    PAGE,
    Block,
    blocks,
    drawn_in_short,
    figures,
    kind_of,
    page_count,
    page_of,
    sentence,
)

EN = Speaker("en")
CHECK = {"purpose": "upkeep_stability", "attribute": "stability", "natural": 14, "total": 52, "dc": 50}


def check(dice: str, request: str = "upkeep.stability") -> JournalEntry:
    return JournalEntry(
        "check_passed",
        {**CHECK, "dice": dice, "request": request},
        "k",
        "",
        "upkeep",
        "stability",
        modifiers=(Entry(40, Source("attribute", "stability")), Entry(-2, Source("unrest"))),
    )


def step(phase: str = "upkeep", name: str = "stability", **fields: object) -> JournalEntry:
    return JournalEntry("step_played", {}, "k", phase=phase, step=name, **fields)  # type: ignore[arg-type]


def plain(block: Block) -> str:
    return block.text.replace("\N{NO-BREAK SPACE}", " ")


def test_a_step_is_one_block() -> None:
    lines = [step(answers={"upkeep.stability": (14,)}, numbers={"unrest": (2, 1)}), check("typed")]
    (block,) = blocks(lines, EN)
    assert plain(block) == (
        "Stability check: typed 14, 52 against 50: passed (Stability +40, Unrest −2) · Unrest 2 → 1"
    )
    assert block.head == (
        "Stability", " check: typed 14, 52 against 50: passed (Stability +40, Unrest −2)"
    )  # fmt: skip
    assert (block.kind, block.phase) == ("month", "upkeep")


def test_a_word_that_begins_with_the_steps_name_is_strong_as_a_whole() -> None:
    (block,) = blocks([step(answers={"upkeep.stability": (14,)}), check("typed")], Speaker("de"))
    assert block.head[0] == "Stabilitätswurf"
    assert block.head[1].startswith(":")


def test_dice_are_rolled_or_typed_and_of_old_lines_neither() -> None:
    assert "rolled 14" in sentence(check("rolled"), EN)
    assert "typed 14" in sentence(check("typed"), EN)
    assert "14 on the die" in sentence(JournalEntry("check_passed", dict(CHECK)), EN)
    for language in LANGUAGES:
        said = {sentence(check(dice), Speaker(language)) for dice in ("rolled", "typed")}
        assert len(said) == 2


def test_answers_that_no_sentence_tells_stand_at_the_end() -> None:
    answers = {"upkeep.stability": (2,), "upkeep.stability.unrest": (3,), "upkeep.hex": "0,1,0"}
    lines = [step(answers=answers, rolled=("upkeep.stability.unrest",)), check("typed")]
    (block,) = blocks(lines, EN)
    assert block.rest[-1] == "Unrest: rolled 3"
    assert not any("0,1,0" in line for line in block.lines)  # the line of the lost hex tells it
    handled = step("event", "event", answers={"event.feud.1.in_person": True, "event.feud.1.hire": "low"})
    assert blocks([handled], EN)[0].lines == [
        "Handled in person: yes · Adventurers: Adventurers of low level"
    ]


def test_the_dice_of_trade_are_named() -> None:
    answers = {"trade.7.income.1": (3, 4), "trade.7.sale.1": (2,)}
    (block,) = blocks([step("income", "trade", answers=answers)], EN)
    assert "Income of trade: typed 3 + 4" in plain(block)
    assert "Cargo sold elsewhere: typed 2" in plain(block)


def test_a_quiet_month_says_what_was_needed() -> None:
    told = {"natural": 63, "chance": 25, "dice": "rolled"}
    assert sentence(JournalEntry("quiet_month", told), EN) == "Quiet month: rolled 63, needed 25 or less"


def test_what_follows_a_deed_stands_with_it_and_what_was_pushed_aside_too() -> None:
    lines = [
        JournalEntry("note", {}, "k", "Rain", "edict", "hexes"),
        JournalEntry("overridden", {"code": "not_explored", "hex": "x"}, "k", "it is so", "edict", "hexes"),
        JournalEntry("hexes_claimed", {"count": 2, "hex": "x"}, "k", "it is so", "edict", "hexes"),
        JournalEntry("milestone", {"milestone": "size_11", "xp": 2400}, "k"),
        JournalEntry("month_begun", {"month": 2}, "k", "", "done"),
    ]
    note, claim = blocks(lines, EN)
    assert (note.kind, note.lines, note.note) == ("gm", [], "Rain")
    assert claim.kind == "land"
    assert claim.lines[0] == "Claim 2 hexes"
    assert any("Milestone" in line for line in claim.lines)
    assert len(claim.lines) == 3
    assert claim.note == "it is so"


def test_steps_of_one_name_in_two_kingdoms_are_two_blocks() -> None:
    other = JournalEntry("consumption_paid", {"due": 3, "drawn": 0}, "j", "", "upkeep", "stability")
    assert [block.kingdom for block in blocks([step(), other], EN)] == ["k", "j"]


def test_lines_of_older_campaigns_are_read() -> None:
    old = JournalEntry("step_played", {"phase": "income", "step": "taxes"}, "k")
    assert blocks([old], EN)[0].name == "Taxes"


def test_drawing_is_told_in_one_line() -> None:
    painted = JournalEntry("terrain_painted", {"terrain": "hills", "count": 40})
    one = JournalEntry("terrain_painted", {"terrain": "hills", "count": 1})
    river = JournalEntry("river_drawn", {"count": 3})
    assert drawn_in_short([painted, one], EN) == "41 hexes painted"
    assert drawn_in_short([painted, one, river], EN) == "41 hexes painted and one more change to the map"
    assert drawn_in_short([river], EN) == "One change to the map"
    assert drawn_in_short([step()], EN) == ""
    assert kind_of("hex_noted") == "drawn"


def test_numbers_before_and_after_do_not_break() -> None:
    told = figures({"treasury": (-3, 12), "size": (5, 5)}, EN)
    assert told.replace("\N{NO-BREAK SPACE}", "_") == "Treasury_−3_→_12 · Size_5"


def test_the_pages_of_a_month_are_all_its_lines_and_begin_with_a_block() -> None:
    steps = [line for number in range(1_000) for line in (step(note=str(number)), check("typed"))]
    for lines in (steps, steps[1:], [check("typed")] * 900, [], steps[: PAGE + 1]):
        pages = [page_of(lines, page) for page in range(page_count(lines))]
        assert [line for page in pages for line in page] == lines
    pages = [page_of(steps, page) for page in range(page_count(steps))]
    assert len(pages) > 5
    assert all(page[0].code == "step_played" for page in pages)
    assert [block for page in pages for block in blocks(page, EN)] == blocks(steps, EN)


def test_what_is_written_later_changes_the_last_page_alone() -> None:
    lines = [step(note=str(number)) for number in range(2 * PAGE + 7)]
    before = [page_of(lines, page) for page in range(page_count(lines))]
    lines.append(step(note="later"))
    assert [page_of(lines, page) for page in range(page_count(lines))][:-1] == before[:-1]
