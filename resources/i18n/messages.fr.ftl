### Les phrases du moteur : pourquoi pas, avertissements, ce qui a été fait, d’où viennent les nombres.
### Les fonctions employées ici sont expliquées dans kingdom_gui/words/functions.py ; les termes sont dans
### resources/terms. Espace fine insécable devant ; : ! ? et espace insécable dans les guillemets.

## Pourquoi pas : impossible

no_such_kingdom = Il n’y a pas de royaume « { $kingdom } » dans cette campagne.
no_such_hex = L’hexagone { $hex } n’est pas sur la carte.
no_such_settlement = Il n’y a pas de communauté « { $settlement } ».
settlement_not_yours = { $settlement } n’appartient pas à ce royaume.
no_such_terrain = Il n’y a pas de terrain « { $terrain } ».
no_such_special = Il n’y a pas de terrain spécial « { $special } » à placer. Une rivière, elle, se dessine.
no_such_building = Il n’y a pas de bâtiment « { $building } ».
no_such_improvement = Il n’y a pas d’amélioration de terrain « { $improvement } ».
no_such_role = Il n’y a pas de responsable gouvernemental « { $role } ».
no_such_ability = Il n’y a pas de caractéristique « { $ability } » ; utilisez str, dex, con, int, wis ou cha.
no_such_attribute = Cette fonction ne peut rien ajouter à « { $attribute } ».
no_such_edict = Il n’y a pas d’édit « { $edict } » ; utilisez holiday, promotion ou taxation.
no_such_level = L’édit « { TERM("edict", $edict) } » n’a pas de niveau « { $level } ».
no_such_alignment = Il n’y a pas d’alignement « { $alignment } » ; utilisez LG, NG, CG, LN, N, CN, LE, NE ou CE.
no_such_government = Il n’y a pas de forme de gouvernement « { $government } ».
no_such_total = « { $name } » n’est pas un nombre qu’on puisse modifier ici.
no_such_modifier = Il n’y a pas de modificateur numéro { $number }.
no_such_ruling = Il n’y a pas d’interprétation « { $ruling } » qui laisse un choix.
no_such_choice = L’interprétation « { $ruling } » n’offre pas le choix « { $choice } ».
bad_id = « { $id } » ne peut pas servir d’identifiant : il faut des lettres minuscules, des chiffres, - et _, en commençant par une lettre ou un chiffre.
kingdom_exists = Il y a déjà un royaume « { $kingdom } ».
settlement_exists = Il y a déjà une communauté « { $settlement } ».
name_missing = Il faut un nom.
below_zero = { $name ->
    [figure] Nombre noté pour un bâtiment
   *[other] { CAP(TERM("term", $name)) }
} : la valeur { SIGNED($value) } n’est pas admise, on ne descend pas sous 0.
days_out_of_range = Un mois compte de 0 à 31 jours de service, pas { $days }.
months_out_of_range = Un modificateur dure au moins un mois, pas { $months }.
nothing_granted = Rien ne changerait : toutes les valeurs sont à 0.
number_out_of_range = « { $field } » doit être un nombre entier de { $low } à { $high }.
not_text = « { $field } » contient des caractères qui ne sont pas du texte.
nothing_chosen = Rien n’a été choisi : ni hexagone ni lot n’est indiqué.
nothing_written = La note est vide.
hex_claimed = L’hexagone { $hex } est déjà revendiqué.
already_claimed = Le royaume l’a déjà revendiqué.
not_neighbours = Les hexagones { $hex } et { $other_hex } ne se touchent pas : aucune rivière ne peut couler de l’un à l’autre.
special_already_there = Il y a déjà { TERM("special_terrain", $special, 1, "indefinite") } dans l’hexagone { $hex }.
special_not_there = Il n’y a pas { OF(TERM("special_terrain", $special)) } dans l’hexagone { $hex }.
already_there = Il y a déjà { TERM("improvement", $improvement, 1, "indefinite") } à cet endroit.
improvement_not_there = Il n’y a pas { OF(TERM("improvement", $improvement)) } à cet endroit.
never_built_alone = { CAP(TERM("improvement", $improvement, 1, "indefinite")) } ne se construit pas à part : son coût est compris dans celui de la route.
already_prepared = L’hexagone { $hex } est déjà préparé.
cannot_prepare = On ne peut pas préparer de communauté sur ce terrain ({ TERM("terrain", $terrain) }).
already_reigning = Le règne { OF($kingdom) } a déjà commencé.
role_held = La fonction est déjà exercée par { $name } ({ TERM("role", $role) }) ; il faut d’abord la libérer ou désigner un remplacement.
nobody_there = Personne n’exerce cette fonction ({ TERM("role", $role) }).
cannot_act_as_ruler = { CAP(TERM("role", $role, 1, "indefinite")) } ne peut pas remplacer { TERM("role", "ruler", 1, "definite") } ; seuls { TERM("role", "consort", 1, "definite") } et { TERM("role", "heir", 1, "definite") } le peuvent.

