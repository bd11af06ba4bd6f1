"""Every message exists in every language, asks for the same, is said without a fault, and is set as the
language sets it."""

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term
from fluent.syntax.visitor import Visitor

from kingdom_gui.assets import asset
from kingdom_gui.words import LANGUAGES, catalogue
from kingdom_gui.words.catalogue import REFERENCE, Messages, entries, terms
from kingdom_gui.words.functions import functions

from .parsed import calls, messages, named_choices, texts, variables
from .samples import samples

OTHERS = [language for language in LANGUAGES if language != "en"]
NARROW, WIDE = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"
# What is the same in two languages by right.
ALIKE = {
    "it": {"kind_null", "source_gm_noted", "book-no", "book-d100"},
    "fr": {
        "kind_null",
        "note",
        "book-number_lots",
        "book-required_name",
        "book-thing_terrain",
        "book-d100",
    },
    "de": {"kind_null", "item_placed", "book-bp"},
}


@pytest.fixture(scope="module", params=LANGUAGES)
def language(request):
    return request.param


@cache
def said(language):
    """Every message of a language with every row of samples: its code, the text, and what went wrong."""
    speaking = Messages(language, functions(language))
    rows = [(code, values) for code, message in messages(language).items() for values in samples(message)]
    told = (speaking.format(code, values) for code, values in rows)
    return [(*row, str(text), errors) for row, (text, errors) in zip(rows, told, strict=True)]


@pytest.mark.parametrize("other", OTHERS)
def test_every_message_is_there_and_no_other(other):
    assert messages(other).keys() == messages("en").keys()


@pytest.mark.parametrize("other", OTHERS)
def test_messages_ask_for_the_same(other):
    english = messages("en")
    for code, message in messages(other).items():
        assert variables(message) == variables(english[code]), code
        # A translation may need more: `[economy] Wirtschaftswurf`.
        assert named_choices(message) >= named_choices(english[code]), code


@pytest.mark.parametrize("other", OTHERS)
def test_no_message_is_left_in_english(other):
    english = messages("en")
    for code, message in messages(other).items():
        alike = code in ALIKE[other] or code.startswith(("metavar_", "argparse-heading", "argparse-options"))
        if not alike and re.search(r"[^\W\d_]{2}", texts(english[code])):
            assert texts(message) != texts(english[code]), code


def test_every_message_is_said_without_a_fault(language):
    for code, values, text, errors in said(language):
        assert errors == [], (code, values)
        assert "{" not in text, (code, text)
        assert "None" not in text, (code, text)
        assert "()" not in text, (code, text)
        assert text.strip() or not any(values.values()), (code, values)


def test_terms_have_the_forms_that_messages_ask_for(language):
    """A form that is not stored would fall back to the plain one, and the sentence would be wrong."""
    asked = 0
    for code, message in messages(language).items():
        wanted = [(c[0], c[3]) for c in calls(message, "TERM") if len(c) > 3]
        wanted += [(c[0], c[2]) for c in calls(message, "TERMS") if len(c) > 2]
        for category, form in wanted:
            having = {key: term for key, term in terms(language).items() if key.startswith(f"{category}.")}
            assert having, (code, category)
            assert [key for key, term in having.items() if form not in term] == [], (code, form)
            asked += 1
    assert asked > 30


def test_terms_called_by_name_exist(language):
    for code, message in messages(language).items():
        for category, term, *_ in calls(message, "TERM"):
            assert term is None or f"{category}.{term}" in terms(language), (code, term)


def test_sentences_begin_with_a_capital(language):
    """What stands alone: journal, ledger sources, refusals and warnings; a name may come first."""
    pieces = ("kind_", "counts_", "reason_", "fault_", "source_settlement", "source_custom", "with_detail")
    pieces += ("argparse-", "help_", "length", "speed_on_foot", "usage_", "book-")
    for code, values, text, _ in said(language):
        own = not code.startswith(pieces) and text[:1].isalpha()
        if own and not any(str(value) and text.startswith(str(value)) for value in values.values()):
            assert text[0].isupper(), (code, text)


def test_blanks_are_neither_doubled_nor_left_over(language):
    for code, values, text, _ in said(language):
        if all(value != "" for value in values.values()) and not code.startswith(("fault_", "kind_or")):
            assert text == text.strip(), (code, text)
            assert not re.search(r"  | [.,](?!\w)", text), (code, text)


def test_french_spaces():
    """A narrow no-break space before ; : ! and ?, a no-break space within guillemets."""
    for code, _, text, _ in said("fr"):
        plain = re.sub(r'"\w+":', "", text)  # JSON is written as it is
        assert not re.search(rf"[^{NARROW}][;:!?](?!\w)", plain), (code, text)
        assert not re.search(rf"[^{WIDE}]»|«[^{WIDE}]", plain), (code, text)
    for key, term in terms("fr").items():
        for text in term.values():
            assert not re.search(r" [;:!?»%]|« ", text), key


@pytest.mark.parametrize(("other", "foreign"), [("it", "“”„"), ("fr", "“”„"), ("de", "”«»"), ("en", "„«»")])
def test_quotation_marks_of_the_language(other, foreign):
    for code, message in messages(other).items():
        assert not set(texts(message)) & set(foreign), code


def test_apostrophes_are_curled(language):
    for code, _, text, _ in said(language):
        assert "'" not in text, (code, text)


def test_numbers_are_written_as_the_language_writes_them():
    short = {"need": 12345, "have": 3}
    wanted = {"en": "12,345", "it": "12.345", "fr": f"12{NARROW}345", "de": "12.345"}
    for language, number in wanted.items():
        speaking = Messages(language, functions(language))
        text, _ = speaking.format("treasury_short", short)
        assert number in text


def test_each_message_is_found_by_itself_as_parsing_the_whole_file_finds_it(language):
    whole = {}
    for path in sorted(asset("i18n").glob(f"*.{language}.ftl")):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        assert not [entry for entry in body if isinstance(entry, Junk)], path.name
        for entry in body:
            if isinstance(entry, (Message, Term)):
                name = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
                whole.setdefault(name, entry)
    alone = entries(language)
    assert alone.keys() == whole.keys()
    for name, text in alone.items():
        (entry,) = (e for e in FluentParser().parse(text).body if isinstance(e, (Message, Term)))
        assert entry.equals(whole[name], ignored_fields=["span", "comment"]), name
        assert referred(entry) <= set(REFERENCE.findall(text)), name


def test_a_message_alone_brings_those_it_is_made_of(language, monkeypatch):
    written = {
        "whole": "whole = A { part } { -term }\n",
        "part": "part = of { tail }\n",
        "tail": "tail = it\n",
    }
    monkeypatch.setattr(catalogue, "entries", lambda _language: {**written, "-term": "-term = all\n"})
    assert Messages(language, {}).format("whole", {}) == ("A of it all", [])


def referred(entry):
    """The names of messages and terms that an entry refers to."""
    found = set()

    class Look(Visitor):
        def visit_MessageReference(self, node):
            found.add(node.id.name)

        def visit_TermReference(self, node):
            found.add(f"-{node.id.name}")

    Look().visit(entry)
    return found
