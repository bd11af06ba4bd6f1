<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>AbandonDialog</name>
    <message>
        <source>Abandon land</source>
        <translation>Abandonner des terres</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>The realm falls apart. A part where a leader stays can be held; the others are lost.</source>
        <translation>Le royaume se divise. Une partie où se trouve un responsable peut être tenue&#x202f;; les autres sont perdues.</translation>
    </message>
    <message>
        <source>Nobody is there</source>
        <translation>Personne sur place</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hexagone</numerusform>
            <numerusform>%n hexagones</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} around {hex}</source>
        <translation>{count} autour de {hex}</translation>
    </message>
</context>
<context>
    <name>AbdicateForm</name>
    <message>
        <source>Who steps down</source>
        <translation>Qui démissionne</translation>
    </message>
    <message>
        <source>Somebody steps down…</source>
        <translation>Quelqu’un démissionne…</translation>
    </message>
    <message>
        <source>{role} {name}</source>
        <translation>{role} {name}</translation>
    </message>
    <message>
        <source>What they take up instead</source>
        <translation>Ce que cette personne reprend</translation>
    </message>
    <message>
        <source>for good</source>
        <translation>pour de bon</translation>
    </message>
    <message>
        <source>to become {role}</source>
        <translation>pour devenir {role}</translation>
    </message>
    <message>
        <source>The die of the Loyalty check; left empty, the program rolls</source>
        <translation>Le dé du test de Loyauté&#x202f;; vide, le programme le lance</translation>
    </message>
    <message>
        <source>Step down</source>
        <translation>Démissionner</translation>
    </message>
    <message>
        <source>Loyalty check: {needed} or more, {percent}%</source>
        <translation>Test de Loyauté&#x202f;: {needed} ou plus, {percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Version {number}, Qt {qt}</source>
        <translation>Version {number}, Qt {qt}</translation>
    </message>
    <message>
        <source>A hex-map realm, its cities and its months, for the game master who rules it.</source>
        <translation>Un royaume sur une carte à hexagones, ses villes et ses mois, pour le MJ qui le gouverne.</translation>
    </message>
    <message>
        <source>Armies are kept as a roster, with what they cost and where they stand; mass battle itself is fought at the table, not by the program.</source>
        <translation>Les armées sont tenues en une liste, avec leur coût et leur place&#x202f;; le combat de masse se joue à la table, non dans le programme.</translation>
    </message>
    <message>
        <source>The program is free under the MIT licence. The numbers of the rules are open game content; the texts are our own. NOTICE names what others have lent.</source>
        <translation>Le programme est libre, sous licence MIT. Les chiffres des règles sont du contenu de jeu ouvert&#x202f;; les textes sont les nôtres. Le fichier NOTICE nomme ce que d’autres ont prêté.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ActionDialog</name>
    <message>
        <source>Reason (optional)</source>
        <translation>Motif (facultatif)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>It needs a name.</source>
        <translation>Il faut un nom.</translation>
    </message>
    <message>
        <source>No amount is given yet.</source>
        <translation>Aucun montant n’est encore donné.</translation>
    </message>
    <message>
        <source>Do it all the same</source>
        <translation>Faire quand même</translation>
    </message>
    <message>
        <source>Costs {count} BP.</source>
        <translation>Coûte {count} PC.</translation>
    </message>
    <message>
        <source>No number changes.</source>
        <translation>Aucun chiffre ne change.</translation>
    </message>
</context>
<context>
    <name>AddDistrictDialog</name>
    <message>
        <source>A new district in {settlement}</source>
        <translation>Un nouveau quartier&#x202f;: {settlement}</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Tick the sides that lie at water. The others are land, where walls can stand.</source>
        <translation>Cochez les côtés au bord de l’eau. Les autres sont à terre et peuvent avoir un mur.</translation>
    </message>
    <message>
        <source>{side} side is water</source>
        <translation>Côté {side} au bord de l’eau</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Eau</translation>
    </message>
    <message>
        <source>Granted: nothing is paid, no limit counts</source>
        <translation>Octroyé&#x202f;: rien à payer, aucune limite ne compte</translation>
    </message>
</context>
<context>
    <name>AdjustPanel</name>
    <message>
        <source>Picture under the grid</source>
        <translation>Image sous la grille</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacité</translation>
    </message>
    <message>
        <source>Hex 0,0: across</source>
        <translation>Hexagone 0,0&#x202f;: horiz.</translation>
    </message>
    <message>
        <source>Hex 0,0: down</source>
        <translation>Hexagone 0,0&#x202f;: vert.</translation>
    </message>
    <message>
        <source>From hex to hex</source>
        <translation>D’un hexagone à l’autre</translation>
    </message>
    <message>
        <source>Turned by</source>
        <translation>Tournée de</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspect</translation>
    </message>
    <message>
        <source>Place, in pixels of the picture</source>
        <translation>Place, en pixels de l’image</translation>
    </message>
    <message>
        <source>Cut off, in pixels</source>
        <translation>Rognage, en pixels</translation>
    </message>
    <message>
        <source>The players see it</source>
        <translation>Les joueurs la voient</translation>
    </message>
    <message>
        <source>Also where the map has no hexes</source>
        <translation>Aussi là où la carte n’a pas d’hexagones</translation>
    </message>
    <message>
        <source>Fit by hex centres…</source>
        <translation>Caler sur des centres d’hexagone…</translation>
    </message>
    <message>
        <source>Another picture…</source>
        <translation>Une autre image…</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Retirer l’image</translation>
    </message>
    <message>
        <source>While this is open, the arrow keys on the map move the picture by one of its pixels; with Shift they set its hexes wider or closer.</source>
        <translation>Tant que ce volet est ouvert, les flèches sur la carte déplacent l’image d’un de ses pixels&#x202f;; avec Maj, elles écartent ou rapprochent ses hexagones.</translation>
    </message>
    <message>
        <source>No picture lies under this level.</source>
        <translation>Aucune image ne se trouve sous ce niveau.</translation>
    </message>
    <message>
        <source>{name}, {width} × {height} pixels</source>
        <translation>{name}&#x202f;: {width} × {height} pixels</translation>
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
        <translation>Reprendre un royaume en cours</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Type the totals of your paper sheet. Draw map, buildings and leaders later: what they do not explain yet stands as one carried-over line.</source>
        <translation>Saisissez les totaux de votre feuille papier. Carte, bâtiments et responsables viendront ensuite&#x202f;: ce qu’ils n’expliquent pas encore tient en une ligne de report.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Alignment</source>
        <translation>&amp;Alignement</translation>
    </message>
    <message>
        <source>&amp;Government</source>
        <translation>&amp;Gouvernement</translation>
    </message>
</context>
<context>
    <name>AheadForm</name>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Événement</translation>
    </message>
    <message>
        <source>&amp;Month</source>
        <translation>&amp;Mois</translation>
    </message>
    <message>
        <source>&amp;Where</source>
        <translation>&amp;Où</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>No&amp;te</translation>
    </message>
    <message>
        <source>For your own eyes</source>
        <translation>Pour vos yeux seuls</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>There is no event of that name.</source>
        <translation>Aucun événement ne porte ce nom.</translation>
    </message>
    <message>
        <source>Put an event ahead</source>
        <translation>Prévoir un événement</translation>
    </message>
    <message>
        <source>Change an event put ahead</source>
        <translation>Modifier un événement prévu</translation>
    </message>
    <message>
        <source>Put ahead</source>
        <translation>Prévoir</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Month {number}</source>
        <translation>Mois {number}</translation>
    </message>
    <message>
        <source>The whole kingdom</source>
        <translation>Tout le royaume</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Au hasard</translation>
    </message>
</context>
<context>
    <name>AllowanceRow</name>
    <message>
        <source>Open the map</source>
        <translation>Ouvrir la carte</translation>
    </message>
    <message>
        <source>Open the settlement</source>
        <translation>Ouvrir la communauté</translation>
    </message>
    <message>
        <source>Open the kingdom</source>
        <translation>Ouvrir le royaume</translation>
    </message>
</context>
<context>
    <name>Allowances</name>
    <message>
        <source>Special edicts</source>
        <translation>Édits spéciaux</translation>
    </message>
    <message>
        <source>{what}: no limit</source>
        <translation>{what}&#x202f;: sans limite</translation>
    </message>
    <message>
        <source>{what}: {left} of {most} left</source>
        <translation>{what}&#x202f;: reste {left}/{most}</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Hexagones</translation>
    </message>
    <message>
        <source>Improvements</source>
        <translation>Améliorations</translation>
    </message>
    <message>
        <source>Settlements and armies</source>
        <translation>Communautés et armées</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Free house or the like</source>
        <translation>Logement</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>The program ended unexpectedly the last time; a report was kept.</source>
        <translation>La dernière fois, le programme s’est arrêté de façon inattendue&#x202f;; un rapport a été gardé.</translation>
    </message>
</context>
<context>
    <name>AppointDialog</name>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Appoint</source>
        <translation>Nommer</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Adds to</source>
        <translation>Améliore</translation>
    </message>
    <message>
        <source>Has the &amp;Leadership feat (+1)</source>
        <translation>Possède le don &amp;Prestige (+1)</translation>
    </message>
    <message>
        <source>A &amp;player’s character</source>
        <translation>Un personnage &amp;joueur</translation>
    </message>
    <message>
        <source>Governs another vassal</source>
        <translation>Gouverne un autre vassal</translation>
    </message>
    <message>
        <source>or at once: {example}</source>
        <translation>ou d’un coup&#x202f;: {example}</translation>
    </message>
    <message>
        <source>{ability} modifier</source>
        <translation>Modificateur ({ability})</translation>
    </message>
    <message>
        <source>Every {count} ranks add 1 to what the leader gives.</source>
        <translation>Tous les {count} rangs ajoutent 1 à ce que le responsable apporte.</translation>
    </message>
    <message>
        <source>Ranks in {skill}</source>
        <translation>Rangs en {skill}</translation>
    </message>
    <message>
        <source>Takes the place of {name}</source>
        <translation>Remplace {name}</translation>
    </message>
    <message>
        <source>Rules beside {name} in marriage</source>
        <translation>Gouverne avec {name}, par mariage</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>half the {ability} modifier</source>
        <translation>la moitié du modificateur ({ability})</translation>
    </message>
    <message>
        <source>the {ability} modifier</source>
        <translation>le modificateur ({ability})</translation>
    </message>
    <message>
        <source>Adds {amount} to {attributes}.</source>
        <translation>Ajoute {amount} à ceci&#x202f;: {attributes}.</translation>
    </message>
</context>
<context>
    <name>ArmiesPanel</name>
    <message>
        <source>Armies</source>
        <translation>Armées</translation>
    </message>
    <message>
        <source>The roster for battles at your table; the program itself plays no mass battle.</source>
        <translation>Les effectifs pour les batailles à votre table&#x202f;; le programme ne joue pas le combat de masse.</translation>
    </message>
    <message>
        <source>Raise an army…</source>
        <translation>Lever une armée…</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>CR</source>
        <translation>FP</translation>
    </message>
    <message>
        <source>In the field</source>
        <translation>En campagne</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Commandant</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Tactics</source>
        <translation>Tactiques</translation>
    </message>
    <message>
        <source>{count} BP a week</source>
        <translation>{count} PC par semaine</translation>
    </message>
    <message>
        <source>Edit {army}</source>
        <translation>Modifier {army}</translation>
    </message>
    <message>
        <source>{place}: show it on the map</source>
        <translation>{place}&#x202f;: montrer sur la carte</translation>
    </message>
    <message>
        <source>Recruited in {settlement}; tactics taught there: {count}</source>
        <translation>Recrutée à {settlement}&#x202f;; tactiques enseignées&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>Déplacer…</translation>
    </message>
    <message>
        <source>Disband</source>
        <translation>Dissoudre</translation>
    </message>
</context>
<context>
    <name>ArmyDialog</name>
    <message>
        <source>Raise an army</source>
        <translation>Lever une armée</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Lever</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source> BP a week</source>
        <translation> PC par semaine</translation>
    </message>
    <message>
        <source> BP</source>
        <translation> PC</translation>
    </message>
    <message>
        <source>handed over: free, in no settlement’s place</source>
        <translation>offerte&#x202f;: gratuite, sans prendre la place d’une communauté</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Taille</translation>
    </message>
    <message>
        <source>C&amp;R</source>
        <translation>F&amp;P</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>T&amp;ype</translation>
    </message>
    <message>
        <source>C&amp;ost</source>
        <translation>C&amp;oût</translation>
    </message>
    <message>
        <source>&amp;Consumes</source>
        <translation>&amp;Consomme</translation>
    </message>
    <message>
        <source>&amp;In the field</source>
        <translation>&amp;En campagne</translation>
    </message>
    <message>
        <source>Co&amp;mmander</source>
        <translation>Co&amp;mmandant</translation>
    </message>
    <message>
        <source>Recruite&amp;d in</source>
        <translation>&amp;Recrutée à</translation>
    </message>
    <message>
        <source>&amp;Tactics</source>
        <translation>Tacti&amp;ques</translation>
    </message>
    <message>
        <source>Not&amp;e</source>
        <translation>&amp;Annotation</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>non dit</translation>
    </message>
</context>
<context>
    <name>ArmyFields</name>
    <message>
        <source>Fine</source>
        <translation>Infime</translation>
    </message>
    <message>
        <source>Diminutive</source>
        <translation>Minuscule</translation>
    </message>
    <message>
        <source>Tiny</source>
        <translation>Très petite</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Petite</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Huge</source>
        <translation>Très grande</translation>
    </message>
    <message>
        <source>Gargantuan</source>
        <translation>Gigantesque</translation>
    </message>
    <message>
        <source>Colossal</source>
        <translation>Colossale</translation>
    </message>
    <message>
        <source>Weeks of a month in the field</source>
        <translation>Semaines du mois en campagne</translation>
    </message>
    <message>
        <source>all month in the field</source>
        <translation>en campagne tout le mois</translation>
    </message>
    <message>
        <source>{count} weeks in the field</source>
        <translation>{count} semaines en campagne</translation>
    </message>
    <message>
        <source>one week in the field</source>
        <translation>une semaine en campagne</translation>
    </message>
    <message>
        <source>in reserve</source>
        <translation>en réserve</translation>
    </message>
    <message>
        <source>{hex}, in the open</source>
        <translation>{hex}, en plein air</translation>
    </message>
</context>
<context>
    <name>ArmyForm</name>
    <message>
        <source>Which army</source>
        <translation>Quelle armée</translation>
    </message>
    <message>
        <source>An army…</source>
        <translation>Une armée…</translation>
    </message>
    <message>
        <source>A new army</source>
        <translation>Une nouvelle armée</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>CR</source>
        <translation>FP</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>in place of a new settlement</source>
        <translation>à la place d’une nouvelle communauté</translation>
    </message>
    <message>
        <source>Its name</source>
        <translation>Son nom</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Ce qui est fait</translation>
    </message>
    <message>
        <source>Expand it</source>
        <translation>L’agrandir</translation>
    </message>
    <message>
        <source>Equip it</source>
        <translation>L’équiper</translation>
    </message>
    <message>
        <source>Bring it to full strength</source>
        <translation>La ramener à pleine force</translation>
    </message>
    <message>
        <source>Set its weeks in the field</source>
        <translation>Fixer ses semaines en campagne</translation>
    </message>
    <message>
        <source>Disband it</source>
        <translation>La dissoudre</translation>
    </message>
    <message>
        <source>Cost in BP</source>
        <translation>Coût en PC</translation>
    </message>
    <message>
        <source>Costs </source>
        <translation>Coûte </translation>
    </message>
    <message>
        <source> BP</source>
        <translation> PC</translation>
    </message>
    <message>
        <source>Consumption in BP a week</source>
        <translation>Consommation en PC par semaine</translation>
    </message>
    <message>
        <source>Consumes </source>
        <translation>Consomme </translation>
    </message>
    <message>
        <source> BP a week</source>
        <translation> PC par semaine</translation>
    </message>
    <message>
        <source>{count} BP</source>
        <translation>{count} PC</translation>
    </message>
    <message>
        <source>CR {number}</source>
        <translation>FP {number}</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Lever</translation>
    </message>
    <message>
        <source>Disband</source>
        <translation>Dissoudre</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Fixer</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Procéder</translation>
    </message>
</context>
<context>
    <name>ArmyPostDialog</name>
    <message>
        <source>Move an army</source>
        <translation>Déplacer une armée</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>To any other hex: choose it on the map and bring the army there.</source>
        <translation>Vers un autre hexagone&#x202f;: choisissez-le sur la carte et amenez-y l’armée.</translation>
    </message>
    <message>
        <source>not on the map</source>
        <translation>pas sur la carte</translation>
    </message>
    <message>
        <source>&amp;Army</source>
        <translation>&amp;Armée</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;Vers</translation>
    </message>
    <message>
        <source>The kingdom has no army yet.</source>
        <translation>Le royaume n’a pas encore d’armée.</translation>
    </message>
</context>
<context>
    <name>Body</name>
    <message>
        <source>Show on the map</source>
        <translation>Montrer sur la carte</translation>
    </message>
    <message>
        <source>Show on the plan</source>
        <translation>Montrer sur le plan</translation>
    </message>
    <message>
        <source>Anarchy: every check counts as 0, and nothing is built or decreed until order returns.</source>
        <translation>Anarchie&#x202f;: tout test compte pour 0, et rien n’est construit ni décrété tant que l’ordre n’est pas rétabli.</translation>
    </message>
    <message>
        <source>Before the reign</source>
        <translation>Avant le règne</translation>
    </message>
    <message>
        <source>Settle the first hexes, leaders and edicts; then the months begin to count.</source>
        <translation>Réglez d’abord hexagones, responsables et édits&#x202f;; ensuite les mois se mettent à compter.</translation>
    </message>
    <message>
        <source>Begin the reign</source>
        <translation>Commencer le règne</translation>
    </message>
    <message>
        <source>Month {number}</source>
        <translation>Mois {number}</translation>
    </message>
    <message>
        <source>The month is done.</source>
        <translation>Le mois est terminé.</translation>
    </message>
    <message>
        <source>{month} is done.</source>
        <translation>{month} est terminé.</translation>
    </message>
    <message>
        <source>{name} has not played this month yet.</source>
        <translation>{name} n’a pas encore joué ce mois.</translation>
    </message>
    <message>
        <source>Go to {name}</source>
        <translation>Aller à {name}</translation>
    </message>
    <message>
        <source>Begin next month</source>
        <translation>Mois suivant</translation>
    </message>
    <message>
        <source>Read the journal</source>
        <translation>Lire la chronique</translation>
    </message>
    <message>
        <source>This month is not played to its end</source>
        <translation>Ce mois n’est pas joué jusqu’au bout</translation>
    </message>
    <message>
        <source>The program can roll the rest. What was not played is lost with the month.</source>
        <translation>Le programme peut lancer le reste. Ce qui n’a pas été joué est perdu avec le mois.</translation>
    </message>
    <message>
        <source>Play the rest</source>
        <translation>Jouer le reste</translation>
    </message>
    <message>
        <source>Begin the next all the same</source>
        <translation>Commencer quand même le suivant</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>The game master’s word goes before the dice; the journal keeps a note of it.</source>
        <translation>La parole du MJ passe avant les dés&#x202f;; la chronique en garde la note.</translation>
    </message>
    <message>
        <source>Back to the dice</source>
        <translation>Revenir aux dés</translation>
    </message>
    <message>
        <source>Rule otherwise…</source>
        <translation>Décider autrement…</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>To Income</source>
        <translation>Aux revenus</translation>
    </message>
    <message>
        <source>To the taxes</source>
        <translation>Aux taxes</translation>
    </message>
    <message>
        <source>Nothing more in this phase (Shift+Enter)</source>
        <translation>Rien de plus dans cette phase (Maj+Entrée)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
</context>
<context>
    <name>BuildingCard</name>
    <message>
        <source>{number}, once</source>
        <translation>{number}, une fois</translation>
    </message>
    <message>
        <source>{number}: see where it comes from</source>
        <translation>{number}&#x202f;: voir d’où cela vient</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>mois {number}</translation>
    </message>
    <message>
        <source>Built in {month} for {price}</source>
        <translation>Construction&#x202f;: {month}, pour {price}</translation>
    </message>
    <message>
        <source>Built in {month}</source>
        <translation>Construction&#x202f;: {month}</translation>
    </message>
</context>
<context>
    <name>BuildingFacts</name>
    <message>
        <source>item slots filled: {filled} of {all}</source>
        <translation>emplacements d’objets remplis&#x202f;: {filled} sur {all}</translation>
    </message>
    <message>
        <source>still halves the price of {list}</source>
        <translation>divise encore par deux le coût de {list}</translation>
    </message>
    <message>
        <source>cost {price}</source>
        <translation>a coûté {price}</translation>
    </message>
</context>
<context>
    <name>BuildingsModel</name>
    <message>
        <source>{price} instead of {list_price}: {less}</source>
        <translation>{price} au lieu de {list_price}&#x202f;: {less}</translation>
    </message>
</context>
<context>
    <name>CalendarNamesDialog</name>
    <message>
        <source>Names of the months</source>
        <translation>Noms des mois</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>One name per line, as many as your year has months. Without names, months are numbered.</source>
        <translation>Un nom par ligne, autant que l’année a de mois. Sans noms, les mois sont numérotés.</translation>
    </message>
    <message>
        <source>&amp;Months</source>
        <translation>&amp;Mois</translation>
    </message>
    <message>
        <source>The campaign &amp;began in</source>
        <translation>La campagne a &amp;débuté en</translation>
    </message>
    <message>
        <source>&amp;Year</source>
        <translation>&amp;Année</translation>
    </message>
    <message>
        <source>Month {number}</source>
        <translation>Mois {number}</translation>
    </message>
    <message>
        <source>Now it is {month}.</source>
        <translation>Mois actuel&#x202f;: {month}.</translation>
    </message>
</context>
<context>
    <name>CalendarPanel</name>
    <message>
        <source>Calendar</source>
        <translation>Calendrier</translation>
    </message>
    <message>
        <source>What falls due</source>
        <translation>Ce qui échoit</translation>
    </message>
    <message>
        <source>Put an event ahead…</source>
        <translation>Prévoir un événement…</translation>
    </message>
    <message>
        <source>Names of the months…</source>
        <translation>Noms des mois…</translation>
    </message>
    <message>
        <source>Month {number}</source>
        <translation>Mois {number}</translation>
    </message>
    <message>
        <source>Months begin to count with the reign.</source>
        <translation>Les mois comptent à partir du règne.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>{needed} or more</source>
        <translation>{needed} ou plus</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Chance: {percent}%</source>
        <translation>Chances&#x202f;: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{modifier} against {dc}</source>
        <translation>{modifier} contre {dc}</translation>
    </message>
    <message>
        <source>What is added to the die</source>
        <translation>Ce qui s’ajoute au dé</translation>
    </message>
    <message>
        <source>{role} (vacant)</source>
        <translation>{role} (place vacante)</translation>
    </message>
    <message>
        <source>{role} {name} rolls</source>
        <translation>{name} lance ({role})</translation>
    </message>
</context>
<context>
    <name>ChangeRow</name>
    <message>
        <source>With which outcome</source>
        <translation>Avec quel résultat</translation>
    </message>
    <message>
        <source>Which number</source>
        <translation>Quel chiffre</translation>
    </message>
    <message>
        <source>By how much: a number, or dice</source>
        <translation>De combien&#x202f;: un nombre, ou des dés</translation>
    </message>
</context>
<context>
    <name>ChangesField</name>
    <message>
        <source>Add a change</source>
        <translation>Ajouter un changement</translation>
    </message>
</context>
<context>
    <name>ChangesPanel</name>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>What changed?</source>
        <translation>Qu’est-ce qui a changé&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>&amp;De</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;À</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Ce mois-ci</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Le mois dernier</translation>
    </message>
    <message>
        <source>Since the start</source>
        <translation>Depuis le début</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Rewind…</source>
        <translation>&amp;Revenir en arrière…</translation>
    </message>
    <message>
        <source>After: {what}</source>
        <translation>Après&#x202f;: {what}</translation>
    </message>
    <message>
        <source>Nothing is different.</source>
        <translation>Rien n’a changé.</translation>
    </message>
    <message>
        <source>How months began is kept once the reign has begun.</source>
        <translation>Le début des mois est gardé dès que le règne a commencé.</translation>
    </message>
</context>
<context>
    <name>ChangesTree</name>
    <message>
        <source>Number</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Before, after</source>
        <translation>Avant, après</translation>
    </message>
    <message>
        <source>What changed?</source>
        <translation>Qu’est-ce qui a changé&#x202f;?</translation>
    </message>
</context>
<context>
    <name>ChoiceField</name>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
</context>
<context>
    <name>ChoiceForm</name>
    <message>
        <source>{role} adds to</source>
        <translation>{role}&#x202f;: bonus à</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>à choisir…</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>All that happened</source>
        <translation>Tout ce qui s’est passé</translation>
    </message>
    <message>
        <source>Phases and events</source>
        <translation>Phases et événements</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Terres</translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation>Communautés</translation>
    </message>
    <message>
        <source>Kingdom</source>
        <translation>Royaume</translation>
    </message>
    <message>
        <source>Game master</source>
        <translation>MJ</translation>
    </message>
    <message>
        <source>Map drawing</source>
        <translation>Dessin de la carte</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>De qui</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Find in the journal</source>
        <translation>Chercher dans la chronique</translation>
    </message>
    <message>
        <source>Write a note for this month</source>
        <translation>Écrire une note pour ce mois</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Écrire</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Chronique</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>As Markdown…</source>
        <translation>En Markdown…</translation>
    </message>
    <message>
        <source>As PDF…</source>
        <translation>En PDF…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>What changed?</source>
        <translation>Qu’est-ce qui a changé&#x202f;?</translation>
    </message>
    <message>
        <source>Rewind to here</source>
        <translation>Revenir ici</translation>
    </message>
    <message>
        <source>Earlier this month…</source>
        <translation>Plus tôt ce mois-ci…</translation>
    </message>
    <message>
        <source>Earlier months…</source>
        <translation>Mois précédents…</translation>
    </message>
    <message>
        <source>Nothing to show.</source>
        <translation>Rien à montrer.</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Rien pour l’instant.</translation>
    </message>
    <message>
        <source>Exported {name}</source>
        <translation>{name} exporté</translation>
    </message>
    <message>
        <source>All months</source>
        <translation>Tous les mois</translation>
    </message>
    <message>
        <source>All kingdoms</source>
        <translation>Tous les royaumes</translation>
    </message>
    <message>
        <source>Copied {name}</source>
        <translation>Copié&#x202f;: {name}</translation>
    </message>
</context>
<context>
    <name>ClaimDialog</name>
    <message>
        <source>Claim land with a free city</source>
        <translation>Revendiquer des terres avec une cité libre</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Revendiquer</translation>
    </message>
    <message>
        <source>Each free city joins by a Stability check; one that refuses raises Unrest by 1d4. Where no die is typed, the program rolls.</source>
        <translation>Chaque cité libre se rallie par un test de Stabilité&#x202f;; celle qui refuse augmente l’Insatisfaction de 1d4. Sans dé saisi, le programme lance.</translation>
    </message>
    <message>
        <source>Stability check</source>
        <translation>Test de Stabilité</translation>
    </message>
    <message>
        <source>Unrest after a failure</source>
        <translation>Insatisfaction après un échec</translation>
    </message>
    <message>
        <source>{needed} or more</source>
        <translation>{needed} ou plus</translation>
    </message>
    <message>
        <source> (with {bonus} for coming back)</source>
        <translation> (avec {bonus} pour le retour)</translation>
    </message>
    <message>
        <source>Costs {count} BP.</source>
        <translation>Coûte {count} PC.</translation>
    </message>
