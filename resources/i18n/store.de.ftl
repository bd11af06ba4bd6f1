### Was der Speicher sagt: Dateien, die sich nicht lesen, glauben oder schreiben lassen. Je ein Satz; "file" ist, wie der Benutzer sie genannt hat.

## Die Datei selbst

file_missing = { $file }: Diese Datei gibt es nicht.
file_is_folder = { $file } ist ein Ordner; gefragt ist die Datei darin.
file_not_plain = { $file } ist keine gewöhnliche Datei, sondern eine Pipe, ein Gerät oder Ähnliches.
file_unreadable = { $file } kann nicht gelesen werden: Die Berechtigung fehlt.
file_not_read = { $file } kann nicht gelesen werden ({ $reason }).
file_too_large = { $file } hat { NUMBER($size, useGrouping: 0) } MiB; eine Datei dieses Programms hat höchstens { NUMBER($limit, useGrouping: 0) }.
file_empty = { $zeros ->
    [yes] { $file } enthält nichts als Nullen, wie sie ein Stromausfall hinterlassen kann. Im Ordner .backups daneben liegt vielleicht eine ältere Kopie.
   *[no] { $file } ist leer; erwartet wird ein JSON-Objekt. Im Ordner .backups daneben liegt vielleicht eine ältere Kopie.
}
file_foreign = { $file } ist { $kind ->
    [zip] ein ZIP-Archiv
    [pdf] eine PDF-Datei
    [picture] ein Bild
    [gzip] eine gepackte Datei
    [database] eine Datenbank
   *[xml] eine XML- oder HTML-Seite
}, keine JSON-Datei dieses Programms.
file_wide_text = { $file } ist UTF-16-Text; bitte als UTF-8 speichern.
format_missing = { $file } ist JSON, sagt aber nicht, was darin steht; am Anfang wird "format": "{ $wanted }" erwartet.
format_other = { $file } ist eine Datei der Art { $found }; erwartet wird hier { $wanted }.
format_unknown = { $file } nennt das Format „{ $found }“; erwartet wird "{ $wanted }".
version_missing = { $file }: "version" ist { $found }; erwartet wird eine ganze Zahl von 1 bis { NUMBER($newest, useGrouping: 0) }.
version_newer = { $file } stammt von einem neueren kingdom-gui (Dateiversion { $found }, dieses Programm kennt sie bis { NUMBER($newest, useGrouping: 0) }); zum Öffnen braucht es das neuere Programm.
build_newer = { $file } stammt von einem neueren kingdom-gui ({ $found }, dies ist { $ours }), das manches kennt, was diesem fremd ist; zum Öffnen braucht es das neuere Programm.

## Schreiben

disk_full = { $file } wurde nicht gespeichert: Der Datenträger ist voll. Der frühere Inhalt ist unverändert.
disk_denied = { $file } wurde nicht gespeichert: Dort darf nicht geschrieben werden. Der frühere Inhalt ist unverändert.
disk_read_only = { $file } wurde nicht gespeichert: Der Datenträger ist nur lesbar. Der frühere Inhalt ist unverändert.
disk_no_folder = { $file } wurde nicht gespeichert: Den Ordner { $folder } gibt es nicht.
disk_unmounted = { $file } wurde nicht gespeichert: Der Datenträger, von dem sie geöffnet wurde, liegt nicht mehr in { $folder }. Schließen Sie ihn wieder an oder speichern Sie unter einem anderen Namen.
disk_not_folder = { $file } wurde nicht gespeichert: { $folder } ist kein Ordner.
disk_is_folder = { $file } wurde nicht gespeichert: So heißt bereits ein Ordner.
disk_not_plain = { $file } wurde nicht gespeichert: Was so heißt, ist keine gewöhnliche Datei, sondern eine Pipe, ein Gerät oder Ähnliches.
export_over_ours = { $file } wurde nicht geschrieben: Dort liegt eine Kampagne oder eine Regeldatei. Wählen Sie einen anderen Namen.
disk_name_too_long = { $file } wurde nicht gespeichert: Der Name ist zu lang.
disk_failed = { $file } wurde nicht gespeichert ({ $reason }). Der frühere Inhalt ist unverändert.
locked = { $file } ist in einem anderen Fenster geöffnet: { $who }, seit { $since }.
changed_outside = { $file } wurde von einem anderen Programm geändert, seit sie hier geöffnet wurde; es wurde nichts gespeichert.
recovery_base_missing = In { $log } liegt ungespeicherte Arbeit an { $file }, aber weder die Datei noch eine Sicherung ist die Fassung, auf der sie aufbaut. Sie bleibt, wo sie ist.
recovery_unreadable = In { $log } liegt ungespeicherte Arbeit an { $file }, aber sie passt nicht zu diesem Programm. Sie bleibt, wo sie ist.
recovery_places_full = Ungespeicherte Arbeit kann in { $file } nicht aufbewahrt werden: Dort warten schon { NUMBER($count, useGrouping: 0) } Kampagnen darauf, aufgenommen zu werden.

