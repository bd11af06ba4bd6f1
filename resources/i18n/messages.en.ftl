### Sentences of the engine: why not, warnings, what was done, where numbers come from.
### TERM(category, id, count) bends a term of resources/terms; SIGNED writes +2 and −2.

## Why not: impossible

no_such_kingdom = There is no kingdom “{ $kingdom }” in this campaign.
no_such_hex = Hex { $hex } is not on the map.
no_such_settlement = There is no settlement “{ $settlement }”.
settlement_not_yours = { $settlement } does not belong to this kingdom.
no_such_terrain = There is no terrain “{ $terrain }”.
no_such_special = There is no special terrain “{ $special }” that can be placed; a river is drawn instead.
no_such_building = There is no building “{ $building }”.
no_such_improvement = There is no terrain improvement “{ $improvement }”.
no_such_role = There is no leadership role “{ $role }”.
no_such_ability = There is no ability “{ $ability }”; use str, dex, con, int, wis or cha.
no_such_attribute = This role cannot add to “{ $attribute }”.
no_such_edict = There is no edict “{ $edict }”; use holiday, promotion or taxation.
no_such_level = The { $edict } edict has no level “{ $level }”.
no_such_alignment = There is no alignment “{ $alignment }”; use LG, NG, CG, LN, N, CN, LE, NE or CE.
no_such_government = There is no form of government “{ $government }”.
no_such_total = “{ $name }” is not a number that can be changed here.
no_such_modifier = There is no modifier number { $number }.
no_such_ruling = There is no ruling “{ $ruling }” that leaves a choice.
no_such_choice = The ruling “{ $ruling }” has no choice “{ $choice }”.
bad_id = “{ $id }” cannot be an id: use small letters, digits, - and _, beginning with a letter or digit.
kingdom_exists = There is already a kingdom “{ $kingdom }”.
settlement_exists = There is already a settlement “{ $settlement }”.
name_missing = A name is needed.
below_zero = { TERM("term", $name) } cannot be below 0; { $value } was given.
days_out_of_range = Days of duty are 0 to 31 in a month, not { $days }.
months_out_of_range = A modifier lasts at least one month, not { $months }.
nothing_granted = Nothing would change: every amount is 0.
nothing_written = The note is empty.
hex_claimed = Hex { $hex } is already claimed.
already_claimed = The kingdom has already claimed this.
not_neighbours = { $hex } and { $other_hex } do not touch, so no river can flow between them.
special_already_there = There is already a { TERM("special_terrain", $special) } in { $hex }.
special_not_there = There is no { TERM("special_terrain", $special) } in { $hex }.
already_there = { TERM("improvement", $improvement) }: already there.
improvement_not_there = There is no { TERM("improvement", $improvement) } there.
never_built_alone = A { TERM("improvement", $improvement) } is never built by itself: its cost is part of the road’s.
already_prepared = { $hex } is already prepared.
cannot_prepare = No settlement can be prepared on { TERM("terrain", $terrain) }.
already_reigning = The reign of { $kingdom } has already begun.
role_held = { $name } already holds the role of { TERM("role", $role) }; dismiss or replace them first.
nobody_there = Nobody holds the role of { TERM("role", $role) }.
cannot_act_as_ruler = A { TERM("role", $role) } cannot stand in for the Ruler; only a Consort or an Heir can.

## Why not: rules

treasury_short = This costs { $need } BP, and the Treasury holds { $have }.
anarchy = The kingdom is in anarchy: nothing can be done until order returns.
role_needed = This cannot be done without a { TERM("role", $role) }.
limit_reached =
    { $limit ->
        [claims] This month’s limit of { $allowed } claimed { $allowed ->
            [one] hex
           *[other] hexes
        } is reached ({ $used } used).
        [settlements] This month’s limit of { $allowed } new { $allowed ->
            [one] settlement
           *[other] settlements
        } is reached ({ $used } used).
        [buildings] This month’s limit of { $allowed } { $allowed ->
            [one] building
           *[other] buildings
        } is reached ({ $used } used).
       *[improvements] This month’s limit of { $allowed } terrain { $allowed ->
            [one] improvement
           *[other] improvements
        } is reached ({ $used } used).
    }
