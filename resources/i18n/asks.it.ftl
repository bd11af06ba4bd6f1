### Che cosa si chiede al tavolo in ogni passo del mese, e che cosa sono gli eventi.

## Passi: nome e contenuto

step_stability = Stabilità
step_consumption = Consumi
step_items = Oggetti magici
step_unrest = Malcontento
step_leaders = Autorità
step_hexes = Esagoni
step_improvements = Migliorie
step_settlements = Insediamenti
step_armies = Armate
step_edicts = Editti
step_withdrawals = Prelievi
step_deposits = Depositi
step_sales = Vendite
step_taxes = Tasse
step_continuous = Eventi in corso
step_ahead = Eventi previsti
step_event = Evento del mese
step_consumption_why = I Consumi si pagano dal Tesoro.
step_stability_why = Una prova di Stabilità dice se il mese comincia bene.
step_items_why = Gli slot oggetto magico vuoti possono riempirsi, uno per distretto.
step_unrest_why = Si conta ciò che agita il popolo; molto Malcontento costa un esagono.
step_leaders_why = Nomine e congedi delle autorità, e i loro doveri.
step_hexes_why = Si rivendicano esagoni sulla mappa, o se ne abbandonano.
step_improvements_why = Sulla mappa si costruiscono fattorie, strade e altre migliorie.
step_settlements_why = Si fondano insediamenti e vi si costruisce.
step_armies_why = Si provvede alle armate; si ripara ciò che è danneggiato.
step_edicts_why = Festività, Propaganda e Tassazione si scelgono alla pagina Regno; qui si emana un editto speciale.
step_withdrawals_why = Le autorità possono prelevare PC per sé; ogni PC prelevato aumenta di 1 il Malcontento.
step_deposits_why = Monete e beni da al massimo 4.000 mo l’uno si possono dare al Tesoro.
step_sales_why = Si può vendere un oggetto sopra le 4.000 mo, uno per distretto.
step_taxes_why = Una prova di Economia porta le tasse: un terzo del risultato.
step_continuous_why = Ciò che continua dai mesi passati si risolve di nuovo.
step_ahead_why = Accade ciò che il GM ha previsto per questo mese.
step_event_why = Il caso decide se accade qualcosa.

## Che cosa si chiede

ask_upkeep_stability = L’ordine regge questo mese?
ask_stability_unrest = Prova fallita di 5 o più: di quanto sale il Malcontento?
ask_which_slot = Quale degli slot vuoti è?
ask_which_kind = Che tipo di oggetto è?
ask_name_item = Che oggetto è? { CAP(TERM("item_tier", $tier)) }, { TERM("item_kind", $item_kind) }{ $most ->
    [0] {""}
   *[other] , al massimo { $most } mo
} ({ TERM("building", $building) } { AT($settlement) }).
ask_name_find = Che cosa si è trovato { AT($settlement) }? { CAP(TERM("item_tier", $tier)) }, { TERM("item_kind", $item_kind) }{ $most ->
    [0] {""}
   *[other] , al massimo { $most } mo
}.
ask_acting_ruler = Chi fa le veci del Governante mantiene la pace?
ask_lower_unrest = Il Tutore dell’Ordine Reale reprime il Malcontento
ask_lower_unrest_check = Il Malcontento scende. Il Tutore dell’Ordine ha esagerato?
ask_hex_lost = Tanto Malcontento costa un esagono: quale si stacca?
ask_taxes = Quanto rendono le tasse?
ask_event_chance = Accade qualcosa con { $chance } o meno.
ask_event_type = Che tipo di evento è?
ask_beneficial_kingdom = Qualcosa di buono per il regno: che cosa?
ask_dangerous_kingdom = Qualcosa di brutto per il regno: che cosa?
ask_beneficial_settlement = Qualcosa di buono per un insediamento: che cosa?
ask_dangerous_settlement = Qualcosa di brutto per un insediamento: che cosa?
ask_event_settlement = Quale insediamento colpisce?
ask_event_hex = Quale esagono colpisce?
ask_hire_adventurers = Ingaggia avventurieri
hire_none = Nessun avventuriero
hire_level = +{ $bonus } per { $price } PC
ask_suppress_demand = Reprimi la richiesta: { TERM("event", $event) }
ask_in_person = Il gruppo se ne occupa di persona
ask_in_person_success = Il gruppo ce l’ha fatta?
ask_leader_killed = { $name } è stato ucciso?
ask_accept_invitation = Le autorità vanno alla festa?
ask_let_immigrant_build = Il nuovo arrivato può costruire?
ask_event_check = Si può evitare?
ask_event_amount = Quanto: { $what }
ask_event_choice = { $part ->
    [hex] Quale esagono infesta?
    [place] Quale costruzione espone i reperti?
    [site] Dove si costruisce?
   *[other] Quale è?
}
ask_event_die = { $part ->
    [hex] Quale esagono è?
    [lots] Quanti lotti sono in pericolo?
    [wide] Quanti altri lì accanto?
    [extent] Fin dove arriva? Con un 6 anche ad altri esagoni.
    [hexes] Quanti esagoni lì accanto?
    [target] Chi colpisce?
    [lost] Quale miglioria va persa?
    [spreads] Dove si estende?
    [destroyed] Quale costruzione è distrutta?
    [damaged] Quale costruzione è danneggiata?
    [how_many] Quante altre sono danneggiate?
    [offer] Che cosa si propone?
    [gift] Che cosa si costruisce?
    [tier] Quanto è buono l’oggetto?
    [slot] Quale slot è?
    [wanted] Che cosa vogliono?
    [demand] Qualcosa da costruire, o da togliere?
    [improvement] Che cosa si costruisce lì?
    [lot] Quale lotto è?
   *[other] Si tira il dado.
}

