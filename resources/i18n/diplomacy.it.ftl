### Diplomazia: inviati, ambasciate, trattati, alleanze, guerra

## Ciò che non si può fare

envoy_to_itself = { $kingdom } non manda inviati a sé stesso.
envoy_under_way = Un inviato è già in viaggio verso { $kingdom }: { TERM("errand", $errand) }.
embassy_stands = Con { $kingdom } c’è già un accordo di ambasciata.
agreement_stands = Con { $kingdom } c’è già: { TERM("edict", $agreement) }.
embassy_needed = Con { $kingdom } serve prima un accordo di ambasciata.
treaty_needed = Per un’alleanza serve prima un trattato con { $kingdom }.
no_agreement = Con { $kingdom } non c’è questo accordo: { TERM("edict", $agreement) }.
balanced_already = L’accordo con { $kingdom } è già equo: { TERM("edict", $agreement) }.
favours_them = L’accordo ({ TERM("edict", $agreement) }) favorisce { $kingdom }; senza prove si rende equo solo quello a proprio favore.
attempt_barred = Dopo un fallimento si può ritentare con { $kingdom } da { $month }: { TERM("errand", $errand) }.
no_such_errand = Non esiste l’incarico «{ $errand }»; ci sono: { $known }.
no_such_skill = A un inviato non serve l’abilità «{ $skill }»; ci sono: { $known }.
no_such_envoy = Non c’è nessun inviato numero { $number } in viaggio.
envoy_cost_short = Il viaggio costa fino a { $most } PC oltre a { $bp } PC di doni, e il Tesoro ne ha { $have }.
no_such_agreement = Non esiste l’accordo «{ $agreement }»; ci sono: { $known }.
no_such_balance = Non esiste l’equilibrio «{ $balance }»; ci sono: { $known }.
treaty_first = C’è un trattato con { $kingdom }; recedi prima di chiudere l’ambasciata.
embassy_kept_this_turn = Il popolo vuole tenere l’ambasciata presso { $kingdom }; si può ritentare il turno prossimo.
at_war_already = Con { $kingdom } c’è già guerra.
not_at_war = Con { $kingdom } non c’è guerra.
not_allied = Con { $kingdom } non c’è alleanza.
no_embassy_building = «{ $building }» non serve da ambasciata; servono: { TERMS("building", $any_of) }.
no_embassy_there = { $settlement } non ha una costruzione numero { $number } libera e in funzione.
no_embassy_open = Presso { $kingdom } non c’è una sede d’ambasciata.
embassy_open_already = Presso { $kingdom } c’è già una sede d’ambasciata.
building_is_embassy = { CAP(TERM("building", $building)) }: è l’ambasciata di { $kingdom }, e suo territorio.
settlement_not_theirs = { $settlement } non appartiene a { $kingdom }.

## Ciò che si fa, e che ne viene

envoy_sent = Inviato presso { $kingdom }: { TERM("errand", $errand) }{ $bp ->
    [0] {""}
   *[other] , con doni per { $bp } PC
}
envoy_recalled = Richiamato l’inviato presso { $kingdom }: { TERM("errand", $errand) }
envoy_returns = L’inviato presso { $kingdom } torna senza più nulla da fare: { TERM("errand", $errand) }
envoy_paid = Il viaggio dell’inviato presso { $kingdom } costa { $bp } PC
envoy_passed = Prova di { TERM("skill", $skill) } presso { $kingdom }{ $count ->
    [1] {""}
   *[other] , { $number } di { $count }
}: { $dice ->
    [rolled] tirato { $natural }
    [typed] digitato { $natural }
   *[other] { $natural } sul dado
}, { $total } contro { $dc }: riuscita
envoy_failed = Prova di { TERM("skill", $skill) } presso { $kingdom }{ $count ->
    [1] {""}
   *[other] , { $number } di { $count }
}: { $dice ->
    [rolled] tirato { $natural }
    [typed] digitato { $natural }
   *[other] { $natural } sul dado
}, { $total } contro { $dc }: fallita
envoy_ruled = Prova di { TERM("skill", $skill) } presso { $kingdom }{ $count ->
    [1] {""}
   *[other] , { $number } di { $count }
}, per decisione del GM: { $passed ->
    [0] fallita
   *[1] riuscita
}
embassy_agreed = { $kingdom } accetta ambasciate nei reciproci insediamenti
embassy_refused = { $kingdom } rifiuta le ambasciate; si può ritentare da { $month }
threat_failed = { $kingdom } non cede alla minaccia; si può ritentare da { $month }
war_declared = { $kingdom } dichiara guerra
pact_refused = Accordo con { $kingdom } non raggiunto ({ TERM("edict", $agreement) }): si può ritentare da { $month }, e la Fama cala
talks_point_won = Negoziato con { $kingdom }, punto { $number }: { TERM("skill", $skill) } { $ours } contro { TERM("skill", $other_skill) } { $theirs }, vinto
talks_point_lost = Negoziato con { $kingdom }, punto { $number }: { TERM("skill", $skill) } { $ours } contro { TERM("skill", $other_skill) } { $theirs }, perso
talks_point_tied = Negoziato con { $kingdom }, punto { $number }: { TERM("skill", $skill) } { $ours } contro { TERM("skill", $other_skill) } { $theirs }, pari
talks_won = Nel negoziato con { $kingdom } il vantaggio è nostro: { $won } punti vinti su { $count }
talks_lost = Nel negoziato con { $kingdom } il vantaggio è loro: { $won } punti vinti su { $count }
pact_signed = Accordo con { $kingdom }: { TERM("edict", $agreement) } ({ TERM("balance", $balance) }), { SIGNED($amount) } { $agreement ->
    [alliance] Stabilità
   *[treaty] Economia
}
pact_balanced = L’accordo con { $kingdom } è equo d’ora in poi: { TERM("edict", $agreement) }
renegotiation_refused = Il popolo non vuole rinegoziare con { $kingdom } ({ TERM("edict", $agreement) }): resta tutto com’è, e il Malcontento sale
agreement_given_up = Fine dell’accordo con { $kingdom }: { TERM("edict", $agreement) }
agreement_ended = L’accordo con { $kingdom } è finito: { TERM("edict", $agreement) }
embassy_kept = Il popolo vuole tenere l’ambasciata presso { $kingdom }: resta aperta
kingdom_attacked = Attacco contro { $kingdom }: è guerra
partner_attacked = Attaccato { $kingdom } nonostante gli accordi ({ TERM("edict", $agreement) }): Infamia { SIGNED($infamy) }, Malcontento { SIGNED($amount) }
peace_made = Pace con { $kingdom }
relation_set = { $kingdom } e { $other }: accordi stabiliti
embassy_opened = Ambasciata presso { $kingdom }: { TERM("building", $building) }, { $bp } PC
embassy_given_up = Lasciata la sede d’ambasciata presso { $kingdom }
army_hosted = Un’armata di { $kingdom } staziona sul nostro territorio
aid_refused = Nessun aiuto a { $kingdom }: Infamia { SIGNED($amount) }
overture_accepted = Si conclude con { $kingdom }: { TERM("edict", $edict) }

