### L’immagine del GM sotto la griglia: che cosa se n’è fatto, e che cosa non va.

picture_placed = Immagine { $file } posta sotto la mappa
picture_adjusted = Immagine { $file } regolata
picture_removed = Immagine { $file } tolta
no_such_picture = Sotto questo livello della mappa non c’è nessuna immagine.
picture_name = «{ $file }» non è un semplice nome di file; serve un nome senza cartelle.
picture_fingerprint = L’impronta di { $file } non è quella dei suoi byte; servono 64 cifre esadecimali (SHA-256).
picture_pixels = { $file } ha { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) } pixel; sotto la mappa stanno al massimo { $most } megapixel. Salvala più piccola.
picture_number = «{ $field }» dev’essere un numero da { $low } a { $high }.
picture_crop = Il ritaglio non lascia nulla di un’immagine di { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) } pixel.
picture_too_large_inside = { $file } è troppo grande per stare nel file della campagna; al massimo { $most } MiB. Tienila accanto alla campagna.
fault_picture_name = { $found } non è un semplice nome di file; serve un nome senza cartelle, di { $limit } lettere al massimo.
fault_picture_fingerprint = { $found } non è un’impronta; servono 64 cifre esadecimali (SHA-256).
fault_picture_number = { $found } è fuori misura; serve un numero da { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }.
fault_picture_pixels = L’immagine ha più di { $limit } megapixel, il massimo ammesso.
fault_picture_crop = Il ritaglio non lascia nulla dei { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) } pixel; servono quattro numeri da 0 in su che ne lascino.
fault_picture_not_inside = I byte dell’immagine incorporata { $file } non sono in «embedded».
fault_picture_unused = Nessuna immagine della mappa ha l’impronta { $found }; ciò che è incorporato deve stare sotto la mappa.
fault_picture_other = Questi byte non sono quelli dell’impronta indicata.
fault_picture_too_large_inside = L’immagine incorporata ha { $found } MiB; al massimo { $limit } sono ammessi.
picture_missing = L’immagine { $file } non è nella cartella { $folder }; rimettila lì, o poni un’altra immagine sotto la mappa.
picture_changed = L’immagine { $file } non è quella posta sotto la mappa; ponila di nuovo per usarla com’è ora.
picture_outside = { $file } non è stato letto: sta fuori della cartella delle immagini accanto alla campagna.
picture_kind = { $file } non è PNG, JPEG, WebP, SVG o PDF; serve uno di questi.
picture_cut_off = { $file } finisce troppo presto o è danneggiato; non ne è stato usato nulla.
picture_memory = { $file } è salvato in un modo che va aperto tutto insieme ({ $way ->
    [interlaced] interlacciato
    [progressive] progressivo
   *[whole] in un pezzo
}) e vuole troppa memoria; salvalo come PNG o JPEG normale.
picture_svg_outside = { $file } rimanda a qualcosa fuori di sé ({ $found }); nulla è stato caricato. Salvalo con tutto dentro.
picture_svg_entities = { $file } dichiara entità proprie; salvalo come SVG semplice.
picture_svg_many = { $file } è troppo annidato, o fatto di troppe parti (al massimo { $limit }).
picture_svg_broken = { $file } non è un SVG corretto (riga { NUMBER($line, useGrouping: 0) }).
picture_pdf_password = { $file } è protetto da una password; salvalo senza.
picture_pdf_page = { $file } ha { $pages ->
    [one] una pagina
   *[other] { $pages } pagine
}; la pagina { NUMBER($page, useGrouping: 0) } non c’è.
picture_too_long = { $file } è stato abbandonato: aprirlo richiedeva più di { $seconds } secondi.
picture_failed = { $file } non si è potuto aprire: vuole troppa memoria, o è fatto per nuocere. Non ne è stato usato nulla.
picture_no_reader = { $file } è un PDF, e la libreria che li legge (pypdfium2) non è installata.
fit_too_few = Segna almeno due centri di esagono lontani fra loro; meglio tre.
fit_same_hex = Due segni indicano lo stesso esagono; danne uno a ciascuno.
fit_same_place = Due segni stanno nello stesso punto dell’immagine; mettili su esagoni diversi.
fit_pitch = Gli esagoni disterebbero { $pitch } pixel; si può da { $low } a { $high }. Un esagono è sbagliato?
fit_misses = I segni non formano una griglia di esagoni: uno è fuori di { $miss } pixel, su { $pitch } da esagono a esagono. Un esagono è sbagliato, o l’orientamento della mappa è un altro?
