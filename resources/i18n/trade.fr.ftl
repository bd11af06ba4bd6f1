### Routes commerciales : l’édit, le trajet, ce qui en vient

## Ce qui ne se peut pas

special_edicts_issued = Édits spéciaux de ce tour : déjà { $issued } sur { $allowed }.
route_of_kind_exists = Le royaume a déjà une route commerciale de ce type : { TERM("trade_route", $route) }. Il peut en avoir une par type.
route_within_kingdom = Une route commerciale mène vers un autre royaume, et { $hex } est à vous.
route_needs = Il manque à la communauté de départ : { TERM("building", $building) } ({ $count }).
route_leaves_level = Une route commerciale reste à son niveau de la carte ; { $hex } est à un autre.
route_leads_nowhere = La route finirait là où elle commence, { AT($settlement) }.
investment_too_small = Au moins { $least } PC partent avec les premiers marchands, pas { $bp }.
no_food_to_trade = Il n’y a pas de nourriture à exporter : fermes et pêcheries doivent ramener la Consommation sous 0, et elle est de { $consumption }.
no_lawful_route = Aucune route commerciale ne peut passer d’ici à { $hex } : il faut de la plaine, du désert, des routes, ou des eaux qu’un bâtiment de la communauté ouvre.
no_way_on_map = La carte n’a aucun chemin vers { $hex }.
no_such_trade = Il n’y a pas de commerce « { $route } » ; il y a : { $known }.
route_must_be_sent = Seul un royaume repris du papier a des routes déjà établies ; un royaume qui règne envoie des marchands.
no_such_route = Il n’y a pas de route commerciale numéro { $number }.
no_partner_known = La carte ne montre aucune communauté d’un autre royaume en { $hex } ; au MJ de dire avec qui l’on commerce.

## Ce qui se fait, et ce qui en vient

route_planned = Route commerciale de { $settlement } à { $hex } ({ TERM("trade_route", $route) }) : { $bp } PC, longueur { $length }, { $days } jours
route_noted = Route commerciale ({ TERM("trade_route", $route) }) de { $settlement } à { $hex } notée : elle dure { $count ->
    [one] un mois
   *[other] { $count } mois
}
route_given_up = Fin de la route commerciale vers { $hex } ({ TERM("trade_route", $route) })
route_established = La route commerciale vers { $hex } est établie ({ TERM("trade_route", $route) }) : { $bp } PC
route_triumphs = La route commerciale vers { $hex } est un grand succès ({ TERM("trade_route", $route) }) : { $bp } PC, et la Renommée augmente
route_sold_elsewhere = Les marchands n’atteignent pas { $hex } ({ TERM("trade_route", $route) }) ; ils vendent ailleurs pour { $bp } PC
route_failed = La route commerciale vers { $hex } est un échec complet ({ TERM("trade_route", $route) }) : la Renommée baisse, l’Insatisfaction augmente
route_cut = La route commerciale vers { $hex } est coupée en { $other_hex } et prend fin ({ TERM("trade_route", $route) })
route_pays = Le commerce rapporte { $bp } PC ({ TERM("trade_route", $route) })
route_year_over = L’année de la route commerciale vers { $hex } est finie ({ TERM("trade_route", $route) })

ask_trade_edict = Les marchands arrivent ({ TERM("trade_route", $route) }) : l’affaire réussit-elle ?
ask_trade_income = Combien rapporte le commerce ({ TERM("trade_route", $route) }), outre le modificateur de route, pour 5 PC investis ?
ask_trade_sale = Pour combien vend-on ailleurs ce que valent 5 PC investis ({ TERM("trade_route", $route) }) ?
due_merchants_arrive = Les marchands arrivent en { $hex } ({ TERM("trade_route", $route) })
due_route_ends = Fin de la route commerciale vers { $hex } ({ TERM("trade_route", $route) })

## D’où viennent les lignes

source_trade = { $id ->
    [length] Longueur de la route
    [rm] Modificateur de route
    [lm] Modificateur de longueur
    [control_dc] DD de contrôle
    [end] Où la route finit
   *[lawless] Permis par le MJ
}
source_trade_route = Route commerciale : { TERM("trade_route", $id) }
source_trade_route_at = Route commerciale de { $place } : { TERM("trade_route", $id) }
source_trade_cargo = Marchandise transportée : { TERM("trade_route", $id) }
source_trade_cargo_at = Marchandise de { $place } : { TERM("trade_route", $id) }
source_terrain = { CAP(TERM("terrain", $id)) }
source_settlement_modifier = { CAP(TERM("settlement_modifier", $id)) }
source_settlement_modifier_at = { CAP(TERM("settlement_modifier", $id)) }, { $place }
reason_no_food_surplus = pas de nourriture à exporter : la Consommation n’est pas sous 0
reason_not_counted_for_trade = ne compte pas sans fonderie dans la communauté de départ
counts_counted_per = { $counted } en tout, un par { $per }
counts_length_per = longueur { $length }, un par { $per }
counts_hexes_halves = { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
}, { $halves ->
    [1] un demi chacun
    [2] un chacun
   *[other] le double chacun
}

## Fautes des fichiers

fault_route_jumps = Ici une route commerciale saute : chaque hexagone du trajet touche le précédent.
