<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT">
<context>
    <name>AbandonDialog</name>
    <message>
        <source>Abandon land</source>
        <translation>Abbandona delle terre</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>The realm falls apart. A part where a leader stays can be held; the others are lost.</source>
        <translation>Il regno si divide. Una parte in cui si trova un’autorità può essere tenuta; le altre sono perdute.</translation>
    </message>
    <message>
        <source>Nobody is there</source>
        <translation>Nessuno sul posto</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n esagono</numerusform>
            <numerusform>%n esagoni</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} around {hex}</source>
        <translation>{count} intorno a {hex}</translation>
    </message>
</context>
<context>
    <name>AbdicateForm</name>
    <message>
        <source>Who steps down</source>
        <translation>Chi si dimette</translation>
    </message>
    <message>
        <source>Somebody steps down…</source>
        <translation>Qualcuno si dimette…</translation>
    </message>
    <message>
        <source>{role} {name}</source>
        <translation>{role} {name}</translation>
    </message>
    <message>
        <source>What they take up instead</source>
        <translation>Che cosa assume in cambio</translation>
    </message>
    <message>
        <source>for good</source>
        <translation>per sempre</translation>
    </message>
    <message>
        <source>to become {role}</source>
        <translation>per diventare {role}</translation>
    </message>
    <message>
        <source>The die of the Loyalty check; left empty, the program rolls</source>
        <translation>Il dado della prova di Lealtà; se è vuoto, tira il programma</translation>
    </message>
    <message>
        <source>Step down</source>
        <translation>Dimissioni</translation>
    </message>
    <message>
        <source>Loyalty check: {needed} or more, {percent}%</source>
        <translation>Prova di Lealtà: {needed} o più, {percent}%</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Version {number}, Qt {qt}</source>
        <translation>Versione {number}, Qt {qt}</translation>
    </message>
    <message>
        <source>A hex-map realm, its cities and its months, for the game master who rules it.</source>
        <translation>Un regno su una mappa a esagoni, i suoi insediamenti e i suoi mesi, per il GM che lo governa.</translation>
    </message>
    <message>
        <source>Armies are kept as a roster, with what they cost and where they stand; mass battle itself is fought at the table, not by the program.</source>
        <translation>Delle armate si tiene un elenco, con quanto costano e dove stanno; il combattimento di massa si gioca al tavolo, non nel programma.</translation>
    </message>
    <message>
        <source>The program is free under the MIT licence. The numbers of the rules are open game content; the texts are our own. NOTICE names what others have lent.</source>
        <translation>Il programma è libero, con licenza MIT. I numeri delle regole sono contenuto di gioco aperto; i testi sono nostri. Il file NOTICE dice che cosa altri hanno prestato.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>ActionDialog</name>
    <message>
        <source>Reason (optional)</source>
        <translation>Motivo (opzionale)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>It needs a name.</source>
        <translation>Serve un nome.</translation>
    </message>
    <message>
        <source>No amount is given yet.</source>
        <translation>Manca ancora un importo.</translation>
    </message>
    <message>
        <source>Do it all the same</source>
        <translation>Procedi comunque</translation>
    </message>
    <message>
        <source>Costs {count} BP.</source>
        <translation>Costa {count} PC.</translation>
    </message>
    <message>
        <source>No number changes.</source>
        <translation>Nessun numero cambia.</translation>
    </message>
</context>
<context>
    <name>AddDistrictDialog</name>
    <message>
        <source>A new district in {settlement}</source>
        <translation>Un nuovo distretto: {settlement}</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Tick the sides that lie at water. The others are land, where walls can stand.</source>
        <translation>Segna i lati sull’acqua. Gli altri sono di terra e possono avere delle mura.</translation>
    </message>
    <message>
        <source>{side} side is water</source>
        <translation>Lato {side} sull’acqua</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Acqua</translation>
    </message>
    <message>
        <source>Granted: nothing is paid, no limit counts</source>
        <translation>Concesso: non si paga nulla, nessun limite vale</translation>
    </message>
</context>
<context>
    <name>AdjustPanel</name>
    <message>
        <source>Picture under the grid</source>
        <translation>Immagine sotto la griglia</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacità</translation>
    </message>
    <message>
        <source>Hex 0,0: across</source>
        <translation>Esagono 0,0: orizz.</translation>
    </message>
    <message>
        <source>Hex 0,0: down</source>
        <translation>Esagono 0,0: vert.</translation>
    </message>
    <message>
        <source>From hex to hex</source>
        <translation>Da esagono a esagono</translation>
    </message>
    <message>
        <source>Turned by</source>
        <translation>Ruotata di</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Sinistra</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Destra</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Basso</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Place, in pixels of the picture</source>
        <translation>Posto, in pixel dell’immagine</translation>
    </message>
    <message>
        <source>Cut off, in pixels</source>
        <translation>Ritaglio, in pixel</translation>
    </message>
    <message>
        <source>The players see it</source>
        <translation>I giocatori la vedono</translation>
    </message>
    <message>
        <source>Also where the map has no hexes</source>
        <translation>Anche dove la mappa non ha esagoni</translation>
    </message>
    <message>
        <source>Fit by hex centres…</source>
        <translation>Adatta ai centri degli esagoni…</translation>
    </message>
    <message>
        <source>Another picture…</source>
        <translation>Un’altra immagine…</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Togli l’immagine</translation>
    </message>
    <message>
        <source>While this is open, the arrow keys on the map move the picture by one of its pixels; with Shift they set its hexes wider or closer.</source>
        <translation>Finché questo pannello è aperto, sulla mappa le frecce spostano l’immagine di un suo pixel; con Maiusc ne allargano o stringono gli esagoni.</translation>
    </message>
    <message>
        <source>No picture lies under this level.</source>
        <translation>Sotto questo livello non c’è nessuna immagine.</translation>
    </message>
    <message>
        <source>{name}, {width} × {height} pixels</source>
        <translation>{name}, {width} × {height} pixel</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
</context>
<context>
    <name>AdoptDialog</name>
    <message>
        <source>Adopt a running kingdom</source>
        <translation>Riprendi un regno in corso</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Type the totals of your paper sheet. Draw map, buildings and leaders later: what they do not explain yet stands as one carried-over line.</source>
        <translation>Scrivi i totali della scheda cartacea. Mappa, costruzioni e autorità si aggiungono dopo: ciò che non spiegano ancora resta in una sola riga di riporto.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Alignment</source>
        <translation>&amp;Allineamento</translation>
    </message>
    <message>
        <source>&amp;Government</source>
        <translation>&amp;Governo</translation>
    </message>
</context>
<context>
    <name>AheadForm</name>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Evento</translation>
    </message>
    <message>
        <source>&amp;Month</source>
        <translation>&amp;Mese</translation>
    </message>
    <message>
        <source>&amp;Where</source>
        <translation>&amp;Dove</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;ota</translation>
    </message>
    <message>
        <source>For your own eyes</source>
        <translation>Solo per i tuoi occhi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>There is no event of that name.</source>
        <translation>Non c’è un evento con questo nome.</translation>
    </message>
    <message>
        <source>Put an event ahead</source>
        <translation>Prevedi un evento</translation>
    </message>
    <message>
        <source>Change an event put ahead</source>
        <translation>Cambia un evento previsto</translation>
    </message>
    <message>
        <source>Put ahead</source>
        <translation>Prevedi</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>Month {number}</source>
        <translation>Mese {number}</translation>
    </message>
    <message>
        <source>The whole kingdom</source>
        <translation>Tutto il regno</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>A caso</translation>
    </message>
</context>
<context>
    <name>AllowanceRow</name>
    <message>
        <source>Open the map</source>
        <translation>Apri la mappa</translation>
    </message>
    <message>
        <source>Open the settlement</source>
        <translation>Apri l’insediamento</translation>
    </message>
    <message>
        <source>Open the kingdom</source>
        <translation>Apri il regno</translation>
    </message>
</context>
<context>
    <name>Allowances</name>
    <message>
        <source>Special edicts</source>
        <translation>Editti speciali</translation>
    </message>
    <message>
        <source>{what}: no limit</source>
        <translation>{what}: senza limite</translation>
    </message>
    <message>
        <source>{what}: {left} of {most} left</source>
        <translation>{what}: ancora {left}/{most}</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Rivendicazioni</translation>
    </message>
    <message>
        <source>Improvements</source>
        <translation>Migliorie</translation>
    </message>
    <message>
        <source>Settlements and armies</source>
        <translation>Insediamenti e armate</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Costruzioni</translation>
    </message>
    <message>
        <source>Free house or the like</source>
        <translation>Casa in più</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>The program ended unexpectedly the last time; a report was kept.</source>
        <translation>L’ultima volta il programma si è chiuso in modo imprevisto; un rapporto è stato conservato.</translation>
    </message>
</context>
<context>
    <name>AppointDialog</name>
    <message>
        <source>Change</source>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>Appoint</source>
        <translation>Nomina</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>Adds to</source>
        <translation>Aiuta</translation>
    </message>
    <message>
        <source>Has the &amp;Leadership feat (+1)</source>
        <translation>Ha il talento &amp;Autorità (+1)</translation>
    </message>
    <message>
        <source>A &amp;player’s character</source>
        <translation>Un &amp;personaggio giocante</translation>
    </message>
    <message>
        <source>Governs another vassal</source>
        <translation>Governa un altro vassallo</translation>
    </message>
    <message>
        <source>or at once: {example}</source>
        <translation>o tutto insieme: {example}</translation>
    </message>
    <message>
        <source>{ability} modifier</source>
        <translation>Modificatore di {ability}</translation>
    </message>
    <message>
        <source>Every {count} ranks add 1 to what the leader gives.</source>
        <translation>Ogni {count} gradi aggiungono 1 a ciò che dà l’autorità.</translation>
    </message>
    <message>
        <source>Ranks in {skill}</source>
        <translation>Gradi in {skill}</translation>
    </message>
    <message>
        <source>Takes the place of {name}</source>
        <translation>Prende il posto di {name}</translation>
    </message>
    <message>
        <source>Rules beside {name} in marriage</source>
        <translation>Governa con {name}, in matrimonio</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>half the {ability} modifier</source>
        <translation>metà del modificatore di {ability}</translation>
    </message>
    <message>
        <source>the {ability} modifier</source>
        <translation>il modificatore di {ability}</translation>
    </message>
    <message>
        <source>Adds {amount} to {attributes}.</source>
        <translation>Aggiunge {amount} a questo: {attributes}.</translation>
    </message>
</context>
<context>
    <name>ArmiesPanel</name>
    <message>
        <source>Armies</source>
        <translation>Armate</translation>
    </message>
    <message>
        <source>The roster for battles at your table; the program itself plays no mass battle.</source>
        <translation>L’elenco per le battaglie al tavolo; il programma non gioca il combattimento di massa.</translation>
    </message>
    <message>
        <source>Raise an army…</source>
        <translation>Crea un’armata…</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taglia</translation>
    </message>
    <message>
        <source>CR</source>
        <translation>GS</translation>
    </message>
    <message>
        <source>In the field</source>
        <translation>In campo</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Comandante</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>Tactics</source>
        <translation>Tattiche</translation>
    </message>
    <message>
        <source>{count} BP a week</source>
        <translation>{count} PC a settimana</translation>
    </message>
    <message>
        <source>Edit {army}</source>
        <translation>Modifica {army}</translation>
    </message>
    <message>
        <source>{place}: show it on the map</source>
        <translation>{place}: mostra sulla mappa</translation>
    </message>
    <message>
        <source>Recruited in {settlement}; tactics taught there: {count}</source>
        <translation>Reclutata a {settlement}; tattiche insegnate: {count}</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>Muovi…</translation>
    </message>
    <message>
        <source>Disband</source>
        <translation>Sciogli</translation>
    </message>
</context>
<context>
    <name>ArmyDialog</name>
    <message>
        <source>Raise an army</source>
        <translation>Crea un’armata</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Crea</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source> BP a week</source>
        <translation> PC a settimana</translation>
    </message>
    <message>
        <source> BP</source>
        <translation> PC</translation>
    </message>
    <message>
        <source>handed over: free, in no settlement’s place</source>
        <translation>donata: gratis, non al posto di un insediamento</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Taglia</translation>
    </message>
    <message>
        <source>C&amp;R</source>
        <translation>&amp;GS</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>Ti&amp;po</translation>
    </message>
    <message>
        <source>C&amp;ost</source>
        <translation>C&amp;osto</translation>
    </message>
    <message>
        <source>&amp;Consumes</source>
        <translation>&amp;Consuma</translation>
    </message>
    <message>
        <source>&amp;In the field</source>
        <translation>&amp;In campo</translation>
    </message>
    <message>
        <source>Co&amp;mmander</source>
        <translation>Co&amp;mandante</translation>
    </message>
    <message>
        <source>Recruite&amp;d in</source>
        <translation>&amp;Reclutata a</translation>
    </message>
    <message>
        <source>&amp;Tactics</source>
        <translation>Tattic&amp;he</translation>
    </message>
    <message>
        <source>Not&amp;e</source>
        <translation>Not&amp;a</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>non detto</translation>
    </message>
</context>
<context>
    <name>ArmyFields</name>
    <message>
        <source>Fine</source>
        <translation>Piccolissima</translation>
    </message>
    <message>
        <source>Diminutive</source>
        <translation>Minuta</translation>
    </message>
    <message>
        <source>Tiny</source>
        <translation>Minuscola</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Piccola</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Huge</source>
        <translation>Enorme</translation>
    </message>
    <message>
        <source>Gargantuan</source>
        <translation>Mastodontica</translation>
    </message>
    <message>
        <source>Colossal</source>
        <translation>Colossale</translation>
    </message>
    <message>
        <source>Weeks of a month in the field</source>
        <translation>Settimane del mese in campo</translation>
    </message>
    <message>
        <source>all month in the field</source>
        <translation>in campo tutto il mese</translation>
    </message>
    <message>
        <source>{count} weeks in the field</source>
        <translation>{count} settimane in campo</translation>
    </message>
    <message>
        <source>one week in the field</source>
        <translation>una settimana in campo</translation>
    </message>
    <message>
        <source>in reserve</source>
        <translation>di riserva</translation>
    </message>
    <message>
        <source>{hex}, in the open</source>
        <translation>{hex}, all’aperto</translation>
    </message>
</context>
<context>
    <name>ArmyForm</name>
    <message>
        <source>Which army</source>
        <translation>Quale armata</translation>
    </message>
    <message>
        <source>An army…</source>
        <translation>Un’armata…</translation>
    </message>
    <message>
        <source>A new army</source>
        <translation>Una nuova armata</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taglia</translation>
    </message>
    <message>
        <source>CR</source>
        <translation>GS</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>in place of a new settlement</source>
        <translation>al posto di un nuovo insediamento</translation>
    </message>
    <message>
        <source>Its name</source>
        <translation>Il suo nome</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Che cosa si fa</translation>
    </message>
    <message>
        <source>Expand it</source>
        <translation>Espanderla</translation>
    </message>
    <message>
        <source>Equip it</source>
        <translation>Equipaggiarla</translation>
    </message>
    <message>
        <source>Bring it to full strength</source>
        <translation>Riportarla a piena potenza</translation>
    </message>
    <message>
        <source>Set its weeks in the field</source>
        <translation>Fissare le settimane in campo</translation>
    </message>
    <message>
        <source>Disband it</source>
        <translation>Scioglierla</translation>
    </message>
    <message>
        <source>Cost in BP</source>
        <translation>Costo in PC</translation>
    </message>
    <message>
        <source>Costs </source>
        <translation>Costa </translation>
    </message>
    <message>
        <source> BP</source>
        <translation> PC</translation>
    </message>
    <message>
        <source>Consumption in BP a week</source>
        <translation>Consumi in PC a settimana</translation>
    </message>
    <message>
        <source>Consumes </source>
        <translation>Consuma </translation>
    </message>
    <message>
        <source> BP a week</source>
        <translation> PC a settimana</translation>
    </message>
    <message>
        <source>{count} BP</source>
        <translation>{count} PC</translation>
    </message>
    <message>
        <source>CR {number}</source>
        <translation>GS {number}</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Crea</translation>
    </message>
    <message>
        <source>Disband</source>
        <translation>Sciogli</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Fissa</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Procedi</translation>
    </message>
</context>
<context>
    <name>ArmyPostDialog</name>
    <message>
        <source>Move an army</source>
        <translation>Muovi un’armata</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Muovi</translation>
    </message>
    <message>
        <source>To any other hex: choose it on the map and bring the army there.</source>
        <translation>In un altro esagono: sceglilo sulla mappa e porta lì l’armata.</translation>
    </message>
    <message>
        <source>not on the map</source>
        <translation>non sulla mappa</translation>
    </message>
    <message>
        <source>&amp;Army</source>
        <translation>&amp;Armata</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;Dove</translation>
    </message>
    <message>
        <source>The kingdom has no army yet.</source>
        <translation>Il regno non ha ancora armate.</translation>
    </message>
</context>
<context>
    <name>Body</name>
    <message>
        <source>Show on the map</source>
        <translation>Mostra sulla mappa</translation>
    </message>
    <message>
        <source>Show on the plan</source>
        <translation>Mostra sulla pianta</translation>
    </message>
    <message>
        <source>Anarchy: every check counts as 0, and nothing is built or decreed until order returns.</source>
        <translation>Anarchia: ogni prova vale 0, e nulla si costruisce o si emana finché non torna l’ordine.</translation>
    </message>
    <message>
        <source>Before the reign</source>
        <translation>Prima del governo</translation>
    </message>
    <message>
        <source>Settle the first hexes, leaders and edicts; then the months begin to count.</source>
        <translation>Prima gli esagoni, le autorità e gli editti iniziali; poi i mesi cominciano a contare.</translation>
    </message>
    <message>
        <source>Begin the reign</source>
        <translation>Inizia il governo</translation>
    </message>
    <message>
        <source>Month {number}</source>
        <translation>Mese {number}</translation>
    </message>
    <message>
        <source>The month is done.</source>
        <translation>Il mese è finito.</translation>
    </message>
    <message>
        <source>{month} is done.</source>
        <translation>{month} è finito.</translation>
    </message>
    <message>
        <source>{name} has not played this month yet.</source>
        <translation>{name} non ha ancora giocato questo mese.</translation>
    </message>
    <message>
        <source>Go to {name}</source>
        <translation>Vai a {name}</translation>
    </message>
    <message>
        <source>Begin next month</source>
        <translation>Comincia il mese</translation>
    </message>
    <message>
        <source>Read the journal</source>
        <translation>Leggi la cronaca</translation>
    </message>
    <message>
        <source>This month is not played to its end</source>
        <translation>Questo mese non è giocato fino in fondo</translation>
    </message>
    <message>
        <source>The program can roll the rest. What was not played is lost with the month.</source>
        <translation>Il resto può tirarlo il programma. Ciò che non è stato giocato va perduto con il mese.</translation>
    </message>
    <message>
        <source>Play the rest</source>
        <translation>Gioca il resto</translation>
    </message>
    <message>
        <source>Begin the next all the same</source>
        <translation>Comincia comunque il prossimo</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>The game master’s word goes before the dice; the journal keeps a note of it.</source>
        <translation>La parola del GM viene prima dei dadi; la cronaca ne tiene nota.</translation>
    </message>
    <message>
        <source>Back to the dice</source>
        <translation>Torna ai dadi</translation>
    </message>
    <message>
        <source>Rule otherwise…</source>
        <translation>Decidi altrimenti…</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>To Income</source>
        <translation>Alla Rendita</translation>
    </message>
    <message>
        <source>To the taxes</source>
        <translation>Alle tasse</translation>
    </message>
    <message>
        <source>Nothing more in this phase (Shift+Enter)</source>
        <translation>Null’altro in questa fase (Maiusc+Invio)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
</context>
<context>
    <name>BuildingCard</name>
    <message>
        <source>{number}, once</source>
        <translation>{number}, una volta</translation>
    </message>
    <message>
        <source>{number}: see where it comes from</source>
        <translation>{number}: mostra da dove viene</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>mese {number}</translation>
    </message>
    <message>
        <source>Built in {month} for {price}</source>
        <translation>Costruita nel {month} per {price}</translation>
    </message>
    <message>
        <source>Built in {month}</source>
        <translation>Costruita nel {month}</translation>
    </message>
</context>
<context>
    <name>BuildingFacts</name>
    <message>
        <source>item slots filled: {filled} of {all}</source>
        <translation>slot oggetto pieni: {filled} di {all}</translation>
    </message>
    <message>
        <source>still halves the price of {list}</source>
        <translation>dimezza ancora il costo di {list}</translation>
    </message>
    <message>
        <source>cost {price}</source>
        <translation>è costato {price}</translation>
    </message>
</context>
<context>
    <name>BuildingsModel</name>
    <message>
        <source>{price} instead of {list_price}: {less}</source>
        <translation>{price} invece di {list_price}: {less}</translation>
    </message>
</context>
<context>
    <name>CalendarNamesDialog</name>
    <message>
        <source>Names of the months</source>
        <translation>Nomi dei mesi</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>One name per line, as many as your year has months. Without names, months are numbered.</source>
        <translation>Un nome per riga, tanti quanti sono i mesi del tuo anno. Senza nomi, i mesi hanno un numero.</translation>
    </message>
    <message>
        <source>&amp;Months</source>
        <translation>&amp;Mesi</translation>
    </message>
    <message>
        <source>The campaign &amp;began in</source>
        <translation>La campagna è &amp;iniziata in</translation>
    </message>
    <message>
        <source>&amp;Year</source>
        <translation>&amp;Anno</translation>
    </message>
    <message>
        <source>Month {number}</source>
        <translation>Mese {number}</translation>
    </message>
    <message>
        <source>Now it is {month}.</source>
        <translation>Ora è {month}.</translation>
    </message>
</context>
<context>
    <name>CalendarPanel</name>
    <message>
        <source>Calendar</source>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>What falls due</source>
        <translation>Che cosa scade</translation>
    </message>
    <message>
        <source>Put an event ahead…</source>
        <translation>Prevedi un evento…</translation>
    </message>
    <message>
        <source>Names of the months…</source>
        <translation>Nomi dei mesi…</translation>
    </message>
    <message>
        <source>Month {number}</source>
        <translation>Mese {number}</translation>
    </message>
    <message>
        <source>Months begin to count with the reign.</source>
        <translation>I mesi cominciano a contare con il governo.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>{needed} or more</source>
        <translation>{needed} o più</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Chance: {percent}%</source>
        <translation>Probabilità: {percent}%</translation>
    </message>
    <message>
        <source>{modifier} against {dc}</source>
        <translation>{modifier} contro {dc}</translation>
    </message>
    <message>
        <source>What is added to the die</source>
        <translation>Che cosa si aggiunge al dado</translation>
    </message>
    <message>
        <source>{role} (vacant)</source>
        <translation>{role} (vacante)</translation>
    </message>
    <message>
        <source>{role} {name} rolls</source>
        <translation>Tira {name} ({role})</translation>
    </message>
</context>
<context>
    <name>ChangeRow</name>
    <message>
        <source>With which outcome</source>
        <translation>Con quale esito</translation>
    </message>
    <message>
        <source>Which number</source>
        <translation>Quale numero</translation>
    </message>
    <message>
        <source>By how much: a number, or dice</source>
        <translation>Di quanto: un numero, o dadi</translation>
    </message>
</context>
<context>
    <name>ChangesField</name>
    <message>
        <source>Add a change</source>
        <translation>Aggiungi un cambiamento</translation>
    </message>
</context>
<context>
    <name>ChangesPanel</name>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>What changed?</source>
        <translation>Che cosa è cambiato?</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>&amp;Da</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;A</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Questo mese</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Il mese scorso</translation>
    </message>
    <message>
        <source>Since the start</source>
        <translation>Dall’inizio</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Rewind…</source>
        <translation>&amp;Torna indietro…</translation>
    </message>
    <message>
        <source>After: {what}</source>
        <translation>Dopo: {what}</translation>
    </message>
    <message>
        <source>Nothing is different.</source>
        <translation>Non è cambiato nulla.</translation>
    </message>
    <message>
        <source>How months began is kept once the reign has begun.</source>
        <translation>L’inizio dei mesi si conserva da quando il governo è cominciato.</translation>
    </message>
</context>
<context>
    <name>ChangesTree</name>
    <message>
        <source>Number</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Differenza</translation>
    </message>
    <message>
        <source>Before, after</source>
        <translation>Prima, dopo</translation>
    </message>
    <message>
        <source>What changed?</source>
        <translation>Che cosa è cambiato?</translation>
    </message>
</context>
<context>
    <name>ChoiceField</name>
    <message>
        <source>Choose</source>
        <translation>Scegli</translation>
    </message>
</context>
<context>
    <name>ChoiceForm</name>
    <message>
        <source>{role} adds to</source>
        <translation>{role} aiuta</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>scegliere…</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Scegli</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>All that happened</source>
        <translation>Tutto ciò che è successo</translation>
    </message>
    <message>
        <source>Phases and events</source>
        <translation>Fasi ed eventi</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Territorio</translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation>Insediamenti</translation>
    </message>
    <message>
        <source>Kingdom</source>
        <translation>Regno</translation>
    </message>
    <message>
        <source>Game master</source>
        <translation>GM</translation>
    </message>
    <message>
        <source>Map drawing</source>
        <translation>Disegno della mappa</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Di chi</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mese</translation>
    </message>
    <message>
        <source>Find in the journal</source>
        <translation>Cerca nella cronaca</translation>
    </message>
    <message>
        <source>Write a note for this month</source>
        <translation>Scrivi una nota per questo mese</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Scrivi</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>As Markdown…</source>
        <translation>Come Markdown…</translation>
    </message>
    <message>
        <source>As PDF…</source>
        <translation>Come PDF…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>What changed?</source>
        <translation>Che cosa è cambiato?</translation>
    </message>
    <message>
        <source>Rewind to here</source>
        <translation>Torna a qui</translation>
    </message>
    <message>
        <source>Earlier this month…</source>
        <translation>Prima, in questo mese…</translation>
    </message>
    <message>
        <source>Earlier months…</source>
        <translation>Mesi precedenti…</translation>
    </message>
    <message>
        <source>Nothing to show.</source>
        <translation>Nulla da mostrare.</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Ancora nulla.</translation>
    </message>
    <message>
        <source>Exported {name}</source>
        <translation>{name} esportato</translation>
    </message>
    <message>
        <source>All months</source>
        <translation>Tutti i mesi</translation>
    </message>
    <message>
        <source>All kingdoms</source>
        <translation>Tutti i regni</translation>
    </message>
    <message>
        <source>Copied {name}</source>
        <translation>Copiato: {name}</translation>
    </message>
</context>
<context>
    <name>ClaimDialog</name>
    <message>
        <source>Claim land with a free city</source>
        <translation>Rivendica terre con una Città Libera</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Rivendica</translation>
    </message>
    <message>
        <source>Each free city joins by a Stability check; one that refuses raises Unrest by 1d4. Where no die is typed, the program rolls.</source>
        <translation>Ogni Città Libera si unisce con una prova di Stabilità; una che rifiuta aumenta il Malcontento di 1d4. Dove non scrivi il dado, tira il programma.</translation>
    </message>
    <message>
        <source>Stability check</source>
        <translation>Prova di Stabilità</translation>
    </message>
    <message>
        <source>Unrest after a failure</source>
        <translation>Malcontento dopo un fallimento</translation>
    </message>
    <message>
        <source>{needed} or more</source>
        <translation>{needed} o più</translation>
    </message>
    <message>
        <source> (with {bonus} for coming back)</source>
        <translation> (con {bonus} per il ritorno)</translation>
    </message>
    <message>
        <source>Costs {count} BP.</source>
        <translation>Costa {count} PC.</translation>
    </message>
