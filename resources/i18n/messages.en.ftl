### Sentences of the engine: why not, warnings, what was done, where numbers come from.
### The functions called here are told in kingdom_gui/words/functions.py. The other languages have the same
### messages; terms of theirs that a sentence needs bent have that form in resources/terms.

## Why not: impossible

no_such_kingdom = There is no kingdom “{ $kingdom }” in this campaign.
no_such_hex = Hex { $hex } is not on the map.
no_such_settlement = There is no settlement “{ $settlement }”.
settlement_not_yours = { $settlement } does not belong to this kingdom.
no_such_terrain = There is no terrain “{ $terrain }”.
no_such_special = There is no special terrain “{ $special }” that can be placed. A river is drawn instead.
no_such_building = There is no building “{ $building }”.
no_such_improvement = There is no terrain improvement “{ $improvement }”.
no_such_role = There is no leadership role “{ $role }”.
no_such_ability = There is no ability “{ $ability }”; use str, dex, con, int, wis or cha.
no_such_attribute = This role cannot add to “{ $attribute }”.
no_such_edict = There is no edict “{ $edict }”; use holiday, promotion or taxation.
no_such_level = The { TERM("edict", $edict) } edict has no level “{ $level }”.
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
below_zero = { $name ->
    [figure] The number a building keeps
   *[other] { CAP(TERM("term", $name)) }
} cannot be below 0; { SIGNED($value) } was given.
days_out_of_range = Days of duty are 0 to 31 in a month, not { $days }.
months_out_of_range = A modifier lasts at least one month, not { $months }.
nothing_granted = Nothing would change: every amount is 0.
number_out_of_range = “{ $field }” must be a whole number from { $low } to { $high }.
not_text = “{ $field }” holds characters that are no text.
nothing_chosen = Nothing was chosen: neither a hex nor a lot is named.
nothing_written = The note is empty.
hex_claimed = Hex { $hex } is already claimed.
already_claimed = The kingdom has claimed this already.
not_neighbours = { $hex } and { $other_hex } do not touch, so no river can flow between them.
special_already_there = There is already { TERM("special_terrain", $special, 1, "indefinite") } in { $hex }.
special_not_there = There is no { TERM("special_terrain", $special) } in { $hex }.
already_there = There is already { TERM("improvement", $improvement, 1, "indefinite") } there.
improvement_not_there = There is no { TERM("improvement", $improvement) } there.
never_built_alone = { CAP(TERM("improvement", $improvement, 1, "indefinite")) } is never built by itself: its cost is part of the road’s.
already_prepared = { $hex } is already prepared.
cannot_prepare = No settlement can be prepared on this terrain ({ TERM("terrain", $terrain) }).
already_reigning = The reign of { $kingdom } has already begun.
role_held = { $name } already holds the role of { TERM("role", $role) }; dismiss or replace them first.
nobody_there = Nobody holds the role of { TERM("role", $role) }.
cannot_act_as_ruler = { CAP(TERM("role", $role, 1, "indefinite")) } cannot stand in for the Ruler; only a Consort or an Heir can.

## Why not: rules

treasury_short = This costs { $need } BP, and the Treasury holds { $have }.
anarchy = The kingdom is in anarchy: nothing can be done until order returns.
role_needed = This cannot be done without { TERM("role", $role, 1, "indefinite") }.
limit_reached =
    { $limit ->
        [claims] This month’s limit is { $allowed } claimed { $allowed ->
            [one] hex
           *[other] hexes
        }: { $used } used, { $asked } more asked for.
        [settlements] This month’s limit is { $allowed } new { $allowed ->
            [one] settlement
           *[other] settlements
        }: { $used } used, { $asked } more asked for.
        [buildings] This month’s limit is { $allowed } { $allowed ->
            [one] building
           *[other] buildings
        }: { $used } used, { $asked } more asked for.
       *[improvements] This month’s limit is { $allowed } terrain { $allowed ->
            [one] improvement
           *[other] improvements
        }: { $used } used, { $asked } more asked for.
    }
