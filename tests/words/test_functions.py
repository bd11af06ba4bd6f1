"""What messages may call: terms in their forms, names after small words, signed numbers."""

import pytest

from kingdom_gui.words import LANGUAGES, say
from kingdom_gui.words.functions import at_name, functions, of_name

NARROW = "\N{NARROW NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("name", "of", "at"),
    [
        ("Ashford", "d’Ashford", "à Ashford"),
        ("Écueil", "d’Écueil", "à Écueil"),
        ("Ys", "d’Ys", "à Ys"),
        ("York", "de York", "à York"),
        ("Haute-Rive", "de Haute-Rive", "à Haute-Rive"),
        ("Le Gué", "du Gué", "au Gué"),
        ("Les Mares", "des Mares", "aux Mares"),
        ("La Garde", "de La Garde", "à La Garde"),
        ("Y", "de Y", "à Y"),
        ("", "de ", "à "),
    ],
)
def test_french_names(name, of, at):
    assert (of_name(name, "fr"), at_name(name, "fr")) == (of, at)


def test_an_article_of_a_person_stays():
    assert of_name("Le Gal", "fr", person=True) == "de Le Gal"
    assert of_name("Anna", "fr", person=True) == "d’Anna"


def test_italian_names():
    assert at_name("Ashford", "it") == "ad Ashford"
    assert at_name("Erba", "it") == "a Erba"
    assert of_name("Ashford", "it") == "di Ashford"


@pytest.mark.parametrize(
    ("language", "large", "small"),
    [
        ("en", "+12,345", "−2"),
        ("it", "+12.345", "−2"),
        ("fr", f"+12{NARROW}345", "−2"),
        ("de", "+12.345", "−2"),
    ],
)
def test_signed_numbers(language, large, small):
    signed = functions(language)["SIGNED"]
    assert (signed(12345), signed(-2), signed(0)) == (large, small, "+0")


def test_terms_listed():
    listed = {language: functions(language)["TERMS"] for language in LANGUAGES}
    assert listed["en"]("building", "inn house", "indefinite") == "an Inn or a House"
    assert listed["it"]("building", "inn house mansion", "indefinite") == (
        "una Locanda, un Caseggiato o un Maniero"
    )
    assert listed["fr"]("building", "inn") == "auberge"
    assert listed["de"]("building", "shrine alchemist", "indefinite_dative") == (
        "einem Schrein oder einem Alchemisten"
    )


def test_capitals_keep_the_rest():
    capital = functions("fr")["CAP"]
    assert (capital("école d’Armes"), capital("")) == ("École d’Armes", "")


def test_levels_and_choices_go_by_name():
    assert say("edict_set", {"edict": "holiday", "level": "12"}) == "Holiday: 12 a year"
    chosen = {"ruling": "diagonal_adjacency", "choice": "on"}
    assert say("ruling_set", chosen, "it") == "Interpretazione «Lotti adiacenti anche in diagonale»: sì"
    printed = {
        "ruling": "printed_values",
        "choice": "buildings.mill event_tables.dangerous_settlement.drug_den",
    }
    assert say("ruling_set", printed, "de").endswith("“: Mühle, Drogenhöhle")
    assert say("ruling_set", {**printed, "choice": ""}, "de").endswith("“: –")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Build an Inn in Ashford"),
        ("it", "Costruzione di una Locanda ad Ashford"),
        ("fr", "Construction d’une auberge à Ashford"),
        ("de", "Bau eines Gasthauses in Ashford"),
    ],
)
def test_what_was_built(language, said):
    assert say("building_built", {"building": "inn", "settlement": "Ashford"}, language) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Paved Streets must be built on a land side, and this side is water."),
        ("it", "Per le Strade Lastricate serve un lato di terra, e questo lato è di acqua."),
        ("fr", "Pour les rues pavées, il faut un côté terrestre, et celui-ci donne sur l’eau."),
        ("de", "Für Gepflasterte Straßen braucht es eine Landseite; diese Seite ist Wasser."),
    ],
)
def test_plural_terms_agree(language, said):
    assert say("needs_land_side", {"building": "paved_streets"}, language) == said


@pytest.mark.parametrize("number", [10**15, 10**28, 10**40, -(10**40)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_beyond_all_reason_are_written_as_they_are(language, number):
    """A file may hold them, and the sentence that tells so must not fail over them."""
    told = say("fault_counter_behind", {"found": number, "expected": number}, language)
    digits = "".join(c for c in told if c.isdigit())
    assert digits == str(abs(number)) * 3
    assert say("month_begun", {"month": number}, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_below_0_have_a_true_minus(language):
    """In numbers as they are and in those that a message formats; plurals take them as ever."""
    assert "−4" in say("treasury_short", {"need": 5, "have": -4}, language)
    assert "−1234" in say("fault_past_month", {"found": -1234, "expected": 3}, language)
    told = say("hexes_claimed", {"count": -3, "hex": "0,0,0"}, language)
    assert "−3" in told
    assert "-" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_story_is_told_whole(language: str) -> None:
    """Fluent leaves out what has more than 2500 letters."""
    story = "The river floods. " * 1000
    assert story in say("with_detail", {"text": "Ashford", "detail": story}, language)
    assert story in say("book-page_missing", {"page": story, "suggestion": "nothing_near"}, language)