</context>
<context>
    <name>ClaimantsPanel</name>
    <message>
        <source>Whose land</source>
        <translation>Terre di chi</translation>
    </message>
</context>
<context>
    <name>ColoursBox</name>
    <message>
        <source>Brick</source>
        <translation>Mattone</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>Muschio</translation>
    </message>
    <message>
        <source>Ochre</source>
        <translation>Ocra</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Viola</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Verde petrolio</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardesia</translation>
    </message>
    <message>
        <source>By itself, unlike the others’</source>
        <translation>Da sé, diverso dagli altri</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Com’è</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Saved {name}</source>
        <translation>Salvato: {name}</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Annullato</translation>
    </message>
    <message>
        <source>Redone</source>
        <translation>Ripetuto</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>As the colours</source>
        <translation>Come i colori</translation>
    </message>
    <message>
        <source>Printed atlas</source>
        <translation>Atlante stampato</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrasto elevato</translation>
    </message>
</context>
<context>
    <name>CompareFileDialog</name>
    <message>
        <source>Compare with the file</source>
        <translation>Confronta con il file</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>In the file, here</source>
        <translation>Nel file, qui</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenza</translation>
    </message>
    <message>
        <source>Only in the file</source>
        <translation>Solo nel file</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>Solo qui</translation>
    </message>
    <message>
        <source>The file and what is open here</source>
        <translation>Il file e ciò che è aperto qui</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numeri</translation>
    </message>
    <message>
        <source>No number of the kingdom differs.</source>
        <translation>Nessun numero del regno è diverso.</translation>
    </message>
    <message>
        <source>Written down in the journal</source>
        <translation>Scritto nella cronaca</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>The file is at month {there}, what is open here at month {here}.</source>
        <translation>Il file è al mese {there}, ciò che è aperto qui al mese {here}.</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n esagono</numerusform>
            <numerusform>%n esagoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s)</source>
        <translation>
            <numerusform>%n insediamento</numerusform>
            <numerusform>%n insediamenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kingdom(s)</source>
        <translation>
            <numerusform>%n regno</numerusform>
            <numerusform>%n regni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n label(s), pin(s) or picture(s)</source>
        <translation>
            <numerusform>%n scritta, segnaposto o immagine</numerusform>
            <numerusform>%n scritte, segnaposti o immagini</numerusform>
        </translation>
    </message>
    <message>
        <source>the settings</source>
        <translation>le impostazioni</translation>
    </message>
    <message>
        <source>What differs: {what}.</source>
        <translation>Differiscono: {what}.</translation>
    </message>
    <message>
        <source>Both hold the same.</source>
        <translation>I due sono uguali.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niente</translation>
    </message>
</context>
<context>
    <name>DeedDialog</name>
    <message>
        <source>We were attacked and have asked for help</source>
        <translation>Siamo stati attaccati e abbiamo chiesto aiuto</translation>
    </message>
    <message>
        <source>Loyalty check: {needed} or more, {percent}%</source>
        <translation>Prova di Lealtà: {needed} o più, {percent}%</translation>
    </message>
    <message>
        <source>Close the embassies with {name}</source>
        <translation>Chiudi le ambasciate con {name}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Withdraw from the treaty with {name}</source>
        <translation>Recedi dal trattato con {name}</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Recedi</translation>
    </message>
    <message>
        <source>Withdraw from the alliance with {name}</source>
        <translation>Esci dall’alleanza con {name}</translation>
    </message>
    <message>
        <source>Attack {name}</source>
        <translation>Attacca {name}</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attacca</translation>
    </message>
    <message>
        <source>An army of {name} on our land</source>
        <translation>Un’armata di {name} sulle nostre terre</translation>
    </message>
    <message>
        <source>Let it in</source>
        <translation>Accogli</translation>
    </message>
    <message>
        <source>Refuse {name} help</source>
        <translation>Rifiuta aiuto a {name}</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Rifiuta</translation>
    </message>
    <message>
        <source>They have attacked us: it ends without a check and without penalty.</source>
        <translation>Ci hanno attaccati: finisce senza prova e senza penalità.</translation>
    </message>
    <message>
        <source>All that was agreed ends. If the Loyalty check fails, the people keep it.</source>
        <translation>Finisce tutto ciò che era concordato. Se la prova di Lealtà fallisce, il popolo la mantiene.</translation>
    </message>
    <message>
        <source>An alliance ends with it. Unrest rises by 1, by 2 if the Loyalty check fails.</source>
        <translation>Con esso finisce l’alleanza. Il Malcontento sale di 1, di 2 se la prova di Lealtà fallisce.</translation>
    </message>
    <message>
        <source>The treaty stays. Unrest rises by 1, by 2 if the Loyalty check fails.</source>
        <translation>Il trattato resta. Il Malcontento sale di 1, di 2 se la prova di Lealtà fallisce.</translation>
    </message>
    <message>
        <source>If the Loyalty check fails, Unrest rises by 1d2; not if we called for it.</source>
        <translation>Se la prova di Lealtà fallisce, il Malcontento sale di 1d2; non se l’abbiamo chiamata noi.</translation>
    </message>
    <message>
        <source>Our ally has been attacked and asked for help. Infamy rises by 1d4.</source>
        <translation>L’alleato è stato attaccato e ha chiesto aiuto. L’Infamia sale di 1d4.</translation>
    </message>
    <message>
        <source>There is war. Infamy rises by 1, and Unrest too if the Loyalty check fails.</source>
        <translation>È guerra. L’Infamia sale di 1, e anche il Malcontento se la prova di Lealtà fallisce.</translation>
    </message>
    <message>
        <source>There is war. Infamy and Unrest rise by 1d2 each, by 1d4 if the Loyalty check fails.</source>
        <translation>È guerra. Infamia e Malcontento salgono di 1d2 ciascuno, di 1d4 se la prova di Lealtà fallisce.</translation>
    </message>
    <message>
        <source>There is war. Infamy and Unrest rise by 1d4 each, by 2d4 if the Loyalty check fails.</source>
        <translation>È guerra. Infamia e Malcontento salgono di 1d4 ciascuno, di 2d4 se la prova di Lealtà fallisce.</translation>
    </message>
    <message>
        <source>There is war. Nothing was agreed with them, so nothing is broken.</source>
        <translation>È guerra. Non c’erano accordi, perciò nulla si rompe.</translation>
    </message>
    <message>
        <source>&amp;Loyalty check</source>
        <translation>Prova di &amp;Lealtà</translation>
    </message>
    <message>
        <source>&amp;Infamy</source>
        <translation>&amp;Infamia</translation>
    </message>
    <message>
        <source>&amp;Unrest</source>
        <translation>&amp;Malcontento</translation>
    </message>
    <message>
        <source>Left empty, the program rolls</source>
        <translation>Se resta vuoto, tira il programma</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>Lot</source>
        <translation>Lotto</translation>
    </message>
    <message>
        <source>{side} side</source>
        <translation>Lato {side}</translation>
    </message>
    <message>
        <source>Water borders</source>
        <translation>Confini di acqua</translation>
    </message>
    <message>
        <source>Add a district…</source>
        <translation>Aggiungi un distretto…</translation>
    </message>
    <message>
        <source>Build it now</source>
        <translation>Costruisci ora</translation>
    </message>
    <message>
        <source>Upgrade to {name}</source>
        <translation>Converti: {name}</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Ripara</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>Sposta…</translation>
    </message>
    <message>
        <source>What is on show…</source>
        <translation>Che cosa è in mostra…</translation>
    </message>
    <message>
        <source>Deity…</source>
        <translation>Divinità…</translation>
    </message>
    <message>
        <source>Set its figure…</source>
        <translation>Annota il suo numero…</translation>
    </message>
    <message>
        <source>Not damaged after all</source>
        <translation>Non è danneggiata</translation>
    </message>
    <message>
        <source>Mark as damaged</source>
        <translation>Segna come danneggiata</translation>
    </message>
    <message>
        <source>It stays in use</source>
        <translation>Resta in attività</translation>
    </message>
    <message>
        <source>Mark as destroyed</source>
        <translation>Segna come distrutta</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Dettagli</translation>
    </message>
    <message>
        <source>Demolish</source>
        <translation>Demolisci</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Build {name}</source>
        <translation>Costruisci: {name}</translation>
    </message>
    <message>
        <source>Free this lot</source>
        <translation>Sblocca questo lotto</translation>
    </message>
    <message>
        <source>Mark as unusable</source>
        <translation>Segna come inutilizzabile</translation>
    </message>
</context>
<context>
    <name>DeityDialog</name>
    <message>
        <source>Deity: {building}</source>
        <translation>Divinità: {building}</translation>
    </message>
    <message>
        <source>Dedicate it</source>
        <translation>Dedica</translation>
    </message>
    <message>
        <source>The deity decides what the building gives, never more than it would give otherwise.</source>
        <translation>La divinità decide che cosa dà la costruzione, mai più di quanto darebbe altrimenti.</translation>
    </message>
    <message>
        <source>Nobody: what the building always gives</source>
        <translation>Nessuno: ciò che la costruzione dà sempre</translation>
    </message>
    <message>
        <source>The deity’s alignment</source>
        <translation>L’allineamento della divinità</translation>
    </message>
    <message>
        <source>The deity’s portfolio</source>
        <translation>Le sfere della divinità</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>Decided &amp;by</source>
        <translation>&amp;Decide</translation>
    </message>
    <message>
        <source>&amp;Alignment</source>
        <translation>&amp;Allineamento</translation>
    </message>
    <message>
        <source>Favours</source>
        <translation>Favorisce</translation>
    </message>
    <message>
        <source>and</source>
        <translation>e</translation>
    </message>
    <message>
        <source>No number changes.</source>
        <translation>Nessun numero cambia.</translation>
    </message>
</context>
<context>
    <name>DepositForm</name>
    <message>
        <source> gp</source>
        <translation> mo</translation>
    </message>
    <message>
        <source>Worth of what is deposited, in gp</source>
        <translation>Valore di ciò che si deposita, in mo</translation>
    </message>
    <message>
        <source>Deposit</source>
        <translation>Deposita</translation>
    </message>
</context>
<context>
    <name>Descriptions</name>
    <message>
        <source>planned</source>
        <translation>in progetto</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>danneggiata</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>abbandonata</translation>
    </message>
    <message>
        <source>another kingdom’s embassy</source>
        <translation>ambasciata di un altro regno</translation>
    </message>
    <message>
        <source>closes in month {month}</source>
        <translation>chiude nel mese {month}</translation>
    </message>
    <message>
        <source>serves {name} ({lot})</source>
        <translation>serve a {name} ({lot})</translation>
    </message>
    <message>
        <source>served by {name} ({lot})</source>
        <translation>servita da {name} ({lot})</translation>
    </message>
    <message>
        <source>lacks {count} of its neighbours</source>
        <translation>vicini mancanti: {count}</translation>
    </message>
    <message>
        <source>water</source>
        <translation>acqua</translation>
    </message>
    <message>
        <source>land</source>
        <translation>terra</translation>
    </message>
    <message>
        <source>{side} side, {kind}</source>
        <translation>Lato {side}, {kind}</translation>
    </message>
    <message>
        <source>Lot {label}</source>
        <translation>Lotto {label}</translation>
    </message>
    <message>
        <source>District {number}</source>
        <translation>Distretto {number}</translation>
    </message>
    <message>
        <source>cannot be used</source>
        <translation>non si può usare</translation>
    </message>
    <message>
        <source>free; a {name} stood here</source>
        <translation>libero; prima c’era: {name}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libero</translation>
    </message>
</context>
<context>
    <name>DiceField</name>
    <message>
        <source>Several dice with a space between, such as 6 6 2</source>
        <translation>Più dadi separati da uno spazio, per esempio 6 6 2</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Inserisci</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
</context>
<context>
    <name>DiplomaticForm</name>
    <message>
        <source>To whom the envoy goes</source>
        <translation>A chi va l’inviato</translation>
    </message>
    <message>
        <source>An envoy…</source>
        <translation>Un inviato…</translation>
    </message>
    <message>
        <source>There is no other kingdom yet; add one on the Kingdom page.</source>
        <translation>Non c’è ancora un altro regno; aggiungine uno alla pagina Regno.</translation>
    </message>
    <message>
        <source>What the envoy is to achieve</source>
        <translation>Che cosa deve ottenere l’inviato</translation>
    </message>
    <message>
        <source> BP of gifts</source>
        <translation> PC di doni</translation>
    </message>
    <message>
        <source>BP of gifts</source>
        <translation>PC di doni</translation>
    </message>
    <message>
        <source>Send the envoy</source>
        <translation>Manda l’inviato</translation>
    </message>
    <message>
        <source>Nothing can be asked of them now.</source>
        <translation>Ora non si può chiedere loro nulla.</translation>
    </message>
    <message>
        <source>needs no check</source>
        <translation>senza prove</translation>
    </message>
    <message>
        <source>needs a Loyalty check, then the terms are talked over anew</source>
        <translation>serve una prova di Lealtà, poi si ridiscutono i termini</translation>
    </message>
    <message>
        <source>succeeds {percent}%</source>
        <translation>riesce {percent}%</translation>
    </message>
    <message>
        <source>{enough} of {count} checks, {percent}% each</source>
        <translation>{enough} prove su {count}, {percent}% ciascuna</translation>
    </message>
    <message>
        <source>journey {dice} BP</source>
        <translation>viaggio {dice} PC</translation>
    </message>
    <message>
        <source>their Economy is estimated when it is signed</source>
        <translation>la loro Economia si stima alla firma</translation>
    </message>
    <message>
        <source>balanced: {number}</source>
        <translation>equilibrato: {number}</translation>
    </message>
    <message>
        <source>DC {number}</source>
        <translation>CD {number}</translation>
    </message>
    <message>
        <source>DC of each check</source>
        <translation>CD di ogni prova</translation>
    </message>
    <message>
        <source>What is added to each check</source>
        <translation>Che cosa si aggiunge a ogni prova</translation>
    </message>
</context>
<context>
    <name>DueRow</name>
    <message>
        <source>{what}: show</source>
        <translation>{what}: mostra</translation>
    </message>
    <message>
        <source>A month earlier</source>
        <translation>Un mese prima</translation>
    </message>
    <message>
        <source>A month later</source>
        <translation>Un mese dopo</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambia…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
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
        <translation>{edict} (non ancora emanato)</translation>
    </message>
    <message>
        <source>Suspended: Holidays bring no Loyalty and cost as before.</source>
        <translation>Sospeso: le festività non portano Lealtà e costano come prima.</translation>
    </message>
    <message>
        <source>Restore their benefit</source>
        <translation>Ripristina il beneficio</translation>
    </message>
    <message>
        <source>Suspend their benefit…</source>
        <translation>Sospendi il beneficio…</translation>
    </message>
</context>
<context>
    <name>EditKingdomDialog</name>
    <message>
        <source>Keep</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Alignment</source>
        <translation>&amp;Allineamento</translation>
    </message>
    <message>
        <source>&amp;Government</source>
        <translation>&amp;Governo</translation>
    </message>
    <message>
        <source>&amp;Colour on the map</source>
        <translation>&amp;Colore sulla mappa</translation>
    </message>
    <message>
        <source>&amp;Patron expects</source>
        <translation>Il &amp;patrono si aspetta</translation>
    </message>
    <message>
        <source>&amp;Repayment</source>
        <translation>&amp;Restituzione</translation>
    </message>
    <message>
        <source>&amp;Tribute</source>
        <translation>&amp;Tributo</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;ota</translation>
    </message>
    <message>
        <source>Order is restored: anarchy &amp;ends</source>
        <translation>L’ordine è tornato: l’anarchia &amp;finisce</translation>
    </message>
</context>
<context>
    <name>EmbassyDialog</name>
    <message>
        <source>An embassy in {name}</source>
        <translation>Un’ambasciata in {name}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>It helps your kingdom as its building would, and costs Consumption 1 a month.</source>
        <translation>Giova al regno come la sua costruzione e costa 1 di Consumi al mese.</translation>
    </message>
    <message>
        <source> BP</source>
        <translation> PC</translation>
    </message>
    <message>
        <source>&amp;Building</source>
        <translation>&amp;Costruzione</translation>
    </message>
    <message>
        <source>&amp;Price</source>
        <translation>&amp;Prezzo</translation>
    </message>
    <message>
        <source>{building}, new</source>
        <translation>{building}, nuova</translation>
    </message>
</context>
<context>
    <name>EnvoySkills</name>
    <message>
        <source>Envoy</source>
        <translation>Inviato</translation>
    </message>
    <message>
        <source>Their official</source>
        <translation>Il loro funzionario</translation>
    </message>
    <message>
        <source>Intimidates</source>
        <translation>Intimidisce</translation>
    </message>
    <message>
        <source>Intimidate instead of Diplomacy, where the rules leave the choice</source>
        <translation>Intimidire al posto di Diplomazia, dove le regole lasciano scegliere</translation>
    </message>
</context>
<context>
    <name>EventCard</name>
    <message>
        <source>{dice} (a 6 goes on)</source>
        <translation>{dice} (con 6 si continua)</translation>
    </message>
</context>
<context>
    <name>EventPlace</name>
    <message>
        <source>only put ahead by hand</source>
        <translation>solo previsto a mano</translation>
    </message>
    <message>
        <source>Event table</source>
        <translation>Tabella degli eventi</translation>
    </message>
    <message>
        <source>First result</source>
        <translation>Primo risultato</translation>
    </message>
    <message>
        <source>Last result</source>
        <translation>Ultimo risultato</translation>
    </message>
</context>
<context>
    <name>ExhibitsDialog</name>
    <message>
        <source>On show: {building}</source>
        <translation>In mostra: {building}</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Metti in mostra</translation>
    </message>
    <message>
        <source>Another piece</source>
        <translation>Un altro oggetto</translation>
    </message>
    <message>
        <source>A find from the past</source>
        <translation>Un ritrovamento del passato</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Oggetto</translation>
    </message>
    <message>
        <source> gp</source>
        <translation> mo</translation>
    </message>
    <message>
        <source>Its price in gp</source>
        <translation>Il suo prezzo in mo</translation>
    </message>
    <message>
        <source>Part of the kingdom’s history</source>
        <translation>Parte della storia del regno</translation>
    </message>
    <message>
        <source>Take it off show</source>
        <translation>Togli dalla mostra</translation>
    </message>
    <message>
        <source>Each full {gp} gp of a piece’s price gives Fame +1, at most +{most} in all; +{historic} more if any is part of the kingdom’s history.</source>
        <translation>Ogni {gp} mo intere del prezzo di un oggetto danno Fama +1, al massimo +{most} in tutto; +{historic} in più se uno fa parte della storia del regno.</translation>
    </message>
</context>
<context>
    <name>ExpeditionsPanel</name>
    <message>
        <source>Expeditions</source>
        <translation>Spedizioni</translation>
    </message>
    <message>
        <source>To {place}</source>
        <translation>Verso {place}</translation>
    </message>
    <message>
        <source>Call back</source>
        <translation>Richiama</translation>
    </message>
    <message>
        <source>in {place}, {done} of {count} hexes</source>
        <translation>in {place}, {done} di {count} esagoni</translation>
    </message>
    <message>
        <source>{way}, with {leaders}</source>
        <translation>{way}, con {leaders}</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>mese {number}</translation>
    </message>
    <message>
        <source>back at the end of {month}</source>
        <translation>di ritorno alla fine di {month}</translation>
    </message>
    <message>
        <source>Expedition to {place}: {state}</source>
        <translation>Spedizione verso {place}: {state}</translation>
    </message>
</context>
<context>
    <name>ExplorationForm</name>
    <message>
        <source>Cost, {die}</source>
        <translation>Costo, {die}</translation>
    </message>
    <message>
        <source>Who explores</source>
        <translation>Chi esplora</translation>
    </message>
    <message>
        <source>An expedition…</source>
        <translation>Una spedizione…</translation>
    </message>
    <message>
        <source>Explorers by themselves</source>
        <translation>Esploratori da soli</translation>
    </message>
    <message>
        <source>Leaders and explorers</source>
        <translation>Autorità ed esploratori</translation>
    </message>
    <message>
        <source>Hexes in their order</source>
        <translation>Esagoni nel loro ordine</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Mesi</translation>
    </message>
    <message>
        <source>Stealth</source>
        <translation>Furtività</translation>
    </message>
    <message>
        <source>Worst Stealth modifier among them all</source>
        <translation>Il peggior modificatore di Furtività fra tutti loro</translation>
    </message>
    <message>
        <source>Survival</source>
        <translation>Sopravvivenza</translation>
    </message>
    <message>
        <source>Best modifier on Survival or Knowledge (geography) among them</source>
        <translation>Il miglior modificatore di Sopravvivenza o Conoscenze (geografia) fra loro</translation>
    </message>
    <message>
        <source>Dice for the cost, one a month</source>
        <translation>Dadi per il costo, uno al mese</translation>
    </message>
    <message>
        <source>One die for each month; left empty, the program rolls</source>
        <translation>Un dado per ogni mese; se resta vuoto, tira il programma</translation>
    </message>
    <message>
        <source>On the map, click the hexes to visit, in their order; click one again to leave it out.</source>
        <translation>Sulla mappa, fai clic sugli esagoni da visitare, nel loro ordine; un altro clic li toglie.</translation>
    </message>
    <message>
        <source>Send the explorers</source>
        <translation>Manda gli esploratori</translation>
    </message>
    <message>
        <source>One of these hexes is not on the map.</source>
        <translation>Uno di questi esagoni non è sulla mappa.</translation>
    </message>
    <message>
        <source>Where do they go?</source>
        <translation>Dove vanno?</translation>
    </message>
    <message>
        <source>Who goes along…</source>
        <translation>Chi li accompagna…</translation>
    </message>
    <message>
        <source>costs {bp} BP</source>
        <translation>costa {bp} PC</translation>
    </message>
    <message>
        <source>costs {low} to {high} BP</source>
        <translation>costa da {low} a {high} PC</translation>
    </message>
    <message>
        <source>Who goes along?</source>
        <translation>Chi li accompagna?</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) to explore</source>
        <translation>
            <numerusform>%n esagono da esplorare</numerusform>
            <numerusform>%n esagoni da esplorare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) by the map</source>
        <translation>
            <numerusform>%n giorno secondo la mappa</numerusform>
            <numerusform>%n giorni secondo la mappa</numerusform>
        </translation>
    </message>
    <message>
        <source>Days of the expedition</source>
        <translation>Giorni della spedizione</translation>
    </message>
    <message numerus="yes">
        <source> month(s)</source>
        <translation>
            <numerusform> mese</numerusform>
            <numerusform> mesi</numerusform>
        </translation>
    </message>
    <message>
        <source>Which leaders go along</source>
        <translation>Quali autorità accompagnano la spedizione</translation>
    </message>
</context>
<context>
    <name>ExtrasList</name>
    <message>
        <source>For which kingdom</source>
        <translation>Per quale regno</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Quanto</translation>
    </message>
    <message>
        <source>for good</source>
        <translation>per sempre</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Mesi</translation>
    </message>
    <message>
        <source> months</source>
        <translation> mesi</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>The game master’s own modifiers, from next month on</source>
        <translation>Modificatori del GM, dal mese prossimo</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n mese</numerusform>
            <numerusform>%n mesi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Qualcosa è andato storto</translation>
    </message>
    <message>
        <source>Your campaign is as it was before, and unsaved work is kept.</source>
        <translation>La campagna è com’era prima e il lavoro non salvato è conservato.</translation>
    </message>
    <message>
        <source>Your campaign is as it was before. Save it now under a new name to be sure.</source>
        <translation>La campagna è com’era prima. Per sicurezza salvala ora con un altro nome.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Dettagli</translation>
    </message>
    <message>
        <source>With the &amp;error’s own words, which may quote your campaign</source>
        <translation>Con le &amp;parole dell’errore, che possono citare la campagna</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Dettagli</translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <translation>&amp;Copia i dettagli</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>That was a mistake of the program. The details help to mend it.</source>
        <translation>È stato un errore del programma. I dettagli aiutano a correggerlo.</translation>
    </message>
    <message>
        <source>They are kept in {file}, without any text of your campaign.</source>
        <translation>Sono conservati in {file}, senza alcun testo della campagna.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>None yet</source>
        <translation>Ancora nessuna</translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation>Svuota l’elenco</translation>
    </message>
    <message>
        <source>There is unsaved work of {name}, left when the program ended. Open it?</source>
        <translation>C’è del lavoro non salvato di {name}, rimasto quando il programma si è chiuso. Aprirlo?</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Your work is in memory. Mend this and save again, or save it under another name.</source>
        <translation>Il tuo lavoro è in memoria. Rimedia e salva di nuovo, oppure salvalo con un altro nome.</translation>
    </message>
    <message>
        <source>Saved {name}</source>
        <translation>Salvato: {name}</translation>
    </message>
    <message>
        <source>The unsaved work is back; it is not saved yet</source>
        <translation>Il lavoro non salvato è tornato; non è ancora salvato</translation>
    </message>
    <message>
        <source>The unsaved work is kept as {file}</source>
        <translation>Il lavoro non salvato è conservato come {file}</translation>
    </message>
</context>
<context>
    <name>Findable</name>
    <message>
        <source>army</source>
        <translation>armata</translation>
    </message>
    <message>
        <source>building</source>
        <translation>costruzione</translation>
    </message>
    <message>
        <source>to do</source>
        <translation>da fare</translation>
    </message>
    <message>
        <source>help</source>
        <translation>manuale</translation>
    </message>
    <message>
        <source>hex</source>
        <translation>esagono</translation>
    </message>
    <message>
        <source>kingdom</source>
        <translation>regno</translation>
    </message>
    <message>
        <source>label</source>
        <translation>scritta</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>pin</source>
        <translation>segnaposto</translation>
    </message>
    <message>
        <source>role</source>
        <translation>ruolo</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>regola</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>insediamento</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Find</source>
        <translation>Trova</translation>
    </message>
    <message>
        <source>A place, a building, a person, a rule, or something to do</source>
        <translation>Un luogo, una costruzione, una persona, una regola o qualcosa da fare</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trovati</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Non si trova nulla</translation>
    </message>
</context>
<context>
    <name>FirstSteps</name>
    <message>
        <source>Now “Found a settlement…” in the panel beside the map.</source>
        <translation>Ora «Fonda un insediamento…» nel riquadro accanto alla mappa.</translation>
    </message>
    <message>
        <source>First claim a hex: a settlement stands on your own land.</source>
        <translation>Prima rivendica un esagono: un insediamento sorge sulla tua terra.</translation>
    </message>
    <message>
        <source>Click a hex; the panel beside the map then lists what can be done there.</source>
        <translation>Fai clic su un esagono: il riquadro accanto alla mappa elenca che cosa ci puoi fare.</translation>
    </message>
    <message>
        <source>Choose a terrain and draw with the pointer.</source>
        <translation>Scegli un terreno e dipingi con il puntatore.</translation>
    </message>
</context>
<context>
    <name>FoundSettlementDialog</name>
    <message>
        <source>Found a settlement in {hex}</source>
        <translation>Fonda un insediamento in {hex}</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Fonda</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>Water borders</source>
        <translation>Confini di acqua</translation>
    </message>
    <message>
        <source>&amp;Granted: free, and outside this month’s limit</source>
        <translation>&amp;Concesso: gratis e fuori dal limite del mese</translation>
    </message>
    <message>
        <source>The hex has no water on the map; tick a side if the place has some.</source>
        <translation>Sulla mappa l’esagono è senza acqua; se il luogo ne ha, segna un lato.</translation>
    </message>
