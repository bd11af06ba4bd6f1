### The help book: its chapters, what stands on the pages made from the rules, its tables.

## Chapters

book-chapter_tour = Erste Schritte
book-chapter_screens = Das Fenster
book-chapter_rules = Die Regeln
book-chapter_optional = Regeln nach Wahl
book-chapter_disputes = Fragen am Tisch
book-chapter_buildings = Gebäude
book-chapter_improvements = Geländeverbesserungen
book-chapter_terrain = Gelände
book-chapter_special_terrain = Besonderes Gelände
book-chapter_events = Ereignisse
book-chapter_roles = Regierungsämter
book-chapter_edicts = Erlasse
book-chapter_governments = Regierungsformen
book-chapter_options = Optionale Regeln
book-chapter_rulings = Regelauslegungen
book-chapter_formats = Dateiformate
book-chapter_command-line = Befehlszeile
book-title = Handbuch
book-source = Quelle: { $list }
book-page_missing = Das Handbuch hat keine Seite „{ $page }“.{ $suggestion ->
    [nothing_near] {""}
   *[other] {" "}Meinten Sie „{ $suggestion }“?
}
book-nothing_found = Zu „{ $words }“ findet sich nichts.{ $suggestion ->
    [nothing_near] {""}
   *[other] {" "}Meinten Sie „{ $suggestion }“?
}

## What stands where nobody has written of a thing

book-made_building = { $name }: ein Gebäude des Bezirks. Die Zahlen, wie sie gelten:
book-made_event = { $name }: ein Ereignis der Ereignisphase. Was es bewegt, wie es gilt:
book-made_terrain = { $name }: ein Gelände der Karte. Die Zahlen, wie sie gelten:
book-made_improvement = { $name }: eine Geländeverbesserung. Die Zahlen, wie sie gelten:
book-made_special_terrain = { $name }: besonderes Gelände. Was das Beanspruchen seines Hexfelds bringt:
book-made_role = { $name }: ein Regierungsamt. Was sein Inhaber beiträgt, wie es gilt:
book-made_edict = { $name }: wird in der Erlassphase jedes Monats entschieden.
book-made_government = { $name }: eine Regierungsform. Was sie an den Modifikatoren jeder Ortschaft ändert:
book-fixed_ruling = Hier lassen sich die Bücher verschieden lesen. Das Programm liest sie so: { $name }.
book-of_the_house = ⌂ Eine Hausregel dieser Kampagne hat dies geschaffen oder geändert; in Klammern steht, was die Regeln drucken.

## Headings of the pages made from the rules

book-part_place = Wo es stehen darf
book-part_does = Was es außerdem bewirkt
book-part_together = Zusammen mit anderen
book-part_events = Wenn Ereignisse eintreten
book-part_events_things = Was darauf einwirkt
book-part_builds = Was dort gebaut werden kann
book-part_read = Wie es ausgelegt wird
book-part_corrects = Was darauf beruht
book-part_talks = Darüber wurde gesprochen
book-part_more = Weiterlesen

## Facts