not_explored = { $hex } has not been explored yet.
not_cleared = { $hex } has not been cleared of its dangers yet.
not_adjacent_to_realm = { $hex } does not touch the realm.
hex_not_claimed = { $hex } is not claimed by this kingdom.
wrong_terrain = A { TERM("improvement", $improvement) } cannot be built on { TERM("terrain", $terrain) } ({ $hex }).
size_too_small = This needs a kingdom of Size { $needed }; yours is { $size }.
needs_inhex =
    { $improvement ->
        [farm] A farm in the desert needs a canal, a coast or a river in its own hex ({ $hex }).
        [fishery] A fishery needs a coast, a river, a marsh or water ({ $hex }).
       *[other] { $hex } lacks the water this needs.
    }
needs_inorbeside = A { TERM("improvement", $improvement) } needs a river, lake, marsh or canal in or beside { $hex }, or two neighbouring farms.
needs_noneof = A Fort and a Watchtower cannot share { $hex }.
better_one_there = { $hex } already has something better.
hex_not_shared = A { TERM("improvement", $improvement) } cannot share { $hex } with the { TERM("improvement", $other) } there.
holds_another_role = { $name } already serves as { TERM("role", $role) }; one person holds one role.
rulers_married = Two married Rulers leave no room for a Consort.

## Warnings

no_settlement = The kingdom has no settlement yet.
no_ruler = The kingdom has no Ruler yet; without one Unrest rises by 4 in each Upkeep.
free_city_in_hex = A free city stands in { $hex }: annexing it in peace takes a Stability check.
capital_lost = { $settlement } is the capital and would be lost.
realm_split = This would cut off { $count ->
    [one] one hex
   *[other] { $count } hexes
} from the capital.
attributes_later = A { TERM("role", $role) } adds to { $count ->
    [one] one attribute
   *[other] { $count } attributes
} at this Size; the others wait until the kingdom grows.
attribute_chosen = No attribute was chosen, so the { TERM("role", $role) } adds to { TERM("term", $attribute) }.

## What was done (journal, undo)

terrain_painted = Paint { TERM("terrain", $terrain) } ({ $count })
hexes_removed = Remove { $count ->
    [one] one hex
   *[other] { $count } hexes
} from the map
water_set = Set coast and lake
river_drawn = Draw a river
river_erased = Erase a river
special_added = Add { TERM("special_terrain", $special) } in { $hex }
special_removed = Remove { TERM("special_terrain", $special) } from { $hex }
explored = Explore { $count ->
    [one] one hex
   *[other] { $count } hexes
}
hex_noted = Note on { $hex }
road_double_set = Set the price of roads in { $hex }
settings_changed = Change the campaign’s settings
kingdom_founded = Found { $name }
kingdom_adopted = Take over { $name }
paper_set = Correct the paper sheet of { $kingdom }
reign_begun = Begin the reign of { $kingdom }
kingdom_edited = Edit { $kingdom }
sat_at_table = Rule { $kingdom }
month_begun = Begin month { $month }
hexes_claimed = Claim { $count ->
    [one] { $hex }
   *[other] { $count } hexes
}
hexes_granted = Grant { $count ->
    [one] { $hex }
   *[other] { $count } hexes
}
hexes_abandoned = Abandon { $count ->
    [one] { $hex }
   *[other] { $count } hexes
}
improvement_built = { $count ->
    [one] Build { TERM("improvement", $improvement) } in { $hex }
   *[other] Build { TERM("improvement", $improvement) } in { $count } hexes
}
improvement_removed = { $count ->
    [one] Remove { TERM("improvement", $improvement) } from { $hex }
   *[other] Remove { TERM("improvement", $improvement) } from { $count } hexes
}
hex_prepared = Prepare { $hex }{ $months ->
    [0] {""}
    [one] , ready in a month
   *[other] , ready in { $months } months
}
leader_appointed = Appoint { $name } as { TERM("role", $role) }
leader_dismissed = Dismiss { $name } as { TERM("role", $role) }
edict_set = { TERM("edict", $edict) }: { $level }
granted = Grant by the GM
modifier_added = { TERM("term", $target) } { SIGNED($amount) } by the GM
modifier_removed = Remove { TERM("term", $target) } { SIGNED($amount) }
ruling_set = Ruling { $ruling }: { $choice }
note = Note
overridden = The GM overrode a rule
anarchy_began = Unrest reached 20: anarchy

## Where numbers come from