reasons_alike = … and { $count } more like these.
not_explored = { $hex } has not been explored yet.
not_cleared = { $hex } has not been cleared of its dangers yet.
not_adjacent_to_realm = { $hex } does not touch the realm.
sea_between = { $hex } lies beyond deep water: explore and claim the { $count ->
    [one] hex
   *[other] { $count } hexes
} of water in between first.
hex_not_claimed = { $hex } is not claimed by this kingdom.
wrong_terrain = { CAP(TERM("improvement", $improvement, 1, "indefinite")) } cannot be built in { $hex }, where the terrain is { TERM("terrain", $terrain) }.
size_too_small = This needs a kingdom of Size { $needed }; yours is { $size }.
needs_inhex =
    { $improvement ->
        [farm] A farm in the desert needs a canal, a coast or a river in its own hex ({ $hex }).
        [fishery] A fishery needs a coast, a river, a marsh or water ({ $hex }).
       *[other] { $hex } lacks the water this needs.
    }
needs_inorbeside = { CAP(TERM("improvement", $improvement, 1, "indefinite")) } needs a river, lake, marsh or canal in or beside { $hex }, or two neighbouring farms.
needs_noneof = A Fort and a Watchtower cannot share { $hex }.
better_one_there = { $hex } already has something better.
hex_not_shared = { CAP(TERM("improvement", $improvement, 1, "indefinite")) } cannot share { $hex } with { TERM("improvement", $other, 1, "definite") } that is there.
holds_another_role = { $name } already serves as { TERM("role", $role) }; one person holds one role.
rulers_married = Two married Rulers leave no room for a Consort.

## Warnings

no_settlement = The kingdom has no settlement yet.
no_ruler = The kingdom has no Ruler yet; without one Unrest rises by 4 in each Upkeep.
free_city_in_hex = A free city stands in { $hex }: annexing it in peace takes a Stability check.
capital_lost = { $settlement } is the capital and would be lost.
not_below = By the rules this terrain ({ TERM("terrain", $painted) }) is not found below such land ({ TERM("terrain", $terrain) }): { $hex }.
realm_split = This would cut off { $count ->
    [one] one hex
   *[other] { $count } hexes
} from the capital.
attributes_later = { CAP(TERM("role", $role, 1, "indefinite")) } adds to { $count ->
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
special_added = Add { TERM("special_terrain", $special, 1, "indefinite") } in { $hex }
special_removed = Remove { TERM("special_terrain", $special, 1, "definite") } from { $hex }
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
month_begun = { $month ->
    [one] Begin month { $month }
    [other] Begin month { $month }
   *[named] Begin { $month }
}
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
    [one] Build { TERM("improvement", $improvement, 1, "indefinite") } in { $hex }
   *[other] Build { TERM("improvement", $improvement, $count) } in { $count } hexes
}
improvement_removed = { $count ->
    [one] Remove { TERM("improvement", $improvement, 1, "definite") } from { $hex }
   *[other] Remove { TERM("improvement", $improvement, $count) } from { $count } hexes
}
hex_prepared = Prepare { $hex }{ $months ->
    [0] {""}
    [one] , ready in a month
   *[other] , ready in { $months } months
}
leader_appointed = Appoint { $name } as { TERM("role", $role) }
leader_dismissed = Dismiss { $name } as { TERM("role", $role) }
edict_set = { CAP(TERM("edict", $edict)) }: { LEVEL($edict, $level) }
granted = Grant by the GM
modifier_added = { CAP(TERM("term", $target)) } { SIGNED($amount) } by the GM
modifier_removed = Remove { TERM("term", $target) } { SIGNED($amount) }
ruling_set = Ruling “{ TERM("ruling", $ruling) }”: { CHOICE($ruling, $choice) }
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
counts_hexes_per = { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
}, one for each { $per }
counts_hexes = { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
}
counts_lots_people_per_lot = { $lots ->
    [one] one lot
   *[other] { $lots } lots
} of { $people_per_lot } people
counts_cr_divisor = best CR { $cr }, one for each { $divisor }
counts_gp_gp_per_fame = exhibits of { $gp } gp, one for each { $gp_per_fame }
source_leader = { TERM("role", $id) }: { $place }
source_vacancy = { TERM("role", $id) }: vacant
source_edict = { CAP(TERM("edict", $id)) }: { $level }
source_attribute = { CAP(TERM("term", $id)) }
source_unrest = { CAP(TERM("term", "unrest")) }
source_size = Size
source_district = Districts
source_settlement = { $id ->
    [size] Size of { $place }
   *[other] { $place }
}
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
source_event_at = { TERM("event", $id) }, { $place }
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
    [rule] turns played
    [leader] leaders
    [debt] debt
    [independence] independence
    [union] union
    [vassal] vassals
   *[other] { $id }
}
source_purchase = Spent: { $what }
source_floor = Never below 0
source_cap = Cap
source_rule = { $id ->
    [capital] The capital moved
    [control_dc] Base
    [adopting] Already paid
    [population] People
    [rebuild_same] Rebuilt on its own ruins
    [rebuild_other] Built on ruins
    [salvage] A ruin plundered
    [construction_magic] Construction magic
    [demolition] Clearing the lots
    [repair] Repair
    [upkeep_stability] Stability check
    [action_check] Of this deed
    [win_back] Wants to come back
    [surplus] Surplus of the farms
    [consumption] Consumption
    [taxes] Taxes
    [tax_bonus] Mines, quarries and the like
    [sponsor] The wealthy sponsor
    [adventurers] Hired adventurers
    [withdrawal] Withdrawal
    [deposit] Deposit
    [sale] Sale
    [secondary_territory] Secondary territory
    [fallen] Treasury of a fallen kingdom
    [special_edicts] Special edicts of a turn
    [slot_purge] Items sold off
   *[other] { $id }
}
source_ruling = Ruling “{ TERM("ruling", $id) }”
source_government = { TERM("government", $id) }
source_debt = Debt
source_custom = { $note }

