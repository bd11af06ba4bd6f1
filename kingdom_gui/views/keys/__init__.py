"""Which keys do what: one table, what the user has changed of it, and the page that shows and changes it."""
