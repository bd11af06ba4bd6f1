### Die Erlassphase: Armee-Einheiten, Anführer, die wählen oder ausfallen, Festtage, an die niemand glaubt.

## Armee-Einheiten: warum nicht

no_such_army = Es gibt keine Armee Nummer { $number }.
army_exists = Eine Armee „{ $army }“ gibt es schon.
army_limit_reached = Arbeit an einer Armee tritt an die Stelle einer neuen Ortschaft; davon sind diesen Monat höchstens { $allowed } möglich (bisher { $used }).
cr_wrong = „{ $cr }“ ist kein HG: Das ist eine ganze Zahl oder ein Bruch wie 1/2.
army_no_settlement = Es gibt keine Ortschaft hier: { $hex }.
army_no_post = Für Armeen gibt es nichts dergleichen hier ({ $hex }): Eine Armee steht im Freien, in einer Ortschaft, einer Befestigungsanlage oder einem Wachturm.
army_not_allied = Dieses Land gehört einem Königreich, das nicht verbündet ist ({ $kingdom }): Armeen stehen nur im Land von Verbündeten.
army_not_in_settlements = Die Armeen Verbündeter stehen nicht in den Ortschaften eines Königreichs ({ $kingdom }), nur in seinem Land, seinen Befestigungsanlagen und Wachtürmen.
army_post_taken = { CAP(TERM("improvement", $within, 1, "definite")) } ({ $hex }) ist besetzt: Die Armee eines Verbündeten kann nur dorthin, wo keine andere steht.
army_troubles_ally = Hat { $kingdom } nicht nach einem Angriff um Hilfe gebeten, legt es einen Treuewurf ab, sonst steigt seine Unruhe um 1W2.

## Armee-Einheiten: was getan wurde, Zeilen der Aufstellung

army_raised = Aufstellung der Armee: { $army }
army_changed = { $work ->
    [expand] Vergrößerung der Armee: { $army }
    [equip] Ausrüstung der Armee: { $army }
   *[repair] Auffrischung der Armee: { $army }
}
army_edited = Bearbeitung der Armee: { $army }
army_disbanded = Auflösung der Armee: { $army }
army_stationed = Verlegung der Armee: { $army } ({ $hex })
army_stationed_in = { $within ->
    [settlement] Verlegung der Armee in die Ortschaft: { $army } ({ $hex })
   *[other] Verlegung der Armee: { $army }, in { TERM("improvement", $within, 1, "definite_accusative") } ({ $hex })
}
army_off_the_map = Von der Karte genommene Armee: { $army }
source_army_at = { $place } (Armee)
counts_bp_a_week_weeks = { $bp_a_week } BP je Woche, { $weeks ->
    [one] eine Woche
   *[other] { $weeks } Wochen
} im Feld
counts_bp_a_week_reserve = { $bp_a_week } BP, in Reserve

## Armee-Einheiten: in Listen

army_nowhere = Nicht auf der Karte
army_stands = { $within ->
    [settlement] { $settlement }
    [open] { $hex }
   *[other] { CAP(TERM("improvement", $within)) }, { $hex }
}
army_field = { $weeks ->
    [0] In Reserve
    [1] Eine Woche im Monat
    [4] Den ganzen Monat
   *[other] { $weeks } Wochen im Monat
}

## Anführer: warum nicht

which_holder = Dieses Amt ({ TERM("role", $role) }) haben zwei inne, { $first } und { $second }: Wer ist gemeint?
no_choice_of_attributes = Dieses Amt ({ TERM("role", $role) }) lässt keine Wahl der Werte.
attribute_missing = Ein Wert des Königreichs fehlt: economy, loyalty oder stability.
attributes_unchanged = Das verbessert { TERM("role", $role, 1, "definite") } schon.
choice_lasts = { CAP(TERM("role", $role, 1, "definite")) } hat schon gewählt, und diese Wahl bleibt; weitere Werte kommen hinzu, wenn das Königreich wächst ({ $name }).
choice_in_edict_phase = { CAP(TERM("role", $role, 1, "definite")) } wählt nur in der Erlassphase neu.
choice_made = { CAP(TERM("role", $role, 1, "definite")) } hat in dieser Erlassphase schon neu gewählt.
rulers_choose_together = Zwei verheiratete Herrscher verbessern dieselben Werte; { $name } hat andere gewählt.
replaced_in_edict_phase = { $name } ist seit der letzten Erlassphase ausgefallen: In der nächsten kann das Amt ({ TERM("role", $role) }) neu vergeben werden.
leader_lost_already = { $name } ist schon ausgefallen.
leader_not_lost = { $name } ist im Amt.

## Anführer: was getan wurde, Zeilen der Aufstellung

attributes_chosen = { CAP(TERM("role", $role, 1, "definite")) } verbessert jetzt: { TERM("term", $attribute) }{ $count ->
    [one] {""}
   *[other] {" "}und mehr
}
leader_lost = { $how ->
    [dead] Tod im Amt: { $name } ({ TERM("role", $role) })
   *[disabled] Dienstunfähig: { $name } ({ TERM("role", $role) })
}
leader_returned = Zurück im Amt: { $name } ({ TERM("role", $role) })
reason_leader_lost = tot oder dienstunfähig
reason_lost_this_month = diesen Monat ausgefallen; das Amt gilt ab dem nächsten Unterhalt als vakant
reason_absence_softened = kurze Abwesenheit kostet nur den Vorteil, nach einer Regelauslegung dieser Kampagne
reason_vacancy_grace = ein junges Königreich bleibt verschont: ein Amt je Hexfeld, nach einer Regelauslegung dieser Kampagne

## Festtage: warum nicht, was getan wurde, Zeilen der Aufstellung

no_holidays_promised = Es sind keine Festtage versprochen, die Treue bringen könnten.
holidays_already_suspended = Der Vorteil der Festtage ist schon ausgesetzt.
holidays_not_suspended = Der Vorteil der Festtage ist nicht ausgesetzt.
holidays_suspended = Vorteil der Festtage ausgesetzt
holidays_restored = Vorteil der Festtage wiederhergestellt
reason_holidays_suspended = vom SL ausgesetzt
