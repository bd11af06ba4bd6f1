### Dice that pick something, and the game master's word on a check.

## What a die may pick that has no name of its own

choice_name = { $choice ->
    [built] Etwas zu bauen
    [gone] Etwas zu entfernen
    [here] In derselben Ortschaft
    [nearest] In der nächstgelegenen Ortschaft
    [goes_on] Sie ziehen weiter
    [held_up] Kein Fortschritt mehr in diesem Monat
    [turns_back] Sie kehren um
   *[other] { $choice }
}

## What was picked (journal)

drawn = Gezogen mit W{ $sides }, { $dice ->
    [typed] { $natural } eingegeben
   *[rolled] { $natural } gewürfelt
}: { $kind ->
    [hex] { $hex }
    [settlement] { $settlement }
    [building] { TERM("building", $building) }
    [lot] Bezirk { $district }, Baufeld { LOT($lot) }
    [leader] { $name }
    [term] { TERM($category, $term) }
   *[choice] { $choice ->
        [built] Etwas zu bauen
        [gone] Etwas zu entfernen
        [here] In derselben Ortschaft
        [nearest] In der nächstgelegenen Ortschaft
       *[other] { $choice }
    }
}
check_ruled = { $attribute ->
    [economy] { TERM("term", "economy_check") }
    [loyalty] { TERM("term", "loyalty_check") }
   *[stability] { TERM("term", "stability_check") }
}: { $passed ->
    [1] gelungen
   *[0] misslungen
}, so will es der SL
word_of_gm = Das Wort des SL
