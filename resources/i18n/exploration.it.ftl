### Spedizioni: l’editto, il percorso, che cosa incontrano e trovano

## Che cosa non si può fare, e che cosa sapere

expedition_needs_capital = Gli esploratori partono dalla capitale, e { $kingdom } non ne ha una sulle sue terre.
expedition_leads_nowhere = La spedizione finirebbe dove comincia, in { $hex }.
expedition_barred = Gli esploratori non trovano una via per { $hex } che eviti le terre di altri regni.
nothing_to_explore = Sulla via per { $hex } non c’è nulla da esplorare: è tutto rivendicato o già esplorato.
nobody_to_go_along = Nessuno ha il ruolo di { TERM("role", $role) } e può unirsi alla spedizione.
no_such_expedition = Non c’è nessuna spedizione numero { $number }.
expedition_too_short = Il percorso richiede { $days } giorni e ne sono pattuiti { $given }: gli esploratori arrivano fino a { $hex }.
expedition_too_long = Il percorso richiede solo { $days } dei { $given } giorni pattuiti.
goes_along = Anche { TERM("role", $role, 1, "definite") } accompagna la spedizione, ma deve comunque al regno una settimana di doveri al mese.

## Che cosa si fa, e che cosa ne viene

expedition_sent = Spedizione verso { $hex }: { $months ->
    [one] un mese
   *[other] { $months } mesi
}, { $bp } PC, { $count ->
    [one] un esagono
   *[other] { $count } esagoni
} da esplorare in { $days } giorni
expedition_recalled = Richiamo della spedizione verso { $hex }: { $count ->
    [0] nulla di esplorato
    [one] un esagono esplorato
   *[other] { $count } esagoni esplorati
}
expedition_explores = Gli esploratori arrivano fino a { $hex }: { $count ->
    [one] un esagono esplorato
   *[other] { $count } esagoni esplorati
}
expedition_travels = Gli esploratori sono in viaggio in { $hex }
expedition_sees = In { $hex } trovano { TERM("special_terrain", $special, 1, "indefinite") }
expedition_stopped = Gli esploratori si fermano in { $hex }: la via verso { $other_hex } è loro preclusa
expedition_unseen = Gli esploratori restano nascosti in { $hex } (GS { $cr })
expedition_scattered = Gli esploratori fuggono e si disperdono in { $hex } (GS { $cr }): niente altri progressi questo mese
expedition_killed = Gli esploratori vengono uccisi in { $hex } (GS { $cr }); con loro si perdono { $bp } PC
expedition_fought = Le autorità e i loro esploratori sono attaccati in { $hex }: { $choice ->
    [goes_on] proseguono
    [held_up] niente altri progressi questo mese
   *[turns_back] tornano indietro
}
expedition_finds = In { $hex } scoprono, nascosto: { $what }
expedition_returns = La spedizione verso { $hex } è tornata nella capitale: { $count ->
    [0] nulla di esplorato
    [one] un esagono esplorato
   *[other] { $count } esagoni esplorati
}
expedition_progress = { $count ->
    [0] Ancora nulla di esplorato
    [one] Un esagono esplorato
   *[other] { $count } esagoni esplorati
}
skill_passed = { $purpose ->
    [expedition_stealth] Prova di Furtività
    [expedition_survival] Ricerca
   *[other] Prova di abilità
} in { $hex }: { $dice ->
    [rolled] tirato { $natural }
    [typed] digitato { $natural }
   *[other] { $natural } sul dado
}, { $total } contro { $dc }: riuscita
skill_failed = { $purpose ->
    [expedition_stealth] Prova di Furtività
    [expedition_survival] Ricerca
   *[other] Prova di abilità
} in { $hex }: { $dice ->
    [rolled] tirato { $natural }
    [typed] digitato { $natural }
   *[other] { $natural } sul dado
}, { $total } contro { $dc }: fallita
skill_ruled = { $purpose ->
    [expedition_stealth] Prova di Furtività
    [expedition_survival] Ricerca
   *[other] Prova di abilità
} in { $hex }: { $passed ->
    [0] fallita
   *[1] riuscita
} per parola del GM

## Che cosa si chiede

ask_expedition_meets = La spedizione verso { $hex } incontra qualcosa di ostile
ask_expedition_where = Dove lo incontra la spedizione verso { $hex }?
ask_expedition_cr = Qual è il GS di ciò che incontra la spedizione verso { $hex }?
ask_expedition_stealth = GS { $cr } in { $hex }: gli esploratori restano nascosti? Furtività, con il loro modificatore peggiore.
ask_expedition_flight = Gli esploratori sono scoperti in { $hex } (GS { $cr }): riescono a fuggire vivi?
ask_expedition_came = Com’è finito al tavolo l’attacco alla spedizione verso { $hex }?
ask_expedition_search = C’è qualcosa di nascosto dove è passata la spedizione verso { $hex }
ask_expedition_hidden = Dove c’è qualcosa di nascosto?
ask_expedition_dc = Quanto è nascosto in { $hex }? CD 15 se ne parla il folklore, 30 se nessuno ne sa nulla.
ask_expedition_survival = Gli esploratori scoprono ciò che è nascosto in { $hex }? Sopravvivenza o Conoscenze (geografia), un dado al giorno.
ask_expedition_find = Che cosa scoprono in { $hex }?
due_expedition_returns = Torna la spedizione verso { $hex }

## Da dove vengono le voci

source_expedition = { $id ->
    [cost] Paga degli esploratori
    [crossing] Terre note, solo attraversate
    [stealth] Furtività del peggiore fra loro
    [survival] Sopravvivenza o Conoscenze (geografia)
    [killed] Esploratori uccisi
   *[other] Spedizione
}
counts_hexes_days_each = { $hexes ->
    [one] un esagono
   *[other] { $hexes } esagoni
}, { $days_each ->
    [one] un giorno ciascuno
   *[other] { $days_each } giorni ciascuno
}

## Errori nei file

fault_expedition_jumps = Qui una spedizione salta: ogni esagono del percorso confina con il precedente.
