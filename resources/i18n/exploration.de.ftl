### Expeditionen: der Erlass, der Weg, was ihnen begegnet und was sie finden

## Was nicht geht, und was zu wissen ist

expedition_needs_capital = Erkunder brechen von der Hauptstadt auf, und { $kingdom } hat keine auf eigenem Land.
expedition_leads_nowhere = Die Expedition würde enden, wo sie beginnt, in { $hex }.
expedition_barred = Die Erkunder finden keinen Weg nach { $hex }, der das Land anderer Königreiche meidet.
nothing_to_explore = Auf dem Weg nach { $hex } gibt es nichts zu erforschen: Alles ist beansprucht oder erforscht.
nobody_to_go_along = Niemand hat das Amt inne ({ TERM("role", $role) }) und könnte mitgehen.
no_such_expedition = Es gibt keine Expedition Nummer { $number }.
expedition_too_short = Der Weg dauert { $days } Tage, und { $given } sind vereinbart: Die Erkunder kommen bis { $hex }.
expedition_too_long = Der Weg dauert nur { $days } der { $given } vereinbarten Tage.
goes_along = { CAP(TERM("role", $role, 1, "definite")) } geht mit und schuldet dem Königreich trotzdem jeden Monat eine Woche Dienst.

## Was getan wird, und was daraus wird

expedition_sent = Expedition nach { $hex }: { $months ->
    [one] ein Monat
   *[other] { $months } Monate
}, { $bp } BP, { $count ->
    [one] ein Hexfeld
   *[other] { $count } Hexfelder
} zu erforschen in { $days } Tagen
expedition_recalled = Die Expedition nach { $hex } zurückrufen: { $count ->
    [0] nichts ist erforscht
    [one] ein Hexfeld ist erforscht
   *[other] { $count } Hexfelder sind erforscht
}
expedition_explores = Die Erkunder kommen bis { $hex }: { $count ->
    [one] ein Hexfeld erforscht
   *[other] { $count } Hexfelder erforscht
}
expedition_travels = Die Erkunder sind unterwegs in { $hex }
expedition_sees = In { $hex } entdecken sie: { TERM("special_terrain", $special) }
expedition_stopped = Die Erkunder bleiben in { $hex } stehen: Der Weg weiter nach { $other_hex } ist ihnen versperrt
expedition_unseen = Die Erkunder bleiben in { $hex } verborgen (HG { $cr })
expedition_scattered = Die Erkunder fliehen und werden in { $hex } zerstreut (HG { $cr }): kein Fortschritt mehr in diesem Monat
expedition_killed = Die Erkunder werden in { $hex } getötet (HG { $cr }); mit ihnen sind { $bp } BP verloren
expedition_fought = Die Anführer und ihre Erkunder werden in { $hex } angegriffen: { $choice ->
    [goes_on] sie ziehen weiter
    [held_up] kein Fortschritt mehr in diesem Monat
   *[turns_back] sie kehren um
}
expedition_finds = In { $hex } entdecken sie, was verborgen war: { $what }
expedition_returns = Die Expedition nach { $hex } ist zurück in der Hauptstadt: { $count ->
    [0] nichts erforscht
    [one] ein Hexfeld erforscht
   *[other] { $count } Hexfelder erforscht
}
expedition_progress = { $count ->
    [0] Noch nichts erforscht
    [one] Ein Hexfeld erforscht
   *[other] { $count } Hexfelder erforscht
}
skill_passed = { $purpose ->
    [expedition_stealth] Wurf auf Heimlichkeit
    [expedition_survival] Suche
   *[other] Fertigkeitswurf
} in { $hex }: { $dice ->
    [rolled] { $natural } gewürfelt
    [typed] { $natural } eingegeben
   *[other] { $natural } auf dem Würfel
}, { $total } gegen { $dc }: gelungen
skill_failed = { $purpose ->
    [expedition_stealth] Wurf auf Heimlichkeit
    [expedition_survival] Suche
   *[other] Fertigkeitswurf
} in { $hex }: { $dice ->
    [rolled] { $natural } gewürfelt
    [typed] { $natural } eingegeben
   *[other] { $natural } auf dem Würfel
}, { $total } gegen { $dc }: misslungen
skill_ruled = { $purpose ->
    [expedition_stealth] Wurf auf Heimlichkeit
    [expedition_survival] Suche
   *[other] Fertigkeitswurf
} in { $hex }: { $passed ->
    [0] misslungen
   *[1] gelungen
} nach dem Wort des SL

## Was gefragt wird

ask_expedition_meets = Der Expedition nach { $hex } begegnet etwas Feindliches
ask_expedition_where = Wo begegnet es der Expedition nach { $hex }?
ask_expedition_cr = Welchen HG hat, was der Expedition nach { $hex } begegnet?
ask_expedition_stealth = HG { $cr } in { $hex }: Bleiben die Erkunder verborgen? Heimlichkeit, mit ihrem schlechtesten Modifikator.
ask_expedition_flight = Die Erkunder sind in { $hex } entdeckt (HG { $cr }): Kommen sie lebend davon?
ask_expedition_came = Wie ging der Angriff auf die Expedition nach { $hex } am Tisch aus?
ask_expedition_search = Etwas ist verborgen, wo die Expedition nach { $hex } war
ask_expedition_hidden = Wo ist etwas verborgen?
ask_expedition_dc = Wie gut ist es in { $hex } verborgen? SG 15, wenn Volksmärchen davon wissen, 30, wenn niemand davon weiß.
ask_expedition_survival = Entdecken die Erkunder, was in { $hex } verborgen ist? Überlebenskunst oder Wissen (Geographie), ein Würfel je Tag.
ask_expedition_find = Was entdecken sie in { $hex }?
due_expedition_returns = Die Expedition nach { $hex } kehrt zurück

## Woher die Zeilen kommen

source_expedition = { $id ->
    [cost] Sold der Erkunder
    [crossing] Bekanntes Land, nur durchquert
    [stealth] Heimlichkeit des Schlechtesten unter ihnen
    [survival] Überlebenskunst oder Wissen (Geographie)
    [killed] Getötete Erkunder
   *[other] Expedition
}
counts_hexes_days_each = { $hexes ->
    [one] ein Hexfeld
   *[other] { $hexes } Hexfelder
}, { $days_each ->
    [one] je ein Tag
   *[other] je { $days_each } Tage
}

## Fehler in Dateien

fault_expedition_jumps = Hier springt eine Expedition: Jedes Hexfeld ihres Weges grenzt an das vorige.
