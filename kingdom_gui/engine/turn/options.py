"""What the journal tells of an option that a die has picked."""

from __future__ import annotations

from ..state import Building, Campaign


def named(campaign: Campaign, kind: str, option: str, settlement: str = "") -> dict[str, str | int]:
    """The parameters of a journal line that name an option of a kind (see `requests.Choose`).

    Buildings, lots and slots are those of `settlement`, unless the option names its own.
    """
    if kind in ("hex", "settlement", "choice"):
        return {"kind": kind, kind: option}
    if kind == "leader":
        role, _, name = option.partition("/")
        return {"kind": kind, "role": role, "name": name}
    if kind in ("building", "slot"):
        place, hash_, number = option.rpartition("#")
        found = building_of(campaign, place or settlement, number if hash_ else option.partition(".")[0])
        told: dict[str, str | int] = {"kind": "building", "building": found.kind if found else option}
        return {**told, "settlement": place or settlement}
    if kind in ("lot", "lots"):
        district, _, lots = option.partition(":")
        first = int(lots.split()[0])
        return {"kind": "lot", "district": int(district) + 1, "lot": first, "settlement": settlement}
    term = option if kind == "row" else f"{kind.removeprefix('term.')}.{option}"
    category, _, name = term.partition(".")
    return {"kind": "term", "category": category, "term": name}


def building_of(campaign: Campaign, settlement: str, number: str) -> Building | None:
    """A building of a settlement by its number as text; None where there is none."""
    record = campaign.settlements.get(settlement)
    districts = record.districts if record is not None else ()
    return next((b for d in districts for b in d.buildings if str(b.id) == number), None)