</context>
<context>
    <name>ClaimantsPanel</name>
    <message>
        <source>Whose land</source>
        <translation>Terres de qui</translation>
    </message>
</context>
<context>
    <name>ColoursBox</name>
    <message>
        <source>Brick</source>
        <translation>Brique</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>Mousse</translation>
    </message>
    <message>
        <source>Ochre</source>
        <translation>Ocre</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Bleu canard</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardoise</translation>
    </message>
    <message>
        <source>By itself, unlike the others’</source>
        <translation>D’office, distincte des autres</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Telle quelle</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Saved {name}</source>
        <translation>Enregistré&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>Redone</source>
        <translation>Rétabli</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>As the colours</source>
        <translation>Comme les couleurs</translation>
    </message>
    <message>
        <source>Printed atlas</source>
        <translation>Atlas imprimé</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
</context>
<context>
    <name>CompareFileDialog</name>
    <message>
        <source>Compare with the file</source>
        <translation>Comparer avec le fichier</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>In the file, here</source>
        <translation>Fichier, ici</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Only in the file</source>
        <translation>Seulement dans le fichier</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>Seulement ici</translation>
    </message>
    <message>
        <source>The file and what is open here</source>
        <translation>Le fichier et ce qui est ouvert ici</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>No number of the kingdom differs.</source>
        <translation>Aucun chiffre du royaume ne diffère.</translation>
    </message>
    <message>
        <source>Written down in the journal</source>
        <translation>Noté dans la chronique</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>The file is at month {there}, what is open here at month {here}.</source>
        <translation>Le fichier en est au mois {there}, ce qui est ouvert ici au mois {here}.</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hexagone</numerusform>
            <numerusform>%n hexagones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s)</source>
        <translation>
            <numerusform>%n communauté</numerusform>
            <numerusform>%n communautés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kingdom(s)</source>
        <translation>
            <numerusform>%n royaume</numerusform>
            <numerusform>%n royaumes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n label(s), pin(s) or picture(s)</source>
        <translation>
            <numerusform>%n inscription, épingle ou image</numerusform>
            <numerusform>%n inscriptions, épingles ou images</numerusform>
        </translation>
    </message>
    <message>
        <source>the settings</source>
        <translation>les réglages</translation>
    </message>
    <message>
        <source>What differs: {what}.</source>
        <translation>Ce qui diffère&#x202f;: {what}.</translation>
    </message>
    <message>
        <source>Both hold the same.</source>
        <translation>Les deux sont identiques.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
</context>
<context>
    <name>DeedDialog</name>
    <message>
        <source>We were attacked and have asked for help</source>
        <translation>Nous avons été attaqués et avons demandé de l’aide</translation>
    </message>
    <message>
        <source>Loyalty check: {needed} or more, {percent}%</source>
        <translation>Test de Loyauté&#x202f;: {needed} ou plus, {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Close the embassies with {name}</source>
        <translation>Fermer les ambassades avec {name}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Withdraw from the treaty with {name}</source>
        <translation>Se retirer du traité avec {name}</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Se retirer</translation>
    </message>
    <message>
        <source>Withdraw from the alliance with {name}</source>
        <translation>Quitter l’alliance avec {name}</translation>
    </message>
    <message>
        <source>Attack {name}</source>
        <translation>Attaquer {name}</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaquer</translation>
    </message>
    <message>
        <source>An army of {name} on our land</source>
        <translation>Une armée de {name} sur nos terres</translation>
    </message>
    <message>
        <source>Let it in</source>
        <translation>Accueillir</translation>
    </message>
    <message>
        <source>Refuse {name} help</source>
        <translation>Refuser de l’aide à {name}</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>They have attacked us: it ends without a check and without penalty.</source>
        <translation>Ils nous ont attaqués&#x202f;: cela prend fin sans test ni pénalité.</translation>
    </message>
    <message>
        <source>All that was agreed ends. If the Loyalty check fails, the people keep it.</source>
        <translation>Tout ce qui était convenu prend fin. Si le test de Loyauté échoue, le peuple la garde.</translation>
    </message>
    <message>
        <source>An alliance ends with it. Unrest rises by 1, by 2 if the Loyalty check fails.</source>
        <translation>L’alliance prend fin avec lui. L’Insatisfaction monte de 1, de 2 si le test de Loyauté échoue.</translation>
    </message>
    <message>
        <source>The treaty stays. Unrest rises by 1, by 2 if the Loyalty check fails.</source>
        <translation>Le traité demeure. L’Insatisfaction monte de 1, de 2 si le test de Loyauté échoue.</translation>
    </message>
    <message>
        <source>If the Loyalty check fails, Unrest rises by 1d2; not if we called for it.</source>
        <translation>Si le test de Loyauté échoue, l’Insatisfaction monte de 1d2&#x202f;; pas si nous l’avons appelée.</translation>
    </message>
    <message>
        <source>Our ally has been attacked and asked for help. Infamy rises by 1d4.</source>
        <translation>Notre allié a été attaqué et a demandé de l’aide. L’Infamie monte de 1d4.</translation>
    </message>
    <message>
        <source>There is war. Infamy rises by 1, and Unrest too if the Loyalty check fails.</source>
        <translation>C’est la guerre. L’Infamie monte de 1, l’Insatisfaction aussi si le test de Loyauté échoue.</translation>
    </message>
    <message>
        <source>There is war. Infamy and Unrest rise by 1d2 each, by 1d4 if the Loyalty check fails.</source>
        <translation>C’est la guerre. Infamie et Insatisfaction montent chacune de 1d2, de 1d4 si le test de Loyauté échoue.</translation>
    </message>
    <message>
        <source>There is war. Infamy and Unrest rise by 1d4 each, by 2d4 if the Loyalty check fails.</source>
        <translation>C’est la guerre. Infamie et Insatisfaction montent chacune de 1d4, de 2d4 si le test de Loyauté échoue.</translation>
    </message>
    <message>
        <source>There is war. Nothing was agreed with them, so nothing is broken.</source>
        <translation>C’est la guerre. Rien n’était convenu avec eux, donc rien n’est rompu.</translation>
    </message>
    <message>
        <source>&amp;Loyalty check</source>
        <translation>Test de &amp;Loyauté</translation>
    </message>
    <message>
        <source>&amp;Infamy</source>
        <translation>&amp;Infamie</translation>
    </message>
    <message>
        <source>&amp;Unrest</source>
        <translation>I&amp;nsatisfaction</translation>
    </message>
    <message>
        <source>Left empty, the program rolls</source>
        <translation>Laissé vide, le programme lance</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>Lot</source>
        <translation>Lot</translation>
    </message>
    <message>
        <source>{side} side</source>
        <translation>Côté {side}</translation>
    </message>
    <message>
        <source>Water borders</source>
        <translation>Bordures d’eau</translation>
    </message>
    <message>
        <source>Add a district…</source>
        <translation>Ajouter un quartier…</translation>
    </message>
    <message>
        <source>Build it now</source>
        <translation>Construire maintenant</translation>
    </message>
    <message>
        <source>Upgrade to {name}</source>
        <translation>Convertir&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Réparer</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>Déplacer…</translation>
    </message>
    <message>
        <source>What is on show…</source>
        <translation>Ce qui est exposé…</translation>
    </message>
    <message>
        <source>Deity…</source>
        <translation>Divinité…</translation>
    </message>
    <message>
        <source>Set its figure…</source>
        <translation>Noter son nombre…</translation>
    </message>
    <message>
        <source>Not damaged after all</source>
        <translation>N’est pas endommagé</translation>
    </message>
    <message>
        <source>Mark as damaged</source>
        <translation>Marquer comme endommagé</translation>
    </message>
    <message>
        <source>It stays in use</source>
        <translation>Il reste en activité</translation>
    </message>
    <message>
        <source>Mark as destroyed</source>
        <translation>Marquer comme détruit</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Demolish</source>
        <translation>Démolir</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Build {name}</source>
        <translation>Construire&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Free this lot</source>
        <translation>Débloquer ce lot</translation>
    </message>
    <message>
        <source>Mark as unusable</source>
        <translation>Marquer comme inutilisable</translation>
    </message>
</context>
<context>
    <name>DeityDialog</name>
    <message>
        <source>Deity: {building}</source>
        <translation>Divinité&#x202f;: {building}</translation>
    </message>
    <message>
        <source>Dedicate it</source>
        <translation>Dédier</translation>
    </message>
    <message>
        <source>The deity decides what the building gives, never more than it would give otherwise.</source>
        <translation>La divinité décide de ce qu’apporte le bâtiment, jamais plus qu’à l’ordinaire.</translation>
    </message>
    <message>
        <source>Nobody: what the building always gives</source>
        <translation>Personne&#x202f;: ce que le bâtiment apporte toujours</translation>
    </message>
    <message>
        <source>The deity’s alignment</source>
        <translation>L’alignement de la divinité</translation>
    </message>
    <message>
        <source>The deity’s portfolio</source>
        <translation>Les attributions de la divinité</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Decided &amp;by</source>
        <translation>&amp;Décide</translation>
    </message>
    <message>
        <source>&amp;Alignment</source>
        <translation>&amp;Alignement</translation>
    </message>
    <message>
        <source>Favours</source>
        <translation>Favorise</translation>
    </message>
    <message>
        <source>and</source>
        <translation>et</translation>
    </message>
    <message>
        <source>No number changes.</source>
        <translation>Aucun chiffre ne change.</translation>
    </message>
</context>
<context>
    <name>DepositForm</name>
    <message>
        <source> gp</source>
        <translation> po</translation>
    </message>
    <message>
        <source>Worth of what is deposited, in gp</source>
        <translation>Valeur de ce qui est déposé, en po</translation>
    </message>
    <message>
        <source>Deposit</source>
        <translation>Déposer</translation>
    </message>
</context>
<context>
    <name>Descriptions</name>
    <message>
        <source>planned</source>
        <translation>en projet</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagé</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>abandonné</translation>
    </message>
    <message>
        <source>another kingdom’s embassy</source>
        <translation>ambassade d’un autre royaume</translation>
    </message>
    <message>
        <source>closes in month {month}</source>
        <translation>ferme au mois {month}</translation>
    </message>
    <message>
        <source>serves {name} ({lot})</source>
        <translation>sert à&#x202f;: {name} ({lot})</translation>
    </message>
    <message>
        <source>served by {name} ({lot})</source>
        <translation>servi par&#x202f;: {name} ({lot})</translation>
    </message>
    <message>
        <source>lacks {count} of its neighbours</source>
        <translation>voisins manquants&#x202f;: {count}</translation>
    </message>
    <message>
        <source>water</source>
        <translation>eau</translation>
    </message>
    <message>
        <source>land</source>
        <translation>terre</translation>
    </message>
    <message>
        <source>{side} side, {kind}</source>
        <translation>Côté {side}, {kind}</translation>
    </message>
    <message>
        <source>Lot {label}</source>
        <translation>Lot {label}</translation>
    </message>
    <message>
        <source>District {number}</source>
        <translation>Quartier {number}</translation>
    </message>
    <message>
        <source>cannot be used</source>
        <translation>inutilisable</translation>
    </message>
    <message>
        <source>free; a {name} stood here</source>
        <translation>libre&#x202f;; avant&#x202f;: {name}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
</context>
<context>
    <name>DiceField</name>
    <message>
        <source>Several dice with a space between, such as 6 6 2</source>
        <translation>Plusieurs dés séparés d’une espace, comme 6 6 2</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrer</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
</context>
<context>
    <name>DiplomaticForm</name>
    <message>
        <source>To whom the envoy goes</source>
        <translation>Vers qui part l’émissaire</translation>
    </message>
    <message>
        <source>An envoy…</source>
        <translation>Un émissaire…</translation>
    </message>
    <message>
        <source>There is no other kingdom yet; add one on the Kingdom page.</source>
        <translation>Il n’y a pas encore d’autre royaume&#x202f;; ajoutez-en un à la page Royaume.</translation>
    </message>
    <message>
        <source>What the envoy is to achieve</source>
        <translation>Ce que l’émissaire doit obtenir</translation>
    </message>
    <message>
        <source> BP of gifts</source>
        <translation> PC de cadeaux</translation>
    </message>
    <message>
        <source>BP of gifts</source>
        <translation>PC de cadeaux</translation>
    </message>
    <message>
        <source>Send the envoy</source>
        <translation>Envoyer l’émissaire</translation>
    </message>
    <message>
        <source>Nothing can be asked of them now.</source>
        <translation>Rien ne peut leur être demandé pour l’instant.</translation>
    </message>
    <message>
        <source>needs no check</source>
        <translation>sans test</translation>
    </message>
    <message>
        <source>needs a Loyalty check, then the terms are talked over anew</source>
        <translation>un test de Loyauté, puis les termes sont rediscutés</translation>
    </message>
    <message>
        <source>succeeds {percent}%</source>
        <translation>réussite {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{enough} of {count} checks, {percent}% each</source>
        <translation>{enough} tests sur {count}, {percent}&#xa0;% chacun</translation>
    </message>
    <message>
        <source>journey {dice} BP</source>
        <translation>voyage {dice} PC</translation>
    </message>
    <message>
        <source>their Economy is estimated when it is signed</source>
        <translation>leur Économie est estimée à la signature</translation>
    </message>
    <message>
        <source>balanced: {number}</source>
        <translation>équilibré&#x202f;: {number}</translation>
    </message>
    <message>
        <source>DC {number}</source>
        <translation>DD {number}</translation>
    </message>
    <message>
        <source>DC of each check</source>
        <translation>DD de chaque test</translation>
    </message>
    <message>
        <source>What is added to each check</source>
        <translation>Ce qui s’ajoute à chaque test</translation>
    </message>
</context>
<context>
    <name>DueRow</name>
    <message>
        <source>{what}: show</source>
        <translation>{what}&#x202f;: montrer</translation>
    </message>
    <message>
        <source>A month earlier</source>
        <translation>Un mois plus tôt</translation>
    </message>
    <message>
        <source>A month later</source>
        <translation>Un mois plus tard</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>{what}: {do}</source>
        <translation>{what}&#x202f;: {do}</translation>
    </message>
</context>
<context>
    <name>EdictsPanel</name>
    <message>
        <source>{edict} (not issued yet)</source>
        <translation>{edict} (pas encore promulgué)</translation>
    </message>
    <message>
        <source>Suspended: Holidays bring no Loyalty and cost as before.</source>
        <translation>Suspendu&#x202f;: les jours fériés n’apportent pas de Loyauté et coûtent autant.</translation>
    </message>
    <message>
        <source>Restore their benefit</source>
        <translation>Rétablir leur bonus</translation>
    </message>
    <message>
        <source>Suspend their benefit…</source>
        <translation>Suspendre leur bonus…</translation>
    </message>
</context>
<context>
    <name>EditKingdomDialog</name>
    <message>
        <source>Keep</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Alignment</source>
        <translation>&amp;Alignement</translation>
    </message>
    <message>
        <source>&amp;Government</source>
        <translation>&amp;Gouvernement</translation>
    </message>
    <message>
        <source>&amp;Colour on the map</source>
        <translation>&amp;Couleur sur la carte</translation>
    </message>
    <message>
        <source>&amp;Patron expects</source>
        <translation>Le &amp;mécène attend</translation>
    </message>
    <message>
        <source>&amp;Repayment</source>
        <translation>&amp;Remboursement</translation>
    </message>
    <message>
        <source>&amp;Tribute</source>
        <translation>&amp;Tribut</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;ote</translation>
    </message>
    <message>
        <source>Order is restored: anarchy &amp;ends</source>
        <translation>L’ordre est rétabli&#x202f;: l’anarchie &amp;finit</translation>
    </message>
</context>
<context>
    <name>EmbassyDialog</name>
    <message>
        <source>An embassy in {name}</source>
        <translation>Une ambassade en {name}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>It helps your kingdom as its building would, and costs Consumption 1 a month.</source>
        <translation>Elle aide le royaume comme son bâtiment et coûte 1 de Consommation par mois.</translation>
    </message>
    <message>
        <source> BP</source>
        <translation> PC</translation>
    </message>
    <message>
        <source>&amp;Building</source>
        <translation>&amp;Bâtiment</translation>
    </message>
    <message>
        <source>&amp;Price</source>
        <translation>&amp;Prix</translation>
    </message>
    <message>
        <source>{building}, new</source>
        <translation>{building}, neuf</translation>
    </message>
</context>
<context>
    <name>EnvoySkills</name>
    <message>
        <source>Envoy</source>
        <translation>Émissaire</translation>
    </message>
    <message>
        <source>Their official</source>
        <translation>Leur représentant</translation>
    </message>
    <message>
        <source>Intimidates</source>
        <translation>Intimide</translation>
    </message>
    <message>
        <source>Intimidate instead of Diplomacy, where the rules leave the choice</source>
        <translation>Intimidation au lieu de Diplomatie, quand les règles laissent le choix</translation>
    </message>
</context>
<context>
    <name>EventCard</name>
    <message>
        <source>{dice} (a 6 goes on)</source>
        <translation>{dice} (un 6 relance)</translation>
    </message>
</context>
<context>
    <name>EventPlace</name>
    <message>
        <source>only put ahead by hand</source>
        <translation>seulement prévu à la main</translation>
    </message>
    <message>
        <source>Event table</source>
        <translation>Table d’événements</translation>
    </message>
    <message>
        <source>First result</source>
        <translation>Premier résultat</translation>
    </message>
    <message>
        <source>Last result</source>
        <translation>Dernier résultat</translation>
    </message>
</context>
<context>
    <name>ExhibitsDialog</name>
    <message>
        <source>On show: {building}</source>
        <translation>Exposé&#x202f;: {building}</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Exposer</translation>
    </message>
    <message>
        <source>Another piece</source>
        <translation>Un autre objet</translation>
    </message>
    <message>
        <source>A find from the past</source>
        <translation>Une trouvaille du passé</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source> gp</source>
        <translation> po</translation>
    </message>
    <message>
        <source>Its price in gp</source>
        <translation>Son prix en po</translation>
    </message>
    <message>
        <source>Part of the kingdom’s history</source>
        <translation>Fait partie de l’histoire du royaume</translation>
    </message>
    <message>
        <source>Take it off show</source>
        <translation>Retirer de l’exposition</translation>
    </message>
    <message>
        <source>Each full {gp} gp of a piece’s price gives Fame +1, at most +{most} in all; +{historic} more if any is part of the kingdom’s history.</source>
        <translation>Chaque tranche pleine de {gp} po du prix d’un objet donne Renommée +1, au plus +{most} en tout&#x202f;; +{historic} de plus si l’un fait partie de l’histoire du royaume.</translation>
    </message>
</context>
<context>
    <name>ExpeditionsPanel</name>
    <message>
        <source>Expeditions</source>
        <translation>Expéditions</translation>
    </message>
    <message>
        <source>To {place}</source>
        <translation>Vers {place}</translation>
    </message>
    <message>
        <source>Call back</source>
        <translation>Rappeler</translation>
    </message>
    <message>
        <source>in {place}, {done} of {count} hexes</source>
        <translation>en {place}, {done} hexagones sur {count}</translation>
    </message>
    <message>
        <source>{way}, with {leaders}</source>
        <translation>{way}, avec {leaders}</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>mois {number}</translation>
    </message>
    <message>
        <source>back at the end of {month}</source>
        <translation>de retour à la fin de {month}</translation>
    </message>
    <message>
        <source>Expedition to {place}: {state}</source>
        <translation>Expédition vers {place}&#x202f;: {state}</translation>
    </message>
</context>
<context>
    <name>ExplorationForm</name>
    <message>
        <source>Cost, {die}</source>
        <translation>Coût, {die}</translation>
    </message>
    <message>
        <source>Who explores</source>
        <translation>Qui explore</translation>
    </message>
    <message>
        <source>An expedition…</source>
        <translation>Une expédition…</translation>
    </message>
    <message>
        <source>Explorers by themselves</source>
        <translation>Explorateurs seuls</translation>
    </message>
    <message>
        <source>Leaders and explorers</source>
        <translation>Responsables et explorateurs</translation>
    </message>
    <message>
        <source>Hexes in their order</source>
        <translation>Hexagones dans l’ordre</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Stealth</source>
        <translation>Discrétion</translation>
    </message>
    <message>
        <source>Worst Stealth modifier among them all</source>
        <translation>Le plus mauvais modificateur de Discrétion parmi eux</translation>
    </message>
    <message>
        <source>Survival</source>
        <translation>Survie</translation>
    </message>
    <message>
        <source>Best modifier on Survival or Knowledge (geography) among them</source>
        <translation>Le meilleur modificateur de Survie ou de Connaissances (géographie) parmi eux</translation>
    </message>
    <message>
        <source>Dice for the cost, one a month</source>
        <translation>Dés pour le coût, un par mois</translation>
    </message>
    <message>
        <source>One die for each month; left empty, the program rolls</source>
        <translation>Un dé par mois&#x202f;; laissé vide, le programme lance les dés</translation>
    </message>
    <message>
        <source>On the map, click the hexes to visit, in their order; click one again to leave it out.</source>
        <translation>Sur la carte, cliquez les hexagones à visiter, dans l’ordre&#x202f;; un nouveau clic en retire un.</translation>
    </message>
    <message>
        <source>Send the explorers</source>
        <translation>Envoyer les explorateurs</translation>
    </message>
    <message>
        <source>One of these hexes is not on the map.</source>
        <translation>Un de ces hexagones n’est pas sur la carte.</translation>
    </message>
    <message>
        <source>Where do they go?</source>
        <translation>Où vont-ils&#x202f;?</translation>
    </message>
    <message>
        <source>Who goes along…</source>
        <translation>Qui les accompagne…</translation>
    </message>
    <message>
        <source>costs {bp} BP</source>
        <translation>coûte {bp} PC</translation>
    </message>
    <message>
        <source>costs {low} to {high} BP</source>
        <translation>coûte de {low} à {high} PC</translation>
    </message>
    <message>
        <source>Who goes along?</source>
        <translation>Qui les accompagne&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) to explore</source>
        <translation>
            <numerusform>%n hexagone à explorer</numerusform>
            <numerusform>%n hexagones à explorer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) by the map</source>
        <translation>
            <numerusform>%n jour selon la carte</numerusform>
            <numerusform>%n jours selon la carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Days of the expedition</source>
        <translation>Jours de l’expédition</translation>
    </message>
    <message numerus="yes">
        <source> month(s)</source>
        <translation>
            <numerusform> mois</numerusform>
            <numerusform> mois</numerusform>
        </translation>
    </message>
    <message>
        <source>Which leaders go along</source>
        <translation>Quels responsables accompagnent l’expédition</translation>
    </message>
</context>
<context>
    <name>ExtrasList</name>
    <message>
        <source>For which kingdom</source>
        <translation>Pour quel royaume</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>for good</source>
        <translation>pour toujours</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source> months</source>
        <translation> mois</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>The game master’s own modifiers, from next month on</source>
        <translation>Modificateurs du MJ, à partir du mois prochain</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n mois</numerusform>
            <numerusform>%n mois</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Quelque chose s’est mal passé</translation>
    </message>
    <message>
        <source>Your campaign is as it was before, and unsaved work is kept.</source>
        <translation>Votre campagne est telle qu’avant, et le travail non enregistré est gardé.</translation>
    </message>
    <message>
        <source>Your campaign is as it was before. Save it now under a new name to be sure.</source>
        <translation>Votre campagne est telle qu’avant. Par sécurité, enregistrez-la maintenant sous un autre nom.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>With the &amp;error’s own words, which may quote your campaign</source>
        <translation>Avec le texte de l’&amp;erreur, qui peut citer votre campagne</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Détails</translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <translation>&amp;Copier les détails</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>That was a mistake of the program. The details help to mend it.</source>
        <translation>C’était une erreur du programme. Les détails aident à la corriger.</translation>
    </message>
    <message>
        <source>They are kept in {file}, without any text of your campaign.</source>
        <translation>Ils sont gardés dans {file}, sans aucun texte de votre campagne.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>None yet</source>
        <translation>Aucun pour l’instant</translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation>Vider la liste</translation>
    </message>
    <message>
        <source>There is unsaved work of {name}, left when the program ended. Open it?</source>
        <translation>Il reste du travail non enregistré de {name}, d’avant la fin du programme. L’ouvrir&#x202f;?</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Your work is in memory. Mend this and save again, or save it under another name.</source>
        <translation>Votre travail est en mémoire. Remédiez-y et enregistrez de nouveau, ou enregistrez-le sous un autre nom.</translation>
    </message>
    <message>
        <source>Saved {name}</source>
        <translation>Enregistré&#x202f;: {name}</translation>
    </message>
    <message>
        <source>The unsaved work is back; it is not saved yet</source>
        <translation>Le travail non enregistré est revenu&#x202f;; il n’est pas encore enregistré</translation>
    </message>
    <message>
        <source>The unsaved work is kept as {file}</source>
        <translation>Le travail non enregistré est gardé sous {file}</translation>
    </message>
</context>
<context>
    <name>Findable</name>
    <message>
        <source>army</source>
        <translation>armée</translation>
    </message>
    <message>
        <source>building</source>
        <translation>bâtiment</translation>
    </message>
    <message>
        <source>to do</source>
        <translation>à faire</translation>
    </message>
    <message>
        <source>help</source>
        <translation>manuel</translation>
    </message>
    <message>
        <source>hex</source>
        <translation>hexagone</translation>
    </message>
    <message>
        <source>kingdom</source>
        <translation>royaume</translation>
    </message>
    <message>
        <source>label</source>
        <translation>inscription</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>pin</source>
        <translation>épingle</translation>
    </message>
    <message>
        <source>role</source>
        <translation>fonction</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>règle</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>communauté</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>A place, a building, a person, a rule, or something to do</source>
        <translation>Un lieu, un bâtiment, une personne, une règle ou une action</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvés</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Rien de trouvé</translation>
    </message>
</context>
<context>
    <name>FirstSteps</name>
    <message>
        <source>Now “Found a settlement…” in the panel beside the map.</source>
        <translation>Maintenant «&#xa0;Fonder une communauté…&#xa0;» dans le volet à côté de la carte.</translation>
    </message>
    <message>
        <source>First claim a hex: a settlement stands on your own land.</source>
        <translation>Il faut d’abord revendiquer un hexagone&#x202f;: une communauté s’élève sur vos terres.</translation>
    </message>
    <message>
        <source>Click a hex; the panel beside the map then lists what can be done there.</source>
        <translation>Cliquez sur un hexagone&#x202f;: le volet à côté de la carte dit alors ce qu’on peut y faire.</translation>
    </message>
    <message>
        <source>Choose a terrain and draw with the pointer.</source>
        <translation>Choisissez un terrain et peignez avec le pointeur.</translation>
    </message>
</context>
<context>
    <name>FoundSettlementDialog</name>
    <message>
        <source>Found a settlement in {hex}</source>
        <translation>Fonder une communauté en {hex}</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Fonder</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Water borders</source>
        <translation>Bordures d’eau</translation>
    </message>
    <message>
        <source>&amp;Granted: free, and outside this month’s limit</source>
        <translation>&amp;Octroyée&#x202f;: gratuite et hors de la limite du mois</translation>
    </message>
    <message>
        <source>The hex has no water on the map; tick a side if the place has some.</source>
        <translation>Sur la carte, l’hexagone est sans eau&#x202f;; si le lieu en a, cochez un côté.</translation>
    </message>
