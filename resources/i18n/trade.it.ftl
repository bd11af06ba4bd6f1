### Rotte commerciali: l’editto, il percorso, che cosa ne viene

## Che cosa non si può fare

special_edicts_issued = Editti speciali di questo turno: già { $issued } su { $allowed }.
route_of_kind_exists = Il regno ha già una rotta commerciale di questo tipo: { TERM("trade_route", $route) }. Ne può avere una per tipo.
route_within_kingdom = Una rotta commerciale porta in un altro regno, e { $hex } è tuo.
route_needs = All’insediamento di partenza manca: { TERM("building", $building) } ({ $count }).
route_leaves_level = Una rotta commerciale resta sul suo livello della mappa; { $hex } sta su un altro.
route_leads_nowhere = La rotta finirebbe dove comincia, { AT($settlement) }.
investment_too_small = Con i primi mercanti partono almeno { $least } PC, non { $bp }.
no_food_to_trade = Non c’è cibo da esportare: fattorie e allevamenti ittici devono portare i Consumi sotto lo 0, e ora sono { $consumption }.
no_lawful_route = Nessuna rotta commerciale può passare da qui fino a { $hex }: servono pianura, deserto, strade, oppure acque aperte da una costruzione dell’insediamento.
no_way_on_map = Sulla mappa non c’è alcuna via per { $hex }.
no_such_trade = Non esiste il commercio «{ $route }»; ci sono: { $known }.
route_must_be_sent = Solo un regno trascritto dalla carta ha rotte già stabilite; uno che regna manda i mercanti.
no_such_route = Non c’è nessuna rotta commerciale numero { $number }.
no_partner_known = La mappa non mostra insediamenti di altri regni in { $hex }; dica il GM con chi si commercia.

## Che cosa si fa, e che cosa ne viene

route_planned = Rotta commerciale da { $settlement } a { $hex } ({ TERM("trade_route", $route) }): { $bp } PC, lunghezza { $length }, { $days } giorni
route_noted = Rotta commerciale ({ TERM("trade_route", $route) }) da { $settlement } a { $hex } annotata: dura { $count ->
    [one] un mese
   *[other] { $count } mesi
}
route_given_up = Fine della rotta commerciale verso { $hex } ({ TERM("trade_route", $route) })
route_established = Rotta commerciale verso { $hex } stabilita ({ TERM("trade_route", $route) }): { $bp } PC
route_triumphs = La rotta commerciale verso { $hex } è un grande successo ({ TERM("trade_route", $route) }): { $bp } PC, e la Fama sale
route_sold_elsewhere = I mercanti non raggiungono { $hex } ({ TERM("trade_route", $route) }); vendono altrove per { $bp } PC
route_failed = La rotta commerciale verso { $hex } è un fallimento completo ({ TERM("trade_route", $route) }): la Fama scende, il Malcontento sale
route_cut = La rotta commerciale verso { $hex } è interrotta in { $other_hex } e finisce ({ TERM("trade_route", $route) })
route_pays = Il commercio rende { $bp } PC ({ TERM("trade_route", $route) })
route_year_over = L’anno della rotta commerciale verso { $hex } è finito ({ TERM("trade_route", $route) })

ask_trade_edict = I mercanti arrivano ({ TERM("trade_route", $route) }): l’affare riesce?
ask_trade_income = Quanto rende il commercio ({ TERM("trade_route", $route) }), oltre al modificatore di rotta, per 5 PC investiti?
ask_trade_sale = Per quanto si vende altrove la merce di 5 PC investiti ({ TERM("trade_route", $route) })?
due_merchants_arrive = I mercanti arrivano in { $hex } ({ TERM("trade_route", $route) })
due_route_ends = Finisce la rotta commerciale verso { $hex } ({ TERM("trade_route", $route) })

## Da dove vengono le voci

source_trade = { $id ->
    [length] Lunghezza della rotta
    [rm] Modificatore di Rotta
    [lm] Modificatore di Lunghezza
    [control_dc] CD di Controllo
    [end] Dove finisce la rotta
   *[lawless] Concesso dal GM
}
source_trade_route = Rotta commerciale: { TERM("trade_route", $id) }
source_trade_route_at = Rotta commerciale da { $place }: { TERM("trade_route", $id) }
source_trade_cargo = Merce in viaggio: { TERM("trade_route", $id) }
source_trade_cargo_at = Merce in viaggio da { $place }: { TERM("trade_route", $id) }
source_terrain = { CAP(TERM("terrain", $id)) }
source_settlement_modifier = { CAP(TERM("settlement_modifier", $id)) }
source_settlement_modifier_at = { CAP(TERM("settlement_modifier", $id)) }, { $place }
reason_no_food_surplus = niente cibo da esportare: i Consumi non sono sotto lo 0
reason_not_counted_for_trade = non si conta senza una fonderia nell’insediamento di partenza
counts_counted_per = { $counted } in tutto, uno ogni { $per }
counts_length_per = lunghezza { $length }, uno ogni { $per }
counts_hexes_halves = { $hexes ->
    [one] un esagono
   *[other] { $hexes } esagoni
}, { $halves ->
    [1] la metà ciascuno
    [2] uno ciascuno
   *[other] il doppio ciascuno
}

## Errori nei file

fault_route_jumps = Qui una rotta commerciale salta: ogni esagono del percorso confina con il precedente.
