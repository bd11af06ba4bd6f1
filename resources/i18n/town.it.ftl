### La sorte delle costruzioni: abbandonate e riaperte; rovine saccheggiate, oggetti in mostra.

## Perché no

building_stands_empty = { CAP(TERM("building", $building, 1, "definite")) }: la costruzione è vuota, prima qualcuno deve occuparla.
shows_nothing = { CAP(TERM("building", $building, 1, "indefinite")) } non mette nulla in mostra.
nothing_to_salvage = In { $hex } non c’è una rovina ancora da saccheggiare.

## Perché una riga non conta

reason_abandoned = costruzione abbandonata

## Che cosa è stato fatto

exhibits_set = Oggetti in mostra, { TERM("building", $building) } { AT($settlement) }: { $count ->
    [0] nessuno
   *[other] { $count }
}
ruin_plundered = Saccheggio della rovina in { $hex }: { $natural } PC risparmiati ({ $dice ->
    [typed] dado digitato
   *[other] dado tirato
})
building_will_close = { CAP(TERM("building", $building, 1, "definite")) } { AT($settlement) } ({ $lot }) ha perso un vicino: chiude tra { $months ->
    [one] un mese
   *[other] { $months } mesi
}
building_abandoned = Costruzione abbandonata { AT($settlement) } ({ $lot }): { TERM("building", $building) }
building_stays_open = { CAP(TERM("building", $building, 1, "definite")) } { AT($settlement) } ({ $lot }) ha di nuovo un vicino e resta in attività
building_reopened = { CAP(TERM("building", $building, 1, "definite")) } { AT($settlement) } ({ $lot }) riapre

## Che cosa si chiede

ask_building_closing = { CAP(TERM("building", $building, 1, "definite")) } { AT($settlement) } ({ $lot }) ha perso un vicino il mese scorso: dopo quanti mesi chiude?
ask_reopen_building = Qualcuno occupa { TERM("building", $building, 1, "definite") } { AT($settlement) } ({ $lot })?

## Da che cosa viene una somma

counts_historic = { $historic ->
    [one] un oggetto della storia del regno
   *[other] { $historic } oggetti della storia del regno
}
