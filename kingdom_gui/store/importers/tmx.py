"""TMX and TSX, the XML of Tiled, as the plain data that its JSON has."""

from __future__ import annotations

from .decoding import text_of
from .json_plain import LINE, Plain
from .xml_tree import Element, read_xml

_LAYERS = {"layer": "tilelayer", "objectgroup": "objectgroup", "group": "group", "imagelayer": "imagelayer"}


def read_tmx(data: bytes, name: str) -> Plain:
    """The map in the bytes of a TMX file, in the shape of its JSON; lines of the file are kept.

    :raises StoreError: when it is no XML that can be read.
    """
    root = read_xml(text_of(data, name).text, name)
    plain = _attributes(root)
    plain["type"] = root.tag
    plain["tilesets"] = [tileset_of(element) for element in root.all("tileset")]
    plain["layers"] = _layers(root)
    return plain


def read_tsx(data: bytes, name: str) -> Plain:
    """The tileset in the bytes of a TSX file, in the shape of its JSON."""
    return tileset_of(read_xml(text_of(data, name).text, name))


def tileset_of(element: Element) -> Plain:
    """A tileset."""
    plain = _attributes(element)
    plain["terrains"] = [
        _attributes(t) for kinds in element.all("terraintypes") for t in kinds.all("terrain")
    ]
    plain["tiles"] = [_tile(tile) for tile in element.all("tile")]
    if image := element.first("image"):
        plain["image"] = image.get("source")
    return plain


def _tile(element: Element) -> Plain:
    plain = _attributes(element)
    if image := element.first("image"):
        plain["image"] = image.get("source")
    if corners := element.get("terrain"):
        plain["terrain"] = [
            int(part) if part.isdecimal() and len(part) < 9 else -1 for part in corners.split(",")
        ]
    return plain


def _layers(element: Element) -> list[Plain]:
    return [_layer(child) for child in element.children if child.tag in _LAYERS]


def _layer(element: Element) -> Plain:
    plain = _attributes(element)
    plain["type"] = _LAYERS[element.tag]
    plain["visible"] = element.get("visible", "1") not in ("0", "false")
    if element.tag == "group":
        plain["layers"] = _layers(element)
    elif element.tag == "objectgroup":
        plain["objects"] = [_object(child) for child in element.all("object")]
    elif data := element.first("data"):
        plain["encoding"] = data.get("encoding")
        plain["compression"] = data.get("compression")
        if chunks := data.all("chunk"):
            plain["chunks"] = [_attributes(chunk) | {"data": _data(chunk, data)} for chunk in chunks]
        else:
            plain["data"] = _data(data, data)
    return plain


def _data(element: Element, said: Element) -> str | list[object]:
    """The tiles: a text in the encoding that is said, or the numbers of elements where none is."""
    if said.get("encoding"):
        return element.text
    return [tile.get("gid", "0") for tile in element.all("tile")]


def _object(element: Element) -> Plain:
    plain = _attributes(element)
    for kind in ("polyline", "polygon"):
        if shape := element.first(kind):
            plain[kind] = [_point(pair) for pair in shape.get("points").split()]
    if words := element.first("text"):
        plain["text"] = _attributes(words) | {"text": words.text}
    if element.first("point"):
        plain["point"] = True
    plain["visible"] = element.get("visible", "1") not in ("0", "false")
    return plain


def _point(pair: str) -> Plain:
    x, _, y = pair.partition(",")
    return {"x": x, "y": y}


def _attributes(element: Element) -> Plain:
    plain: Plain = dict(element.attributes)
    plain[LINE] = element.line
    if properties := element.first("properties"):
        plain["properties"] = [
            {"name": p.get("name"), "value": p.get("value", p.text)} for p in properties.all("property")
        ]
    return plain