book-cost = Kosten
book-ground = Fläche
book-bp = { $count } BP
book-gp = { $count } GM
book-once = { $amount }, einmalig
book-yes = ja
book-no = nein
book-half = halb
book-lots = { $count ->
    [one] 1 Baufeld
   *[other] { $count } Baufelder
}
book-lots_from_to = { $least } oder { $most } Baufelder
book-lotless_district = der ganze Bezirk, kein eigenes Baufeld
book-lotless_side = eine Seite eines Bezirks
book-lotless_wall = in einer Mauer
book-lotless_lot = auf einem Baufeld mit anderen
book-beside_any = { $count ->
    [one] Muss neben einem hiervon stehen: { $kinds }
   *[other] Muss neben { $count } hiervon stehen: { $kinds }
}
book-not_beside = Darf nicht stehen neben: { $kinds }
book-water_border = Braucht eine [Wassergrenze](rules/borders)
book-land_border = Braucht eine [Landgrenze](rules/borders)
book-wanted_by = Brauchen es neben sich: { $kinds }
book-halves = Halbiert die Kosten von: { $kinds }
book-halved_by = Zum halben Preis mit: { $kinds }
book-upgrades_to = Ausbaubar zu: { $kinds }
book-upgrades_from = Ausbau von: { $kinds }
book-stands_for_it = Kann dafür stehen: { $kinds }
book-improvement_counts = Im Hexfeld der Ortschaft gelten dafür: { $kinds }
book-counts_as_buildings = Gilt für eine Ortschaft in seinem Hexfeld als: { $kinds }
book-comes_by = Kommt durch
book-outcome = Ausgang
book-outcome_demand = Was verlangt wird
book-outcome_offer = Was angeboten wird (W100)
book-outcome_wide = Breitet sich aus bei
book-outcome_spreads = Wohin es sich ausbreitet (W100)
book-outcome_ends = Endet
book-outcome_encounter = Die Begegnung
book-outcome_hex_lost = Ein Hexfeld geht verloren
book-number_exhibit_gp = Wert des Funds in GM
book-number_build_to = bauen, auf W100 bis
book-number_farm_consumption = der Verbrauch eines Bauernhofs wird
book-number_embassy_to = Botschaft bis
book-number_treaty_to = Vertrag bis
book-number_alliance_to = Allianz bis
book-number_same_to = in derselben Ortschaft bis
book-number_fame_check = Ruhmwürfe
book-number_edict_check = Würfe für diplomatische Erlasse
book-number_consumption_percent = mehr Verbrauch in Prozent
book-number_consumption_divisor = Verbrauch geteilt durch
book-number_successes = gelungene Würfe in Folge
book-number_on = bei einer gewürfelten
book-number_hexes = Hexfelder
book-number_lots = Baufelder
book-number_cr = Herausforderungsgrad nach Wurf
book-number_unrest_from = ab Unruhe
book-number_stability_check = Stabilitätswürfe
book-number_economy_check = Wirtschaftswürfe
book-number_loyalty_check = Treuewürfe
book-number_continuous_check = Würfe gegen andauernde Ereignisse
book-number_base_value_percent = Grundwert in Prozent
book-number_minor_to = schwacher Gegenstand auf W100 bis
book-number_damaged = beschädigte Gebäude
book-number_destroyed = zerstörte Gebäude
book-number_lot_unrest = Unruhe je Baufeld
book-checks_by = Würfe { $amount } für jedes hiervon { $where ->
    [kingdom] im Königreich
    [settlement] in der betroffenen Ortschaft
   *[other] im betroffenen Hexfeld
}: { $things }
book-is_a_gift = { $thing }: umsonst gebaut bei { $low }–{ $high } auf W100
book-is_a_remedy = { $thing }: eines an der Stelle zu bauen bringt es in Ordnung
book-sites = Kann eintreten bei oder handeln von: { $things }
book-inland_name = Die Zahlen
book-inland = die des Landes daneben
book-needs_road = nur auf einer Straße
book-underground_name = Unter der Erde
book-underground = unter einem anderen Hexfeld, nie unter: { $kinds }
book-cost_from = { $times ->
    [one] nach dem Gelände: { $column }
   *[other] nach dem Gelände: { $times } × { $column }
}
book-for_each_hexes = { $amount } je { $count } Hexfelder
book-river_doubles = Kostet das Doppelte in einem Hexfeld mit { $river }
book-needs_in_hex = Braucht im Hexfeld: { $kinds }
book-needs_in_or_beside = Braucht im Hexfeld oder daneben: { $kinds }; oder { $count } der Hexfelder daneben mit: { $beside }
book-needs_size = Braucht ein Königreich der Größe { $count }
book-needs_none_of = Nicht in einem Hexfeld mit: { $kinds }
book-land_lake = See
book-adds_to = Zählt zu
book-required_name = Unentbehrlich
book-skill = Fertigkeit
book-level = Stufe
book-ruling_id = Nummer
book-choices = Wahl
book-default = Ohne Wahl
book-played = Diese Kampagne spielt
book-from_size = { $count } ab Größe { $size }
book-barred_claim = Hexfelder beanspruchen
book-barred_district = Bezirke anlegen

## Effects

