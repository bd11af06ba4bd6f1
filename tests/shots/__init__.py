"""Pictures of every screen, dialog and sheet, to be looked at (`make shots`)."""