</context>
<context>
    <name>FoundingDialog</name>
    <message>
        <source>Found a kingdom</source>
        <translation>Fonda un regno</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Indietro</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>&amp;Avanti</translation>
    </message>
    <message>
        <source>F&amp;ound the kingdom</source>
        <translation>&amp;Fonda il regno</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>When the reign begins</source>
        <translation>Quando il governo comincia</translation>
    </message>
    <message>
        <source>Step {number} of {count}: {name}</source>
        <translation>Passo {number} di {count}: {name}</translation>
    </message>
    <message>
        <source>Sponsored, {count} BP</source>
        <translation>Con un patrono, {count} PC</translation>
    </message>
    <message>
        <source>From scratch, {count} BP</source>
        <translation>Da zero, {count} PC</translation>
    </message>
    <message>
        <source>First settlement: {name}</source>
        <translation>Primo insediamento: {name}</translation>
    </message>
    <message>
        <source>Seats held: {count} of {all}</source>
        <translation>Ruoli occupati: {count} di {all}</translation>
    </message>
</context>
<context>
    <name>FrictionFields</name>
    <message>
        <source>Attitude </source>
        <translation>Atteggiamento </translation>
    </message>
    <message>
        <source>Steps by which its attitude is better or worse for how its old rulers went</source>
        <translation>Passi di cui l’atteggiamento migliora o peggiora per come se ne sono andati i vecchi governanti</translation>
    </message>
    <message>
        <source>Loyalty check, {die}</source>
        <translation>Prova di Lealtà, {die}</translation>
    </message>
    <message>
        <source>Unrest, {die}</source>
        <translation>Malcontento, {die}</translation>
    </message>
    <message>
        <source>Left empty, the program rolls</source>
        <translation>Se resta vuoto, tira il programma</translation>
    </message>
</context>
<context>
    <name>GoodsForm</name>
    <message>
        <source> BP</source>
        <translation> PC</translation>
    </message>
    <message>
        <source>Its share of the Treasury</source>
        <translation>La sua parte del Tesoro</translation>
    </message>
    <message>
        <source>As offered</source>
        <translation>Come proposto</translation>
    </message>
    <message>
        <source>of {count} BP</source>
        <translation>di {count} PC</translation>
    </message>
    <message>
        <source>Armies that go along</source>
        <translation>Armate che vanno via</translation>
    </message>
    <message>
        <source>Leaders who go along</source>
        <translation>Autorità che vanno via</translation>
    </message>
    <message>
        <source>Each steps down here: Unrest rises by 1 (the Ruler: 2), and a Loyalty check decides whether the role is vacant.</source>
        <translation>Chi va via abdica qui: il Malcontento aumenta di 1 (il Governante: di 2) e una prova di Lealtà decide se il ruolo resta vacante.</translation>
    </message>
    <message>
        <source>as {role}</source>
        <translation>come {role}</translation>
    </message>
    <message>
        <source>What {name} is there</source>
        <translation>Che cosa sarà lì {name}</translation>
    </message>
    <message>
        <source>The die of the Loyalty check; left empty, the program rolls</source>
        <translation>Il dado della prova di Lealtà; se è vuoto, tira il programma</translation>
    </message>
</context>
<context>
    <name>GrantDialog</name>
    <message>
        <source>Grant or take</source>
        <translation>Concedi o togli</translation>
    </message>
    <message>
        <source>Grant</source>
        <translation>Concedi</translation>
    </message>
    <message>
        <source>A negative amount takes.</source>
        <translation>Un valore negativo toglie.</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;ota</translation>
    </message>
    <message>
        <source> BP</source>
        <translation> PC</translation>
    </message>
</context>
<context>
    <name>GuideCard</name>
    <message>
        <source>A land without a crown</source>
        <translation>Una terra senza corona</translation>
    </message>
    <message>
        <source>Found a kingdom, or take over one that runs on paper.</source>
        <translation>Fonda un regno, o riprendine uno tenuto su carta.</translation>
    </message>
    <message>
        <source>Found a kingdom…</source>
        <translation>Fonda un regno…</translation>
    </message>
    <message>
        <source>Adopt a running kingdom…</source>
        <translation>Riprendi un regno in corso…</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Primi passi</translation>
    </message>
    <message>
        <source>Limits and empty roles do not count until the reign begins. Take your time.</source>
        <translation>Limiti e ruoli vacanti non contano finché il governo non comincia. C’è tempo.</translation>
    </message>
    <message>
        <source>Begin the reign</source>
        <translation>Inizia il governo</translation>
    </message>
    <message>
        <source>All is ready: the first month follows, at the foot.</source>
        <translation>Tutto è pronto: in basso segue il primo mese.</translation>
    </message>
    <message>
        <source>Draw the land</source>
        <translation>Disegna il territorio</translation>
    </message>
    <message>
        <source>Choose a terrain beside the map and paint.</source>
        <translation>Scegli un terreno accanto alla mappa e dipingi.</translation>
    </message>
    <message>
        <source>Claim the first hex</source>
        <translation>Rivendica il primo esagono</translation>
    </message>
    <message>
        <source>Select it on the map, mark it explored and cleared, and claim it.</source>
        <translation>Selezionalo sulla mappa, segnalo come esplorato e liberato e rivendicalo.</translation>
    </message>
    <message>
        <source>Found a settlement</source>
        <translation>Fonda un insediamento</translation>
    </message>
    <message>
        <source>In a hex you claimed. It becomes the capital.</source>
        <translation>In un esagono rivendicato. Diventa la capitale.</translation>
    </message>
    <message>
        <source>Drag buildings from the list onto the lots: a House, then an Inn beside it.</source>
        <translation>Trascina le costruzioni dall’elenco sui lotti: un Caseggiato, poi una Locanda accanto.</translation>
    </message>
    <message>
        <source>Appoint leaders</source>
        <translation>Nomina le autorità</translation>
    </message>
    <message>
        <source>The Ruler first; every empty role costs something.</source>
        <translation>Prima il Governante; ogni ruolo vacante costa qualcosa.</translation>
    </message>
    <message>
        <source>Issue the edicts</source>
        <translation>Emana gli editti</translation>
    </message>
    <message>
        <source>Holidays, promotion and taxation.</source>
        <translation>Festività, Propaganda e Tassazione.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Costruisci</translation>
    </message>
    <message>
        <source>{step}, done</source>
        <translation>{step}, fatto</translation>
    </message>
    <message>
        <source>Taking over a kingdom</source>
        <translation>Ripresa di un regno</translation>
    </message>
    <message>
        <source>Enter map, settlements and leaders as they stand: nothing is paid, and what they do not explain yet is carried over from your sheet.</source>
        <translation>Inserisci mappa, insediamenti e autorità come sono: non si paga nulla, e ciò che non spiegano ancora resta come riporto dalla scheda.</translation>
    </message>
    <message>
        <source>Correct the sheet…</source>
        <translation>Correggi la scheda…</translation>
    </message>
    <message>
        <source>The Treasury that is left…</source>
        <translation>Il Tesoro che resta…</translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation>Insediamenti</translation>
    </message>
    <message>
        <source>Select a hex to see what can be done there.</source>
        <translation>Seleziona un esagono per vedere che cosa ci puoi fare.</translation>
    </message>
</context>
<context>
    <name>GuidedDialog</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
</context>
<context>
    <name>HandOverDialog</name>
    <message>
        <source>Hand over {name}</source>
        <translation>Cedi {name}</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Cedi</translation>
    </message>
    <message>
        <source>Known of it: Size {size}, Economy {economy}.</source>
        <translation>Se ne sa: Dimensione {size}, Economia {economy}.</translation>
    </message>
    <message>
        <source>It becomes a neighbour: land, settlements, attitudes and agreements stay.</source>
        <translation>Diventa un vicino: terre, insediamenti, atteggiamenti e accordi restano.</translation>
    </message>
    <message>
        <source>Its treasury, leaders, edicts, armies and trade routes are gone.</source>
        <translation>Tesoro, autorità, editti, armate e rotte commerciali non ci sono più.</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Month {number}</source>
        <translation>Mese {number}</translation>
    </message>
    <message>
        <source>BP</source>
        <comment>Build Points</comment>
        <translation>PC</translation>
    </message>
    <message>
        <source>DC</source>
        <comment>Control DC</comment>
        <translation>CD</translation>
    </message>
</context>
<context>
    <name>HelpPrinting</name>
    <message>
        <source>Save as PDF</source>
        <translation>Salva come PDF</translation>
    </message>
    <message>
        <source>The pages are set…</source>
        <translation>Le pagine si compongono…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>HelpTerms</name>
    <message>
        <source>About {name}</source>
        <translation>Che cos’è {name}</translation>
    </message>
    <message>
        <source>F1: more</source>
        <translation>F1: di più</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Show in the program</source>
        <translation>Mostra nel programma</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Search the help book</source>
        <translation>Cerca nel manuale</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trovato</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Print this &amp;page…</source>
        <translation>Stampa questa &amp;pagina…</translation>
    </message>
    <message>
        <source>This page as P&amp;DF…</source>
        <translation>Questa pagina in P&amp;DF…</translation>
    </message>
    <message>
        <source>Print this &amp;chapter…</source>
        <translation>Stampa questo &amp;capitolo…</translation>
    </message>
    <message>
        <source>This chapter as PD&amp;F…</source>
        <translation>Questo capitolo in PD&amp;F…</translation>
    </message>
    <message>
        <source>Print the whole &amp;book…</source>
        <translation>Stampa tutto il &amp;manuale…</translation>
    </message>
    <message>
        <source>The whole book as &amp;PDF…</source>
        <translation>Tutto il man&amp;uale in PDF…</translation>
    </message>
</context>
<context>
    <name>HexArmies</name>
    <message>
        <source>Armies</source>
        <translation>Armate</translation>
    </message>
    <message>
        <source>Bring an army here…</source>
        <translation>Porta qui un’armata…</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>Muovi…</translation>
    </message>
</context>
<context>
    <name>HexCard</name>
    <message>
        <source>Open {name}</source>
        <translation>Apri {name}</translation>
    </message>
    <message>
        <source>Found a settlement…</source>
        <translation>Fonda un insediamento…</translation>
    </message>
    <message>
        <source>Special terrain…</source>
        <translation>Territorio speciale…</translation>
    </message>
    <message>
        <source>coast</source>
        <translation>costa</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>lago</translation>
    </message>
    <message>
        <source>river</source>
        <translation>fiume</translation>
    </message>
    <message>
        <source>Realm</source>
        <translation>Regno</translation>
    </message>
    <message>
        <source>unclaimed</source>
        <translation>non rivendicato</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Acqua</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Speciale</translation>
    </message>
    <message>
        <source>Built</source>
        <translation>Migliorie</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Strade</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Territorio</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perduto</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>cost double</source>
        <translation>costano il doppio</translation>
    </message>
    <message>
        <source>at the plain price</source>
        <translation>a prezzo semplice</translation>
    </message>
    <message>
        <source>not explored</source>
        <translation>non esplorato</translation>
    </message>
    <message>
        <source>explored and cleared</source>
        <translation>esplorato e liberato</translation>
    </message>
    <message>
        <source>explored, not cleared</source>
        <translation>esplorato, non liberato</translation>
    </message>
    <message>
        <source>prepared</source>
        <translation>preparato</translation>
    </message>
    <message>
        <source>secondary since {month}: in checks Unrest counts {count} higher</source>
        <translation>secondario ({month}): nelle prove il Malcontento conta {count} in più</translation>
    </message>
    <message>
        <source>; held by {name} ({role})</source>
        <translation>; lo tiene {name} ({role})</translation>
    </message>
    <message>
        <source>in {month}</source>
        <translation>{month}</translation>
    </message>
    <message>
        <source>in {month}; comes back with a claim that joins it to the realm</source>
        <translation>{month}; torna con una rivendicazione che lo ricollega al regno</translation>
    </message>
    <message>
        <source>in {month}; {bonus} on the check to win {name} back</source>
        <translation>{month}; {bonus} alla prova per riavere {name}</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>mese {number}</translation>
    </message>
    <message>
        <source>Name and note…</source>
        <translation>Nome e nota…</translation>
    </message>
    <message>
        <source>Name and note</source>
        <translation>Nome e nota</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n esagono</numerusform>
            <numerusform>%n esagoni</numerusform>
        </translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation>Rivendicati</translation>
    </message>
    <message>
        <source>Select fewer hexes to see what can be done with them.</source>
        <translation>Seleziona meno esagoni per vedere che cosa ci puoi fare.</translation>
    </message>
</context>
<context>
    <name>HexKnowledge</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Explored</source>
        <translation>Esplorato</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Segnaposti</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Sorvegliato</translation>
    </message>
    <message>
        <source>Above</source>
        <translation>Sopra</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Sotto</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>mese {number}</translation>
    </message>
    <message>
        <source>by {name}</source>
        <translation>da {name}</translation>
    </message>
    <message>
        <source>from the coast of {names}</source>
        <translation>dalla costa di {names}</translation>
    </message>
</context>
<context>
    <name>HexNoteDialog</name>
    <message>
        <source>The players read the note</source>
        <translation>I giocatori leggono la nota</translation>
    </message>
    <message>
        <source>The name they read once the hex is explored.</source>
        <translation>Il nome lo leggono quando l’esagono è esplorato.</translation>
    </message>
</context>
<context>
    <name>HexTable</name>
    <message>
        <source>Hex</source>
        <translation>Esagono</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>Tenuto da</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Insediamento</translation>
    </message>
    <message>
        <source>Built</source>
        <translation>Costruito</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Speciale</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Acqua</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>coast</source>
        <translation>costa</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>lago</translation>
    </message>
    <message>
        <source>river</source>
        <translation>fiume</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>ignoto</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>visto</translation>
    </message>
    <message>
        <source>explored</source>
        <translation>esplorato</translation>
    </message>
    <message>
        <source>cleared</source>
        <translation>liberato</translation>
    </message>
    <message>
        <source>Show on the map</source>
        <translation>Mostra sulla mappa</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Tutti i livelli</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <translation>Livello {number}</translation>
    </message>
    <message>
        <source>Narrow: words that stand in the row, such as “hills explored”</source>
        <translation>Restringi: parole che stanno nella riga, come «colline esplorato»</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Esagoni</translation>
    </message>
    <message>
        <source>Level of the map</source>
        <translation>Livello della mappa</translation>
    </message>
</context>
<context>
    <name>HistoryCommands</name>
    <message>
        <source>{moment}. Undo brings back what came after, until the campaign is closed.</source>
        <translation>{moment}. Annulla riporta ciò che è venuto dopo, finché la campagna resta aperta.</translation>
    </message>
    <message>
        <source>{moment}. What came after is kept in {file}; Undo brings it back as well.</source>
        <translation>{moment}. Ciò che è venuto dopo è conservato in {file}; anche Annulla lo riporta.</translation>
    </message>
    <message>
        <source>As this month began</source>
        <translation>Come all’inizio del mese</translation>
    </message>
    <message>
        <source>{difference} since this month began</source>
        <translation>{difference} dall’inizio del mese</translation>
    </message>
</context>
<context>
    <name>HouseForm</name>
    <message>
        <source>A changed number</source>
        <translation>Un numero cambiato</translation>
    </message>
    <message>
        <source>Play it so</source>
        <translation>Gioca così</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>A building of our own</source>
        <translation>Una nostra costruzione</translation>
    </message>
    <message>
        <source>A terrain improvement of our own</source>
        <translation>Una nostra miglioria territoriale</translation>
    </message>
    <message>
        <source>A level of an edict of our own</source>
        <translation>Un nostro livello di un editto</translation>
    </message>
    <message>
        <source>An event of our own</source>
        <translation>Un nostro evento</translation>
    </message>
    <message>
        <source>A place in an event table</source>
        <translation>Un posto in una tabella degli eventi</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Voce</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Edict</source>
        <translation>Editto</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrizione</translation>
    </message>
    <message>
        <source>In an event table</source>
        <translation>In una tabella degli eventi</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Non è ancora cambiato niente.</translation>
    </message>
    <message>
        <source>printed {before} → house {after}</source>
        <translation>stampato {before} → della casa {after}</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regola</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>Che cosa dice</translation>
    </message>
    <message>
        <source>No house rules yet: this campaign plays what the books have.</source>
        <translation>Ancora nessuna regola della casa: questa campagna gioca ciò che sta nei libri.</translation>
    </message>
    <message>
        <source>Buildings, improvements, edict levels and events of your own, and other numbers for those of the books. The campaign keeps them; {sign} marks them wherever they show.</source>
        <translation>Costruzioni, migliorie, livelli di editti ed eventi tuoi, e altri numeri per quelli dei libri. La campagna li conserva; {sign} li segna ovunque compaiano.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Building…</source>
        <translation>Costruzione…</translation>
    </message>
    <message>
        <source>Terrain improvement…</source>
        <translation>Miglioria territoriale…</translation>
    </message>
    <message>
        <source>Level of an edict…</source>
        <translation>Livello di un editto…</translation>
    </message>
    <message>
        <source>Event…</source>
        <translation>Evento…</translation>
    </message>
    <message>
        <source>Changed number…</source>
        <translation>Numero cambiato…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambia…</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Take in from a file…</source>
        <translation>Accogli da un file…</translation>
    </message>
    <message>
        <source>Write to a file…</source>
        <translation>Scrivi in un file…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>House rules (*.json)</source>
        <translation>Regole della casa (*.json)</translation>
    </message>
    <message>
        <source>House rules of another table</source>
        <translation>Regole della casa di un altro tavolo</translation>
    </message>
    <message>
        <source>Write the house rules</source>
        <translation>Scrivi le regole della casa</translation>
    </message>
</context>
<context>
    <name>IdsField</name>
    <message>
        <source>add…</source>
        <translation>aggiungi…</translation>
    </message>
    <message>
        <source>Take {name} away</source>
        <translation>Togli {name}</translation>
    </message>
</context>
<context>
    <name>ImportMap</name>
    <message>
        <source>A lake in the land</source>
        <translation>Un lago nel territorio</translation>
    </message>
    <message>
        <source>A note on the hex</source>
        <translation>Una nota sull’esagono</translation>
    </message>
    <message>
        <source>Nothing: left out</source>
        <translation>Nulla: tralasciato</translation>
    </message>
    <message>
        <source>A river</source>
        <translation>Un fiume</translation>
    </message>
    <message>
        <source>A road</source>
        <translation>Una Strada Comune</translation>
    </message>
    <message>
        <source>a campaign of this program</source>
        <translation>una campagna di questo programma</translation>
    </message>
    <message>
        <source>a table of hexes</source>
        <translation>una tabella di esagoni</translation>
    </message>
    <message>
        <source>a text map</source>
        <translation>una mappa di testo</translation>
    </message>
    <message>
        <source>a map of Tiled</source>
        <translation>una mappa di Tiled</translation>
    </message>
    <message>
        <source>a map of Worldographer</source>
        <translation>una mappa di Worldographer</translation>
    </message>
    <message>
        <source>a picture on a grid</source>
        <translation>un’immagine su una griglia</translation>
    </message>
</context>
<context>
    <name>ImportMapDialog</name>
    <message>
        <source>Import a map</source>
        <translation>Importa una mappa</translation>
    </message>
    <message>
        <source>{file}: {kind}</source>
        <translation>{file}: {kind}</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n esagono</numerusform>
            <numerusform>%n esagoni</numerusform>
        </translation>
    </message>
    <message>
        <source>{columns} × {rows} on their map</source>
        <translation>{columns} × {rows} sulla mappa d’origine</translation>
    </message>
    <message>
        <source>Another &amp;file…</source>
        <translation>Un altro &amp;file…</translation>
    </message>
    <message>
        <source>Into a &amp;new campaign</source>
        <translation>In una &amp;nuova campagna</translation>
    </message>
    <message>
        <source>Onto the &amp;open map</source>
        <translation>Sulla mappa &amp;aperta</translation>
    </message>
    <message>
        <source>Name of the campaign</source>
        <translation>Nome della campagna</translation>
    </message>
    <message>
        <source>Take all other hexes off</source>
        <translation>Togli tutti gli altri esagoni</translation>
    </message>
    <message>
        <source>Hexes stand as they do on the open map</source>
        <translation>Esagoni disposti come sulla mappa aperta</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>What their names are</source>
        <translation>Che cosa sono i loro nomi</translation>
    </message>
    <message>
        <source>How it lies</source>
        <translation>Com’è disposta</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation>Dove va</translation>
    </message>
    <message>
        <source>How it comes in</source>
        <translation>Come viene importata</translation>
    </message>
    <message>
        <source>What was left behind</source>
        <translation>Che cosa è rimasto fuori</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) were not understood and stand first; say what they are.</source>
        <translation>
            <numerusform>%n nome non è stato capito e sta per primo; indica che cos’è.</numerusform>
            <numerusform>%n nomi non sono stati capiti e stanno per primi; indica che cosa sono.</numerusform>
        </translation>
    </message>
    <message>
        <source>All names were understood; each can be changed.</source>
        <translation>Tutti i nomi sono stati capiti; ognuno si può cambiare.</translation>
    </message>
    <message>
        <source>Every name is left out: there is no hex to import.</source>
        <translation>Ogni nome è tralasciato: non c’è alcun esagono da importare.</translation>
    </message>
</context>
<context>
    <name>IndependenceDialog</name>
    <message>
        <source>Divide {name}</source>
        <translation>Dividi {name}</translation>
    </message>
    <message>
        <source>Declare independence</source>
        <translation>Dichiara l’indipendenza</translation>
    </message>
    <message>
        <source>Another new kingdom</source>
        <translation>Un altro nuovo regno</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>in proportion to people</source>
        <translation>in proporzione alla popolazione</translation>
    </message>
    <message>
        <source>in proportion to hexes</source>
        <translation>in proporzione agli esagoni</translation>
    </message>
    <message>
        <source>its share</source>
        <translation>la sua parte</translation>
    </message>
    <message>
        <source>Choose the land of each new kingdom.</source>
        <translation>Scegli le terre di ogni nuovo regno.</translation>
    </message>
    <message>
        <source>Loyalty {amount} in each of them, for {months} months from next month on.</source>
        <translation>Lealtà {amount} in ciascuno, per {months} mesi dal prossimo.</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Terre</translation>
    </message>
    <message>
        <source>The Treasury is shared</source>
        <translation>Il Tesoro si divide</translation>
    </message>
    <message>
        <source>What goes along</source>
        <translation>Che cosa va via</translation>
    </message>
    <message>
        <source>Unrest and modifiers</source>
        <translation>Malcontento e modificatori</translation>
    </message>
    <message>
        <source>Unrest of {name}</source>
        <translation>Malcontento: {name}</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Selection</source>
        <translation>Selezione</translation>
    </message>
    <message>
        <source>‹ First steps</source>
        <translation>‹ Primi passi</translation>
    </message>
    <message>
        <source>Back to the first steps</source>
        <translation>Torna ai primi passi</translation>
    </message>
    <message>
        <source>Nothing is selected then, as with Esc</source>
        <translation>Non resta selezionato nulla, come con Esc</translation>
    </message>
</context>
<context>
    <name>ItemPanel</name>
    <message>
        <source>Magic items: {taken} of {count} slots</source>
        <translation>Oggetti magici: {taken} slot su {count}</translation>
    </message>
    <message>
        <source>My list ({count})…</source>
        <translation>Il mio elenco ({count})…</translation>
    </message>
    <message>
        <source>Load a list…</source>
        <translation>Carica un elenco…</translation>
    </message>
    <message>
        <source>For the kingdom</source>
        <translation>Per il regno</translation>
    </message>
    <message>
        <source>For oneself</source>
        <translation>Per sé</translation>
    </message>
    <message>
        <source>{what}: {bp} BP</source>
        <translation>{what}: {bp} PC</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt)</source>
        <translation>Tabelle (*.csv *.txt)</translation>
    </message>
    <message>
        <source>A list of magic items</source>
        <translation>Un elenco di oggetti magici</translation>
    </message>
    <message>
        <source>Magic items</source>
        <translation>Oggetti magici</translation>
    </message>
    <message>
        <source>Items come from</source>
        <translation>Gli oggetti vengono da</translation>
    </message>
    <message>
        <source>the generator</source>
        <translation>generatore</translation>
    </message>
    <message>
        <source>the generator, our own dice</source>
        <translation>generatore, con i nostri dadi</translation>
    </message>
    <message>
        <source>my list</source>
        <translation>mio elenco</translation>
    </message>
    <message>
        <source>the generator or my list</source>
        <translation>generatore o mio elenco</translation>
    </message>
    <message>
        <source>me: I name them</source>
        <translation>me: li nomino io</translation>
    </message>
    <message>
        <source>A table (CSV) with the columns name, kind, tier and price</source>
        <translation>Una tabella (CSV) con le colonne name, kind, tier e price</translation>
    </message>
    <message>
        <source>Roll an item</source>
        <translation>Tira un oggetto</translation>
    </message>
    <message>
        <source>Name it…</source>
        <translation>Dagli un nome…</translation>
    </message>
    <message>
        <source>Bought by the party</source>
        <translation>Comprato dal gruppo</translation>
    </message>
    <message>
        <source>Sell it off</source>
        <translation>Svendi</translation>
    </message>
    <message>
        <source>Let chance put another item into this slot</source>
        <translation>Il caso mette un altro oggetto in questo slot</translation>
    </message>
    <message>
        <source>Type what lies there, with its price after a comma</source>
        <translation>Scrivi che cosa contiene, con il prezzo dopo una virgola</translation>
    </message>
    <message>
        <source>The party pays with its own gold; the slot is vacant again</source>
        <translation>Il gruppo paga con il proprio oro; lo slot torna vuoto</translation>
    </message>
    <message>
        <source>Buy it with BP, 1 for each 2,000 gp, for the good of the kingdom</source>
        <translation>Acquistalo con i PC, 1 ogni 2.000 mo, per il bene del regno</translation>
    </message>
    <message>
        <source>Buy it with BP for one of the party: the month’s withdrawal, with its Unrest</source>
        <translation>Acquistalo con i PC per uno del gruppo: è il prelievo del mese, con il suo Malcontento</translation>
    </message>
    <message>
        <source>An Economy check; each after the month’s first costs 1 Economy</source>
        <translation>Una prova di Economia; ognuna dopo la prima del mese costa 1 Economia</translation>
    </message>
    <message>
        <source>The d20 of the Economy check; left empty, the program rolls</source>
        <translation>Il d20 della prova di Economia; vuoto: tira il programma</translation>
    </message>
</context>
<context>
    <name>ItemRow</name>
    <message>
        <source>kinds…</source>
        <translation>tipi…</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Quanti</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Grado</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Tipi</translation>
    </message>
</context>
<context>
    <name>ItemTable</name>
    <message>
        <source>vacant</source>
        <translation>vuoto</translation>
    </message>
    <message>
        <source>Event phase, month {month}</source>
        <translation>Fase di Evento, mese {month}</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Ritrovamento</translation>
    </message>
    <message>
        <source>not for sale: the building does not work</source>
        <translation>non in vendita: la costruzione non funziona</translation>
    </message>
    <message>
        <source>Magic item slots</source>
        <translation>Slot oggetto magico</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Insediamento</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Costruzione</translation>
    </message>
    <message>
        <source>Slot for</source>
        <translation>Slot per</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Oggetto</translation>
    </message>
    <message>
        <source>Price, gp</source>
        <translation>Prezzo, mo</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Fino a</translation>
    </message>
</context>
<context>
    <name>ItemsDialog</name>
    <message>
        <source>Magic items of the kingdom</source>
        <translation>Oggetti magici del regno</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>ItemsField</name>
    <message>
        <source>Add slots</source>
        <translation>Aggiungi slot</translation>
    </message>
