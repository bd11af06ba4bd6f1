### Optionale Regeln und Regelauslegungen: was jede tut, was sie hinzufügt, was sie den Tisch fragt.

## Was jede Einstellung tut

about_role_skills = Je fünf Ränge, die ein Anführer in der Fertigkeit seines Amtes hat, fügen 1 zu dem hinzu, was er gibt. Die Ränge werden beim Anführer eingetragen.
about_settlement_size_modifiers = Die Modifikatoren einer Ortschaft und ihre Gefahr hängen von den Baufeldern ab: Ein Dorf hat von allem weniger, eine Großstadt mehr, Bezirk für Bezirk.
about_holy_sites = Schrein, Tempel und Kathedrale können einer Gottheit geweiht werden. Deren Gesinnung oder Wirken bestimmt dann, was sie geben: nie mehr als sonst.
about_fame_and_infamy = Ein Königreich beginnt mit 1 Punkt Ruhm oder Verruf, gewinnt je einen mit Größe 11, 26, 51, 101 und 201 und ein Zehntel von Wissen und Gesellschaft oder von Korruption und Verbrechen seiner Ortschaften. Je zehn Punkte helfen bei Amtsträgern anderer Königreiche.
about_forms_of_government = Die Regierungsform ändert die Modifikatoren jeder Ortschaft. Sie kann jederzeit gewechselt werden, ohne Preis und ohne Wurf.
about_expanded_modifiers = Das Königreich hat eigene Ortschaftsmodifikatoren: ein Zehntel der Summe seiner Ortschaften, seine Gesinnung und seine Regierungsform, wo diese Regel gilt. Für Würfe in einer Ortschaft zählt der höhere von beiden.
about_abandoned_buildings = Ein Gebäude, dem ein nötiger Nachbar abhandenkommt, schließt binnen drei Monaten: Es gibt nichts mehr, und die Unruhe steigt um 1. Steht ein Ersatz, kann ein Wirtschaftswurf in jedem Unterhalt es wieder öffnen.
about_consumption_counts_districts = Jeder Bezirk erhöht den Verbrauch um 1, neben jedem beanspruchten Hexfeld.
about_tax_on_failure = Was eingeht, wenn der Wirtschaftswurf bei den Steuern misslingt: nichts, nur was Minen und dergleichen bringen, oder alles.
about_resource_bp_on_failed_tax = Minen, Steinbrüche und Sägewerke bringen ihre BP auch dann, wenn der Steuerwurf misslingt.
about_allow_deficit_spending = Es darf mehr ausgegeben werden, als in der Schatzkammer liegt; Schulden erhöhen im Unterhalt die Unruhe.
about_discount_scope = Ein Gebäude halbiert den Preis des ersten jeder Art, die es nennt, oder nur eines einzigen.
about_pool_roads_and_highways = Hexfelder mit Straße und solche mit Fernstraße werden zusammengezählt, ehe der Bonus berechnet wird, statt jede Art für sich.
about_diagonal_adjacency = Baufelder, die sich nur an einer Ecke berühren, gelten als benachbart.
about_farm_unstarred = Ein Bauernhof nimmt den einen Platz eines Hexfelds ein, den auch Minen, Steinbrüche und Sägewerke brauchen.
about_upgrade_unrest = Ob die einmalige Unruhe des besseren Gebäudes auch bei einem Ausbau entsteht.
about_halving_rounds = Wohin eine halbierte Einbuße gerundet wird, so die der Steuern durch einen Hafen.
about_short_absence = Ein Anführer mit weniger als sieben Tagen Dienst lässt das Amt vakant, oder er gibt nur nichts.
about_vacancy_grace = Ein junges Königreich muss je Hexfeld nur ein Amt besetzen.
about_skip_first_upkeep = Der erste Monat der Herrschaft beginnt mit der Erlassphase.
about_first_turn_event_chance = Wie wahrscheinlich ein Ereignis im ersten Monat ist, vor dem es keines gab.
about_event_changes_last = Was Ereignisse an Wirtschaft, Treue und dergleichen ändern, bleibt, oder es endet mit der nächsten Ereignisphase.
about_new_district_when = Eine Ortschaft bekommt einen weiteren Bezirk, wenn der letzte voll ist, oder wann der Tisch es will.
about_new_district_uses_settlement_limit = Ein weiterer Bezirk verbraucht eine der neuen Ortschaften des Monats.
about_slot_price_cap = Ob ein Gegenstand, der einen Platz füllt, mehr kosten darf als der Grundwert der Ortschaft.
about_slot_purge_loss_lasts = Die Wirtschaft, die das Leeren weiterer Plätze in einem Monat kostet, ist für immer verloren.
about_granary_drawn = Vorräte werden gebraucht, wenn die Schatzkammer nicht zahlen kann, oder ehe sie überhaupt zahlt.
about_water_hexes_count_in_size = Beanspruchte Wasserhexfelder zählen zur Größe wie alle anderen.
about_slavers_raise_unrest = Sklavenjäger erhöhen die Unruhe, wo die Bücher drucken, dass sie sie senken.
about_trade_lm_errata = Die Länge einer Handelsroute macht sie schwieriger, wo die Bücher die Größe des Königreichs nennen.
about_trade_pays_monthly = Eine Handelsroute bringt ihre BP in jedem Monat ihres Jahres, nicht einmal bei der Ankunft.
about_printed_values = Für jeden dieser Einträge druckt der italienische Text einen anderen Wert als den hier geltenden. Was angehakt ist, gilt wie gedruckt.

