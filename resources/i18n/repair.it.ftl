### What is said of damaged files that are opened as far as they can be read.

nothing_readable = { $file }: non vi si può leggere nulla di una campagna. Nella cartella .backups accanto può esserci una copia precedente.
migration_failed = { $file } si dice della versione { NUMBER($version, useGrouping: 0) }, ma non ne ha la forma; «Apri comunque» legge quello che può.
fault_damaged = { $found } qui non si può leggere, né ciò che vi appartiene.
fault_wide_text_read = Il file è testo UTF-16; è stato letto come tale.
fault_format_assumed = Il file dice di avere il formato { $found }; è stato letto come { $wanted }.
fault_version_assumed = Il file non ha una versione nota a questo programma; è stato letto come versione { NUMBER($newest, useGrouping: 0) }.
fault_past_cut = La via all’indietro da qui verso i mesi precedenti ha un vuoto; a quei mesi non si può tornare.
repair_now = { $fault } Ora { $now }.
repair_done = { $file }: ciò che si è potuto leggere è in { $out } ({ $left } tralasciati, { $changed } modificati, { $kept } sconosciuti conservati).
repair_file_there = { $file } esiste già; indica un nome nuovo.
repair_line = { $what ->
    [left_out] Tralasciato
    [changed] Modificato
   *[kept] Conservato, anche se sconosciuto
}: { $line }