</context>
<context>
    <name>ItemsForm</name>
    <message>
        <source>All magic items…</source>
        <translation>Tutti gli oggetti magici…</translation>
    </message>
    <message>
        <source>Every slot of the kingdom: roll, name, buy, sell off</source>
        <translation>Ogni slot del regno: tirare, nominare, comprare, svendere</translation>
    </message>
    <message>
        <source>{taken} of {count} slots hold an item</source>
        <translation>{taken} slot su {count} contengono un oggetto</translation>
    </message>
</context>
<context>
    <name>JournalExport</name>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Testo Markdown (*.md)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>Documento PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Export the journal</source>
        <translation>Esporta la cronaca</translation>
    </message>
</context>
<context>
    <name>JournalPage</name>
    <message>
        <source>Journal</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numeri</translation>
    </message>
</context>
<context>
    <name>KeepTreasuryDialog</name>
    <message>
        <source>The Treasury that is left</source>
        <translation>Il Tesoro che resta</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Decidi</translation>
    </message>
    <message>
        <source>What is not kept is lost with the kingdom.</source>
        <translation>Ciò che non si conserva è perduto con il regno.</translation>
    </message>
    <message>
        <source> BP</source>
        <translation> PC</translation>
    </message>
    <message>
        <source>&amp;Kept</source>
        <translation>&amp;Conservati</translation>
    </message>
    <message>
        <source>stays on its books</source>
        <translation>resta nei suoi conti</translation>
    </message>
    <message>
        <source>&amp;Goes to</source>
        <translation>&amp;A favore di</translation>
    </message>
</context>
<context>
    <name>KeepingTold</name>
    <message>
        <source>Preferences cannot be written to {file}; they hold until the program ends.</source>
        <translation>Le preferenze non si possono scrivere in {file}; valgono fino alla fine del programma.</translation>
    </message>
    <message>
        <source>{who} has this campaign open now; what you do is kept apart from it.</source>
        <translation>{who} ha ora aperta questa campagna; ciò che fai è conservato a parte.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>writing is not allowed</source>
        <translation>non è permesso scrivere</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>il disco è di sola lettura</translation>
    </message>
    <message>
        <source>the folder is gone</source>
        <translation>la cartella non c’è più</translation>
    </message>
    <message>
        <source>the disk is gone</source>
        <translation>il disco non c’è più</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>il nome è troppo lungo</translation>
    </message>
    <message>
        <source>the disk does not take them</source>
        <translation>il disco non le accetta</translation>
    </message>
    <message>
        <source>Unsaved edits are in memory only: {why}.</source>
        <translation>Le modifiche non salvate sono solo in memoria: {why}.</translation>
    </message>
    <message>
        <source>Unsaved edits are kept on this computer, not beside the campaign: {why}.</source>
        <translation>Le modifiche non salvate si conservano su questo computer, non accanto alla campagna: {why}.</translation>
    </message>
    <message>
        <source>Save under another name, or mend this; it is tried again every ten seconds.</source>
        <translation>Salva con un altro nome o rimedia; si riprova ogni dieci secondi.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Everywhere</source>
        <translation>Ovunque</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Sulla mappa</translation>
    </message>
    <message>
        <source>On the lots</source>
        <translation>Sui lotti</translation>
    </message>
    <message>
        <source>In the month’s panel</source>
        <translation>Nel riquadro del mese</translation>
    </message>
    <message>
        <source>In lists and tables</source>
        <translation>Negli elenchi e nelle tabelle</translation>
    </message>
    <message>
        <source>In the players’ window</source>
        <translation>Nella finestra dei giocatori</translation>
    </message>
    <message>
        <source>While a picture is fitted</source>
        <translation>Mentre si adatta un’immagine</translation>
    </message>
    <message>
        <source>While a sheet is looked at</source>
        <translation>Nell’anteprima di stampa</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Sposta il cursore</translation>
    </message>
    <message>
        <source>Extend the selection</source>
        <translation>Estendi la selezione</translation>
    </message>
    <message>
        <source>Move the map</source>
        <translation>Sposta la mappa</translation>
    </message>
    <message>
        <source>Use the tool at the cursor</source>
        <translation>Usa lo strumento sul cursore</translation>
    </message>
    <message>
        <source>Add to the selection; carry a label or pin</source>
        <translation>Aggiungi alla selezione; prendi una scritta o un segnaposto</translation>
    </message>
    <message>
        <source>Add to the selection or take away</source>
        <translation>Aggiungi alla selezione o togli</translation>
    </message>
    <message>
        <source>Give up what is under way</source>
        <translation>Annulla ciò che è in corso</translation>
    </message>
    <message>
        <source>Take back the last stop of a way</source>
        <translation>Togli l’ultima tappa di un percorso</translation>
    </message>
    <message>
        <source>To the next hex that can be chosen</source>
        <translation>Al prossimo esagono che si può scegliere</translation>
    </message>
    <message>
        <source>To the hex before that can be chosen</source>
        <translation>All’esagono precedente che si può scegliere</translation>
    </message>
    <message>
        <source>Select all hexes of the level</source>
        <translation>Seleziona tutti gli esagoni del livello</translation>
    </message>
    <message>
        <source>Select hexes by what they are</source>
        <translation>Seleziona gli esagoni per ciò che sono</translation>
    </message>
    <message>
        <source>To the hex’s row in the table</source>
        <translation>Alla riga dell’esagono nella tabella</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>Più vicino</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>Più lontano</translation>
    </message>
    <message>
        <source>The whole map</source>
        <translation>Tutta la mappa</translation>
    </message>
    <message>
        <source>One level up</source>
        <translation>Un livello più su</translation>
    </message>
    <message>
        <source>One level down</source>
        <translation>Un livello più giù</translation>
    </message>
    <message>
        <source>What the map shows</source>
        <translation>Che cosa mostra la mappa</translation>
    </message>
    <message>
        <source>A larger brush</source>
        <translation>Un pennello più grande</translation>
    </message>
    <message>
        <source>A smaller brush</source>
        <translation>Un pennello più piccolo</translation>
    </message>
    <message>
        <source>Place what is held, or open the menu of what is there</source>
        <translation>Colloca ciò che hai in mano, o apri il menu di ciò che c’è</translation>
    </message>
    <message>
        <source>Place it and keep another in hand</source>
        <translation>Collocalo e tienine in mano un altro</translation>
    </message>
    <message>
        <source>Turn the building, also while it is dragged</source>
        <translation>Gira la costruzione, anche mentre la si trascina</translation>
    </message>
    <message>
        <source>Take up the building, to move it</source>
        <translation>Prendi la costruzione, per spostarla</translation>
    </message>
    <message>
        <source>Demolish the building</source>
        <translation>Demolisci la costruzione</translation>
    </message>
    <message>
        <source>To the next district</source>
        <translation>Al distretto successivo</translation>
    </message>
    <message>
        <source>To the district before</source>
        <translation>Al distretto precedente</translation>
    </message>
    <message>
        <source>The whole town, or the district</source>
        <translation>Tutto l’insediamento, o il distretto</translation>
    </message>
    <message>
        <source>To the lot’s row in the table</source>
        <translation>Alla riga del lotto nella tabella</translation>
    </message>
    <message>
        <source>Show who serves whom</source>
        <translation>Mostra chi serve a chi</translation>
    </message>
    <message>
        <source>Fit to the window</source>
        <translation>Adatta alla finestra</translation>
    </message>
    <message>
        <source>Play the step</source>
        <translation>Gioca il passo</translation>
    </message>
    <message>
        <source>Close the phase</source>
        <translation>Chiudi la fase</translation>
    </message>
    <message>
        <source>Back to the month</source>
        <translation>Torna al mese</translation>
    </message>
    <message>
        <source>Open, change or appoint what is chosen</source>
        <translation>Apri, modifica o nomina ciò che è scelto</translation>
    </message>
    <message>
        <source>From a row of a table to its place on the map or the plan</source>
        <translation>Da una riga di una tabella al suo posto sulla mappa o sulla pianta</translation>
    </message>
    <message>
        <source>Rename a magic item</source>
        <translation>Rinomina un oggetto magico</translation>
    </message>
    <message>
        <source>Dismiss a leader, drop a wish</source>
        <translation>Congeda un’autorità, togli un desiderio</translation>
    </message>
    <message>
        <source>A wish sooner or later</source>
        <translation>Un desiderio prima o dopo</translation>
    </message>
    <message>
        <source>Copy a ledger or the changes</source>
        <translation>Copia un conto o i cambiamenti</translation>
    </message>
    <message>
        <source>Fill the screen, or stand as a window</source>
        <translation>Riempi lo schermo, o torna finestra</translation>
    </message>
    <message>
        <source>Stand as a window again</source>
        <translation>Torna finestra</translation>
    </message>
    <message>
        <source>Close the players’ window</source>
        <translation>Chiudi la finestra dei giocatori</translation>
    </message>
    <message>
        <source>Move the cross, with Shift farther</source>
        <translation>Sposta la croce, con Maiusc più lontano</translation>
    </message>
    <message>
        <source>Mark the middle of a hex</source>
        <translation>Segna il centro di un esagono</translation>
    </message>
    <message>
        <source>The whole picture</source>
        <translation>Tutta l’immagine</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Pagina precedente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Pagina successiva</translation>
    </message>
</context>
<context>
    <name>KingdomPage</name>
    <message>
        <source>Kingdom</source>
        <translation>Regno</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Autorità</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifica…</translation>
    </message>
    <message>
        <source>Rulings…</source>
        <translation>Interpretazioni…</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Regole della casa…</translation>
    </message>
    <message>
        <source>No kingdom yet</source>
        <translation>Ancora nessun regno</translation>
    </message>
</context>
<context>
    <name>Kingdoms</name>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>month not played yet</source>
        <translation>mese non ancora giocato</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Vicini</translation>
    </message>
    <message>
        <source>The kingdom’s page</source>
        <translation>La pagina del regno</translation>
    </message>
</context>
<context>
    <name>LabelDialog</name>
    <message>
        <source>Change a label</source>
        <translation>Modifica una scritta</translation>
    </message>
    <message>
        <source>Write a label</source>
        <translation>Scrivi sulla mappa</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Scrivi</translation>
    </message>
    <message>
        <source>The players see it</source>
        <translation>I giocatori la vedono</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Testo</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Grandezza</translation>
    </message>
    <message>
        <source>&amp;Angle</source>
        <translation>&amp;Angolo</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>It needs a text.</source>
        <translation>Serve un testo.</translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>Str</source>
        <translation>For</translation>
    </message>
    <message>
        <source>Dex</source>
        <translation>Des</translation>
    </message>
    <message>
        <source>Con</source>
        <translation>Cos</translation>
    </message>
    <message>
        <source>Int</source>
        <translation>Int</translation>
    </message>
    <message>
        <source>Wis</source>
        <translation>Sag</translation>
    </message>
    <message>
        <source>Cha</source>
        <translation>Car</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensione</translation>
    </message>
    <message>
        <source>Districts</source>
        <translation>Distretti</translation>
    </message>
    <message>
        <source>Lots built</source>
        <translation>Lotti edificati</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Allineamento</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Costruzioni</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Riporto</translation>
    </message>
    <message>
        <source>Deities</source>
        <translation>Divinità</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Fama</translation>
    </message>
    <message>
        <source>Infamy</source>
        <translation>Infamia</translation>
    </message>
    <message>
        <source>The whole kingdom</source>
        <translation>Tutto il regno</translation>
    </message>
    <message>
        <source>Founding and growth</source>
        <translation>Fondazione e crescita</translation>
    </message>
    <message>
        <source>Skills of the leaders</source>
        <translation>Abilità delle autorità</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limiti</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>Modificatori</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Editti</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventi</translation>
    </message>
    <message>
        <source>Expeditions</source>
        <translation>Spedizioni</translation>
    </message>
    <message>
        <source>Founding</source>
        <translation>Fondazione</translation>
    </message>
    <message>
        <source>Granted or taken</source>
        <translation>Concesso o tolto</translation>
    </message>
    <message>
        <source>Government</source>
        <translation>Governo</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Esagoni</translation>
    </message>
    <message>
        <source>Terrain improvements</source>
        <translation>Migliorie territoriali</translation>
    </message>
    <message>
        <source>Independence</source>
        <translation>Indipendenza</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Autorità</translation>
    </message>
    <message>
        <source>At the start of the month</source>
        <translation>All’inizio del mese</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>Speso</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation>Insediamenti</translation>
    </message>
    <message>
        <source>Special terrain</source>
        <translation>Territorio speciale</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>Alleanze</translation>
    </message>
    <message>
        <source>Diplomacy</source>
        <translation>Diplomazia</translation>
    </message>
    <message>
        <source>Embassies</source>
        <translation>Ambasciate</translation>
    </message>
    <message>
        <source>Envoys</source>
        <translation>Inviati</translation>
    </message>
    <message>
        <source>Treaties</source>
        <translation>Trattati</translation>
    </message>
    <message>
        <source>Goods traded</source>
        <translation>Merci scambiate</translation>
    </message>
    <message>
        <source>Trade routes</source>
        <translation>Rotte commerciali</translation>
    </message>
    <message>
        <source>Union</source>
        <translation>Unione</translation>
    </message>
    <message>
        <source>Empty roles</source>
        <translation>Ruoli vacanti</translation>
    </message>
</context>
<context>
    <name>LandForm</name>
    <message>
        <source>Open the map</source>
        <translation>Apri la mappa</translation>
    </message>
    <message>
        <source>Select hexes on the map, several with Shift, and add them here.</source>
        <translation>Seleziona esagoni sulla mappa, più d’uno con Maiusc, e aggiungili qui.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Alignment</source>
        <translation>&amp;Allineamento</translation>
    </message>
    <message>
        <source>&amp;Government</source>
        <translation>&amp;Governo</translation>
    </message>
    <message>
        <source>&amp;Colour on the map</source>
        <translation>&amp;Colore sulla mappa</translation>
    </message>
    <message>
        <source>Ca&amp;pital</source>
        <translation>Ca&amp;pitale</translation>
    </message>
    <message>
        <source>Its land</source>
        <translation>Le sue terre</translation>
    </message>
    <message>
        <source>Add them</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Take them out</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Show it on the map</source>
        <translation>Mostra sulla mappa</translation>
    </message>
    <message>
        <source>The new realm</source>
        <translation>Il nuovo regno</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) chosen</source>
        <translation>
            <numerusform>%n esagono scelto</numerusform>
            <numerusform>%n esagoni scelti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) selected on the map:</source>
        <translation>
            <numerusform>%n esagono selezionato sulla mappa:</numerusform>
            <numerusform>%n esagoni selezionati sulla mappa:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} with the land around: %n hex(es)</source>
        <translation>
            <numerusform>{name} con le terre intorno: %n esagono</numerusform>
            <numerusform>{name} con le terre intorno: %n esagoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Secondary territory with {name}: %n hex(es)</source>
        <translation>
            <numerusform>Territorio secondario con {name}: %n esagono</numerusform>
            <numerusform>Territorio secondario con {name}: %n esagoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Secondary territory: %n hex(es)</source>
        <translation>
            <numerusform>Territorio secondario: %n esagono</numerusform>
            <numerusform>Territorio secondario: %n esagoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Land apart with {name}: %n hex(es)</source>
        <translation>
            <numerusform>Terre separate con {name}: %n esagono</numerusform>
            <numerusform>Terre separate con {name}: %n esagoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Land apart: %n hex(es)</source>
        <translation>
            <numerusform>Terre separate: %n esagono</numerusform>
            <numerusform>Terre separate: %n esagoni</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LandStep</name>
    <message>
        <source>Land</source>
        <translation>Terra</translation>
    </message>
    <message>
        <source>The kingdom and its land</source>
        <translation>Il regno e la sua terra</translation>
    </message>
    <message>
        <source>What it is called and where it begins. All of it can be changed later.</source>
        <translation>Come si chiama e dove comincia. Tutto si può cambiare in seguito.</translation>
    </message>
    <message>
        <source>&amp;Name of the kingdom</source>
        <translation>&amp;Nome del regno</translation>
    </message>
    <message>
        <source>Another &amp;land</source>
        <translation>Un’altra &amp;terra</translation>
    </message>
    <message>
        <source>Draws a land with other coasts, mountains and woods</source>
        <translation>Disegna una terra con altre coste, monti e boschi</translation>
    </message>
    <message>
        <source>A wild land, drawn for you</source>
        <translation>Una terra selvaggia, già disegnata</translation>
    </message>
    <message>
        <source>Nothing but plains, to draw on</source>
        <translation>Solo pianure, da disegnare</translation>
    </message>
    <message>
        <source>{columns} × {rows} hexes</source>
        <translation>{columns} × {rows} esagoni</translation>
    </message>
    <message>
        <source>Points up</source>
        <translation>Con la punta in alto</translation>
    </message>
    <message>
        <source>Flat tops</source>
        <translation>Con il lato in alto</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Mappa</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Dimensioni</translation>
    </message>
    <message>
        <source>&amp;Hexes</source>
        <translation>E&amp;sagoni</translation>
    </message>
</context>
<context>
    <name>LayersPanel</name>
    <message>
        <source>What the map shows</source>
        <translation>Che cosa mostra la mappa</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Strati</translation>
    </message>
    <message>
        <source>What the players know</source>
        <translation>Che cosa sanno i giocatori</translation>
    </message>
    <message>
        <source>One level up</source>
        <translation>Un livello più su</translation>
    </message>
    <message>
        <source>One level down</source>
        <translation>Un livello più giù</translation>
    </message>
</context>
<context>
    <name>Laying</name>
    <message>
        <source>{name} in district {number}: {laid} of {all} would be planned, {taken} places are taken, {against} would be against the rules.</source>
        <translation>{name} nel distretto {number}: {laid} di {all} verrebbero progettate, {taken} posti sono occupati, {against} sarebbero contro le regole.</translation>
    </message>
</context>
<context>
    <name>LeaderCard</name>
    <message>
        <source>Nobody holds this role.</source>
        <translation>Nessuno ricopre questo ruolo.</translation>
    </message>
    <message>
        <source>Appoint…</source>
        <translation>Nomina…</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>half of {ability}</source>
        <translation>metà di {ability}</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>Aggiunge</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>If vacant</source>
        <translation>Se vacante</translation>
    </message>
    <message>
        <source>no penalty</source>
        <translation>nessuna penalità</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regola</translation>
    </message>
    <message>
        <source>Gives {what}</source>
        <translation>Dà {what}</translation>
    </message>
    <message>
        <source>Days of duty this month</source>
        <translation>Giorni di servizio nel mese</translation>
    </message>
    <message>
        <source>Stands in for the Ruler</source>
        <translation>Fa le veci del Governante</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambia…</translation>
    </message>
    <message>
        <source>Change {name}</source>
        <translation>Cambia {name}</translation>
    </message>
    <message>
        <source>Days of duty last month</source>
        <translation>Giorni di servizio nel mese scorso</translation>
    </message>
    <message>
        <source>Fewer than seven days leave the role vacant in the Upkeep that follows.</source>
        <translation>Con meno di sette giorni il ruolo è vacante nel Mantenimento che segue.</translation>
    </message>
    <message>
        <source>The role will be vacant in the next Upkeep.</source>
        <translation>Il ruolo sarà vacante nel prossimo Mantenimento.</translation>
    </message>
    <message>
        <source>Adds to</source>
        <translation>Aiuta</translation>
    </message>
    <message>
        <source>Adds also to</source>
        <translation>Aiuta anche</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>scegliere…</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Morte</translation>
    </message>
    <message>
        <source>Disabled</source>
        <translation>Incapacità</translation>
    </message>
    <message>
        <source>Back in office</source>
        <translation>Di nuovo in carica</translation>
    </message>
    <message>
        <source>Lost:</source>
        <translation>Venuto a mancare:</translation>
    </message>
</context>
<context>
    <name>LeadersModel</name>
    <message>
        <source>Role</source>
        <translation>Ruolo</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>Titolare</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Caratt.</translation>
    </message>
    <message>
        <source>Gives</source>
        <translation>Dà</translation>
    </message>
    <message>
        <source>vacant</source>
        <translation>vacante</translation>
    </message>
</context>
<context>
    <name>LeadersPanel</name>
    <message>
        <source>Leadership roles</source>
        <translation>Ruoli di autorità</translation>
    </message>
    <message>
        <source>&amp;Appoint…</source>
        <translation>&amp;Nomina…</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>&amp;Congeda</translation>
    </message>
</context>
<context>
    <name>LedgerPopup</name>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Da dove</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regola</translation>
    </message>
    <message>
        <source>Nothing adds to it yet.</source>
        <translation>Ancora nulla vi contribuisce.</translation>
    </message>
</context>
<context>
    <name>LegendPanel</name>
    <message>
        <source>Legend</source>
        <translation>Legenda</translation>
    </message>
</context>
<context>
    <name>LieFields</name>
    <message>
        <source>Left to &amp;right</source>
        <translation>Da sinistra a &amp;destra</translation>
    </message>
    <message>
        <source>&amp;Top to bottom</source>
        <translation>Dall’a&amp;lto in basso</translation>
    </message>
    <message>
        <source>Columns to the right</source>
        <translation>Colonne verso destra</translation>
    </message>
    <message>
        <source>Rows down</source>
        <translation>Righe verso il basso</translation>
    </message>
    <message>
        <source>Take along what is marked as &amp;secret</source>
        <translation>Prendi anche ciò che è segnato come &amp;segreto</translation>
    </message>
    <message>
        <source>&amp;Hexes</source>
        <translation>&amp;Esagoni</translation>
    </message>
    <message>
        <source>Shi&amp;fted</source>
        <translation>S&amp;falsate</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Specchiata</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>colonne</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>righe</translation>
    </message>
    <message>
        <source>Moved by</source>
        <translation>Spostata di</translation>
    </message>
    <message>
        <source>Points up</source>
        <translation>Punte in alto</translation>
    </message>
    <message>
        <source>Flat tops</source>
        <translation>Lati piatti in alto</translation>
    </message>
    <message>
        <source>{text}, as the map has it</source>
        <translation>{text}, come nella mappa</translation>
    </message>
    <message>
        <source>Columns 2, 4, 6 …</source>
        <translation>Colonne 2, 4, 6 …</translation>
    </message>
    <message>
        <source>Rows 2, 4, 6 …</source>
        <translation>Righe 2, 4, 6 …</translation>
    </message>
    <message>
        <source>Columns 1, 3, 5 …</source>
        <translation>Colonne 1, 3, 5 …</translation>
    </message>
    <message>
        <source>Rows 1, 3, 5 …</source>
        <translation>Righe 1, 3, 5 …</translation>
    </message>
</context>
<context>
    <name>LotTable</name>
    <message>
        <source>Build here</source>
        <translation>Costruisci qui</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Insediamento</translation>
    </message>
    <message>
        <source>District</source>
        <translation>Distretto</translation>
    </message>
    <message>
        <source>Lot</source>
        <translation>Lotto</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Costruzione</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Dal mese</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pagato</translation>
    </message>
    <message>
        <source>district</source>
        <translation>distretto</translation>
    </message>
    <message>
        <source>unusable</source>
        <translation>inutilizzabile</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libero</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>in progetto</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>danneggiata</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>abbandonata</translation>
    </message>
    <message>
        <source>{count} BP</source>
        <translation>{count} PC</translation>
    </message>
    <message>
        <source>Narrow: words that stand in the row, such as “ashford free”</source>
        <translation>Restringi: parole che stanno nella riga, come «ashford libero»</translation>
    </message>
    <message>
        <source>Lots</source>
        <translation>Lotti</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>New campaign</source>
        <translation>Nuova campagna</translation>
    </message>
</context>
<context>
    <name>MapExports</name>
    <message>
        <source>Map as a &amp;picture (PNG)</source>
        <translation>Mappa come &amp;immagine (PNG)</translation>
    </message>
    <message>
        <source>As on screen</source>
        <translation>Come sullo schermo</translation>
    </message>
    <message>
        <source>{count} times finer</source>
        <translation>{count} volte più fine</translation>
    </message>
    <message>
        <source>Map as a &amp;drawing (SVG)…</source>
        <translation>Mappa come &amp;disegno (SVG)…</translation>
    </message>
    <message>
        <source>Map for &amp;Tiled…</source>
        <translation>Mappa per &amp;Tiled…</translation>
    </message>
    <message>
        <source>Map as te&amp;xt…</source>
        <translation>Mappa come te&amp;sto…</translation>
    </message>
    <message>
        <source>Table of &amp;hexes (CSV)…</source>
        <translation>Tabella degli &amp;esagoni (CSV)…</translation>
    </message>
    <message>
        <source>Map as &amp;GeoJSON…</source>
        <translation>Mappa come &amp;GeoJSON…</translation>
    </message>
    <message>
        <source>Handout as a &amp;web page…</source>
        <translation>Scheda come pagina &amp;web…</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>{kind} files (*.{ending})</source>
        <translation>File {kind} (*.{ending})</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Disegno…</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Interrompi</translation>
    </message>
    <message>
        <source>Given up; nothing was written.</source>
        <translation>Interrotto; nulla è stato scritto.</translation>
    </message>
</context>
<context>
    <name>MapImport</name>
    <message>
        <source>Choose a map</source>
        <translation>Scegli una mappa</translation>
    </message>
    <message>
        <source>Maps of other programs ({endings})</source>
        <translation>Mappe di altri programmi ({endings})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) imported</source>
        <translation>
            <numerusform>%n esagono importato</numerusform>
            <numerusform>%n esagoni importati</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} is a picture on a grid of {columns} by {rows} squares, without hexes. It can lie under the map; for that its picture is saved as a file of its own.</source>
        <translation>{file} è un’immagine su una griglia di {columns} per {rows} quadrati, senza esagoni. Può stare sotto la mappa; per questo la sua immagine si salva come file a sé.</translation>
    </message>
    <message>
        <source>Save the picture…</source>
        <translation>Salva l’immagine…</translation>
    </message>
    <message>
        <source>Pictures (*.{ending})</source>
        <translation>Immagini (*.{ending})</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Salva l’immagine</translation>
    </message>
    <message>
        <source>Saved {name}</source>
        <translation>Salvato: {name}</translation>
    </message>
</context>
<context>
    <name>MapMenu</name>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Apri {name}</translation>
    </message>
    <message>
        <source>Found a settlement…</source>
        <translation>Fonda un insediamento…</translation>
    </message>
    <message>
        <source>Bring an army here…</source>
        <translation>Porta qui un’armata…</translation>
    </message>
    <message>
        <source>Special terrain…</source>
        <translation>Territorio speciale…</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Non possibile ora</translation>
    </message>
    <message>
        <source>{count} BP</source>
        <translation>{count} PC</translation>
    </message>
    <message>
        <source>Show in the table of hexes</source>
        <translation>Mostra nella tabella degli esagoni</translation>
    </message>
</context>
<context>
    <name>MapPreview</name>
    <message>
        <source>How the map will look</source>
        <translation>Come apparirà la mappa</translation>
    </message>
