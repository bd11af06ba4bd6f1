### What the GM writes on the map, and the fog over it.

hexes_revealed = Lift the fog from { $count ->
    [one] one hex
   *[other] { $count } hexes
}
hexes_veiled = Let the fog fall on { $count ->
    [one] one hex
   *[other] { $count } hexes
}
label_placed = Write “{ $text }” on the map
label_edited = Change the label “{ $text }”
label_removed = Take the label “{ $text }” off
pin_placed = Put a pin on { $hex }
pin_edited = Change the pin on { $hex }
pin_removed = Take the pin off { $hex }
label_empty = A label needs a text.
no_such_label = There is no label number { NUMBER($number, useGrouping: 0) }.
no_such_pin = There is no pin number { NUMBER($number, useGrouping: 0) }.
