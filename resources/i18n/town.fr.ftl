### Le sort des bâtiments : abandonnés puis rouverts ; ruines pillées, objets exposés.

## Pourquoi pas

building_stands_empty = { CAP(TERM("building", $building, 1, "definite")) } : le bâtiment est vide, quelqu’un doit d’abord s’y installer.
shows_nothing = { CAP(TERM("building", $building, 1, "indefinite")) } n’expose rien.
nothing_to_salvage = { $hex } n’a pas de ruine qui reste à piller.

## Pourquoi une ligne ne compte pas

reason_abandoned = bâtiment abandonné

## Ce qui a été fait

exhibits_set = Objets exposés, { TERM("building", $building) } { AT($settlement) } : { $count ->
    [0] aucun
   *[other] { $count }
}
ruin_plundered = Pillage de la ruine en { $hex } : { $natural } PC d’économie ({ $dice ->
    [typed] dé saisi
   *[other] dé lancé
})
building_will_close = { CAP(TERM("building", $building, 1, "definite")) } { AT($settlement) } ({ $lot }) a perdu un voisin et ferme dans { $months ->
    [one] un mois
   *[other] { $months } mois
}
building_abandoned = Bâtiment abandonné { AT($settlement) } ({ $lot }) : { TERM("building", $building) }
building_stays_open = { CAP(TERM("building", $building, 1, "definite")) } { AT($settlement) } ({ $lot }) a de nouveau un voisin et reste en activité
building_reopened = { CAP(TERM("building", $building, 1, "definite")) } { AT($settlement) } ({ $lot }) rouvre

## Ce qui est demandé

ask_building_closing = { CAP(TERM("building", $building, 1, "definite")) } { AT($settlement) } ({ $lot }) a perdu un voisin le mois dernier : au bout de combien de mois ferme-t-on ?
ask_reopen_building = Quelqu’un s’installe-t-il : { TERM("building", $building) } { AT($settlement) } ({ $lot }) ?

## D’où vient une somme

counts_historic = { $historic ->
    [one] un objet de l’histoire du royaume
   *[other] { $historic } objets de l’histoire du royaume
}