</context>
<context>
    <name>FoundingDialog</name>
    <message>
        <source>Found a kingdom</source>
        <translation>Fonder un royaume</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>F&amp;ound the kingdom</source>
        <translation>F&amp;onder le royaume</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>When the reign begins</source>
        <translation>Quand le règne commence</translation>
    </message>
    <message>
        <source>Step {number} of {count}: {name}</source>
        <translation>Étape {number} sur {count}&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Sponsored, {count} BP</source>
        <translation>Avec un mécène, {count} PC</translation>
    </message>
    <message>
        <source>From scratch, {count} BP</source>
        <translation>À partir de rien, {count} PC</translation>
    </message>
    <message>
        <source>First settlement: {name}</source>
        <translation>Première communauté&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Seats held: {count} of {all}</source>
        <translation>Fonctions occupées&#x202f;: {count} sur {all}</translation>
    </message>
</context>
<context>
    <name>FrictionFields</name>
    <message>
        <source>Attitude </source>
        <translation>Attitude&#x202f;: </translation>
    </message>
    <message>
        <source>Steps by which its attitude is better or worse for how its old rulers went</source>
        <translation>Degrés dont l’attitude s’améliore ou empire selon le sort des anciens dirigeants</translation>
    </message>
    <message>
        <source>Loyalty check, {die}</source>
        <translation>Test de Loyauté, {die}</translation>
    </message>
    <message>
        <source>Unrest, {die}</source>
        <translation>Insatisfaction, {die}</translation>
    </message>
    <message>
        <source>Left empty, the program rolls</source>
        <translation>Laissé vide, le programme lance</translation>
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
        <translation>Sa part de la trésorerie</translation>
    </message>
    <message>
        <source>As offered</source>
        <translation>Comme proposé</translation>
    </message>
    <message>
        <source>of {count} BP</source>
        <translation>sur {count} PC</translation>
    </message>
    <message>
        <source>Armies that go along</source>
        <translation>Armées qui partent</translation>
    </message>
    <message>
        <source>Leaders who go along</source>
        <translation>Responsables qui partent</translation>
    </message>
    <message>
        <source>Each steps down here: Unrest rises by 1 (the Ruler: 2), and a Loyalty check decides whether the role is vacant.</source>
        <translation>Chacun quitte ici sa fonction&#x202f;: l’Insatisfaction augmente de 1 (le dirigeant&#x202f;: de 2), et un test de Loyauté décide si la place reste vacante.</translation>
    </message>
    <message>
        <source>as {role}</source>
        <translation>comme {role}</translation>
    </message>
    <message>
        <source>What {name} is there</source>
        <translation>Ce que {name} y sera</translation>
    </message>
    <message>
        <source>The die of the Loyalty check; left empty, the program rolls</source>
        <translation>Le dé du test de Loyauté&#x202f;; s’il est vide, le programme le lance</translation>
    </message>
</context>
<context>
    <name>GrantDialog</name>
    <message>
        <source>Grant or take</source>
        <translation>Octroyer ou retirer</translation>
    </message>
    <message>
        <source>Grant</source>
        <translation>Octroyer</translation>
    </message>
    <message>
        <source>A negative amount takes.</source>
        <translation>Une valeur négative retire.</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;ote</translation>
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
        <translation>Une terre sans couronne</translation>
    </message>
    <message>
        <source>Found a kingdom, or take over one that runs on paper.</source>
        <translation>Fondez un royaume, ou reprenez-en un tenu sur papier.</translation>
    </message>
    <message>
        <source>Found a kingdom…</source>
        <translation>Fonder un royaume…</translation>
    </message>
    <message>
        <source>Adopt a running kingdom…</source>
        <translation>Reprendre un royaume en cours…</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>Limits and empty roles do not count until the reign begins. Take your time.</source>
        <translation>Limites et places vacantes ne comptent pas avant le début du règne. Prenez votre temps.</translation>
    </message>
    <message>
        <source>Begin the reign</source>
        <translation>Commencer le règne</translation>
    </message>
    <message>
        <source>All is ready: the first month follows, at the foot.</source>
        <translation>Tout est prêt&#x202f;: le premier mois suit, en bas.</translation>
    </message>
    <message>
        <source>Draw the land</source>
        <translation>Dessiner les terres</translation>
    </message>
    <message>
        <source>Choose a terrain beside the map and paint.</source>
        <translation>Choisissez un terrain à côté de la carte et peignez.</translation>
    </message>
    <message>
        <source>Claim the first hex</source>
        <translation>Revendiquer un premier hexagone</translation>
    </message>
    <message>
        <source>Select it on the map, mark it explored and cleared, and claim it.</source>
        <translation>Sélectionnez-le sur la carte, marquez-le exploré et sûr, et revendiquez-le.</translation>
    </message>
    <message>
        <source>Found a settlement</source>
        <translation>Fonder une communauté</translation>
    </message>
    <message>
        <source>In a hex you claimed. It becomes the capital.</source>
        <translation>Dans un hexagone revendiqué. Elle devient la capitale.</translation>
    </message>
    <message>
        <source>Drag buildings from the list onto the lots: a House, then an Inn beside it.</source>
        <translation>Glissez les bâtiments de la liste sur les lots&#x202f;: une maison, puis une auberge à côté.</translation>
    </message>
    <message>
        <source>Appoint leaders</source>
        <translation>Nommer les responsables</translation>
    </message>
    <message>
        <source>The Ruler first; every empty role costs something.</source>
        <translation>D’abord le dirigeant&#x202f;; chaque place vacante coûte quelque chose.</translation>
    </message>
    <message>
        <source>Issue the edicts</source>
        <translation>Promulguer les édits</translation>
    </message>
    <message>
        <source>Holidays, promotion and taxation.</source>
        <translation>Jours fériés, publicité et taxes.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message>
        <source>{step}, done</source>
        <translation>{step}, fait</translation>
    </message>
    <message>
        <source>Taking over a kingdom</source>
        <translation>Reprise d’un royaume</translation>
    </message>
    <message>
        <source>Enter map, settlements and leaders as they stand: nothing is paid, and what they do not explain yet is carried over from your sheet.</source>
        <translation>Saisissez carte, communautés et responsables tels qu’ils sont&#x202f;: rien n’est à payer, et ce qu’ils n’expliquent pas encore est reporté de votre feuille.</translation>
    </message>
    <message>
        <source>Correct the sheet…</source>
        <translation>Corriger la feuille…</translation>
    </message>
    <message>
        <source>The Treasury that is left…</source>
        <translation>La trésorerie qui reste…</translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation>Communautés</translation>
    </message>
    <message>
        <source>Select a hex to see what can be done there.</source>
        <translation>Sélectionnez un hexagone pour voir ce qu’on peut y faire.</translation>
    </message>
</context>
<context>
    <name>GuidedDialog</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
</context>
<context>
    <name>HandOverDialog</name>
    <message>
        <source>Hand over {name}</source>
        <translation>Confier {name}</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Confier</translation>
    </message>
    <message>
        <source>Known of it: Size {size}, Economy {economy}.</source>
        <translation>On en sait&#x202f;: Taille {size}, Économie {economy}.</translation>
    </message>
    <message>
        <source>It becomes a neighbour: land, settlements, attitudes and agreements stay.</source>
        <translation>Il devient un voisin&#x202f;: terres, communautés, attitudes et accords demeurent.</translation>
    </message>
    <message>
        <source>Its treasury, leaders, edicts, armies and trade routes are gone.</source>
        <translation>Sa trésorerie, ses responsables, ses édits, ses armées et ses routes commerciales disparaissent.</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Month {number}</source>
        <translation>Mois {number}</translation>
    </message>
    <message>
        <source>BP</source>
        <comment>Build Points</comment>
        <translation>PC</translation>
    </message>
    <message>
        <source>DC</source>
        <comment>Control DC</comment>
        <translation>DD</translation>
    </message>
</context>
<context>
    <name>HelpPrinting</name>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>The pages are set…</source>
        <translation>Composition des pages…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>HelpTerms</name>
    <message>
        <source>About {name}</source>
        <translation>À propos de {name}</translation>
    </message>
    <message>
        <source>F1: more</source>
        <translation>F1&#x202f;: la suite</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Show in the program</source>
        <translation>Montrer dans le programme</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Search the help book</source>
        <translation>Chercher dans le manuel</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvé</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Print this &amp;page…</source>
        <translation>Imprimer cette &amp;page…</translation>
    </message>
    <message>
        <source>This page as P&amp;DF…</source>
        <translation>Cette page en P&amp;DF…</translation>
    </message>
    <message>
        <source>Print this &amp;chapter…</source>
        <translation>Imprimer ce &amp;chapitre…</translation>
    </message>
    <message>
        <source>This chapter as PD&amp;F…</source>
        <translation>Ce chapitre en PD&amp;F…</translation>
    </message>
    <message>
        <source>Print the whole &amp;book…</source>
        <translation>Imprimer tout le &amp;manuel…</translation>
    </message>
    <message>
        <source>The whole book as &amp;PDF…</source>
        <translation>Tout le man&amp;uel en PDF…</translation>
    </message>
</context>
<context>
    <name>HexArmies</name>
    <message>
        <source>Armies</source>
        <translation>Armées</translation>
    </message>
    <message>
        <source>Bring an army here…</source>
        <translation>Amener une armée ici…</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>Déplacer…</translation>
    </message>
</context>
<context>
    <name>HexCard</name>
    <message>
        <source>Open {name}</source>
        <translation>Ouvrir {name}</translation>
    </message>
    <message>
        <source>Found a settlement…</source>
        <translation>Fonder une communauté…</translation>
    </message>
    <message>
        <source>Special terrain…</source>
        <translation>Terrain spécial…</translation>
    </message>
    <message>
        <source>coast</source>
        <translation>côte</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>lac</translation>
    </message>
    <message>
        <source>river</source>
        <translation>rivière</translation>
    </message>
    <message>
        <source>Realm</source>
        <translation>Royaume</translation>
    </message>
    <message>
        <source>unclaimed</source>
        <translation>non revendiqué</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Eau</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Spécial</translation>
    </message>
    <message>
        <source>Built</source>
        <translation>Améliorations</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Routes</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Territoire</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>cost double</source>
        <translation>coûtent le double</translation>
    </message>
    <message>
        <source>at the plain price</source>
        <translation>au prix simple</translation>
    </message>
    <message>
        <source>not explored</source>
        <translation>non exploré</translation>
    </message>
    <message>
        <source>explored and cleared</source>
        <translation>exploré et sûr</translation>
    </message>
    <message>
        <source>explored, not cleared</source>
        <translation>exploré, pas encore sûr</translation>
    </message>
    <message>
        <source>prepared</source>
        <translation>préparé</translation>
    </message>
    <message>
        <source>secondary since {month}: in checks Unrest counts {count} higher</source>
        <translation>secondaire ({month})&#x202f;: dans les tests, l’Insatisfaction compte {count} de plus</translation>
    </message>
    <message>
        <source>; held by {name} ({role})</source>
        <translation>&#x202f;; tenu par {name} ({role})</translation>
    </message>
    <message>
        <source>in {month}</source>
        <translation>{month}</translation>
    </message>
    <message>
        <source>in {month}; comes back with a claim that joins it to the realm</source>
        <translation>{month}&#x202f;; revient avec une revendication qui le relie au royaume</translation>
    </message>
    <message>
        <source>in {month}; {bonus} on the check to win {name} back</source>
        <translation>{month}&#x202f;; {bonus} au test pour regagner {name}</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>mois {number}</translation>
    </message>
    <message>
        <source>Name and note…</source>
        <translation>Nom et note…</translation>
    </message>
    <message>
        <source>Name and note</source>
        <translation>Nom et note</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hexagone</numerusform>
            <numerusform>%n hexagones</numerusform>
        </translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrains</translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation>Revendiqués</translation>
    </message>
    <message>
        <source>Select fewer hexes to see what can be done with them.</source>
        <translation>Sélectionnez moins d’hexagones pour voir ce qu’on peut y faire.</translation>
    </message>
</context>
<context>
    <name>HexKnowledge</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Explored</source>
        <translation>Exploré</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Épingles</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Surveillé</translation>
    </message>
    <message>
        <source>Above</source>
        <translation>Au-dessus</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>En dessous</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>mois {number}</translation>
    </message>
    <message>
        <source>by {name}</source>
        <translation>par {name}</translation>
    </message>
    <message>
        <source>from the coast of {names}</source>
        <translation>depuis la côte de {names}</translation>
    </message>
</context>
<context>
    <name>HexNoteDialog</name>
    <message>
        <source>The players read the note</source>
        <translation>Les joueurs lisent la note</translation>
    </message>
    <message>
        <source>The name they read once the hex is explored.</source>
        <translation>Le nom, ils le lisent une fois l’hexagone exploré.</translation>
    </message>
</context>
<context>
    <name>HexTable</name>
    <message>
        <source>Hex</source>
        <translation>Hexagone</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>Tenu par</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Communauté</translation>
    </message>
    <message>
        <source>Built</source>
        <translation>Construit</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Particularité</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Eau</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>coast</source>
        <translation>côte</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>lac</translation>
    </message>
    <message>
        <source>river</source>
        <translation>rivière</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>vu</translation>
    </message>
    <message>
        <source>explored</source>
        <translation>exploré</translation>
    </message>
    <message>
        <source>cleared</source>
        <translation>sûr</translation>
    </message>
    <message>
        <source>Show on the map</source>
        <translation>Montrer sur la carte</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Tous les niveaux</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <translation>Niveau {number}</translation>
    </message>
    <message>
        <source>Narrow: words that stand in the row, such as “hills explored”</source>
        <translation>Filtrer&#x202f;: mots de la ligne, comme «&#xa0;collines exploré&#xa0;»</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Hexagones</translation>
    </message>
    <message>
        <source>Level of the map</source>
        <translation>Niveau de la carte</translation>
    </message>
</context>
<context>
    <name>HistoryCommands</name>
    <message>
        <source>{moment}. Undo brings back what came after, until the campaign is closed.</source>
        <translation>{moment}. Annuler ramène ce qui est venu après, tant que la campagne reste ouverte.</translation>
    </message>
    <message>
        <source>{moment}. What came after is kept in {file}; Undo brings it back as well.</source>
        <translation>{moment}. Ce qui est venu après est gardé dans {file}&#x202f;; Annuler le ramène aussi.</translation>
    </message>
    <message>
        <source>As this month began</source>
        <translation>Comme au début du mois</translation>
    </message>
    <message>
        <source>{difference} since this month began</source>
        <translation>{difference} depuis le début du mois</translation>
    </message>
</context>
<context>
    <name>HouseForm</name>
    <message>
        <source>A changed number</source>
        <translation>Un chiffre modifié</translation>
    </message>
    <message>
        <source>Play it so</source>
        <translation>Jouer ainsi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>A building of our own</source>
        <translation>Un bâtiment à nous</translation>
    </message>
    <message>
        <source>A terrain improvement of our own</source>
        <translation>Une amélioration de terrain à nous</translation>
    </message>
    <message>
        <source>A level of an edict of our own</source>
        <translation>Un niveau d’édit à nous</translation>
    </message>
    <message>
        <source>An event of our own</source>
        <translation>Un événement à nous</translation>
    </message>
    <message>
        <source>A place in an event table</source>
        <translation>Une place dans une table d’événements</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table des règles</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Edict</source>
        <translation>Édit</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>In an event table</source>
        <translation>Dans une table d’événements</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Rien n’est encore modifié.</translation>
    </message>
    <message>
        <source>printed {before} → house {after}</source>
        <translation>imprimé {before} → maison {after}</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>Ce qu’elle dit</translation>
    </message>
    <message>
        <source>No house rules yet: this campaign plays what the books have.</source>
        <translation>Pas encore de règle maison&#x202f;: cette campagne joue ce que disent les livres.</translation>
    </message>
    <message>
        <source>Buildings, improvements, edict levels and events of your own, and other numbers for those of the books. The campaign keeps them; {sign} marks them wherever they show.</source>
        <translation>Bâtiments, améliorations, niveaux d’édits et événements à vous, et d’autres chiffres pour ceux des livres. La campagne les garde&#x202f;; {sign} les signale partout où ils se montrent.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Building…</source>
        <translation>Bâtiment…</translation>
    </message>
    <message>
        <source>Terrain improvement…</source>
        <translation>Amélioration de terrain…</translation>
    </message>
    <message>
        <source>Level of an edict…</source>
        <translation>Niveau d’un édit…</translation>
    </message>
    <message>
        <source>Event…</source>
        <translation>Événement…</translation>
    </message>
    <message>
        <source>Changed number…</source>
        <translation>Chiffre modifié…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Take in from a file…</source>
        <translation>Reprendre d’un fichier…</translation>
    </message>
    <message>
        <source>Write to a file…</source>
        <translation>Écrire dans un fichier…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>House rules (*.json)</source>
        <translation>Règles maison (*.json)</translation>
    </message>
    <message>
        <source>House rules of another table</source>
        <translation>Règles maison d’une autre table</translation>
    </message>
    <message>
        <source>Write the house rules</source>
        <translation>Écrire les règles maison</translation>
    </message>
</context>
<context>
    <name>IdsField</name>
    <message>
        <source>add…</source>
        <translation>ajouter…</translation>
    </message>
    <message>
        <source>Take {name} away</source>
        <translation>Retirer {name}</translation>
    </message>
</context>
<context>
    <name>ImportMap</name>
    <message>
        <source>A lake in the land</source>
        <translation>Un lac dans les terres</translation>
    </message>
    <message>
        <source>A note on the hex</source>
        <translation>Une note sur l’hexagone</translation>
    </message>
    <message>
        <source>Nothing: left out</source>
        <translation>Rien&#x202f;: laissé de côté</translation>
    </message>
    <message>
        <source>A river</source>
        <translation>Une rivière</translation>
    </message>
    <message>
        <source>A road</source>
        <translation>Une route</translation>
    </message>
    <message>
        <source>a campaign of this program</source>
        <translation>une campagne de ce programme</translation>
    </message>
    <message>
        <source>a table of hexes</source>
        <translation>un tableau d’hexagones</translation>
    </message>
    <message>
        <source>a text map</source>
        <translation>une carte en texte</translation>
    </message>
    <message>
        <source>a map of Tiled</source>
        <translation>une carte de Tiled</translation>
    </message>
    <message>
        <source>a map of Worldographer</source>
        <translation>une carte de Worldographer</translation>
    </message>
    <message>
        <source>a picture on a grid</source>
        <translation>une image sur une grille</translation>
    </message>
</context>
<context>
    <name>ImportMapDialog</name>
    <message>
        <source>Import a map</source>
        <translation>Importer une carte</translation>
    </message>
    <message>
        <source>{file}: {kind}</source>
        <translation>{file}&#x202f;: {kind}</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hexagone</numerusform>
            <numerusform>%n hexagones</numerusform>
        </translation>
    </message>
    <message>
        <source>{columns} × {rows} on their map</source>
        <translation>{columns} × {rows} sur leur carte</translation>
    </message>
    <message>
        <source>Another &amp;file…</source>
        <translation>Un autre &amp;fichier…</translation>
    </message>
    <message>
        <source>Into a &amp;new campaign</source>
        <translation>Dans une &amp;nouvelle campagne</translation>
    </message>
    <message>
        <source>Onto the &amp;open map</source>
        <translation>Sur la carte &amp;ouverte</translation>
    </message>
    <message>
        <source>Name of the campaign</source>
        <translation>Nom de la campagne</translation>
    </message>
    <message>
        <source>Take all other hexes off</source>
        <translation>Retirer tous les autres hexagones</translation>
    </message>
    <message>
        <source>Hexes stand as they do on the open map</source>
        <translation>Hexagones posés comme sur la carte ouverte</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>What their names are</source>
        <translation>Ce que sont leurs noms</translation>
    </message>
    <message>
        <source>How it lies</source>
        <translation>Comment elle est posée</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation>Où elle va</translation>
    </message>
    <message>
        <source>How it comes in</source>
        <translation>Comment elle arrive</translation>
    </message>
    <message>
        <source>What was left behind</source>
        <translation>Ce qui a été laissé</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) were not understood and stand first; say what they are.</source>
        <translation>
            <numerusform>%n nom n’a pas été compris et vient en premier&#x202f;; dites ce que c’est.</numerusform>
            <numerusform>%n noms n’ont pas été compris et viennent en premier&#x202f;; dites ce que c’est.</numerusform>
        </translation>
    </message>
    <message>
        <source>All names were understood; each can be changed.</source>
        <translation>Tous les noms ont été compris&#x202f;; chacun peut être changé.</translation>
    </message>
    <message>
        <source>Every name is left out: there is no hex to import.</source>
        <translation>Tous les noms sont laissés de côté&#x202f;: il n’y a pas d’hexagone à importer.</translation>
    </message>
</context>
<context>
    <name>IndependenceDialog</name>
    <message>
        <source>Divide {name}</source>
        <translation>Partager {name}</translation>
    </message>
    <message>
        <source>Declare independence</source>
        <translation>Déclarer l’indépendance</translation>
    </message>
    <message>
        <source>Another new kingdom</source>
        <translation>Un autre nouveau royaume</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>in proportion to people</source>
        <translation>en proportion de la population</translation>
    </message>
    <message>
        <source>in proportion to hexes</source>
        <translation>en proportion des hexagones</translation>
    </message>
    <message>
        <source>its share</source>
        <translation>sa part</translation>
    </message>
    <message>
        <source>Choose the land of each new kingdom.</source>
        <translation>Choisissez les terres de chaque nouveau royaume.</translation>
    </message>
    <message>
        <source>Loyalty {amount} in each of them, for {months} months from next month on.</source>
        <translation>Loyauté {amount} dans chacun, pendant {months} mois à partir du mois prochain.</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Terres</translation>
    </message>
    <message>
        <source>The Treasury is shared</source>
        <translation>La trésorerie se partage</translation>
    </message>
    <message>
        <source>What goes along</source>
        <translation>Ce qui part avec</translation>
    </message>
    <message>
        <source>Unrest and modifiers</source>
        <translation>Insatisfaction et modificateurs</translation>
    </message>
    <message>
        <source>Unrest of {name}</source>
        <translation>Insatisfaction&#x202f;: {name}</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Selection</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>‹ First steps</source>
        <translation>‹ Premiers pas</translation>
    </message>
    <message>
        <source>Back to the first steps</source>
        <translation>Retour aux premiers pas</translation>
    </message>
    <message>
        <source>Nothing is selected then, as with Esc</source>
        <translation>Plus rien n’est sélectionné, comme avec Échap</translation>
    </message>
</context>
<context>
    <name>ItemPanel</name>
    <message>
        <source>Magic items: {taken} of {count} slots</source>
        <translation>Objets magiques&#x202f;: {taken} emplacements sur {count}</translation>
    </message>
    <message>
        <source>My list ({count})…</source>
        <translation>Ma liste ({count})…</translation>
    </message>
    <message>
        <source>Load a list…</source>
        <translation>Charger une liste…</translation>
    </message>
    <message>
        <source>For the kingdom</source>
        <translation>Pour le royaume</translation>
    </message>
    <message>
        <source>For oneself</source>
        <translation>Pour soi</translation>
    </message>
    <message>
        <source>{what}: {bp} BP</source>
        <translation>{what}&#x202f;: {bp} PC</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt)</source>
        <translation>Tableaux (*.csv *.txt)</translation>
    </message>
    <message>
        <source>A list of magic items</source>
        <translation>Une liste d’objets magiques</translation>
    </message>
    <message>
        <source>Magic items</source>
        <translation>Objets magiques</translation>
    </message>
    <message>
        <source>Items come from</source>
        <translation>Les objets viennent</translation>
    </message>
    <message>
        <source>the generator</source>
        <translation>du générateur</translation>
    </message>
    <message>
        <source>the generator, our own dice</source>
        <translation>du générateur, avec nos dés</translation>
    </message>
    <message>
        <source>my list</source>
        <translation>de ma liste</translation>
    </message>
    <message>
        <source>the generator or my list</source>
        <translation>du générateur ou de ma liste</translation>
    </message>
    <message>
        <source>me: I name them</source>
        <translation>de moi&#x202f;: je les nomme</translation>
    </message>
    <message>
        <source>A table (CSV) with the columns name, kind, tier and price</source>
        <translation>Un tableau (CSV) avec les colonnes name, kind, tier et price</translation>
    </message>
    <message>
        <source>Roll an item</source>
        <translation>Tirer un objet</translation>
    </message>
    <message>
        <source>Name it…</source>
        <translation>Le nommer…</translation>
    </message>
    <message>
        <source>Bought by the party</source>
        <translation>Acheté par le groupe</translation>
    </message>
    <message>
        <source>Sell it off</source>
        <translation>Écouler</translation>
    </message>
    <message>
        <source>Let chance put another item into this slot</source>
        <translation>Le hasard met un autre objet à cet emplacement</translation>
    </message>
    <message>
        <source>Type what lies there, with its price after a comma</source>
        <translation>Écrivez ce qui s’y trouve, avec le prix après une virgule</translation>
    </message>
    <message>
        <source>The party pays with its own gold; the slot is vacant again</source>
        <translation>Le groupe paie de son or&#x202f;; l’emplacement est de nouveau vide</translation>
    </message>
    <message>
        <source>Buy it with BP, 1 for each 2,000 gp, for the good of the kingdom</source>
        <translation>L’acheter avec des PC, 1 par tranche de 2&#xa0;000 po, pour le bien du royaume</translation>
    </message>
    <message>
        <source>Buy it with BP for one of the party: the month’s withdrawal, with its Unrest</source>
        <translation>L’acheter avec des PC pour un membre du groupe&#x202f;: c’est le retrait du mois, avec son Insatisfaction</translation>
    </message>
    <message>
        <source>An Economy check; each after the month’s first costs 1 Economy</source>
        <translation>Un test d’Économie&#x202f;; chacun après le premier du mois coûte 1 en Économie</translation>
    </message>
    <message>
        <source>The d20 of the Economy check; left empty, the program rolls</source>
        <translation>Le d20 du test d’Économie&#x202f;; vide&#x202f;: le programme lance</translation>
    </message>
</context>
<context>
    <name>ItemRow</name>
    <message>
        <source>kinds…</source>
        <translation>types…</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Types</translation>
    </message>
</context>
<context>
    <name>ItemTable</name>
    <message>
        <source>vacant</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>Event phase, month {month}</source>
        <translation>Phase d’événement, mois {month}</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Trouvaille</translation>
    </message>
    <message>
        <source>not for sale: the building does not work</source>
        <translation>pas en vente&#x202f;: le bâtiment ne fonctionne pas</translation>
    </message>
    <message>
        <source>Magic item slots</source>
        <translation>Emplacements d’objets magiques</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Communauté</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bâtiment</translation>
    </message>
    <message>
        <source>Slot for</source>
        <translation>Emplacement pour</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Price, gp</source>
        <translation>Prix, po</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Jusqu’à</translation>
    </message>
</context>
<context>
    <name>ItemsDialog</name>
    <message>
        <source>Magic items of the kingdom</source>
        <translation>Objets magiques du royaume</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ItemsField</name>
    <message>
        <source>Add slots</source>
        <translation>Ajouter des emplacements</translation>
    </message>
</context>
<context>
    <name>ItemsForm</name>
    <message>
        <source>All magic items…</source>
        <translation>Tous les objets magiques…</translation>
    </message>
    <message>
        <source>Every slot of the kingdom: roll, name, buy, sell off</source>
        <translation>Chaque emplacement du royaume&#x202f;: tirer, nommer, acheter, écouler</translation>
    </message>
    <message>
        <source>{taken} of {count} slots hold an item</source>
        <translation>{taken} emplacements sur {count} contiennent un objet</translation>
    </message>
