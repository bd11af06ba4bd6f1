"""Reads the stat blocks of the buildings."""

from __future__ import annotations

import re
from collections.abc import Iterator

import seed_names as names

Read = Iterator[tuple[str, str, str, str, int]]
HEADING = re.compile(
    r"^(?P<name>[^:,]+)[:,] ?(?P<cost>\d+),? ?PC(?:,? ?(?P<lots>\d)(?:-(?P<most>\d))? ?Lott[oi])?$"
)
LABEL = re.compile(
    r"(Regno|Sconto|Limitazione|Convertibile da|Convertibile in|Speciale|Oggetti Magici"
    r"|Insediamento(?= \w+ \+|:))\b:?",
    re.IGNORECASE,
)
EFFECTS = (
    ("halve_promotion_consumption", r"Dimezza l'aumento Consumi degli editti di Propaganda", ()),
    ("halve_taxation_loyalty_penalty", r"dimezza la penalità degli Editti di Tassazione", ()),
    ("stores_surplus", r"fino a (\d+) PC di sovrapproduzione", ("capacity",)),
    ("farm_bonus", r"adiacenti riducono i Consumi di (\d+), anziché", ("-consumption",)),
    ("mine_bonus", r"i PC guadagnati ogni turno di (\d+) per (\d+) Miniera", ("economy", "count")),
    ("event_check", r"Aumenta la Stabilità di (\d+) durante gli eventi pestilenza", ("amount",)),
    ("special_edicts", r"due editti speciali per turno, ma subendo penalità -(\d+)", ("-check_modifier",)),
    ("trade_income", r"del (\d+)% \(massimo (\d+)%\)", ("percent", "percent_max")),
    ("loyalty_from_cr", r"di 1/(\d+) del GS", ("divisor",)),
    (
        "exhibits",
        r"di 1 per ogni ([\d.]+) mo .*massimo Fama \+(\d+)\), e un (\d+) aggiuntivo",
        ("gp_per_fame", "fame_max", "historic_fame"),
    ),
    ("water_border_source", r"Conta come confine di acqua", ()),
    ("army_tactic", r"una tattica bonus", ()),
    ("border_waiver", r"senza la limitazione relativa al confine di acqua", ()),
    ("siege_proof", r"non può essere danneggiato dalle macchine d'assedio", ()),
    ("unrest_once", r"una volta per insediamento", ()),
    ("part_of", r"È parte delle mura cittadine", ()),
    ("natural_feature", r"A discrezione del GM,? .*(?:può|possono) fungere|potrebbe già esistere", ()),
    ("free_with", r"la chiusa non conta ai fini del limite", ()),
    ("wall_needs_gate", r"bisogna anche edificare le Chiuse", ()),
    ("skill_bonus", r"bonus di cultura di (\d+)", ("amount",)),
    ("skill_uses", r"applicare il bonus di Cultura alle prove di Valutare", ()),
    ("requires_item_tier", r"costruzione in grado di creare oggetti magici medi", ()),
)  # fmt: skip


def building_rows(lines: list[str]) -> Read:
    """Every value of every building's block."""
    start = next(n for n, line in enumerate(lines) if line.startswith("Accademia: "))
    end = next(n for n, line in enumerate(lines) if line == "Eventi")
    heads = [n for n in range(start, end) if HEADING.match(lines[n])]
    for head, after in zip(heads, [*heads[1:], end], strict=True):
        yield from _block(lines, head, after)


def _block(lines: list[str], head: int, end: int) -> Read:
    found = HEADING.match(lines[head])
    assert found is not None
    building = names.BUILDINGS[found["name"].strip().lower()]

    def row(field: str, value: str, line: int) -> tuple[str, str, str, str, int]:
        return "buildings", building, field, value, line + 1

    yield row("cost", found["cost"], head)
    yield row("lots", found["lots"] or "0", head)
    if found["most"]:
        yield row("effects.lots_up_to.lots", found["most"], head)
    for n in range(head + 1, end):
        for tag, pattern, parameters in EFFECTS:
            match = re.search(pattern, lines[n], re.IGNORECASE)
            if match:
                values = match.groups()[: len(parameters)]
                yield row(f"effects.{tag}", "", n)
                for parameter, value in zip(parameters, values, strict=True):
                    sign = "-" if parameter.startswith("-") else ""
                    yield row(f"effects.{tag}.{parameter.lstrip('-')}", sign + value.replace(".", ""), n)
        for label, text in _labelled(lines[n]):
            for field, value in _values(label, text):
                yield row(field, value, n)


