### The help book: its chapters, what stands on the pages made from the rules, its tables.

## Chapters

book-chapter_tour = Primi passi
book-chapter_screens = La finestra
book-chapter_rules = Le regole
book-chapter_optional = Regole lasciate al tavolo
book-chapter_disputes = Domande del tavolo
book-chapter_buildings = Costruzioni
book-chapter_improvements = Migliorie territoriali
book-chapter_terrain = Terreni
book-chapter_special_terrain = Territori speciali
book-chapter_events = Eventi
book-chapter_roles = Ruoli di autorità
book-chapter_edicts = Editti
book-chapter_governments = Forme di governo
book-chapter_options = Regole opzionali
book-chapter_rulings = Interpretazioni
book-chapter_formats = Formati dei file
book-chapter_command-line = Riga di comando
book-title = Manuale
book-source = Fonte: { $list }
book-page_missing = Il manuale non ha una pagina «{ $page }».{ $suggestion ->
    [nothing_near] {""}
   *[other] {" "}Intendevi «{ $suggestion }»?
}
book-nothing_found = Non si trova nulla per «{ $words }».{ $suggestion ->
    [nothing_near] {""}
   *[other] {" "}Intendevi «{ $suggestion }»?
}

## What stands where nobody has written of a thing

book-made_building = { $name }: una costruzione del distretto. I suoi numeri, come valgono ora:
book-made_event = { $name }: un evento della fase di Evento. Che cosa muove, come vale ora:
book-made_terrain = { $name }: un terreno della mappa. I suoi numeri, come valgono ora:
book-made_improvement = { $name }: una miglioria territoriale. I suoi numeri, come valgono ora:
book-made_special_terrain = { $name }: territorio speciale. Che cosa dà rivendicare il suo esagono:
book-made_role = { $name }: un ruolo di autorità. Che cosa aggiunge chi lo ricopre, come vale ora:
book-made_edict = { $name }: si decide nella fase di Editto di ogni mese.
book-made_government = { $name }: una forma di governo. Come cambia i modificatori di ogni insediamento:
book-fixed_ruling = Qui i libri si possono leggere in più modi. Il programma li legge così: { $name }.
book-of_the_house = ⌂ Una regola della casa di questa campagna l’ha creato o cambiato; tra parentesi ciò che stampano le regole.

## Headings of the pages made from the rules

book-part_place = Dove può stare
book-part_does = Che cosa fa inoltre
book-part_together = Insieme ad altri
book-part_events = Quando colpisce un evento
book-part_events_things = Che cosa vi influisce
book-part_builds = Che cosa vi si può costruire
book-part_read = Come si interpreta
book-part_corrects = Che cosa ne dipende
book-part_talks = Se n’è discusso
book-part_more = Per continuare

## Facts

