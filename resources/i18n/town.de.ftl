### Was aus Gebäuden wird: verlassen und wieder geöffnet; geplünderte Ruinen, Ausgestelltes.

## Warum nicht

building_stands_empty = { CAP(TERM("building", $building, 1, "definite")) } steht leer; erst muss jemand einziehen.
shows_nothing = { CAP(TERM("building", $building, 1, "indefinite")) } stellt nichts aus.
nothing_to_salvage = In { $hex } gibt es keine Ruine, die noch geplündert werden könnte.

## Warum eine Zeile nicht zählt

reason_abandoned = Gebäude verlassen

## Was getan wurde

exhibits_set = Ausgestellt, { TERM("building", $building) } in { $settlement }: { $count ->
    [0] nichts
   *[other] { $count }
}
ruin_plundered = Plünderung der Ruine in { $hex }: { $natural } BP gespart ({ $dice ->
    [typed] Würfel eingegeben
   *[other] gewürfelt
})
building_will_close = { CAP(TERM("building", $building, 1, "definite")) } in { $settlement } ({ $lot }) hat einen Nachbarn verloren und schließt in { $months ->
    [one] einem Monat
   *[other] { $months } Monaten
}
building_abandoned = { CAP(TERM("building", $building, 1, "definite")) } in { $settlement } ({ $lot }) ist verlassen
building_stays_open = { CAP(TERM("building", $building, 1, "definite")) } in { $settlement } ({ $lot }) hat wieder einen Nachbarn und bleibt offen
building_reopened = { CAP(TERM("building", $building, 1, "definite")) } in { $settlement } ({ $lot }) öffnet wieder

## Was gefragt wird

ask_building_closing = { CAP(TERM("building", $building, 1, "definite")) } in { $settlement } ({ $lot }) hat im letzten Monat einen Nachbarn verloren: Nach wie vielen Monaten schließt es dort?
ask_reopen_building = Zieht jemand ein: { TERM("building", $building) } in { $settlement } ({ $lot })?

## Woraus eine Summe besteht

counts_historic = { $historic ->
    [one] ein Stück aus der Geschichte des Königreichs
   *[other] { $historic } Stücke aus der Geschichte des Königreichs
}