## Esiti degli eventi

outcome_occurs = Subito
outcome_success = Riuscita
outcome_failure = Fallita
outcome_no_failure = Entrambe riuscite
outcome_one_failure = Una fallita
outcome_two_failures = Entrambe fallite
outcome_each_failure = Per ogni fallita
outcome_until_next_event = Fino alla prossima fase di Evento
outcome_unmet = Non esaudita
outcome_suppressed = Repressa
outcome_accepted = Se vanno
outcome_for_a_year = Per un anno
outcome_not_defeated = Non sconfitto
outcome_calm = In tempi calmi
outcome_not_housed = Nessuna casa

## Che cosa sono gli eventi

event_archaeological_find_story = Uno scavo porta alla luce resti ben conservati di un popolo antico. Se c’è un Museo, vi si espongono reperti per { NUMBER($occurs_exhibit_gp) } mo.
event_assassination_attempt_story = Qualcuno tenta di uccidere un’autorità estratta a sorte. Quella di un giocatore si gioca al tavolo; un’altra si salva con una prova di Stabilità.
event_bandit_activity_story = Bande armate assalgono i viaggiatori. Una prova di Stabilità le ferma prima che derubino il Tesoro.
event_boomtown_story = Il commercio fiorisce: fino alla prossima fase di Evento l’Economia sale di 1 per ogni costruzione dell’insediamento che la aumenta.
event_building_demand_story = Il popolo vuole una costruzione in più o in meno. Finché non l’ottiene il Malcontento cresce ogni mese; una prova di Lealtà può reprimere la richiesta.
event_crop_failure_story = Parassiti o maltempo rovinano il raccolto attorno all’insediamento. Due prove di Stabilità dicono quanto poco rendono le fattorie al prossimo Mantenimento.
event_cult_activity_story = Un culto segreto ruba, rapisce e converte. Vi si oppongono una prova di Lealtà e una di Stabilità; se falliscono entrambe, continua.
event_diplomatic_overture_story = Un vicino manda inviati con un dono, e propone un’ambasciata, un trattato o un’alleanza.
event_discovery_story = Gli studiosi dell’insediamento scoprono qualcosa di cui si parla ovunque.
event_drug_den_story = Una casa diventa un covo di spacciatori. Solo due prove riuscite lo chiudono; due fallite ne fanno nascere un altro il mese dopo.
event_economic_boom_story = Gli affari prosperano in tutto il regno, e il Tesoro ne ha la sua parte.
event_festive_invitation_story = Un vicino invita le autorità a una festa. Chi va porta un dono, e per un anno se ne parla bene.
event_feud_story = Casate nobili litigano e coinvolgono altri. Una prova di Lealtà vi mette fine, altrimenti continua.
event_food_shortage_story = Le scorte marciscono o bruciano. Al prossimo Mantenimento i Consumi salgono del { $success_consumption_percent } per cento, o del { $failure_consumption_percent } per cento se fallisce una prova di Stabilità.
event_food_surplus_story = Il raccolto supera ogni speranza: al prossimo Mantenimento i Consumi sono divisi per { $occurs_consumption_divisor }.
event_good_weather_story = Il bel tempo solleva animi e raccolti fino alla prossima fase di Evento.
event_improvement_demand_story = La gente di un esagono vuole una miglioria in più o in meno. Intanto il Malcontento cresce ogni mese; una prova di Lealtà può reprimere la richiesta.
event_inquisition_story = Fanatici aizzano l’odio e perseguitano la gente. Due prove di Lealtà riuscite di seguito vi mettono fine.
event_justice_prevails_story = Le guardie dell’insediamento scoprono un intrigo, e giustizia è fatta.
event_land_rush_story = Coloni si prendono un esagono libero al confine e se lo contendono. Costruire lo stesso accanto alla prossima fase di Editto annulla le perdite.
event_large_disaster_story = Incendio, piena o tempesta minaccia un esagono con migliorie, con un 6 fino a { $wide_hexes } altri accanto. Una prova di Stabilità salva ognuno, o si perde una miglioria.
event_localized_disaster_story = Una calamità minaccia { $occurs_lots } lotti, con un 6 altrettanti accanto. Una prova di Stabilità salva ogni costruzione, o è distrutta.
event_monster_attack_story = Una creatura pericolosa infesta un esagono. Il gruppo può affrontarla, o la scaccia una prova di Stabilità; se no il Malcontento sale, e da { $hex_lost_unrest_from } in su l’esagono è perso.
event_natural_blessing_story = Un buon segno della natura facilita le prove di Stabilità fino alla prossima fase di Evento.
event_new_subjects_story = Un popolo ai margini del regno chiede di farne parte.
event_noblesse_oblige_story = Una famiglia nobile fa costruire qualcosa nell’insediamento a proprie spese.
event_outstanding_success_story = Un suddito crea un capolavoro che porta fama; le prove di Economia sono più facili fino alla prossima fase di Evento.
event_pilgrimage_story = Dei pellegrini giungono a un luogo sacro e fanno festa, senza spese per il regno.
event_plague_story = Infuria un morbo letale, e lì non si può costruire. Finisce con due prove di Stabilità riuscite; se falliscono entrambe si estende a un altro esagono.
event_political_calm_story = I rivali depongono le liti: il Malcontento cala, e fino alla prossima fase di Evento gli eventi continui si risolvono più facilmente. Senza problemi cresce anche la fiducia.
event_public_scandal_story = Un’autorità è coinvolta in una faccenda vergognosa. Una prova di Lealtà limita i danni.
event_remarkable_treasure_story = Uno slot oggetto magico vuoto riceve qualcosa di meglio del solito, fino al { $occurs_base_value_percent } per cento in più del valore base.
event_sensational_crime_story = Un criminale famoso si fa beffe della legge. Solo due prove di Stabilità riuscite, aiutate dalla Legge e ostacolate dal Crimine, vi mettono fine.
event_slavers_story = Dei rapitori portano via la gente per venderla. Vi si oppongono una prova di Lealtà e una di Stabilità; se falliscono entrambe, continuano.
event_smugglers_story = Merci di contrabbando rovinano il commercio onesto. Vi si oppongono una prova di Lealtà e una di Stabilità; se falliscono entrambe, continua.
event_squatters_story = Della gente si accampa su un lotto vuoto, dove non si può costruire. Una prova di Stabilità la disperde; poi lì deve sorgere una casa entro la prossima fase di Evento.
event_unexpected_find_story = Nell’insediamento compare un oggetto magico, in vendita fino alla prossima fase di Evento.
event_vandals_story = La folla si scatena. Una prova fallita danneggia una costruzione; due ne distruggono una e ne danneggiano { $two_failures_damaged } altre.
event_visiting_celebrity_story = Un ospite famoso attira folle con la borsa piena.
event_wealthy_immigrant_story = Una persona ricca vuole stabilirsi qui e, se le è permesso, costruire a proprie spese.
