# Kingdoms beside each other: who is played, neighbours, their attitudes

only_a_neighbour = { $kingdom } is a neighbour that nobody plays; this is for kingdoms that are played.
not_a_neighbour = { $kingdom } is played, so its numbers are its own; this is for neighbours.
no_such_attitude = There is no attitude “{ $attitude }”; there are: { $known }.
attitude_to_itself = { $kingdom } has no attitude to itself.
attitude_is_so = { $kingdom } is { TERM("attitude", $attitude) } already.
dice_count = This takes { $count } dice with { $sides } sides.
kingdom_at_table = { $kingdom } sits at the table; let another kingdom sit there first.
kingdom_is_played = { $kingdom } is played; with it go its books, leaders and edicts.
only_kingdom_played = { $kingdom } is the only kingdom that is played: let another be played first.

kingdom_name_twice = Several kingdoms are called “{ $kingdom }”; name one by its id.
others_month_open = Nothing is played: the next month begins once { $kingdom } has played this one.

other_month_open = { $kingdom } has not played this month to its end.

neighbour_founded = Neighbour { $name }
neighbour_edited = Edit neighbour { $kingdom }
neighbour_played = { $kingdom } is played from now on
kingdom_handed_over = { $kingdom } is a neighbour from now on; the game master speaks for it
kingdom_removed = Remove { $kingdom }
economy_estimated = Economy of { $kingdom } estimated: { $rolled } + { $size } = { $economy }
attitude_set = Attitude of { $kingdom } to { $toward }: { TERM("attitude", $before) } → { TERM("attitude", $attitude) }
neighbour_land_claimed = Neighbour’s land: { $count ->
    [one] { $hex }
   *[other] { $count } hexes
}
neighbour_land_given_up = No longer the neighbour’s: { $count ->
    [one] { $hex }
   *[other] { $count } hexes
}

source_neighbour = { $id ->
    [typed] Known to the game master
    [hexes] Hexes on the map
    [dice] 2d6
   *[size] Size
}
