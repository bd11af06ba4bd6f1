"""The month: upkeep, edicts, income and events, as pure steps that ask the table what they need."""
