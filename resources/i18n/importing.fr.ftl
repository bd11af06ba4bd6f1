### Cartes d’autres programmes : ce qui y est faux, ce qui a été laissé et ce que dit la commande.

## Le fichier entier

map_empty = { $file } est vide ; une carte est attendue.
map_without_hexes = { $file } n’a aucun hexagone ; une carte d’au moins un hexagone est attendue.
map_not_worldographer = { $file } n’est pas une carte de Worldographer : « map » contenant « tiles » est attendu.
map_file_too_large = { $file } fait { NUMBER($size, useGrouping: 0) } Mio ; une carte en fait au plus { NUMBER($limit, useGrouping: 0) }.
import_is_picture = { $file } est une image sur une grille de { $columns } sur { $rows } cases, sans hexagones ; donnez au fichier à écrire l’extension « .{ $ending } » et l’image en est tirée.
import_picture_done = { $out } : une image sur une grille de { $columns } sur { $rows } cases.
import_bad_offset = « { $found } » n’est pas un décalage ; des colonnes et des lignes sont attendues, comme 3,-2.
import_bad_pair = « { $found } » n’associe rien ; leur nom, = et le nôtre sont attendus, comme "Deep Wood=forest".

## Un endroit du fichier

fault_map_cut_off = Le fichier s’arrête au milieu ; la suite manque. Téléchargez ou enregistrez de nouveau la carte.
fault_refused_map = Ceci n’est pas du JSON lisible ({ $reason }).
fault_json_too_many = Il y a plus de { $limit } valeurs ; aucune carte n’en a autant.
fault_not_in_encoding = L’octet { $found } n’est pas du { $encoding } ; enregistrez la carte en UTF-8.
fault_nul = Il y a ici un caractère NUL ; une carte est un texte qui n’en a pas.
fault_doctype = Un type de document (<!DOCTYPE>) n’est jamais lu, car il peut cacher d’autres fichiers ou grandir sans fin ; retirez-le de la carte.
fault_not_xml = Ceci n’est pas du XML ({ $reason }){ $inside ->
    [none] {""}
   *[other] , dans « { $inside } »
} ; enregistrez de nouveau la carte.
fault_xml_cut_off = Le XML s’arrête au milieu ; la suite manque. Téléchargez ou enregistrez de nouveau la carte.
fault_xml_too_deep = Les éléments sont imbriqués sur plus de { $limit } niveaux ; aucune carte ne fait cela.
fault_xml_too_many = Il y a plus de { $limit } éléments ou attributs ; aucune carte n’en a autant.
fault_file_outside = « { $found } » est hors du dossier de la carte et n’est pas lu ; copiez-le dans ce dossier et nommez-le ainsi dans la carte.
fault_file_no_plain = « { $found } » n’est pas un simple fichier ; un jeu de tuiles est attendu.
fault_map_not_hexagonal = L’orientation de la carte est { $found } ; "hexagonal" est attendu.
fault_map_too_large = La carte annonce { NUMBER($columns, useGrouping: 0) } colonnes et { NUMBER($rows, useGrouping: 0) } lignes ; { $limit } hexagones au plus sont lus.
fault_too_many_hexes = Il y a plus de { $limit } hexagones ; il n’en est pas lu davantage.
fault_too_many_names = La carte a plus de { $limit } noms de terrains et de symboles ; il en est attendu moins.
fault_too_many_labels = Il y a plus de { $limit } inscriptions ; il n’en est pas lu davantage.
fault_too_many_lines = Il y a plus de { $limit } lignes, ou leurs tracés sont trop longs ; il en est attendu moins.
fault_too_many_layers = Il y a plus de { $limit } calques, ou des groupes imbriqués trop profondément ; il en est attendu moins.
fault_too_many_tiles = Les jeux de tuiles décrivent plus de { $limit } tuiles ; il en est attendu moins.
fault_too_many_tilesets = Il y a plus de { $limit } jeux de tuiles ; il en est attendu moins.
fault_place_too_far = L’hexagone { $found } est trop loin ; des places jusqu’à { $limit } sont attendues.
fault_tile_count = Il y a ici { $found ->
    [one] une tuile
   *[other] { $found } tuiles
} ; { $expected } sont attendues.
fault_tile_of_no_set = La tuile { NUMBER($found, useGrouping: 0) } n’est d’aucun jeu de tuiles ; un numéro à partir du premier jeu est attendu.
fault_column_count = Il y a ici { $found ->
    [one] une colonne
   *[other] { $found } colonnes
} (« tilerow ») ; { $expected } sont attendues (« tilesWide »).
fault_row_count = Il y a { $found ->
    [one] un hexagone
   *[other] { $found } hexagones
} dans cette colonne ; { $expected } sont attendus (« tilesHigh »).
fault_terrain_number = { $found } n’est pas un terrain de la carte ; un numéro de sa « terrainmap » est attendu, dont le plus haut est { NUMBER($high, useGrouping: 0) }.
fault_not_base64 = Ceci n’est pas du base64 ; des lettres, des chiffres, + et / sont attendus.
fault_not_packed = Ceci n’est pas compressé en { $packing }, ou est abîmé ; enregistrez de nouveau la carte, au besoin avec ses calques en CSV.
fault_packed_cut_off = Ce qui est compressé en { $packing } s’arrête au milieu ; la suite manque. Téléchargez ou enregistrez de nouveau la carte.
fault_unpacks_too_large = Décompressé, ceci dépasse { $limit } ; aucune carte ne fait cela.
fault_no_measure = { $found } n’est pas une mesure de grille ; un nombre supérieur à 0 et jusqu’à { $high } est attendu.
fault_no_picture = Il n’y a pas ici d’image d’un genre connu ; PNG, JPEG ou WebP est attendu.
fault_no_mapping = { $found } n’associe rien ; leur nom, = et le nôtre sont attendus.
fault_not_our_terrain = « { $found } » n’est rien à quoi un terrain ou une ligne puisse être associé.
fault_not_their_terrain = La carte n’a pas de terrain, de symbole ou de ligne « { $found } ».

