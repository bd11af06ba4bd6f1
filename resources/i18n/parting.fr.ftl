# Royaumes qui se séparent et royaumes qui s’unissent

only_in_event_phase = Ceci relève de la phase d’événement, et { $kingdom } n’y est pas encore.
no_land_for_kingdom = { $kingdom } a besoin de terres : choisissez au moins un hexagone.
hex_in_two_kingdoms = { $hex } ne peut pas aller à deux royaumes.
capital_not_there = La capitale { OF($kingdom) } doit être une communauté de ses propres terres.
kingdom_needs_settlement = Un royaume commence avec sa première communauté, et il n’y en a pas sur les terres { OF($kingdom) }.
new_land_apart = Les terres { OF($kingdom) } ne sont pas d’un seul tenant.
nothing_left = Il ne resterait rien { OF($kingdom) } ; laissez-lui au moins un hexagone.
parent_falls_apart = Ce qui reste { OF($kingdom) } ne serait plus d’un seul tenant : { $count ->
    [one] un hexagone serait coupé du reste
   *[other] { $count } hexagones seraient coupés du reste
}.
capital_goes = { $settlement } est la capitale et s’en va ; désignez-en une autre.
shares_beyond_treasury = Les parts font { $bp } PC, et la trésorerie en contient { $have }.
union_of_too_few = Une unification demande au moins deux royaumes, dont un au moins est joué.
neighbour_joins = Personne ne tient les comptes { OF($kingdom) } : il apporte ses terres et ses communautés, mais aucun PC, et son Insatisfaction ne compte pas.
union_of_two_sovereigns = Ces royaumes sont les vassaux de suzerains différents.
union_lies_apart = Les terres du royaume unifié ne sont pas d’un seul tenant.

not_our_patron = { $kingdom } n’est ni notre suzerain ni notre mécène.

independence_declared = { $kingdom } se divise : { $count ->
    [one] un nouveau royaume
   *[other] { $count } nouveaux royaumes
}
kingdom_split_off = { $kingdom } est indépendant : { $count ->
    [one] un hexagone
   *[other] { $count } hexagones
}, { $bp } PC, Insatisfaction { $unrest }
leader_left = { $name } quitte sa fonction ({ TERM("role", $role) }) et rejoint { $kingdom }
independence_won = { $kingdom } nous laisse partir : nous sommes indépendants, traités et alliances prennent fin, l’ambassade demeure
independence_refused = { $kingdom } ne nous laisse pas partir ; on peut réessayer à partir de { $month }, et la Renommée baisse
union_formed = { $name } naît de l’unification de { $count } royaumes
kingdom_joined_union = { $kingdom } entre dans l’unification : { $count ->
    [one] un hexagone
   *[other] { $count } hexagones
}, { $bp } PC, Insatisfaction { $unrest }

source_independence = { $id ->
    [whole] Insatisfaction hors responsables et bâtiments
    [divided] Partagée
    [least] Au moins 1
    [gone] Donné à un nouveau royaume
    [loyalty] Indépendance
   *[share] Part
}
source_union = { $id ->
    [whole] Insatisfaction hors responsables et bâtiments
    [divided] Moyenne
    [least] Au moins 1
    [pooled] Apporté à l’unification
   *[averaged] Apporté à l’unification
}
counts_kingdoms = { $kingdoms ->
    [one] un royaume
   *[other] { $kingdoms } royaumes
}
reason_leaders_and_buildings = due aux responsables ou aux bâtiments
