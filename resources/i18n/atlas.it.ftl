### Ciò che il GM scrive sulla mappa, e la nebbia che la copre.

hexes_revealed = Nebbia tolta da { $count ->
    [one] un esagono
   *[other] { $count } esagoni
}
hexes_veiled = Nebbia calata su { $count ->
    [one] un esagono
   *[other] { $count } esagoni
}
label_placed = Scritta «{ $text }» sulla mappa
label_edited = Modifica della scritta «{ $text }»
label_removed = Rimozione della scritta «{ $text }»
pin_placed = Segnaposto su { $hex }
pin_edited = Modifica del segnaposto su { $hex }
pin_removed = Rimozione del segnaposto da { $hex }
label_empty = Una scritta ha bisogno di un testo.
no_such_label = Non c’è nessuna scritta numero { NUMBER($number, useGrouping: 0) }.
no_such_pin = Non c’è nessun segnaposto numero { NUMBER($number, useGrouping: 0) }.
