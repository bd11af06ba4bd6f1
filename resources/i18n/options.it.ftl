### Regole opzionali e interpretazioni: che cosa fa ciascuna, che cosa aggiunge, che cosa chiede al tavolo.

## Che cosa fa ciascuna scelta

about_role_skills = Ogni cinque gradi di un’autorità nell’abilità del suo ruolo aggiungono 1 a ciò che dà. I gradi si inseriscono con l’autorità.
about_settlement_size_modifiers = I modificatori e il Pericolo di un insediamento variano con i lotti: un villaggio ha meno di tutto, una grande città di più, distretto per distretto.
about_holy_sites = Un santuario, un tempio o una cattedrale si può dedicare a una divinità: il suo allineamento o le sue sfere decidono che cosa dà, mai più di quanto darebbe altrimenti.
about_fame_and_infamy = Un regno nasce con 1 punto di Fama o di Infamia, ne guadagna un altro quando cresce a Dimensione 11, 26, 51, 101 e 201, e un decimo di Cultura e Società, o di Corruzione e Crimine, degli insediamenti. Ogni dieci punti aiutano con i funzionari degli altri regni.
about_forms_of_government = La forma di governo cambia i modificatori di ogni insediamento. Si può cambiare in ogni momento, senza costi né prove.
about_expanded_modifiers = Il regno ha modificatori propri: un decimo della somma dei suoi insediamenti, l’allineamento e il governo, se quella regola è in uso. Per i tiri in un insediamento vale il più alto dei due.
about_abandoned_buildings = Una costruzione che perde un vicino necessario chiude entro tre mesi: non dà più nulla e il Malcontento sale di 1. Quando c’è un rimpiazzo, una prova di Economia a ogni Mantenimento può riaprirla.
about_consumption_counts_districts = Ogni distretto aggiunge 1 ai Consumi, oltre a ogni esagono rivendicato.
about_tax_on_failure = Che cosa entra quando fallisce la prova di Economia per le tasse: niente, solo ciò che rendono miniere e simili, o tutto.
about_resource_bp_on_failed_tax = Miniere, cave e segherie rendono i loro PC anche se la prova per le tasse fallisce.
about_allow_deficit_spending = Si può spendere più di quanto ha il Tesoro; il debito alza il Malcontento nel Mantenimento.
about_discount_scope = Una costruzione dimezza il costo della prima di ogni tipo che elenca, oppure di una sola in tutto.
about_pool_roads_and_highways = Gli esagoni con strade comuni e quelli con strade maestre si sommano prima di calcolare il bonus, invece di contare a parte.
about_diagonal_adjacency = Due lotti che si toccano solo in un angolo contano come adiacenti.
about_farm_unstarred = Una fattoria occupa l’unico posto di un esagono che vogliono anche miniere, cave e segherie.
about_upgrade_unrest = Se il Malcontento che la costruzione migliore porta una volta arriva anche con la conversione.
about_halving_rounds = Come si arrotonda una penalità dimezzata, come quella delle tasse con un fronte del porto.
about_short_absence = Un’autorità che ha svolto meno di sette giorni di doveri lascia vacante il ruolo, oppure non dà nulla e basta.
about_vacancy_grace = Un regno giovane deve coprire solo un ruolo per ogni suo esagono.
about_skip_first_upkeep = Il primo mese di governo comincia dalla fase di Editto.
about_first_turn_event_chance = Quanto è probabile un evento nel primo mese, quando prima non ce ne sono stati.
about_event_changes_last = I cambiamenti che gli eventi portano a Economia, Lealtà e simili restano, oppure finiscono con la fase di Evento successiva.
about_new_district_when = Un insediamento ottiene un altro distretto quando l’ultimo è pieno, oppure quando vuole il tavolo.
about_new_district_uses_settlement_limit = Un altro distretto consuma uno dei nuovi insediamenti del mese.
about_slot_price_cap = Se un oggetto che riempie uno slot può costare più del valore base dell’insediamento.
about_slot_purge_loss_lasts = L’Economia persa svuotando un secondo slot e oltre in un mese è persa per sempre.
about_granary_drawn = Il cibo immagazzinato si usa quando il Tesoro non può pagare, oppure prima che paghi qualcosa.
about_water_hexes_count_in_size = Gli esagoni d’acqua rivendicati contano nella Dimensione come gli altri.
about_slavers_raise_unrest = Gli schiavisti alzano il Malcontento, mentre i libri stampano che lo abbassano.
about_trade_lm_errata = La lunghezza di una rotta commerciale la rende più difficile, mentre nei libri è la Dimensione del regno.
about_trade_pays_monthly = Una rotta commerciale rende i suoi PC ogni mese del suo anno, non una volta all’arrivo.
about_printed_values = Per ciascuna di queste voci il testo italiano stampa un valore diverso da quello in uso. Ciò che è spuntato vale come stampato.