</context>
<context>
    <name>JournalExport</name>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Texte Markdown (*.md)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>Document PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Export the journal</source>
        <translation>Exporter la chronique</translation>
    </message>
</context>
<context>
    <name>JournalPage</name>
    <message>
        <source>Journal</source>
        <translation>Chronique</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Chiffres</translation>
    </message>
</context>
<context>
    <name>KeepTreasuryDialog</name>
    <message>
        <source>The Treasury that is left</source>
        <translation>La trésorerie qui reste</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Décider</translation>
    </message>
    <message>
        <source>What is not kept is lost with the kingdom.</source>
        <translation>Ce qui n’est pas conservé est perdu avec le royaume.</translation>
    </message>
    <message>
        <source> BP</source>
        <translation> PC</translation>
    </message>
    <message>
        <source>&amp;Kept</source>
        <translation>&amp;Conservés</translation>
    </message>
    <message>
        <source>stays on its books</source>
        <translation>reste dans ses comptes</translation>
    </message>
    <message>
        <source>&amp;Goes to</source>
        <translation>&amp;Pour</translation>
    </message>
</context>
<context>
    <name>KeepingTold</name>
    <message>
        <source>Preferences cannot be written to {file}; they hold until the program ends.</source>
        <translation>Les préférences ne peuvent pas être écrites dans {file}&#x202f;; elles valent jusqu’à la fin du programme.</translation>
    </message>
    <message>
        <source>{who} has this campaign open now; what you do is kept apart from it.</source>
        <translation>{who} a maintenant ouvert cette campagne&#x202f;; ce que vous faites est gardé à part.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>writing is not allowed</source>
        <translation>l’écriture n’est pas permise</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <source>the folder is gone</source>
        <translation>le dossier a disparu</translation>
    </message>
    <message>
        <source>the disk is gone</source>
        <translation>le disque n’est plus là</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>the disk does not take them</source>
        <translation>le disque ne les accepte pas</translation>
    </message>
    <message>
        <source>Unsaved edits are in memory only: {why}.</source>
        <translation>Les modifications non enregistrées ne sont qu’en mémoire&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>Unsaved edits are kept on this computer, not beside the campaign: {why}.</source>
        <translation>Les modifications non enregistrées sont gardées sur cet ordinateur, pas à côté de la campagne&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>Save under another name, or mend this; it is tried again every ten seconds.</source>
        <translation>Enregistrez sous un autre nom ou remédiez-y&#x202f;; un nouvel essai a lieu toutes les dix secondes.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Sur la carte</translation>
    </message>
    <message>
        <source>On the lots</source>
        <translation>Sur les lots</translation>
    </message>
    <message>
        <source>In the month’s panel</source>
        <translation>Dans le volet du mois</translation>
    </message>
    <message>
        <source>In lists and tables</source>
        <translation>Dans les listes et les tableaux</translation>
    </message>
    <message>
        <source>In the players’ window</source>
        <translation>Dans la fenêtre des joueurs</translation>
    </message>
    <message>
        <source>While a picture is fitted</source>
        <translation>Pendant qu’une image est ajustée</translation>
    </message>
    <message>
        <source>While a sheet is looked at</source>
        <translation>Dans l’aperçu avant impression</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Déplacer le curseur</translation>
    </message>
    <message>
        <source>Extend the selection</source>
        <translation>Étendre la sélection</translation>
    </message>
    <message>
        <source>Move the map</source>
        <translation>Déplacer la carte</translation>
    </message>
    <message>
        <source>Use the tool at the cursor</source>
        <translation>Utiliser l’outil au curseur</translation>
    </message>
    <message>
        <source>Add to the selection; carry a label or pin</source>
        <translation>Ajouter à la sélection&#x202f;; prendre une inscription ou une épingle</translation>
    </message>
    <message>
        <source>Add to the selection or take away</source>
        <translation>Ajouter à la sélection ou en retirer</translation>
    </message>
    <message>
        <source>Give up what is under way</source>
        <translation>Abandonner ce qui est en cours</translation>
    </message>
    <message>
        <source>Take back the last stop of a way</source>
        <translation>Retirer la dernière étape d’un trajet</translation>
    </message>
    <message>
        <source>To the next hex that can be chosen</source>
        <translation>À l’hexagone suivant que l’on peut choisir</translation>
    </message>
    <message>
        <source>To the hex before that can be chosen</source>
        <translation>À l’hexagone précédent que l’on peut choisir</translation>
    </message>
    <message>
        <source>Select all hexes of the level</source>
        <translation>Sélectionner tous les hexagones du niveau</translation>
    </message>
    <message>
        <source>Select hexes by what they are</source>
        <translation>Sélectionner les hexagones selon ce qu’ils sont</translation>
    </message>
    <message>
        <source>To the hex’s row in the table</source>
        <translation>À la ligne de l’hexagone dans le tableau</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>Plus près</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>Plus loin</translation>
    </message>
    <message>
        <source>The whole map</source>
        <translation>Toute la carte</translation>
    </message>
    <message>
        <source>One level up</source>
        <translation>Un niveau plus haut</translation>
    </message>
    <message>
        <source>One level down</source>
        <translation>Un niveau plus bas</translation>
    </message>
    <message>
        <source>What the map shows</source>
        <translation>Ce que montre la carte</translation>
    </message>
    <message>
        <source>A larger brush</source>
        <translation>Un pinceau plus grand</translation>
    </message>
    <message>
        <source>A smaller brush</source>
        <translation>Un pinceau plus petit</translation>
    </message>
    <message>
        <source>Place what is held, or open the menu of what is there</source>
        <translation>Placer ce qui est en main, ou ouvrir le menu de ce qui s’y trouve</translation>
    </message>
    <message>
        <source>Place it and keep another in hand</source>
        <translation>Le placer et en garder un autre en main</translation>
    </message>
    <message>
        <source>Turn the building, also while it is dragged</source>
        <translation>Tourner le bâtiment, même pendant qu’on le fait glisser</translation>
    </message>
    <message>
        <source>Take up the building, to move it</source>
        <translation>Prendre le bâtiment, pour le déplacer</translation>
    </message>
    <message>
        <source>Demolish the building</source>
        <translation>Démolir le bâtiment</translation>
    </message>
    <message>
        <source>To the next district</source>
        <translation>Au quartier suivant</translation>
    </message>
    <message>
        <source>To the district before</source>
        <translation>Au quartier précédent</translation>
    </message>
    <message>
        <source>The whole town, or the district</source>
        <translation>Toute la ville, ou le quartier</translation>
    </message>
    <message>
        <source>To the lot’s row in the table</source>
        <translation>À la ligne du lot dans le tableau</translation>
    </message>
    <message>
        <source>Show who serves whom</source>
        <translation>Montrer qui sert à qui</translation>
    </message>
    <message>
        <source>Fit to the window</source>
        <translation>Ajuster à la fenêtre</translation>
    </message>
    <message>
        <source>Play the step</source>
        <translation>Jouer l’étape</translation>
    </message>
    <message>
        <source>Close the phase</source>
        <translation>Clore la phase</translation>
    </message>
    <message>
        <source>Back to the month</source>
        <translation>Revenir au mois</translation>
    </message>
    <message>
        <source>Open, change or appoint what is chosen</source>
        <translation>Ouvrir, modifier ou nommer ce qui est choisi</translation>
    </message>
    <message>
        <source>From a row of a table to its place on the map or the plan</source>
        <translation>D’une ligne d’un tableau à sa place sur la carte ou le plan</translation>
    </message>
    <message>
        <source>Rename a magic item</source>
        <translation>Renommer un objet magique</translation>
    </message>
    <message>
        <source>Dismiss a leader, drop a wish</source>
        <translation>Renvoyer un responsable, retirer un souhait</translation>
    </message>
    <message>
        <source>A wish sooner or later</source>
        <translation>Un souhait plus tôt ou plus tard</translation>
    </message>
    <message>
        <source>Copy a ledger or the changes</source>
        <translation>Copier un compte ou les changements</translation>
    </message>
    <message>
        <source>Fill the screen, or stand as a window</source>
        <translation>Remplir l’écran, ou redevenir fenêtre</translation>
    </message>
    <message>
        <source>Stand as a window again</source>
        <translation>Redevenir fenêtre</translation>
    </message>
    <message>
        <source>Close the players’ window</source>
        <translation>Fermer la fenêtre des joueurs</translation>
    </message>
    <message>
        <source>Move the cross, with Shift farther</source>
        <translation>Déplacer la croix, plus loin avec Maj</translation>
    </message>
    <message>
        <source>Mark the middle of a hex</source>
        <translation>Marquer le centre d’un hexagone</translation>
    </message>
    <message>
        <source>The whole picture</source>
        <translation>Toute l’image</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
</context>
<context>
    <name>KingdomPage</name>
    <message>
        <source>Kingdom</source>
        <translation>Royaume</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Responsables</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Rulings…</source>
        <translation>Interprétations…</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Règles maison…</translation>
    </message>
    <message>
        <source>No kingdom yet</source>
        <translation>Pas encore de royaume</translation>
    </message>
</context>
<context>
    <name>Kingdoms</name>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>month not played yet</source>
        <translation>mois pas encore joué</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Voisins</translation>
    </message>
    <message>
        <source>The kingdom’s page</source>
        <translation>La page du royaume</translation>
    </message>
</context>
<context>
    <name>LabelDialog</name>
    <message>
        <source>Change a label</source>
        <translation>Modifier une inscription</translation>
    </message>
    <message>
        <source>Write a label</source>
        <translation>Écrire une inscription</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Écrire</translation>
    </message>
    <message>
        <source>The players see it</source>
        <translation>Les joueurs la voient</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Texte</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Grandeur</translation>
    </message>
    <message>
        <source>&amp;Angle</source>
        <translation>&amp;Angle</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>It needs a text.</source>
        <translation>Il faut un texte.</translation>
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
        <translation>Dex</translation>
    </message>
    <message>
        <source>Con</source>
        <translation>Con</translation>
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
        <translation>Cha</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Districts</source>
        <translation>Quartiers</translation>
    </message>
    <message>
        <source>Lots built</source>
        <translation>Lots bâtis</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Alignement</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Report</translation>
    </message>
    <message>
        <source>Deities</source>
        <translation>Divinités</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Renommée</translation>
    </message>
    <message>
        <source>Infamy</source>
        <translation>Infamie</translation>
    </message>
    <message>
        <source>The whole kingdom</source>
        <translation>Tout le royaume</translation>
    </message>
    <message>
        <source>Founding and growth</source>
        <translation>Fondation et croissance</translation>
    </message>
    <message>
        <source>Skills of the leaders</source>
        <translation>Compétences des responsables</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>Modificateurs</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Édits</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Expeditions</source>
        <translation>Expéditions</translation>
    </message>
    <message>
        <source>Founding</source>
        <translation>Fondation</translation>
    </message>
    <message>
        <source>Granted or taken</source>
        <translation>Octroyé ou retiré</translation>
    </message>
    <message>
        <source>Government</source>
        <translation>Gouvernement</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Hexagones</translation>
    </message>
    <message>
        <source>Terrain improvements</source>
        <translation>Améliorations de terrain</translation>
    </message>
    <message>
        <source>Independence</source>
        <translation>Indépendance</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Responsables</translation>
    </message>
    <message>
        <source>At the start of the month</source>
        <translation>Au début du mois</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>Dépensé</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation>Communautés</translation>
    </message>
    <message>
        <source>Special terrain</source>
        <translation>Terrain spécial</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>Alliances conclues</translation>
    </message>
    <message>
        <source>Diplomacy</source>
        <translation>Diplomatie</translation>
    </message>
    <message>
        <source>Embassies</source>
        <translation>Ambassades</translation>
    </message>
    <message>
        <source>Envoys</source>
        <translation>Émissaires</translation>
    </message>
    <message>
        <source>Treaties</source>
        <translation>Traités</translation>
    </message>
    <message>
        <source>Goods traded</source>
        <translation>Marchandises échangées</translation>
    </message>
    <message>
        <source>Trade routes</source>
        <translation>Routes commerciales</translation>
    </message>
    <message>
        <source>Union</source>
        <translation>Unification</translation>
    </message>
    <message>
        <source>Empty roles</source>
        <translation>Places vacantes</translation>
    </message>
</context>
<context>
    <name>LandForm</name>
    <message>
        <source>Open the map</source>
        <translation>Ouvrir la carte</translation>
    </message>
    <message>
        <source>Select hexes on the map, several with Shift, and add them here.</source>
        <translation>Sélectionnez des hexagones sur la carte, plusieurs avec Maj, et ajoutez-les ici.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Alignment</source>
        <translation>&amp;Alignement</translation>
    </message>
    <message>
        <source>&amp;Government</source>
        <translation>&amp;Gouvernement</translation>
    </message>
    <message>
        <source>&amp;Colour on the map</source>
        <translation>&amp;Couleur sur la carte</translation>
    </message>
    <message>
        <source>Ca&amp;pital</source>
        <translation>Ca&amp;pitale</translation>
    </message>
    <message>
        <source>Its land</source>
        <translation>Ses terres</translation>
    </message>
    <message>
        <source>Add them</source>
        <translation>Les ajouter</translation>
    </message>
    <message>
        <source>Take them out</source>
        <translation>Les retirer</translation>
    </message>
    <message>
        <source>Show it on the map</source>
        <translation>Montrer sur la carte</translation>
    </message>
    <message>
        <source>The new realm</source>
        <translation>Le nouveau royaume</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) chosen</source>
        <translation>
            <numerusform>%n hexagone choisi</numerusform>
            <numerusform>%n hexagones choisis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) selected on the map:</source>
        <translation>
            <numerusform>%n hexagone sélectionné sur la carte&#x202f;:</numerusform>
            <numerusform>%n hexagones sélectionnés sur la carte&#x202f;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} with the land around: %n hex(es)</source>
        <translation>
            <numerusform>{name} avec les terres alentour&#x202f;: %n hexagone</numerusform>
            <numerusform>{name} avec les terres alentour&#x202f;: %n hexagones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Secondary territory with {name}: %n hex(es)</source>
        <translation>
            <numerusform>Territoire secondaire avec {name}&#x202f;: %n hexagone</numerusform>
            <numerusform>Territoire secondaire avec {name}&#x202f;: %n hexagones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Secondary territory: %n hex(es)</source>
        <translation>
            <numerusform>Territoire secondaire&#x202f;: %n hexagone</numerusform>
            <numerusform>Territoire secondaire&#x202f;: %n hexagones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Land apart with {name}: %n hex(es)</source>
        <translation>
            <numerusform>Terres à part avec {name}&#x202f;: %n hexagone</numerusform>
            <numerusform>Terres à part avec {name}&#x202f;: %n hexagones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Land apart: %n hex(es)</source>
        <translation>
            <numerusform>Terres à part&#x202f;: %n hexagone</numerusform>
            <numerusform>Terres à part&#x202f;: %n hexagones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LandStep</name>
    <message>
        <source>Land</source>
        <translation>Terre</translation>
    </message>
    <message>
        <source>The kingdom and its land</source>
        <translation>Le royaume et sa terre</translation>
    </message>
    <message>
        <source>What it is called and where it begins. All of it can be changed later.</source>
        <translation>Comment il s’appelle et où il commence. Tout pourra être changé plus tard.</translation>
    </message>
    <message>
        <source>&amp;Name of the kingdom</source>
        <translation>&amp;Nom du royaume</translation>
    </message>
    <message>
        <source>Another &amp;land</source>
        <translation>Une autre t&amp;erre</translation>
    </message>
    <message>
        <source>Draws a land with other coasts, mountains and woods</source>
        <translation>Dessine une terre avec d’autres côtes, montagnes et bois</translation>
    </message>
    <message>
        <source>A wild land, drawn for you</source>
        <translation>Une terre sauvage, déjà dessinée</translation>
    </message>
    <message>
        <source>Nothing but plains, to draw on</source>
        <translation>Rien que des plaines, à dessiner</translation>
    </message>
    <message>
        <source>{columns} × {rows} hexes</source>
        <translation>{columns} × {rows} hexagones</translation>
    </message>
    <message>
        <source>Points up</source>
        <translation>Pointe en haut</translation>
    </message>
    <message>
        <source>Flat tops</source>
        <translation>Côté plat en haut</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Carte</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Taille</translation>
    </message>
    <message>
        <source>&amp;Hexes</source>
        <translation>&amp;Hexagones</translation>
    </message>
</context>
<context>
    <name>LayersPanel</name>
    <message>
        <source>What the map shows</source>
        <translation>Ce que montre la carte</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Calques</translation>
    </message>
    <message>
        <source>What the players know</source>
        <translation>Ce que savent les joueurs</translation>
    </message>
    <message>
        <source>One level up</source>
        <translation>Un niveau plus haut</translation>
    </message>
    <message>
        <source>One level down</source>
        <translation>Un niveau plus bas</translation>
    </message>
</context>
<context>
    <name>Laying</name>
    <message>
        <source>{name} in district {number}: {laid} of {all} would be planned, {taken} places are taken, {against} would be against the rules.</source>
        <translation>{name} dans le quartier {number}&#x202f;: {laid} sur {all} seraient prévus, {taken} places sont prises, {against} iraient contre les règles.</translation>
    </message>
</context>
<context>
    <name>LeaderCard</name>
    <message>
        <source>Nobody holds this role.</source>
        <translation>Personne n’exerce cette fonction.</translation>
    </message>
    <message>
        <source>Appoint…</source>
        <translation>Nommer…</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>half of {ability}</source>
        <translation>½ {ability}</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>Ajoute</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>If vacant</source>
        <translation>Si vacant</translation>
    </message>
    <message>
        <source>no penalty</source>
        <translation>aucun malus</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Gives {what}</source>
        <translation>Donne {what}</translation>
    </message>
    <message>
        <source>Days of duty this month</source>
        <translation>Jours de service ce mois-ci</translation>
    </message>
    <message>
        <source>Stands in for the Ruler</source>
        <translation>Remplace le dirigeant</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Change {name}</source>
        <translation>Modifier {name}</translation>
    </message>
    <message>
        <source>Days of duty last month</source>
        <translation>Jours de service le mois dernier</translation>
    </message>
    <message>
        <source>Fewer than seven days leave the role vacant in the Upkeep that follows.</source>
        <translation>Avec moins de sept jours, la place est vacante lors de l’entretien qui suit.</translation>
    </message>
    <message>
        <source>The role will be vacant in the next Upkeep.</source>
        <translation>La place sera vacante lors du prochain entretien.</translation>
    </message>
    <message>
        <source>Adds to</source>
        <translation>Bonus à</translation>
    </message>
    <message>
        <source>Adds also to</source>
        <translation>Bonus aussi à</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>à choisir…</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Mort</translation>
    </message>
    <message>
        <source>Disabled</source>
        <translation>Hors d’état</translation>
    </message>
    <message>
        <source>Back in office</source>
        <translation>De retour en fonction</translation>
    </message>
    <message>
        <source>Lost:</source>
        <translation>Perte&#x202f;:</translation>
    </message>
</context>
<context>
    <name>LeadersModel</name>
    <message>
        <source>Role</source>
        <translation>Fonction</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>Titulaire</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Carac.</translation>
    </message>
    <message>
        <source>Gives</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>vacant</source>
        <translation>vacant</translation>
    </message>
</context>
<context>
    <name>LeadersPanel</name>
    <message>
        <source>Leadership roles</source>
        <translation>Responsables du royaume</translation>
    </message>
    <message>
        <source>&amp;Appoint…</source>
        <translation>&amp;Nommer…</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>&amp;Renvoyer</translation>
    </message>
</context>
<context>
    <name>LedgerPopup</name>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>From</source>
        <translation>D’où</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Nothing adds to it yet.</source>
        <translation>Rien n’y contribue encore.</translation>
    </message>
</context>
<context>
    <name>LegendPanel</name>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
</context>
<context>
    <name>LieFields</name>
    <message>
        <source>Left to &amp;right</source>
        <translation>De gauche à &amp;droite</translation>
    </message>
    <message>
        <source>&amp;Top to bottom</source>
        <translation>De &amp;haut en bas</translation>
    </message>
    <message>
        <source>Columns to the right</source>
        <translation>Colonnes vers la droite</translation>
    </message>
    <message>
        <source>Rows down</source>
        <translation>Rangées vers le bas</translation>
    </message>
    <message>
        <source>Take along what is marked as &amp;secret</source>
        <translation>Prendre aussi ce qui est marqué &amp;secret</translation>
    </message>
    <message>
        <source>&amp;Hexes</source>
        <translation>He&amp;xagones</translation>
    </message>
    <message>
        <source>Shi&amp;fted</source>
        <translation>Déca&amp;lées</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>En miroir</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>colonnes</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>rangées</translation>
    </message>
    <message>
        <source>Moved by</source>
        <translation>Déplacée de</translation>
    </message>
    <message>
        <source>Points up</source>
        <translation>Pointes en haut</translation>
    </message>
    <message>
        <source>Flat tops</source>
        <translation>Côtés plats en haut</translation>
    </message>
    <message>
        <source>{text}, as the map has it</source>
        <translation>{text}, comme la carte</translation>
    </message>
    <message>
        <source>Columns 2, 4, 6 …</source>
        <translation>Colonnes 2, 4, 6…</translation>
    </message>
    <message>
        <source>Rows 2, 4, 6 …</source>
        <translation>Rangées 2, 4, 6…</translation>
    </message>
    <message>
        <source>Columns 1, 3, 5 …</source>
        <translation>Colonnes 1, 3, 5…</translation>
    </message>
    <message>
        <source>Rows 1, 3, 5 …</source>
        <translation>Rangées 1, 3, 5…</translation>
    </message>
</context>
<context>
    <name>LotTable</name>
    <message>
        <source>Build here</source>
        <translation>Construire ici</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Communauté</translation>
    </message>
    <message>
        <source>District</source>
        <translation>Quartier</translation>
    </message>
    <message>
        <source>Lot</source>
        <translation>Lot</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bâtiment</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>district</source>
        <translation>quartier</translation>
    </message>
    <message>
        <source>unusable</source>
        <translation>inutilisable</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>en projet</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagé</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>abandonné</translation>
    </message>
    <message>
        <source>{count} BP</source>
        <translation>{count} PC</translation>
    </message>
    <message>
        <source>Narrow: words that stand in the row, such as “ashford free”</source>
        <translation>Filtrer&#x202f;: mots de la ligne, comme «&#xa0;ashford libre&#xa0;»</translation>
    </message>
    <message>
        <source>Lots</source>
        <translation>Lots</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>New campaign</source>
        <translation>Nouvelle campagne</translation>
    </message>
</context>
<context>
    <name>MapExports</name>
    <message>
        <source>Map as a &amp;picture (PNG)</source>
        <translation>Carte en &amp;image (PNG)</translation>
    </message>
    <message>
        <source>As on screen</source>
        <translation>Comme à l’écran</translation>
    </message>
    <message>
        <source>{count} times finer</source>
        <translation>{count} fois plus fine</translation>
    </message>
    <message>
        <source>Map as a &amp;drawing (SVG)…</source>
        <translation>Carte en &amp;dessin (SVG)…</translation>
    </message>
    <message>
        <source>Map for &amp;Tiled…</source>
        <translation>Carte pour &amp;Tiled…</translation>
    </message>
    <message>
        <source>Map as te&amp;xt…</source>
        <translation>Carte en te&amp;xte…</translation>
    </message>
    <message>
        <source>Table of &amp;hexes (CSV)…</source>
        <translation>Tableau des &amp;hexagones (CSV)…</translation>
    </message>
    <message>
        <source>Map as &amp;GeoJSON…</source>
        <translation>Carte en &amp;GeoJSON…</translation>
    </message>
    <message>
        <source>Handout as a &amp;web page…</source>
        <translation>Document en page &amp;web…</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>{kind} files (*.{ending})</source>
        <translation>Fichiers {kind} (*.{ending})</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Dessin…</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Given up; nothing was written.</source>
        <translation>Abandonné&#x202f;; rien n’a été écrit.</translation>
    </message>
</context>
<context>
    <name>MapImport</name>
    <message>
        <source>Choose a map</source>
        <translation>Choisir une carte</translation>
    </message>
    <message>
        <source>Maps of other programs ({endings})</source>
        <translation>Cartes d’autres programmes ({endings})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) imported</source>
        <translation>
            <numerusform>%n hexagone importé</numerusform>
            <numerusform>%n hexagones importés</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} is a picture on a grid of {columns} by {rows} squares, without hexes. It can lie under the map; for that its picture is saved as a file of its own.</source>
        <translation>{file} est une image sur une grille de {columns} sur {rows} carrés, sans hexagones. Elle peut être posée sous la carte&#x202f;; pour cela, son image est enregistrée dans un fichier à part.</translation>
    </message>
    <message>
        <source>Save the picture…</source>
        <translation>Enregistrer l’image…</translation>
    </message>
    <message>
        <source>Pictures (*.{ending})</source>
        <translation>Images (*.{ending})</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Saved {name}</source>
        <translation>Enregistré&#x202f;: {name}</translation>
    </message>
</context>
<context>
    <name>MapMenu</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Ouvrir {name}</translation>
    </message>
    <message>
        <source>Found a settlement…</source>
        <translation>Fonder une communauté…</translation>
    </message>
    <message>
        <source>Bring an army here…</source>
        <translation>Amener une armée ici…</translation>
    </message>
    <message>
        <source>Special terrain…</source>
        <translation>Terrain spécial…</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Impossible pour l’instant</translation>
    </message>
    <message>
        <source>{count} BP</source>
        <translation>{count} PC</translation>
    </message>
    <message>
        <source>Show in the table of hexes</source>
        <translation>Montrer dans le tableau des hexagones</translation>
    </message>
</context>
<context>
    <name>MapPreview</name>
    <message>
        <source>How the map will look</source>
        <translation>L’aspect de la carte</translation>
    </message>
