### Die Sätze der Engine: warum nicht, Hinweise, was getan wurde, woher Zahlen kommen.
### Die Funktionen hier erklärt kingdom_gui/words/functions.py; die Begriffe stehen in resources/terms.

## Warum nicht: unmöglich

no_such_kingdom = In dieser Kampagne gibt es kein Königreich „{ $kingdom }“.
no_such_hex = Das Hexfeld { $hex } liegt nicht auf der Karte.
no_such_settlement = Es gibt keine Ortschaft „{ $settlement }“.
settlement_not_yours = { $settlement } gehört nicht zu diesem Königreich.
no_such_terrain = Es gibt kein Gelände „{ $terrain }“.
no_such_special = Es gibt kein besonderes Gelände „{ $special }“ zum Setzen. Ein Fluss wird gezeichnet.
no_such_building = Es gibt kein Gebäude „{ $building }“.
no_such_improvement = Es gibt keine Geländeverbesserung „{ $improvement }“.
no_such_role = Es gibt kein Regierungsamt „{ $role }“.
no_such_ability = Es gibt kein Attribut „{ $ability }“; möglich sind str, dex, con, int, wis und cha.
no_such_attribute = Dieses Amt kann nichts zu „{ $attribute }“ beitragen.
no_such_edict = Es gibt keinen Erlass „{ $edict }“; möglich sind holiday, promotion und taxation.
no_such_level = Der Erlass „{ TERM("edict", $edict) }“ hat keine Stufe „{ $level }“.
no_such_alignment = Es gibt keine Gesinnung „{ $alignment }“; möglich sind LG, NG, CG, LN, N, CN, LE, NE und CE.
no_such_government = Es gibt keine Regierungsform „{ $government }“.
no_such_total = „{ $name }“ ist keine Zahl, die sich hier ändern lässt.
no_such_modifier = Es gibt keinen Modifikator Nummer { $number }.
no_such_ruling = Es gibt keine Regelauslegung „{ $ruling }“, die eine Wahl lässt.
no_such_choice = Die Regelauslegung „{ $ruling }“ hat keine Möglichkeit „{ $choice }“.
bad_id = „{ $id }“ taugt nicht als Kennung: Erlaubt sind Kleinbuchstaben, Ziffern, - und _, am Anfang ein Buchstabe oder eine Ziffer.
kingdom_exists = Ein Königreich „{ $kingdom }“ gibt es schon.
settlement_exists = Eine Ortschaft „{ $settlement }“ gibt es schon.
name_missing = Ein Name fehlt.
below_zero = { $name ->
    [figure] Zahl, die ein Gebäude führt
   *[other] { CAP(TERM("term", $name)) }
}: Der Wert { SIGNED($value) } ist nicht erlaubt, unter 0 geht es nicht.
days_out_of_range = Ein Monat hat 0 bis 31 Tage Dienst, nicht { $days }.
months_out_of_range = Ein Modifikator gilt mindestens einen Monat, nicht { $months }.
nothing_granted = Nichts würde sich ändern: Alle Werte sind 0.
number_out_of_range = „{ $field }“ muss eine ganze Zahl von { $low } bis { $high } sein.
not_text = „{ $field }“ enthält Zeichen, die kein Text sind.
nothing_chosen = Es wurde nichts gewählt: Weder ein Hexfeld noch ein Baufeld ist genannt.
nothing_written = Die Notiz ist leer.
hex_claimed = Das Hexfeld { $hex } ist bereits beansprucht.
already_claimed = Das Königreich hat dies schon beansprucht.
not_neighbours = Die Hexfelder { $hex } und { $other_hex } berühren sich nicht; zwischen ihnen kann kein Fluss verlaufen.
special_already_there = Im Hexfeld { $hex } gibt es bereits { TERM("special_terrain", $special, 1, "indefinite_accusative") }.
special_not_there = Im Hexfeld { $hex } fehlt dies: { TERM("special_terrain", $special) }.
already_there = Dort gibt es bereits { TERM("improvement", $improvement, 1, "indefinite_accusative") }.
improvement_not_there = Dort fehlt dies: { TERM("improvement", $improvement) }.
never_built_alone = { CAP(TERM("improvement", $improvement, 1, "indefinite")) } wird nie für sich gebaut: Die Kosten sind in denen der Straße enthalten.
already_prepared = Das Hexfeld { $hex } ist bereits vorbereitet.
cannot_prepare = Auf diesem Gelände ({ TERM("terrain", $terrain) }) lässt sich keine Ortschaft vorbereiten.
already_reigning = Die Herrschaft von { $kingdom } hat schon begonnen.
role_held = Dieses Amt ({ TERM("role", $role) }) hat bereits { $name } inne; erst muss es frei oder neu vergeben werden.
nobody_there = Dieses Amt ({ TERM("role", $role) }) hat niemand inne.
cannot_act_as_ruler = { CAP(TERM("role", $role, 1, "indefinite")) } kann { TERM("role", "ruler", 1, "definite_accusative") } nicht vertreten; das können nur { TERM("role", "consort", 1, "definite") } und { TERM("role", "heir", 1, "definite") }.

