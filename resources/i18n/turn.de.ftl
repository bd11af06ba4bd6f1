### Der Monat: wonach gefragt wird, was daraus wurde, warum nicht.

## Warum nicht

month_done = Der Monat ist gespielt; nun beginnt der nächste.
month_past = { $month ->
    [one] Monat { $month } ist vorbei.
    [other] Monat { $month } ist vorbei.
   *[named] { $month } ist vorbei.
}
no_such_event = Es gibt kein Ereignis „{ $event }“.
no_such_ahead = Im Kalender gibt es kein Ereignis Nummer { $number }.
no_such_ongoing = Es gibt kein andauerndes Ereignis Nummer { $number }.
reign_not_begun = Die Herrschaft von { $kingdom } hat noch nicht begonnen; erst ist die Gründung abzuschließen.
answer_not_asked = Bisher hat nichts nach „{ $request }“ gefragt; es wird übergangen.
die_out_of_range = Ein W{ NUMBER($sides, useGrouping: 0) } zeigt 1 bis { $sides }.
dice_missing = { $count ->
    [one] Gebraucht wird ein W{ NUMBER($sides, useGrouping: 0) }.
   *[other] Gebraucht werden { $count } W{ NUMBER($sides, useGrouping: 0) }.
}
not_an_option = Das steht nicht zur Wahl: { $options }.
yes_or_no = Die Antwort lautet ja oder nein.
amount_missing = Die Menge muss mindestens 1 sein.
already_withdrawn = Diesen Monat wurden schon BP entnommen.
deposit_too_small = { $gp } GM sind weniger als 1 BP, der { $rate } GM erfordert.
valuable_too_cheap = Ein Wertgegenstand von { $price } GM wird eingelegt, nicht verkauft; verkauft wird erst über 4.000 GM.
above_base_value = Niemand in der Ortschaft kann etwas im Wert von { $price } GM bezahlen: Ihr Grundwert ist { $most } GM.
sold_in_every_district = { $settlement } hat diesen Monat schon einen Wertgegenstand je Bezirk gekauft.
no_such_slot = { $settlement } hat in Gebäude { $building } keinen Platz { $slot } für magische Gegenstände.
slot_empty = An diesem Platz in { $settlement } ist nichts.

## Was getan wurde (Chronik, Rückgängig)

step_played = { $step ->
    [stability] Stabilitätswurf
    [consumption] Zahlung des Verbrauchs
    [items] Plätze für magische Gegenstände
    [unrest] Änderung der Unruhe
    [leaders] Regierungsämter erledigt
    [hexes] Hexfelder erledigt
    [improvements] Geländeverbesserungen erledigt
    [settlements] Ortschaften erledigt
    [armies] Armeen erledigt
    [edicts] Erlasse erledigt
    [withdrawals] Entnahmen erledigt
    [deposits] Einlagen erledigt
    [sales] Verkäufe erledigt
    [taxes] Steuereinnahme
    [continuous] Andauernde Ereignisse
    [ahead] Vorgesehene Ereignisse
   *[event] Ereignis des Monats
}
phase_played = { $phase ->
    [upkeep] Unterhaltsphase
    [edict] Erlassphase
    [income] Einkommensphase
   *[event] Ereignisphase
}
step_restarted = Neubeginn des Schritts
event_put_ahead = { $month ->
    [one] Für Monat { $month } vorgesehen: { TERM("event", $event) }
    [other] Für Monat { $month } vorgesehen: { TERM("event", $event) }
   *[named] Für { $month } vorgesehen: { TERM("event", $event) }
}
event_put_ahead_removed = Aus dem Kalender genommen: { TERM("event", $event) }
event_removed = Entfernen eines Ereignisses: { TERM("event", $event) }
withdrawn = Entnahme von { $bp } BP als { $gp } GM
deposited = Einlage von { $gp } GM als { $bp } BP
valuable_sold = Verkauf eines Wertgegenstands in { $settlement } für { $bp } BP
item_placed = { $name } in { $settlement }
item_taken = { $name } in { $settlement } gekauft{ $price ->
    [0] {""}
   *[other] {" "}für { $price } GM
}

## Was geschah (Chronik)

