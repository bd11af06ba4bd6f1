### Objets magiques : leurs noms, leurs allées et venues, pourquoi pas.

## Noms composés à partir d’identifiants

item_made_spell = { CAP(TERM("item_kind", $item_kind)) } { TERM("item_epithet", $epithet) } (sort de niveau { $first })
item_made_plain = { CAP(TERM("item_kind", $item_kind)) } { TERM("item_epithet", $epithet) }
item_made_borne = { CAP(TERM("item_base", $base)) } { TERM("item_epithet", $epithet) }
item_made_gear = { CAP(TERM("item_base", $base)) } +{ $first }
item_made_gear_named = { CAP(TERM("item_base", $base)) } +{ $first } { TERM("item_epithet", $epithet) }
item_waits = Une trouvaille que dévoilera le prochain entretien
item_priced = { $item }, { $price } po

## Ce qui est demandé

ask_fill_slots = { $districts ->
    [one] À partir de 51 au d100, un objet apparaît dans un emplacement vide { OF($where) }.
   *[other] Un d100 par quartier qui a un emplacement vide, dans cet ordre : { $where }. À partir de 51, un objet apparaît.
}
ask_item_kind = De quel type d’objet s’agit-il ?
ask_item_made = Quel objet est-ce ? S’il est trop cher, on relance.
ask_item_base = De quoi s’agit-il ?
ask_item_name = Comment son nom se termine-t-il ?
ask_item_listed = Quelle ligne de votre liste est-ce ?
ask_item_source = De votre liste ou du hasard ?

## Ce qu’il en est advenu (journal)

slots_rolled = Objets magiques : chance dans { $filled } { $filled ->
    [one] quartier
   *[other] quartiers
} sur { $districts }
no_item_found = Aucun objet { TERM("item_tier", $tier) } { AT($settlement) } ne serait assez bon marché
find_made = Un objet magique { TERM("item_tier", $tier) } est trouvé { AT($settlement) } ; le prochain entretien dira lequel
item_gone = { $item } n’est plus en vente { AT($settlement) }
item_lost = { $item } est perdu avec son bâtiment { AT($settlement) }
item_sold_off = { $item } trouve preneur { AT($settlement) }

## Ce qui a été fait (journal, annulation)

item_bought = { $name } acheté { AT($settlement) } pour le royaume : { $bp } PC
item_bought_for_oneself = { $name } acheté { AT($settlement) } à titre personnel : { $bp } PC
slot_purge_tried = Tentative d’écouler { $name } { AT($settlement) }
market_bought = { $name } acheté au marché { OF($settlement) } pour { $price } po
market_has_it = { $name } se trouve au marché { OF($settlement) } pour { $price } po
market_has_none = { $name } à { $price } po ne se trouve pas au marché { OF($settlement) } ce mois-ci
items_set = { $source ->
    [generator] Les objets magiques viennent du générateur
    [by_hand] Les objets magiques viennent du générateur, avec les dés de la table
    [list] Les objets magiques viennent de votre liste
    [both] Les objets magiques viennent du générateur ou de votre liste
   *[typed] Les objets magiques sont nommés par le MJ
}{ $count ->
    [0] {""}
   *[other] {" "}; { $count } dans la liste
}

## Pourquoi pas

nothing_that_cheap = Pour cet emplacement, aucun objet { TERM("item_tier", $tier) } ne coûte au plus la valeur de base { OF($settlement) }.
item_price_missing = { $name } n’a pas de prix ; il en faut un avant de payer en PC.
dearer_than_market = Le marché { OF($settlement) } offre des objets jusqu’à { $most } po ; { $price } po, c’est davantage.
item_list_empty = Votre liste d’objets magiques est vide : aucun emplacement ne se remplira.
too_many_items = La liste compte { $count } objets ; { $most } sont possibles.
no_such_item_kind = « { $name } » : il n’y a pas de type d’objet « { $kind } ».
no_such_item_tier = « { $name } » : il n’y a pas de rang « { $tier } » ; minor, medium ou major est attendu.

## Une liste qu’on lit

kind_item_name = un nom de 1 à 200 lettres qui ne commence pas par @
fault_too_many_rows = Le tableau compte { $found } lignes ; { $high } au plus sont possibles.
