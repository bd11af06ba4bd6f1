### Die Chronik: ihre Überschriften, ihre Würfel und Antworten, Gezeichnetes kurz gefasst.

quiet_month = Ruhiger Monat: { $dice ->
    [rolled] { $natural } gewürfelt
    [typed] { $natural } eingegeben
   *[other] { $natural } auf den Würfeln
}, nötig { $chance } oder weniger
event_due = Etwas geschieht: { $dice ->
    [rolled] { $natural } gewürfelt
    [typed] { $natural } eingegeben
   *[other] { $natural } auf den Würfeln
}, nötig { $chance } oder weniger
journal_title = Chronik: { $name }
journal_nothing = Noch steht hier nichts.
journal_phase = { $phase ->
    [upkeep] Unterhalt
    [edict] Erlasse
    [income] Einkommen
    [event] Ereignisse
   *[done] Nach der letzten Phase
}
journal_drawn = { $which ->
    [painted] { $hexes ->
        [one] Ein Hexfeld gemalt
       *[other] { $hexes } Hexfelder gemalt
    }
    [others] { $others ->
        [one] Eine Änderung an der Karte
       *[other] { $others } Änderungen an der Karte
    }
   *[both] { $hexes ->
        [one] Ein Hexfeld
       *[other] { $hexes } Hexfelder
    } gemalt und { $others ->
        [one] eine weitere Änderung
       *[other] { $others } weitere Änderungen
    } an der Karte
}
journal_answer = { $what }: { $how ->
    [rolled] { $value } gewürfelt
    [typed] { $value } eingegeben
    [yes] ja
    [no] nein
   *[chosen] { $value }
}
journal_request = { $part ->
    [stability] Stabilitätswurf
    [loyalty] Treuewurf
    [taxes] Wirtschaftswurf
    [renown] Ruhm oder Verruf
    [chance] Ob etwas geschieht
    [type] Art des Ereignisses
    [again] Art des zweiten Ereignisses
    [table] Ereignistabelle
    [settlement] Welche Ortschaft
    [hex] Welches Hexfeld
    [slot_filled] Platz für einen magischen Gegenstand
    [slots] Plätze für magische Gegenstände, je Bezirk ein Würfel
    [made] Wie der Gegenstand ist
    [base] Was es ist
    [name] Sein Name
    [which] Welcher Platz
    [slot] Welcher Platz
    [kind] Art
    [tier] Rang
    [hire] Abenteurer
    [in_person] Selbst erledigt
    [success] Erfolg
    [suppress] Niedergeschlagen
    [income] Ertrag des Handels
    [sale] Anderswo verkaufte Ladung
    [killed] Getötet
    [accept] Einladung angenommen
    [let] Darf bauen
    [lots] Bedrohte Baufelder
    [wide] Baufelder daneben
    [extent] Ausmaß
    [hexes] Hexfelder daneben
    [target] Ziel
    [lost] Was verloren geht
    [spreads] Wohin es sich ausbreitet
    [destroyed] Zerstörtes Gebäude
    [damaged] Beschädigtes Gebäude
    [how_many] Wie viele weitere
    [offer] Vorschlag
    [gift] Geschenk
    [wanted] Was verlangt wird
    [improvement] Verbesserung
    [lot] Welches Baufeld
    [place] Welches Gebäude
    [royal_enforcer] Der Königliche Vollstrecker drückt die Unruhe
   *[other] Würfel
}
hired_none = Keine Abenteurer
hired_low = Abenteurer niedriger Stufe
hired_middle = Abenteurer mittlerer Stufe
hired_high = Abenteurer hoher Stufe
