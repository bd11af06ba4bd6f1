# Ce que disent les feuilles imprimées. Un fichier par langue, les mêmes noms partout ; `tests/sheets` les compare.

## Pages et bas de page
sheet-page-kingdom = Royaume
sheet-page-leaders = Responsables
sheet-page-armies = Armées
sheet-page-map = Carte
sheet-page-poster = Carte en poster
sheet-page-handout = Ce que savent les joueurs
sheet-page-settlement = { $settlement_name }
sheet-page-journal = Chronique
sheet-page-numbers = Les chiffres au fil des mois
sheet-now = maintenant
sheet-page-blank-kingdom = Vierge : royaume
sheet-page-blank-leaders = Vierge : responsables
sheet-page-blank-district = Vierge : plan de quartier
sheet-foot-page = Page { $page } sur { $pages }
sheet-continued = { $title }, suite

## En commun
sheet-none = aucune
sheet-vacant = vacant
sheet-no-limit = sans limite
sheet-and-more = { $first } et { $more } autres
sheet-used-of = { $used } sur { $limit }
sheet-month-number = Mois { $month }
sheet-month-name = { $name } { $year }
sheet-xp = { $amount } PX

## Royaume
sheet-kingdom-kicker = Feuille de royaume
sheet-field-ruler = Dirigeant
sheet-field-government = Gouvernement
sheet-field-month = Mois
sheet-field-districts = Quartiers
sheet-field-settlements = Communautés
sheet-field-capital = Capitale
sheet-field-tax-bonus = Bonus de taxes (PC)
sheet-kingdom-subtitle = { $government }, { $alignment }
sheet-heading-attributes = Attributs
sheet-heading-control-dc = DD de contrôle
sheet-heading-edicts = Édits
sheet-heading-allowance = Ce mois-ci
sheet-heading-milestones = Jalons
sheet-note-attributes = test : d20 + attribut − Insatisfaction, contre le DD de contrôle
sheet-note-control-dc = ce que tout test de royaume doit atteindre
sheet-check = test d20 { $bonus }
sheet-edict-not-issued = pas encore promulgué

sheet-source-alignment = Aligne{ "\u00AD" }ment
sheet-source-leaders = Respon{ "\u00AD" }sables
sheet-source-vacancies = Places vacantes
sheet-source-edicts = Édits
sheet-source-buildings = Bâti{ "\u00AD" }ments
sheet-source-land = Terres
sheet-source-events = Événe{ "\u00AD" }ments
sheet-source-gm = MJ
sheet-source-carried = Report
sheet-source-other = Autre
sheet-source-base = Base
sheet-source-size = Taille
sheet-source-districts = Quartiers

sheet-line-treasury-opening = Report
sheet-line-treasury-income = Revenus
sheet-line-treasury-spent = Dépenses
sheet-line-treasury-consumption = Consommation
sheet-line-treasury-buildings = Bâtiments
sheet-line-treasury-land = Terres
sheet-line-treasury-events = Événements
sheet-line-treasury-gm = MJ
sheet-line-treasury-other = Autre
sheet-result-treasury = En trésorerie (PC)

sheet-line-consumption-size = Taille
sheet-line-consumption-districts = Quartiers
sheet-line-consumption-edicts = Édits
sheet-line-consumption-land = Fermes, pêcheries, terres
sheet-line-consumption-buildings = Bâtiments
sheet-line-consumption-armies = Armées
sheet-line-consumption-events = Événements
sheet-line-consumption-gm = MJ
sheet-line-consumption-carried = Report
sheet-line-consumption-other = Autre
sheet-result-consumption-raw = Calculée
sheet-result-consumption = Due chaque mois (PC)

sheet-line-unrest-leaders = Responsables
sheet-line-unrest-vacancies = Places vacantes
sheet-line-unrest-buildings = Bâtiments
sheet-line-unrest-land = Terres
sheet-line-unrest-edicts = Édits
sheet-line-unrest-debt = Dette
sheet-line-unrest-armies = Armées
sheet-line-unrest-events = Événements
sheet-line-unrest-gm = MJ
sheet-line-unrest-floor = Jamais moins de 0
sheet-line-unrest-other = Autre
sheet-result-unrest = Insatisfaction actuelle

sheet-allowance-claims = Hexagones
sheet-allowance-improvements = Améliorations
sheet-allowance-settlements = Nouvelles communautés
sheet-allowance-buildings = Bâtiments

sheet-milestone-kingdom-founded = Royaume fondé
sheet-milestone-capital-founded = Capitale fondée
sheet-milestone-size = Taille { $at }
sheet-milestone-settlement-lots = { $at } lots bâtis dans une communauté

