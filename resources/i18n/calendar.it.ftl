### Che cosa scade nei mesi a venire, e più mesi giocati insieme.

## Il calendario

due_event_ahead = { CAP(TERM("event", $event)) }
due_event_secret = Un evento previsto dal GM
due_event_going_on = Ancora in corso: { TERM("event", $event) }
due_modifier_begins = Inizio: { $what }
due_modifier_ends = Fine: { $what }
due_duty = { $name }, { TERM("role", $role) }: { $days } giorni di servizio su { $needed }, perciò il ruolo conta come vacante
due_acting = { $name }, { TERM("role", $role) }, fa le veci del Governante: una prova a ogni Mantenimento
due_leader_lost = { $name }, { TERM("role", $role) }: perso questo mese, perciò il ruolo conta come vacante
due_handover = { CAP(TERM("role", $role)) }: passaggio compiuto, il ruolo non è più vacante
due_may_build = Si può cominciare a costruire
due_hex_prepared = Pronto per un insediamento
due_building_closes = { CAP(TERM("building", $building, 1, "definite")) } chiude, se non torna il vicino che manca
due_item_leaves = { $item } è in vendita fino a ora
due_repayment = { $amount } PC da restituire al patrono
due_tithe = { $percent }% delle rendite al patrono
due_hex_at_risk = Con dadi sfortunati il Malcontento potrebbe arrivare a { $most }; a 11 si perde un esagono
due_cut_off = Territorio isolato: il Malcontento conta { $amount } in più per i suoi esagoni
due_won_back = Cala il bonus di { SIGNED($amount) } per riavere gli insediamenti perduti
due_last_chance = Ultima occasione: rivendicare un esagono e fondare un insediamento, o il regno è distrutto
due_what = { $name } { SIGNED($amount) }
due_what_percent = Consumi { SIGNED($amount) }%
due_what_divided = Consumi divisi per { $amount }
due_what_continuous = Prove degli eventi continui { SIGNED($amount) }
due_at_end = Fine del mese
due_each = Ogni mese
due_this_month = In scadenza questo mese: { $list }
due_more = { $list }; e altre { $count } voci
due_secret = Solo per il GM

## Più mesi insieme

stops_at_once = Non si gioca nulla: { $reason ->
    [fallen] il regno non esiste più.
    [landless] il regno ha perso le sue terre.
    [anarchy] il regno è in anarchia.
    [unrest] il Malcontento ha già raggiunto il suo limite.
    [risk] il prossimo Mantenimento potrebbe costare un esagono.
   *[treasury] il Tesoro è già sotto il suo limite.
}
play_stopped = { $months ->
    [0] Gioco fermato nel primo mese
    [one] Gioco fermato dopo un mese
   *[other] Gioco fermato dopo { $months } mesi
}: { $reason ->
    [played] erano tutti
    [fallen] il regno non esiste più
    [landless] il regno ha perso le sue terre
    [anarchy] anarchia
    [unrest] il Malcontento ha raggiunto il suo limite
    [treasury] il Tesoro è sotto il suo limite
    [risk] il prossimo Mantenimento potrebbe costare un esagono
    [event] un evento
    [event_asks] { TERM("event", $event) }
    [edict] non si può emanare un editto
    [hex] va scelto un esagono
    [name] un oggetto magico aspetta un nome
    [dice] tira { TERM("role", $role, 1, "definite") }
    [others_open] { $kingdom } non ha ancora giocato questo mese
   *[choice] c’è qualcosa da decidere
}{ $whose ->
    [other] {" "}({ $kingdom })
   *[own] {""}
}
month_in_short = In breve: Tesoro { $treasury_before } → { $treasury }, Malcontento { $unrest_before } → { $unrest }; Economia { $economy }, Lealtà { $loyalty }, Stabilità { $stability }, Consumi { $consumption }
month_unnamed = Un mese ha bisogno di un nome.
start_month_out_of_range = Il primo mese è uno dei { $count }, non il numero { $number }.
event_in_no_hex = Non riguarda un singolo esagono: { TERM("event", $event) }.
