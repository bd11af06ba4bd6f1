# Was auf den gedruckten Bögen steht. Eine Datei je Sprache, überall dieselben Namen; `tests/sheets` vergleicht sie.

## Seiten und Fußzeilen
sheet-page-kingdom = Königreich
sheet-page-leaders = Anführer
sheet-page-armies = Armeen
sheet-page-map = Karte
sheet-page-poster = Karte als Poster
sheet-page-handout = Was die Spieler wissen
sheet-page-settlement = { $settlement_name }
sheet-page-journal = Chronik
sheet-page-numbers = Die Zahlen im Lauf der Monate
sheet-now = jetzt
sheet-page-blank-kingdom = Leer: Königreich
sheet-page-blank-leaders = Leer: Anführer
sheet-page-blank-district = Leer: Bezirksplan
sheet-foot-page = Seite { $page } von { $pages }
sheet-continued = { $title }, Fortsetzung

## Allgemein
sheet-none = keine
sheet-vacant = vakant
sheet-no-limit = unbegrenzt
sheet-and-more = { $first } und { $more } weitere
sheet-used-of = { $used } von { $limit }
sheet-month-number = Monat { $month }
sheet-month-name = { $name } { $year }
sheet-xp = { $amount } EP

## Königreich
sheet-kingdom-kicker = Königreichsbogen
sheet-field-ruler = Herrscher
sheet-field-government = Regierungsform
sheet-field-month = Monat
sheet-field-districts = Bezirke
sheet-field-settlements = Ortschaften
sheet-field-capital = Hauptstadt
sheet-field-tax-bonus = Steuerbonus (BP)
sheet-kingdom-subtitle = { $government }, { $alignment }
sheet-heading-attributes = Werte
sheet-heading-control-dc = Herrschaftswurf-SG
sheet-heading-edicts = Erlasse
sheet-heading-allowance = Diesen Monat
sheet-heading-milestones = Meilensteine
sheet-note-attributes = Wurf: W20 + Wert − Unruhe, gegen den Herrschaftswurf-SG
sheet-note-control-dc = was jeder Herrschaftswurf erreichen muss
sheet-check = Wurf W20 { $bonus }
sheet-edict-not-issued = noch nicht erlassen

sheet-source-alignment = Gesin{ "\u00AD" }nung
sheet-source-leaders = Anfüh{ "\u00AD" }rer
sheet-source-vacancies = Vakante Ämter
sheet-source-edicts = Erlasse
sheet-source-buildings = Gebäude
sheet-source-land = Gelände
sheet-source-events = Ereig{ "\u00AD" }nisse
sheet-source-gm = SL
sheet-source-carried = Über{ "\u00AD" }trag
sheet-source-other = Sonsti{ "\u00AD" }ges
sheet-source-base = Grundwert
sheet-source-size = Größe
sheet-source-districts = Bezirke

sheet-line-treasury-opening = Übertrag
sheet-line-treasury-income = Einkommen
sheet-line-treasury-spent = Ausgaben
sheet-line-treasury-consumption = Verbrauch
sheet-line-treasury-buildings = Gebäude
sheet-line-treasury-land = Gelände
sheet-line-treasury-events = Ereignisse
sheet-line-treasury-gm = SL
sheet-line-treasury-other = Sonstiges
sheet-result-treasury = Schatzkammer (BP)

sheet-line-consumption-size = Größe
sheet-line-consumption-districts = Bezirke
sheet-line-consumption-edicts = Erlasse
sheet-line-consumption-land = Höfe, Fischerei, Gelände
sheet-line-consumption-buildings = Gebäude
sheet-line-consumption-armies = Armeen
sheet-line-consumption-events = Ereignisse
sheet-line-consumption-gm = SL
sheet-line-consumption-carried = Übertrag
sheet-line-consumption-other = Sonstiges
sheet-result-consumption-raw = Errechnet
sheet-result-consumption = Fällig im Monat (BP)