## Pourquoi pas : règles

treasury_short = Cela coûte { $need } PC, et la trésorerie en contient { $have }.
anarchy = Le royaume est en proie à l’anarchie : rien n’est possible tant que l’ordre n’est pas rétabli.
role_needed = Il faut d’abord { TERM("role", $role, 1, "indefinite") } en fonction.
limit_reached =
    { $limit ->
        [claims] La limite du mois est dépassée : { $allowed ->
            [one] { $allowed } hexagone revendiqué
           *[other] { $allowed } hexagones revendiqués
        } (déjà { $used }, demandé { $asked }).
        [settlements] La limite du mois est dépassée : { $allowed ->
            [one] { $allowed } nouvelle communauté
           *[other] { $allowed } nouvelles communautés
        } (déjà { $used }, demandé { $asked }).
        [buildings] La limite du mois est dépassée : { $allowed ->
            [one] { $allowed } bâtiment
           *[other] { $allowed } bâtiments
        } (déjà { $used }, demandé { $asked }).
       *[improvements] La limite du mois est dépassée : { $allowed ->
            [one] { $allowed } amélioration de terrain
           *[other] { $allowed } améliorations de terrain
        } (déjà { $used }, demandé { $asked }).
    }
reasons_alike = … et { $count } autres de ce genre.
not_explored = L’hexagone { $hex } n’a pas encore été exploré.
not_cleared = L’hexagone { $hex } n’a pas encore été débarrassé de ses dangers.
not_adjacent_to_realm = L’hexagone { $hex } n’est pas adjacent au royaume.
sea_between = L’hexagone { $hex } se trouve au-delà d’eaux profondes : il faut d’abord explorer et revendiquer { $count ->
    [one] l’hexagone d’eau qui le sépare
   *[other] les { $count } hexagones d’eau qui le séparent
} du royaume.
hex_not_claimed = L’hexagone { $hex } n’est pas revendiqué par ce royaume.
wrong_terrain = On ne peut pas construire { TERM("improvement", $improvement, 1, "indefinite") } dans l’hexagone { $hex } (terrain : { TERM("terrain", $terrain) }).
size_too_small = Il faut un royaume de taille { $needed } ; le vôtre est de taille { $size }.
needs_inhex =
    { $improvement ->
        [farm] Dans le désert, il faut à une ferme un canal, une côte ou une rivière dans son hexagone même ({ $hex }).
        [fishery] Il faut à une pêcherie une côte, une rivière, un marais ou de l’eau ({ $hex }).
       *[other] L’hexagone { $hex } manque de l’eau nécessaire.
    }
needs_inorbeside = Pour { TERM("improvement", $improvement, 1, "indefinite") }, il faut une rivière, un lac, un marais ou un canal dans l’hexagone { $hex } ou à côté, ou bien deux fermes voisines.
needs_noneof = Un fort et une tour de guet ne peuvent pas partager l’hexagone { $hex }.
better_one_there = L’hexagone { $hex } a déjà mieux.
hex_not_shared = { CAP(TERM("improvement", $improvement, 1, "definite")) } et { TERM("improvement", $other, 1, "definite") } ne peuvent pas partager l’hexagone { $hex }.
holds_another_role = { $name } exerce déjà une fonction ({ TERM("role", $role) }) ; chacun n’en exerce qu’une.
rulers_married = Avec deux dirigeants mariés, il n’y a pas de place pour un consort.

## Avertissements

