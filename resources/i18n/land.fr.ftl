### Terres perdues, coupées du royaume, tenues et regagnées ; un royaume sans terres.

## Pourquoi non

annexation_tried = La cité libre de l’hexagone { $hex } a refusé ce mois-ci ; on pourra réessayer le mois prochain.
not_cut_off = L’hexagone { $hex } ne serait pas coupé de la capitale : inutile d’y nommer quelqu’un.
no_such_leader = Aucun responsable du royaume ne correspond à « { $leader } » : donnez une fonction, par exemple general, ou une fonction et un nom.
leader_in_two_places = { $name } ({ TERM("role", $role) }) ne peut pas être dans deux parties du royaume à la fois.
hex_not_lost = L’hexagone { $hex } n’est pas une terre perdue par ce royaume.
monsters_there_already = L’hexagone { $hex } doit de toute façon être débarrassé de ses dangers.
kingdom_stands = Le royaume { $kingdom } n’est pas tombé ; sa trésorerie lui appartient.
more_than_left = On peut conserver de 0 à { $have } PC de la trésorerie, pas { $amount }.
kingdom_fallen = Le royaume { $kingdom } a été détruit faute de terres ; on ne peut qu’en fonder un nouveau.

## Avertissements

territory_at_stake = Sans responsable sur place, { $count ->
    [one] un hexagone est perdu aussi
   *[other] { $count } hexagones sont perdus aussi
} (autour de l’hexagone { $hex }){ $settlements ->
    [0] .
    [one] , et une communauté devient une cité libre.
   *[other] , et { $settlements } communautés deviennent des cités libres.
}
win_back_bonus = Les gens de l’hexagone { $hex } veulent revenir : { $bonus } de plus au test de Stabilité.
land_comes_back = Cette revendication fait revenir des terres perdues : { $count ->
    [one] un hexagone
   *[other] { $count } hexagones
}.
land_uncleared = { $count ->
    [one] Un hexagone des terres perdues doit être débarrassé de ses dangers avant de revenir.
   *[other] { $count } hexagones des terres perdues doivent être débarrassés de leurs dangers avant de revenir.
}

## Ce qui est fait et ce qu’il en est advenu (journal)

territory_held = { $count ->
    [one] Un hexagone coupé du reste
   *[other] { $count } hexagones coupés du reste
} autour de l’hexagone { $hex } : { $name } ({ TERM("role", $role) }) tient le territoire secondaire
territory_lost = { $count ->
    [one] Un hexagone coupé du reste et perdu
   *[other] { $count } hexagones coupés du reste et perdus
} faute de responsable, autour de l’hexagone { $hex }{ $settlements ->
    [0] {""}
    [one] , avec une communauté
   *[other] , avec { $settlements } communautés
}
territory_rejoined = Le territoire secondaire de l’hexagone { $hex } est de nouveau relié au territoire principal
territory_is_main = Le territoire de l’hexagone { $hex } est désormais le territoire principal
territory_regained = Des terres perdues reviennent : { $count ->
    [one] hexagone { $hex }
   *[other] { $count } hexagones autour de l’hexagone { $hex }
}
city_joined = La cité libre de l’hexagone { $hex } revient dans le royaume
land_gone = Le royaume n’a plus de terres : il lui faut un hexagone avec une communauté avant la fin du mois prochain
last_chance = { $kingdom } : ce mois-ci, il faut revendiquer un hexagone et fonder ou revendiquer une communauté, sinon le royaume est détruit
kingdom_saved = { $kingdom } : le royaume a de nouveau des terres et une communauté
kingdom_fell = { $kingdom } : le royaume est détruit, faute de terres et de communauté à temps
lost_land_decays = Les terres perdues changent : { $count ->
    [one] hexagone { $hex }
   *[other] { $count } hexagones autour de l’hexagone { $hex }
}
improvement_ruined = En ruine dans l’hexagone { $hex } : { TERM("improvement", $improvement) }
monsters_moved_in = Des monstres s’installent dans l’hexagone { $hex }, à débarrasser de nouveau
treasury_kept = Trésorerie du royaume { $kingdom } : { $amount } PC conservés, { $lost } perdus

## Ce qui est demandé

ask_territory_cut_off = { $count ->
    [one] L’hexagone { $hex } est coupé du reste
   *[other] { $count } hexagones autour de l’hexagone { $hex } sont coupés du reste
}{ $settlements ->
    [0] {""}
    [one] {""} avec une communauté
   *[other] {""} avec { $settlements } communautés
}. Y a-t-il un responsable sur place ? S’il n’y a personne, tout est perdu.
leader_none = Personne

## D’où viennent les nombres, et ce que dit la carte

counts_months = { $months ->
    [0] coupé ce mois-ci
    [one] coupé depuis { $months } mois
   *[other] coupé depuis { $months } mois
}