book-effect_event_check = { $event }: Würfe { $amount } für jedes { $where ->
    [kingdom] im Königreich
    [settlement] in der betroffenen Ortschaft
   *[other] im betroffenen Hexfeld
}
book-effect_event_site = { $event }: kann hier eintreten
book-effect_event_gift = { $event }: umsonst gebaut bei { $low }–{ $high } auf W100
book-effect_event_remedy = { $event }: eines an der Stelle zu bauen bringt es in Ordnung
book-effect_trade_counts = Zählt für [Handelsrouten](rules/trade): { $route }
book-effect_trade_needs = Eine [Handelsroute](rules/trade) für { $route } braucht { $count } davon in der Ortschaft des Aufbruchs
book-effect_trade_enables = Ohne eines in der Ortschaft des Aufbruchs zählt eine [Handelsroute](rules/trade) für { $route } nicht: { $improvements }
book-effect_trade_passage = [Handelsrouten](rules/trade) aus ihrer Ortschaft dürfen führen durch: { $terrain }
book-effect_trade_income = BP aus [Handel](rules/trade) um { $percent } % höher für jedes, höchstens { $percent_max } %
book-effect_free_residential = Das erste solche Wohngebäude eines Zugs zählt nicht zur [Höchstzahl neuer Gebäude](rules/improvement-limits)
book-effect_counts_as = Gilt als { $building }, wo ein anderes Gebäude eines neben sich braucht
book-effect_first_building = Ein gutes allererstes Gebäude eines Königreichs
book-effect_embassy = Kann in der Ortschaft eines anderen Königreichs als [Botschaft](rules/embassies) dienen
book-effect_lots_up_to = Darf zum selben Preis bis zu { $lots } Baufelder einnehmen
book-effect_shares_lot = Darf ein Baufeld teilen mit: { $hosts }
book-effect_shares_lot_must = Steht nur auf einem Baufeld mit: { $hosts }
book-effect_shares_lot_any = Darf ein Baufeld mit jedem Gebäude teilen
book-effect_part_of = Gehört zu einem fertigen Bauwerk derselben Seite und fällt mit ihm: { $building }
book-effect_free_with = Außerhalb der Höchstzahl neuer Gebäude in einem Zug, in dem dort auch gebaut wird: { $building }
book-effect_wall_needs_gate = { $wall } auf einer Seite, die es berührt, muss im selben Zug bekommen: { $gate }
book-effect_requires_any = Die Ortschaft muss eines hiervon haben: { $buildings }
book-effect_requires_item_tier = Die Ortschaft muss ein Gebäude mit Plätzen für magische Gegenstände dieses Rangs haben: { $tier }
book-effect_water_border_source = Seine Baufelder gelten für die Gebäude daneben als [Wassergrenze](rules/borders)
book-effect_border_waiver = Der SL kann es ohne seine Grenze erlauben, zum selben Preis
book-effect_natural_feature = Der SL kann sagen, dass das Land selbst dafür sorgt: keine BP, keine Höchstzahl
book-effect_siege_proof = Belagerungsgerät kann ihm nichts anhaben
book-effect_unrest_once = Seine Unruhe zählt einmal je Ortschaft, so viele auch gebaut werden
book-effect_halve_promotion_consumption = Der Verbrauch durch [](edict.promotion) wird halbiert, einmal
book-effect_halve_taxation_loyalty_penalty = Der Treueverlust durch [](edict.taxation) wird halbiert, einmal
book-effect_stores_surplus = Bewahrt bis zu { $capacity } BP überschüssige Nahrung für einen Monat auf, den die Schatzkammer nicht zahlen kann
book-effect_farm_bonus = { $radius ->
    [one] Im Hexfeld der Ortschaft und daneben ändert jedes hiervon
   *[other] Bis { $radius } Hexfelder von der Ortschaft ändert jedes hiervon
} den Verbrauch stattdessen um { $consumption }: { $improvements }
book-effect_mine_bonus = { $count } verbundene { $improvements } bringt mehr: Wirtschaft { $economy }, BP { $bp } (verbunden durch { $connected_by })
book-effect_loyalty_from_cr = Treue nach dem höchsten gehaltenen Herausforderungsgrad, geteilt durch { $divisor }
book-effect_exhibits = Ausstellungsstücke bringen 1 Ruhm je { $gp_per_fame } GM, höchstens { $fame_max }; ein geschichtlich bedeutendes { $historic_fame } mehr
book-effect_special_edicts = { $count } [Sondererlasse](rules/edicts) je Zug, { $check_modifier } auf die Würfe für jeden
book-effect_army_tactic = { $count ->
    [one] Hier ausgehobene Armeen und Befehlshaber kennen eine Taktik mehr
   *[other] Hier ausgehobene Armeen und Befehlshaber kennen { $count } Taktiken mehr
}
book-effect_skill_bonus = { $modifier } { $amount } für: { $skills }
book-effect_skill_uses = { $modifier } zählt auch für: { $skills }
book-effect_holy_site = { $option }: einer Gottheit geweiht gibt es, was die Gottheit bestimmt, höchstens { $most } Punkte
book-effect_slots_rolled_by = Nach Brauch würfelt für seine magischen Gegenstände: { $role }
book-effect_aqueduct_chain = Gibt seine Zahlen, sobald eine ununterbrochene Kette von { $source_terrain } mit { $source_water } zu einer Ortschaft führt, die dann eine [Wassergrenze](rules/borders) hat
book-effect_settlement_river = Eine Ortschaft im Hexfeld hat für ihre [Grenzen](rules/borders) einen Fluss
book-effect_faster_travel = Reisen über Land durch das Hexfeld gehen schneller
book-effect_trade_way = [Handelsrouten](rules/trade) dürfen bei jedem Gelände hindurch; das Hexfeld zählt { $length }
book-effect_reference_only = Nie für sich gebaut: Teil des Preises von Straßen und dergleichen
book-effect_stations_armies = [Armeen](rules/war-armies), auch verbündete, können darin stehen
book-effect_with_improvement = Mit einem hiervon im Hexfeld, einmal: { $improvements }: { $list }
book-effect_boosts_benefits = Im selben Hexfeld ist jeder Nutzen hiervon { $amount }: { $improvements }
book-effect_annexation = Sie friedlich zu beanspruchen kostet einen Wurf auf { $check }; misslingt er, steigt die Unruhe um { $failure_unrest }
book-effect_found_building = Eine hier gegründete Ortschaft übernimmt das stehende Gebäude: keine BP, außerhalb der Höchstzahl
book-effect_ruined_building = Hier ein passendes Gebäude zum halben Preis, oder { $salvage } BP Nachlass auf eines im Hexfeld
book-effect_cavern_access = Der SL kann von hier ein unterirdisches Hexfeld öffnen
book-effect_spares_river_cost = Straßen und dergleichen kosten wegen des Flusses in diesem Hexfeld nicht das Doppelte
book-effect_doubles_road_cost = Straßen und dergleichen kosten in diesem Hexfeld das Doppelte
book-effect_chooses_attributes_lasting = Der Inhaber wählt ein für alle Mal, wozu es zählt: { $list }
book-effect_chooses_attributes_edict_phase = Der Inhaber wählt in jeder Erlassphase neu, wozu es zählt: { $list }
book-effect_may_marry = Zwei miteinander verheiratete Inhaber können beide dienen, und beide zählen
book-effect_not_with_married = Meist nicht besetzt, solange zwei Eheleute dienen als { $role }
book-effect_stands_in_for = Kann für einen Zug vertreten: { $role }. Ein misslungener Wurf auf { $check } im Unterhalt ändert dann die Unruhe um { $failure_unrest }
book-effect_lowers_unrest = Kann im Unterhalt die Unruhe um 1 senken; ein misslungener Wurf auf { $check } ändert danach die Treue um { $failure_loyalty }
book-effect_vacancy_bars = Solange es vakant ist, nicht möglich: { $list }
book-effect_vacancy_stops_holidays = Solange es vakant ist, geht die Treue aus [](edict.holiday) verloren; der Verbrauch bleibt
book-effect_vacancy_stops_taxes = Solange es vakant ist, kommen keine Steuern herein, und [](edict.taxation) gilt als: { $level }
book-effect_vassal_office = Dient in einem [Vasallenstaat](rules/vassals), der ohne es leidet wie unter der Vakanz von: { $vacancy_as }. Ein zweites Amt dort zählt { $second_role_modifier } und kostet { $second_role_days } Tage mehr

