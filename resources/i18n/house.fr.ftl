### House rules: what is wrong with them, what the journal tells of them, what their columns are called.

house_unknown_id = { $record }, { $cell } : « { $found } » n’est pas connu{ $suggestion ->
    [nothing_near] {"."}
   *[other] {" "}; vouliez-vous dire « { $suggestion } » ?
}
house_unknown_field = { $record }, { $cell } : cette colonne n’existe pas, ou une règle maison ne peut pas la changer{ $suggestion ->
    [nothing_near] {"."}
   *[other] {" "}; vouliez-vous dire « { $suggestion } » ?
}
house_missing_field = { $record }, { $cell } : il faut l’indiquer.
house_wrong_kind = { $record }, { $cell } : il faut ici { $expected ->
    [integer] un nombre entier
    [integer_or_null] un nombre entier ou rien (null)
    [number] un nombre
    [number_or_null] un nombre ou rien (null)
    [text] un texte
    [text_or_null] un texte ou rien (null)
    [list] une liste
    [list_or_null] une liste ou rien (null)
    [object] un objet avec ses colonnes
    [object_or_null] un objet avec ses colonnes ou rien (null)
    [yes] vrai ou faux
    [yes_or_null] vrai ou faux ou rien (null)
   *[other] autre chose
}.
house_not_a_choice = { $record }, { $cell } : « { $found } » n’est pas une des valeurs possibles : { $known }.
house_refused = { $record }, { $cell } : { $reason }
house_out_of_range = { $record }, { $cell } : { $found } sort de l’intervalle de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }.
house_name_missing = Ce qui est à votre table a besoin d’un nom.
house_name_printed = { $record } : ce que les règles connaissent déjà garde son nom.
house_name_too_long = { $record } : un nom tient en une ligne de 60 caractères au plus.
house_text_too_long = { $record } : une description est un texte lisible de 2 000 caractères au plus.
house_bad_id = { $record } : l’identifiant « { $found } » n’est pas fait de minuscules, de chiffres et de « _ ».
house_twice = { $record } : il y a deux règles maison d’identifiant « { $found } ».
house_changes_nothing = { $record } : cela ne change rien.
house_too_many = On accepte { $high } règles maison au plus.
house_rows_overlap = { $record }, { $cell } : les résultats recouvrent ceux de { $other }.
house_row_backwards = { $record }, { $cell } : le dernier résultat vient avant le premier.
house_items_need_lots = { $record }, { $cell } : un ouvrage sans lot n’a pas d’emplacement d’objet magique.
house_event_does_nothing = { $record }, { $cell } : l’événement ne change aucun chiffre.
house_needs_check = { $record }, { $cell } : il faut un test réussi ou raté.
house_no_dice = { $record }, { $cell } : « { $found } » n’est ni un nombre entier ni des dés comme 1d6 ou -2d4.
house_adjacent_count = { $record }, { $cell } : indiquez combien de voisins il faut ; 0 s’il n’en faut pas.
house_at_least_one_each = { $record }, { $cell } : il en faut au moins un de chaque.
house_below_zero = { $record }, { $cell } : cela ne peut pas être inférieur à 0.
house_discount_odd = { $record }, { $cell } : le coût de { TERM("building", $other) } est impair et ne se divise pas par deux.
house_event_or_table = { $record }, { $cell } : une ligne mène à un événement ou à une autre table.
house_lotless = { $record }, { $cell } : un ouvrage de 0 lot, et nul autre, a l’effet « lotless ».
house_lots = { $record }, { $cell } : un bâtiment couvre 1, 2 ou 4 lots, ou 0 pour un ouvrage sans lot.
house_no_rows = { $record } : la table n’a pas de lignes.
house_price_twice = { $record }, { $cell } : il y a aussi un coût fixe.
house_row_begins = { $record } : cette ligne doit commencer à { $expected }.
house_row_ends = { $record } : cette ligne finit à { $found } et la suivante commence à { $next }.
house_row_open = { $record } : la dernière ligne n’a pas de limite supérieure.
house_rows_end = { $record } : les lignes de la table finissent à { $found }, et non à 100.
house_upgrade_loop = { $record }, { $cell } : les conversions ramènent à ce même bâtiment, par { TERM("building", $other) }.
house_upgrade_smaller = { $record }, { $cell } : { TERM("building", $other) } est moins cher ou plus petit.

## Why not

