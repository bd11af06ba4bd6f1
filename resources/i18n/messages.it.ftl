### Le frasi del motore: perché no, avvisi, che cosa è stato fatto, da dove vengono i numeri.
### Le funzioni usate qui sono spiegate in kingdom_gui/words/functions.py; i termini stanno in resources/terms.

## Perché no: impossibile

no_such_kingdom = In questa campagna non c’è nessun regno «{ $kingdom }».
no_such_hex = L’esagono { $hex } non è sulla mappa.
no_such_settlement = Non c’è nessun insediamento «{ $settlement }».
settlement_not_yours = { $settlement } non appartiene a questo regno.
no_such_terrain = Non esiste il terreno «{ $terrain }».
no_such_special = Non esiste un territorio speciale «{ $special }» da collocare. Un fiume invece si disegna.
no_such_building = Non esiste la costruzione «{ $building }».
no_such_improvement = Non esiste la miglioria territoriale «{ $improvement }».
no_such_role = Non esiste il ruolo di autorità «{ $role }».
no_such_ability = Non esiste la caratteristica «{ $ability }»; si può usare str, dex, con, int, wis o cha.
no_such_attribute = Questo ruolo non può aggiungere nulla a «{ $attribute }».
no_such_edict = Non esiste l’editto «{ $edict }»; si può usare holiday, promotion o taxation.
no_such_level = L’editto di { TERM("edict", $edict) } non ha nessun livello «{ $level }».
no_such_alignment = Non esiste l’allineamento «{ $alignment }»; si può usare LG, NG, CG, LN, N, CN, LE, NE o CE.
no_such_government = Non esiste la forma di governo «{ $government }».
no_such_total = «{ $name }» non è un numero che si possa cambiare qui.
no_such_modifier = Non c’è nessun modificatore numero { $number }.
no_such_ruling = Non c’è nessuna interpretazione «{ $ruling }» che lasci una scelta.
no_such_choice = L’interpretazione «{ $ruling }» non ha la scelta «{ $choice }».
bad_id = «{ $id }» non può essere un identificativo: servono lettere minuscole, cifre, - e _, con una lettera o una cifra all’inizio.
kingdom_exists = C’è già un regno «{ $kingdom }».
settlement_exists = C’è già un insediamento «{ $settlement }».
name_missing = Serve un nome.
below_zero = { $name ->
    [figure] Il numero annotato per una costruzione
   *[other] { CAP(TERM("term", $name)) }
}: il valore { SIGNED($value) } non è ammesso, non si può scendere sotto 0.
days_out_of_range = I giorni di servizio in un mese vanno da 0 a 31, non { $days }.
months_out_of_range = Un modificatore dura almeno un mese, non { $months }.
nothing_granted = Non cambierebbe nulla: tutti i valori sono 0.
number_out_of_range = «{ $field }» dev’essere un numero intero da { $low } a { $high }.
not_text = «{ $field }» contiene caratteri che non sono testo.
nothing_chosen = Non è stato scelto nulla: non è indicato né un esagono né un lotto.
nothing_written = La nota è vuota.
hex_claimed = L’esagono { $hex } è già rivendicato.
already_claimed = Il regno lo ha già rivendicato.
not_neighbours = Gli esagoni { $hex } e { $other_hex } non si toccano: tra loro non può scorrere nessun fiume.
special_already_there = Nell’esagono { $hex } c’è già { TERM("special_terrain", $special, 1, "indefinite") }.
special_not_there = Nell’esagono { $hex } non c’è { TERM("special_terrain", $special, 1, "indefinite") }.
already_there = Lì c’è già { TERM("improvement", $improvement, 1, "indefinite") }.
improvement_not_there = Lì non c’è { TERM("improvement", $improvement, 1, "indefinite") }.
never_built_alone = { CAP(TERM("improvement", $improvement, 1, "indefinite")) } non si costruisce a parte: il suo costo è compreso in quello della Strada Comune.
already_prepared = L’esagono { $hex } è già preparato.
cannot_prepare = Su questo terreno ({ TERM("terrain", $terrain) }) non si può preparare un insediamento.
already_reigning = Il governo { OF($kingdom) } è già cominciato.
role_held = Il ruolo di { TERM("role", $role) } spetta già { AT($name) }; prima bisogna liberarlo o indicare una sostituzione.
nobody_there = Nessuno ricopre il ruolo di { TERM("role", $role) }.
cannot_act_as_ruler = Il ruolo di { TERM("role", $role) } non permette di fare le veci { TERM("role", "ruler", 1, "of_definite") }; possono solo { TERM("role", "consort", 1, "definite") } e { TERM("role", "heir", 1, "definite") }.

