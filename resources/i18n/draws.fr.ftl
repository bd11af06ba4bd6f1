### Dice that pick something, and the game master's word on a check.

## What a die may pick that has no name of its own

choice_name = { $choice ->
    [built] Quelque chose à construire
    [gone] Quelque chose à enlever
    [here] Dans la même communauté
    [nearest] Dans la communauté la plus proche
    [goes_on] Ils poursuivent
    [held_up] Plus aucun progrès ce mois-ci
    [turns_back] Ils rebroussent chemin
   *[other] { $choice }
}

## What was picked (journal)

drawn = Tiré au d{ $sides }, { $dice ->
    [typed] saisi { $natural }
   *[rolled] lancé { $natural }
} : { $kind ->
    [hex] { $hex }
    [settlement] { $settlement }
    [building] { CAP(TERM("building", $building)) }
    [lot] quartier { $district }, lot { LOT($lot) }
    [leader] { $name }
    [term] { CAP(TERM($category, $term)) }
   *[choice] { $choice ->
        [built] Quelque chose à construire
        [gone] Quelque chose à enlever
        [here] Dans la même communauté
        [nearest] Dans la communauté la plus proche
       *[other] { $choice }
    }
}
check_ruled = { $attribute ->
    [economy] { CAP(TERM("term", "economy_check")) }
    [loyalty] { CAP(TERM("term", "loyalty_check")) }
   *[stability] { CAP(TERM("term", "stability_check")) }
} : { $passed ->
    [1] réussi
   *[0] raté
} par décision du MJ
word_of_gm = Parole de MJ
