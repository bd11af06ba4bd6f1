### Karten anderer Programme: was daran falsch ist, was zurückblieb und was der Befehl sagt.

## Die Datei als Ganzes

map_empty = { $file } ist leer; erwartet wird eine Karte.
map_without_hexes = { $file } hat kein Hexfeld; erwartet wird eine Karte mit mindestens einem.
map_not_worldographer = { $file } ist keine Karte von Worldographer: erwartet wird „map“ mit „tiles“ darin.
map_file_too_large = { $file } hat { NUMBER($size, useGrouping: 0) } MiB; eine Karte hat höchstens { NUMBER($limit, useGrouping: 0) }.
import_is_picture = { $file } ist ein Bild auf einem Raster von { $columns } mal { $rows } Kästchen, ohne Hexfelder; endet die zu schreibende Datei auf „.{ $ending }“, wird das Bild herausgenommen.
import_picture_done = { $out }: ein Bild auf einem Raster von { $columns } mal { $rows } Kästchen.
import_bad_offset = „{ $found }“ ist kein Versatz; erwartet werden Spalten und Zeilen, etwa 3,-2.
import_bad_pair = „{ $found }“ ordnet nichts zu; erwartet werden deren Name, = und unserer, etwa "Deep Wood=forest".

## Eine Stelle darin

fault_map_cut_off = Die Datei endet mittendrin; der Rest fehlt. Die Karte neu holen oder speichern.
fault_refused_map = Das ist kein lesbares JSON ({ $reason }).
fault_json_too_many = Es sind mehr als { $limit } Werte; so viele hat keine Karte.
fault_not_in_encoding = Das Byte { $found } ist kein { $encoding }; die Karte als UTF-8 speichern.
fault_nul = Hier steht ein NUL-Zeichen; eine Karte ist Text ohne solche.
fault_doctype = Ein Dokumenttyp (<!DOCTYPE>) wird nie gelesen, da er andere Dateien verstecken oder endlos wachsen kann; er muss aus der Karte heraus.
fault_not_xml = Das ist hier kein XML ({ $reason }){ $inside ->
    [none] {""}
   *[other] , in „{ $inside }“
}; die Karte neu speichern.
fault_xml_cut_off = Das XML endet mittendrin; der Rest fehlt. Die Karte neu holen oder speichern.
fault_xml_too_deep = Elemente stehen mehr als { $limit } tief ineinander; das tut keine Karte.
fault_xml_too_many = Es sind mehr als { $limit } Elemente oder Attribute; so viele hat keine Karte.
fault_file_outside = „{ $found }“ liegt außerhalb des Ordners der Karte und wird nicht gelesen; in diesen Ordner kopieren und in der Karte so nennen.
fault_file_no_plain = „{ $found }“ ist keine gewöhnliche Datei; erwartet wird ein Tileset.
fault_map_not_hexagonal = Die Ausrichtung der Karte ist { $found }; erwartet wird "hexagonal".
fault_map_too_large = Die Karte soll { NUMBER($columns, useGrouping: 0) } Spalten und { NUMBER($rows, useGrouping: 0) } Zeilen haben; gelesen werden höchstens { $limit } Hexfelder.
fault_too_many_hexes = Es sind mehr als { $limit } Hexfelder; mehr werden nicht gelesen.
fault_too_many_names = Die Karte hat mehr als { $limit } Namen von Geländen und Zeichen; erwartet werden weniger.
fault_too_many_labels = Es sind mehr als { $limit } Beschriftungen; mehr werden nicht gelesen.
fault_too_many_lines = Es sind mehr als { $limit } Linien, oder ihre Wege sind zu lang; erwartet werden weniger.
fault_too_many_layers = Es sind mehr als { $limit } Schichten, oder Gruppen stehen zu tief ineinander; erwartet werden weniger.
fault_too_many_tiles = Die Tilesets beschreiben mehr als { $limit } Kacheln; erwartet werden weniger.
fault_too_many_tilesets = Es sind mehr als { $limit } Tilesets; erwartet werden weniger.
fault_place_too_far = Das Hexfeld { $found } liegt zu weit draußen; erwartet werden Orte bis { $limit }.
fault_tile_count = Hier { $found ->
    [one] ist eine Kachel
   *[other] sind { $found } Kacheln
}; erwartet werden { $expected }.
fault_tile_of_no_set = Die Kachel { NUMBER($found, useGrouping: 0) } gehört zu keinem Tileset; erwartet wird eine Nummer ab dem ersten Tileset.
fault_column_count = Hier { $found ->
    [one] ist eine Spalte
   *[other] sind { $found } Spalten
} („tilerow“); erwartet werden { $expected } („tilesWide“).
fault_row_count = In dieser Spalte { $found ->
    [one] ist ein Hexfeld
   *[other] sind { $found } Hexfelder
}; erwartet werden { $expected } („tilesHigh“).
fault_terrain_number = { $found } ist kein Gelände der Karte; erwartet wird eine Nummer ihrer „terrainmap“, deren höchste { NUMBER($high, useGrouping: 0) } ist.
fault_not_base64 = Das ist kein Base64; erwartet werden Buchstaben, Ziffern, + und /.
fault_not_packed = Das ist nicht als { $packing } gepackt oder beschädigt; die Karte neu speichern, notfalls mit ihren Schichten als CSV.
fault_packed_cut_off = Was als { $packing } gepackt ist, endet mittendrin; der Rest fehlt. Die Karte neu holen oder speichern.
fault_unpacks_too_large = Entpackt ist das mehr als { $limit }; das ist keine Karte.
fault_no_measure = { $found } ist kein Maß eines Rasters; erwartet wird eine Zahl über 0 und bis { $high }.
fault_no_picture = Hier ist kein Bild bekannter Art; erwartet wird PNG, JPEG oder WebP.
fault_no_mapping = { $found } ordnet nichts zu; erwartet werden deren Name, = und unserer.
fault_not_our_terrain = „{ $found }“ ist nichts, dem ein Gelände oder eine Linie zugeordnet werden kann.
fault_not_their_terrain = Die Karte hat kein Gelände, kein Zeichen und keine Linie „{ $found }“.

