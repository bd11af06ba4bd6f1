"""Optional rules, one module each, switched by a setting of the campaign (IT L1261, Regole Opzionali).

A rule that adds to the numbers of settlements or kingdoms registers what it adds (`registry`); `every` knows
them all. Which rules are in force stands in `Ruleset.played`.
"""
