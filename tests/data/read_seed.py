"""Reads tables and stat lines of the Italian rules text into `seed-reading.tsv`: ids and numbers, no prose.

    python tests/data/read_seed.py TEXT [OUT]

TEXT is the rules text, OUT the file to write (else beside this script). Each row is a record's kind and id,
a field, the value as printed, and the line it stands on. It is a reading of the text and knows nothing of the
rule files; the test of the rule data compares the two.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import seed_names as names
from seed_buildings import building_rows
from seed_land import improvement_rows, special_terrain_rows, terrain_rows

HEADER = "kind\tid\tfield\tvalue\tline"


class Row(NamedTuple):
    """One value read from the text."""

    kind: str
    id: str
    field: str
    value: str
    line: int


def main(arguments: list[str]) -> int:
    """Reads the text named first and writes the table; 2 when used wrongly."""
    if len(arguments) not in (1, 2):
        print(__doc__, file=sys.stderr)
        return 2
    lines = Path(arguments[0]).read_text(encoding="utf-8").splitlines()
    out = Path(arguments[1]) if len(arguments) == 2 else Path(__file__).with_name("seed-reading.tsv")
    rows = list(read(lines))
    text = "\n".join([HEADER, *("\t".join(map(str, row)) for row in rows)]) + "\n"
    out.write_text(text, encoding="utf-8")
    print(f"{len(rows)} values in {out}")
    return 0


def read(lines: list[str]) -> Iterator[Row]:
    """Every value of the text, in its order within each kind of record."""
    for part in (
        building_rows(lines),
        terrain_rows(lines),
        improvement_rows(lines),
        special_terrain_rows(lines),
        _roles(lines),
        _edicts(lines),
        _tables(lines),
        _alignments(lines),
        _governments(lines),
        _milestones(lines),
        _event_tables(lines),
        _events(lines),
        _trade(lines),
    ):
        for row in part:
            yield Row(*row)


Read = Iterator[tuple[str, str, str, str, int]]


def _find(lines: list[str], text: str, after: int = 0) -> int:
    """Number of the first line that begins with `text`, counted from 1."""
    return next(n for n, line in enumerate(lines, start=1) if n > after and line.startswith(text))


def _number(text: str) -> str:
    """A whole number as printed, without thousands dots and plus signs."""
    return str(int(text.replace(".", "").replace("+", "")))


def _span(text: str) -> tuple[str, str]:
    """The two ends of "11 - 25", "201+", "Meno di 21", "Più di 25.000" or "100"; no upper end is empty."""
    text = text.strip()
    if text.startswith("Meno di"):
        return "0", str(int(_number(text[7:])) - 1)
    if text.startswith("Più di"):
        return str(int(_number(text[6:])) + 1), ""
    if text.endswith("+"):
        return _number(text[:-1]), ""
    low, _, high = text.partition("-")
    return _number(low), _number(high or low)


def _table_rows(lines: list[str], title: str, after: int = 0) -> Iterator[tuple[int, list[str]]]:
    """The rows under a table's title and its heading line, as cells."""
    number = _find(lines, title, after) + 1
    while number < len(lines) and "\t" in lines[number]:
        yield number + 1, lines[number].split("\t")
        number += 1


# Leadership roles


def _roles(lines: list[str]) -> Read:
    start, end = _find(lines, "Statistiche delle Autorità"), _find(lines, "Punti Costruzione", 100)
    role = ""
    for n in range(start, end):
        line = lines[n]
        role = names.ROLES.get(line.strip().lower(), role)
        if line.startswith("Beneficio:") and role:
            yield from _benefit(role, line, n + 1)
        elif line.startswith("Penalità di Vacanza:") and role:
            yield from _vacancy(role, line, n + 1)
    skills = _find(lines, "Ambasciatore: Diplomazia")
    for n in range(skills - 1, skills + 14):
        holder, _, skill = lines[n].partition(": ")
        yield "roles", names.ROLES[holder.lower()], "skill", names.SKILLS[skill.strip().lower()], n + 1


def _benefit(role: str, line: str, n: int) -> Read:
    first = line.split(". ")[0] if "si sceglie" not in line else line
    abilities = [a for word, a in names.ABILITIES.items() if re.search(rf"\b{word}\b", first.lower())]
    yield "roles", role, "abilities", " ".join(sorted(abilities)), n
    targets = re.search(r"personaggio a (Economia|Lealtà|Stabilità)", line)
    chosen = sorted(("economy", "loyalty", "stability"))
    found = [names.KINGDOM[targets[1].lower()]] if targets else chosen
    yield "roles", role, "attributes", " ".join(found), n
    yield "roles", role, "multiplier", "0.5" if re.search(r"metà del modificatore", line) else "1", n
    for low, count in (("26", "2"), ("101", "3")):
        if re.search(rf"pari a {low}\b", line):
            yield "roles", role, f"effects.chooses_attributes.from_{low}", count, n