## Responsables
sheet-title-leaders = Gouvernement du royaume
sheet-note-leaders = sept jours de service par mois, sinon la place compte comme vacante
sheet-title-armies = Armées
sheet-note-armies = les batailles se jouent à la table
sheet-heading-roster = Effectifs
sheet-note-roster = Consommation totale : { $count } PC par mois
sheet-column-army = Armée
sheet-column-army-size = Taille
sheet-column-cr = FP
sheet-column-field = En campagne
sheet-column-commander = Commandant
sheet-column-stands = Lieu
sheet-column-tactics = Tactiques
sheet-column-note = Type, notes
sheet-column-role = Fonction
sheet-column-holder = Titulaire
sheet-column-ability = Carac.
sheet-column-vacancy = Si vacant
sheet-leaders-together = Tous les responsables ensemble
sheet-remark-player = personnage joueur
sheet-remark-leadership = Prestige +1
sheet-remark-lost = hors d’état de servir
sheet-remark-acting = remplace le dirigeant
sheet-remark-days = { $days ->
    [one] { $days } seul jour de service
   *[other] { $days } jours de service seulement
}
sheet-either = { $first } ou { $last }
sheet-adds = { $abilities } · { $attributes }
sheet-adds-half = ½ { $abilities }
sheet-adds-choice = au choix
sheet-ability-str = For
sheet-ability-dex = Dex
sheet-ability-con = Con
sheet-ability-int = Int
sheet-ability-wis = Sag
sheet-ability-cha = Cha
sheet-ability-name-str = Force
sheet-ability-name-dex = Dextérité
sheet-ability-name-con = Constitution
sheet-ability-name-int = Intelligence
sheet-ability-name-wis = Sagesse
sheet-ability-name-cha = Charisme
sheet-vacancy-no-taxes = pas de taxes
sheet-vacancy-no-holidays = pas de bonus de jours fériés
sheet-vacancy-bars = ni { $things }
sheet-vacancy-bars-claim = revendications
sheet-vacancy-bars-district = quartiers

## Communautés
sheet-capital = Capitale
sheet-in-hex = hexagone { $label }
sheet-district = Quartier { $number }
sheet-district-place = quartier { $number }, { $where }
sheet-many = { $count } × { $name }
sheet-base-value = Valeur de base (po)
sheet-base-value-of = { $value } sur { $cap }
sheet-heading-works = Ouvrages sans lot
sheet-heading-slots = Objets magiques
sheet-heading-buildings = Bâtiments
sheet-column-building = Bâtiment
sheet-column-lots = Lots
sheet-column-more = Autre
sheet-short-economy = Éco.
sheet-short-loyalty = Loy.
sheet-short-stability = Stab.
sheet-short-fame = Renom
sheet-short-infamy = Infam.
sheet-short-defense = Déf.
sheet-no-buildings = Aucun pour l’instant
sheet-state-planned = { $count ->
    [one] { $count } prévu
   *[other] { $count } prévus
}
sheet-state-damaged = { $count ->
    [one] { $count } endommagé
   *[other] { $count } endommagés
}
sheet-state-abandoned = { $count ->
    [one] { $count } abandonné
   *[other] { $count } abandonnés
}
sheet-side-n = côté nord
sheet-side-e = côté est
sheet-side-s = côté sud
sheet-side-w = côté ouest
sheet-side-none = tout le quartier
sheet-side-land = terre
sheet-side-water = eau
sheet-on-lot = lot { $lot }
sheet-slot-minor = { $kinds }, mineur
sheet-slot-medium = { $kinds }, intermédiaire
sheet-slot-major = { $kinds }, majeur
sheet-item-potion = potion
sheet-item-scroll = parchemin
sheet-item-wand = baguette
sheet-item-ring = anneau
sheet-item-rod = sceptre
sheet-item-staff = bâton
sheet-item-wondrous-item = objet merveilleux
sheet-item-armor = armure
sheet-item-shield = bouclier
sheet-item-weapon = arme
sheet-item-any = objet
sheet-tier-minor = Mineurs
sheet-tier-medium = Intermédiaires
sheet-tier-major = Majeurs
sheet-blank-district-kicker = Communauté et quartier
sheet-heading-growth = Taille et marché
sheet-by-lots = Par lots (facultatif) : { $size }, modificateurs { $modifier }, Danger { $danger }
sheet-next-size = { $size } avec { $count ->
    [one] un habitant
   *[other] { $people } habitants
} de plus ({ $lots ->
    [one] un lot
   *[other] { $lots } lots
}) : valeur de base jusqu’à { $cap } po
sheet-value-spare = La valeur de base peut encore croître de { $value } po
sheet-value-full = La valeur de base est au maximum permis par la taille
sheet-market = Tout objet magique jusqu’à { $value } po est en vente avec { $percent } % de chances
sheet-defense-sides = Défense par côté : { $sides }
sheet-heading-privileges = Privilèges
sheet-special-edicts = { $count } édits spéciaux par tour ; s’il y en a plus d’un, tous leurs tests à { $checks }
sheet-kingdoms-modifier = { $name } { $amount } (le sien { $own })
sheet-kingdoms-modifiers = Ici comptent les modificateurs du royaume, plus élevés : { $modifiers }
sheet-army-tactics = Les armées et les commandants recrutés ici connaissent { $count ->
    [one] une tactique
   *[other] { $count } tactiques
} de plus
sheet-trade-percent = Les routes commerciales qui partent d’ici rapportent { $percent } % de plus
sheet-skill-bonus = { $name } : { $amount } de plus pour { $skills }
sheet-skill-uses = { $name } : compte aussi pour { $skills }
sheet-skill-of-knowledge = les tests de Connaissances
sheet-skill-of-knowledge-arcana = les tests de Connaissances (mystères)
sheet-skill-of-knowledge-history = les tests de Connaissances (histoire)
sheet-skill-of-profession = les tests de Profession
sheet-skill-of-appraise-art = les tests d’Estimation d’œuvres d’art
sheet-heading-exhibits = Exposé
sheet-column-exhibit = Pièce
sheet-exhibit-find = Une trouvaille
sheet-exhibit-historic = de l’histoire du royaume
sheet-heading-items = Objets magiques en vente
sheet-heading-wishes = Liste de souhaits
sheet-wishes-together = en tout { $price } PC (sans réductions { $listed } PC), en { $months ->
    [one] un mois
   *[other] { $months } mois
}
sheet-heading-losses = Bâtiments perdus
sheet-column-item = Objet
sheet-column-gp = po
sheet-column-where = Où
sheet-column-list-bp = Plein (PC)
sheet-column-bp = Coût (PC)
sheet-column-why = Comment et pourquoi
sheet-lost-destroyed = détruit
sheet-lost-demolished = démoli
sheet-lost-abandoned = abandonné