## Woher Zeilen kommen, und warum manche nicht gelten

source_settlements = Alle Ortschaften
source_kingdom_modifier = Der des Königreichs
source_renown = { $id ->
    [0] Gründung
   *[other] Größe { $id } erreicht
}
source_skill = { $place }, { TERM("skill", $id) }
source_fame = { CAP(TERM("term", "fame")) }
source_infamy = { CAP(TERM("term", "infamy")) }
source_dedication = { CAP(TERM("building", $id)) }, Gottheit
source_dedication_at = { CAP(TERM("building", $id)) }, { $place }, Gottheit
counts_lore_society_per = Wissen { $lore } und Gesellschaft { $society }, einer je { $per }
counts_corruption_crime_per = Korruption { $corruption } und Verbrechen { $crime }, einer je { $per }
counts_settlements_sum_per = { $sum } zusammen, einer je { $per }
counts_ranks_per = { $ranks } Ränge, einer je { $per }
counts_fame_per = { $fame } Punkte, einer je { $per }
counts_infamy_per = { $infamy } Punkte, einer je { $per }
reason_renown_open = zwischen Ruhm und Verruf ist noch zu wählen
reason_higher_counts = der höhere zählt

## Was der Tisch gefragt und was ihm gesagt wird

ask_renown = { $size ->
    [0] Bringt die Gründung des Königreichs Ruhm oder Verruf?
   *[other] Das Königreich ist auf Größe { $size } gewachsen: Bringt das Ruhm oder Verruf?
}
renown_chosen = { $choice ->
    [fame] Ruhm steigt um 1
    [infamy] Verruf steigt um 1
   *[counted] Schon im Übertrag enthalten
}: { $size ->
    [0] die Gründung
   *[other] Größe { $size }
}
due_renown = { $size ->
    [0] Wahl zwischen Ruhm und Verruf für die Gründung
   *[other] Wahl zwischen Ruhm und Verruf für Größe { $size }
}
building_dedicated = Weihe an { $deity }: { TERM("building", $building) }, { $settlement }
building_has_deity = { CAP(TERM("building", $building)) }, { $settlement }: was die Gottheit gibt
dedication_ended = Ende der Weihe: { TERM("building", $building) }, { $settlement }
rule_not_in_use = Die optionale Regel „{ TERM("ruling", $ruling) }“ ist nicht in Gebrauch: Das wird behalten, ändert aber noch keine Zahl.

## Was nicht geht

no_such_mark = Ruhm und Verruf steigen bei der Gründung und mit Größe 11, 26, 51, 101 und 201, nicht mit { $size }.
renown_decided = Diese Wahl ist getroffen: Jede Stufe zählt einmal.
mark_not_reached = Das Königreich hat Größe { $size }; dies kommt mit { $needed }.
not_a_holy_site = Nur Schreine, Tempel und Kathedralen werden Gottheiten geweiht, nicht dieses Gebäude: { TERM("building", $building) }.
too_many_attributes = Hier begünstigt die Gottheit höchstens { $allowed } davon, nicht { $asked }: Sie gäbe mehr, als das Gebäude sonst gibt.
not_of_the_alignment = Eine Gottheit dieser Gesinnung ({ TERM("alignment", $alignment) }) begünstigt { TERM("term", $name) } nicht.
