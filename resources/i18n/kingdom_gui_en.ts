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
    <name>CompareFileDialog</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s)</source>
        <translation>
            <numerusform>%n settlement</numerusform>
            <numerusform>%n settlements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kingdom(s)</source>
        <translation>
            <numerusform>%n kingdom</numerusform>
            <numerusform>%n kingdoms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n label(s), pin(s) or picture(s)</source>
        <translation>
            <numerusform>%n label, pin or picture</numerusform>
            <numerusform>%n labels, pins or pictures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplorationForm</name>
    <message numerus="yes">
        <source>%n hex(es) to explore</source>
        <translation>
            <numerusform>%n hex to explore</numerusform>
            <numerusform>%n hexes to explore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) by the map</source>
        <translation>
            <numerusform>%n day by the map</numerusform>
            <numerusform>%n days by the map</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> month(s)</source>
        <translation>
            <numerusform> month</numerusform>
            <numerusform> months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExtrasList</name>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
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
    <name>ImportMapDialog</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) were not understood and stand first; say what they are.</source>
        <translation>
            <numerusform>%n name was not understood and stands first; say what it is.</numerusform>
            <numerusform>%n names were not understood and stand first; say what they are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LandForm</name>
    <message numerus="yes">
        <source>%n hex(es) chosen</source>
        <translation>
            <numerusform>%n hex chosen</numerusform>
            <numerusform>%n hexes chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) selected on the map:</source>
        <translation>
            <numerusform>%n hex selected on the map:</numerusform>
            <numerusform>%n hexes selected on the map:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} with the land around: %n hex(es)</source>
        <translation>
            <numerusform>{name} with the land around: %n hex</numerusform>
            <numerusform>{name} with the land around: %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Secondary territory with {name}: %n hex(es)</source>
        <translation>
            <numerusform>Secondary territory with {name}: %n hex</numerusform>
            <numerusform>Secondary territory with {name}: %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Secondary territory: %n hex(es)</source>
        <translation>
            <numerusform>Secondary territory: %n hex</numerusform>
            <numerusform>Secondary territory: %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Land apart with {name}: %n hex(es)</source>
        <translation>
            <numerusform>Land apart with {name}: %n hex</numerusform>
            <numerusform>Land apart with {name}: %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Land apart: %n hex(es)</source>
        <translation>
            <numerusform>Land apart: %n hex</numerusform>
            <numerusform>Land apart: %n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapImport</name>
    <message numerus="yes">
        <source>%n hex(es) imported</source>
        <translation>
            <numerusform>%n hex imported</numerusform>
            <numerusform>%n hexes imported</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) exploring</source>
        <translation>
            <numerusform>%n day exploring</numerusform>
            <numerusform>%n days exploring</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>River in %n hex(es)</source>
        <translation>
            <numerusform>River in %n hex</numerusform>
            <numerusform>River in %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Highway in %n hex(es)</source>
        <translation>
            <numerusform>Highway in %n hex</numerusform>
            <numerusform>Highway in %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Road in %n hex(es)</source>
        <translation>
            <numerusform>Road in %n hex</numerusform>
            <numerusform>Road in %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them claimed</source>
        <translation>
            <numerusform>%n of them claimed</numerusform>
            <numerusform>%n of them claimed</numerusform>
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
    <name>QueryForm</name>
    <message numerus="yes">
        <source>%n hex(es) found and selected.</source>
        <translation>
            <numerusform>%n hex found and selected.</numerusform>
            <numerusform>%n hexes found and selected.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveredDialog</name>
    <message numerus="yes">
        <source>%n edit(s) since it was saved last:</source>
        <translation>
            <numerusform>%n edit since it was saved last:</numerusform>
            <numerusform>%n edits since it was saved last:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) at the end could not be read and are left out.</source>
        <translation>
            <numerusform>%n line at the end could not be read and is left out.</numerusform>
            <numerusform>%n lines at the end could not be read and are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RemoveKingdomDialog</name>
    <message numerus="yes">
        <source>%n hex(es) will be nobody’s.</source>
        <translation>
            <numerusform>%n hex will be nobody’s.</numerusform>
            <numerusform>%n hexes will be nobody’s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RepairDialog</name>
    <message numerus="yes">
        <source>%n kingdom(s)</source>
        <translation>
            <numerusform>%n kingdom</numerusform>
            <numerusform>%n kingdoms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s)</source>
        <translation>
            <numerusform>%n settlement</numerusform>
            <numerusform>%n settlements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the journal</source>
        <translation>
            <numerusform>%n line of the journal</numerusform>
            <numerusform>%n lines of the journal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s) to go back to</source>
        <translation>
            <numerusform>%n month to go back to</numerusform>
            <numerusform>%n months to go back to</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
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
    <name>RowCounter</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShownField</name>
    <message numerus="yes">
        <source>%n part(s), kept as they are</source>
        <translation>
            <numerusform>%n part, kept as it is</numerusform>
            <numerusform>%n parts, kept as they are</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message numerus="yes">
        <source>%n hex(es) in all</source>
        <translation>
            <numerusform>%n hex in all</numerusform>
            <numerusform>%n hexes in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ToolOptions</name>
    <message numerus="yes">
        <source>%n hex(es) at once</source>
        <translation>
            <numerusform>%n hex at once</numerusform>
            <numerusform>%n hexes at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) selected</source>
        <translation>
            <numerusform>%n hex selected</numerusform>
            <numerusform>%n hexes selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) to either side</source>
        <translation>
            <numerusform>%n hex to either side</numerusform>
            <numerusform>%n hexes to either side</numerusform>
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
    <name>UnusedPictures</name>
    <message numerus="yes">
        <source>Remove %n unused picture(s) for good?</source>
        <translation>
            <numerusform>Remove %n unused picture for good?</numerusform>
            <numerusform>Remove %n unused pictures for good?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) removed</source>
        <translation>
            <numerusform>%n picture removed</numerusform>
            <numerusform>%n pictures removed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VassalForm</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
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
