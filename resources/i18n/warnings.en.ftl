### What is told of a deed that was done all the same.

warning_waived = { $text } Before the reign begins it may be done all the same.
warning_told = Warning: { $text }
