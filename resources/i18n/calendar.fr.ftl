### Ce qui échoit dans les mois à venir, et plusieurs mois joués d’un coup.

## Le calendrier

due_event_ahead = { CAP(TERM("event", $event)) }
due_event_secret = Un événement prévu par le MJ
due_event_going_on = Toujours en cours : { TERM("event", $event) }
due_modifier_begins = Début : { $what }
due_modifier_ends = Fin : { $what }
due_duty = { $name }, { TERM("role", $role) } : { $days } jours de service sur { $needed }, la place compte donc comme vacante
due_acting = { $name }, { TERM("role", $role) }, remplace le dirigeant : un test à chaque entretien
due_leader_lost = { $name }, { TERM("role", $role) } : perdu ce mois-ci, la place compte donc comme vacante
due_handover = { CAP(TERM("role", $role)) } : fonction reprise, la place n’est plus vacante
due_may_build = On peut commencer à construire
due_hex_prepared = Prêt pour une communauté
due_building_closes = { CAP(TERM("building", $building, 1, "definite")) } ferme, à moins de retrouver le voisin qui manque
due_item_leaves = { $item } est en vente jusqu’ici
due_repayment = { $amount } PC à rendre au mécène
due_tithe = { $percent } % des revenus au mécène
due_hex_at_risk = De mauvais dés pourraient porter l’Insatisfaction à { $most } ; à 11, un hexagone est perdu
due_cut_off = Territoire coupé : l’Insatisfaction compte { $amount } de plus pour ses hexagones
due_won_back = Le bonus de { SIGNED($amount) } pour regagner les communautés perdues diminue
due_last_chance = Dernière chance : revendiquer un hexagone et fonder une communauté, sinon le royaume est détruit
due_what = { $name } { SIGNED($amount) }
due_what_percent = Consommation { SIGNED($amount) } %
due_what_divided = Consommation divisée par { $amount }
due_what_continuous = Tests des événements continus { SIGNED($amount) }
due_at_end = Fin du mois
due_each = Chaque mois
due_this_month = À échéance ce mois-ci : { $list }
due_more = { $list } ; et { $count } de plus
due_secret = Pour le MJ seul

## Plusieurs mois d’un coup

stops_at_once = Rien n’est joué : { $reason ->
    [fallen] le royaume n’existe plus.
    [landless] le royaume a perdu ses terres.
    [anarchy] le royaume est en anarchie.
    [unrest] l’Insatisfaction a déjà atteint sa limite.
    [risk] le prochain entretien pourrait coûter un hexagone.
   *[treasury] la trésorerie est déjà sous sa limite.
}
play_stopped = { $months ->
    [0] Jeu arrêté le premier mois
    [one] Jeu arrêté après un mois
   *[other] Jeu arrêté après { $months } mois
} : { $reason ->
    [played] c’est tout
    [fallen] le royaume n’existe plus
    [landless] le royaume a perdu ses terres
    [anarchy] anarchie
    [unrest] l’Insatisfaction a atteint sa limite
    [treasury] la trésorerie est sous sa limite
    [risk] le prochain entretien pourrait coûter un hexagone
    [event] un événement
    [event_asks] { TERM("event", $event) }
    [edict] un édit ne peut être promulgué
    [hex] un hexagone est à choisir
    [name] un objet magique attend un nom
    [dice] { TERM("role", $role, 1, "definite") } doit lancer les dés
    [others_open] { $kingdom } n’a pas encore joué ce mois
   *[choice] il y a quelque chose à décider
}{ $whose ->
    [other] {" "}({ $kingdom })
   *[own] {""}
}
month_in_short = En bref : trésorerie { $treasury_before } → { $treasury }, Insatisfaction { $unrest_before } → { $unrest } ; Économie { $economy }, Loyauté { $loyalty }, Stabilité { $stability }, Consommation { $consumption }
month_unnamed = Un mois a besoin d’un nom.
start_month_out_of_range = Le premier mois est l’un des { $count }, pas le numéro { $number }.
event_in_no_hex = Cela ne frappe pas un hexagone précis : { TERM("event", $event) }.