house_unchanged = { $record } est déjà ainsi.
house_nothing_new = Toutes ces règles maison sont déjà là.
house_no_such = Il n’y a pas de règle maison « { $found } ».
house_in_use = Impossible de retirer { $record } : on le trouve à { $place }{ $more ->
    [0] {""}
    [1] {" et en "}un autre lieu
   *[other] {" et en "}{ $more } autres lieux
}.
house_in_use_then = Impossible de retirer { $record } : au mois { $month }, auquel la campagne peut revenir, on le trouve à { $place }{ $more ->
    [0] {""}
    [1] {" et en "}un autre lieu
   *[other] {" et en "}{ $more } autres lieux
}.
house_stands = { $record } ne peut pas changer ainsi : ce qu’il y en a à { $place }{ $more ->
    [0] {""}
    [1] {" et en "}un autre lieu
   *[other] {" et en "}{ $more } autres lieux
} ne pourrait pas rester tel quel (lots, emplacements, lieu touché).
house_stands_then = { $record } ne peut pas changer ainsi : ce qu’il y en avait au mois { $month } à { $place }{ $more ->
    [0] {""}
    [1] {" et en "}un autre lieu
   *[other] {" et en "}{ $more } autres lieux
} ne pourrait pas rester tel quel.

## The journal

house_rule_set = Nouvelle règle maison : { $record }
house_rule_changed = Règle maison modifiée : { $record }
house_rule_removed = Règle maison retirée : { $record }
house_rules_taken_in = { $count ->
    [one] { $count } règle maison reprise
   *[other] { $count } règles maison reprises
}
house_ref = Règle maison
outcome_success_until_next_event = Réussi, jusqu’à la prochaine phase d’événement
outcome_failure_until_next_event = Raté, jusqu’à la prochaine phase d’événement

## Tables

house-table_buildings = Bâtiments
house-table_improvements = Améliorations de terrain
house-table_edicts = Niveaux des édits
house-table_events = Événements
house-table_event_tables = Tables d’événements
house-table_special_terrain = Terrains spéciaux
house-table_terrain = Terrains
house-table_roles = Responsables gouvernementaux
house-table_alignments = Alignements
house-table_governments = Formes de gouvernement
house-table_milestones = Jalons
house-table_improvement_limits = Ce qu’un tour permet, selon la taille
house-table_exchange_rates = Taux de change, selon la taille
house-table_settlement_sizes = Tailles des communautés
house-table_settlement_modifiers_by_size = Modificateurs des communautés selon la taille

## Columns

house-column_name = Nom
house-column_text = Texte
house-column_id = Identifiant
house-column_table = Table des règles
house-column_cost = Coût en PC
house-column_lots = Lots
house-column_discounts = Divise par deux le coût de
house-column_upgrades_to = Se convertit en
house-column_adjacent_any = Doit être à côté de
house-column_adjacent_count = Combien à côté
house-column_not_adjacent = Ne peut être à côté de
house-column_water_border = Exige une bordure d’eau
house-column_land_border = Exige une bordure terrestre
house-column_per_settlement = Maximum par communauté
house-column_per_district = Maximum par quartier
house-column_magic_items = Objets magiques
house-column_effects = Autres effets
house-column_count = Combien
house-column_tier = Rang
house-column_kinds = Types
house-column_cost_from = Prix selon le terrain
house-column_shares_hex = Peut partager un hexagone
house-column_terrain = Sur quels terrains
house-column_requires = Conditions
house-column_per_hexes = Une fois tous les tant d’hexagones
house-column_settlement_counts_as = Tient lieu dans une communauté de
house-column_bp = PC chaque mois
house-column_size_min = À partir de la taille
house-column_size_max = Jusqu’à la taille
house-column_settlements = Nouvelles communautés
house-column_buildings = Nouveaux bâtiments
house-column_improvements = Améliorations de terrain
house-column_claims = Hexagones revendiqués
house-column_population_min = À partir d’habitants
house-column_population_max = Jusqu’à habitants
house-column_bp_price = Pièces d’or pour 1 PC
house-column_lots_min = À partir de lots
house-column_lots_max = Jusqu’à lots
house-column_modifier = Modificateur
house-column_at = À
house-column_exploration_days = Jours d’exploration
house-column_preparation_months = Mois de préparation
house-column_farm_cost = Ferme en PC
house-column_road_cost = Route en PC
house-column_trade_length = Hexagones sur une route commerciale
house-column_abilities = Caractéristiques
house-column_multiplier = Multiplicateur
house-column_vacancy = Si vacant
house-column_event = Événement
house-column_again = Relancer
house-column_same = Même résultat deux fois
house-column_scope = Touche
house-column_kind = Type
house-column_continuous = Se poursuit
house-column_checks = Tests
house-column_check_bonus = Ajouté à chaque test
house-column_changes = Ce qu’il change
house-column_from = De
house-column_to = À
