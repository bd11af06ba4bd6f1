"""How names are sorted in our four languages: by their letters, whatever accents and capitals they bear."""

from __future__ import annotations

from unicodedata import combining, normalize

# Letters that no decomposition takes apart. The sharp s of German is folded with the case.
TWO_IN_ONE = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "’": "'"})


def bare(text: str) -> str:
    """The text as it is searched by: small letters, no accents, straight apostrophes."""
    letters = normalize("NFKD", text)
    return "".join(one for one in letters if not combining(one)).casefold().translate(TWO_IN_ONE)


def order(text: str) -> tuple[str, str]:
    """What a list is sorted by: École beside Ecole, between Eau and Étable; alike ones by their accents.

    English, Italian, French and German (DIN 5007-1, as dictionaries have it) sort alike in this.
    """
    return bare(text), text.casefold()