## Was zurückblieb

map_include_left = { $file }: „include { $address }“ wurde nicht gefolgt; womit die Karte zeichnet, bleibt dort.
map_lines_not_read = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: { $count ->
    [one] diese Zeile wurde übergangen, da sie
   *[other] diese Zeile und { NUMBER($more, useGrouping: 0) } weitere wurden übergangen, da sie
} weder Hexfeld noch Weg { $count ->
    [one] ist
   *[other] sind
}.
map_names_unused = { $file }: { $count ->
    [one] ein Name, den „{ $map }“ nicht hat, wurde übergangen
   *[other] { $count } Namen, die „{ $map }“ nicht hat, wurden übergangen
}: { $names }
export_text_pointy = { $file }: Textkarten haben Hexfelder mit flacher Oberseite, und die dieser Karte stehen auf der Spitze. Hier wieder gelesen ist sie, wie sie war; andere Programme zeichnen sie mit anderen Nachbarn.
map_kingdoms_left = { $file }: Königreiche und Ortschaften blieben zurück; nur die Karte wird übernommen.
map_scales_left = { $file }: Die Karte in { $count ->
    [one] einem anderen Maßstab
   *[other] { $count } anderen Maßstäben
} blieb zurück; die von { $scale } wird übernommen.
map_layer_hidden = { $file }: Die Schicht „{ $layer }“ ist ausgeblendet und blieb zurück.
map_layer_picture = { $file }: Die Schicht „{ $layer }“ ist ein Bild und blieb zurück.
map_tileset_missing = { $file }: Das Tileset { $tileset } ist nicht da; seine Kacheln gehen nach Nummern. Es neben die Karte legen oder mit „--terrain“ sagen, was sie sind.
map_tileset_missing_here = { $file }: Das Tileset { $tileset } ist nicht da; seine Kacheln gehen nach Nummern. Bitte neben die Karte legen und die Datei neu wählen, oder in der Tabelle sagen, was sie sind.
map_lines_left = { $file }: { $count ->
    [one] eine Linie blieb
   *[other] { $count } Linien blieben
} zurück, weder Fluss noch Straße ({ $kinds }); „--terrain“ kann es anders sagen.
map_names_unknown = { $file }: { $count ->
    [one] ein Name wurde nicht verstanden und steht
   *[other] { $count } Namen wurden nicht verstanden und stehen
} in den Notizen ({ $names }); „--terrain“ kann sagen, was sie sind.
map_hexes_off = { $file }: { $count ->
    [one] ein Hexfeld liegt zu weit draußen und blieb
   *[other] { $count } Hexfelder liegen zu weit draußen und blieben
} zurück.

## Eine Karte auf die der Kampagne gelegt

map_placed = Legen von { $count ->
    [one] einem Hexfeld
   *[other] { $count } Hexfeldern
} auf die Karte
too_many_hexes_placed = { $count } Hexfelder können nicht auf einmal auf die Karte gelegt werden; { $limit } können es.
map_in_use = Auf dieser Karte regiert ein Königreich, hält Land oder hat gesiedelt; Hexfelder können hinzukommen und sich ändern, aber nicht alle anderen verschwinden.
hex_unsound = { $hex } kann kein solches Hexfeld sein: Flüsse, Vorbereitung, Verbesserungen oder besonderes Gelände sind nicht, wie sie sein können.
