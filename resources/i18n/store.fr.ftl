### Ce que dit le magasin : fichiers qu’on ne peut lire, croire ou écrire. Une phrase chacun ; "file" est tel que l’utilisateur l’a donné.

## Le fichier lui-même

file_missing = { $file } : ce fichier n’existe pas.
file_is_folder = { $file } est un dossier ; indiquez le fichier qu’il contient.
file_not_plain = { $file } n’est pas un simple fichier mais un tube, un périphérique ou autre chose de ce genre.
file_unreadable = { $file } ne peut pas être lu : l’autorisation manque.
file_not_read = { $file } ne peut pas être lu ({ $reason }).
file_too_large = { $file } pèse { NUMBER($size, useGrouping: 0) } Mio ; un fichier de ce programme en pèse au plus { NUMBER($limit, useGrouping: 0) }.
file_empty = { $zeros ->
    [yes] { $file } ne contient que des zéros, comme une coupure de courant peut en laisser. Une copie plus ancienne se trouve peut-être dans le dossier .backups voisin.
   *[no] { $file } est vide ; il faut un objet JSON. Une copie plus ancienne se trouve peut-être dans le dossier .backups voisin.
}
file_foreign = { $file } est { $kind ->
    [zip] une archive ZIP
    [pdf] un PDF
    [picture] une image
    [gzip] un fichier compressé
    [database] une base de données
   *[xml] une page XML ou HTML
}, pas un fichier JSON de ce programme.
file_wide_text = { $file } est un texte UTF-16 ; enregistrez-le en UTF-8.
format_missing = { $file } est du JSON, mais ne dit pas ce qu’il contient ; il faut "format": "{ $wanted }" au début.
format_other = { $file } est un fichier { $found } ; il faut ici un fichier { $wanted }.
format_unknown = { $file } annonce le format « { $found } » ; il faut "{ $wanted }".
version_missing = { $file } : "version" vaut { $found } ; il faut un nombre entier de 1 à { NUMBER($newest, useGrouping: 0) }.
version_newer = { $file } vient d’un kingdom-gui plus récent (version de fichier { $found } ; ce programme va jusqu’à { NUMBER($newest, useGrouping: 0) }) ; installez le programme plus récent pour l’ouvrir.
build_newer = { $file } vient d’un kingdom-gui plus récent ({ $found } ; celui-ci est le { $ours }), qui connaît des choses que celui-ci ignore ; installez le programme plus récent pour l’ouvrir.

## Écriture

disk_full = { $file } n’a pas été enregistré : le disque est plein. Ce qui s’y trouvait est intact.
disk_denied = { $file } n’a pas été enregistré : il n’est pas permis d’y écrire. Ce qui s’y trouvait est intact.
disk_read_only = { $file } n’a pas été enregistré : le disque est en lecture seule. Ce qui s’y trouvait est intact.
disk_no_folder = { $file } n’a pas été enregistré : le dossier { $folder } n’existe pas.
disk_unmounted = { $file } n’a pas été enregistré : le disque d’où il a été ouvert ne se trouve plus dans { $folder }. Rebrancher ce disque, ou enregistrer sous un autre nom.
disk_not_folder = { $file } n’a pas été enregistré : { $folder } n’est pas un dossier.
disk_is_folder = { $file } n’a pas été enregistré : un dossier porte ce nom.
disk_not_plain = { $file } n’a pas été enregistré : ce qui porte ce nom n’est pas un simple fichier mais un tube, un périphérique ou autre chose de ce genre.
export_over_ours = { $file } n’a pas été écrit : une campagne ou des règles s’y trouvent. Choisissez un autre nom.
disk_name_too_long = { $file } n’a pas été enregistré : le nom est trop long.
disk_failed = { $file } n’a pas été enregistré ({ $reason }). Ce qui s’y trouvait est intact.
locked = { $file } est ouvert dans une autre fenêtre : { $who }, depuis { $since }.
changed_outside = { $file } a été modifié par un autre programme depuis son ouverture ici ; rien n’a été enregistré.
recovery_base_missing = Un travail non enregistré de { $file } se trouve dans { $log }, mais ni le fichier ni une sauvegarde n’est la version sur laquelle il repose. Il reste où il est.
recovery_unreadable = Un travail non enregistré de { $file } se trouve dans { $log }, mais il ne convient pas à ce programme. Il reste où il est.
recovery_places_full = Le travail non enregistré ne peut être gardé dans { $file } : { NUMBER($count, useGrouping: 0) } campagnes y attendent déjà d’être reprises.

## Un endroit d’un fichier

fault_place = { $line ->
    [0] { $file }
   *[other] { $file }, ligne { NUMBER($line, useGrouping: 0) }{ $column ->
        [0] {""}
       *[other] , colonne { NUMBER($column, useGrouping: 0) }
    }
}
fault_line = (ligne { NUMBER($line, useGrouping: 0) })
fault_whole_file = le fichier
fault_more = {" "}({ $count ->
    [one] { $count } autre erreur
   *[other] { $count } autres erreurs
}{ $listed ->
    [no] {""}
   *[other]  ; « kingdom-gui check » les énumère
})
fault_suggestion = {" "}Peut-être « { $suggestion } » ?
fault_known = {" "}Valeurs connues : { $known }.

