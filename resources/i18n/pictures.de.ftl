### Das eigene Bild unter dem Raster: was damit geschah und was nicht stimmt.

picture_placed = Bild { $file } unter die Karte gelegt
picture_adjusted = Bild { $file } angepasst
picture_removed = Bild { $file } weggenommen
no_such_picture = Unter dieser Ebene der Karte liegt kein Bild.
picture_name = „{ $file }“ ist kein einfacher Dateiname; erwartet wird ein Name ohne Ordner.
picture_fingerprint = Der Fingerabdruck von { $file } ist nicht der seiner Bytes; erwartet werden 64 Hexadezimalziffern (SHA-256).
picture_pixels = { $file } hat { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) } Pixel; unter die Karte passen höchstens { $most } Megapixel. Speichern Sie es kleiner.
picture_number = „{ $field }“ muss eine Zahl von { $low } bis { $high } sein.
picture_crop = Der Zuschnitt lässt von einem Bild mit { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) } Pixeln nichts übrig.
picture_too_large_inside = { $file } ist zu groß für die Kampagnendatei; höchstens { $most } MiB passen hinein. Bewahren Sie es neben der Kampagne auf.
fault_picture_name = { $found } ist kein einfacher Dateiname; erwartet wird ein Name ohne Ordner mit höchstens { $limit } Buchstaben.
fault_picture_fingerprint = { $found } ist kein Fingerabdruck; erwartet werden 64 Hexadezimalziffern (SHA-256).
fault_picture_number = { $found } liegt außerhalb; erwartet wird eine Zahl von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }.
fault_picture_pixels = Das Bild hat mehr als { $limit } Megapixel; mehr sind nicht erlaubt.
fault_picture_crop = Der Zuschnitt lässt von { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) } Pixeln nichts übrig; erwartet werden vier Zahlen ab 0, die etwas lassen.
fault_picture_not_inside = Die Bytes des eingebetteten Bildes { $file } stehen nicht unter „embedded“.
fault_picture_unused = Kein Bild der Karte hat den Fingerabdruck { $found }; Eingebettetes muss unter der Karte liegen.
fault_picture_other = Diese Bytes sind nicht die des angegebenen Fingerabdrucks.
fault_picture_too_large_inside = Das eingebettete Bild hat { $found } MiB; höchstens { $limit } sind erlaubt.
picture_missing = Das Bild { $file } liegt nicht im Ordner { $folder }; legen Sie es wieder dorthin oder ein anderes unter die Karte.
picture_changed = Das Bild { $file } ist nicht mehr das, welches unter die Karte gelegt wurde; legen Sie es neu, um es so zu verwenden.
picture_outside = { $file } wurde nicht gelesen: Es liegt außerhalb des Bilderordners neben der Kampagne.
picture_kind = { $file } ist weder PNG, JPEG, WebP, SVG noch PDF; eines davon wird erwartet.
picture_cut_off = { $file } endet zu früh oder ist beschädigt; nichts davon wurde verwendet.
picture_memory = { $file } ist so gespeichert, dass es auf einmal entpackt werden muss ({ $way ->
    [interlaced] mit Zeilensprung
    [progressive] progressiv
   *[whole] am Stück
}), und braucht zu viel Speicher; speichern Sie es als gewöhnliches PNG oder JPEG.
picture_svg_outside = { $file } verweist auf etwas außerhalb ({ $found }); nichts wurde geholt. Speichern Sie es mit allem Inhalt.
picture_svg_entities = { $file } erklärt eigene Entitäten; speichern Sie es als einfaches SVG.
picture_svg_many = { $file } ist zu tief verschachtelt oder aus zu vielen Teilen ({ $limit } höchstens).
picture_svg_broken = { $file } ist kein fehlerfreies SVG (Zeile { NUMBER($line, useGrouping: 0) }).
picture_pdf_password = { $file } ist mit einem Passwort geschützt; speichern Sie es ohne.
picture_pdf_page = { $file } hat { $pages ->
    [one] eine Seite
   *[other] { $pages } Seiten
}; eine Seite { NUMBER($page, useGrouping: 0) } gibt es nicht.
picture_too_long = { $file } wurde aufgegeben: Das Entpacken dauerte länger als { $seconds } Sekunden.
picture_failed = { $file } konnte nicht entpackt werden: Es braucht zu viel Speicher oder will schaden. Nichts davon wurde verwendet.
picture_no_reader = { $file } ist ein PDF, und die Bibliothek, die sie liest (pypdfium2), ist nicht installiert.
fit_too_few = Markieren Sie mindestens zwei weit entfernte Hexfeldmitten; drei sind besser.
fit_same_hex = Zwei Marken nennen dasselbe Hexfeld; geben Sie jeder ihr eigenes.
fit_same_place = Zwei Marken liegen auf derselben Stelle des Bildes; setzen Sie sie auf verschiedene Hexfelder.
fit_pitch = Die Hexfelder lägen { $pitch } Pixel auseinander; { $low } bis { $high } sind möglich. Ist ein Hexfeld falsch benannt?
fit_misses = Die Marken passen zu keinem Hexraster: Eine liegt { $miss } Pixel daneben, bei { $pitch } von Feld zu Feld. Ist ein Hexfeld falsch benannt oder die Ausrichtung der Karte eine andere?