## Perché no: regole

treasury_short = Il costo è di { $need } PC e il Tesoro ne ha { $have }.
anarchy = Il regno è nell’anarchia: non si può fare nulla finché non torna l’ordine.
role_needed = Non si può fare senza { TERM("role", $role, 1, "indefinite") }.
limit_reached =
    { $limit ->
        [claims] Il limite del mese è: { $allowed ->
            [one] un esagono rivendicato
           *[other] { $allowed } esagoni rivendicati
        } (usati { $used }, richiesti { $asked }).
        [settlements] Il limite del mese è: { $allowed ->
            [one] un nuovo insediamento
           *[other] { $allowed } nuovi insediamenti
        } (usati { $used }, richiesti { $asked }).
        [buildings] Il limite del mese è: { $allowed ->
            [one] una costruzione
           *[other] { $allowed } costruzioni
        } (usate { $used }, richieste { $asked }).
       *[improvements] Il limite del mese è: { $allowed ->
            [one] una miglioria territoriale
           *[other] { $allowed } migliorie territoriali
        } (usate { $used }, richieste { $asked }).
    }
reasons_alike = … e altri { $count } simili.
not_explored = L’esagono { $hex } non è ancora stato esplorato.
not_cleared = L’esagono { $hex } non è ancora stato liberato dai pericoli.
not_adjacent_to_realm = L’esagono { $hex } non confina con il regno.
sea_between = L’esagono { $hex } è al di là di acque profonde: prima { $count ->
    [one] va esplorato e rivendicato l’esagono d’acqua che lo separa
   *[other] vanno esplorati e rivendicati i { $count } esagoni d’acqua che lo separano
} dal regno.
hex_not_claimed = L’esagono { $hex } non è rivendicato da questo regno.
wrong_terrain = { CAP(TERM("improvement", $improvement, 1, "indefinite")) } non si può costruire nell’esagono { $hex } (terreno: { TERM("terrain", $terrain) }).
size_too_small = Serve un regno di Dimensione { $needed }; questo ha Dimensione { $size }.
needs_inhex =
    { $improvement ->
        [farm] Nel deserto una Fattoria richiede un Canale, una Costa o un Fiume nel suo stesso esagono ({ $hex }).
        [fishery] Un Allevamento Ittico richiede una Costa, un Fiume, una Palude o dell’Acqua ({ $hex }).
       *[other] All’esagono { $hex } manca l’acqua che serve.
    }
needs_inorbeside = { CAP(TERM("improvement", $improvement, 1, "indefinite")) } richiede un Fiume, un Lago, una Palude o un Canale nell’esagono { $hex } o accanto, oppure due Fattorie vicine.
needs_noneof = Un Forte e una Torre di Guardia non possono condividere l’esagono { $hex }.
better_one_there = L’esagono { $hex } ha già qualcosa di meglio.
hex_not_shared = { CAP(TERM("improvement", $improvement, 1, "definite")) } e { TERM("improvement", $other, 1, "definite") } non possono condividere l’esagono { $hex }.
holds_another_role = { $name } ha già il ruolo di { TERM("role", $role) }; ogni personaggio può ricoprirne uno solo.
rulers_married = Con due Governanti sposati non c’è posto per un Consorte.

## Avvisi

