### La fase di Editto: unità di armata, autorità che scelgono o vengono a mancare, festività a cui non si crede.

## Unità di armata: perché no

no_such_army = Non c’è nessuna armata numero { $number }.
army_exists = C’è già un’armata «{ $army }».
army_limit_reached = Un lavoro su un’armata prende il posto di un nuovo insediamento; il limite del mese è { $allowed }, già usati: { $used }.
cr_wrong = «{ $cr }» non è un GS: serve un numero intero o una frazione come 1/2.
army_no_settlement = Non c’è nessun insediamento in { $hex }.
army_no_post = In { $hex } non c’è nulla del genere per le armate: un’armata sta all’aperto, in un insediamento, in un Forte o in una Torre di Guardia.
army_not_allied = Quella terra è di { $kingdom }, che non è un alleato: le armate stazionano soltanto sui territori alleati.
army_not_in_settlements = Le armate alleate non stazionano negli insediamenti di { $kingdom }, solo sul suo territorio e nei suoi Forti e Torri di Guardia.
army_post_taken = { CAP(TERM("improvement", $within, 1, "definite")) } in { $hex } ospita già un’armata: quella di un alleato va solo dove non ce n’è un’altra.
army_troubles_ally = A meno che non abbia chiesto aiuto dopo un attacco, { $kingdom } effettua una prova di Lealtà, o il suo Malcontento aumenta di 1d2.

## Unità di armata: che cosa si è fatto, righe dei conti

army_raised = Nuova armata: { $army }
army_changed = { $work ->
    [expand] Armata espansa: { $army }
    [equip] Armata equipaggiata: { $army }
   *[repair] Armata riportata a piena potenza: { $army }
}
army_edited = Modifica dell’armata: { $army }
army_disbanded = Armata sciolta: { $army }
army_stationed = Armata in marcia: { $army }, verso { $hex }
army_stationed_in = { $within ->
    [settlement] Armata in marcia: { $army }, nell’insediamento in { $hex }
   *[other] Armata in marcia: { $army }, verso { TERM("improvement", $within, 1, "definite") } in { $hex }
}
army_off_the_map = Armata tolta dalla mappa: { $army }
source_army_at = { $place } (armata)
counts_bp_a_week_weeks = { $bp_a_week } PC a settimana, { $weeks ->
    [one] una settimana
   *[other] { $weeks } settimane
} in campo
counts_bp_a_week_reserve = { $bp_a_week } PC, di riserva

## Unità di armata: negli elenchi

army_nowhere = Non sulla mappa
army_stands = { $within ->
    [settlement] { $settlement }
    [open] { $hex }
   *[other] { CAP(TERM("improvement", $within)) }, { $hex }
}
army_field = { $weeks ->
    [0] Di riserva
    [1] Una settimana al mese
    [4] Tutto il mese
   *[other] { $weeks } settimane al mese
}

## Autorità: perché no

which_holder = Il ruolo di { TERM("role", $role) } è di due persone, { $first } e { $second }: bisogna dire di chi si tratta.
no_choice_of_attributes = Il ruolo di { TERM("role", $role) } non lascia scegliere gli attributi.
attribute_missing = Serve un attributo: economy, loyalty o stability.
attributes_unchanged = { CAP(TERM("role", $role, 1, "definite")) } aiuta già proprio questo.
choice_lasts = { CAP(TERM("role", $role, 1, "definite")) } ha già scelto e la scelta resta; altri attributi si aggiungono quando il regno cresce ({ $name }).
choice_in_edict_phase = { CAP(TERM("role", $role, 1, "definite")) } può scegliere di nuovo solo nella fase di Editto.
choice_made = { CAP(TERM("role", $role, 1, "definite")) } ha già scelto di nuovo in questa fase di Editto.
rulers_choose_together = Due Governanti sposati aiutano gli stessi attributi; quelli scelti da { $name } sono altri.
replaced_in_edict_phase = { $name } è venuto a mancare dopo l’ultima fase di Editto: il ruolo di { TERM("role", $role) } si potrà dare ad altri nella prossima.
leader_lost_already = { $name } è già fuori gioco.
leader_not_lost = { $name } è in carica.

## Autorità: che cosa si è fatto, righe dei conti

attributes_chosen = { CAP(TERM("role", $role, 1, "definite")) } ora aiuta: { TERM("term", $attribute) }{ $count ->
    [one] {""}
   *[other] {" "}e altro
}
leader_lost = { $how ->
    [dead] Muore { $name } ({ TERM("role", $role) })
   *[disabled] { $name } non può più servire ({ TERM("role", $role) })
}
leader_returned = { $name } torna in carica ({ TERM("role", $role) })
reason_leader_lost = persona morta o incapacitata
reason_lost_this_month = persona venuta a mancare questo mese; il ruolo è vacante dal prossimo Mantenimento
reason_absence_softened = per una breve assenza si perde solo il beneficio, per un’interpretazione di questa campagna
reason_vacancy_grace = un regno giovane ne è esente: un ruolo per esagono, per un’interpretazione di questa campagna

## Festività: perché no, che cosa si è fatto, righe dei conti

no_holidays_promised = Non ci sono festività promesse che possano portare Lealtà.
holidays_already_suspended = Il beneficio delle festività è già sospeso.
holidays_not_suspended = Il beneficio delle festività non è sospeso.
holidays_suspended = Beneficio delle festività sospeso
holidays_restored = Beneficio delle festività ripristinato
reason_holidays_suspended = sospeso dal GM