sheet-line-unrest-leaders = Anführer
sheet-line-unrest-vacancies = Vakante Ämter
sheet-line-unrest-buildings = Gebäude
sheet-line-unrest-land = Gelände
sheet-line-unrest-edicts = Erlasse
sheet-line-unrest-debt = Schulden
sheet-line-unrest-armies = Armeen
sheet-line-unrest-events = Ereignisse
sheet-line-unrest-gm = SL
sheet-line-unrest-floor = Nie unter 0
sheet-line-unrest-other = Sonstiges
sheet-result-unrest = Unruhe jetzt

sheet-allowance-claims = Hexfelder
sheet-allowance-improvements = Verbesserungen
sheet-allowance-settlements = Neue Ortschaften
sheet-allowance-buildings = Gebäude

sheet-milestone-kingdom-founded = Königreich gegründet
sheet-milestone-capital-founded = Hauptstadt gegründet
sheet-milestone-size = Größe { $at }
sheet-milestone-settlement-lots = { $at } Baufelder in einer Ortschaft bebaut

## Regierung
sheet-title-leaders = Regierungsämter
sheet-note-leaders = sieben Tage Dienst im Monat, sonst gilt das Amt als vakant
sheet-title-armies = Armeen
sheet-note-armies = Schlachten werden am Tisch geschlagen
sheet-heading-roster = Aufstellung
sheet-note-roster = Verbrauch aller: { $count } BP im Monat
sheet-column-army = Armee
sheet-column-army-size = Größe
sheet-column-cr = HG
sheet-column-field = Im Feld
sheet-column-commander = Befehlshaber
sheet-column-stands = Wo
sheet-column-tactics = Taktiken
sheet-column-note = Art, Notizen
sheet-column-role = Amt
sheet-column-holder = Inhaber
sheet-column-ability = Attribut
sheet-column-vacancy = Wenn vakant
sheet-leaders-together = Alle Ämter zusammen
sheet-remark-player = Spielercharakter
sheet-remark-leadership = Anführen +1
sheet-remark-lost = ausgefallen
sheet-remark-acting = vertritt den Herrscher
sheet-remark-days = { $days ->
    [one] nur { $days } Tag Dienst
   *[other] nur { $days } Tage Dienst
}
sheet-either = { $first } oder { $last }
sheet-adds = { $abilities } · { $attributes }
sheet-adds-half = ½ { $abilities }
sheet-adds-choice = nach Wahl
sheet-ability-str = ST
sheet-ability-dex = GE
sheet-ability-con = KO
sheet-ability-int = IN
sheet-ability-wis = WE
sheet-ability-cha = CH
sheet-ability-name-str = Stärke
sheet-ability-name-dex = Geschicklichkeit
sheet-ability-name-con = Konstitution
sheet-ability-name-int = Intelligenz
sheet-ability-name-wis = Weisheit
sheet-ability-name-cha = Charisma
sheet-vacancy-no-taxes = keine Steuern
sheet-vacancy-no-holidays = kein Festtagsbonus
sheet-vacancy-bars = gesperrt: { $things }
sheet-vacancy-bars-claim = Hexfelder
sheet-vacancy-bars-district = Bezirke

