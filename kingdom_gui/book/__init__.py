"""The help book: written pages, pages made from the rules in force, links, tables and search. Qt-free."""
