### Land, das verloren, abgeschnitten, gehalten und zurückgewonnen ist; ein Königreich ohne Land.

## Warum nicht

annexation_tried = Die Freie Stadt im Hexfeld { $hex } hat diesen Monat abgelehnt; nächsten Monat kann man es wieder versuchen.
not_cut_off = Das Hexfeld { $hex } würde nicht von der Hauptstadt abgeschnitten; dort ist niemand zu nennen.
no_such_leader = Mit „{ $leader }“ ist kein Anführer des Königreichs gemeint: Anzugeben ist ein Amt, etwa general, oder Amt und Name.
leader_in_two_places = { $name } ({ TERM("role", $role) }) kann nicht in zwei Teilen des Königreichs zugleich sein.
hex_not_lost = Das Hexfeld { $hex } ist kein Land, das dieses Königreich verloren hat.
monsters_there_already = Das Hexfeld { $hex } muss ohnehin erst von Gefahren befreit werden.
kingdom_stands = { $kingdom } ist nicht gefallen; die Schatzkammer gehört dem Königreich.
more_than_left = Von der Schatzkammer lassen sich 0 bis { $have } BP behalten, nicht { $amount }.
kingdom_fallen = { $kingdom } ist untergegangen, weil es kein Land mehr hatte; nur ein neues Königreich kann wieder beginnen.

## Hinweise

territory_at_stake = Ohne einen Anführer dort { $count ->
    [one] geht auch ein Hexfeld
   *[other] gehen auch { $count } Hexfelder
} um { $hex } verloren{ $settlements ->
    [0] .
    [one] , und eine Ortschaft wird zur Freien Stadt.
   *[other] , und { $settlements } Ortschaften werden zu Freien Städten.
}
win_back_bonus = Die Leute im Hexfeld { $hex } wollen zurück: Zum Stabilitätswurf kommen { $bonus } hinzu.
land_comes_back = Diese Beanspruchung bringt verlorenes Land zurück: { $count ->
    [one] ein Hexfeld
   *[other] { $count } Hexfelder
}.
land_uncleared = { $count ->
    [one] Ein Hexfeld des verlorenen Landes muss
   *[other] { $count } Hexfelder des verlorenen Landes müssen
} erst von Gefahren befreit werden.

## Was geschieht und was daraus wurde (Chronik)

territory_held = { $count ->
    [one] Ein Hexfeld ist
   *[other] { $count } Hexfelder sind
} um { $hex } abgeschnitten; { $name } ({ TERM("role", $role) }) hält das Nebengebiet
territory_lost = { $count ->
    [one] Ein Hexfeld ist
   *[other] { $count } Hexfelder sind
} um { $hex } ohne Anführer abgeschnitten und verloren{ $settlements ->
    [0] {""}
    [one] , mit einer Ortschaft
   *[other] , mit { $settlements } Ortschaften
}
territory_rejoined = Das Nebengebiet um { $hex } ist wieder mit dem Hauptgebiet verbunden
territory_is_main = Das Gebiet um { $hex } ist nun das Hauptgebiet
territory_regained = Verlorenes Land kehrt zurück: { $count ->
    [one] Hexfeld { $hex }
   *[other] { $count } Hexfelder um { $hex }
}
city_joined = Die Freie Stadt im Hexfeld { $hex } kehrt ins Königreich zurück
land_gone = Das Königreich hat kein Land mehr: Bis zum Ende des nächsten Monats braucht es ein Hexfeld mit einer Ortschaft
last_chance = { $kingdom }: Diesen Monat muss ein Hexfeld beansprucht und eine Ortschaft gegründet oder beansprucht werden, sonst geht das Königreich unter
kingdom_saved = { $kingdom } hat wieder Land und eine Ortschaft
kingdom_fell = { $kingdom } ist untergegangen: Land und Ortschaft fanden sich nicht rechtzeitig
lost_land_decays = Verlorenes Land verändert sich: { $count ->
    [one] Hexfeld { $hex }
   *[other] { $count } Hexfelder um { $hex }
}
improvement_ruined = Verfallen im Hexfeld { $hex }: { TERM("improvement", $improvement) }
monsters_moved_in = Monster ziehen ins Hexfeld { $hex }: Es muss wieder von Gefahren befreit werden
treasury_kept = Schatzkammer von { $kingdom }: { $amount } BP behalten, { $lost } verloren

## Wonach gefragt wird

ask_territory_cut_off = { $count ->
    [one] Das Hexfeld { $hex } ist
   *[other] { $count } Hexfelder um { $hex } sind
} abgeschnitten{ $settlements ->
    [0] {""}
    [one] , mit einer Ortschaft
   *[other] , mit { $settlements } Ortschaften
}. Ist ein Anführer dort? Ist niemand dort, geht alles verloren.
leader_none = Niemand

## Woher Zahlen kommen, und was die Karte sagt

counts_months = { $months ->
    [0] diesen Monat abgeschnitten
    [one] seit einem Monat abgeschnitten
   *[other] seit { $months } Monaten abgeschnitten
}
