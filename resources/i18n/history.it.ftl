### Tornare indietro nel tempo, e che cosa è cambiato fra due momenti.

rewound = { $month ->
    [one] Ritorno all’inizio del mese { $month }
    [other] Ritorno all’inizio del mese { $month }
   *[named] Ritorno all’inizio di { $month }
}
rewind_ahead = { $month ->
    [one] Il mese { $month } non è ancora cominciato: è il mese { $now }.
    [other] Il mese { $month } non è ancora cominciato: è il mese { $now }.
   *[named] { $month } non è ancora cominciato.
}
rewind_nothing = { $month ->
    [one] Non si sa come è cominciato il mese { $month }; questa campagna ne tiene conto dal prossimo mese in poi.
    [other] Non si sa come è cominciato il mese { $month }; questa campagna ne tiene conto dal prossimo mese in poi.
   *[named] Non si sa come è cominciato { $month }; questa campagna ne tiene conto dal prossimo mese in poi.
}
rewind_unknown = { $month ->
    [one] Non si sa come è cominciato il mese { $month }; la storia di questa campagna comincia dal mese { $first }.
    [other] Non si sa come è cominciato il mese { $month }; la storia di questa campagna comincia dal mese { $first }.
   *[named] Non si sa come è cominciato { $month }; la storia di questa campagna comincia più tardi.
}
moment_start = { $month ->
    [one] Inizio del mese { $month }
    [other] Inizio del mese { $month }
   *[named] Inizio di { $month }
}
moment_now = { $month ->
    [one] Ora, nel mese { $month }
    [other] Ora, nel mese { $month }
   *[named] Ora, in { $month }
}
fault_past_month = Qui c’è { NUMBER($found, useGrouping: 0) }; è atteso il mese { NUMBER($expected, useGrouping: 0) }, perché la storia risale di mese in mese da quello presente.

## La riga di comando

changes_none = Non è cambiato nulla.
changes_founded = Fondato nel frattempo
changes_lost = Perduto nel frattempo
stats_why_or_since = --why stampa da dove viene un numero, --since che cosa è cambiato; indicane uno solo.
