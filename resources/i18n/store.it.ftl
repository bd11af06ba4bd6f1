### Che cosa dice l’archivio: file che non si possono leggere, accettare o scrivere. Una frase ciascuno; "file" è come lo ha indicato chi usa il programma.

## Il file stesso

file_missing = { $file }: questo file non esiste.
file_is_folder = { $file } è una cartella; va indicato il file che contiene.
file_not_plain = { $file } non è un semplice file ma una pipe, un dispositivo o simili.
file_unreadable = { $file } non si può leggere: manca il permesso.
file_not_read = { $file } non si può leggere ({ $reason }).
file_too_large = { $file } occupa { NUMBER($size, useGrouping: 0) } MiB; un file di questo programma ne occupa al massimo { NUMBER($limit, useGrouping: 0) }.
file_empty = { $zeros ->
    [yes] { $file } contiene soltanto zeri, come può lasciarli un’interruzione di corrente. Nella cartella .backups accanto può esserci una copia precedente.
   *[no] { $file } è vuoto; serve un oggetto JSON. Nella cartella .backups accanto può esserci una copia precedente.
}
file_foreign = { $file } è { $kind ->
    [zip] un archivio ZIP
    [pdf] un PDF
    [picture] un’immagine
    [gzip] un file compresso
    [database] una base di dati
   *[xml] una pagina XML o HTML
}, non un file JSON di questo programma.
file_wide_text = { $file } è testo UTF-16; va salvato come UTF-8.
format_missing = { $file } è JSON, ma non dice che cosa contiene; all’inizio serve "format": "{ $wanted }".
format_other = { $file } è un file { $found }; qui serve un file { $wanted }.
format_unknown = { $file } dichiara il formato «{ $found }»; serve "{ $wanted }".
version_missing = { $file }: "version" vale { $found }; serve un numero intero da 1 a { NUMBER($newest, useGrouping: 0) }.
version_newer = { $file } viene da un kingdom-gui più recente (versione del file { $found }; questo programma arriva alla { NUMBER($newest, useGrouping: 0) }); per aprirlo serve il programma più recente.
build_newer = { $file } viene da un kingdom-gui più recente ({ $found }; questo è { $ours }), che conosce cose che questo ignora; per aprirlo serve il programma più recente.

## Scrittura

disk_full = { $file } non è stato salvato: il disco è pieno. Ciò che c’era prima è rimasto com’era.
disk_denied = { $file } non è stato salvato: lì non è permesso scrivere. Ciò che c’era prima è rimasto com’era.
disk_read_only = { $file } non è stato salvato: il disco è di sola lettura. Ciò che c’era prima è rimasto com’era.
disk_no_folder = { $file } non è stato salvato: la cartella { $folder } non esiste.
disk_unmounted = { $file } non è stato salvato: il disco da cui è stato aperto non è più in { $folder }. Ricollega il disco o salva con un altro nome.
disk_not_folder = { $file } non è stato salvato: { $folder } non è una cartella.
disk_is_folder = { $file } non è stato salvato: c’è una cartella con questo nome.
disk_not_plain = { $file } non è stato salvato: ciò che porta questo nome non è un semplice file ma una pipe, un dispositivo o simili.
export_over_ours = { $file } non è stato scritto: lì c’è una campagna o un file di regole. Scegli un altro nome.
disk_name_too_long = { $file } non è stato salvato: il nome è troppo lungo.
disk_failed = { $file } non è stato salvato ({ $reason }). Ciò che c’era prima è rimasto com’era.
locked = { $file } è aperto in un’altra finestra: { $who }, da { $since }.
changed_outside = { $file } è stato modificato da un altro programma da quando è stato aperto qui; non è stato salvato nulla.
recovery_base_missing = In { $log } c’è del lavoro non salvato di { $file }, ma né il file né una copia di sicurezza è la versione su cui si basa. Resta dov’è.
recovery_unreadable = In { $log } c’è del lavoro non salvato di { $file }, ma non è adatto a questo programma. Resta dov’è.
recovery_places_full = Il lavoro non salvato non può essere conservato in { $file }: { NUMBER($count, useGrouping: 0) } campagne attendono già lì di essere riprese.

## Un punto di un file

fault_place = { $line ->
    [0] { $file }
   *[other] { $file }, riga { NUMBER($line, useGrouping: 0) }{ $column ->
        [0] {""}
       *[other] , colonna { NUMBER($column, useGrouping: 0) }
    }
}
fault_line = (riga { NUMBER($line, useGrouping: 0) })
fault_whole_file = il file
fault_more = {" "}({ $count ->
    [one] un altro errore
   *[other] altri { $count } errori
}{ $listed ->
    [no] {""}
   *[other] ; «kingdom-gui check» li elenca tutti
})
fault_suggestion = {" "}Forse «{ $suggestion }»?
fault_known = {" "}Valori conosciuti: { $known }.

