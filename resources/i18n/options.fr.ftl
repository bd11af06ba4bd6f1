### Règles facultatives et interprétations : ce que fait chacune, ce qu’elle ajoute, ce qu’elle demande à la table.

## Ce que fait chaque réglage

about_role_skills = Tous les cinq rangs qu’un responsable possède dans la compétence de sa fonction ajoutent 1 à ce qu’il apporte. Les rangs se saisissent avec le responsable.
about_settlement_size_modifiers = Les modificateurs et le Danger d’une communauté varient avec ses lots : un village a moins de tout, une grande cité davantage, quartier par quartier.
about_holy_sites = Un sanctuaire, un temple ou une cathédrale peut être dédié à une divinité, dont l’alignement ou les attributions décident alors de ce qu’il apporte : jamais plus qu’à l’ordinaire.
about_fame_and_infamy = Un royaume commence avec 1 point de Renommée ou d’Infamie, en gagne un autre en atteignant la taille 11, 26, 51, 101 et 201, et un dixième du Savoir et de la Société, ou de la Corruption et de la Criminalité, de ses communautés. Chaque dizaine de points aide auprès des officiels d’autres royaumes.
about_forms_of_government = La forme de gouvernement change les modificateurs de chaque communauté. Elle peut changer à tout moment, sans coût ni test.
about_expanded_modifiers = Le royaume a ses propres modificateurs : un dixième de la somme de ses communautés, son alignement, et son gouvernement si cette règle est en jeu. Pour les jets dans une communauté, le plus élevé des deux compte.
about_abandoned_buildings = Un bâtiment qui perd un voisin nécessaire ferme dans les trois mois : il n’apporte plus rien et l’Insatisfaction monte de 1. Une fois un remplaçant construit, un test d’Économie à chaque entretien peut le rouvrir.
about_consumption_counts_districts = Chaque quartier ajoute 1 à la Consommation, en plus de chaque hexagone revendiqué.
about_tax_on_failure = Ce qui rentre quand le test d’Économie des taxes échoue : rien, seulement ce que rapportent les mines et autres, ou tout.
about_resource_bp_on_failed_tax = Mines, carrières et scieries rapportent leurs PC même si le test des taxes échoue.
about_allow_deficit_spending = On peut dépenser plus que ne contient la trésorerie ; la dette fait monter l’Insatisfaction à l’entretien.
about_discount_scope = Un bâtiment réduit de moitié le prix du premier de chaque type qu’il cite, ou d’un seul en tout.
about_pool_roads_and_highways = Les hexagones avec route et ceux avec grand-route s’additionnent avant le calcul du bonus, au lieu de compter chacun à part.
about_diagonal_adjacency = Deux lots qui ne se touchent que par un coin comptent comme adjacents.
about_farm_unstarred = Une ferme occupe la seule place d’un hexagone que veulent aussi mines, carrières et scieries.
about_upgrade_unrest = Si l’Insatisfaction qu’apporte une fois le meilleur bâtiment vient aussi avec une conversion.
about_halving_rounds = Dans quel sens on arrondit une pénalité réduite de moitié, comme celle des taxes avec un front de mer.
about_short_absence = Un responsable qui a servi moins de sept jours laisse sa place vacante, ou n’apporte simplement rien.
about_vacancy_grace = Un jeune royaume ne doit pourvoir qu’une place par hexagone.
about_skip_first_upkeep = Le premier mois de règne commence par la phase d’édits.
about_first_turn_event_chance = La probabilité d’un événement le premier mois, quand il n’y en a pas eu avant.
about_event_changes_last = Les changements que les événements apportent à l’Économie, à la Loyauté et autres durent, ou cessent à la phase d’événement suivante.
about_new_district_when = Une communauté reçoit un autre quartier quand le dernier est plein, ou dès que la table le veut.
about_new_district_uses_settlement_limit = Un autre quartier prend la place d’une des nouvelles communautés du mois.
about_slot_price_cap = Si un objet qui remplit un emplacement peut coûter plus que la valeur de base de la communauté.
about_slot_purge_loss_lasts = L’Économie perdue en vidant un deuxième emplacement ou plus dans le mois l’est pour de bon.
about_granary_drawn = Les vivres stockés servent quand la trésorerie ne peut payer, ou avant qu’elle ne paie quoi que ce soit.
about_water_hexes_count_in_size = Les hexagones d’eau revendiqués comptent dans la taille comme les autres.
about_slavers_raise_unrest = Les esclavagistes font monter l’Insatisfaction, alors que les livres impriment qu’ils la font baisser.
about_trade_lm_errata = La longueur d’une route commerciale la rend plus difficile, alors que dans les livres c’est la taille du royaume.
about_trade_pays_monthly = Une route commerciale verse ses PC chaque mois de son année, pas une seule fois à l’arrivée.
about_printed_values = Pour chacune de ces entrées, le texte italien imprime une autre valeur que celle en jeu. Ce qui est coché est joué tel qu’imprimé.

