### Oggetti magici: i loro nomi, come arrivano e se ne vanno, perché no.

## Nomi composti da id

item_made_spell = { CAP(TERM("item_kind", $item_kind)) } { TERM("item_epithet", $epithet) } (incantesimo di livello { $first })
item_made_plain = { CAP(TERM("item_kind", $item_kind)) } { TERM("item_epithet", $epithet) }
item_made_borne = { CAP(TERM("item_base", $base)) } { TERM("item_epithet", $epithet) }
item_made_gear = { CAP(TERM("item_base", $base)) } +{ $first }
item_made_gear_named = { CAP(TERM("item_base", $base)) } +{ $first } { TERM("item_epithet", $epithet) }
item_waits = Un ritrovamento che si vedrà nel prossimo Mantenimento
item_priced = { $item }, { $price } mo

## Che cosa si chiede

ask_fill_slots = { $districts ->
    [one] Con 51 o più su un d100, in uno slot vuoto { OF($where) } compare un oggetto.
   *[other] Un d100 per ogni distretto con uno slot vuoto, in quest’ordine: { $where }. Con 51 o più compare un oggetto.
}
ask_item_kind = Che tipo di oggetto è?
ask_item_made = Che oggetto è? Se costa troppo si tira di nuovo.
ask_item_base = Di che cosa si tratta?
ask_item_name = Come finisce il suo nome?
ask_item_listed = Quale voce del tuo elenco è?
ask_item_source = Dal tuo elenco o dal caso?

## Che cosa ne è venuto (diario)

slots_rolled = Oggetti magici: fortuna in { $filled } { $filled ->
    [one] distretto
   *[other] distretti
} su { $districts }
no_item_found = Nessun oggetto { TERM("item_tier", $tier) } { AT($settlement) } costerebbe abbastanza poco
find_made = Si trova un oggetto magico { TERM("item_tier", $tier) } { AT($settlement) }; quale, lo dirà il prossimo Mantenimento
item_gone = { $item } non è più in vendita { AT($settlement) }
item_lost = { $item } va perduto con la sua costruzione { AT($settlement) }
item_sold_off = { $item } trova un acquirente { AT($settlement) }

## Che cosa è stato fatto (diario, annulla)

item_bought = { $name } acquistato { AT($settlement) } per il regno: { $bp } PC
item_bought_for_oneself = { $name } acquistato { AT($settlement) } per uso personale: { $bp } PC
slot_purge_tried = Tentativo di svendere { $name } { AT($settlement) }
market_bought = { $name } acquistato al mercato { OF($settlement) } per { $price } mo
market_has_it = { $name } si trova al mercato { OF($settlement) } per { $price } mo
market_has_none = { $name } da { $price } mo questo mese non si trova al mercato { OF($settlement) }
items_set = { $source ->
    [generator] Gli oggetti magici vengono dal generatore
    [by_hand] Gli oggetti magici vengono dal generatore, con i dadi del tavolo
    [list] Gli oggetti magici vengono dal tuo elenco
    [both] Gli oggetti magici vengono dal generatore o dal tuo elenco
   *[typed] Gli oggetti magici li nomina il GM
}{ $count ->
    [0] {""}
   *[other] ; { $count } nell’elenco
}

## Perché no

nothing_that_cheap = Per questo slot non esiste un oggetto { TERM("item_tier", $tier) } che costi al massimo il valore base { OF($settlement) }.
item_price_missing = { $name } non ha un prezzo; va indicato prima di pagare in PC.
dearer_than_market = Al mercato { OF($settlement) } si trovano oggetti fino a { $most } mo; { $price } mo sono di più.
item_list_empty = Il tuo elenco di oggetti magici è vuoto, quindi nessuno slot si riempirà.
too_many_items = L’elenco ha { $count } oggetti; ne sono possibili { $most }.
no_such_item_kind = «{ $name }»: non esiste un tipo di oggetto «{ $kind }».
no_such_item_tier = «{ $name }»: non esiste un grado «{ $tier }»; serve minor, medium o major.

## Un elenco che si legge

kind_item_name = un nome da 1 a 200 lettere che non comincia con @
fault_too_many_rows = La tabella ha { $found } righe; al massimo ne sono possibili { $high }.
