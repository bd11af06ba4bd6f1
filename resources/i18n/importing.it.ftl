### Mappe di altri programmi: cosa vi è di sbagliato, cosa è stato tralasciato e cosa dice il comando.

## Il file nel suo insieme

map_empty = { $file } è vuoto; ci si aspetta una mappa.
map_without_hexes = { $file } non ha esagoni; ci si aspetta una mappa con almeno uno.
map_not_worldographer = { $file } non è una mappa di Worldographer: ci si aspetta «map» con dentro «tiles».
map_file_too_large = { $file } ha { NUMBER($size, useGrouping: 0) } MiB; una mappa ne ha al massimo { NUMBER($limit, useGrouping: 0) }.
import_is_picture = { $file } è un’immagine su una griglia di { $columns } per { $rows } quadretti, senza esagoni; dando al file da scrivere la desinenza «.{ $ending }» se ne estrae l’immagine.
import_picture_done = { $out }: un’immagine su una griglia di { $columns } per { $rows } quadretti.
import_bad_offset = «{ $found }» non è uno spostamento; ci si aspettano colonne e righe, per esempio 3,-2.
import_bad_pair = «{ $found }» non abbina nulla; ci si aspettano il loro nome, = e il nostro, per esempio "Deep Wood=forest".

## Un punto al suo interno

fault_map_cut_off = Il file finisce a metà; il resto manca. Scarica o salva di nuovo la mappa.
fault_refused_map = Questo non è JSON leggibile ({ $reason }).
fault_json_too_many = Ci sono più di { $limit } valori; nessuna mappa ne ha tanti.
fault_not_in_encoding = Il byte { $found } non è { $encoding }; salva la mappa come UTF-8.
fault_nul = Qui c’è un carattere NUL; una mappa è un testo che non ne ha.
fault_doctype = Un tipo di documento (<!DOCTYPE>) non viene mai letto, perché può nascondere altri file o crescere senza fine; va tolto dalla mappa.
fault_not_xml = Qui non c’è XML ({ $reason }){ $inside ->
    [none] {""}
   *[other] , dentro «{ $inside }»
}; salva di nuovo la mappa.
fault_xml_cut_off = L’XML finisce a metà; il resto manca. Scarica o salva di nuovo la mappa.
fault_xml_too_deep = Gli elementi sono annidati a più di { $limit } livelli; nessuna mappa lo fa.
fault_xml_too_many = Ci sono più di { $limit } elementi o attributi; nessuna mappa ne ha tanti.
fault_file_outside = «{ $found }» sta fuori dalla cartella della mappa e non viene letto; copialo in quella cartella e nominalo così nella mappa.
fault_file_no_plain = «{ $found }» non è un semplice file; ci si aspetta un tileset.
fault_map_not_hexagonal = L’orientamento della mappa è { $found }; ci si aspetta "hexagonal".
fault_map_too_large = La mappa dichiara { NUMBER($columns, useGrouping: 0) } colonne e { NUMBER($rows, useGrouping: 0) } righe; si leggono al massimo { $limit } esagoni.
fault_too_many_hexes = Ci sono più di { $limit } esagoni; di più non se ne leggono.
fault_too_many_names = La mappa ha più di { $limit } nomi di terreni e simboli; ce ne si aspettano meno.
fault_too_many_labels = Ci sono più di { $limit } scritte; di più non se ne leggono.
fault_too_many_lines = Ci sono più di { $limit } linee, o i loro percorsi sono troppo lunghi; ce ne si aspettano meno.
fault_too_many_layers = Ci sono più di { $limit } strati, o gruppi annidati troppo a fondo; ce ne si aspettano meno.
fault_too_many_tiles = I tileset descrivono più di { $limit } tessere; ce ne si aspettano meno.
fault_too_many_tilesets = Ci sono più di { $limit } tileset; ce ne si aspettano meno.
fault_place_too_far = L’esagono { $found } è troppo lontano; ci si aspettano posti fino a { $limit }.
fault_tile_count = Qui { $found ->
    [one] c’è una tessera
   *[other] ci sono { $found } tessere
}; ce ne si aspettano { $expected }.
fault_tile_of_no_set = La tessera { NUMBER($found, useGrouping: 0) } non appartiene a nessun tileset; ci si aspetta un numero a partire dal primo tileset.
fault_column_count = Qui { $found ->
    [one] c’è una colonna
   *[other] ci sono { $found } colonne
} («tilerow»); ce ne si aspettano { $expected } («tilesWide»).
fault_row_count = In questa colonna { $found ->
    [one] c’è un esagono
   *[other] ci sono { $found } esagoni
}; ce ne si aspettano { $expected } («tilesHigh»).
fault_terrain_number = { $found } non è un terreno della mappa; ci si aspetta un numero della sua «terrainmap», di cui il più alto è { NUMBER($high, useGrouping: 0) }.
fault_not_base64 = Questo non è base64; ci si aspettano lettere, cifre, + e /.
fault_not_packed = Questo non è compresso come { $packing }, o è danneggiato; salva di nuovo la mappa, se serve con gli strati come CSV.
fault_packed_cut_off = Ciò che è compresso come { $packing } finisce a metà; il resto manca. Scarica o salva di nuovo la mappa.
fault_unpacks_too_large = Decompresso, questo supera { $limit }; nessuna mappa lo fa.
fault_no_measure = { $found } non è una misura di griglia; ci si aspetta un numero maggiore di 0 e fino a { $high }.
fault_no_picture = Qui non c’è un’immagine di tipo noto; ci si aspetta PNG, JPEG o WebP.
fault_no_mapping = { $found } non abbina nulla; ci si aspettano il loro nome, = e il nostro.
fault_not_our_terrain = «{ $found }» non è nulla a cui un terreno o una linea si possano abbinare.
fault_not_their_terrain = La mappa non ha un terreno, un simbolo o una linea «{ $found }».

