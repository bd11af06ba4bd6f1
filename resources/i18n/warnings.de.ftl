### Was zu einer Tat gesagt wird, die trotzdem geschah.

warning_waived = { $text } Vor Beginn der Herrschaft geht es trotzdem.
warning_told = Warnung: { $text }