</context>
<context>
    <name>MapTexts</name>
    <message>
        <source>Select</source>
        <translation>Seleziona</translation>
    </message>
    <message>
        <source>Click a hex, or drag around several. Shift adds.</source>
        <translation>Fai clic su un esagono, o trascina attorno a più esagoni. Maiusc ne aggiunge.</translation>
    </message>
    <message>
        <source>Move the map</source>
        <translation>Sposta la mappa</translation>
    </message>
    <message>
        <source>Drag the map. With any tool, the middle button does the same.</source>
        <translation>Trascina la mappa. Con ogni strumento il tasto centrale fa lo stesso.</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Misura</translation>
    </message>
    <message>
        <source>Click from place to place. Backspace takes one back, Esc all.</source>
        <translation>Fai clic da un luogo all’altro. Backspace ne toglie uno, Esc tutti.</translation>
    </message>
    <message>
        <source>Take up a terrain</source>
        <translation>Preleva un terreno</translation>
    </message>
    <message>
        <source>Click a hex to paint with its terrain.</source>
        <translation>Fai clic su un esagono per dipingere con il suo terreno.</translation>
    </message>
    <message>
        <source>Paint terrain</source>
        <translation>Dipingi il terreno</translation>
    </message>
    <message>
        <source>Drag over hexes; beyond the edge the map grows.</source>
        <translation>Trascina sugli esagoni; oltre il bordo la mappa cresce.</translation>
    </message>
    <message>
        <source>Draw a river</source>
        <translation>Disegna un fiume</translation>
    </message>
    <message>
        <source>Drag from the source along its course.</source>
        <translation>Trascina dalla sorgente lungo il corso.</translation>
    </message>
    <message>
        <source>Mark a coast</source>
        <translation>Segna una costa</translation>
    </message>
    <message>
        <source>Drag over hexes that lie at open water.</source>
        <translation>Trascina sugli esagoni che danno sul mare.</translation>
    </message>
    <message>
        <source>Mark a lake</source>
        <translation>Segna un lago</translation>
    </message>
    <message>
        <source>Drag over hexes that hold a lake.</source>
        <translation>Trascina sugli esagoni che hanno un lago.</translation>
    </message>
    <message>
        <source>Build roads</source>
        <translation>Costruisci Strade Comuni</translation>
    </message>
    <message>
        <source>Drag along claimed hexes. The price is in the last line.</source>
        <translation>Trascina lungo esagoni rivendicati. Il costo è nell’ultima riga.</translation>
    </message>
    <message>
        <source>Build highways</source>
        <translation>Costruisci Strade Maestre</translation>
    </message>
    <message>
        <source>Drag along claimed hexes. On a road only the difference is paid.</source>
        <translation>Trascina lungo esagoni rivendicati. Su una Strada Comune si paga solo la differenza.</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Rivendica</translation>
    </message>
    <message>
        <source>Click explored and cleared hexes beside the realm: 1 BP each.</source>
        <translation>Fai clic sugli esagoni esplorati e liberati accanto al regno: 1 PC ciascuno.</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>Gives claimed hexes up; Unrest rises.</source>
        <translation>Rinuncia a esagoni rivendicati; il Malcontento aumenta.</translation>
    </message>
    <message>
        <source>Mark as explored</source>
        <translation>Segna come esplorato</translation>
    </message>
    <message>
        <source>Drag over hexes the party has explored.</source>
        <translation>Trascina sugli esagoni esplorati dal gruppo.</translation>
    </message>
    <message>
        <source>Mark as cleared</source>
        <translation>Segna come liberato</translation>
    </message>
    <message>
        <source>Drag over hexes that are safe; only these can be claimed.</source>
        <translation>Trascina sugli esagoni sicuri; solo questi si possono rivendicare.</translation>
    </message>
    <message>
        <source>Erase water</source>
        <translation>Cancella l’acqua</translation>
    </message>
    <message>
        <source>Takes rivers, coasts and lakes out of hexes.</source>
        <translation>Toglie fiumi, coste e laghi dagli esagoni.</translation>
    </message>
    <message>
        <source>Remove hexes</source>
        <translation>Rimuovi esagoni</translation>
    </message>
    <message>
        <source>Takes unclaimed hexes off the map.</source>
        <translation>Toglie dalla mappa gli esagoni non rivendicati.</translation>
    </message>
    <message>
        <source>Special terrain</source>
        <translation>Territorio speciale</translation>
    </message>
    <message>
        <source>Click a hex: lairs, resources or ruins are put there or taken away.</source>
        <translation>Fai clic su un esagono per metterci un nascondiglio, una risorsa o una rovina, o per toglierli.</translation>
    </message>
    <message>
        <source>Fog of war</source>
        <translation>Nebbia di guerra</translation>
    </message>
    <message>
        <source>Drag to show hexes to the players, or to hide them again.</source>
        <translation>Trascina per mostrare esagoni ai giocatori o nasconderli di nuovo.</translation>
    </message>
    <message>
        <source>Lift the fog along a way</source>
        <translation>Dirada la nebbia lungo un cammino</translation>
    </message>
    <message>
        <source>Click the party’s way: all within its sight is shown to the players.</source>
        <translation>Fai clic lungo il cammino del gruppo: quanto è in vista si mostra ai giocatori.</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Scritte</translation>
    </message>
    <message>
        <source>Click to write a name over the land or change one; drag to move it.</source>
        <translation>Fai clic per scrivere un nome sul territorio o cambiarlo; trascina per spostarlo.</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Segnaposti</translation>
    </message>
    <message>
        <source>Click to put a pin with a note or change one; drag to move it.</source>
        <translation>Fai clic per mettere un segnaposto con una nota o cambiarlo; trascina per spostarlo.</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Griglia</translation>
    </message>
    <message>
        <source>Picture under the grid</source>
        <translation>Immagine sotto la griglia</translation>
    </message>
    <message>
        <source>Hex labels</source>
        <translation>Sigle degli esagoni</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nomi</translation>
    </message>
    <message>
        <source>Labels over the land</source>
        <translation>Scritte sul territorio</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Simboli</translation>
    </message>
    <message>
        <source>Rivers and roads</source>
        <translation>Fiumi e strade</translation>
    </message>
    <message>
        <source>Water borders</source>
        <translation>Confini di acqua</translation>
    </message>
    <message>
        <source>Borders of realms</source>
        <translation>Confini dei regni</translation>
    </message>
    <message>
        <source>Trade routes</source>
        <translation>Rotte commerciali</translation>
    </message>
    <message>
        <source>Unexplored land paler</source>
        <translation>Terre inesplorate più chiare</translation>
    </message>
    <message>
        <source>What lies a level below</source>
        <translation>Ciò che sta un livello sotto</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pennello</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linea</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rettangolo</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Anello</translation>
    </message>
    <message>
        <source>Fill: all connected hexes of one terrain</source>
        <translation>Riempi: tutti gli esagoni contigui di un terreno</translation>
    </message>
    <message>
        <source>Hex to hex</source>
        <translation>Da esagono a esagono</translation>
    </message>
    <message>
        <source>Free hand, smoothed</source>
        <translation>A mano libera, smussato</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>Danger</source>
        <translation>Pericolo</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Tesoro</translation>
    </message>
    <message>
        <source>Camp</source>
        <translation>Accampamento</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Domanda</translation>
    </message>
    <message>
        <source>unknown to the players</source>
        <translation>ignoto ai giocatori</translation>
    </message>
    <message>
        <source>seen from afar</source>
        <translation>visto da lontano</translation>
    </message>
    <message>
        <source>explored, not cleared</source>
        <translation>esplorato, non liberato</translation>
    </message>
    <message>
        <source>explored and cleared</source>
        <translation>esplorato e liberato</translation>
    </message>
    <message>
        <source>claimed by a kingdom of theirs</source>
        <translation>rivendicato da un loro regno</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Superficie</translation>
    </message>
    <message>
        <source>Below ground, level {level}</source>
        <translation>Sottosuolo, livello {level}</translation>
    </message>
    <message>
        <source>Above, level {level}</source>
        <translation>Sopra, livello {level}</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>The hex map of the campaign. Arrow keys move from hex to hex, Enter uses the tool, Shift with an arrow key extends the selection, plus and minus zoom, F shows the whole map.</source>
        <translation>La mappa a esagoni della campagna. Le frecce passano da un esagono all’altro, Invio usa lo strumento, Maiusc con una freccia estende la selezione, più e meno avvicinano e allontanano, F mostra tutta la mappa.</translation>
    </message>
    <message>
        <source>Letters take a tool in hand, brackets change its size, Page Up and Page Down change the level, Q selects by query. A line, an area or a river begins with Enter and ends with Enter.</source>
        <translation>Le lettere prendono in mano uno strumento, le parentesi quadre ne cambiano la grandezza, Pag su e Pag giù cambiano livello, Q seleziona per caratteristiche. Una linea, un’area o un fiume cominciano con Invio e finiscono con Invio.</translation>
    </message>
    <message>
        <source>Shift and T lead to the hex’s row in the table, Shift and Enter there lead back.</source>
        <translation>Maiusc e T portano alla riga dell’esagono nella tabella, da lì Maiusc e Invio riportano indietro.</translation>
    </message>
</context>
<context>
    <name>MarkRows</name>
    <message>
        <source>Hex of mark {number}</source>
        <translation>Esagono del segno {number}</translation>
    </message>
    <message>
        <source>Forget mark {number}</source>
        <translation>Togli il segno {number}</translation>
    </message>
    <message>
        <source>No hex is called that.</source>
        <translation>Nessun esagono si chiama così.</translation>
    </message>
</context>
<context>
    <name>MarketForm</name>
    <message>
        <source>75% up to {most} gp</source>
        <translation>75% fino a {most} mo</translation>
    </message>
    <message>
        <source>Look on the market for…</source>
        <translation>Cerca al mercato…</translation>
    </message>
    <message>
        <source>Item to look for on the market</source>
        <translation>Oggetto da cercare al mercato</translation>
    </message>
    <message>
        <source> gp</source>
        <translation> mo</translation>
    </message>
    <message>
        <source>Its price in gp</source>
        <translation>Il suo prezzo in mo</translation>
    </message>
    <message>
        <source>Look and buy</source>
        <translation>Cerca e compra</translation>
    </message>
    <message>
        <source>An item up to the base value is found in 75 of 100 cases; the party pays with its own gold</source>
        <translation>Un oggetto fino al valore base si trova in 75 casi su 100; il gruppo paga con il proprio oro</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n esagono</numerusform>
            <numerusform>%n esagoni</numerusform>
        </translation>
    </message>
    <message>
        <source>{days} days on the way</source>
        <translation>{days} giorni di viaggio</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) exploring</source>
        <translation>
            <numerusform>%n giorno di esplorazione</numerusform>
            <numerusform>%n giorni di esplorazione</numerusform>
        </translation>
    </message>
    <message>
        <source>One hex measures {length}. Days on the way go by terrain and road at a speed of {speed}; exploring counts hexes that are not explored yet, and a day to cross each of the others.</source>
        <translation>Un esagono misura {length}. I giorni di viaggio dipendono da terreno e strade, a una velocità di {speed}; l’esplorazione conta gli esagoni non ancora esplorati e un giorno per attraversare ciascuno degli altri.</translation>
    </message>
    <message numerus="yes">
        <source>River in %n hex(es)</source>
        <translation>
            <numerusform>Fiume in %n esagono</numerusform>
            <numerusform>Fiume in %n esagoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Highway in %n hex(es)</source>
        <translation>
            <numerusform>Strada Maestra in %n esagono</numerusform>
            <numerusform>Strada Maestra in %n esagoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Road in %n hex(es)</source>
        <translation>
            <numerusform>Strada Comune in %n esagono</numerusform>
            <numerusform>Strada Comune in %n esagoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them claimed</source>
        <translation>
            <numerusform>%n rivendicato</numerusform>
            <numerusform>%n rivendicati</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Optional &amp;rules and rulings…</source>
        <translation>Regole opzionali e &amp;interpretazioni…</translation>
    </message>
    <message>
        <source>Export the &amp;journal…</source>
        <translation>Esp&amp;orta la cronaca…</translation>
    </message>
    <message>
        <source>&amp;Campaign</source>
        <translation>&amp;Campagna</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nuova…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Apri &amp;recenti</translation>
    </message>
    <message>
        <source>&amp;Example campaign</source>
        <translation>Campagna di ese&amp;mpio</translation>
    </message>
    <message>
        <source>&amp;Import a map…</source>
        <translation>&amp;Importa una mappa…</translation>
    </message>
    <message>
        <source>Remove &amp;unused pictures…</source>
        <translation>Rimuovi le immagini in&amp;utilizzate…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salva &amp;con nome…</translation>
    </message>
    <message>
        <source>&amp;Print and export…</source>
        <translation>S&amp;tampa ed esporta…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Preferenze…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Trova…</translation>
    </message>
    <message>
        <source>&amp;Select hexes by…</source>
        <translation>Seleziona &amp;esagoni per…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Indietro</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>A&amp;vanti</translation>
    </message>
    <message>
        <source>&amp;Wider pane</source>
        <translation>Riquadro più &amp;largo</translation>
    </message>
    <message>
        <source>&amp;Narrower pane</source>
        <translation>Riquadro più &amp;stretto</translation>
    </message>
    <message>
        <source>&amp;Menu bar</source>
        <translation>&amp;Barra dei menu</translation>
    </message>
    <message>
        <source>Menu of what is at the &amp;cursor</source>
        <translation>Menu di ciò che è al &amp;cursore</translation>
    </message>
    <message>
        <source>&amp;Go to the month</source>
        <translation>Vai al &amp;mese</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Mappa</translation>
    </message>
    <message>
        <source>&amp;Settlement</source>
        <translation>&amp;Insediamento</translation>
    </message>
    <message>
        <source>&amp;Kingdom</source>
        <translation>&amp;Regno</translation>
    </message>
    <message>
        <source>&amp;Journal</source>
        <translation>&amp;Cronaca</translation>
    </message>
    <message>
        <source>&amp;Tables</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>Calen&amp;dar</source>
        <translation>C&amp;alendario</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>I&amp;spettore</translation>
    </message>
    <message>
        <source>Pict&amp;ure under the grid…</source>
        <translation>Immagi&amp;ne sotto la griglia…</translation>
    </message>
    <message>
        <source>&amp;What changed?</source>
        <translation>Che cosa è cam&amp;biato?</translation>
    </message>
    <message>
        <source>Pla&amp;yers’ window</source>
        <translation>Finestra dei &amp;giocatori</translation>
    </message>
    <message>
        <source>Dark scr&amp;een for the players</source>
        <translation>Schermo sc&amp;uro per i giocatori</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>Ri&amp;quadro successivo</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>Riquadro &amp;precedente</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>C&amp;olori</translation>
    </message>
    <message>
        <source>M&amp;ap style</source>
        <translation>Stil&amp;e della mappa</translation>
    </message>
    <message>
        <source>Le&amp;gend of the map</source>
        <translation>Legen&amp;da della mappa</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Modifica…</translation>
    </message>
    <message>
        <source>&amp;Grant or take…</source>
        <translation>&amp;Concedi o togli…</translation>
    </message>
    <message>
        <source>New &amp;modifier…</source>
        <translation>N&amp;uovo modificatore…</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>R&amp;egole della casa…</translation>
    </message>
    <message>
        <source>At the &amp;table</source>
        <translation>Al tavol&amp;o</translation>
    </message>
    <message>
        <source>Ne&amp;xt kingdom at the table</source>
        <translation>Al tavo&amp;lo il regno seguente</translation>
    </message>
    <message>
        <source>&amp;Other kingdoms…</source>
        <translation>&amp;Altri regni…</translation>
    </message>
    <message>
        <source>&amp;Found a kingdom…</source>
        <translation>&amp;Fonda un regno…</translation>
    </message>
    <message>
        <source>&amp;Divide the kingdom…</source>
        <translation>&amp;Dividi il regno…</translation>
    </message>
    <message>
        <source>&amp;Unite kingdoms…</source>
        <translation>U&amp;nisci regni…</translation>
    </message>
    <message>
        <source>&amp;Adopt a running kingdom…</source>
        <translation>&amp;Riprendi un regno in corso…</translation>
    </message>
    <message>
        <source>Correct the &amp;paper sheet…</source>
        <translation>Correggi la &amp;scheda cartacea…</translation>
    </message>
    <message>
        <source>&amp;Begin the reign</source>
        <translation>Ini&amp;zia il governo</translation>
    </message>
    <message>
        <source>Put an e&amp;vent ahead…</source>
        <translation>Prevedi un e&amp;vento…</translation>
    </message>
    <message>
        <source>P&amp;lay several months…</source>
        <translation>&amp;Gioca più mesi…</translation>
    </message>
    <message>
        <source>&amp;Next month</source>
        <translation>&amp;Prossimo mese</translation>
    </message>
    <message>
        <source>Re&amp;wind…</source>
        <translation>&amp;Torna indietro…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Help on this place</source>
        <translation>&amp;Aiuto su questo punto</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Che cos’è?</translation>
    </message>
    <message>
        <source>Help &amp;book</source>
        <translation>&amp;Manuale</translation>
    </message>
    <message>
        <source>A &amp;first evening</source>
        <translation>Una &amp;prima serata</translation>
    </message>
    <message>
        <source>A &amp;month at the table</source>
        <translation>Un m&amp;ese al tavolo</translation>
    </message>
    <message>
        <source>The &amp;rules</source>
        <translation>Le &amp;regole</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>Scorciatoie da &amp;tastiera…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Informazioni</translation>
    </message>
</context>
<context>
    <name>ModeBar</name>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Insediamento</translation>
    </message>
    <message>
        <source>Kingdom</source>
        <translation>Regno</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Trova…</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Prossimo mese</translation>
    </message>
    <message>
        <source>Close this month and begin the next</source>
        <translation>Chiudi questo mese e comincia il prossimo</translation>
    </message>
</context>
<context>
    <name>ModifierDialog</name>
    <message>
        <source>New modifier</source>
        <translation>Nuovo modificatore</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>The whole kingdom</source>
        <translation>Tutto il regno</translation>
    </message>
    <message>
        <source>for good</source>
        <translation>per sempre</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation>&amp;Per</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation>&amp;Numero</translation>
    </message>
    <message>
        <source>&amp;Amount</source>
        <translation>Va&amp;lore</translation>
    </message>
    <message>
        <source>&amp;Months</source>
        <translation>&amp;Mesi</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;ota</translation>
    </message>
</context>
<context>
    <name>ModifiersPanel</name>
    <message>
        <source>Modifiers</source>
        <translation>Modificatori</translation>
    </message>
    <message>
        <source>New modifier…</source>
        <translation>Nuovo modificatore…</translation>
    </message>
    <message>
        <source>Grant or take…</source>
        <translation>Concedi o togli…</translation>
    </message>
    <message>
        <source>None in force.</source>
        <translation>Nessuno in vigore.</translation>
    </message>
    <message>
        <source>for good</source>
        <translation>per sempre</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>mese {number}</translation>
    </message>
    <message>
        <source>through {month}</source>
        <translation>fino a fine {month}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <translation>Rimuovi {what}</translation>
    </message>
</context>
<context>
    <name>MonthBlock</name>
    <message>
        <source>now</source>
        <translation>ora</translation>
    </message>
    <message>
        <source>Nothing falls due.</source>
        <translation>Niente in scadenza.</translation>
    </message>
</context>
<context>
    <name>MonthLine</name>
    <message>
        <source>Month {number}</source>
        <translation>Mese {number}</translation>
    </message>
</context>
<context>
    <name>MonthTeller</name>
    <message>
        <source>Month {number}</source>
        <translation>Mese {number}</translation>
    </message>
</context>
<context>
    <name>MonthsPanel</name>
    <message>
        <source>unnamed item</source>
        <translation>oggetto senza nome</translation>
    </message>
    <message>
        <source>{who} lowers Unrest from</source>
        <translation>{who}: calma il Malcontento da</translation>
    </message>
    <message>
        <source>Play several months</source>
        <translation>Gioca più mesi</translation>
    </message>
    <message>
        <source>&amp;Months</source>
        <translation>&amp;Mesi</translation>
    </message>
    <message>
        <source>Roll their own dice</source>
        <translation>Tirano da sé</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>com’è</translation>
    </message>
    <message>
        <source>Policies</source>
        <translation>Direttive</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Si ferma</translation>
    </message>
    <message>
        <source>Magic items are named later</source>
        <translation>Gli oggetti magici si nominano dopo</translation>
    </message>
    <message>
        <source>The other kingdoms’ months too</source>
        <translation>Anche i mesi degli altri regni</translation>
    </message>
    <message>
        <source>By the same stops; their edicts stay as they are.</source>
        <translation>Con le stesse fermate; i loro editti restano come sono.</translation>
    </message>
    <message>
        <source>for an event, which is left to the table</source>
        <translation>per un evento, lasciato al tavolo</translation>
    </message>
    <message>
        <source>before an Upkeep that could cost a hex</source>
        <translation>se il Mantenimento può costare un esagono</translation>
    </message>
    <message>
        <source>Bad dice could bring Unrest to 11 in it.</source>
        <translation>Dadi sfortunati potrebbero portarvi il Malcontento a 11.</translation>
    </message>
    <message>
        <source>at Unrest</source>
        <translation>a Malcontento</translation>
    </message>
    <message>
        <source>below a Treasury of</source>
        <translation>con il Tesoro sotto</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>for an event</source>
        <translation>per un evento</translation>
    </message>
    <message>
        <source>at Unrest {number}</source>
        <translation>a Malcontento {number}</translation>
    </message>
    <message>
        <source>below {number} BP</source>
        <translation>sotto {number} PC</translation>
    </message>
    <message>
        <source>before a hex is at risk</source>
        <translation>prima che un esagono sia a rischio</translation>
    </message>
    <message>
        <source>when somebody rolls their own dice</source>
        <translation>quando qualcuno tira da sé</translation>
    </message>
    <message>
        <source>until the other kingdoms have played the month</source>
        <translation>finché gli altri regni non hanno giocato il mese</translation>
    </message>
    <message>
        <source>when the table must decide</source>
        <translation>quando deve decidere il tavolo</translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n mese</numerusform>
            <numerusform>%n mesi</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays {count} with the program’s dice; nothing is built or claimed. It stops {stops}.</source>
        <translation>Gioca {count} con i dadi del programma; non si costruisce né si rivendica nulla. Si ferma {stops}.</translation>
    </message>
</context>
<context>
    <name>MoreMenu</name>
    <message>
        <source>Play the phase with the program’s dice</source>
        <translation>Gioca la fase con i dadi del programma</translation>
    </message>
    <message>
        <source>Play the whole month with the program’s dice</source>
        <translation>Gioca tutto il mese con i dadi del programma</translation>
    </message>
    <message>
        <source>Start this step anew</source>
        <translation>Ricomincia questo passo</translation>
    </message>
    <message>
        <source>Play several months…</source>
        <translation>Gioca più mesi…</translation>
    </message>
    <message>
        <source>Put an event ahead…</source>
        <translation>Prevedi un evento…</translation>
    </message>
    <message>
        <source>Remove an event</source>
        <translation>Rimuovi un evento</translation>
    </message>
    <message>
        <source>{event}, going on</source>
        <translation>{event}, in corso</translation>
    </message>
    <message>
        <source>Month {number}</source>
        <translation>Mese {number}</translation>
    </message>
</context>
<context>
    <name>NameAndNoteDialog</name>
    <message>
        <source>Keep</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;ota</translation>
    </message>
</context>
<context>
    <name>NamesModel</name>
    <message>
        <source>On their map</source>
        <translation>Sulla loro mappa</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Quante volte</translation>
    </message>
    <message>
        <source>In our rules</source>
        <translation>Nelle nostre regole</translation>
    </message>
    <message>
        <source>No word of this name is known; say what it is.</source>
        <translation>Nessuna parola di questo nome è nota; indica che cos’è.</translation>
    </message>
    <message>
        <source>{name} (line)</source>
        <translation>{name} (linea)</translation>
    </message>
</context>
<context>
    <name>NamesTable</name>
    <message>
        <source>What the names of the map are in our rules</source>
        <translation>Che cosa sono i nomi della mappa nelle nostre regole</translation>
    </message>
</context>
<context>
    <name>NeighbourDialog</name>
    <message>
        <source>A neighbour</source>
        <translation>Un regno vicino</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>A kingdom that nobody at the table plays. Next: give it land on the map.</source>
        <translation>Un regno che nessuno al tavolo gioca. Poi: dargli terre sulla mappa.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>not all on the map</source>
        <translation>non tutta sulla mappa</translation>
    </message>
    <message>
        <source>known</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>DC {number}</source>
        <translation>CD {number}</translation>
    </message>
    <message>
        <source>The wealthy sponsor of {name}</source>
        <translation>Il ricco patrono del regno: {name}</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Alignment</source>
        <translation>&amp;Allineamento</translation>
    </message>
    <message>
        <source>&amp;Colour on the map</source>
        <translation>&amp;Colore sulla mappa</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Dimensione</translation>
    </message>
    <message>
        <source>&amp;Economy</source>
        <translation>&amp;Economia</translation>
    </message>
    <message>
        <source>Sta&amp;bility</source>
        <translation>Sta&amp;bilità</translation>
    </message>
    <message>
        <source>A&amp;ttitude to {name}</source>
        <translation>A&amp;tteggiamento verso {name}</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;ota</translation>
    </message>
</context>
<context>
    <name>NeighboursPanel</name>
    <message>
        <source>Other kingdoms</source>
        <translation>Altri regni</translation>
    </message>
    <message>
        <source>Add a neighbour…</source>
        <translation>Aggiungi un regno vicino…</translation>
    </message>
    <message>
        <source>Divide the kingdom…</source>
        <translation>Dividi il regno…</translation>
    </message>
    <message>
        <source>Unite kingdoms…</source>
        <translation>Unisci regni…</translation>
    </message>
    <message>
        <source>None yet. Neighbours are needed for diplomacy and trade.</source>
        <translation>Ancora nessuno. Diplomazia e commercio hanno bisogno di vicini.</translation>
    </message>
    <message>
        <source>Attitude to {name}</source>
        <translation>Atteggiamento verso {name}</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Allineamento</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensione</translation>
    </message>
    <message>
        <source>Economy</source>
        <translation>Economia</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Stima</translation>
    </message>
    <message>
        <source>2d6 + Size, with the program’s dice</source>
        <translation>2d6 + Dimensione, con i dadi del programma</translation>
    </message>
    <message>
        <source>Estimate the Economy of {name}</source>
        <translation>Stima l’Economia di {name}</translation>
    </message>
    <message>
        <source>{dice} on 2d6 + Size {size}</source>
        <translation>{dice} con 2d6 + Dimensione {size}</translation>
    </message>
    <message>
        <source>Attitude of {name}</source>
        <translation>Atteggiamento di {name}</translation>
    </message>
    <message>
        <source>Sit at the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Hand over…</source>
        <translation>Cedi…</translation>
    </message>
    <message>
        <source>Nobody plays it any more: it becomes a neighbour</source>
        <translation>Nessuno lo gioca più: diventa un vicino</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifica…</translation>
    </message>
    <message>
        <source>Its land…</source>
        <translation>Le sue terre…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Play…</source>
        <translation>Gioca…</translation>
    </message>
    <message>
        <source>Open its books: it can sit at the table then</source>
        <translation>Apre i suoi conti: poi può sedere al tavolo</translation>
    </message>
    <message>
        <source>Paint its land on the map</source>
        <translation>Disegna le sue terre sulla mappa</translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message>
        <source>Next: {step}</source>
        <translation>Prossimo passo: {step}</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Set</source>
        <translation>Imposta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>NumbersPanel</name>
    <message>
        <source>Numbers of the settlement</source>
        <translation>Numeri dell’insediamento</translation>
    </message>
    <message>
        <source>{number}: see where it comes from</source>
        <translation>{number}: mostra da dove viene</translation>
    </message>
    <message>
        <source>– at most</source>
        <translation>– al massimo</translation>
    </message>
    <message>
        <source>Base value at most</source>
        <translation>Valore base, al massimo</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>Modificatori</translation>
    </message>
    <message>
        <source>Given to the kingdom</source>
        <translation>Dati al regno</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>capitale</translation>
    </message>
    <message>
        <source>hex {label}</source>
        <translation>esagono {label}</translation>
    </message>
    <message numerus="yes">
        <source>May build in %n month(s)</source>
        <translation>
            <numerusform>Potrà costruire fra %n mese</numerusform>
            <numerusform>Potrà costruire fra %n mesi</numerusform>
        </translation>
    </message>
    <message>
        <source>Buildings this month: {used} of {allowed}</source>
        <translation>Costruzioni del mese: {used} su {allowed}</translation>
    </message>
    <message>
        <source>{number} (of the kingdom)</source>
        <translation>{number} (del regno)</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} su {all}</translation>
    </message>
    <message>
        <source>{count} gp</source>
        <translation>{count} mo</translation>
    </message>
