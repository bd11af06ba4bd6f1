"""Sentences for codes, in the language of the reader. Qt-free."""
