### Tornare indietro nel tempo, e che cosa è cambiato fra due momenti.

rewound = Ritorno all’inizio del mese { $month }, dal mese { $last }
rewind_ahead = Il mese { $month } non è ancora cominciato: è il mese { $now }.
rewind_nothing = Non si sa come è cominciato il mese { $month }; questa campagna ne tiene conto dal prossimo mese in poi.
rewind_unknown = Non si sa come è cominciato il mese { $month }; ciò che questa campagna ricorda comincia dal mese { $first }.
fault_past_month = Qui c’è { NUMBER($found, useGrouping: 0) }; è atteso il mese { NUMBER($expected, useGrouping: 0) }, perché la storia risale di mese in mese da quello presente.
