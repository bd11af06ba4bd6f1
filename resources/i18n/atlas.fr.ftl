### Ce que le MJ écrit sur la carte, et le brouillard qui la couvre.

hexes_revealed = Brouillard levé sur { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
}
hexes_veiled = Brouillard tombé sur { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
}
label_placed = Inscription « { $text } » sur la carte
label_edited = Modification de l’inscription « { $text } »
label_removed = Retrait de l’inscription « { $text } »
pin_placed = Épingle sur { $hex }
pin_edited = Modification de l’épingle sur { $hex }
pin_removed = Retrait de l’épingle de { $hex }
label_empty = Une inscription a besoin d’un texte.
no_such_label = Il n’y a pas d’inscription numéro { NUMBER($number, useGrouping: 0) }.
no_such_pin = Il n’y a pas d’épingle numéro { NUMBER($number, useGrouping: 0) }.
