"""Numbers as a language writes them: thousands set apart, a decimal comma, a true minus sign."""

from __future__ import annotations

MINUS = "\N{MINUS SIGN}"
# What sets thousands apart, and what stands before a fraction.
SEPARATORS = {
    "en": (",", "."),
    "it": (".", ","),
    "fr": ("\N{NARROW NO-BREAK SPACE}", ","),
    "de": (".", ","),
}


def number(amount: int | float, language: str, decimals: int = 0) -> str:
    """A number with so many decimals: 1,234.5; 1.234,5; −3."""
    thousands, point = SEPARATORS[language]
    whole, _, fraction = f"{abs(amount):,.{decimals}f}".partition(".")
    written = whole.replace(",", thousands) + (point + fraction if fraction else "")
    return MINUS + written if amount < 0 and any(digit not in "0.," for digit in written) else written


def signed(amount: int, language: str) -> str:
    """A bonus or penalty: +1,250; −2; +0."""
    return number(amount, language) if amount < 0 else f"+{number(amount, language)}"


def measure(amount: float, language: str) -> str:
    """A number with as many decimals as it needs, two at most: 3; 0,25."""
    rounded = round(amount, 2)
    decimals = next(n for n in (0, 1, 2) if round(rounded, n) == rounded)
    return number(rounded, language, decimals)
