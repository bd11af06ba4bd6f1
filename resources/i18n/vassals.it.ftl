### Vassalli e Viceré, e ciò che si aspetta un patrono

## Ciò che non si può fare

vassal_takes_all = { $kingdom } non può cedere tutta la sua terra: una parte deve restare.
cession_cuts_off = { $count ->
    [one] { $hex } resterebbe separato
   *[other] { $count } esagoni attorno a { $hex } resterebbero separati
} dalla capitale: cedi anche quella parte, o di’ perché resta unita.
vassal_of_itself = { $kingdom } non può essere vassallo di sé stesso.
vassal_already = { $kingdom } è già un tuo vassallo.
vassal_is_sovereign = { $kingdom } non può diventare vassallo di { $vassal }, di cui è il sovrano.
vassal_of_another = { $kingdom } è vassallo di { $sovereign }.
not_your_vassal = { $kingdom } non è un tuo vassallo.
grant_too_large = A un vassallo si concede fino a un quarto del Tesoro: { $most } PC, non { $grant }.
viceroy_needed = Non si può fare finché qui nessun Viceré compie i suoi doveri.
viceroy_elsewhere = { $name } è Viceré a { $kingdom }.
viceroy_already = { $name } è già Viceré a { $kingdom }.
visitor_already = Per { $kingdom } non cambia nulla: è già così.
cannot_visit = Solo un Consorte o un Erede al Trono può supplire a un Viceré, e { $name } non lo è.
visits_another = { $name } si trova a { $kingdom }.
rules_at_home = { $name } fa le veci del Governante in patria e non può supplire anche a un Viceré.
no_such_obligation = L’obbligo «{ $obligation }» non esiste; ci sono: { $known }.

## Ciò che bisogna sapere

vassal_land_unknown = { $count ->
    [one] { $hex } non è stato esplorato e liberato dai pericoli: da ora i nuovi signori lo conoscono.
   *[other] { $count } esagoni attorno a { $hex } non sono stati esplorati e liberati dai pericoli: da ora i nuovi signori li conoscono.
}
viceroy_leaves_role = { $name } lascia per questo il ruolo di { TERM("role", $role) }.
vassal_hex_absorbed = { $hex } viene tolto al tuo vassallo { $kingdom }.

## Ciò che si fa, e ciò che ne viene

vassal_made = Editto di Vassallaggio: { $kingdom } nasce da { $count ->
    [one] { $hex }
   *[other] { $count } esagoni
}{ $grant ->
    [0] {""}
   *[other] , con { $grant } PC
}
kingdom_subjugated = Editto di Vassallaggio: { $kingdom } è soggiogato, { TERM("attitude", $attitude) } verso di noi{ $grant ->
    [0] {""}
   *[other] , con { $grant } PC
}
vassal_released = Lascia libero { $kingdom }
vassal_bound = { $kingdom } da ora è vassallo di { $sovereign }
vassal_freed = { $kingdom } non è più vassallo di { $sovereign }
vassal_at_peace = Tre prove di Lealtà di fila: c’è pace con { $kingdom }
gifts_counted = I doni a { $kingdom } valgono { $amount } PC di costruzioni in quel regno per questo turno
viceroy_seated = { $name } è Viceré a { $kingdom }
visitor_sent = { $name } resta a { $kingdom } e supplisce al Viceré
visitor_back = { $name } torna in patria da { $kingdom }
obligation_set = Ciò che si aspetta il patrono: { TERM("obligation", $obligation) }

ask_subjugation = { $kingdom } è stato soggiogato: i due popoli lo sopportano?
ask_subjugation_unrest = Attriti con { $kingdom }: di quanto sale il Malcontento?
ask_visitor = { $name } mantiene la pace al posto del Viceré?
due_friction = { $kingdom }: prova di Lealtà, CD più alta di { $amount }
due_no_viceroy = Qui nessun Viceré compie i suoi doveri: penalità come senza Governante
due_viceroy_missing = { $kingdom } non ha un Viceré che compia i suoi doveri

## Ciò che si aspetta il patrono

obligation_means = { $obligation ->
    [colony] Esplorare, rendere sicura e popolare una terra selvaggia ai confini del patrono, che la considera sua. Altri potrebbero contenderla.
    [charter] Popolare una terra che spetta al patrono ma è ancora selvaggia, farla prosperare, ampliarne e difenderne i confini.
    [fief] Reggere un dominio entro le terre già abitate del patrono e far prosperare ancora i suoi insediamenti e i suoi campi.
   *[conquest] Governare un regno che i soldati del patrono hanno vinto, con quei soldati e in nome del patrono.
}
obligation_pays = { $repayment ->
    [0] { $tithe ->
        [0] Non si restituisce nulla.
       *[other] Ogni mese va al patrono il { $tithe }% della rendita, almeno 1 PC.
    }
   *[other] { $tithe ->
        [0] Ogni mese tornano al patrono { $repayment } PC.
       *[other] Ogni mese vanno al patrono { $repayment } PC e il { $tithe }% della rendita, almeno 1 PC.
    }
}
sheet-kingdom-patron = Patrono: { $obligation }
sheet-kingdom-terms = { $repayment ->
    [0] { $tithe }% della rendita al patrono
   *[other] { $tithe ->
        [0] { $repayment } PC al mese al patrono
       *[other] { $repayment } PC al mese e il { $tithe }% della rendita al patrono
    }
}

## Da dove vengono le righe di un conto

source_vassalage = Editto di Vassallaggio
source_vassal = { $id ->
    [friction] Attriti della soggiogazione
    [gifts] Doni del sovrano
    [grant] Concessi a un vassallo
    [second_role] Secondo ruolo di un Viceré
    [size] Dimensione del regno soggiogato
    [sovereign] Concessi dal sovrano
    [tribute] Tributo
   *[visitor] Al posto del Viceré
}
reason_counted_once = contato una volta sola

## Difetti dei file

fault_no_overlord = «{ $kingdom }» ha un vassallo, «{ $vassal }», che non lo indica come suo sovrano.
fault_overlord_unaware = «{ $kingdom }» indica un sovrano, «{ $overlord }», che non lo elenca tra i suoi vassalli.
fault_overlord_circle = «{ $kingdom }» è, per mezzo di altri, sovrano di sé stesso.
