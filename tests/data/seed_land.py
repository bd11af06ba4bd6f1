"""Reads the terrain table, the terrain improvements and the special terrain."""

from __future__ import annotations

import re
from collections.abc import Iterator

import seed_names as names

Read = Iterator[tuple[str, str, str, str, int]]
COLUMNS = ("exploration_days", "preparation_months", "preparation_cost", "farm_cost", "road_cost")
LAND_AND_WATER = sorted(set(names.TERRAIN.values()) - {"coastline"})


def terrain_rows(lines: list[str]) -> Read:
    """The terrain table and what its notes say in numbers."""
    title = next(
        n for n, line in enumerate(lines) if line == "**Tabella: Territorio e Migliorie Territoriali**"
    )
    for n in range(title + 2, title + 12):
        cells = lines[n].split("\t")
        terrain = names.TERRAIN[re.sub(r" \(\d\)", "", cells[0]).lower()]
        for column, cell in zip(COLUMNS, cells[1:], strict=True):
            value = {"-": "", "Speciale": "", "Immediata": "0"}.get(cell, cell.split()[0])
            yield "terrain", terrain, column, value, n + 1
        if "Speciale" in cells:
            yield "terrain", terrain, "inland", "true", n + 1
    notes = title + 13
    text = lines[notes - 1]
    cavern = re.search(r"esagono di (\w+) come uno di (\w+) e uno di (\w+) come uno di (\w+)", text)
    assert cavern
    yield "terrain", names.TERRAIN[cavern[1].lower()], "speed_as", names.TERRAIN[cavern[2].lower()], notes
    yield "terrain", names.TERRAIN[cavern[3].lower()], "speed_as", names.TERRAIN[cavern[4].lower()], notes
    below = re.search(r"qualsiasi tipo di terreno tranne la (\w+)", text)
    assert below
    yield "terrain", "cavern", "not_below", names.TERRAIN[below[1]], notes
    water = re.search(r"esagono che contiene un (\w+), un (\w+), una (\w+) o un (\w+)", text)
    assert water
    known = {**names.WATERS, **names.TERRAIN}
    waters = _ids([known[word.lower()] for word in water.groups()])
    yield "improvements", "farm", "requires.in_or_beside.any_of", waters, notes
    beside = re.search(r"adiacente ad almeno due esagoni che contengono fattorie", text)
    yield "improvements", "farm", "requires.in_or_beside.beside_count", "2" if beside else "0", notes
    size = re.search(r"dimensione pari a (\d+) o superiore può costruire una Strada Maestra", text)
    assert size
    yield "improvements", "highway", "requires.kingdom_size.minimum", size[1], notes


def _ids(found: list[str]) -> str:
    return " ".join(sorted(found))


def improvement_rows(lines: list[str]) -> Read:
    """The blocks of the terrain improvements."""
    start = next(n for n, line in enumerate(lines) if line == "Acquedotto*")
    end = next(n for n, line in enumerate(lines) if line == "Territorio Speciale")
    improvement = ""
    for n in range(start, end):
        line = lines[n]
        name = line.rstrip("*").strip().lower()
        if name in names.IMPROVEMENTS:
            improvement = names.IMPROVEMENTS[name]
            yield "improvements", improvement, "shares_hex", str(line.endswith("*")).lower(), n + 1
            continue
        for pair in re.findall(r"convertire un[a']? ?([\w ]+?) in un[a']? ?([\w ]+?)(?: \(|\.)", line):
            old, new = (names.IMPROVEMENTS[word.lower()] for word in pair)
            yield "improvements", old, "upgrades_to", new, n + 1
        alone = re.search(r"non può condividere un esagono con un (\w+) o un'altra ([\w ]+)\.", line)
        if alone:
            apart = _ids([names.IMPROVEMENTS[word.lower()] for word in alone.groups()])
            yield "improvements", improvement, "requires.none_of.improvements", apart, n + 1
        label, _, text = line.partition(": ")
        for field, value in _values(label, text):
            yield "improvements", improvement, field, value, n + 1


def _values(label: str, text: str) -> Iterator[tuple[str, str]]:
    if label == "Territorio":
        yield from _ground(text)
    elif label == "Effetto":
        yield from _effect(text)
    elif label == "Costo":
        flat = re.match(r"(\d+) PC", text)
        if flat:
            yield "cost", flat[1]
        elif "unità separata" in text:
            yield "effects.reference_only", ""
        elif "Strada" in text:
            doubled = "no" if "non raddoppia" in text else "yes"
            yield "cost_from", f"road_cost {2 if 'doppio' in text else 1} {doubled}"
        else:
            yield "cost_from", "farm_cost 1 no"


