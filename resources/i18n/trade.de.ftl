### Handelsrouten: der Erlass, der Weg, was daraus wird

## Was nicht geht

special_edicts_issued = Sondererlasse in diesem Zug: schon { $issued } von { $allowed }.
route_of_kind_exists = Das Königreich hat schon eine Handelsroute dieser Art: { TERM("trade_route", $route) }. Es kann von jeder Art eine haben.
route_within_kingdom = Eine Handelsroute führt in ein anderes Königreich, und { $hex } gehört Ihnen.
route_needs = Der Ortschaft der Abreise fehlt: { TERM("building", $building) } ({ $count }).
route_leaves_level = Eine Handelsroute bleibt auf ihrer Ebene der Karte; { $hex } liegt auf einer anderen.
route_leads_nowhere = Die Route würde enden, wo sie beginnt, { AT($settlement) }.
investment_too_small = Mit den ersten Händlern gehen mindestens { $least } BP, nicht { $bp }.
no_food_to_trade = Es ist keine Nahrung übrig: Bauernhöfe und Fischereien müssen den Verbrauch unter 0 bringen, und er ist { $consumption }.
no_lawful_route = Keine Handelsroute kommt von hier nach { $hex }: Sie braucht Ebene, Wüste, Straßen oder Gewässer, die ein Gebäude der Ortschaft öffnet.
no_way_on_map = Auf der Karte gibt es keinen Weg nach { $hex }.
no_such_trade = Einen Handel mit „{ $route }“ gibt es nicht; es gibt: { $known }.
route_must_be_sent = Nur ein Königreich, das vom Papier übertragen wird, hat schon bestehende Routen; ein regierendes sendet Händler aus.
no_such_route = Es gibt keine Handelsroute Nummer { $number }.
no_partner_known = Die Karte zeigt in { $hex } keine Ortschaft eines anderen Königreichs; mit wem gehandelt wird, sagt der SL.

## Was getan wird, und was daraus wird

route_planned = Handelsroute von { $settlement } nach { $hex } ({ TERM("trade_route", $route) }): { $bp } BP, Länge { $length }, { $days } Tage
route_noted = Handelsroute ({ TERM("trade_route", $route) }) von { $settlement } nach { $hex } vermerkt: Sie dauert noch { $count ->
    [one] einen Monat
   *[other] { $count } Monate
}
route_given_up = Ende der Handelsroute nach { $hex } ({ TERM("trade_route", $route) })
route_established = Die Handelsroute nach { $hex } ist eingerichtet ({ TERM("trade_route", $route) }): { $bp } BP
route_triumphs = Die Handelsroute nach { $hex } ist ein großer Erfolg ({ TERM("trade_route", $route) }): { $bp } BP, und der Ruhm steigt
route_sold_elsewhere = Die Händler erreichen { $hex } nicht ({ TERM("trade_route", $route) }); sie verkaufen anderswo für { $bp } BP
route_failed = Die Handelsroute nach { $hex } scheitert völlig ({ TERM("trade_route", $route) }): Der Ruhm sinkt, die Unruhe steigt
route_cut = Die Handelsroute nach { $hex } ist in { $other_hex } unterbrochen und endet ({ TERM("trade_route", $route) })
route_pays = Der Handel bringt { $bp } BP ({ TERM("trade_route", $route) })
route_year_over = Das Jahr der Handelsroute nach { $hex } ist um ({ TERM("trade_route", $route) })

ask_trade_edict = Die Händler kommen an ({ TERM("trade_route", $route) }): Gelingt das Geschäft?
ask_trade_income = Was bringt der Handel ({ TERM("trade_route", $route) }) neben dem Routenmodifikator für 5 eingesetzte BP?
ask_trade_sale = Für wie viel wird anderswo verkauft, was 5 eingesetzte BP wert war ({ TERM("trade_route", $route) })?
due_merchants_arrive = Händler erreichen { $hex } ({ TERM("trade_route", $route) })
due_route_ends = Die Handelsroute nach { $hex } endet ({ TERM("trade_route", $route) })

## Woher die Zeilen kommen

source_trade = { $id ->
    [length] Länge der Route
    [rm] Routenmodifikator
    [lm] Längenmodifikator
    [control_dc] Herrschaftswurf-SG
    [end] Ende der Route
   *[lawless] Vom SL erlaubt
}
source_trade_route = Handelsroute: { TERM("trade_route", $id) }
source_trade_route_at = Handelsroute aus { $place }: { TERM("trade_route", $id) }
source_trade_cargo = Gehandelt: { TERM("trade_route", $id) }
source_trade_cargo_at = Gehandelt aus { $place }: { TERM("trade_route", $id) }
source_terrain = { CAP(TERM("terrain", $id)) }
source_settlement_modifier = { CAP(TERM("settlement_modifier", $id)) }
source_settlement_modifier_at = { CAP(TERM("settlement_modifier", $id)) }, { $place }
reason_no_food_surplus = keine Nahrung übrig: Der Verbrauch ist nicht unter 0
reason_not_counted_for_trade = zählt nicht ohne Gießerei in der Ortschaft der Abreise
counts_counted_per = { $counted } gezählt, eins für je { $per }
counts_length_per = Länge { $length }, eins für je { $per }
counts_hexes_halves = { $hexes ->
    [one] ein Hexfeld
   *[other] { $hexes } Hexfelder
}, { $halves ->
    [1] je ein halbes
    [2] je eines
   *[other] je zwei
}

## Fehler in Dateien

fault_route_jumps = Hier springt eine Handelsroute: Jedes Hexfeld des Weges grenzt an das vorige.