## Warum nicht: Regeln

treasury_short = Das kostet { $need } BP; in der Schatzkammer liegen { $have }.
anarchy = Im Königreich herrscht Anarchie: Nichts geht, bis die Ordnung wiederhergestellt ist.
role_needed = Ohne { TERM("role", $role, 1, "indefinite_accusative") } ist das nicht möglich.
limit_reached =
    { $limit ->
        [claims] Mehr geht diesen Monat nicht: höchstens { $allowed ->
            [one] ein beanspruchtes Hexfeld
           *[other] { $allowed } beanspruchte Hexfelder
        } (bisher { $used }, gewünscht { $asked }).
        [settlements] Mehr geht diesen Monat nicht: höchstens { $allowed ->
            [one] eine neue Ortschaft
           *[other] { $allowed } neue Ortschaften
        } (bisher { $used }, gewünscht { $asked }).
        [buildings] Mehr geht diesen Monat nicht: höchstens { $allowed ->
            [one] ein Gebäude
           *[other] { $allowed } Gebäude
        } (bisher { $used }, gewünscht { $asked }).
       *[improvements] Mehr geht diesen Monat nicht: höchstens { $allowed ->
            [one] eine Geländeverbesserung
           *[other] { $allowed } Geländeverbesserungen
        } (bisher { $used }, gewünscht { $asked }).
    }
reasons_alike = … und { $count } weitere dieser Art.
not_explored = Das Hexfeld { $hex } ist noch nicht erforscht.
not_cleared = Das Hexfeld { $hex } ist noch nicht von Gefahren befreit.
not_adjacent_to_realm = Das Hexfeld { $hex } grenzt nicht an das Königreich.
sea_between = Das Hexfeld { $hex } liegt jenseits tiefen Wassers: Zuerst { $count ->
    [one] muss das Hexfeld Wasser dazwischen
   *[other] müssen die { $count } Hexfelder Wasser dazwischen
} erforscht und beansprucht werden.
hex_not_claimed = Das Hexfeld { $hex } ist von diesem Königreich nicht beansprucht.
wrong_terrain = { CAP(TERM("improvement", $improvement, 1, "indefinite")) } lässt sich im Hexfeld { $hex } nicht errichten (Gelände: { TERM("terrain", $terrain) }).
size_too_small = Das verlangt ein Königreich der Größe { $needed }; dieses hat Größe { $size }.
needs_inhex =
    { $improvement ->
        [farm] In der Wüste braucht ein Bauernhof einen Kanal, eine Küste oder einen Fluss im eigenen Hexfeld ({ $hex }).
        [fishery] Eine Fischerei braucht eine Küste, einen Fluss, einen Sumpf oder Wasser ({ $hex }).
       *[other] Dem Hexfeld { $hex } fehlt das nötige Wasser.
    }