</context>
<context>
    <name>MapTexts</name>
    <message>
        <source>Select</source>
        <translation>Sélectionner</translation>
    </message>
    <message>
        <source>Click a hex, or drag around several. Shift adds.</source>
        <translation>Cliquez sur un hexagone, ou tracez un cadre autour de plusieurs. Maj en ajoute.</translation>
    </message>
    <message>
        <source>Move the map</source>
        <translation>Déplacer la carte</translation>
    </message>
    <message>
        <source>Drag the map. With any tool, the middle button does the same.</source>
        <translation>Faites glisser la carte. Avec tout outil, le bouton du milieu fait de même.</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>Click from place to place. Backspace takes one back, Esc all.</source>
        <translation>Cliquez d’un lieu à l’autre. Retour arrière en ôte un, Échap tous.</translation>
    </message>
    <message>
        <source>Take up a terrain</source>
        <translation>Prélever un terrain</translation>
    </message>
    <message>
        <source>Click a hex to paint with its terrain.</source>
        <translation>Cliquez sur un hexagone pour peindre avec son terrain.</translation>
    </message>
    <message>
        <source>Paint terrain</source>
        <translation>Peindre le terrain</translation>
    </message>
    <message>
        <source>Drag over hexes; beyond the edge the map grows.</source>
        <translation>Faites glisser sur les hexagones&#x202f;; au-delà du bord, la carte grandit.</translation>
    </message>
    <message>
        <source>Draw a river</source>
        <translation>Tracer une rivière</translation>
    </message>
    <message>
        <source>Drag from the source along its course.</source>
        <translation>Faites glisser depuis la source le long du cours.</translation>
    </message>
    <message>
        <source>Mark a coast</source>
        <translation>Marquer une côte</translation>
    </message>
    <message>
        <source>Drag over hexes that lie at open water.</source>
        <translation>Faites glisser sur les hexagones au bord du large.</translation>
    </message>
    <message>
        <source>Mark a lake</source>
        <translation>Marquer un lac</translation>
    </message>
    <message>
        <source>Drag over hexes that hold a lake.</source>
        <translation>Faites glisser sur les hexagones qui ont un lac.</translation>
    </message>
    <message>
        <source>Build roads</source>
        <translation>Construire des routes</translation>
    </message>
    <message>
        <source>Drag along claimed hexes. The price is in the last line.</source>
        <translation>Faites glisser le long d’hexagones revendiqués. Le prix est à la dernière ligne.</translation>
    </message>
    <message>
        <source>Build highways</source>
        <translation>Construire des grand-routes</translation>
    </message>
    <message>
        <source>Drag along claimed hexes. On a road only the difference is paid.</source>
        <translation>Faites glisser le long d’hexagones revendiqués. Sur une route, seule la différence est à payer.</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Revendiquer</translation>
    </message>
    <message>
        <source>Click explored and cleared hexes beside the realm: 1 BP each.</source>
        <translation>Cliquez sur les hexagones explorés et sûrs à côté du royaume&#x202f;: 1 PC chacun.</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Gives claimed hexes up; Unrest rises.</source>
        <translation>Abandonne des hexagones revendiqués&#x202f;; l’Insatisfaction augmente.</translation>
    </message>
    <message>
        <source>Mark as explored</source>
        <translation>Marquer comme exploré</translation>
    </message>
    <message>
        <source>Drag over hexes the party has explored.</source>
        <translation>Faites glisser sur les hexagones que le groupe a explorés.</translation>
    </message>
    <message>
        <source>Mark as cleared</source>
        <translation>Marquer comme sûr</translation>
    </message>
    <message>
        <source>Drag over hexes that are safe; only these can be claimed.</source>
        <translation>Faites glisser sur les hexagones sûrs&#x202f;; eux seuls peuvent être revendiqués.</translation>
    </message>
    <message>
        <source>Erase water</source>
        <translation>Effacer l’eau</translation>
    </message>
    <message>
        <source>Takes rivers, coasts and lakes out of hexes.</source>
        <translation>Retire rivières, côtes et lacs des hexagones.</translation>
    </message>
    <message>
        <source>Remove hexes</source>
        <translation>Retirer des hexagones</translation>
    </message>
    <message>
        <source>Takes unclaimed hexes off the map.</source>
        <translation>Retire de la carte les hexagones non revendiqués.</translation>
    </message>
    <message>
        <source>Special terrain</source>
        <translation>Terrain spécial</translation>
    </message>
    <message>
        <source>Click a hex: lairs, resources or ruins are put there or taken away.</source>
        <translation>Cliquez sur un hexagone pour y mettre un repaire, une ressource ou une ruine, ou pour les enlever.</translation>
    </message>
    <message>
        <source>Fog of war</source>
        <translation>Brouillard de guerre</translation>
    </message>
    <message>
        <source>Drag to show hexes to the players, or to hide them again.</source>
        <translation>Faites glisser pour montrer des hexagones aux joueurs ou les cacher à nouveau.</translation>
    </message>
    <message>
        <source>Lift the fog along a way</source>
        <translation>Lever le brouillard le long d’un chemin</translation>
    </message>
    <message>
        <source>Click the party’s way: all within its sight is shown to the players.</source>
        <translation>Cliquez le chemin du groupe&#x202f;: tout ce qui est en vue est montré aux joueurs.</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Inscriptions</translation>
    </message>
    <message>
        <source>Click to write a name over the land or change one; drag to move it.</source>
        <translation>Cliquez pour écrire un nom sur le pays ou le modifier&#x202f;; faites glisser pour le déplacer.</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Épingles</translation>
    </message>
    <message>
        <source>Click to put a pin with a note or change one; drag to move it.</source>
        <translation>Cliquez pour poser une épingle avec une note ou la modifier&#x202f;; faites glisser pour la déplacer.</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Picture under the grid</source>
        <translation>Image sous la grille</translation>
    </message>
    <message>
        <source>Hex labels</source>
        <translation>Repères des hexagones</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Labels over the land</source>
        <translation>Inscriptions sur le pays</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Symboles</translation>
    </message>
    <message>
        <source>Rivers and roads</source>
        <translation>Rivières et routes</translation>
    </message>
    <message>
        <source>Water borders</source>
        <translation>Bordures d’eau</translation>
    </message>
    <message>
        <source>Borders of realms</source>
        <translation>Frontières des royaumes</translation>
    </message>
    <message>
        <source>Trade routes</source>
        <translation>Routes commerciales</translation>
    </message>
    <message>
        <source>Unexplored land paler</source>
        <translation>Terres inexplorées plus pâles</translation>
    </message>
    <message>
        <source>What lies a level below</source>
        <translation>Ce qui se trouve un niveau en dessous</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pinceau</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rectangle</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Anneau</translation>
    </message>
    <message>
        <source>Fill: all connected hexes of one terrain</source>
        <translation>Remplir&#x202f;: tous les hexagones contigus d’un même terrain</translation>
    </message>
    <message>
        <source>Hex to hex</source>
        <translation>D’hexagone en hexagone</translation>
    </message>
    <message>
        <source>Free hand, smoothed</source>
        <translation>À main levée, lissé</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Danger</source>
        <translation>Danger</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Trésor</translation>
    </message>
    <message>
        <source>Camp</source>
        <translation>Campement</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>unknown to the players</source>
        <translation>inconnu des joueurs</translation>
    </message>
    <message>
        <source>seen from afar</source>
        <translation>vu de loin</translation>
    </message>
    <message>
        <source>explored, not cleared</source>
        <translation>exploré, pas encore sûr</translation>
    </message>
    <message>
        <source>explored and cleared</source>
        <translation>exploré et sûr</translation>
    </message>
    <message>
        <source>claimed by a kingdom of theirs</source>
        <translation>revendiqué par un de leurs royaumes</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Surface</translation>
    </message>
    <message>
        <source>Below ground, level {level}</source>
        <translation>Sous terre, niveau {level}</translation>
    </message>
    <message>
        <source>Above, level {level}</source>
        <translation>Au-dessus, niveau {level}</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>The hex map of the campaign. Arrow keys move from hex to hex, Enter uses the tool, Shift with an arrow key extends the selection, plus and minus zoom, F shows the whole map.</source>
        <translation>La carte à hexagones de la campagne. Les flèches vont d’un hexagone à l’autre, Entrée emploie l’outil, Maj avec une flèche étend la sélection, plus et moins rapprochent et éloignent, F montre toute la carte.</translation>
    </message>
    <message>
        <source>Letters take a tool in hand, brackets change its size, Page Up and Page Down change the level, Q selects by query. A line, an area or a river begins with Enter and ends with Enter.</source>
        <translation>Les lettres prennent un outil en main, les crochets changent sa taille, Page préc. et Page suiv. changent de niveau, Q sélectionne par critères. Une ligne, une surface ou une rivière commence par Entrée et finit par Entrée.</translation>
    </message>
    <message>
        <source>Shift and T lead to the hex’s row in the table, Shift and Enter there lead back.</source>
        <translation>Maj et T mènent à la ligne de l’hexagone dans le tableau, de là Maj et Entrée ramènent.</translation>
    </message>
</context>
<context>
    <name>MarkRows</name>
    <message>
        <source>Hex of mark {number}</source>
        <translation>Hexagone de la marque {number}</translation>
    </message>
    <message>
        <source>Forget mark {number}</source>
        <translation>Oublier la marque {number}</translation>
    </message>
    <message>
        <source>No hex is called that.</source>
        <translation>Aucun hexagone ne s’appelle ainsi.</translation>
    </message>
</context>
<context>
    <name>MarketForm</name>
    <message>
        <source>75% up to {most} gp</source>
        <translation>75&#xa0;% jusqu’à {most} po</translation>
    </message>
    <message>
        <source>Look on the market for…</source>
        <translation>Chercher au marché…</translation>
    </message>
    <message>
        <source>Item to look for on the market</source>
        <translation>Objet à chercher au marché</translation>
    </message>
    <message>
        <source> gp</source>
        <translation> po</translation>
    </message>
    <message>
        <source>Its price in gp</source>
        <translation>Son prix en po</translation>
    </message>
    <message>
        <source>Look and buy</source>
        <translation>Chercher et acheter</translation>
    </message>
    <message>
        <source>An item up to the base value is found in 75 of 100 cases; the party pays with its own gold</source>
        <translation>Un objet jusqu’à la valeur de base se trouve dans 75 cas sur 100&#x202f;; le groupe paie de son or</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hexagone</numerusform>
            <numerusform>%n hexagones</numerusform>
        </translation>
    </message>
    <message>
        <source>{days} days on the way</source>
        <translation>{days} jours de voyage</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) exploring</source>
        <translation>
            <numerusform>%n jour d’exploration</numerusform>
            <numerusform>%n jours d’exploration</numerusform>
        </translation>
    </message>
    <message>
        <source>One hex measures {length}. Days on the way go by terrain and road at a speed of {speed}; exploring counts hexes that are not explored yet, and a day to cross each of the others.</source>
        <translation>Un hexagone mesure {length}. Les jours de voyage dépendent du terrain et des routes, à une vitesse de {speed}&#x202f;; l’exploration compte les hexagones non encore explorés et un jour pour traverser chacun des autres.</translation>
    </message>
    <message numerus="yes">
        <source>River in %n hex(es)</source>
        <translation>
            <numerusform>Rivière dans %n hexagone</numerusform>
            <numerusform>Rivière dans %n hexagones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Highway in %n hex(es)</source>
        <translation>
            <numerusform>Grand-route dans %n hexagone</numerusform>
            <numerusform>Grand-route dans %n hexagones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Road in %n hex(es)</source>
        <translation>
            <numerusform>Route dans %n hexagone</numerusform>
            <numerusform>Route dans %n hexagones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them claimed</source>
        <translation>
            <numerusform>dont %n revendiqué</numerusform>
            <numerusform>dont %n revendiqués</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Optional &amp;rules and rulings…</source>
        <translation>Règles facultatives et &amp;interprétations…</translation>
    </message>
    <message>
        <source>Export the &amp;journal…</source>
        <translation>Exporter la c&amp;hronique…</translation>
    </message>
    <message>
        <source>&amp;Campaign</source>
        <translation>&amp;Campagne</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nouvelle…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Campagnes &amp;récentes</translation>
    </message>
    <message>
        <source>&amp;Example campaign</source>
        <translation>Campagne d’&amp;exemple</translation>
    </message>
    <message>
        <source>&amp;Import a map…</source>
        <translation>Importer une c&amp;arte…</translation>
    </message>
    <message>
        <source>Remove &amp;unused pictures…</source>
        <translation>Supprimer les images in&amp;utilisées…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Enre&amp;gistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Print and export…</source>
        <translation>&amp;Imprimer et exporter…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>Re&amp;chercher…</translation>
    </message>
    <message>
        <source>&amp;Select hexes by…</source>
        <translation>&amp;Sélectionner les hexagones par…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Reve&amp;nir</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>A&amp;vancer</translation>
    </message>
    <message>
        <source>&amp;Wider pane</source>
        <translation>Volet plus &amp;large</translation>
    </message>
    <message>
        <source>&amp;Narrower pane</source>
        <translation>Volet plus &amp;étroit</translation>
    </message>
    <message>
        <source>&amp;Menu bar</source>
        <translation>&amp;Barre de menus</translation>
    </message>
    <message>
        <source>Menu of what is at the &amp;cursor</source>
        <translation>Menu de ce qui est au c&amp;urseur</translation>
    </message>
    <message>
        <source>&amp;Go to the month</source>
        <translation>Aller au &amp;mois</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Carte</translation>
    </message>
    <message>
        <source>&amp;Settlement</source>
        <translation>Co&amp;mmunauté</translation>
    </message>
    <message>
        <source>&amp;Kingdom</source>
        <translation>&amp;Royaume</translation>
    </message>
    <message>
        <source>&amp;Journal</source>
        <translation>C&amp;hronique</translation>
    </message>
    <message>
        <source>&amp;Tables</source>
        <translation>&amp;Tableaux</translation>
    </message>
    <message>
        <source>Calen&amp;dar</source>
        <translation>Cal&amp;endrier</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>&amp;Inspecteur</translation>
    </message>
    <message>
        <source>Pict&amp;ure under the grid…</source>
        <translation>Im&amp;age sous la grille…</translation>
    </message>
    <message>
        <source>&amp;What changed?</source>
        <translation>&amp;Qu’est-ce qui a changé&#x202f;?</translation>
    </message>
    <message>
        <source>Pla&amp;yers’ window</source>
        <translation>Fenêtre des &amp;joueurs</translation>
    </message>
    <message>
        <source>Dark scr&amp;een for the players</source>
        <translation>Écran &amp;noir pour les joueurs</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>Volet &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>Volet &amp;précédent</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>C&amp;ouleurs</translation>
    </message>
    <message>
        <source>M&amp;ap style</source>
        <translation>St&amp;yle de la carte</translation>
    </message>
    <message>
        <source>Le&amp;gend of the map</source>
        <translation>Lé&amp;gende de la carte</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>&amp;Grant or take…</source>
        <translation>&amp;Octroyer ou retirer…</translation>
    </message>
    <message>
        <source>New &amp;modifier…</source>
        <translation>Nouveau mo&amp;dificateur…</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>Rè&amp;gles maison…</translation>
    </message>
    <message>
        <source>At the &amp;table</source>
        <translation>À la &amp;table</translation>
    </message>
    <message>
        <source>Ne&amp;xt kingdom at the table</source>
        <translation>Ro&amp;yaume suivant à la table</translation>
    </message>
    <message>
        <source>&amp;Other kingdoms…</source>
        <translation>Autr&amp;es royaumes…</translation>
    </message>
    <message>
        <source>&amp;Found a kingdom…</source>
        <translation>Fo&amp;nder un royaume…</translation>
    </message>
    <message>
        <source>&amp;Divide the kingdom…</source>
        <translation>&amp;Partager le royaume…</translation>
    </message>
    <message>
        <source>&amp;Unite kingdoms…</source>
        <translation>&amp;Unir des royaumes…</translation>
    </message>
    <message>
        <source>&amp;Adopt a running kingdom…</source>
        <translation>&amp;Reprendre un royaume en cours…</translation>
    </message>
    <message>
        <source>Correct the &amp;paper sheet…</source>
        <translation>Corriger la &amp;feuille papier…</translation>
    </message>
    <message>
        <source>&amp;Begin the reign</source>
        <translation>&amp;Commencer le règne</translation>
    </message>
    <message>
        <source>Put an e&amp;vent ahead…</source>
        <translation>Prévoir un é&amp;vénement…</translation>
    </message>
    <message>
        <source>P&amp;lay several months…</source>
        <translation>Jouer p&amp;lusieurs mois…</translation>
    </message>
    <message>
        <source>&amp;Next month</source>
        <translation>Mois &amp;suivant</translation>
    </message>
    <message>
        <source>Re&amp;wind…</source>
        <translation>Revenir en &amp;arrière…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Help on this place</source>
        <translation>&amp;Aide sur cet endroit</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Qu’est-ce que c’est&#x202f;?</translation>
    </message>
    <message>
        <source>Help &amp;book</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>A &amp;first evening</source>
        <translation>Une &amp;première soirée</translation>
    </message>
    <message>
        <source>A &amp;month at the table</source>
        <translation>Un m&amp;ois à la table</translation>
    </message>
    <message>
        <source>The &amp;rules</source>
        <translation>Les &amp;règles</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>Raccourcis c&amp;lavier…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>À propo&amp;s</translation>
    </message>
</context>
<context>
    <name>ModeBar</name>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Communauté</translation>
    </message>
    <message>
        <source>Kingdom</source>
        <translation>Royaume</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Chronique</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Rechercher…</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mois suivant</translation>
    </message>
    <message>
        <source>Close this month and begin the next</source>
        <translation>Clore ce mois et commencer le suivant</translation>
    </message>
</context>
<context>
    <name>ModifierDialog</name>
    <message>
        <source>New modifier</source>
        <translation>Nouveau modificateur</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>The whole kingdom</source>
        <translation>Tout le royaume</translation>
    </message>
    <message>
        <source>for good</source>
        <translation>pour toujours</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation>&amp;Pour</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation>C&amp;hiffre</translation>
    </message>
    <message>
        <source>&amp;Amount</source>
        <translation>Va&amp;leur</translation>
    </message>
    <message>
        <source>&amp;Months</source>
        <translation>&amp;Mois</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;ote</translation>
    </message>
</context>
<context>
    <name>ModifiersPanel</name>
    <message>
        <source>Modifiers</source>
        <translation>Modificateurs</translation>
    </message>
    <message>
        <source>New modifier…</source>
        <translation>Nouveau modificateur…</translation>
    </message>
    <message>
        <source>Grant or take…</source>
        <translation>Octroyer ou retirer…</translation>
    </message>
    <message>
        <source>None in force.</source>
        <translation>Aucun en vigueur.</translation>
    </message>
    <message>
        <source>for good</source>
        <translation>pour toujours</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>mois {number}</translation>
    </message>
    <message>
        <source>through {month}</source>
        <translation>jusqu’à fin {month}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <translation>Retirer {what}</translation>
    </message>
</context>
<context>
    <name>MonthBlock</name>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>Nothing falls due.</source>
        <translation>Rien n’échoit.</translation>
    </message>
</context>
<context>
    <name>MonthLine</name>
    <message>
        <source>Month {number}</source>
        <translation>Mois {number}</translation>
    </message>
</context>
<context>
    <name>MonthTeller</name>
    <message>
        <source>Month {number}</source>
        <translation>Mois {number}</translation>
    </message>
</context>
<context>
    <name>MonthsPanel</name>
    <message>
        <source>unnamed item</source>
        <translation>objet sans nom</translation>
    </message>
    <message>
        <source>{who} lowers Unrest from</source>
        <translation>{who}&#x202f;: calmer dès l’Insatisfaction</translation>
    </message>
    <message>
        <source>Play several months</source>
        <translation>Jouer plusieurs mois</translation>
    </message>
    <message>
        <source>&amp;Months</source>
        <translation>&amp;Mois</translation>
    </message>
    <message>
        <source>Roll their own dice</source>
        <translation>Lancent leurs dés</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>inchangé</translation>
    </message>
    <message>
        <source>Policies</source>
        <translation>Directives</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>S’arrête</translation>
    </message>
    <message>
        <source>Magic items are named later</source>
        <translation>Les objets magiques seront nommés plus tard</translation>
    </message>
    <message>
        <source>The other kingdoms’ months too</source>
        <translation>Aussi les mois des autres royaumes</translation>
    </message>
    <message>
        <source>By the same stops; their edicts stay as they are.</source>
        <translation>Avec les mêmes arrêts&#x202f;; leurs édits restent tels quels.</translation>
    </message>
    <message>
        <source>for an event, which is left to the table</source>
        <translation>pour un événement, laissé à la table</translation>
    </message>
    <message>
        <source>before an Upkeep that could cost a hex</source>
        <translation>si l’entretien peut coûter un hexagone</translation>
    </message>
    <message>
        <source>Bad dice could bring Unrest to 11 in it.</source>
        <translation>De mauvais dés pourraient y porter l’Insatisfaction à 11.</translation>
    </message>
    <message>
        <source>at Unrest</source>
        <translation>à l’Insatisfaction</translation>
    </message>
    <message>
        <source>below a Treasury of</source>
        <translation>si la trésorerie est sous</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>for an event</source>
        <translation>pour un événement</translation>
    </message>
    <message>
        <source>at Unrest {number}</source>
        <translation>à l’Insatisfaction {number}</translation>
    </message>
    <message>
        <source>below {number} BP</source>
        <translation>sous {number} PC</translation>
    </message>
    <message>
        <source>before a hex is at risk</source>
        <translation>avant qu’un hexagone soit en danger</translation>
    </message>
    <message>
        <source>when somebody rolls their own dice</source>
        <translation>quand quelqu’un lance ses propres dés</translation>
    </message>
    <message>
        <source>until the other kingdoms have played the month</source>
        <translation>tant que les autres royaumes n’ont pas joué le mois</translation>
    </message>
    <message>
        <source>when the table must decide</source>
        <translation>quand la table doit décider</translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n mois</numerusform>
            <numerusform>%n mois</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays {count} with the program’s dice; nothing is built or claimed. It stops {stops}.</source>
        <translation>Joue {count} avec les dés du programme&#x202f;; rien n’est bâti ni revendiqué. S’arrête {stops}.</translation>
    </message>
</context>
<context>
    <name>MoreMenu</name>
    <message>
        <source>Play the phase with the program’s dice</source>
        <translation>Jouer la phase avec les dés du programme</translation>
    </message>
    <message>
        <source>Play the whole month with the program’s dice</source>
        <translation>Jouer tout le mois avec les dés du programme</translation>
    </message>
    <message>
        <source>Start this step anew</source>
        <translation>Recommencer cette étape</translation>
    </message>
    <message>
        <source>Play several months…</source>
        <translation>Jouer plusieurs mois…</translation>
    </message>
    <message>
        <source>Put an event ahead…</source>
        <translation>Prévoir un événement…</translation>
    </message>
    <message>
        <source>Remove an event</source>
        <translation>Retirer un événement</translation>
    </message>
    <message>
        <source>{event}, going on</source>
        <translation>{event}, en cours</translation>
    </message>
    <message>
        <source>Month {number}</source>
        <translation>Mois {number}</translation>
    </message>
</context>
<context>
    <name>NameAndNoteDialog</name>
    <message>
        <source>Keep</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;ote</translation>
    </message>
</context>
<context>
    <name>NamesModel</name>
    <message>
        <source>On their map</source>
        <translation>Sur leur carte</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Nombre de fois</translation>
    </message>
    <message>
        <source>In our rules</source>
        <translation>Dans nos règles</translation>
    </message>
    <message>
        <source>No word of this name is known; say what it is.</source>
        <translation>Aucun mot de ce nom n’est connu&#x202f;; dites ce que c’est.</translation>
    </message>
    <message>
        <source>{name} (line)</source>
        <translation>{name} (ligne)</translation>
    </message>
</context>
<context>
    <name>NamesTable</name>
    <message>
        <source>What the names of the map are in our rules</source>
        <translation>Ce que sont les noms de la carte dans nos règles</translation>
    </message>
</context>
<context>
    <name>NeighbourDialog</name>
    <message>
        <source>A neighbour</source>
        <translation>Un royaume voisin</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>A kingdom that nobody at the table plays. Next: give it land on the map.</source>
        <translation>Un royaume que personne à la table ne joue. Ensuite&#x202f;: lui donner des terres sur la carte.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>not all on the map</source>
        <translation>pas toute sur la carte</translation>
    </message>
    <message>
        <source>known</source>
        <translation>connue</translation>
    </message>
    <message>
        <source>DC {number}</source>
        <translation>DD {number}</translation>
    </message>
    <message>
        <source>The wealthy sponsor of {name}</source>
        <translation>Le riche mécène du royaume&#x202f;: {name}</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Alignment</source>
        <translation>&amp;Alignement</translation>
    </message>
    <message>
        <source>&amp;Colour on the map</source>
        <translation>&amp;Couleur sur la carte</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Taille</translation>
    </message>
    <message>
        <source>&amp;Economy</source>
        <translation>&amp;Économie</translation>
    </message>
    <message>
        <source>Sta&amp;bility</source>
        <translation>Sta&amp;bilité</translation>
    </message>
    <message>
        <source>A&amp;ttitude to {name}</source>
        <translation>Attit&amp;ude envers {name}</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;ote</translation>
    </message>
</context>
<context>
    <name>NeighboursPanel</name>
    <message>
        <source>Other kingdoms</source>
        <translation>Autres royaumes</translation>
    </message>
    <message>
        <source>Add a neighbour…</source>
        <translation>Ajouter un voisin…</translation>
    </message>
    <message>
        <source>Divide the kingdom…</source>
        <translation>Partager le royaume…</translation>
    </message>
    <message>
        <source>Unite kingdoms…</source>
        <translation>Unir des royaumes…</translation>
    </message>
    <message>
        <source>None yet. Neighbours are needed for diplomacy and trade.</source>
        <translation>Aucun pour l’instant. Diplomatie et commerce demandent des voisins.</translation>
    </message>
    <message>
        <source>Attitude to {name}</source>
        <translation>Attitude envers {name}</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Alignement</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Economy</source>
        <translation>Économie</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimer</translation>
    </message>
    <message>
        <source>2d6 + Size, with the program’s dice</source>
        <translation>2d6 + Taille, avec les dés du programme</translation>
    </message>
    <message>
        <source>Estimate the Economy of {name}</source>
        <translation>Estimer l’Économie de {name}</translation>
    </message>
    <message>
        <source>{dice} on 2d6 + Size {size}</source>
        <translation>{dice} sur 2d6 + Taille {size}</translation>
    </message>
    <message>
        <source>Attitude of {name}</source>
        <translation>Attitude de {name}</translation>
    </message>
    <message>
        <source>Sit at the table</source>
        <translation>Mettre à la table</translation>
    </message>
    <message>
        <source>Hand over…</source>
        <translation>Confier…</translation>
    </message>
    <message>
        <source>Nobody plays it any more: it becomes a neighbour</source>
        <translation>Plus personne ne le joue&#x202f;: il devient un voisin</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Its land…</source>
        <translation>Ses terres…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Play…</source>
        <translation>Jouer…</translation>
    </message>
    <message>
        <source>Open its books: it can sit at the table then</source>
        <translation>Ouvre ses comptes&#x202f;: il peut alors être mis à la table</translation>
    </message>
    <message>
        <source>Paint its land on the map</source>
        <translation>Peindre ses terres sur la carte</translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message>
        <source>Next: {step}</source>
        <translation>Ensuite&#x202f;: {step}</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Set</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>NumbersPanel</name>
    <message>
        <source>Numbers of the settlement</source>
        <translation>Chiffres de la communauté</translation>
    </message>
    <message>
        <source>{number}: see where it comes from</source>
        <translation>{number}&#x202f;: voir d’où cela vient</translation>
    </message>
    <message>
        <source>– at most</source>
        <translation>– au plus</translation>
    </message>
    <message>
        <source>Base value at most</source>
        <translation>Valeur de base, au plus</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>Modificateurs</translation>
    </message>
    <message>
        <source>Given to the kingdom</source>
        <translation>Donné au royaume</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>capitale</translation>
    </message>
    <message>
        <source>hex {label}</source>
        <translation>hexagone {label}</translation>
    </message>
    <message numerus="yes">
        <source>May build in %n month(s)</source>
        <translation>
            <numerusform>Pourra construire dans %n mois</numerusform>
            <numerusform>Pourra construire dans %n mois</numerusform>
        </translation>
    </message>
    <message>
        <source>Buildings this month: {used} of {allowed}</source>
        <translation>Bâtiments ce mois-ci&#x202f;: {used} sur {allowed}</translation>
    </message>
    <message>
        <source>{number} (of the kingdom)</source>
        <translation>{number} (du royaume)</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} sur {all}</translation>
    </message>
    <message>
        <source>{count} gp</source>
        <translation>{count} po</translation>
    </message>
