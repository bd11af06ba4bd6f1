<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>AbandonDialog</name>
    <message>
        <source>Abandon land</source>
        <translation>Land aufgeben</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>The realm falls apart. A part where a leader stays can be held; the others are lost.</source>
        <translation>Das Königreich fällt auseinander. Ein Teil, in dem ein Anführer ist, lässt sich halten; die anderen gehen verloren.</translation>
    </message>
    <message>
        <source>Nobody is there</source>
        <translation>Niemand ist dort</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n Hexfeld</numerusform>
            <numerusform>%n Hexfelder</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} around {hex}</source>
        <translation>{count} um {hex}</translation>
    </message>
</context>
<context>
    <name>AbdicateForm</name>
    <message>
        <source>Who steps down</source>
        <translation>Wer zurücktritt</translation>
    </message>
    <message>
        <source>Somebody steps down…</source>
        <translation>Jemand tritt zurück…</translation>
    </message>
    <message>
        <source>{role} {name}</source>
        <translation>{role} {name}</translation>
    </message>
    <message>
        <source>What they take up instead</source>
        <translation>Was stattdessen übernommen wird</translation>
    </message>
    <message>
        <source>for good</source>
        <translation>für immer</translation>
    </message>
    <message>
        <source>to become {role}</source>
        <translation>und wird {role}</translation>
    </message>
    <message>
        <source>The die of the Loyalty check; left empty, the program rolls</source>
        <translation>Der Würfel des Treuewurfs; leer würfelt das Programm</translation>
    </message>
    <message>
        <source>Step down</source>
        <translation>Zurücktreten</translation>
    </message>
    <message>
        <source>Loyalty check: {needed} or more, {percent}%</source>
        <translation>Treuewurf: {needed} oder mehr, {percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation>Über das Programm</translation>
    </message>
    <message>
        <source>Version {number}, Qt {qt}</source>
        <translation>Fassung {number}, Qt {qt}</translation>
    </message>
    <message>
        <source>A hex-map realm, its cities and its months, for the game master who rules it.</source>
        <translation>Ein Reich auf einer Hexfeldkarte, seine Städte und seine Monate, für den SL, der es regiert.</translation>
    </message>
    <message>
        <source>Armies are kept as a roster, with what they cost and where they stand; mass battle itself is fought at the table, not by the program.</source>
        <translation>Armeen werden als Aufstellung geführt, mit ihren Kosten und ihrem Ort; der Massenkampf selbst wird am Tisch gespielt, nicht vom Programm.</translation>
    </message>
    <message>
        <source>The program is free under the MIT licence. The numbers of the rules are open game content; the texts are our own. NOTICE names what others have lent.</source>
        <translation>Das Programm ist frei unter der MIT-Lizenz. Die Zahlen der Regeln sind offener Spielinhalt; die Texte sind unsere eigenen. Die Datei NOTICE nennt, was andere beigesteuert haben.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ActionDialog</name>
    <message>
        <source>Reason (optional)</source>
        <translation>Grund (optional)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>It needs a name.</source>
        <translation>Ein Name fehlt.</translation>
    </message>
    <message>
        <source>No amount is given yet.</source>
        <translation>Noch ist kein Betrag angegeben.</translation>
    </message>
    <message>
        <source>Do it all the same</source>
        <translation>Trotzdem ausführen</translation>
    </message>
    <message>
        <source>Costs {count} BP.</source>
        <translation>Kostet {count} BP.</translation>
    </message>
    <message>
        <source>No number changes.</source>
        <translation>Keine Zahl ändert sich.</translation>
    </message>
</context>
<context>
    <name>AddDistrictDialog</name>
    <message>
        <source>A new district in {settlement}</source>
        <translation>Ein neuer Bezirk in {settlement}</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Tick the sides that lie at water. The others are land, where walls can stand.</source>
        <translation>Kreuzen Sie die Seiten am Wasser an. Die anderen sind Land, dort kann eine Mauer stehen.</translation>
    </message>
    <message>
        <source>{side} side is water</source>
        <translation>Seite im {side} ist Wasser</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Granted: nothing is paid, no limit counts</source>
        <translation>Gewährt: nichts wird bezahlt, keine Grenze zählt</translation>
    </message>
</context>
<context>
    <name>AdjustPanel</name>
    <message>
        <source>Picture under the grid</source>
        <translation>Bild unter dem Raster</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>Hex 0,0: across</source>
        <translation>Feld 0,0: waagrecht</translation>
    </message>
    <message>
        <source>Hex 0,0: down</source>
        <translation>Feld 0,0: senkrecht</translation>
    </message>
    <message>
        <source>From hex to hex</source>
        <translation>Von Feld zu Feld</translation>
    </message>
    <message>
        <source>Turned by</source>
        <translation>Gedreht um</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Place, in pixels of the picture</source>
        <translation>Lage, in Pixeln des Bildes</translation>
    </message>
    <message>
        <source>Cut off, in pixels</source>
        <translation>Abgeschnitten, in Pixeln</translation>
    </message>
    <message>
        <source>The players see it</source>
        <translation>Die Spieler sehen es</translation>
    </message>
    <message>
        <source>Also where the map has no hexes</source>
        <translation>Auch wo die Karte keine Hexfelder hat</translation>
    </message>
    <message>
        <source>Fit by hex centres…</source>
        <translation>An Hexfeldmitten anpassen…</translation>
    </message>
    <message>
        <source>Another picture…</source>
        <translation>Ein anderes Bild…</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Bild wegnehmen</translation>
    </message>
    <message>
        <source>While this is open, the arrow keys on the map move the picture by one of its pixels; with Shift they set its hexes wider or closer.</source>
        <translation>Solange dies offen ist, verschieben die Pfeiltasten auf der Karte das Bild um eines seiner Pixel; mit Umschalt rücken seine Hexfelder weiter auseinander oder zusammen.</translation>
    </message>
    <message>
        <source>No picture lies under this level.</source>
        <translation>Unter dieser Ebene liegt kein Bild.</translation>
    </message>
    <message>
        <source>{name}, {width} × {height} pixels</source>
        <translation>{name}, {width} × {height} Pixel</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>AdoptDialog</name>
    <message>
        <source>Adopt a running kingdom</source>
        <translation>Laufendes Königreich übernehmen</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Type the totals of your paper sheet. Draw map, buildings and leaders later: what they do not explain yet stands as one carried-over line.</source>
        <translation>Tragen Sie die Summen Ihres Papierbogens ein. Karte, Gebäude und Anführer folgen später: Was sie noch nicht erklären, steht in einer einzigen Zeile als Übertrag.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Alignment</source>
        <translation>&amp;Gesinnung</translation>
    </message>
    <message>
        <source>&amp;Government</source>
        <translation>&amp;Regierungsform</translation>
    </message>
</context>
<context>
    <name>AheadForm</name>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Ereignis</translation>
    </message>
    <message>
        <source>&amp;Month</source>
        <translation>&amp;Monat</translation>
    </message>
    <message>
        <source>&amp;Where</source>
        <translation>O&amp;rt</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;otiz</translation>
    </message>
    <message>
        <source>For your own eyes</source>
        <translation>Nur für Ihre Augen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>There is no event of that name.</source>
        <translation>Es gibt kein Ereignis dieses Namens.</translation>
    </message>
    <message>
        <source>Put an event ahead</source>
        <translation>Ereignis vorsehen</translation>
    </message>
    <message>
        <source>Change an event put ahead</source>
        <translation>Ein vorgesehenes Ereignis ändern</translation>
    </message>
    <message>
        <source>Put ahead</source>
        <translation>Vorsehen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Month {number}</source>
        <translation>Monat {number}</translation>
    </message>
    <message>
        <source>The whole kingdom</source>
        <translation>Das ganze Königreich</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Nach Zufall</translation>
    </message>
</context>
<context>
    <name>AllowanceRow</name>
    <message>
        <source>Open the map</source>
        <translation>Karte öffnen</translation>
    </message>
    <message>
        <source>Open the settlement</source>
        <translation>Ortschaft öffnen</translation>
    </message>
    <message>
        <source>Open the kingdom</source>
        <translation>Königreich öffnen</translation>
    </message>
</context>
<context>
    <name>Allowances</name>
    <message>
        <source>Special edicts</source>
        <translation>Sondererlasse</translation>
    </message>
    <message>
        <source>{what}: no limit</source>
        <translation>{what}: unbegrenzt</translation>
    </message>
    <message>
        <source>{what}: {left} of {most} left</source>
        <translation>{what}: noch {left}/{most}</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Hexfelder</translation>
    </message>
    <message>
        <source>Improvements</source>
        <translation>Verbesserungen</translation>
    </message>
    <message>
        <source>Settlements and armies</source>
        <translation>Ortschaften und Armeen</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Free house or the like</source>
        <translation>Wohnhaus</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>The program ended unexpectedly the last time; a report was kept.</source>
        <translation>Das Programm wurde beim letzten Mal unerwartet beendet; ein Bericht ist aufgehoben.</translation>
    </message>
</context>
<context>
    <name>AppointDialog</name>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Appoint</source>
        <translation>Einsetzen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Adds to</source>
        <translation>Verbessert</translation>
    </message>
    <message>
        <source>Has the &amp;Leadership feat (+1)</source>
        <translation>Hat das Talent &amp;Anführen (+1)</translation>
    </message>
    <message>
        <source>A &amp;player’s character</source>
        <translation>Ein &amp;Spielercharakter</translation>
    </message>
    <message>
        <source>Governs another vassal</source>
        <translation>Regiert einen anderen Vasallen</translation>
    </message>
    <message>
        <source>or at once: {example}</source>
        <translation>oder in einem Zug: {example}</translation>
    </message>
    <message>
        <source>{ability} modifier</source>
        <translation>{ability}-Modifikator</translation>
    </message>
    <message>
        <source>Every {count} ranks add 1 to what the leader gives.</source>
        <translation>Je {count} Ränge fügen 1 zu dem hinzu, was der Anführer gibt.</translation>
    </message>
    <message>
        <source>Ranks in {skill}</source>
        <translation>Ränge in {skill}</translation>
    </message>
    <message>
        <source>Takes the place of {name}</source>
        <translation>Ersetzt {name}</translation>
    </message>
    <message>
        <source>Rules beside {name} in marriage</source>
        <translation>Regiert mit {name} als Ehepaar</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>half the {ability} modifier</source>
        <translation>den halben Modifikator ({ability})</translation>
    </message>
    <message>
        <source>the {ability} modifier</source>
        <translation>den Modifikator ({ability})</translation>
    </message>
    <message>
        <source>Adds {amount} to {attributes}.</source>
        <translation>Verbessert {attributes} um {amount}.</translation>
    </message>
</context>
<context>
    <name>ArmiesPanel</name>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>The roster for battles at your table; the program itself plays no mass battle.</source>
        <translation>Die Aufstellung für Schlachten am Spieltisch; Massenkampf spielt das Programm nicht.</translation>
    </message>
    <message>
        <source>Raise an army…</source>
        <translation>Eine Armee aufstellen…</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>CR</source>
        <translation>HG</translation>
    </message>
    <message>
        <source>In the field</source>
        <translation>Im Feld</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Befehlshaber</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Tactics</source>
        <translation>Taktiken</translation>
    </message>
    <message>
        <source>{count} BP a week</source>
        <translation>{count} BP je Woche</translation>
    </message>
    <message>
        <source>Edit {army}</source>
        <translation>{army} bearbeiten</translation>
    </message>
    <message>
        <source>{place}: show it on the map</source>
        <translation>{place}: auf der Karte zeigen</translation>
    </message>
    <message>
        <source>Recruited in {settlement}; tactics taught there: {count}</source>
        <translation>Ausgehoben in {settlement}; dort gelehrte Taktiken: {count}</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>Verlegen…</translation>
    </message>
    <message>
        <source>Disband</source>
        <translation>Auflösen</translation>
    </message>
</context>
<context>
    <name>ArmyDialog</name>
    <message>
        <source>Raise an army</source>
        <translation>Eine Armee aufstellen</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source> BP a week</source>
        <translation> BP je Woche</translation>
    </message>
    <message>
        <source> BP</source>
        <translation> BP</translation>
    </message>
    <message>
        <source>handed over: free, in no settlement’s place</source>
        <translation>übergeben: kostenlos, an keiner Ortschaft Stelle</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>C&amp;R</source>
        <translation>&amp;HG</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>A&amp;rt</translation>
    </message>
    <message>
        <source>C&amp;ost</source>
        <translation>K&amp;osten</translation>
    </message>
    <message>
        <source>&amp;Consumes</source>
        <translation>&amp;Verbraucht</translation>
    </message>
    <message>
        <source>&amp;In the field</source>
        <translation>&amp;Im Feld</translation>
    </message>
    <message>
        <source>Co&amp;mmander</source>
        <translation>&amp;Befehlshaber</translation>
    </message>
    <message>
        <source>Recruite&amp;d in</source>
        <translation>&amp;Ausgehoben in</translation>
    </message>
    <message>
        <source>&amp;Tactics</source>
        <translation>Ta&amp;ktiken</translation>
    </message>
    <message>
        <source>Not&amp;e</source>
        <translation>Notiz&amp;en</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>nicht angegeben</translation>
    </message>
</context>
<context>
    <name>ArmyFields</name>
    <message>
        <source>Fine</source>
        <translation>Mini</translation>
    </message>
    <message>
        <source>Diminutive</source>
        <translation>Winzig</translation>
    </message>
    <message>
        <source>Tiny</source>
        <translation>Sehr klein</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittelgroß</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Huge</source>
        <translation>Riesig</translation>
    </message>
    <message>
        <source>Gargantuan</source>
        <translation>Gigantisch</translation>
    </message>
    <message>
        <source>Colossal</source>
        <translation>Kolossal</translation>
    </message>
    <message>
        <source>Weeks of a month in the field</source>
        <translation>Wochen des Monats im Feld</translation>
    </message>
    <message>
        <source>all month in the field</source>
        <translation>den ganzen Monat im Feld</translation>
    </message>
    <message>
        <source>{count} weeks in the field</source>
        <translation>{count} Wochen im Feld</translation>
    </message>
    <message>
        <source>one week in the field</source>
        <translation>eine Woche im Feld</translation>
    </message>
    <message>
        <source>in reserve</source>
        <translation>in Reserve</translation>
    </message>
    <message>
        <source>{hex}, in the open</source>
        <translation>{hex}, im Freien</translation>
    </message>
</context>
<context>
    <name>ArmyForm</name>
    <message>
        <source>Which army</source>
        <translation>Welche Armee</translation>
    </message>
    <message>
        <source>An army…</source>
        <translation>Eine Armee…</translation>
    </message>
    <message>
        <source>A new army</source>
        <translation>Eine neue Armee</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>CR</source>
        <translation>HG</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>in place of a new settlement</source>
        <translation>anstelle einer neuen Ortschaft</translation>
    </message>
    <message>
        <source>Its name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Expand it</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Equip it</source>
        <translation>Ausrüsten</translation>
    </message>
    <message>
        <source>Bring it to full strength</source>
        <translation>Auffrischen</translation>
    </message>
    <message>
        <source>Set its weeks in the field</source>
        <translation>Wochen im Feld festlegen</translation>
    </message>
    <message>
        <source>Disband it</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>Cost in BP</source>
        <translation>Kosten in BP</translation>
    </message>
    <message>
        <source>Costs </source>
        <translation>Kostet </translation>
    </message>
    <message>
        <source> BP</source>
        <translation> BP</translation>
    </message>
    <message>
        <source>Consumption in BP a week</source>
        <translation>Verbrauch in BP je Woche</translation>
    </message>
    <message>
        <source>Consumes </source>
        <translation>Verbraucht </translation>
    </message>
    <message>
        <source> BP a week</source>
        <translation> BP je Woche</translation>
    </message>
    <message>
        <source>{count} BP</source>
        <translation>{count} BP</translation>
    </message>
    <message>
        <source>CR {number}</source>
        <translation>HG {number}</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <source>Disband</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Festlegen</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
</context>
<context>
    <name>ArmyPostDialog</name>
    <message>
        <source>Move an army</source>
        <translation>Eine Armee verlegen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verlegen</translation>
    </message>
    <message>
        <source>To any other hex: choose it on the map and bring the army there.</source>
        <translation>In ein anderes Hexfeld: Wählen Sie es auf der Karte, und verlegen Sie die Armee dorthin.</translation>
    </message>
    <message>
        <source>not on the map</source>
        <translation>nicht auf der Karte</translation>
    </message>
    <message>
        <source>&amp;Army</source>
        <translation>Arm&amp;ee</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;Wohin</translation>
    </message>
    <message>
        <source>The kingdom has no army yet.</source>
        <translation>Das Königreich hat noch keine Armee.</translation>
    </message>
</context>
<context>
    <name>Body</name>
    <message>
        <source>Show on the map</source>
        <translation>Auf der Karte zeigen</translation>
    </message>
    <message>
        <source>Show on the plan</source>
        <translation>Auf dem Plan zeigen</translation>
    </message>
    <message>
        <source>Anarchy: every check counts as 0, and nothing is built or decreed until order returns.</source>
        <translation>Anarchie: Jeder Wurf zählt als 0, und nichts wird gebaut oder erlassen, bis die Ordnung zurückkehrt.</translation>
    </message>
    <message>
        <source>Before the reign</source>
        <translation>Vor der Herrschaft</translation>
    </message>
    <message>
        <source>Settle the first hexes, leaders and edicts; then the months begin to count.</source>
        <translation>Erst die ersten Hexfelder, Anführer und Erlasse; dann beginnen die Monate zu zählen.</translation>
    </message>
    <message>
        <source>Begin the reign</source>
        <translation>Herrschaft beginnen</translation>
    </message>
    <message>
        <source>Month {number}</source>
        <translation>Monat {number}</translation>
    </message>
    <message>
        <source>The month is done.</source>
        <translation>Der Monat ist gespielt.</translation>
    </message>
    <message>
        <source>{month} is done.</source>
        <translation>{month} ist abgeschlossen.</translation>
    </message>
    <message>
        <source>{name} has not played this month yet.</source>
        <translation>{name} hat diesen Monat noch nicht gespielt.</translation>
    </message>
    <message>
        <source>Go to {name}</source>
        <translation>Zu {name}</translation>
    </message>
    <message>
        <source>Begin next month</source>
        <translation>Nächster Monat</translation>
    </message>
    <message>
        <source>Read the journal</source>
        <translation>Chronik lesen</translation>
    </message>
    <message>
        <source>This month is not played to its end</source>
        <translation>Dieser Monat ist nicht zu Ende gespielt</translation>
    </message>
    <message>
        <source>The program can roll the rest. What was not played is lost with the month.</source>
        <translation>Das Programm kann den Rest würfeln. Was nicht gespielt wurde, geht mit dem Monat verloren.</translation>
    </message>
    <message>
        <source>Play the rest</source>
        <translation>Rest spielen</translation>
    </message>
    <message>
        <source>Begin the next all the same</source>
        <translation>Trotzdem den nächsten beginnen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>The game master’s word goes before the dice; the journal keeps a note of it.</source>
        <translation>Das Wort des SL gilt vor den Würfeln; die Chronik behält eine Notiz davon.</translation>
    </message>
    <message>
        <source>Back to the dice</source>
        <translation>Zurück zu den Würfeln</translation>
    </message>
    <message>
        <source>Rule otherwise…</source>
        <translation>Anders entscheiden…</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>To Income</source>
        <translation>Zum Einkommen</translation>
    </message>
    <message>
        <source>To the taxes</source>
        <translation>Zu den Steuern</translation>
    </message>
    <message>
        <source>Nothing more in this phase (Shift+Enter)</source>
        <translation>Nichts weiter in dieser Phase (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
</context>
<context>
    <name>BuildingCard</name>
    <message>
        <source>{number}, once</source>
        <translation>{number}, einmalig</translation>
    </message>
    <message>
        <source>{number}: see where it comes from</source>
        <translation>{number}: zeigen, woher das kommt</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>Monat {number}</translation>
    </message>
    <message>
        <source>Built in {month} for {price}</source>
        <translation>Gebaut im {month} für {price}</translation>
    </message>
    <message>
        <source>Built in {month}</source>
        <translation>Gebaut im {month}</translation>
    </message>
</context>
<context>
    <name>BuildingFacts</name>
    <message>
        <source>item slots filled: {filled} of {all}</source>
        <translation>Gegenstandsplätze belegt: {filled} von {all}</translation>
    </message>
    <message>
        <source>still halves the price of {list}</source>
        <translation>halbiert noch den Preis von {list}</translation>
    </message>
    <message>
        <source>cost {price}</source>
        <translation>hat {price} gekostet</translation>
    </message>
</context>
<context>
    <name>BuildingsModel</name>
    <message>
        <source>{price} instead of {list_price}: {less}</source>
        <translation>{price} statt {list_price}: {less}</translation>
    </message>
</context>
<context>
    <name>CalendarNamesDialog</name>
    <message>
        <source>Names of the months</source>
        <translation>Namen der Monate</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>One name per line, as many as your year has months. Without names, months are numbered.</source>
        <translation>Ein Name je Zeile, so viele, wie Ihr Jahr Monate hat. Ohne Namen werden die Monate nummeriert.</translation>
    </message>
    <message>
        <source>&amp;Months</source>
        <translation>&amp;Monate</translation>
    </message>
    <message>
        <source>The campaign &amp;began in</source>
        <translation>Die Kampagne &amp;begann im</translation>
    </message>
    <message>
        <source>&amp;Year</source>
        <translation>&amp;Jahr</translation>
    </message>
    <message>
        <source>Month {number}</source>
        <translation>Monat {number}</translation>
    </message>
    <message>
        <source>Now it is {month}.</source>
        <translation>Jetzt ist {month}.</translation>
    </message>
</context>
<context>
    <name>CalendarPanel</name>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>What falls due</source>
        <translation>Was fällig wird</translation>
    </message>
    <message>
        <source>Put an event ahead…</source>
        <translation>Ereignis vorsehen…</translation>
    </message>
    <message>
        <source>Names of the months…</source>
        <translation>Namen der Monate…</translation>
    </message>
    <message>
        <source>Month {number}</source>
        <translation>Monat {number}</translation>
    </message>
    <message>
        <source>Months begin to count with the reign.</source>
        <translation>Die Monate zählen ab Beginn der Herrschaft.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>{needed} or more</source>
        <translation>{needed} oder mehr</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Chance: {percent}%</source>
        <translation>Aussicht: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{modifier} against {dc}</source>
        <translation>{modifier} gegen {dc}</translation>
    </message>
    <message>
        <source>What is added to the die</source>
        <translation>Was zum Würfel hinzukommt</translation>
    </message>
    <message>
        <source>{role} (vacant)</source>
        <translation>{role} (vakant)</translation>
    </message>
    <message>
        <source>{role} {name} rolls</source>
        <translation>{name} würfelt ({role})</translation>
    </message>
</context>
<context>
    <name>ChangeRow</name>
    <message>
        <source>With which outcome</source>
        <translation>Bei welchem Ausgang</translation>
    </message>
    <message>
        <source>Which number</source>
        <translation>Welche Zahl</translation>
    </message>
    <message>
        <source>By how much: a number, or dice</source>
        <translation>Um wie viel: eine Zahl, oder Würfel</translation>
    </message>
</context>
<context>
    <name>ChangesField</name>
    <message>
        <source>Add a change</source>
        <translation>Änderung hinzufügen</translation>
    </message>
</context>
<context>
    <name>ChangesPanel</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>What changed?</source>
        <translation>Was hat sich geändert?</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>&amp;Von</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;Bis</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Dieser Monat</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Letzter Monat</translation>
    </message>
    <message>
        <source>Since the start</source>
        <translation>Von Anfang an</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Rewind…</source>
        <translation>&amp;Zurückgehen…</translation>
    </message>
    <message>
        <source>After: {what}</source>
        <translation>Danach: {what}</translation>
    </message>
    <message>
        <source>Nothing is different.</source>
        <translation>Nichts ist anders.</translation>
    </message>
    <message>
        <source>How months began is kept once the reign has begun.</source>
        <translation>Wie Monate begannen, wird behalten, sobald die Herrschaft begonnen hat.</translation>
    </message>
</context>
<context>
    <name>ChangesTree</name>
    <message>
        <source>Number</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Before, after</source>
        <translation>Vorher, nachher</translation>
    </message>
    <message>
        <source>What changed?</source>
        <translation>Was hat sich geändert?</translation>
    </message>
</context>
<context>
    <name>ChoiceField</name>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
</context>
<context>
    <name>ChoiceForm</name>
    <message>
        <source>{role} adds to</source>
        <translation>{role} verbessert</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>wählen…</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>All that happened</source>
        <translation>Alles, was geschah</translation>
    </message>
    <message>
        <source>Phases and events</source>
        <translation>Phasen und Ereignisse</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation>Ortschaften</translation>
    </message>
    <message>
        <source>Kingdom</source>
        <translation>Königreich</translation>
    </message>
    <message>
        <source>Game master</source>
        <translation>SL</translation>
    </message>
    <message>
        <source>Map drawing</source>
        <translation>Kartenzeichnung</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Wessen</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Find in the journal</source>
        <translation>In der Chronik suchen</translation>
    </message>
    <message>
        <source>Write a note for this month</source>
        <translation>Notiz zu diesem Monat schreiben</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>As Markdown…</source>
        <translation>Als Markdown…</translation>
    </message>
    <message>
        <source>As PDF…</source>
        <translation>Als PDF…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>What changed?</source>
        <translation>Was hat sich geändert?</translation>
    </message>
    <message>
        <source>Rewind to here</source>
        <translation>Hierher zurück</translation>
    </message>
    <message>
        <source>Earlier this month…</source>
        <translation>Früher in diesem Monat …</translation>
    </message>
    <message>
        <source>Earlier months…</source>
        <translation>Frühere Monate…</translation>
    </message>
    <message>
        <source>Nothing to show.</source>
        <translation>Nichts anzuzeigen.</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Noch nichts.</translation>
    </message>
    <message>
        <source>Exported {name}</source>
        <translation>{name} exportiert</translation>
    </message>
    <message>
        <source>All months</source>
        <translation>Alle Monate</translation>
    </message>
    <message>
        <source>All kingdoms</source>
        <translation>Alle Königreiche</translation>
    </message>
    <message>
        <source>Copied {name}</source>
        <translation>Kopiert: {name}</translation>
    </message>
</context>
<context>
    <name>ClaimDialog</name>
    <message>
        <source>Claim land with a free city</source>
        <translation>Land mit einer Freien Stadt beanspruchen</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Beanspruchen</translation>
    </message>
    <message>
        <source>Each free city joins by a Stability check; one that refuses raises Unrest by 1d4. Where no die is typed, the program rolls.</source>
        <translation>Jede Freie Stadt schließt sich durch einen Stabilitätswurf an; eine, die ablehnt, erhöht die Unruhe um 1W4. Wo kein Würfel eingegeben ist, würfelt das Programm.</translation>
    </message>
    <message>
        <source>Stability check</source>
        <translation>Stabilitätswurf</translation>
    </message>
    <message>
        <source>Unrest after a failure</source>
        <translation>Unruhe nach einem Fehlschlag</translation>
    </message>
    <message>
        <source>{needed} or more</source>
        <translation>{needed} oder mehr</translation>
    </message>
    <message>
        <source> (with {bonus} for coming back)</source>
        <translation> (mit {bonus} für die Rückkehr)</translation>
    </message>
    <message>
        <source>Costs {count} BP.</source>
        <translation>Kostet {count} BP.</translation>
    </message>
</context>
<context>
    <name>ClaimantsPanel</name>
    <message>
        <source>Whose land</source>
        <translation>Wessen Land</translation>
    </message>
</context>
<context>
    <name>ColoursBox</name>
    <message>
        <source>Brick</source>
        <translation>Ziegelrot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>Moosgrün</translation>
    </message>
    <message>
        <source>Ochre</source>
        <translation>Ocker</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Petrol</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>Rosé</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>By itself, unlike the others’</source>
        <translation>Von selbst, anders als die anderen</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Wie sie ist</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Saved {name}</source>
        <translation>Gespeichert: {name}</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Rückgängig gemacht</translation>
    </message>
    <message>
        <source>Redone</source>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>As the colours</source>
        <translation>Wie die Farben</translation>
    </message>
    <message>
        <source>Printed atlas</source>
        <translation>Gedruckter Atlas</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
</context>
<context>
    <name>CompareFileDialog</name>
    <message>
        <source>Compare with the file</source>
        <translation>Mit der Datei vergleichen</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>In the file, here</source>
        <translation>Datei, hier</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Only in the file</source>
        <translation>Nur in der Datei</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>Nur hier</translation>
    </message>
    <message>
        <source>The file and what is open here</source>
        <translation>Die Datei und was hier offen ist</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>No number of the kingdom differs.</source>
        <translation>Keine Zahl des Königreichs ist anders.</translation>
    </message>
    <message>
        <source>Written down in the journal</source>
        <translation>In der Chronik vermerkt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The file is at month {there}, what is open here at month {here}.</source>
        <translation>Die Datei steht bei Monat {there}, was hier offen ist bei Monat {here}.</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n Hexfeld</numerusform>
            <numerusform>%n Hexfelder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s)</source>
        <translation>
            <numerusform>%n Ortschaft</numerusform>
            <numerusform>%n Ortschaften</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kingdom(s)</source>
        <translation>
            <numerusform>%n Königreich</numerusform>
            <numerusform>%n Königreiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n label(s), pin(s) or picture(s)</source>
        <translation>
            <numerusform>%n Beschriftung, Nadel oder Bild</numerusform>
            <numerusform>%n Beschriftungen, Nadeln oder Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>the settings</source>
        <translation>die Einstellungen</translation>
    </message>
    <message>
        <source>What differs: {what}.</source>
        <translation>Verschieden: {what}.</translation>
    </message>
    <message>
        <source>Both hold the same.</source>
        <translation>Beide enthalten dasselbe.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
</context>
<context>
    <name>DeedDialog</name>
    <message>
        <source>We were attacked and have asked for help</source>
        <translation>Wir wurden angegriffen und haben um Hilfe gebeten</translation>
    </message>
    <message>
        <source>Loyalty check: {needed} or more, {percent}%</source>
        <translation>Treuewurf: {needed} oder mehr, {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Close the embassies with {name}</source>
        <translation>Botschaften mit {name} schließen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Withdraw from the treaty with {name}</source>
        <translation>Vom Vertrag mit {name} zurücktreten</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurücktreten</translation>
    </message>
    <message>
        <source>Withdraw from the alliance with {name}</source>
        <translation>Aus der Allianz mit {name} austreten</translation>
    </message>
    <message>
        <source>Attack {name}</source>
        <translation>{name} angreifen</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angreifen</translation>
    </message>
    <message>
        <source>An army of {name} on our land</source>
        <translation>Eine Armee von {name} in unserem Land</translation>
    </message>
    <message>
        <source>Let it in</source>
        <translation>Einlassen</translation>
    </message>
    <message>
        <source>Refuse {name} help</source>
        <translation>{name} Hilfe verweigern</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Verweigern</translation>
    </message>
    <message>
        <source>They have attacked us: it ends without a check and without penalty.</source>
        <translation>Sie haben uns angegriffen: Es endet ohne Wurf und ohne Nachteil.</translation>
    </message>
    <message>
        <source>All that was agreed ends. If the Loyalty check fails, the people keep it.</source>
        <translation>Alles Vereinbarte endet. Misslingt der Treuewurf, hält das Volk daran fest.</translation>
    </message>
    <message>
        <source>An alliance ends with it. Unrest rises by 1, by 2 if the Loyalty check fails.</source>
        <translation>Eine Allianz endet mit ihm. Die Unruhe steigt um 1, um 2, wenn der Treuewurf misslingt.</translation>
    </message>
    <message>
        <source>The treaty stays. Unrest rises by 1, by 2 if the Loyalty check fails.</source>
        <translation>Der Vertrag bleibt. Die Unruhe steigt um 1, um 2, wenn der Treuewurf misslingt.</translation>
    </message>
    <message>
        <source>If the Loyalty check fails, Unrest rises by 1d2; not if we called for it.</source>
        <translation>Misslingt der Treuewurf, steigt die Unruhe um 1W2; nicht, wenn wir sie gerufen haben.</translation>
    </message>
    <message>
        <source>Our ally has been attacked and asked for help. Infamy rises by 1d4.</source>
        <translation>Unser Verbündeter wurde angegriffen und bat um Hilfe. Der Verruf steigt um 1W4.</translation>
    </message>
    <message>
        <source>There is war. Infamy rises by 1, and Unrest too if the Loyalty check fails.</source>
        <translation>Es ist Krieg. Der Verruf steigt um 1, die Unruhe auch, wenn der Treuewurf misslingt.</translation>
    </message>
    <message>
        <source>There is war. Infamy and Unrest rise by 1d2 each, by 1d4 if the Loyalty check fails.</source>
        <translation>Es ist Krieg. Verruf und Unruhe steigen um je 1W2, um je 1W4, wenn der Treuewurf misslingt.</translation>
    </message>
    <message>
        <source>There is war. Infamy and Unrest rise by 1d4 each, by 2d4 if the Loyalty check fails.</source>
        <translation>Es ist Krieg. Verruf und Unruhe steigen um je 1W4, um je 2W4, wenn der Treuewurf misslingt.</translation>
    </message>
    <message>
        <source>There is war. Nothing was agreed with them, so nothing is broken.</source>
        <translation>Es ist Krieg. Mit ihnen war nichts vereinbart, also wird nichts gebrochen.</translation>
    </message>
    <message>
        <source>&amp;Loyalty check</source>
        <translation>&amp;Treuewurf</translation>
    </message>
    <message>
        <source>&amp;Infamy</source>
        <translation>&amp;Verruf</translation>
    </message>
    <message>
        <source>&amp;Unrest</source>
        <translation>&amp;Unruhe</translation>
    </message>
    <message>
        <source>Left empty, the program rolls</source>
        <translation>Leer gelassen würfelt das Programm</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>Lot</source>
        <translation>Baufeld</translation>
    </message>
    <message>
        <source>{side} side</source>
        <translation>Seite im {side}</translation>
    </message>
    <message>
        <source>Water borders</source>
        <translation>Wassergrenzen</translation>
    </message>
    <message>
        <source>Add a district…</source>
        <translation>Bezirk hinzufügen…</translation>
    </message>
    <message>
        <source>Build it now</source>
        <translation>Jetzt bauen</translation>
    </message>
    <message>
        <source>Upgrade to {name}</source>
        <translation>Ausbauen: {name}</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Instand setzen</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>Versetzen…</translation>
    </message>
    <message>
        <source>What is on show…</source>
        <translation>Was ausgestellt ist…</translation>
    </message>
    <message>
        <source>Deity…</source>
        <translation>Gottheit…</translation>
    </message>
    <message>
        <source>Set its figure…</source>
        <translation>Zahl eintragen…</translation>
    </message>
    <message>
        <source>Not damaged after all</source>
        <translation>Ist doch nicht beschädigt</translation>
    </message>
    <message>
        <source>Mark as damaged</source>
        <translation>Als beschädigt markieren</translation>
    </message>
    <message>
        <source>It stays in use</source>
        <translation>Es bleibt in Betrieb</translation>
    </message>
    <message>
        <source>Mark as destroyed</source>
        <translation>Als zerstört markieren</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Demolish</source>
        <translation>Abreißen</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Build {name}</source>
        <translation>Bauen: {name}</translation>
    </message>
    <message>
        <source>Free this lot</source>
        <translation>Dieses Baufeld freigeben</translation>
    </message>
    <message>
        <source>Mark as unusable</source>
        <translation>Als unbrauchbar markieren</translation>
    </message>
</context>
<context>
    <name>DeityDialog</name>
    <message>
        <source>Deity: {building}</source>
        <translation>Gottheit: {building}</translation>
    </message>
    <message>
        <source>Dedicate it</source>
        <translation>Weihen</translation>
    </message>
    <message>
        <source>The deity decides what the building gives, never more than it would give otherwise.</source>
        <translation>Die Gottheit bestimmt, was das Gebäude gibt, nie mehr als sonst.</translation>
    </message>
    <message>
        <source>Nobody: what the building always gives</source>
        <translation>Niemandem: was das Gebäude immer gibt</translation>
    </message>
    <message>
        <source>The deity’s alignment</source>
        <translation>Gesinnung der Gottheit</translation>
    </message>
    <message>
        <source>The deity’s portfolio</source>
        <translation>Wirken der Gottheit</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Decided &amp;by</source>
        <translation>&amp;Bestimmt durch</translation>
    </message>
    <message>
        <source>&amp;Alignment</source>
        <translation>&amp;Gesinnung</translation>
    </message>
    <message>
        <source>Favours</source>
        <translation>Begünstigt</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>No number changes.</source>
        <translation>Keine Zahl ändert sich.</translation>
    </message>
</context>
<context>
    <name>DepositForm</name>
    <message>
        <source> gp</source>
        <translation> GM</translation>
    </message>
    <message>
        <source>Worth of what is deposited, in gp</source>
        <translation>Wert der Einlage in GM</translation>
    </message>
    <message>
        <source>Deposit</source>
        <translation>Einlegen</translation>
    </message>
</context>
<context>
    <name>Descriptions</name>
    <message>
        <source>planned</source>
        <translation>geplant</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>verlassen</translation>
    </message>
    <message>
        <source>another kingdom’s embassy</source>
        <translation>Botschaft eines anderen Königreichs</translation>
    </message>
    <message>
        <source>closes in month {month}</source>
        <translation>schließt im Monat {month}</translation>
    </message>
    <message>
        <source>serves {name} ({lot})</source>
        <translation>dient: {name} ({lot})</translation>
    </message>
    <message>
        <source>served by {name} ({lot})</source>
        <translation>bedient von: {name} ({lot})</translation>
    </message>
    <message>
        <source>lacks {count} of its neighbours</source>
        <translation>fehlende Nachbarn: {count}</translation>
    </message>
    <message>
        <source>water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>land</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>{side} side, {kind}</source>
        <translation>Seite im {side}, {kind}</translation>
    </message>
    <message>
        <source>Lot {label}</source>
        <translation>Baufeld {label}</translation>
    </message>
    <message>
        <source>District {number}</source>
        <translation>Bezirk {number}</translation>
    </message>
    <message>
        <source>cannot be used</source>
        <translation>nicht nutzbar</translation>
    </message>
    <message>
        <source>free; a {name} stood here</source>
        <translation>frei; früher: {name}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
</context>
<context>
    <name>DiceField</name>
    <message>
        <source>Several dice with a space between, such as 6 6 2</source>
        <translation>Mehrere Würfel mit Leerzeichen dazwischen, etwa 6 6 2</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
</context>
<context>
    <name>DiplomaticForm</name>
    <message>
        <source>To whom the envoy goes</source>
        <translation>Zu wem der Gesandte geht</translation>
    </message>
    <message>
        <source>An envoy…</source>
        <translation>Ein Gesandter…</translation>
    </message>
    <message>
        <source>There is no other kingdom yet; add one on the Kingdom page.</source>
        <translation>Es gibt noch kein anderes Königreich; fügen Sie auf der Seite Königreich eines hinzu.</translation>
    </message>
    <message>
        <source>What the envoy is to achieve</source>
        <translation>Was der Gesandte erreichen soll</translation>
    </message>
    <message>
        <source> BP of gifts</source>
        <translation> BP an Geschenken</translation>
    </message>
    <message>
        <source>BP of gifts</source>
        <translation>BP an Geschenken</translation>
    </message>
    <message>
        <source>Send the envoy</source>
        <translation>Gesandten entsenden</translation>
    </message>
    <message>
        <source>Nothing can be asked of them now.</source>
        <translation>Zurzeit lässt sich nichts mit ihnen vereinbaren.</translation>
    </message>
    <message>
        <source>needs no check</source>
        <translation>ohne Wurf</translation>
    </message>
    <message>
        <source>needs a Loyalty check, then the terms are talked over anew</source>
        <translation>nach einem Treuewurf werden die Bedingungen neu verhandelt</translation>
    </message>
    <message>
        <source>succeeds {percent}%</source>
        <translation>gelingt {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{enough} of {count} checks, {percent}% each</source>
        <translation>{enough} von {count} Würfen, je {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>journey {dice} BP</source>
        <translation>Reise {dice} BP</translation>
    </message>
    <message>
        <source>their Economy is estimated when it is signed</source>
        <translation>ihre Wirtschaft wird beim Abschluss geschätzt</translation>
    </message>
    <message>
        <source>balanced: {number}</source>
        <translation>ausgewogen: {number}</translation>
    </message>
    <message>
        <source>DC {number}</source>
        <translation>SG {number}</translation>
    </message>
    <message>
        <source>DC of each check</source>
        <translation>SG jedes Wurfs</translation>
    </message>
    <message>
        <source>What is added to each check</source>
        <translation>Was zu jedem Wurf hinzukommt</translation>
    </message>
</context>
<context>
    <name>DueRow</name>
    <message>
        <source>{what}: show</source>
        <translation>{what}: zeigen</translation>
    </message>
    <message>
        <source>A month earlier</source>
        <translation>Einen Monat früher</translation>
    </message>
    <message>
        <source>A month later</source>
        <translation>Einen Monat später</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>{what}: {do}</source>
        <translation>{what}: {do}</translation>
    </message>
</context>
<context>
    <name>EdictsPanel</name>
    <message>
        <source>{edict} (not issued yet)</source>
        <translation>{edict} (noch nicht erlassen)</translation>
    </message>
    <message>
        <source>Suspended: Holidays bring no Loyalty and cost as before.</source>
        <translation>Ausgesetzt: Festtage bringen keine Treue und kosten wie bisher.</translation>
    </message>
    <message>
        <source>Restore their benefit</source>
        <translation>Vorteil wiederherstellen</translation>
    </message>
    <message>
        <source>Suspend their benefit…</source>
        <translation>Vorteil aussetzen…</translation>
    </message>
</context>
<context>
    <name>EditKingdomDialog</name>
    <message>
        <source>Keep</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Alignment</source>
        <translation>&amp;Gesinnung</translation>
    </message>
    <message>
        <source>&amp;Government</source>
        <translation>&amp;Regierungsform</translation>
    </message>
    <message>
        <source>&amp;Colour on the map</source>
        <translation>Farb&amp;e auf der Karte</translation>
    </message>
    <message>
        <source>&amp;Patron expects</source>
        <translation>Der Gönner er&amp;wartet</translation>
    </message>
    <message>
        <source>&amp;Repayment</source>
        <translation>Rück&amp;zahlung</translation>
    </message>
    <message>
        <source>&amp;Tribute</source>
        <translation>&amp;Tribut</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;otiz</translation>
    </message>
    <message>
        <source>Order is restored: anarchy &amp;ends</source>
        <translation>Die Ordnung ist wiederhergestellt: &amp;Anarchie endet</translation>
    </message>
</context>
<context>
    <name>EmbassyDialog</name>
    <message>
        <source>An embassy in {name}</source>
        <translation>Eine Botschaft in {name}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Eröffnen</translation>
    </message>
    <message>
        <source>It helps your kingdom as its building would, and costs Consumption 1 a month.</source>
        <translation>Sie hilft dem Königreich wie ihr Gebäude und kostet monatlich 1 Verbrauch.</translation>
    </message>
    <message>
        <source> BP</source>
        <translation> BP</translation>
    </message>
    <message>
        <source>&amp;Building</source>
        <translation>&amp;Gebäude</translation>
    </message>
    <message>
        <source>&amp;Price</source>
        <translation>&amp;Preis</translation>
    </message>
    <message>
        <source>{building}, new</source>
        <translation>{building}, neu</translation>
    </message>
</context>
<context>
    <name>EnvoySkills</name>
    <message>
        <source>Envoy</source>
        <translation>Gesandter</translation>
    </message>
    <message>
        <source>Their official</source>
        <translation>Ihr Unterhändler</translation>
    </message>
    <message>
        <source>Intimidates</source>
        <translation>Schüchtert ein</translation>
    </message>
    <message>
        <source>Intimidate instead of Diplomacy, where the rules leave the choice</source>
        <translation>Einschüchtern statt Diplomatie, wo die Regeln die Wahl lassen</translation>
    </message>
</context>
<context>
    <name>EventCard</name>
    <message>
        <source>{dice} (a 6 goes on)</source>
        <translation>{dice} (eine 6 würfelt weiter)</translation>
    </message>
</context>
<context>
    <name>EventPlace</name>
    <message>
        <source>only put ahead by hand</source>
        <translation>nur von Hand vorgesehen</translation>
    </message>
    <message>
        <source>Event table</source>
        <translation>Ereignistabelle</translation>
    </message>
    <message>
        <source>First result</source>
        <translation>Erstes Ergebnis</translation>
    </message>
    <message>
        <source>Last result</source>
        <translation>Letztes Ergebnis</translation>
    </message>
</context>
<context>
    <name>ExhibitsDialog</name>
    <message>
        <source>On show: {building}</source>
        <translation>Ausgestellt: {building}</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Ausstellen</translation>
    </message>
    <message>
        <source>Another piece</source>
        <translation>Noch ein Stück</translation>
    </message>
    <message>
        <source>A find from the past</source>
        <translation>Ein Fund aus der Vergangenheit</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Stück</translation>
    </message>
    <message>
        <source> gp</source>
        <translation> GM</translation>
    </message>
    <message>
        <source>Its price in gp</source>
        <translation>Sein Preis in GM</translation>
    </message>
    <message>
        <source>Part of the kingdom’s history</source>
        <translation>Teil der Geschichte des Königreichs</translation>
    </message>
    <message>
        <source>Take it off show</source>
        <translation>Nicht mehr ausstellen</translation>
    </message>
    <message>
        <source>Each full {gp} gp of a piece’s price gives Fame +1, at most +{most} in all; +{historic} more if any is part of the kingdom’s history.</source>
        <translation>Je volle {gp} GM vom Preis eines Stücks geben Ruhm +1, höchstens +{most} zusammen; +{historic} mehr, wenn eines zur Geschichte des Königreichs gehört.</translation>
    </message>
</context>
<context>
    <name>ExpeditionsPanel</name>
    <message>
        <source>Expeditions</source>
        <translation>Expeditionen</translation>
    </message>
    <message>
        <source>To {place}</source>
        <translation>Nach {place}</translation>
    </message>
    <message>
        <source>Call back</source>
        <translation>Zurückrufen</translation>
    </message>
    <message>
        <source>in {place}, {done} of {count} hexes</source>
        <translation>in {place}, {done} von {count} Hexfeldern</translation>
    </message>
    <message>
        <source>{way}, with {leaders}</source>
        <translation>{way}, mit {leaders}</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>Monat {number}</translation>
    </message>
    <message>
        <source>back at the end of {month}</source>
        <translation>zurück am Ende von {month}</translation>
    </message>
    <message>
        <source>Expedition to {place}: {state}</source>
        <translation>Expedition nach {place}: {state}</translation>
    </message>
</context>
<context>
    <name>ExplorationForm</name>
    <message>
        <source>Cost, {die}</source>
        <translation>Kosten, {die}</translation>
    </message>
    <message>
        <source>Who explores</source>
        <translation>Wer erforscht</translation>
    </message>
    <message>
        <source>An expedition…</source>
        <translation>Eine Expedition…</translation>
    </message>
    <message>
        <source>Explorers by themselves</source>
        <translation>Erkunder allein</translation>
    </message>
    <message>
        <source>Leaders and explorers</source>
        <translation>Anführer und Erkunder</translation>
    </message>
    <message>
        <source>Hexes in their order</source>
        <translation>Hexfelder der Reihe nach</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>Stealth</source>
        <translation>Heimlichkeit</translation>
    </message>
    <message>
        <source>Worst Stealth modifier among them all</source>
        <translation>Der schlechteste Modifikator auf Heimlichkeit unter ihnen allen</translation>
    </message>
    <message>
        <source>Survival</source>
        <translation>Überlebenskunst</translation>
    </message>
    <message>
        <source>Best modifier on Survival or Knowledge (geography) among them</source>
        <translation>Der beste Modifikator auf Überlebenskunst oder Wissen (Geographie) unter ihnen</translation>
    </message>
    <message>
        <source>Dice for the cost, one a month</source>
        <translation>Würfel für die Kosten, einer je Monat</translation>
    </message>
    <message>
        <source>One die for each month; left empty, the program rolls</source>
        <translation>Ein Würfel für jeden Monat; bleibt es leer, würfelt das Programm</translation>
    </message>
    <message>
        <source>On the map, click the hexes to visit, in their order; click one again to leave it out.</source>
        <translation>Klicken Sie auf der Karte die Hexfelder an, die besucht werden, der Reihe nach; ein zweiter Klick nimmt eines heraus.</translation>
    </message>
    <message>
        <source>Send the explorers</source>
        <translation>Die Erkunder entsenden</translation>
    </message>
    <message>
        <source>One of these hexes is not on the map.</source>
        <translation>Eines dieser Hexfelder ist nicht auf der Karte.</translation>
    </message>
    <message>
        <source>Where do they go?</source>
        <translation>Wohin gehen sie?</translation>
    </message>
    <message>
        <source>Who goes along…</source>
        <translation>Wer geht mit…</translation>
    </message>
    <message>
        <source>costs {bp} BP</source>
        <translation>kostet {bp} BP</translation>
    </message>
    <message>
        <source>costs {low} to {high} BP</source>
        <translation>kostet {low} bis {high} BP</translation>
    </message>
    <message>
        <source>Who goes along?</source>
        <translation>Wer geht mit?</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) to explore</source>
        <translation>
            <numerusform>%n Hexfeld zu erforschen</numerusform>
            <numerusform>%n Hexfelder zu erforschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) by the map</source>
        <translation>
            <numerusform>%n Tag nach der Karte</numerusform>
            <numerusform>%n Tage nach der Karte</numerusform>
        </translation>
    </message>
    <message>
        <source>Days of the expedition</source>
        <translation>Tage der Expedition</translation>
    </message>
    <message numerus="yes">
        <source> month(s)</source>
        <translation>
            <numerusform> Monat</numerusform>
            <numerusform> Monate</numerusform>
        </translation>
    </message>
    <message>
        <source>Which leaders go along</source>
        <translation>Welche Anführer mitgehen</translation>
    </message>
</context>
<context>
    <name>ExtrasList</name>
    <message>
        <source>For which kingdom</source>
        <translation>Für welches Königreich</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>for good</source>
        <translation>auf Dauer</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source> months</source>
        <translation> Monate</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>The game master’s own modifiers, from next month on</source>
        <translation>Modifikatoren des SL, ab dem nächsten Monat</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n Monat</numerusform>
            <numerusform>%n Monate</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Your campaign is as it was before, and unsaved work is kept.</source>
        <translation>Die Kampagne ist, wie sie war, und ungespeicherte Arbeit ist aufgehoben.</translation>
    </message>
    <message>
        <source>Your campaign is as it was before. Save it now under a new name to be sure.</source>
        <translation>Ihre Kampagne ist wie zuvor. Speichern Sie sie zur Sicherheit jetzt unter einem neuen Namen.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>With the &amp;error’s own words, which may quote your campaign</source>
        <translation>Mit dem &amp;Wortlaut des Fehlers, der Ihre Kampagne zitieren kann</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Einzelheiten</translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <translation>Einzelheiten &amp;kopieren</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>That was a mistake of the program. The details help to mend it.</source>
        <translation>Das war ein Fehler des Programms. Die Einzelheiten helfen, ihn zu beheben.</translation>
    </message>
    <message>
        <source>They are kept in {file}, without any text of your campaign.</source>
        <translation>Sie liegen in {file}, ohne einen Text der Kampagne.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>There is unsaved work of {name}, left when the program ended. Open it?</source>
        <translation>Von {name} gibt es ungespeicherte Arbeit, vom letzten Ende des Programms. Öffnen?</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Your work is in memory. Mend this and save again, or save it under another name.</source>
        <translation>Ihre Arbeit ist noch im Arbeitsspeicher. Beheben Sie das und speichern Sie noch einmal, oder speichern Sie sie unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>Saved {name}</source>
        <translation>Gespeichert: {name}</translation>
    </message>
    <message>
        <source>The unsaved work is back; it is not saved yet</source>
        <translation>Die ungespeicherte Arbeit ist wieder da; sie ist noch nicht gespeichert</translation>
    </message>
    <message>
        <source>The unsaved work is kept as {file}</source>
        <translation>Die ungespeicherte Arbeit ist als {file} aufgehoben</translation>
    </message>
</context>
<context>
    <name>Findable</name>
    <message>
        <source>army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>to do</source>
        <translation>zu tun</translation>
    </message>
    <message>
        <source>help</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>hex</source>
        <translation>Hexfeld</translation>
    </message>
    <message>
        <source>kingdom</source>
        <translation>Königreich</translation>
    </message>
    <message>
        <source>label</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>pin</source>
        <translation>Nadel</translation>
    </message>
    <message>
        <source>role</source>
        <translation>Amt</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>Ortschaft</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>A place, a building, a person, a rule, or something to do</source>
        <translation>Ein Ort, ein Gebäude, eine Person, eine Regel oder etwas zu tun</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
</context>
<context>
    <name>FirstSteps</name>
    <message>
        <source>Now “Found a settlement…” in the panel beside the map.</source>
        <translation>Nun „Ortschaft gründen…“ im Feld neben der Karte.</translation>
    </message>
    <message>
        <source>First claim a hex: a settlement stands on your own land.</source>
        <translation>Zuerst ein Hexfeld beanspruchen: Eine Ortschaft steht auf eigenem Land.</translation>
    </message>
    <message>
        <source>Click a hex; the panel beside the map then lists what can be done there.</source>
        <translation>Ein Hexfeld anklicken: Das Feld neben der Karte zeigt dann, was dort möglich ist.</translation>
    </message>
    <message>
        <source>Choose a terrain and draw with the pointer.</source>
        <translation>Ein Gelände wählen und mit dem Zeiger malen.</translation>
    </message>
</context>
<context>
    <name>FoundSettlementDialog</name>
    <message>
        <source>Found a settlement in {hex}</source>
        <translation>Ortschaft in {hex} gründen</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gründen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Water borders</source>
        <translation>Wassergrenzen</translation>
    </message>
    <message>
        <source>&amp;Granted: free, and outside this month’s limit</source>
        <translation>&amp;Gewährt: kostenlos und außerhalb der Grenze des Monats</translation>
    </message>
    <message>
        <source>The hex has no water on the map; tick a side if the place has some.</source>
        <translation>Auf der Karte hat das Hexfeld kein Wasser; gibt es dort welches, kreuzen Sie eine Seite an.</translation>
    </message>
</context>
<context>
    <name>FoundingDialog</name>
    <message>
        <source>Found a kingdom</source>
        <translation>Ein Königreich gründen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>F&amp;ound the kingdom</source>
        <translation>Königreich &amp;gründen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>When the reign begins</source>
        <translation>Wenn die Herrschaft beginnt</translation>
    </message>
    <message>
        <source>Step {number} of {count}: {name}</source>
        <translation>Schritt {number} von {count}: {name}</translation>
    </message>
    <message>
        <source>Sponsored, {count} BP</source>
        <translation>Mit Gönner, {count} BP</translation>
    </message>
    <message>
        <source>From scratch, {count} BP</source>
        <translation>Aus eigener Kraft, {count} BP</translation>
    </message>
    <message>
        <source>First settlement: {name}</source>
        <translation>Erste Ortschaft: {name}</translation>
    </message>
    <message>
        <source>Seats held: {count} of {all}</source>
        <translation>Besetzte Ämter: {count} von {all}</translation>
    </message>
</context>
<context>
    <name>FrictionFields</name>
    <message>
        <source>Attitude </source>
        <translation>Haltung </translation>
    </message>
    <message>
        <source>Steps by which its attitude is better or worse for how its old rulers went</source>
        <translation>Stufen, um die seine Haltung besser oder schlechter ist, je nachdem, wie die alten Herrscher gingen</translation>
    </message>
    <message>
        <source>Loyalty check, {die}</source>
        <translation>Treuewurf, {die}</translation>
    </message>
    <message>
        <source>Unrest, {die}</source>
        <translation>Unruhe, {die}</translation>
    </message>
    <message>
        <source>Left empty, the program rolls</source>
        <translation>Bleibt es leer, würfelt das Programm</translation>
    </message>
</context>
<context>
    <name>GoodsForm</name>
    <message>
        <source> BP</source>
        <translation> BP</translation>
    </message>
    <message>
        <source>Its share of the Treasury</source>
        <translation>Sein Anteil an der Schatzkammer</translation>
    </message>
    <message>
        <source>As offered</source>
        <translation>Wie vorgeschlagen</translation>
    </message>
    <message>
        <source>of {count} BP</source>
        <translation>von {count} BP</translation>
    </message>
    <message>
        <source>Armies that go along</source>
        <translation>Armeen, die mitgehen</translation>
    </message>
    <message>
        <source>Leaders who go along</source>
        <translation>Anführer, die mitgehen</translation>
    </message>
    <message>
        <source>Each steps down here: Unrest rises by 1 (the Ruler: 2), and a Loyalty check decides whether the role is vacant.</source>
        <translation>Wer geht, tritt hier zurück: Die Unruhe steigt um 1 (beim Herrscher um 2), und ein Treuewurf entscheidet, ob das Amt vakant ist.</translation>
    </message>
    <message>
        <source>as {role}</source>
        <translation>als {role}</translation>
    </message>
    <message>
        <source>What {name} is there</source>
        <translation>Was {name} dort ist</translation>
    </message>
    <message>
        <source>The die of the Loyalty check; left empty, the program rolls</source>
        <translation>Der Würfel des Treuewurfs; leer würfelt das Programm</translation>
    </message>
</context>
<context>
    <name>GrantDialog</name>
    <message>
        <source>Grant or take</source>
        <translation>Gewähren oder nehmen</translation>
    </message>
    <message>
        <source>Grant</source>
        <translation>Gewähren</translation>
    </message>
    <message>
        <source>A negative amount takes.</source>
        <translation>Ein negativer Betrag nimmt.</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;otiz</translation>
    </message>
    <message>
        <source> BP</source>
        <translation> BP</translation>
    </message>
</context>
<context>
    <name>GuideCard</name>
    <message>
        <source>A land without a crown</source>
        <translation>Ein Land ohne Krone</translation>
    </message>
    <message>
        <source>Found a kingdom, or take over one that runs on paper.</source>
        <translation>Gründen Sie ein Königreich, oder übernehmen Sie eines vom Papier.</translation>
    </message>
    <message>
        <source>Found a kingdom…</source>
        <translation>Königreich gründen…</translation>
    </message>
    <message>
        <source>Adopt a running kingdom…</source>
        <translation>Laufendes Königreich übernehmen…</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Limits and empty roles do not count until the reign begins. Take your time.</source>
        <translation>Grenzen und vakante Ämter zählen erst, wenn die Herrschaft beginnt. Lassen Sie sich Zeit.</translation>
    </message>
    <message>
        <source>Begin the reign</source>
        <translation>Herrschaft beginnen</translation>
    </message>
    <message>
        <source>All is ready: the first month follows, at the foot.</source>
        <translation>Alles ist bereit: Unten folgt der erste Monat.</translation>
    </message>
    <message>
        <source>Draw the land</source>
        <translation>Das Land zeichnen</translation>
    </message>
    <message>
        <source>Choose a terrain beside the map and paint.</source>
        <translation>Neben der Karte ein Gelände wählen und malen.</translation>
    </message>
    <message>
        <source>Claim the first hex</source>
        <translation>Das erste Hexfeld beanspruchen</translation>
    </message>
    <message>
        <source>Select it on the map, mark it explored and cleared, and claim it.</source>
        <translation>Auf der Karte wählen, als erforscht und befreit markieren und beanspruchen.</translation>
    </message>
    <message>
        <source>Found a settlement</source>
        <translation>Eine Ortschaft gründen</translation>
    </message>
    <message>
        <source>In a hex you claimed. It becomes the capital.</source>
        <translation>In einem beanspruchten Hexfeld. Sie wird die Hauptstadt.</translation>
    </message>
    <message>
        <source>Drag buildings from the list onto the lots: a House, then an Inn beside it.</source>
        <translation>Ziehen Sie Gebäude aus der Liste auf die Baufelder: ein Wohnhaus, dann daneben ein Gasthaus.</translation>
    </message>
    <message>
        <source>Appoint leaders</source>
        <translation>Anführer einsetzen</translation>
    </message>
    <message>
        <source>The Ruler first; every empty role costs something.</source>
        <translation>Zuerst der Herrscher; jedes vakante Amt kostet etwas.</translation>
    </message>
    <message>
        <source>Issue the edicts</source>
        <translation>Die Erlasse verkünden</translation>
    </message>
    <message>
        <source>Holidays, promotion and taxation.</source>
        <translation>Festtage, Förderung und Besteuerung.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>{step}, done</source>
        <translation>{step}, erledigt</translation>
    </message>
    <message>
        <source>Taking over a kingdom</source>
        <translation>Übernahme eines Königreichs</translation>
    </message>
    <message>
        <source>Enter map, settlements and leaders as they stand: nothing is paid, and what they do not explain yet is carried over from your sheet.</source>
        <translation>Tragen Sie Karte, Ortschaften und Anführer ein, wie sie sind: Nichts wird bezahlt, und was sie noch nicht erklären, bleibt Übertrag vom Bogen.</translation>
    </message>
    <message>
        <source>Correct the sheet…</source>
        <translation>Bogen berichtigen…</translation>
    </message>
    <message>
        <source>The Treasury that is left…</source>
        <translation>Die verbliebene Schatzkammer…</translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation>Ortschaften</translation>
    </message>
    <message>
        <source>Select a hex to see what can be done there.</source>
        <translation>Wählen Sie ein Hexfeld, um zu sehen, was dort möglich ist.</translation>
    </message>
</context>
<context>
    <name>GuidedDialog</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>HandOverDialog</name>
    <message>
        <source>Hand over {name}</source>
        <translation>{name} abgeben</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>Known of it: Size {size}, Economy {economy}.</source>
        <translation>Bekannt bleibt: Größe {size}, Wirtschaft {economy}.</translation>
    </message>
    <message>
        <source>It becomes a neighbour: land, settlements, attitudes and agreements stay.</source>
        <translation>Es wird ein Nachbar: Land, Ortschaften, Haltungen und Abkommen bleiben.</translation>
    </message>
    <message>
        <source>Its treasury, leaders, edicts, armies and trade routes are gone.</source>
        <translation>Schatzkammer, Anführer, Erlasse, Armeen und Handelsrouten sind dahin.</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Month {number}</source>
        <translation>Monat {number}</translation>
    </message>
    <message>
        <source>BP</source>
        <comment>Build Points</comment>
        <translation>BP</translation>
    </message>
    <message>
        <source>DC</source>
        <comment>Control DC</comment>
        <translation>SG</translation>
    </message>
</context>
<context>
    <name>HelpPrinting</name>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>The pages are set…</source>
        <translation>Die Seiten werden gesetzt…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>HelpTerms</name>
    <message>
        <source>About {name}</source>
        <translation>Über {name}</translation>
    </message>
    <message>
        <source>F1: more</source>
        <translation>F1: mehr</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Show in the program</source>
        <translation>Im Programm zeigen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Search the help book</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Print this &amp;page…</source>
        <translation>Diese &amp;Seite drucken…</translation>
    </message>
    <message>
        <source>This page as P&amp;DF…</source>
        <translation>Diese Seite als P&amp;DF…</translation>
    </message>
    <message>
        <source>Print this &amp;chapter…</source>
        <translation>Dieses &amp;Kapitel drucken…</translation>
    </message>
    <message>
        <source>This chapter as PD&amp;F…</source>
        <translation>Dieses Kapitel als PD&amp;F…</translation>
    </message>
    <message>
        <source>Print the whole &amp;book…</source>
        <translation>Das ganze &amp;Handbuch drucken…</translation>
    </message>
    <message>
        <source>The whole book as &amp;PDF…</source>
        <translation>Das &amp;ganze Handbuch als PDF…</translation>
    </message>
</context>
<context>
    <name>HexArmies</name>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>Bring an army here…</source>
        <translation>Eine Armee hierher verlegen…</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>Verlegen…</translation>
    </message>
</context>
<context>
    <name>HexCard</name>
    <message>
        <source>Open {name}</source>
        <translation>{name} öffnen</translation>
    </message>
    <message>
        <source>Found a settlement…</source>
        <translation>Ortschaft gründen…</translation>
    </message>
    <message>
        <source>Special terrain…</source>
        <translation>Besonderes Gelände…</translation>
    </message>
    <message>
        <source>coast</source>
        <translation>Küste</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>See</translation>
    </message>
    <message>
        <source>river</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>Realm</source>
        <translation>Reich</translation>
    </message>
    <message>
        <source>unclaimed</source>
        <translation>nicht beansprucht</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Besonderes</translation>
    </message>
    <message>
        <source>Built</source>
        <translation>Gebaut</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>cost double</source>
        <translation>kosten das Doppelte</translation>
    </message>
    <message>
        <source>at the plain price</source>
        <translation>zum einfachen Preis</translation>
    </message>
    <message>
        <source>not explored</source>
        <translation>nicht erforscht</translation>
    </message>
    <message>
        <source>explored and cleared</source>
        <translation>erforscht und befreit</translation>
    </message>
    <message>
        <source>explored, not cleared</source>
        <translation>erforscht, nicht befreit</translation>
    </message>
    <message>
        <source>prepared</source>
        <translation>vorbereitet</translation>
    </message>
    <message>
        <source>secondary since {month}: in checks Unrest counts {count} higher</source>
        <translation>Nebengebiet (seit {month}): in Würfen zählt Unruhe um {count} höher</translation>
    </message>
    <message>
        <source>; held by {name} ({role})</source>
        <translation>; gehalten von {name} ({role})</translation>
    </message>
    <message>
        <source>in {month}</source>
        <translation>{month}</translation>
    </message>
    <message>
        <source>in {month}; comes back with a claim that joins it to the realm</source>
        <translation>{month}; kehrt mit einer Beanspruchung zurück, die es mit dem Königreich verbindet</translation>
    </message>
    <message>
        <source>in {month}; {bonus} on the check to win {name} back</source>
        <translation>{month}; {bonus} auf den Wurf, der {name} zurückgewinnt</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>Monat {number}</translation>
    </message>
    <message>
        <source>Name and note…</source>
        <translation>Name und Notiz…</translation>
    </message>
    <message>
        <source>Name and note</source>
        <translation>Name und Notiz</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n Hexfeld</numerusform>
            <numerusform>%n Hexfelder</numerusform>
        </translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation>Beansprucht</translation>
    </message>
    <message>
        <source>Select fewer hexes to see what can be done with them.</source>
        <translation>Wählen Sie weniger Hexfelder, um zu sehen, was dort möglich ist.</translation>
    </message>
</context>
<context>
    <name>HexKnowledge</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Explored</source>
        <translation>Erforscht</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Nadeln</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Bewacht</translation>
    </message>
    <message>
        <source>Above</source>
        <translation>Darüber</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Darunter</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>Monat {number}</translation>
    </message>
    <message>
        <source>by {name}</source>
        <translation>von {name}</translation>
    </message>
    <message>
        <source>from the coast of {names}</source>
        <translation>von der Küste von {names}</translation>
    </message>
</context>
<context>
    <name>HexNoteDialog</name>
    <message>
        <source>The players read the note</source>
        <translation>Die Spieler lesen die Notiz</translation>
    </message>
    <message>
        <source>The name they read once the hex is explored.</source>
        <translation>Den Namen lesen sie, sobald das Hexfeld erforscht ist.</translation>
    </message>
</context>
<context>
    <name>HexTable</name>
    <message>
        <source>Hex</source>
        <translation>Hexfeld</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>Gehalten von</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Ortschaft</translation>
    </message>
    <message>
        <source>Built</source>
        <translation>Gebaut</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Besonderes</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>coast</source>
        <translation>Küste</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>See</translation>
    </message>
    <message>
        <source>river</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>gesehen</translation>
    </message>
    <message>
        <source>explored</source>
        <translation>erforscht</translation>
    </message>
    <message>
        <source>cleared</source>
        <translation>befreit</translation>
    </message>
    <message>
        <source>Show on the map</source>
        <translation>Auf der Karte zeigen</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alle Ebenen</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <translation>Ebene {number}</translation>
    </message>
    <message>
        <source>Narrow: words that stand in the row, such as “hills explored”</source>
        <translation>Einschränken: Wörter der Zeile, etwa „hügel erforscht“</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Hexfelder</translation>
    </message>
    <message>
        <source>Level of the map</source>
        <translation>Ebene der Karte</translation>
    </message>
</context>
<context>
    <name>HistoryCommands</name>
    <message>
        <source>{moment}. Undo brings back what came after, until the campaign is closed.</source>
        <translation>{moment}. Rückgängig holt zurück, was danach kam, solange die Kampagne offen ist.</translation>
    </message>
    <message>
        <source>{moment}. What came after is kept in {file}; Undo brings it back as well.</source>
        <translation>{moment}. Was danach kam, liegt in {file}; auch Rückgängig holt es zurück.</translation>
    </message>
    <message>
        <source>As this month began</source>
        <translation>Wie zu Monatsbeginn</translation>
    </message>
    <message>
        <source>{difference} since this month began</source>
        <translation>{difference} seit Monatsbeginn</translation>
    </message>
</context>
<context>
    <name>HouseForm</name>
    <message>
        <source>A changed number</source>
        <translation>Eine geänderte Zahl</translation>
    </message>
    <message>
        <source>Play it so</source>
        <translation>So spielen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>A building of our own</source>
        <translation>Ein eigenes Gebäude</translation>
    </message>
    <message>
        <source>A terrain improvement of our own</source>
        <translation>Eine eigene Geländeverbesserung</translation>
    </message>
    <message>
        <source>A level of an edict of our own</source>
        <translation>Eine eigene Stufe eines Erlasses</translation>
    </message>
    <message>
        <source>An event of our own</source>
        <translation>Ein eigenes Ereignis</translation>
    </message>
    <message>
        <source>A place in an event table</source>
        <translation>Ein Platz in einer Ereignistabelle</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Bezeichnung</translation>
    </message>
    <message>
        <source>Edict</source>
        <translation>Erlass</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>In an event table</source>
        <translation>In einer Ereignistabelle</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Noch ist nichts geändert.</translation>
    </message>
    <message>
        <source>printed {before} → house {after}</source>
        <translation>gedruckt {before} → Haus {after}</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>Was sie besagt</translation>
    </message>
    <message>
        <source>No house rules yet: this campaign plays what the books have.</source>
        <translation>Noch keine Hausregeln: Diese Kampagne spielt, was in den Büchern steht.</translation>
    </message>
    <message>
        <source>Buildings, improvements, edict levels and events of your own, and other numbers for those of the books. The campaign keeps them; {sign} marks them wherever they show.</source>
        <translation>Eigene Gebäude, Geländeverbesserungen, Erlassstufen und Ereignisse, und andere Zahlen für die der Bücher. Die Kampagne bewahrt sie; {sign} kennzeichnet sie, wo immer sie stehen.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Building…</source>
        <translation>Gebäude…</translation>
    </message>
    <message>
        <source>Terrain improvement…</source>
        <translation>Geländeverbesserung…</translation>
    </message>
    <message>
        <source>Level of an edict…</source>
        <translation>Stufe eines Erlasses…</translation>
    </message>
    <message>
        <source>Event…</source>
        <translation>Ereignis…</translation>
    </message>
    <message>
        <source>Changed number…</source>
        <translation>Geänderte Zahl…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take in from a file…</source>
        <translation>Aus einer Datei übernehmen…</translation>
    </message>
    <message>
        <source>Write to a file…</source>
        <translation>In eine Datei schreiben…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>House rules (*.json)</source>
        <translation>Hausregeln (*.json)</translation>
    </message>
    <message>
        <source>House rules of another table</source>
        <translation>Hausregeln eines anderen Tisches</translation>
    </message>
    <message>
        <source>Write the house rules</source>
        <translation>Hausregeln schreiben</translation>
    </message>
</context>
<context>
    <name>IdsField</name>
    <message>
        <source>add…</source>
        <translation>hinzufügen…</translation>
    </message>
    <message>
        <source>Take {name} away</source>
        <translation>{name} wegnehmen</translation>
    </message>
</context>
<context>
    <name>ImportMap</name>
    <message>
        <source>A lake in the land</source>
        <translation>Ein See im Land</translation>
    </message>
    <message>
        <source>A note on the hex</source>
        <translation>Eine Notiz am Hexfeld</translation>
    </message>
    <message>
        <source>Nothing: left out</source>
        <translation>Nichts: ausgelassen</translation>
    </message>
    <message>
        <source>A river</source>
        <translation>Ein Fluss</translation>
    </message>
    <message>
        <source>A road</source>
        <translation>Eine Straße</translation>
    </message>
    <message>
        <source>a campaign of this program</source>
        <translation>eine Kampagne dieses Programms</translation>
    </message>
    <message>
        <source>a table of hexes</source>
        <translation>eine Tabelle von Hexfeldern</translation>
    </message>
    <message>
        <source>a text map</source>
        <translation>eine Karte als Text</translation>
    </message>
    <message>
        <source>a map of Tiled</source>
        <translation>eine Karte von Tiled</translation>
    </message>
    <message>
        <source>a map of Worldographer</source>
        <translation>eine Karte von Worldographer</translation>
    </message>
    <message>
        <source>a picture on a grid</source>
        <translation>ein Bild auf einem Raster</translation>
    </message>
</context>
<context>
    <name>ImportMapDialog</name>
    <message>
        <source>Import a map</source>
        <translation>Eine Karte importieren</translation>
    </message>
    <message>
        <source>{file}: {kind}</source>
        <translation>{file}: {kind}</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n Hexfeld</numerusform>
            <numerusform>%n Hexfelder</numerusform>
        </translation>
    </message>
    <message>
        <source>{columns} × {rows} on their map</source>
        <translation>{columns} × {rows} auf der fremden Karte</translation>
    </message>
    <message>
        <source>Another &amp;file…</source>
        <translation>Eine andere &amp;Datei…</translation>
    </message>
    <message>
        <source>Into a &amp;new campaign</source>
        <translation>In eine &amp;neue Kampagne</translation>
    </message>
    <message>
        <source>Onto the &amp;open map</source>
        <translation>Auf die &amp;offene Karte</translation>
    </message>
    <message>
        <source>Name of the campaign</source>
        <translation>Name der Kampagne</translation>
    </message>
    <message>
        <source>Take all other hexes off</source>
        <translation>Alle anderen Hexfelder entfernen</translation>
    </message>
    <message>
        <source>Hexes stand as they do on the open map</source>
        <translation>Hexfelder stehen wie auf der offenen Karte</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>What their names are</source>
        <translation>Was ihre Namen sind</translation>
    </message>
    <message>
        <source>How it lies</source>
        <translation>Wie sie liegt</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation>Wohin sie kommt</translation>
    </message>
    <message>
        <source>How it comes in</source>
        <translation>Wie sie hereinkommt</translation>
    </message>
    <message>
        <source>What was left behind</source>
        <translation>Was zurückblieb</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) were not understood and stand first; say what they are.</source>
        <translation>
            <numerusform>%n Name wurde nicht verstanden und steht zuerst; bitte sagen, was er ist.</numerusform>
            <numerusform>%n Namen wurden nicht verstanden und stehen zuerst; bitte sagen, was sie sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>All names were understood; each can be changed.</source>
        <translation>Alle Namen wurden verstanden; jeder lässt sich ändern.</translation>
    </message>
    <message>
        <source>Every name is left out: there is no hex to import.</source>
        <translation>Jeder Name ist ausgelassen: Es gibt kein Hexfeld zum Importieren.</translation>
    </message>
</context>
<context>
    <name>IndependenceDialog</name>
    <message>
        <source>Divide {name}</source>
        <translation>{name} teilen</translation>
    </message>
    <message>
        <source>Declare independence</source>
        <translation>Unabhängigkeit erklären</translation>
    </message>
    <message>
        <source>Another new kingdom</source>
        <translation>Noch ein neues Königreich</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <source>in proportion to people</source>
        <translation>nach Einwohnern</translation>
    </message>
    <message>
        <source>in proportion to hexes</source>
        <translation>nach Hexfeldern</translation>
    </message>
    <message>
        <source>its share</source>
        <translation>sein Anteil</translation>
    </message>
    <message>
        <source>Choose the land of each new kingdom.</source>
        <translation>Wählen Sie das Land jedes neuen Königreichs.</translation>
    </message>
    <message>
        <source>Loyalty {amount} in each of them, for {months} months from next month on.</source>
        <translation>Treue {amount} in jedem davon, für {months} Monate ab dem nächsten.</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>The Treasury is shared</source>
        <translation>Die Schatzkammer wird geteilt</translation>
    </message>
    <message>
        <source>What goes along</source>
        <translation>Was mitgeht</translation>
    </message>
    <message>
        <source>Unrest and modifiers</source>
        <translation>Unruhe und Modifikatoren</translation>
    </message>
    <message>
        <source>Unrest of {name}</source>
        <translation>Unruhe: {name}</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>‹ First steps</source>
        <translation>‹ Erste Schritte</translation>
    </message>
    <message>
        <source>Back to the first steps</source>
        <translation>Zurück zu den ersten Schritten</translation>
    </message>
    <message>
        <source>Nothing is selected then, as with Esc</source>
        <translation>Dann ist nichts ausgewählt, wie mit Esc</translation>
    </message>
</context>
<context>
    <name>ItemPanel</name>
    <message>
        <source>Magic items: {taken} of {count} slots</source>
        <translation>Magische Gegenstände: {taken} von {count} Plätzen</translation>
    </message>
    <message>
        <source>My list ({count})…</source>
        <translation>Meine Liste ({count})…</translation>
    </message>
    <message>
        <source>Load a list…</source>
        <translation>Liste laden…</translation>
    </message>
    <message>
        <source>For the kingdom</source>
        <translation>Für das Königreich</translation>
    </message>
    <message>
        <source>For oneself</source>
        <translation>Für sich</translation>
    </message>
    <message>
        <source>{what}: {bp} BP</source>
        <translation>{what}: {bp} BP</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt)</source>
        <translation>Tabellen (*.csv *.txt)</translation>
    </message>
    <message>
        <source>A list of magic items</source>
        <translation>Eine Liste magischer Gegenstände</translation>
    </message>
    <message>
        <source>Magic items</source>
        <translation>Magische Gegenstände</translation>
    </message>
    <message>
        <source>Items come from</source>
        <translation>Gegenstände kommen</translation>
    </message>
    <message>
        <source>the generator</source>
        <translation>aus dem Generator</translation>
    </message>
    <message>
        <source>the generator, our own dice</source>
        <translation>aus dem Generator, eigene Würfel</translation>
    </message>
    <message>
        <source>my list</source>
        <translation>aus meiner Liste</translation>
    </message>
    <message>
        <source>the generator or my list</source>
        <translation>aus Generator oder Liste</translation>
    </message>
    <message>
        <source>me: I name them</source>
        <translation>von mir: Ich benenne sie</translation>
    </message>
    <message>
        <source>A table (CSV) with the columns name, kind, tier and price</source>
        <translation>Eine Tabelle (CSV) mit den Spalten name, kind, tier und price</translation>
    </message>
    <message>
        <source>Roll an item</source>
        <translation>Gegenstand würfeln</translation>
    </message>
    <message>
        <source>Name it…</source>
        <translation>Benennen…</translation>
    </message>
    <message>
        <source>Bought by the party</source>
        <translation>Von der Gruppe gekauft</translation>
    </message>
    <message>
        <source>Sell it off</source>
        <translation>Abstoßen</translation>
    </message>
    <message>
        <source>Let chance put another item into this slot</source>
        <translation>Der Zufall legt einen anderen Gegenstand an diesen Platz</translation>
    </message>
    <message>
        <source>Type what lies there, with its price after a comma</source>
        <translation>Eintippen, was dort liegt, mit dem Preis nach einem Komma</translation>
    </message>
    <message>
        <source>The party pays with its own gold; the slot is vacant again</source>
        <translation>Die Gruppe zahlt mit eigenem Gold; der Platz wird wieder frei</translation>
    </message>
    <message>
        <source>Buy it with BP, 1 for each 2,000 gp, for the good of the kingdom</source>
        <translation>Mit BP kaufen, 1 je 2.000 GM, zum Wohl des Königreichs</translation>
    </message>
    <message>
        <source>Buy it with BP for one of the party: the month’s withdrawal, with its Unrest</source>
        <translation>Mit BP für jemanden aus der Gruppe kaufen: die Entnahme des Monats, mit ihrer Unruhe</translation>
    </message>
    <message>
        <source>An Economy check; each after the month’s first costs 1 Economy</source>
        <translation>Ein Wirtschaftswurf; jeder nach dem ersten des Monats kostet 1 Wirtschaft</translation>
    </message>
    <message>
        <source>The d20 of the Economy check; left empty, the program rolls</source>
        <translation>Der W20 des Wirtschaftswurfs; leer würfelt das Programm</translation>
    </message>
