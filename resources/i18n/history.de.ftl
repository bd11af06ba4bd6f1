### Zurück in der Zeit, und was sich zwischen zwei Zeitpunkten geändert hat.

rewound = Zurück zum Beginn von Monat { $month }, von Monat { $last } aus
rewind_ahead = Monat { $month } hat noch nicht begonnen; es ist Monat { $now }.
rewind_nothing = Wie Monat { $month } begann, ist nicht bekannt; diese Kampagne merkt es sich vom nächsten Monat an.
rewind_unknown = Wie Monat { $month } begann, ist nicht bekannt; diese Kampagne weiß es seit Monat { $first }.
fault_past_month = Hier steht { NUMBER($found, useGrouping: 0) }; erwartet wird Monat { NUMBER($expected, useGrouping: 0) }, denn die Vorgeschichte führt Monat für Monat vom gegenwärtigen zurück.