def _vacancy(role: str, line: str, n: int) -> Read:
    yield "roles", role, "vacancy_named", "no" if "Nessuna" in line else "yes", n
    for sentence in line.split(":", 1)[1].split(". "):
        moved = re.search(r"diminui(?:sce|scono) di (\d+)", sentence)
        grown = re.search(r"Malcontento aumenta di (\d+)", sentence)
        for word in ("economia", "lealtà", "stabilità"):
            if moved and word in sentence.lower():
                yield "roles", role, f"vacancy.{names.KINGDOM[word]}", f"-{moved[1]}", n
        if grown:
            yield "roles", role, "vacancy.unrest", grown[1], n


# Edicts and the tables by size


def _edicts(lines: list[str]) -> Read:
    for title, kind, columns in (
        ("**Tabella: Editti di Festività**", "holiday", ("loyalty", "consumption")),
        ("**Tabella: Editti di Propaganda**", "promotion", ("stability", "consumption")),
        ("**Tabella: Editti di Tassazione**", "taxation", ("economy", "loyalty")),
    ):
        for n, cells in _table_rows(lines, title):
            level = names.EDICT_LEVELS.get(cells[0].lower(), cells[0])
            for column, value in zip(columns, cells[1:], strict=True):
                yield f"edicts.{kind}", level, column, _number(value), n


def _tables(lines: list[str]) -> Read:
    for n, cells in _table_rows(lines, "**Tabella: Editti di Miglioria**"):
        low, high = _span(cells[0])
        yield "improvement_limits", low, "size_max", high, n
        for column, value in zip(
            ("settlements", "buildings", "improvements", "claims"), cells[1:], strict=True
        ):
            yield "improvement_limits", low, column, "" if value == "Nessun limite" else _number(value), n
    # This table has no title: the line before its first row is its heading.
    for n, cells in _table_rows(lines, "", _find(lines, "Dimensione del Regno\tCosto di 1 PC") - 2):
        low, high = _span(cells[0])
        yield "exchange_rates", low, "size_max", high, n
        for column, value in zip(("bp_price", "withdrawal"), cells[1:], strict=True):
            yield "exchange_rates", low, column, _number(value.removesuffix(" mo")), n
    for n, cells in _table_rows(lines, "**Tabella: Dimensione e Valore Base"):
        low, high = _span(cells[0])
        size = names.SETTLEMENT_SIZES[cells[1].lower()]
        yield "settlement_sizes", size, "population_min", low, n
        yield "settlement_sizes", size, "population_max", high, n
        yield "settlement_sizes", size, "base_value", _number(cells[2].removesuffix(" mo")), n
    for n, cells in _table_rows(lines, "**Tabella: Dimensioni e Modificatori"):
        low, high = _span(cells[0])
        size = names.SETTLEMENT_SIZES[cells[1].lower()]
        yield "settlement_modifiers_by_size", size, "lots_min", low, n
        yield "settlement_modifiers_by_size", size, "lots_max", high, n
        yield "settlement_modifiers_by_size", size, "modifier", _number(cells[2].rstrip("¹")), n
        yield "settlement_modifiers_by_size", size, "danger", _number(cells[3].rstrip("¹")), n
        yield "settlement_modifiers_by_size", size, "per_district", str("¹" in cells[2]).lower(), n


# Alignment, government, milestones


def _alignments(lines: list[str]) -> Read:
    n = _find(lines, "Allineamento: ")
    for axis, amount, target in re.findall(r"(\w+): \+(\d) a (\w+)", lines[n - 1]):
        yield "axes", names.AXES[axis.lower()], names.KINGDOM[target.lower()], amount, n
    n = _find(lines, "Come illustrato nella sezione Costruzioni")
    for axis, amount, target in re.findall(r"(\w+): \+(\d) (\w+)", lines[n - 1]):
        yield "axes", names.AXES[axis.lower()], names.MODIFIERS[target.lower()], amount, n


def _governments(lines: list[str]) -> Read:
    start = _find(lines, "Autocrazia: ")
    for n in range(start, start + 7):
        name, _, text = lines[n - 1].partition(":")
        government = names.GOVERNMENTS[name.lower()]
        found = re.findall(r"(\w+) ([+-]\d)", text.split("Modificatori:")[1])
        for modifier, amount in found:
            yield "governments", government, names.MODIFIERS[modifier.lower()], _number(amount), n
        if not found:
            yield "governments", government, "none", "", n


def _milestones(lines: list[str]) -> Read:
    start = _find(lines, "Fonda un Regno: ")
    for n in range(start, start + 11):
        text = lines[n - 1]
        mark = {"Fonda": "found_kingdom", "Stabilisce": "found_capital"}.get(text.split()[0])
        at = re.search(r"(\d+)(?: Lotti di Costruzioni)?:", text)
        if mark is None and at:
            mark = f"{'lots' if 'Lotti' in text else 'size'}_{at[1]}"
        yield "milestones", str(mark), "xp", _number(text.split(": ")[1].removesuffix(" PE")), n


