"""A ledger's entries gathered into the columns and lines of a sheet; nothing is lost on the way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..engine.ledger import Ledger

# Column ids with the kinds of source (`ledger.Source.kind`, or `kind.id`) they gather; the rest is `other`.
Columns = Mapping[str, Sequence[str]]

OTHER = "other"
ATTRIBUTE_COLUMNS: Columns = {
    "alignment": ("alignment",),
    "leaders": ("leader",),
    "vacancies": ("vacancy",),
    "edicts": ("edict",),
    "buildings": ("building", "settlement", "district"),
    "land": ("improvement", "special_terrain", "hex"),
    "events": ("event",),
    "gm": ("gm", "custom", "ruling"),
    "carried": ("carried",),
    OTHER: (),
}
CONTROL_DC_COLUMNS: Columns = {
    "base": ("rule",),
    "size": ("size",),
    "districts": ("district", "settlement"),
    "edicts": ("edict",),
    "events": ("event",),
    "gm": ("gm", "custom", "ruling"),
    "carried": ("carried",),
    OTHER: (),
}
CONSUMPTION_LINES: Columns = {
    "size": ("size",),
    "districts": ("district", "settlement"),
    "edicts": ("edict",),
    "land": ("improvement", "special_terrain", "hex"),
    "buildings": ("building",),
    "armies": ("army",),
    "events": ("event",),
    "gm": ("gm", "custom", "ruling"),
    "carried": ("carried",),
    OTHER: (),
}
TREASURY_LINES: Columns = {
    "opening": ("opening", "founding"),
    "income": (
        "rule.taxes",
        "rule.tax_bonus",
        "rule.deposit",
        "rule.sale",
        "rule.upkeep_stability",
        "vassal.tribute",
        "vassal.sovereign",
    ),
    "spent": ("purchase", "rule.withdrawal", "rule.sponsor", "rule.adventurers", "vassal.grant"),
    "consumption": ("rule.consumption",),
    "buildings": ("building", "settlement", "district"),
    "land": ("improvement", "special_terrain", "hex"),
    "events": ("event",),
    "gm": ("gm", "custom", "ruling"),
    OTHER: (),
}
UNREST_LINES: Columns = {
    "leaders": ("leader",),
    "vacancies": ("vacancy",),
    "buildings": ("building", "settlement", "district"),
    "land": ("improvement", "special_terrain", "hex"),
    "edicts": ("edict",),
    "debt": ("debt",),
    "armies": ("army",),
    "events": ("event",),
    "gm": ("gm", "custom", "ruling"),
    "floor": ("floor",),
    OTHER: (),
}


def by_column(ledger: Ledger, columns: Columns, openings: bool = False) -> dict[str, int]:
    """The applied amounts of a ledger by column; their sum is its total.

    With `openings`, a month's opening counts for the kind of source it was closed from.
    """
    column_of = {kind: column for column, kinds in columns.items() for kind in kinds}
    sums = dict.fromkeys(columns, 0)
    for entry in ledger.entries:
        if entry.applies:
            kind = entry.source.id if openings and entry.source.kind == "opening" else entry.source.kind
            column = column_of.get(f"{kind}.{entry.source.id}") or column_of.get(kind, OTHER)
            sums[column] += entry.amount
    return sums