## Ortschaften
sheet-capital = Hauptstadt
sheet-in-hex = Hexfeld { $label }
sheet-district = Bezirk { $number }
sheet-district-place = Bezirk { $number }, { $where }
sheet-many = { $count } × { $name }
sheet-base-value = Grundwert (GM)
sheet-base-value-of = { $value } von { $cap }
sheet-heading-works = Bauten ohne Baufeld
sheet-heading-slots = Magische Gegenstände
sheet-heading-buildings = Gebäude
sheet-column-building = Gebäude
sheet-column-lots = Felder
sheet-column-more = Weiteres
sheet-short-economy = Wirt.
sheet-short-loyalty = Treue
sheet-short-stability = Stab.
sheet-short-fame = Ruhm
sheet-short-infamy = Verruf
sheet-short-defense = Vert.
sheet-no-buildings = Noch keine
sheet-state-planned = { $count } geplant
sheet-state-damaged = { $count } beschädigt
sheet-state-abandoned = { $count } verlassen
sheet-side-n = Nordseite
sheet-side-e = Ostseite
sheet-side-s = Südseite
sheet-side-w = Westseite
sheet-side-none = ganzer Bezirk
sheet-side-land = Land
sheet-side-water = Wasser
sheet-on-lot = Baufeld { $lot }
sheet-slot-minor = { $kinds } (schwach)
sheet-slot-medium = { $kinds } (mittel)
sheet-slot-major = { $kinds } (mächtig)
sheet-item-potion = Trank
sheet-item-scroll = Schriftrolle
sheet-item-wand = Zauberstab
sheet-item-ring = Ring
sheet-item-rod = Zepter
sheet-item-staff = Stab
sheet-item-wondrous-item = Wundersamer Gegenstand
sheet-item-armor = Rüstung
sheet-item-shield = Schild
sheet-item-weapon = Waffe
sheet-item-any = Gegenstand
sheet-tier-minor = Schwach
sheet-tier-medium = Mittel
sheet-tier-major = Mächtig
sheet-blank-district-kicker = Ortschaft und Bezirk
sheet-heading-growth = Größe und Markt
sheet-by-lots = Nach Baufeldern (optional): { $size }, Modifikatoren { $modifier }, Gefahr { $danger }
sheet-next-size = { $size } mit { $count ->
    [one] einem Einwohner
   *[other] { $people } Einwohnern
} mehr ({ $lots ->
    [one] ein Baufeld
   *[other] { $lots } Baufelder
}): Grundwert bis { $cap } GM
sheet-value-spare = Der Grundwert kann noch um { $value } GM wachsen
sheet-value-full = Der Grundwert ist so hoch, wie die Größe erlaubt
sheet-market = Jeder magische Gegenstand bis { $value } GM ist mit { $percent } % Wahrscheinlichkeit zu haben
sheet-defense-sides = Verteidigung je Seite: { $sides }
sheet-heading-privileges = Vorrechte
sheet-special-edicts = { $count } Sondererlasse je Zug; bei mehr als einem alle ihre Würfe mit { $checks }
sheet-kingdoms-modifier = { $name } { $amount } (eigener { $own })
sheet-kingdoms-modifiers = Hier zählen die höheren Modifikatoren des Königreichs: { $modifiers }
sheet-army-tactics = Hier ausgehobene Armeen und Befehlshaber kennen { $count ->
    [one] eine Taktik
   *[other] { $count } Taktiken
} mehr
sheet-trade-percent = Handelsrouten, die von hier ausgehen, bringen { $percent } % mehr ein
sheet-skill-bonus = { $name } { $amount } zusätzlich bei { $skills }
sheet-skill-uses = { $name } zählt auch bei { $skills }
sheet-skill-of-knowledge = Würfen auf Wissen
sheet-skill-of-knowledge-arcana = Würfen auf Wissen (Arkanes)
sheet-skill-of-knowledge-history = Würfen auf Wissen (Geschichte)
sheet-skill-of-profession = Würfen auf Beruf
sheet-skill-of-appraise-art = Würfen auf Schätzen von Kunstwerken
sheet-heading-exhibits = Ausgestellt
sheet-column-exhibit = Stück
sheet-exhibit-find = Ein Fund
sheet-exhibit-historic = aus der Geschichte des Königreichs
sheet-heading-items = Magische Gegenstände im Angebot
sheet-heading-wishes = Wunschliste
sheet-wishes-together = zusammen { $price } BP (Listenpreis { $listed } BP), gebaut in { $months ->
    [one] einem Monat
   *[other] { $months } Monaten
}
sheet-heading-losses = Verlorene Gebäude
sheet-column-item = Gegenstand
sheet-column-gp = GM
sheet-column-where = Wo
sheet-column-list-bp = Liste (BP)
sheet-column-bp = Preis (BP)
sheet-column-why = Wie und warum
sheet-lost-destroyed = zerstört
sheet-lost-demolished = abgerissen
sheet-lost-abandoned = verlassen