</context>
<context>
    <name>NumbersTab</name>
    <message>
        <source>Numbers over the months</source>
        <translation>Les chiffres au fil des mois</translation>
    </message>
    <message>
        <source>Numbers are kept from the first month of the reign on; there is nothing to draw yet.</source>
        <translation>Les chiffres sont gardés à partir du premier mois de règne&#x202f;; il n’y a encore rien à dessiner.</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>{first} in {month}, {now} now; at least {low}, at most {high}</source>
        <translation>{first} en {month}, {now} maintenant&#x202f;; {low} au moins, {high} au plus</translation>
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
        <translation>Insister…</translation>
    </message>
    <message>
        <source>{what}: do it all the same</source>
        <translation>{what}&#x202f;: faire quand même</translation>
    </message>
    <message>
        <source>Do it all the same; a reason is optional</source>
        <translation>Faire quand même ; le motif est facultatif</translation>
    </message>
</context>
<context>
    <name>OfferRows</name>
    <message>
        <source>Not possible now</source>
        <translation>Impossible pour l’instant</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Land</source>
        <translation>Terres</translation>
    </message>
    <message>
        <source>Mark as explored</source>
        <translation>Marquer comme exploré</translation>
    </message>
    <message>
        <source>Mark as cleared</source>
        <translation>Marquer comme sûr</translation>
    </message>
    <message>
        <source>Realm</source>
        <translation>Royaume</translation>
    </message>
    <message>
        <source>Claim…</source>
        <translation>Revendiquer…</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Revendiquer</translation>
    </message>
    <message>
        <source>Claim as granted</source>
        <translation>Revendiquer comme octroi</translation>
    </message>
    <message>
        <source>Prepare for a settlement</source>
        <translation>Préparer pour une communauté</translation>
    </message>
    <message>
        <source>Abandon…</source>
        <translation>Abandonner…</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message>
        <source>Lost land</source>
        <translation>Terre perdue</translation>
    </message>
    <message>
        <source>Monsters move in</source>
        <translation>Des monstres s’installent</translation>
    </message>
    <message>
        <source>Falls to ruin: {what}</source>
        <translation>Tombe en ruine&#x202f;: {what}</translation>
    </message>
    <message>
        <source>All that stands here falls to ruin</source>
        <translation>Tout ce qui se trouve ici tombe en ruine</translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <translation>Retirer&#x202f;: {what}</translation>
    </message>
    <message>
        <source>What stands here</source>
        <translation>Ce qui se trouve ici</translation>
    </message>
</context>
<context>
    <name>OnPlace</name>
    <message>
        <source>Click the hex on the map, or choose it below.</source>
        <translation>Cliquez sur l’hexagone de la carte, ou choisissez-le ci-dessous.</translation>
    </message>
    <message>
        <source>Click the place on the plan, or choose it below.</source>
        <translation>Cliquez sur l’endroit du plan, ou choisissez ci-dessous.</translation>
    </message>
</context>
<context>
    <name>OptionalPanel</name>
    <message>
        <source>The kingdom’s own modifiers</source>
        <translation>Les modificateurs du royaume</translation>
    </message>
    <message>
        <source>For rolls in a settlement the higher of its own and this one counts.</source>
        <translation>Pour les jets dans une communauté, le plus élevé du sien et de celui-ci compte.</translation>
    </message>
    <message>
        <source>{skill} {bonus} with officials of other kingdoms</source>
        <translation>{skill} {bonus} auprès des officiels d’autres royaumes</translation>
    </message>
    <message>
        <source>Counted already</source>
        <translation>Déjà compté</translation>
    </message>
    <message>
        <source>{number}: see where it comes from</source>
        <translation>{number}&#x202f;: voir d’où cela vient</translation>
    </message>
</context>
<context>
    <name>OutsideLinks</name>
    <message>
        <source>Open a link</source>
        <translation>Ouvrir un lien</translation>
    </message>
    <message>
        <source>Open a page of {host} in your browser?</source>
        <translation>Ouvrir une page de {host} dans votre navigateur&#x202f;?</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>OverrideDialog</name>
    <message>
        <source>Against the rule</source>
        <translation>Contre la règle</translation>
    </message>
    <message>
        <source>Do it all the same</source>
        <translation>Faire quand même</translation>
    </message>
    <message>
        <source>You have the last word. The journal keeps the reason, if you give one.</source>
        <translation>Vous avez le dernier mot. Si vous donnez un motif, la chronique le garde.</translation>
    </message>
</context>
<context>
    <name>PactFields</name>
    <message>
        <source>What is agreed at once</source>
        <translation>Ce qui est convenu aussitôt</translation>
    </message>
    <message>
        <source>No agreement yet</source>
        <translation>Pas encore d’accord</translation>
    </message>
    <message>
        <source>Balance of the agreement: {kind}</source>
        <translation>Équilibre de l’accord&#x202f;: {kind}</translation>
    </message>
</context>
<context>
    <name>PageWiring</name>
    <message>
        <source>Calendar</source>
        <translation>Calendrier</translation>
    </message>
    <message>
        <source>The reign has begun; from now on limits and empty roles count.</source>
        <translation>Le règne a commencé&#x202f;: désormais les limites et les places vacantes comptent.</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Search buildings</source>
        <translation>Chercher un bâtiment</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>gp</source>
        <translation>po</translation>
    </message>
    <message>
        <source>Lowers {number}</source>
        <translation>Diminue&#x202f;: {number}</translation>
    </message>
    <message>
        <source>Raises {number}</source>
        <translation>Augmente&#x202f;: {number}</translation>
    </message>
    <message>
        <source>Takes no lot of its own</source>
        <translation>N’occupe aucun lot</translation>
    </message>
    <message>
        <source>Takes {count} lots</source>
        <translation>Occupe {count} lots</translation>
    </message>
    <message>
        <source>Takes 1 lot</source>
        <translation>Occupe un lot</translation>
    </message>
    <message>
        <source>Possible now</source>
        <translation>Possibles</translation>
    </message>
    <message>
        <source>Only what can be built now</source>
        <translation>Seulement ce qu’on peut construire maintenant</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message>
        <source>Draw as planned</source>
        <translation>Prévoir</translation>
    </message>
    <message>
        <source>Grant</source>
        <translation>Octroyer</translation>
    </message>
    <message>
        <source>Build: paid for. Planned: only drawn. Granted by the GM: free and outside the limits.</source>
        <translation>Construire&#x202f;: à payer. Prévoir&#x202f;: seulement dessiné. Octroyer&#x202f;: gratuit et hors limites, par le MJ.</translation>
    </message>
    <message>
        <source>On what terms</source>
        <translation>À quelles conditions</translation>
    </message>
    <message>
        <source>Magic −2</source>
        <translation>Magie −2</translation>
    </message>
    <message>
        <source>Construction magic takes 2 BP off one building a turn</source>
        <translation>La magie de construction retire 2 PC à un bâtiment par tour</translation>
    </message>
    <message>
        <source>Plunder the ruin −1d4</source>
        <translation>Piller la ruine −1d4</translation>
    </message>
    <message>
        <source>The ruin of the hex yields material for one building; then it is gone</source>
        <translation>La ruine de l’hexagone fournit des matériaux pour un bâtiment&#x202f;; ensuite il n’en reste rien</translation>
    </message>
    <message>
        <source>No building matches. Clear the search or lift a filter.</source>
        <translation>Aucun bâtiment ne correspond. Videz la recherche ou levez un filtre.</translation>
    </message>
</context>
<context>
    <name>PanelHead</name>
    <message>
        <source>Due this month: {count}</source>
        <translation>À échéance ce mois-ci&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Due: {count}</source>
        <translation>À échéance&#x202f;: {count}</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Play on with the program’s dice, events of your own</source>
        <translation>Jouer avec les dés du programme, événements à vous</translation>
    </message>
    <message>
        <source>Fold the turn away</source>
        <translation>Replier le tour</translation>
    </message>
    <message>
        <source>Show the turn</source>
        <translation>Montrer le tour</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>The paper sheet</source>
        <translation>La feuille papier</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Appliquer</translation>
    </message>
</context>
<context>
    <name>PatronFields</name>
    <message>
        <source>What the patron expects</source>
        <translation>Ce qu’attend le mécène</translation>
    </message>
    <message>
        <source>Nothing said</source>
        <translation>Rien de dit</translation>
    </message>
    <message>
        <source>Repayment each month</source>
        <translation>Remboursement chaque mois</translation>
    </message>
    <message>
        <source> BP a month</source>
        <translation> PC par mois</translation>
    </message>
    <message>
        <source>Customarily {amount} BP</source>
        <translation>D’ordinaire {amount} PC</translation>
    </message>
    <message>
        <source>Share of the income</source>
        <translation>Part du revenu</translation>
    </message>
    <message>
        <source>% of the income</source>
        <translation>&#xa0;% du revenu</translation>
    </message>
    <message>
        <source>Customarily {amount}%, at least 1 BP</source>
        <translation>D’ordinaire {amount}&#xa0;%, au moins 1 PC</translation>
    </message>
</context>
<context>
    <name>PatronPanel</name>
    <message>
        <source>Change it…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Patron: {name}</source>
        <translation>Mécène&#x202f;: {name}</translation>
    </message>
</context>
<context>
    <name>PeopleStep</name>
    <message>
        <source>People</source>
        <translation>Peuple</translation>
    </message>
    <message>
        <source>Its people and their government</source>
        <translation>Son peuple et son gouvernement</translation>
    </message>
    <message>
        <source>How most of the people see the world, and who rules them.</source>
        <translation>Comment la plupart des gens voient le monde, et qui les gouverne.</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Alignement</translation>
    </message>
    <message>
        <source>&amp;Government</source>
        <translation>&amp;Gouvernement</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>E</source>
        <translation>É</translation>
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
        <translation>I</translation>
    </message>
    <message>
        <source>F</source>
        <translation>R</translation>
    </message>
    <message>
        <source>I</source>
        <translation>Inf</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>{count} gp</source>
        <translation>{count} po</translation>
    </message>
    <message>
        <source>no numbers of its own</source>
        <translation>aucun nombre propre</translation>
    </message>
    <message>
        <source>{value} gp</source>
        <translation>{value} po</translation>
    </message>
    <message>
        <source>{count} × {kinds} ({tier})</source>
        <translation>{count} × {kinds} ({tier})</translation>
    </message>
    <message>
        <source>Magic items: {list}</source>
        <translation>Objets magiques&#x202f;: {list}</translation>
    </message>
    <message>
        <source>whole district</source>
        <translation>tout le quartier</translation>
    </message>
    <message>
        <source>one side</source>
        <translation>un côté</translation>
    </message>
    <message>
        <source>in a wall</source>
        <translation>dans un mur</translation>
    </message>
    <message>
        <source>on a lot with others</source>
        <translation>sur un lot partagé</translation>
    </message>
    <message>
        <source>{least} or {most} lots</source>
        <translation>{least} ou {most} lots</translation>
    </message>
    <message>
        <source>1 lot</source>
        <translation>1 lot</translation>
    </message>
    <message>
        <source>{count} lots</source>
        <translation>{count} lots</translation>
    </message>
    <message>
        <source>{count} BP</source>
        <translation>{count} PC</translation>
    </message>
    <message>
        <source>{side} side</source>
        <translation>côté {side}</translation>
    </message>
    <message>
        <source>district {number}</source>
        <translation>quartier {number}</translation>
    </message>
    <message>
        <source>lot {label}</source>
        <translation>lot {label}</translation>
    </message>
    <message>
        <source>lots {first} to {last}</source>
        <translation>lots {first} à {last}</translation>
    </message>
    <message>
        <source>{what}, {where}: no. {why}</source>
        <translation>{what}, {where}&#x202f;: non. {why}</translation>
    </message>
    <message>
        <source>It would cost {price}.</source>
        <translation>Cela coûterait {price}.</translation>
    </message>
    <message>
        <source>{what}, {where}: {price}</source>
        <translation>{what}, {where}&#x202f;: {price}</translation>
    </message>
    <message>
        <source>{what} moved: {where}</source>
        <translation>Déplacé&#x202f;: {what}, {where}</translation>
    </message>
    <message>
        <source>{what} planned: {where}</source>
        <translation>Prévu&#x202f;: {what}, {where}</translation>
    </message>
    <message>
        <source>{what} built: {price}</source>
        <translation>Construit&#x202f;: {what}, {price}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratuit</translation>
    </message>
</context>
<context>
    <name>PictureCommands</name>
    <message>
        <source>Unpacking the picture {name}: {percent}%</source>
        <translation>Décodage de l’image {name}&#x202f;: {percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>The picture: click a hex centre, or move the cross by arrow keys</source>
        <translation>L’image&#x202f;: cliquez sur le centre d’un hexagone, ou déplacez la croix avec les flèches</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Choisir une image…</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Unpacking the picture</source>
        <translation>Décodage de l’image</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>In a folder beside the campaign</source>
        <translation>Dans un dossier à côté de la campagne</translation>
    </message>
    <message>
        <source>Inside the campaign’s file, up to {size} MiB</source>
        <translation>Dans le fichier de campagne, {size} Mio au plus</translation>
    </message>
    <message>
        <source>The players see it</source>
        <translation>Les joueurs la voient</translation>
    </message>
    <message>
        <source>Lay it under the map</source>
        <translation>Placer sous la carte</translation>
    </message>
    <message>
        <source>Fit it</source>
        <translation>Caler</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>A picture under the grid</source>
        <translation>Une image sous la grille</translation>
    </message>
    <message>
        <source>PNG, JPEG, WebP, SVG, or a page of a PDF.</source>
        <translation>PNG, JPEG, WebP, SVG, ou une page de PDF.</translation>
    </message>
    <message>
        <source>Click the centre of a hex in the picture and type which one it is. Three that lie far apart fit best. Without them the picture covers the map.</source>
        <translation>Cliquez sur le centre d’un hexagone dans l’image et écrivez lequel c’est. Trois, bien éloignés, conviennent le mieux. Sans eux, l’image couvre la carte.</translation>
    </message>
    <message>
        <source>{pitch} pixels from hex to hex, turned by {angle}°; the marks lie off by {miss} pixels at most.</source>
        <translation>{pitch} pixels d’un hexagone à l’autre, tournée de {angle}°&#x202f;; les marques s’écartent de {miss} pixels au plus.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.svg *.pdf)</source>
        <translation>Images (*.png *.jpg *.jpeg *.webp *.svg *.pdf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Choisir une image</translation>
    </message>
    <message>
        <source>Which hexes are these?</source>
        <translation>Quels sont ces hexagones&#x202f;?</translation>
    </message>
    <message>
        <source>Where its file is kept</source>
        <translation>Où est gardé son fichier</translation>
    </message>
</context>
<context>
    <name>PinDialog</name>
    <message>
        <source>Change a pin</source>
        <translation>Modifier une épingle</translation>
    </message>
    <message>
        <source>Put a pin</source>
        <translation>Poser une épingle</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Put</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>The players see it</source>
        <translation>Les joueurs la voient</translation>
    </message>
    <message>
        <source>&amp;Symbol</source>
        <translation>&amp;Symbole</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Texte</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>PinTexts</name>
    <message>
        <source>{text} (the GM only)</source>
        <translation>{text} (MJ seulement)</translation>
    </message>
</context>
<context>
    <name>PlanHand</name>
    <message>
        <source>Tap again to place it; hold to turn it.</source>
        <translation>Touchez encore pour le placer&#x202f;; maintenez pour le tourner.</translation>
    </message>
</context>
<context>
    <name>PlanKeeping</name>
    <message>
        <source>Keep the plan of district {number} under the name</source>
        <translation>Garder le plan du quartier {number} sous le nom</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
</context>
<context>
    <name>PlanView</name>
    <message>
        <source>Districts</source>
        <translation>Quartiers</translation>
    </message>
    <message>
        <source>Step onto a side of the district first, beyond the outermost lots.</source>
        <translation>Passez d’abord sur un côté du quartier, au-delà des lots extérieurs.</translation>
    </message>
    <message>
        <source>District {number}</source>
        <translation>Quartier {number}</translation>
    </message>
    <message>
        <source>{count} of 36 lots</source>
        <translation>{count} lots sur 36</translation>
    </message>
    <message>
        <source>land</source>
        <translation>terre</translation>
    </message>
    <message>
        <source>water</source>
        <translation>eau</translation>
    </message>
    <message>
        <source>No settlement yet. Found one on the map, in a hex that is claimed and prepared.</source>
        <translation>Pas encore de communauté. Fondez-en une sur la carte, dans un hexagone revendiqué et préparé.</translation>
    </message>
</context>
<context>
    <name>PlansMenu</name>
    <message>
        <source>Keep this district’s plan…</source>
        <translation>Garder le plan de ce quartier…</translation>
    </message>
    <message>
        <source>Lay out {name} ({count})</source>
        <translation>Disposer {name} ({count})</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Jeter</translation>
    </message>
</context>
<context>
    <name>PlayNeighbourDialog</name>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>It keeps its land and is adopted with these totals. Its buildings and leaders can be entered once it sits at the table.</source>
        <translation>Il garde ses terres et il est adopté avec ces totaux. Ses bâtiments et ses responsables se saisissent une fois qu’il est à la table.</translation>
    </message>
    <message>
        <source>&amp;Government</source>
        <translation>&amp;Gouvernement</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>Players’ window</source>
        <translation>Fenêtre des joueurs</translation>
    </message>
    <message>
        <source>Follows my map</source>
        <translation>Suit ma carte</translation>
    </message>
    <message>
        <source>Shows the part of the map that you look at</source>
        <translation>Montre la partie de la carte que vous regardez</translation>
    </message>
    <message>
        <source>Own view</source>
        <translation>Vue propre</translation>
    </message>
    <message>
        <source>Stays where it is while you look elsewhere</source>
        <translation>Reste où elle est pendant que vous regardez ailleurs</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>Figée</translation>
    </message>
    <message>
        <source>Keeps what it shows; nothing you do is seen</source>
        <translation>Garde ce qu’elle montre&#x202f;; rien de ce que vous faites ne se voit</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>A dark screen with the campaign’s name</source>
        <translation>Un écran noir avec le nom de la campagne</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>The kingdom’s numbers over the players’ map</source>
        <translation>Les chiffres du royaume au-dessus de la carte des joueurs</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>The players’ window fills its screen</source>
        <translation>La fenêtre des joueurs remplit son écran</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the players’ window</source>
        <translation>Fermer la fenêtre des joueurs</translation>
    </message>
</context>
<context>
    <name>PlayerWindow</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
</context>
<context>
    <name>PlayersMap</name>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>What the players know. Arrow keys move the map, plus and minus zoom, F shows all of it.</source>
        <translation>Ce que les joueurs connaissent. Les flèches déplacent la carte, plus et moins changent l’échelle, F la montre en entier.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>As the language has it</source>
        <translation>Selon la langue</translation>
    </message>
    <message>
        <source>Miles</source>
        <translation>Milles</translation>
    </message>
    <message>
        <source>Kilometres</source>
        <translation>Kilomètres</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>As the colours</source>
        <translation>Comme les couleurs</translation>
    </message>
    <message>
        <source>Printed atlas</source>
        <translation>Atlas imprimé</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habituel</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Élevé</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Réduit</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Complet</translation>
    </message>
    <message>
        <source>Large while a finger is used</source>
        <translation>Grandes quand on se sert d’un doigt</translation>
    </message>
    <message>
        <source>Always large</source>
        <translation>Toujours grandes</translation>
    </message>
    <message>
        <source>Never large</source>
        <translation>Jamais grandes</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>Raccourcis clav&amp;ier…</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Distances</source>
        <translation>&amp;Distances</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>Ca&amp;rte</translation>
    </message>
    <message>
        <source>Co&amp;ntrast</source>
        <translation>Co&amp;ntraste</translation>
    </message>
    <message>
        <source>&amp;Size of text</source>
        <translation>&amp;Taille du texte</translation>
    </message>
    <message>
        <source>Mo&amp;tion</source>
        <translation>Mou&amp;vement</translation>
    </message>
    <message>
        <source>Controls for &amp;fingers</source>
        <translation>C&amp;ommandes pour les doigts</translation>
    </message>
    <message>
        <source>Whether menus open by moving and the text cursor blinks</source>
        <translation>Si les menus s’ouvrent en bougeant et si le curseur du texte clignote</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>PreviewDialog</name>
    <message>
        <source>Saved {name}</source>
        <translation>Enregistré&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Show the page as wide as the window</source>
        <translation>Montrer la page aussi large que la fenêtre</translation>
    </message>
    <message>
        <source>Print and export</source>
        <translation>Imprimer et exporter</translation>
    </message>
    <message>
        <source>Page shown</source>
        <translation>Page affichée</translation>
    </message>
    <message>
        <source>Given up; nothing was written.</source>
        <translation>Abandonné&#x202f;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Given up; the printer was told to forget it.</source>
        <translation>Abandonné&#x202f;; l’imprimante a été priée de l’oublier.</translation>
    </message>
    <message>
        <source>Drawing pages…</source>
        <translation>Dessin des pages…</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>&amp;Export the map</source>
        <translation>E&amp;xporter la carte</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>{page} of {pages}</source>
        <translation>{page} sur {pages}</translation>
    </message>
    <message>
        <source>The first {count} pages are shown; all are printed.</source>
        <translation>Les {count} premières pages sont montrées&#x202f;; toutes sont imprimées.</translation>
    </message>
</context>
<context>
    <name>PriceHint</name>
    <message>
        <source>{tool}: {count} BP paid</source>
        <translation>{tool}&#x202f;: {count} PC payés</translation>
    </message>
    <message>
        <source>{tool}: {count} BP</source>
        <translation>{tool}&#x202f;: {count} PC</translation>
    </message>
</context>
<context>
    <name>PrintSide</name>
    <message>
        <source>The GM</source>
        <translation>Le MJ</translation>
    </message>
    <message>
        <source>The players: what they know</source>
        <translation>Les joueurs&#x202f;: ce qu’ils savent</translation>
    </message>
    <message>
        <source>As it fits best</source>
        <translation>Au mieux</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>En hauteur</translation>
    </message>
    <message>
        <source>On its side</source>
        <translation>En largeur</translation>
    </message>
    <message>
        <source>With the kingdom’s numbers</source>
        <translation>Avec les chiffres du royaume</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation>&amp;Pour</translation>
    </message>
    <message>
        <source>&amp;Pages</source>
        <translation>Pa&amp;ges</translation>
    </message>
    <message>
        <source>Paper si&amp;ze</source>
        <translation>&amp;Format du papier</translation>
    </message>
    <message>
        <source>&amp;Map page</source>
        <translation>Page de la &amp;carte</translation>
    </message>
    <message>
        <source>&amp;Language of the sheets</source>
        <translation>&amp;Langue des feuilles</translation>
    </message>
    <message>
        <source>He&amp;x</source>
        <translation>He&amp;xagone</translation>
    </message>
    <message>
        <source>&amp;Overlap</source>
        <translation>Rec&amp;ouvrement</translation>
    </message>
</context>
<context>
    <name>PurseStep</name>
    <message>
        <source>Beginning</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation>Comment il commence</translation>
    </message>
    <message>
        <source>Who pays for the first months, and whether a settlement stands already.</source>
        <translation>Qui paie les premiers mois, et si une communauté existe déjà.</translation>
    </message>
    <message>
        <source>A wealthy sponsor pays</source>
        <translation>Un riche mécène paie</translation>
    </message>
    <message>
        <source>Start from scratch</source>
        <translation>Partir de rien</translation>
    </message>
    <message>
        <source> BP</source>
        <translation> PC</translation>
    </message>
    <message>
        <source>Be&amp;ginning</source>
        <translation>&amp;Début</translation>
    </message>
    <message>
        <source>&amp;Treasury</source>
        <translation>&amp;Trésorerie</translation>
    </message>
    <message>
        <source>The patron &amp;expects</source>
        <translation>Le mécène att&amp;end</translation>
    </message>
    <message>
        <source>&amp;Repayment</source>
        <translation>&amp;Remboursement</translation>
    </message>
    <message>
        <source>Tr&amp;ibute</source>
        <translation>Tri&amp;but</translation>
    </message>
    <message>
        <source>Found the &amp;first settlement at once</source>
        <translation>Fonder aussitôt la &amp;première communauté</translation>
    </message>
    <message>
        <source>Its na&amp;me</source>
        <translation>Son no&amp;m</translation>
    </message>
    <message>
        <source>No settlement can stand on this ground; the hex alone is claimed.</source>
        <translation>Aucune communauté ne peut s’élever sur ce terrain&#x202f;; seul l’hexagone est revendiqué.</translation>
    </message>
    <message>
        <source>Hex and settlement take {count} BP; until then there is only the hex.</source>
        <translation>L’hexagone et la communauté demandent {count} PC&#x202f;; d’ici là, il n’y a que l’hexagone.</translation>
    </message>
    <message>
        <source>The first hex and the ground for the settlement cost {count} BP; {left} BP are left.</source>
        <translation>Le premier hexagone et le terrain de la communauté coûtent {count} PC&#x202f;; il en reste {left}.</translation>
    </message>
    <message>
        <source>The first hex is claimed; the settlement is founded from the map.</source>
        <translation>Le premier hexagone est revendiqué&#x202f;; la communauté se fonde depuis la carte.</translation>
    </message>
    <message>
        <source>A House, an Inn and the ground to build them on, in the party’s own gold.</source>
        <translation>Une maison, une auberge et le terrain pour les bâtir, avec l’or du groupe.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Chercher dans&#x202f;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Type de fichiers&#x202f;:</translation>
    </message>
</context>
<context>
    <name>QueryForm</name>
    <message>
        <source>Select by…</source>
        <translation>Sélectionner par…</translation>
    </message>
    <message>
        <source>Hexes from the settlement</source>
        <translation>Hexagones depuis la communauté</translation>
    </message>
    <message>
        <source>&amp;Realm</source>
        <translation>&amp;Royaume</translation>
    </message>
    <message>
        <source>&amp;Terrain</source>
        <translation>&amp;Terrain</translation>
    </message>
    <message>
        <source>&amp;With</source>
        <translation>&amp;Avec</translation>
    </message>
    <message>
        <source>With&amp;out</source>
        <translation>San&amp;s</translation>
    </message>
    <message>
        <source>S&amp;pecial</source>
        <translation>S&amp;pécial</translation>
    </message>
    <message>
        <source>&amp;State</source>
        <translation>&amp;État</translation>
    </message>
    <message>
        <source>&amp;Near</source>
        <translation>Près &amp;de</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Tout effacer</translation>
    </message>
    <message>
        <source>Select by what hexes are</source>
        <translation>Sélectionner les hexagones par ce qu’ils sont</translation>
    </message>
    <message>
        <source>Nothing is asked for yet.</source>
        <translation>Rien n’est encore demandé.</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) found and selected.</source>
        <translation>
            <numerusform>%n hexagone trouvé et sélectionné.</numerusform>
            <numerusform>%n hexagones trouvés et sélectionnés.</numerusform>
        </translation>
    </message>
    <message>
        <source>river</source>
        <translation>rivière</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>lac</translation>
    </message>
    <message>
        <source>coast</source>
        <translation>côte</translation>
    </message>
    <message>
        <source>any</source>
        <translation>n’importe</translation>
    </message>
    <message>
        <source>unclaimed</source>
        <translation>non revendiqué</translation>
    </message>
    <message>
        <source>any settlement</source>
        <translation>n’importe quelle communauté</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Unsaved work</source>
        <translation>Travail non enregistré</translation>
    </message>
    <message>
        <source>Save the changes to this campaign?</source>
        <translation>Enregistrer les modifications de cette campagne&#x202f;?</translation>
    </message>
    <message>
        <source>What was done since the last time would be lost.</source>
        <translation>Ce qui a été fait depuis la dernière fois serait perdu.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Open elsewhere</source>
        <translation>Ouvert ailleurs</translation>
    </message>
    <message>
        <source>A copy can be looked at and changed; it is saved under another name.</source>
        <translation>Une copie peut être regardée et modifiée&#x202f;; elle s’enregistre sous un autre nom.</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Ouvrir une copie</translation>
    </message>
    <message>
        <source>Open it all the same</source>
        <translation>Ouvrir quand même</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>Le fichier a changé</translation>
    </message>
    <message>
        <source>{name} has been changed by another program since it was opened here.</source>
        <translation>{name} a été modifié par un autre programme depuis son ouverture ici.</translation>
    </message>
    <message>
        <source>Nothing is overwritten unasked; what is replaced goes to the backups.</source>
        <translation>Rien n’est écrasé sans demander&#x202f;; ce qui est remplacé va aux sauvegardes.</translation>
    </message>
    <message>
        <source>Keep both: save under another name</source>
        <translation>Garder les deux&#x202f;: enregistrer sous un autre nom</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparer…</translation>
    </message>
    <message>
        <source>Open the file anew</source>
        <translation>Rouvrir le fichier</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Le remplacer</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Cela n’a pas marché</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Open a campaign</source>
        <translation>Ouvrir une campagne</translation>
    </message>
    <message>
        <source>Save the campaign</source>
        <translation>Enregistrer la campagne</translation>
    </message>
    <message>
        <source>There is a file {name} already. Replace it?</source>
        <translation>Il y a déjà un fichier {name}. Le remplacer&#x202f;?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Campaigns (*.kingdom.json *.json)</source>
        <translation>Campagnes (*.kingdom.json *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>RealmFields</name>
    <message>
        <source>Name of the vassal</source>
        <translation>Nom du vassal</translation>
    </message>
    <message>
        <source>Hexes to cede</source>
        <translation>Hexagones à céder</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Alignement</translation>
    </message>
    <message>
        <source>Colour on the map</source>
        <translation>Couleur sur la carte</translation>
    </message>
    <message>
        <source>Who keeps its books</source>
        <translation>Qui tient ses comptes</translation>
    </message>
    <message>
        <source>Played, it has its own books; of a neighbour nobody keeps them</source>
        <translation>Joué, il a ses comptes&#x202f;; ceux d’un voisin, personne ne les tient</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joué</translation>
    </message>
    <message>
        <source>A neighbour</source>
        <translation>Un voisin</translation>
    </message>
</context>
<context>
    <name>RealmPreview</name>
    <message>
        <source>What each kingdom has</source>
        <translation>Ce que possède chaque royaume</translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation>Communautés</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Responsables</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armées</translation>
    </message>
    <message>
        <source>{name} now</source>
        <translation>{name} aujourd’hui</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>D’où cela vient</translation>
    </message>
</context>
<context>
    <name>RecoveredDialog</name>
    <message>
        <source>Unsaved work was found</source>
        <translation>Travail non enregistré trouvé</translation>
    </message>
    <message>
        <source>What was done, the latest first</source>
        <translation>Ce qui a été fait, le plus récent d’abord</translation>
    </message>
    <message>
        <source>Take it up</source>
        <translation>Le reprendre</translation>
    </message>
    <message>
        <source>A campaign without a kingdom yet</source>
        <translation>Une campagne encore sans royaume</translation>
    </message>
    <message>
        <source>The program ended before this campaign was saved: {kingdom}, month {month}.</source>
        <translation>Le programme s’est arrêté avant que cette campagne soit enregistrée&#x202f;: {kingdom}, mois {month}.</translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s) since it was saved last:</source>
        <translation>
            <numerusform>%n modification depuis le dernier enregistrement&#x202f;:</numerusform>
            <numerusform>%n modifications depuis le dernier enregistrement&#x202f;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) at the end could not be read and are left out.</source>
        <translation>
            <numerusform>%n ligne à la fin est illisible et laissée de côté.</numerusform>
            <numerusform>%n lignes à la fin sont illisibles et laissées de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder of {file} did not take it, so it was kept on this computer.</source>
        <translation>Le dossier de {file} ne l’a pas accepté&#x202f;; il a été gardé sur cet ordinateur.</translation>
    </message>
    <message>
        <source>The file has been changed by somebody else since.</source>
        <translation>Depuis, quelqu’un d’autre a modifié le fichier.</translation>
    </message>
    <message>
        <source>Whichever you choose, the other version stays, here or among the backups.</source>
        <translation>Quel que soit le choix, l’autre version reste, ici ou parmi les sauvegardes.</translation>
    </message>
    <message>
        <source>Open the file as it is</source>
        <translation>Ouvrir le fichier tel quel</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>A step was taken back</source>
        <translation>Une étape a été annulée</translation>
    </message>
    <message>
        <source>The campaign was kept whole</source>
        <translation>La campagne a été gardée en entier</translation>
    </message>
</context>
<context>
    <name>RelationDialog</name>
    <message>
        <source>Agreements with {name}</source>
        <translation>Accords avec {name}</translation>
    </message>
    <message>
        <source>{name} and {other}</source>
        <translation>{name} et {other}</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>By your word: nothing is rolled or paid. Bonuses are fixed as they are now.</source>
        <translation>Par votre décision&#x202f;: rien n’est lancé ni payé. Les bonus sont fixés tels qu’ils sont.</translation>
    </message>
    <message>
        <source>Embassies are agreed on</source>
        <translation>Les ambassades sont convenues</translation>
    </message>
    <message>
        <source>They are at war</source>
        <translation>Ils sont en guerre</translation>
    </message>
    <message>
        <source>&amp;Treaty</source>
        <translation>&amp;Traité</translation>
    </message>
    <message>
        <source>&amp;Alliance</source>
        <translation>A&amp;lliance</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Rien n’est encore modifié.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>In favour of {name}</source>
        <translation>En faveur de {name}</translation>
    </message>
</context>
<context>
    <name>RelationTexts</name>
    <message>
        <source>at war</source>
        <translation>en guerre</translation>
    </message>
    <message>
        <source>has attacked us: what is agreed may be ended without penalty</source>
        <translation>nous a attaqués&#x202f;: les accords peuvent être rompus sans pénalité</translation>
    </message>
    <message>
        <source>embassies agreed on</source>
        <translation>ambassades convenues</translation>
    </message>
    <message>
        <source>our embassy: {building}</source>
        <translation>notre ambassade&#x202f;: {building}</translation>
    </message>
    <message>
        <source>{embassy} (lost)</source>
        <translation>{embassy} (perdue)</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>mois {number}</translation>
    </message>
    <message>
        <source>again from {month}: {attempt}</source>
        <translation>de nouveau dès {month}&#x202f;: {attempt}</translation>
    </message>
    <message>
        <source>closing the embassy</source>
        <translation>fermeture de l’ambassade</translation>
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
        <translation>Les émissaires partent dans la phase d’édits, par un édit diplomatique.</translation>
    </message>
    <message>
        <source>Our attitude</source>
        <translation>Notre attitude</translation>
    </message>
    <message>
        <source>Between us</source>
        <translation>Entre nous</translation>
    </message>
    <message>
        <source>envoy under way: {errand}</source>
        <translation>émissaire en route&#x202f;: {errand}</translation>
    </message>
    <message>
        <source>nothing agreed</source>
        <translation>rien de convenu</translation>
    </message>
    <message>
        <source>Deeds…</source>
        <translation>Actions…</translation>
    </message>
    <message>
        <source>Deeds</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Our attitude to {name}</source>
        <translation>Notre attitude envers {name}</translation>
    </message>
    <message>
        <source>Open our embassy there…</source>
        <translation>Ouvrir notre ambassade…</translation>
    </message>
    <message>
        <source>Give up our embassy’s building</source>
        <translation>Abandonner le bâtiment de notre ambassade</translation>
    </message>
    <message>
        <source>Let their army onto our land…</source>
        <translation>Accueillir leur armée…</translation>
    </message>
    <message>
        <source>Refuse them help…</source>
        <translation>Leur refuser de l’aide…</translation>
    </message>
    <message>
        <source>Withdraw from the alliance…</source>
        <translation>Quitter l’alliance…</translation>
    </message>
    <message>
        <source>Withdraw from the treaty…</source>
        <translation>Se retirer du traité…</translation>
    </message>
    <message>
        <source>Close the embassies…</source>
        <translation>Fermer les ambassades…</translation>
    </message>
    <message>
        <source>Call back the envoy ({errand})</source>
        <translation>Rappeler l’émissaire ({errand})</translation>
    </message>
    <message>
        <source>Make peace</source>
        <translation>Faire la paix</translation>
    </message>
    <message>
        <source>Attack them…</source>
        <translation>Les attaquer…</translation>
    </message>
    <message>
        <source>Set by the game master’s word…</source>
        <translation>Par décision du MJ…</translation>
    </message>
    <message>
        <source>Their agreements with {name}…</source>
        <translation>Leurs accords avec {name}…</translation>
    </message>
</context>
<context>
    <name>RemoveKingdomDialog</name>
    <message>
        <source>Remove {name}</source>
        <translation>Retirer {name}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) will be nobody’s.</source>
        <translation>
            <numerusform>%n hexagone ne sera plus à personne.</numerusform>
            <numerusform>%n hexagones ne seront plus à personne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Free cities from then on: {names}.</source>
        <translation>Cités libres dès lors&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>What others have agreed with it ends.</source>
        <translation>Ce que d’autres ont conclu avec lui prend fin.</translation>
    </message>
