### La cronaca: i suoi titoli, i suoi dadi e le risposte, ciò che è disegnato detto in breve.

quiet_month = Mese tranquillo: { $dice ->
    [rolled] tirato { $natural }
    [typed] digitato { $natural }
   *[other] { $natural } sui dadi
}, serviva { $chance } o meno
event_due = Accade qualcosa: { $dice ->
    [rolled] tirato { $natural }
    [typed] digitato { $natural }
   *[other] { $natural } sui dadi
}, serviva { $chance } o meno
journal_title = Cronaca: { $name }
journal_nothing = Non è stato ancora scritto nulla.
journal_phase = { $phase ->
    [upkeep] Mantenimento
    [edict] Editti
    [income] Rendita
    [event] Eventi
   *[done] Dopo l’ultima fase
}
journal_drawn = { $which ->
    [painted] { $hexes ->
        [one] Un esagono dipinto
       *[other] { $hexes } esagoni dipinti
    }
    [others] { $others ->
        [one] Una modifica alla mappa
       *[other] { $others } modifiche alla mappa
    }
   *[both] { $hexes ->
        [one] Un esagono dipinto
       *[other] { $hexes } esagoni dipinti
    } e { $others ->
        [one] un’altra modifica
       *[other] altre { $others } modifiche
    } alla mappa
}
journal_answer = { $what }: { $how ->
    [rolled] tirato { $value }
    [typed] digitato { $value }
    [yes] sì
    [no] no
   *[chosen] { $value }
}
journal_request = { $part ->
    [stability] Prova di Stabilità
    [loyalty] Prova di Lealtà
    [taxes] Prova di Economia
    [renown] Fama o Infamia
    [chance] Probabilità di un evento
    [type] Tipo di evento
    [again] Tipo del secondo evento
    [table] Tabella degli eventi
    [settlement] Quale insediamento
    [hex] Quale esagono
    [slot_filled] Slot oggetto magico
    [slots] Slot oggetto magico, un dado per distretto
    [made] Com’è fatto l’oggetto
    [base] Che cos’è
    [name] Il suo nome
    [which] Quale slot
    [slot] Quale slot
    [kind] Tipo
    [tier] Grado
    [hire] Avventurieri
    [in_person] Affrontato di persona
    [success] Successo
    [suppress] Repressione
    [income] Rendita del commercio
    [sale] Carico venduto altrove
    [killed] Ucciso
    [accept] Invito accettato
    [let] Può costruire
    [lots] Lotti in pericolo
    [wide] Lotti accanto
    [extent] Portata
    [hexes] Esagoni accanto
    [target] Bersaglio
    [lost] Che cosa va perso
    [spreads] Dove si diffonde
    [destroyed] Costruzione distrutta
    [damaged] Costruzione danneggiata
    [how_many] Quante altre
    [offer] Proposta
    [gift] Dono
    [wanted] Che cosa si vuole
    [improvement] Miglioria
    [lot] Quale lotto
    [place] Quale costruzione
    [royal_enforcer] Il Tutore dell’Ordine Reale reprime il Malcontento
   *[other] Dadi
}
hired_none = Nessun avventuriero
hired_low = Avventurieri di livello basso
hired_middle = Avventurieri di livello medio
hired_high = Avventurieri di livello alto