no_settlement = Le royaume n’a pas encore de communauté.
no_ruler = Le royaume n’a pas encore de dirigeant ; sans lui, l’Insatisfaction augmente de 4 à chaque phase d’entretien.
free_city_in_hex = Une cité libre se trouve dans l’hexagone { $hex } : pour l’annexer en paix, il faut un test de Stabilité.
capital_lost = { $settlement } est la capitale et serait perdue.
not_below = D’après les règles, ce terrain ({ TERM("terrain", $painted) }) ne se trouve pas sous celui-là ({ TERM("terrain", $terrain) }) : hexagone { $hex }.
realm_split = { $count ->
    [one] { $count } hexagone serait coupé
   *[other] { $count } hexagones seraient coupés
} de la capitale.
attributes_later = À cette taille, { TERM("role", $role, 1, "definite") } apporte son bonus à { $count ->
    [one] { $count } attribut
   *[other] { $count } attributs
} ; les autres attendront que le royaume grandisse.
attribute_chosen = Aucun attribut n’a été choisi ; { TERM("role", $role, 1, "definite") } apporte donc son bonus à celui-ci : { TERM("term", $attribute) }.

## Ce qui a été fait (chronique, annulation)

terrain_painted = Terrain : { TERM("terrain", $terrain) } ({ $count })
hexes_removed = Retrait de { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
} de la carte
water_set = Côtes et lacs
river_drawn = Tracé d’une rivière
river_erased = Effacement d’une rivière
special_added = Ajout { TERM("special_terrain", $special, 1, "of_indefinite") } dans l’hexagone { $hex }
special_removed = Retrait { TERM("special_terrain", $special, 1, "of_definite") } de l’hexagone { $hex }
explored = Exploration de { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
}
hex_noted = Note sur l’hexagone { $hex }
road_double_set = Prix des routes dans l’hexagone { $hex }
settings_changed = Modification des réglages de la campagne
kingdom_founded = Fondation { OF($name) }
kingdom_adopted = Reprise { OF($name) } depuis le papier
paper_set = Correction de la feuille papier { OF($kingdom) }
reign_begun = Début du règne { OF($kingdom) }
kingdom_edited = Modification { OF($kingdom) }
sat_at_table = Royaume à la table : { $kingdom }
month_begun = { $month ->
    [one] Début du mois { $month }
    [other] Début du mois { $month }
   *[named] Début du mois : { $month }
}
hexes_claimed = Revendication { $count ->
    [one] de l’hexagone { $hex }
   *[other] de { $count } hexagones
}
hexes_granted = Octroi { $count ->
    [one] de l’hexagone { $hex }
   *[other] de { $count } hexagones
}
hexes_abandoned = Abandon { $count ->
    [one] de l’hexagone { $hex }
   *[other] de { $count } hexagones
}
improvement_built = { $count ->
    [one] Construction { TERM("improvement", $improvement, 1, "of_indefinite") } dans l’hexagone { $hex }
   *[other] Construction { OF(TERM("improvement", $improvement, $count)) } dans { $count } hexagones
}
improvement_removed = { $count ->
    [one] Retrait { TERM("improvement", $improvement, 1, "of_definite") } de l’hexagone { $hex }
   *[other] Retrait { OF(TERM("improvement", $improvement, $count)) } de { $count } hexagones
}
hex_prepared = Préparation de l’hexagone { $hex }{ $months ->
    [0] {""}
    [one] , prêt dans { $months } mois
   *[other] , prêt dans { $months } mois
}
leader_appointed = Nomination { OF($name, "person") } ({ TERM("role", $role) })
leader_dismissed = Renvoi { OF($name, "person") } ({ TERM("role", $role) })
edict_set = { CAP(TERM("edict", $edict)) } : { LEVEL($edict, $level) }
granted = Octroi du MJ
modifier_added = { CAP(TERM("term", $target)) } { SIGNED($amount) } par le MJ
modifier_removed = Retrait d’un modificateur : { TERM("term", $target) } { SIGNED($amount) }
ruling_set = Interprétation « { TERM("ruling", $ruling) } » : { CHOICE($ruling, $choice) }
note = Note
overridden = Règle outrepassée par le MJ
anarchy_began = Insatisfaction à 20 : anarchie

## D’où viennent les nombres

