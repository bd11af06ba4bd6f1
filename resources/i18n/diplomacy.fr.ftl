### Diplomatie : envoyés, ambassades, traités, alliances, guerre

## Ce qui n’est pas possible

envoy_to_itself = { $kingdom } n’a pas besoin d’émissaire auprès de lui-même.
envoy_under_way = Un émissaire est déjà en route vers { $kingdom } : { TERM("errand", $errand) }.
embassy_stands = Un accord d’ambassade existe déjà avec { $kingdom }.
agreement_stands = Il y a déjà cet accord avec { $kingdom } : { TERM("edict", $agreement) }.
embassy_needed = Il faut d’abord un accord d’ambassade avec { $kingdom }.
treaty_needed = Une alliance demande d’abord un traité avec { $kingdom }.
no_agreement = Cet accord n’existe pas avec { $kingdom } : { TERM("edict", $agreement) }.
balanced_already = L’accord avec { $kingdom } est déjà équilibré : { TERM("edict", $agreement) }.
favours_them = L’accord ({ TERM("edict", $agreement) }) favorise { $kingdom } ; sans test, on ne rééquilibre que celui qui est à son propre avantage.
attempt_barred = Après un échec, on peut réessayer avec { $kingdom } à partir de { $month } : { TERM("errand", $errand) }.
no_such_errand = Il n’y a pas de mission « { $errand } » ; il y a : { $known }.
no_such_skill = Un émissaire n’a pas besoin de la compétence « { $skill } » ; il y a : { $known }.
no_such_envoy = Aucun émissaire numéro { $number } n’est en route.
envoy_cost_short = Le voyage coûte jusqu’à { $most } PC en plus de { $bp } PC de cadeaux, et la trésorerie contient { $have }.
no_such_agreement = Il n’y a pas d’accord « { $agreement } » ; il y a : { $known }.
no_such_balance = Il n’y a pas d’équilibre « { $balance } » ; il y a : { $known }.
treaty_first = Il y a un traité avec { $kingdom } ; retirez-vous-en avant de fermer l’ambassade.
embassy_kept_this_turn = Le peuple veut garder l’ambassade auprès { OF($kingdom) } ; on peut réessayer au prochain tour.
at_war_already = La guerre avec { $kingdom } est déjà là.
not_at_war = Il n’y a pas de guerre avec { $kingdom }.
not_allied = Il n’y a pas d’alliance avec { $kingdom }.
no_embassy_building = « { $building } » ne peut servir d’ambassade ; peuvent le faire : { TERMS("building", $any_of) }.
no_embassy_there = { $settlement } n’a pas de bâtiment numéro { $number } libre et en service.
no_embassy_open = Il n’y a pas de bâtiment d’ambassade auprès { OF($kingdom) }.
embassy_open_already = Il y a déjà un bâtiment d’ambassade auprès { OF($kingdom) }.
building_is_embassy = { CAP(TERM("building", $building)) } : c’est l’ambassade { OF($kingdom) }, et son territoire.
settlement_not_theirs = { $settlement } n’appartient pas à { $kingdom }.

## Ce qui se fait, et ce qui en résulte