</context>
<context>
    <name>ItemRow</name>
    <message>
        <source>kinds…</source>
        <translation>Arten…</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Arten</translation>
    </message>
</context>
<context>
    <name>ItemTable</name>
    <message>
        <source>vacant</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>Event phase, month {month}</source>
        <translation>Ereignisphase, Monat {month}</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Fund</translation>
    </message>
    <message>
        <source>not for sale: the building does not work</source>
        <translation>nicht zu kaufen: Das Gebäude arbeitet nicht</translation>
    </message>
    <message>
        <source>Magic item slots</source>
        <translation>Plätze für magische Gegenstände</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Ortschaft</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Slot for</source>
        <translation>Platz für</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Gegenstand</translation>
    </message>
    <message>
        <source>Price, gp</source>
        <translation>Preis, GM</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
</context>
<context>
    <name>ItemsDialog</name>
    <message>
        <source>Magic items of the kingdom</source>
        <translation>Magische Gegenstände des Königreichs</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ItemsField</name>
    <message>
        <source>Add slots</source>
        <translation>Plätze hinzufügen</translation>
    </message>
</context>
<context>
    <name>ItemsForm</name>
    <message>
        <source>All magic items…</source>
        <translation>Alle magischen Gegenstände…</translation>
    </message>
    <message>
        <source>Every slot of the kingdom: roll, name, buy, sell off</source>
        <translation>Jeder Platz des Königreichs: würfeln, benennen, kaufen, abstoßen</translation>
    </message>
    <message>
        <source>{taken} of {count} slots hold an item</source>
        <translation>{taken} von {count} Plätzen sind belegt</translation>
    </message>
