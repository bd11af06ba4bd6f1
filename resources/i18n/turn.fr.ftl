### Le mois : ce qu’on demande, ce qui en est venu, pourquoi pas.

## Pourquoi pas

month_done = Le mois est terminé ; commencez le suivant.
month_past = { $month ->
    [one] Le mois { $month } est passé.
    [other] Le mois { $month } est passé.
   *[named] { $month } est passé.
}
no_such_event = Il n’y a pas d’événement « { $event } ».
no_such_ahead = Il n’y a pas d’événement numéro { $number } au calendrier.
no_such_ongoing = Il n’y a pas d’événement continu numéro { $number }.
reign_not_begun = Le règne { OF($kingdom) } n’a pas encore commencé ; achevez d’abord la fondation.
answer_not_asked = Rien n’a demandé « { $request } » jusqu’ici ; il n’en est pas tenu compte.
die_out_of_range = Un dé à { $sides } faces montre de 1 à { $sides }.
dice_missing = { $count ->
    [one] Il faut { $count } dé à { $sides } faces.
   *[other] Il faut { $count } dés à { $sides } faces.
}
not_an_option = Ce n’est pas l’un des choix : { $options }.
yes_or_no = La réponse est oui ou non.
amount_missing = La quantité doit être d’au moins 1.
already_withdrawn = Des PC ont déjà été retirés ce mois-ci.
deposit_too_small = { $gp } po font moins de 1 PC, qui en demande { $rate }.
valuable_too_cheap = Un objet de { $price } po se dépose et ne se vend pas ; les ventes commencent au-dessus de 4 000 po.
above_base_value = Personne dans la communauté ne peut payer un objet de { $price } po : sa valeur de base est de { $most } po.
sold_in_every_district = { $settlement } a déjà acheté un objet par quartier ce mois-ci.
no_such_slot = { $settlement } n’a pas d’emplacement d’objet magique { $slot } dans le bâtiment { $building }.
slot_empty = Il n’y a rien dans cet emplacement { AT($settlement) }.

## Ce qui a été fait (chronique, annulation)

step_played = { $step ->
    [stability] Test de Stabilité
    [consumption] Paiement de la Consommation
    [items] Emplacements d’objet magique
    [unrest] Modification de l’Insatisfaction
    [leaders] Responsables vus
    [hexes] Hexagones vus
    [improvements] Améliorations vues
    [settlements] Communautés vues
    [armies] Armées vues
    [edicts] Édits vus
    [withdrawals] Retraits vus
    [deposits] Dépôts vus
    [sales] Ventes vues
    [taxes] Collecte de taxes
    [continuous] Événements continus
    [ahead] Événements prévus
   *[event] Événement du mois
}
phase_played = { $phase ->
    [upkeep] Phase d’entretien
    [edict] Phase d’édits
    [income] Phase de revenus
   *[event] Phase d’événement
}
step_restarted = Étape reprise du début
event_put_ahead = { $month ->
    [one] Événement prévu pour le mois { $month } : { TERM("event", $event) }
    [other] Événement prévu pour le mois { $month } : { TERM("event", $event) }
   *[named] Événement prévu pour { $month } : { TERM("event", $event) }
}
event_put_ahead_removed = Événement retiré du calendrier : { TERM("event", $event) }
event_removed = Retrait d’un événement : { TERM("event", $event) }
withdrawn = Retrait de { $bp } PC, soit { $gp } po
deposited = Dépôt de { $gp } po, soit { $bp } PC
valuable_sold = Vente d’un objet { AT($settlement) } pour { $bp } PC
item_placed = { $name } { AT($settlement) }
item_taken = { $name } acheté { AT($settlement) }{ $price ->
    [0] {""}
   *[other] {" "}pour { $price } po
}

## Ce qui s’est passé (chronique)