source_alignment = Alignment { TERM("alignment", $id) }
source_building = { TERM("building", $id) }
source_building_at = { TERM("building", $id) }, { $place }
source_improvement = { TERM("improvement", $id) }
source_improvement_at = { TERM("improvement", $id) }, { $place }
source_special_terrain = { TERM("special_terrain", $id) }
source_special_terrain_at = { TERM("special_terrain", $id) }, { $place }
counts_hexes_per = { $hexes } hexes, one for each { $per }
counts_hexes = { $hexes } hexes
counts_lots_people_per_lot = { $lots } lots of { $people_per_lot } people
counts_cr_divisor = best CR { $cr }, one for each { $divisor }
counts_gp_gp_per_fame = exhibits of { $gp } gp, one for each { $gp_per_fame }
source_leader = { TERM("role", $id) }: { $place }
source_vacancy = { TERM("role", $id) }: vacant
source_edict = { TERM("edict", $id) }: { $level }
source_size = Size
source_district = Districts
source_settlement = { $id }
source_hex = { $id ->
    [claim] Claim, { $place }
    [preparation] Preparation, { $place }
    [abandoned] Abandoned hex, { $place }
   *[other] Claimed hexes
}
source_army = Armies
source_carried = Carried over from the paper sheet
source_gm = Granted by the GM
source_gm_noted = { $note } (GM)
source_event = { TERM("event", $id) }
source_founding = { $id ->
    [patron] From the wealthy sponsor
   *[other] Raised from scratch
}
source_opening = Brought forward: { $id ->
    [purchase] spending
    [building] buildings
    [gm] the GM
    [hex] hexes
    [vacancy] empty roles
    [founding] founding
    [carried] carried over
    [floor] kept at 0
    [improvement] improvements
    [event] events
   *[other] { $id }
}
source_purchase = Spent
source_floor = Never below 0
source_cap = Cap
source_rule = { $id ->
    [control_dc] Base
    [adopting] Already paid
    [population] People
    [rebuild_same] Rebuilt on its own ruins
    [rebuild_other] Built on ruins
    [construction_magic] Construction magic
    [demolition] Clearing the lots
    [repair] Repair
   *[other] { $id }
}
source_ruling = Ruling { $id }
source_government = { TERM("government", $id) }
source_debt = Debt
source_custom = { $note }

## Why a line does not apply

reason_founding = not before the first month of the reign
reason_stand_in = somebody stands in this month
reason_duties_neglected = fewer than seven days of duty
reason_role_vacant = the role is vacant
reason_size_too_small = the kingdom is too small
reason_ruling = by a ruling of this campaign
reason_not_in_this_month = not in this month
reason_damaged = damaged
reason_no_building_yet = not founded until its first building stands
reason_planned = planned, not paid
reason_floor = never below 0

## Settlements and buildings: impossible

hex_has_settlement = { $settlement } already stands in { $hex }.
already_capital = { $settlement } is the capital already.
no_such_district = { $settlement } has no district { $district }.
no_building_of_number = { $settlement } has no building number { $number }.
no_such_lot = There is no lot { $lot }; lots are 0 to 35, row by row from the north-west.
needs_side = A { TERM("building", $building) } is built on a side of the district: n, e, s or w.
takes_no_side = A { TERM("building", $building) } is built on lots, not on a side.
wrong_lot_count = A { TERM("building", $building) } covers { $lots ->
    [one] one lot
   *[other] { $lots } lots
}, not { $given }.
lots_off_grid = The { TERM("building", $building) } would not fit on the grid there.
wrong_shape = The { $lots } lots of a { TERM("building", $building) } must lie together: side by side, or two by two.
lot_taken = The lot is taken by the { TERM("building", $other) }.
lot_in_use = The lot cannot be blocked: the { TERM("building", $other) } stands on it.
not_planned = The { TERM("building", $building) } is built already, not planned.
building_is_planned = The { TERM("building", $building) } is only planned; build it first.
not_damaged = The { TERM("building", $building) } is not damaged.
upgrade_leaves_lots = The { TERM("building", $building) } must keep the lots of the { TERM("building", $old) } it grows from.
no_room_to_grow = There is no room to turn the { TERM("building", $old) } into a { TERM("building", $building) }, which covers { $lots } lots.

## Settlements and buildings: rules

