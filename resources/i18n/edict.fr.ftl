### La phase d’édits : unités militaires, responsables qui choisissent ou que l’on perd, jours fériés auxquels on ne croit plus.

## Unités militaires : pourquoi non

no_such_army = Il n’y a pas d’armée numéro { $number }.
army_exists = Il y a déjà une armée « { $army } ».
army_limit_reached = Un travail sur une armée prend la place d’une nouvelle communauté ; la limite du mois est de { $allowed }, dont { $used } déjà utilisé.
cr_wrong = « { $cr } » n’est pas un FP : il faut un nombre entier, ou une fraction comme 1/2.
army_no_settlement = Il n’y a pas de communauté ici : { $hex }.
army_no_post = Rien de tel n’attend les armées ici ({ $hex }) : une armée se tient en plein air, dans une communauté, un fort ou une tour de guet.
army_not_allied = Cette terre appartient à un royaume qui n’est pas un allié ({ $kingdom }) : les armées ne stationnent que sur les terres des alliés.
army_not_in_settlements = Les armées alliées ne stationnent pas dans les communautés d’un allié ({ $kingdom }), seulement sur ses terres, dans ses forts et ses tours de guet.
army_post_taken = { CAP(TERM("improvement", $within, 1, "definite")) } ({ $hex }) abrite déjà une armée : celle d’un allié ne va que là où il n’y en a pas d’autre.
army_troubles_ally = À moins que ce royaume n’ait demandé de l’aide après une attaque, il fait un test de Loyauté, ou son Insatisfaction augmente de 1d2 : { $kingdom }.

## Unités militaires : ce qui a été fait, lignes des comptes

army_raised = Levée d’une armée : { $army }
army_changed = { $work ->
    [expand] Armée agrandie : { $army }
    [equip] Armée équipée : { $army }
   *[repair] Armée ramenée à pleine force : { $army }
}
army_edited = Modification de l’armée : { $army }
army_disbanded = Armée dissoute : { $army }
army_stationed = Armée en marche : { $army } ({ $hex })
army_stationed_in = { $within ->
    [settlement] Armée en marche : { $army }, dans la communauté ({ $hex })
   *[other] Armée en marche : { $army }, dans { TERM("improvement", $within, 1, "definite") } ({ $hex })
}
army_off_the_map = Armée retirée de la carte : { $army }
source_army_at = { $place } (armée)
counts_bp_a_week_weeks = { $bp_a_week } PC par semaine, { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
} en campagne
counts_bp_a_week_reserve = { $bp_a_week } PC, en réserve

## Unités militaires : dans les listes

army_nowhere = Pas sur la carte
army_stands = { $within ->
    [settlement] { $settlement }
    [open] { $hex }
   *[other] { CAP(TERM("improvement", $within)) }, { $hex }
}
army_field = { $weeks ->
    [0] En réserve
    [1] Une semaine par mois
    [4] Tout le mois
   *[other] { $weeks } semaines par mois
}

## Responsables : pourquoi non

which_holder = Deux personnes exercent cette fonction ({ TERM("role", $role) }), { $first } et { $second } : précisez laquelle.
no_choice_of_attributes = Cette fonction ({ TERM("role", $role) }) ne laisse pas le choix des attributs.
attribute_missing = Il faut un attribut : economy, loyalty ou stability.
attributes_unchanged = { CAP(TERM("role", $role, 1, "definite")) } apporte déjà son bonus à cet attribut.
choice_lasts = { CAP(TERM("role", $role, 1, "definite")) } a déjà choisi, et ce choix demeure ; d’autres attributs s’y ajoutent quand le royaume grandit ({ $name }).
choice_in_edict_phase = { CAP(TERM("role", $role, 1, "definite")) } ne change de choix que pendant la phase d’édits.
choice_made = { CAP(TERM("role", $role, 1, "definite")) } a déjà changé de choix pendant cette phase d’édits.
rulers_choose_together = Deux dirigeants mariés apportent leur bonus aux mêmes attributs ; ceux choisis par { $name } sont différents.
replaced_in_edict_phase = { $name } n’est plus en état de servir depuis la dernière phase d’édits : la fonction ({ TERM("role", $role) }) pourra être confiée à quelqu’un d’autre lors de la prochaine.
leader_lost_already = { $name } est déjà hors d’état de servir.
leader_not_lost = { $name } est en fonction.

## Responsables : ce qui a été fait, lignes des comptes

attributes_chosen = { CAP(TERM("role", $role, 1, "definite")) } apporte désormais son bonus à : { TERM("term", $attribute) }{ $count ->
    [one] {""}
   *[other] {" "}et d’autres
}
leader_lost = { $how ->
    [dead] { $name } meurt ({ TERM("role", $role) })
   *[disabled] { $name } n’est plus en état de servir ({ TERM("role", $role) })
}
leader_returned = { $name } reprend sa fonction ({ TERM("role", $role) })
reason_leader_lost = mort ou hors d’état de servir
reason_lost_this_month = perte de ce mois-ci ; la place est vacante à partir du prochain entretien
reason_absence_softened = une courte absence ne coûte que le bonus, par une interprétation de cette campagne
reason_vacancy_grace = un jeune royaume en est dispensé : une place par hexagone, par une interprétation de cette campagne

## Jours fériés : pourquoi non, ce qui a été fait, lignes des comptes

no_holidays_promised = Aucun jour férié promis ne pourrait apporter de Loyauté.
holidays_already_suspended = Le bonus des jours fériés est déjà suspendu.
holidays_not_suspended = Le bonus des jours fériés n’est pas suspendu.
holidays_suspended = Bonus des jours fériés suspendu
holidays_restored = Bonus des jours fériés rétabli
reason_holidays_suspended = suspendu par le MJ