no_settlement = Il regno non ha ancora nessun insediamento.
no_ruler = Il regno non ha ancora un Governante; senza, il Malcontento aumenta di 4 in ogni fase di Mantenimento.
free_city_in_hex = Nell’esagono { $hex } si trova una Città Libera: per annetterla in pace serve una prova di Stabilità.
capital_lost = { $settlement } è la capitale e andrebbe perduta.
not_below = Secondo le regole questo terreno ({ TERM("terrain", $painted) }) non si trova sotto un altro di quel tipo ({ TERM("terrain", $terrain) }): esagono { $hex }.
realm_split = Così { $count ->
    [one] un esagono resterebbe tagliato fuori
   *[other] { $count } esagoni resterebbero tagliati fuori
} dalla capitale.
attributes_later = Con questa Dimensione { TERM("role", $role, 1, "definite") } aiuta { $count ->
    [one] un attributo
   *[other] { $count } attributi
}; gli altri aspettano che il regno cresca.
attribute_chosen = Non è stato scelto nessun attributo, perciò { TERM("role", $role, 1, "definite") } aiuta questo: { TERM("term", $attribute) }.

## Che cosa è stato fatto (diario, annulla)

terrain_painted = Terreno: { TERM("terrain", $terrain) } ({ $count })
hexes_removed = Rimozione di { $count ->
    [one] un esagono
   *[other] { $count } esagoni
} dalla mappa
water_set = Coste e laghi
river_drawn = Disegno di un fiume
river_erased = Cancellazione di un fiume
special_added = Aggiunta { TERM("special_terrain", $special, 1, "of_indefinite") } nell’esagono { $hex }
special_removed = Rimozione { TERM("special_terrain", $special, 1, "of_definite") } dall’esagono { $hex }
explored = Esplorazione di { $count ->
    [one] un esagono
   *[other] { $count } esagoni
}
hex_noted = Nota sull’esagono { $hex }
road_double_set = Prezzo delle strade nell’esagono { $hex }
settings_changed = Modifica delle impostazioni della campagna
kingdom_founded = Fondazione { OF($name) }
kingdom_adopted = Ripresa { OF($name) } dalla carta
paper_set = Correzione della scheda cartacea { OF($kingdom) }
reign_begun = Inizio del governo { OF($kingdom) }
kingdom_edited = Modifica { OF($kingdom) }
sat_at_table = Regno al tavolo: { $kingdom }
month_begun = { $month ->
    [one] Inizio del mese { $month }
    [other] Inizio del mese { $month }
   *[named] Inizio di { $month }
}
hexes_claimed = Rivendicazione { $count ->
    [one] dell’esagono { $hex }
   *[other] di { $count } esagoni
}
hexes_granted = Concessione { $count ->
    [one] dell’esagono { $hex }
   *[other] di { $count } esagoni
}
hexes_abandoned = Abbandono { $count ->
    [one] dell’esagono { $hex }
   *[other] di { $count } esagoni
}
improvement_built = { $count ->
    [one] Costruzione { TERM("improvement", $improvement, 1, "of_indefinite") } nell’esagono { $hex }
   *[other] Costruzione di { TERM("improvement", $improvement, $count) } in { $count } esagoni
}
improvement_removed = { $count ->
    [one] Rimozione { TERM("improvement", $improvement, 1, "of_definite") } dall’esagono { $hex }
   *[other] Rimozione di { TERM("improvement", $improvement, $count) } da { $count } esagoni
}
hex_prepared = Preparazione dell’esagono { $hex }{ $months ->
    [0] {""}
    [one] , pronto fra un mese
   *[other] , pronto fra { $months } mesi
}
leader_appointed = Nomina { OF($name) } a { TERM("role", $role) }
leader_dismissed = Congedo { OF($name) } dal ruolo di { TERM("role", $role) }
edict_set = { CAP(TERM("edict", $edict)) }: { LEVEL($edict, $level) }
granted = Concessione del GM
modifier_added = { CAP(TERM("term", $target)) } { SIGNED($amount) } dal GM
modifier_removed = Rimozione di un modificatore: { TERM("term", $target) } { SIGNED($amount) }
ruling_set = Interpretazione «{ TERM("ruling", $ruling) }»: { CHOICE($ruling, $choice) }
note = Nota
overridden = Regola scavalcata dal GM
anarchy_began = Malcontento a 20: anarchia

## Da dove vengono i numeri