envoy_sent = Émissaire auprès { OF($kingdom) } : { TERM("errand", $errand) }{ $bp ->
    [0] {""}
   *[other] , avec { $bp } PC de cadeaux
}
envoy_recalled = Émissaire auprès { OF($kingdom) } rappelé : { TERM("errand", $errand) }
envoy_returns = L’émissaire auprès { OF($kingdom) } revient, n’ayant plus rien à faire : { TERM("errand", $errand) }
envoy_paid = Le voyage de l’émissaire auprès { OF($kingdom) } coûte { $bp } PC
envoy_passed = Test ({ TERM("skill", $skill) }) auprès { OF($kingdom) }{ $count ->
    [1] {""}
   *[other] , { $number } sur { $count }
} : { $dice ->
    [rolled] lancé { $natural }
    [typed] saisi { $natural }
   *[other] { $natural } au dé
}, { $total } contre { $dc } : réussi
envoy_failed = Test ({ TERM("skill", $skill) }) auprès { OF($kingdom) }{ $count ->
    [1] {""}
   *[other] , { $number } sur { $count }
} : { $dice ->
    [rolled] lancé { $natural }
    [typed] saisi { $natural }
   *[other] { $natural } au dé
}, { $total } contre { $dc } : raté
envoy_ruled = Test ({ TERM("skill", $skill) }) auprès { OF($kingdom) }{ $count ->
    [1] {""}
   *[other] , { $number } sur { $count }
}, décidé par le MJ : { $passed ->
    [0] raté
   *[1] réussi
}
embassy_agreed = { $kingdom } accepte des ambassades réciproques
embassy_refused = { $kingdom } refuse les ambassades ; on peut réessayer à partir de { $month }
threat_failed = { $kingdom } ne cède pas à la menace ; on peut réessayer à partir de { $month }
war_declared = { $kingdom } déclare la guerre
pact_refused = Pas d’accord avec { $kingdom } ({ TERM("edict", $agreement) }) : on peut réessayer à partir de { $month }, et la Renommée baisse
talks_point_won = Pourparlers avec { $kingdom }, point { $number } : { TERM("skill", $skill) } { $ours } contre { TERM("skill", $other_skill) } { $theirs }, gagné
talks_point_lost = Pourparlers avec { $kingdom }, point { $number } : { TERM("skill", $skill) } { $ours } contre { TERM("skill", $other_skill) } { $theirs }, perdu
talks_point_tied = Pourparlers avec { $kingdom }, point { $number } : { TERM("skill", $skill) } { $ours } contre { TERM("skill", $other_skill) } { $theirs }, égalité
talks_won = L’avantage est à nous dans les pourparlers avec { $kingdom } : { $won } points gagnés sur { $count }
talks_lost = L’avantage est à l’autre partie dans les pourparlers avec { $kingdom } : { $won } points gagnés sur { $count }
pact_signed = Accord avec { $kingdom } : { TERM("edict", $agreement) } ({ TERM("balance", $balance) }), { SIGNED($amount) } { $agreement ->
    [alliance] Stabilité
   *[treaty] Économie
}
pact_balanced = L’accord avec { $kingdom } est désormais équilibré : { TERM("edict", $agreement) }
renegotiation_refused = Le peuple ne veut pas renégocier avec { $kingdom } ({ TERM("edict", $agreement) }) : rien ne change, et l’Insatisfaction monte
agreement_given_up = Fin de l’accord avec { $kingdom } : { TERM("edict", $agreement) }
agreement_ended = L’accord avec { $kingdom } a pris fin : { TERM("edict", $agreement) }
embassy_kept = Le peuple veut garder l’ambassade auprès { OF($kingdom) } : elle reste ouverte
kingdom_attacked = Attaque contre { $kingdom } : c’est la guerre
partner_attacked = { $kingdom } attaqué malgré les accords ({ TERM("edict", $agreement) }) : Infamie { SIGNED($infamy) }, Insatisfaction { SIGNED($amount) }
peace_made = Paix avec { $kingdom }
relation_set = { $kingdom } et { $other } : accords établis
embassy_opened = Ambassade auprès { OF($kingdom) } : { TERM("building", $building) }, { $bp } PC
embassy_given_up = Bâtiment d’ambassade auprès { OF($kingdom) } abandonné
army_hosted = Une armée { OF($kingdom) } stationne sur nos terres
aid_refused = Aucune aide pour { $kingdom } : Infamie { SIGNED($amount) }
overture_accepted = Accord conclu avec { $kingdom } : { TERM("edict", $edict) }

## Ce qui est demandé

