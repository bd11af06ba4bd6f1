<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {number}, Qt {qt}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hex-map realm, its cities and its months, for the game master who rules it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program is free under the MIT licence. The numbers of the rules are open game content; the texts are our own. NOTICE names what others have lent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ActionDialog</name>
    <message>
        <source>Your note: why it is done all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs {count} BP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No number changes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AddDistrictDialog</name>
    <message>
        <source>A new district in {settlement}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick the sides that lie at water. The others are land, where walls can stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} side is water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Granted: nothing is paid, no limit counts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AdoptDialog</name>
    <message>
        <source>Adopt a running kingdom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the totals of your paper sheet. Draw map, buildings and leaders later: what they do not explain yet stands as one carried-over line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Alignment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Government</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AppointDialog</name>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has the &amp;Leadership feat (+1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A &amp;player’s character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ability} modifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the place of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules beside {name} in marriage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half the {ability} modifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {ability} modifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds {amount} to {attributes}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BuildingCard</name>
    <message>
        <source>month {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built in {month} for {price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built in {month}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BuildingsModel</name>
    <message>
        <source>{price} instead of {list_price}: {less}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>Lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water borders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a district…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build it now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upgrade to {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set its figure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not damaged after all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark as damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demolish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free this lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark as unusable</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Descriptions</name>
    <message>
        <source>planned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>serves {name} ({lot})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>served by {name} ({lot})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lacks {count} of its neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} side, {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lot {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>District {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free; a {name} stood here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EdictsPanel</name>
    <message>
        <source>{edict} (not issued yet)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditKingdomDialog</name>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Alignment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Government</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colour on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ochre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slate</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your campaign is as it was before, and unsaved work has been set aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your campaign is as it was before. Save it now under a new name to be sure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was a mistake of the program. The details help to mend it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Open a campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the changes to this campaign?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without saving, what was done since the last time is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Unsaved work of this campaign was found, set aside %n minute(s) ago.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Take it up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaigns (*.kingdom.json *.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A place, a hex, a role, or something to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to do</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FoundKingdomDialog</name>
    <message>
        <source>Found a kingdom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything here can be changed later. Enter alone will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Realm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wealthy sponsor pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start from scratch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> BP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kingdom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Alignment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Government</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Treasury</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: paint the map, then claim your first hex.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FoundSettlementDialog</name>
    <message>
        <source>Found a settlement in {hex}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water borders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Granted: free, and outside this month’s limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hex has no water on the map; tick a side if the place has some.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GrantDialog</name>
    <message>
        <source>Grant or take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A negative amount takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> BP</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuideCard</name>
    <message>
        <source>A land without a crown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found a kingdom, or take over one that runs on paper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found a kingdom…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adopt a running kingdom…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits and empty roles do not count until the reign begins. Take your time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin the reign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a terrain beside the map and paint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim the first hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select it on the map, mark it explored and cleared, and claim it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found a settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a hex you claimed. It becomes the capital.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appoint leaders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Ruler first; every empty role costs something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Issue the edicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holidays, promotion and taxation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a building onto the lots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}, done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking over a kingdom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter map, settlements and leaders as they stand: nothing is paid, and what they do not explain yet is carried over from your sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the sheet…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a hex to see what can be done there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HexCard</name>
    <message>
        <source>Open {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found a settlement…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Realm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unclaimed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not explored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>explored and cleared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>explored, not cleared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prepared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name and note…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name and note</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Selection</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JournalPage</name>
    <message>
        <source>All that happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kingdom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a note for this month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KingdomPage</name>
    <message>
        <source>Leaders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No kingdom yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>Str</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Con</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Int</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Districts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lots built</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Founding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Granted or taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Government</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain improvements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the start of the month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty roles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LeaderCard</name>
    <message>
        <source>Nobody holds this role.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appoint…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half of {ability}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If vacant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days of duty this month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer than seven days leave the role vacant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands in for the Ruler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LeadersModel</name>
    <message>
        <source>Role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vacant</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LeadersPanel</name>
    <message>
        <source>Leadership roles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Appoint…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LedgerPopup</name>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing adds to it yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapMenu</name>
    <message>
        <source>Open {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found a settlement…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} BP</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapTexts</name>
    <message>
        <source>Select</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a hex, or drag around several. Shift adds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag the map. With any tool, the middle button does the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag over hexes; beyond the edge the map grows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives a terrain to all connected hexes of the one clicked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag from the source along the hexes it runs through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark a coast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag over hexes that lie at open water.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark a lake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag over hexes that hold a lake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build roads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag along claimed hexes. The price is in the last line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build highways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag along claimed hexes. On a road only the difference is paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click explored and cleared hexes beside the realm: 1 BP each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives claimed hexes up; Unrest rises.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark as explored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag over hexes the party has explored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark as cleared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag over hexes that are safe; only these can be claimed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes rivers, coasts and lakes out of hexes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes unclaimed hexes off the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hex labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rivers and roads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Borders of realms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unexplored land paler</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hex map of the campaign. Arrow keys move from hex to hex, Enter uses the tool, Shift with an arrow key extends the selection, plus and minus zoom, F shows the whole map.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Example campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print and export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kingdom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Grant or take…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;modifier…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rulings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Adopt a running kingdom…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the &amp;paper sheet…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Begin the reign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModeBar</name>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kingdom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this month and begin the next (Ctrl+Return)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModifierDialog</name>
    <message>
        <source>New modifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole kingdom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Months</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModifiersPanel</name>
    <message>
        <source>Modifiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New modifier…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant or take…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None in force.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>through {month}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NameAndNoteDialog</name>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewCampaignDialog</name>
    <message>
        <source>&amp;Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{columns} × {rows} hexes, points up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{columns} × {rows} hexes, flat tops</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumbersPanel</name>
    <message>
        <source>Numbers of the settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}: see where it comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>– at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base value at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given to the kingdom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capital</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hex {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May build in {count} months</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings this month: {used} of {allowed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} gp</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OfferRow</name>
    <message>
        <source>{count} BP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insist…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: do it all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do it all the same, with a note</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark as explored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark as cleared of dangers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Realm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepare for a settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverrideDialog</name>
    <message>
        <source>Against the rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do it all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have the last word. The journal keeps your note beside what was done.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Search buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowers {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raises {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes no lot of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes {count} lots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes 1 lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Possible now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what can be built now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw as planned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build: paid for. Planned: only drawn. Granted by the GM: free and outside the limits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On what terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic −2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Construction magic takes 2 BP off one building a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No building is like that. Clear the search or lift a filter.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>The paper sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} gp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base value +{count} gp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no numbers of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole district</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on a lot with others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{least} or {most} lots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} lots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} BP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>district {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lot {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lots {first} to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}, {where}: no. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would cost {price}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}, {where}: {price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlanView</name>
    <message>
        <source>Districts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Size of everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes effect when the program is started again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set unsaved work &amp;aside every</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreviewDialog</name>
    <message>
        <source>Print sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language of the sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;ages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the width of the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{page} of {pages}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulingsDialog</name>
    <message>
        <source>Rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the rules can be read in several ways, this is how your campaign reads them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read in one way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{choice} (default)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettlementCard</name>
    <message>
        <source>{size}, the capital</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Builds from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>month {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name and note…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} gp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a district</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it the capital</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name and note</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettlementPage</name>
    <message>
        <source>Demolish the {name}? This costs {price}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demolish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do it all the same…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure the rules ask for, such as the best CR kept there:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag it to a lot, or click there. By keyboard: Enter, arrows, Enter. R turns it, Esc ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit to the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a district…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the numbers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>BP</source>
        <comment>Build Points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DC</source>
        <comment>Control DC</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treasury, in Build Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control DC: what kingdom checks must reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size: claimed hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consumption: Build Points due each Upkeep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No kingdom yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TerrainPanel</name>
    <message>
        <source>Terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hexes at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) at once</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ToolStrip</name>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the map shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caverns below</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Welcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a realm, build its cities, and rule it month by month.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found a kingdom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new campaign on an empty map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adopt a running kingdom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on from the numbers of a paper sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small realm, a year old.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a campaign…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>view</name>
    <message>
        <source>Step onto a side of the district first, beyond the outermost lots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>District {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of 36 lots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No settlement yet. Found one on the map, in a hex that is claimed and prepared.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