## Da dove vengono le voci, e perché alcune non valgono

source_settlements = Tutti gli insediamenti
source_kingdom_modifier = Quello del regno
source_renown = { $id ->
    [0] Fondazione
   *[other] Raggiunta Dimensione { $id }
}
source_skill = { $place }, { TERM("skill", $id) }
source_fame = { CAP(TERM("term", "fame")) }
source_infamy = { CAP(TERM("term", "infamy")) }
source_dedication = { CAP(TERM("building", $id)) }, divinità
source_dedication_at = { CAP(TERM("building", $id)) }, { $place }, divinità
counts_lore_society_per = Cultura { $lore } e Società { $society }, uno ogni { $per }
counts_corruption_crime_per = Corruzione { $corruption } e Crimine { $crime }, uno ogni { $per }
counts_settlements_sum_per = { $sum } in tutto, uno ogni { $per }
counts_ranks_per = { $ranks } gradi, uno ogni { $per }
counts_fame_per = { $fame } punti, uno ogni { $per }
counts_infamy_per = { $infamy } punti, uno ogni { $per }
reason_renown_open = resta da scegliere tra Fama e Infamia
reason_higher_counts = vale il più alto

## Che cosa si chiede e si dice al tavolo

ask_renown = { $size ->
    [0] La fondazione del regno porta Fama o Infamia?
   *[other] Il regno è cresciuto a Dimensione { $size }: porta Fama o Infamia?
}
renown_chosen = { $choice ->
    [fame] La Fama sale di 1
    [infamy] L’Infamia sale di 1
   *[counted] Già contato in quanto riportato
}: { $size ->
    [0] la fondazione
   *[other] Dimensione { $size }
}
due_renown = { $size ->
    [0] Scelta tra Fama e Infamia per la fondazione
   *[other] Scelta tra Fama e Infamia per Dimensione { $size }
}
building_dedicated = Dedica a { $deity }: { TERM("building", $building) }, { $settlement }
building_has_deity = { CAP(TERM("building", $building)) }, { $settlement }: ciò che dà la divinità
dedication_ended = Fine della dedica: { TERM("building", $building) }, { $settlement }
rule_not_in_use = La regola opzionale «{ TERM("ruling", $ruling) }» non è in uso: la scelta resta, ma per ora non cambia alcun numero.

## Che cosa non si può fare

no_such_mark = Fama e Infamia salgono alla fondazione e a Dimensione 11, 26, 51, 101 e 201, non a { $size }.
renown_decided = Questa scelta è già fatta: ogni gradino conta una volta.
mark_not_reached = Il regno ha Dimensione { $size }; questo arriva a { $needed }.
not_a_holy_site = Solo santuari, templi e cattedrali si dedicano a divinità, non questa costruzione: { TERM("building", $building) }.
too_many_attributes = Qui la divinità ne favorisce al massimo { $allowed }, non { $asked }: darebbe più di quanto dà normalmente la costruzione.
not_of_the_alignment = Una divinità di questo allineamento ({ TERM("alignment", $alignment) }) non favorisce questo: { TERM("term", $name) }.
