### The help book: its chapters, what stands on the pages made from the rules, its tables.

## Chapters

book-chapter_tour = Premiers pas
book-chapter_screens = La fenêtre
book-chapter_rules = Les règles
book-chapter_optional = Règles laissées à la table
book-chapter_disputes = Questions de table
book-chapter_buildings = Bâtiments
book-chapter_improvements = Améliorations de terrain
book-chapter_terrain = Terrains
book-chapter_special_terrain = Terrains spéciaux
book-chapter_events = Événements
book-chapter_roles = Responsables gouvernementaux
book-chapter_edicts = Édits
book-chapter_governments = Formes de gouvernement
book-chapter_options = Règles facultatives
book-chapter_rulings = Interprétations
book-chapter_formats = Formats de fichiers
book-chapter_command-line = Ligne de commande
book-title = Manuel
book-source = Source : { $list }
book-page_missing = Le manuel n’a pas de page « { $page } ».{ $suggestion ->
    [nothing_near] {""}
   *[other] {" "}Vouliez-vous dire « { $suggestion } » ?
}
book-nothing_found = Rien ne répond à « { $words } ».{ $suggestion ->
    [nothing_near] {""}
   *[other] {" "}Vouliez-vous dire « { $suggestion } » ?
}

## What stands where nobody has written of a thing

book-made_building = { $name } : un bâtiment du quartier. Ses chiffres, tels qu’ils sont en vigueur :
book-made_event = { $name } : un événement de la phase d’événement. Ce qu’il change, tel qu’il est en vigueur :
book-made_terrain = { $name } : un terrain de la carte. Ses chiffres, tels qu’ils sont en vigueur :
book-made_improvement = { $name } : une amélioration de terrain. Ses chiffres, tels qu’ils sont en vigueur :
book-made_special_terrain = { $name } : terrain spécial. Ce que donne la revendication de son hexagone :
book-made_role = { $name } : un responsable gouvernemental. Ce qu’il apporte, tel qu’en vigueur :
book-made_edict = { $name } : se décide dans la phase d’édits de chaque mois.
book-made_government = { $name } : une forme de gouvernement. Ce qu’elle change aux modificateurs de chaque communauté :
book-fixed_ruling = Ici, les livres se lisent de plusieurs façons. Le programme les lit ainsi : { $name }.
book-of_the_house = ⌂ Une règle maison de cette campagne l’a créé ou modifié ; entre parenthèses, ce qu’impriment les règles.

## Headings of the pages made from the rules

book-part_place = Où il peut se trouver
book-part_does = Ce qu’il fait en outre
book-part_together = Avec les autres
book-part_events = Quand un événement survient
book-part_events_things = Ce qui l’influence
book-part_builds = Ce qu’on peut y construire
book-part_read = Comment on l’interprète
book-part_corrects = Ce qui en dépend
book-part_talks = On en a discuté
book-part_more = À lire ensuite

## Facts

