# Regni che si dividono e regni che si uniscono

only_in_event_phase = Questo appartiene alla fase di Evento, e { $kingdom } non ci è ancora arrivato.
no_land_for_kingdom = { $kingdom } ha bisogno di terre: va scelto almeno un esagono.
hex_in_two_kingdoms = { $hex } non può andare a due regni.
capital_not_there = La capitale { OF($kingdom) } dev’essere un insediamento delle sue terre.
kingdom_needs_settlement = Un regno comincia col primo insediamento, e nelle terre { OF($kingdom) } non ce n’è.
new_land_apart = Le terre { OF($kingdom) } non sono tutte collegate.
nothing_left = Di { $kingdom } non resterebbe nulla; va lasciato almeno un esagono.
parent_falls_apart = Quel che resta { OF($kingdom) } non sarebbe più collegato: { $count ->
    [one] un esagono resterebbe isolato
   *[other] { $count } esagoni resterebbero isolati
}.
capital_goes = { $settlement } è la capitale e se ne va; va indicata un’altra capitale.
shares_beyond_treasury = Le parti assommano a { $bp } PC, e il Tesoro è di { $have }.
union_of_too_few = Per un’unione servono due regni o più, e almeno uno che si gioca.
neighbour_joins = Nessuno tiene i conti { OF($kingdom) }: porta terre e insediamenti, ma nessun PC, e il suo Malcontento non conta.
union_of_two_sovereigns = Questi regni sono vassalli di sovrani diversi.
union_lies_apart = Le terre dell’unione non sono tutte collegate.

not_our_patron = { $kingdom } non è il nostro sovrano né il nostro patrono.

independence_declared = { $kingdom } si divide: { $count ->
    [one] un nuovo regno
   *[other] { $count } nuovi regni
}
kingdom_split_off = { $kingdom } è indipendente: { $count ->
    [one] un esagono
   *[other] { $count } esagoni
}, { $bp } PC, Malcontento { $unrest }
leader_left = { $name } lascia il ruolo di { TERM("role", $role) } e passa a { $kingdom }
independence_won = { $kingdom } ci lascia andare: siamo indipendenti, trattati e alleanze finiscono, l’ambasciata resta
independence_refused = { $kingdom } non ci lascia andare; si può ritentare da { $month }, e la Fama cala
union_formed = { $name } nasce dall’unione di { $count } regni
kingdom_joined_union = { $kingdom } fa parte dell’unione: { $count ->
    [one] un esagono
   *[other] { $count } esagoni
}, { $bp } PC, Malcontento { $unrest }

source_independence = { $id ->
    [whole] Malcontento non dovuto ad autorità o costruzioni
    [divided] Diviso
    [least] Almeno 1
    [gone] Dato a un nuovo regno
    [loyalty] Indipendenza
   *[share] Parte
}
source_union = { $id ->
    [whole] Malcontento non dovuto ad autorità o costruzioni
    [divided] Media
    [least] Almeno 1
    [pooled] Portato nell’unione
   *[averaged] Portato nell’unione
}
counts_kingdoms = { $kingdoms ->
    [one] un regno
   *[other] { $kingdoms } regni
}
reason_leaders_and_buildings = dovuto ad autorità o costruzioni