</context>
<context>
    <name>NumbersTab</name>
    <message>
        <source>Numbers over the months</source>
        <translation>I numeri mese per mese</translation>
    </message>
    <message>
        <source>Numbers are kept from the first month of the reign on; there is nothing to draw yet.</source>
        <translation>I numeri si conservano dal primo mese di governo in poi; ancora non c’è nulla da disegnare.</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ora</translation>
    </message>
    <message>
        <source>{first} in {month}, {now} now; at least {low}, at most {high}</source>
        <translation>{first} in {month}, ora {now}; almeno {low}, al massimo {high}</translation>
    </message>
</context>
<context>
    <name>OfferRow</name>
    <message>
        <source>{count} BP</source>
        <translation>{count} PC</translation>
    </message>
    <message>
        <source>Insist…</source>
        <translation>Insisti…</translation>
    </message>
    <message>
        <source>{what}: do it all the same</source>
        <translation>{what}: procedi comunque</translation>
    </message>
    <message>
        <source>Do it all the same; a reason is optional</source>
        <translation>Procedi comunque; il motivo è opzionale</translation>
    </message>
</context>
<context>
    <name>OfferRows</name>
    <message>
        <source>Not possible now</source>
        <translation>Non possibile ora</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Land</source>
        <translation>Territorio</translation>
    </message>
    <message>
        <source>Mark as explored</source>
        <translation>Segna come esplorato</translation>
    </message>
    <message>
        <source>Mark as cleared</source>
        <translation>Segna come liberato</translation>
    </message>
    <message>
        <source>Realm</source>
        <translation>Regno</translation>
    </message>
    <message>
        <source>Claim…</source>
        <translation>Rivendica…</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Rivendica</translation>
    </message>
    <message>
        <source>Claim as granted</source>
        <translation>Rivendica come concesso</translation>
    </message>
    <message>
        <source>Prepare for a settlement</source>
        <translation>Prepara per un insediamento</translation>
    </message>
    <message>
        <source>Abandon…</source>
        <translation>Abbandona…</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Costruisci</translation>
    </message>
    <message>
        <source>Lost land</source>
        <translation>Terra perduta</translation>
    </message>
    <message>
        <source>Monsters move in</source>
        <translation>Arrivano mostri</translation>
    </message>
    <message>
        <source>Falls to ruin: {what}</source>
        <translation>Va in rovina: {what}</translation>
    </message>
    <message>
        <source>All that stands here falls to ruin</source>
        <translation>Tutto ciò che sorge qui va in rovina</translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <translation>Rimuovi: {what}</translation>
    </message>
    <message>
        <source>What stands here</source>
        <translation>Ciò che c’è qui</translation>
    </message>
</context>
<context>
    <name>OnPlace</name>
    <message>
        <source>Click the hex on the map, or choose it below.</source>
        <translation>Fai clic sull’esagono sulla mappa, o sceglilo qui sotto.</translation>
    </message>
    <message>
        <source>Click the place on the plan, or choose it below.</source>
        <translation>Fai clic sul luogo sulla pianta, o sceglilo qui sotto.</translation>
    </message>
</context>
<context>
    <name>OptionalPanel</name>
    <message>
        <source>The kingdom’s own modifiers</source>
        <translation>I modificatori del regno</translation>
    </message>
    <message>
        <source>For rolls in a settlement the higher of its own and this one counts.</source>
        <translation>Per i tiri in un insediamento vale il più alto tra il suo e questo.</translation>
    </message>
    <message>
        <source>{skill} {bonus} with officials of other kingdoms</source>
        <translation>{skill} {bonus} con i funzionari di altri regni</translation>
    </message>
    <message>
        <source>Counted already</source>
        <translation>Già contato</translation>
    </message>
    <message>
        <source>{number}: see where it comes from</source>
        <translation>{number}: mostra da dove viene</translation>
    </message>
</context>
<context>
    <name>OutsideLinks</name>
    <message>
        <source>Open a link</source>
        <translation>Apri un collegamento</translation>
    </message>
    <message>
        <source>Open a page of {host} in your browser?</source>
        <translation>Aprire una pagina di {host} nel browser?</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>OverrideDialog</name>
    <message>
        <source>Against the rule</source>
        <translation>Contro la regola</translation>
    </message>
    <message>
        <source>Do it all the same</source>
        <translation>Procedi comunque</translation>
    </message>
    <message>
        <source>You have the last word. The journal keeps the reason, if you give one.</source>
        <translation>Hai l’ultima parola. Se indichi un motivo, resta nella cronaca.</translation>
    </message>
</context>
<context>
    <name>PactFields</name>
    <message>
        <source>What is agreed at once</source>
        <translation>Ciò che si accorda subito</translation>
    </message>
    <message>
        <source>No agreement yet</source>
        <translation>Ancora nessun accordo</translation>
    </message>
    <message>
        <source>Balance of the agreement: {kind}</source>
        <translation>Equilibrio dell’accordo: {kind}</translation>
    </message>
</context>
<context>
    <name>PageWiring</name>
    <message>
        <source>Calendar</source>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>The reign has begun; from now on limits and empty roles count.</source>
        <translation>Il governo è cominciato; da ora contano i limiti e i ruoli vacanti.</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Search buildings</source>
        <translation>Cerca costruzioni</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Costruzioni</translation>
    </message>
    <message>
        <source>gp</source>
        <translation>mo</translation>
    </message>
    <message>
        <source>Lowers {number}</source>
        <translation>Diminuisce: {number}</translation>
    </message>
    <message>
        <source>Raises {number}</source>
        <translation>Aumenta: {number}</translation>
    </message>
    <message>
        <source>Takes no lot of its own</source>
        <translation>Non occupa lotti propri</translation>
    </message>
    <message>
        <source>Takes {count} lots</source>
        <translation>Occupa {count} lotti</translation>
    </message>
    <message>
        <source>Takes 1 lot</source>
        <translation>Occupa un lotto</translation>
    </message>
    <message>
        <source>Possible now</source>
        <translation>Possibili ora</translation>
    </message>
    <message>
        <source>Only what can be built now</source>
        <translation>Solo ciò che si può costruire ora</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Costruisci</translation>
    </message>
    <message>
        <source>Draw as planned</source>
        <translation>Progetta</translation>
    </message>
    <message>
        <source>Grant</source>
        <translation>Concedi</translation>
    </message>
    <message>
        <source>Build: paid for. Planned: only drawn. Granted by the GM: free and outside the limits.</source>
        <translation>Costruisci: si paga. Progetta: è solo disegnata. Concedi: gratis e fuori dai limiti, per volere del GM.</translation>
    </message>
    <message>
        <source>On what terms</source>
        <translation>A quali condizioni</translation>
    </message>
    <message>
        <source>Magic −2</source>
        <translation>Magia −2</translation>
    </message>
    <message>
        <source>Construction magic takes 2 BP off one building a turn</source>
        <translation>La magia di costruzione toglie 2 PC a una costruzione per Turno</translation>
    </message>
    <message>
        <source>Plunder the ruin −1d4</source>
        <translation>Saccheggia la rovina −1d4</translation>
    </message>
    <message>
        <source>The ruin of the hex yields material for one building; then it is gone</source>
        <translation>La rovina dell’esagono dà materiale per una costruzione; poi non c’è più</translation>
    </message>
    <message>
        <source>No building matches. Clear the search or lift a filter.</source>
        <translation>Nessuna costruzione corrisponde. Svuota la ricerca o togli un filtro.</translation>
    </message>
</context>
<context>
    <name>PanelHead</name>
    <message>
        <source>Due this month: {count}</source>
        <translation>In scadenza questo mese: {count}</translation>
    </message>
    <message>
        <source>Due: {count}</source>
        <translation>In scadenza: {count}</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Play on with the program’s dice, events of your own</source>
        <translation>Gioca con i dadi del programma, eventi tuoi</translation>
    </message>
    <message>
        <source>Fold the turn away</source>
        <translation>Chiudi il turno</translation>
    </message>
    <message>
        <source>Show the turn</source>
        <translation>Mostra il turno</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>The paper sheet</source>
        <translation>La scheda cartacea</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Applica</translation>
    </message>
</context>
<context>
    <name>PatronFields</name>
    <message>
        <source>What the patron expects</source>
        <translation>Ciò che si aspetta il patrono</translation>
    </message>
    <message>
        <source>Nothing said</source>
        <translation>Nulla di detto</translation>
    </message>
    <message>
        <source>Repayment each month</source>
        <translation>Restituzione ogni mese</translation>
    </message>
    <message>
        <source> BP a month</source>
        <translation> PC al mese</translation>
    </message>
    <message>
        <source>Customarily {amount} BP</source>
        <translation>Di solito {amount} PC</translation>
    </message>
    <message>
        <source>Share of the income</source>
        <translation>Quota della rendita</translation>
    </message>
    <message>
        <source>% of the income</source>
        <translation>% della rendita</translation>
    </message>
    <message>
        <source>Customarily {amount}%, at least 1 BP</source>
        <translation>Di solito il {amount}%, almeno 1 PC</translation>
    </message>
</context>
<context>
    <name>PatronPanel</name>
    <message>
        <source>Change it…</source>
        <translation>Cambia…</translation>
    </message>
    <message>
        <source>Patron: {name}</source>
        <translation>Patrono: {name}</translation>
    </message>
</context>
<context>
    <name>PeopleStep</name>
    <message>
        <source>People</source>
        <translation>Popolo</translation>
    </message>
    <message>
        <source>Its people and their government</source>
        <translation>Il popolo e il suo governo</translation>
    </message>
    <message>
        <source>How most of the people see the world, and who rules them.</source>
        <translation>Come la maggior parte del popolo vede il mondo, e chi la governa.</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Allineamento</translation>
    </message>
    <message>
        <source>&amp;Government</source>
        <translation>&amp;Governo</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>U</source>
        <translation>M</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>{count} gp</source>
        <translation>{count} mo</translation>
    </message>
    <message>
        <source>no numbers of its own</source>
        <translation>nessun numero proprio</translation>
    </message>
    <message>
        <source>{value} gp</source>
        <translation>{value} mo</translation>
    </message>
    <message>
        <source>{count} × {kinds} ({tier})</source>
        <translation>{count} × {kinds} ({tier})</translation>
    </message>
    <message>
        <source>Magic items: {list}</source>
        <translation>Oggetti magici: {list}</translation>
    </message>
    <message>
        <source>whole district</source>
        <translation>tutto il distretto</translation>
    </message>
    <message>
        <source>one side</source>
        <translation>un lato</translation>
    </message>
    <message>
        <source>in a wall</source>
        <translation>nelle mura</translation>
    </message>
    <message>
        <source>on a lot with others</source>
        <translation>su un lotto con altre</translation>
    </message>
    <message>
        <source>{least} or {most} lots</source>
        <translation>{least} o {most} lotti</translation>
    </message>
    <message>
        <source>1 lot</source>
        <translation>1 lotto</translation>
    </message>
    <message>
        <source>{count} lots</source>
        <translation>{count} lotti</translation>
    </message>
    <message>
        <source>{count} BP</source>
        <translation>{count} PC</translation>
    </message>
    <message>
        <source>{side} side</source>
        <translation>lato {side}</translation>
    </message>
    <message>
        <source>district {number}</source>
        <translation>distretto {number}</translation>
    </message>
    <message>
        <source>lot {label}</source>
        <translation>lotto {label}</translation>
    </message>
    <message>
        <source>lots {first} to {last}</source>
        <translation>lotti da {first} a {last}</translation>
    </message>
    <message>
        <source>{what}, {where}: no. {why}</source>
        <translation>{what}, {where}: no. {why}</translation>
    </message>
    <message>
        <source>It would cost {price}.</source>
        <translation>Costerebbe {price}.</translation>
    </message>
    <message>
        <source>{what}, {where}: {price}</source>
        <translation>{what}, {where}: {price}</translation>
    </message>
    <message>
        <source>{what} moved: {where}</source>
        <translation>Spostamento fatto: {what}, {where}</translation>
    </message>
    <message>
        <source>{what} planned: {where}</source>
        <translation>Progetto fatto: {what}, {where}</translation>
    </message>
    <message>
        <source>{what} built: {price}</source>
        <translation>Costruzione fatta: {what}, {price}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratis</translation>
    </message>
</context>
<context>
    <name>PictureCommands</name>
    <message>
        <source>Unpacking the picture {name}: {percent}%</source>
        <translation>Apertura dell’immagine {name}: {percent}%</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>The picture: click a hex centre, or move the cross by arrow keys</source>
        <translation>L’immagine: fai clic sul centro di un esagono, o muovi la croce con le frecce</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Scegli un’immagine…</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>Unpacking the picture</source>
        <translation>Apertura dell’immagine</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Interrompi</translation>
    </message>
    <message>
        <source>In a folder beside the campaign</source>
        <translation>In una cartella accanto alla campagna</translation>
    </message>
    <message>
        <source>Inside the campaign’s file, up to {size} MiB</source>
        <translation>Nel file della campagna, fino a {size} MiB</translation>
    </message>
    <message>
        <source>The players see it</source>
        <translation>I giocatori la vedono</translation>
    </message>
    <message>
        <source>Lay it under the map</source>
        <translation>Poni sotto la mappa</translation>
    </message>
    <message>
        <source>Fit it</source>
        <translation>Adatta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>A picture under the grid</source>
        <translation>Un’immagine sotto la griglia</translation>
    </message>
    <message>
        <source>PNG, JPEG, WebP, SVG, or a page of a PDF.</source>
        <translation>PNG, JPEG, WebP, SVG, o una pagina di un PDF.</translation>
    </message>
    <message>
        <source>Click the centre of a hex in the picture and type which one it is. Three that lie far apart fit best. Without them the picture covers the map.</source>
        <translation>Fai clic sul centro di un esagono nell’immagine e scrivi qual è. Tre lontani fra loro danno il risultato migliore. Senza, l’immagine copre la mappa.</translation>
    </message>
    <message>
        <source>{pitch} pixels from hex to hex, turned by {angle}°; the marks lie off by {miss} pixels at most.</source>
        <translation>{pitch} pixel da esagono a esagono, ruotata di {angle}°; i segni sono fuori di {miss} pixel al massimo.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.svg *.pdf)</source>
        <translation>Immagini (*.png *.jpg *.jpeg *.webp *.svg *.pdf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Scegli un’immagine</translation>
    </message>
    <message>
        <source>Which hexes are these?</source>
        <translation>Quali esagoni sono?</translation>
    </message>
    <message>
        <source>Where its file is kept</source>
        <translation>Dove sta il suo file</translation>
    </message>
</context>
<context>
    <name>PinDialog</name>
    <message>
        <source>Change a pin</source>
        <translation>Modifica un segnaposto</translation>
    </message>
    <message>
        <source>Put a pin</source>
        <translation>Metti un segnaposto</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>Put</source>
        <translation>Metti</translation>
    </message>
    <message>
        <source>The players see it</source>
        <translation>I giocatori lo vedono</translation>
    </message>
    <message>
        <source>&amp;Symbol</source>
        <translation>&amp;Simbolo</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Testo</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
</context>
<context>
    <name>PinTexts</name>
    <message>
        <source>{text} (the GM only)</source>
        <translation>{text} (solo il GM)</translation>
    </message>
</context>
<context>
    <name>PlanHand</name>
    <message>
        <source>Tap again to place it; hold to turn it.</source>
        <translation>Tocca di nuovo per collocarlo; tieni premuto per girarlo.</translation>
    </message>
</context>
<context>
    <name>PlanKeeping</name>
    <message>
        <source>Keep the plan of district {number} under the name</source>
        <translation>Conserva il piano del distretto {number} con il nome</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserva</translation>
    </message>
</context>
<context>
    <name>PlanView</name>
    <message>
        <source>Districts</source>
        <translation>Distretti</translation>
    </message>
    <message>
        <source>Step onto a side of the district first, beyond the outermost lots.</source>
        <translation>Passa prima su un lato del distretto, oltre i lotti più esterni.</translation>
    </message>
    <message>
        <source>District {number}</source>
        <translation>Distretto {number}</translation>
    </message>
    <message>
        <source>{count} of 36 lots</source>
        <translation>{count} di 36 lotti</translation>
    </message>
    <message>
        <source>land</source>
        <translation>terra</translation>
    </message>
    <message>
        <source>water</source>
        <translation>acqua</translation>
    </message>
    <message>
        <source>No settlement yet. Found one on the map, in a hex that is claimed and prepared.</source>
        <translation>Ancora nessun insediamento. Fondane uno sulla mappa, in un esagono rivendicato e preparato.</translation>
    </message>
</context>
<context>
    <name>PlansMenu</name>
    <message>
        <source>Keep this district’s plan…</source>
        <translation>Conserva il piano di questo distretto…</translation>
    </message>
    <message>
        <source>Lay out {name} ({count})</source>
        <translation>Disponi {name} ({count})</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Getta via</translation>
    </message>
</context>
<context>
    <name>PlayNeighbourDialog</name>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>It keeps its land and is adopted with these totals. Its buildings and leaders can be entered once it sits at the table.</source>
        <translation>Mantiene le sue terre ed è adottato con questi totali. Costruzioni e autorità si inseriscono quando siede al tavolo.</translation>
    </message>
    <message>
        <source>&amp;Government</source>
        <translation>&amp;Governo</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>Players’ window</source>
        <translation>Finestra dei giocatori</translation>
    </message>
    <message>
        <source>Follows my map</source>
        <translation>Segue la mia mappa</translation>
    </message>
    <message>
        <source>Shows the part of the map that you look at</source>
        <translation>Mostra la parte della mappa che stai guardando</translation>
    </message>
    <message>
        <source>Own view</source>
        <translation>Vista propria</translation>
    </message>
    <message>
        <source>Stays where it is while you look elsewhere</source>
        <translation>Resta dov’è mentre guardi altrove</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Keeps what it shows; nothing you do is seen</source>
        <translation>Tiene ciò che mostra; nulla di ciò che fai si vede</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>A dark screen with the campaign’s name</source>
        <translation>Uno schermo scuro con il nome della campagna</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numeri</translation>
    </message>
    <message>
        <source>The kingdom’s numbers over the players’ map</source>
        <translation>I numeri del regno sopra la mappa dei giocatori</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>The players’ window fills its screen</source>
        <translation>La finestra dei giocatori riempie il suo schermo</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Close the players’ window</source>
        <translation>Chiudi la finestra dei giocatori</translation>
    </message>
</context>
<context>
    <name>PlayerWindow</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
</context>
<context>
    <name>PlayersMap</name>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>What the players know. Arrow keys move the map, plus and minus zoom, F shows all of it.</source>
        <translation>Ciò che i giocatori conoscono. Le frecce spostano la mappa, più e meno la ingrandiscono e la riducono, F la mostra tutta.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>As the language has it</source>
        <translation>Come vuole la lingua</translation>
    </message>
    <message>
        <source>Miles</source>
        <translation>Miglia</translation>
    </message>
    <message>
        <source>Kilometres</source>
        <translation>Chilometri</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>As the colours</source>
        <translation>Come i colori</translation>
    </message>
    <message>
        <source>Printed atlas</source>
        <translation>Atlante stampato</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrasto elevato</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Ridotto</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Large while a finger is used</source>
        <translation>Grandi mentre si usa un dito</translation>
    </message>
    <message>
        <source>Always large</source>
        <translation>Sempre grandi</translation>
    </message>
    <message>
        <source>Never large</source>
        <translation>Mai grandi</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Scorciatoie da tastiera…</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Distances</source>
        <translation>&amp;Distanze</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colori</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Mappa</translation>
    </message>
    <message>
        <source>Co&amp;ntrast</source>
        <translation>Co&amp;ntrasto</translation>
    </message>
    <message>
        <source>&amp;Size of text</source>
        <translation>Grande&amp;zza del testo</translation>
    </message>
    <message>
        <source>Mo&amp;tion</source>
        <translation>Mo&amp;vimento</translation>
    </message>
    <message>
        <source>Controls for &amp;fingers</source>
        <translation>Comandi per le di&amp;ta</translation>
    </message>
    <message>
        <source>Whether menus open by moving and the text cursor blinks</source>
        <translation>Se i menu si aprono con un movimento e il cursore del testo lampeggia</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>PreviewDialog</name>
    <message>
        <source>Saved {name}</source>
        <translation>Salvato: {name}</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Larghezza</translation>
    </message>
    <message>
        <source>Show the page as wide as the window</source>
        <translation>Mostra la pagina larga quanto la finestra</translation>
    </message>
    <message>
        <source>Print and export</source>
        <translation>Stampa ed esporta</translation>
    </message>
    <message>
        <source>Page shown</source>
        <translation>Pagina mostrata</translation>
    </message>
    <message>
        <source>Given up; nothing was written.</source>
        <translation>Interrotto; nulla è stato scritto.</translation>
    </message>
    <message>
        <source>Given up; the printer was told to forget it.</source>
        <translation>Interrotto; alla stampante è stato detto di lasciar perdere.</translation>
    </message>
    <message>
        <source>Drawing pages…</source>
        <translation>Disegno delle pagine…</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Interrompi</translation>
    </message>
    <message>
        <source>&amp;Export the map</source>
        <translation>&amp;Esporta la mappa</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Salva come PDF…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>S&amp;tampa…</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Pagina precedente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Pagina successiva</translation>
    </message>
    <message>
        <source>{page} of {pages}</source>
        <translation>{page} di {pages}</translation>
    </message>
    <message>
        <source>The first {count} pages are shown; all are printed.</source>
        <translation>Si vedono le prime {count} pagine; si stampano tutte.</translation>
    </message>
</context>
<context>
    <name>PriceHint</name>
    <message>
        <source>{tool}: {count} BP paid</source>
        <translation>{tool}: {count} PC pagati</translation>
    </message>
    <message>
        <source>{tool}: {count} BP</source>
        <translation>{tool}: {count} PC</translation>
    </message>
</context>
<context>
    <name>PrintSide</name>
    <message>
        <source>The GM</source>
        <translation>Il GM</translation>
    </message>
    <message>
        <source>The players: what they know</source>
        <translation>I giocatori: ciò che sanno</translation>
    </message>
    <message>
        <source>As it fits best</source>
        <translation>Come sta meglio</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>In verticale</translation>
    </message>
    <message>
        <source>On its side</source>
        <translation>In orizzontale</translation>
    </message>
    <message>
        <source>With the kingdom’s numbers</source>
        <translation>Con i numeri del regno</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation>Pe&amp;r</translation>
    </message>
    <message>
        <source>&amp;Pages</source>
        <translation>&amp;Pagine</translation>
    </message>
    <message>
        <source>Paper si&amp;ze</source>
        <translation>&amp;Formato della carta</translation>
    </message>
    <message>
        <source>&amp;Map page</source>
        <translation>Pagina della &amp;mappa</translation>
    </message>
    <message>
        <source>&amp;Language of the sheets</source>
        <translation>&amp;Lingua dei fogli</translation>
    </message>
    <message>
        <source>He&amp;x</source>
        <translation>&amp;Esagono</translation>
    </message>
    <message>
        <source>&amp;Overlap</source>
        <translation>S&amp;ovrapposizione</translation>
    </message>
</context>
<context>
    <name>PurseStep</name>
    <message>
        <source>Beginning</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>Come comincia</translation>
    </message>
    <message>
        <source>Who pays for the first months, and whether a settlement stands already.</source>
        <translation>Chi paga i primi mesi, e se c’è già un insediamento.</translation>
    </message>
    <message>
        <source>A wealthy sponsor pays</source>
        <translation>Paga un ricco patrono</translation>
    </message>
    <message>
        <source>Start from scratch</source>
        <translation>Si parte da zero</translation>
    </message>
    <message>
        <source> BP</source>
        <translation> PC</translation>
    </message>
    <message>
        <source>Be&amp;ginning</source>
        <translation>I&amp;nizio</translation>
    </message>
    <message>
        <source>&amp;Treasury</source>
        <translation>&amp;Tesoro</translation>
    </message>
    <message>
        <source>The patron &amp;expects</source>
        <translation>Il patrono si a&amp;spetta</translation>
    </message>
    <message>
        <source>&amp;Repayment</source>
        <translation>&amp;Restituzione</translation>
    </message>
    <message>
        <source>Tr&amp;ibute</source>
        <translation>Tri&amp;buto</translation>
    </message>
    <message>
        <source>Found the &amp;first settlement at once</source>
        <translation>Fonda subito il &amp;primo insediamento</translation>
    </message>
    <message>
        <source>Its na&amp;me</source>
        <translation>Il suo no&amp;me</translation>
    </message>
    <message>
        <source>No settlement can stand on this ground; the hex alone is claimed.</source>
        <translation>Su questo terreno non può sorgere un insediamento; si rivendica solo l’esagono.</translation>
    </message>
    <message>
        <source>Hex and settlement take {count} BP; until then there is only the hex.</source>
        <translation>Esagono e insediamento richiedono {count} PC; fino ad allora c’è solo l’esagono.</translation>
    </message>
    <message>
        <source>The first hex and the ground for the settlement cost {count} BP; {left} BP are left.</source>
        <translation>Il primo esagono e il terreno per l’insediamento costano {count} PC; ne restano {left}.</translation>
    </message>
    <message>
        <source>The first hex is claimed; the settlement is founded from the map.</source>
        <translation>Il primo esagono è rivendicato; l’insediamento si fonda dalla mappa.</translation>
    </message>
    <message>
        <source>A House, an Inn and the ground to build them on, in the party’s own gold.</source>
        <translation>Un Caseggiato, una Locanda e il terreno su cui costruirli, con l’oro del gruppo.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Unità</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Cerca in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo di file:</translation>
    </message>
</context>
<context>
    <name>QueryForm</name>
    <message>
        <source>Select by…</source>
        <translation>Seleziona per…</translation>
    </message>
    <message>
        <source>Hexes from the settlement</source>
        <translation>Esagoni dall’insediamento</translation>
    </message>
    <message>
        <source>&amp;Realm</source>
        <translation>&amp;Regno</translation>
    </message>
    <message>
        <source>&amp;Terrain</source>
        <translation>&amp;Terreno</translation>
    </message>
    <message>
        <source>&amp;With</source>
        <translation>&amp;Con</translation>
    </message>
    <message>
        <source>With&amp;out</source>
        <translation>S&amp;enza</translation>
    </message>
    <message>
        <source>S&amp;pecial</source>
        <translation>S&amp;peciale</translation>
    </message>
    <message>
        <source>&amp;State</source>
        <translation>&amp;Stato</translation>
    </message>
    <message>
        <source>&amp;Near</source>
        <translation>&amp;Vicino a</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Azzera</translation>
    </message>
    <message>
        <source>Select by what hexes are</source>
        <translation>Seleziona gli esagoni per ciò che sono</translation>
    </message>
    <message>
        <source>Nothing is asked for yet.</source>
        <translation>Non si chiede ancora nulla.</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) found and selected.</source>
        <translation>
            <numerusform>%n esagono trovato e selezionato.</numerusform>
            <numerusform>%n esagoni trovati e selezionati.</numerusform>
        </translation>
    </message>
    <message>
        <source>river</source>
        <translation>fiume</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>lago</translation>
    </message>
    <message>
        <source>coast</source>
        <translation>costa</translation>
    </message>
    <message>
        <source>any</source>
        <translation>qualsiasi</translation>
    </message>
    <message>
        <source>unclaimed</source>
        <translation>non rivendicato</translation>
    </message>
    <message>
        <source>any settlement</source>
        <translation>qualsiasi insediamento</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Unsaved work</source>
        <translation>Lavoro non salvato</translation>
    </message>
    <message>
        <source>Save the changes to this campaign?</source>
        <translation>Salvare le modifiche a questa campagna?</translation>
    </message>
    <message>
        <source>What was done since the last time would be lost.</source>
        <translation>Ciò che è stato fatto dall’ultima volta andrebbe perduto.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Non salvare</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Open elsewhere</source>
        <translation>Aperto altrove</translation>
    </message>
    <message>
        <source>A copy can be looked at and changed; it is saved under another name.</source>
        <translation>Una copia si può guardare e modificare; si salva con un altro nome.</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Apri una copia</translation>
    </message>
    <message>
        <source>Open it all the same</source>
        <translation>Apri comunque</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>Il file è cambiato</translation>
    </message>
    <message>
        <source>{name} has been changed by another program since it was opened here.</source>
        <translation>{name} è stato modificato da un altro programma da quando è stato aperto qui.</translation>
    </message>
    <message>
        <source>Nothing is overwritten unasked; what is replaced goes to the backups.</source>
        <translation>Nulla viene sovrascritto senza chiedere; ciò che è sostituito va tra le copie di sicurezza.</translation>
    </message>
    <message>
        <source>Keep both: save under another name</source>
        <translation>Tieni entrambi: salva con altro nome</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Confronta…</translation>
    </message>
    <message>
        <source>Open the file anew</source>
        <translation>Riapri il file</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Sostituiscilo</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Non è riuscito</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Open a campaign</source>
        <translation>Apri una campagna</translation>
    </message>
    <message>
        <source>Save the campaign</source>
        <translation>Salva la campagna</translation>
    </message>
    <message>
        <source>There is a file {name} already. Replace it?</source>
        <translation>C’è già un file {name}. Sostituirlo?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Campaigns (*.kingdom.json *.json)</source>
        <translation>Campagne (*.kingdom.json *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
</context>
<context>
    <name>RealmFields</name>
    <message>
        <source>Name of the vassal</source>
        <translation>Nome del vassallo</translation>
    </message>
    <message>
        <source>Hexes to cede</source>
        <translation>Esagoni da cedere</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Allineamento</translation>
    </message>
    <message>
        <source>Colour on the map</source>
        <translation>Colore sulla mappa</translation>
    </message>
    <message>
        <source>Who keeps its books</source>
        <translation>Chi ne tiene i conti</translation>
    </message>
    <message>
        <source>Played, it has its own books; of a neighbour nobody keeps them</source>
        <translation>Giocato ha conti propri; quelli di un vicino non li tiene nessuno</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Giocato</translation>
    </message>
    <message>
        <source>A neighbour</source>
        <translation>Un vicino</translation>
    </message>
</context>
<context>
    <name>RealmPreview</name>
    <message>
        <source>What each kingdom has</source>
        <translation>Che cosa ha ogni regno</translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation>Insediamenti</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Autorità</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armate</translation>
    </message>
    <message>
        <source>{name} now</source>
        <translation>{name} ora</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Da dove viene</translation>
    </message>
</context>
<context>
    <name>RecoveredDialog</name>
    <message>
        <source>Unsaved work was found</source>
        <translation>Trovato lavoro non salvato</translation>
    </message>
    <message>
        <source>What was done, the latest first</source>
        <translation>Che cosa è stato fatto, prima l’ultima</translation>
    </message>
    <message>
        <source>Take it up</source>
        <translation>Riprendilo</translation>
    </message>
    <message>
        <source>A campaign without a kingdom yet</source>
        <translation>Una campagna ancora senza regno</translation>
    </message>
    <message>
        <source>The program ended before this campaign was saved: {kingdom}, month {month}.</source>
        <translation>Il programma si è chiuso prima che questa campagna fosse salvata: {kingdom}, mese {month}.</translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s) since it was saved last:</source>
        <translation>
            <numerusform>%n modifica dall’ultimo salvataggio:</numerusform>
            <numerusform>%n modifiche dall’ultimo salvataggio:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) at the end could not be read and are left out.</source>
        <translation>
            <numerusform>%n riga alla fine non è leggibile ed è tralasciata.</numerusform>
            <numerusform>%n righe alla fine non sono leggibili e sono tralasciate.</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder of {file} did not take it, so it was kept on this computer.</source>
        <translation>La cartella di {file} non l’ha accolto: è stato conservato su questo computer.</translation>
    </message>
    <message>
        <source>The file has been changed by somebody else since.</source>
        <translation>Da allora qualcun altro ha modificato il file.</translation>
    </message>
    <message>
        <source>Whichever you choose, the other version stays, here or among the backups.</source>
        <translation>Qualunque tu scelga, l’altra versione resta, qui o tra le copie di sicurezza.</translation>
    </message>
    <message>
        <source>Open the file as it is</source>
        <translation>Apri il file com’è</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>A step was taken back</source>
        <translation>Un passo è stato annullato</translation>
    </message>
    <message>
        <source>The campaign was kept whole</source>
        <translation>La campagna è stata conservata per intero</translation>
    </message>