book-cost = Costo
book-ground = Spazio
book-bp = { $count } PC
book-gp = { $count } mo
book-once = { $amount }, una volta
book-yes = sì
book-no = no
book-half = metà
book-lots = { $count ->
    [one] 1 lotto
   *[other] { $count } lotti
}
book-lots_from_to = { $least } o { $most } lotti
book-lotless_district = l’intero distretto, nessun lotto proprio
book-lotless_side = un lato del distretto
book-lotless_wall = in una cinta muraria
book-lotless_lot = su un lotto con altri
book-beside_any = { $count ->
    [one] Deve stare accanto a una di: { $kinds }
   *[other] Deve stare accanto a { $count } di: { $kinds }
}
book-not_beside = Non può stare accanto a: { $kinds }
book-water_border = Richiede un [confine di acqua](rules/borders)
book-land_border = Richiede un [confine di terra](rules/borders)
book-wanted_by = La vogliono accanto: { $kinds }
book-halves = Dimezza il costo di: { $kinds }
book-halved_by = A metà prezzo con: { $kinds }
book-upgrades_to = Si converte in: { $kinds }
book-upgrades_from = Si ricava da: { $kinds }
book-stands_for_it = Può farne le veci: { $kinds }
book-improvement_counts = Nell’esagono dell’insediamento valgono come essa: { $kinds }
book-counts_as_buildings = Per un insediamento nel suo esagono vale come: { $kinds }
book-comes_by = Arriva con
book-outcome = Esito
book-outcome_demand = Che cosa si chiede
book-outcome_offer = Che cosa si offre (d100)
book-outcome_wide = Si estende con
book-outcome_spreads = Dove si diffonde (d100)
book-outcome_ends = Finisce
book-outcome_encounter = L’incontro
book-outcome_hex_lost = Si perde un esagono
book-number_exhibit_gp = valore del ritrovamento in mo
book-number_build_to = costruire, su d100 fino a
book-number_farm_consumption = i Consumi di una fattoria diventano
book-number_embassy_to = ambasciata fino a
book-number_treaty_to = trattato fino a
book-number_alliance_to = alleanza fino a
book-number_same_to = nello stesso insediamento fino a
book-number_fame_check = prove di Fama
book-number_edict_check = prove degli editti diplomatici
book-number_consumption_percent = Consumi in più per cento
book-number_consumption_divisor = Consumi divisi per
book-number_successes = prove riuscite di fila
book-number_on = con un tiro di
book-number_hexes = esagoni
book-number_lots = lotti
book-number_cr = Grado di Sfida ai dadi
book-number_unrest_from = da Malcontento
book-number_stability_check = prove di Stabilità
book-number_economy_check = prove di Economia
book-number_loyalty_check = prove di Lealtà
book-number_continuous_check = prove contro eventi che continuano
book-number_base_value_percent = valore base per cento
book-number_minor_to = oggetto minore su d100 fino a
book-number_damaged = costruzioni danneggiate
book-number_destroyed = costruzioni distrutte
book-number_lot_unrest = Malcontento per lotto
book-checks_by = Prove { $amount } per ciascuna di queste { $where ->
    [kingdom] nel regno
    [settlement] nell’insediamento colpito
   *[other] nell’esagono colpito
}: { $things }
book-is_a_gift = { $thing }: costruita gratis con { $low }–{ $high } su d100
book-is_a_remedy = { $thing }: costruirne una sul posto sistema la cosa
book-sites = Può accadere presso, o riguardare: { $things }
book-inland_name = I suoi numeri
book-inland = quelli della terra accanto
book-needs_road = solo su strada
book-underground_name = Sottoterra
book-underground = sotto un altro esagono, mai sotto: { $kinds }
book-cost_from = { $times ->
    [one] secondo il terreno: { $column }
   *[other] secondo il terreno: { $times } × { $column }
}
book-for_each_hexes = { $amount } ogni { $count } esagoni
book-river_doubles = Costa il doppio in un esagono con { $river }
book-needs_in_hex = Richiede nell’esagono: { $kinds }
book-needs_in_or_beside = Richiede nell’esagono o accanto: { $kinds }; oppure { $count } degli esagoni accanto con: { $beside }
book-needs_size = Richiede un regno di Dimensione { $count }
book-needs_none_of = Non in un esagono con: { $kinds }
book-land_lake = lago
book-adds_to = Aggiunge a
book-required_name = Indispensabile
book-skill = Abilità
book-level = Livello
book-ruling_id = Numero
book-choices = Scelte
book-default = Se non si sceglie
book-played = Questa campagna gioca
book-from_size = { $count } da Dimensione { $size }
book-barred_claim = rivendicare esagoni
book-barred_district = creare distretti

## Effects

