"""Dice for tests of the generator: laid out beforehand, or fallen by a seed."""

from __future__ import annotations

from collections.abc import Sequence

from kingdom_gui.engine.dice import die


class Fixed:
    """Faces by part; a pick takes the named option. What is not laid out shows a 1, or the first option."""

    def __init__(self, **faces: int | str) -> None:
        self.faces = {name.replace("__", "."): face for name, face in faces.items()}
        self.asked: list[str] = []

    def face(self, part: str, sides: int) -> int:
        self.asked.append(part)
        face = self.faces.get(part, 1)
        assert isinstance(face, int)
        assert 1 <= face <= sides
        return face

    def pick(self, part: str, kind: str, options: Sequence[str], flourish: bool = False) -> str:
        self.asked.append(part)
        option = str(self.faces.get(part, options[0]))
        assert option in options
        return option


class Seeded:
    """Dice by seed and request, as the program rolls them."""

    def __init__(self, request: str, seed: int = 7) -> None:
        self.request = request
        self.seed = seed

    def face(self, part: str, sides: int) -> int:
        return die(self.seed, 1, f"{self.request}.{part}", 0, sides)

    def pick(self, part: str, kind: str, options: Sequence[str], flourish: bool = False) -> str:
        return options[self.face(part, len(options)) - 1]
