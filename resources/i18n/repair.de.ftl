### What is said of damaged files that are opened as far as they can be read.

nothing_readable = { $file }: Von einer Kampagne lässt sich darin nichts lesen. Im Ordner .backups daneben liegt vielleicht eine ältere Kopie.
migration_failed = { $file } gibt sich als Dateiversion { NUMBER($version, useGrouping: 0) } aus, sieht aber nicht so aus; „Trotzdem öffnen“ liest, was geht.
fault_damaged = { $found } lässt sich hier nicht lesen, auch nicht, was dazugehört.
fault_wide_text_read = Die Datei ist UTF-16-Text; so wurde sie gelesen.
fault_format_assumed = Die Datei nennt als Format { $found }; sie wurde als { $wanted } gelesen.
fault_version_assumed = Die Datei hat keine Version, die dieses Programm kennt; sie wurde als Version { NUMBER($newest, useGrouping: 0) } gelesen.
fault_past_cut = Der Weg zurück in frühere Monate hat hier eine Lücke; in diese Monate führt kein Weg zurück.
repair_now = { $fault } Jetzt { $now }.
repair_done = { $file }: Was sich lesen ließ, steht in { $out } ({ $left } ausgelassen, { $changed } geändert, { $kept } Unbekanntes behalten).
repair_file_there = { $file } gibt es schon; geben Sie einen neuen Namen an.
repair_line = { $what ->
    [left_out] Ausgelassen
    [changed] Geändert
   *[kept] Behalten, obwohl unbekannt
}: { $line }
