"""The journal's page: by month, filtered by month, kind and words; copied, exported; a note is written."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.engine.actions.turn import PlayPhase
from kingdom_gui.views.journal.chronicle import Chronicle
from kingdom_gui.views.journal.exporting import write_journal
from kingdom_gui.views.journal.number_chart import NumberChart
from kingdom_gui.views.journal.numbers_tab import NumbersTab
from kingdom_gui.views.journal_page import JournalPage
from kingdom_gui.views.language import Translators
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.words import journal


def page_of(qtbot: QtBot, document: Document) -> JournalPage:
    page = JournalPage(document)
    qtbot.addWidget(page)
    page.resize(900, 600)
    page.show()
    return page


def chronicle_of(qtbot: QtBot, document: Document) -> Chronicle:
    return page_of(qtbot, document).chronicle


def play_upkeep(document: Document) -> None:
    document.do(PlayPhase(kingdom=document.campaign.at_table, roll=True))


def choose(box: object, data: object) -> None:
    box.setCurrentIndex(box.findData(data))  # type: ignore[attr-defined]


def test_the_latest_month_comes_first_and_drawing_is_told_in_one_line(qtbot: QtBot, realm: Document) -> None:
    play_upkeep(realm)
    page = chronicle_of(qtbot, realm)
    text = page.text.toPlainText()
    assert text.index("Month 2") < text.index("Month 1")
    assert "Ilse Varn" in text
    assert "The river floods" in text
    assert "Forest" not in text  # painting the map is no news
    assert "hexes painted" in text
    assert text.count("hexes painted") == 1


def test_what_was_drawn_unfolds(qtbot: QtBot, realm: Document) -> None:
    page = chronicle_of(qtbot, realm)
    page.text.anchorClicked.emit(QUrl("drawn:1"))
    text = page.text.toPlainText()
    assert "Paint Forest (90)" in text
    assert "hexes painted" not in text


def test_a_month_has_its_numbers_at_start_and_end_and_its_phases(qtbot: QtBot, realm: Document) -> None:
    before = realm.numbers()
    assert before is not None
    play_upkeep(realm)
    after = realm.numbers()
    assert after is not None
    text = chronicle_of(qtbot, realm).text.toPlainText().replace("\N{NO-BREAK SPACE}", " ")
    was, now = before.total("treasury"), after.total("treasury")
    assert was != now
    assert f"Treasury {was} → {now}".replace("-", "\N{MINUS SIGN}") in text
    assert text.index("\nUpkeep\n") < text.index("Stability check: rolled")
    assert "\nConsumption: " in text


def test_filtered_by_kind(qtbot: QtBot, realm: Document) -> None:
    play_upkeep(realm)
    page = chronicle_of(qtbot, realm)
    choose(page.kind, "gm")
    text = page.text.toPlainText()
    assert "The wedding feast" in text
    assert "Ilse Varn" not in text
    choose(page.kind, "drawn")
    assert "Forest" in page.text.toPlainText()
    choose(page.kind, "month")
    text = page.text.toPlainText()
    assert "Stability check" in text
    assert "The wedding feast" not in text


def test_filtered_by_month(qtbot: QtBot, realm: Document) -> None:
    play_upkeep(realm)
    page = chronicle_of(qtbot, realm)
    assert [page.month.itemText(row) for row in range(page.month.count())] == [
        "All months", "Month 2", "Month 1",
    ]  # fmt: skip
    page.show_month(2)
    text = page.text.toPlainText()
    assert "Stability check" in text
    assert "Ilse Varn" not in text
    choose(page.month, None)
    assert "Ilse Varn" in page.text.toPlainText()


def test_filtered_by_words(qtbot: QtBot, realm: Document) -> None:
    page = chronicle_of(qtbot, realm)
    qtbot.keyClicks(page.search, "quill")
    text = page.text.toPlainText()
    assert "Tamsin Quill" in text
    assert "Ilse Varn" not in text
    page.search.setText("no such word")
    assert page.text.toPlainText() == "Nothing to show."


def test_a_note_is_written_with_enter_and_can_be_undone(qtbot: QtBot, realm: Document) -> None:
    page = chronicle_of(qtbot, realm)
    qtbot.keyClicks(page.note, "A <stranger> came")
    qtbot.keyClick(page.note, Qt.Key.Key_Return)
    assert "A <stranger> came" in page.text.toPlainText()
    assert page.note.text() == ""
    realm.undo_stack.undo()
    assert "stranger" not in page.text.toPlainText()


def test_an_empty_note_writes_nothing(qtbot: QtBot, realm: Document) -> None:
    page = chronicle_of(qtbot, realm)
    steps = realm.undo_stack.count()
    qtbot.keyClick(page.note, Qt.Key.Key_Return)
    assert realm.undo_stack.count() == steps


def test_a_month_is_copied_as_markdown(qtbot: QtBot, realm: Document) -> None:
    page = chronicle_of(qtbot, realm)
    with qtbot.waitSignal(page.told):
        page.text.anchorClicked.emit(QUrl("copy:1"))
    copied = QGuiApplication.clipboard().mimeData()
    assert copied.text().startswith("## Month 1\n")
    assert "- Appoint Ilse Varn as Ruler" in copied.text()
    assert bytes(copied.data("text/markdown").data()).decode() == copied.text()


def test_a_months_head_asks_what_changed_and_to_go_back(qtbot: QtBot, realm: Document) -> None:
    play_upkeep(realm)
    page = page_of(qtbot, realm)
    assert "Rewind to here" not in page.chronicle.text.toPlainText()  # nobody would answer
    asked: list[tuple[str, int]] = []
    page.changes_wanted.connect(lambda month: asked.append(("changes", month)))
    page.rewind_wanted.connect(lambda month: asked.append(("rewind", month)))
    page.chronicle.refresh()
    assert "Rewind to here" in page.chronicle.text.toPlainText()
    page.chronicle.text.anchorClicked.emit(QUrl("changes:2"))
    page.chronicle.text.anchorClicked.emit(QUrl("rewind:2"))
    assert asked == [("changes", 2), ("rewind", 2)]


@pytest.mark.parametrize("ending", ["md", "pdf"])
def test_exported_by_the_button(
    qtbot: QtBot, realm: Document, ending: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = chronicle_of(qtbot, realm)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args, **_named: (str(tmp_path / "told"), ""))
    with qtbot.waitSignal(page.told):
        page.save_as(ending)
    written = (tmp_path / f"told.{ending}").read_bytes()
    assert written.startswith(b"# Journal: Ashmark\n" if ending == "md" else b"%PDF")


def test_what_cannot_be_written_is_told(
    qtbot: QtBot, realm: Document, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr("kingdom_gui.views.questions.tell", lambda _parent, text: said.append(text))
    nowhere = tmp_path / "no" / "such" / "told.md"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args, **_named: (str(nowhere), ""))
    chronicle_of(qtbot, realm).save_as("md")
    assert len(said) == 1
    assert "told.md" in said[0]


def test_the_file_says_the_form(realm: Document, tmp_path: Path) -> None:
    write_journal(realm, tmp_path / "a.PDF")
    write_journal(realm, tmp_path / "a.txt")
    assert (tmp_path / "a.PDF").read_bytes().startswith(b"%PDF")
    assert (tmp_path / "a.txt").read_text(encoding="utf-8").startswith("# Journal")


# --- Numbers over the months


def numbers_of(qtbot: QtBot, document: Document) -> NumbersTab:
    tab = page_of(qtbot, document).show_tab("numbers")
    assert isinstance(tab, NumbersTab)
    return tab


def test_each_number_has_its_value_at_each_months_start_and_now(qtbot: QtBot, realm: Document) -> None:
    tab = numbers_of(qtbot, realm)
    started = realm.numbers()
    assert started is not None
    play_upkeep(realm)
    now = realm.numbers()
    assert now is not None
    treasury = tab.charts["treasury"]
    assert treasury.values[-2:] == (started.total("treasury"), now.total("treasury"))
    assert treasury.months[-1] == "now"
    assert not treasury.isHidden()
    assert tab.charts["granary"].isHidden()  # nothing was ever stored


def test_arrows_go_from_month_to_month_in_all_charts(qtbot: QtBot, realm: Document) -> None:
    tab = numbers_of(qtbot, realm)
    chart, other = tab.charts["economy"], tab.charts["size"]
    chart.setFocus()
    qtbot.keyClick(chart, Qt.Key.Key_Home)
    assert (chart.at, other.at) == (0, 0)
    assert chart.accessibleName() == f"Economy. {chart.months[0]}: {chart.values[0]}".replace("-", "−")
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    assert (chart.at, other.at) == (1, 1)
    qtbot.keyClick(chart, Qt.Key.Key_End)
    assert chart.accessibleName() == f"Economy. now: {chart.values[-1]}".replace("-", "−")


def test_the_pointer_marks_the_nearest_month(qtbot: QtBot) -> None:
    chart = NumberChart()
    qtbot.addWidget(chart)
    chart.resize(300, 140)
    chart.show_values("Unrest", ("a", "b", "c"), (0, 4, 2), "0 in a, 2 now")
    chart.show()
    assert chart.accessibleName() == "Unrest. 0 in a, 2 now"
    qtbot.mouseMove(chart, QPointF(292, 70).toPoint())
    assert chart.at == 2
    before = chart.grab().toImage()
    qtbot.mouseMove(chart, QPointF(5, 70).toPoint())
    assert chart.at == 0
    assert chart.grab().toImage() != before


def test_before_the_reign_there_is_nothing_to_draw(qtbot: QtBot, document: Document) -> None:
    tab = numbers_of(qtbot, document)
    assert not tab.empty.isHidden()
    assert tab.area.isHidden()


def test_it_speaks_the_language_of_the_window(window: MainWindow, speak: Translators) -> None:
    window.show_page("journal")
    page = window.pages.page("journal")
    assert isinstance(page, JournalPage)
    page.show_tab("numbers")
    speak.speak("de")
    QApplication.processEvents()
    assert page.buttons["numbers"].text() == "Zahlen"
    tab = page.show_tab("numbers")
    assert isinstance(tab, NumbersTab)
    assert tab.charts["unrest"].name == "Unruhe"


LONG = 5_000  # lines


@pytest.fixture
def long_month(realm: Document) -> Document:
    """A month with so many lines, each a grant with its number as a note."""
    table = realm.campaign.at_table
    realm.do(Grant(kingdom=table, treasury=1))
    campaign = realm.campaign
    lines = campaign.journal[campaign.month]
    made = (replace(lines[-1], note=f"no. {number}.") for number in range(1, LONG + 1))
    realm.open(replace(campaign, journal=campaign.journal.set(campaign.month, (*lines, *made))), None)
    return realm


def test_of_a_long_month_the_last_lines_are_shown_and_earlier_ones_on_wish(
    qtbot: QtBot, long_month: Document
) -> None:
    page = chronicle_of(qtbot, long_month)

    def shown() -> int:
        return page.text.toPlainText().count("no. ")

    at_first = shown()
    assert 100 < at_first < 1_000
    assert "no. 5000." in page.text.toPlainText()
    page.text.anchorClicked.emit(QUrl(f"earlier:{long_month.campaign.month}"))
    assert at_first + 100 < shown() < 2_000
    page.search.setText("no. 1234.")
    assert shown() == 1


def test_an_edit_in_a_long_month_writes_one_page_anew(
    qtbot: QtBot, long_month: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = chronicle_of(qtbot, long_month)
    written: list[object] = []
    sentence = journal.sentence
    monkeypatch.setattr(journal, "sentence", lambda line, said: written.append(line) or sentence(line, said))
    long_month.do(Grant(kingdom=long_month.campaign.at_table, treasury=7))
    long_month.undo_stack.undo()
    page.refresh()
    assert 0 < len(written) < 2_000
