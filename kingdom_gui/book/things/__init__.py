"""Pages made from the rules in force: one module a kind of thing."""
