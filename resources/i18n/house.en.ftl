### House rules: what is wrong with them, what the journal tells of them, what their columns are called.

house_unknown_id = { $record }, { $cell }: “{ $found }” is not known{ $suggestion ->
    [nothing_near] {"."}
   *[other] ; did you mean “{ $suggestion }”?
}
house_unknown_field = { $record }, { $cell }: there is no such column, or a house rule cannot change it{ $suggestion ->
    [nothing_near] {"."}
   *[other] ; did you mean “{ $suggestion }”?
}
house_missing_field = { $record }, { $cell }: this has to be given.
house_wrong_kind = { $record }, { $cell }: { $expected ->
    [integer] a whole number
    [integer_or_null] a whole number or nothing (null)
    [number] a number
    [number_or_null] a number or nothing (null)
    [text] a text
    [text_or_null] a text or nothing (null)
    [list] a list
    [list_or_null] a list or nothing (null)
    [object] an object of its columns
    [object_or_null] an object of its columns or nothing (null)
    [yes] true or false
    [yes_or_null] true or false or nothing (null)
   *[other] something else
} is expected here.
house_not_a_choice = { $record }, { $cell }: “{ $found }” is none of what it can be: { $known }.
house_refused = { $record }, { $cell }: { $reason }
house_out_of_range = { $record }, { $cell }: { $found } lies outside { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }.
house_name_missing = What is your table’s own needs a name.
house_name_printed = { $record }: what the rules know already keeps its name.
house_name_too_long = { $record }: a name is one line of at most 60 characters.
house_text_too_long = { $record }: a description is readable text of at most 2000 characters.
house_bad_id = { $record }: the id “{ $found }” is not of small letters, digits and “_”.
house_twice = { $record }: there are two house rules of the id “{ $found }”.
house_changes_nothing = { $record }: this changes nothing.
house_too_many = No more than { $high } house rules are taken.
house_rows_overlap = { $record }, { $cell }: the results overlap with those of { $other }.
house_row_backwards = { $record }, { $cell }: the last result lies before the first.
house_items_need_lots = { $record }, { $cell }: a work without lots has no magic item slots.
house_event_does_nothing = { $record }, { $cell }: the event changes no number.
house_needs_check = { $record }, { $cell }: this needs a check that passes or fails.
house_no_dice = { $record }, { $cell }: “{ $found }” is neither a whole number nor dice such as 1d6 or -2d4.
house_adjacent_count = { $record }, { $cell }: say how many of those beside it are needed; 0 where none is.
house_at_least_one_each = { $record }, { $cell }: at least one of each is needed.
house_below_zero = { $record }, { $cell }: this cannot be below 0.
house_discount_odd = { $record }, { $cell }: { TERM("building", $other) } has an odd cost, which cannot be halved.
house_event_or_table = { $record }, { $cell }: a row leads either to an event or to another table.
house_lotless = { $record }, { $cell }: a work of 0 lots, and no other, has the effect “lotless”.
house_lots = { $record }, { $cell }: a building covers 1, 2 or 4 lots, or 0 for a work without lots.
house_no_rows = { $record }: the table has no rows.
house_price_twice = { $record }, { $cell }: there is a flat cost as well.
house_row_begins = { $record }: this row must begin at { $expected }.
house_row_ends = { $record }: this row ends at { $found }, and the next begins at { $next }.
house_row_open = { $record }: the last row has no upper end.
house_rows_end = { $record }: the rows of the table end at { $found }, not at 100.
house_upgrade_loop = { $record }, { $cell }: the upgrades lead round to this building again, by { TERM("building", $other) }.
house_upgrade_smaller = { $record }, { $cell }: { TERM("building", $other) } is cheaper or smaller.

## Why not

