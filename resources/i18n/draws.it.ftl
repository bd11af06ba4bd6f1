### Dice that pick something, and the game master's word on a check.

## What a die may pick that has no name of its own

choice_name = { $choice ->
    [built] Qualcosa da costruire
    [gone] Qualcosa da togliere
    [here] Nello stesso insediamento
    [nearest] Nell’insediamento più vicino
    [goes_on] Proseguono
    [held_up] Niente altri progressi questo mese
    [turns_back] Tornano indietro
   *[other] { $choice }
}

## What was picked (journal)

drawn = Estratto con d{ $sides }, { $dice ->
    [typed] digitato { $natural }
   *[rolled] tirato { $natural }
}: { $kind ->
    [hex] { $hex }
    [settlement] { $settlement }
    [building] { CAP(TERM("building", $building)) }
    [lot] distretto { $district }, lotto { LOT($lot) }
    [leader] { $name }
    [term] { CAP(TERM($category, $term)) }
   *[choice] { $choice ->
        [built] Qualcosa da costruire
        [gone] Qualcosa da togliere
        [here] Nello stesso insediamento
        [nearest] Nell’insediamento più vicino
       *[other] { $choice }
    }
}
check_ruled = { $attribute ->
    [economy] { CAP(TERM("term", "economy_check")) }
    [loyalty] { CAP(TERM("term", "loyalty_check")) }
   *[stability] { CAP(TERM("term", "stability_check")) }
}: { $passed ->
    [1] superata
   *[0] fallita
} per decisione del GM
word_of_gm = Parola del GM