## Chronique
sheet-journal-empty = Rien n’a encore été écrit.
sheet-journal-of = { $kingdom_name } : { $text }

## Carte
sheet-title-map = Le royaume et ses terres
sheet-legend-river = Rivière
sheet-legend-coast = Côte
sheet-legend-lake = Lac
sheet-legend-unexplored = Pas encore exploré
sheet-legend-below = Caverne ou eau en dessous
sheet-legend-army = Armée
sheet-legend-expedition = Expédition
sheet-legend-pin-pin = Lieu remarquable
sheet-legend-pin-danger = Danger
sheet-legend-pin-treasure = Trésor
sheet-legend-pin-camp = Campement
sheet-legend-pin-person = Personne
sheet-legend-pin-question = Question ouverte
sheet-scale-note = un hexagone mesure { $length }

## La carte en poster
sheet-poster-name = Poster, feuille { $sheet }
sheet-poster-sheet = Feuille { $sheet }, page { $page } sur { $pages }
sheet-poster-plan = Disposition des feuilles
sheet-poster-measure = { $columns } × { $rows } feuilles, { $width } × { $height } cm
sheet-poster-how = Coupez chaque feuille le long de ses repères et posez-les bord à bord ; imprimées plus grandes ou plus petites que 100 %, elles s’ajustent encore.

## Un document pour les joueurs
sheet-handout-title = Ce que l’on sait
sheet-handout-known = Ce que l’on sait, { $date }
sheet-handout-map = Carte : { $title }
sheet-handout-towns = Communautés
sheet-handout-places = Lieux
sheet-handout-size = Taille
sheet-handout-name = Nom
sheet-handout-told = Ce que l’on en dit

## Ce qui ne peut être exporté ($file est le fichier à écrire)
sheet-error-kind = { $file } : il n’y a pas d’export « { $kind } » ; il y a { $known }.
sheet-error-ending = { $file } : impossible d’écrire un tel fichier ; donnez un nom qui finit par { $known }.
sheet-error-paper = Il n’y a pas de papier « { $paper } » ; il y a { $known }.
sheet-error-scale = Une image ne peut être dessinée à { $scale } fois sa taille ; donnez un nombre au-dessus de 0, et { $largest } au plus.
sheet-error-no-kingdom = { $file } : rien n’est écrit, car la campagne n’a pas encore de royaume ; fondez-en un, ou exportez la feuille vierge.
sheet-error-no-districts = { $file } : rien n’est écrit, car le royaume n’a pas encore de communauté.
sheet-error-no-map = { $file } : rien n’est écrit, car la carte de la campagne n’a pas d’hexagones.
sheet-error-too-large = { $file } : une image de { $dots } points ne tient pas en mémoire ; donnez une échelle plus petite.
sheet-error-poster-hex = { $file } : un hexagone de poster ne peut pas mesurer { $size } mm ; indiquez de { $low } à { $high }.
sheet-error-poster-overlap = { $file } : les feuilles d’un poster ne peuvent pas se recouvrir de { $size } mm ; indiquez de 0 à { $high }.
sheet-error-poster-sheets = { $file } : le poster prendrait { $count } feuilles, plus que { $most } ; choisissez une échelle plus petite ou un papier plus grand.
sheet-error-nothing-known = { $file } : rien n’a été écrit, car les joueurs ne connaissent encore aucun hexagone ; marquez ce qu’ils ont vu ou exploré.
sheet-error-poster-ending = { $file } : un poster est un PDF ; donnez un nom qui finit par .pdf.