house_unchanged = { $record } is already so.
house_nothing_new = All these house rules are there already.
house_no_such = There is no house rule “{ $found }”.
house_in_use = { $record } cannot be taken away: it is there in { $place }{ $more ->
    [0] {""}
    [1] {" and in "}one other place
   *[other] {" and in "}{ $more } other places
}.
house_in_use_then = { $record } cannot be taken away: in month { $month }, to which the campaign can be rewound, it is there in { $place }{ $more ->
    [0] {""}
    [1] {" and in "}one other place
   *[other] {" and in "}{ $more } other places
}.
house_stands = { $record } cannot change so: what is there of it in { $place }{ $more ->
    [0] {""}
    [1] {" and in "}one other place
   *[other] {" and in "}{ $more } other places
} could not stay as it is (its lots, its slots, where it strikes).
house_stands_then = { $record } cannot change so: what was there of it in month { $month } in { $place }{ $more ->
    [0] {""}
    [1] {" and in "}one other place
   *[other] {" and in "}{ $more } other places
} could not stay as it was.

## The journal

house_rule_set = House rule made: { $record }
house_rule_changed = House rule changed: { $record }
house_rule_removed = House rule taken back: { $record }
house_rules_taken_in = { $count ->
    [one] { $count } house rule
   *[other] { $count } house rules
} taken in
house_ref = House rule
outcome_success_until_next_event = Passed, until the next Event phase
outcome_failure_until_next_event = Failed, until the next Event phase

## Tables

house-table_buildings = Buildings
house-table_improvements = Terrain improvements
house-table_edicts = Levels of edicts
house-table_events = Events
house-table_event_tables = Event tables
house-table_special_terrain = Special terrain
house-table_terrain = Terrain
house-table_roles = Leadership roles
house-table_alignments = Alignments
house-table_governments = Forms of government
house-table_milestones = Milestones
house-table_improvement_limits = What a turn allows, by Size
house-table_exchange_rates = Exchange rates, by Size
house-table_settlement_sizes = Settlement sizes
house-table_settlement_modifiers_by_size = Settlement modifiers by size

## Columns

house-column_name = Name
house-column_text = Description
house-column_id = Id
house-column_table = Table
house-column_cost = Cost in BP
house-column_lots = Lots covered
house-column_discounts = Halves the cost of
house-column_upgrades_to = Upgrades to
house-column_adjacent_any = Must stand beside
house-column_adjacent_count = How many beside it
house-column_not_adjacent = May not stand beside
house-column_water_border = Needs a water border
house-column_land_border = Needs a land border
house-column_per_settlement = Most in a settlement
house-column_per_district = Most in a district
house-column_magic_items = Magic items
house-column_effects = Further effects
house-column_count = How many
house-column_tier = Rank
house-column_kinds = Kinds
house-column_cost_from = Price from the terrain
house-column_shares_hex = May share a hex
house-column_terrain = On which terrain
house-column_requires = Requirements
house-column_per_hexes = Once for so many hexes
house-column_settlement_counts_as = Serves a settlement as
house-column_bp = BP in each month
house-column_size_min = From Size
house-column_size_max = To Size
house-column_settlements = New settlements
house-column_buildings = New buildings
house-column_improvements = Terrain improvements
house-column_claims = Hexes claimed
house-column_population_min = From people
house-column_population_max = To people
house-column_bp_price = Gold pieces for 1 BP
house-column_lots_min = From lots
house-column_lots_max = To lots
house-column_modifier = Modifier
house-column_at = At
house-column_exploration_days = Days to explore
house-column_preparation_months = Months to prepare
house-column_farm_cost = Farm in BP
house-column_road_cost = Road in BP
house-column_trade_length = Hexes on a trade route
house-column_abilities = Abilities
house-column_multiplier = Multiplier
house-column_vacancy = While vacant
house-column_event = Event
house-column_again = Roll again
house-column_same = Same result twice
house-column_scope = Strikes
house-column_kind = Kind
house-column_continuous = Goes on
house-column_checks = Checks
house-column_check_bonus = Added to each check
house-column_changes = What it changes
house-column_from = From
house-column_to = To