book-cost = Coût
book-ground = Surface
book-bp = { $count } PC
book-gp = { $count } po
book-once = { $amount }, une fois
book-yes = oui
book-no = non
book-half = moitié
book-lots = { $count ->
    [one] { $count } lot
   *[other] { $count } lots
}
book-lots_from_to = { $least } ou { $most } lots
book-lotless_district = le quartier entier, sans lot propre
book-lotless_side = un côté du quartier
book-lotless_wall = dans une muraille
book-lotless_lot = sur un lot avec d’autres
book-beside_any = { $count ->
    [one] Doit être à côté de l’un de ceux-ci : { $kinds }
   *[other] Doit être à côté de { $count } de ceux-ci : { $kinds }
}
book-not_beside = Ne peut être à côté de : { $kinds }
book-water_border = Exige une [bordure d’eau](rules/borders)
book-land_border = Exige une [bordure terrestre](rules/borders)
book-wanted_by = Le demandent à leur côté : { $kinds }
book-halves = Divise par deux le coût de : { $kinds }
book-halved_by = À moitié prix avec : { $kinds }
book-upgrades_to = Se convertit en : { $kinds }
book-upgrades_from = S’obtient à partir de : { $kinds }
book-stands_for_it = Peut en tenir lieu : { $kinds }
book-improvement_counts = Dans l’hexagone de la communauté, en tiennent lieu : { $kinds }
book-counts_as_buildings = Tient lieu pour une communauté de son hexagone de : { $kinds }
book-comes_by = Survient par
book-outcome = Issue
book-outcome_demand = Ce qui est exigé
book-outcome_offer = Ce qui est proposé (d100)
book-outcome_wide = S’étend sur
book-outcome_spreads = Où cela s’étend (d100)
book-outcome_ends = Prend fin
book-outcome_encounter = La rencontre
book-outcome_hex_lost = Un hexagone est perdu
book-number_exhibit_gp = valeur de la trouvaille en po
book-number_build_to = construire, sur un d100 jusqu’à
book-number_farm_consumption = la Consommation d’une ferme devient
book-number_embassy_to = ambassade jusqu’à
book-number_treaty_to = traité jusqu’à
book-number_alliance_to = alliance jusqu’à
book-number_same_to = dans la même communauté jusqu’à
book-number_fame_check = tests de Renommée
book-number_edict_check = tests d’édits diplomatiques
book-number_consumption_percent = Consommation en plus, en pour cent
book-number_consumption_divisor = Consommation divisée par
book-number_successes = réussites de suite
book-number_on = sur un jet de
book-number_hexes = hexagones
book-number_lots = lots
book-number_cr = Facteur de Puissance aux dés
book-number_unrest_from = à partir d’Insatisfaction
book-number_stability_check = tests de Stabilité
book-number_economy_check = tests d’Économie
book-number_loyalty_check = tests de Loyauté
book-number_continuous_check = tests contre les événements qui se poursuivent
book-number_base_value_percent = valeur de base en pour cent
book-number_minor_to = objet mineur sur un d100 jusqu’à
book-number_damaged = bâtiments endommagés
book-number_destroyed = bâtiments détruits
book-number_lot_unrest = Insatisfaction par lot
book-checks_by = Tests { $amount } pour chacun de ceux-ci dans { $where ->
    [kingdom] le royaume
    [settlement] la communauté touchée
   *[other] l’hexagone touché
} : { $things }
book-is_a_gift = { $thing } : construit gratuitement sur { $low }–{ $high } au d100
book-is_a_remedy = { $thing } : en construire un sur place règle l’affaire
book-sites = Peut se produire à, ou concerner : { $things }
book-inland_name = Ses chiffres
book-inland = ceux de la terre voisine
book-needs_road = par route seulement
book-underground_name = Sous terre
book-underground = sous un autre hexagone, jamais sous : { $kinds }
book-cost_from = { $times ->
    [one] selon le terrain : { $column }
   *[other] selon le terrain : { $times } × { $column }
}
book-for_each_hexes = { $amount } tous les { $count } hexagones
book-river_doubles = Coûte le double dans un hexagone avec { $river }
book-needs_in_hex = Exige dans l’hexagone : { $kinds }
book-needs_in_or_beside = Exige dans l’hexagone ou à côté : { $kinds } ; ou { $count } des hexagones voisins avec : { $beside }
book-needs_size = Exige un royaume de taille { $count }
book-needs_none_of = Pas dans un hexagone avec : { $kinds }
book-land_lake = lac
book-adds_to = S’ajoute à
book-required_name = Indispensable
book-skill = Compétence
book-level = Niveau
book-ruling_id = Numéro
book-choices = Choix
book-default = Sans choix
book-played = Cette campagne joue
book-from_size = { $count } à partir de la taille { $size }
book-barred_claim = revendiquer des hexagones
book-barred_district = créer des quartiers

## Effects

