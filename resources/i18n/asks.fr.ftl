### Ce qui est demandé à la table à chaque étape du mois, et ce que sont les événements.

## Étapes : leur nom, et ce qui s’y fait

step_stability = Stabilité du royaume
step_consumption = Consommation
step_items = Objets magiques
step_unrest = Insatisfaction
step_leaders = Responsables
step_hexes = Hexagones
step_improvements = Améliorations
step_settlements = Communautés
step_armies = Armées
step_edicts = Édits
step_withdrawals = Retraits
step_deposits = Dépôts
step_sales = Ventes
step_taxes = Taxes du mois
step_continuous = Événements en cours
step_ahead = Événements prévus
step_event = Événement du mois
step_consumption_why = La Consommation est payée par la trésorerie.
step_stability_why = Un test de Stabilité dit si le mois commence bien.
step_items_why = Les emplacements d’objet magique vides peuvent se remplir, un par quartier.
step_unrest_why = On compte ce qui agite le peuple ; trop d’Insatisfaction coûte un hexagone.
step_leaders_why = Nommez et renvoyez les responsables, veillez à leurs devoirs.
step_hexes_why = Revendiquez des hexagones sur la carte, ou abandonnez-en.
step_improvements_why = Construisez fermes, routes et autres améliorations sur la carte.
step_settlements_why = Fondez des communautés et construisez-y.
step_armies_why = Occupez-vous des armées ; réparez ce qui est endommagé.
step_edicts_why = Réglez jours fériés, publicité et taxes à la page Royaume ; promulguez ici un édit spécial.
step_withdrawals_why = Les responsables peuvent retirer des PC pour eux ; chaque PC retiré ajoute 1 d’Insatisfaction.
step_deposits_why = Pièces et biens valant jusqu’à 4 000 po chacun peuvent être donnés à la trésorerie.
step_sales_why = Un objet de plus de 4 000 po peut être vendu, un par quartier.
step_taxes_why = Un test d’Économie rapporte les taxes : un tiers du résultat.
step_continuous_why = Ce qui dure depuis les mois passés se règle à nouveau.
step_ahead_why = Ce que le MJ a prévu pour ce mois arrive.
step_event_why = Le hasard décide s’il se passe quelque chose.

## Ce qui est demandé

ask_upkeep_stability = L’ordre tient-il ce mois-ci ?
ask_stability_unrest = Test raté de 5 ou plus : de combien monte l’Insatisfaction ?
ask_which_slot = Lequel des emplacements vides est-ce ?
ask_which_kind = De quelle sorte d’objet s’agit-il ?
ask_name_item = Quel objet ? { CAP(TERM("item_tier", $tier)) }, { TERM("item_kind", $item_kind) }{ $most ->
    [0] {""}
   *[other] , { $most } po au plus
} ({ TERM("building", $building) } { AT($settlement) }).
ask_name_find = Qu’a-t-on trouvé { AT($settlement) } ? { CAP(TERM("item_tier", $tier)) }, { TERM("item_kind", $item_kind) }{ $most ->
    [0] {""}
   *[other] , { $most } po au plus
}.
ask_acting_ruler = La personne qui remplace le dirigeant maintient-elle la paix ?
ask_lower_unrest = L’agent de l’ordre royal réprime l’Insatisfaction
ask_lower_unrest_check = L’Insatisfaction baisse. L’agent de l’ordre va-t-il trop loin ?
ask_hex_lost = Tant d’Insatisfaction coûte un hexagone : lequel se détache ?
ask_taxes = Combien rapportent les taxes ?
ask_event_chance = Il se passe quelque chose à { $chance } ou moins.
ask_event_type = De quelle sorte d’événement s’agit-il ?
ask_beneficial_kingdom = Quelque chose de bon pour le royaume : quoi ?
ask_dangerous_kingdom = Quelque chose de mauvais pour le royaume : quoi ?
ask_beneficial_settlement = Quelque chose de bon pour une communauté : quoi ?
ask_dangerous_settlement = Quelque chose de mauvais pour une communauté : quoi ?
ask_event_settlement = Quelle communauté est touchée ?
ask_event_hex = Quel hexagone est touché ?
ask_hire_adventurers = Embaucher des aventuriers
hire_none = Pas d’aventuriers
hire_level = +{ $bonus } contre { $price } PC
ask_suppress_demand = Étouffer la demande : { TERM("event", $event) }
ask_in_person = Le groupe s’en occupe en personne
ask_in_person_success = Le groupe a-t-il réussi ?
ask_leader_killed = { $name } a-t-il été tué ?
ask_accept_invitation = Les responsables vont-ils à la fête ?
ask_let_immigrant_build = Le nouveau venu peut-il construire ?
ask_event_check = Peut-on l’éviter ?
ask_event_amount = Combien : { $what }
ask_event_choice = { $part ->
    [hex] Quel hexagone hante-t-il ?
    [place] Quel bâtiment expose les trouvailles ?
    [site] Où construit-on ?
   *[other] Lequel est-ce ?
}
ask_event_die = { $part ->
    [hex] De quel hexagone s’agit-il ?
    [lots] Combien de lots sont menacés ?
    [wide] Combien d’autres à côté ?
    [extent] Jusqu’où cela va-t-il ? Un 6 touche aussi d’autres hexagones.
    [hexes] Combien d’hexagones à côté ?
    [target] Qui est visé ?
    [lost] Quelle amélioration est perdue ?
    [spreads] Où cela s’étend-il ?
    [destroyed] Quel bâtiment est détruit ?
    [damaged] Quel bâtiment est endommagé ?
    [how_many] Combien d’autres sont endommagés ?
    [offer] Que propose-t-on ?
    [gift] Que construit-on ?
    [tier] Que vaut l’objet ?
    [slot] Quel emplacement est-ce ?
    [wanted] Que veulent-ils ?
    [demand] Quelque chose à construire, ou à enlever ?
    [improvement] Que construit-on là ?
    [lot] Quel lot est-ce ?
   *[other] Lancez le dé.
}

