"""The parts of the journal's page: the chronicle of the months, and their numbers as curves."""
