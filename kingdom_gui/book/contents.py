"""The order of the book: its chapters, and the pages within those that people have written."""

from __future__ import annotations

# Chapters that are written, with the order of their pages. Further pages stand after these, by their id.
WRITTEN: dict[str, tuple[str, ...]] = {
    "tour": ("first-evening", "month-at-the-table", "words"),
    "screens": (
        "welcome", "founding", "window", "map", "drawing", "picture", "layers", "exploration", "settlement",
        "kingdom", "leaders", "edicts", "month", "months-at-once", "journal", "calendar", "changes", "tables",
        "find", "print", "player-window", "import", "optional-rules", "house-rules", "neighbours",
        "relations", "armies", "items", "preferences", "shortcuts", "safety", "command-line",
    ),
    "rules": (
        "founding", "attributes", "leaders", "vacancies", "hexes", "exploring", "preparing", "claiming",
        "terrain", "improvements", "special-terrain", "farms-roads", "borders", "abandoning",
        "secondary-territory", "settlements", "districts", "buildings", "settlement-numbers", "magic-items",
        "population", "defense", "month", "upkeep", "unrest", "consumption", "edict-phase", "edicts",
        "improvement-limits", "income", "treasury", "taxes", "event-phase", "events", "settlement-events",
        "continuous-events", "war-armies", "fame-infamy", "capital", "free-cities", "anarchy", "control-dc",
        "checks", "milestones", "optional-rules", "government", "settlement-modifiers", "diplomacy",
        "embassies", "treaties", "alliances", "trade", "exploration-edicts", "vassals", "viceroys",
        "independence", "union", "neighbours", "caverns-water",
    ),
    "disputes": (
        "founding-and-building", "month-and-checks", "economy-and-income", "events-and-war",
        "settlements-and-items",
    ),
    "formats": ("campaign", "script", "house-rules", "answers", "maps", "exports"),
    "command-line": ("overview", "stats-check-run", "export-import"),
}  # fmt: skip
# Chapters whose pages are made from the rules, with the category of the terms that name their pages.
MADE: dict[str, str] = {
    "buildings": "building",
    "improvements": "improvement",
    "terrain": "terrain",
    "special_terrain": "special_terrain",
    "events": "event",
    "roles": "role",
    "edicts": "edict",
    "governments": "government",
    "options": "ruling",
    "rulings": "ruling",
}
CHAPTERS = ("tour", "screens", "rules", "disputes", *MADE, "formats", "command-line")
# What has no page of its own leads to the page with its table, or that speaks of it.
ELSEWHERE: dict[str, str] = {
    "ability": "rules/leaders",
    "alignment": "rules/founding",
    "attitude": "rules/diplomacy",
    "balance": "rules/treaties",
    "choice": "screens/optional-rules",
    "errand": "rules/diplomacy",
    "event_kind": "rules/events",
    "event_scope": "rules/events",
    "event_table": "rules/events",
    "item_kind": "rules/magic-items",
    "item_tier": "rules/magic-items",
    "milestone": "rules/milestones",
    "obligation": "rules/vassals",
    "settlement_modifier": "rules/settlement-numbers",
    "settlement_size": "rules/settlements",
    "side": "rules/borders",
    "skill": "rules/checks",
    "term": "tour/words",
    "trade_route": "rules/trade",
}
PHASES = {
    "upkeep_phase": "rules/upkeep",
    "edict_phase": "rules/edict-phase",
    "income_phase": "rules/income",
    "event_phase": "rules/event-phase",
}
STEPS = {
    "stability": "rules/upkeep", "consumption": "rules/consumption", "items": "rules/magic-items",
    "unrest": "rules/unrest", "leaders": "rules/leaders", "hexes": "rules/claiming",
    "improvements": "rules/improvements", "settlements": "rules/settlements", "armies": "rules/war-armies",
    "edicts": "rules/edicts", "withdrawals": "rules/treasury", "deposits": "rules/treasury",
    "sales": "rules/income", "taxes": "rules/taxes", "continuous": "rules/continuous-events",
    "ahead": "rules/event-phase", "event": "rules/event-phase",
}  # fmt: skip
TERMS: dict[str, str] = {
    "abandon_hex": "rules/abandoning", "abandoned_building": "options/abandoned_buildings",
    "abdicate": "rules/leaders", "alignment": "rules/founding", "anarchy": "rules/anarchy",
    "army_unit": "rules/war-armies", "base_value": "rules/settlement-numbers", "block": "rules/districts",
    "bp": "rules/treasury", "bp_short": "rules/treasury", "building": "rules/buildings",
    "capital": "rules/capital", "claim_hex": "rules/claiming", "collect_taxes": "rules/taxes",
    "consumption": "rules/consumption", "continuous_event": "rules/continuous-events",
    "control_dc": "rules/control-dc", "corruption": "rules/settlement-numbers",
    "crime": "rules/settlement-numbers", "danger": "rules/settlement-modifiers", "defense": "rules/defense",
    "deposit": "rules/treasury", "discount": "rules/buildings", "district": "rules/districts",
    "district_grid": "rules/districts", "districts": "rules/districts", "economy": "rules/attributes",
    "economy_check": "rules/checks", "fame": "rules/fame-infamy", "granary": "buildings/granary",
    "hex": "rules/hexes", "hire_adventurers": "rules/exploring", "holy_sites": "options/holy_sites",
    "independence": "rules/independence", "infamy": "rules/fame-infamy", "journal": "screens/journal",
    "kingdom_check": "rules/checks", "land_border": "rules/borders", "law": "rules/settlement-numbers",
    "leader": "rules/leaders", "leadership_role": "rules/leaders", "limit": "rules/improvement-limits",
    "localized_event": "rules/settlement-events", "lore": "rules/settlement-numbers",
    "losing_hexes": "rules/unrest", "lot": "rules/districts", "loyalty": "rules/attributes",
    "loyalty_check": "rules/checks", "magic_item": "rules/magic-items",
    "magic_item_slot": "rules/magic-items", "mass_combat": "rules/war-armies",
    "milestone": "rules/milestones", "month": "rules/month", "population": "rules/population",
    "preparation_cost": "rules/preparing", "productivity": "rules/settlement-numbers",
    "ruling": "screens/optional-rules", "secondary_territory": "rules/secondary-territory",
    "settlement": "rules/settlements", "size": "rules/hexes", "society": "rules/settlement-numbers",
    "special_terrain": "rules/special-terrain", "stability": "rules/attributes",
    "stability_check": "rules/checks", "start_from_scratch": "rules/founding",
    "tax_bonus": "rules/taxes", "terrain_improvement": "rules/improvements", "treasury": "rules/treasury",
    "turn": "rules/month", "unification": "rules/union", "unrest": "rules/unrest",
    "upgrade": "rules/buildings", "vacancy_penalty": "rules/vacancies",
    "vacancy_unrest": "rules/vacancies", "vacant": "rules/vacancies", "water_border": "rules/borders",
    "wealthy_sponsor": "rules/founding", "withdrawal": "rules/treasury", "xp": "rules/milestones",
}  # fmt: skip
# From the first of these on, pages of the rules tell of what the books leave to the table.
OPTIONAL_FROM = frozenset(
    f"rules/{name}" for name in WRITTEN["rules"][WRITTEN["rules"].index("optional-rules") :]
)
# Names that authors and the window use for a category of terms.
ALIASES = {"size": "settlement_size", "option": "ruling"}
LEVELS = ("holiday", "promotion", "taxation")


def page_of_term(category: str, term_id: str, optional: frozenset[str] = frozenset()) -> str:
    """The page that a term leads to (`building`, `inn`: "buildings/inn"); "" where there is none.

    `optional` are the ids of the rulings that switch an optional rule on.
    """
    category = ALIASES.get(category, category)
    if category == "ruling":
        return f"options/{term_id}" if term_id in optional else f"rulings/{term_id}"
    if category == "edict":
        return f"edicts/{edict_of(term_id)}"
    if category == "phase":
        return PHASES.get(term_id, "")
    if category == "step":
        return STEPS.get(term_id, "")
    if category == "term":
        return TERMS.get(term_id, "tour/words")
    for chapter, named in MADE.items():
        if named == category:
            return f"{chapter}/{term_id}"
    return ELSEWHERE.get(category, "")


def edict_of(term_id: str) -> str:
    """The edict of a term: `promotion_token`, `promotion_edict` and `promotion` are the Promotion edict."""
    for level in LEVELS:
        if term_id == level or term_id.startswith(f"{level}_"):
            return level
    if term_id.startswith("tax_"):
        return "taxation"
    return "holiday" if term_id == "national_holiday" else term_id