book-effect_event_check = { $event } : tests { $amount } pour chacun dans { $where ->
    [kingdom] le royaume
    [settlement] la communauté touchée
   *[other] l’hexagone touché
}
book-effect_event_site = { $event } : peut s’y produire
book-effect_event_gift = { $event } : construit gratuitement sur { $low }–{ $high } au d100
book-effect_event_remedy = { $event } : en construire un sur place règle l’affaire
book-effect_trade_counts = Compte pour les [routes commerciales](rules/trade) : { $route }
book-effect_trade_needs = Une [route commerciale](rules/trade) de { $route } en exige { $count } dans la communauté de départ
book-effect_trade_enables = Sans lui dans la communauté de départ, une [route commerciale](rules/trade) de { $route } ne compte pas : { $improvements }
book-effect_trade_passage = Les [routes commerciales](rules/trade) de sa communauté peuvent passer par : { $terrain }
book-effect_trade_income = PC du [commerce](rules/trade) augmentés de { $percent } % pour chacun, { $percent_max } % au plus
book-effect_free_residential = Le premier logement du tour ne compte pas dans la [limite des bâtiments](rules/improvement-limits)
book-effect_counts_as = Tient lieu de { $building } là où un autre bâtiment en exige à côté
book-effect_first_building = Un bon tout premier bâtiment d’un royaume
book-effect_embassy = Peut servir d’[ambassade](rules/embassies) dans la communauté d’un autre royaume
book-effect_lots_up_to = Peut s’étendre sur { $lots } lots au même prix
book-effect_shares_lot = Peut partager un lot avec : { $hosts }
book-effect_shares_lot_must = Se trouve seulement sur un lot avec : { $hosts }
book-effect_shares_lot_any = Peut partager un lot avec tout bâtiment
book-effect_part_of = Dépend d’un bâtiment achevé du même côté, et tombe avec lui : { $building }
book-effect_free_with = Hors de la limite des bâtiments dans un tour où l’on y construit aussi : { $building }
book-effect_wall_needs_gate = { $wall } sur un côté qu’il touche doit recevoir au même tour : { $gate }
book-effect_requires_any = La communauté doit posséder l’un de : { $buildings }
book-effect_requires_item_tier = La communauté doit posséder un bâtiment avec des emplacements d’objets magiques de ce rang : { $tier }
book-effect_water_border_source = Ses lots valent [bordure d’eau](rules/borders) pour les bâtiments voisins
book-effect_border_waiver = Le MJ peut le permettre sans sa bordure, au même prix
book-effect_natural_feature = Le MJ peut dire que le terrain lui-même le fournit : aucun PC, aucune limite
book-effect_siege_proof = Les engins de siège ne peuvent l’endommager
book-effect_unrest_once = Son Insatisfaction compte une fois par communauté, quel qu’en soit le nombre
book-effect_halve_promotion_consumption = La Consommation de [](edict.promotion) est divisée par deux, une fois
book-effect_halve_taxation_loyalty_penalty = La Loyauté perdue par [](edict.taxation) est divisée par deux, une fois
book-effect_stores_surplus = Garde jusqu’à { $capacity } PC de nourriture en surplus pour un mois que la trésorerie ne peut payer
book-effect_farm_bonus = { $radius ->
    [one] Dans l’hexagone de la communauté et à côté, chacune de celles-ci
   *[other] À { $radius } hexagones de la communauté, chacune de celles-ci
} change plutôt la Consommation de { $consumption } : { $improvements }
book-effect_mine_bonus = { $count } { $improvements } reliée donne plus : Économie { $economy }, PC { $bp } (reliée par { $connected_by })
book-effect_loyalty_from_cr = Loyauté selon le plus haut Facteur de Puissance gardé, divisé par { $divisor }
book-effect_exhibits = Les pièces exposées donnent 1 de Renommée par { $gp_per_fame } po, { $fame_max } au plus ; une pièce historique { $historic_fame } de plus
book-effect_special_edicts = { $count } [édits spéciaux](rules/edicts) par tour, { $check_modifier } aux tests de chacun
book-effect_army_tactic = { $count ->
    [one] Les armées et commandants recrutés ici connaissent une tactique de plus
   *[other] Les armées et commandants recrutés ici connaissent { $count } tactiques de plus
}
book-effect_skill_bonus = { $modifier } { $amount } pour : { $skills }
book-effect_skill_uses = { $modifier } compte aussi pour : { $skills }
book-effect_holy_site = { $option } : consacré à une divinité, il donne ce qu’elle décide, { $most } points au plus
book-effect_slots_rolled_by = Par coutume, ses objets magiques sont tirés par : { $role }
book-effect_aqueduct_chain = Donne ses chiffres quand une chaîne continue mène de { $source_terrain } avec { $source_water } à une communauté, qui a alors une [bordure d’eau](rules/borders)
book-effect_settlement_river = Une communauté de l’hexagone a une rivière pour ses [bordures](rules/borders)
book-effect_faster_travel = Le voyage terrestre dans l’hexagone est plus rapide
book-effect_trade_way = Les [routes commerciales](rules/trade) passent quel que soit le terrain ; l’hexagone compte { $length }
book-effect_reference_only = Jamais construit seul : compris dans le prix des routes et semblables
book-effect_stations_armies = Des [armées](rules/war-armies), même alliées, peuvent y stationner
book-effect_with_improvement = Avec l’un de ceux-ci dans l’hexagone, une fois : { $improvements } : { $list }
book-effect_boosts_benefits = Dans le même hexagone, chaque avantage de celles-ci est { $amount } : { $improvements }
book-effect_annexation = L’annexer en paix demande un test de { $check } ; un échec élève l’Insatisfaction de { $failure_unrest }
book-effect_found_building = Une communauté fondée ici reprend le bâtiment debout : aucun PC, hors limite
book-effect_ruined_building = Ici un bâtiment approprié à moitié prix, ou { $salvage } PC de moins pour un bâtiment de l’hexagone
book-effect_cavern_access = Le MJ peut ouvrir d’ici un hexagone souterrain
book-effect_spares_river_cost = Le prix des routes et semblables n’est pas doublé pour la rivière de cet hexagone
book-effect_doubles_road_cost = Les routes et semblables coûtent le double dans cet hexagone
book-effect_chooses_attributes_lasting = Son titulaire choisit une fois pour toutes à quoi il s’ajoute : { $list }
book-effect_chooses_attributes_edict_phase = Son titulaire choisit à chaque phase d’édits à quoi il s’ajoute : { $list }
book-effect_may_marry = Deux titulaires mariés peuvent servir ensemble, et comptent tous deux
book-effect_not_with_married = En général sans titulaire quand deux époux servent comme { $role }
book-effect_stands_in_for = Peut remplacer pour un tour : { $role }. Un test de { $check } raté à l’entretien change alors l’Insatisfaction de { $failure_unrest }
book-effect_lowers_unrest = Peut réduire l’Insatisfaction de 1 à l’entretien ; un test de { $check } raté change ensuite la Loyauté de { $failure_loyalty }
book-effect_vacancy_bars = Tant qu’il est vacant, impossibles : { $list }
book-effect_vacancy_stops_holidays = Tant qu’il est vacant, la Loyauté de [](edict.holiday) est perdue ; sa Consommation reste
book-effect_vacancy_stops_taxes = Tant qu’il est vacant, aucun impôt ne rentre, et [](edict.taxation) vaut : { $level }
book-effect_vassal_office = Sert dans un [État vassal](rules/vassals), qui sans lui souffre comme de la vacance de : { $vacancy_as }. Une seconde fonction là-bas compte { $second_role_modifier } et prend { $second_role_days } jours de plus

## Tables

book-thing_building = Bâtiment
book-thing_event = Événement
book-thing_terrain = Terrain
book-thing_special_terrain = Terrain spécial
book-thing_improvement = Amélioration
book-thing_role = Responsable
book-thing_alignment = Alignement
book-thing_government = Gouvernement
book-thing_milestone = Jalon
book-thing_settlement = Communauté
book-gives = Donne
book-people = Habitants
book-size = Taille
book-and_more = { $low } et plus
book-no_limit = sans limite
book-d100 = d100
book-roll_again = relancer
book-each_district = { $amount } par quartier
book-item_kind = Type
book-bp_price = po pour 1 PC
book-withdrawal = po pour 1 PC retiré
book-command = Commande
book-keys = Touches
book-command_does = Ce que cela fait

## The command line

book-command_window = ouvre la fenêtre, avec une campagne si elle est nommée
help_help = affiche une page du manuel, ou y cherche
help_help_page = la page, comme rules/claiming ou building.inn ; sans elle, toutes sont listées
help_help_search = cherche des mots dans le manuel
metavar_WORDS = MOTS
book-commands_begin = Chaque commande commence par `kingdom-gui` ; `kingdom-gui COMMANDE --help` en donne les options.