ask_envoy_cost = Combien coûte le voyage de l’émissaire auprès { OF($kingdom) } ?
ask_envoy = L’émissaire convainc-t-il { $kingdom } ? { CAP(TERM("skill", $skill)) }{ $count ->
    [1] {""}
   *[other] , test { $number } sur { $count }
}
ask_talks_ours = Pourparlers avec { $kingdom }, point { $number } : notre côté, { TERM("skill", $skill) }
ask_talks_theirs = Pourparlers avec { $kingdom }, point { $number } : l’autre côté, { TERM("skill", $skill) }, contre nos { $ours }
ask_terms_ours = L’avantage est à nous : que sera l’accord avec { $kingdom } ({ TERM("edict", $agreement) }) ?
ask_terms_theirs = L’avantage est à l’autre partie : que veut { $kingdom } ({ TERM("edict", $agreement) }) ?
ask_economy_estimate = Nul ne connaît l’Économie { OF($kingdom) } : 2d6 + sa taille
ask_renegotiation = Le peuple accepte-t-il de renégocier avec { $kingdom } ?
kingdom_elsewhere = Un autre royaume, absent de cette campagne
ask_invitation_from = Qui a invité les responsables ?
ask_overture_from = De qui est-ce l’ambassadeur ?
ask_overture_accepted = L’accord avec { $kingdom } est-il conclu ({ TERM("edict", $edict) }) ?
ask_overture_terms = Que sera l’accord avec { $kingdom } ({ TERM("edict", $edict) }) ?
due_envoy = L’émissaire arrive auprès { OF($kingdom) } : { TERM("errand", $errand) }
due_attempt = On peut réessayer avec { $kingdom } : { TERM("errand", $errand) }

## D’où viennent les lignes d’un compte

source_diplomacy = { $id ->
    [base] Tout édit diplomatique
    [size_theirs] Leur taille
    [size_ours] Notre taille
    [alignment] Différence d’alignement
    [attitude] Leur attitude envers nous
    [independence] La demande d’indépendance
    [gifts] Cadeaux
    [envoy] Bonus de l’émissaire
   *[armies] Armées actives
}
source_diplomacy_at = { $id ->
    [alliance_shared] { $place } : allié des deux
    [treaty_ally] { $place } : notre traité, leur allié
    [treaty_shared] { $place } : un traité avec les deux
    [embassy_enemy] { $place } : notre ambassade, leur ennemi
    [treaty_enemy] { $place } : notre traité, leur ennemi
   *[alliance_enemy] { $place } : notre alliance, leur ennemi
}
source_treaty = Traité
source_treaty_at = Traité avec { $place }
source_alliance = Accord d’alliance
source_alliance_at = Alliance avec { $place }
source_embassy = Ambassade
source_embassy_at = Ambassade auprès { OF($place) }
source_envoy = { $id ->
    [attack_embassy] Attaque malgré une ambassade
    [attack_treaty] Attaque malgré un traité
    [attack_alliance] Attaque contre un allié
    [end_treaty] Retrait d’un traité
    [end_alliance] Retrait d’une alliance
    [host_army] Armée alliée sur nos terres
    [refuse_aid] Aide refusée
   *[other] Émissaire : { TERM("errand", $id) }
}
source_envoy_at = { $id ->
    [attack_embassy] Attaque contre { $place } malgré une ambassade
    [attack_treaty] Attaque contre { $place } malgré un traité
    [attack_alliance] Attaque contre { $place }, un allié
    [end_treaty] Retrait du traité avec { $place }
    [end_alliance] Retrait de l’alliance avec { $place }
    [host_army] Une armée { OF($place) } sur nos terres
    [refuse_aid] Aide refusée à { $place }
   *[other] Émissaire auprès { OF($place) } : { TERM("errand", $id) }
}
reason_not_for_threats = ne compte pas pour les menaces
reason_embassy = ambassade d’un autre royaume
reason_embassy_lost = le bâtiment de l’ambassade est perdu
counts_size_per = { $size } hexagones, un pour { $per }
counts_armies = { $armies } en campagne
counts_signed_later = { $signed } à la signature, { $later } de moins après le premier