needs_inorbeside = { CAP(TERM("improvement", $improvement, 1, "indefinite")) } braucht einen Fluss, See, Sumpf oder Kanal im Hexfeld { $hex } oder daneben, oder zwei benachbarte Bauernhöfe.
needs_noneof = Eine Befestigungsanlage und ein Wachturm können sich das Hexfeld { $hex } nicht teilen.
better_one_there = Das Hexfeld { $hex } hat schon etwas Besseres.
hex_not_shared = { CAP(TERM("improvement", $improvement, 1, "definite")) } und { TERM("improvement", $other, 1, "definite") } können sich das Hexfeld { $hex } nicht teilen.
holds_another_role = { $name } hat schon ein Amt inne ({ TERM("role", $role) }); jede Person kann nur eines haben.
rulers_married = Neben zwei verheirateten Herrschern ist kein Platz für einen Gemahl.

## Hinweise

no_settlement = Das Königreich hat noch keine Ortschaft.
no_ruler = Das Königreich hat noch keinen Herrscher; ohne ihn steigt die Unruhe in jeder Unterhaltsphase um 4.
free_city_in_hex = Im Hexfeld { $hex } liegt eine Freie Stadt: Um sie friedlich anzugliedern, braucht es einen Stabilitätswurf.
capital_lost = { $settlement } ist die Hauptstadt und ginge verloren.
not_below = Nach den Regeln gibt es dieses Gelände ({ TERM("terrain", $painted) }) nicht unter jenem ({ TERM("terrain", $terrain) }): Hexfeld { $hex }.
realm_split = { $count ->
    [one] Ein Hexfeld würde
   *[other] { $count } Hexfelder würden
} damit von der Hauptstadt abgeschnitten.
attributes_later = Bei dieser Größe verbessert { TERM("role", $role, 1, "definite") } { $count ->
    [one] einen Wert
   *[other] { $count } Werte
} des Königreichs; die anderen warten, bis es wächst.
attribute_chosen = Kein Wert des Königreichs wurde gewählt; { TERM("role", $role, 1, "definite") } verbessert daher diesen: { TERM("term", $attribute) }.

## Was getan wurde (Chronik, Rückgängig)

terrain_painted = Gelände: { TERM("terrain", $terrain) } ({ $count })
hexes_removed = Entfernen { $count ->
    [one] eines Hexfeldes
   *[other] von { $count } Hexfeldern
} von der Karte
water_set = Küsten und Seen
river_drawn = Zeichnen eines Flusses
river_erased = Entfernen eines Flusses
special_added = Hinzufügen { TERM("special_terrain", $special, 1, "of_indefinite") } im Hexfeld { $hex }
special_removed = Entfernen { TERM("special_terrain", $special, 1, "of_definite") } aus dem Hexfeld { $hex }
explored = Erforschung { $count ->
    [one] eines Hexfeldes
   *[other] von { $count } Hexfeldern
}
hex_noted = Notiz zum Hexfeld { $hex }
road_double_set = Straßenpreis im Hexfeld { $hex }
settings_changed = Änderung der Kampagneneinstellungen
kingdom_founded = Gründung von { $name }
kingdom_adopted = Übernahme von { $name } vom Papier
paper_set = Berichtigung des Papierbogens von { $kingdom }
reign_begun = Herrschaftsbeginn in { $kingdom }
kingdom_edited = Bearbeitung von { $kingdom }
sat_at_table = Königreich am Tisch: { $kingdom }
month_begun = { $month ->
    [one] Beginn von Monat { $month }
    [other] Beginn von Monat { $month }
   *[named] Beginn: { $month }
}
hexes_claimed = { $count ->
    [one] Beanspruchung des Hexfeldes { $hex }
   *[other] Beanspruchung von { $count } Hexfeldern
}
hexes_granted = { $count ->
    [one] Verleihung des Hexfeldes { $hex }
   *[other] Verleihung von { $count } Hexfeldern
}
hexes_abandoned = { $count ->
    [one] Aufgabe des Hexfeldes { $hex }
   *[other] Aufgabe von { $count } Hexfeldern
}
improvement_built = { $count ->
    [one] Bau { TERM("improvement", $improvement, 1, "of_indefinite") } im Hexfeld { $hex }
   *[other] Bau in { $count } Hexfeldern: { TERM("improvement", $improvement, $count) }
}
improvement_removed = { $count ->
    [one] Entfernen { TERM("improvement", $improvement, 1, "of_definite") } aus dem Hexfeld { $hex }
   *[other] Entfernen aus { $count } Hexfeldern: { TERM("improvement", $improvement, $count) }
}
hex_prepared = Vorbereitung des Hexfeldes { $hex }{ $months ->
    [0] {""}
    [one] , fertig in einem Monat
   *[other] , fertig in { $months } Monaten
}
leader_appointed = Einsetzung von { $name } als { TERM("role", $role) }
leader_dismissed = Entlassung von { $name } als { TERM("role", $role) }
edict_set = { CAP(TERM("edict", $edict)) }: { LEVEL($edict, $level) }
granted = Gewährung durch den SL
modifier_added = { CAP(TERM("term", $target)) } { SIGNED($amount) } durch den SL
modifier_removed = Entfernen eines Modifikators: { TERM("term", $target) } { SIGNED($amount) }
ruling_set = Regelauslegung „{ TERM("ruling", $ruling) }“: { CHOICE($ruling, $choice) }
note = Notiz
overridden = Regel vom SL außer Kraft gesetzt
anarchy_began = Unruhe bei 20: Anarchie

