"""SVG from strangers: what it holds is looked through before it is drawn, and nothing outside it is read.

A drawing may name files and addresses (pictures, style sheets, other drawings), blow itself up by entities or
by parts that use parts that use parts, or nest so deeply that drawing it never ends.
"""

from __future__ import annotations

import base64
import binascii
import re
from xml.parsers import expat

from ...store.errors import StoreError

DEEPEST = 200
MOST_DRAWN = 500_000  # elements, those drawn again by `use` counted again
LONGEST_FOUND = 80
_STEP = 1 << 16
_PICTURES = re.compile(r"data:image/(?:png|jpe?g|webp);base64,", re.IGNORECASE)
_STARTS = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"RIFF")
_ADDRESS = re.compile(r"url\(\s*['\"]?\s*(?!#)([^)'\"]*)|(@import[^;]*)", re.IGNORECASE)
_LINKS = ("a",)  # elements that lead somewhere only when clicked


def check_svg(data: bytes, name: str) -> None:
    """Refuse an SVG that reaches outside itself, grows, or is not well-formed.

    :raises StoreError: in one sentence.
    """
    look = _Look(name)
    try:
        for start in range(0, len(data), _STEP):
            look.parser.Parse(data[start : start + _STEP], False)
        look.parser.Parse(b"", True)
    except expat.ExpatError as error:
        raise StoreError("picture_svg_broken", name, line=error.lineno) from error
    look.check_uses()


class _Look:
    """What is found while expat reads: sizes of named parts, and which parts use which."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.count = 0
        self.open: list[tuple[str, str]] = []  # tag and id
        self.sizes: dict[str, int] = {"": 0}  # elements in each named part, and in the whole
        self.uses: dict[str, list[str]] = {}  # what each named part, and the whole, draws again
        self.style = ""
        parser = self.parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._text
        parser.EntityDeclHandler = self._entity
        parser.ProcessingInstructionHandler = self._instruction
        parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)

    def check_uses(self) -> None:
        """Refuse parts that use themselves, or each other so often that drawing would not end."""
        self._drawn("", {}, 0)

    def _drawn(self, part: str, known: dict[str, int], depth: int) -> int:
        """How many elements are drawn for a part."""
        if part in known:
            if known[part] < 0:
                self._too_many()  # it uses itself
            return known[part]
        if depth > DEEPEST:
            self._too_many()
        known[part] = -1
        total = self.sizes.get(part, 0)
        for used in self.uses.get(part, ()):
            total += self._drawn(used, known, depth + 1) if used in self.sizes else 0
            if total > MOST_DRAWN:
                self._too_many()
        known[part] = total
        return total

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self.count += 1
        if len(self.open) >= DEEPEST or self.count > MOST_DRAWN:
            self._too_many()
        tag = tag.rpartition(":")[2]
        own = attributes.get("id", "")
        parts = {"", *(inside for _, inside in self.open if inside), *([own] if own else [])}
        for part in parts:
            self.sizes[part] = self.sizes.get(part, 0) + 1
        for key, value in attributes.items():
            if key.rpartition(":")[2] in ("href", "src") and tag not in _LINKS:
                self._reference(value.strip(), tag, parts)
            else:
                self._look_for_address(value)
                for used in re.findall(r"url\(\s*['\"]?#([^)'\"]+)", value):
                    self._use(used.strip(), parts)
        self.open.append((tag, own))

    def _end(self, _tag: str) -> None:
        if self.open.pop()[0] == "style":
            self._look_for_address(self.style)
            self.style = ""

    def _text(self, text: str) -> None:
        if self.open and self.open[-1][0] == "style":
            self.style += text

    def _entity(self, *_: object) -> None:
        raise StoreError("picture_svg_entities", self.name)

    def _instruction(self, target: str, _data: str) -> None:
        if target.lower() == "xml-stylesheet":
            self._outside("xml-stylesheet")

    def _reference(self, value: str, tag: str, parts: set[str]) -> None:
        if value.startswith("#"):
            if tag in ("use", "tref", "textPath", "mpath"):
                self._use(value[1:], parts)
            return
        if value and not self._is_picture(value):
            self._outside(value)

    def _use(self, used: str, parts: set[str]) -> None:
        for part in parts:
            self.uses.setdefault(part, []).append(used)

    def _is_picture(self, value: str) -> bool:
        """Whether this is a picture written out, of a kind that names nothing outside."""
        match = _PICTURES.match(value)
        if not match:
            return False
        head = re.sub(r"\s+", "", value[match.end() : match.end() + 400])[:16]
        try:
            return base64.b64decode(head).startswith(_STARTS)
        except (binascii.Error, ValueError):
            return False

    def _look_for_address(self, text: str) -> None:
        if ("(" in text or "@" in text) and (match := _ADDRESS.search(text)):
            found = (match[1] or match[2] or "").strip()
            if not self._is_picture(found):
                self._outside(found)

    def _outside(self, found: str) -> None:
        raise StoreError("picture_svg_outside", self.name, found=found[:LONGEST_FOUND])

    def _too_many(self) -> None:
        raise StoreError("picture_svg_many", self.name, limit=MOST_DRAWN)