</context>
<context>
    <name>RepairDialog</name>
    <message>
        <source>Open a damaged campaign</source>
        <translation>Ouvrir une campagne endommagée</translation>
    </message>
    <message>
        <source>Open a campaign of a newer program</source>
        <translation>Ouvrir une campagne d’un programme plus récent</translation>
    </message>
    <message>
        <source>&amp;Keep what this program does not know, and write it again</source>
        <translation>&amp;Conserver ce que ce programme ne connaît pas, et le réécrire</translation>
    </message>
    <message>
        <source>A file that holds such fields is opened through this window each time.</source>
        <translation>Un fichier qui contient de tels champs s’ouvre chaque fois par cette fenêtre.</translation>
    </message>
    <message>
        <source>This campaign cannot be opened as it is</source>
        <translation>Cette campagne ne peut pas être ouverte telle quelle</translation>
    </message>
    <message>
        <source>Earlier versions of it that are kept:</source>
        <translation>Versions antérieures conservées&#x202f;:</translation>
    </message>
    <message>
        <source>The file itself stays as it is. What is opened is saved under another name.</source>
        <translation>Le fichier lui-même reste tel quel. Ce qui est ouvert s’enregistre sous un autre nom.</translation>
    </message>
    <message>
        <source>Open what can be read</source>
        <translation>Ouvrir ce qui peut être lu</translation>
    </message>
    <message>
        <source>Open the earlier version</source>
        <translation>Ouvrir la version antérieure</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>%n kingdom(s)</source>
        <translation>
            <numerusform>%n royaume</numerusform>
            <numerusform>%n royaumes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s)</source>
        <translation>
            <numerusform>%n communauté</numerusform>
            <numerusform>%n communautés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hexagone</numerusform>
            <numerusform>%n hexagones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the journal</source>
        <translation>
            <numerusform>%n ligne de la chronique</numerusform>
            <numerusform>%n lignes de la chronique</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s) to go back to</source>
        <translation>
            <numerusform>%n mois auquel on peut revenir</numerusform>
            <numerusform>%n mois auxquels on peut revenir</numerusform>
        </translation>
    </message>
    <message>
        <source>Can be read: {what}.</source>
        <translation>Peut être lu&#x202f;: {what}.</translation>
    </message>
    <message>
        <source>nothing of the realm</source>
        <translation>rien du royaume</translation>
    </message>
    <message>
        <source>What cannot be read or was changed</source>
        <translation>Ce qui est illisible ou a été modifié</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Laissé de côté</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Kept, though unknown</source>
        <translation>Conservé, quoique inconnu</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>Versions antérieures</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>mois {number}</translation>
    </message>
    <message>
        <source>unsaved work that was recovered</source>
        <translation>travail non enregistré qui a été récupéré</translation>
    </message>
    <message>
        <source>as it was here when another program had changed the file</source>
        <translation>telle qu’elle était ici quand un autre programme avait modifié le fichier</translation>
    </message>
    <message>
        <source>kept before going back to an earlier month</source>
        <translation>conservée avant de revenir à un mois antérieur</translation>
    </message>
    <message>
        <source>as an older program wrote it</source>
        <translation>telle qu’un programme plus ancien l’a écrite</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>il y a %n minute</numerusform>
            <numerusform>il y a %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>il y a %n heure</numerusform>
            <numerusform>il y a %n heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>il y a %n jour</numerusform>
            <numerusform>il y a %n jours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RewindDialog</name>
    <message>
        <source>Rewind</source>
        <translation>Revenir en arrière</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;À</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>What was done in this month is undone, on the map as well.</source>
        <translation>Ce qui a été fait ce mois-ci est annulé, sur la carte aussi.</translation>
    </message>
    <message numerus="yes">
        <source>This month and %n before it are undone, on the map as well.</source>
        <translation>
            <numerusform>Ce mois-ci et %n d’avant sont annulés, sur la carte aussi.</numerusform>
            <numerusform>Ce mois-ci et les %n d’avant sont annulés, sur la carte aussi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the journal go with that.</source>
        <translation>
            <numerusform>%n ligne de la chronique disparaît avec.</numerusform>
            <numerusform>%n lignes de la chronique disparaissent avec.</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings and rulings stay as they are.</source>
        <translation>Les réglages et les interprétations restent comme ils sont.</translation>
    </message>
    <message>
        <source>This campaign has no file yet: only Undo brings back what is undone.</source>
        <translation>Cette campagne n’a pas encore de fichier&#x202f;: seul Annuler ramène ce qui disparaît.</translation>
    </message>
    <message>
        <source>The campaign as it is now is kept in {folder}; Undo brings it back as well.</source>
        <translation>La campagne telle qu’elle est est gardée dans {folder}&#x202f;; Annuler la ramène aussi.</translation>
    </message>
</context>
<context>
    <name>RolesButton</name>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
</context>
<context>
    <name>RouteDialog</name>
    <message>
        <source>A trade route that stands</source>
        <translation>Une route commerciale établie</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>As it is on your paper sheet: nothing is paid and no edict is spent.</source>
        <translation>Telle qu’elle est sur votre feuille&#x202f;: rien n’est payé, aucun édit n’est dépensé.</translation>
    </message>
    <message>
        <source>&amp;What it carries</source>
        <translation>&amp;Ce qu’elle transporte</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>&amp;De</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;À</translation>
    </message>
    <message>
        <source>&amp;By way of</source>
        <translation>En &amp;passant par</translation>
    </message>
    <message>
        <source>&amp;Months left</source>
        <translation>&amp;Mois restants</translation>
    </message>
    <message>
        <source>&amp;Economy</source>
        <translation>&amp;Économie</translation>
    </message>
    <message>
        <source>What its checks have brought when the merchants arrived</source>
        <translation>Ce que les tests ont apporté à l’arrivée des marchands</translation>
    </message>
    <message>
        <source>Where the rulings let routes pay every month</source>
        <translation>Où les interprétations font rapporter les routes chaque mois</translation>
    </message>
    <message>
        <source>BP a mon&amp;th</source>
        <translation>PC par moi&amp;s</translation>
    </message>
    <message>
        <source>Say what the route carries and where it leads.</source>
        <translation>Dites ce que la route transporte et où elle mène.</translation>
    </message>
</context>
<context>
    <name>RouteFields</name>
    <message>
        <source>What is traded</source>
        <translation>Ce qui est échangé</translation>
    </message>
    <message>
        <source>A trade route…</source>
        <translation>Une route commerciale…</translation>
    </message>
    <message>
        <source>Where the route begins</source>
        <translation>Où commence la route</translation>
    </message>
    <message>
        <source>Where the route ends</source>
        <translation>Où finit la route</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hexagone</translation>
    </message>
    <message>
        <source>By way of hexes</source>
        <translation>En passant par les hexagones</translation>
    </message>
    <message>
        <source>Another hex…</source>
        <translation>Un autre hexagone…</translation>
    </message>
</context>
<context>
    <name>RoutesPanel</name>
    <message>
        <source>Trade routes</source>
        <translation>Routes commerciales</translation>
    </message>
    <message>
        <source>Add one that stands…</source>
        <translation>En ajouter une déjà établie…</translation>
    </message>
    <message>
        <source>{start} to {end}</source>
        <translation>de {start} à {end}</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>mois {number}</translation>
    </message>
    <message>
        <source>the merchants arrive in {month}</source>
        <translation>arrivée des marchands&#x202f;: {month}</translation>
    </message>
    <message>
        <source>through {month}</source>
        <translation>jusqu’à fin {month}</translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message>
        <source>Take this away</source>
        <translation>Retirer ceci</translation>
    </message>
</context>
<context>
    <name>RowCounter</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleMarks</name>
    <message>
        <source>Italian rule text, line {number}</source>
        <translation>Texte italien des règles, ligne {number}</translation>
    </message>
    <message>
        <source>French rule text, heading {number}</source>
        <translation>Texte français des règles, rubrique {number}</translation>
    </message>
    <message>
        <source>German rule text, heading {number}</source>
        <translation>Texte allemand des règles, rubrique {number}</translation>
    </message>
    <message>
        <source>{sign} House rule of this campaign</source>
        <translation>{sign} Règle maison de cette campagne</translation>
    </message>
    <message>
        <source>Ruling {mark} of the Rulings page</source>
        <translation>Interprétation {mark} de la page Interprétations</translation>
    </message>
</context>
<context>
    <name>RulesStep</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>The rules of your table</source>
        <translation>Les règles de votre table</translation>
    </message>
    <message>
        <source>What you will not play can stay off; it can be switched on in the middle of a campaign.</source>
        <translation>Ce que vous ne jouez pas reste désactivé&#x202f;; on peut l’activer en pleine campagne.</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <translation>Règles facultatives</translation>
    </message>
    <message>
        <source>As the language has it</source>
        <translation>Selon la langue</translation>
    </message>
    <message>
        <source>Miles</source>
        <translation>Milles</translation>
    </message>
    <message>
        <source>Kilometres</source>
        <translation>Kilomètres</translation>
    </message>
    <message>
        <source>&amp;Distances</source>
        <translation>&amp;Distances</translation>
    </message>
</context>
<context>
    <name>RulingPreview</name>
    <message>
        <source>What would change</source>
        <translation>Ce qui changerait</translation>
    </message>
    <message>
        <source>Play it so</source>
        <translation>Jouer ainsi</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>Laisser comme avant</translation>
    </message>
    <message>
        <source>This would change:</source>
        <translation>Ceci changerait&#x202f;:</translation>
    </message>
    <message>
        <source>No number changes today.</source>
        <translation>Aucun chiffre ne change aujourd’hui.</translation>
    </message>
    <message>
        <source>and in {count} settlements more</source>
        <translation>et dans {count} autres communautés</translation>
    </message>
</context>
<context>
    <name>RulingRow</name>
    <message>
        <source>Why, for the journal</source>
        <translation>Pourquoi, pour la chronique</translation>
    </message>
    <message>
        <source>It passes</source>
        <translation>C’est réussi</translation>
    </message>
    <message>
        <source>It fails</source>
        <translation>C’est raté</translation>
    </message>
    <message>
        <source>The event is called off</source>
        <translation>L’événement n’a pas lieu</translation>
    </message>
    <message>
        <source>The game master’s word</source>
        <translation>Parole de MJ</translation>
    </message>
    <message>
        <source>{choice} (default)</source>
        <translation>{choice} (par défaut)</translation>
    </message>
    <message>
        <source>dispute {id}</source>
        <translation>litige {id}</translation>
    </message>
    <message>
        <source>talked about:</source>
        <translation>on en parle&#x202f;:</translation>
    </message>
</context>
<context>
    <name>RulingsDialog</name>
    <message>
        <source>Optional rules</source>
        <translation>Règles facultatives</translation>
    </message>
    <message>
        <source>The kingdom’s numbers</source>
        <translation>Les chiffres du royaume</translation>
    </message>
    <message>
        <source>The month</source>
        <translation>Le mois</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Responsables</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Édits</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Territoire</translation>
    </message>
    <message>
        <source>Settlements and buildings</source>
        <translation>Communautés et bâtiments</translation>
    </message>
    <message>
        <source>Magic items</source>
        <translation>Objets magiques</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Trésorerie</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Commerce</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>As printed, or corrected</source>
        <translation>Tel qu’imprimé, ou corrigé</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Interprétations</translation>
    </message>
    <message>
        <source>Find a rule or a ruling</source>
        <translation>Chercher une règle ou une interprétation</translation>
    </message>
    <message>
        <source>Nothing here has that name.</source>
        <translation>Rien ne s’appelle ainsi ici.</translation>
    </message>
    <message>
        <source>Optional rules and rulings</source>
        <translation>Règles facultatives et interprétations</translation>
    </message>
    <message>
        <source>The optional rules your table plays, and how it reads what can be read in several ways. The campaign keeps your choices.</source>
        <translation>Les règles facultatives que joue votre table, et comment elle lit ce qui peut se lire de plusieurs façons. La campagne garde vos choix.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Read in one way</source>
        <translation>Lues d’une seule façon</translation>
    </message>
</context>
<context>
    <name>SaleForm</name>
    <message>
        <source>Where it is sold</source>
        <translation>Lieu de la vente</translation>
    </message>
    <message>
        <source> gp</source>
        <translation> po</translation>
    </message>
    <message>
        <source>Price of the valuable in gp</source>
        <translation>Prix de l’objet en po</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Ce que c’est</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Vendre</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>Sample</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>A sample</source>
        <translation>Un aperçu</translation>
    </message>
    <message>
        <source>This is how names, words and numbers look: 1, 20, −3.</source>
        <translation>Voici l’aspect des noms, des mots et des nombres&#x202f;: 1, 20, −3.</translation>
    </message>
    <message>
        <source>Labels and notes stand back.</source>
        <translation>Les libellés et les notes restent en retrait.</translation>
    </message>
    <message>
        <source>And this leads on</source>
        <translation>Et ceci mène plus loin</translation>
    </message>
</context>
<context>
    <name>SeatsStep</name>
    <message>
        <source>vacant</source>
        <translation>vacant</translation>
    </message>
    <message>
        <source>{role}: name</source>
        <translation>{role}&#x202f;: nom</translation>
    </message>
    <message>
        <source>{role}: ability</source>
        <translation>{role}&#x202f;: caractéristique</translation>
    </message>
    <message>
        <source>{role}: modifier</source>
        <translation>{role}&#x202f;: modificateur</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Responsables</translation>
    </message>
    <message>
        <source>Who holds the seats</source>
        <translation>Qui exerce les fonctions</translation>
    </message>
    <message>
        <source>Write over the names of those whose seats your players take; whoever holds a seat rolls its checks. An empty name leaves the seat vacant.</source>
        <translation>Écrivez par-dessus les noms des fonctions que prennent vos joueurs&#x202f;; qui exerce une fonction lance ses tests. Un nom vide la laisse vacante.</translation>
    </message>
    <message>
        <source>Fill the seats</source>
        <translation>Pourvoir les fonctions</translation>
    </message>
    <message>
        <source>Leave all vacant</source>
        <translation>Tout laisser vacant</translation>
    </message>
</context>
<context>
    <name>SettledRow</name>
    <message>
        <source>done</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>rien à faire</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>There is nothing to do here now.</source>
        <translation>Il n’y a rien à faire ici pour l’instant.</translation>
    </message>
</context>
<context>
    <name>SettlementCard</name>
    <message>
        <source>{size}, the capital</source>
        <translation>{size}, capitale</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hexagone</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Builds from</source>
        <translation>Construit dès</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>mois {number}</translation>
    </message>
    <message>
        <source>Name and note…</source>
        <translation>Nom et note…</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>{number} (of the kingdom)</source>
        <translation>{number} (du royaume)</translation>
    </message>
    <message>
        <source>{count} gp</source>
        <translation>{count} po</translation>
    </message>
    <message>
        <source>Add a district</source>
        <translation>Ajouter un quartier</translation>
    </message>
    <message>
        <source>Make it the capital</source>
        <translation>En faire la capitale</translation>
    </message>
    <message>
        <source>Name and note</source>
        <translation>Nom et note</translation>
    </message>
</context>
<context>
    <name>SettlementPage</name>
    <message>
        <source>Numbers</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Wish list</source>
        <translation>Souhaits</translation>
    </message>
    <message>
        <source>Demolish the {name}? This costs {price}.</source>
        <translation>Démolir «&#xa0;{name}&#xa0;»&#x202f;? Cela coûte {price}.</translation>
    </message>
    <message>
        <source>Demolish</source>
        <translation>Démolir</translation>
    </message>
    <message>
        <source>Do it all the same…</source>
        <translation>Faire quand même…</translation>
    </message>
    <message>
        <source>The figure the rules ask for, such as the best CR kept there:</source>
        <translation>Le nombre que demandent les règles, tel le meilleur FP gardé là&#x202f;:</translation>
    </message>
    <message>
        <source>Drag it to a lot, or click there. By keyboard: Enter, arrows, Enter. R or the middle button turns it, Shift builds more than one, Esc or a right click ends.</source>
        <translation>Glissez-le sur un lot, ou cliquez-y. Au clavier&#x202f;: Entrée, flèches, Entrée. R ou le bouton du milieu le tourne, Maj en bâtit plusieurs, Échap ou un clic droit termine.</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Communauté</translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation>Communautés</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Plus petit</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Plus grand</translation>
    </message>
    <message>
        <source>Fit to the window</source>
        <translation>Ajuster à la fenêtre</translation>
    </message>
    <message>
        <source>Add a district…</source>
        <translation>Ajouter un quartier…</translation>
    </message>
    <message>
        <source>The whole town</source>
        <translation>Toute la ville</translation>
    </message>
    <message>
        <source>Show who serves whom</source>
        <translation>Montrer qui sert à qui</translation>
    </message>
    <message>
        <source>Keep or lay out plans of districts</source>
        <translation>Garder ou disposer des plans de quartiers</translation>
    </message>
    <message>
        <source>Show the numbers</source>
        <translation>Montrer les chiffres</translation>
    </message>
    <message>
        <source>Magic items for sale</source>
        <translation>Objets magiques en vente</translation>
    </message>