# A line with what explains it: its counts, or a note.
with_detail = { $text }: { $detail }

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
needs_side = Name the side of the district for { TERM("building", $building, 1, "indefinite") }: n, e, s or w.
takes_no_side = Name lots for { TERM("building", $building, 1, "indefinite") }, not a side.
wrong_lot_count = { CAP(TERM("building", $building, 1, "indefinite")) } must cover { $lots ->
    [one] one lot
   *[other] { $lots } lots
}, not { $given }.
lots_off_grid = { CAP(TERM("building", $building, 1, "definite")) } would not fit on the grid there.
wrong_shape = The { $lots } lots of { TERM("building", $building, 1, "indefinite") } must lie together: side by side, or two by two.
lot_taken = The lot is taken already ({ TERM("building", $other) }).
lot_in_use = The lot cannot be blocked, as it is built on ({ TERM("building", $other) }).
not_planned = This building is not a plan; it stands already ({ TERM("building", $building) }).
building_is_planned = This building is only planned ({ TERM("building", $building) }); build it first.
not_damaged = This building is not damaged ({ TERM("building", $building) }).
upgrade_leaves_lots = The upgrade to { TERM("building", $building, 1, "indefinite") } must keep the lots of { TERM("building", $old, 1, "definite") }.
no_room_to_grow = There is no room to turn { TERM("building", $old, 1, "definite") } into { TERM("building", $building, 1, "indefinite") }, which takes { $lots } lots.

## Settlements and buildings: rules