check_passed = { $attribute ->
    [economy] { TERM("term", "economy_check") }
    [loyalty] { TERM("term", "loyalty_check") }
   *[stability] { TERM("term", "stability_check") }
}: { $dice ->
    [rolled] { $natural } gewürfelt
    [typed] { $natural } eingegeben
   *[other] { $natural } auf dem Würfel
}, { $total } gegen { $dc }: gelungen
check_failed = { $attribute ->
    [economy] { TERM("term", "economy_check") }
    [loyalty] { TERM("term", "loyalty_check") }
   *[stability] { TERM("term", "stability_check") }
}: { $dice ->
    [rolled] { $natural } gewürfelt
    [typed] { $natural } eingegeben
   *[other] { $natural } auf dem Würfel
}, { $total } gegen { $dc }: misslungen
consumption_paid = Verbrauch: { $due } BP fällig{ $drawn ->
    [0] {""}
   *[other] , davon { $drawn } aus dem Nahrungsvorrat
}
no_taxes = Keine Steuern: Das Amt ist vakant ({ TERM("role", $role) })
taxes_collected = Steuern: { $amount } BP
sponsor_paid = Der reiche Gönner erhält { $amount } BP
hex_lost = Verlust des Hexfeldes { $hex }
item_found = { $item } taucht in { $settlement } auf{ $price ->
    [0] {""}
   *[other] , für { $price } GM
}
event_occurs = { TERM("event", $event) }
event_continues = Weiterhin: { TERM("event", $event) }
event_ended = Vorüber: { TERM("event", $event) }
event_spreads = Ausbreitung auf das Hexfeld { $hex }: { TERM("event", $event) }
event_invalid = Hier nicht möglich, neuer Wurf: { TERM("event", $event) }
diplomatic_offer = Angebot eines Nachbarn: { TERM("edict", $edict) }
land_seized = Siedler nehmen das Hexfeld { $hex } in Besitz und errichten { TERM("improvement", $improvement, 1, "indefinite_accusative") }
assassin_strikes = Ein Attentäter greift { $name } an ({ TERM("role", $role) })
leader_killed = Tod von { $name } ({ TERM("role", $role) })
improvement_destroyed = Zerstörung { TERM("improvement", $improvement, 1, "of_definite") } im Hexfeld { $hex }
monster_beaten = Das Monster im Hexfeld { $hex } ist besiegt
demand_raised = Das Volk will, dass dies { $build ->
    [1] gebaut wird
   *[0] verschwindet
}: { TERM($kind, $wanted) }
demand_met = Das Volk hat seinen Willen: { TERM($kind, $wanted) }
gift_built = Geschenk für { $settlement }: { TERM("building", $building) }
no_room_for_gift = Kein Platz in { $settlement } für ein Geschenk: { TERM("building", $building) }
building_destroyed = Zerstörung { TERM("building", $building, 1, "of_definite") } in { $settlement }
building_was_damaged = Schaden in { $settlement }: { TERM("building", $building) }
pilgrims_came = Ankunft von Pilgern in { $settlement }

## Ergänzungen: Würfe der Aktionen, Meilensteine, mehrere Monate auf einmal

annexation_failed = Die Freie Stadt im Hexfeld { $hex } will noch nicht beitreten
free_city_by_itself = Im Hexfeld { $hex } steht eine Freie Stadt: Es wird für sich allein beansprucht.
leader_abdicated = Rücktritt: { $name } ({ TERM("role", $role) })
milestone = Meilenstein: { TERM("milestone", $milestone) }, { $xp } EP
months_played = { $months ->
    [one] Ein Monat gespielt
   *[other] { $months } Monate gespielt
}
months_stopped = Spiel angehalten: { $reason ->
    [asked] Der Tisch ist gefragt
    [event] Ein Ereignis
    [unrest] Die Unruhe
   *[treasury] Die Schatzkammer
}
months_to_play = Auf einmal lassen sich 1 bis { $most } Monate spielen, nicht { $months }.
plague_rages = Im Hexfeld { $hex } wütet eine Seuche: Dort kann nichts gebaut werden.
reason_handed_over = in diesem Monat übernommen, nach einem misslungenen Wurf