</context>
<context>
    <name>SheetNotes</name>
    <message>
        <source>destroyed</source>
        <translation>détruit</translation>
    </message>
    <message>
        <source>demolished</source>
        <translation>démoli</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>abandonné</translation>
    </message>
    <message>
        <source>Any magic item up to {value} gp is for sale with a chance of {percent}%.</source>
        <translation>Tout objet magique jusqu’à {value} po est en vente avec {percent}&#xa0;% de chances.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Marché</translation>
    </message>
    <message>
        <source>Defense by side</source>
        <translation>Défense par côté</translation>
    </message>
    <message>
        <source>Wish list</source>
        <translation>Liste de souhaits</translation>
    </message>
    <message>
        <source>Buildings lost</source>
        <translation>Bâtiments perdus</translation>
    </message>
    <message>
        <source>By its lots (optional): {size}, modifiers {modifier}, Danger {danger}</source>
        <translation>Par lots (facultatif)&#x202f;: {size}, modificateurs {modifier}, Danger {danger}</translation>
    </message>
    <message>
        <source>Lots to the next size, {size}: {lots}; the base value may then reach {cap} gp</source>
        <translation>Lots jusqu’à la taille suivante, {size}&#x202f;: {lots}&#x202f;; la valeur de base peut alors atteindre {cap} po</translation>
    </message>
    <message>
        <source>The base value may still grow by {value} gp</source>
        <translation>La valeur de base peut encore croître de {value} po</translation>
    </message>
    <message>
        <source>The base value is as high as the size allows</source>
        <translation>La valeur de base est au maximum permis par la taille</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>mois {number}</translation>
    </message>
    <message>
        <source>{count} planned: {price}, the last built in {month}</source>
        <translation>{count} prévus&#x202f;: {price}, le dernier en {month}</translation>
    </message>
    <message>
        <source>and {count} more in the journal</source>
        <translation>et {count} de plus dans la chronique</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Search what they do, or the keys</source>
        <translation>Chercher ce qu’ils font, ou les touches</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Chercher dans les raccourcis</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce que cela fait</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Use these keys</source>
        <translation>Utiliser ces touches</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>Aucune touche</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Comme avant</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout rétablir</translation>
    </message>
    <message>
        <source>&amp;Letter keys on the map and the lots</source>
        <translation>Touches &amp;lettres sur la carte et sur les lots</translation>
    </message>
    <message>
        <source>Off: no letter, digit or sign does anything there by itself</source>
        <translation>Désactivé : lettres, chiffres et signes seuls n’y font rien</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>New &amp;keys</source>
        <translation>&amp;Nouvelles touches</translation>
    </message>
    <message>
        <source>Choose a row above.</source>
        <translation>Choisissez une ligne ci-dessus.</translation>
    </message>
    <message>
        <source>New keys for: {what}</source>
        <translation>Nouvelles touches pour&#x202f;: {what}</translation>
    </message>
    <message>
        <source>These keys cannot be changed.</source>
        <translation>Ces touches ne peuvent pas être changées.</translation>
    </message>
    <message>
        <source>{keys} belongs to “{what}” and cannot be taken from it.</source>
        <translation>{keys} appartient à «&#xa0;{what}&#xa0;» et ne peut pas lui être retiré.</translation>
    </message>
    <message>
        <source>Take them from there</source>
        <translation>Les prendre là</translation>
    </message>
    <message>
        <source>{keys} belongs to “{what}”.</source>
        <translation>{keys} appartient à «&#xa0;{what}&#xa0;».</translation>
    </message>
    <message>
        <source>{keys} writes in fields: take it with Ctrl or Alt, or a function key.</source>
        <translation>{keys} écrit dans les champs&#x202f;: prenez-la avec Ctrl ou Alt, ou une touche de fonction.</translation>
    </message>
    <message>
        <source>no keys</source>
        <translation>aucune touche</translation>
    </message>
    <message>
        <source>{what}: {keys}</source>
        <translation>{what}&#x202f;: {keys}</translation>
    </message>
    <message>
        <source>All keys are as the program brings them.</source>
        <translation>Toutes les touches sont celles du programme.</translation>
    </message>
    <message>
        <source>The keys {keys} kept for “{what}” belong to “{other}” and were left out.</source>
        <translation>Les touches {keys} gardées pour «&#xa0;{what}&#xa0;» appartiennent à «&#xa0;{other}&#xa0;» et ont été laissées de côté.</translation>
    </message>
    <message>
        <source>“{keys}”, kept for “{what}”, are no keys it can have; it has its usual ones.</source>
        <translation>«&#xa0;{keys}&#xa0;», gardé pour «&#xa0;{what}&#xa0;», n’est pas une touche possible&#x202f;; il a ses touches habituelles.</translation>
    </message>
</context>
<context>
    <name>ShownField</name>
    <message numerus="yes">
        <source>%n part(s), kept as they are</source>
        <translation>
            <numerusform>%n élément, gardé tel quel</numerusform>
            <numerusform>%n éléments, gardés tels quels</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>SidePane</name>
    <message>
        <source>Beside the plans</source>
        <translation>À côté des plans</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Close: {what}</source>
        <translation>Fermer&#x202f;: {what}</translation>
    </message>
</context>
<context>
    <name>SpecialTerrainDialog</name>
    <message>
        <source>Special terrain of {hex}</source>
        <translation>Terrain spécial de {hex}</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>What you put here is the game master’s word: it costs nothing.</source>
        <translation>Ce que vous mettez ici est la parole du MJ&#x202f;: cela ne coûte rien.</translation>
    </message>
    <message>
        <source>as the rules say</source>
        <translation>comme le disent les règles</translation>
    </message>
    <message>
        <source>the plain price</source>
        <translation>le prix simple</translation>
    </message>
    <message>
        <source>double</source>
        <translation>le double</translation>
    </message>
    <message>
        <source>A &amp;road here costs</source>
        <translation>Une &amp;route ici coûte</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Rien n’est encore modifié.</translation>
    </message>
    <message>
        <source>{name} (used up)</source>
        <translation>{name} (épuisé)</translation>
    </message>
    <message>
        <source>Which building: {name}</source>
        <translation>Quel bâtiment&#x202f;: {name}</translation>
    </message>
    <message>
        <source>which is not said</source>
        <translation>lequel n’est pas dit</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Row {number}</source>
        <translation>Rangée {number}</translation>
    </message>
    <message>
        <source>beyond the map</source>
        <translation>au-delà de la carte</translation>
    </message>
    <message>
        <source>settlement {name}</source>
        <translation>communauté {name}</translation>
    </message>
    <message>
        <source>army {name}</source>
        <translation>armée {name}</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Sélectionné</translation>
    </message>
    <message>
        <source>Can be chosen with Enter</source>
        <translation>Peut être choisi avec Entrée</translation>
    </message>
    <message>
        <source>Not possible here</source>
        <translation>Impossible ici</translation>
    </message>
    <message>
        <source>Possible here</source>
        <translation>Possible ici</translation>
    </message>
    <message>
        <source>held by {name}</source>
        <translation>tenu par {name}</translation>
    </message>
    <message>
        <source>{heading}, sorted upwards</source>
        <translation>{heading}, par ordre croissant</translation>
    </message>
    <message>
        <source>{heading}, sorted downwards</source>
        <translation>{heading}, par ordre décroissant</translation>
    </message>
    <message>
        <source>from {before} to {after}</source>
        <translation>de {before} à {after}</translation>
    </message>
    <message>
        <source>{amount}, does not count</source>
        <translation>{amount}, ne compte pas</translation>
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
        <translation>Insister…</translation>
    </message>
    <message>
        <source>Do it all the same; a reason is optional</source>
        <translation>Faire quand même ; le motif est facultatif</translation>
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
        <translation>DD</translation>
    </message>
    <message>
        <source>Treasury, in Build Points</source>
        <translation>Trésorerie, en points de construction</translation>
    </message>
    <message>
        <source>Control DC: what kingdom checks must reach</source>
        <translation>DD de contrôle&#x202f;: ce que les tests de royaume doivent atteindre</translation>
    </message>
    <message>
        <source>Size: claimed hexes</source>
        <translation>Taille&#x202f;: hexagones revendiqués</translation>
    </message>
    <message>
        <source>Consumption: Build Points due each Upkeep</source>
        <translation>Consommation&#x202f;: points de construction dus à chaque phase d’entretien</translation>
    </message>
    <message>
        <source>No kingdom yet</source>
        <translation>Pas encore de royaume</translation>
    </message>
    <message>
        <source>Month {number}</source>
        <translation>Mois {number}</translation>
    </message>
</context>
<context>
    <name>SuspendHolidaysDialog</name>
    <message>
        <source>Suspend the Holidays</source>
        <translation>Suspendre les jours fériés</translation>
    </message>
    <message>
        <source>Suspend</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>They bring no Loyalty until you restore it. What they cost is paid all the same.</source>
        <translation>Ils n’apportent pas de Loyauté tant que vous ne la rétablissez pas. Leur coût est payé malgré tout.</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>&amp;Pourquoi</translation>
    </message>
</context>
<context>
    <name>TablesPage</name>
    <message>
        <source>Hexes</source>
        <translation>Hexagones</translation>
    </message>
    <message>
        <source>Lots</source>
        <translation>Lots</translation>
    </message>
</context>
<context>
    <name>TakenIn</name>
    <message>
        <source>A picture lies under a map: open a campaign first, or begin one.</source>
        <translation>Une image se pose sous une carte&#x202f;: ouvrez d’abord une campagne, ou commencez-en une.</translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message numerus="yes">
        <source>%n hex(es) in all</source>
        <translation>
            <numerusform>%n hexagone en tout</numerusform>
            <numerusform>%n hexagones en tout</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fait</translation>
    </message>
</context>
<context>
    <name>TerrainPanel</name>
    <message>
        <source>Terrain</source>
        <translation>Terrains</translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message>
        <source>Enter</source>
        <translation>Entrer</translation>
    </message>
</context>
<context>
    <name>ToolOptions</name>
    <message>
        <source>How the tool is set</source>
        <translation>Réglages de l’outil</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Vue</translation>
    </message>
    <message>
        <source>The quickest way</source>
        <translation>Le chemin le plus rapide</translation>
    </message>
    <message>
        <source>One stop back</source>
        <translation>Une étape en arrière</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Select by…</source>
        <translation>Sélectionner par…</translation>
    </message>
    <message>
        <source>Select hexes by what they are</source>
        <translation>Sélectionner les hexagones selon ce qu’ils sont</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) at once</source>
        <translation>
            <numerusform>%n hexagone à la fois</numerusform>
            <numerusform>%n hexagones à la fois</numerusform>
        </translation>
    </message>
    <message>
        <source>Explored by…</source>
        <translation>Exploré par…</translation>
    </message>
    <message>
        <source>Who explored</source>
        <translation>Qui a exploré</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) selected</source>
        <translation>
            <numerusform>%n hexagone sélectionné</numerusform>
            <numerusform>%n hexagones sélectionnés</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide again</source>
        <translation>Cacher à nouveau</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>Only the hexes of the way</source>
        <translation>Seulement les hexagones du chemin</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) to either side</source>
        <translation>
            <numerusform>%n hexagone de chaque côté</numerusform>
            <numerusform>%n hexagones de chaque côté</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ToolStrip</name>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Rapprocher</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Éloigner</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Montrer toute la carte</translation>
    </message>
    <message>
        <source>What the map shows</source>
        <translation>Ce que montre la carte</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>The month’s steps</source>
        <translation>Les étapes du mois</translation>
    </message>
    <message>
        <source>{step}: done</source>
        <translation>{step}&#x202f;: fait</translation>
    </message>
    <message>
        <source>{step}: now</source>
        <translation>{step}&#x202f;: maintenant</translation>
    </message>
    <message>
        <source>{step}: next</source>
        <translation>{step}&#x202f;: ensuite</translation>
    </message>
    <message>
        <source>{step}: to come</source>
        <translation>{step}&#x202f;: plus tard</translation>
    </message>
</context>
<context>
    <name>TradeForm</name>
    <message>
        <source> BP invested</source>
        <translation> PC investis</translation>
    </message>
    <message>
        <source>BP invested</source>
        <translation>PC investis</translation>
    </message>
    <message>
        <source> days</source>
        <translation> jours</translation>
    </message>
    <message>
        <source>Days of travel</source>
        <translation>Jours de voyage</translation>
    </message>
    <message>
        <source>Type them where you know better than the map how long it takes.</source>
        <translation>À saisir quand vous savez mieux que la carte combien dure le voyage.</translation>
    </message>
    <message>
        <source>Down the river</source>
        <translation>En descendant le fleuve</translation>
    </message>
    <message>
        <source>On the map, click where it leads and hexes to go by; click one again to leave it out.</source>
        <translation>Sur la carte&#x202f;: cliquez où mène la route et les hexagones où passer&#x202f;; un autre clic les retire.</translation>
    </message>
    <message>
        <source>Send the merchants</source>
        <translation>Envoyer les marchands</translation>
    </message>
    <message>
        <source>Where does the route lead?</source>
        <translation>Où mène la route&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) by the map</source>
        <translation>
            <numerusform>%n jour d’après la carte</numerusform>
            <numerusform>%n jours d’après la carte</numerusform>
        </translation>
    </message>
    <message>
        <source>days by the map</source>
        <translation>jours d’après la carte</translation>
    </message>
    <message>
        <source>length {number}</source>
        <translation>longueur {number}</translation>
    </message>
    <message>
        <source>Length of the route</source>
        <translation>Longueur de la route</translation>
    </message>
    <message>
        <source>RM {number}</source>
        <translation>MR {number}</translation>
    </message>
    <message>
        <source>Route modifier</source>
        <translation>Modificateur de route</translation>
    </message>
    <message>
        <source>LM {number}</source>
        <translation>ML {number}</translation>
    </message>
    <message>
        <source>Length modifier</source>
        <translation>Modificateur de longueur</translation>
    </message>
    <message>
        <source>DC {number}</source>
        <translation>DD {number}</translation>
    </message>
    <message>
        <source>succeeds {good}%, greatly {best}%</source>
        <translation>réussite {good}&#xa0;%, grand succès {best}&#xa0;%</translation>
    </message>
    <message>
        <source>brings {low} to {high} BP</source>
        <translation>rapporte de {low} à {high} PC</translation>
    </message>
    <message>
        <source>DC of each of the three checks</source>
        <translation>DD de chacun des trois tests</translation>
    </message>
    <message>
        <source>Economy {least} or {most} for a year</source>
        <translation>Économie {least} ou {most} pendant un an</translation>
    </message>
    <message>
        <source>What the cargo adds to Economy</source>
        <translation>Ce que la cargaison ajoute à l’Économie</translation>
    </message>
    <message>
        <source>{number}% more</source>
        <translation>{number}&#xa0;% de plus</translation>
    </message>
    <message>
        <source>By how much its BP are raised</source>
        <translation>De combien ses PC augmentent</translation>
    </message>
    <message>
        <source>end</source>
        <comment>tag of a hex on the map</comment>
        <translation>fin</translation>
    </message>
</context>
<context>
    <name>TurnDock</name>
    <message>
        <source>Modifier</source>
        <translation>Modificateur</translation>
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
        <translation>Tour</translation>
    </message>
</context>
<context>
    <name>UnionDialog</name>
    <message>
        <source>Unite kingdoms</source>
        <translation>Unir des royaumes</translation>
    </message>
    <message>
        <source>Form the union</source>
        <translation>Réaliser l’unification</translation>
    </message>
    <message>
        <source>the average</source>
        <translation>la moyenne</translation>
    </message>
    <message>
        <source>Who keeps a role changes nothing. A Ruler who rules no more raises Unrest by 2.</source>
        <translation>Qui garde sa fonction ne change rien. Un dirigeant qui ne règne plus augmente l’Insatisfaction de 2.</translation>
    </message>
    <message>
        <source>Who leads</source>
        <translation>Qui dirige</translation>
    </message>
    <message>
        <source>&amp;Unrest to begin with</source>
        <translation>Insatisfaction &amp;initiale</translation>
    </message>
    <message>
        <source>Unrest and modifiers</source>
        <translation>Insatisfaction et modificateurs</translation>
    </message>
    <message>
        <source>There is no other kingdom yet.</source>
        <translation>Il n’y a pas encore d’autre royaume.</translation>
    </message>
    <message>
        <source>Choose the kingdoms that unite.</source>
        <translation>Choisissez les royaumes qui s’unissent.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Alignment</source>
        <translation>&amp;Alignement</translation>
    </message>
    <message>
        <source>&amp;Government</source>
        <translation>&amp;Gouvernement</translation>
    </message>
    <message>
        <source>&amp;Colour on the map</source>
        <translation>&amp;Couleur sur la carte</translation>
    </message>
    <message>
        <source>Ca&amp;pital</source>
        <translation>Ca&amp;pitale</translation>
    </message>
    <message>
        <source>{name} unites with</source>
        <translation>{name} s’unit à</translation>
    </message>
    <message>
        <source>Kingdoms</source>
        <translation>Royaumes</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>{name} ({role}, {kingdom})</source>
        <translation>{name} ({role}, {kingdom})</translation>
    </message>
    <message>
        <source>The die of the Loyalty check, if the role changes hands; left empty, the program rolls</source>
        <translation>Le dé du test de Loyauté, si la fonction change de mains&#x202f;; s’il est vide, le programme le lance</translation>
    </message>
</context>
<context>
    <name>UnusedPictures</name>
    <message>
        <source>Save the campaign first: unsaved work may need its pictures.</source>
        <translation>Enregistrez d’abord la campagne&#x202f;: le travail non enregistré peut avoir besoin de ses images.</translation>
    </message>
    <message>
        <source>Every picture beside the campaign is needed.</source>
        <translation>Chaque image à côté de la campagne est utile.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n unused picture(s) for good?</source>
        <translation>
            <numerusform>Supprimer pour toujours %n image inutilisée&#x202f;?</numerusform>
            <numerusform>Supprimer pour toujours %n images inutilisées&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>{size} MB: {names}. Neither the campaign nor undo nor an earlier version needs them.</source>
        <translation>{size} Mo&#x202f;: {names}. Ni la campagne, ni l’annulation, ni aucune de ses versions antérieures n’en a besoin.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) removed</source>
        <translation>
            <numerusform>%n image supprimée</numerusform>
            <numerusform>%n images supprimées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VassalForm</name>
    <message>
        <source>Grant </source>
        <translation>Accorde </translation>
    </message>
    <message>
        <source> BP</source>
        <translation> PC</translation>
    </message>
    <message>
        <source>BP for its Treasury</source>
        <translation>PC pour sa trésorerie</translation>
    </message>
    <message>
        <source>Up to a quarter of the Treasury before the edict: {most} BP</source>
        <translation>Jusqu’à un quart de la trésorerie avant l’édit&#x202f;: {most} PC</translation>
    </message>
    <message>
        <source>Cost, {die}</source>
        <translation>Coût, {die}</translation>
    </message>
    <message>
        <source>Left empty, the program rolls</source>
        <translation>Laissé vide, le programme lance</translation>
    </message>
    <message>
        <source>On the map, click the hexes to cede; click one again to keep it.</source>
        <translation>Sur la carte, cliquez les hexagones à céder&#x202f;; un nouveau clic en garde un.</translation>
    </message>
    <message>
        <source>Issue the edict</source>
        <translation>Promulguer l’édit</translation>
    </message>
    <message>
        <source>costs {low} to {high} BP</source>
        <translation>coûte de {low} à {high} PC</translation>
    </message>
    <message>
        <source>costs {bp} BP</source>
        <translation>coûte {bp} PC</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hexagone</numerusform>
            <numerusform>%n hexagones</numerusform>
        </translation>
    </message>
    <message>
        <source>attitude to us: {attitude}</source>
        <translation>attitude envers nous&#x202f;: {attitude}</translation>
    </message>
    <message>
        <source>One of these hexes is not on the map.</source>
        <translation>Un de ces hexagones n’est pas sur la carte.</translation>
    </message>
    <message>
        <source>Which land is ceded?</source>
        <translation>Quelle terre est cédée&#x202f;?</translation>
    </message>
    <message>
        <source>What is the vassal called?</source>
        <translation>Comment s’appelle le vassal&#x202f;?</translation>
    </message>
    <message>
        <source>Who becomes Viceroy?</source>
        <translation>Qui devient vice-roi&#x202f;?</translation>
    </message>
    <message>
        <source>DC {number}</source>
        <translation>DD {number}</translation>
    </message>
    <message>
        <source>DC of the Loyalty check, in this turn and the next</source>
        <translation>DD du test de Loyauté, ce tour-ci et les suivants</translation>
    </message>
    <message>
        <source>Who becomes a vassal</source>
        <translation>Qui devient vassal</translation>
    </message>
    <message>
        <source>A vassal…</source>
        <translation>Un vassal…</translation>
    </message>
    <message>
        <source>A new vassal or colony</source>
        <translation>Un nouveau vassal ou une colonie</translation>
    </message>
    <message>
        <source>Subjugate {kingdom}</source>
        <translation>Soumettre {kingdom}</translation>
    </message>
</context>
<context>
    <name>VassalsPanel</name>
    <message>
        <source>Vassals</source>
        <translation>Vassaux</translation>
    </message>
    <message>
        <source>A vassal of {kingdom}</source>
        <translation>Vassal de {kingdom}</translation>
    </message>
    <message>
        <source>Viceroy: {name}</source>
        <translation>Vice-roi&#x202f;: {name}</translation>
    </message>
    <message>
        <source>no Viceroy does their duty, as if there were no Ruler</source>
        <translation>aucun vice-roi ne remplit ses devoirs, comme s’il n’y avait pas de dirigeant</translation>
    </message>
    <message>
        <source>Viceroy…</source>
        <translation>Vice-roi…</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Libérer</translation>
    </message>
    <message>
        <source>no Viceroy</source>
        <translation>pas de vice-roi</translation>
    </message>
    <message>
        <source>{name} neglects the office</source>
        <translation>{name} néglige la fonction</translation>
    </message>
    <message>
        <source>founded as a vassal</source>
        <translation>né vassal</translation>
    </message>
    <message>
        <source>subjugated, at peace</source>
        <translation>soumis, en paix</translation>
    </message>
    <message>
        <source>subjugated, {count} of {needed} checks, DC {dc}</source>
        <translation>soumis, {count} tests sur {needed}, DD {dc}</translation>
    </message>
    <message>
        <source>DC of the Loyalty check, in this turn and the next</source>
        <translation>DD du test de Loyauté, ce tour-ci et les suivants</translation>
    </message>
    <message>
        <source>nobody visits</source>
        <translation>personne en visite</translation>
    </message>
    <message>
        <source>{name} ({role}) stays there</source>
        <translation>{name} ({role}) y séjourne</translation>
    </message>
    <message>
        <source>Who makes up for the Viceroy in {kingdom}</source>
        <translation>Qui supplée le vice-roi de {kingdom}</translation>
    </message>
    <message>
        <source>A Consort or an Heir there makes up for a missing Viceroy</source>
        <translation>Un consort ou un héritier sur place supplée un vice-roi absent</translation>
    </message>
    <message>
        <source>{name} (vassal)</source>
        <translation>{name}, vassal</translation>
    </message>
    <message>
        <source>{name} (sovereign)</source>
        <translation>{name}, suzerain</translation>
    </message>
</context>
<context>
    <name>ViceroyDialog</name>
    <message>
        <source>Viceroy in {kingdom}</source>
        <translation>Vice-roi de {kingdom}</translation>
    </message>
    <message>
        <source>Appoint</source>
        <translation>Nommer</translation>
    </message>
    <message>
        <source>Half the Intelligence or Wisdom modifier goes to your Economy, for seven days of duty.</source>
        <translation>La moitié du modificateur d’Intelligence ou de Sagesse va à votre Économie, pour sept jours de devoirs.</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Qui</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
</context>
<context>
    <name>ViceroyFields</name>
    <message>
        <source>Who becomes Viceroy</source>
        <translation>Qui devient vice-roi</translation>
    </message>
    <message>
        <source>Somebody new…</source>
        <translation>Quelqu’un de nouveau…</translation>
    </message>
    <message>
        <source>Name of the Viceroy</source>
        <translation>Nom du vice-roi</translation>
    </message>
    <message>
        <source>{ability} modifier</source>
        <translation>Modificateur ({ability})</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>Draw a realm, build its cities, and rule it month by month.</source>
        <translation>Dessinez un royaume, bâtissez ses villes et gouvernez-le mois après mois.</translation>
    </message>
    <message>
        <source>Found a kingdom</source>
        <translation>Fonder un royaume</translation>
    </message>
    <message>
        <source>Adopt a running kingdom</source>
        <translation>Reprendre un royaume</translation>
    </message>
    <message>
        <source>Go on from the numbers of a paper sheet.</source>
        <translation>Continuer avec les chiffres d’une feuille papier.</translation>
    </message>
    <message>
        <source>Look at the example</source>
        <translation>Voir l’exemple</translation>
    </message>
    <message>
        <source>Five short steps, on a land drawn for you.</source>
        <translation>Cinq courtes étapes, sur une terre déjà dessinée.</translation>
    </message>
    <message>
        <source>A small realm, a year old.</source>
        <translation>Un petit royaume, vieux d’un an.</translation>
    </message>
    <message>
        <source>Open a campaign…</source>
        <translation>Ouvrir une campagne…</translation>
    </message>
    <message>
        <source>Go on where you left off.</source>
        <translation>Reprendre là où vous en étiez.</translation>
    </message>
    <message>
        <source>Import a map…</source>
        <translation>Importer une carte…</translation>
    </message>
    <message>
        <source>Of Worldographer, Tiled or text-mapper.</source>
        <translation>De Worldographer, Tiled ou text-mapper.</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Récentes</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Ouvrir {name}</translation>
    </message>
    <message>
        <source>Language: {name}</source>
        <translation>Langue&#x202f;: {name}</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>utilisée</translation>
    </message>
</context>
<context>
    <name>WishPanel</name>
    <message>
        <source>Together {price}</source>
        <translation>En tout {price}</translation>
    </message>
    <message>
        <source>Together {price} (list price {list})</source>
        <translation>En tout {price} (sans réductions {list})</translation>
    </message>
    <message>
        <source>In the cheapest order {price}: what halves a price comes before what it halves.</source>
        <translation>Dans l’ordre le moins cher {price}&#x202f;: ce qui divise un coût par deux vient avant ce qu’il divise.</translation>
    </message>
    <message numerus="yes">
        <source>Built in %n month(s), from the top to the end</source>
        <translation>
            <numerusform>Bâtis en %n mois, du premier au dernier</numerusform>
            <numerusform>Bâtis en %n mois, du premier au dernier</numerusform>
        </translation>
    </message>
    <message>
        <source>at {count} a month and one home besides</source>
        <translation>{count} par mois, plus une habitation</translation>
    </message>
    <message>
        <source>Wish list</source>
        <translation>Liste de souhaits</translation>
    </message>
    <message>
        <source>Whose wishes</source>
        <translation>Les souhaits de qui</translation>
    </message>
    <message>
        <source>This settlement</source>
        <translation>Cette communauté</translation>
    </message>
    <message>
        <source>The whole kingdom</source>
        <translation>Tout le royaume</translation>
    </message>
    <message>
        <source>Nothing is planned. Choose “Draw as planned” below the palette and place buildings, or lay out a kept plan.</source>
        <translation>Rien n’est prévu. Choisissez «&#xa0;Prévoir&#xa0;» sous la palette et placez des bâtiments, ou disposez un plan gardé.</translation>
    </message>
    <message>
        <source>Put them in this order</source>
        <translation>Les mettre dans cet ordre</translation>
    </message>
    <message>
        <source>Build it now (Enter)</source>
        <translation>Construire maintenant (Entrée)</translation>
    </message>
    <message>
        <source>Earlier (Alt+Up)</source>
        <translation>Plus tôt (Alt+Haut)</translation>
    </message>
    <message>
        <source>Later (Alt+Down)</source>
        <translation>Plus tard (Alt+Bas)</translation>
    </message>
    <message>
        <source>Take it off the plan (Del)</source>
        <translation>Retirer du plan (Suppr)</translation>
    </message>
</context>
<context>
    <name>Wishes</name>
    <message>
        <source>free</source>
        <translation>gratuit</translation>
    </message>
    <message>
        <source>this month</source>
        <translation>ce mois-ci</translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation>mois {number}</translation>
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
        <translation>PC à retirer</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>YesField</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
</context>
<context>
    <name>YesNoField</name>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
</context>
<context>
    <name>_NumberField</name>
    <message>
        <source>limited to</source>
        <translation>limité à</translation>
    </message>
</context>
</TS>
