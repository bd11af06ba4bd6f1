<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AbandonDialog</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message numerus="yes">
        <source>Unsaved work of this campaign was found, set aside %n minute(s) ago.</source>
        <translation>
            <numerusform>Unsaved work of this campaign was found, set aside %n minute ago.</numerusform>
            <numerusform>Unsaved work of this campaign was found, set aside %n minutes ago.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HexCard</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MonthsPanel</name>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumbersPanel</name>
    <message numerus="yes">
        <source>May build in %n month(s)</source>
        <translation>
            <numerusform>May build in %n month</numerusform>
            <numerusform>May build in %n months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RewindDialog</name>
    <message numerus="yes">
        <source>This month and %n before it are undone, on the map as well.</source>
        <translation>
            <numerusform>This month and %n before it are undone, on the map as well.</numerusform>
            <numerusform>This month and %n before it are undone, on the map as well.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the journal go with that.</source>
        <translation>
            <numerusform>%n line of the journal goes with that.</numerusform>
            <numerusform>%n lines of the journal go with that.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TerrainPanel</name>
    <message numerus="yes">
        <source>%n hex(es) at once</source>
        <translation>
            <numerusform>%n hex at once</numerusform>
            <numerusform>%n hexes at once</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TradeForm</name>
    <message numerus="yes">
        <source>%n day(s) by the map</source>
        <translation>
            <numerusform>%n day by the map</numerusform>
            <numerusform>%n days by the map</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WishPanel</name>
    <message numerus="yes">
        <source>Built in %n month(s), from the top to the end</source>
        <translation>
            <numerusform>Built in %n month, from the top to the end</numerusform>
            <numerusform>Built in %n months, from the top to the end</numerusform>
        </translation>
    </message>
</context>
</TS>
