### Land that is lost, cut off, held and won back; a kingdom without land.

## Why not

annexation_tried = The free city of { $hex } has refused this month; it can be asked again next month.
not_cut_off = { $hex } would not be cut off from the capital, so nobody has to be named there.
no_such_leader = Nobody of the kingdom’s leaders is meant by “{ $leader }”: name a role, such as general, or role and name.
leader_in_two_places = { $name } ({ TERM("role", $role) }) cannot be in two parts of the realm at once.
hex_not_lost = { $hex } is no land that this kingdom has lost.
monsters_there_already = { $hex } has to be cleared anyway.
kingdom_stands = { $kingdom } has not fallen; its Treasury is its own.
more_than_left = Between 0 and { $have } BP of the Treasury can be kept, not { $amount }.
kingdom_fallen = { $kingdom } was destroyed for want of land; only a new kingdom can begin again.

## Warnings

territory_at_stake = Without a leader there { $count ->
    [one] one hex is
   *[other] { $count } hexes are
} lost as well, around { $hex }{ $settlements ->
    [0] .
    [one] , and one settlement becomes a free city.
   *[other] , and { $settlements } settlements become free cities.
}
win_back_bonus = The people of { $hex } want to come back: { $bonus } is added to the Stability check.
land_comes_back = This claim brings lost land back: { $count ->
    [one] one hex
   *[other] { $count } hexes
}.
land_uncleared = { $count ->
    [one] One hex of lost land
   *[other] { $count } hexes of lost land
} must be cleared before coming back.

## What is done and what came of it (journal)

territory_held = { $count ->
    [one] One hex is
   *[other] { $count } hexes are
} cut off around { $hex }; { $name } ({ TERM("role", $role) }) holds the secondary territory
territory_lost = { $count ->
    [one] One hex is
   *[other] { $count } hexes are
} cut off around { $hex } without a leader, and lost{ $settlements ->
    [0] {""}
    [one] {""} with a settlement
   *[other] {""} with { $settlements } settlements
}
territory_rejoined = The secondary territory of { $hex } is joined to the main territory again
territory_is_main = The territory of { $hex } is the main territory now
territory_regained = Lost land comes back: { $count ->
    [one] { $hex }
   *[other] { $count } hexes around { $hex }
}
city_joined = The free city of { $hex } joins the kingdom again
land_gone = The kingdom has no land left: by the end of next month it must have a hex with a settlement
last_chance = { $kingdom }: this month a hex must be claimed and a settlement founded or claimed, or the kingdom is destroyed
kingdom_saved = { $kingdom } has land and a settlement again
kingdom_fell = { $kingdom } is destroyed: no land and no settlement were found in time
lost_land_decays = Lost land changes: { $count ->
    [one] { $hex }
   *[other] { $count } hexes around { $hex }
}
improvement_ruined = { CAP(TERM("improvement", $improvement, 1, "definite")) } in { $hex } falls to ruin
monsters_moved_in = Monsters move into { $hex }: it must be cleared again
treasury_kept = Treasury of { $kingdom }: { $amount } BP kept, { $lost } lost

## What is asked

ask_territory_cut_off = { $count ->
    [one] { $hex } is
   *[other] { $count } hexes around { $hex } are
} cut off{ $settlements ->
    [0] {""}
    [one] {""} with a settlement
   *[other] {""} with { $settlements } settlements
}. Is a leader there? With nobody there, all that is lost.
leader_none = Nobody

## Where numbers come from, and what the map says

counts_months = { $months ->
    [0] cut off this month
    [one] cut off a month ago
   *[other] cut off { $months } months ago
}