source_alignment = Alignement : { TERM("alignment", $id) }
source_building = { CAP(TERM("building", $id)) }
source_building_at = { CAP(TERM("building", $id)) }, { $place }
source_improvement = { CAP(TERM("improvement", $id)) }
source_improvement_at = { CAP(TERM("improvement", $id)) }, { $place }
source_special_terrain = { CAP(TERM("special_terrain", $id)) }
source_special_terrain_at = { CAP(TERM("special_terrain", $id)) }, { $place }
counts_hexes_per = { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}, un pour { $per }
counts_hexes = { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}
counts_lots_people_per_lot = { $lots ->
    [one] { $lots } lot
   *[other] { $lots } lots
} de { $people_per_lot } habitants
counts_cr_divisor = meilleur FP { $cr }, un pour { $divisor }
counts_gp_gp_per_fame = collections pour { $gp } po, un pour { $gp_per_fame }
source_leader = { CAP(TERM("role", $id)) } : { $place }
source_vacancy = { CAP(TERM("role", $id)) } : place vacante
source_edict = { CAP(TERM("edict", $id)) } : { $level }
source_attribute = { CAP(TERM("term", $id)) }
source_unrest = { CAP(TERM("term", "unrest")) }
source_size = Taille
source_district = Quartiers
source_settlement = { $id ->
    [size] Taille { OF($place) }
   *[other] { $place }
}
source_hex = { $id ->
    [claim] Revendication, { $place }
    [preparation] Préparation, { $place }
    [abandoned] Hexagone abandonné, { $place }
   *[other] Hexagones revendiqués
}
source_army = Armées
source_carried = Report de la feuille papier
source_gm = Octroyé par le MJ
source_gm_noted = { $note } (MJ)
source_event = { CAP(TERM("event", $id)) }
source_event_at = { CAP(TERM("event", $id)) }, { $place }
source_founding = { $id ->
    [patron] Du riche mécène
   *[other] À partir de rien
}
source_opening = Report : { $id ->
    [purchase] dépenses
    [building] bâtiments
    [gm] MJ
    [hex] hexagones
    [vacancy] places vacantes
    [founding] fondation
    [carried] feuille papier
    [floor] maintien à 0
    [improvement] améliorations
    [event] événements
    [rule] tours joués
    [leader] responsables
    [debt] dette
    [independence] indépendance
    [union] unification
    [vassal] vassaux
   *[other] { $id }
}
source_purchase = Dépensé : { $what }
source_floor = Jamais sous 0
source_cap = Plafond
source_rule = { $id ->
    [capital] Capitale déplacée
    [control_dc] Base
    [adopting] Déjà payé
    [population] Habitants
    [rebuild_same] Reconstruction sur ses propres ruines
    [rebuild_other] Construction sur des ruines
    [salvage] Pillage d’une ruine
    [construction_magic] Magie de construction
    [demolition] Déblaiement des lots
    [repair] Réparation
    [upkeep_stability] Test de Stabilité
    [action_check] De cette action
    [win_back] Veut revenir dans le royaume
    [surplus] Surplus des fermes
    [consumption] Consommation
    [taxes] Taxes
    [tax_bonus] Mines, carrières et autres
    [sponsor] Riche mécène
    [adventurers] Aventuriers embauchés
    [withdrawal] Retrait
    [deposit] Dépôt
    [sale] Vente
    [secondary_territory] Territoire secondaire
    [fallen] Trésorerie d’un royaume déchu
    [special_edicts] Édits spéciaux d’un tour
    [slot_purge] Objets écoulés
   *[other] { $id }
}
source_ruling = Interprétation « { TERM("ruling", $id) } »
source_government = { CAP(TERM("government", $id)) }
source_debt = Dette
source_custom = { $note }

# Une ligne et ce qui l’explique : ses quantités ou une note.
with_detail = { $text } : { $detail }

## Pourquoi une ligne ne compte pas

reason_founding = pas avant le premier mois du règne
reason_stand_in = quelqu’un assure le remplacement ce mois-ci
reason_duties_neglected = moins de sept jours de service
reason_role_vacant = la place est vacante
reason_size_too_small = le royaume est trop petit
reason_ruling = par une interprétation de cette campagne
reason_not_in_this_month = pas ce mois-ci
reason_damaged = bâtiment endommagé
reason_no_building_yet = pas encore fondée : il manque un premier bâtiment
reason_planned = en projet, pas encore payé
reason_floor = jamais sous 0

