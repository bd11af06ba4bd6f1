### Zurück in der Zeit, und was sich zwischen zwei Zeitpunkten geändert hat.

rewound = { $month ->
    [one] Zurück zum Beginn von Monat { $month }
    [other] Zurück zum Beginn von Monat { $month }
   *[named] Zurück zum Monatsbeginn: { $month }
}
rewind_ahead = { $month ->
    [one] Monat { $month } hat noch nicht begonnen; es ist Monat { $now }.
    [other] Monat { $month } hat noch nicht begonnen; es ist Monat { $now }.
   *[named] { $month } hat noch nicht begonnen.
}
rewind_nothing = { $month ->
    [one] Wie Monat { $month } begann, ist nicht bekannt; diese Kampagne merkt es sich vom nächsten Monat an.
    [other] Wie Monat { $month } begann, ist nicht bekannt; diese Kampagne merkt es sich vom nächsten Monat an.
   *[named] Wie { $month } begann, ist nicht bekannt; diese Kampagne merkt es sich vom nächsten Monat an.
}
rewind_unknown = { $month ->
    [one] Wie Monat { $month } begann, ist nicht bekannt; die Vorgeschichte dieser Kampagne reicht bis Monat { $first } zurück.
    [other] Wie Monat { $month } begann, ist nicht bekannt; die Vorgeschichte dieser Kampagne reicht bis Monat { $first } zurück.
   *[named] Wie { $month } begann, ist nicht bekannt; so weit reicht die Vorgeschichte dieser Kampagne nicht zurück.
}
moment_start = { $month ->
    [one] Beginn von Monat { $month }
    [other] Beginn von Monat { $month }
   *[named] Beginn: { $month }
}
moment_now = { $month ->
    [one] Jetzt, in Monat { $month }
    [other] Jetzt, in Monat { $month }
   *[named] Jetzt: { $month }
}
fault_past_month = Hier steht { NUMBER($found, useGrouping: 0) }; erwartet wird Monat { NUMBER($expected, useGrouping: 0) }, denn die Vorgeschichte führt Monat für Monat vom gegenwärtigen zurück.

## Die Befehlszeile

changes_none = Nichts ist anders.
changes_founded = Inzwischen gegründet
changes_lost = Inzwischen verloren
stats_why_or_since = --why zeigt, woher eine Zahl kommt, --since, was sich geändert hat; bitte nur eines davon angeben.