source_alignment = Allineamento: { TERM("alignment", $id) }
source_building = { TERM("building", $id) }
source_building_at = { TERM("building", $id) }, { $place }
source_improvement = { TERM("improvement", $id) }
source_improvement_at = { TERM("improvement", $id) }, { $place }
source_special_terrain = { TERM("special_terrain", $id) }
source_special_terrain_at = { TERM("special_terrain", $id) }, { $place }
counts_hexes_per = { $hexes ->
    [one] un esagono
   *[other] { $hexes } esagoni
}, uno ogni { $per }
counts_hexes = { $hexes ->
    [one] un esagono
   *[other] { $hexes } esagoni
}
counts_lots_people_per_lot = { $lots ->
    [one] un lotto
   *[other] { $lots } lotti
} da { $people_per_lot } abitanti
counts_cr_divisor = GS più alto { $cr }, uno ogni { $divisor }
counts_gp_gp_per_fame = collezioni per { $gp } mo, uno ogni { $gp_per_fame }
source_leader = { TERM("role", $id) }: { $place }
source_vacancy = { TERM("role", $id) }: ruolo vacante
source_edict = { CAP(TERM("edict", $id)) }: { $level }
source_attribute = { CAP(TERM("term", $id)) }
source_unrest = { CAP(TERM("term", "unrest")) }
source_size = Dimensione
source_district = Distretti
source_settlement = { $id ->
    [size] Grandezza { OF($place) }
   *[other] { $place }
}
source_hex = { $id ->
    [claim] Rivendicazione, { $place }
    [preparation] Preparazione, { $place }
    [abandoned] Esagono abbandonato, { $place }
   *[other] Esagoni rivendicati
}
source_army = Armate
source_carried = Riporto dalla scheda cartacea
source_gm = Concesso dal GM
source_gm_noted = { $note } (GM)
source_event = { TERM("event", $id) }
source_event_at = { TERM("event", $id) }, { $place }
source_founding = { $id ->
    [patron] Dal ricco patrono
   *[other] Partendo da zero
}
source_opening = Riporto: { $id ->
    [purchase] spese
    [building] costruzioni
    [gm] GM
    [hex] esagoni
    [vacancy] ruoli vacanti
    [founding] fondazione
    [carried] scheda cartacea
    [floor] fermato a 0
    [improvement] migliorie
    [event] eventi
    [rule] turni giocati
    [leader] autorità
    [debt] debito
    [independence] indipendenza
    [union] unione
    [vassal] vassalli
   *[other] { $id }
}
source_purchase = Speso: { $what }
source_floor = Mai sotto 0
source_cap = Massimo
source_rule = { $id ->
    [capital] Capitale spostata
    [control_dc] Base
    [adopting] Già pagato
    [population] Abitanti
    [rebuild_same] Ricostruzione sulle proprie rovine
    [rebuild_other] Costruzione su rovine
    [salvage] Saccheggio di una rovina
    [construction_magic] Magia di costruzione
    [demolition] Sgombero dei lotti
    [repair] Riparazione
    [upkeep_stability] Prova di Stabilità
    [action_check] Di questa azione
    [win_back] Vuole tornare nel regno
    [surplus] Eccedenza delle fattorie
    [consumption] Consumi
    [taxes] Tasse
    [tax_bonus] Miniere, cave e simili
    [sponsor] Ricco patrono
    [adventurers] Avventurieri ingaggiati
    [withdrawal] Prelievo
    [deposit] Deposito
    [sale] Vendita
    [secondary_territory] Territorio secondario
    [fallen] Tesoro di un regno caduto
    [special_edicts] Editti speciali di un turno
    [slot_purge] Oggetti svenduti
   *[other] { $id }
}
source_ruling = Interpretazione «{ TERM("ruling", $id) }»
source_government = { TERM("government", $id) }
source_debt = Debito
source_custom = { $note }

# Una voce con ciò che la spiega: i suoi conteggi o una nota.
with_detail = { $text }: { $detail }

## Perché una voce non vale

reason_founding = non prima del primo mese di governo
reason_stand_in = questo mese qualcuno ne fa le veci
reason_duties_neglected = meno di sette giorni di servizio
reason_role_vacant = il ruolo è vacante
reason_size_too_small = il regno è troppo piccolo
reason_ruling = per un’interpretazione di questa campagna
reason_not_in_this_month = non in questo mese
reason_damaged = costruzione danneggiata
reason_no_building_yet = non ancora fondato: manca la prima costruzione
reason_planned = in progetto, non ancora pagato
reason_floor = mai sotto 0

