"""The events of the Event phase, one function each, grouped as the rules' tables group them (IT L1141)."""