fault_byte_order_mark = Il file comincia con un segno d’ordine dei byte; va salvato come UTF-8 senza quel segno.
fault_not_utf8 = Il byte { $found } non è testo UTF-8; il file va salvato come UTF-8.
fault_truncated = Il file finisce a metà; il resto manca. Nella cartella .backups accanto può esserci una copia precedente.
fault_not_json = Qui { $found } non è JSON; ci vuole { $expected ->
    [name] un nome tra virgolette doppie
    [colon] un segno di due punti
    [comma] una virgola
    [end] la fine del file
    [no_comma] la parentesi di chiusura senza una virgola davanti
    [no_control_character] una sequenza come \n al posto dell’a capo o del carattere di controllo
    [escape] una sequenza come \n, oppure due barre rovesciate per scriverne una
   *[value] un valore
}.
fault_too_deep = Elenchi e oggetti sono annidati a più di { NUMBER($limit, useGrouping: 0) } livelli; nessun file di questo programma lo fa.
fault_no_number = { $found } non è un numero in JSON; serve un numero intero.
fault_lone_surrogate = { $found } è mezzo carattere; servono entrambe le metà, o il carattere stesso.
fault_duplicate_key = «{ $field }» compare due volte nello stesso oggetto; può comparire una volta sola.
fault_no_object = { $found } sta da solo; serve un oggetto JSON tra parentesi graffe.

fault_wrong_kind = Qui si trova { $found }; serve { $expected }.
fault_missing_field = Manca «{ $field }»; serve { $expected }.
fault_missing_tag = Manca «{ $field }», che dice di che cosa si tratta.
fault_unknown_field = Qui non c’è nessun campo «{ $field }».
fault_not_a_choice = { $found } non è uno dei valori possibili.
fault_wrong_length = L’elenco ha { $found ->
    [one] una parte
   *[other] { $found } parti
}; ne servono { $expected }.
fault_wrong_pattern = { $found } non ha la forma { $expected }.
fault_out_of_range = { $found } è fuori dai limiti; serve un numero intero { $low ->
    [none] fino a { NUMBER($high, useGrouping: 0) }
   *[other] da { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }
}.

fault_unknown_id = Non c’è { $category ->
    [kingdom] nessun regno
    [settlement] nessun insediamento
    [terrain] nessun terreno
    [special_terrain] nessun territorio speciale
    [improvement] nessuna miglioria territoriale
    [building] nessuna costruzione
    [role] nessun ruolo di autorità
    [attribute] nessun attributo
    [alignment] nessun allineamento
    [government] nessuna forma di governo
    [milestone] nessun punto saliente
    [size_mark] nessun gradino di Dimensione
    [level] nessun livello di questo editto
    [ruling] nessuna interpretazione con una scelta
    [choice] nessuna scelta di questa interpretazione
    [total] nessun numero
    [event] nessun evento
    [item_kind] nessun tipo di oggetto
    [item_tier] nessun grado di oggetti
   *[other] { $category }
} «{ $found }».
fault_twice = { $category ->
    [item_slot] Lo slot { $found } di questa costruzione
    [lot] Il lotto { $found }
    [kingdom] Il regno «{ $found }»
    [settlement] L’insediamento «{ $found }»
    [hex] L’esagono { $found }
    [improvement] La miglioria territoriale «{ $found }»
    [special_terrain] Il territorio speciale «{ $found }»
    [ruling] L’interpretazione «{ $found }»
    [modifier] Il modificatore numero { $found }
    [building_number] La costruzione numero { $found }
    [label] La scritta numero { $found }
    [pin] Il segnaposto numero { $found }
    [picture] L’immagine del livello { $found }
    [embedded] L’immagine incorporata { $found }
   *[other] «{ $found }»
} compare due volte; può comparire una volta sola.
fault_bad_id = «{ $found }» non può essere un identificativo; servono lettere minuscole, cifre, - e _, con una lettera o una cifra all’inizio.
fault_hex_off_map = L’esagono { $hex } non è sulla mappa; serve un esagono dell’elenco «hexes».
fault_cr_wrong = { $found } non è un GS; serve un numero intero o una frazione come "1/2".
fault_hex_not_own = L’esagono { $hex } non è del regno «{ $kingdom }»; serve un suo esagono.
fault_hex_own_again = L’esagono { $hex } è di nuovo del regno «{ $kingdom }»; serve un esagono che ha perduto.
fault_neighbour_is_played = Il regno «{ $kingdom }» è giocato; qui non serve nulla.
fault_kingdom_to_itself = Qui è nominato «{ $kingdom }» stesso; serve un altro regno.
fault_agreement_one_sided = Il regno «{ $kingdom }» non sa nulla di questo accordo ({ $agreement }), o lo ha diverso; le due parti devono dire lo stesso.
fault_hex_taken = Nello stesso esagono c’è l’insediamento «{ $other }»; un esagono ne contiene uno.
fault_lot_taken = Il lotto { $lot } è già occupato ({ TERM("building", $other) }); serve un lotto libero.
fault_lot_count = { $found ->
    [one] È indicato un lotto
   *[other] Sono indicati { $found } lotti
}; questa costruzione ne occupa { $low ->
    [one] uno
   *[other] { NUMBER($low, useGrouping: 0) }
}{ $high ->
    [0] {""}
   *[other] {" "}o fino a { NUMBER($high, useGrouping: 0) }
}.
fault_lots_apart = Questi lotti non stanno insieme; serve un lotto, due affiancati o un quadrato di quattro.
fault_stands_on_side = { CAP(TERM("building", $building, 1, "indefinite")) } sta su un lato del distretto; serve n, e, s o w.
fault_stands_on_no_side = { CAP(TERM("building", $building, 1, "indefinite")) } non sta su un lato del distretto; non ne serve nessuno.
fault_no_building_of_number = L’insediamento non ha una costruzione numero { NUMBER($number, useGrouping: 0) }; serve il numero di una delle sue costruzioni.
fault_lot_not_of_wreck = Il lotto { $lot } non era occupato da ciò che vi sorgeva ({ TERM("building", $found) }); servono lotti dell’elenco «lots».
fault_counter_behind = Il contatore è a { NUMBER($found, useGrouping: 0) }, ma il numero { NUMBER($expected, useGrouping: 0) } è già usato; serve { NUMBER($expected, useGrouping: 0) } o più.
fault_no_district = L’insediamento non ha distretti; ne serve almeno uno.