lot_blocked = The lot cannot be used now.
lot_has_one = This lot already has { TERM("building", $building, 1, "indefinite") }.
needs_host = { CAP(TERM("building", $building, 1, "indefinite")) } here must share its lot with { TERMS("building", $any_of, "indefinite") }.
must_not_adjoin = { CAP(TERM("building", $building, 1, "definite")) } and { TERM("building", $other, 1, "definite") } cannot stand side by side.
needs_neighbours = { CAP(TERM("building", $building, 1, "indefinite")) } needs { $needed ->
    [one] { TERMS("building", $any_of, "indefinite") } beside it
   *[other] { $needed } of these beside it: { TERMS("building", $any_of) },
} that no other building uses; { $found ->
    [0] there is none.
    [one] there is one.
   *[other] there are { $found }.
}
needs_water_border = { CAP(TERM("building", $building, 1, "indefinite")) } must stand at a water border of the district.
needs_water_or_gm = { CAP(TERM("building", $building, 1, "indefinite")) } must stand at a water border, unless the GM waives that.
needs_land_side = { CAP(TERM("building", $building, 1, "indefinite")) } must be built on a land side, and this side is water.
side_has_one = This side already has { TERM("building", $building, 1, "indefinite") }.
limit_per_district = A district has room for only { $limit ->
    [one] one { TERM("building", $building) }
   *[other] { $limit } { TERM("building", $building, $limit) }
}.
limit_per_settlement = A settlement may have only { $limit ->
    [one] one { TERM("building", $building) }
   *[other] { $limit } { TERM("building", $building, $limit) }
}.
needs_building = For { TERM("building", $building, 1, "indefinite") } the settlement must have { TERMS("building", $any_of, "indefinite") }.
needs_item_tier = For { TERM("building", $building, 1, "indefinite") } the settlement must have a building that makes { TERM("item_tier", $tier) } magic items.
needs_part = For { TERM("building", $building, 1, "indefinite") } the same side must have { TERM("building", $other, 1, "indefinite") } already.
not_ready = { $settlement } is still being prepared: { $months ->
    [one] one month
   *[other] { $months } months
} to go.
magic_used = Construction magic has been used this month already.
only_gm_moves = This building is built and paid for ({ TERM("building", $building) }); only the GM may move it.
carries_other = { CAP(TERM("building", $building, 1, "definite")) } cannot move and leave { TERM("building", $other, 1, "definite") } behind.
not_an_upgrade = { CAP(TERM("building", $old, 1, "indefinite")) } cannot become { TERM("building", $building, 1, "indefinite") }.
building_damaged = { CAP(TERM("building", $building, 1, "definite")) } must be repaired first.
district_not_full = { $settlement } still has { $free ->
    [one] one free lot
   *[other] { $free } free lots
}; a new district comes when the grid is full.
no_ground_for_settlement = No settlement can stand on this terrain ({ TERM("terrain", $terrain) }).
hex_without_water = { $hex } holds no river, lake, coast or canal, so no side of the settlement can be water.

## Settlements and buildings: warnings

special_offers_building = { $hex } holds { TERM("special_terrain", $special, 1, "indefinite") } that may become part of the settlement.
building_waits = Building may begin { $months ->
    [one] next month
   *[other] in { $months } months
}.
capital_move_check = Moving the capital to { $settlement } calls for a Stability check; Unrest rises by 1 on a success and by 1d6 on a failure.
neighbour_left_unserved = This leaves { TERM("building", $building, 1, "definite") } without a needed neighbour.
gate_due = This side is due { TERM("building", $building, 1, "indefinite") }, for the waterway that meets the wall.
falls_with = { CAP(TERM("building", $building, 1, "definite")) } and { TERM("building", $other, 1, "definite") } fall together.
unusual_first_building = A kingdom’s first building is usually { TERMS("building", $any_of, "indefinite") }.

## Settlements and buildings: what was done

settlement_founded = Found { $settlement } in { $hex }
district_added = Add district { $district } to { $settlement }
borders_set = Set the borders of district { $district } of { $settlement }
settlement_edited = Edit { $settlement }
capital_moved = Make { $settlement } the capital
building_built = Build { TERM("building", $building, 1, "indefinite") } in { $settlement }
building_planned = Plan { TERM("building", $building, 1, "indefinite") } in { $settlement }
building_moved = Move { TERM("building", $building, 1, "definite") } in { $settlement }
building_demolished = Demolish { TERM("building", $building, 1, "definite") } in { $settlement }
plan_removed = Take { TERM("building", $building, 1, "definite") } off the plan of { $settlement }
building_repaired = Repair { TERM("building", $building, 1, "definite") } in { $settlement }
building_set = Edit { TERM("building", $building, 1, "definite") } in { $settlement }
building_upgraded = Upgrade { TERM("building", $old, 1, "definite") } to { TERM("building", $building, 1, "indefinite") } in { $settlement }
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
counts_lots = { $lots ->
    [one] one lot
   *[other] { $lots } lots
}
