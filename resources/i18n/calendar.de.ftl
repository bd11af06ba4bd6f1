### Was in den kommenden Monaten fällig wird, und mehrere Monate auf einmal.

## Der Kalender

due_event_ahead = { TERM("event", $event) }
due_event_secret = Ein vom SL vorgesehenes Ereignis
due_event_going_on = Weiterhin: { TERM("event", $event) }
due_modifier_begins = Beginn: { $what }
due_modifier_ends = Ende: { $what }
due_duty = { $name }, { TERM("role", $role) }: { $days } von { $needed } Diensttagen, das Amt gilt also als vakant
due_acting = { $name }, { TERM("role", $role) }, vertritt den Herrscher: ein Wurf in jedem Unterhalt
due_leader_lost = { $name }, { TERM("role", $role) }: diesen Monat ausgefallen, das Amt gilt also als vakant
due_handover = { TERM("role", $role) }: übernommen, nicht länger vakant
due_may_build = Es darf gebaut werden
due_hex_prepared = Bereit für eine Ortschaft
due_building_closes = { CAP(TERM("building", $building, 1, "definite")) } schließt, falls der fehlende Nachbar nicht wiederkommt
due_item_leaves = { $item } steht nur bis jetzt zum Verkauf
due_repayment = { $amount } BP zurück an den Gönner
due_tithe = { $percent } % der Einkünfte an den Gönner
due_hex_at_risk = Schlechte Würfel könnten die Unruhe auf { $most } bringen; bei 11 geht ein Hexfeld verloren
due_cut_off = Nebengebiet: Für seine Hexfelder zählt die Unruhe um { $amount } höher
due_won_back = Der Bonus von { SIGNED($amount) }, verlorene Ortschaften zurückzugewinnen, sinkt
due_last_chance = Letzte Chance: ein Hexfeld beanspruchen und eine Ortschaft gründen, sonst ist das Königreich zerstört
due_what = { $name } { SIGNED($amount) }
due_what_percent = Verbrauch { SIGNED($amount) } %
due_what_divided = Verbrauch geteilt durch { $amount }
due_what_continuous = Würfe andauernder Ereignisse { SIGNED($amount) }
due_at_end = Monatsende
due_each = Jeden Monat
due_this_month = Diesen Monat fällig: { $list }
due_more = { $list }; und { $count } mehr
due_secret = Nur für den SL

## Mehrere Monate auf einmal

stops_at_once = Nichts wird gespielt: { $reason ->
    [fallen] Das Königreich besteht nicht mehr.
    [landless] Das Königreich hat sein Land verloren.
    [anarchy] Das Königreich ist in Anarchie.
    [unrest] Die Unruhe hat ihre Grenze schon erreicht.
    [risk] Der nächste Unterhalt könnte ein Hexfeld kosten.
   *[treasury] Die Schatzkammer ist schon unter ihrer Grenze.
}
play_stopped = { $months ->
    [0] Spiel im ersten Monat angehalten
    [one] Spiel nach einem Monat angehalten
   *[other] Spiel nach { $months } Monaten angehalten
}: { $reason ->
    [played] Das waren alle
    [fallen] Das Königreich besteht nicht mehr
    [landless] Das Königreich hat sein Land verloren
    [anarchy] Anarchie
    [unrest] Die Unruhe hat ihre Grenze erreicht
    [treasury] Die Schatzkammer ist unter ihrer Grenze
    [risk] Der nächste Unterhalt könnte ein Hexfeld kosten
    [event] Ein Ereignis
    [event_asks] { TERM("event", $event) }
    [edict] Ein Erlass kann nicht ergehen
    [hex] Ein Hexfeld ist zu wählen
    [name] Ein magischer Gegenstand braucht einen Namen
    [dice] { CAP(TERM("role", $role, 1, "definite")) } würfelt
    [others_open] { $kingdom } hat diesen Monat noch nicht gespielt
   *[choice] Etwas ist zu entscheiden
}{ $whose ->
    [other] {" "}({ $kingdom })
   *[own] {""}
}
month_in_short = Kurz: Schatzkammer { $treasury_before } → { $treasury }, Unruhe { $unrest_before } → { $unrest }; Wirtschaft { $economy }, Treue { $loyalty }, Stabilität { $stability }, Verbrauch { $consumption }
month_unnamed = Ein Monat braucht einen Namen.
start_month_out_of_range = Der erste Monat ist einer der { $count }, nicht Nummer { $number }.
event_in_no_hex = Dieses Ereignis trifft kein einzelnes Hexfeld: { TERM("event", $event) }.