def _labelled(line: str) -> Iterator[tuple[str, str]]:
    """The parts of a line by the label in front of each; a line may hold two (no break was printed)."""
    if not LABEL.match(line):
        return
    marks = list(LABEL.finditer(line))
    inline = ("Convertibile da", "Insediamento")
    kept = [mark for mark in marks if mark.start() == 0 or mark[1] in inline]
    for mark, after in zip(kept, [*kept[1:], None], strict=True):
        yield mark[1].lower(), line[mark.end() : after.start() if after else len(line)].strip(" :'")


def _values(label: str, text: str) -> Iterator[tuple[str, str]]:
    if label == "regno":
        for word, amount in re.findall(r"(\w+)\s*:?\s*([+-]?\d+)", text):
            yield names.KINGDOM[word.lower()], str(int(amount))
    elif label == "sconto":
        yield "discounts", " ".join(sorted(names.BUILDINGS[w] for w in _listed(text)))
    elif label == "convertibile in":
        yield "upgrades_to", " ".join(sorted(names.BUILDINGS[w] for w in _listed(text)))
    elif label == "convertibile da":
        yield "upgrades_from", " ".join(sorted(names.BUILDINGS[w] for w in _listed(text)))
    elif label == "limitazione":
        yield from _limits(text)
    elif label == "speciale":
        yield from _special(text)
    elif label == "oggetti magici":
        yield "magic_items", ";".join(_items(text))
    elif label == "insediamento":
        for word, amount in re.findall(r"(\w+)\s*([+-]\d+)", text):
            yield names.MODIFIERS[word.lower()], str(int(amount))


def _listed(text: str) -> list[str]:
    parts = re.split(r", | o un'| o un | o ", text.strip(" ."))
    return [re.sub(r"^(?:ad? )?(?:un'|una |un |uno )?", "", part.strip(" .").lower()) for part in parts]


def _limits(text: str) -> Iterator[tuple[str, str]]:
    for count, what in re.findall(r"(\d) per (insediamento|distretto)", text):
        yield {"insediamento": "per_settlement", "distretto": "per_district"}[what], count
    if re.search(r"confine di acqua", text):
        yield "water_border", "true"
    if re.search(r"Confine di terra", text):
        yield "land_border", "true"
    beside = re.match(r"Adiacente a (\d) (.*)", text)
    if beside:
        yield "adjacent_count", beside[1]
        yield "adjacent_any", " ".join(sorted(names.BUILDINGS[w] for w in _listed(beside[2])))
    apart = re.match(r"[Nn]on può essere adiacente (.*)", text)
    if apart:
        yield "not_adjacent", " ".join(sorted(names.BUILDINGS[w] for w in _listed(apart[1])))
    needs = re.match(r"L'insediamento deve avere (una Cattedrale.*)", text)
    if needs:
        yield (
            "effects.requires_any.buildings",
            " ".join(sorted(names.BUILDINGS[w] for w in _listed(needs[1]))),
        )


def _special(text: str) -> Iterator[tuple[str, str]]:
    for field, pattern in (("defense", r"Difesa \+(\d+)"), ("base_value", r"Valore base (?:di )?\+([\d.]+)")):
        found = re.search(pattern, text)
        if found:
            yield field, found[1].replace(".", "")
    if text.startswith("Conta come un Caseggiato"):
        yield "effects.counts_as.building", "house"
    shared = re.match(r"(?:Può condividere|Condivide) (?:il|un|lo) (?:lotto|spazio) con (.*)", text)
    if shared:
        anything = re.search(r"un'altra costruzione|qualsiasi costruzione", shared[1])
        listed = _listed(shared[1].replace("un fiume o un lotto di ", ""))
        hosts = "any" if anything else " ".join(sorted(names.BUILDINGS[word] for word in listed))
        yield "effects.shares_lot.with", hosts


def _items(text: str) -> Iterator[str]:
    """Each group of slots as count, tier and kinds; a group without number is one."""
    for group in re.split(r"(?=\b\d+ )", text if re.match(r"\d", text) else f"1 {text}"):
        found = re.match(r"(\d+) (.*?)(minor|medi|maggior)", group)
        if found is None:
            continue
        tier = {"minor": "minor", "medi": "medium", "maggior": "major"}[found[3]]
        kinds = []
        for word in re.split(r", | o ", found[2].strip()):
            kinds += [kind for stem, kind in names.ITEM_KINDS if stem in word.lower()][:1]
        yield f"{found[1]} {tier} {' '.join(kinds)}"