## Woher Zahlen kommen

source_alignment = Gesinnung: { TERM("alignment", $id) }
source_building = { TERM("building", $id) }
source_building_at = { TERM("building", $id) }, { $place }
source_improvement = { TERM("improvement", $id) }
source_improvement_at = { TERM("improvement", $id) }, { $place }
source_special_terrain = { TERM("special_terrain", $id) }
source_special_terrain_at = { TERM("special_terrain", $id) }, { $place }
counts_hexes_per = { $hexes ->
    [one] ein Hexfeld
   *[other] { $hexes } Hexfelder
}, eins je { $per }
counts_hexes = { $hexes ->
    [one] ein Hexfeld
   *[other] { $hexes } Hexfelder
}
counts_lots_people_per_lot = { $lots ->
    [one] ein Baufeld
   *[other] { $lots } Baufelder
} zu { $people_per_lot } Einwohnern
counts_cr_divisor = höchster HG { $cr }, eins je { $divisor }
counts_gp_gp_per_fame = Ausstellungsstücke für { $gp } GM, eins je { $gp_per_fame }
source_leader = { TERM("role", $id) }: { $place }
source_vacancy = { TERM("role", $id) }: Amt vakant
source_edict = { CAP(TERM("edict", $id)) }: { $level }
source_attribute = { CAP(TERM("term", $id)) }
source_unrest = { CAP(TERM("term", "unrest")) }
source_size = Größe
source_district = Bezirke
source_settlement = { $id ->
    [size] Größe von { $place }
   *[other] { $place }
}
source_hex = { $id ->
    [claim] Beanspruchung, { $place }
    [preparation] Vorbereitung, { $place }
    [abandoned] Aufgegebenes Hexfeld, { $place }
   *[other] Beanspruchte Hexfelder
}
source_army = Armeen
source_carried = Übertrag vom Papierbogen
source_gm = Vom SL gewährt
source_gm_noted = { $note } (SL)
source_event = { TERM("event", $id) }
source_event_at = { TERM("event", $id) }, { $place }
source_founding = { $id ->
    [patron] Vom reichen Gönner
   *[other] Aus eigener Kraft
}
source_opening = Übertrag: { $id ->
    [purchase] Ausgaben
    [building] Gebäude
    [gm] SL
    [hex] Hexfelder
    [vacancy] vakante Ämter
    [founding] Gründung
    [carried] Papierbogen
    [floor] bei 0 gehalten
    [improvement] Geländeverbesserungen
    [event] Ereignisse
    [rule] gespielte Züge
    [leader] Anführer
    [debt] Schulden
    [independence] Unabhängigkeit
    [union] Vereinigung
    [vassal] Vasallen
   *[other] { $id }
}
source_purchase = Ausgegeben: { $what }
source_floor = Nie unter 0
source_cap = Höchstwert
source_rule = { $id ->
    [capital] Verlegte Hauptstadt
    [control_dc] Grundwert
    [adopting] Schon bezahlt
    [population] Einwohner
    [rebuild_same] Wiederaufbau auf den eigenen Trümmern
    [rebuild_other] Bau auf Trümmern
    [salvage] Geplünderte Ruine
    [construction_magic] Baumagie
    [demolition] Räumung der Baufelder
    [repair] Instandsetzung
    [upkeep_stability] Stabilitätswurf
    [action_check] Aus dieser Handlung
    [win_back] Will zurück ins Reich
    [surplus] Überschuss der Bauernhöfe
    [consumption] Verbrauch
    [taxes] Steuern
    [tax_bonus] Minen, Steinbrüche und dergleichen
    [sponsor] Reicher Gönner
    [adventurers] Angeheuerte Abenteurer
    [withdrawal] Entnahme
    [deposit] Einlage
    [sale] Verkauf
    [secondary_territory] Nebengebiet
    [fallen] Schatzkammer eines gefallenen Königreichs
    [special_edicts] Sondererlasse eines Zugs
    [slot_purge] Abgestoßene Gegenstände
   *[other] { $id }
}
source_ruling = Regelauslegung „{ TERM("ruling", $id) }“
source_government = { TERM("government", $id) }
source_debt = Schulden
source_custom = { $note }