## Insediamenti e costruzioni: impossibile

hex_has_settlement = Nell’esagono { $hex } c’è già { $settlement }.
already_capital = { $settlement } è già la capitale.
no_such_district = { $settlement } non ha un distretto { $district }.
no_building_of_number = { $settlement } non ha una costruzione numero { $number }.
no_such_lot = Il lotto { $lot } non esiste; i lotti vanno da 0 a 35, riga per riga da nord-ovest.
needs_side = Per { TERM("building", $building, 1, "definite") } va indicato un lato del distretto: n, e, s o w.
takes_no_side = Per { TERM("building", $building, 1, "definite") } vanno indicati dei lotti, non un lato.
wrong_lot_count = Per { TERM("building", $building, 1, "definite") } { $lots ->
    [one] serve un lotto
   *[other] servono { $lots } lotti
}, non { $given }.
lots_off_grid = In quel punto della griglia non c’è posto per { TERM("building", $building, 1, "definite") }.
wrong_shape = I { $lots } lotti per { TERM("building", $building, 1, "definite") } devono stare insieme: affiancati, oppure due per due.
lot_taken = Il lotto è già occupato ({ TERM("building", $other) }).
lot_in_use = Il lotto non si può bloccare, perché è edificato ({ TERM("building", $other) }).
not_planned = Questa costruzione non è un progetto: c’è già ({ TERM("building", $building) }).
building_is_planned = Questa costruzione è solo in progetto ({ TERM("building", $building) }); prima va costruita.
not_damaged = Questa costruzione non è danneggiata ({ TERM("building", $building) }).
upgrade_leaves_lots = La conversione in { TERM("building", $building) } deve mantenere i lotti { TERM("building", $old, 1, "of_definite") }.
no_room_to_grow = Non c’è spazio per convertire { TERM("building", $old, 1, "definite") } in { TERM("building", $building) }: servono { $lots } lotti.

## Insediamenti e costruzioni: regole

lot_blocked = Questo lotto ora non si può usare.
lot_has_one = Questo lotto ha già { TERM("building", $building, 1, "indefinite") }.
needs_host = Per costruire qui { TERM("building", $building, 1, "indefinite") } bisogna condividere il lotto con { TERMS("building", $any_of, "indefinite") }.
must_not_adjoin = { CAP(TERM("building", $building, 1, "definite")) } e { TERM("building", $other, 1, "definite") } non possono stare fianco a fianco.
needs_neighbours = Per { TERM("building", $building, 1, "definite") } { $needed ->
    [one] serve un vicino che non serva
   *[other] servono { $needed } vicini che non servano
} ad altre costruzioni: { TERMS("building", $any_of) }. { $found ->
    [0] Non ce n’è nessuno.
    [one] Ce n’è uno.
   *[other] Ce ne sono { $found }.
}
needs_water_border = Per { TERM("building", $building, 1, "definite") } serve un confine di acqua del distretto.
needs_water_or_gm = Per { TERM("building", $building, 1, "definite") } serve un confine di acqua, salvo dispensa del GM.
needs_land_side = Per { TERM("building", $building, 1, "definite") } serve un lato di terra, e questo lato è di acqua.
side_has_one = Questo lato ha già { TERM("building", $building, 1, "indefinite") }.
limit_per_district = In un distretto c’è posto solo per { $limit ->
    [one] { TERM("building", $building, 1, "indefinite") }
   *[other] { $limit } { TERM("building", $building, $limit) }
}.
limit_per_settlement = Un insediamento può avere solo { $limit ->
    [one] { TERM("building", $building, 1, "indefinite") }
   *[other] { $limit } { TERM("building", $building, $limit) }
}.
needs_building = Per { TERM("building", $building, 1, "definite") } l’insediamento deve avere { TERMS("building", $any_of, "indefinite") }.
needs_item_tier = Per { TERM("building", $building, 1, "definite") } l’insediamento deve avere una costruzione che produca oggetti magici { TERM("item_tier", $tier, 2) }.
needs_part = Per { TERM("building", $building, 1, "definite") } lo stesso lato deve già avere { TERM("building", $other, 1, "indefinite") }.
not_ready = { $settlement } è ancora in preparazione: { $months ->
    [one] manca un mese
   *[other] mancano { $months } mesi
}.
magic_used = Questo mese la magia di costruzione è già stata usata.
only_gm_moves = Questa costruzione c’è già ed è pagata ({ TERM("building", $building) }); solo il GM può spostarla.
carries_other = Non si può spostare { TERM("building", $building, 1, "definite") } e lasciare lì { TERM("building", $other, 1, "definite") }.
not_an_upgrade = Non si può convertire { TERM("building", $old, 1, "indefinite") } in { TERM("building", $building) }.
building_damaged = Questa costruzione è danneggiata ({ TERM("building", $building) }); prima va riparata.
district_not_full = { $settlement } ha ancora { $free ->
    [one] un lotto libero
   *[other] { $free } lotti liberi
}; un nuovo distretto si aggiunge quando la griglia è piena.
no_ground_for_settlement = Su questo terreno ({ TERM("terrain", $terrain) }) non può sorgere un insediamento.
hex_without_water = L’esagono { $hex } non ha fiume, lago, costa né canale: nessun lato dell’insediamento può essere di acqua.

