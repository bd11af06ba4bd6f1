"""A settlement's own numbers, each a ledger of where it comes from."""