## Ce qui a été laissé

map_include_left = { $file } : « include { $address } » n’a pas été suivi ; ce avec quoi la carte dessine y reste.
map_lines_not_read = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $count ->
    [one] cette ligne a été passée, car elle n’est
   *[other] cette ligne et { NUMBER($more, useGrouping: 0) } autres ont été passées, car elles ne sont
} ni un hexagone ni un tracé.
map_names_unused = { $file } : { $count ->
    [one] un nom que « { $map } » n’a pas a été ignoré
   *[other] { $count } noms que « { $map } » n’a pas ont été ignorés
} : { $names }
export_text_pointy = { $file } : les cartes de texte ont des hexagones à sommet plat, et ceux de cette carte tiennent sur la pointe. Relue ici, elle est comme avant ; d’autres programmes la dessinent avec d’autres voisins.
map_kingdoms_left = { $file } : les royaumes et les communautés ont été laissés ; seule la carte est reprise.
map_scales_left = { $file } : la carte { $count ->
    [one] à une autre échelle a été laissée
   *[other] à { $count } autres échelles a été laissée
} ; celle de { $scale } est reprise.
map_layer_hidden = { $file } : le calque « { $layer } » est masqué et a été laissé.
map_layer_picture = { $file } : le calque « { $layer } » est une image et a été laissé.
map_tileset_missing = { $file } : le jeu de tuiles { $tileset } manque ; ses tuiles vont par numéros. Mettez-le à côté de la carte, ou dites ce qu’elles sont avec « --terrain ».
map_tileset_missing_here = { $file } : le jeu de tuiles { $tileset } n’est pas là ; ses tuiles vont par numéros. Mettez-le à côté de la carte et choisissez de nouveau le fichier, ou indiquez dans le tableau ce qu’elles sont.
map_lines_left = { $file } : { $count ->
    [one] une ligne a été laissée
   *[other] { $count } lignes ont été laissées
}, ni rivière ni route ({ $kinds }) ; « --terrain » peut en décider autrement.
map_names_unknown = { $file } : { $count ->
    [one] un nom n’a pas été compris et a été mis dans les notes
   *[other] { $count } noms n’ont pas été compris et ont été mis dans les notes
} ({ $names }) ; « --terrain » peut dire ce qu’ils sont.
map_hexes_off = { $file } : { $count ->
    [one] un hexagone est trop loin et a été laissé
   *[other] { $count } hexagones sont trop loin et ont été laissés
}.

## Une carte posée sur celle de la campagne

map_placed = Pose de { $count ->
    [one] un hexagone
   *[other] { $count } hexagones
} sur la carte
too_many_hexes_placed = { $count } hexagones ne peuvent pas être posés sur la carte à la fois ; { $limit } le peuvent.
map_in_use = Sur cette carte, un royaume règne, tient des terres ou s’est établi ; des hexagones peuvent être ajoutés et changés, mais non tous les autres retirés.
hex_unsound = { $hex } ne peut pas être un tel hexagone : rivières, préparation, améliorations ou terrains spéciaux ne sont pas comme ils peuvent l’être.