</context>
<context>
    <name>JournalExport</name>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown-Text (*.md)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>Export the journal</source>
        <translation>Die Chronik exportieren</translation>
    </message>
</context>
<context>
    <name>JournalPage</name>
    <message>
        <source>Journal</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
</context>
<context>
    <name>KeepTreasuryDialog</name>
    <message>
        <source>The Treasury that is left</source>
        <translation>Die verbliebene Schatzkammer</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Entscheiden</translation>
    </message>
    <message>
        <source>What is not kept is lost with the kingdom.</source>
        <translation>Was nicht behalten wird, geht mit dem Königreich verloren.</translation>
    </message>
    <message>
        <source> BP</source>
        <translation> BP</translation>
    </message>
    <message>
        <source>&amp;Kept</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>stays on its books</source>
        <translation>bleibt in seinen Büchern</translation>
    </message>
    <message>
        <source>&amp;Goes to</source>
        <translation>&amp;Geht an</translation>
    </message>
</context>
<context>
    <name>KeepingTold</name>
    <message>
        <source>Preferences cannot be written to {file}; they hold until the program ends.</source>
        <translation>Die Einstellungen lassen sich nicht in {file} schreiben; sie gelten, bis das Programm endet.</translation>
    </message>
    <message>
        <source>{who} has this campaign open now; what you do is kept apart from it.</source>
        <translation>{who} hat diese Kampagne jetzt geöffnet; was Sie tun, wird getrennt davon aufgehoben.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>writing is not allowed</source>
        <translation>Schreiben ist nicht erlaubt</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the folder is gone</source>
        <translation>der Ordner ist fort</translation>
    </message>
    <message>
        <source>the disk is gone</source>
        <translation>der Datenträger ist nicht mehr da</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>the disk does not take them</source>
        <translation>der Datenträger nimmt sie nicht an</translation>
    </message>
    <message>
        <source>Unsaved edits are in memory only: {why}.</source>
        <translation>Ungespeicherte Änderungen sind nur im Arbeitsspeicher: {why}.</translation>
    </message>
    <message>
        <source>Unsaved edits are kept on this computer, not beside the campaign: {why}.</source>
        <translation>Ungespeicherte Änderungen liegen auf diesem Rechner statt neben der Kampagne: {why}.</translation>
    </message>
    <message>
        <source>Save under another name, or mend this; it is tried again every ten seconds.</source>
        <translation>Speichern Sie unter einem anderen Namen, oder beheben Sie es; alle zehn Sekunden wird es neu versucht.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>On the lots</source>
        <translation>Auf den Baufeldern</translation>
    </message>
    <message>
        <source>In the month’s panel</source>
        <translation>Im Feld des Monats</translation>
    </message>
    <message>
        <source>In lists and tables</source>
        <translation>In Listen und Tabellen</translation>
    </message>
    <message>
        <source>In the players’ window</source>
        <translation>Im Fenster der Spieler</translation>
    </message>
    <message>
        <source>While a picture is fitted</source>
        <translation>Beim Einpassen eines Bildes</translation>
    </message>
    <message>
        <source>While a sheet is looked at</source>
        <translation>In der Druckvorschau</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Zeiger bewegen</translation>
    </message>
    <message>
        <source>Extend the selection</source>
        <translation>Auswahl erweitern</translation>
    </message>
    <message>
        <source>Move the map</source>
        <translation>Karte verschieben</translation>
    </message>
    <message>
        <source>Use the tool at the cursor</source>
        <translation>Werkzeug am Zeiger anwenden</translation>
    </message>
    <message>
        <source>Add to the selection; carry a label or pin</source>
        <translation>Zur Auswahl hinzunehmen; Beschriftung oder Nadel aufnehmen</translation>
    </message>
    <message>
        <source>Add to the selection or take away</source>
        <translation>Zur Auswahl hinzunehmen oder wegnehmen</translation>
    </message>
    <message>
        <source>Give up what is under way</source>
        <translation>Begonnenes abbrechen</translation>
    </message>
    <message>
        <source>Take back the last stop of a way</source>
        <translation>Letzten Halt eines Weges zurücknehmen</translation>
    </message>
    <message>
        <source>To the next hex that can be chosen</source>
        <translation>Zum nächsten wählbaren Hexfeld</translation>
    </message>
    <message>
        <source>To the hex before that can be chosen</source>
        <translation>Zum vorigen wählbaren Hexfeld</translation>
    </message>
    <message>
        <source>Select all hexes of the level</source>
        <translation>Alle Hexfelder der Ebene auswählen</translation>
    </message>
    <message>
        <source>Select hexes by what they are</source>
        <translation>Hexfelder nach ihrer Art auswählen</translation>
    </message>
    <message>
        <source>To the hex’s row in the table</source>
        <translation>Zur Zeile des Hexfelds in der Tabelle</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>Näher heran</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>Weiter weg</translation>
    </message>
    <message>
        <source>The whole map</source>
        <translation>Die ganze Karte</translation>
    </message>
    <message>
        <source>One level up</source>
        <translation>Eine Ebene höher</translation>
    </message>
    <message>
        <source>One level down</source>
        <translation>Eine Ebene tiefer</translation>
    </message>
    <message>
        <source>What the map shows</source>
        <translation>Was die Karte zeigt</translation>
    </message>
    <message>
        <source>A larger brush</source>
        <translation>Größerer Pinsel</translation>
    </message>
    <message>
        <source>A smaller brush</source>
        <translation>Kleinerer Pinsel</translation>
    </message>
    <message>
        <source>Place what is held, or open the menu of what is there</source>
        <translation>Gehaltenes setzen, oder das Menü dessen öffnen, was dort steht</translation>
    </message>
    <message>
        <source>Place it and keep another in hand</source>
        <translation>Setzen und ein weiteres in der Hand behalten</translation>
    </message>
    <message>
        <source>Turn the building, also while it is dragged</source>
        <translation>Gebäude drehen, auch beim Ziehen</translation>
    </message>
    <message>
        <source>Take up the building, to move it</source>
        <translation>Gebäude aufnehmen, um es zu versetzen</translation>
    </message>
    <message>
        <source>Demolish the building</source>
        <translation>Gebäude abreißen</translation>
    </message>
    <message>
        <source>To the next district</source>
        <translation>Zum nächsten Bezirk</translation>
    </message>
    <message>
        <source>To the district before</source>
        <translation>Zum vorigen Bezirk</translation>
    </message>
    <message>
        <source>The whole town, or the district</source>
        <translation>Die ganze Stadt oder der Bezirk</translation>
    </message>
    <message>
        <source>To the lot’s row in the table</source>
        <translation>Zur Zeile des Baufelds in der Tabelle</translation>
    </message>
    <message>
        <source>Show who serves whom</source>
        <translation>Zeigen, wer wem dient</translation>
    </message>
    <message>
        <source>Fit to the window</source>
        <translation>Ins Fenster einpassen</translation>
    </message>
    <message>
        <source>Play the step</source>
        <translation>Den Schritt spielen</translation>
    </message>
    <message>
        <source>Close the phase</source>
        <translation>Die Phase abschließen</translation>
    </message>
    <message>
        <source>Back to the month</source>
        <translation>Zurück zum Monat</translation>
    </message>
    <message>
        <source>Open, change or appoint what is chosen</source>
        <translation>Gewähltes öffnen, ändern oder einsetzen</translation>
    </message>
    <message>
        <source>From a row of a table to its place on the map or the plan</source>
        <translation>Von der Zeile einer Tabelle zu ihrem Ort auf der Karte oder dem Plan</translation>
    </message>
    <message>
        <source>Rename a magic item</source>
        <translation>Magischen Gegenstand umbenennen</translation>
    </message>
    <message>
        <source>Dismiss a leader, drop a wish</source>
        <translation>Anführer entlassen, Wunsch streichen</translation>
    </message>
    <message>
        <source>A wish sooner or later</source>
        <translation>Wunsch früher oder später</translation>
    </message>
    <message>
        <source>Copy a ledger or the changes</source>
        <translation>Aufstellung oder Änderungen kopieren</translation>
    </message>
    <message>
        <source>Fill the screen, or stand as a window</source>
        <translation>Bildschirm füllen oder Fenster sein</translation>
    </message>
    <message>
        <source>Stand as a window again</source>
        <translation>Wieder Fenster sein</translation>
    </message>
    <message>
        <source>Close the players’ window</source>
        <translation>Das Fenster der Spieler schließen</translation>
    </message>
    <message>
        <source>Move the cross, with Shift farther</source>
        <translation>Kreuz bewegen, mit Umschalt weiter</translation>
    </message>
    <message>
        <source>Mark the middle of a hex</source>
        <translation>Mitte eines Hexfelds markieren</translation>
    </message>
    <message>
        <source>The whole picture</source>
        <translation>Das ganze Bild</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
