# Regni l’uno accanto all’altro: chi si gioca, i vicini e i loro atteggiamenti

only_a_neighbour = { $kingdom } è un regno vicino che nessuno gioca; questo vale per i regni giocati.
not_a_neighbour = { $kingdom } è un regno giocato e ha i suoi conti; questo vale per i regni vicini.
no_such_attitude = Non esiste l’atteggiamento «{ $attitude }»; ci sono: { $known }.
attitude_to_itself = { $kingdom } non ha un atteggiamento verso sé stesso.
attitude_is_so = L’atteggiamento { OF($kingdom) } è già { TERM("attitude", $attitude) }.
dice_count = Servono { $count } dadi a { $sides } facce.
kingdom_at_table = { $kingdom } è al tavolo; prima va messo al tavolo un altro regno.
kingdom_is_played = { $kingdom } è un regno giocato; con lui spariscono i suoi conti, le autorità e gli editti.
only_kingdom_played = { $kingdom } è l’unico regno giocato: prima fanne giocare un altro.

kingdom_name_twice = Più regni si chiamano «{ $kingdom }»; va indicato l’id.
others_month_open = Non si gioca nulla: il mese nuovo comincia quando { $kingdom } avrà giocato questo.

other_month_open = { $kingdom } non ha giocato questo mese fino alla fine.

neighbour_founded = Regno vicino: { $name }
neighbour_edited = Modifica del regno vicino { $kingdom }
neighbour_played = { $kingdom } da ora è giocato
kingdom_handed_over = { $kingdom } d’ora in poi è un vicino: parla il GM
kingdom_removed = Rimozione { OF($kingdom) }
economy_estimated = Stima dell’Economia { OF($kingdom) }: { $rolled } + { $size } = { $economy }
attitude_set = Atteggiamento { OF($kingdom) } verso { $toward }: { TERM("attitude", $before) } → { TERM("attitude", $attitude) }
neighbour_land_claimed = Terre del regno vicino: { $count ->
    [one] { $hex }
   *[other] { $count } esagoni
}
neighbour_land_given_up = Non più del regno vicino: { $count ->
    [one] { $hex }
   *[other] { $count } esagoni
}

source_neighbour = { $id ->
    [typed] Noto al GM
    [hexes] Esagoni sulla mappa
    [dice] 2d6
   *[size] Dimensione
}
