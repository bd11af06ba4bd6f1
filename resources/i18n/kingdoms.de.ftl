# Königreiche nebeneinander: welche gespielt werden, Nachbarn und ihre Haltungen

only_a_neighbour = { $kingdom } ist ein Nachbar, den niemand spielt; dies gilt nur für gespielte Königreiche.
not_a_neighbour = { $kingdom } wird gespielt und führt eigene Bücher; dies gilt nur für Nachbarn.
no_such_attitude = Eine Haltung „{ $attitude }“ gibt es nicht; es gibt: { $known }.
attitude_to_itself = { $kingdom } hat keine Haltung zu sich selbst.
attitude_is_so = Die Haltung { OF($kingdom) } ist schon: { TERM("attitude", $attitude) }.
dice_count = Dies braucht { $count } Würfel mit { $sides } Seiten.
kingdom_at_table = { $kingdom } sitzt am Tisch; setzen Sie erst ein anderes Königreich dorthin.
kingdom_is_played = { $kingdom } wird gespielt; mit ihm gehen seine Bücher, Anführer und Erlasse.
only_kingdom_played = { $kingdom } ist das einzige gespielte Königreich: Erst muss ein anderes gespielt werden.

kingdom_name_twice = Mehrere Königreiche heißen „{ $kingdom }“; nennen Sie eines mit seiner Kennung.
others_month_open = Nichts wird gespielt: Der nächste Monat beginnt, sobald { $kingdom } diesen gespielt hat.

other_month_open = { $kingdom } hat diesen Monat nicht zu Ende gespielt.

neighbour_founded = Nachbar: { $name }
neighbour_edited = Bearbeitung des Nachbarn { $kingdom }
neighbour_played = { $kingdom } wird von nun an gespielt
kingdom_handed_over = { $kingdom } ist von nun an ein Nachbar; der SL spricht für das Reich
kingdom_removed = Entfernung von { $kingdom }
economy_estimated = Wirtschaft von { $kingdom } geschätzt: { $rolled } + { $size } = { $economy }
attitude_set = Haltung von { $kingdom } zu { $toward }: { TERM("attitude", $before) } → { TERM("attitude", $attitude) }
neighbour_land_claimed = Land des Nachbarn: { $count ->
    [one] { $hex }
   *[other] { $count } Hexfelder
}
neighbour_land_given_up = Nicht mehr des Nachbarn: { $count ->
    [one] { $hex }
   *[other] { $count } Hexfelder
}

source_neighbour = { $id ->
    [typed] Dem SL bekannt
    [hexes] Hexfelder auf der Karte
    [dice] 2W6
   *[size] Größe
}