</context>
<context>
    <name>KingdomPage</name>
    <message>
        <source>Kingdom</source>
        <translation>Königreich</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Rulings…</source>
        <translation>Regelauslegungen…</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Hausregeln…</translation>
    </message>
    <message>
        <source>No kingdom yet</source>
        <translation>Noch kein Königreich</translation>
    </message>
</context>
<context>
    <name>Kingdoms</name>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>month not played yet</source>
        <translation>Monat noch nicht gespielt</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>The kingdom’s page</source>
        <translation>Seite des Königreichs</translation>
    </message>
</context>
<context>
    <name>LabelDialog</name>
    <message>
        <source>Change a label</source>
        <translation>Beschriftung ändern</translation>
    </message>
    <message>
        <source>Write a label</source>
        <translation>Beschriftung schreiben</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>The players see it</source>
        <translation>Die Spieler sehen sie</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Text</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>&amp;Angle</source>
        <translation>&amp;Winkel</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>It needs a text.</source>
        <translation>Es braucht einen Text.</translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>Str</source>
        <translation>ST</translation>
    </message>
    <message>
        <source>Dex</source>
        <translation>GE</translation>
    </message>
    <message>
        <source>Con</source>
        <translation>KO</translation>
    </message>
    <message>
        <source>Int</source>
        <translation>IN</translation>
    </message>
    <message>
        <source>Wis</source>
        <translation>WE</translation>
    </message>
    <message>
        <source>Cha</source>
        <translation>CH</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Districts</source>
        <translation>Bezirke</translation>
    </message>
    <message>
        <source>Lots built</source>
        <translation>Bebaute Baufelder</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Gesinnung</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Übertrag</translation>
    </message>
    <message>
        <source>Deities</source>
        <translation>Gottheiten</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Ruhm</translation>
    </message>
    <message>
        <source>Infamy</source>
        <translation>Verruf</translation>
    </message>
    <message>
        <source>The whole kingdom</source>
        <translation>Das ganze Königreich</translation>
    </message>
    <message>
        <source>Founding and growth</source>
        <translation>Gründung und Wachstum</translation>
    </message>
    <message>
        <source>Skills of the leaders</source>
        <translation>Fertigkeiten der Anführer</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>Modifikatoren</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Erlasse</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Expeditions</source>
        <translation>Expeditionen</translation>
    </message>
    <message>
        <source>Founding</source>
        <translation>Gründung</translation>
    </message>
    <message>
        <source>Granted or taken</source>
        <translation>Gewährt oder genommen</translation>
    </message>
    <message>
        <source>Government</source>
        <translation>Regierungsform</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Hexfelder</translation>
    </message>
    <message>
        <source>Terrain improvements</source>
        <translation>Geländeverbesserungen</translation>
    </message>
    <message>
        <source>Independence</source>
        <translation>Unabhängigkeit</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>At the start of the month</source>
        <translation>Am Anfang des Monats</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>Ausgegeben</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation>Ortschaften</translation>
    </message>
    <message>
        <source>Special terrain</source>
        <translation>Besonderes Gelände</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>Allianzen</translation>
    </message>
    <message>
        <source>Diplomacy</source>
        <translation>Diplomatie</translation>
    </message>
    <message>
        <source>Embassies</source>
        <translation>Botschaften</translation>
    </message>
    <message>
        <source>Envoys</source>
        <translation>Gesandte</translation>
    </message>
    <message>
        <source>Treaties</source>
        <translation>Verträge</translation>
    </message>
    <message>
        <source>Goods traded</source>
        <translation>Gehandelte Waren</translation>
    </message>
    <message>
        <source>Trade routes</source>
        <translation>Handelsrouten</translation>
    </message>
    <message>
        <source>Union</source>
        <translation>Vereinigung</translation>
    </message>
    <message>
        <source>Empty roles</source>
        <translation>Vakante Ämter</translation>
    </message>
</context>
<context>
    <name>LandForm</name>
    <message>
        <source>Open the map</source>
        <translation>Karte öffnen</translation>
    </message>
    <message>
        <source>Select hexes on the map, several with Shift, and add them here.</source>
        <translation>Wählen Sie auf der Karte Hexfelder aus, mehrere mit Umschalt, und fügen Sie sie hier hinzu.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Alignment</source>
        <translation>&amp;Gesinnung</translation>
    </message>
    <message>
        <source>&amp;Government</source>
        <translation>&amp;Regierungsform</translation>
    </message>
    <message>
        <source>&amp;Colour on the map</source>
        <translation>&amp;Farbe auf der Karte</translation>
    </message>
    <message>
        <source>Ca&amp;pital</source>
        <translation>&amp;Hauptstadt</translation>
    </message>
    <message>
        <source>Its land</source>
        <translation>Sein Land</translation>
    </message>
    <message>
        <source>Add them</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Take them out</source>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <source>Show it on the map</source>
        <translation>Auf der Karte zeigen</translation>
    </message>
    <message>
        <source>The new realm</source>
        <translation>Das neue Reich</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) chosen</source>
        <translation>
            <numerusform>%n Hexfeld gewählt</numerusform>
            <numerusform>%n Hexfelder gewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) selected on the map:</source>
        <translation>
            <numerusform>%n Hexfeld auf der Karte ausgewählt:</numerusform>
            <numerusform>%n Hexfelder auf der Karte ausgewählt:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} with the land around: %n hex(es)</source>
        <translation>
            <numerusform>{name} mit dem Land ringsum: %n Hexfeld</numerusform>
            <numerusform>{name} mit dem Land ringsum: %n Hexfelder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Secondary territory with {name}: %n hex(es)</source>
        <translation>
            <numerusform>Nebengebiet mit {name}: %n Hexfeld</numerusform>
            <numerusform>Nebengebiet mit {name}: %n Hexfelder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Secondary territory: %n hex(es)</source>
        <translation>
            <numerusform>Nebengebiet: %n Hexfeld</numerusform>
            <numerusform>Nebengebiet: %n Hexfelder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Land apart with {name}: %n hex(es)</source>
        <translation>
            <numerusform>Einzeln liegendes Land mit {name}: %n Hexfeld</numerusform>
            <numerusform>Einzeln liegendes Land mit {name}: %n Hexfelder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Land apart: %n hex(es)</source>
        <translation>
            <numerusform>Einzeln liegendes Land: %n Hexfeld</numerusform>
            <numerusform>Einzeln liegendes Land: %n Hexfelder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LandStep</name>
    <message>
        <source>Land</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>The kingdom and its land</source>
        <translation>Das Königreich und sein Land</translation>
    </message>
    <message>
        <source>What it is called and where it begins. All of it can be changed later.</source>
        <translation>Wie es heißt und wo es beginnt. Alles lässt sich später ändern.</translation>
    </message>
    <message>
        <source>&amp;Name of the kingdom</source>
        <translation>&amp;Name des Königreichs</translation>
    </message>
    <message>
        <source>Another &amp;land</source>
        <translation>Ein anderes &amp;Land</translation>
    </message>
    <message>
        <source>Draws a land with other coasts, mountains and woods</source>
        <translation>Zeichnet ein Land mit anderen Küsten, Bergen und Wäldern</translation>
    </message>
    <message>
        <source>A wild land, drawn for you</source>
        <translation>Ein wildes Land, fertig gezeichnet</translation>
    </message>
    <message>
        <source>Nothing but plains, to draw on</source>
        <translation>Nur Ebenen, zum Selbstzeichnen</translation>
    </message>
    <message>
        <source>{columns} × {rows} hexes</source>
        <translation>{columns} × {rows} Hexfelder</translation>
    </message>
    <message>
        <source>Points up</source>
        <translation>Spitze nach oben</translation>
    </message>
    <message>
        <source>Flat tops</source>
        <translation>Kante nach oben</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>&amp;Hexes</source>
        <translation>&amp;Hexfelder</translation>
    </message>
</context>
<context>
    <name>LayersPanel</name>
    <message>
        <source>What the map shows</source>
        <translation>Was die Karte zeigt</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>What the players know</source>
        <translation>Was die Spieler wissen</translation>
    </message>
    <message>
        <source>One level up</source>
        <translation>Eine Ebene höher</translation>
    </message>
    <message>
        <source>One level down</source>
        <translation>Eine Ebene tiefer</translation>
    </message>
</context>
<context>
    <name>Laying</name>
    <message>
        <source>{name} in district {number}: {laid} of {all} would be planned, {taken} places are taken, {against} would be against the rules.</source>
        <translation>{name} in Bezirk {number}: {laid} von {all} würden geplant, {taken} Plätze sind belegt, {against} wären gegen die Regeln.</translation>
    </message>
</context>
<context>
    <name>LeaderCard</name>
    <message>
        <source>Nobody holds this role.</source>
        <translation>Niemand hat dieses Amt inne.</translation>
    </message>
    <message>
        <source>Appoint…</source>
        <translation>Einsetzen…</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>half of {ability}</source>
        <translation>½ {ability}</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>Gibt</translation>
    </message>
    <message>
        <source>to</source>
        <translation>auf</translation>
    </message>
    <message>
        <source>If vacant</source>
        <translation>Wenn vakant</translation>
    </message>
    <message>
        <source>no penalty</source>
        <translation>kein Malus</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Gives {what}</source>
        <translation>Gibt {what}</translation>
    </message>
    <message>
        <source>Days of duty this month</source>
        <translation>Tage Dienst im Monat</translation>
    </message>
    <message>
        <source>Stands in for the Ruler</source>
        <translation>Vertritt den Herrscher</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Change {name}</source>
        <translation>{name} ändern</translation>
    </message>
    <message>
        <source>Days of duty last month</source>
        <translation>Tage Dienst im letzten Monat</translation>
    </message>
    <message>
        <source>Fewer than seven days leave the role vacant in the Upkeep that follows.</source>
        <translation>Bei weniger als sieben Tagen ist das Amt im folgenden Unterhalt vakant.</translation>
    </message>
    <message>
        <source>The role will be vacant in the next Upkeep.</source>
        <translation>Das Amt ist im nächsten Unterhalt vakant.</translation>
    </message>
    <message>
        <source>Adds to</source>
        <translation>Verbessert</translation>
    </message>
    <message>
        <source>Adds also to</source>
        <translation>Verbessert auch</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>wählen…</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>Disabled</source>
        <translation>Dienstunfähig</translation>
    </message>
    <message>
        <source>Back in office</source>
        <translation>Wieder im Amt</translation>
    </message>
    <message>
        <source>Lost:</source>
        <translation>Ausfall:</translation>
    </message>
</context>
<context>
    <name>LeadersModel</name>
    <message>
        <source>Role</source>
        <translation>Amt</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>Inhaber</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>Gives</source>
        <translation>Gibt</translation>
    </message>
    <message>
        <source>vacant</source>
        <translation>vakant</translation>
    </message>
</context>
<context>
    <name>LeadersPanel</name>
    <message>
        <source>Leadership roles</source>
        <translation>Regierungsämter</translation>
    </message>
    <message>
        <source>&amp;Appoint…</source>
        <translation>&amp;Einsetzen…</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>Ent&amp;lassen</translation>
    </message>
</context>
<context>
    <name>LedgerPopup</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Woher</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Nothing adds to it yet.</source>
        <translation>Noch trägt nichts dazu bei.</translation>
    </message>
</context>
<context>
    <name>LegendPanel</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
</context>
<context>
    <name>LieFields</name>
    <message>
        <source>Left to &amp;right</source>
        <translation>Links mit &amp;rechts</translation>
    </message>
    <message>
        <source>&amp;Top to bottom</source>
        <translation>Oben mit &amp;unten</translation>
    </message>
    <message>
        <source>Columns to the right</source>
        <translation>Spalten nach rechts</translation>
    </message>
    <message>
        <source>Rows down</source>
        <translation>Reihen nach unten</translation>
    </message>
    <message>
        <source>Take along what is marked as &amp;secret</source>
        <translation>Auch als &amp;geheim Markiertes mitnehmen</translation>
    </message>
    <message>
        <source>&amp;Hexes</source>
        <translation>&amp;Hexfelder</translation>
    </message>
    <message>
        <source>Shi&amp;fted</source>
        <translation>&amp;Versetzt</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Gespiegelt</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Moved by</source>
        <translation>Verschoben um</translation>
    </message>
    <message>
        <source>Points up</source>
        <translation>Spitze oben</translation>
    </message>
    <message>
        <source>Flat tops</source>
        <translation>Flache Seite oben</translation>
    </message>
    <message>
        <source>{text}, as the map has it</source>
        <translation>{text}, wie auf der Karte</translation>
    </message>
    <message>
        <source>Columns 2, 4, 6 …</source>
        <translation>Spalten 2, 4, 6 …</translation>
    </message>
    <message>
        <source>Rows 2, 4, 6 …</source>
        <translation>Reihen 2, 4, 6 …</translation>
    </message>
    <message>
        <source>Columns 1, 3, 5 …</source>
        <translation>Spalten 1, 3, 5 …</translation>
    </message>
    <message>
        <source>Rows 1, 3, 5 …</source>
        <translation>Reihen 1, 3, 5 …</translation>
    </message>
</context>
<context>
    <name>LotTable</name>
    <message>
        <source>Build here</source>
        <translation>Hier bauen</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Ortschaft</translation>
    </message>
    <message>
        <source>District</source>
        <translation>Bezirk</translation>
    </message>
    <message>
        <source>Lot</source>
        <translation>Baufeld</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>district</source>
        <translation>Bezirk</translation>
    </message>
    <message>
        <source>unusable</source>
        <translation>unbrauchbar</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>geplant</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>verlassen</translation>
    </message>
    <message>
        <source>{count} BP</source>
        <translation>{count} BP</translation>
    </message>
    <message>
        <source>Narrow: words that stand in the row, such as “ashford free”</source>
        <translation>Einschränken: Wörter der Zeile, etwa „ashford frei“</translation>
    </message>
    <message>
        <source>Lots</source>
        <translation>Baufelder</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>New campaign</source>
        <translation>Neue Kampagne</translation>
    </message>
</context>
<context>
    <name>MapExports</name>
    <message>
        <source>Map as a &amp;picture (PNG)</source>
        <translation>Karte als &amp;Bild (PNG)</translation>
    </message>
    <message>
        <source>As on screen</source>
        <translation>Wie auf dem Bildschirm</translation>
    </message>
    <message>
        <source>{count} times finer</source>
        <translation>{count}-mal feiner</translation>
    </message>
    <message>
        <source>Map as a &amp;drawing (SVG)…</source>
        <translation>Karte als &amp;Zeichnung (SVG)…</translation>
    </message>
    <message>
        <source>Map for &amp;Tiled…</source>
        <translation>Karte für &amp;Tiled…</translation>
    </message>
    <message>
        <source>Map as te&amp;xt…</source>
        <translation>Karte als Te&amp;xt…</translation>
    </message>
    <message>
        <source>Table of &amp;hexes (CSV)…</source>
        <translation>Tabelle der &amp;Hexfelder (CSV)…</translation>
    </message>
    <message>
        <source>Map as &amp;GeoJSON…</source>
        <translation>Karte als &amp;GeoJSON…</translation>
    </message>
    <message>
        <source>Handout as a &amp;web page…</source>
        <translation>Handzettel als &amp;Webseite…</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>{kind} files (*.{ending})</source>
        <translation>{kind}-Dateien (*.{ending})</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Wird gezeichnet…</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Given up; nothing was written.</source>
        <translation>Abgebrochen; nichts wurde geschrieben.</translation>
    </message>
</context>
<context>
    <name>MapImport</name>
    <message>
        <source>Choose a map</source>
        <translation>Eine Karte wählen</translation>
    </message>
    <message>
        <source>Maps of other programs ({endings})</source>
        <translation>Karten anderer Programme ({endings})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) imported</source>
        <translation>
            <numerusform>%n Hexfeld importiert</numerusform>
            <numerusform>%n Hexfelder importiert</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} is a picture on a grid of {columns} by {rows} squares, without hexes. It can lie under the map; for that its picture is saved as a file of its own.</source>
        <translation>{file} ist ein Bild auf einem Raster von {columns} mal {rows} Quadraten, ohne Hexfelder. Es kann unter der Karte liegen; dazu wird sein Bild als eigene Datei gespeichert.</translation>
    </message>
    <message>
        <source>Save the picture…</source>
        <translation>Bild speichern…</translation>
    </message>
    <message>
        <source>Pictures (*.{ending})</source>
        <translation>Bilder (*.{ending})</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Saved {name}</source>
        <translation>Gespeichert: {name}</translation>
    </message>
</context>
<context>
    <name>MapMenu</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>{name} öffnen</translation>
    </message>
    <message>
        <source>Found a settlement…</source>
        <translation>Ortschaft gründen…</translation>
    </message>
    <message>
        <source>Bring an army here…</source>
        <translation>Eine Armee hierher verlegen…</translation>
    </message>
    <message>
        <source>Special terrain…</source>
        <translation>Besonderes Gelände…</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Jetzt nicht möglich</translation>
    </message>
    <message>
        <source>{count} BP</source>
        <translation>{count} BP</translation>
    </message>
    <message>
        <source>Show in the table of hexes</source>
        <translation>In der Tabelle der Hexfelder zeigen</translation>
    </message>
</context>
<context>
    <name>MapPreview</name>
    <message>
        <source>How the map will look</source>
        <translation>Wie die Karte aussehen wird</translation>
    </message>