## Cosa è stato tralasciato

map_include_left = { $file }: «include { $address }» non è stato seguito; ciò con cui la mappa disegna resta là.
map_lines_not_read = { $file }, riga { NUMBER($line, useGrouping: 0) }: { $count ->
    [one] questa riga è stata saltata, perché non è
   *[other] questa riga e altre { NUMBER($more, useGrouping: 0) } sono state saltate, perché non sono
} né un esagono né un percorso.
map_names_unused = { $file }: { $count ->
    [one] un nome che «{ $map }» non ha è stato ignorato
   *[other] { $count } nomi che «{ $map }» non ha sono stati ignorati
}: { $names }
export_text_pointy = { $file }: le mappe di testo hanno esagoni con il lato in alto, e quelli di questa stanno sulla punta. Riletta qui è com’era; altri programmi la disegnano con altri vicini.
map_kingdoms_left = { $file }: regni e insediamenti sono stati tralasciati; si prende solo la mappa.
map_scales_left = { $file }: la mappa { $count ->
    [one] in un’altra scala è stata tralasciata
   *[other] in altre { $count } scale è stata tralasciata
}; si prende quella di { $scale }.
map_layer_hidden = { $file }: lo strato «{ $layer }» è nascosto ed è stato tralasciato.
map_layer_picture = { $file }: lo strato «{ $layer }» è un’immagine ed è stato tralasciato.
map_tileset_missing = { $file }: il tileset { $tileset } non c’è; le sue tessere vanno per numero. Mettilo accanto alla mappa, o di’ che cosa sono con «--terrain».
map_tileset_missing_here = { $file }: il tileset { $tileset } non c’è; le sue tessere vanno per numero. Mettilo accanto alla mappa e scegli di nuovo il file, oppure indica nella tabella che cosa sono.
map_lines_left = { $file }: { $count ->
    [one] una linea è stata tralasciata
   *[other] { $count } linee sono state tralasciate
}, né fiume né strada ({ $kinds }); «--terrain» può dire altro.
map_names_unknown = { $file }: { $count ->
    [one] un nome non è stato capito ed è finito nelle note
   *[other] { $count } nomi non sono stati capiti e sono finiti nelle note
} ({ $names }); «--terrain» può dire che cosa sono.
map_hexes_off = { $file }: { $count ->
    [one] un esagono è troppo lontano ed è stato tralasciato
   *[other] { $count } esagoni sono troppo lontani e sono stati tralasciati
}.

## Una mappa posta su quella della campagna

map_placed = Posa di { $count ->
    [one] un esagono
   *[other] { $count } esagoni
} sulla mappa
too_many_hexes_placed = { $count } esagoni non si possono porre sulla mappa in una volta; { $limit } sì.
map_in_use = Su questa mappa un regno governa, possiede terre o si è insediato; si possono aggiungere e cambiare esagoni, ma non togliere tutti gli altri.
hex_unsound = { $hex } non può essere un tale esagono: fiumi, preparazione, migliorie o territori speciali non sono come possono essere.
