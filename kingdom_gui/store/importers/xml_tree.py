"""XML read into a small tree with line numbers, and nothing of XML that could reach out of the file or grow.

A document type is refused, and with it every entity but the five of XML itself; depth and the number of
elements are bounded.
"""

from __future__ import annotations

import re
from xml.parsers import expat

from ..errors import at_fault
from ..faults import Fault, shown

DEEPEST = 64
MOST_ELEMENTS = 450_000
MOST_ATTRIBUTES = 1_000_000

# What may stand before the first element: spaces, comments and instructions.
_PROLOGUE = re.compile(r"(?:\s+|<!--.*?-->|<\?.*?\?>)*", re.DOTALL)
_ENDS_EARLY = (
    expat.errors.XML_ERROR_NO_ELEMENTS,
    expat.errors.XML_ERROR_UNCLOSED_TOKEN,
    expat.errors.XML_ERROR_PARTIAL_CHAR,
    expat.errors.XML_ERROR_UNCLOSED_CDATA_SECTION,
)
_STEP = 1 << 20  # characters handed on at once, so that what is wrong early is not copied whole


class Element:
    """An element of a map's XML, with the line it begins on."""

    __slots__ = ("_parts", "attributes", "children", "line", "tag")

    def __init__(self, tag: str, attributes: dict[str, str], line: int) -> None:
        self.tag = tag
        self.attributes = attributes
        self.line = line
        self.children: list[Element] = []
        self._parts: list[str] = []

    @property
    def text(self) -> str:
        """The characters directly inside, those of its children left out."""
        return "".join(self._parts)

    def add_text(self, text: str) -> None:
        """Add characters at the end."""
        self._parts.append(text)

    def all(self, tag: str) -> list[Element]:
        """The children with this tag, in order."""
        return [child for child in self.children if child.tag == tag]

    def first(self, tag: str) -> Element | None:
        """The first child with this tag, if any."""
        return next((child for child in self.children if child.tag == tag), None)

    def get(self, name: str, otherwise: str = "") -> str:
        """An attribute."""
        return self.attributes.get(name, otherwise)


def read_xml(text: str, name: str) -> Element:
    """The outermost element of an XML text, its declaration taken off before.

    :raises StoreError: when it is not well-formed, has a document type, or is too deep or too large.
    """
    prologue = _PROLOGUE.match(text)
    begin = prologue.end() if prologue else 0
    if text.startswith("<!DOCTYPE", begin):
        raise at_fault(name, [Fault("doctype", (), {}, text.count("\n", 0, begin) + 1)])
    # Counted before anything is made of them; in texts as well, which refuses no map.
    elements, attributes = text.count("<") - text.count("</"), text.count("=")
    if elements > MOST_ELEMENTS or attributes > MOST_ATTRIBUTES:
        limit = MOST_ELEMENTS if elements > MOST_ELEMENTS else MOST_ATTRIBUTES
        raise at_fault(name, [Fault("xml_too_many", (), {"limit": limit})])
    tree = _Tree(name)
    try:
        for start in range(0, len(text), _STEP):
            tree.parser.Parse(text[start : start + _STEP].encode("utf-8", "replace"), False)
        tree.parser.Parse(b"", True)
    except expat.ExpatError as error:
        raise at_fault(name, [_broken(error, tree)]) from error
    if tree.root is None:  # expat has said so before; kept for the type's sake
        raise at_fault(name, [Fault("xml_cut_off")])
    return tree.root


def _broken(error: expat.ExpatError, tree: _Tree) -> Fault:
    reason = expat.ErrorString(error.code) or ""
    at = (error.lineno, error.offset + 1)
    if reason in _ENDS_EARLY:
        return Fault("xml_cut_off", (), {}, *at)
    open_tag = tree.open[-1].tag if tree.open else "none"
    return Fault("not_xml", (), {"reason": reason, "inside": shown(open_tag)[1:-1]}, *at)


class _Tree:
    """A tree that grows while expat reads."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.root: Element | None = None
        self.open: list[Element] = []
        self.parser = expat.ParserCreate("utf-8")
        self.parser.buffer_text = True
        self.parser.buffer_size = _STEP
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text
        self.parser.StartDoctypeDeclHandler = self._doctype

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        line = self.parser.CurrentLineNumber
        if len(self.open) >= DEEPEST:
            raise at_fault(self.name, [Fault("xml_too_deep", (), {"limit": DEEPEST}, line)])
        element = Element(tag, attributes, line)
        if self.open:
            self.open[-1].children.append(element)
        else:
            self.root = element
        self.open.append(element)

    def _end(self, tag: str) -> None:
        self.open.pop()

    def _text(self, text: str) -> None:
        if self.open:
            self.open[-1].add_text(text)

    def _doctype(self, *_: object) -> None:
        raise at_fault(self.name, [Fault("doctype", (), {}, self.parser.CurrentLineNumber)])
