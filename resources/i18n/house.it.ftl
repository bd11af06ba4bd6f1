### House rules: what is wrong with them, what the journal tells of them, what their columns are called.

house_unknown_id = { $record }, { $cell }: «{ $found }» non è noto{ $suggestion ->
    [nothing_near] {"."}
   *[other] ; intendevi «{ $suggestion }»?
}
house_unknown_field = { $record }, { $cell }: questa colonna non esiste, o una regola della casa non può cambiarla{ $suggestion ->
    [nothing_near] {"."}
   *[other] ; intendevi «{ $suggestion }»?
}
house_missing_field = { $record }, { $cell }: va indicato.
house_wrong_kind = { $record }, { $cell }: qui ci vuole { $expected ->
    [integer] un numero intero
    [integer_or_null] un numero intero o niente (null)
    [number] un numero
    [number_or_null] un numero o niente (null)
    [text] un testo
    [text_or_null] un testo o niente (null)
    [list] un elenco
    [list_or_null] un elenco o niente (null)
    [object] un oggetto con le sue colonne
    [object_or_null] un oggetto con le sue colonne o niente (null)
    [yes] vero o falso
    [yes_or_null] vero o falso o niente (null)
   *[other] qualcos’altro
}.
house_not_a_choice = { $record }, { $cell }: «{ $found }» non è tra i valori possibili: { $known }.
house_refused = { $record }, { $cell }: { $reason }
house_out_of_range = { $record }, { $cell }: { $found } è fuori dall’intervallo da { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }.
house_name_missing = Ciò che è tuo ha bisogno di un nome.
house_name_printed = { $record }: ciò che le regole già conoscono mantiene il suo nome.
house_name_too_long = { $record }: un nome è una riga di al più 60 caratteri.
house_text_too_long = { $record }: una descrizione è testo leggibile di al più 2000 caratteri.
house_bad_id = { $record }: l’id «{ $found }» non è fatto di minuscole, cifre e «_».
house_twice = { $record }: ci sono due regole della casa con l’id «{ $found }».
house_changes_nothing = { $record }: così non cambia niente.
house_too_many = Si accettano al più { $high } regole della casa.
house_rows_overlap = { $record }, { $cell }: i risultati si sovrappongono a quelli di { $other }.
house_row_backwards = { $record }, { $cell }: l’ultimo risultato viene prima del primo.
house_items_need_lots = { $record }, { $cell }: un’opera senza lotti non ha slot per oggetti magici.
house_event_does_nothing = { $record }, { $cell }: l’evento non cambia alcun numero.
house_needs_check = { $record }, { $cell }: serve una prova che riesca o fallisca.
house_no_dice = { $record }, { $cell }: «{ $found }» non è né un numero intero né dadi come 1d6 o -2d4.
house_adjacent_count = { $record }, { $cell }: indica quanti di quelli accanto servono; 0 se nessuno.
house_at_least_one_each = { $record }, { $cell }: ne serve almeno uno per tipo.
house_below_zero = { $record }, { $cell }: non può essere sotto 0.
house_discount_odd = { $record }, { $cell }: il costo di { TERM("building", $other) } è dispari e non si dimezza.
house_event_or_table = { $record }, { $cell }: una riga porta a un evento o a un’altra tabella.
house_lotless = { $record }, { $cell }: un’opera di 0 lotti, e nessun’altra, ha l’effetto «lotless».
house_lots = { $record }, { $cell }: una costruzione copre 1, 2 o 4 lotti, o 0 se è un’opera senza lotti.
house_no_rows = { $record }: la tabella non ha righe.
house_price_twice = { $record }, { $cell }: c’è anche un costo fisso.
house_row_begins = { $record }: questa riga deve iniziare da { $expected }.
house_row_ends = { $record }: questa riga finisce a { $found } e la successiva inizia da { $next }.
house_row_open = { $record }: l’ultima riga non ha limite superiore.
house_rows_end = { $record }: le righe della tabella finiscono a { $found }, non a 100.
house_upgrade_loop = { $record }, { $cell }: le conversioni riportano a questa stessa costruzione, passando per { TERM("building", $other) }.
house_upgrade_smaller = { $record }, { $cell }: { TERM("building", $other) } costa meno o è più piccola.

## Why not

