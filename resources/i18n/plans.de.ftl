### Aufgehobene Bezirkspläne, die sich anderswo auslegen lassen, und die Wunschliste.

## Warum nicht

nothing_to_keep = In diesem Bezirk von { $settlement } steht nichts, dessen Plan sich aufheben ließe.
no_such_template = Ein Plan „{ $template }“ ist nicht aufgehoben.
template_has_no_place = Nichts aus „{ $template }“ findet hier einen freien Platz, den es nicht schon hat.
no_plan_of_number = Ein geplantes Gebäude mit der Nummer { $number } gibt es nicht.

## Was getan wurde

template_kept = Plan „{ $template }“ aufheben ({ $count ->
    [one] ein Gebäude
   *[other] { $count } Gebäude
})
template_dropped = Plan „{ $template }“ wegwerfen
template_laid = „{ $template }“ in { $settlement } auslegen: { $count ->
    [one] ein Gebäude geplant
   *[other] { $count } Gebäude geplant
}{ $left ->
    [0] {""}
    [one] , ein Platz war belegt
   *[other] , { $left } Plätze waren belegt
}
wishes_ordered = Wunschliste ordnen
