### Wonach der Tisch in jedem Schritt des Monats gefragt wird, und was die Ereignisse sind.

## Schritte: wie sie heißen, und was in ihnen geschieht

step_stability = Stabilität
step_consumption = Verbrauch
step_items = Magische Gegenstände
step_unrest = Unruhe
step_leaders = Anführer
step_hexes = Hexfelder
step_improvements = Verbesserungen
step_settlements = Ortschaften
step_armies = Armeen
step_edicts = Erlasse
step_withdrawals = Entnahmen
step_deposits = Einlagen
step_sales = Verkäufe
step_taxes = Steuern
step_continuous = Was andauert
step_ahead = Was vorgesehen war
step_event = Was geschieht
step_consumption_why = Der Verbrauch wird aus der Schatzkammer bezahlt.
step_stability_why = Ein Stabilitätswurf zeigt, ob der Monat gut beginnt.
step_items_why = Freie Plätze für magische Gegenstände können sich füllen, je Bezirk einer.
step_unrest_why = Was das Volk aufwühlt, wird gezählt; viel Unruhe kostet ein Hexfeld.
step_leaders_why = Ämter besetzen oder räumen, Pflichten erledigen.
step_hexes_why = Hexfelder auf der Karte beanspruchen oder aufgeben.
step_improvements_why = Auf der Karte Bauernhöfe, Straßen und anderes anlegen.
step_settlements_why = Ortschaften gründen und in ihnen bauen.
step_armies_why = Für die Armeen sorgen; Beschädigtes wieder herrichten.
step_edicts_why = Festtage, Förderung und Besteuerung auf der Seite Königreich festlegen; Sondererlasse ergehen hier.
step_withdrawals_why = Anführer dürfen BP für sich entnehmen; jeder entnommene BP erhöht die Unruhe um 1.
step_deposits_why = Münzen und Güter im Wert von bis zu je 4.000 GM können in die Schatzkammer gehen.
step_sales_why = Ein Wertgegenstand über 4.000 GM lässt sich verkaufen, je Bezirk einer.
step_taxes_why = Ein Wirtschaftswurf bringt die Steuern ein: ein Drittel des Ergebnisses.
step_continuous_why = Was aus früheren Monaten andauert, wird neu abgehandelt.
step_ahead_why = Was der SL für diesen Monat vorgesehen hat, geschieht.
step_event_why = Der Zufall entscheidet, ob etwas geschieht.

## Wonach gefragt wird

ask_upkeep_stability = Hält die Ordnung in diesem Monat?
ask_stability_unrest = Um 5 oder mehr misslungen: Um wie viel steigt die Unruhe?
ask_which_slot = Welcher der freien Plätze ist es?
ask_which_kind = Was für ein Gegenstand ist es?
ask_name_item = Welcher Gegenstand? { CAP(TERM("item_tier", $tier)) }, { TERM("item_kind", $item_kind) }{ $most ->
    [0] {""}
   *[other] , höchstens { $most } GM
} ({ TERM("building", $building) } in { $settlement }).
ask_name_find = Was wurde in { $settlement } gefunden? { CAP(TERM("item_tier", $tier)) }, { TERM("item_kind", $item_kind) }{ $most ->
    [0] {""}
   *[other] , höchstens { $most } GM
}.
ask_acting_ruler = Wahrt die Vertretung des Herrschers den Frieden?
ask_lower_unrest = Der Königliche Vollstrecker drückt die Unruhe
ask_lower_unrest_check = Die Unruhe sinkt. Geht der Königliche Vollstrecker zu weit?
ask_hex_lost = So viel Unruhe kostet ein Hexfeld: Welches fällt ab?
ask_taxes = Wie viel bringen die Steuern ein?
ask_event_chance = Bei { $chance } oder weniger geschieht etwas.
ask_event_type = Welche Art von Ereignis ist es?
ask_beneficial_kingdom = Etwas Gutes für das Königreich: Was?
ask_dangerous_kingdom = Etwas Schlimmes für das Königreich: Was?
ask_beneficial_settlement = Etwas Gutes für eine Ortschaft: Was?
ask_dangerous_settlement = Etwas Schlimmes für eine Ortschaft: Was?
ask_event_settlement = Welche Ortschaft trifft es?
ask_event_hex = Welches Hexfeld trifft es?
ask_hire_adventurers = Abenteurer anheuern
hire_none = Keine Abenteurer
hire_level = +{ $bonus } gegen { $price } BP
ask_suppress_demand = Die Forderung niederschlagen: { TERM("event", $event) }
ask_in_person = Die Gruppe kümmert sich selbst darum
ask_in_person_success = Hatte die Gruppe Erfolg?
ask_leader_killed = Wurde { $name } getötet?
ask_accept_invitation = Gehen die Anführer zum Fest?
ask_let_immigrant_build = Darf der Neuankömmling bauen?
ask_event_check = Lässt es sich abwenden?
ask_event_amount = Wie viel: { $what }
ask_event_choice = { $part ->
    [hex] Welches Hexfeld sucht es heim?
    [place] Welches Gebäude stellt die Funde aus?
    [site] Wo wird gebaut?
   *[other] Welches ist es?
}
ask_event_die = { $part ->
    [hex] Welches Hexfeld ist es?
    [lots] Wie viele Baufelder sind in Gefahr?
    [wide] Wie viele mehr daneben?
    [extent] Wie weit reicht es? Eine 6 trifft auch weitere Hexfelder.
    [hexes] Wie viele Hexfelder daneben?
    [target] Wen trifft es?
    [lost] Welche Verbesserung geht verloren?
    [spreads] Wohin breitet es sich aus?
    [destroyed] Welches Gebäude wird zerstört?
    [damaged] Welches Gebäude wird beschädigt?
    [how_many] Wie viele weitere werden beschädigt?
    [offer] Was wird vorgeschlagen?
    [gift] Was wird gebaut?
    [tier] Wie gut ist der Gegenstand?
    [slot] Welcher Platz ist es?
    [wanted] Was wollen sie?
    [demand] Soll etwas gebaut werden oder verschwinden?
    [improvement] Was wird dort gebaut?
    [lot] Welches Baufeld ist es?
   *[other] Ein Wurf entscheidet.
}