</context>
<context>
    <name>MapTexts</name>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Click a hex, or drag around several. Shift adds.</source>
        <translation>Ein Hexfeld anklicken oder einen Rahmen um mehrere ziehen. Umschalt fügt hinzu.</translation>
    </message>
    <message>
        <source>Move the map</source>
        <translation>Karte verschieben</translation>
    </message>
    <message>
        <source>Drag the map. With any tool, the middle button does the same.</source>
        <translation>Die Karte ziehen. Mit jedem Werkzeug tut die mittlere Maustaste dasselbe.</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Click from place to place. Backspace takes one back, Esc all.</source>
        <translation>Von Ort zu Ort klicken. Die Rücktaste nimmt einen zurück, Esc alle.</translation>
    </message>
    <message>
        <source>Take up a terrain</source>
        <translation>Gelände aufnehmen</translation>
    </message>
    <message>
        <source>Click a hex to paint with its terrain.</source>
        <translation>Ein Hexfeld anklicken, um mit seinem Gelände zu malen.</translation>
    </message>
    <message>
        <source>Paint terrain</source>
        <translation>Gelände malen</translation>
    </message>
    <message>
        <source>Drag over hexes; beyond the edge the map grows.</source>
        <translation>Über Hexfelder ziehen; jenseits des Randes wächst die Karte.</translation>
    </message>
    <message>
        <source>Draw a river</source>
        <translation>Fluss zeichnen</translation>
    </message>
    <message>
        <source>Drag from the source along its course.</source>
        <translation>Von der Quelle den Lauf entlang ziehen.</translation>
    </message>
    <message>
        <source>Mark a coast</source>
        <translation>Küste markieren</translation>
    </message>
    <message>
        <source>Drag over hexes that lie at open water.</source>
        <translation>Über Hexfelder am offenen Wasser ziehen.</translation>
    </message>
    <message>
        <source>Mark a lake</source>
        <translation>See markieren</translation>
    </message>
    <message>
        <source>Drag over hexes that hold a lake.</source>
        <translation>Über Hexfelder mit einem See ziehen.</translation>
    </message>
    <message>
        <source>Build roads</source>
        <translation>Straßen bauen</translation>
    </message>
    <message>
        <source>Drag along claimed hexes. The price is in the last line.</source>
        <translation>Durch beanspruchte Hexfelder ziehen. Der Preis steht in der letzten Zeile.</translation>
    </message>
    <message>
        <source>Build highways</source>
        <translation>Fernstraßen bauen</translation>
    </message>
    <message>
        <source>Drag along claimed hexes. On a road only the difference is paid.</source>
        <translation>Durch beanspruchte Hexfelder ziehen. Auf einer Straße wird nur der Unterschied bezahlt.</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Beanspruchen</translation>
    </message>
    <message>
        <source>Click explored and cleared hexes beside the realm: 1 BP each.</source>
        <translation>Erforschte und befreite Hexfelder neben dem Königreich anklicken: je 1 BP.</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Gives claimed hexes up; Unrest rises.</source>
        <translation>Gibt beanspruchte Hexfelder auf; die Unruhe steigt.</translation>
    </message>
    <message>
        <source>Mark as explored</source>
        <translation>Als erforscht markieren</translation>
    </message>
    <message>
        <source>Drag over hexes the party has explored.</source>
        <translation>Über Hexfelder ziehen, die die Gruppe erforscht hat.</translation>
    </message>
    <message>
        <source>Mark as cleared</source>
        <translation>Als befreit markieren</translation>
    </message>
    <message>
        <source>Drag over hexes that are safe; only these can be claimed.</source>
        <translation>Über sichere Hexfelder ziehen; nur diese lassen sich beanspruchen.</translation>
    </message>
    <message>
        <source>Erase water</source>
        <translation>Wasser entfernen</translation>
    </message>
    <message>
        <source>Takes rivers, coasts and lakes out of hexes.</source>
        <translation>Nimmt Flüsse, Küsten und Seen aus Hexfeldern.</translation>
    </message>
    <message>
        <source>Remove hexes</source>
        <translation>Hexfelder entfernen</translation>
    </message>
    <message>
        <source>Takes unclaimed hexes off the map.</source>
        <translation>Nimmt nicht beanspruchte Hexfelder von der Karte.</translation>
    </message>
    <message>
        <source>Special terrain</source>
        <translation>Besonderes Gelände</translation>
    </message>
    <message>
        <source>Click a hex: lairs, resources or ruins are put there or taken away.</source>
        <translation>Ein Klick auf ein Hexfeld setzt einen Unterschlupf, ein Rohstoffvorkommen oder eine Ruine oder nimmt sie weg.</translation>
    </message>
    <message>
        <source>Fog of war</source>
        <translation>Nebel des Krieges</translation>
    </message>
    <message>
        <source>Drag to show hexes to the players, or to hide them again.</source>
        <translation>Ziehen, um den Spielern Hexfelder zu zeigen oder wieder zu verbergen.</translation>
    </message>
    <message>
        <source>Lift the fog along a way</source>
        <translation>Nebel entlang eines Weges lichten</translation>
    </message>
    <message>
        <source>Click the party’s way: all within its sight is shown to the players.</source>
        <translation>Den Weg der Gruppe anklicken: Was in Sicht ist, wird den Spielern gezeigt.</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Beschriftungen</translation>
    </message>
    <message>
        <source>Click to write a name over the land or change one; drag to move it.</source>
        <translation>Klicken, um einen Namen ins Land zu schreiben oder zu ändern; Ziehen verschiebt ihn.</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Nadeln</translation>
    </message>
    <message>
        <source>Click to put a pin with a note or change one; drag to move it.</source>
        <translation>Klicken, um eine Nadel mit Notiz zu setzen oder zu ändern; Ziehen verschiebt sie.</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>Picture under the grid</source>
        <translation>Bild unter dem Raster</translation>
    </message>
    <message>
        <source>Hex labels</source>
        <translation>Hexfeldnummern</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Labels over the land</source>
        <translation>Beschriftungen im Land</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Rivers and roads</source>
        <translation>Flüsse und Straßen</translation>
    </message>
    <message>
        <source>Water borders</source>
        <translation>Wassergrenzen</translation>
    </message>
    <message>
        <source>Borders of realms</source>
        <translation>Grenzen der Reiche</translation>
    </message>
    <message>
        <source>Trade routes</source>
        <translation>Handelsrouten</translation>
    </message>
    <message>
        <source>Unexplored land paler</source>
        <translation>Unerforschtes blasser</translation>
    </message>
    <message>
        <source>What lies a level below</source>
        <translation>Was eine Ebene tiefer liegt</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>Fill: all connected hexes of one terrain</source>
        <translation>Füllen: alle zusammenhängenden Hexfelder eines Geländes</translation>
    </message>
    <message>
        <source>Hex to hex</source>
        <translation>Von Hexfeld zu Hexfeld</translation>
    </message>
    <message>
        <source>Free hand, smoothed</source>
        <translation>Freihand, geglättet</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Danger</source>
        <translation>Gefahr</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Schatz</translation>
    </message>
    <message>
        <source>Camp</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>unknown to the players</source>
        <translation>den Spielern unbekannt</translation>
    </message>
    <message>
        <source>seen from afar</source>
        <translation>von fern gesehen</translation>
    </message>
    <message>
        <source>explored, not cleared</source>
        <translation>erforscht, nicht befreit</translation>
    </message>
    <message>
        <source>explored and cleared</source>
        <translation>erforscht und befreit</translation>
    </message>
    <message>
        <source>claimed by a kingdom of theirs</source>
        <translation>von einem ihrer Königreiche beansprucht</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Oberfläche</translation>
    </message>
    <message>
        <source>Below ground, level {level}</source>
        <translation>Unter der Erde, Ebene {level}</translation>
    </message>
    <message>
        <source>Above, level {level}</source>
        <translation>Darüber, Ebene {level}</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>The hex map of the campaign. Arrow keys move from hex to hex, Enter uses the tool, Shift with an arrow key extends the selection, plus and minus zoom, F shows the whole map.</source>
        <translation>Die Hexfeldkarte der Kampagne. Pfeiltasten gehen von Hexfeld zu Hexfeld, die Eingabetaste benutzt das Werkzeug, Umschalt mit einer Pfeiltaste erweitert die Auswahl, Plus und Minus ändern den Maßstab, F zeigt die ganze Karte.</translation>
    </message>
    <message>
        <source>Letters take a tool in hand, brackets change its size, Page Up and Page Down change the level, Q selects by query. A line, an area or a river begins with Enter and ends with Enter.</source>
        <translation>Buchstaben nehmen ein Werkzeug zur Hand, eckige Klammern ändern seine Größe, Bild auf und Bild ab wechseln die Ebene, Q wählt nach Eigenschaften aus. Eine Linie, eine Fläche oder ein Fluss beginnt mit der Eingabetaste und endet mit ihr.</translation>
    </message>
    <message>
        <source>Shift and T lead to the hex’s row in the table, Shift and Enter there lead back.</source>
        <translation>Umschalt und T führen zur Zeile des Hexfelds in der Tabelle, dort führen Umschalt und Eingabe zurück.</translation>
    </message>
</context>
<context>
    <name>MarkRows</name>
    <message>
        <source>Hex of mark {number}</source>
        <translation>Hexfeld der Marke {number}</translation>
    </message>
    <message>
        <source>Forget mark {number}</source>
        <translation>Marke {number} vergessen</translation>
    </message>
    <message>
        <source>No hex is called that.</source>
        <translation>Kein Hexfeld heißt so.</translation>
    </message>
</context>
<context>
    <name>MarketForm</name>
    <message>
        <source>75% up to {most} gp</source>
        <translation>75&#xa0;% bis {most} GM</translation>
    </message>
    <message>
        <source>Look on the market for…</source>
        <translation>Auf dem Markt suchen…</translation>
    </message>
    <message>
        <source>Item to look for on the market</source>
        <translation>Gegenstand, der auf dem Markt gesucht wird</translation>
    </message>
    <message>
        <source> gp</source>
        <translation> GM</translation>
    </message>
    <message>
        <source>Its price in gp</source>
        <translation>Sein Preis in GM</translation>
    </message>
    <message>
        <source>Look and buy</source>
        <translation>Suchen und kaufen</translation>
    </message>
    <message>
        <source>An item up to the base value is found in 75 of 100 cases; the party pays with its own gold</source>
        <translation>Ein Gegenstand bis zum Grundwert findet sich in 75 von 100 Fällen; die Gruppe zahlt mit eigenem Gold</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n Hexfeld</numerusform>
            <numerusform>%n Hexfelder</numerusform>
        </translation>
    </message>
    <message>
        <source>{days} days on the way</source>
        <translation>{days} Reisetage</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) exploring</source>
        <translation>
            <numerusform>%n Tag Erforschung</numerusform>
            <numerusform>%n Tage Erforschung</numerusform>
        </translation>
    </message>
    <message>
        <source>One hex measures {length}. Days on the way go by terrain and road at a speed of {speed}; exploring counts hexes that are not explored yet, and a day to cross each of the others.</source>
        <translation>Ein Hexfeld misst {length}. Die Reisetage richten sich nach Gelände und Straßen bei einer Bewegungsrate von {speed}; beim Erforschen zählen noch unerforschte Hexfelder, und ein Tag für das Durchqueren jedes anderen.</translation>
    </message>
    <message numerus="yes">
        <source>River in %n hex(es)</source>
        <translation>
            <numerusform>Fluss in %n Hexfeld</numerusform>
            <numerusform>Fluss in %n Hexfeldern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Highway in %n hex(es)</source>
        <translation>
            <numerusform>Fernstraße in %n Hexfeld</numerusform>
            <numerusform>Fernstraße in %n Hexfeldern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Road in %n hex(es)</source>
        <translation>
            <numerusform>Straße in %n Hexfeld</numerusform>
            <numerusform>Straße in %n Hexfeldern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them claimed</source>
        <translation>
            <numerusform>%n davon beansprucht</numerusform>
            <numerusform>%n davon beansprucht</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Optional &amp;rules and rulings…</source>
        <translation>Optionale Regeln und &amp;Regelauslegungen…</translation>
    </message>
    <message>
        <source>Export the &amp;journal…</source>
        <translation>&amp;Chronik exportieren…</translation>
    </message>
    <message>
        <source>&amp;Campaign</source>
        <translation>&amp;Kampagne</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Example campaign</source>
        <translation>Beis&amp;pielkampagne</translation>
    </message>
    <message>
        <source>&amp;Import a map…</source>
        <translation>Karte &amp;importieren…</translation>
    </message>
    <message>
        <source>Remove &amp;unused pictures…</source>
        <translation>Un&amp;genutzte Bilder entfernen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Print and export…</source>
        <translation>&amp;Drucken und exportieren…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen…</translation>
    </message>
    <message>
        <source>&amp;Select hexes by…</source>
        <translation>&amp;Hexfelder auswählen nach…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>&amp;Vor</translation>
    </message>
    <message>
        <source>&amp;Wider pane</source>
        <translation>&amp;Breiterer Bereich</translation>
    </message>
    <message>
        <source>&amp;Narrower pane</source>
        <translation>Sch&amp;malerer Bereich</translation>
    </message>
    <message>
        <source>&amp;Menu bar</source>
        <translation>M&amp;enüleiste</translation>
    </message>
    <message>
        <source>Menu of what is at the &amp;cursor</source>
        <translation>Menü &amp;dessen, was am Zeiger ist</translation>
    </message>
    <message>
        <source>&amp;Go to the month</source>
        <translation>Zum M&amp;onat</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>&amp;Settlement</source>
        <translation>&amp;Ortschaft</translation>
    </message>
    <message>
        <source>&amp;Kingdom</source>
        <translation>Köni&amp;greich</translation>
    </message>
    <message>
        <source>&amp;Journal</source>
        <translation>&amp;Chronik</translation>
    </message>
    <message>
        <source>&amp;Tables</source>
        <translation>&amp;Tabellen</translation>
    </message>
    <message>
        <source>Calen&amp;dar</source>
        <translation>Kalen&amp;der</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>&amp;Inspektor</translation>
    </message>
    <message>
        <source>Pict&amp;ure under the grid…</source>
        <translation>&amp;Bild unter dem Raster…</translation>
    </message>
    <message>
        <source>&amp;What changed?</source>
        <translation>&amp;Was hat sich geändert?</translation>
    </message>
    <message>
        <source>Pla&amp;yers’ window</source>
        <translation>Fenster der Spie&amp;ler</translation>
    </message>
    <message>
        <source>Dark scr&amp;een for the players</source>
        <translation>D&amp;unkler Bildschirm für die Spieler</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>&amp;Voriger Bereich</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>M&amp;ap style</source>
        <translation>K&amp;artenstil</translation>
    </message>
    <message>
        <source>Le&amp;gend of the map</source>
        <translation>L&amp;egende der Karte</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten…</translation>
    </message>
    <message>
        <source>&amp;Grant or take…</source>
        <translation>&amp;Gewähren oder nehmen…</translation>
    </message>
    <message>
        <source>New &amp;modifier…</source>
        <translation>Neuer &amp;Modifikator…</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>Ha&amp;usregeln…</translation>
    </message>
    <message>
        <source>At the &amp;table</source>
        <translation>Am &amp;Tisch</translation>
    </message>
    <message>
        <source>Ne&amp;xt kingdom at the table</source>
        <translation>Nä&amp;chstes Königreich am Tisch</translation>
    </message>
    <message>
        <source>&amp;Other kingdoms…</source>
        <translation>&amp;Andere Königreiche…</translation>
    </message>
    <message>
        <source>&amp;Found a kingdom…</source>
        <translation>Königreich gr&amp;ünden…</translation>
    </message>
    <message>
        <source>&amp;Divide the kingdom…</source>
        <translation>&amp;Königreich teilen…</translation>
    </message>
    <message>
        <source>&amp;Unite kingdoms…</source>
        <translation>Königreiche &amp;vereinen…</translation>
    </message>
    <message>
        <source>&amp;Adopt a running kingdom…</source>
        <translation>&amp;Laufendes Königreich übernehmen…</translation>
    </message>
    <message>
        <source>Correct the &amp;paper sheet…</source>
        <translation>&amp;Papierbogen berichtigen…</translation>
    </message>
    <message>
        <source>&amp;Begin the reign</source>
        <translation>&amp;Herrschaft beginnen</translation>
    </message>
    <message>
        <source>Put an e&amp;vent ahead…</source>
        <translation>Ein &amp;Ereignis vorsehen…</translation>
    </message>
    <message>
        <source>P&amp;lay several months…</source>
        <translation>Mehrere M&amp;onate spielen…</translation>
    </message>
    <message>
        <source>&amp;Next month</source>
        <translation>&amp;Nächster Monat</translation>
    </message>
    <message>
        <source>Re&amp;wind…</source>
        <translation>&amp;Zurückgehen…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Help on this place</source>
        <translation>&amp;Hilfe zu dieser Stelle</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>Help &amp;book</source>
        <translation>Hand&amp;buch</translation>
    </message>
    <message>
        <source>A &amp;first evening</source>
        <translation>Ein &amp;erster Abend</translation>
    </message>
    <message>
        <source>A &amp;month at the table</source>
        <translation>Ein &amp;Monat am Tisch</translation>
    </message>
    <message>
        <source>The &amp;rules</source>
        <translation>Die &amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Tastenkürzel…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>Über das &amp;Programm</translation>
    </message>
</context>
<context>
    <name>ModeBar</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Ortschaft</translation>
    </message>
    <message>
        <source>Kingdom</source>
        <translation>Königreich</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Suchen…</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Nächster Monat</translation>
    </message>
    <message>
        <source>Close this month and begin the next</source>
        <translation>Diesen Monat abschließen und den nächsten beginnen</translation>
    </message>
</context>
<context>
    <name>ModifierDialog</name>
    <message>
        <source>New modifier</source>
        <translation>Neuer Modifikator</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>The whole kingdom</source>
        <translation>Das ganze Königreich</translation>
    </message>
    <message>
        <source>for good</source>
        <translation>auf Dauer</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation>Fü&amp;r</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation>&amp;Zahl</translation>
    </message>
    <message>
        <source>&amp;Amount</source>
        <translation>&amp;Betrag</translation>
    </message>
    <message>
        <source>&amp;Months</source>
        <translation>&amp;Monate</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;otiz</translation>
    </message>
</context>
<context>
    <name>ModifiersPanel</name>
    <message>
        <source>Modifiers</source>
        <translation>Modifikatoren</translation>
    </message>
    <message>
        <source>New modifier…</source>
        <translation>Neuer Modifikator…</translation>
    </message>
    <message>
        <source>Grant or take…</source>
        <translation>Gewähren oder nehmen…</translation>
    </message>
    <message>
        <source>None in force.</source>
        <translation>Keiner in Kraft.</translation>
    </message>
    <message>
        <source>for good</source>
        <translation>auf Dauer</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>Monat {number}</translation>
    </message>
    <message>
        <source>through {month}</source>
        <translation>bis Ende {month}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <translation>{what} entfernen</translation>
    </message>
</context>
<context>
    <name>MonthBlock</name>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>Nothing falls due.</source>
        <translation>Nichts wird fällig.</translation>
    </message>
</context>
<context>
    <name>MonthLine</name>
    <message>
        <source>Month {number}</source>
        <translation>Monat {number}</translation>
    </message>
</context>
<context>
    <name>MonthTeller</name>
    <message>
        <source>Month {number}</source>
        <translation>Monat {number}</translation>
    </message>
</context>
<context>
    <name>MonthsPanel</name>
    <message>
        <source>unnamed item</source>
        <translation>unbenannter Gegenstand</translation>
    </message>
    <message>
        <source>{who} lowers Unrest from</source>
        <translation>{who} senkt Unruhe ab</translation>
    </message>
    <message>
        <source>Play several months</source>
        <translation>Mehrere Monate spielen</translation>
    </message>
    <message>
        <source>&amp;Months</source>
        <translation>&amp;Monate</translation>
    </message>
    <message>
        <source>Roll their own dice</source>
        <translation>Würfeln selbst</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>Policies</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Hält an</translation>
    </message>
    <message>
        <source>Magic items are named later</source>
        <translation>Magische Gegenstände erhalten später Namen</translation>
    </message>
    <message>
        <source>The other kingdoms’ months too</source>
        <translation>Auch die Monate der anderen Königreiche</translation>
    </message>
    <message>
        <source>By the same stops; their edicts stay as they are.</source>
        <translation>Mit denselben Grenzen; ihre Erlasse bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>for an event, which is left to the table</source>
        <translation>für ein Ereignis, das dem Tisch bleibt</translation>
    </message>
    <message>
        <source>before an Upkeep that could cost a hex</source>
        <translation>vor einem Unterhalt, der ein Hexfeld kosten könnte</translation>
    </message>
    <message>
        <source>Bad dice could bring Unrest to 11 in it.</source>
        <translation>Schlechte Würfel könnten die Unruhe darin auf 11 bringen.</translation>
    </message>
    <message>
        <source>at Unrest</source>
        <translation>bei Unruhe</translation>
    </message>
    <message>
        <source>below a Treasury of</source>
        <translation>bei einer Schatzkammer unter</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>for an event</source>
        <translation>für ein Ereignis</translation>
    </message>
    <message>
        <source>at Unrest {number}</source>
        <translation>bei Unruhe {number}</translation>
    </message>
    <message>
        <source>below {number} BP</source>
        <translation>unter {number} BP</translation>
    </message>
    <message>
        <source>before a hex is at risk</source>
        <translation>bevor ein Hexfeld in Gefahr ist</translation>
    </message>
    <message>
        <source>when somebody rolls their own dice</source>
        <translation>wenn jemand selbst würfelt</translation>
    </message>
    <message>
        <source>until the other kingdoms have played the month</source>
        <translation>bis die anderen Königreiche den Monat gespielt haben</translation>
    </message>
    <message>
        <source>when the table must decide</source>
        <translation>wenn der Tisch entscheiden muss</translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n Monat</numerusform>
            <numerusform>%n Monate</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays {count} with the program’s dice; nothing is built or claimed. It stops {stops}.</source>
        <translation>Spielt {count} mit den Würfeln des Programms; nichts wird gebaut oder beansprucht. Hält an {stops}.</translation>
    </message>
</context>
<context>
    <name>MoreMenu</name>
    <message>
        <source>Play the phase with the program’s dice</source>
        <translation>Phase mit den Würfeln des Programms spielen</translation>
    </message>
    <message>
        <source>Play the whole month with the program’s dice</source>
        <translation>Ganzen Monat mit den Würfeln des Programms spielen</translation>
    </message>
    <message>
        <source>Start this step anew</source>
        <translation>Diesen Schritt neu beginnen</translation>
    </message>
    <message>
        <source>Play several months…</source>
        <translation>Mehrere Monate spielen…</translation>
    </message>
    <message>
        <source>Put an event ahead…</source>
        <translation>Ereignis vorsehen…</translation>
    </message>
    <message>
        <source>Remove an event</source>
        <translation>Ereignis entfernen</translation>
    </message>
    <message>
        <source>{event}, going on</source>
        <translation>{event}, andauernd</translation>
    </message>
    <message>
        <source>Month {number}</source>
        <translation>Monat {number}</translation>
    </message>
</context>
<context>
    <name>NameAndNoteDialog</name>
    <message>
        <source>Keep</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;otiz</translation>
    </message>
</context>
<context>
    <name>NamesModel</name>
    <message>
        <source>On their map</source>
        <translation>Auf ihrer Karte</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>In our rules</source>
        <translation>In unseren Regeln</translation>
    </message>
    <message>
        <source>No word of this name is known; say what it is.</source>
        <translation>Kein Wort dieses Namens ist bekannt; bitte sagen, was es ist.</translation>
    </message>
    <message>
        <source>{name} (line)</source>
        <translation>{name} (Linie)</translation>
    </message>
</context>
<context>
    <name>NamesTable</name>
    <message>
        <source>What the names of the map are in our rules</source>
        <translation>Was die Namen der Karte in unseren Regeln sind</translation>
    </message>
</context>
<context>
    <name>NeighbourDialog</name>
    <message>
        <source>A neighbour</source>
        <translation>Ein Nachbar</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>A kingdom that nobody at the table plays. Next: give it land on the map.</source>
        <translation>Ein Königreich, das niemand am Tisch spielt. Danach: ihm auf der Karte Land geben.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>not all on the map</source>
        <translation>nicht ganz auf der Karte</translation>
    </message>
    <message>
        <source>known</source>
        <translation>bekannt</translation>
    </message>
    <message>
        <source>DC {number}</source>
        <translation>SG {number}</translation>
    </message>
    <message>
        <source>The wealthy sponsor of {name}</source>
        <translation>Der reiche Gönner von {name}</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Alignment</source>
        <translation>&amp;Gesinnung</translation>
    </message>
    <message>
        <source>&amp;Colour on the map</source>
        <translation>&amp;Farbe auf der Karte</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>G&amp;röße</translation>
    </message>
    <message>
        <source>&amp;Economy</source>
        <translation>&amp;Wirtschaft</translation>
    </message>
    <message>
        <source>Sta&amp;bility</source>
        <translation>Sta&amp;bilität</translation>
    </message>
    <message>
        <source>A&amp;ttitude to {name}</source>
        <translation>&amp;Haltung zu {name}</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;otiz</translation>
    </message>
</context>
<context>
    <name>NeighboursPanel</name>
    <message>
        <source>Other kingdoms</source>
        <translation>Andere Königreiche</translation>
    </message>
    <message>
        <source>Add a neighbour…</source>
        <translation>Nachbar hinzufügen…</translation>
    </message>
    <message>
        <source>Divide the kingdom…</source>
        <translation>Königreich teilen…</translation>
    </message>
    <message>
        <source>Unite kingdoms…</source>
        <translation>Königreiche vereinen…</translation>
    </message>
    <message>
        <source>None yet. Neighbours are needed for diplomacy and trade.</source>
        <translation>Noch keine. Diplomatie und Handel brauchen Nachbarn.</translation>
    </message>
    <message>
        <source>Attitude to {name}</source>
        <translation>Haltung zu {name}</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Gesinnung</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Economy</source>
        <translation>Wirtschaft</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzen</translation>
    </message>
    <message>
        <source>2d6 + Size, with the program’s dice</source>
        <translation>2W6 + Größe, mit den Würfeln des Programms</translation>
    </message>
    <message>
        <source>Estimate the Economy of {name}</source>
        <translation>Die Wirtschaft von {name} schätzen</translation>
    </message>
    <message>
        <source>{dice} on 2d6 + Size {size}</source>
        <translation>{dice} mit 2W6 + Größe {size}</translation>
    </message>
    <message>
        <source>Attitude of {name}</source>
        <translation>Haltung von {name}</translation>
    </message>
    <message>
        <source>Sit at the table</source>
        <translation>An den Tisch</translation>
    </message>
    <message>
        <source>Hand over…</source>
        <translation>Abgeben…</translation>
    </message>
    <message>
        <source>Nobody plays it any more: it becomes a neighbour</source>
        <translation>Niemand spielt es mehr: Es wird ein Nachbar</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Its land…</source>
        <translation>Sein Land…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Play…</source>
        <translation>Spielen…</translation>
    </message>
    <message>
        <source>Open its books: it can sit at the table then</source>
        <translation>Öffnet seine Bücher: Danach kann es an den Tisch</translation>
    </message>
    <message>
        <source>Paint its land on the map</source>
        <translation>Sein Land auf der Karte malen</translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message>
        <source>Next: {step}</source>
        <translation>Als Nächstes: {step}</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Set</source>
        <translation>Festlegen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>NumbersPanel</name>
    <message>
        <source>Numbers of the settlement</source>
        <translation>Zahlen der Ortschaft</translation>
    </message>
    <message>
        <source>{number}: see where it comes from</source>
        <translation>{number}: zeigen, woher das kommt</translation>
    </message>
    <message>
        <source>– at most</source>
        <translation>– höchstens</translation>
    </message>
    <message>
        <source>Base value at most</source>
        <translation>Grundwert, höchstens</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>Modifikatoren</translation>
    </message>
    <message>
        <source>Given to the kingdom</source>
        <translation>Für das Königreich</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>Hauptstadt</translation>
    </message>
    <message>
        <source>hex {label}</source>
        <translation>Hexfeld {label}</translation>
    </message>
    <message numerus="yes">
        <source>May build in %n month(s)</source>
        <translation>
            <numerusform>Kann in %n Monat bauen</numerusform>
            <numerusform>Kann in %n Monaten bauen</numerusform>
        </translation>
    </message>
    <message>
        <source>Buildings this month: {used} of {allowed}</source>
        <translation>Gebäude diesen Monat: {used} von {allowed}</translation>
    </message>
    <message>
        <source>{number} (of the kingdom)</source>
        <translation>{number} (Königreich)</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} von {all}</translation>
    </message>
    <message>
        <source>{count} gp</source>
        <translation>{count} GM</translation>
    </message>
</context>
<context>
    <name>NumbersTab</name>
    <message>
        <source>Numbers over the months</source>
        <translation>Die Zahlen im Lauf der Monate</translation>
    </message>
    <message>
        <source>Numbers are kept from the first month of the reign on; there is nothing to draw yet.</source>
        <translation>Die Zahlen werden ab dem ersten Monat der Herrschaft aufbewahrt; noch gibt es nichts zu zeichnen.</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>{first} in {month}, {now} now; at least {low}, at most {high}</source>
        <translation>{first} in {month}, jetzt {now}; mindestens {low}, höchstens {high}</translation>
    </message>