## Eine Stelle in einer Datei

fault_place = { $line ->
    [0] { $file }
   *[other] { $file }, Zeile { NUMBER($line, useGrouping: 0) }{ $column ->
        [0] {""}
       *[other] , Spalte { NUMBER($column, useGrouping: 0) }
    }
}
fault_line = (Zeile { NUMBER($line, useGrouping: 0) })
fault_whole_file = die Datei
fault_more = {" "}({ $count ->
    [one] ein weiterer Fehler
   *[other] { $count } weitere Fehler
}{ $listed ->
    [no] {""}
   *[other] ; „kingdom-gui check“ nennt alle
})
fault_suggestion = {" "}Ist „{ $suggestion }“ gemeint?
fault_known = {" "}Bekannt: { $known }.

fault_byte_order_mark = Die Datei beginnt mit einer Byte-Reihenfolge-Marke; bitte als UTF-8 ohne diese speichern.
fault_not_utf8 = Das Byte { $found } ist kein UTF-8-Text; bitte die Datei als UTF-8 speichern.
fault_truncated = Die Datei bricht mittendrin ab; der Rest fehlt. Im Ordner .backups daneben liegt vielleicht eine ältere Kopie.
fault_not_json = { $found } ist hier kein JSON; erwartet wird { $expected ->
    [name] ein Name in doppelten Anführungszeichen
    [colon] ein Doppelpunkt
    [comma] ein Komma
    [end] das Ende der Datei
    [no_comma] die schließende Klammer ohne Komma davor
    [no_control_character] eine Schreibung wie \n statt des Zeilenumbruchs oder Steuerzeichens
    [escape] eine Schreibung wie \n oder zwei umgekehrte Schrägstriche für einen
   *[value] ein Wert
}.
fault_too_deep = Listen und Objekte stehen mehr als { NUMBER($limit, useGrouping: 0) } Stufen tief ineinander; das tut keine Datei dieses Programms.
fault_no_number = { $found } ist in JSON keine Zahl; erwartet wird eine ganze Zahl.
fault_lone_surrogate = { $found } ist ein halbes Zeichen; erwartet werden beide Hälften oder das Zeichen selbst.
fault_duplicate_key = „{ $field }“ steht zweimal im selben Objekt; erlaubt ist es einmal.
fault_no_object = { $found } steht allein; erwartet wird ein JSON-Objekt in geschweiften Klammern.

fault_wrong_kind = Hier steht { $found }; erwartet wird { $expected }.
fault_missing_field = „{ $field }“ fehlt; erwartet wird { $expected }.
fault_missing_tag = „{ $field }“ fehlt; es sagt, worum es sich handelt.
fault_unknown_field = Ein Feld „{ $field }“ gibt es hier nicht.
fault_not_a_choice = { $found } gehört nicht zu den möglichen Werten.
fault_wrong_length = Die Liste hat { $found ->
    [one] einen Teil
   *[other] { $found } Teile
}; erwartet werden { $expected }.
fault_wrong_pattern = { $found } hat nicht die Form { $expected }.
fault_out_of_range = { $found } liegt außerhalb der Grenzen; erwartet wird eine ganze Zahl { $low ->
    [none] bis { NUMBER($high, useGrouping: 0) }
   *[other] von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }
}.

