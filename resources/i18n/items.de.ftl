### Magische Gegenstände: ihre Namen, ihr Kommen und Gehen, warum nicht.

## Namen, die aus Kennungen zusammengesetzt werden

item_made_spell = { CAP(TERM("item_kind", $item_kind)) } { TERM("item_epithet", $epithet) } (Zaubergrad { $first })
item_made_plain = { CAP(TERM("item_kind", $item_kind)) } { TERM("item_epithet", $epithet) }
item_made_borne = { CAP(TERM("item_base", $base)) } { TERM("item_epithet", $epithet) }
item_made_gear = { CAP(TERM("item_base", $base)) } +{ $first }
item_made_gear_named = { CAP(TERM("item_base", $base)) } +{ $first } { TERM("item_epithet", $epithet) }
item_waits = Ein Fund, den der nächste Unterhalt zeigt
item_priced = { $item }, { $price } GM

## Was gefragt wird

ask_fill_slots = { $districts ->
    [one] Ab 51 auf einem W100 taucht an einem freien Platz in { $where } ein Gegenstand auf.
   *[other] Ein W100 für jeden Bezirk mit einem freien Platz, in dieser Reihenfolge: { $where }. Ab 51 taucht ein Gegenstand auf.
}
ask_item_kind = Was für eine Art von Gegenstand ist es?
ask_item_made = Welcher Gegenstand ist es? Ist er zu teuer, wird neu gewürfelt.
ask_item_base = Worum handelt es sich?
ask_item_name = Womit endet sein Name?
ask_item_listed = Welcher Eintrag Ihrer Liste ist es?
ask_item_source = Aus Ihrer Liste oder vom Zufall?

## Was daraus wurde (Chronik)

slots_rolled = Magische Gegenstände: Glück in { $filled } von { $districts } { $districts ->
    [one] Bezirk
   *[other] Bezirken
}
no_item_found = In { $settlement } wäre kein Gegenstand des Rangs „{ TERM("item_tier", $tier) }“ billig genug
find_made = In { $settlement } wird ein magischer Gegenstand des Rangs „{ TERM("item_tier", $tier) }“ gefunden; welcher, zeigt der nächste Unterhalt
item_gone = { $item } steht in { $settlement } nicht mehr zum Verkauf
item_lost = { $item } geht in { $settlement } mit dem Gebäude verloren
item_sold_off = { $item } findet in { $settlement } einen Käufer

## Was getan wurde (Chronik, Rückgängig)

item_bought = { $name } aus { $settlement } für das Königreich: { $bp } BP
item_bought_for_oneself = { $name } aus { $settlement } für den eigenen Gebrauch: { $bp } BP
slot_purge_tried = Versuch, { $name } in { $settlement } abzustoßen
market_bought = { $name } auf dem Markt von { $settlement } für { $price } GM gekauft
market_has_it = { $name } gibt es auf dem Markt von { $settlement } für { $price } GM
market_has_none = { $name } für { $price } GM gibt es diesen Monat auf dem Markt von { $settlement } nicht
items_set = { $source ->
    [generator] Magische Gegenstände kommen aus dem Generator
    [by_hand] Magische Gegenstände kommen aus dem Generator, mit den Würfeln am Tisch
    [list] Magische Gegenstände kommen aus Ihrer Liste
    [both] Magische Gegenstände kommen aus dem Generator oder aus Ihrer Liste
   *[typed] Magische Gegenstände benennt der SL
}{ $count ->
    [0] {""}
   *[other] ; { $count } in der Liste
}

## Warum nicht

nothing_that_cheap = Für diesen Platz gibt es keinen Gegenstand des Rangs „{ TERM("item_tier", $tier) }“, der höchstens den Grundwert von { $settlement } kostet.
item_price_missing = { $name } hat keinen Preis; ohne ihn lässt sich nicht mit BP bezahlen.
dearer_than_market = Auf dem Markt von { $settlement } gibt es Gegenstände bis { $most } GM; { $price } GM sind mehr.
item_list_empty = Ihre Liste magischer Gegenstände ist leer, daher füllt sich kein Platz.
too_many_items = Die Liste hat { $count } Gegenstände; möglich sind { $most }.
no_such_item_kind = „{ $name }“: Es gibt keine Art von Gegenstand „{ $kind }“.
no_such_item_tier = „{ $name }“: Es gibt keinen Rang „{ $tier }“; erwartet wird minor, medium oder major.

## Eine Liste, die gelesen wird

kind_item_name = ein Name von 1 bis 200 Buchstaben, der nicht mit @ beginnt
fault_too_many_rows = Die Tabelle hat { $found } Zeilen; möglich sind höchstens { $high }.
