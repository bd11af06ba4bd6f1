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
source_hex = Claimed hexes
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
reason_planned = planned, not paid
reason_floor = never below 0