## Communautés et bâtiments : impossible

hex_has_settlement = { $settlement } se trouve déjà dans l’hexagone { $hex }.
already_capital = { $settlement } est déjà la capitale.
no_such_district = { $settlement } n’a pas de quartier { $district }.
no_building_of_number = { $settlement } n’a pas de bâtiment numéro { $number }.
no_such_lot = Il n’y a pas de lot { $lot } ; les lots vont de 0 à 35, rangée par rangée depuis le nord-ouest.
needs_side = Pour { TERM("building", $building, 1, "definite") }, indiquez un côté du quartier : n, e, s ou w.
takes_no_side = Pour { TERM("building", $building, 1, "definite") }, indiquez des lots et non un côté.
wrong_lot_count = Pour { TERM("building", $building, 1, "definite") }, il faut { $lots ->
    [one] { $lots } lot
   *[other] { $lots } lots
}, et non { $given }.
lots_off_grid = Il n’y a pas la place pour { TERM("building", $building, 1, "definite") } à cet endroit de la grille.
wrong_shape = Pour { TERM("building", $building, 1, "definite") }, les { $lots } lots doivent se toucher : côte à côte, ou deux par deux.
lot_taken = Le lot est déjà occupé ({ TERM("building", $other) }).
lot_in_use = On ne peut pas bloquer ce lot, car il est bâti ({ TERM("building", $other) }).
not_planned = Ce bâtiment n’est pas un projet : il existe déjà ({ TERM("building", $building) }).
building_is_planned = Ce bâtiment n’est qu’en projet ({ TERM("building", $building) }) ; il faut d’abord le construire.
not_damaged = Ce bâtiment n’est pas endommagé ({ TERM("building", $building) }).
upgrade_leaves_lots = La conversion en { TERM("building", $building) } doit garder les lots { TERM("building", $old, 1, "of_definite") }.
no_room_to_grow = Il n’y a pas la place de convertir { TERM("building", $old, 1, "definite") } en { TERM("building", $building) } : il faut { $lots } lots.

## Communautés et bâtiments : règles

lot_blocked = Ce lot n’est pas utilisable pour l’instant.
lot_has_one = Il y a déjà { TERM("building", $building, 1, "indefinite") } sur ce lot.
needs_host = Pour { TERM("building", $building, 1, "indefinite") } à cet endroit, il faut partager le lot avec { TERMS("building", $any_of, "indefinite") }.
must_not_adjoin = { CAP(TERM("building", $building, 1, "definite")) } et { TERM("building", $other, 1, "definite") } ne peuvent pas se côtoyer.
needs_neighbours = Pour { TERM("building", $building, 1, "definite") }, il faut { $needed ->
    [one] { $needed } voisin qui ne serve
   *[other] { $needed } voisins qui ne servent
} à aucun autre bâtiment : { TERMS("building", $any_of) }. { $found ->
    [0] Il n’y en a pas.
   *[other] Il y en a { $found }.
}
needs_water_border = Pour { TERM("building", $building, 1, "definite") }, il faut une bordure d’eau du quartier.
needs_water_or_gm = Pour { TERM("building", $building, 1, "definite") }, il faut une bordure d’eau, sauf dispense du MJ.
needs_land_side = Pour { TERM("building", $building, 1, "definite") }, il faut un côté terrestre, et celui-ci donne sur l’eau.
side_has_one = Il y a déjà { TERM("building", $building, 1, "indefinite") } de ce côté.
limit_per_district = Un quartier n’a de place que pour { $limit ->
    [one] { TERM("building", $building, 1, "indefinite") }
   *[other] { $limit } { TERM("building", $building, $limit) }
}.
limit_per_settlement = Une communauté est limitée à { $limit ->
    [one] { TERM("building", $building, 1, "indefinite") }
   *[other] { $limit } { TERM("building", $building, $limit) }
}.
needs_building = Pour { TERM("building", $building, 1, "definite") }, la communauté doit avoir { TERMS("building", $any_of, "indefinite") }.
needs_item_tier = Pour { TERM("building", $building, 1, "definite") }, la communauté doit avoir un bâtiment qui produit des objets magiques { TERM("item_tier", $tier, 2) }.
needs_part = Pour { TERM("building", $building, 1, "definite") }, il faut déjà { TERM("building", $other, 1, "indefinite") } du même côté.
not_ready = { $settlement } est encore en préparation : il reste { $months } mois.
magic_used = La magie de construction a déjà servi ce mois-ci.
only_gm_moves = Ce bâtiment est construit et payé ({ TERM("building", $building) }) ; seul le MJ peut le déplacer.
carries_other = On ne peut pas déplacer { TERM("building", $building, 1, "definite") } en laissant { TERM("building", $other, 1, "definite") } sur place.
not_an_upgrade = On ne peut pas convertir { TERM("building", $old, 1, "indefinite") } en { TERM("building", $building) }.
building_damaged = Ce bâtiment est endommagé ({ TERM("building", $building) }) ; il faut d’abord le réparer.
district_not_full = { $settlement } a encore { $free ->
    [one] { $free } lot libre
   *[other] { $free } lots libres
} ; un nouveau quartier s’ajoute quand la grille est pleine.
no_ground_for_settlement = Aucune communauté ne peut s’établir sur ce terrain ({ TERM("terrain", $terrain) }).
hex_without_water = L’hexagone { $hex } n’a ni rivière, ni lac, ni côte, ni canal : aucun côté de la communauté ne peut donner sur l’eau.