</context>
<context>
    <name>OfferRow</name>
    <message>
        <source>{count} BP</source>
        <translation>{count} BP</translation>
    </message>
    <message>
        <source>Insist…</source>
        <translation>Trotzdem…</translation>
    </message>
    <message>
        <source>{what}: do it all the same</source>
        <translation>{what}: trotzdem ausführen</translation>
    </message>
    <message>
        <source>Do it all the same; a reason is optional</source>
        <translation>Trotzdem ausführen; ein Grund ist nicht nötig</translation>
    </message>
</context>
<context>
    <name>OfferRows</name>
    <message>
        <source>Not possible now</source>
        <translation>Jetzt nicht möglich</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Land</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Mark as explored</source>
        <translation>Als erforscht markieren</translation>
    </message>
    <message>
        <source>Mark as cleared</source>
        <translation>Als befreit markieren</translation>
    </message>
    <message>
        <source>Realm</source>
        <translation>Reich</translation>
    </message>
    <message>
        <source>Claim…</source>
        <translation>Beanspruchen…</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Beanspruchen</translation>
    </message>
    <message>
        <source>Claim as granted</source>
        <translation>Als Verleihung beanspruchen</translation>
    </message>
    <message>
        <source>Prepare for a settlement</source>
        <translation>Für Ortschaft vorbereiten</translation>
    </message>
    <message>
        <source>Abandon…</source>
        <translation>Aufgeben…</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Lost land</source>
        <translation>Verlorenes Land</translation>
    </message>
    <message>
        <source>Monsters move in</source>
        <translation>Monster ziehen ein</translation>
    </message>
    <message>
        <source>Falls to ruin: {what}</source>
        <translation>Verfällt: {what}</translation>
    </message>
    <message>
        <source>All that stands here falls to ruin</source>
        <translation>Alles, was hier steht, verfällt</translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <translation>{what} entfernen</translation>
    </message>
    <message>
        <source>What stands here</source>
        <translation>Was hier steht</translation>
    </message>
</context>
<context>
    <name>OnPlace</name>
    <message>
        <source>Click the hex on the map, or choose it below.</source>
        <translation>Das Hexfeld auf der Karte anklicken oder unten wählen.</translation>
    </message>
    <message>
        <source>Click the place on the plan, or choose it below.</source>
        <translation>Die Stelle auf dem Plan anklicken oder unten wählen.</translation>
    </message>
</context>
<context>
    <name>OptionalPanel</name>
    <message>
        <source>The kingdom’s own modifiers</source>
        <translation>Die eigenen Modifikatoren des Königreichs</translation>
    </message>
    <message>
        <source>For rolls in a settlement the higher of its own and this one counts.</source>
        <translation>Für Würfe in einer Ortschaft zählt der höhere von ihrem und diesem.</translation>
    </message>
    <message>
        <source>{skill} {bonus} with officials of other kingdoms</source>
        <translation>{skill} {bonus} bei Amtsträgern anderer Königreiche</translation>
    </message>
    <message>
        <source>Counted already</source>
        <translation>Schon gezählt</translation>
    </message>
    <message>
        <source>{number}: see where it comes from</source>
        <translation>{number}: zeigen, woher das kommt</translation>
    </message>
</context>
<context>
    <name>OutsideLinks</name>
    <message>
        <source>Open a link</source>
        <translation>Einen Link öffnen</translation>
    </message>
    <message>
        <source>Open a page of {host} in your browser?</source>
        <translation>Eine Seite von {host} im Browser öffnen?</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>OverrideDialog</name>
    <message>
        <source>Against the rule</source>
        <translation>Gegen die Regel</translation>
    </message>
    <message>
        <source>Do it all the same</source>
        <translation>Trotzdem ausführen</translation>
    </message>
    <message>
        <source>You have the last word. The journal keeps the reason, if you give one.</source>
        <translation>Sie haben das letzte Wort. Wenn Sie einen Grund angeben, steht er in der Chronik.</translation>
    </message>
</context>
<context>
    <name>PactFields</name>
    <message>
        <source>What is agreed at once</source>
        <translation>Was sofort vereinbart wird</translation>
    </message>
    <message>
        <source>No agreement yet</source>
        <translation>Noch kein Abkommen</translation>
    </message>
    <message>
        <source>Balance of the agreement: {kind}</source>
        <translation>Ausgewogenheit des Abkommens: {kind}</translation>
    </message>
</context>
<context>
    <name>PageWiring</name>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>The reign has begun; from now on limits and empty roles count.</source>
        <translation>Die Herrschaft hat begonnen; von nun an zählen Grenzen und vakante Ämter.</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Search buildings</source>
        <translation>Gebäude suchen</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>gp</source>
        <translation>GM</translation>
    </message>
    <message>
        <source>Lowers {number}</source>
        <translation>Senkt: {number}</translation>
    </message>
    <message>
        <source>Raises {number}</source>
        <translation>Erhöht: {number}</translation>
    </message>
    <message>
        <source>Takes no lot of its own</source>
        <translation>Braucht kein eigenes Baufeld</translation>
    </message>
    <message>
        <source>Takes {count} lots</source>
        <translation>Braucht {count} Baufelder</translation>
    </message>
    <message>
        <source>Takes 1 lot</source>
        <translation>Braucht ein Baufeld</translation>
    </message>
    <message>
        <source>Possible now</source>
        <translation>Jetzt möglich</translation>
    </message>
    <message>
        <source>Only what can be built now</source>
        <translation>Nur was jetzt gebaut werden kann</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Draw as planned</source>
        <translation>Planen</translation>
    </message>
    <message>
        <source>Grant</source>
        <translation>Gewähren</translation>
    </message>
    <message>
        <source>Build: paid for. Planned: only drawn. Granted by the GM: free and outside the limits.</source>
        <translation>Bauen: wird bezahlt. Planen: wird nur gezeichnet. Gewähren: durch den SL, kostenlos und außerhalb der Grenzen.</translation>
    </message>
    <message>
        <source>On what terms</source>
        <translation>Zu welchen Bedingungen</translation>
    </message>
    <message>
        <source>Magic −2</source>
        <translation>Magie −2</translation>
    </message>
    <message>
        <source>Construction magic takes 2 BP off one building a turn</source>
        <translation>Baumagie senkt den Preis eines Gebäudes je Zug um 2 BP</translation>
    </message>
    <message>
        <source>Plunder the ruin −1d4</source>
        <translation>Ruine plündern −1W4</translation>
    </message>
    <message>
        <source>The ruin of the hex yields material for one building; then it is gone</source>
        <translation>Die Ruine des Feldes liefert Material für ein Gebäude; danach ist sie fort</translation>
    </message>
    <message>
        <source>No building matches. Clear the search or lift a filter.</source>
        <translation>Kein Gebäude passt. Leeren Sie die Suche, oder nehmen Sie einen Filter weg.</translation>
    </message>
</context>
<context>
    <name>PanelHead</name>
    <message>
        <source>Due this month: {count}</source>
        <translation>Fällig in diesem Monat: {count}</translation>
    </message>
    <message>
        <source>Due: {count}</source>
        <translation>Fällig: {count}</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Play on with the program’s dice, events of your own</source>
        <translation>Mit den Würfeln des Programms spielen, eigene Ereignisse</translation>
    </message>
    <message>
        <source>Fold the turn away</source>
        <translation>Zug einklappen</translation>
    </message>
    <message>
        <source>Show the turn</source>
        <translation>Zug zeigen</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>The paper sheet</source>
        <translation>Der Papierbogen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Übernehmen</translation>
    </message>
</context>
<context>
    <name>PatronFields</name>
    <message>
        <source>What the patron expects</source>
        <translation>Was der Gönner erwartet</translation>
    </message>
    <message>
        <source>Nothing said</source>
        <translation>Nichts gesagt</translation>
    </message>
    <message>
        <source>Repayment each month</source>
        <translation>Rückzahlung jeden Monat</translation>
    </message>
    <message>
        <source> BP a month</source>
        <translation> BP im Monat</translation>
    </message>
    <message>
        <source>Customarily {amount} BP</source>
        <translation>Üblich sind {amount} BP</translation>
    </message>
    <message>
        <source>Share of the income</source>
        <translation>Anteil an den Einkünften</translation>
    </message>
    <message>
        <source>% of the income</source>
        <translation>&#xa0;% der Einkünfte</translation>
    </message>
    <message>
        <source>Customarily {amount}%, at least 1 BP</source>
        <translation>Üblich sind {amount}&#xa0;%, mindestens 1 BP</translation>
    </message>
</context>
<context>
    <name>PatronPanel</name>
    <message>
        <source>Change it…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Patron: {name}</source>
        <translation>Gönner: {name}</translation>
    </message>
</context>
<context>
    <name>PeopleStep</name>
    <message>
        <source>People</source>
        <translation>Volk</translation>
    </message>
    <message>
        <source>Its people and their government</source>
        <translation>Sein Volk und seine Regierung</translation>
    </message>
    <message>
        <source>How most of the people see the world, and who rules them.</source>
        <translation>Wie die meisten im Volk die Welt sehen und wer sie regiert.</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Gesinnung</translation>
    </message>
    <message>
        <source>&amp;Government</source>
        <translation>&amp;Regierungsform</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>E</source>
        <translation>W</translation>
    </message>
    <message>
        <source>L</source>
        <translation>T</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>U</source>
        <translation>U</translation>
    </message>
    <message>
        <source>F</source>
        <translation>R</translation>
    </message>
    <message>
        <source>I</source>
        <translation>Vr</translation>
    </message>
    <message>
        <source>D</source>
        <translation>Vt</translation>
    </message>
    <message>
        <source>{count} gp</source>
        <translation>{count} GM</translation>
    </message>
    <message>
        <source>no numbers of its own</source>
        <translation>keine eigenen Zahlen</translation>
    </message>
    <message>
        <source>{value} gp</source>
        <translation>{value} GM</translation>
    </message>
    <message>
        <source>{count} × {kinds} ({tier})</source>
        <translation>{count} × {kinds} ({tier})</translation>
    </message>
    <message>
        <source>Magic items: {list}</source>
        <translation>Magische Gegenstände: {list}</translation>
    </message>
    <message>
        <source>whole district</source>
        <translation>ganzer Bezirk</translation>
    </message>
    <message>
        <source>one side</source>
        <translation>eine Seite</translation>
    </message>
    <message>
        <source>in a wall</source>
        <translation>in einer Mauer</translation>
    </message>
    <message>
        <source>on a lot with others</source>
        <translation>auf geteiltem Baufeld</translation>
    </message>
    <message>
        <source>{least} or {most} lots</source>
        <translation>{least} oder {most} Baufelder</translation>
    </message>
    <message>
        <source>1 lot</source>
        <translation>1 Baufeld</translation>
    </message>
    <message>
        <source>{count} lots</source>
        <translation>{count} Baufelder</translation>
    </message>
    <message>
        <source>{count} BP</source>
        <translation>{count} BP</translation>
    </message>
    <message>
        <source>{side} side</source>
        <translation>Seite im {side}</translation>
    </message>
    <message>
        <source>district {number}</source>
        <translation>Bezirk {number}</translation>
    </message>
    <message>
        <source>lot {label}</source>
        <translation>Baufeld {label}</translation>
    </message>
    <message>
        <source>lots {first} to {last}</source>
        <translation>Baufelder {first} bis {last}</translation>
    </message>
    <message>
        <source>{what}, {where}: no. {why}</source>
        <translation>{what}, {where}: nein. {why}</translation>
    </message>
    <message>
        <source>It would cost {price}.</source>
        <translation>Es würde {price} kosten.</translation>
    </message>
    <message>
        <source>{what}, {where}: {price}</source>
        <translation>{what}, {where}: {price}</translation>
    </message>
    <message>
        <source>{what} moved: {where}</source>
        <translation>Versetzt: {what}, {where}</translation>
    </message>
    <message>
        <source>{what} planned: {where}</source>
        <translation>Geplant: {what}, {where}</translation>
    </message>
    <message>
        <source>{what} built: {price}</source>
        <translation>Gebaut: {what}, {price}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>kostenlos</translation>
    </message>
</context>
<context>
    <name>PictureCommands</name>
    <message>
        <source>Unpacking the picture {name}: {percent}%</source>
        <translation>Bild {name} wird entpackt: {percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>The picture: click a hex centre, or move the cross by arrow keys</source>
        <translation>Das Bild: eine Hexfeldmitte anklicken oder das Kreuz mit den Pfeiltasten bewegen</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Bild wählen…</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Unpacking the picture</source>
        <translation>Bild wird entpackt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>In a folder beside the campaign</source>
        <translation>In einem Ordner neben der Kampagne</translation>
    </message>
    <message>
        <source>Inside the campaign’s file, up to {size} MiB</source>
        <translation>In der Kampagnendatei, bis {size} MiB</translation>
    </message>
    <message>
        <source>The players see it</source>
        <translation>Die Spieler sehen es</translation>
    </message>
    <message>
        <source>Lay it under the map</source>
        <translation>Unter die Karte legen</translation>
    </message>
    <message>
        <source>Fit it</source>
        <translation>Anpassen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>A picture under the grid</source>
        <translation>Ein Bild unter dem Raster</translation>
    </message>
    <message>
        <source>PNG, JPEG, WebP, SVG, or a page of a PDF.</source>
        <translation>PNG, JPEG, WebP, SVG oder eine PDF-Seite.</translation>
    </message>
    <message>
        <source>Click the centre of a hex in the picture and type which one it is. Three that lie far apart fit best. Without them the picture covers the map.</source>
        <translation>Klicken Sie im Bild auf die Mitte eines Hexfelds, und schreiben Sie, welches es ist. Drei weit auseinander passen am besten. Ohne sie bedeckt das Bild die Karte.</translation>
    </message>
    <message>
        <source>{pitch} pixels from hex to hex, turned by {angle}°; the marks lie off by {miss} pixels at most.</source>
        <translation>{pitch} Pixel von Feld zu Feld, gedreht um {angle}°; die Marken liegen höchstens {miss} Pixel daneben.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.svg *.pdf)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.webp *.svg *.pdf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Which hexes are these?</source>
        <translation>Welche Hexfelder sind das?</translation>
    </message>
    <message>
        <source>Where its file is kept</source>
        <translation>Wo die Datei liegt</translation>
    </message>
</context>
<context>
    <name>PinDialog</name>
    <message>
        <source>Change a pin</source>
        <translation>Nadel ändern</translation>
    </message>
    <message>
        <source>Put a pin</source>
        <translation>Nadel setzen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Put</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>The players see it</source>
        <translation>Die Spieler sehen sie</translation>
    </message>
    <message>
        <source>&amp;Symbol</source>
        <translation>&amp;Symbol</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Text</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>PinTexts</name>
    <message>
        <source>{text} (the GM only)</source>
        <translation>{text} (nur SL)</translation>
    </message>
</context>
<context>
    <name>PlanHand</name>
    <message>
        <source>Tap again to place it; hold to turn it.</source>
        <translation>Nochmals tippen setzt es; halten dreht es.</translation>
    </message>
</context>
<context>
    <name>PlanKeeping</name>
    <message>
        <source>Keep the plan of district {number} under the name</source>
        <translation>Den Plan von Bezirk {number} aufheben unter dem Namen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Aufheben</translation>
    </message>
</context>
<context>
    <name>PlanView</name>
    <message>
        <source>Districts</source>
        <translation>Bezirke</translation>
    </message>
    <message>
        <source>Step onto a side of the district first, beyond the outermost lots.</source>
        <translation>Gehen Sie zuerst auf eine Seite des Bezirks, jenseits der äußersten Baufelder.</translation>
    </message>
    <message>
        <source>District {number}</source>
        <translation>Bezirk {number}</translation>
    </message>
    <message>
        <source>{count} of 36 lots</source>
        <translation>{count} von 36 Baufeldern</translation>
    </message>
    <message>
        <source>land</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>No settlement yet. Found one on the map, in a hex that is claimed and prepared.</source>
        <translation>Noch keine Ortschaft. Gründen Sie eine auf der Karte, in einem beanspruchten und vorbereiteten Hexfeld.</translation>
    </message>
</context>
<context>
    <name>PlansMenu</name>
    <message>
        <source>Keep this district’s plan…</source>
        <translation>Plan dieses Bezirks aufheben…</translation>
    </message>
    <message>
        <source>Lay out {name} ({count})</source>
        <translation>{name} auslegen ({count})</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Wegwerfen</translation>
    </message>
</context>
<context>
    <name>PlayNeighbourDialog</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>It keeps its land and is adopted with these totals. Its buildings and leaders can be entered once it sits at the table.</source>
        <translation>Es behält sein Land und wird mit diesen Summen übernommen. Gebäude und Anführer lassen sich eintragen, sobald es am Tisch sitzt.</translation>
    </message>
    <message>
        <source>&amp;Government</source>
        <translation>Re&amp;gierungsform</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>Players’ window</source>
        <translation>Fenster der Spieler</translation>
    </message>
    <message>
        <source>Follows my map</source>
        <translation>Folgt meiner Karte</translation>
    </message>
    <message>
        <source>Shows the part of the map that you look at</source>
        <translation>Zeigt den Teil der Karte, den Sie ansehen</translation>
    </message>
    <message>
        <source>Own view</source>
        <translation>Eigene Ansicht</translation>
    </message>
    <message>
        <source>Stays where it is while you look elsewhere</source>
        <translation>Bleibt, wo sie ist, während Sie anderswo hinsehen</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>Eingefroren</translation>
    </message>
    <message>
        <source>Keeps what it shows; nothing you do is seen</source>
        <translation>Behält, was es zeigt; was Sie tun, ist nicht zu sehen</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>A dark screen with the campaign’s name</source>
        <translation>Ein dunkler Bildschirm mit dem Namen der Kampagne</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>The kingdom’s numbers over the players’ map</source>
        <translation>Die Zahlen des Königreichs über der Karte der Spieler</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>The players’ window fills its screen</source>
        <translation>Das Fenster der Spieler füllt seinen Bildschirm</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the players’ window</source>
        <translation>Das Fenster der Spieler schließen</translation>
    </message>
</context>
<context>
    <name>PlayerWindow</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>PlayersMap</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>What the players know. Arrow keys move the map, plus and minus zoom, F shows all of it.</source>
        <translation>Was die Spieler kennen. Pfeiltasten bewegen die Karte, Plus und Minus ändern den Maßstab, F zeigt sie ganz.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>As the language has it</source>
        <translation>Wie in der Sprache üblich</translation>
    </message>
    <message>
        <source>Miles</source>
        <translation>Meilen</translation>
    </message>
    <message>
        <source>Kilometres</source>
        <translation>Kilometer</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>As the colours</source>
        <translation>Wie die Farben</translation>
    </message>
    <message>
        <source>Printed atlas</source>
        <translation>Gedruckter Atlas</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Verringert</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Large while a finger is used</source>
        <translation>Groß, solange ein Finger benutzt wird</translation>
    </message>
    <message>
        <source>Always large</source>
        <translation>Immer groß</translation>
    </message>
    <message>
        <source>Never large</source>
        <translation>Nie groß</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Tastenkürzel…</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Distances</source>
        <translation>&amp;Entfernungen</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>F&amp;arben</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>Co&amp;ntrast</source>
        <translation>Ko&amp;ntrast</translation>
    </message>
    <message>
        <source>&amp;Size of text</source>
        <translation>Schrift&amp;größe</translation>
    </message>
    <message>
        <source>Mo&amp;tion</source>
        <translation>Be&amp;wegung</translation>
    </message>
    <message>
        <source>Controls for &amp;fingers</source>
        <translation>Bedienung mit &amp;Fingern</translation>
    </message>
    <message>
        <source>Whether menus open by moving and the text cursor blinks</source>
        <translation>Ob Menüs sich bewegt öffnen und die Schreibmarke blinkt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>PreviewDialog</name>
    <message>
        <source>Saved {name}</source>
        <translation>Gespeichert: {name}</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Show the page as wide as the window</source>
        <translation>Die Seite so breit wie das Fenster zeigen</translation>
    </message>
    <message>
        <source>Print and export</source>
        <translation>Drucken und exportieren</translation>
    </message>
    <message>
        <source>Page shown</source>
        <translation>Gezeigte Seite</translation>
    </message>
    <message>
        <source>Given up; nothing was written.</source>
        <translation>Abgebrochen; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Given up; the printer was told to forget it.</source>
        <translation>Abgebrochen; dem Drucker wurde gesagt, es zu vergessen.</translation>
    </message>
    <message>
        <source>Drawing pages…</source>
        <translation>Seiten werden gezeichnet…</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Export the map</source>
        <translation>Karte &amp;exportieren</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als &amp;PDF speichern…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>{page} of {pages}</source>
        <translation>{page} von {pages}</translation>
    </message>
    <message>
        <source>The first {count} pages are shown; all are printed.</source>
        <translation>Die ersten {count} Seiten werden gezeigt; gedruckt werden alle.</translation>
    </message>
</context>
<context>
    <name>PriceHint</name>
    <message>
        <source>{tool}: {count} BP paid</source>
        <translation>{tool}: {count} BP bezahlt</translation>
    </message>
    <message>
        <source>{tool}: {count} BP</source>
        <translation>{tool}: kostet {count} BP</translation>
    </message>
</context>
<context>
    <name>PrintSide</name>
    <message>
        <source>The GM</source>
        <translation>Den SL</translation>
    </message>
    <message>
        <source>The players: what they know</source>
        <translation>Die Spieler: was sie wissen</translation>
    </message>
    <message>
        <source>As it fits best</source>
        <translation>Wie es am besten passt</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Hochkant</translation>
    </message>
    <message>
        <source>On its side</source>
        <translation>Quer</translation>
    </message>
    <message>
        <source>With the kingdom’s numbers</source>
        <translation>Mit den Zahlen des Reichs</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation>&amp;Für</translation>
    </message>
    <message>
        <source>&amp;Pages</source>
        <translation>&amp;Seiten</translation>
    </message>
    <message>
        <source>Paper si&amp;ze</source>
        <translation>&amp;Papiergröße</translation>
    </message>
    <message>
        <source>&amp;Map page</source>
        <translation>&amp;Kartenseite</translation>
    </message>
    <message>
        <source>&amp;Language of the sheets</source>
        <translation>Sprache der &amp;Bögen</translation>
    </message>
    <message>
        <source>He&amp;x</source>
        <translation>He&amp;xfeld</translation>
    </message>
    <message>
        <source>&amp;Overlap</source>
        <translation>Über&amp;lappung</translation>
    </message>
</context>
<context>
    <name>PurseStep</name>
    <message>
        <source>Beginning</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>Wie es beginnt</translation>
    </message>
    <message>
        <source>Who pays for the first months, and whether a settlement stands already.</source>
        <translation>Wer die ersten Monate bezahlt und ob schon eine Ortschaft steht.</translation>
    </message>
    <message>
        <source>A wealthy sponsor pays</source>
        <translation>Ein reicher Gönner zahlt</translation>
    </message>
    <message>
        <source>Start from scratch</source>
        <translation>Aus eigener Kraft</translation>
    </message>
    <message>
        <source> BP</source>
        <translation> BP</translation>
    </message>
    <message>
        <source>Be&amp;ginning</source>
        <translation>An&amp;fang</translation>
    </message>
    <message>
        <source>&amp;Treasury</source>
        <translation>&amp;Schatzkammer</translation>
    </message>
    <message>
        <source>The patron &amp;expects</source>
        <translation>Der Gönner &amp;erwartet</translation>
    </message>
    <message>
        <source>&amp;Repayment</source>
        <translation>&amp;Rückzahlung</translation>
    </message>
    <message>
        <source>Tr&amp;ibute</source>
        <translation>Tri&amp;but</translation>
    </message>
    <message>
        <source>Found the &amp;first settlement at once</source>
        <translation>Die erste &amp;Ortschaft gleich gründen</translation>
    </message>
    <message>
        <source>Its na&amp;me</source>
        <translation>Ihr Na&amp;me</translation>
    </message>
    <message>
        <source>No settlement can stand on this ground; the hex alone is claimed.</source>
        <translation>Auf diesem Boden kann keine Ortschaft stehen; nur das Hexfeld wird beansprucht.</translation>
    </message>
    <message>
        <source>Hex and settlement take {count} BP; until then there is only the hex.</source>
        <translation>Hexfeld und Ortschaft brauchen {count} BP; bis dahin gibt es nur das Hexfeld.</translation>
    </message>
    <message>
        <source>The first hex and the ground for the settlement cost {count} BP; {left} BP are left.</source>
        <translation>Das erste Hexfeld und der Grund für die Ortschaft kosten {count} BP; {left} BP bleiben.</translation>
    </message>
    <message>
        <source>The first hex is claimed; the settlement is founded from the map.</source>
        <translation>Das erste Hexfeld ist beansprucht; die Ortschaft wird von der Karte aus gegründet.</translation>
    </message>
    <message>
        <source>A House, an Inn and the ground to build them on, in the party’s own gold.</source>
        <translation>Ein Wohnhaus, ein Gasthaus und der Grund dafür, vom Gold der Gruppe.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Suchen in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Datei&amp;typ:</translation>
    </message>