</context>
<context>
    <name>RelationDialog</name>
    <message>
        <source>Agreements with {name}</source>
        <translation>Accordi con {name}</translation>
    </message>
    <message>
        <source>{name} and {other}</source>
        <translation>{name} e {other}</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>By your word: nothing is rolled or paid. Bonuses are fixed as they are now.</source>
        <translation>Per tua decisione: non si tira e non si paga nulla. I bonus si fissano come sono ora.</translation>
    </message>
    <message>
        <source>Embassies are agreed on</source>
        <translation>Le ambasciate sono concordate</translation>
    </message>
    <message>
        <source>They are at war</source>
        <translation>Sono in guerra</translation>
    </message>
    <message>
        <source>&amp;Treaty</source>
        <translation>&amp;Trattato</translation>
    </message>
    <message>
        <source>&amp;Alliance</source>
        <translation>A&amp;lleanza</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Non è ancora cambiato nulla.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>In favour of {name}</source>
        <translation>A favore di {name}</translation>
    </message>
</context>
<context>
    <name>RelationTexts</name>
    <message>
        <source>at war</source>
        <translation>in guerra</translation>
    </message>
    <message>
        <source>has attacked us: what is agreed may be ended without penalty</source>
        <translation>ci ha attaccati: gli accordi si possono sciogliere senza penalità</translation>
    </message>
    <message>
        <source>embassies agreed on</source>
        <translation>ambasciate concordate</translation>
    </message>
    <message>
        <source>our embassy: {building}</source>
        <translation>la nostra ambasciata: {building}</translation>
    </message>
    <message>
        <source>{embassy} (lost)</source>
        <translation>{embassy} (persa)</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>mese {number}</translation>
    </message>
    <message>
        <source>again from {month}: {attempt}</source>
        <translation>di nuovo da {month}: {attempt}</translation>
    </message>
    <message>
        <source>closing the embassy</source>
        <translation>chiusura dell’ambasciata</translation>
    </message>
</context>
<context>
    <name>RelationsPanel</name>
    <message>
        <source>Diplomacy</source>
        <translation>Diplomazia</translation>
    </message>
    <message>
        <source>Envoys are sent in the Edict phase, with a Diplomatic edict.</source>
        <translation>Gli inviati partono nella fase di Editto, con un editto Diplomatico.</translation>
    </message>
    <message>
        <source>Our attitude</source>
        <translation>Il nostro atteggiamento</translation>
    </message>
    <message>
        <source>Between us</source>
        <translation>Fra noi</translation>
    </message>
    <message>
        <source>envoy under way: {errand}</source>
        <translation>inviato in viaggio: {errand}</translation>
    </message>
    <message>
        <source>nothing agreed</source>
        <translation>nessun accordo</translation>
    </message>
    <message>
        <source>Deeds…</source>
        <translation>Azioni…</translation>
    </message>
    <message>
        <source>Deeds</source>
        <translation>Azioni</translation>
    </message>
    <message>
        <source>Our attitude to {name}</source>
        <translation>Il nostro atteggiamento verso {name}</translation>
    </message>
    <message>
        <source>Open our embassy there…</source>
        <translation>Apri la nostra ambasciata…</translation>
    </message>
    <message>
        <source>Give up our embassy’s building</source>
        <translation>Lascia la costruzione della nostra ambasciata</translation>
    </message>
    <message>
        <source>Let their army onto our land…</source>
        <translation>Accogli una loro armata…</translation>
    </message>
    <message>
        <source>Refuse them help…</source>
        <translation>Rifiuta loro aiuto…</translation>
    </message>
    <message>
        <source>Withdraw from the alliance…</source>
        <translation>Esci dall’alleanza…</translation>
    </message>
    <message>
        <source>Withdraw from the treaty…</source>
        <translation>Recedi dal trattato…</translation>
    </message>
    <message>
        <source>Close the embassies…</source>
        <translation>Chiudi le ambasciate…</translation>
    </message>
    <message>
        <source>Call back the envoy ({errand})</source>
        <translation>Richiama l’inviato ({errand})</translation>
    </message>
    <message>
        <source>Make peace</source>
        <translation>Fai pace</translation>
    </message>
    <message>
        <source>Attack them…</source>
        <translation>Attaccali…</translation>
    </message>
    <message>
        <source>Set by the game master’s word…</source>
        <translation>Per decisione del GM…</translation>
    </message>
    <message>
        <source>Their agreements with {name}…</source>
        <translation>I loro accordi con {name}…</translation>
    </message>
</context>
<context>
    <name>RemoveKingdomDialog</name>
    <message>
        <source>Remove {name}</source>
        <translation>Rimuovi {name}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) will be nobody’s.</source>
        <translation>
            <numerusform>%n esagono non sarà di nessuno.</numerusform>
            <numerusform>%n esagoni non saranno di nessuno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Free cities from then on: {names}.</source>
        <translation>Città Libere da allora: {names}.</translation>
    </message>
    <message>
        <source>What others have agreed with it ends.</source>
        <translation>Gli accordi degli altri con esso finiscono.</translation>
    </message>
</context>
<context>
    <name>RepairDialog</name>
    <message>
        <source>Open a damaged campaign</source>
        <translation>Apri una campagna danneggiata</translation>
    </message>
    <message>
        <source>Open a campaign of a newer program</source>
        <translation>Apri una campagna di un programma più recente</translation>
    </message>
    <message>
        <source>&amp;Keep what this program does not know, and write it again</source>
        <translation>&amp;Conserva ciò che questo programma non conosce e riscrivilo</translation>
    </message>
    <message>
        <source>A file that holds such fields is opened through this window each time.</source>
        <translation>Un file con campi simili si apre ogni volta attraverso questa finestra.</translation>
    </message>
    <message>
        <source>This campaign cannot be opened as it is</source>
        <translation>Questa campagna non si può aprire così com’è</translation>
    </message>
    <message>
        <source>Earlier versions of it that are kept:</source>
        <translation>Versioni precedenti conservate:</translation>
    </message>
    <message>
        <source>The file itself stays as it is. What is opened is saved under another name.</source>
        <translation>Il file stesso resta com’è. Ciò che si apre si salva con un altro nome.</translation>
    </message>
    <message>
        <source>Open what can be read</source>
        <translation>Apri ciò che si può leggere</translation>
    </message>
    <message>
        <source>Open the earlier version</source>
        <translation>Apri la versione precedente</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message numerus="yes">
        <source>%n kingdom(s)</source>
        <translation>
            <numerusform>%n regno</numerusform>
            <numerusform>%n regni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s)</source>
        <translation>
            <numerusform>%n insediamento</numerusform>
            <numerusform>%n insediamenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n esagono</numerusform>
            <numerusform>%n esagoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the journal</source>
        <translation>
            <numerusform>%n riga della cronaca</numerusform>
            <numerusform>%n righe della cronaca</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s) to go back to</source>
        <translation>
            <numerusform>%n mese a cui si può tornare</numerusform>
            <numerusform>%n mesi a cui si può tornare</numerusform>
        </translation>
    </message>
    <message>
        <source>Can be read: {what}.</source>
        <translation>Si può leggere: {what}.</translation>
    </message>
    <message>
        <source>nothing of the realm</source>
        <translation>nulla del regno</translation>
    </message>
    <message>
        <source>What cannot be read or was changed</source>
        <translation>Ciò che non si può leggere o è stato modificato</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Tralasciato</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modificato</translation>
    </message>
    <message>
        <source>Kept, though unknown</source>
        <translation>Conservato, anche se sconosciuto</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>Versioni precedenti</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>mese {number}</translation>
    </message>
    <message>
        <source>unsaved work that was recovered</source>
        <translation>lavoro non salvato che è stato recuperato</translation>
    </message>
    <message>
        <source>as it was here when another program had changed the file</source>
        <translation>com’era qui quando un altro programma aveva modificato il file</translation>
    </message>
    <message>
        <source>kept before going back to an earlier month</source>
        <translation>conservata prima di tornare a un mese precedente</translation>
    </message>
    <message>
        <source>as an older program wrote it</source>
        <translation>come la scrisse un programma più vecchio</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minuto fa</numerusform>
            <numerusform>%n minuti fa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n ora fa</numerusform>
            <numerusform>%n ore fa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n giorno fa</numerusform>
            <numerusform>%n giorni fa</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RewindDialog</name>
    <message>
        <source>Rewind</source>
        <translation>Torna indietro</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;A</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>What was done in this month is undone, on the map as well.</source>
        <translation>Ciò che è stato fatto in questo mese è annullato, anche sulla mappa.</translation>
    </message>
    <message numerus="yes">
        <source>This month and %n before it are undone, on the map as well.</source>
        <translation>
            <numerusform>Questo mese e %n precedente sono annullati, anche sulla mappa.</numerusform>
            <numerusform>Questo mese e i %n precedenti sono annullati, anche sulla mappa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the journal go with that.</source>
        <translation>
            <numerusform>Con questo va persa %n riga della cronaca.</numerusform>
            <numerusform>Con questo vanno perse %n righe della cronaca.</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings and rulings stay as they are.</source>
        <translation>Impostazioni e interpretazioni restano come sono.</translation>
    </message>
    <message>
        <source>This campaign has no file yet: only Undo brings back what is undone.</source>
        <translation>Questa campagna non ha ancora un file: solo Annulla riporta ciò che va perso.</translation>
    </message>
    <message>
        <source>The campaign as it is now is kept in {folder}; Undo brings it back as well.</source>
        <translation>La campagna com’è ora è conservata in {folder}; anche Annulla la riporta.</translation>
    </message>
</context>
<context>
    <name>RolesButton</name>
    <message>
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
</context>
<context>
    <name>RouteDialog</name>
    <message>
        <source>A trade route that stands</source>
        <translation>Una rotta commerciale che c’è già</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>As it is on your paper sheet: nothing is paid and no edict is spent.</source>
        <translation>Com’è sulla scheda cartacea: non si paga nulla e non si usa alcun editto.</translation>
    </message>
    <message>
        <source>&amp;What it carries</source>
        <translation>&amp;Che cosa porta</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>&amp;Da</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;A</translation>
    </message>
    <message>
        <source>&amp;By way of</source>
        <translation>&amp;Passando per</translation>
    </message>
    <message>
        <source>&amp;Months left</source>
        <translation>&amp;Mesi che restano</translation>
    </message>
    <message>
        <source>&amp;Economy</source>
        <translation>&amp;Economia</translation>
    </message>
    <message>
        <source>What its checks have brought when the merchants arrived</source>
        <translation>Ciò che hanno portato le prove all’arrivo dei mercanti</translation>
    </message>
    <message>
        <source>Where the rulings let routes pay every month</source>
        <translation>Dove le interpretazioni fanno rendere le rotte ogni mese</translation>
    </message>
    <message>
        <source>BP a mon&amp;th</source>
        <translation>PC al me&amp;se</translation>
    </message>
    <message>
        <source>Say what the route carries and where it leads.</source>
        <translation>Indica che cosa porta la rotta e dove conduce.</translation>
    </message>
</context>
<context>
    <name>RouteFields</name>
    <message>
        <source>What is traded</source>
        <translation>Che cosa si commercia</translation>
    </message>
    <message>
        <source>A trade route…</source>
        <translation>Una rotta commerciale…</translation>
    </message>
    <message>
        <source>Where the route begins</source>
        <translation>Dove comincia la rotta</translation>
    </message>
    <message>
        <source>Where the route ends</source>
        <translation>Dove finisce la rotta</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Esagono</translation>
    </message>
    <message>
        <source>By way of hexes</source>
        <translation>Passando per gli esagoni</translation>
    </message>
    <message>
        <source>Another hex…</source>
        <translation>Un altro esagono…</translation>
    </message>
</context>
<context>
    <name>RoutesPanel</name>
    <message>
        <source>Trade routes</source>
        <translation>Rotte commerciali</translation>
    </message>
    <message>
        <source>Add one that stands…</source>
        <translation>Aggiungine una che c’è già…</translation>
    </message>
    <message>
        <source>{start} to {end}</source>
        <translation>da {start} a {end}</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>mese {number}</translation>
    </message>
    <message>
        <source>the merchants arrive in {month}</source>
        <translation>i mercanti arrivano: {month}</translation>
    </message>
    <message>
        <source>through {month}</source>
        <translation>fino a fine {month}</translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message>
        <source>Take this away</source>
        <translation>Togli questo</translation>
    </message>
</context>
<context>
    <name>RowCounter</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n riga</numerusform>
            <numerusform>%n righe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleMarks</name>
    <message>
        <source>Italian rule text, line {number}</source>
        <translation>Testo italiano delle regole, riga {number}</translation>
    </message>
    <message>
        <source>French rule text, heading {number}</source>
        <translation>Testo francese delle regole, voce {number}</translation>
    </message>
    <message>
        <source>German rule text, heading {number}</source>
        <translation>Testo tedesco delle regole, voce {number}</translation>
    </message>
    <message>
        <source>{sign} House rule of this campaign</source>
        <translation>{sign} Regola della casa di questa campagna</translation>
    </message>
    <message>
        <source>Ruling {mark} of the Rulings page</source>
        <translation>Interpretazione {mark} della pagina Interpretazioni</translation>
    </message>
</context>
<context>
    <name>RulesStep</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>The rules of your table</source>
        <translation>Le regole del tuo tavolo</translation>
    </message>
    <message>
        <source>What you will not play can stay off; it can be switched on in the middle of a campaign.</source>
        <translation>Ciò che non giochi può restare spento; si può accendere anche a campagna iniziata.</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <translation>Regole opzionali</translation>
    </message>
    <message>
        <source>As the language has it</source>
        <translation>Come vuole la lingua</translation>
    </message>
    <message>
        <source>Miles</source>
        <translation>Miglia</translation>
    </message>
    <message>
        <source>Kilometres</source>
        <translation>Chilometri</translation>
    </message>
    <message>
        <source>&amp;Distances</source>
        <translation>&amp;Distanze</translation>
    </message>
</context>
<context>
    <name>RulingPreview</name>
    <message>
        <source>What would change</source>
        <translation>Che cosa cambierebbe</translation>
    </message>
    <message>
        <source>Play it so</source>
        <translation>Gioca così</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>Lascia com’era</translation>
    </message>
    <message>
        <source>This would change:</source>
        <translation>Cambierebbe:</translation>
    </message>
    <message>
        <source>No number changes today.</source>
        <translation>Oggi nessun numero cambia.</translation>
    </message>
    <message>
        <source>and in {count} settlements more</source>
        <translation>e in altri {count} insediamenti</translation>
    </message>
</context>
<context>
    <name>RulingRow</name>
    <message>
        <source>Why, for the journal</source>
        <translation>Perché, per la cronaca</translation>
    </message>
    <message>
        <source>It passes</source>
        <translation>Riesce</translation>
    </message>
    <message>
        <source>It fails</source>
        <translation>Fallisce</translation>
    </message>
    <message>
        <source>The event is called off</source>
        <translation>L’evento non avviene</translation>
    </message>
    <message>
        <source>The game master’s word</source>
        <translation>Parola del GM</translation>
    </message>
    <message>
        <source>{choice} (default)</source>
        <translation>{choice} (predefinito)</translation>
    </message>
    <message>
        <source>dispute {id}</source>
        <translation>disputa {id}</translation>
    </message>
    <message>
        <source>talked about:</source>
        <translation>se ne parla:</translation>
    </message>
</context>
<context>
    <name>RulingsDialog</name>
    <message>
        <source>Optional rules</source>
        <translation>Regole opzionali</translation>
    </message>
    <message>
        <source>The kingdom’s numbers</source>
        <translation>I numeri del regno</translation>
    </message>
    <message>
        <source>The month</source>
        <translation>Il mese</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Autorità</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Editti</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Territorio</translation>
    </message>
    <message>
        <source>Settlements and buildings</source>
        <translation>Insediamenti e costruzioni</translation>
    </message>
    <message>
        <source>Magic items</source>
        <translation>Oggetti magici</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Tesoro</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Commercio</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventi</translation>
    </message>
    <message>
        <source>As printed, or corrected</source>
        <translation>Come stampato, o corretto</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Interpretazioni</translation>
    </message>
    <message>
        <source>Find a rule or a ruling</source>
        <translation>Cerca una regola o un’interpretazione</translation>
    </message>
    <message>
        <source>Nothing here has that name.</source>
        <translation>Qui niente si chiama così.</translation>
    </message>
    <message>
        <source>Optional rules and rulings</source>
        <translation>Regole opzionali e interpretazioni</translation>
    </message>
    <message>
        <source>The optional rules your table plays, and how it reads what can be read in several ways. The campaign keeps your choices.</source>
        <translation>Le regole opzionali in uso al tuo tavolo, e come legge ciò che si può leggere in più modi. La campagna conserva le tue scelte.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Read in one way</source>
        <translation>Lette in un solo modo</translation>
    </message>
</context>
<context>
    <name>SaleForm</name>
    <message>
        <source>Where it is sold</source>
        <translation>Dove si vende</translation>
    </message>
    <message>
        <source> gp</source>
        <translation> mo</translation>
    </message>
    <message>
        <source>Price of the valuable in gp</source>
        <translation>Prezzo dell’oggetto in mo</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Che cos’è</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Vendi</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>Sample</source>
        <translation>Campione</translation>
    </message>
    <message>
        <source>A sample</source>
        <translation>Un campione</translation>
    </message>
    <message>
        <source>This is how names, words and numbers look: 1, 20, −3.</source>
        <translation>Ecco come appaiono nomi, parole e numeri: 1, 20, −3.</translation>
    </message>
    <message>
        <source>Labels and notes stand back.</source>
        <translation>Scritte e note stanno in disparte.</translation>
    </message>
    <message>
        <source>And this leads on</source>
        <translation>E questo porta oltre</translation>
    </message>
</context>
<context>
    <name>SeatsStep</name>
    <message>
        <source>vacant</source>
        <translation>vacante</translation>
    </message>
    <message>
        <source>{role}: name</source>
        <translation>{role}: nome</translation>
    </message>
    <message>
        <source>{role}: ability</source>
        <translation>{role}: caratteristica</translation>
    </message>
    <message>
        <source>{role}: modifier</source>
        <translation>{role}: modificatore</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Autorità</translation>
    </message>
    <message>
        <source>Who holds the seats</source>
        <translation>Chi ricopre i ruoli</translation>
    </message>
    <message>
        <source>Write over the names of those whose seats your players take; whoever holds a seat rolls its checks. An empty name leaves the seat vacant.</source>
        <translation>Scrivi sui nomi dei ruoli che prendono i tuoi giocatori; chi ricopre un ruolo tira le sue prove. Un nome vuoto lascia il ruolo vacante.</translation>
    </message>
    <message>
        <source>Fill the seats</source>
        <translation>Occupa i ruoli</translation>
    </message>
    <message>
        <source>Leave all vacant</source>
        <translation>Lascia tutto vacante</translation>
    </message>
</context>
<context>
    <name>SettledRow</name>
    <message>
        <source>done</source>
        <translation>fatto</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>niente da fare</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>There is nothing to do here now.</source>
        <translation>Qui ora non c’è niente da fare.</translation>
    </message>
</context>
<context>
    <name>SettlementCard</name>
    <message>
        <source>{size}, the capital</source>
        <translation>{size}, la capitale</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Esagono</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Builds from</source>
        <translation>Costruisce da</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>mese {number}</translation>
    </message>
    <message>
        <source>Name and note…</source>
        <translation>Nome e nota…</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numeri</translation>
    </message>
    <message>
        <source>{number} (of the kingdom)</source>
        <translation>{number} (del regno)</translation>
    </message>
    <message>
        <source>{count} gp</source>
        <translation>{count} mo</translation>
    </message>
    <message>
        <source>Add a district</source>
        <translation>Aggiungi un distretto</translation>
    </message>
    <message>
        <source>Make it the capital</source>
        <translation>Rendi capitale</translation>
    </message>
    <message>
        <source>Name and note</source>
        <translation>Nome e nota</translation>
    </message>
</context>
<context>
    <name>SettlementPage</name>
    <message>
        <source>Numbers</source>
        <translation>Numeri</translation>
    </message>
    <message>
        <source>Wish list</source>
        <translation>Desideri</translation>
    </message>
    <message>
        <source>Demolish the {name}? This costs {price}.</source>
        <translation>Demolire «{name}»? Costa {price}.</translation>
    </message>
    <message>
        <source>Demolish</source>
        <translation>Demolisci</translation>
    </message>
    <message>
        <source>Do it all the same…</source>
        <translation>Procedi comunque…</translation>
    </message>
    <message>
        <source>The figure the rules ask for, such as the best CR kept there:</source>
        <translation>Il numero che le regole chiedono, come il GS più alto tenuto lì:</translation>
    </message>
    <message>
        <source>Drag it to a lot, or click there. By keyboard: Enter, arrows, Enter. R or the middle button turns it, Shift builds more than one, Esc or a right click ends.</source>
        <translation>Trascinala su un lotto, o fai clic lì. Da tastiera: Invio, frecce, Invio. R o il tasto centrale la gira, Maiusc ne costruisce più d’una, Esc o un clic destro finisce.</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Insediamento</translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation>Insediamenti</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Più piccolo</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Più grande</translation>
    </message>
    <message>
        <source>Fit to the window</source>
        <translation>Adatta alla finestra</translation>
    </message>
    <message>
        <source>Add a district…</source>
        <translation>Aggiungi un distretto…</translation>
    </message>
    <message>
        <source>The whole town</source>
        <translation>Tutto l’insediamento</translation>
    </message>
    <message>
        <source>Show who serves whom</source>
        <translation>Mostra chi serve a chi</translation>
    </message>
    <message>
        <source>Keep or lay out plans of districts</source>
        <translation>Conserva o disponi piani di distretti</translation>
    </message>
    <message>
        <source>Show the numbers</source>
        <translation>Mostra i numeri</translation>
    </message>
    <message>
        <source>Magic items for sale</source>
        <translation>Oggetti magici in vendita</translation>
    </message>