## Was aus Ereignissen wird

outcome_occurs = Sofort
outcome_success = Gelungen
outcome_failure = Misslungen
outcome_no_failure = Beide gelungen
outcome_one_failure = Einer misslungen
outcome_two_failures = Beide misslungen
outcome_each_failure = Je Misslungenem
outcome_until_next_event = Bis zur nächsten Ereignisphase
outcome_unmet = Nicht erfüllt
outcome_suppressed = Niedergeschlagen
outcome_accepted = Wenn sie gehen
outcome_for_a_year = Ein Jahr lang
outcome_not_defeated = Nicht besiegt
outcome_calm = In ruhigen Zeiten
outcome_not_housed = Kein Wohnhaus gebaut

## Was die Ereignisse sind

event_archaeological_find_story = Eine Grabung bringt gut erhaltene Reste eines älteren Volkes ans Licht. Gibt es ein Museum, werden dort Funde für { NUMBER($occurs_exhibit_gp) } GM gezeigt.
event_assassination_attempt_story = Jemand will einen Anführer töten, den das Los bestimmt. Gehört er einem Spieler, wird es ausgespielt; sonst rettet ihn ein Stabilitätswurf.
event_bandit_activity_story = Bewaffnete Banden lauern Reisenden auf. Ein Stabilitätswurf hält sie auf, bevor sie die Schatzkammer berauben.
event_boomtown_story = Der Handel blüht: Bis zur nächsten Ereignisphase steigt die Wirtschaft um 1 je Gebäude der Ortschaft, das sie hebt.
event_building_demand_story = Das Volk will ein Gebäude errichtet oder abgerissen sehen. Bis dahin wächst die Unruhe jeden Monat; ein Treuewurf kann die Forderung niederschlagen.
event_crop_failure_story = Schädlinge oder Wetter verderben die Ernte rings um die Ortschaft. Zwei Stabilitätswürfe zeigen, wie wenig die Bauernhöfe beim nächsten Unterhalt abwerfen.
event_cult_activity_story = Ein geheimer Kult stiehlt, entführt und bekehrt. Dagegen stehen ein Treue- und ein Stabilitätswurf; misslingen beide, geht es weiter.
event_diplomatic_overture_story = Ein Nachbar schickt Gesandte mit einem Geschenk und schlägt eine Botschaft, einen Vertrag oder eine Allianz vor.
event_discovery_story = Gelehrte der Ortschaft entdecken etwas, von dem man weithin spricht.
event_drug_den_story = Ein Haus wird zur Drogenhöhle. Nur zwei gelungene Würfe schließen sie; misslingen beide, entsteht im nächsten Monat noch eine.
event_economic_boom_story = Im ganzen Königreich blühen die Geschäfte, und die Schatzkammer hat ihren Teil daran.
event_festive_invitation_story = Ein Nachbar lädt die Anführer zum Fest. Wer hingeht, bringt ein Geschenk mit und steht ein Jahr lang besser da.
event_feud_story = Adelshäuser streiten und ziehen andere hinein. Ein Treuewurf beendet es, sonst geht es weiter.
event_food_shortage_story = Vorräte verderben oder brennen. Der Verbrauch beim nächsten Unterhalt ist um { $success_consumption_percent } Prozent höher, bei misslungenem Stabilitätswurf um { $failure_consumption_percent } Prozent.
event_food_surplus_story = Die Ernte fällt besser aus als erhofft: Der Verbrauch beim nächsten Unterhalt wird durch { $occurs_consumption_divisor } geteilt.
event_good_weather_story = Mildes Wetter hebt Stimmung und Erträge bis zur nächsten Ereignisphase.
event_improvement_demand_story = Die Leute eines Hexfeldes wollen dort etwas gebaut oder beseitigt haben. Bis dahin wächst die Unruhe jeden Monat; ein Treuewurf kann die Forderung niederschlagen.
event_inquisition_story = Eiferer schüren Hass und verfolgen Menschen. Zwei gelungene Treuewürfe nacheinander beenden es.
event_justice_prevails_story = Die Obrigkeit der Ortschaft deckt ein Komplott auf, und der Gerechtigkeit ist gedient.
event_land_rush_story = Siedler nehmen ein freies Hexfeld an der Grenze und streiten darum. Wird in der nächsten Erlassphase daneben das Gleiche gebaut, sind die Verluste wettgemacht.
event_large_disaster_story = Feuer, Flut oder Sturm bedroht ein ausgebautes Hexfeld, bei einer 6 bis zu { $wide_hexes } weitere daneben. Ein Stabilitätswurf rettet jedes, sonst geht eine Verbesserung verloren.
event_localized_disaster_story = Ein Unglück bedroht { $occurs_lots } Baufelder, bei einer 6 ebenso viele daneben. Ein Stabilitätswurf rettet jedes Gebäude, sonst wird es zerstört.
event_monster_attack_story = Ein gefährliches Wesen sucht ein Hexfeld heim. Die Gruppe kann sich ihm stellen, oder ein Stabilitätswurf vertreibt es; sonst steigt die Unruhe, und ab { $hex_lost_unrest_from } geht das Hexfeld verloren.
event_natural_blessing_story = Ein gutes Zeichen der Natur erleichtert Stabilitätswürfe bis zur nächsten Ereignisphase.
event_new_subjects_story = Ein Volk am Rand des Reiches bittet darum, dazuzugehören.
event_noblesse_oblige_story = Eine Adelsfamilie lässt in der Ortschaft auf eigene Kosten bauen.
event_outstanding_success_story = Ein Untertan schafft ein Meisterwerk, das Ruhm bringt; Wirtschaftswürfe sind bis zur nächsten Ereignisphase leichter.
event_pilgrimage_story = Pilger kommen zu einer heiligen Stätte und feiern ein Fest, das das Königreich nichts kostet.
event_plague_story = Eine tödliche Seuche wütet, und dort wird nichts gebaut. Sie endet, wenn beide Stabilitätswürfe gelingen; misslingen beide, greift sie auf ein weiteres Hexfeld über.
event_political_calm_story = Rivalen lassen den Streit ruhen: Die Unruhe sinkt, und andauernde Ereignisse sind bis zur nächsten Ereignisphase leichter zu beenden. Ohne jede Not wächst auch das Vertrauen.
event_public_scandal_story = Ein Anführer ist in eine schändliche Sache verwickelt. Ein Treuewurf hält sie klein.
event_remarkable_treasure_story = Ein freier Platz für magische Gegenstände erhält Besseres als üblich, bis zu { $occurs_base_value_percent } Prozent über dem Grundwert.
event_sensational_crime_story = Ein berüchtigter Täter verhöhnt das Gesetz. Nur zwei gelungene Stabilitätswürfe beenden es; Gesetz hilft dabei, Verbrechen hindert.
event_slavers_story = Menschenräuber verschleppen Leute, um sie zu verkaufen. Dagegen stehen ein Treue- und ein Stabilitätswurf; misslingen beide, geht es weiter.
event_smugglers_story = Schmuggelware untergräbt den ehrlichen Handel. Dagegen stehen ein Treue- und ein Stabilitätswurf; misslingen beide, geht es weiter.
event_squatters_story = Leute lagern auf einem leeren Baufeld, das nun gesperrt ist. Ein Stabilitätswurf zerstreut sie; dann muss dort bis zur nächsten Ereignisphase ein Wohnhaus stehen.
event_unexpected_find_story = In der Ortschaft taucht ein magischer Gegenstand auf, der bis zur nächsten Ereignisphase zu kaufen ist.
event_vandals_story = Der Mob tobt. Ein misslungener Wurf beschädigt ein Gebäude; zwei zerstören eines und beschädigen { $two_failures_damaged } weitere.
event_visiting_celebrity_story = Ein berühmter Gast zieht Scharen mit vollen Beuteln an.
event_wealthy_immigrant_story = Jemand Reiches will sich niederlassen und auf eigene Kosten bauen, wenn es erlaubt wird.