## Issues des événements

outcome_occurs = Aussitôt
outcome_success = Réussite
outcome_failure = Échec
outcome_no_failure = Deux réussites
outcome_one_failure = Un échec
outcome_two_failures = Deux échecs
outcome_each_failure = Par échec
outcome_until_next_event = Jusqu’à la prochaine phase d’événement
outcome_unmet = Non satisfaite
outcome_suppressed = Étouffée
outcome_accepted = S’ils y vont
outcome_for_a_year = Pendant un an
outcome_not_defeated = Non vaincu
outcome_calm = En période calme
outcome_not_housed = Pas de logement

## Ce que sont les événements

event_archaeological_find_story = Des fouilles mettent au jour les restes bien conservés d’un peuple ancien. S’il y a un musée, des pièces valant { NUMBER($occurs_exhibit_gp) } po y sont exposées.
event_assassination_attempt_story = On tente de tuer un responsable tiré au sort. Celui d’un joueur se défend à la table ; un autre est sauvé par un test de Stabilité.
event_bandit_activity_story = Des bandes armées s’en prennent aux voyageurs. Un test de Stabilité les arrête avant qu’elles ne volent la trésorerie.
event_boomtown_story = Le commerce fleurit : jusqu’à la prochaine phase d’événement, l’Économie gagne 1 par bâtiment de la communauté qui l’augmente.
event_building_demand_story = Le peuple veut un bâtiment de plus ou de moins. Tant qu’il ne l’a pas, l’Insatisfaction monte chaque mois ; un test de Loyauté peut étouffer la demande.
event_crop_failure_story = Parasites ou intempéries ruinent la récolte autour de la communauté. Deux tests de Stabilité disent à quel point ses fermes rendent peu au prochain entretien.
event_cult_activity_story = Un culte secret vole, enlève et convertit. Un test de Loyauté et un de Stabilité s’y opposent ; si les deux échouent, il continue.
event_diplomatic_overture_story = Un voisin envoie des émissaires et un présent, et propose une ambassade, un traité ou une alliance.
event_discovery_story = Des érudits de la communauté font une découverte dont on parle partout.
event_drug_den_story = Une maison devient un repaire de drogués. Seules deux réussites le ferment ; deux échecs en font naître un autre le mois suivant.
event_economic_boom_story = Les affaires prospèrent dans tout le royaume, et la trésorerie en profite.
event_festive_invitation_story = Un voisin invite les responsables à une fête. S’ils y vont, ils offrent un présent et jouissent d’un an de bonne renommée.
event_feud_story = Des maisons nobles se querellent et entraînent les autres. Un test de Loyauté y met fin, sinon cela continue.
event_food_shortage_story = Les réserves pourrissent ou brûlent. Au prochain entretien, la Consommation augmente de { $success_consumption_percent } pour cent, ou de { $failure_consumption_percent } pour cent si un test de Stabilité échoue.
event_food_surplus_story = La récolte dépasse les espérances : la Consommation est divisée par { $occurs_consumption_divisor } au prochain entretien.
event_good_weather_story = Un temps clément relève le moral et les récoltes jusqu’à la prochaine phase d’événement.
event_improvement_demand_story = Les gens d’un hexagone veulent une amélioration de plus ou de moins. D’ici là, l’Insatisfaction monte chaque mois ; un test de Loyauté peut étouffer la demande.
event_inquisition_story = Des fanatiques attisent la haine et persécutent les gens. Deux tests de Loyauté réussis de suite y mettent fin.
event_justice_prevails_story = Les autorités de la communauté déjouent un complot, et justice est faite.
event_land_rush_story = Des colons s’emparent d’un hexagone libre à la frontière et se le disputent. Construire la même chose à côté à la prochaine phase d’édits annule les pertes.
event_large_disaster_story = Feu, crue ou tempête menace un hexagone aménagé, et sur un 6 jusqu’à { $wide_hexes } autres à côté. Un test de Stabilité sauve chacun, sinon une amélioration est perdue.
event_localized_disaster_story = Une calamité menace { $occurs_lots } lots, et sur un 6 autant d’autres à côté. Un test de Stabilité sauve chaque bâtiment, sinon il est détruit.
event_monster_attack_story = Une créature dangereuse hante un hexagone. Le groupe peut l’affronter, ou un test de Stabilité la chasse ; sinon l’Insatisfaction monte, et à partir de { $hex_lost_unrest_from } l’hexagone est perdu.
event_natural_blessing_story = Un bon présage de la nature facilite les tests de Stabilité jusqu’à la prochaine phase d’événement.
event_new_subjects_story = Un peuple des confins demande à rejoindre le royaume.
event_noblesse_oblige_story = Une famille noble fait construire à ses frais dans la communauté.
event_outstanding_success_story = Un sujet crée un chef-d’œuvre qui apporte la renommée ; les tests d’Économie sont plus faciles jusqu’à la prochaine phase d’événement.
event_pilgrimage_story = Des pèlerins viennent à un lieu saint et font une fête qui ne coûte rien au royaume.
event_plague_story = Un mal mortel sévit, et rien ne peut être construit là. Il cesse quand deux tests de Stabilité réussissent ; si les deux échouent, il gagne un autre hexagone.
event_political_calm_story = Les rivaux cessent leurs querelles : l’Insatisfaction baisse, et les événements continus se règlent mieux jusqu’à la prochaine phase d’événement. Sans aucun trouble, la confiance grandit aussi.
event_public_scandal_story = Un responsable est mêlé à une affaire honteuse. Un test de Loyauté en limite les suites.
event_remarkable_treasure_story = Un emplacement d’objet magique vide reçoit mieux que d’ordinaire, jusqu’à { $occurs_base_value_percent } pour cent de plus que la valeur de base.
event_sensational_crime_story = Un criminel notoire se moque de la loi. Seuls deux tests de Stabilité réussis, aidés par la Loi et gênés par la Criminalité, y mettent fin.
event_slavers_story = Des ravisseurs emmènent des gens pour les vendre. Un test de Loyauté et un de Stabilité s’y opposent ; si les deux échouent, ils continuent.
event_smugglers_story = La contrebande ruine le commerce honnête. Un test de Loyauté et un de Stabilité s’y opposent ; si les deux échouent, elle continue.
event_squatters_story = Des gens campent sur un lot vide, où l’on ne peut construire. Un test de Stabilité les disperse ; ensuite un logement doit s’y dresser d’ici la prochaine phase d’événement.
event_unexpected_find_story = Un objet magique apparaît dans la communauté et peut être acheté jusqu’à la prochaine phase d’événement.
event_vandals_story = La foule se déchaîne. Un test raté endommage un bâtiment ; deux en détruisent un et en endommagent { $two_failures_damaged } autres.
event_visiting_celebrity_story = Un hôte célèbre attire des foules à la bourse pleine.
event_wealthy_immigrant_story = Une personne riche veut s’établir ici et construire à ses frais, si on le lui permet.