</context>
<context>
    <name>QueryForm</name>
    <message>
        <source>Select by…</source>
        <translation>Auswählen nach…</translation>
    </message>
    <message>
        <source>Hexes from the settlement</source>
        <translation>Hexfelder von der Ortschaft</translation>
    </message>
    <message>
        <source>&amp;Realm</source>
        <translation>&amp;Reich</translation>
    </message>
    <message>
        <source>&amp;Terrain</source>
        <translation>&amp;Gelände</translation>
    </message>
    <message>
        <source>&amp;With</source>
        <translation>&amp;Mit</translation>
    </message>
    <message>
        <source>With&amp;out</source>
        <translation>&amp;Ohne</translation>
    </message>
    <message>
        <source>S&amp;pecial</source>
        <translation>&amp;Besonderes</translation>
    </message>
    <message>
        <source>&amp;State</source>
        <translation>&amp;Zustand</translation>
    </message>
    <message>
        <source>&amp;Near</source>
        <translation>&amp;Nahe</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Select by what hexes are</source>
        <translation>Hexfelder nach Eigenschaften auswählen</translation>
    </message>
    <message>
        <source>Nothing is asked for yet.</source>
        <translation>Noch ist nichts gefragt.</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) found and selected.</source>
        <translation>
            <numerusform>%n Hexfeld gefunden und ausgewählt.</numerusform>
            <numerusform>%n Hexfelder gefunden und ausgewählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>river</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>See</translation>
    </message>
    <message>
        <source>coast</source>
        <translation>Küste</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>unclaimed</source>
        <translation>nicht beansprucht</translation>
    </message>
    <message>
        <source>any settlement</source>
        <translation>beliebige Ortschaft</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Unsaved work</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Save the changes to this campaign?</source>
        <translation>Änderungen an dieser Kampagne speichern?</translation>
    </message>
    <message>
        <source>What was done since the last time would be lost.</source>
        <translation>Was seit dem letzten Mal getan wurde, ginge verloren.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Nicht speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Open elsewhere</source>
        <translation>Anderswo geöffnet</translation>
    </message>
    <message>
        <source>A copy can be looked at and changed; it is saved under another name.</source>
        <translation>Eine Kopie kann angesehen und geändert werden; sie wird unter anderem Namen gespeichert.</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Kopie öffnen</translation>
    </message>
    <message>
        <source>Open it all the same</source>
        <translation>Trotzdem öffnen</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>Die Datei hat sich geändert</translation>
    </message>
    <message>
        <source>{name} has been changed by another program since it was opened here.</source>
        <translation>{name} wurde von einem anderen Programm geändert, seit es hier geöffnet wurde.</translation>
    </message>
    <message>
        <source>Nothing is overwritten unasked; what is replaced goes to the backups.</source>
        <translation>Nichts wird ungefragt überschrieben; was ersetzt wird, kommt zu den Sicherungen.</translation>
    </message>
    <message>
        <source>Keep both: save under another name</source>
        <translation>Beide behalten: unter anderem Namen speichern</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen…</translation>
    </message>
    <message>
        <source>Open the file anew</source>
        <translation>Datei neu öffnen</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Das ging nicht</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Open a campaign</source>
        <translation>Kampagne öffnen</translation>
    </message>
    <message>
        <source>Save the campaign</source>
        <translation>Kampagne speichern</translation>
    </message>
    <message>
        <source>There is a file {name} already. Replace it?</source>
        <translation>Es gibt schon eine Datei {name}. Ersetzen?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Campaigns (*.kingdom.json *.json)</source>
        <translation>Kampagnen (*.kingdom.json *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>RealmFields</name>
    <message>
        <source>Name of the vassal</source>
        <translation>Name des Vasallen</translation>
    </message>
    <message>
        <source>Hexes to cede</source>
        <translation>Hexfelder zum Abtreten</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Gesinnung</translation>
    </message>
    <message>
        <source>Colour on the map</source>
        <translation>Farbe auf der Karte</translation>
    </message>
    <message>
        <source>Who keeps its books</source>
        <translation>Wer seine Bücher führt</translation>
    </message>
    <message>
        <source>Played, it has its own books; of a neighbour nobody keeps them</source>
        <translation>Gespielt hat er eigene Bücher; die eines Nachbarn führt niemand</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>A neighbour</source>
        <translation>Ein Nachbar</translation>
    </message>
</context>
<context>
    <name>RealmPreview</name>
    <message>
        <source>What each kingdom has</source>
        <translation>Was jedes Königreich hat</translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation>Ortschaften</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>{name} now</source>
        <translation>{name} jetzt</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Woher es kommt</translation>
    </message>
</context>
<context>
    <name>RecoveredDialog</name>
    <message>
        <source>Unsaved work was found</source>
        <translation>Ungespeicherte Arbeit gefunden</translation>
    </message>
    <message>
        <source>What was done, the latest first</source>
        <translation>Was getan wurde, das Neueste zuerst</translation>
    </message>
    <message>
        <source>Take it up</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>A campaign without a kingdom yet</source>
        <translation>Eine Kampagne noch ohne Königreich</translation>
    </message>
    <message>
        <source>The program ended before this campaign was saved: {kingdom}, month {month}.</source>
        <translation>Das Programm endete, bevor diese Kampagne gespeichert war: {kingdom}, Monat {month}.</translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s) since it was saved last:</source>
        <translation>
            <numerusform>%n Änderung seit dem letzten Speichern:</numerusform>
            <numerusform>%n Änderungen seit dem letzten Speichern:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) at the end could not be read and are left out.</source>
        <translation>
            <numerusform>%n Zeile am Ende war nicht lesbar und ist ausgelassen.</numerusform>
            <numerusform>%n Zeilen am Ende waren nicht lesbar und sind ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder of {file} did not take it, so it was kept on this computer.</source>
        <translation>Der Ordner von {file} hat sie nicht angenommen; sie liegt auf diesem Rechner.</translation>
    </message>
    <message>
        <source>The file has been changed by somebody else since.</source>
        <translation>Seitdem hat jemand anders die Datei geändert.</translation>
    </message>
    <message>
        <source>Whichever you choose, the other version stays, here or among the backups.</source>
        <translation>Was auch gewählt wird, die andere Fassung bleibt, hier oder bei den Sicherungen.</translation>
    </message>
    <message>
        <source>Open the file as it is</source>
        <translation>Datei öffnen, wie sie ist</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>A step was taken back</source>
        <translation>Ein Schritt wurde zurückgenommen</translation>
    </message>
    <message>
        <source>The campaign was kept whole</source>
        <translation>Die Kampagne wurde ganz aufgehoben</translation>
    </message>
</context>
<context>
    <name>RelationDialog</name>
    <message>
        <source>Agreements with {name}</source>
        <translation>Abkommen mit {name}</translation>
    </message>
    <message>
        <source>{name} and {other}</source>
        <translation>{name} und {other}</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>By your word: nothing is rolled or paid. Bonuses are fixed as they are now.</source>
        <translation>Durch Ihr Wort: Nichts wird gewürfelt oder bezahlt. Boni gelten, wie sie jetzt sind.</translation>
    </message>
    <message>
        <source>Embassies are agreed on</source>
        <translation>Botschaften sind vereinbart</translation>
    </message>
    <message>
        <source>They are at war</source>
        <translation>Es herrscht Krieg</translation>
    </message>
    <message>
        <source>&amp;Treaty</source>
        <translation>&amp;Vertrag</translation>
    </message>
    <message>
        <source>&amp;Alliance</source>
        <translation>A&amp;llianz</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Noch ist nichts geändert.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>In favour of {name}</source>
        <translation>Zugunsten von {name}</translation>
    </message>
</context>
<context>
    <name>RelationTexts</name>
    <message>
        <source>at war</source>
        <translation>im Krieg</translation>
    </message>
    <message>
        <source>has attacked us: what is agreed may be ended without penalty</source>
        <translation>hat uns angegriffen: Abkommen lassen sich ohne Nachteil beenden</translation>
    </message>
    <message>
        <source>embassies agreed on</source>
        <translation>Botschaften vereinbart</translation>
    </message>
    <message>
        <source>our embassy: {building}</source>
        <translation>unsere Botschaft: {building}</translation>
    </message>
    <message>
        <source>{embassy} (lost)</source>
        <translation>{embassy} (verloren)</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>Monat {number}</translation>
    </message>
    <message>
        <source>again from {month}: {attempt}</source>
        <translation>erneut ab {month}: {attempt}</translation>
    </message>
    <message>
        <source>closing the embassy</source>
        <translation>Schließen der Botschaft</translation>
    </message>
</context>
<context>
    <name>RelationsPanel</name>
    <message>
        <source>Diplomacy</source>
        <translation>Diplomatie</translation>
    </message>
    <message>
        <source>Envoys are sent in the Edict phase, with a Diplomatic edict.</source>
        <translation>Gesandte werden in der Erlassphase entsandt, durch einen diplomatischen Erlass.</translation>
    </message>
    <message>
        <source>Our attitude</source>
        <translation>Unsere Haltung</translation>
    </message>
    <message>
        <source>Between us</source>
        <translation>Zwischen uns</translation>
    </message>
    <message>
        <source>envoy under way: {errand}</source>
        <translation>Gesandter unterwegs: {errand}</translation>
    </message>
    <message>
        <source>nothing agreed</source>
        <translation>nichts vereinbart</translation>
    </message>
    <message>
        <source>Deeds…</source>
        <translation>Aktionen…</translation>
    </message>
    <message>
        <source>Deeds</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Our attitude to {name}</source>
        <translation>Unsere Haltung zu {name}</translation>
    </message>
    <message>
        <source>Open our embassy there…</source>
        <translation>Unsere Botschaft dort eröffnen…</translation>
    </message>
    <message>
        <source>Give up our embassy’s building</source>
        <translation>Gebäude unserer Botschaft aufgeben</translation>
    </message>
    <message>
        <source>Let their army onto our land…</source>
        <translation>Ihre Armee ins Land lassen…</translation>
    </message>
    <message>
        <source>Refuse them help…</source>
        <translation>Ihnen Hilfe verweigern…</translation>
    </message>
    <message>
        <source>Withdraw from the alliance…</source>
        <translation>Aus der Allianz austreten…</translation>
    </message>
    <message>
        <source>Withdraw from the treaty…</source>
        <translation>Vom Vertrag zurücktreten…</translation>
    </message>
    <message>
        <source>Close the embassies…</source>
        <translation>Botschaften schließen…</translation>
    </message>
    <message>
        <source>Call back the envoy ({errand})</source>
        <translation>Gesandten zurückrufen ({errand})</translation>
    </message>
    <message>
        <source>Make peace</source>
        <translation>Frieden schließen</translation>
    </message>
    <message>
        <source>Attack them…</source>
        <translation>Angreifen…</translation>
    </message>
    <message>
        <source>Set by the game master’s word…</source>
        <translation>Festlegen durch den SL…</translation>
    </message>
    <message>
        <source>Their agreements with {name}…</source>
        <translation>Ihre Abkommen mit {name}…</translation>
    </message>
</context>
<context>
    <name>RemoveKingdomDialog</name>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) will be nobody’s.</source>
        <translation>
            <numerusform>%n Hexfeld wird niemandem gehören.</numerusform>
            <numerusform>%n Hexfelder werden niemandem gehören.</numerusform>
        </translation>
    </message>
    <message>
        <source>Free cities from then on: {names}.</source>
        <translation>Freie Städte von da an: {names}.</translation>
    </message>
    <message>
        <source>What others have agreed with it ends.</source>
        <translation>Was andere mit ihm vereinbart haben, endet.</translation>
    </message>
</context>
<context>
    <name>RepairDialog</name>
    <message>
        <source>Open a damaged campaign</source>
        <translation>Beschädigte Kampagne öffnen</translation>
    </message>
    <message>
        <source>Open a campaign of a newer program</source>
        <translation>Kampagne eines neueren Programms öffnen</translation>
    </message>
    <message>
        <source>&amp;Keep what this program does not know, and write it again</source>
        <translation>Was dieses Programm nicht kennt, &amp;behalten und wieder schreiben</translation>
    </message>
    <message>
        <source>A file that holds such fields is opened through this window each time.</source>
        <translation>Eine Datei mit solchen Feldern öffnet sich jedes Mal über dieses Fenster.</translation>
    </message>
    <message>
        <source>This campaign cannot be opened as it is</source>
        <translation>Diese Kampagne lässt sich so nicht öffnen</translation>
    </message>
    <message>
        <source>Earlier versions of it that are kept:</source>
        <translation>Frühere Fassungen, die aufbewahrt sind:</translation>
    </message>
    <message>
        <source>The file itself stays as it is. What is opened is saved under another name.</source>
        <translation>Die Datei selbst bleibt, wie sie ist. Was geöffnet wird, wird unter einem anderen Namen gespeichert.</translation>
    </message>
    <message>
        <source>Open what can be read</source>
        <translation>Lesbares öffnen</translation>
    </message>
    <message>
        <source>Open the earlier version</source>
        <translation>Frühere Fassung öffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>%n kingdom(s)</source>
        <translation>
            <numerusform>%n Königreich</numerusform>
            <numerusform>%n Königreiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s)</source>
        <translation>
            <numerusform>%n Ortschaft</numerusform>
            <numerusform>%n Ortschaften</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n Hexfeld</numerusform>
            <numerusform>%n Hexfelder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the journal</source>
        <translation>
            <numerusform>%n Zeile der Chronik</numerusform>
            <numerusform>%n Zeilen der Chronik</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s) to go back to</source>
        <translation>
            <numerusform>%n Monat, in den es zurückgeht</numerusform>
            <numerusform>%n Monate, in die es zurückgeht</numerusform>
        </translation>
    </message>
    <message>
        <source>Can be read: {what}.</source>
        <translation>Lesbar: {what}.</translation>
    </message>
    <message>
        <source>nothing of the realm</source>
        <translation>nichts vom Reich</translation>
    </message>
    <message>
        <source>What cannot be read or was changed</source>
        <translation>Was unlesbar ist oder geändert wurde</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Kept, though unknown</source>
        <translation>Behalten, obwohl unbekannt</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>Frühere Fassungen</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>Monat {number}</translation>
    </message>
    <message>
        <source>unsaved work that was recovered</source>
        <translation>wiedergefundene ungespeicherte Arbeit</translation>
    </message>
    <message>
        <source>as it was here when another program had changed the file</source>
        <translation>wie sie hier war, als ein anderes Programm die Datei geändert hatte</translation>
    </message>
    <message>
        <source>kept before going back to an earlier month</source>
        <translation>aufbewahrt, bevor es in einen früheren Monat zurückging</translation>
    </message>
    <message>
        <source>as an older program wrote it</source>
        <translation>wie ein älteres Programm sie schrieb</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>vor %n Minute</numerusform>
            <numerusform>vor %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>vor %n Stunde</numerusform>
            <numerusform>vor %n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>vor %n Tag</numerusform>
            <numerusform>vor %n Tagen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RewindDialog</name>
    <message>
        <source>Rewind</source>
        <translation>Zurückgehen</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;Bis</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>What was done in this month is undone, on the map as well.</source>
        <translation>Was in diesem Monat getan wurde, ist dann ungeschehen, auch auf der Karte.</translation>
    </message>
    <message numerus="yes">
        <source>This month and %n before it are undone, on the map as well.</source>
        <translation>
            <numerusform>Dieser Monat und %n davor sind dann ungeschehen, auch auf der Karte.</numerusform>
            <numerusform>Dieser Monat und die %n davor sind dann ungeschehen, auch auf der Karte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the journal go with that.</source>
        <translation>
            <numerusform>Damit geht %n Zeile der Chronik.</numerusform>
            <numerusform>Damit gehen %n Zeilen der Chronik.</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings and rulings stay as they are.</source>
        <translation>Einstellungen und Regelauslegungen bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>This campaign has no file yet: only Undo brings back what is undone.</source>
        <translation>Diese Kampagne hat noch keine Datei: Nur Rückgängig holt zurück, was wegfällt.</translation>
    </message>
    <message>
        <source>The campaign as it is now is kept in {folder}; Undo brings it back as well.</source>
        <translation>Die Kampagne, wie sie jetzt ist, wird in {folder} aufgehoben; auch Rückgängig holt sie zurück.</translation>
    </message>
</context>
<context>
    <name>RolesButton</name>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
</context>
<context>
    <name>RouteDialog</name>
    <message>
        <source>A trade route that stands</source>
        <translation>Eine bestehende Handelsroute</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>As it is on your paper sheet: nothing is paid and no edict is spent.</source>
        <translation>Wie sie auf Ihrem Bogen steht: Es wird nichts bezahlt und kein Erlass verbraucht.</translation>
    </message>
    <message>
        <source>&amp;What it carries</source>
        <translation>&amp;Was sie befördert</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>&amp;Von</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;Nach</translation>
    </message>
    <message>
        <source>&amp;By way of</source>
        <translation>&amp;Über</translation>
    </message>
    <message>
        <source>&amp;Months left</source>
        <translation>Verbleibende &amp;Monate</translation>
    </message>
    <message>
        <source>&amp;Economy</source>
        <translation>Wirt&amp;schaft</translation>
    </message>
    <message>
        <source>What its checks have brought when the merchants arrived</source>
        <translation>Was die Würfe bei der Ankunft der Händler gebracht haben</translation>
    </message>
    <message>
        <source>Where the rulings let routes pay every month</source>
        <translation>Wo die Regelauslegungen Routen monatlich zahlen lassen</translation>
    </message>
    <message>
        <source>BP a mon&amp;th</source>
        <translation>BP im Mona&amp;t</translation>
    </message>
    <message>
        <source>Say what the route carries and where it leads.</source>
        <translation>Sagen Sie, was die Route befördert und wohin sie führt.</translation>
    </message>
</context>
<context>
    <name>RouteFields</name>
    <message>
        <source>What is traded</source>
        <translation>Womit gehandelt wird</translation>
    </message>
    <message>
        <source>A trade route…</source>
        <translation>Eine Handelsroute…</translation>
    </message>
    <message>
        <source>Where the route begins</source>
        <translation>Wo die Route beginnt</translation>
    </message>
    <message>
        <source>Where the route ends</source>
        <translation>Wo die Route endet</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hexfeld</translation>
    </message>
    <message>
        <source>By way of hexes</source>
        <translation>Über die Hexfelder</translation>
    </message>
    <message>
        <source>Another hex…</source>
        <translation>Ein anderes Hexfeld…</translation>
    </message>
</context>
<context>
    <name>RoutesPanel</name>
    <message>
        <source>Trade routes</source>
        <translation>Handelsrouten</translation>
    </message>
    <message>
        <source>Add one that stands…</source>
        <translation>Eine bestehende hinzufügen…</translation>
    </message>
    <message>
        <source>{start} to {end}</source>
        <translation>{start} nach {end}</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>Monat {number}</translation>
    </message>
    <message>
        <source>the merchants arrive in {month}</source>
        <translation>Ankunft der Händler: {month}</translation>
    </message>
    <message>
        <source>through {month}</source>
        <translation>bis Ende {month}</translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message>
        <source>Take this away</source>
        <translation>Das wegnehmen</translation>
    </message>
</context>
<context>
    <name>RowCounter</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleMarks</name>
    <message>
        <source>Italian rule text, line {number}</source>
        <translation>Italienischer Regeltext, Zeile {number}</translation>
    </message>
    <message>
        <source>French rule text, heading {number}</source>
        <translation>Französischer Regeltext, Abschnitt {number}</translation>
    </message>
    <message>
        <source>German rule text, heading {number}</source>
        <translation>Deutscher Regeltext, Abschnitt {number}</translation>
    </message>
    <message>
        <source>{sign} House rule of this campaign</source>
        <translation>{sign} Hausregel dieser Kampagne</translation>
    </message>
    <message>
        <source>Ruling {mark} of the Rulings page</source>
        <translation>Regelauslegung {mark} der Seite Regelauslegungen</translation>
    </message>
</context>
<context>
    <name>RulesStep</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The rules of your table</source>
        <translation>Die Regeln Ihres Tisches</translation>
    </message>
    <message>
        <source>What you will not play can stay off; it can be switched on in the middle of a campaign.</source>
        <translation>Was Sie nicht spielen, bleibt aus; es lässt sich auch mitten in der Kampagne einschalten.</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <translation>Optionale Regeln</translation>
    </message>
    <message>
        <source>As the language has it</source>
        <translation>Wie in der Sprache üblich</translation>
    </message>
    <message>
        <source>Miles</source>
        <translation>Meilen</translation>
    </message>
    <message>
        <source>Kilometres</source>
        <translation>Kilometer</translation>
    </message>
    <message>
        <source>&amp;Distances</source>
        <translation>&amp;Entfernungen</translation>
    </message>
</context>
<context>
    <name>RulingPreview</name>
    <message>
        <source>What would change</source>
        <translation>Was sich ändern würde</translation>
    </message>
    <message>
        <source>Play it so</source>
        <translation>So spielen</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>Lassen, wie es war</translation>
    </message>
    <message>
        <source>This would change:</source>
        <translation>Das würde sich ändern:</translation>
    </message>
    <message>
        <source>No number changes today.</source>
        <translation>Heute ändert sich keine Zahl.</translation>
    </message>
    <message>
        <source>and in {count} settlements more</source>
        <translation>und in {count} weiteren Ortschaften</translation>
    </message>
</context>
<context>
    <name>RulingRow</name>
    <message>
        <source>Why, for the journal</source>
        <translation>Warum, für die Chronik</translation>
    </message>
    <message>
        <source>It passes</source>
        <translation>Es gelingt</translation>
    </message>
    <message>
        <source>It fails</source>
        <translation>Es misslingt</translation>
    </message>
    <message>
        <source>The event is called off</source>
        <translation>Das Ereignis entfällt</translation>
    </message>
    <message>
        <source>The game master’s word</source>
        <translation>Das Wort des SL</translation>
    </message>
    <message>
        <source>{choice} (default)</source>
        <translation>{choice} (Vorgabe)</translation>
    </message>
    <message>
        <source>dispute {id}</source>
        <translation>Streitfrage {id}</translation>
    </message>
    <message>
        <source>talked about:</source>
        <translation>Gespräche dazu:</translation>
    </message>
</context>
<context>
    <name>RulingsDialog</name>
    <message>
        <source>Optional rules</source>
        <translation>Optionale Regeln</translation>
    </message>
    <message>
        <source>The kingdom’s numbers</source>
        <translation>Die Zahlen des Königreichs</translation>
    </message>
    <message>
        <source>The month</source>
        <translation>Der Monat</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Erlasse</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Settlements and buildings</source>
        <translation>Ortschaften und Gebäude</translation>
    </message>
    <message>
        <source>Magic items</source>
        <translation>Magische Gegenstände</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Schatzkammer</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handel</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>As printed, or corrected</source>
        <translation>Wie gedruckt, oder berichtigt</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Regelauslegungen</translation>
    </message>
    <message>
        <source>Find a rule or a ruling</source>
        <translation>Eine Regel oder Regelauslegung suchen</translation>
    </message>
    <message>
        <source>Nothing here has that name.</source>
        <translation>Hier heißt nichts so.</translation>
    </message>
    <message>
        <source>Optional rules and rulings</source>
        <translation>Optionale Regeln und Regelauslegungen</translation>
    </message>
    <message>
        <source>The optional rules your table plays, and how it reads what can be read in several ways. The campaign keeps your choices.</source>
        <translation>Die optionalen Regeln, nach denen Ihr Tisch spielt, und wie er liest, was sich verschieden lesen lässt. Die Kampagne behält Ihre Wahl.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Read in one way</source>
        <translation>Nur auf eine Weise gelesen</translation>
    </message>
</context>
<context>
    <name>SaleForm</name>
    <message>
        <source>Where it is sold</source>
        <translation>Wo verkauft wird</translation>
    </message>
    <message>
        <source> gp</source>
        <translation> GM</translation>
    </message>
    <message>
        <source>Price of the valuable in gp</source>
        <translation>Preis des Wertgegenstands in GM</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Verkaufen</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>Sample</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>A sample</source>
        <translation>Ein Muster</translation>
    </message>
    <message>
        <source>This is how names, words and numbers look: 1, 20, −3.</source>
        <translation>So sehen Namen, Wörter und Zahlen aus: 1, 20, −3.</translation>
    </message>
    <message>
        <source>Labels and notes stand back.</source>
        <translation>Beschriftungen und Notizen treten zurück.</translation>
    </message>
    <message>
        <source>And this leads on</source>
        <translation>Und das führt weiter</translation>
    </message>
</context>
<context>
    <name>SeatsStep</name>
    <message>
        <source>vacant</source>
        <translation>vakant</translation>
    </message>
    <message>
        <source>{role}: name</source>
        <translation>{role}: Name</translation>
    </message>
    <message>
        <source>{role}: ability</source>
        <translation>{role}: Attribut</translation>
    </message>
    <message>
        <source>{role}: modifier</source>
        <translation>{role}: Modifikator</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Who holds the seats</source>
        <translation>Wer die Ämter innehat</translation>
    </message>
    <message>
        <source>Write over the names of those whose seats your players take; whoever holds a seat rolls its checks. An empty name leaves the seat vacant.</source>
        <translation>Überschreiben Sie die Namen der Ämter, die Ihre Spieler übernehmen; wer ein Amt innehat, führt dessen Würfe aus. Ohne Namen bleibt das Amt vakant.</translation>
    </message>
    <message>
        <source>Fill the seats</source>
        <translation>Ämter besetzen</translation>
    </message>
    <message>
        <source>Leave all vacant</source>
        <translation>Alle vakant lassen</translation>
    </message>
</context>
<context>
    <name>SettledRow</name>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>nichts zu tun</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>There is nothing to do here now.</source>
        <translation>Hier gibt es jetzt nichts zu tun.</translation>
    </message>
</context>
<context>
    <name>SettlementCard</name>
    <message>
        <source>{size}, the capital</source>
        <translation>{size}, die Hauptstadt</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hexfeld</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Builds from</source>
        <translation>Baut ab</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>Monat {number}</translation>
    </message>
    <message>
        <source>Name and note…</source>
        <translation>Name und Notiz…</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>{number} (of the kingdom)</source>
        <translation>{number} (Königreich)</translation>
    </message>
    <message>
        <source>{count} gp</source>
        <translation>{count} GM</translation>
    </message>
    <message>
        <source>Add a district</source>
        <translation>Bezirk hinzufügen</translation>
    </message>
    <message>
        <source>Make it the capital</source>
        <translation>Zur Hauptstadt machen</translation>
    </message>
    <message>
        <source>Name and note</source>
        <translation>Name und Notiz</translation>
    </message>
</context>
<context>
    <name>SettlementPage</name>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Wish list</source>
        <translation>Wünsche</translation>
    </message>
    <message>
        <source>Demolish the {name}? This costs {price}.</source>
        <translation>„{name}“ abreißen? Das kostet {price}.</translation>
    </message>
    <message>
        <source>Demolish</source>
        <translation>Abreißen</translation>
    </message>
    <message>
        <source>Do it all the same…</source>
        <translation>Trotzdem ausführen…</translation>
    </message>
    <message>
        <source>The figure the rules ask for, such as the best CR kept there:</source>
        <translation>Die Zahl, nach der die Regeln fragen, etwa der höchste HG dort:</translation>
    </message>
    <message>
        <source>Drag it to a lot, or click there. By keyboard: Enter, arrows, Enter. R or the middle button turns it, Shift builds more than one, Esc or a right click ends.</source>
        <translation>Auf ein Baufeld ziehen oder dort klicken. Mit der Tastatur: Eingabe, Pfeile, Eingabe. R oder die mittlere Maustaste dreht, Umschalt baut mehrere, Esc oder ein Rechtsklick beendet.</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Ortschaft</translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation>Ortschaften</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Fit to the window</source>
        <translation>Ans Fenster anpassen</translation>
    </message>
    <message>
        <source>Add a district…</source>
        <translation>Bezirk hinzufügen…</translation>
    </message>
    <message>
        <source>The whole town</source>
        <translation>Die ganze Stadt</translation>
    </message>
    <message>
        <source>Show who serves whom</source>
        <translation>Zeigen, wer wem dient</translation>
    </message>
    <message>
        <source>Keep or lay out plans of districts</source>
        <translation>Bezirkspläne aufheben oder auslegen</translation>
    </message>
    <message>
        <source>Show the numbers</source>
        <translation>Zahlen zeigen</translation>
    </message>
    <message>
        <source>Magic items for sale</source>
        <translation>Magische Gegenstände zu kaufen</translation>
    </message>