## Ciò che si chiede

ask_envoy_cost = Quanto costa il viaggio dell’inviato presso { $kingdom }?
ask_envoy = L’inviato convince { $kingdom }? { CAP(TERM("skill", $skill)) }{ $count ->
    [1] {""}
   *[other] , prova { $number } di { $count }
}
ask_talks_ours = Negoziato con { $kingdom }, punto { $number }: la nostra parte, { TERM("skill", $skill) }
ask_talks_theirs = Negoziato con { $kingdom }, punto { $number }: la controparte, { TERM("skill", $skill) }, contro il nostro { $ours }
ask_terms_ours = Il vantaggio è nostro: come sarà l’accordo con { $kingdom } ({ TERM("edict", $agreement) })?
ask_terms_theirs = Il vantaggio è loro: come vuole { $kingdom } l’accordo ({ TERM("edict", $agreement) })?
ask_economy_estimate = Nessuno conosce l’Economia di { $kingdom }: 2d6 + la sua Dimensione
ask_renegotiation = Il popolo accetta che si rinegozi con { $kingdom }?
kingdom_elsewhere = Un altro regno, fuori da questa campagna
ask_invitation_from = Chi ha invitato le autorità?
ask_overture_from = Di chi è l’ambasciatore?
ask_overture_accepted = Con { $kingdom } si conclude l’accordo ({ TERM("edict", $edict) })?
ask_overture_terms = Come sarà l’accordo con { $kingdom } ({ TERM("edict", $edict) })?
due_envoy = L’inviato arriva presso { $kingdom }: { TERM("errand", $errand) }
due_attempt = Si può ritentare con { $kingdom }: { TERM("errand", $errand) }

## Da dove vengono le righe di un conto

source_diplomacy = { $id ->
    [base] Ogni editto Diplomatico
    [size_theirs] La loro Dimensione
    [size_ours] La nostra Dimensione
    [alignment] Differenza di allineamento
    [attitude] Il loro atteggiamento verso di noi
    [independence] La richiesta d’indipendenza
    [gifts] Doni
    [envoy] Bonus dell’inviato
   *[armies] Armate attive
}
source_diplomacy_at = { $id ->
    [alliance_shared] { $place }: alleato di entrambi
    [treaty_ally] { $place }: nostro trattato, loro alleato
    [treaty_shared] { $place }: un trattato con entrambi
    [embassy_enemy] { $place }: nostra ambasciata, loro nemico
    [treaty_enemy] { $place }: nostro trattato, loro nemico
   *[alliance_enemy] { $place }: nostra alleanza, loro nemico
}
source_treaty = Trattato
source_treaty_at = Trattato con { $place }
source_alliance = Alleanza
source_alliance_at = Alleanza con { $place }
source_embassy = Ambasciata
source_embassy_at = Ambasciata presso { $place }
source_envoy = { $id ->
    [attack_embassy] Attacco nonostante l’ambasciata
    [attack_treaty] Attacco nonostante il trattato
    [attack_alliance] Attacco a un alleato
    [end_treaty] Recesso da un trattato
    [end_alliance] Uscita da un’alleanza
    [host_army] Armata alleata sul nostro territorio
    [refuse_aid] Aiuto rifiutato
   *[other] Inviato: { TERM("errand", $id) }
}
source_envoy_at = { $id ->
    [attack_embassy] Attacco contro { $place } nonostante l’ambasciata
    [attack_treaty] Attacco contro { $place } nonostante il trattato
    [attack_alliance] Attacco contro l’alleato { $place }
    [end_treaty] Recesso dal trattato con { $place }
    [end_alliance] Uscita dall’alleanza con { $place }
    [host_army] Un’armata di { $place } sul nostro territorio
    [refuse_aid] Aiuto rifiutato a { $place }
   *[other] Inviato presso { $place }: { TERM("errand", $id) }
}
reason_not_for_threats = non conta per le minacce
reason_embassy = ambasciata di un altro regno
reason_embassy_lost = la sede dell’ambasciata è perduta
counts_size_per = { $size } esagoni, uno ogni { $per }
counts_armies = { $armies } in campo
counts_signed_later = { $signed } alla firma, { $later } in meno dopo il primo
