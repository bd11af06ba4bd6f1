### Was der SL auf die Karte schreibt, und der Nebel darüber.

hexes_revealed = Nebel von { $count ->
    [one] einem Hexfeld
   *[other] { $count } Hexfeldern
} gehoben
hexes_veiled = Nebel auf { $count ->
    [one] ein Hexfeld
   *[other] { $count } Hexfelder
} gesenkt
label_placed = „{ $text }“ auf die Karte geschrieben
label_edited = Beschriftung „{ $text }“ geändert
label_removed = Beschriftung „{ $text }“ entfernt
pin_placed = Nadel auf { $hex } gesteckt
pin_edited = Nadel auf { $hex } geändert
pin_removed = Nadel von { $hex } entfernt
label_empty = Eine Beschriftung braucht einen Text.
no_such_label = Es gibt keine Beschriftung Nummer { NUMBER($number, useGrouping: 0) }.
no_such_pin = Es gibt keine Nadel Nummer { NUMBER($number, useGrouping: 0) }.
