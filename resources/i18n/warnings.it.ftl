### Ciò che si dice di un atto compiuto comunque.

warning_waived = { $text } Prima dell’inizio del governo si può fare comunque.
warning_told = Avviso: { $text }