# Eine Zeile und was sie erklärt: ihre Anzahlen oder eine Notiz.
with_detail = { $text }: { $detail }

## Warum eine Zeile nicht zählt

reason_founding = erst ab dem ersten Monat der Herrschaft
reason_stand_in = diesen Monat gibt es eine Vertretung
reason_duties_neglected = weniger als sieben Tage Dienst
reason_role_vacant = das Amt ist vakant
reason_size_too_small = das Königreich ist zu klein
reason_ruling = nach einer Regelauslegung dieser Kampagne
reason_not_in_this_month = nicht in diesem Monat
reason_damaged = Gebäude beschädigt
reason_no_building_yet = noch nicht gegründet, bis das erste Gebäude steht
reason_planned = geplant, noch nicht bezahlt
reason_floor = nie unter 0

## Ortschaften und Gebäude: unmöglich

hex_has_settlement = Im Hexfeld { $hex } liegt bereits { $settlement }.
already_capital = { $settlement } ist bereits die Hauptstadt.
no_such_district = { $settlement } hat keinen Bezirk { $district }.
no_building_of_number = { $settlement } hat kein Gebäude Nummer { $number }.
no_such_lot = Es gibt kein Baufeld { $lot }; die Baufelder zählen von 0 bis 35, Reihe für Reihe von Nordwesten an.
needs_side = Für { TERM("building", $building, 1, "indefinite_accusative") } ist eine Seite des Bezirks anzugeben: n, e, s oder w.
takes_no_side = Für { TERM("building", $building, 1, "indefinite_accusative") } sind Baufelder anzugeben, keine Seite.
wrong_lot_count = Für { TERM("building", $building, 1, "indefinite_accusative") } braucht es { $lots ->
    [one] ein Baufeld
   *[other] { $lots } Baufelder
}, nicht { $given }.
lots_off_grid = Dort ist auf dem Bezirksplan kein Platz für { TERM("building", $building, 1, "indefinite_accusative") }.
wrong_shape = Für { TERM("building", $building, 1, "indefinite_accusative") } müssen die { $lots } Baufelder zusammenliegen: nebeneinander oder zwei mal zwei.
lot_taken = Das Baufeld ist bereits belegt ({ TERM("building", $other) }).
lot_in_use = Das Baufeld lässt sich nicht sperren, weil es bebaut ist ({ TERM("building", $other) }).
not_planned = Das ist kein Plan mehr: Das Gebäude steht schon ({ TERM("building", $building) }).
building_is_planned = Dieses Gebäude ist erst geplant ({ TERM("building", $building) }); es muss zunächst errichtet werden.
not_damaged = Dieses Gebäude ist nicht beschädigt ({ TERM("building", $building) }).
upgrade_leaves_lots = Der Ausbau zu { TERM("building", $building, 1, "indefinite_dative") } muss die Baufelder { TERM("building", $old, 1, "of_definite") } behalten.
no_room_to_grow = Für den Ausbau { TERM("building", $old, 1, "of_definite") } zu { TERM("building", $building, 1, "indefinite_dative") } fehlt der Platz: Es braucht { $lots } Baufelder.

