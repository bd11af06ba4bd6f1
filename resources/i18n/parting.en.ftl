# Kingdoms that part and kingdoms that unite

only_in_event_phase = This belongs to the Event phase, and { $kingdom } is not there yet.
no_land_for_kingdom = { $kingdom } needs land: choose at least one hex.
hex_in_two_kingdoms = { $hex } cannot go to two kingdoms.
capital_not_there = The capital of { $kingdom } must be a settlement in its own land.
kingdom_needs_settlement = A kingdom begins with its first settlement, and there is none in the land of { $kingdom }.
new_land_apart = The land of { $kingdom } does not hang together.
nothing_left = Nothing would be left of { $kingdom }; leave it one hex at least.
parent_falls_apart = What is left of { $kingdom } would no longer hang together: { $count ->
    [one] one hex
   *[other] { $count } hexes
} would be cut off.
capital_goes = { $settlement } is the capital and goes along; name another one.
shares_beyond_treasury = The shares come to { $bp } BP, and the Treasury stands at { $have }.
union_of_too_few = A union takes two kingdoms or more, and at least one that is played.
neighbour_joins = Nobody keeps the books of { $kingdom }: it brings its land and settlements, but no BP, and its Unrest is not counted.
union_of_two_sovereigns = These kingdoms are vassals of different sovereigns.
union_lies_apart = The land of the union does not hang together.

not_our_patron = { $kingdom } is not our sovereign or sponsor.

independence_declared = { $kingdom } divides: { $count ->
    [one] one new kingdom
   *[other] { $count } new kingdoms
}
kingdom_split_off = { $kingdom } is independent: { $count ->
    [one] one hex
   *[other] { $count } hexes
}, { $bp } BP, Unrest { $unrest }
leader_left = { $name } steps down as { TERM("role", $role) } and goes to { $kingdom }
independence_won = { $kingdom } lets us go: we are our own masters, treaties and alliances end, the embassy stays
independence_refused = { $kingdom } does not let us go; this may be tried again from { $month } on, and Fame falls
union_formed = { $name } is formed out of { $count } kingdoms
kingdom_joined_union = { $kingdom } is part of the union: { $count ->
    [one] one hex
   *[other] { $count } hexes
}, { $bp } BP, Unrest { $unrest }

source_independence = { $id ->
    [whole] Unrest not of leaders or buildings
    [divided] Shared out
    [least] At least 1
    [gone] Given to a new kingdom
    [loyalty] Independence
   *[share] Share
}
source_union = { $id ->
    [whole] Unrest not of leaders or buildings
    [divided] Averaged
    [least] At least 1
    [pooled] Brought into the union
   *[averaged] Brought into the union
}
counts_kingdoms = { $kingdoms ->
    [one] one kingdom
   *[other] { $kingdoms } kingdoms
}
reason_leaders_and_buildings = caused by leaders or buildings