lot_blocked = The lot cannot be used now.
lot_has_one = There is already a { TERM("building", $building) } on this lot.
needs_host = A { TERM("building", $building) } here must share its lot with { TERMS("building", $any_of) }.
must_not_adjoin = A { TERM("building", $building) } cannot stand next to the { TERM("building", $other) }.
needs_neighbours = A { TERM("building", $building) } needs { $needed ->
    [one] { TERMS("building", $any_of) } beside it that serves nothing else
   *[other] { $needed } of { TERMS("building", $any_of) } beside it that serve nothing else
}; { $found ->
    [0] there is none
    [one] there is one
   *[other] there are { $found }
}.
needs_water_border = A { TERM("building", $building) } must stand at a water border of the district.
needs_water_or_gm = A { TERM("building", $building) } must stand at a water border, unless the GM lets it do without.
needs_land_side = A { TERM("building", $building) } is built on a land side, and this side is water.
side_has_one = This side already has a { TERM("building", $building) }.
limit_per_district = A district has room for { $limit ->
    [one] one { TERM("building", $building) }
   *[other] { $limit } of { TERM("building", $building) }
} only.
limit_per_settlement = A settlement may have { $limit ->
    [one] one { TERM("building", $building) }
   *[other] { $limit } of { TERM("building", $building) }
} only.
needs_building = A { TERM("building", $building) } needs { TERMS("building", $any_of) } in the settlement.
needs_item_tier = A { TERM("building", $building) } needs a building that makes { $tier } magic items in the settlement.
needs_part = A { TERM("building", $building) } belongs to a { TERM("building", $other) } on the same side, and there is none.
not_ready = { $settlement } is still being prepared: { $months ->
    [one] one month
   *[other] { $months } months
} to go.
magic_used = Construction magic has been used this month already.
only_gm_moves = The { TERM("building", $building) } is built and paid for; only the GM may move it.
carries_other = The { TERM("building", $building) } carries the { TERM("building", $other) } and cannot leave it behind.
not_an_upgrade = A { TERM("building", $old) } cannot become a { TERM("building", $building) }.
building_damaged = The { TERM("building", $building) } must be repaired first.
district_not_full = { $settlement } still has { $free ->
    [one] one free lot
   *[other] { $free } free lots
}; a new district comes when the grid is full.
no_ground_for_settlement = No settlement can stand on { TERM("terrain", $terrain) }.
hex_without_water = { $hex } holds no river, lake, coast or canal, so no side of the settlement can be water.

## Settlements and buildings: warnings

special_offers_building = { $hex } holds a { TERM("special_terrain", $special) } that may become part of the settlement.
building_waits = Building may begin { $months ->
    [one] next month
   *[other] in { $months } months
}.
capital_move_check = Moving the capital to { $settlement } calls for a Stability check: Unrest +1 on a success, +1d6 on a failure.
neighbour_left_unserved = The { TERM("building", $building) } is left without the neighbour it needs.
gate_due = A { TERM("building", $building) } is due on this side, for the waterway that meets the wall.
falls_with = The { TERM("building", $other) } falls with it.
unusual_first_building = A kingdom’s first building is usually { TERMS("building", $any_of) }.

## Settlements and buildings: what was done

settlement_founded = Found { $settlement } in { $hex }
district_added = Add district { $district } to { $settlement }
borders_set = Set the borders of district { $district } of { $settlement }
settlement_edited = Edit { $settlement }
capital_moved = Make { $settlement } the capital
building_built = Build { TERM("building", $building) } in { $settlement }
building_planned = Plan { TERM("building", $building) } in { $settlement }
building_moved = Move { TERM("building", $building) } in { $settlement }
building_demolished = Demolish { TERM("building", $building) } in { $settlement }
plan_removed = Take { TERM("building", $building) } off the plan of { $settlement }
building_repaired = Repair { TERM("building", $building) } in { $settlement }
building_set = Edit { TERM("building", $building) } in { $settlement }
building_upgraded = Upgrade { TERM("building", $old) } to { TERM("building", $building) } in { $settlement }
lots_blocked = Block { $count ->
    [one] one lot
   *[other] { $count } lots
} in { $settlement }
lots_freed = Free { $count ->
    [one] one lot
   *[other] { $count } lots
} in { $settlement }

## Settlements and buildings: ledger lines

reason_one_halving_only = only one half price applies
reason_once_per_settlement = once a settlement
reason_optional_rule_off = an optional rule not in use
reason_adopting = entered from the paper sheet
counts_old_cost_lots_of_lots = a quarter of { $old_cost } BP, for { $lots } of { $of_lots } lots
counts_lots = { $lots } lots