</context>
<context>
    <name>SheetNotes</name>
    <message>
        <source>destroyed</source>
        <translation>zerstört</translation>
    </message>
    <message>
        <source>demolished</source>
        <translation>abgerissen</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>verlassen</translation>
    </message>
    <message>
        <source>Any magic item up to {value} gp is for sale with a chance of {percent}%.</source>
        <translation>Jeder magische Gegenstand bis {value} GM ist mit {percent}&#xa0;% Wahrscheinlichkeit zu haben.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Defense by side</source>
        <translation>Verteidigung je Seite</translation>
    </message>
    <message>
        <source>Wish list</source>
        <translation>Wunschliste</translation>
    </message>
    <message>
        <source>Buildings lost</source>
        <translation>Verlorene Gebäude</translation>
    </message>
    <message>
        <source>By its lots (optional): {size}, modifiers {modifier}, Danger {danger}</source>
        <translation>Nach Baufeldern (optional): {size}, Modifikatoren {modifier}, Gefahr {danger}</translation>
    </message>
    <message>
        <source>Lots to the next size, {size}: {lots}; the base value may then reach {cap} gp</source>
        <translation>Baufelder bis zur nächsten Größe, {size}: {lots}; der Grundwert kann dann {cap} GM erreichen</translation>
    </message>
    <message>
        <source>The base value may still grow by {value} gp</source>
        <translation>Der Grundwert kann noch um {value} GM wachsen</translation>
    </message>
    <message>
        <source>The base value is as high as the size allows</source>
        <translation>Der Grundwert ist so hoch, wie die Größe erlaubt</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>Monat {number}</translation>
    </message>
    <message>
        <source>{count} planned: {price}, the last built in {month}</source>
        <translation>{count} geplant: {price}, das letzte in {month}</translation>
    </message>
    <message>
        <source>and {count} more in the journal</source>
        <translation>und {count} weitere in der Chronik</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Search what they do, or the keys</source>
        <translation>Nach Wirkung oder Tasten suchen</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Tastenkürzel durchsuchen</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was es tut</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Use these keys</source>
        <translation>Diese Tasten nehmen</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>Keine Tasten</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Wie es war</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Letter keys on the map and the lots</source>
        <translation>&amp;Buchstabentasten auf Karte und Baufeldern</translation>
    </message>
    <message>
        <source>Off: no letter, digit or sign does anything there by itself</source>
        <translation>Aus: Einzelne Buchstaben, Ziffern und Zeichen bewirken dort nichts</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>New &amp;keys</source>
        <translation>&amp;Neue Tasten</translation>
    </message>
    <message>
        <source>Choose a row above.</source>
        <translation>Wählen Sie oben eine Zeile.</translation>
    </message>
    <message>
        <source>New keys for: {what}</source>
        <translation>Neue Tasten für: {what}</translation>
    </message>
    <message>
        <source>These keys cannot be changed.</source>
        <translation>Diese Tasten lassen sich nicht ändern.</translation>
    </message>
    <message>
        <source>{keys} belongs to “{what}” and cannot be taken from it.</source>
        <translation>{keys} gehört zu „{what}“ und kann nicht weggenommen werden.</translation>
    </message>
    <message>
        <source>Take them from there</source>
        <translation>Dort wegnehmen</translation>
    </message>
    <message>
        <source>{keys} belongs to “{what}”.</source>
        <translation>{keys} gehört zu „{what}“.</translation>
    </message>
    <message>
        <source>{keys} writes in fields: take it with Ctrl or Alt, or a function key.</source>
        <translation>{keys} schreibt in Felder: mit Strg oder Alt nehmen, oder eine Funktionstaste.</translation>
    </message>
    <message>
        <source>no keys</source>
        <translation>keine Tasten</translation>
    </message>
    <message>
        <source>{what}: {keys}</source>
        <translation>{what}: {keys}</translation>
    </message>
    <message>
        <source>All keys are as the program brings them.</source>
        <translation>Alle Tasten sind so, wie das Programm sie mitbringt.</translation>
    </message>
    <message>
        <source>The keys {keys} kept for “{what}” belong to “{other}” and were left out.</source>
        <translation>Die für „{what}“ aufgehobenen Tasten {keys} gehören zu „{other}“ und wurden nicht übernommen.</translation>
    </message>
    <message>
        <source>“{keys}”, kept for “{what}”, are no keys it can have; it has its usual ones.</source>
        <translation>„{keys}“, für „{what}“ aufgehoben, sind keine Tasten dafür; es hat seine üblichen.</translation>
    </message>
</context>
<context>
    <name>ShownField</name>
    <message numerus="yes">
        <source>%n part(s), kept as they are</source>
        <translation>
            <numerusform>%n Teil, bleibt wie er ist</numerusform>
            <numerusform>%n Teile, bleiben wie sie sind</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>SidePane</name>
    <message>
        <source>Beside the plans</source>
        <translation>Neben den Plänen</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Close: {what}</source>
        <translation>Schließen: {what}</translation>
    </message>
</context>
<context>
    <name>SpecialTerrainDialog</name>
    <message>
        <source>Special terrain of {hex}</source>
        <translation>Besonderes Gelände von {hex}</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>What you put here is the game master’s word: it costs nothing.</source>
        <translation>Was Sie hier setzen, ist das Wort des SL: Es kostet nichts.</translation>
    </message>
    <message>
        <source>as the rules say</source>
        <translation>wie die Regeln es sagen</translation>
    </message>
    <message>
        <source>the plain price</source>
        <translation>den einfachen Preis</translation>
    </message>
    <message>
        <source>double</source>
        <translation>das Doppelte</translation>
    </message>
    <message>
        <source>A &amp;road here costs</source>
        <translation>Eine St&amp;raße kostet hier</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Noch ist nichts geändert.</translation>
    </message>
    <message>
        <source>{name} (used up)</source>
        <translation>{name} (verbraucht)</translation>
    </message>
    <message>
        <source>Which building: {name}</source>
        <translation>Welches Gebäude: {name}</translation>
    </message>
    <message>
        <source>which is not said</source>
        <translation>welches, ist nicht gesagt</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Row {number}</source>
        <translation>Reihe {number}</translation>
    </message>
    <message>
        <source>beyond the map</source>
        <translation>jenseits der Karte</translation>
    </message>
    <message>
        <source>settlement {name}</source>
        <translation>Ortschaft {name}</translation>
    </message>
    <message>
        <source>army {name}</source>
        <translation>Armee {name}</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Ausgewählt</translation>
    </message>
    <message>
        <source>Can be chosen with Enter</source>
        <translation>Lässt sich mit der Eingabetaste wählen</translation>
    </message>
    <message>
        <source>Not possible here</source>
        <translation>Hier nicht möglich</translation>
    </message>
    <message>
        <source>Possible here</source>
        <translation>Hier möglich</translation>
    </message>
    <message>
        <source>held by {name}</source>
        <translation>gehalten von {name}</translation>
    </message>
    <message>
        <source>{heading}, sorted upwards</source>
        <translation>{heading}, aufsteigend sortiert</translation>
    </message>
    <message>
        <source>{heading}, sorted downwards</source>
        <translation>{heading}, absteigend sortiert</translation>
    </message>
    <message>
        <source>from {before} to {after}</source>
        <translation>von {before} auf {after}</translation>
    </message>
    <message>
        <source>{amount}, does not count</source>
        <translation>{amount}, zählt nicht</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>StepForm</name>
    <message>
        <source>Insist…</source>
        <translation>Trotzdem…</translation>
    </message>
    <message>
        <source>Do it all the same; a reason is optional</source>
        <translation>Trotzdem ausführen; ein Grund ist nicht nötig</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>BP</source>
        <comment>Build Points</comment>
        <translation>BP</translation>
    </message>
    <message>
        <source>DC</source>
        <comment>Control DC</comment>
        <translation>SG</translation>
    </message>
    <message>
        <source>Treasury, in Build Points</source>
        <translation>Schatzkammer, in Baupunkten</translation>
    </message>
    <message>
        <source>Control DC: what kingdom checks must reach</source>
        <translation>Herrschaftswurf-SG: was Herrschaftswürfe erreichen müssen</translation>
    </message>
    <message>
        <source>Size: claimed hexes</source>
        <translation>Größe: beanspruchte Hexfelder</translation>
    </message>
    <message>
        <source>Consumption: Build Points due each Upkeep</source>
        <translation>Verbrauch: Baupunkte, die in jeder Unterhaltsphase fällig sind</translation>
    </message>
    <message>
        <source>No kingdom yet</source>
        <translation>Noch kein Königreich</translation>
    </message>
    <message>
        <source>Month {number}</source>
        <translation>Monat {number}</translation>
    </message>
</context>
<context>
    <name>SuspendHolidaysDialog</name>
    <message>
        <source>Suspend the Holidays</source>
        <translation>Festtage aussetzen</translation>
    </message>
    <message>
        <source>Suspend</source>
        <translation>Aussetzen</translation>
    </message>
    <message>
        <source>They bring no Loyalty until you restore it. What they cost is paid all the same.</source>
        <translation>Sie bringen keine Treue, bis Sie diese wiederherstellen. Bezahlt wird trotzdem, was sie kosten.</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>&amp;Warum</translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message>
        <source>Hexes</source>
        <translation>Hexfelder</translation>
    </message>
    <message>
        <source>Lots</source>
        <translation>Baufelder</translation>
    </message>
</context>
<context>
    <name>TakenIn</name>
    <message>
        <source>A picture lies under a map: open a campaign first, or begin one.</source>
        <translation>Ein Bild liegt unter einer Karte: bitte zuerst eine Kampagne öffnen oder beginnen.</translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message numerus="yes">
        <source>%n hex(es) in all</source>
        <translation>
            <numerusform>%n Hexfeld insgesamt</numerusform>
            <numerusform>%n Hexfelder insgesamt</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Rückgängig gemacht</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
</context>
<context>
    <name>TerrainPanel</name>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message>
        <source>Enter</source>
        <translation>Eintragen</translation>
    </message>
</context>
<context>
    <name>ToolOptions</name>
    <message>
        <source>How the tool is set</source>
        <translation>Einstellung des Werkzeugs</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>The quickest way</source>
        <translation>Der schnellste Weg</translation>
    </message>
    <message>
        <source>One stop back</source>
        <translation>Einen Halt zurück</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzunehmen</translation>
    </message>
    <message>
        <source>Select by…</source>
        <translation>Auswählen nach…</translation>
    </message>
    <message>
        <source>Select hexes by what they are</source>
        <translation>Hexfelder nach ihrer Art auswählen</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) at once</source>
        <translation>
            <numerusform>%n Hexfeld auf einmal</numerusform>
            <numerusform>%n Hexfelder auf einmal</numerusform>
        </translation>
    </message>
    <message>
        <source>Explored by…</source>
        <translation>Erforscht von…</translation>
    </message>
    <message>
        <source>Who explored</source>
        <translation>Wer erforscht hat</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) selected</source>
        <translation>
            <numerusform>%n Hexfeld ausgewählt</numerusform>
            <numerusform>%n Hexfelder ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide again</source>
        <translation>Wieder verbergen</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Only the hexes of the way</source>
        <translation>Nur die Hexfelder des Weges</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) to either side</source>
        <translation>
            <numerusform>%n Hexfeld zu jeder Seite</numerusform>
            <numerusform>%n Hexfelder zu jeder Seite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ToolStrip</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Ganze Karte zeigen</translation>
    </message>
    <message>
        <source>What the map shows</source>
        <translation>Was die Karte zeigt</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>The month’s steps</source>
        <translation>Die Schritte des Monats</translation>
    </message>
    <message>
        <source>{step}: done</source>
        <translation>{step}: erledigt</translation>
    </message>
    <message>
        <source>{step}: now</source>
        <translation>{step}: jetzt</translation>
    </message>
    <message>
        <source>{step}: next</source>
        <translation>{step}: als Nächstes</translation>
    </message>
    <message>
        <source>{step}: to come</source>
        <translation>{step}: später</translation>
    </message>
</context>
<context>
    <name>TradeForm</name>
    <message>
        <source> BP invested</source>
        <translation> BP eingesetzt</translation>
    </message>
    <message>
        <source>BP invested</source>
        <translation>Eingesetzte BP</translation>
    </message>
    <message>
        <source> days</source>
        <translation> Tage</translation>
    </message>
    <message>
        <source>Days of travel</source>
        <translation>Reisetage</translation>
    </message>
    <message>
        <source>Type them where you know better than the map how long it takes.</source>
        <translation>Hier eintragen, wenn Sie besser als die Karte wissen, wie lange es dauert.</translation>
    </message>
    <message>
        <source>Down the river</source>
        <translation>Flussabwärts</translation>
    </message>
    <message>
        <source>On the map, click where it leads and hexes to go by; click one again to leave it out.</source>
        <translation>Auf der Karte anklicken, wohin sie führt und worüber; ein weiterer Klick nimmt ein Feld heraus.</translation>
    </message>
    <message>
        <source>Send the merchants</source>
        <translation>Händler aussenden</translation>
    </message>
    <message>
        <source>Where does the route lead?</source>
        <translation>Wohin führt die Route?</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) by the map</source>
        <translation>
            <numerusform>%n Tag laut Karte</numerusform>
            <numerusform>%n Tage laut Karte</numerusform>
        </translation>
    </message>
    <message>
        <source>days by the map</source>
        <translation>Tage laut Karte</translation>
    </message>
    <message>
        <source>length {number}</source>
        <translation>Länge {number}</translation>
    </message>
    <message>
        <source>Length of the route</source>
        <translation>Länge der Route</translation>
    </message>
    <message>
        <source>RM {number}</source>
        <translation>RM {number}</translation>
    </message>
    <message>
        <source>Route modifier</source>
        <translation>Routenmodifikator</translation>
    </message>
    <message>
        <source>LM {number}</source>
        <translation>LM {number}</translation>
    </message>
    <message>
        <source>Length modifier</source>
        <translation>Längenmodifikator</translation>
    </message>
    <message>
        <source>DC {number}</source>
        <translation>SG {number}</translation>
    </message>
    <message>
        <source>succeeds {good}%, greatly {best}%</source>
        <translation>gelingt {good}&#xa0;%, großer Erfolg {best}&#xa0;%</translation>
    </message>
    <message>
        <source>brings {low} to {high} BP</source>
        <translation>bringt {low} bis {high} BP</translation>
    </message>
    <message>
        <source>DC of each of the three checks</source>
        <translation>SG jedes der drei Würfe</translation>
    </message>
    <message>
        <source>Economy {least} or {most} for a year</source>
        <translation>Wirtschaft {least} oder {most} für ein Jahr</translation>
    </message>
    <message>
        <source>What the cargo adds to Economy</source>
        <translation>Was die Fracht zur Wirtschaft beiträgt</translation>
    </message>
    <message>
        <source>{number}% more</source>
        <translation>{number}&#xa0;% mehr</translation>
    </message>
    <message>
        <source>By how much its BP are raised</source>
        <translation>Um wie viel seine BP steigen</translation>
    </message>
    <message>
        <source>end</source>
        <comment>tag of a hex on the map</comment>
        <translation>Ziel</translation>
    </message>
</context>
<context>
    <name>TurnDock</name>
    <message>
        <source>Modifier</source>
        <translation>Modifikator</translation>
    </message>
</context>
<context>
    <name>TurnOptions</name>
    <message>
        <source>{kinds} ({tier})</source>
        <translation>{kinds} ({tier})</translation>
    </message>
</context>
<context>
    <name>TurnPanel</name>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
</context>
<context>
    <name>UnionDialog</name>
    <message>
        <source>Unite kingdoms</source>
        <translation>Königreiche vereinen</translation>
    </message>
    <message>
        <source>Form the union</source>
        <translation>Vereinigung bilden</translation>
    </message>
    <message>
        <source>the average</source>
        <translation>der Durchschnitt</translation>
    </message>
    <message>
        <source>Who keeps a role changes nothing. A Ruler who rules no more raises Unrest by 2.</source>
        <translation>Wer sein Amt behält, ändert nichts. Ein Herrscher, der nicht mehr herrscht, erhöht die Unruhe um 2.</translation>
    </message>
    <message>
        <source>Who leads</source>
        <translation>Wer führt</translation>
    </message>
    <message>
        <source>&amp;Unrest to begin with</source>
        <translation>&amp;Unruhe zu Beginn</translation>
    </message>
    <message>
        <source>Unrest and modifiers</source>
        <translation>Unruhe und Modifikatoren</translation>
    </message>
    <message>
        <source>There is no other kingdom yet.</source>
        <translation>Es gibt noch kein anderes Königreich.</translation>
    </message>
    <message>
        <source>Choose the kingdoms that unite.</source>
        <translation>Wählen Sie die Königreiche, die sich vereinen.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Alignment</source>
        <translation>&amp;Gesinnung</translation>
    </message>
    <message>
        <source>&amp;Government</source>
        <translation>&amp;Regierungsform</translation>
    </message>
    <message>
        <source>&amp;Colour on the map</source>
        <translation>&amp;Farbe auf der Karte</translation>
    </message>
    <message>
        <source>Ca&amp;pital</source>
        <translation>&amp;Hauptstadt</translation>
    </message>
    <message>
        <source>{name} unites with</source>
        <translation>{name} vereint sich mit</translation>
    </message>
    <message>
        <source>Kingdoms</source>
        <translation>Königreiche</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>{name} ({role}, {kingdom})</source>
        <translation>{name} ({role}, {kingdom})</translation>
    </message>
    <message>
        <source>The die of the Loyalty check, if the role changes hands; left empty, the program rolls</source>
        <translation>Der Würfel des Treuewurfs, wenn das Amt in andere Hände kommt; leer würfelt das Programm</translation>
    </message>
</context>
<context>
    <name>UnusedPictures</name>
    <message>
        <source>Save the campaign first: unsaved work may need its pictures.</source>
        <translation>Speichern Sie zuerst die Kampagne: Ungespeichertes kann seine Bilder noch brauchen.</translation>
    </message>
    <message>
        <source>Every picture beside the campaign is needed.</source>
        <translation>Jedes Bild neben der Kampagne wird gebraucht.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n unused picture(s) for good?</source>
        <translation>
            <numerusform>%n ungenutztes Bild endgültig entfernen?</numerusform>
            <numerusform>%n ungenutzte Bilder endgültig entfernen?</numerusform>
        </translation>
    </message>
    <message>
        <source>{size} MB: {names}. Neither the campaign nor undo nor an earlier version needs them.</source>
        <translation>{size} MB: {names}. Weder die Kampagne noch das Rückgängigmachen noch eine ihrer früheren Fassungen braucht sie.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) removed</source>
        <translation>
            <numerusform>%n Bild entfernt</numerusform>
            <numerusform>%n Bilder entfernt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VassalForm</name>
    <message>
        <source>Grant </source>
        <translation>Gewährt </translation>
    </message>
    <message>
        <source> BP</source>
        <translation> BP</translation>
    </message>
    <message>
        <source>BP for its Treasury</source>
        <translation>BP für seine Schatzkammer</translation>
    </message>
    <message>
        <source>Up to a quarter of the Treasury before the edict: {most} BP</source>
        <translation>Bis zu einem Viertel der Schatzkammer vor dem Erlass: {most} BP</translation>
    </message>
    <message>
        <source>Cost, {die}</source>
        <translation>Kosten, {die}</translation>
    </message>
    <message>
        <source>Left empty, the program rolls</source>
        <translation>Bleibt es leer, würfelt das Programm</translation>
    </message>
    <message>
        <source>On the map, click the hexes to cede; click one again to keep it.</source>
        <translation>Klicken Sie auf der Karte die Hexfelder an, die abgetreten werden; ein zweiter Klick behält eines.</translation>
    </message>
    <message>
        <source>Issue the edict</source>
        <translation>Erlass verkünden</translation>
    </message>
    <message>
        <source>costs {low} to {high} BP</source>
        <translation>kostet {low} bis {high} BP</translation>
    </message>
    <message>
        <source>costs {bp} BP</source>
        <translation>kostet {bp} BP</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n Hexfeld</numerusform>
            <numerusform>%n Hexfelder</numerusform>
        </translation>
    </message>
    <message>
        <source>attitude to us: {attitude}</source>
        <translation>Haltung zu uns: {attitude}</translation>
    </message>
    <message>
        <source>One of these hexes is not on the map.</source>
        <translation>Eines dieser Hexfelder ist nicht auf der Karte.</translation>
    </message>
    <message>
        <source>Which land is ceded?</source>
        <translation>Welches Land wird abgetreten?</translation>
    </message>
    <message>
        <source>What is the vassal called?</source>
        <translation>Wie heißt der Vasall?</translation>
    </message>
    <message>
        <source>Who becomes Viceroy?</source>
        <translation>Wer wird Vizekönig?</translation>
    </message>
    <message>
        <source>DC {number}</source>
        <translation>SG {number}</translation>
    </message>
    <message>
        <source>DC of the Loyalty check, in this turn and the next</source>
        <translation>SG des Treuewurfs, in diesem Zug und den nächsten</translation>
    </message>
    <message>
        <source>Who becomes a vassal</source>
        <translation>Wer Vasall wird</translation>
    </message>
    <message>
        <source>A vassal…</source>
        <translation>Ein Vasall…</translation>
    </message>
    <message>
        <source>A new vassal or colony</source>
        <translation>Neuer Vasall oder Kolonie</translation>
    </message>
    <message>
        <source>Subjugate {kingdom}</source>
        <translation>{kingdom} unterwerfen</translation>
    </message>
</context>
<context>
    <name>VassalsPanel</name>
    <message>
        <source>Vassals</source>
        <translation>Vasallen</translation>
    </message>
    <message>
        <source>A vassal of {kingdom}</source>
        <translation>Vasall von {kingdom}</translation>
    </message>
    <message>
        <source>Viceroy: {name}</source>
        <translation>Vizekönig: {name}</translation>
    </message>
    <message>
        <source>no Viceroy does their duty, as if there were no Ruler</source>
        <translation>kein Vizekönig erfüllt seine Pflichten, als gäbe es keinen Herrscher</translation>
    </message>
    <message>
        <source>Viceroy…</source>
        <translation>Vizekönig…</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Freigeben</translation>
    </message>
    <message>
        <source>no Viceroy</source>
        <translation>kein Vizekönig</translation>
    </message>
    <message>
        <source>{name} neglects the office</source>
        <translation>{name} vernachlässigt das Amt</translation>
    </message>
    <message>
        <source>founded as a vassal</source>
        <translation>als Vasall entstanden</translation>
    </message>
    <message>
        <source>subjugated, at peace</source>
        <translation>unterworfen, in Frieden</translation>
    </message>
    <message>
        <source>subjugated, {count} of {needed} checks, DC {dc}</source>
        <translation>unterworfen, {count} von {needed} Würfen, SG {dc}</translation>
    </message>
    <message>
        <source>DC of the Loyalty check, in this turn and the next</source>
        <translation>SG des Treuewurfs, in diesem Zug und den nächsten</translation>
    </message>
    <message>
        <source>nobody visits</source>
        <translation>niemand zu Besuch</translation>
    </message>
    <message>
        <source>{name} ({role}) stays there</source>
        <translation>{name} ({role}) bleibt dort</translation>
    </message>
    <message>
        <source>Who makes up for the Viceroy in {kingdom}</source>
        <translation>Wer in {kingdom} den Vizekönig ersetzt</translation>
    </message>
    <message>
        <source>A Consort or an Heir there makes up for a missing Viceroy</source>
        <translation>Ein Gemahl oder Thronfolger vor Ort ersetzt einen fehlenden Vizekönig</translation>
    </message>
    <message>
        <source>{name} (vassal)</source>
        <translation>{name} (Vasall)</translation>
    </message>
    <message>
        <source>{name} (sovereign)</source>
        <translation>{name} (Lehnsherr)</translation>
    </message>
</context>
<context>
    <name>ViceroyDialog</name>
    <message>
        <source>Viceroy in {kingdom}</source>
        <translation>Vizekönig in {kingdom}</translation>
    </message>
    <message>
        <source>Appoint</source>
        <translation>Einsetzen</translation>
    </message>
    <message>
        <source>Half the Intelligence or Wisdom modifier goes to your Economy, for seven days of duty.</source>
        <translation>Der halbe Intelligenz- oder Weisheitsmodifikator geht an Ihre Wirtschaft, für sieben Tage im Amt.</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Wer</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
</context>
<context>
    <name>ViceroyFields</name>
    <message>
        <source>Who becomes Viceroy</source>
        <translation>Wer Vizekönig wird</translation>
    </message>
    <message>
        <source>Somebody new…</source>
        <translation>Jemand Neues…</translation>
    </message>
    <message>
        <source>Name of the Viceroy</source>
        <translation>Name des Vizekönigs</translation>
    </message>
    <message>
        <source>{ability} modifier</source>
        <translation>{ability}-Modifikator</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Draw a realm, build its cities, and rule it month by month.</source>
        <translation>Zeichnen Sie ein Reich, bauen Sie seine Städte, und regieren Sie es Monat für Monat.</translation>
    </message>
    <message>
        <source>Found a kingdom</source>
        <translation>Königreich gründen</translation>
    </message>
    <message>
        <source>Adopt a running kingdom</source>
        <translation>Königreich übernehmen</translation>
    </message>
    <message>
        <source>Go on from the numbers of a paper sheet.</source>
        <translation>Mit den Zahlen eines Papierbogens weitermachen.</translation>
    </message>
    <message>
        <source>Look at the example</source>
        <translation>Beispiel ansehen</translation>
    </message>
    <message>
        <source>Five short steps, on a land drawn for you.</source>
        <translation>Fünf kurze Schritte, auf einem fertig gezeichneten Land.</translation>
    </message>
    <message>
        <source>A small realm, a year old.</source>
        <translation>Ein kleines Reich, ein Jahr alt.</translation>
    </message>
    <message>
        <source>Open a campaign…</source>
        <translation>Kampagne öffnen…</translation>
    </message>
    <message>
        <source>Go on where you left off.</source>
        <translation>Weitermachen, wo Sie aufgehört haben.</translation>
    </message>
    <message>
        <source>Import a map…</source>
        <translation>Eine Karte importieren…</translation>
    </message>
    <message>
        <source>Of Worldographer, Tiled or text-mapper.</source>
        <translation>Von Worldographer, Tiled oder text-mapper.</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>{name} öffnen</translation>
    </message>
    <message>
        <source>Language: {name}</source>
        <translation>Sprache: {name}</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>aktiv</translation>
    </message>
</context>
<context>
    <name>WishPanel</name>
    <message>
        <source>Together {price}</source>
        <translation>Zusammen {price}</translation>
    </message>
    <message>
        <source>Together {price} (list price {list})</source>
        <translation>Zusammen {price} (Listenpreis {list})</translation>
    </message>
    <message>
        <source>In the cheapest order {price}: what halves a price comes before what it halves.</source>
        <translation>In der günstigsten Folge {price}: Was einen Preis halbiert, kommt vor dem, was es halbiert.</translation>
    </message>
    <message numerus="yes">
        <source>Built in %n month(s), from the top to the end</source>
        <translation>
            <numerusform>In %n Monat gebaut, vom ersten bis zum letzten</numerusform>
            <numerusform>In %n Monaten gebaut, vom ersten bis zum letzten</numerusform>
        </translation>
    </message>
    <message>
        <source>at {count} a month and one home besides</source>
        <translation>{count} im Monat, dazu ein Wohnhaus</translation>
    </message>
    <message>
        <source>Wish list</source>
        <translation>Wunschliste</translation>
    </message>
    <message>
        <source>Whose wishes</source>
        <translation>Wessen Wünsche</translation>
    </message>
    <message>
        <source>This settlement</source>
        <translation>Diese Ortschaft</translation>
    </message>
    <message>
        <source>The whole kingdom</source>
        <translation>Das ganze Königreich</translation>
    </message>
    <message>
        <source>Nothing is planned. Choose “Draw as planned” below the palette and place buildings, or lay out a kept plan.</source>
        <translation>Nichts ist geplant. Unter der Palette „Planen“ wählen und Gebäude setzen, oder einen aufgehobenen Plan auslegen.</translation>
    </message>
    <message>
        <source>Put them in this order</source>
        <translation>In diese Folge bringen</translation>
    </message>
    <message>
        <source>Build it now (Enter)</source>
        <translation>Jetzt bauen (Eingabe)</translation>
    </message>
    <message>
        <source>Earlier (Alt+Up)</source>
        <translation>Früher (Alt+Auf)</translation>
    </message>
    <message>
        <source>Later (Alt+Down)</source>
        <translation>Später (Alt+Ab)</translation>
    </message>
    <message>
        <source>Take it off the plan (Del)</source>
        <translation>Vom Plan nehmen (Entf)</translation>
    </message>
</context>
<context>
    <name>Wishes</name>
    <message>
        <source>free</source>
        <translation>kostenlos</translation>
    </message>
    <message>
        <source>this month</source>
        <translation>diesen Monat</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>Monat {number}</translation>
    </message>
</context>
<context>
    <name>WithdrawForm</name>
    <message>
        <source> BP</source>
        <translation> BP</translation>
    </message>
    <message>
        <source>BP to withdraw</source>
        <translation>BP zu entnehmen</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Entnehmen</translation>
    </message>
</context>
<context>
    <name>YesField</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
</context>
<context>
    <name>YesNoField</name>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
</context>
<context>
    <name>_NumberField</name>
    <message>
        <source>limited to</source>
        <translation>begrenzt auf</translation>
    </message>
</context>
</TS>