## Chronik
sheet-journal-empty = Noch ist nichts geschrieben.
sheet-journal-of = { $kingdom_name }: { $text }

## Karte
sheet-title-map = Das Reich und seine Lande
sheet-legend-river = Fluss
sheet-legend-coast = Küste
sheet-legend-lake = See
sheet-legend-unexplored = Noch nicht erforscht
sheet-legend-below = Höhle oder Wasser darunter
sheet-legend-army = Armee
sheet-legend-expedition = Expedition
sheet-legend-pin-pin = Bemerkenswerter Ort
sheet-legend-pin-danger = Gefahr
sheet-legend-pin-treasure = Schatz
sheet-legend-pin-camp = Lager
sheet-legend-pin-person = Person
sheet-legend-pin-question = Offene Frage
sheet-scale-note = ein Hexfeld misst { $length }

## Die Karte als Poster
sheet-poster-name = Poster, Blatt { $sheet }
sheet-poster-sheet = Blatt { $sheet }, Seite { $page } von { $pages }
sheet-poster-plan = Wie die Blätter liegen
sheet-poster-measure = { $columns } × { $rows } Blätter, { $width } × { $height } cm
sheet-poster-how = Jedes Blatt an seinen Marken schneiden und Kante an Kante legen; auch größer oder kleiner als 100 % gedruckt passen sie zueinander.

## Ein Handzettel für die Spieler
sheet-handout-title = Was man weiß
sheet-handout-known = Was man weiß, { $date }
sheet-handout-map = Karte: { $title }
sheet-handout-towns = Ortschaften
sheet-handout-places = Orte
sheet-handout-size = Größe
sheet-handout-name = Name
sheet-handout-told = Was man davon erzählt

## Was sich nicht ausgeben lässt ($file ist die Datei, die geschrieben werden sollte)
sheet-error-kind = { $file }: Eine Ausgabe „{ $kind }“ gibt es nicht; es gibt { $known }.
sheet-error-ending = { $file }: Eine solche Datei lässt sich nicht schreiben; der Name muss auf { $known } enden.
sheet-error-paper = Ein Papier „{ $paper }“ gibt es nicht; es gibt { $known }.
sheet-error-scale = Ein Bild lässt sich nicht im { $scale }-Fachen zeichnen; nötig ist eine Zahl über 0, höchstens { $largest }.
sheet-error-no-kingdom = { $file }: nicht geschrieben, denn die Kampagne hat noch kein Königreich; gründen Sie eines, oder geben Sie den leeren Bogen aus.
sheet-error-no-districts = { $file }: nicht geschrieben, denn das Königreich hat noch keine Ortschaft.
sheet-error-no-map = { $file }: nicht geschrieben, denn die Karte der Kampagne hat keine Hexfelder.
sheet-error-too-large = { $file }: Ein Bild von { $dots } Punkten passt nicht in den Speicher; geben Sie einen kleineren Maßstab an.
sheet-error-poster-hex = { $file }: Ein Hexfeld eines Posters kann nicht { $size } mm messen; { $low } bis { $high } sind möglich.
sheet-error-poster-overlap = { $file }: Blätter eines Posters können sich nicht um { $size } mm überlappen; 0 bis { $high } sind möglich.
sheet-error-poster-sheets = { $file }: Das Poster bräuchte { $count } Blätter, mehr als { $most }; einen kleineren Maßstab oder größeres Papier wählen.
sheet-error-nothing-known = { $file }: nicht geschrieben, da die Spieler noch kein Hexfeld kennen; bitte eintragen, was sie gesehen oder erforscht haben.
sheet-error-poster-ending = { $file }: Ein Poster ist eine PDF-Datei; bitte einen Namen wählen, der auf .pdf endet.