## Ortschaften und Gebäude: Regeln

lot_blocked = Das Baufeld ist zurzeit nicht nutzbar.
lot_has_one = Auf diesem Baufeld gibt es bereits { TERM("building", $building, 1, "indefinite_accusative") }.
needs_host = Für { TERM("building", $building, 1, "indefinite_accusative") } an dieser Stelle braucht es ein gemeinsames Baufeld mit { TERMS("building", $any_of, "indefinite_dative") }.
must_not_adjoin = { CAP(TERM("building", $building, 1, "definite")) } und { TERM("building", $other, 1, "definite") } dürfen nicht nebeneinanderstehen.
needs_neighbours = Für { TERM("building", $building, 1, "indefinite_accusative") } braucht es { $needed ->
    [one] einen Nachbarn, der
   *[other] { $needed } Nachbarn, die
} sonst keinem Gebäude { $needed ->
    [one] dient
   *[other] dienen
}: { TERMS("building", $any_of) }. { $found ->
    [0] Es gibt keinen.
    [one] Es gibt einen.
   *[other] Es gibt { $found }.
}
needs_water_border = Für { TERM("building", $building, 1, "indefinite_accusative") } braucht es eine Wassergrenze des Bezirks.
needs_water_or_gm = Für { TERM("building", $building, 1, "indefinite_accusative") } braucht es eine Wassergrenze, es sei denn, der SL erlässt sie.
needs_land_side = Für { TERM("building", $building, 1, "indefinite_accusative") } braucht es eine Landseite; diese Seite ist Wasser.
side_has_one = Auf dieser Seite gibt es bereits { TERM("building", $building, 1, "indefinite_accusative") }.
limit_per_district = In einem Bezirk ist nur Platz für { $limit ->
    [one] { TERM("building", $building, 1, "indefinite_accusative") }
   *[other] { $limit } { TERM("building", $building, $limit) }
}.
limit_per_settlement = Eine Ortschaft kann nur { $limit ->
    [one] { TERM("building", $building, 1, "indefinite_accusative") }
   *[other] { $limit } { TERM("building", $building, $limit) }
} haben.
needs_building = Für { TERM("building", $building, 1, "indefinite_accusative") } braucht die Ortschaft { TERMS("building", $any_of, "indefinite_accusative") }.
needs_item_tier = Für { TERM("building", $building, 1, "indefinite_accusative") } braucht die Ortschaft ein Gebäude, das { TERM("item_tier", $tier, 2, "attributive_other") } magische Gegenstände hervorbringt.
needs_part = Für { TERM("building", $building, 1, "indefinite_accusative") } braucht es auf derselben Seite bereits { TERM("building", $other, 1, "indefinite_accusative") }.
not_ready = { $settlement } wird noch vorbereitet: { $months ->
    [one] Ein Monat fehlt
   *[other] { $months } Monate fehlen
}.
magic_used = Die Baumagie wurde diesen Monat schon eingesetzt.
only_gm_moves = Dieses Gebäude steht und ist bezahlt ({ TERM("building", $building) }); nur der SL darf es versetzen.
carries_other = Man kann { TERM("building", $building, 1, "definite_accusative") } nicht versetzen und { TERM("building", $other, 1, "definite_accusative") } zurücklassen.
not_an_upgrade = { CAP(TERM("building", $old, 1, "indefinite_accusative")) } kann man nicht zu { TERM("building", $building, 1, "indefinite_dative") } ausbauen.
building_damaged = Dieses Gebäude ist beschädigt ({ TERM("building", $building) }); es muss zuerst instand gesetzt werden.
district_not_full = { $settlement } hat noch { $free ->
    [one] ein freies Baufeld
   *[other] { $free } freie Baufelder
}; ein neuer Bezirk kommt hinzu, wenn der Plan voll ist.
no_ground_for_settlement = Auf diesem Gelände ({ TERM("terrain", $terrain) }) kann keine Ortschaft entstehen.
hex_without_water = Das Hexfeld { $hex } hat weder Fluss noch See, Küste oder Kanal; keine Seite der Ortschaft kann Wasser sein.