</context>
<context>
    <name>SheetNotes</name>
    <message>
        <source>destroyed</source>
        <translation>distrutta</translation>
    </message>
    <message>
        <source>demolished</source>
        <translation>demolita</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>abbandonata</translation>
    </message>
    <message>
        <source>Any magic item up to {value} gp is for sale with a chance of {percent}%.</source>
        <translation>Ogni oggetto magico fino a {value} mo è in vendita con una probabilità del {percent}%.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensione</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Mercato</translation>
    </message>
    <message>
        <source>Defense by side</source>
        <translation>Difesa per lato</translation>
    </message>
    <message>
        <source>Wish list</source>
        <translation>Lista dei desideri</translation>
    </message>
    <message>
        <source>Buildings lost</source>
        <translation>Costruzioni perdute</translation>
    </message>
    <message>
        <source>By its lots (optional): {size}, modifiers {modifier}, Danger {danger}</source>
        <translation>Per lotti (opzionale): {size}, modificatori {modifier}, Pericolo {danger}</translation>
    </message>
    <message>
        <source>Lots to the next size, {size}: {lots}; the base value may then reach {cap} gp</source>
        <translation>Lotti alla prossima dimensione, {size}: {lots}; il valore base può allora arrivare a {cap} mo</translation>
    </message>
    <message>
        <source>The base value may still grow by {value} gp</source>
        <translation>Il valore base può crescere ancora di {value} mo</translation>
    </message>
    <message>
        <source>The base value is as high as the size allows</source>
        <translation>Il valore base è il massimo che la dimensione consente</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>mese {number}</translation>
    </message>
    <message>
        <source>{count} planned: {price}, the last built in {month}</source>
        <translation>{count} progettate: {price}, l’ultima in {month}</translation>
    </message>
    <message>
        <source>and {count} more in the journal</source>
        <translation>e altre {count} nella cronaca</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Search what they do, or the keys</source>
        <translation>Cerca che cosa fanno, o i tasti</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Cerca nelle scorciatoie</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Che cosa fa</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Use these keys</source>
        <translation>Usa questi tasti</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>Nessun tasto</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Com’era</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Ripristina tutto</translation>
    </message>
    <message>
        <source>&amp;Letter keys on the map and the lots</source>
        <translation>Tasti &amp;lettera sulla mappa e sui lotti</translation>
    </message>
    <message>
        <source>Off: no letter, digit or sign does anything there by itself</source>
        <translation>Disattivato: lettere, cifre e segni da soli non fanno nulla lì</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>New &amp;keys</source>
        <translation>N&amp;uovi tasti</translation>
    </message>
    <message>
        <source>Choose a row above.</source>
        <translation>Scegli una riga qui sopra.</translation>
    </message>
    <message>
        <source>New keys for: {what}</source>
        <translation>Nuovi tasti per: {what}</translation>
    </message>
    <message>
        <source>These keys cannot be changed.</source>
        <translation>Questi tasti non si possono cambiare.</translation>
    </message>
    <message>
        <source>{keys} belongs to “{what}” and cannot be taken from it.</source>
        <translation>{keys} appartiene a «{what}» e non gli si può togliere.</translation>
    </message>
    <message>
        <source>Take them from there</source>
        <translation>Toglili da lì</translation>
    </message>
    <message>
        <source>{keys} belongs to “{what}”.</source>
        <translation>{keys} appartiene a «{what}».</translation>
    </message>
    <message>
        <source>{keys} writes in fields: take it with Ctrl or Alt, or a function key.</source>
        <translation>{keys} scrive nei campi: usalo con Ctrl o Alt, oppure usa un tasto funzione.</translation>
    </message>
    <message>
        <source>no keys</source>
        <translation>nessun tasto</translation>
    </message>
    <message>
        <source>{what}: {keys}</source>
        <translation>{what}: {keys}</translation>
    </message>
    <message>
        <source>All keys are as the program brings them.</source>
        <translation>Tutti i tasti sono come li porta il programma.</translation>
    </message>
    <message>
        <source>The keys {keys} kept for “{what}” belong to “{other}” and were left out.</source>
        <translation>I tasti {keys} tenuti per «{what}» appartengono a «{other}» e non sono stati presi.</translation>
    </message>
    <message>
        <source>“{keys}”, kept for “{what}”, are no keys it can have; it has its usual ones.</source>
        <translation>«{keys}», tenuto per «{what}», non sono tasti che può avere; ha quelli soliti.</translation>
    </message>
</context>
<context>
    <name>ShownField</name>
    <message numerus="yes">
        <source>%n part(s), kept as they are</source>
        <translation>
            <numerusform>%n parte, conservata com’è</numerusform>
            <numerusform>%n parti, conservate come sono</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
</context>
<context>
    <name>SidePane</name>
    <message>
        <source>Beside the plans</source>
        <translation>Accanto ai piani</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Chiudi (Esc)</translation>
    </message>
    <message>
        <source>Close: {what}</source>
        <translation>Chiudi: {what}</translation>
    </message>
</context>
<context>
    <name>SpecialTerrainDialog</name>
    <message>
        <source>Special terrain of {hex}</source>
        <translation>Territorio speciale di {hex}</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>What you put here is the game master’s word: it costs nothing.</source>
        <translation>Ciò che metti qui è parola del GM: non costa nulla.</translation>
    </message>
    <message>
        <source>as the rules say</source>
        <translation>come dicono le regole</translation>
    </message>
    <message>
        <source>the plain price</source>
        <translation>il prezzo semplice</translation>
    </message>
    <message>
        <source>double</source>
        <translation>il doppio</translation>
    </message>
    <message>
        <source>A &amp;road here costs</source>
        <translation>Una st&amp;rada comune qui costa</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Nulla è ancora cambiato.</translation>
    </message>
    <message>
        <source>{name} (used up)</source>
        <translation>{name} (esaurito)</translation>
    </message>
    <message>
        <source>Which building: {name}</source>
        <translation>Quale costruzione: {name}</translation>
    </message>
    <message>
        <source>which is not said</source>
        <translation>quale non è detto</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Row {number}</source>
        <translation>Riga {number}</translation>
    </message>
    <message>
        <source>beyond the map</source>
        <translation>oltre la mappa</translation>
    </message>
    <message>
        <source>settlement {name}</source>
        <translation>insediamento {name}</translation>
    </message>
    <message>
        <source>army {name}</source>
        <translation>armata {name}</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Selezionato</translation>
    </message>
    <message>
        <source>Can be chosen with Enter</source>
        <translation>Si può scegliere con Invio</translation>
    </message>
    <message>
        <source>Not possible here</source>
        <translation>Qui non è possibile</translation>
    </message>
    <message>
        <source>Possible here</source>
        <translation>Qui è possibile</translation>
    </message>
    <message>
        <source>held by {name}</source>
        <translation>tenuto da {name}</translation>
    </message>
    <message>
        <source>{heading}, sorted upwards</source>
        <translation>{heading}, in ordine crescente</translation>
    </message>
    <message>
        <source>{heading}, sorted downwards</source>
        <translation>{heading}, in ordine decrescente</translation>
    </message>
    <message>
        <source>from {before} to {after}</source>
        <translation>da {before} a {after}</translation>
    </message>
    <message>
        <source>{amount}, does not count</source>
        <translation>{amount}, non conta</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
</context>
<context>
    <name>StepForm</name>
    <message>
        <source>Insist…</source>
        <translation>Insisti…</translation>
    </message>
    <message>
        <source>Do it all the same; a reason is optional</source>
        <translation>Procedi comunque; il motivo è opzionale</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>BP</source>
        <comment>Build Points</comment>
        <translation>PC</translation>
    </message>
    <message>
        <source>DC</source>
        <comment>Control DC</comment>
        <translation>CD</translation>
    </message>
    <message>
        <source>Treasury, in Build Points</source>
        <translation>Tesoro, in Punti Costruzione</translation>
    </message>
    <message>
        <source>Control DC: what kingdom checks must reach</source>
        <translation>CD di Controllo: quanto le prove del regno devono raggiungere</translation>
    </message>
    <message>
        <source>Size: claimed hexes</source>
        <translation>Dimensione: esagoni rivendicati</translation>
    </message>
    <message>
        <source>Consumption: Build Points due each Upkeep</source>
        <translation>Consumi: Punti Costruzione dovuti in ogni fase di Mantenimento</translation>
    </message>
    <message>
        <source>No kingdom yet</source>
        <translation>Ancora nessun regno</translation>
    </message>
    <message>
        <source>Month {number}</source>
        <translation>Mese {number}</translation>
    </message>
</context>
<context>
    <name>SuspendHolidaysDialog</name>
    <message>
        <source>Suspend the Holidays</source>
        <translation>Sospendere le festività</translation>
    </message>
    <message>
        <source>Suspend</source>
        <translation>Sospendi</translation>
    </message>
    <message>
        <source>They bring no Loyalty until you restore it. What they cost is paid all the same.</source>
        <translation>Non portano Lealtà finché non la ripristini. Il loro costo si paga comunque.</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>Per&amp;ché</translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message>
        <source>Hexes</source>
        <translation>Esagoni</translation>
    </message>
    <message>
        <source>Lots</source>
        <translation>Lotti</translation>
    </message>
</context>
<context>
    <name>TakenIn</name>
    <message>
        <source>A picture lies under a map: open a campaign first, or begin one.</source>
        <translation>Un’immagine sta sotto una mappa: apri prima una campagna, o cominciane una.</translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message numerus="yes">
        <source>%n hex(es) in all</source>
        <translation>
            <numerusform>%n esagono in tutto</numerusform>
            <numerusform>%n esagoni in tutto</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Annullato</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
</context>
<context>
    <name>TerrainPanel</name>
    <message>
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message>
        <source>Enter</source>
        <translation>Inserisci</translation>
    </message>
</context>
<context>
    <name>ToolOptions</name>
    <message>
        <source>How the tool is set</source>
        <translation>Come è regolato lo strumento</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>The quickest way</source>
        <translation>La via più rapida</translation>
    </message>
    <message>
        <source>One stop back</source>
        <translation>Una tappa indietro</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Select by…</source>
        <translation>Seleziona per…</translation>
    </message>
    <message>
        <source>Select hexes by what they are</source>
        <translation>Seleziona gli esagoni per ciò che sono</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) at once</source>
        <translation>
            <numerusform>%n esagono alla volta</numerusform>
            <numerusform>%n esagoni alla volta</numerusform>
        </translation>
    </message>
    <message>
        <source>Explored by…</source>
        <translation>Esplorato da…</translation>
    </message>
    <message>
        <source>Who explored</source>
        <translation>Chi ha esplorato</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) selected</source>
        <translation>
            <numerusform>%n esagono selezionato</numerusform>
            <numerusform>%n esagoni selezionati</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide again</source>
        <translation>Nascondi di nuovo</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Only the hexes of the way</source>
        <translation>Solo gli esagoni del cammino</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) to either side</source>
        <translation>
            <numerusform>%n esagono per lato</numerusform>
            <numerusform>%n esagoni per lato</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ToolStrip</name>
    <message>
        <source>Tools</source>
        <translation>Strumenti</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Avvicina</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Allontana</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Mostra tutta la mappa</translation>
    </message>
    <message>
        <source>What the map shows</source>
        <translation>Che cosa mostra la mappa</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>The month’s steps</source>
        <translation>I passi del mese</translation>
    </message>
    <message>
        <source>{step}: done</source>
        <translation>{step}: fatto</translation>
    </message>
    <message>
        <source>{step}: now</source>
        <translation>{step}: ora</translation>
    </message>
    <message>
        <source>{step}: next</source>
        <translation>{step}: poi</translation>
    </message>
    <message>
        <source>{step}: to come</source>
        <translation>{step}: più avanti</translation>
    </message>
</context>
<context>
    <name>TradeForm</name>
    <message>
        <source> BP invested</source>
        <translation> PC investiti</translation>
    </message>
    <message>
        <source>BP invested</source>
        <translation>PC investiti</translation>
    </message>
    <message>
        <source> days</source>
        <translation> giorni</translation>
    </message>
    <message>
        <source>Days of travel</source>
        <translation>Giorni di viaggio</translation>
    </message>
    <message>
        <source>Type them where you know better than the map how long it takes.</source>
        <translation>Scrivili se sai meglio della mappa quanto dura il viaggio.</translation>
    </message>
    <message>
        <source>Down the river</source>
        <translation>A valle sul fiume</translation>
    </message>
    <message>
        <source>On the map, click where it leads and hexes to go by; click one again to leave it out.</source>
        <translation>Sulla mappa, fai clic dove porta la rotta e sugli esagoni da cui passare; un altro clic li toglie.</translation>
    </message>
    <message>
        <source>Send the merchants</source>
        <translation>Manda i mercanti</translation>
    </message>
    <message>
        <source>Where does the route lead?</source>
        <translation>Dove porta la rotta?</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) by the map</source>
        <translation>
            <numerusform>%n giorno secondo la mappa</numerusform>
            <numerusform>%n giorni secondo la mappa</numerusform>
        </translation>
    </message>
    <message>
        <source>days by the map</source>
        <translation>giorni secondo la mappa</translation>
    </message>
    <message>
        <source>length {number}</source>
        <translation>lunghezza {number}</translation>
    </message>
    <message>
        <source>Length of the route</source>
        <translation>Lunghezza della rotta</translation>
    </message>
    <message>
        <source>RM {number}</source>
        <translation>MR {number}</translation>
    </message>
    <message>
        <source>Route modifier</source>
        <translation>Modificatore di Rotta</translation>
    </message>
    <message>
        <source>LM {number}</source>
        <translation>ML {number}</translation>
    </message>
    <message>
        <source>Length modifier</source>
        <translation>Modificatore di Lunghezza</translation>
    </message>
    <message>
        <source>DC {number}</source>
        <translation>CD {number}</translation>
    </message>
    <message>
        <source>succeeds {good}%, greatly {best}%</source>
        <translation>riesce {good}%, grande successo {best}%</translation>
    </message>
    <message>
        <source>brings {low} to {high} BP</source>
        <translation>rende da {low} a {high} PC</translation>
    </message>
    <message>
        <source>DC of each of the three checks</source>
        <translation>CD di ognuna delle tre prove</translation>
    </message>
    <message>
        <source>Economy {least} or {most} for a year</source>
        <translation>Economia {least} o {most} per un anno</translation>
    </message>
    <message>
        <source>What the cargo adds to Economy</source>
        <translation>Che cosa aggiunge il carico all’Economia</translation>
    </message>
    <message>
        <source>{number}% more</source>
        <translation>{number}% in più</translation>
    </message>
    <message>
        <source>By how much its BP are raised</source>
        <translation>Di quanto aumentano i suoi PC</translation>
    </message>
    <message>
        <source>end</source>
        <comment>tag of a hex on the map</comment>
        <translation>arrivo</translation>
    </message>
</context>
<context>
    <name>TurnDock</name>
    <message>
        <source>Modifier</source>
        <translation>Modificatore</translation>
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
        <translation>Turno</translation>
    </message>
</context>
<context>
    <name>UnionDialog</name>
    <message>
        <source>Unite kingdoms</source>
        <translation>Unisci regni</translation>
    </message>
    <message>
        <source>Form the union</source>
        <translation>Forma l’unione</translation>
    </message>
    <message>
        <source>the average</source>
        <translation>la media</translation>
    </message>
    <message>
        <source>Who keeps a role changes nothing. A Ruler who rules no more raises Unrest by 2.</source>
        <translation>Chi conserva il ruolo non cambia nulla. Un Governante che non governa più aumenta il Malcontento di 2.</translation>
    </message>
    <message>
        <source>Who leads</source>
        <translation>Chi guida</translation>
    </message>
    <message>
        <source>&amp;Unrest to begin with</source>
        <translation>&amp;Malcontento iniziale</translation>
    </message>
    <message>
        <source>Unrest and modifiers</source>
        <translation>Malcontento e modificatori</translation>
    </message>
    <message>
        <source>There is no other kingdom yet.</source>
        <translation>Non c’è ancora un altro regno.</translation>
    </message>
    <message>
        <source>Choose the kingdoms that unite.</source>
        <translation>Scegli i regni che si uniscono.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Alignment</source>
        <translation>&amp;Allineamento</translation>
    </message>
    <message>
        <source>&amp;Government</source>
        <translation>&amp;Governo</translation>
    </message>
    <message>
        <source>&amp;Colour on the map</source>
        <translation>&amp;Colore sulla mappa</translation>
    </message>
    <message>
        <source>Ca&amp;pital</source>
        <translation>Ca&amp;pitale</translation>
    </message>
    <message>
        <source>{name} unites with</source>
        <translation>{name} si unisce con</translation>
    </message>
    <message>
        <source>Kingdoms</source>
        <translation>Regni</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>{name} ({role}, {kingdom})</source>
        <translation>{name} ({role}, {kingdom})</translation>
    </message>
    <message>
        <source>The die of the Loyalty check, if the role changes hands; left empty, the program rolls</source>
        <translation>Il dado della prova di Lealtà, se il ruolo cambia mano; se è vuoto, tira il programma</translation>
    </message>
</context>
<context>
    <name>UnusedPictures</name>
    <message>
        <source>Save the campaign first: unsaved work may need its pictures.</source>
        <translation>Salva prima la campagna: il lavoro non salvato può aver bisogno delle sue immagini.</translation>
    </message>
    <message>
        <source>Every picture beside the campaign is needed.</source>
        <translation>Ogni immagine accanto alla campagna serve.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n unused picture(s) for good?</source>
        <translation>
            <numerusform>Rimuovere per sempre %n immagine inutilizzata?</numerusform>
            <numerusform>Rimuovere per sempre %n immagini inutilizzate?</numerusform>
        </translation>
    </message>
    <message>
        <source>{size} MB: {names}. Neither the campaign nor undo nor an earlier version needs them.</source>
        <translation>{size} MB: {names}. Non servono né alla campagna, né all’annullamento, né a una sua versione precedente.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) removed</source>
        <translation>
            <numerusform>%n immagine rimossa</numerusform>
            <numerusform>%n immagini rimosse</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VassalForm</name>
    <message>
        <source>Grant </source>
        <translation>Concede </translation>
    </message>
    <message>
        <source> BP</source>
        <translation> PC</translation>
    </message>
    <message>
        <source>BP for its Treasury</source>
        <translation>PC per il suo Tesoro</translation>
    </message>
    <message>
        <source>Up to a quarter of the Treasury before the edict: {most} BP</source>
        <translation>Fino a un quarto del Tesoro prima dell’editto: {most} PC</translation>
    </message>
    <message>
        <source>Cost, {die}</source>
        <translation>Costo, {die}</translation>
    </message>
    <message>
        <source>Left empty, the program rolls</source>
        <translation>Se resta vuoto, tira il programma</translation>
    </message>
    <message>
        <source>On the map, click the hexes to cede; click one again to keep it.</source>
        <translation>Sulla mappa, fai clic sugli esagoni da cedere; un altro clic li tiene.</translation>
    </message>
    <message>
        <source>Issue the edict</source>
        <translation>Emana l’editto</translation>
    </message>
    <message>
        <source>costs {low} to {high} BP</source>
        <translation>costa da {low} a {high} PC</translation>
    </message>
    <message>
        <source>costs {bp} BP</source>
        <translation>costa {bp} PC</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n esagono</numerusform>
            <numerusform>%n esagoni</numerusform>
        </translation>
    </message>
    <message>
        <source>attitude to us: {attitude}</source>
        <translation>atteggiamento verso di noi: {attitude}</translation>
    </message>
    <message>
        <source>One of these hexes is not on the map.</source>
        <translation>Uno di questi esagoni non è sulla mappa.</translation>
    </message>
    <message>
        <source>Which land is ceded?</source>
        <translation>Quale terra si cede?</translation>
    </message>
    <message>
        <source>What is the vassal called?</source>
        <translation>Come si chiama il vassallo?</translation>
    </message>
    <message>
        <source>Who becomes Viceroy?</source>
        <translation>Chi diventa Viceré?</translation>
    </message>
    <message>
        <source>DC {number}</source>
        <translation>CD {number}</translation>
    </message>
    <message>
        <source>DC of the Loyalty check, in this turn and the next</source>
        <translation>CD della prova di Lealtà, in questo turno e nei prossimi</translation>
    </message>
    <message>
        <source>Who becomes a vassal</source>
        <translation>Chi diventa vassallo</translation>
    </message>
    <message>
        <source>A vassal…</source>
        <translation>Un vassallo…</translation>
    </message>
    <message>
        <source>A new vassal or colony</source>
        <translation>Un nuovo vassallo o colonia</translation>
    </message>
    <message>
        <source>Subjugate {kingdom}</source>
        <translation>Soggiogare {kingdom}</translation>
    </message>
</context>
<context>
    <name>VassalsPanel</name>
    <message>
        <source>Vassals</source>
        <translation>Vassalli</translation>
    </message>
    <message>
        <source>A vassal of {kingdom}</source>
        <translation>Vassallo di {kingdom}</translation>
    </message>
    <message>
        <source>Viceroy: {name}</source>
        <translation>Viceré: {name}</translation>
    </message>
    <message>
        <source>no Viceroy does their duty, as if there were no Ruler</source>
        <translation>nessun Viceré compie i suoi doveri, come se mancasse il Governante</translation>
    </message>
    <message>
        <source>Viceroy…</source>
        <translation>Viceré…</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Lascia libero</translation>
    </message>
    <message>
        <source>no Viceroy</source>
        <translation>nessun Viceré</translation>
    </message>
    <message>
        <source>{name} neglects the office</source>
        <translation>{name} trascura l’incarico</translation>
    </message>
    <message>
        <source>founded as a vassal</source>
        <translation>nato vassallo</translation>
    </message>
    <message>
        <source>subjugated, at peace</source>
        <translation>soggiogato, in pace</translation>
    </message>
    <message>
        <source>subjugated, {count} of {needed} checks, DC {dc}</source>
        <translation>soggiogato, {count} prove su {needed}, CD {dc}</translation>
    </message>
    <message>
        <source>DC of the Loyalty check, in this turn and the next</source>
        <translation>CD della prova di Lealtà, in questo turno e nei prossimi</translation>
    </message>
    <message>
        <source>nobody visits</source>
        <translation>nessuno in visita</translation>
    </message>
    <message>
        <source>{name} ({role}) stays there</source>
        <translation>{name} ({role}) resta là</translation>
    </message>
    <message>
        <source>Who makes up for the Viceroy in {kingdom}</source>
        <translation>Chi supplisce al Viceré a {kingdom}</translation>
    </message>
    <message>
        <source>A Consort or an Heir there makes up for a missing Viceroy</source>
        <translation>Un Consorte o un Erede al Trono sul posto supplisce a un Viceré mancante</translation>
    </message>
    <message>
        <source>{name} (vassal)</source>
        <translation>{name} (vassallo)</translation>
    </message>
    <message>
        <source>{name} (sovereign)</source>
        <translation>{name} (sovrano)</translation>
    </message>
</context>
<context>
    <name>ViceroyDialog</name>
    <message>
        <source>Viceroy in {kingdom}</source>
        <translation>Viceré a {kingdom}</translation>
    </message>
    <message>
        <source>Appoint</source>
        <translation>Nomina</translation>
    </message>
    <message>
        <source>Half the Intelligence or Wisdom modifier goes to your Economy, for seven days of duty.</source>
        <translation>Metà del modificatore di Intelligenza o Saggezza va alla tua Economia, per sette giorni di doveri.</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Chi</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
</context>
<context>
    <name>ViceroyFields</name>
    <message>
        <source>Who becomes Viceroy</source>
        <translation>Chi diventa Viceré</translation>
    </message>
    <message>
        <source>Somebody new…</source>
        <translation>Qualcuno di nuovo…</translation>
    </message>
    <message>
        <source>Name of the Viceroy</source>
        <translation>Nome del Viceré</translation>
    </message>
    <message>
        <source>{ability} modifier</source>
        <translation>Modificatore di {ability}</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Welcome</source>
        <translation>Benvenuto</translation>
    </message>
    <message>
        <source>Draw a realm, build its cities, and rule it month by month.</source>
        <translation>Disegna un regno, costruiscine gli insediamenti e governalo mese per mese.</translation>
    </message>
    <message>
        <source>Found a kingdom</source>
        <translation>Fonda un regno</translation>
    </message>
    <message>
        <source>Adopt a running kingdom</source>
        <translation>Riprendi un regno</translation>
    </message>
    <message>
        <source>Go on from the numbers of a paper sheet.</source>
        <translation>Continua dai numeri di una scheda cartacea.</translation>
    </message>
    <message>
        <source>Look at the example</source>
        <translation>Guarda l’esempio</translation>
    </message>
    <message>
        <source>Five short steps, on a land drawn for you.</source>
        <translation>Cinque brevi passi, su una terra già disegnata.</translation>
    </message>
    <message>
        <source>A small realm, a year old.</source>
        <translation>Un piccolo regno di un anno.</translation>
    </message>
    <message>
        <source>Open a campaign…</source>
        <translation>Apri una campagna…</translation>
    </message>
    <message>
        <source>Go on where you left off.</source>
        <translation>Riprendi da dove eri rimasto.</translation>
    </message>
    <message>
        <source>Import a map…</source>
        <translation>Importa una mappa…</translation>
    </message>
    <message>
        <source>Of Worldographer, Tiled or text-mapper.</source>
        <translation>Di Worldographer, Tiled o text-mapper.</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recenti</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Apri {name}</translation>
    </message>
    <message>
        <source>Language: {name}</source>
        <translation>Lingua: {name}</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>in uso</translation>
    </message>
</context>
<context>
    <name>WishPanel</name>
    <message>
        <source>Together {price}</source>
        <translation>In tutto {price}</translation>
    </message>
    <message>
        <source>Together {price} (list price {list})</source>
        <translation>In tutto {price} (di listino {list})</translation>
    </message>
    <message>
        <source>In the cheapest order {price}: what halves a price comes before what it halves.</source>
        <translation>Nell’ordine più conveniente {price}: ciò che dimezza un costo viene prima di ciò che dimezza.</translation>
    </message>
    <message numerus="yes">
        <source>Built in %n month(s), from the top to the end</source>
        <translation>
            <numerusform>Costruite in %n mese, dalla prima all’ultima</numerusform>
            <numerusform>Costruite in %n mesi, dalla prima all’ultima</numerusform>
        </translation>
    </message>
    <message>
        <source>at {count} a month and one home besides</source>
        <translation>{count} al mese, più una casa</translation>
    </message>
    <message>
        <source>Wish list</source>
        <translation>Lista dei desideri</translation>
    </message>
    <message>
        <source>Whose wishes</source>
        <translation>Di chi sono i desideri</translation>
    </message>
    <message>
        <source>This settlement</source>
        <translation>Questo insediamento</translation>
    </message>
    <message>
        <source>The whole kingdom</source>
        <translation>Tutto il regno</translation>
    </message>
    <message>
        <source>Nothing is planned. Choose “Draw as planned” below the palette and place buildings, or lay out a kept plan.</source>
        <translation>Nulla è progettato. Scegli «Progetta» sotto la tavolozza e disponi delle costruzioni, oppure disponi un piano conservato.</translation>
    </message>
    <message>
        <source>Put them in this order</source>
        <translation>Mettili in quest’ordine</translation>
    </message>
    <message>
        <source>Build it now (Enter)</source>
        <translation>Costruisci ora (Invio)</translation>
    </message>
    <message>
        <source>Earlier (Alt+Up)</source>
        <translation>Prima (Alt+Su)</translation>
    </message>
    <message>
        <source>Later (Alt+Down)</source>
        <translation>Dopo (Alt+Giù)</translation>
    </message>
    <message>
        <source>Take it off the plan (Del)</source>
        <translation>Togli dal progetto (Canc)</translation>
    </message>
</context>
<context>
    <name>Wishes</name>
    <message>
        <source>free</source>
        <translation>gratis</translation>
    </message>
    <message>
        <source>this month</source>
        <translation>questo mese</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>mese {number}</translation>
    </message>
</context>
<context>
    <name>WithdrawForm</name>
    <message>
        <source> BP</source>
        <translation> PC</translation>
    </message>
    <message>
        <source>BP to withdraw</source>
        <translation>PC da prelevare</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Preleva</translation>
    </message>
</context>
<context>
    <name>YesField</name>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
</context>
<context>
    <name>YesNoField</name>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
</context>
<context>
    <name>_NumberField</name>
    <message>
        <source>limited to</source>
        <translation>limitato a</translation>
    </message>
</context>
</TS>
