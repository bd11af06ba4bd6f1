"""Dialogs: each builds one action and shows what would come of it before it is done."""