## Ortschaften und Gebäude: Hinweise

special_offers_building = Im Hexfeld { $hex } gibt es { TERM("special_terrain", $special, 1, "indefinite_accusative") }; das kann Teil der Ortschaft werden.
building_waits = Gebaut werden kann { $months ->
    [one] im nächsten Monat
   *[other] in { $months } Monaten
}.
capital_move_check = Die Hauptstadt nach { $settlement } zu verlegen erfordert einen Stabilitätswurf: Die Unruhe steigt bei Erfolg um 1, bei Misserfolg um 1W6.
neighbour_left_unserved = Damit fehlt ein Nachbar, der für { TERM("building", $building, 1, "definite_accusative") } nötig ist.
gate_due = Diese Seite braucht { TERM("building", $building, 1, "indefinite_accusative") }, weil der Wasserweg dort auf die Mauer trifft.
falls_with = { CAP(TERM("building", $building, 1, "definite")) } und { TERM("building", $other, 1, "definite") } gehen zusammen verloren.
unusual_first_building = Das erste Gebäude eines Königreichs ist meist { TERMS("building", $any_of, "indefinite") }.

## Ortschaften und Gebäude: was getan wurde

settlement_founded = Gründung von { $settlement } im Hexfeld { $hex }
district_added = Neuer Bezirk { $district } in { $settlement }
borders_set = Grenzen von Bezirk { $district } in { $settlement }
settlement_edited = Bearbeitung von { $settlement }
capital_moved = Verlegung der Hauptstadt nach { $settlement }
building_built = Bau { TERM("building", $building, 1, "of_indefinite") } in { $settlement }
building_planned = Planung { TERM("building", $building, 1, "of_indefinite") } in { $settlement }
building_moved = Versetzung { TERM("building", $building, 1, "of_definite") } in { $settlement }
building_demolished = Abriss { TERM("building", $building, 1, "of_definite") } in { $settlement }
plan_removed = Verzicht auf die Planung { TERM("building", $building, 1, "of_indefinite") } in { $settlement }
building_repaired = Instandsetzung { TERM("building", $building, 1, "of_definite") } in { $settlement }
building_set = Bearbeitung { TERM("building", $building, 1, "of_definite") } in { $settlement }
building_upgraded = Ausbau { TERM("building", $old, 1, "of_definite") } zu { TERM("building", $building, 1, "indefinite_dative") } in { $settlement }
lots_blocked = Sperrung { $count ->
    [one] eines Baufeldes
   *[other] von { $count } Baufeldern
} in { $settlement }
lots_freed = Freigabe { $count ->
    [one] eines Baufeldes
   *[other] von { $count } Baufeldern
} in { $settlement }

## Ortschaften und Gebäude: Zeilen der Rechnung

reason_one_halving_only = nur ein halber Preis gilt
reason_once_per_settlement = einmal je Ortschaft
reason_optional_rule_off = optionale Regel nicht in Gebrauch
reason_adopting = vom Papierbogen übernommen
counts_old_cost_lots_of_lots = ein Viertel von { $old_cost } BP, für { $lots } von { $of_lots } Baufeldern
counts_lots = { $lots ->
    [one] ein Baufeld
   *[other] { $lots } Baufelder
}