## D’où viennent les lignes, et pourquoi certaines ne comptent pas

source_settlements = Toutes les communautés
source_kingdom_modifier = Celui du royaume
source_renown = { $id ->
    [0] Fondation
   *[other] Taille { $id } atteinte
}
source_skill = { $place }, { TERM("skill", $id) }
source_fame = { CAP(TERM("term", "fame")) }
source_infamy = { CAP(TERM("term", "infamy")) }
source_dedication = { CAP(TERM("building", $id)) }, divinité
source_dedication_at = { CAP(TERM("building", $id)) }, { $place }, divinité
counts_lore_society_per = Savoir { $lore } et Société { $society }, un pour { $per }
counts_corruption_crime_per = Corruption { $corruption } et Criminalité { $crime }, un pour { $per }
counts_settlements_sum_per = { $sum } en tout, un pour { $per }
counts_ranks_per = { $ranks } rangs, un pour { $per }
counts_fame_per = { $fame } points, un pour { $per }
counts_infamy_per = { $infamy } points, un pour { $per }
reason_renown_open = il reste à choisir entre Renommée et Infamie
reason_higher_counts = le plus élevé compte

## Ce qu’on demande et ce qu’on dit à la table

ask_renown = { $size ->
    [0] La fondation du royaume apporte-t-elle Renommée ou Infamie ?
   *[other] Le royaume a atteint la taille { $size } : cela apporte-t-il Renommée ou Infamie ?
}
renown_chosen = { $choice ->
    [fame] La Renommée monte de 1
    [infamy] L’Infamie monte de 1
   *[counted] Déjà compté dans le report
} : { $size ->
    [0] la fondation
   *[other] taille { $size }
}
due_renown = { $size ->
    [0] Choix entre Renommée et Infamie pour la fondation
   *[other] Choix entre Renommée et Infamie pour la taille { $size }
}
building_dedicated = Dédicace à { $deity } : { TERM("building", $building) }, { $settlement }
building_has_deity = { CAP(TERM("building", $building)) }, { $settlement } : ce qu’apporte la divinité
dedication_ended = Fin de la dédicace : { TERM("building", $building) }, { $settlement }
rule_not_in_use = La règle facultative « { TERM("ruling", $ruling) } » n’est pas utilisée : le choix est gardé, mais ne change encore aucun chiffre.

## Ce qui ne se peut pas

no_such_mark = Renommée et Infamie montent à la fondation et aux tailles 11, 26, 51, 101 et 201, pas à { $size }.
renown_decided = Ce choix est fait : chaque palier compte une fois.
mark_not_reached = Le royaume a la taille { $size } ; ceci vient à { $needed }.
not_a_holy_site = Seuls sanctuaires, temples et cathédrales se dédient à une divinité, pas ce bâtiment : { TERM("building", $building) }.
too_many_attributes = Ici la divinité en favorise au plus { $allowed }, pas { $asked } : elle apporterait plus que le bâtiment ne le fait d’ordinaire.
not_of_the_alignment = Une divinité de cet alignement ({ TERM("alignment", $alignment) }) ne favorise pas ceci : { TERM("term", $name) }.
