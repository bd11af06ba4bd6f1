### Dice that pick something, and the game master's word on a check.

## What a die may pick that has no name of its own

choice_name = { $choice ->
    [built] Something built
    [gone] Something gone
    [here] In the same settlement
    [nearest] In the nearest settlement
    [goes_on] They went on
    [held_up] No more progress this month
    [turns_back] They turned back
   *[other] { $choice }
}

## What was picked (journal)

drawn = Drawn by d{ $sides }, { $dice ->
    [typed] typed { $natural }
   *[rolled] rolled { $natural }
}: { $kind ->
    [hex] { $hex }
    [settlement] { $settlement }
    [building] { CAP(TERM("building", $building)) }
    [lot] district { $district }, lot { LOT($lot) }
    [leader] { $name }
    [term] { CAP(TERM($category, $term)) }
   *[choice] { $choice ->
        [built] Something built
        [gone] Something gone
        [here] In the same settlement
        [nearest] In the nearest settlement
       *[other] { $choice }
    }
}
check_ruled = { TERM("term", $attribute) } check: { $passed ->
    [1] passed
   *[0] failed
} by the game master’s word
word_of_gm = The GM’s word
