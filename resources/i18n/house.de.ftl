### House rules: what is wrong with them, what the journal tells of them, what their columns are called.

house_unknown_id = { $record }, { $cell }: „{ $found }“ ist nicht bekannt{ $suggestion ->
    [nothing_near] {"."}
   *[other] ; ist „{ $suggestion }“ gemeint?
}
house_unknown_field = { $record }, { $cell }: Diese Spalte gibt es nicht, oder eine Hausregel kann sie nicht ändern{ $suggestion ->
    [nothing_near] {"."}
   *[other] ; ist „{ $suggestion }“ gemeint?
}
house_missing_field = { $record }, { $cell }: Das muss angegeben werden.
house_wrong_kind = { $record }, { $cell }: Hier gehört { $expected ->
    [integer] eine ganze Zahl
    [integer_or_null] eine ganze Zahl oder nichts (null)
    [number] eine Zahl
    [number_or_null] eine Zahl oder nichts (null)
    [text] ein Text
    [text_or_null] ein Text oder nichts (null)
    [list] eine Liste
    [list_or_null] eine Liste oder nichts (null)
    [object] ein Objekt mit seinen Spalten
    [object_or_null] ein Objekt mit seinen Spalten oder nichts (null)
    [yes] wahr oder falsch
    [yes_or_null] wahr oder falsch oder nichts (null)
   *[other] etwas anderes
} hin.
house_not_a_choice = { $record }, { $cell }: „{ $found }“ gehört nicht zu dem, was möglich ist: { $known }.
house_refused = { $record }, { $cell }: { $reason }
house_out_of_range = { $record }, { $cell }: { $found } liegt außerhalb von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }.
house_name_missing = Was dem eigenen Tisch gehört, braucht einen Namen.
house_name_printed = { $record }: Was die Regeln schon kennen, behält seinen Namen.
house_name_too_long = { $record }: Ein Name ist eine Zeile von höchstens 60 Zeichen.
house_text_too_long = { $record }: Eine Beschreibung ist lesbarer Text von höchstens 2000 Zeichen.
house_bad_id = { $record }: Die Kennung „{ $found }“ besteht nicht aus Kleinbuchstaben, Ziffern und „_“.
house_twice = { $record }: Zwei Hausregeln haben die Kennung „{ $found }“.
house_changes_nothing = { $record }: Das ändert nichts.
house_too_many = Mehr als { $high } Hausregeln werden nicht angenommen.
house_rows_overlap = { $record }, { $cell }: Die Ergebnisse überschneiden sich mit denen von { $other }.
house_row_backwards = { $record }, { $cell }: Das letzte Ergebnis liegt vor dem ersten.
house_items_need_lots = { $record }, { $cell }: Ein Bauwerk ohne Baufelder hat keine Plätze für magische Gegenstände.
house_event_does_nothing = { $record }, { $cell }: Das Ereignis ändert keine Zahl.
house_needs_check = { $record }, { $cell }: Dafür braucht es einen Wurf, der gelingt oder misslingt.
house_no_dice = { $record }, { $cell }: „{ $found }“ ist weder eine ganze Zahl noch Würfel wie 1d6 oder -2d4.
house_adjacent_count = { $record }, { $cell }: Geben Sie an, wie viele der angrenzenden nötig sind; 0, wenn keine.
house_at_least_one_each = { $record }, { $cell }: Von jedem wird mindestens eines gebraucht.
house_below_zero = { $record }, { $cell }: Das kann nicht unter 0 liegen.
house_discount_odd = { $record }, { $cell }: Die Kosten von { TERM("building", $other) } sind ungerade und lassen sich nicht halbieren.
house_event_or_table = { $record }, { $cell }: Eine Zeile führt entweder zu einem Ereignis oder zu einer anderen Tabelle.
house_lotless = { $record }, { $cell }: Ein Bauwerk von 0 Baufeldern, und kein anderes, hat die Wirkung „lotless“.
house_lots = { $record }, { $cell }: Ein Gebäude bedeckt 1, 2 oder 4 Baufelder, oder 0 als Bauwerk ohne Baufeld.
house_no_rows = { $record }: Die Tabelle hat keine Zeilen.
house_price_twice = { $record }, { $cell }: Es gibt auch feste Kosten.
house_row_begins = { $record }: Diese Zeile muss bei { $expected } beginnen.
house_row_ends = { $record }: Diese Zeile endet bei { $found }, und die nächste beginnt bei { $next }.
house_row_open = { $record }: Die letzte Zeile hat kein oberes Ende.
house_rows_end = { $record }: Die Zeilen der Tabelle enden bei { $found }, nicht bei 100.
house_upgrade_loop = { $record }, { $cell }: Die Ausbauten führen über { TERM("building", $other) } zu diesem Gebäude zurück.
house_upgrade_smaller = { $record }, { $cell }: { TERM("building", $other) } ist billiger oder kleiner.

## Why not

