### Il mese: che cosa si chiede, che cosa ne è venuto, perché no.

## Perché no

month_done = Il mese è finito; si può cominciare il prossimo.
month_past = { $month ->
    [one] Il mese { $month } è passato.
    [other] Il mese { $month } è passato.
   *[named] { $month } è passato.
}
no_such_event = Non esiste l’evento «{ $event }».
no_such_ahead = Nel calendario non c’è nessun evento numero { $number }.
no_such_ongoing = Non c’è nessun evento continuo numero { $number }.
reign_not_begun = Il governo { OF($kingdom) } non è ancora cominciato; prima va completata la fondazione.
answer_not_asked = Finora nulla ha chiesto «{ $request }»; non se ne tiene conto.
die_out_of_range = Un dado a { $sides } facce mostra da 1 a { $sides }.
dice_missing = { $count ->
    [one] Serve un dado a { $sides } facce.
   *[other] Servono { $count } dadi a { $sides } facce.
}
not_an_option = Non è una delle scelte possibili: { $options }.
yes_or_no = La risposta è sì o no.
amount_missing = La quantità deve essere almeno 1.
already_withdrawn = Questo mese sono già stati prelevati PC.
deposit_too_small = { $gp } mo sono meno di 1 PC, per cui ne servono { $rate }.
valuable_too_cheap = Un oggetto da { $price } mo si deposita, non si vende; le vendite cominciano sopra le 4.000 mo.
above_base_value = Nell’insediamento nessuno può pagare un oggetto da { $price } mo: il valore base è di { $most } mo.
sold_in_every_district = { $settlement } ha già comprato un oggetto per ogni distretto questo mese.
no_such_slot = { $settlement } non ha uno slot oggetto magico { $slot } nella costruzione { $building }.
slot_empty = In quello slot { OF($settlement) } non c’è nulla.

## Che cosa è stato fatto (diario, annulla)

step_played = { $step ->
    [stability] Prova di Stabilità
    [consumption] Pagamento dei Consumi
    [items] Slot oggetto magico
    [unrest] Cambio del Malcontento
    [leaders] Autorità a posto
    [hexes] Esagoni a posto
    [improvements] Migliorie a posto
    [settlements] Insediamenti a posto
    [armies] Armate a posto
    [edicts] Editti a posto
    [withdrawals] Prelievi a posto
    [deposits] Depositi a posto
    [sales] Vendite a posto
    [taxes] Raccolta delle tasse
    [continuous] Eventi continui
    [ahead] Eventi previsti
   *[event] Evento del mese
}
phase_played = { $phase ->
    [upkeep] Fase di Mantenimento
    [edict] Fase di Editto
    [income] Fase di Rendita
   *[event] Fase di Evento
}
step_restarted = Passo da capo
event_put_ahead = { $month ->
    [one] Evento previsto per il mese { $month }: { TERM("event", $event) }
    [other] Evento previsto per il mese { $month }: { TERM("event", $event) }
   *[named] Evento previsto per { $month }: { TERM("event", $event) }
}
event_put_ahead_removed = Evento tolto dal calendario: { TERM("event", $event) }
event_removed = Rimozione di un evento: { TERM("event", $event) }
withdrawn = Prelievo di { $bp } PC come { $gp } mo
deposited = Deposito di { $gp } mo come { $bp } PC
valuable_sold = Vendita di un oggetto { AT($settlement) } per { $bp } PC
item_placed = { $name } { AT($settlement) }
item_taken = { $name } acquistato { AT($settlement) }{ $price ->
    [0] {""}
   *[other] {" "}per { $price } mo
}

## Che cosa è successo (diario)

check_passed = { $attribute ->
    [economy] { CAP(TERM("term", "economy_check")) }
    [loyalty] { CAP(TERM("term", "loyalty_check")) }
   *[stability] { CAP(TERM("term", "stability_check")) }
}: { $dice ->
    [rolled] tirato { $natural }
    [typed] digitato { $natural }
   *[other] { $natural } sul dado
}, { $total } contro { $dc }: riuscita
check_failed = { $attribute ->
    [economy] { CAP(TERM("term", "economy_check")) }
    [loyalty] { CAP(TERM("term", "loyalty_check")) }
   *[stability] { CAP(TERM("term", "stability_check")) }
}: { $dice ->
    [rolled] tirato { $natural }
    [typed] digitato { $natural }
   *[other] { $natural } sul dado
}, { $total } contro { $dc }: fallita
consumption_paid = Consumi: { $due } PC dovuti{ $drawn ->
    [0] {""}
   *[other] , di cui { $drawn } dalle scorte di cibo
}
no_taxes = Niente tasse: il ruolo di { TERM("role", $role) } è vacante
taxes_collected = Tasse: { $amount } PC
sponsor_paid = Al ricco patrono vanno { $amount } PC
hex_lost = Perdita dell’esagono { $hex }
item_found = { $item } compare { AT($settlement) }{ $price ->
    [0] {""}
   *[other] , per { $price } mo
}
event_occurs = { TERM("event", $event) }
event_continues = Ancora in corso: { TERM("event", $event) }
event_ended = Evento finito: { TERM("event", $event) }
event_spreads = Estensione all’esagono { $hex }: { TERM("event", $event) }
event_invalid = Senza senso qui, si tira di nuovo: { TERM("event", $event) }
diplomatic_offer = Offerta di un vicino: { TERM("edict", $edict) }
land_seized = Alcuni coloni si prendono l’esagono { $hex } e costruiscono { TERM("improvement", $improvement, 1, "indefinite") }
assassin_strikes = Un assassino attenta alla vita { OF($name) } ({ TERM("role", $role) })
leader_killed = Morte { OF($name) } ({ TERM("role", $role) })
improvement_destroyed = Distruzione { TERM("improvement", $improvement, 1, "of_definite") } nell’esagono { $hex }
monster_beaten = Il mostro dell’esagono { $hex } è sconfitto
demand_raised = Il popolo chiede { $build ->
    [1] di costruire
   *[0] di togliere
} questo: { TERM($kind, $wanted) }
demand_met = Il popolo è accontentato: { TERM($kind, $wanted) }
gift_built = Dono per { $settlement }: { TERM("building", $building) }
no_room_for_gift = Nessun posto { AT($settlement) } per un dono: { TERM("building", $building) }
building_destroyed = Distruzione { TERM("building", $building, 1, "of_definite") } { AT($settlement) }
building_was_damaged = Danni { AT($settlement) }: { TERM("building", $building) }
pilgrims_came = Arrivo di pellegrini { AT($settlement) }

## Aggiunte: prove delle azioni, traguardi, più mesi insieme

annexation_failed = La Città Libera dell’esagono { $hex } non vuole ancora unirsi al regno
free_city_by_itself = Nell’esagono { $hex } sorge una Città Libera: va rivendicato da solo.
leader_abdicated = Dimissioni { OF($name, "person") } ({ TERM("role", $role) })
milestone = Punto saliente: { TERM("milestone", $milestone) }, { $xp } PE
months_played = { $months ->
    [one] Un mese giocato
   *[other] { $months } mesi giocati
}
months_stopped = Gioco fermato: { $reason ->
    [asked] il tavolo deve rispondere
    [event] un evento
    [unrest] il Malcontento
   *[treasury] il Tesoro
}
months_to_play = Si possono giocare insieme da 1 a { $most } mesi, non { $months }.
plague_rages = Nell’esagono { $hex } infuria una pestilenza: non vi si può costruire nulla.
reason_handed_over = ruolo passato questo mese, dopo una prova fallita