check_passed = { $attribute ->
    [economy] { CAP(TERM("term", "economy_check")) }
    [loyalty] { CAP(TERM("term", "loyalty_check")) }
   *[stability] { CAP(TERM("term", "stability_check")) }
} : { $dice ->
    [rolled] lancé { $natural }
    [typed] saisi { $natural }
   *[other] { $natural } au dé
}, { $total } contre { $dc } : réussi
check_failed = { $attribute ->
    [economy] { CAP(TERM("term", "economy_check")) }
    [loyalty] { CAP(TERM("term", "loyalty_check")) }
   *[stability] { CAP(TERM("term", "stability_check")) }
} : { $dice ->
    [rolled] lancé { $natural }
    [typed] saisi { $natural }
   *[other] { $natural } au dé
}, { $total } contre { $dc } : raté
consumption_paid = Consommation : { $due } PC à payer{ $drawn ->
    [0] {""}
   *[other] , dont { $drawn } sur les réserves de vivres
}
no_taxes = Pas de taxes : la place est vacante ({ TERM("role", $role) })
taxes_collected = Taxes : { $amount } PC
sponsor_paid = Le riche mécène reçoit { $amount } PC
hex_lost = Perte de l’hexagone { $hex }
item_found = { $item } apparaît { AT($settlement) }{ $price ->
    [0] {""}
   *[other] , pour { $price } po
}
event_occurs = { CAP(TERM("event", $event)) }
event_continues = Toujours en cours : { TERM("event", $event) }
event_ended = Événement terminé : { TERM("event", $event) }
event_spreads = Extension à l’hexagone { $hex } : { TERM("event", $event) }
event_invalid = Sans objet ici, nouveau lancer : { TERM("event", $event) }
diplomatic_offer = Offre d’un voisin : { TERM("edict", $edict) }
land_seized = Des colons s’emparent de l’hexagone { $hex } et construisent { TERM("improvement", $improvement, 1, "indefinite") }
assassin_strikes = Un assassin s’en prend à { $name } ({ TERM("role", $role) })
leader_killed = Mort { OF($name, "person") } ({ TERM("role", $role) })
improvement_destroyed = Destruction { TERM("improvement", $improvement, 1, "of_definite") } dans l’hexagone { $hex }
monster_beaten = Le monstre de l’hexagone { $hex } est vaincu
demand_raised = Le peuple demande { $build ->
    [1] de construire
   *[0] de supprimer
} ceci : { TERM($kind, $wanted) }
demand_met = Le peuple a obtenu ce qu’il voulait : { TERM($kind, $wanted) }
gift_built = Don pour { $settlement } : { TERM("building", $building) }
no_room_for_gift = Pas de place { AT($settlement) } pour un don : { TERM("building", $building) }
building_destroyed = Destruction { TERM("building", $building, 1, "of_definite") } { AT($settlement) }
building_was_damaged = Dégâts { AT($settlement) } : { TERM("building", $building) }
pilgrims_came = Arrivée de pèlerins { AT($settlement) }

## Ajouts : tests des actions, étapes marquantes, plusieurs mois d’un coup

annexation_failed = La cité libre de l’hexagone { $hex } ne veut pas encore rejoindre le royaume
free_city_by_itself = Une cité libre se dresse dans l’hexagone { $hex } : il se revendique seul.
leader_abdicated = Démission { OF($name, "person") } ({ TERM("role", $role) })
milestone = Jalon : { TERM("milestone", $milestone) }, { $xp } PX
months_played = { $months ->
    [one] Un mois joué
   *[other] { $months } mois joués
}
months_stopped = Jeu arrêté : { $reason ->
    [asked] la table doit répondre
    [event] un événement
    [unrest] l’Insatisfaction
   *[treasury] la trésorerie
}
months_to_play = On peut jouer de 1 à { $most } mois d’un coup, pas { $months }.
plague_rages = Une épidémie sévit dans l’hexagone { $hex } : rien ne peut y être construit.
reason_handed_over = fonction reprise ce mois-ci, après un test raté