house_unchanged = { $record } ist schon so.
house_nothing_new = Alle diese Hausregeln gibt es schon.
house_no_such = Es gibt keine Hausregel „{ $found }“.
house_in_use = { $record } kann nicht entfernt werden: Es findet sich in { $place }{ $more ->
    [0] {""}
    [1] {" und "}an einem anderen Ort
   *[other] {" und "}an { $more } anderen Orten
}.
house_in_use_then = { $record } kann nicht entfernt werden: im Monat { $month }, auf den die Kampagne zurückgehen kann, findet es sich in { $place }{ $more ->
    [0] {""}
    [1] {" und "}an einem anderen Ort
   *[other] {" und "}an { $more } anderen Orten
}.
house_stands = { $record } kann sich so nicht ändern: Was davon in { $place }{ $more ->
    [0] {""}
    [1] {" und "}an einem anderen Ort
   *[other] {" und "}an { $more } anderen Orten
} da ist, könnte nicht bleiben, wie es ist (Baufelder, Plätze, Ort des Ereignisses).
house_stands_then = { $record } kann sich so nicht ändern: Was davon im Monat { $month } in { $place }{ $more ->
    [0] {""}
    [1] {" und "}an einem anderen Ort
   *[other] {" und "}an { $more } anderen Orten
} da war, könnte nicht bleiben, wie es war.

## The journal

house_rule_set = Neue Hausregel: { $record }
house_rule_changed = Hausregel geändert: { $record }
house_rule_removed = Hausregel zurückgenommen: { $record }
house_rules_taken_in = { $count ->
    [one] { $count } Hausregel
   *[other] { $count } Hausregeln
} übernommen
house_ref = Hausregel
outcome_success_until_next_event = Gelungen, bis zur nächsten Ereignisphase
outcome_failure_until_next_event = Misslungen, bis zur nächsten Ereignisphase

## Tables

house-table_buildings = Gebäude
house-table_improvements = Geländeverbesserungen
house-table_edicts = Stufen der Erlasse
house-table_events = Ereignisse
house-table_event_tables = Ereignistabellen
house-table_special_terrain = Besonderes Gelände
house-table_terrain = Gelände
house-table_roles = Regierungsämter
house-table_alignments = Gesinnungen
house-table_governments = Regierungsformen
house-table_milestones = Meilensteine
house-table_improvement_limits = Was ein Zug erlaubt, nach Größe
house-table_exchange_rates = Wechselkurse, nach Größe
house-table_settlement_sizes = Ortschaftsgrößen
house-table_settlement_modifiers_by_size = Ortschaftsmodifikatoren nach Größe

## Columns

house-column_name = Bezeichnung
house-column_text = Beschreibung
house-column_id = Kennung
house-column_table = Tabelle
house-column_cost = Kosten in BP
house-column_lots = Baufelder
house-column_discounts = Halbiert die Kosten von
house-column_upgrades_to = Ausbau zu
house-column_adjacent_any = Muss angrenzen an
house-column_adjacent_count = Wie viele angrenzend
house-column_not_adjacent = Darf nicht angrenzen an
house-column_water_border = Braucht eine Wassergrenze
house-column_land_border = Braucht eine Landgrenze
house-column_per_settlement = Höchstens je Ortschaft
house-column_per_district = Höchstens je Bezirk
house-column_magic_items = Magische Gegenstände
house-column_effects = Weitere Wirkungen
house-column_count = Wie viele
house-column_tier = Rang
house-column_kinds = Arten
house-column_cost_from = Preis nach Gelände
house-column_shares_hex = Darf sich ein Hexfeld teilen
house-column_terrain = Auf welchem Gelände
house-column_requires = Voraussetzungen
house-column_per_hexes = Einmal je so viele Hexfelder
house-column_settlement_counts_as = Gilt einer Ortschaft als
house-column_bp = BP in jedem Monat
house-column_size_min = Ab Größe
house-column_size_max = Bis Größe
house-column_settlements = Neue Ortschaften
house-column_buildings = Neue Gebäude
house-column_improvements = Geländeverbesserungen
house-column_claims = Beanspruchte Hexfelder
house-column_population_min = Ab Einwohnern
house-column_population_max = Bis Einwohner
house-column_bp_price = Goldmünzen für 1 BP
house-column_lots_min = Ab Baufeldern
house-column_lots_max = Bis Baufelder
house-column_modifier = Modifikator
house-column_at = Bei
house-column_exploration_days = Tage zum Erforschen
house-column_preparation_months = Monate zum Vorbereiten
house-column_farm_cost = Bauernhof in BP
house-column_road_cost = Straße in BP
house-column_trade_length = Hexfelder auf einer Handelsroute
house-column_abilities = Attribute
house-column_multiplier = Faktor
house-column_vacancy = Wenn vakant
house-column_event = Ereignis
house-column_again = Noch einmal würfeln
house-column_same = Gleiches Ergebnis zweimal
house-column_scope = Trifft
house-column_kind = Art
house-column_continuous = Dauert an
house-column_checks = Würfe
house-column_check_bonus = Zu jedem Wurf
house-column_changes = Was es ändert
house-column_from = Von
house-column_to = Bis