# Events


def _event_tables(lines: list[str]) -> Read:
    for title, table in names.EVENT_TABLES.items():
        heading = next(line for line in lines if line.lower() == f"**tabella: {title}**")
        for n, (span, result) in _table_rows(lines, heading):
            low, high = _span(span)
            again = re.search(r" e tirare ancora([¹²])", result)
            leads = re.search(r"\(Tabella: (.*)\)", result)
            event = names.EVENT_TABLES[leads[1].lower()] if leads else ""
            name = re.sub(r" e tirare ancora.*", "", result).strip().lower()
            yield f"event_tables.{table}", low, "table" if leads else "event", event or names.EVENTS[name], n
            yield f"event_tables.{table}", low, "to", high, n
            if again:
                same = {"¹": "ignored", "²": "elsewhere"}[again[1]]
                yield f"event_tables.{table}", low, "same", same, n


def _events(lines: list[str]) -> Read:
    start = _find(lines, "Abusivi (")
    for n in range(start, _find(lines, "Visita Celebre") + 1):
        head, _, text = lines[n - 1].partition(":")
        name, _, marks = head.partition(" (")
        event = names.EVENTS[name.lower()]
        words = re.findall(r"\w+", marks.lower())
        scopes = [names.SCOPES[word] for word in words if word in names.SCOPES] or ["kingdom"]
        yield "events", event, "scope", " ".join(scopes), n
        yield "events", event, "continuous", str("continuo" in words).lower(), n
        text = re.sub(r"\b([01]\d|\d\d) ?- ?(\d{2,3}|\d+o)\b", r"\1 \2", text).replace("10o", "100")
        text = re.sub(r"\bdi i\b", "di 1", text)
        found = re.findall(r"\d+d\d+|\d+\.\d{3}|\d+", text)
        tokens = sorted({token.replace(".", "").lstrip("0") or "0" for token in found})
        yield "events", event, "numbers", " ".join(tokens), n
        if event in ("plague", "smugglers", "drug_den", "slavers"):
            yield from _counted(event, text, n)


def _counted(event: str, text: str, n: int) -> Read:
    """What raises or lowers the checks of an event by its number."""
    known = {**names.BUILDINGS_MANY, **names.IMPROVEMENTS_MANY}
    for sign, pattern in (
        ("-1", r"penalità pari al numero di (.*?)(?:,? e un bonus|\.)"),
        ("1", r"bonus pari al numero di (.*?)\."),
    ):
        found = re.search(pattern, text)
        for part in re.split(r", | e (?=\w)", found[1]) if found else ():
            word = re.sub(r" nell'.*", "", part.strip()).lower()
            if word in known:
                yield "events", event, f"counts.{known[word]}", sign, n


# Trade routes


def _trade(lines: list[str]) -> Read:
    n = _find(lines, "Gli editti Commerciali consentono")
    text = lines[n - 1]
    plain, double, half = (
        re.search(pattern, text)
        for pattern in (
            r"gli esagoni con ([^.]*) contano normalmente",
            r"Gli esagoni di ([^.]*) valgono doppio",
            r"Gli esagoni d'([^.]*) contano la metà",
        )
    )
    assert plain
    assert double
    assert half
    words = {"strade comuni": "road", "fiumi": "river", "prateria": "plains", "deserto": "desert"}
    for found, length in ((plain, "1"), (double, "2")):
        for word in re.split(r" o ", found[1]):
            yield "trade_length", words[word], "length", length, n
    half_names = [i for word, i in (("acqua", "water"), ("strade maestre", "highway")) if word in half[1]]
    yield "trade_length", "+".join(half_names), "length", "0.5", n
    known = {**names.BUILDINGS_MANY, **names.IMPROVEMENTS_MANY}
    for title, route in (
        ("Beni di Lusso: ", "luxury_goods"),
        ("Cibo: ", "food"),
        ("Materie Prime: ", "raw_materials"),
        ("Merci: ", "goods"),
    ):
        n = _find(lines, title, n - 20)
        text = lines[n - 1]
        counted = re.search(r"(?:contano tut\w+|per ogni 10) (.*?) nel(?:l'| regno)", text)
        assert counted
        for part in re.split(r", | e ", counted[1]):
            word = re.sub(r"^(gli|gl|le|i|la) ", "", part.strip().lower())
            yield "trade_counts", route, known[word], "1", n
        needs = re.search(r"Bisogna avere almeno (.*?) nel", text)
        for number, word in re.findall(r"(\d|i) ([A-Z][\w' ]*?)(?= e \d|$)", needs[1]) if needs else ():
            yield "trade_needs", route, names.BUILDINGS[word.strip().lower()], number.replace("i", "1"), n


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