fault_byte_order_mark = Le fichier commence par une marque d’ordre des octets ; enregistrez-le en UTF-8 sans cette marque.
fault_not_utf8 = L’octet { $found } n’est pas du texte UTF-8 ; enregistrez le fichier en UTF-8.
fault_truncated = Le fichier s’arrête au milieu ; le reste manque. Une copie plus ancienne se trouve peut-être dans le dossier .backups voisin.
fault_not_json = { $found } n’est pas du JSON ici ; il faut { $expected ->
    [name] un nom entre guillemets doubles
    [colon] un deux-points
    [comma] une virgule
    [end] la fin du fichier
    [no_comma] le crochet ou l’accolade de fin sans virgule devant
    [no_control_character] une séquence comme \n à la place du saut de ligne ou du caractère de contrôle
    [escape] une séquence comme \n, ou deux barres obliques inverses pour en écrire une
   *[value] une valeur
}.
fault_too_deep = Listes et objets sont imbriqués sur plus de { NUMBER($limit, useGrouping: 0) } niveaux ; aucun fichier de ce programme ne fait cela.
fault_no_number = { $found } n’est pas un nombre en JSON ; il faut un nombre entier.
fault_lone_surrogate = { $found } est une moitié de caractère ; il faut les deux moitiés, ou le caractère lui-même.
fault_duplicate_key = « { $field } » figure deux fois dans le même objet ; une seule est permise.
fault_no_object = { $found } est seul ; il faut un objet JSON entre accolades.

fault_wrong_kind = On trouve ici { $found } ; il faut { $expected }.
fault_missing_field = « { $field } » manque ; il faut { $expected }.
fault_missing_tag = « { $field } » manque ; c’est ce qui dit de quoi il s’agit.
fault_unknown_field = Il n’y a pas de champ « { $field } » ici.
fault_not_a_choice = { $found } n’est pas une des valeurs possibles.
fault_wrong_length = La liste a { $found ->
    [one] { $found } élément
   *[other] { $found } éléments
} ; il en faut { $expected }.
fault_wrong_pattern = { $found } n’est pas de la forme { $expected }.
fault_out_of_range = { $found } est hors limites ; il faut un nombre entier { $low ->
    [none] jusqu’à { NUMBER($high, useGrouping: 0) }
   *[other] de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }
}.

fault_unknown_id = Il n’y a pas { $category ->
    [kingdom] de royaume
    [settlement] de communauté
    [terrain] de terrain
    [special_terrain] de terrain spécial
    [improvement] d’amélioration de terrain
    [building] de bâtiment
    [role] de responsable gouvernemental
    [attribute] d’attribut
    [alignment] d’alignement
    [government] de forme de gouvernement
    [milestone] de jalon
    [size_mark] de palier de taille
    [level] de niveau de cet édit nommé
    [ruling] d’interprétation à choix nommée
    [choice] de choix de cette interprétation nommé
    [total] de nombre nommé
    [event] d’événement
    [item_kind] de type d’objet
    [item_tier] de rang d’objets
   *[other] de { $category }
} « { $found } ».
fault_twice = { $category ->
    [item_slot] L’emplacement { $found } de ce bâtiment
    [lot] Le lot { $found }
    [kingdom] Le royaume « { $found } »
    [settlement] La communauté « { $found } »
    [hex] L’hexagone { $found }
    [improvement] L’amélioration de terrain « { $found } »
    [special_terrain] Le terrain spécial « { $found } »
    [ruling] L’interprétation « { $found } »
    [modifier] Le modificateur numéro { $found }
    [building_number] Le bâtiment numéro { $found }
    [label] L’inscription numéro { $found }
    [pin] L’épingle numéro { $found }
    [picture] L’image du niveau { $found }
    [embedded] L’image intégrée { $found }
   *[other] « { $found } »
} figure deux fois ; une seule est permise.
fault_bad_id = « { $found } » ne peut pas servir d’identifiant ; il faut des lettres minuscules, des chiffres, - et _, en commençant par une lettre ou un chiffre.
fault_hex_off_map = L’hexagone { $hex } n’est pas sur la carte ; il faut un hexagone de la liste « hexes ».
fault_cr_wrong = { $found } n’est pas un FP ; il faut un nombre entier ou une fraction comme "1/2".
fault_hex_not_own = L’hexagone { $hex } n’est pas au royaume « { $kingdom } » ; on attend un de ses hexagones.
fault_hex_own_again = L’hexagone { $hex } est de nouveau au royaume « { $kingdom } » ; on attend un hexagone qu’il a perdu.
fault_neighbour_is_played = Le royaume « { $kingdom } » est joué ; on n’attend rien ici.
fault_kingdom_to_itself = Ceci nomme « { $kingdom } » lui-même ; on attend un autre royaume.
fault_agreement_one_sided = Le royaume « { $kingdom } » ne sait rien de cet accord ({ $agreement }), ou l’a autrement ; les deux côtés doivent dire la même chose.
fault_hex_taken = La communauté « { $other } » se trouve dans le même hexagone ; un hexagone n’en contient qu’une.
fault_lot_taken = Le lot { $lot } est déjà occupé ({ TERM("building", $other) }) ; il faut un lot libre.
fault_lot_count = { $found ->
    [one] { $found } lot est indiqué
   *[other] { $found } lots sont indiqués
} ; ce bâtiment en couvre { NUMBER($low, useGrouping: 0) }{ $high ->
    [0] {""}
   *[other] {" "}à { NUMBER($high, useGrouping: 0) }
}.
fault_lots_apart = Ces lots ne se touchent pas comme il faut ; il faut un lot, deux côte à côte ou un carré de quatre.
fault_stands_on_side = { CAP(TERM("building", $building, 1, "indefinite")) } se place sur un côté du quartier ; il faut n, e, s ou w.
fault_stands_on_no_side = { CAP(TERM("building", $building, 1, "indefinite")) } ne se place sur aucun côté du quartier ; il n’en faut aucun.
fault_no_building_of_number = La communauté n’a pas de bâtiment numéro { NUMBER($number, useGrouping: 0) } ; il faut le numéro d’un de ses bâtiments.
fault_lot_not_of_wreck = Le lot { $lot } n’était pas occupé par ce qui s’y trouvait ({ TERM("building", $found) }) ; il faut des lots de la liste « lots ».
fault_counter_behind = Le compteur est à { NUMBER($found, useGrouping: 0) }, mais le numéro { NUMBER($expected, useGrouping: 0) } est utilisé ; il faut { NUMBER($expected, useGrouping: 0) } ou plus.
fault_no_district = La communauté n’a pas de quartier ; il en faut au moins un.