kind_whole_number = un numero intero
kind_number = un numero
kind_text = un testo tra virgolette doppie
kind_true_or_false = true o false
kind_null = null
kind_list = un elenco tra parentesi quadre
kind_object = un oggetto tra parentesi graffe
kind_or = {" "}o{" "}
fault_refused = Il contenuto non è quello di una campagna ({ $reason }).

## Copioni

script_stopped = { $file }, riga { NUMBER($line, useGrouping: 0) }, passo { $step } ({ $do }): { $why }
script_campaign_missing = { $file }: la campagna da cui parte: { $why }
expect_differs = { $name } di { $subject } vale { $found }; ci si aspettava { $expected }.
expect_no_such_name = Non c’è nessun numero o campo «{ $name }» da attendersi.

## Riga di comando

check_backups = { $count ->
    [one] Una versione precedente è conservata in { $folder }.
   *[other] { $count } versioni precedenti sono conservate in { $folder }.
}
check_backup_opens = L’ultima che si apre è { $file }, del { $when }.
check_sound = { $file } è in ordine.
check_faults = { $file } ha { $count ->
    [one] un errore
   *[other] { $count } errori
}.
cli_fault = È un difetto del programma, non un errore d’uso ({ $reason }). I file sono rimasti com’erano; «--debug» mostra di più per una segnalazione.
cli_memory = La memoria non basta.
cli_no_display = Non c’è uno schermo su cui aprire una finestra (DISPLAY non è impostata). «kingdom-gui --help» dice che cosa si può fare senza.
cli_no_library = Manca una libreria di sistema necessaria alla finestra ({ $reason }); il README indica i pacchetti.
stats_no_total = Non c’è nessun totale «{ $name }».
stats_no_such = Non c’è nessun regno o insediamento «{ $name }».
stats_not_of_this = «{ $name }» non è un numero di «{ $of }».
stats_nobody = { $file } non ha regni né insediamenti di cui dirlo.
run_done = { $steps ->
    [one] Un passo giocato
   *[other] { $steps } passi giocati
}, fino al mese { $month }.
script_warned = { $file }, riga { NUMBER($line, useGrouping: 0) }, passo { $step }: { $text }
export_no_such_ending = { $kind }: non si può scrivere come { $file }; il nome può finire in { $known }.
export_option_of_others = «{ $option }» non vale per { $kind }; vale per: { $known }.
export_page = Pagina { $page } di { $pages }
import_done = { $file }: una campagna di { $hexes ->
    [one] un esagono
   *[other] { $hexes } esagoni
}.
import_owners_left = { $file }: i possessori sono stati tralasciati, perché una tabella non ha regni; gli esagoni vanno rivendicati di nuovo.
import_unknown = { $file } non si può importare: si possono importare una mappa di Worldographer (.wxx), di Tiled (.tmx, .tmj) o di text-mapper (.txt), una tabella di esagoni (.csv, come la scrive «export hexes»), una campagna (.json) e un’immagine con griglia (.dd2vtt, .uvtt).
import_no_table = { $file } non è una tabella di valori separati da virgole ({ $reason }).
journal_month = Mese { $month }

fault_unknown_column = Non c’è nessuna colonna «{ $field }».
fault_missing_column = Manca la colonna «{ $field }».
fault_row_length = La riga non ha tante celle quante sono le colonne; ne servono { $expected }.
kind_yes_or_no = 1 o 0 (sì o no)