house_unchanged = { $record } è già così.
house_nothing_new = Queste regole della casa ci sono già tutte.
house_no_such = Non c’è la regola della casa «{ $found }».
house_in_use = { $record } non si può togliere: si trova in { $place }{ $more ->
    [0] {""}
    [1] {" e in "}un altro luogo
   *[other] {" e in "}altri { $more } luoghi
}.
house_in_use_then = { $record } non si può togliere: nel mese { $month }, a cui la campagna può tornare, si trova in { $place }{ $more ->
    [0] {""}
    [1] {" e in "}un altro luogo
   *[other] {" e in "}altri { $more } luoghi
}.
house_stands = { $record } non può cambiare così: ciò che ne esiste in { $place }{ $more ->
    [0] {""}
    [1] {" e in "}un altro luogo
   *[other] {" e in "}altri { $more } luoghi
} non potrebbe restare com’è (lotti, slot, luogo colpito).
house_stands_then = { $record } non può cambiare così: ciò che ne esisteva nel mese { $month } in { $place }{ $more ->
    [0] {""}
    [1] {" e in "}un altro luogo
   *[other] {" e in "}altri { $more } luoghi
} non potrebbe restare com’era.

## The journal

house_rule_set = Nuova regola della casa: { $record }
house_rule_changed = Regola della casa cambiata: { $record }
house_rule_removed = Regola della casa ritirata: { $record }
house_rules_taken_in = { $count ->
    [one] { $count } regola della casa accolta
   *[other] { $count } regole della casa accolte
}
house_ref = Regola della casa
outcome_success_until_next_event = Riuscita, fino alla prossima fase di Evento
outcome_failure_until_next_event = Fallita, fino alla prossima fase di Evento

## Tables

house-table_buildings = Costruzioni
house-table_improvements = Migliorie territoriali
house-table_edicts = Livelli degli editti
house-table_events = Eventi
house-table_event_tables = Tabelle degli eventi
house-table_special_terrain = Territori speciali
house-table_terrain = Terreni
house-table_roles = Ruoli di autorità
house-table_alignments = Allineamenti
house-table_governments = Forme di governo
house-table_milestones = Punti salienti
house-table_improvement_limits = Ciò che un turno permette, per Dimensione
house-table_exchange_rates = Tassi di cambio, per Dimensione
house-table_settlement_sizes = Dimensioni degli insediamenti
house-table_settlement_modifiers_by_size = Modificatori degli insediamenti per dimensione

## Columns

house-column_name = Nome
house-column_text = Descrizione
house-column_id = Codice
house-column_table = Tabella
house-column_cost = Costo in PC
house-column_lots = Lotti
house-column_discounts = Dimezza il costo di
house-column_upgrades_to = Si converte in
house-column_adjacent_any = Deve stare accanto a
house-column_adjacent_count = Quanti accanto
house-column_not_adjacent = Non può stare accanto a
house-column_water_border = Richiede un confine di acqua
house-column_land_border = Richiede un confine di terra
house-column_per_settlement = Massimo per insediamento
house-column_per_district = Massimo per distretto
house-column_magic_items = Oggetti magici
house-column_effects = Altri effetti
house-column_count = Quanti
house-column_tier = Grado
house-column_kinds = Tipi
house-column_cost_from = Prezzo dal terreno
house-column_shares_hex = Può condividere l’esagono
house-column_terrain = Su quali terreni
house-column_requires = Requisiti
house-column_per_hexes = Una volta ogni tanti esagoni
house-column_settlement_counts_as = Vale per un insediamento come
house-column_bp = PC in ogni mese
house-column_size_min = Dalla Dimensione
house-column_size_max = Fino alla Dimensione
house-column_settlements = Nuovi insediamenti
house-column_buildings = Nuove costruzioni
house-column_improvements = Migliorie territoriali
house-column_claims = Esagoni rivendicati
house-column_population_min = Da abitanti
house-column_population_max = Fino ad abitanti
house-column_bp_price = Monete d’oro per 1 PC
house-column_lots_min = Da lotti
house-column_lots_max = Fino a lotti
house-column_modifier = Modificatore
house-column_at = A
house-column_exploration_days = Giorni per esplorare
house-column_preparation_months = Mesi per preparare
house-column_farm_cost = Fattoria in PC
house-column_road_cost = Strada Comune in PC
house-column_trade_length = Esagoni su una rotta commerciale
house-column_abilities = Caratteristiche
house-column_multiplier = Moltiplicatore
house-column_vacancy = Se vacante
house-column_event = Evento
house-column_again = Tira di nuovo
house-column_same = Stesso risultato due volte
house-column_scope = Colpisce
house-column_kind = Tipo
house-column_continuous = Continua
house-column_checks = Prove
house-column_check_bonus = Sommato a ogni prova
house-column_changes = Che cosa cambia
house-column_from = Da
house-column_to = A