fault_unknown_id = Es gibt { $category ->
    [kingdom] kein Königreich
    [settlement] keine Ortschaft
    [terrain] kein Gelände
    [special_terrain] kein besonderes Gelände
    [improvement] keine Geländeverbesserung
    [building] kein Gebäude
    [role] kein Regierungsamt
    [attribute] keinen Wert des Königreichs
    [alignment] keine Gesinnung
    [government] keine Regierungsform
    [milestone] keinen Meilenstein
    [size_mark] keine Größenstufe
    [level] keine Stufe dieses Erlasses
    [ruling] keine Regelauslegung mit einer Wahl
    [choice] keine Möglichkeit dieser Regelauslegung
    [total] keine Zahl
    [event] kein Ereignis
    [item_kind] keine Art von Gegenstand
    [item_tier] keinen Rang von Gegenständen
   *[other] nicht: { $category }
} „{ $found }“.
fault_twice = { $category ->
    [item_slot] Der Platz { $found } für Gegenstände in diesem Gebäude
    [lot] Das Baufeld { $found }
    [kingdom] Das Königreich „{ $found }“
    [settlement] Die Ortschaft „{ $found }“
    [hex] Das Hexfeld { $found }
    [improvement] Die Geländeverbesserung „{ $found }“
    [special_terrain] Das besondere Gelände „{ $found }“
    [ruling] Die Regelauslegung „{ $found }“
    [modifier] Der Modifikator Nummer { $found }
    [building_number] Das Gebäude Nummer { $found }
    [label] Die Beschriftung Nummer { $found }
    [pin] Die Nadel Nummer { $found }
    [picture] Das Bild der Ebene { $found }
    [embedded] Das eingebettete Bild { $found }
   *[other] „{ $found }“
} steht zweimal; erlaubt ist es einmal.
fault_bad_id = „{ $found }“ taugt nicht als Kennung; erwartet werden Kleinbuchstaben, Ziffern, - und _, am Anfang ein Buchstabe oder eine Ziffer.
fault_hex_off_map = Das Hexfeld { $hex } liegt nicht auf der Karte; erwartet wird ein Hexfeld aus der Liste „hexes“.
fault_cr_wrong = { $found } ist kein HG; erwartet wird eine ganze Zahl oder ein Bruch wie "1/2".
fault_hex_not_own = Das Hexfeld { $hex } gehört nicht dem Königreich „{ $kingdom }“; erwartet wird eines seiner Hexfelder.
fault_hex_own_again = Das Hexfeld { $hex } gehört wieder dem Königreich „{ $kingdom }“; erwartet wird eines, das es verloren hat.
fault_neighbour_is_played = Das Königreich „{ $kingdom }“ wird gespielt; hier wird nichts erwartet.
fault_kingdom_to_itself = Hier steht „{ $kingdom }“ selbst; erwartet wird ein anderes Königreich.
fault_agreement_one_sided = Das Königreich „{ $kingdom }“ weiß von diesem Abkommen ({ $agreement }) nichts oder hat es anders; beide Seiten müssen dasselbe sagen.
fault_hex_taken = Im selben Hexfeld liegt die Ortschaft „{ $other }“; ein Hexfeld fasst eine.
fault_lot_taken = Baufeld { $lot } ist bereits belegt ({ TERM("building", $other) }); erwartet wird ein freies Baufeld.
fault_lot_count = { $found ->
    [one] Ein Baufeld ist
   *[other] { $found } Baufelder sind
} angegeben; dieses Gebäude belegt { $low ->
    [one] eines
   *[other] { NUMBER($low, useGrouping: 0) }
}{ $high ->
    [0] {""}
   *[other] {" "}bis { NUMBER($high, useGrouping: 0) }
}.
fault_lots_apart = Diese Baufelder liegen nicht beieinander; erwartet wird eines, zwei nebeneinander oder ein Quadrat aus vieren.
fault_stands_on_side = { CAP(TERM("building", $building, 1, "indefinite")) } steht an einer Seite des Bezirks; erwartet wird n, e, s oder w.
fault_stands_on_no_side = { CAP(TERM("building", $building, 1, "indefinite")) } steht an keiner Seite des Bezirks; erwartet wird keine.
fault_no_building_of_number = Die Ortschaft hat kein Gebäude mit der Nummer { NUMBER($number, useGrouping: 0) }; erwartet wird die Nummer eines ihrer Gebäude.
fault_lot_not_of_wreck = Baufeld { $lot } gehörte nicht zu dem, was dort stand ({ TERM("building", $found) }); erwartet werden Baufelder der Liste „lots“.
fault_counter_behind = Der Zähler steht auf { NUMBER($found, useGrouping: 0) }, aber Nummer { NUMBER($expected, useGrouping: 0) } ist vergeben; erwartet wird { NUMBER($expected, useGrouping: 0) } oder mehr.
fault_no_district = Die Ortschaft hat keinen Bezirk; erwartet wird mindestens einer.