book-effect_event_check = { $event }: prove { $amount } per ciascuna { $where ->
    [kingdom] nel regno
    [settlement] nell’insediamento colpito
   *[other] nell’esagono colpito
}
book-effect_event_site = { $event }: può accadere qui
book-effect_event_gift = { $event }: costruita gratis con { $low }–{ $high } su d100
book-effect_event_remedy = { $event }: costruirne una sul posto sistema la cosa
book-effect_trade_counts = Conta per le [rotte commerciali](rules/trade): { $route }
book-effect_trade_needs = Una [rotta commerciale](rules/trade) di { $route } ne richiede { $count } nell’insediamento di partenza
book-effect_trade_enables = Senza, nell’insediamento di partenza, una [rotta commerciale](rules/trade) di { $route } non conta: { $improvements }
book-effect_trade_passage = Le [rotte commerciali](rules/trade) del suo insediamento possono passare per: { $terrain }
book-effect_trade_income = PC del [commercio](rules/trade) più alti del { $percent }% per ciascuna, al massimo { $percent_max }%
book-effect_free_residential = La prima abitazione del turno non conta nel [limite delle costruzioni](rules/improvement-limits)
book-effect_counts_as = Vale come { $building } dove un’altra costruzione la richiede accanto
book-effect_first_building = Una buona primissima costruzione di un regno
book-effect_embassy = Può servire da [ambasciata](rules/embassies) nell’insediamento di un altro regno
book-effect_lots_up_to = Può stendersi fino a { $lots } lotti allo stesso prezzo
book-effect_shares_lot = Può condividere il lotto con: { $hosts }
book-effect_shares_lot_must = Sta solo su un lotto con: { $hosts }
book-effect_shares_lot_any = Può condividere il lotto con qualsiasi costruzione
book-effect_part_of = Dipende da una costruzione finita dello stesso lato, e cade con essa: { $building }
book-effect_free_with = Fuori dal limite delle costruzioni nel turno in cui vi si costruisce anche: { $building }
book-effect_wall_needs_gate = { $wall } su un lato che tocca deve ricevere nello stesso turno: { $gate }
book-effect_requires_any = L’insediamento deve avere una di: { $buildings }
book-effect_requires_item_tier = L’insediamento deve avere una costruzione con slot di oggetti magici di questo grado: { $tier }
book-effect_water_border_source = I suoi lotti valgono come [confine di acqua](rules/borders) per le costruzioni accanto
book-effect_border_waiver = Il GM può permetterla senza il suo confine, allo stesso prezzo
book-effect_natural_feature = Il GM può dire che la offre il terreno stesso: nessun PC, nessun limite
book-effect_siege_proof = Le macchine d’assedio non possono danneggiarla
book-effect_unrest_once = Il suo Malcontento conta una volta per insediamento, quante che siano
book-effect_halve_promotion_consumption = I Consumi di [](edict.promotion) sono dimezzati, una volta
book-effect_halve_taxation_loyalty_penalty = La Lealtà persa con [](edict.taxation) è dimezzata, una volta
book-effect_stores_surplus = Conserva fino a { $capacity } PC di cibo in eccesso per un mese che il Tesoro non può pagare
book-effect_farm_bonus = { $radius ->
    [one] Nell’esagono dell’insediamento e accanto, ciascuna di queste
   *[other] Entro { $radius } esagoni dall’insediamento, ciascuna di queste
} cambia invece i Consumi di { $consumption }: { $improvements }
book-effect_mine_bonus = { $count } { $improvements } collegata dà di più: Economia { $economy }, PC { $bp } (collegata da { $connected_by })
book-effect_loyalty_from_cr = Lealtà secondo il Grado di Sfida più alto custodito, diviso per { $divisor }
book-effect_exhibits = Gli oggetti esposti danno Fama 1 ogni { $gp_per_fame } mo, al massimo { $fame_max }; uno di valore storico altri { $historic_fame }
book-effect_special_edicts = { $count } [editti speciali](rules/edicts) per turno, { $check_modifier } alle prove di ciascuno
book-effect_army_tactic = { $count ->
    [one] Armate e comandanti reclutati qui conoscono una tattica in più
   *[other] Armate e comandanti reclutati qui conoscono { $count } tattiche in più
}
book-effect_skill_bonus = { $modifier } { $amount } per: { $skills }
book-effect_skill_uses = { $modifier } conta anche per: { $skills }
book-effect_holy_site = { $option }: dedicata a una divinità, dà ciò che la divinità decide, al massimo { $most } punti
book-effect_slots_rolled_by = Per consuetudine i suoi oggetti magici li tira: { $role }
book-effect_aqueduct_chain = Dà i suoi numeri quando una catena ininterrotta porta da { $source_terrain } con { $source_water } a un insediamento, che ha allora un [confine di acqua](rules/borders)
book-effect_settlement_river = Un insediamento nell’esagono ha un fiume ai fini dei [confini](rules/borders)
book-effect_faster_travel = Il viaggio via terra nell’esagono è più rapido
book-effect_trade_way = Le [rotte commerciali](rules/trade) passano qualunque sia il terreno; l’esagono conta { $length }
book-effect_reference_only = Mai costruito da solo: è parte del prezzo di strade e simili
book-effect_stations_armies = Vi possono stare [armate](rules/war-armies), anche alleate
book-effect_with_improvement = Con una di queste nell’esagono, una volta: { $improvements }: { $list }
book-effect_boosts_benefits = Nello stesso esagono ogni beneficio di queste è { $amount }: { $improvements }
book-effect_annexation = Rivendicarla in pace richiede una prova di { $check }; fallirla alza il Malcontento di { $failure_unrest }
book-effect_found_building = Un insediamento fondato qui rileva la costruzione esistente: nessun PC, fuori dal limite
book-effect_ruined_building = Qui una costruzione adatta a metà prezzo, oppure { $salvage } PC in meno per una nell’esagono
book-effect_cavern_access = Il GM può aprire da qui un esagono sotterraneo
book-effect_spares_river_cost = Strade e simili non raddoppiano di prezzo per il fiume in questo esagono
book-effect_doubles_road_cost = Strade e simili costano il doppio in questo esagono
book-effect_chooses_attributes_lasting = Chi lo ricopre sceglie una volta per tutte a che cosa aggiunge: { $list }
book-effect_chooses_attributes_edict_phase = Chi lo ricopre sceglie a ogni fase di Editto a che cosa aggiunge: { $list }
book-effect_may_marry = Due titolari sposati tra loro possono servire entrambi, e contano entrambi
book-effect_not_with_married = Di norma non ricoperto mentre due sposi servono come { $role }
book-effect_stands_in_for = Può sostituire per un turno: { $role }. Una prova di { $check } fallita nel Mantenimento alza allora il Malcontento di { $failure_unrest }
book-effect_lowers_unrest = Può abbassare il Malcontento di 1 nel Mantenimento; una prova di { $check } fallita cambia poi la Lealtà di { $failure_loyalty }
book-effect_vacancy_bars = Finché è vacante non sono possibili: { $list }
book-effect_vacancy_stops_holidays = Finché è vacante si perde la Lealtà di [](edict.holiday); i suoi Consumi restano
book-effect_vacancy_stops_taxes = Finché è vacante non entrano tasse, e [](edict.taxation) vale come: { $level }
book-effect_vassal_office = Serve in uno [stato vassallo](rules/vassals), che senza ne soffre come per la vacanza di: { $vacancy_as }. Un secondo ruolo laggiù conta { $second_role_modifier } e richiede altri { $second_role_days } giorni

## Tables

book-thing_building = Costruzione
book-thing_event = Evento
book-thing_terrain = Terreno
book-thing_special_terrain = Territorio speciale
book-thing_improvement = Miglioria
book-thing_role = Ruolo
book-thing_alignment = Allineamento
book-thing_government = Governo
book-thing_milestone = Punto saliente
book-thing_settlement = Insediamento
book-gives = Dà
book-people = Abitanti
book-size = Dimensione
book-and_more = { $low } e oltre
book-no_limit = senza limite
book-d100 = d100
book-roll_again = tira di nuovo
book-each_district = { $amount } per ogni distretto
book-item_kind = Tipo
book-bp_price = mo per 1 PC
book-withdrawal = mo per 1 PC prelevato
book-command = Comando
book-keys = Tasti
book-command_does = Che cosa fa

## The command line

book-command_window = apre la finestra, con una campagna se indicata
help_help = stampa una pagina del manuale, o vi cerca
help_help_page = la pagina, come rules/claiming o building.inn; senza, si elencano tutte
help_help_search = cerca parole nel manuale
metavar_WORDS = PAROLE
book-commands_begin = Ogni comando comincia con `kingdom-gui`; `kingdom-gui COMANDO --help` ne elenca le opzioni.