kind_whole_number = un nombre entier
kind_number = un nombre
kind_text = un texte entre guillemets doubles
kind_true_or_false = true ou false
kind_null = null
kind_list = une liste entre crochets
kind_object = un objet entre accolades
kind_or = {" "}ou{" "}
fault_refused = Le contenu n’est pas celui d’une campagne ({ $reason }).

## Scripts

script_stopped = { $file }, ligne { NUMBER($line, useGrouping: 0) }, étape { $step } ({ $do }) : { $why }
script_campaign_missing = { $file } : la campagne de départ : { $why }
expect_differs = { $name } { OF($subject, "person") } vaut { $found } ; { $expected } était attendu.
expect_no_such_name = Il n’y a pas de nombre ni de champ « { $name } » à attendre.

## Ligne de commande

check_backups = { $count ->
    [one] Une version antérieure est gardée dans { $folder }.
   *[other] { $count } versions antérieures sont gardées dans { $folder }.
}
check_backup_opens = La dernière qui s’ouvre est { $file }, du { $when }.
check_sound = { $file } est en ordre.
check_faults = { $file } a { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}.
cli_fault = C’est une faute du programme, pas la vôtre ({ $reason }). Vos fichiers sont tels quels ; « --debug » en montre davantage pour un rapport.
cli_memory = La mémoire ne suffit pas.
cli_no_display = Il n’y a pas d’écran où ouvrir une fenêtre (DISPLAY n’est pas définie). « kingdom-gui --help » dit ce qu’on peut faire sans.
cli_no_library = Il manque une bibliothèque du système dont la fenêtre a besoin ({ $reason }) ; le README nomme les paquets.
stats_no_total = Il n’y a pas de total « { $name } ».
stats_no_such = Il n’y a pas de royaume ni de communauté « { $name } ».
stats_not_of_this = « { $name } » n’est pas un nombre de « { $of } ».
stats_nobody = { $file } n’a ni royaume ni communauté dont le dire.
run_done = { $steps ->
    [one] { $steps } étape jouée
   *[other] { $steps } étapes jouées
}, jusqu’au mois { $month }.
script_warned = { $file }, ligne { NUMBER($line, useGrouping: 0) }, étape { $step } : { $text }
export_no_such_ending = { $kind } : impossible à écrire dans { $file } ; le nom peut finir par { $known }.
export_option_of_others = « { $option } » ne va pas avec { $kind } ; l’option va avec : { $known }.
export_page = Page { $page } sur { $pages }
import_done = { $file } : une campagne de { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}.
import_owners_left = { $file } : les possesseurs ont été laissés de côté, car un tableau n’a pas de royaumes ; revendiquez de nouveau les hexagones.
import_unknown = { $file } ne peut pas être importé : on peut importer une carte de Worldographer (.wxx), de Tiled (.tmx, .tmj) ou de text-mapper (.txt), un tableau d’hexagones (.csv, tel que « export hexes » l’écrit), une campagne (.json) et une image avec sa grille (.dd2vtt, .uvtt).
import_no_table = { $file } n’est pas un tableau de valeurs séparées par des virgules ({ $reason }).
journal_month = Mois { $month }

fault_unknown_column = Il n’y a pas de colonne « { $field } ».
fault_missing_column = La colonne « { $field } » manque.
fault_row_length = La ligne n’a pas autant de cellules qu’il y a de colonnes ; il en faut { $expected }.
kind_yes_or_no = 1 ou 0 (oui ou non)
