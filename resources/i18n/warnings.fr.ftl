### Ce qu’on dit d’un acte accompli tout de même.

warning_waived = { $text } Avant le début du règne, c’est permis tout de même.
warning_told = Avertissement : { $text }