def _ground(text: str) -> Iterator[tuple[str, str]]:
    desert = re.search(r"Deserto \(richiede un (\w+), una (\w+) o un (\w+)\)", text)
    if desert:
        known = {**names.WATERS, **names.TERRAIN}
        yield "requires.in_hex.any_of", _ids([known[w] for w in desert.groups()])
        text = text.replace(desert[0], "Deserto")
    if "con una Strada" in text:
        yield "requires.in_hex.any_of", "road"
    if "ualsiasi" in text:
        yield "terrain", _ids(LAND_AND_WATER)
        ends = re.search(r"essere un esagono (\w+) o (\w+)", text)
        if ends:
            yield "effects.aqueduct_chain.source_terrain", _ids([names.TERRAIN[w] for w in ends.groups()])
        return
    words = [word.strip(" .").lower() for word in re.split(r", | o ", text)]
    if any(word in names.WATERS for word in words):
        known = {**names.WATERS, **names.TERRAIN}
        yield "requires.in_hex.any_of", _ids([known[word] for word in words])
        yield "terrain", _ids(LAND_AND_WATER)
    else:
        yield "terrain", _ids([names.TERRAIN[word] for word in words])


def _effect(text: str) -> Iterator[tuple[str, str]]:
    for word, amount, hexes in re.findall(r"(Economia|Lealtà|Stabilità) \+(\d)(?: per ogni (\d))?", text):
        yield names.KINGDOM[word.lower()], amount
        if hexes:
            yield f"per_hexes.{names.KINGDOM[word.lower()]}", hexes
    for field, pattern, sign in (
        ("defense", r"Difesa \+(\d)", ""),
        ("bp", r"\+(\d) PC per turno", ""),
        ("consumption", r"Consumi diminuiscono di (\d)", "-"),
        ("consumption", r"Consumi aumentano di (\d)", ""),
        ("unrest", r"Malcontento diminuisce di (\d)", "-"),
    ):
        found = re.search(pattern, text)
        if found:
            yield field, sign + found[1]
    counted = re.search(r"conta come un[a']? ?(?:costruzione )?([\w ]+?)(?: e una ([\w ]+))?\.", text)
    if counted:
        yield "settlement_counts_as", _ids([names.BUILDINGS[w.lower()] for w in counted.groups() if w])
    if "come dotato di un fiume" in text:
        yield "effects.settlement_river", ""
    if "velocità di viaggio" in text:
        yield "effects.faster_travel", ""


def special_terrain_rows(lines: list[str]) -> Read:
    """The eight special terrains."""
    start = next(n for n, line in enumerate(lines) if line.startswith("Caposaldo: "))
    for n in range(start, start + 8):
        name, _, text = lines[n].partition(": ")
        special = names.SPECIAL_TERRAIN[name.lower()]

        def row(field: str, value: str, special: str = special, n: int = n) -> tuple[str, str, str, str, int]:
            return "special_terrain", special, field, value, n + 1

        yield row("named", "")
        for word, amount, hexes in re.findall(
            r"[Ll]a (Lealtà|Stabilità) aumenta di (\d)(?: per ogni (\d))?", text
        ) + re.findall(r"[Ll]'(economia|Economia) aumenta di (\d)(?: per ogni (\d))?", text):
            yield row(names.KINGDOM[word.lower()], amount)
            if hexes:
                yield row(f"per_hexes.{names.KINGDOM[word.lower()]}", hexes)
        for field, pattern in (
            ("effects.with_improvement.loyalty", r"aumenta di un ulteriore (\d)"),
            ("effects.annexation.failure_unrest", r"Malcontento aumenta di (\dd\d)"),
            ("effects.ruined_building.salvage", r"di (\dd\d) PC"),
            ("effects.boosts_improvements.benefits", r"tutti i suoi benefici aumentano di (\d)"),
            ("effects.boosts_improvements.consumption", r"diminuiscono i Consumi di (\d) PC addizionale"),
        ):
            found = re.search(pattern, text)
            if found:
                yield row(field, f"-{found[1]}" if field.endswith("consumption") else found[1])