## Insediamenti e costruzioni: avvisi

special_offers_building = L’esagono { $hex } ha { TERM("special_terrain", $special, 1, "indefinite") } che può entrare a far parte dell’insediamento.
building_waits = Si potrà costruire { $months ->
    [one] dal mese prossimo
   *[other] fra { $months } mesi
}.
capital_move_check = Spostare la capitale { AT($settlement) } richiede una prova di Stabilità: il Malcontento aumenta di 1 se riesce, di 1d6 se fallisce.
neighbour_left_unserved = Così manca un vicino necessario per { TERM("building", $building, 1, "definite") }.
gate_due = Questo lato richiede { TERM("building", $building, 1, "indefinite") }, perché il corso d’acqua incontra le mura.
falls_with = { CAP(TERM("building", $building, 1, "definite")) } e { TERM("building", $other, 1, "definite") } cadono insieme.
unusual_first_building = Di solito la prima costruzione di un regno è { TERMS("building", $any_of, "indefinite") }.

## Insediamenti e costruzioni: che cosa è stato fatto

settlement_founded = Fondazione { OF($settlement) } nell’esagono { $hex }
district_added = Aggiunta del distretto { $district } { AT($settlement) }
borders_set = Confini del distretto { $district } { OF($settlement) }
settlement_edited = Modifica { OF($settlement) }
capital_moved = Capitale spostata { AT($settlement) }
building_built = Costruzione { TERM("building", $building, 1, "of_indefinite") } { AT($settlement) }
building_planned = Progetto { TERM("building", $building, 1, "of_indefinite") } { AT($settlement) }
building_moved = Spostamento { TERM("building", $building, 1, "of_definite") } dentro { $settlement }
building_demolished = Demolizione { TERM("building", $building, 1, "of_definite") } { AT($settlement) }
plan_removed = Rinuncia al progetto { TERM("building", $building, 1, "of_indefinite") } { AT($settlement) }
building_repaired = Riparazione { TERM("building", $building, 1, "of_definite") } { AT($settlement) }
building_set = Modifica { TERM("building", $building, 1, "of_definite") } { AT($settlement) }
building_upgraded = Conversione { TERM("building", $old, 1, "of_definite") } in { TERM("building", $building) } { AT($settlement) }
lots_blocked = Blocco di { $count ->
    [one] un lotto
   *[other] { $count } lotti
} { AT($settlement) }
lots_freed = Sblocco di { $count ->
    [one] un lotto
   *[other] { $count } lotti
} { AT($settlement) }

## Insediamenti e costruzioni: voci dei conti

reason_one_halving_only = vale un solo dimezzamento
reason_once_per_settlement = una volta per insediamento
reason_optional_rule_off = regola opzionale non in uso
reason_adopting = ripreso dalla scheda cartacea
counts_old_cost_lots_of_lots = un quarto di { $old_cost } PC, per { $lots } di { $of_lots } lotti
counts_lots = { $lots ->
    [one] un lotto
   *[other] { $lots } lotti
}