## Communautés et bâtiments : avertissements

special_offers_building = L’hexagone { $hex } abrite { TERM("special_terrain", $special, 1, "indefinite") } que la communauté peut intégrer.
building_waits = On pourra construire { $months ->
    [one] le mois prochain
   *[other] dans { $months } mois
}.
capital_move_check = Déplacer la capitale { AT($settlement) } demande un test de Stabilité : l’Insatisfaction augmente de 1 en cas de réussite, de 1d6 en cas d’échec.
neighbour_left_unserved = Il manquera alors un voisin nécessaire pour { TERM("building", $building, 1, "definite") }.
gate_due = Ce côté demande { TERM("building", $building, 1, "indefinite") }, car la voie d’eau y rencontre le mur.
falls_with = { CAP(TERM("building", $building, 1, "definite")) } et { TERM("building", $other, 1, "definite") } disparaissent ensemble.
unusual_first_building = Le premier bâtiment d’un royaume est d’ordinaire { TERMS("building", $any_of, "indefinite") }.

## Communautés et bâtiments : ce qui a été fait

settlement_founded = Fondation { OF($settlement) } dans l’hexagone { $hex }
district_added = Ajout du quartier { $district } { AT($settlement) }
borders_set = Bordures du quartier { $district } { OF($settlement) }
settlement_edited = Modification { OF($settlement) }
capital_moved = Transfert de la capitale { AT($settlement) }
building_built = Construction { TERM("building", $building, 1, "of_indefinite") } { AT($settlement) }
building_planned = Projet { TERM("building", $building, 1, "of_indefinite") } { AT($settlement) }
building_moved = Déplacement { TERM("building", $building, 1, "of_definite") } dans { $settlement }
building_demolished = Démolition { TERM("building", $building, 1, "of_definite") } { AT($settlement) }
plan_removed = Abandon du projet { TERM("building", $building, 1, "of_indefinite") } { AT($settlement) }
building_repaired = Réparation { TERM("building", $building, 1, "of_definite") } { AT($settlement) }
building_set = Modification { TERM("building", $building, 1, "of_definite") } { AT($settlement) }
building_upgraded = Conversion { TERM("building", $old, 1, "of_definite") } en { TERM("building", $building) } { AT($settlement) }
lots_blocked = Blocage de { $count ->
    [one] { $count } lot
   *[other] { $count } lots
} { AT($settlement) }
lots_freed = Déblocage de { $count ->
    [one] { $count } lot
   *[other] { $count } lots
} { AT($settlement) }

## Communautés et bâtiments : lignes de compte

reason_one_halving_only = un seul demi-prix s’applique
reason_once_per_settlement = une fois par communauté
reason_optional_rule_off = règle facultative non utilisée
reason_adopting = repris de la feuille papier
counts_old_cost_lots_of_lots = un quart de { $old_cost } PC, pour { $lots } lots sur { $of_lots }
counts_lots = { $lots ->
    [one] { $lots } lot
   *[other] { $lots } lots
}