kind_whole_number = eine ganze Zahl
kind_number = eine Zahl
kind_text = ein Text in doppelten Anführungszeichen
kind_true_or_false = true oder false
kind_null = null
kind_list = eine Liste in eckigen Klammern
kind_object = ein Objekt in geschweiften Klammern
kind_or = {" "}oder{" "}
fault_refused = Der Inhalt ist nicht der einer Kampagne ({ $reason }).

## Skripte

script_stopped = { $file }, Zeile { NUMBER($line, useGrouping: 0) }, Schritt { $step } ({ $do }): { $why }
script_campaign_missing = { $file }: Die Kampagne, von der es ausgeht: { $why }
expect_differs = { $name } von { $subject } ist { $found }; erwartet war { $expected }.
expect_no_such_name = Eine Zahl oder ein Feld „{ $name }“ zum Vergleichen gibt es nicht.

## Befehlszeile

check_backups = { $count ->
    [one] Eine frühere Fassung liegt in { $folder }.
   *[other] { $count } frühere Fassungen liegen in { $folder }.
}
check_backup_opens = Die letzte, die sich öffnen lässt, ist { $file } vom { $when }.
check_sound = { $file } ist in Ordnung.
check_faults = { $file } hat { $count ->
    [one] einen Fehler
   *[other] { $count } Fehler
}.
cli_fault = Das ist ein Fehler des Programms, nicht Ihrer ({ $reason }). Ihre Dateien sind unverändert; „--debug“ zeigt mehr für einen Bericht.
cli_memory = Dafür reicht der Arbeitsspeicher nicht.
cli_no_display = Es gibt keinen Bildschirm für ein Fenster (DISPLAY ist nicht gesetzt). „kingdom-gui --help“ sagt, was ohne Fenster geht.
cli_no_library = Eine Systembibliothek fehlt, die das Fenster braucht ({ $reason }); die README nennt die Pakete.
stats_no_total = Es gibt keinen Wert „{ $name }“.
stats_no_such = Es gibt kein Königreich und keine Ortschaft „{ $name }“.
stats_not_of_this = „{ $name }“ ist keine Zahl von „{ $of }“.
stats_nobody = { $file } hat weder Königreich noch Ortschaft, von denen das zu sagen wäre.
run_done = { $steps ->
    [one] Ein Schritt gespielt
   *[other] { $steps } Schritte gespielt
}, bis Monat { $month }.
script_warned = { $file }, Zeile { NUMBER($line, useGrouping: 0) }, Schritt { $step }: { $text }
export_no_such_ending = { $kind } lässt sich nicht als { $file } schreiben; die Endung kann { $known } sein.
export_option_of_others = „{ $option }“ gehört nicht zu { $kind }; es gehört zu: { $known }.
export_page = Seite { $page } von { $pages }
import_done = { $file }: eine Kampagne mit { $hexes ->
    [one] einem Hexfeld
   *[other] { $hexes } Hexfeldern
}.
import_owners_left = { $file }: Die Besitzer wurden weggelassen, da eine Tabelle keine Königreiche hat; die Hexfelder sind neu zu beanspruchen.
import_unknown = { $file } lässt sich nicht importieren: Möglich sind eine Karte von Worldographer (.wxx), Tiled (.tmx, .tmj) oder text-mapper (.txt), eine Tabelle von Hexfeldern (.csv, wie „export hexes“ sie schreibt), eine Kampagne (.json) und ein Bild mit Raster (.dd2vtt, .uvtt).
import_no_table = { $file } ist keine Tabelle mit durch Kommas getrennten Werten ({ $reason }).
journal_month = Monat { $month }

fault_unknown_column = Eine Spalte „{ $field }“ gibt es nicht.
fault_missing_column = Die Spalte „{ $field }“ fehlt.
fault_row_length = Die Zeile hat nicht so viele Zellen wie Spalten; erwartet werden { $expected }.
kind_yes_or_no = 1 oder 0 (ja oder nein)
