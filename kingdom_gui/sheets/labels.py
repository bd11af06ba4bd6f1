"""What the sheets say, in the language they are printed in, whatever the window's language is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ..words import say, term
from ..words.catalogue import known
from ..words.numbers import number


class Labels:
    """Words and numbers for one language: `labels("size")` is the sheets' message `sheet-size`."""

    def __init__(self, language: str) -> None:
        self.language = known(language)

    def __call__(self, name: str, /, **parameters: str | int) -> str:
        """The sheets' own message of this name."""
        return say(f"sheet-{name}", parameters, self.language)

    def term(self, category: str, name: str, count: int = 1) -> str:
        """The rules' word for something: `labels.term("building", "inn")`."""
        return term(category, name, self.language, count)

    def head(self, category: str, name: str, count: int = 1) -> str:
        """The same with a capital, as it stands at the head of a line."""
        word = self.term(category, name, count)
        return word[:1].upper() + word[1:]

    def either(self, words: Sequence[str]) -> str:
        """Words as a choice: Wisdom or Charisma."""
        if len(words) < 2:
            return "".join(words)
        return self("either", first=", ".join(words[:-1]), last=words[-1])

    def number(self, amount: int) -> str:
        """A whole number with the language's thousands and a real minus sign."""
        return number(amount, self.language)

    def signed(self, amount: int) -> str:
        """A bonus or penalty: +3, −2, 0."""
        return f"+{self.number(amount)}" if amount > 0 else self.number(amount)


@lru_cache(maxsize=8)
def labels(language: str) -> Labels:
    """The labels of a language; asked for again, the same object."""
    return Labels(language)
