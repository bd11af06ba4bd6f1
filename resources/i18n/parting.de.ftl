# Königreiche, die sich trennen, und Königreiche, die sich vereinen

only_in_event_phase = Dies gehört in die Ereignisphase, und { $kingdom } ist noch nicht so weit.
no_land_for_kingdom = { $kingdom } braucht Land: Wählen Sie mindestens ein Hexfeld.
hex_in_two_kingdoms = { $hex } kann nicht an zwei Königreiche gehen.
capital_not_there = Die Hauptstadt von { $kingdom } muss eine Ortschaft im eigenen Land sein.
kingdom_needs_settlement = Ein Königreich beginnt mit seiner ersten Ortschaft, und im Land von { $kingdom } liegt keine.
new_land_apart = Das Land von { $kingdom } hängt nicht zusammen.
nothing_left = Von { $kingdom } bliebe nichts übrig; lassen Sie mindestens ein Hexfeld zurück.
parent_falls_apart = Was von { $kingdom } bleibt, hinge nicht mehr zusammen: { $count ->
    [one] ein Hexfeld würde
   *[other] { $count } Hexfelder würden
} abgeschnitten.
capital_goes = { $settlement } ist die Hauptstadt und geht mit; bestimmen Sie eine andere.
shares_beyond_treasury = Die Anteile machen { $bp } BP aus, und in der Schatzkammer liegen { $have }.
union_of_too_few = Eine Vereinigung braucht zwei Königreiche oder mehr, davon mindestens ein gespieltes.
neighbour_joins = Für { $kingdom } führt niemand Buch: Es bringt Land und Ortschaften ein, aber keine BP, und seine Unruhe zählt nicht.
union_of_two_sovereigns = Diese Königreiche sind Vasallen verschiedener Lehnsherren.
union_lies_apart = Das Land der Vereinigung hängt nicht zusammen.

not_our_patron = { $kingdom } ist weder unser Lehnsherr noch unser Gönner.

independence_declared = { $kingdom } teilt sich: { $count ->
    [one] ein neues Königreich
   *[other] { $count } neue Königreiche
}
kingdom_split_off = { $kingdom } ist unabhängig: { $count ->
    [one] ein Hexfeld
   *[other] { $count } Hexfelder
}, { $bp } BP, Unruhe { $unrest }
leader_left = { $name } legt das Amt nieder ({ TERM("role", $role) }) und geht zu { $kingdom }
independence_won = { $kingdom } lässt uns ziehen: Wir sind unsere eigenen Herren, Verträge und Allianzen enden, die Botschaft bleibt
independence_refused = { $kingdom } lässt uns nicht ziehen; ab { $month } darf es wieder versucht werden, und der Ruhm sinkt
union_formed = { $name } entsteht aus { $count } Königreichen
kingdom_joined_union = { $kingdom } geht in der Vereinigung auf: { $count ->
    [one] ein Hexfeld
   *[other] { $count } Hexfelder
}, { $bp } BP, Unruhe { $unrest }

source_independence = { $id ->
    [whole] Unruhe ohne Anführer und Gebäude
    [divided] Aufgeteilt
    [least] Mindestens 1
    [gone] An ein neues Königreich
    [loyalty] Unabhängigkeit
   *[share] Anteil
}
source_union = { $id ->
    [whole] Unruhe ohne Anführer und Gebäude
    [divided] Durchschnitt
    [least] Mindestens 1
    [pooled] In die Vereinigung eingebracht
   *[averaged] In die Vereinigung eingebracht
}
counts_kingdoms = { $kingdoms ->
    [one] ein Königreich
   *[other] { $kingdoms } Königreiche
}
reason_leaders_and_buildings = durch Anführer oder Gebäude verursacht