## Tables

book-thing_building = Gebäude
book-thing_event = Ereignis
book-thing_terrain = Gelände
book-thing_special_terrain = Besonderes Gelände
book-thing_improvement = Verbesserung
book-thing_role = Amt
book-thing_alignment = Gesinnung
book-thing_government = Regierungsform
book-thing_milestone = Meilenstein
book-thing_settlement = Ortschaft
book-gives = Bringt
book-people = Einwohner
book-size = Größe
book-and_more = { $low } und mehr
book-no_limit = unbegrenzt
book-d100 = W100
book-roll_again = nochmals würfeln
book-each_district = { $amount } je Bezirk
book-item_kind = Art
book-bp_price = GM für 1 BP
book-withdrawal = GM für 1 entnommenen BP
book-command = Befehl
book-keys = Tasten
book-command_does = Was es tut

## The command line

book-command_window = öffnet das Fenster, mit einer Kampagne, wenn eine genannt ist
help_help = gibt eine Seite des Handbuchs aus oder durchsucht es
help_help_page = die Seite, etwa rules/claiming oder building.inn; ohne sie werden alle aufgezählt
help_help_search = durchsucht das Handbuch nach Wörtern
metavar_WORDS = WÖRTER
book-commands_begin = Jeder Befehl beginnt mit `kingdom-gui`; `kingdom-gui BEFEHL --help` nennt seine Optionen.
